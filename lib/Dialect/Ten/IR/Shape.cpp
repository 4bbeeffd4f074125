//===- Shape.cpp - Operations that move elements --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

OpFoldResult BroadcastOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ReshapeOp::fold(FoldAdaptor) { return {}; }
OpFoldResult TransposeOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ReverseOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ConcatOp::fold(FoldAdaptor) { return {}; }
OpFoldResult PadOp::fold(FoldAdaptor) { return {}; }
OpFoldResult SliceOp::fold(FoldAdaptor) { return {}; }
void BroadcastOp::getCanonicalizationPatterns(RewritePatternSet &,
                                              MLIRContext *) {}
void ReshapeOp::getCanonicalizationPatterns(RewritePatternSet &,
                                            MLIRContext *) {}
void TransposeOp::getCanonicalizationPatterns(RewritePatternSet &,
                                              MLIRContext *) {}
void ReverseOp::getCanonicalizationPatterns(RewritePatternSet &,
                                            MLIRContext *) {}
void ConcatOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {
}
void PadOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void SliceOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
LogicalResult BroadcastOp::verify() { return success(); }
LogicalResult ReshapeOp::verify() { return success(); }
LogicalResult TransposeOp::verify() { return success(); }
LogicalResult ReverseOp::verify() { return success(); }
LogicalResult ConcatOp::verify() { return success(); }
LogicalResult PadOp::verify() { return success(); }
LogicalResult SliceOp::verify() { return success(); }

LogicalResult
BroadcastOp::reifyResultShapes(OpBuilder &builder,
                               ReifiedRankedShapedTypeDims &shapes) {
  return reifyFromSizes(builder, getType(), getSizes(), shapes);
}

LogicalResult
ReshapeOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &shapes) {
  return reifyFromSizes(builder, getType(), getSizes(), shapes);
}

LogicalResult
TransposeOp::reifyResultShapes(OpBuilder &builder,
                               ReifiedRankedShapedTypeDims &shapes) {
  return reifyType(
      builder, getType(), shapes, [&](int64_t dim) -> OpFoldResult {
        return dimSize(builder, getLoc(), getOperand(), getPerm()[dim]);
      });
}

LogicalResult
ReverseOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperand(builder, *this, shapes);
}

LogicalResult ConcatOp::reifyResultShapes(OpBuilder &builder,
                                          ReifiedRankedShapedTypeDims &shapes) {
  Location loc = getLoc();
  return reifyType(builder, getType(), shapes, [&](int64_t dim) {
    if (dim != static_cast<int64_t>(getDim()))
      return dimSize(builder, loc, getInputs().front(), dim);
    AffineExpr sum = builder.getAffineConstantExpr(0);
    SmallVector<OpFoldResult> sizes;
    for (auto [i, input] : llvm::enumerate(getInputs())) {
      sum = sum + builder.getAffineSymbolExpr(i);
      sizes.push_back(dimSize(builder, loc, input, dim));
    }
    return computeSize(builder, loc, sum, sizes);
  });
}

LogicalResult PadOp::reifyResultShapes(OpBuilder &builder,
                                       ReifiedRankedShapedTypeDims &shapes) {
  Location loc = getLoc();
  auto low = getMixedValues(getStaticLow(), getLow(), builder);
  auto high = getMixedValues(getStaticHigh(), getHigh(), builder);
  auto interior = getMixedValues(getStaticInterior(), getInterior(), builder);
  return reifyType(builder, getType(), shapes, [&](int64_t dim) {
    AffineExpr size, lowExpr, highExpr;
    bindSymbols(builder.getContext(), size, lowExpr, highExpr);
    OpFoldResult operand = dimSize(builder, loc, getOperand(), dim);
    // Interior padding multiplies the size: affine only where it is constant.
    std::optional<int64_t> gap = getConstantIntValue(interior[dim]);
    if (!gap)
      return OpFoldResult();
    if (*gap == 0)
      return computeSize(builder, loc, lowExpr + size + highExpr,
                         {operand, low[dim], high[dim]});
    OpFoldResult gaps = computeSize(builder, loc, size - 1, {operand});
    if (auto value = dyn_cast<Value>(gaps))
      gaps = arith::MaxSIOp::create(
                 builder, loc, value,
                 arith::ConstantIndexOp::create(builder, loc, 0))
                 .getResult();
    else
      gaps = builder.getIndexAttr(
          std::max<int64_t>(0, *getConstantIntValue(gaps)));
    AffineExpr gapsExpr = builder.getAffineSymbolExpr(3);
    return computeSize(builder, loc,
                       lowExpr + size + highExpr + gapsExpr * *gap,
                       {operand, low[dim], high[dim], gaps});
  });
}

LogicalResult SliceOp::reifyResultShapes(OpBuilder &builder,
                                         ReifiedRankedShapedTypeDims &shapes) {
  Location loc = getLoc();
  auto start = getMixedValues(getStaticStart(), getStart(), builder);
  auto limit = getMixedValues(getStaticLimit(), getLimit(), builder);
  auto stride = getMixedValues(getStaticStride(), getStride(), builder);
  return reifyType(builder, getType(), shapes, [&](int64_t dim) {
    AffineExpr startExpr, limitExpr, strideExpr;
    bindSymbols(builder.getContext(), startExpr, limitExpr, strideExpr);
    return computeSize(builder, loc,
                       (limitExpr - startExpr).ceilDiv(strideExpr),
                       {start[dim], limit[dim], stride[dim]});
  });
}

void BroadcastOp::build(OpBuilder &builder, OperationState &state, Type result,
                        Value operand, ArrayRef<int64_t> dims) {
  build(builder, state, result, operand, dims, ValueRange());
}
void ReshapeOp::build(OpBuilder &builder, OperationState &state, Type result,
                      Value operand) {
  build(builder, state, result, operand, ValueRange());
}
void TransposeOp::build(OpBuilder &builder, OperationState &state,
                        Value operand, ArrayRef<int64_t> perm) {
  RankedTensorType type = tensorType(operand);
  SmallVector<int64_t> shape;
  for (int64_t dim : perm)
    shape.push_back(type.getDimSize(dim));
  build(builder, state, type.clone(shape), operand, perm);
}
void ConcatOp::build(OpBuilder &builder, OperationState &state,
                     ValueRange inputs, int64_t dim) {
  RankedTensorType type = tensorType(inputs.front());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = 0;
  for (Value input : inputs) {
    int64_t size = tensorType(input).getDimSize(dim);
    shape[dim] =
        ShapedType::isDynamic(size) || ShapedType::isDynamic(shape[dim])
            ? ShapedType::kDynamic
            : shape[dim] + size;
  }
  build(builder, state, type.clone(shape), inputs, dim);
}
void PadOp::build(OpBuilder &builder, OperationState &state, Value operand,
                  Value value, ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                  ArrayRef<int64_t> interior) {
  RankedTensorType type = tensorType(operand);
  SmallVector<int64_t> shape(type.getShape());
  for (auto [dim, size] : llvm::enumerate(shape))
    if (!ShapedType::isDynamic(size))
      size +=
          low[dim] + high[dim] + std::max<int64_t>(0, size - 1) * interior[dim];
  build(builder, state, type.clone(shape), operand, value, ValueRange(),
        ValueRange(), ValueRange(), low, high, interior);
}
void SliceOp::build(OpBuilder &builder, OperationState &state, Value operand,
                    ArrayRef<int64_t> start, ArrayRef<int64_t> limit,
                    ArrayRef<int64_t> stride) {
  SmallVector<int64_t> shape;
  for (auto [first, last, step] : llvm::zip_equal(start, limit, stride))
    shape.push_back(llvm::divideCeil(last - first, step));
  build(builder, state, tensorType(operand).clone(shape), operand, ValueRange(),
        ValueRange(), ValueRange(), start, limit, stride);
}
