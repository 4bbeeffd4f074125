//===- Slicing.cpp - Concatenation, padding, slices -----------------------===//
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

OpFoldResult ConcatOp::fold(FoldAdaptor) { return {}; }
OpFoldResult PadOp::fold(FoldAdaptor) { return {}; }
OpFoldResult SliceOp::fold(FoldAdaptor) { return {}; }
void ConcatOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {
}
void PadOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void SliceOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}

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
