//===- TransposeNest.h - Transposing nests ----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_KERNELS_TRANSPOSENEST_H
#define TENON_LIB_CODEGEN_GPU_KERNELS_TRANSPOSENEST_H

#include "DeviceKernel.h"

namespace tenon {

/// An elementwise nest whose results are contiguous along one loop, and some of
/// its inputs along another.
struct TransposeNest {
  mlir::linalg::LinalgOp nest;
  unsigned along = 0, across = 0; ///< the results' loop, and those inputs'
  llvm::SmallVector<mlir::OpOperand *> inputs;

  int64_t countTiles() const;
};

/// Returns nullopt if threads access contiguous elements anyway, or the loops
/// are too short for tiles.
std::optional<TransposeNest> findTranspose(mlir::linalg::LinalgOp nest);

/// Emits code of a block that goes over tiles of both loops: those inputs are
/// read in memory order and transposed in shared memory.
void emitTranspose(DeviceKernel &kernel, const TransposeNest &transpose);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_TRANSPOSENEST_H
