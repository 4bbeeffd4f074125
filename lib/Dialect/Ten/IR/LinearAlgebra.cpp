//===- LinearAlgebra.cpp - Cholesky and triangular solve ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Constraints.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

/// Checks that the last two dimensions are a square matrix.
static LogicalResult checkSquare(Operation *op, RankedTensorType type) {
  int64_t rank = type.getRank();
  if (rank >= 2 &&
      isSameSize(type.getDimSize(rank - 1), type.getDimSize(rank - 2)))
    return success();
  return op->emitOpError("expects square matrices in the last two dimensions, "
                         "got ")
         << type;
}

LogicalResult CholeskyOp::verify() {
  // cholesky_c1
  if (failed(checkSquare(*this, getOperand().getType())))
    return failure();
  // cholesky_c2
  return checkSameType(*this, "a result", getOperand().getType(), getType());
}

LogicalResult TriangularSolveOp::verify() {
  RankedTensorType a = getA().getType(), rhs = getRhs().getType();
  int64_t rank = a.getRank();
  // triangular_solve_c1
  if (failed(checkSquare(*this, a)))
    return failure();
  // triangular_solve_c3
  if (rhs.getRank() != rank || rhs.getElementType() != a.getElementType())
    return emitOpError("expects a right-hand side of rank ")
           << rank << " with elements " << a.getElementType() << ", got "
           << rhs;
  // triangular_solve_c2
  for (int64_t dim = 0; dim < rank - 2; ++dim)
    if (!isSameSize(a.getDimSize(dim), rhs.getDimSize(dim)))
      return emitOpError("expects equal batch sizes in dimension ")
             << dim << ", got " << a.getDimSize(dim) << " and "
             << rhs.getDimSize(dim);
  // triangular_solve_c4
  int64_t side = rhs.getDimSize(getRight() ? rank - 1 : rank - 2);
  if (!isSameSize(a.getDimSize(rank - 1), side))
    return emitOpError("expects a right-hand side of size ")
           << a.getDimSize(rank - 1) << " in dimension "
           << (getRight() ? rank - 1 : rank - 2) << ", got " << side;
  return success();
}

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
