//===- Slicing.cpp - Concatenation, padding and slices --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers, shape reification, folders and patterns of concat, pad and slice.
// Nested operations of the same kind are merged, paddings that only crop become
// slices, and slices are moved above concatenations and paddings.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Folding.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

//===-- Verifiers ---------------------------------------------------------===//

LogicalResult ConcatOp::verify() {
  // concat_c2
  if (getInputs().empty())
    return emitOpError("expects at least one input");
  RankedTensorType first = tensorType(getInputs().front());
  // concat_c1
  int64_t dim = getDim();
  if (failed(checkRange(*this, "dim", dim, 0, first.getRank())))
    return failure();
  SmallVector<int64_t> shape(first.getShape());
  shape[dim] = 0;
  for (Value input : getInputs()) {
    RankedTensorType type = tensorType(input);
    // concat_c3
    if (type.getRank() != first.getRank() ||
        type.getElementType() != first.getElementType())
      return emitOpError("expects inputs of one rank and element type, got ")
             << first << " and " << type;
    // concat_c4
    for (int64_t i = 0; i < first.getRank(); ++i) {
      int64_t size = type.getDimSize(i);
      if (i == dim) {
        shape[i] =
            ShapedType::isDynamic(size) || ShapedType::isDynamic(shape[i])
                ? ShapedType::kDynamic
                : shape[i] + size;
        if (shape[i] > kMaxExtent)
          return emitOpError("expects a size of at most ")
                 << kMaxExtent << " in dimension " << dim;
        continue;
      }
      if (!isSameSize(shape[i], size))
        return emitOpError("expects inputs of equal size in dimension ")
               << i << ", got " << shape[i] << " and " << size;
      if (ShapedType::isDynamic(shape[i]))
        shape[i] = size;
    }
  }
  // concat_c5
  return checkResult(*this, first.clone(shape), getType());
}

LogicalResult PadOp::verify() {
  RankedTensorType from = getOperand().getType();
  int64_t rank = from.getRank();
  // pad_c1
  if (failed(checkSameType(*this, "a value", scalarOf(from),
                           getValue().getType())))
    return failure();
  // pad_c2, pad_c3, pad_c4
  if (failed(checkMixedList(*this, "low", getStaticLow(), getLow(), rank,
                            -kMaxExtent)) ||
      failed(checkMixedList(*this, "high", getStaticHigh(), getHigh(), rank,
                            -kMaxExtent)) ||
      failed(checkMixedList(*this, "interior", getStaticInterior(),
                            getInterior(), rank, 0)))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t dim = 0; dim < rank; ++dim) {
    int64_t size = from.getDimSize(dim), low = getStaticLow()[dim],
            high = getStaticHigh()[dim], gap = getStaticInterior()[dim];
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(low) ||
        ShapedType::isDynamic(high) || ShapedType::isDynamic(gap)) {
      shape.push_back(ShapedType::kDynamic);
      continue;
    }
    // pad_c5
    __int128 padded =
        __int128(std::max<int64_t>(0, size - 1)) * gap + size + low + high;
    if (padded < 0 || padded > kMaxExtent)
      return emitOpError("expects a padded size in [0, ")
             << kMaxExtent << "] in dimension " << dim << ", got "
             << (padded < 0 ? "less" : "more");
    shape.push_back(static_cast<int64_t>(padded));
  }
  // pad_c6
  return checkResult(*this, from.clone(shape), getType());
}

LogicalResult SliceOp::verify() {
  RankedTensorType from = getOperand().getType();
  int64_t rank = from.getRank();
  // slice_c1
  if (failed(checkMixedList(*this, "start", getStaticStart(), getStart(), rank,
                            0)) ||
      failed(checkMixedList(*this, "limit", getStaticLimit(), getLimit(), rank,
                            0)) ||
      // slice_c4
      failed(checkMixedList(*this, "stride", getStaticStride(), getStride(),
                            rank, 1)))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t dim = 0; dim < rank; ++dim) {
    int64_t size = from.getDimSize(dim), start = getStaticStart()[dim],
            limit = getStaticLimit()[dim], stride = getStaticStride()[dim];
    bool knownStart = !ShapedType::isDynamic(start),
         knownLimit = !ShapedType::isDynamic(limit);
    int64_t bound = ShapedType::isDynamic(size) ? kMaxExtent : size;
    // slice_c3
    if (knownLimit && failed(checkRange(*this, "limit", limit, 0, bound + 1)))
      return failure();
    // slice_c2
    if (knownStart && failed(checkRange(*this, "start", start, 0,
                                        (knownLimit ? limit : bound) + 1)))
      return failure();
    shape.push_back(knownStart && knownLimit && !ShapedType::isDynamic(stride)
                        ? llvm::divideCeil(limit - start, stride)
                        : ShapedType::kDynamic);
  }
  // slice_c5
  return checkResult(*this, from.clone(shape), getType());
}

//===-- Builders and shapes -----------------------------------------------===//

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
    std::optional<int64_t> gap = getConstantIntValue(interior[dim]);
    if (gap == 0)
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
    // A product is affine only if one factor is constant.
    if (!gap)
      gaps =
          arith::MulIOp::create(
              builder, loc, getValueOrCreateConstantIndexOp(builder, loc, gaps),
              cast<Value>(interior[dim]))
              .getResult();
    return computeSize(builder, loc,
                       lowExpr + size + highExpr + gapsExpr * gap.value_or(1),
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

//===-- Folders -----------------------------------------------------------===//

static bool isAll(ArrayRef<int64_t> values, int64_t number) {
  return llvm::all_of(values, [&](int64_t value) { return value == number; });
}

OpFoldResult ConcatOp::fold(FoldAdaptor adaptor) {
  if (getInputs().size() == 1 &&
      getInputs().front().getType() == getResult().getType())
    return getInputs().front();
  if (!isSmall(getType()))
    return {};
  SmallVector<ConstantElements> values;
  for (Attribute input : adaptor.getInputs()) {
    std::optional<ConstantElements> value = ConstantElements::read(input);
    if (!value)
      return {};
    values.push_back(std::move(*value));
  }
  RankedTensorType type = getType();
  std::vector<char> bytes;
  int64_t dim = getDim(), outer = 1, inner = 1;
  for (int64_t i = 0; i < type.getRank(); ++i)
    (i < dim ? outer : inner) *= i == dim ? 1 : type.getDimSize(i);
  for (int64_t i = 0; i < outer; ++i)
    for (const ConstantElements &value : values) {
      int64_t row = value.type.getDimSize(dim) * inner;
      for (int64_t k = 0; k < row; ++k) {
        const char *element = value.element(i * row + k);
        bytes.insert(bytes.end(), element, element + value.elementBytes());
      }
    }
  return makeConstant(type, bytes, /*splat=*/false);
}

OpFoldResult PadOp::fold(FoldAdaptor adaptor) {
  if (getOperand().getType() == getType() && isAll(getStaticLow(), 0) &&
      isAll(getStaticHigh(), 0) && isAll(getStaticInterior(), 0))
    return getOperand();
  auto operand = dyn_cast_or_null<DenseElementsAttr>(adaptor.getOperand());
  auto value = dyn_cast_or_null<DenseElementsAttr>(adaptor.getValue());
  if (getType().hasStaticShape() && operand && value && operand.isSplat() &&
      operand.getSplatValue<Attribute>() == value.getSplatValue<Attribute>())
    return operand.resizeSplat(getType());
  return {};
}

/// Returns whether start, limit and stride are all static.
static bool isStatic(SliceOp op) {
  return op.getStart().empty() && op.getLimit().empty() &&
         op.getStride().empty();
}

OpFoldResult SliceOp::fold(FoldAdaptor adaptor) {
  if (!isStatic(*this))
    return {};
  RankedTensorType from = getOperand().getType();
  if (from == getType() && from.hasStaticShape() &&
      isAll(getStaticStart(), 0) && getStaticLimit() == from.getShape() &&
      isAll(getStaticStride(), 1))
    return getOperand();
  std::optional<ConstantElements> value =
      ConstantElements::read(adaptor.getOperand());
  if (!value)
    return {};
  SmallVector<int64_t> strides = elementStrides(from.getShape());
  return permuteConstant(*value, getType(), [&](ArrayRef<int64_t> index) {
    int64_t source = 0;
    for (auto [dim, i] : llvm::enumerate(index))
      source +=
          strides[dim] * (getStaticStart()[dim] + i * getStaticStride()[dim]);
    return source;
  });
}

//===-- Canonicalizations -------------------------------------------------===//

namespace {
/// Drops empty inputs, and inlines inputs that are concatenations along the
/// same dimension without other users.
struct FlattenConcat : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> inputs;
    bool changed = false;
    for (Value input : op.getInputs()) {
      auto inner = input.getDefiningOp<ConcatOp>();
      if (inner && inner.getDim() == op.getDim() && inner->hasOneUse()) {
        llvm::append_range(inputs, inner.getInputs());
        changed = true;
      } else if (tensorType(input).getDimSize(op.getDim()) == 0 &&
                 tensorType(input) != op.getType()) {
        changed = true;
      } else {
        inputs.push_back(input);
      }
    }
    if (!changed || inputs.empty())
      return failure();
    rewriter.replaceOpWithNewOp<ConcatOp>(op, op.getType(), inputs,
                                          op.getDim());
    return success();
  }
};

/// Returns whether all padding is static and there is no interior padding.
bool isOuterPad(PadOp op) {
  return op.getLow().empty() && op.getHigh().empty() &&
         op.getInterior().empty() && isAll(op.getStaticInterior(), 0);
}

/// A padding with only non-positive amounts is a slice.
struct CropToSlice : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType from = op.getOperand().getType();
    auto crops = [](int64_t value) { return value <= 0; };
    if (!isOuterPad(op) || !from.hasStaticShape() ||
        !op.getType().hasStaticShape() ||
        !llvm::all_of(op.getStaticLow(), crops) ||
        !llvm::all_of(op.getStaticHigh(), crops))
      return failure();
    SmallVector<int64_t> start, limit, stride(from.getRank(), 1);
    for (int64_t dim = 0; dim < from.getRank(); ++dim) {
      start.push_back(-op.getStaticLow()[dim]);
      limit.push_back(from.getDimSize(dim) + op.getStaticHigh()[dim]);
    }
    rewriter.replaceOpWithNewOp<SliceOp>(op, op.getOperand(), start, limit,
                                         stride);
    return success();
  }
};

/// Merges a padding of a padding with the same value, if neither crops.
struct MergePads : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<PadOp>();
    if (!inner || !isOuterPad(op) || !isOuterPad(inner) ||
        op.getValue() != inner.getValue() || !op.getType().hasStaticShape() ||
        !inner.getOperand().getType().hasStaticShape())
      return failure();
    auto sum = [](ArrayRef<int64_t> a, ArrayRef<int64_t> b,
                  SmallVectorImpl<int64_t> &result) {
      for (auto [x, y] : llvm::zip_equal(a, b)) {
        if (x < 0 || y < 0)
          return false;
        result.push_back(x + y);
      }
      return true;
    };
    SmallVector<int64_t> low, high;
    if (!sum(op.getStaticLow(), inner.getStaticLow(), low) ||
        !sum(op.getStaticHigh(), inner.getStaticHigh(), high))
      return failure();
    rewriter.replaceOpWithNewOp<PadOp>(op, inner.getOperand(), op.getValue(),
                                       low, high, op.getStaticInterior());
    return success();
  }
};

/// Merges a slice of a slice.
struct MergeSlices : OpRewritePattern<SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SliceOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<SliceOp>();
    if (!inner || !isStatic(op) || !isStatic(inner) ||
        !op.getType().hasStaticShape())
      return failure();
    SmallVector<int64_t> start, limit, stride;
    for (int64_t dim = 0; dim < op.getType().getRank(); ++dim) {
      int64_t outerStart = op.getStaticStart()[dim],
              innerStride = inner.getStaticStride()[dim],
              innerStart = inner.getStaticStart()[dim];
      __int128 step = __int128(innerStride) * op.getStaticStride()[dim];
      if (step > kMaxExtent)
        return failure();
      int64_t size = op.getType().getDimSize(dim);
      start.push_back(size == 0 ? innerStart
                                : innerStart + outerStart * innerStride);
      stride.push_back(static_cast<int64_t>(step));
      // With one element, the limit is the element's own index plus 1.
      limit.push_back(size == 0
                          ? start.back()
                          : start.back() + (size - 1) * stride.back() + 1);
    }
    rewriter.replaceOpWithNewOp<SliceOp>(op, inner.getOperand(), start, limit,
                                         stride);
    return success();
  }
};

/// A slice within one input of a concatenation is a slice of that input.
struct SliceOfConcat : OpRewritePattern<SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SliceOp op,
                                PatternRewriter &rewriter) const override {
    auto concat = op.getOperand().getDefiningOp<ConcatOp>();
    if (!concat || !isStatic(op) || !op.getType().hasStaticShape())
      return failure();
    int64_t dim = concat.getDim(), offset = 0;
    int64_t first = op.getStaticStart()[dim], last = op.getStaticLimit()[dim];
    for (Value input : concat.getInputs()) {
      int64_t size = tensorType(input).getDimSize(dim);
      if (ShapedType::isDynamic(size))
        return failure();
      if (first >= offset && last <= offset + size && first < offset + size) {
        SmallVector<int64_t> start(op.getStaticStart()),
            limit(op.getStaticLimit());
        start[dim] -= offset;
        limit[dim] -= offset;
        rewriter.replaceOpWithNewOp<SliceOp>(op, input, start, limit,
                                             op.getStaticStride());
        return success();
      }
      offset += size;
    }
    return failure();
  }
};

/// A slice within the operand of a padding is a slice of that operand.
struct SliceOfPad : OpRewritePattern<SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SliceOp op,
                                PatternRewriter &rewriter) const override {
    auto pad = op.getOperand().getDefiningOp<PadOp>();
    if (!pad || !isStatic(op) || !isOuterPad(pad) ||
        !op.getType().hasStaticShape() ||
        !pad.getOperand().getType().hasStaticShape())
      return failure();
    SmallVector<int64_t> start, limit;
    for (int64_t dim = 0; dim < op.getType().getRank(); ++dim) {
      int64_t low = pad.getStaticLow()[dim];
      start.push_back(op.getStaticStart()[dim] - low);
      limit.push_back(op.getStaticLimit()[dim] - low);
      if (start.back() < 0 ||
          limit.back() > pad.getOperand().getType().getDimSize(dim))
        return failure();
    }
    rewriter.replaceOpWithNewOp<SliceOp>(op, pad.getOperand(), start, limit,
                                         op.getStaticStride());
    return success();
  }
};
} // namespace

void ConcatOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<FlattenConcat>(context);
}
void PadOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                        MLIRContext *context) {
  patterns.add<CropToSlice, MergePads>(context);
}
void SliceOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *context) {
  patterns.add<MergeSlices, SliceOfConcat, SliceOfPad>(context);
}
