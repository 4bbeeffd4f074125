//===- Sort.cpp - Sort and top_k ------------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Folding.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

LogicalResult SortOp::verify() {
  // sort_c1
  if (getInputs().empty())
    return emitOpError("expects at least one input");
  RankedTensorType first = tensorType(getInputs().front());
  SmallVector<Type> arguments;
  for (Value input : getInputs()) {
    if (failed(verifyCompatibleShape(input.getType(), first)))
      return emitOpError("expects inputs of one shape, got ")
             << first << " and " << input.getType();
    arguments.append(2, scalarOf(input.getType()));
  }
  // sort_c2
  if (failed(checkRange(*this, "dim", getDim(), 0, first.getRank())))
    return failure();
  // sort_c3
  return checkRegion(*this, getComparator(), arguments,
                     scalarOf(IntegerType::get(getContext(), 1)));
}

LogicalResult TopKOp::verify() {
  RankedTensorType type = getOperand().getType();
  // top_k_c1
  if (type.getRank() == 0)
    return emitOpError("expects an operand of rank at least 1, got ") << type;
  // top_k_c2
  SmallVector<int64_t> shape(type.getShape());
  int64_t k = getK(), bound = ShapedType::isDynamic(shape.back())
                                  ? kMaxExtent
                                  : shape.back();
  if (failed(checkRange(*this, "k", k, 0, bound + 1)))
    return failure();
  shape.back() = k;
  // top_k_c3
  if (failed(checkResult(*this, type.clone(shape), getValues().getType())))
    return failure();
  // top_k_c4
  RankedTensorType indices = getIndices().getType();
  return checkResult(*this, indices.clone(shape), indices);
}

LogicalResult SortOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperand(builder, *this, shapes);
}

LogicalResult TopKOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  int64_t last = getOperand().getType().getRank() - 1;
  for (Type type : getResultTypes())
    if (failed(
            reifyType(builder, type, shapes, [&](int64_t dim) -> OpFoldResult {
              if (dim == last)
                return builder.getIndexAttr(getK());
              return dimSize(builder, getLoc(), getOperand(), dim);
            })))
      return failure();
  return success();
}

namespace {
/// A sort along a dimension of size 1 is its input.
struct SortOfOne : OpRewritePattern<SortOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SortOp op,
                                PatternRewriter &rewriter) const override {
    int64_t size = tensorType(op.getInputs().front()).getDimSize(op.getDim());
    if (size != 0 && size != 1)
      return failure();
    rewriter.replaceOp(op, op.getInputs());
    return success();
  }
};
} // namespace

void SortOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<SortOfOne>(context);
}
