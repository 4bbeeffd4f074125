//===- Tensors.cpp - Converts tensor operations ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts operations of the tensor dialect (slices, padding, concatenation,
// reshapes, generate) and arith, math and complex operations on whole tensors
// to their counterparts in `ten`, with static or dynamic offsets, sizes and
// strides.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "LinalgConverter.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;

static SmallVector<OpFoldResult> sizesOf(ProgramBuilder &c, Value tensor) {
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim = 0; dim < c.typeOf(tensor).getRank(); ++dim)
    sizes.push_back(ten::dimSize(c.b, c.b.getLoc(), tensor, dim));
  return sizes;
}

//===-- Arithmetic --------------------------------------------------------===//

LinalgConverter::Outcome LinalgConverter::scalars(Operation *op) {
  if (!isa_and_nonnull<arith::ArithDialect, math::MathDialect,
                       complex::ComplexDialect>(op->getDialect()))
    return std::nullopt;
  if (op->getNumResults() != 1)
    return refuse(op, "there is no conversion of it");
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    auto elements = dyn_cast<ElementsAttr>(constant.getValue());
    if (!elements || isa<SparseElementsAttr>(elements))
      return refuse(op, "expects dense elements");
    return replace(op, ten::ConstantOp::create(b, elements).getResult());
  }
  Type type = op->getResult(0).getType();
  bool onTensors = isa<RankedTensorType>(type);
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(isa<RankedTensorType>(operand.getType())
                           ? operand
                           : scalarTensor(*this, operand));
  if (isa<arith::SelectOp>(op) && onTensors)
    operands[0] = broadcastScalar(operands[0], operands[1]);
  Value result = pointwise(*this, op, operands);
  if (!result)
    return refuse(op, "there is no conversion of it");
  return replace(op, onTensors ? result : extract(result));
}

//===-- Slices ------------------------------------------------------------===//

/// Returns starts of slices as tensors of rank 0.
static SmallVector<Value> startsOf(ProgramBuilder &c,
                                   ArrayRef<OpFoldResult> offsets) {
  SmallVector<Value> starts;
  for (OpFoldResult offset : offsets)
    starts.push_back(scalarTensor(
        c, getValueOrCreateConstantIndexOp(c.b, c.b.getLoc(), offset)));
  return starts;
}

static bool areOnes(ArrayRef<OpFoldResult> values) {
  return llvm::all_of(values, [](OpFoldResult value) {
    return getConstantIntValue(value) == 1;
  });
}

static bool areKnown(ArrayRef<OpFoldResult> values) {
  return llvm::all_of(values, [](OpFoldResult value) {
    return getConstantIntValue(value).has_value();
  });
}

Value LinalgConverter::extractSlice(tensor::ExtractSliceOp op) {
  SmallVector<OpFoldResult> offsets = op.getMixedOffsets();
  SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  SmallVector<OpFoldResult> strides = op.getMixedStrides();
  Value slice;
  if (!areKnown(offsets) && areKnown(sizes) && areOnes(strides)) {
    SmallVector<int64_t> shape;
    for (OpFoldResult size : sizes)
      shape.push_back(*getConstantIntValue(size));
    slice = ten::DynamicSliceOp::create(b, typeOf(op.getSource()).clone(shape),
                                        op.getSource(),
                                        startsOf(*this, offsets), shape);
  } else {
    slice = sliceOf(*this, op.getSource(), offsets, sizes, strides);
  }
  llvm::SmallBitVector dropped = op.getDroppedDims();
  if (dropped.none())
    return slice;
  SmallVector<OpFoldResult> kept;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!dropped.test(dim))
      kept.push_back(size);
  return reshapeTo(*this, slice, kept);
}

Value LinalgConverter::insertSlice(tensor::InsertSliceOp op) {
  SmallVector<OpFoldResult> offsets = op.getMixedOffsets();
  SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  SmallVector<OpFoldResult> strides = op.getMixedStrides();
  Value source = op.getSource(), target = op.getDest();
  if (op.getDroppedDims().any())
    source = reshapeTo(*this, source, sizes);
  if (areOnes(strides))
    return ten::DynamicUpdateSliceOp::create(b, target.getType(), target,
                                             startsOf(*this, offsets), source);
  // Place the elements by padding, and select where there is one.
  OpFoldResult one = b.getIndexAttr(1);
  auto minus = [&](OpFoldResult a, OpFoldResult d) {
    return addSizes(*this, a, multiplySizes(*this, d, b.getIndexAttr(-1)));
  };
  SmallVector<OpFoldResult> interior, high;
  for (auto [dim, offset] : llvm::enumerate(offsets)) {
    interior.push_back(minus(strides[dim], one));
    OpFoldResult steps =
        multiplySizes(*this, minus(sizes[dim], one), strides[dim]);
    OpFoldResult end = addSizes(*this, addSizes(*this, offset, steps), one);
    high.push_back(minus(
        ten::dimSize(b, b.getLoc(), target, static_cast<int64_t>(dim)), end));
  }
  auto spreadOut = [&](Value tensor) -> Value {
    Value zero = ten::ConstantOp::create(
        b, splat(RankedTensorType::get({}, elementOf(tensor)), 0));
    SmallVector<Value> lows, highs, interiors;
    SmallVector<int64_t> low, up, between;
    dispatchIndexOpFoldResults(offsets, lows, low);
    dispatchIndexOpFoldResults(high, highs, up);
    dispatchIndexOpFoldResults(interior, interiors, between);
    Type type = typeOf(target).clone(elementOf(tensor));
    return ten::PadOp::create(b, type, tensor, zero, lows, highs, interiors,
                              low, up, between);
  };
  Value yes = ten::ConstantOp::create(
      b, splat(RankedTensorType::get({}, b.getI1Type()), 1));
  Value all = broadcastScalar(yes, source);
  return select(spreadOut(all), spreadOut(source), target);
}

//===-- Filling -----------------------------------------------------------===//

LogicalResult LinalgConverter::convertGenerate(tensor::GenerateOp op) {
  RankedTensorType type = op.getType();
  LoopSpace space(*this);
  ValueRange dynamic = op.getDynamicExtents();
  SmallVector<unsigned> all;
  for (int64_t size : type.getShape()) {
    if (ShapedType::isDynamic(size)) {
      all.push_back(space.addLoop(dynamic.front()));
      dynamic = dynamic.drop_front();
    } else {
      all.push_back(space.addLoop(b.getIndexAttr(size)));
    }
  }
  Block &body = op.getBody().front();
  BodyCode code(*this, space, body, op.getLoc());
  for (BlockArgument argument : body.getArguments())
    code.set(argument, space.index(argument.getArgNumber()));
  code.convert();
  if (Operation *effect = code.lostEffect())
    return refuse(effect, "there is no conversion of it in a body");
  std::optional<Spread> value = code.get(body.getTerminator()->getOperand(0));
  if (!value)
    return refuse(code.failing() ? code.failing() : op.getOperation(),
                  "there is no conversion of it in a body");
  return replace(op, space.over(*value, all));
}

LogicalResult LinalgConverter::convertPad(tensor::PadOp op) {
  Value number = op.getConstantPaddingValue();
  if (!number)
    return refuse(op, "expects padding with one number");
  // A constant may be defined inside of the body.
  Operation *def = number.getDefiningOp();
  if (def && op->isAncestor(def))
    def->moveBefore(op);
  SmallVector<OpFoldResult> low = op.getMixedLowPad();
  SmallVector<OpFoldResult> high = op.getMixedHighPad();
  SmallVector<Value> lows, highs;
  SmallVector<int64_t> before, after;
  dispatchIndexOpFoldResults(low, lows, before);
  dispatchIndexOpFoldResults(high, highs, after);
  RankedTensorType source = op.getSourceType();
  SmallVector<int64_t> between(source.getRank(), 0), shape;
  for (int64_t dim = 0; dim < source.getRank(); ++dim) {
    int64_t size = source.getDimSize(dim);
    bool isKnown = !ShapedType::isDynamic(size) &&
                   !ShapedType::isDynamic(before[dim]) &&
                   !ShapedType::isDynamic(after[dim]);
    shape.push_back(isKnown ? size + before[dim] + after[dim]
                            : ShapedType::kDynamic);
  }
  Value padded = ten::PadOp::create(b, source.clone(shape), op.getSource(),
                                    scalarTensor(*this, number), lows, highs,
                                    ValueRange(), before, after, between);
  return replace(op, padded);
}

/// Reshapes to a shape given as a tensor.
static Value reshapeBy(ProgramBuilder &c, tensor::ReshapeOp op) {
  SmallVector<OpFoldResult> sizes;
  for (auto [dim, size] : llvm::enumerate(op.getResultType().getShape()))
    sizes.push_back(ShapedType::isDynamic(size)
                        ? OpFoldResult(c.indexAt(op.getShape(), dim))
                        : OpFoldResult(c.b.getIndexAttr(size)));
  return reshapeTo(c, op.getSource(), sizes);
}

static SmallVector<OpFoldResult> collapsedSizes(ProgramBuilder &c,
                                                tensor::CollapseShapeOp op) {
  SmallVector<OpFoldResult> from = sizesOf(c, op.getSrc()), sizes;
  for (const ReassociationIndices &group : op.getReassociationIndices()) {
    OpFoldResult size = c.b.getIndexAttr(1);
    for (int64_t dim : group)
      size = multiplySizes(c, size, from[dim]);
    sizes.push_back(size);
  }
  return sizes;
}

LinalgConverter::Outcome LinalgConverter::tensors(Operation *op) {
  if (auto generate = dyn_cast<tensor::GenerateOp>(op))
    return convertGenerate(generate);
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    return convertPad(pad);
  if (auto reshape = dyn_cast<tensor::ReshapeOp>(op);
      reshape && !isa<RankedTensorType>(reshape.getType()))
    return refuse(op, "expects a ranked result");
  auto single = [&](Value value) { return replace(op, value); };
  return llvm::TypeSwitch<Operation *, Outcome>(op)
      .Case<tensor::ExtractSliceOp>(
          [&](auto o) { return single(extractSlice(o)); })
      .Case<tensor::InsertSliceOp>(
          [&](auto o) { return single(insertSlice(o)); })
      .Case<tensor::ExpandShapeOp>([&](tensor::ExpandShapeOp o) {
        return single(reshapeTo(*this, o.getSrc(), o.getMixedOutputShape()));
      })
      .Case<tensor::CollapseShapeOp>([&](tensor::CollapseShapeOp o) {
        return single(reshapeTo(*this, o.getSrc(), collapsedSizes(*this, o)));
      })
      .Case<tensor::ReshapeOp>(
          [&](auto o) { return single(reshapeBy(*this, o)); })
      .Case<tensor::ConcatOp>([&](tensor::ConcatOp o) {
        return single(ten::ConcatOp::create(b, o.getInputs(), o.getDim()));
      })
      .Case<tensor::SplatOp>([&](tensor::SplatOp o) {
        return single(ten::BroadcastOp::create(
            b, o.getType(), scalarTensor(*this, o.getInput()),
            ArrayRef<int64_t>(), o.getDynamicSizes()));
      })
      .Case<tensor::InsertOp>([&](tensor::InsertOp o) {
        SmallVector<OpFoldResult> ones(o.getIndices().size(),
                                       b.getIndexAttr(1));
        Value element =
            reshapeTo(*this, scalarTensor(*this, o.getScalar()), ones);
        return single(ten::DynamicUpdateSliceOp::create(
            b, o.getType(), o.getDest(),
            startsOf(*this, getAsOpFoldResult(o.getIndices())), element));
      })
      .Case<tensor::BitcastOp, UnrealizedConversionCastOp>([&](auto o) {
        return single(ten::BitcastOp::create(b, o->getResult(0).getType(),
                                             o->getOperand(0)));
      })
      .Default([](Operation *) { return std::nullopt; });
}
