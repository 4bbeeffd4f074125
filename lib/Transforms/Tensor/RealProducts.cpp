//===- RealProducts.cpp - Rewrites complex contractions as real ones ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pattern of ten-simplify that rewrites a large complex contraction as a real
// one with the usual four real products, so that the register-tile kernels of
// real contractions apply. The real and imaginary parts become one more
// contracting dimension and one more dimension of the result.
//
//===----------------------------------------------------------------------===//

#include "RealProducts.h"
#include "Dialect/Ten/IR/Ten.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// Minimum number of rows, of columns, of products per output element, and of
/// products in total; below these, splitting and joining the parts costs more
/// than the rewrite saves.
/// Tuned: elements, products; commit aea2240.
constexpr int64_t kMinExtent = 8, kMinProducts = 4096;

/// With the (real, imaginary) parts of A and B written r and i, the parts of a
/// product are
///
///   sum over k of  Ar[k] * Br[k] + Ai[k] * -Bi[k]
///   sum over k of  Ar[k] * Bi[k] + Ai[k] *  Br[k]
///
/// which is one contraction over k and over the parts of A. The smaller operand
/// takes the role of B, which is stored twice.
struct RealProduct : OpRewritePattern<ContractOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ContractOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType(),
                     result = op.getType();
    auto complex = dyn_cast<ComplexType>(result.getElementType());
    if (!complex || lhs.getElementType() != complex ||
        rhs.getElementType() != complex || op.getAccumulatorType() != complex ||
        !lhs.hasStaticShape() || !rhs.hasStaticShape())
      return failure();
    SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
    int64_t rows = count(lhs, lhsFree), columns = count(rhs, rhsFree),
            depth = count(lhs, op.getLhsContracting());
    if (std::min({rows, columns, depth}) < kMinExtent ||
        rows * columns * depth < kMinProducts)
      return failure();

    Location loc = op.getLoc();
    bool isLhsTwice = rows < columns;
    SmallVector<int64_t> lhsBatch(op.getLhsBatch()), rhsBatch(op.getRhsBatch()),
        lhsSum(op.getLhsContracting()), rhsSum(op.getRhsContracting());
    Value left = isLhsTwice ? partsTwice(rewriter, op.getLhs(), lhsFree.front(),
                                         lhsBatch, lhsSum)
                            : parts(rewriter, op.getLhs(), lhsBatch, lhsSum);
    Value right = isLhsTwice ? parts(rewriter, op.getRhs(), rhsBatch, rhsSum)
                             : partsTwice(rewriter, op.getRhs(),
                                          rhsFree.front(), rhsBatch, rhsSum);
    int64_t partDim = lhsBatch.size() +
                      (isLhsTwice ? 0 : static_cast<int64_t>(lhsFree.size()));
    SmallVector<int64_t> shape(result.getShape());
    shape.insert(shape.begin() + partDim, 2);
    Type real = complex.getElementType();
    Value sums = ContractOp::create(
        rewriter, loc, RankedTensorType::get(shape, real), left, right,
        lhsBatch, rhsBatch, lhsSum, rhsSum, /*accumulator=*/TypeAttr(),
        /*allow_tf32=*/false);
    Value made[2];
    for (int64_t part : {0, 1}) {
      SmallVector<int64_t> start(shape.size(), 0), limit(shape),
          stride(shape.size(), 1);
      start[partDim] = part;
      limit[partDim] = part + 1;
      Value slice = SliceOp::create(rewriter, loc, sums, start, limit, stride);
      made[part] = ReshapeOp::create(
          rewriter, loc, RankedTensorType::get(result.getShape(), real), slice);
    }
    rewriter.replaceOpWithNewOp<ComplexOp>(op, result, made[0], made[1]);
    return success();
  }

private:
  static int64_t count(RankedTensorType type, ArrayRef<int64_t> dims) {
    int64_t product = 1;
    for (int64_t dim : dims)
      product *= type.getDimSize(dim);
    return product;
  }

  /// Shifts the dimensions from `place` on by `number`.
  static void move(SmallVectorImpl<int64_t> &dims, int64_t place,
                   int64_t number) {
    for (int64_t &dim : dims)
      if (dim >= place)
        dim += number;
  }

  /// Returns the real or imaginary parts of an operand, with `number` more
  /// dimensions of size 1 at `place`.
  static Value part(OpBuilder &builder, Value operand, bool imaginary,
                    int64_t place, int64_t number) {
    auto type = cast<RankedTensorType>(operand.getType());
    Type real = cast<ComplexType>(type.getElementType()).getElementType();
    SmallVector<int64_t> shape(type.getShape());
    shape.insert(shape.begin() + place, number, 1);
    Location loc = operand.getLoc();
    RankedTensorType same = type.clone(real);
    Value value = imaginary
                      ? ImagOp::create(builder, loc, same, operand).getResult()
                      : RealOp::create(builder, loc, same, operand).getResult();
    return ReshapeOp::create(builder, loc, RankedTensorType::get(shape, real),
                             value);
  }

  static Value concat(OpBuilder &builder, Value first, Value second,
                      int64_t dim) {
    auto type = cast<RankedTensorType>(first.getType());
    SmallVector<int64_t> shape(type.getShape());
    shape[dim] *= 2;
    return ConcatOp::create(builder, first.getLoc(), type.clone(shape),
                            ValueRange{first, second}, dim);
  }

  /// Interleaves both parts of an operand in a new contracting dimension before
  /// the last dimension.
  static Value parts(OpBuilder &builder, Value operand,
                     SmallVectorImpl<int64_t> &batch,
                     SmallVectorImpl<int64_t> &summed) {
    int64_t place = cast<RankedTensorType>(operand.getType()).getRank() - 1;
    move(batch, place, 1);
    move(summed, place, 1);
    summed.push_back(place);
    return concat(builder, part(builder, operand, false, place, 1),
                  part(builder, operand, true, place, 1), place);
  }

  /// Builds the factors of both result parts, in a new dimension before the
  /// first contracting one.
  static Value partsTwice(OpBuilder &builder, Value operand, int64_t place,
                          SmallVectorImpl<int64_t> &batch,
                          SmallVectorImpl<int64_t> &summed) {
    Value re = part(builder, operand, false, place, 2),
          im = part(builder, operand, true, place, 2);
    Value negated = NegOp::create(builder, operand.getLoc(), im.getType(), im);
    move(batch, place, 2);
    move(summed, place, 2);
    summed.push_back(place);
    return concat(builder, concat(builder, re, im, place + 1),
                  concat(builder, negated, re, place + 1), place);
  }
};

} // namespace

void populateRealProducts(RewritePatternSet &patterns) {
  patterns.add<RealProduct>(patterns.getContext());
}

} // namespace tenon
