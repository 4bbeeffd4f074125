//===- LinearAlgebra.cpp - Cholesky factors and triangular systems --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

LogicalResult CholeskyOp::verify() { return success(); }
LogicalResult TriangularSolveOp::verify() { return success(); }

LogicalResult
CholeskyOp::reifyResultShapes(OpBuilder &builder,
                              ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperand(builder, *this, shapes);
}

LogicalResult
TriangularSolveOp::reifyResultShapes(OpBuilder &builder,
                                     ReifiedRankedShapedTypeDims &shapes) {
  return reifyType(builder, getType(), shapes,
                   [&](int64_t dim) -> OpFoldResult {
                     return dimSize(builder, getLoc(), getRhs(), dim);
                   });
}
