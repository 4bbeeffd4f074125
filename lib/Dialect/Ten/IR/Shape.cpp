//===- Shape.cpp - Broadcast, reshape, transpose, reverse -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers, builders, folders and patterns of the operations that only
// rearrange elements: broadcast, reshape, transpose and reverse. Chains of the
// same operation are merged, and transposes of unit dimensions become reshapes.
// Small constants are rearranged at compile time.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Folding.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

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
  if (failed(checkResult(*this, from.clone(shape), to)))
    return failure();
  // broadcast_c6
  ArrayRef<int64_t> kept = getKept().value_or(ArrayRef<int64_t>());
  if (failed(checkDims(*this, "kept", kept, from.getRank())))
    return failure();
  // broadcast_c7
  for (int64_t dim : kept)
    if (int64_t size = from.getDimSize(dim),
        wanted = to.getDimSize(getDims()[dim]);
        size != wanted && !ShapedType::isDynamic(size) &&
        !ShapedType::isDynamic(wanted))
      return emitOpError("expects dimension ")
             << dim << " of the operand, which is in 'kept', to have the "
             << "result's size " << wanted << ", got " << size;
  return success();
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

void BroadcastOp::build(OpBuilder &builder, OperationState &state, Type result,
                        Value operand, ArrayRef<int64_t> dims,
                        ValueRange sizes) {
  build(builder, state, result, operand, builder.getDenseI64ArrayAttr(dims),
        sizes, /*kept=*/DenseI64ArrayAttr());
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

//===-- Folders -----------------------------------------------------------===//

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  RankedTensorType from = getOperand().getType(), to = getType();
  auto isRepeated = [&](int64_t dim) {
    return from.isDynamicDim(dim) &&
           !(getKept() && llvm::is_contained(*getKept(), dim));
  };
  if (from == to && isIdentity(getDims()) &&
      llvm::none_of(llvm::seq<int64_t>(0, from.getRank()), isRepeated))
    return getOperand();
  std::optional<ConstantElements> value =
      ConstantElements::read(adaptor.getOperand());
  // Folds splats only: other broadcasts are cheaper than a constant of their
  // result.
  if (value && (value->splat || *elementCount(from) == 1) &&
      to.hasStaticShape())
    return makeConstant(to, value->bytes, /*splat=*/true);
  return {};
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  RankedTensorType to = getType();
  if (getOperand().getType() == to &&
      (to.hasStaticShape() || to.getRank() == 1))
    return getOperand();
  std::optional<ConstantElements> value =
      ConstantElements::read(adaptor.getOperand());
  if (value && to.hasStaticShape())
    return makeConstant(to, value->bytes, value->splat);
  return {};
}

OpFoldResult TransposeOp::fold(FoldAdaptor adaptor) {
  if (getOperand().getType() == getType() && isIdentity(getPerm()))
    return getOperand();
  std::optional<ConstantElements> value =
      ConstantElements::read(adaptor.getOperand());
  if (!value)
    return {};
  SmallVector<int64_t> strides = elementStrides(value->type.getShape());
  return permuteConstant(*value, getType(), [&](ArrayRef<int64_t> index) {
    int64_t source = 0;
    for (auto [i, dim] : llvm::zip_equal(index, getPerm()))
      source += i * strides[dim];
    return source;
  });
}

OpFoldResult ReverseOp::fold(FoldAdaptor adaptor) {
  if (llvm::all_of(getDims(),
                   [&](int64_t dim) { return getType().getDimSize(dim) == 1; }))
    return getOperand();
  std::optional<ConstantElements> value =
      ConstantElements::read(adaptor.getOperand());
  if (!value)
    return {};
  SmallVector<int64_t> strides = elementStrides(getType().getShape());
  return permuteConstant(*value, getType(), [&](ArrayRef<int64_t> index) {
    int64_t source = 0;
    for (auto [dim, i] : llvm::enumerate(index))
      source += strides[dim] * (llvm::is_contained(getDims(), dim)
                                    ? getType().getDimSize(dim) - 1 - i
                                    : i);
    return source;
  });
}

//===-- Canonicalizations -------------------------------------------------===//

namespace {
/// Merges a broadcast of a broadcast.
struct MergeBroadcasts : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<BroadcastOp>();
    if (!inner)
      return failure();
    SmallVector<int64_t> dims;
    for (int64_t dim : inner.getDims())
      dims.push_back(op.getDims()[dim]);
    rewriter.replaceOpWithNewOp<BroadcastOp>(
        op, op.getType(), inner.getOperand(), dims, op.getSizes());
    return success();
  }
};

/// Merges a reshape of a reshape.
struct MergeReshapes : OpRewritePattern<ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<ReshapeOp>();
    if (!inner)
      return failure();
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), inner.getOperand(),
                                           op.getSizes());
    return success();
  }
};

/// Merges a transpose of a transpose.
struct MergeTransposes : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<TransposeOp>();
    if (!inner)
      return failure();
    SmallVector<int64_t> perm;
    for (int64_t dim : op.getPerm())
      perm.push_back(inner.getPerm()[dim]);
    rewriter.replaceOpWithNewOp<TransposeOp>(op, op.getType(),
                                             inner.getOperand(), perm);
    return success();
  }
};

/// A transpose that only moves unit dimensions is a reshape.
struct TransposeOfUnits : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType from = op.getOperand().getType();
    if (!from.hasStaticShape() || !op.getType().hasStaticShape())
      return failure();
    SmallVector<int64_t> moved;
    for (int64_t dim : op.getPerm())
      if (from.getDimSize(dim) != 1)
        moved.push_back(dim);
    if (!llvm::is_sorted(moved))
      return failure();
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), op.getOperand());
    return success();
  }
};

/// Merges a reverse of a reverse: dimensions in exactly one of the lists
/// remain.
struct MergeReverses : OpRewritePattern<ReverseOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReverseOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<ReverseOp>();
    if (!inner)
      return failure();
    SmallVector<int64_t> dims;
    for (int64_t dim = 0; dim < op.getType().getRank(); ++dim)
      if (llvm::is_contained(op.getDims(), dim) !=
          llvm::is_contained(inner.getDims(), dim))
        dims.push_back(dim);
    rewriter.replaceOpWithNewOp<ReverseOp>(op, op.getType(), inner.getOperand(),
                                           dims);
    return success();
  }
};
} // namespace

void BroadcastOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                              MLIRContext *context) {
  patterns.add<MergeBroadcasts>(context);
}
void ReshapeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<MergeReshapes>(context);
}
void TransposeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                              MLIRContext *context) {
  patterns.add<MergeTransposes, TransposeOfUnits>(context);
}
void ReverseOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<MergeReverses>(context);
}
