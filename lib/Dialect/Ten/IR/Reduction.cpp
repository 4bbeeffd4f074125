//===- Reduction.cpp - Reductions, windows and scans ----------------------===//
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

void ReduceOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {
}
void WindowReduceOp::getCanonicalizationPatterns(RewritePatternSet &,
                                                 MLIRContext *) {}
void ScanOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
LogicalResult ReduceOp::verify() { return success(); }
LogicalResult WindowReduceOp::verify() { return success(); }
LogicalResult ScanOp::verify() { return success(); }

void ReduceOp::build(OpBuilder &builder, OperationState &state,
                     ReductionKind kind, Value input, ArrayRef<int64_t> dims) {
  RankedTensorType type = tensorType(input);
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(dims, dim))
      shape.push_back(size);
  build(builder, state, TypeRange(type.clone(shape)),
        ReductionKindAttr::get(builder.getContext(), kind), input, ValueRange(),
        builder.getDenseI64ArrayAttr(dims));
}

LogicalResult ReduceOp::reifyResultShapes(OpBuilder &builder,
                                          ReifiedRankedShapedTypeDims &shapes) {
  SmallVector<int64_t> kept;
  for (int64_t dim = 0; dim < tensorType(getInputs().front()).getRank(); ++dim)
    if (!llvm::is_contained(getDims(), dim))
      kept.push_back(dim);
  for (Type type : getResultTypes())
    if (failed(reifyType(builder, type, shapes, [&](int64_t dim) {
          return dimSize(builder, getLoc(), getInputs().front(), kept[dim]);
        })))
      return failure();
  return success();
}

LogicalResult
WindowReduceOp::reifyResultShapes(OpBuilder &builder,
                                  ReifiedRankedShapedTypeDims &shapes) {
  Location loc = getLoc();
  for (Type type : getResultTypes())
    if (failed(reifyType(builder, type, shapes, [&](int64_t dim) {
          AffineExpr size = builder.getAffineSymbolExpr(0);
          AffineExpr padded = (size - 1) * getBaseDilation(dim) + 1 +
                              getPadLow(dim) + getPadHigh(dim);
          int64_t extent = (getWindow()[dim] - 1) * getWindowDilation(dim) + 1;
          return computeSize(builder, loc,
                             (padded - extent).floorDiv(getStride(dim)) + 1,
                             {dimSize(builder, loc, getInputs().front(), dim)});
        })))
      return failure();
  return success();
}

LogicalResult ScanOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperand(builder, *this, shapes);
}
