//===- RowKernel.h - Loops over rows that do not depend on each other -*- C++
//-*-===//
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

/// Loops, one directly in the other, each of whose iterations writes places of
/// its own and reads, of what any writes, those alone.
struct RowLoops {
  llvm::SmallVector<mlir::scf::ForOp> loops;
  /// Whether what an iteration does are loops that the threads of a block can
  /// divide, long enough to be worth it.
  bool isDivisible = false;
};

/// The loops that `outer` begins, none where iterations may depend on others.
RowLoops findRowLoops(mlir::scf::ForOp outer);
/// A loop of one iteration as a row, whatever it writes.
RowLoops oneRow(mlir::scf::ForOp loop);

/// How many iterations the loops have, on the host.
mlir::Value countRows(mlir::OpBuilder &builder, const RowLoops &rows);

/// Code in which one block computes a row, or one thread. `rows` are inside of
/// the kernel, and stay.
void emitRows(DeviceKernel &kernel, const RowLoops &rows);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_ROWKERNEL_H
