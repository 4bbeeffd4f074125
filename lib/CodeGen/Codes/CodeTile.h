//===- CodeTile.h - Products with numbers made of codes ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_CODES_CODETILE_H
#define TENON_LIB_CODEGEN_CODES_CODETILE_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace tenon {

/// Minimum number of exact rows that are a product of matrices for each lane.
/// Tuned: rows; docs/developer/rationale/algorithms.md "Many rows are a product
/// of matrices for each lane".
constexpr int64_t kMinRowsOfLanes = 64;
/// Vectors of columns that such products make at a time.
/// Tuned: vectors; docs/developer/rationale/algorithms.md "Many rows are a
/// product of matrices for each lane".
constexpr int64_t kVectorsOfLanes = 2;

/// Returns the number of panels of `columns` columns that they make.
inline int64_t panelsOfLanes(ten::CodeTileAttr tile, int64_t columns) {
  return kVectorsOfLanes * (tile.getLanes() / columns);
}

/// Emits vector code before a nest that has a `#ten.code_tile`; false where the
/// nest does not have that form. The caller erases the nest.
bool emitCodeTile(mlir::linalg::GenericOp nest, ten::TargetAttr target);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_CODES_CODETILE_H
