//===- Shapes.cpp - Reshapes, slices and size arithmetic ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalars, constants and sizes of the import of linalg: tensors of scalars,
// splats through views, and lists of static and dynamic sizes as operands of
// `ten`.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "LinalgConverter.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tenon;

Value tenon::scalarTensor(ProgramBuilder &c, Value scalar) {
  auto type = RankedTensorType::get({}, scalar.getType());
  Attribute number;
  if (matchPattern(scalar, m_Constant(&number)) &&
      isa<IntegerAttr, FloatAttr>(number))
    return ten::ConstantOp::create(c.b, DenseElementsAttr::get(type, number));
  auto element = scalar.getDefiningOp<tensor::ExtractOp>();
  if (element && element.getIndices().empty())
    return element.getTensor();
  // Floats of less than 16 bits are no scalars of the host's code.
  auto narrow = dyn_cast<FloatType>(scalar.getType());
  if (element && narrow && narrow.getWidth() < 16) {
    auto from = cast<RankedTensorType>(element.getTensor().getType());
    SmallVector<Value> starts;
    for (Value index : element.getIndices())
      starts.push_back(scalarTensor(c, index));
    SmallVector<int64_t> ones(from.getRank(), 1);
    Value slice = ten::DynamicSliceOp::create(
        c.b, from.clone(ones), element.getTensor(), starts, ones);
    return ten::ReshapeOp::create(c.b, type, slice, ValueRange());
  }
  return tensor::FromElementsOp::create(c.b, type, scalar);
}

DenseElementsAttr tenon::splatOf(Value tensor) {
  while (Operation *op = tensor.getDefiningOp()) {
    DenseElementsAttr attr;
    if (matchPattern(op, m_Constant(&attr)))
      return attr.isSplat() ? attr : DenseElementsAttr();
    if (!isa<ten::BroadcastOp, ten::ReshapeOp, tensor::CastOp>(op))
      break;
    tensor = op->getOperand(0);
  }
  return {};
}

OpFoldResult tenon::addSizes(ProgramBuilder &c, OpFoldResult a,
                             OpFoldResult b) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return c.b.getIndexAttr(*x + *y);
  if (x == 0)
    return b;
  if (y == 0)
    return a;
  return arith::AddIOp::create(
             c.b, getValueOrCreateConstantIndexOp(c.b, c.b.getLoc(), a),
             getValueOrCreateConstantIndexOp(c.b, c.b.getLoc(), b))
      .getResult();
}

OpFoldResult tenon::multiplySizes(ProgramBuilder &c, OpFoldResult a,
                                  OpFoldResult b) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return c.b.getIndexAttr(*x * *y);
  if (x == 1)
    return b;
  if (y == 1)
    return a;
  return arith::MulIOp::create(
             c.b, getValueOrCreateConstantIndexOp(c.b, c.b.getLoc(), a),
             getValueOrCreateConstantIndexOp(c.b, c.b.getLoc(), b))
      .getResult();
}

/// Splits sizes into their static shape and the dynamic values.
static SmallVector<int64_t> splitSizes(ArrayRef<OpFoldResult> sizes,
                                       SmallVectorImpl<Value> &dynamic) {
  SmallVector<int64_t> shape;
  dispatchIndexOpFoldResults(sizes, dynamic, shape);
  return shape;
}

Value tenon::reshapeTo(ProgramBuilder &c, Value tensor,
                       ArrayRef<OpFoldResult> sizes) {
  SmallVector<Value> dynamic;
  SmallVector<int64_t> shape = splitSizes(sizes, dynamic);
  auto type = RankedTensorType::get(shape, c.elementOf(tensor));
  if (type == tensor.getType() && type.getNumDynamicDims() == 0)
    return tensor;
  return ten::ReshapeOp::create(c.b, type, tensor, dynamic);
}

Value tenon::transposeTo(ProgramBuilder &c, Value tensor,
                         ArrayRef<int64_t> order) {
  if (llvm::is_sorted(order))
    return tensor;
  return ten::TransposeOp::create(c.b, tensor, order);
}

Value tenon::sliceOf(ProgramBuilder &c, Value tensor,
                     ArrayRef<OpFoldResult> starts,
                     ArrayRef<OpFoldResult> sizes,
                     ArrayRef<OpFoldResult> strides) {
  RankedTensorType type = c.typeOf(tensor);
  SmallVector<int64_t> shape, shapeStarts, shapeLimits, shapeStrides;
  SmallVector<Value> dynamicStarts, dynamicLimits, dynamicStrides;
  SmallVector<OpFoldResult> limits;
  bool isAll = true;
  for (auto [dim, start, size, stride] :
       llvm::enumerate(starts, sizes, strides)) {
    // One past the last element; an empty slice ends at its start.
    OpFoldResult steps = addSizes(c, size, c.b.getIndexAttr(-1));
    OpFoldResult length =
        addSizes(c, multiplySizes(c, steps, stride), c.b.getIndexAttr(1));
    if (getConstantIntValue(size) == 0)
      length = size;
    else if (!getConstantIntValue(size) && getConstantIntValue(stride) != 1)
      length = arith::MaxSIOp::create(
                   c.b, cast<Value>(length),
                   arith::ConstantIndexOp::create(c.b, 0).getResult())
                   .getResult();
    else if (getConstantIntValue(stride) == 1)
      length = size;
    limits.push_back(addSizes(c, start, length));
    std::optional<int64_t> count = getConstantIntValue(size);
    isAll &= count && *count == type.getDimSize(dim);
    shape.push_back(count.value_or(ShapedType::kDynamic));
  }
  if (isAll)
    return tensor;
  dispatchIndexOpFoldResults(starts, dynamicStarts, shapeStarts);
  dispatchIndexOpFoldResults(limits, dynamicLimits, shapeLimits);
  dispatchIndexOpFoldResults(strides, dynamicStrides, shapeStrides);
  // The sizes that slicing infers itself, which may be less precise.
  SmallVector<int64_t> inferred(shape);
  for (auto [dim, size] : llvm::enumerate(inferred))
    if (ShapedType::isDynamic(shapeStarts[dim]) ||
        ShapedType::isDynamic(shapeLimits[dim]) ||
        ShapedType::isDynamic(shapeStrides[dim]))
      size = ShapedType::kDynamic;
  Value slice = ten::SliceOp::create(
      c.b, RankedTensorType::get(inferred, type.getElementType()), tensor,
      dynamicStarts, dynamicLimits, dynamicStrides, shapeStarts, shapeLimits,
      shapeStrides);
  return c.castTo(slice, RankedTensorType::get(shape, type.getElementType()));
}
