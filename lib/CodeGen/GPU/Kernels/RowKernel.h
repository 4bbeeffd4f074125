//===- RowKernel.h - Independent rows on a GPU ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_KERNELS_ROWKERNEL_H
#define TENON_LIB_CODEGEN_GPU_KERNELS_ROWKERNEL_H

#include "DeviceKernel.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace tenon {

/// Perfectly nested loops, each of whose iterations writes positions of its own
/// and, of all written memory, reads only those.
struct RowLoops {
  llvm::SmallVector<mlir::scf::ForOp> loops;
  /// True if an iteration consists of loops that the threads of a block can
  /// divide, long enough to be worth it.
  bool isDivisible = false;
};

/// Returns the loops that start with `outer`; none if iterations may depend on
/// each other.
RowLoops findRowLoops(mlir::scf::ForOp outer);
/// Returns a loop of one iteration as a row, whatever it writes.
RowLoops oneRow(mlir::scf::ForOp loop);

/// Returns the number of iterations of the loops, on the host.
mlir::Value countRows(mlir::OpBuilder &builder, const RowLoops &rows);

/// Emits code in which one block, or one thread, computes a row. `rows` are
/// inside of the kernel, and stay.
void emitRows(DeviceKernel &kernel, const RowLoops &rows);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_ROWKERNEL_H
