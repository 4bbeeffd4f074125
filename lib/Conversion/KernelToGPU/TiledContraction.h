//===- TiledContraction.h - Sums of products by shared memory ---*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_KERNELTOGPU_TILEDCONTRACTION_H
#define TENON_LIB_CONVERSION_KERNELTOGPU_TILEDCONTRACTION_H

#include "DeviceKernel.h"

namespace tenon {

/// The loops of a nest that adds products, by the operands that depend on them.
struct ContractionDims {
  llvm::SmallVector<unsigned> batch, rows, columns, contracted;
  int64_t numBatch = 1, numRows = 1, numColumns = 1, depth = 1;
  /// How many tiles of a block the result has.
  int64_t numTiles() const;
};

/// Those of a nest that is worth tiling, or nothing.
std::optional<ContractionDims> contractionDims(mlir::linalg::LinalgOp nest);

/// Code in which blocks compute one tile of the result each, in turn.
void emitTiledContraction(DeviceKernel &kernel, mlir::linalg::LinalgOp nest,
                          const ContractionDims &dims, mlir::Value initial);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_KERNELTOGPU_TILEDCONTRACTION_H
