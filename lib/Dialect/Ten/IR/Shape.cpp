//===- Shape.cpp - Broadcasts, reshapes, transposes, reversals ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Constraints.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

OpFoldResult BroadcastOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ReshapeOp::fold(FoldAdaptor) { return {}; }
OpFoldResult TransposeOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ReverseOp::fold(FoldAdaptor) { return {}; }
void BroadcastOp::getCanonicalizationPatterns(RewritePatternSet &,
                                              MLIRContext *) {}
void ReshapeOp::getCanonicalizationPatterns(RewritePatternSet &,
                                            MLIRContext *) {}
void TransposeOp::getCanonicalizationPatterns(RewritePatternSet &,
                                              MLIRContext *) {}
void ReverseOp::getCanonicalizationPatterns(RewritePatternSet &,
                                            MLIRContext *) {}

//===-- Verifiers ---------------------------------------------------------===//

LogicalResult BroadcastOp::verify() {
  RankedTensorType from = getOperand().getType(), to = getType();
  // broadcast_c1
  if (failed(checkLength(*this, "dims", getDims().size(), from.getRank())))
    return failure();
  // broadcast_c2
  if (failed(checkDims(*this, "dims", getDims(), to.getRank())))
    return failure();
  // broadcast_c3
  if (failed(checkSizes(*this, getSizes(), to)))
    return failure();
  // broadcast_c4, broadcast_c5
  SmallVector<int64_t> shape(to.getShape());
  for (auto [dim, size] : llvm::zip_equal(getDims(), from.getShape()))
    if (size != 1 && !ShapedType::isDynamic(size))
      shape[dim] = size;
  return checkResult(*this, from.clone(shape), to);
}

LogicalResult ReshapeOp::verify() {
  RankedTensorType from = getOperand().getType(), to = getType();
  // reshape_c1
  if (failed(checkSizes(*this, getSizes(), to)))
    return failure();
  // reshape_c2
  if (from.getElementType() != to.getElementType())
    return checkResult(*this, to.clone(from.getElementType()), to);
  // reshape_c3
  std::optional<int64_t> before = elementCount(from), after = elementCount(to);
  if (before && after && *before != *after)
    return emitOpError("expects a result of ")
           << *before << " elements, got " << *after << " in " << to;
  return success();
}

LogicalResult TransposeOp::verify() {
  RankedTensorType from = getOperand().getType();
  // transpose_c1
  if (failed(checkLength(*this, "perm", getPerm().size(), from.getRank())))
    return failure();
  // transpose_c2
  if (failed(checkDims(*this, "perm", getPerm(), from.getRank())))
    return failure();
  // transpose_c3
  SmallVector<int64_t> shape;
  for (int64_t dim : getPerm())
    shape.push_back(from.getDimSize(dim));
  return checkResult(*this, from.clone(shape), getType());
}

LogicalResult ReverseOp::verify() {
  // reverse_c1
  if (failed(checkDims(*this, "dims", getDims(), getType().getRank())))
    return failure();
  return checkSameType(*this, "a result", getOperand().getType(), getType());
}

//===-- Builders and shapes -----------------------------------------------===//

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
