//===- ShapeInference.cpp - Inference and reification of shapes -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes of tensors as values: resolves a dimension through the operations that
// make it (`reifyResultShapes`), down to arguments, with each size computed
// once. Linear in the length of a chain of operations.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tenon::ten {

OpFoldResult dimSize(OpBuilder &builder, Location loc, Value value,
                     int64_t dim) {
  RankedTensorType type = tensorType(value);
  if (!type.isDynamicDim(dim))
    return builder.getIndexAttr(type.getDimSize(dim));
  return builder.createOrFold<tensor::DimOp>(loc, value, dim);
}

/// Sizes that are known already, by value and dimension.
using KnownSizes = llvm::DenseMap<std::pair<Value, int64_t>, OpFoldResult>;

static OpFoldResult resolveSize(OpBuilder &builder, Value value, int64_t dim,
                                KnownSizes &known);

/// Computes the size by the shapes of `reifiable`, the value's operation.
static OpFoldResult reifySize(OpBuilder &builder,
                              ReifyRankedShapedTypeOpInterface reifiable,
                              Value value, int64_t dim, KnownSizes &known) {
  ReifiedRankedShapedTypeDims shapes;
  Block *block = builder.getInsertionBlock();
  Operation *before = builder.getInsertionPoint() == block->begin()
                          ? nullptr
                          : &*std::prev(builder.getInsertionPoint());
  if (failed(reifiable.reifyResultShapes(builder, shapes)))
    return dimSize(builder, value.getLoc(), value, dim);
  OpFoldResult size = shapes[cast<OpResult>(value).getResultNumber()][dim];
  // The new sizes may be of operands that are results of `ten` operations
  // themselves.
  auto begin = before ? std::next(before->getIterator()) : block->begin();
  // Erase the sizes of other dimensions: resolving them as well would take time
  // exponential in the length of a chain of operations.
  auto computed = dyn_cast<Value>(size);
  Operation *result = computed ? computed.getDefiningOp() : nullptr;
  SmallVector<Operation *> made;
  for (Operation &op : llvm::make_range(begin, builder.getInsertionPoint()))
    made.push_back(&op);
  SmallVector<tensor::DimOp> dims;
  for (Operation *op : llvm::reverse(made))
    if (op != result && isOpTriviallyDead(op))
      op->erase();
    else if (auto dimOp = dyn_cast<tensor::DimOp>(op))
      dims.push_back(dimOp);
  std::reverse(dims.begin(), dims.end());
  for (tensor::DimOp dimOp : dims) {
    Operation *source = dimOp.getSource().getDefiningOp();
    std::optional<int64_t> index = dimOp.getConstantIndex();
    if (!source || !index || !isa_and_nonnull<TenDialect>(source->getDialect()))
      continue;
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(dimOp);
    OpFoldResult resolved =
        resolveSize(builder, dimOp.getSource(), *index, known);
    Value replacement =
        getValueOrCreateConstantIndexOp(builder, dimOp.getLoc(), resolved);
    if (replacement == dimOp.getResult())
      continue;
    if (dyn_cast<Value>(size) == dimOp.getResult())
      size = resolved;
    dimOp.getResult().replaceAllUsesWith(replacement);
    dimOp.erase();
  }
  return size;
}

static OpFoldResult resolveSize(OpBuilder &builder, Value value, int64_t dim,
                                KnownSizes &known) {
  RankedTensorType type = tensorType(value);
  if (!type.isDynamicDim(dim))
    return builder.getIndexAttr(type.getDimSize(dim));
  auto reifiable = value.getDefiningOp<ReifyRankedShapedTypeOpInterface>();
  if (!reifiable || !isa_and_nonnull<TenDialect>(reifiable->getDialect()))
    return dimSize(builder, value.getLoc(), value, dim);
  // Reuse a size: its operations dominate the insertion point, which only moves
  // forward.
  if (auto it = known.find({value, dim}); it != known.end())
    return it->second;
  OpFoldResult size = reifySize(builder, reifiable, value, dim, known);
  known[{value, dim}] = size;
  return size;
}

OpFoldResult resolveSize(OpBuilder &builder, Value value, int64_t dim) {
  KnownSizes known;
  return resolveSize(builder, value, dim, known);
}

LogicalResult reifyType(OpBuilder &builder, Type type,
                        ReifiedRankedShapedTypeDims &shapes,
                        function_ref<OpFoldResult(int64_t)> dynamic) {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<OpFoldResult> &shape = shapes.emplace_back();
  for (int64_t dim = 0; dim < tensor.getRank(); ++dim) {
    if (!tensor.isDynamicDim(dim)) {
      shape.push_back(builder.getIndexAttr(tensor.getDimSize(dim)));
      continue;
    }
    OpFoldResult size = dynamic(dim);
    if (!size)
      return failure();
    shape.push_back(size);
  }
  return success();
}

LogicalResult reifyFromSizes(OpBuilder &builder, Type type, ValueRange sizes,
                             ReifiedRankedShapedTypeDims &shapes) {
  size_t next = 0;
  return reifyType(builder, type, shapes, [&](int64_t) -> OpFoldResult {
    return next < sizes.size() ? OpFoldResult(sizes[next++]) : OpFoldResult();
  });
}

LogicalResult reifyLikeOperand(OpBuilder &builder, Operation *op,
                               ReifiedRankedShapedTypeDims &shapes) {
  for (Type type : op->getResultTypes())
    if (failed(reifyType(builder, type, shapes, [&](int64_t dim) {
          return dimSize(builder, op->getLoc(), op->getOperand(0), dim);
        })))
      return failure();
  return success();
}

LogicalResult reifyLikeOperands(OpBuilder &builder, Operation *op,
                                ValueRange like,
                                ReifiedRankedShapedTypeDims &shapes) {
  for (auto pair : llvm::zip_equal(like, op->getResultTypes()))
    if (failed(reifyType(builder, std::get<1>(pair), shapes, [&](int64_t dim) {
          return dimSize(builder, op->getLoc(), std::get<0>(pair), dim);
        })))
      return failure();
  return success();
}

OpFoldResult computeSize(OpBuilder &builder, Location loc, AffineExpr expr,
                         ArrayRef<OpFoldResult> sizes) {
  auto map = AffineMap::get(0, sizes.size(), expr);
  SmallVector<int64_t> constants;
  for (OpFoldResult size : sizes)
    if (std::optional<int64_t> constant = getConstantIntValue(size))
      constants.push_back(*constant);
  if (constants.size() == sizes.size()) {
    SmallVector<AffineExpr> symbols;
    for (int64_t constant : constants)
      symbols.push_back(builder.getAffineConstantExpr(constant));
    AffineExpr folded = simplifyAffineExpr(expr.replaceSymbols(symbols), 0, 0);
    if (auto constant = dyn_cast<AffineConstantExpr>(folded))
      return builder.getIndexAttr(constant.getValue());
  }
  return affine::makeComposedFoldedAffineApply(builder, loc, map, sizes);
}

} // namespace tenon::ten
