//===- NestEmitter.cpp - Emits code for linalg nests ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Helpers for emitters that replace a `linalg.generic` on memrefs by scf loops
// and vector code (register tiles, epilogues, copies, block transposes): index
// arithmetic that folds constants, analysis of operands as flat arrays with one
// stride per loop, masked and strided vector loads, and the nest's body on
// vectors.
//
// Invariant: a load without a mask never reads outside the underlying buffer
// (`Access::readable`).
//
//===----------------------------------------------------------------------===//

#include "NestEmitter.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tenon {

Value NestEmitter::index(int64_t value) {
  Value &known = constants[value];
  if (!known) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(
        &nest->getParentOfType<func::FuncOp>().getBody().front());
    known = arith::ConstantIndexOp::create(builder, loc, value);
  }
  return known;
}

Value NestEmitter::value(OpFoldResult size) {
  if (std::optional<int64_t> constant = getConstantIntValue(size))
    return index(*constant);
  return cast<Value>(size);
}

OpFoldResult NestEmitter::plus(OpFoldResult a, OpFoldResult b) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return builder.getIndexAttr(*x + *y);
  if (x == 0)
    return b;
  if (y == 0)
    return a;
  return arith::AddIOp::create(builder, loc, value(a), value(b),
                               arith::IntegerOverflowFlags::nsw)
      .getResult();
}

OpFoldResult NestEmitter::times(OpFoldResult a, OpFoldResult b) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return builder.getIndexAttr(*x * *y);
  if (x == 0 || y == 0)
    return builder.getIndexAttr(0);
  if (x == 1)
    return b;
  if (y == 1)
    return a;
  return arith::MulIOp::create(builder, loc, value(a), value(b),
                               arith::IntegerOverflowFlags::nsw)
      .getResult();
}

SmallVector<Value> transposeSquare(OpBuilder &builder, Location loc,
                                   SmallVector<Value> rows) {
  // Repeating a perfect shuffle of all elements n times transposes a square of
  // 2^n rows.
  int64_t count = rows.size();
  for (int64_t step = 1; step < count; step *= 2) {
    SmallVector<Value> next;
    for (int64_t i = 0; i < count / 2; ++i)
      for (int64_t half = 0; half < 2; ++half) {
        SmallVector<int64_t> order;
        for (int64_t lane = 0; lane < count; ++lane)
          order.push_back(half * count / 2 + lane / 2 + lane % 2 * count);
        next.push_back(vector::ShuffleOp::create(builder, loc, rows[i],
                                                 rows[i + count / 2], order));
      }
    rows = next;
  }
  return rows;
}

/// Returns the number of elements of a row in memory: for a subview that starts
/// at the row's start, the length of the buffer's row. 0 if unknown.
static int64_t rowInMemory(Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  if (type.getRank() == 0)
    return 0;
  auto part = memref.getDefiningOp<memref::SubViewOp>();
  if (part && part.getSourceType().getRank() == type.getRank() &&
      getConstantIntValue(part.getMixedOffsets().back()) == 0)
    type = part.getSourceType();
  return type.isDynamicDim(type.getRank() - 1) ? 0 : type.getShape().back();
}

bool NestEmitter::analyzeAccess(Value memref, AffineMap map,
                                unsigned vectorLoop, Access &access) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  int64_t staticOffset;
  SmallVector<int64_t> staticStrides;
  if (!type || failed(type.getStridesAndOffset(staticStrides, staticOffset)))
    return false;
  access.memref = memref;
  access.element = type.getElementType();
  SmallVector<OpFoldResult> steps;
  OpFoldResult offset = builder.getIndexAttr(staticOffset);
  for (int64_t stride : staticStrides)
    steps.push_back(builder.getIndexAttr(stride));
  if (ShapedType::isDynamic(staticOffset) ||
      llvm::any_of(staticStrides, ShapedType::isDynamic)) {
    auto metadata =
        memref::ExtractStridedMetadataOp::create(builder, loc, memref);
    offset = metadata.getConstifiedMixedOffset();
    steps = metadata.getConstifiedMixedStrides();
  }
  access.offset = offset;
  access.strides.assign(numLoops, builder.getIndexAttr(0));
  access.start = builder.getIndexAttr(0);
  access.readable = rowInMemory(memref);
  for (auto [expr, step] : llvm::zip_equal(map.getResults(), steps)) {
    SmallVector<int64_t> coefficients;
    if (failed(getFlattenedAffineExpr(expr, numLoops, 0, &coefficients)) ||
        coefficients.size() != numLoops + 1)
      return false;
    // Compute how far other loops move the columns along the row.
    if (expr == map.getResults().back())
      for (unsigned loop = 0; loop <= numLoops; ++loop) {
        if (loop == vectorLoop || coefficients[loop] == 0)
          continue;
        std::optional<int64_t> size =
            loop == numLoops ? 2 : getConstantIntValue(sizes[loop]);
        access.readable =
            size && coefficients[loop] > 0
                ? access.readable - coefficients[loop] * (*size - 1)
                : 0;
      }
    for (unsigned loop = 0; loop < numLoops; ++loop)
      access.strides[loop] =
          plus(access.strides[loop],
               times(builder.getIndexAttr(coefficients[loop]), step));
    access.start = plus(access.start,
                        times(builder.getIndexAttr(coefficients.back()), step));
  }
  int64_t flatOffset = getConstantIntValue(offset).value_or(
      static_cast<int64_t>(ShapedType::kDynamic));
  auto layout = StridedLayoutAttr::get(builder.getContext(), flatOffset, {1});
  auto flatType =
      MemRefType::get({ShapedType::kDynamic}, access.element,
                      flatOffset == 0 ? MemRefLayoutAttrInterface() : layout,
                      type.getMemorySpace());
  // Bounds are those of the nest.
  access.flat =
      memref::ReinterpretCastOp::create(
          builder, loc, flatType, memref, offset,
          ArrayRef<OpFoldResult>{builder.getIndexAttr(
              type.hasStaticShape() ? type.getNumElements() : INT32_MAX)},
          ArrayRef<OpFoldResult>{builder.getIndexAttr(1)})
          .getResult();
  return true;
}

bool NestEmitter::analyzeSizes() {
  sizes.assign(numLoops, OpFoldResult());
  for (OpOperand &operand : nest->getOpOperands()) {
    AffineMap map = nest.getMatchingIndexingMap(&operand);
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(expr)) {
        OpFoldResult &size = sizes[loop.getPosition()];
        auto type = cast<MemRefType>(operand.get().getType());
        if (!type.isDynamicDim(dim))
          size = attribute(type.getDimSize(dim));
        else if (!size)
          size = memref::DimOp::create(builder, loc, operand.get(), dim)
                     .getResult();
      }
  }
  return llvm::all_of(sizes, [](OpFoldResult size) { return !!size; });
}

void NestEmitter::loop(OpFoldResult from, OpFoldResult to, int64_t step,
                       function_ref<void(Value)> body) {
  std::optional<int64_t> first = getConstantIntValue(from),
                         end = getConstantIntValue(to);
  if (first && end && *first >= *end)
    return;
  if (first && end && *first + step >= *end)
    return body(index(*first));
  auto loop =
      scf::ForOp::create(builder, loc, value(from), value(to), index(step));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

Value NestEmitter::mask(int64_t lanes, int64_t count) {
  SmallVector<bool> bits(lanes, false);
  std::fill_n(bits.begin(), count, true);
  auto type = VectorType::get({lanes}, builder.getI1Type());
  return arith::ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, bits));
}

Value NestEmitter::loadVector(const Access &access, Value at, int64_t lanes,
                              Value mask) {
  auto type = VectorType::get({lanes}, access.element);
  if (!mask)
    return vector::LoadOp::create(builder, loc, type, access.flat, at);
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  return vector::MaskedLoadOp::create(builder, loc, type, access.flat,
                                      ValueRange(at), mask, zero);
}

Value NestEmitter::loadEvery(const Access &access, int64_t step, Value at,
                             int64_t lanes, Value mask) {
  auto type = VectorType::get({lanes}, access.element);
  DenseElementsAttr known;
  if (mask && !matchPattern(mask, m_Constant(&known))) {
    SmallVector<int64_t> places;
    for (int64_t lane = 0; lane < lanes; ++lane)
      places.push_back(lane * step);
    auto indices = VectorType::get({lanes}, builder.getI64Type());
    Value zero =
        arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
    return vector::GatherOp::create(
        builder, loc, type, access.flat, ValueRange(at),
        arith::ConstantOp::create(
            builder, loc, DenseElementsAttr::get(indices, ArrayRef(places))),
        mask, zero);
  }
  // Load vectors of all elements up to the last one, with which the last vector
  // ends.
  int64_t count = mask ? llvm::count(known.getValues<bool>(), true) : lanes;
  int64_t all = (count - 1) * step + 1;
  Value few = all < lanes ? this->mask(lanes, all) : Value();
  Value result;
  for (int64_t part = 0; part * lanes < all; ++part) {
    int64_t from = std::min(part * lanes, std::max<int64_t>(all - lanes, 0));
    Value loaded =
        loadVector(access, value(plus(at, attribute(from))), lanes, few);
    SmallVector<int64_t> chosen;
    for (int64_t lane = 0; lane < lanes; ++lane)
      chosen.push_back(lane < count && lane * step / lanes == part
                           ? lanes + lane * step - from
                           : lane);
    result = vector::ShuffleOp::create(builder, loc, result ? result : loaded,
                                       loaded, chosen);
  }
  return result;
}

void NestEmitter::storeVector(const Access &access, Value vector, Value at,
                              Value mask) {
  if (mask)
    vector::MaskedStoreOp::create(builder, loc, access.flat, ValueRange(at),
                                  mask, vector);
  else
    vector::StoreOp::create(builder, loc, vector, access.flat, ValueRange(at));
}

Value NestEmitter::broadcast(Value scalar, int64_t lanes) {
  if (isa<VectorType>(scalar.getType()))
    return scalar;
  return vector::BroadcastOp::create(
      builder, loc, VectorType::get({lanes}, scalar.getType()), scalar);
}

Value NestEmitter::emitElementwise(Operation *op, ValueRange values,
                                   int64_t lanes) {
  SmallVector<Value> operands(values);
  Type type = op->getResult(0).getType();
  if (llvm::any_of(operands,
                   [](Value v) { return isa<VectorType>(v.getType()); })) {
    for (Value &operand : operands)
      operand = broadcast(operand, lanes);
    type = VectorType::get({lanes}, type);
  }
  OperationState state(loc, op->getName().getStringRef(), operands, type,
                       llvm::to_vector(op->getDiscardableAttrs()));
  state.propertiesAttr = op->getPropertiesAsAttribute();
  return builder.create(state)->getResult(0);
}

Value NestEmitter::emitBody(Block &body, ValueRange arguments, int64_t lanes) {
  llvm::DenseMap<Value, Value> values;
  for (auto [argument, given] : llvm::zip_first(arguments, body.getArguments()))
    values[given] = argument;
  auto get = [&](Value value) {
    Value known = values.lookup(value);
    return known ? known : value;
  };
  for (Operation &op : body.without_terminator()) {
    if (isa<arith::ConstantOp>(op)) {
      values[op.getResult(0)] = builder.clone(op)->getResult(0);
      continue;
    }
    SmallVector<Value> operands;
    for (Value operand : op.getOperands())
      operands.push_back(get(operand));
    values[op.getResult(0)] = emitElementwise(&op, operands, lanes);
  }
  return broadcast(get(body.getTerminator()->getOperand(0)), lanes);
}

bool isElementwiseBody(Block &body,
                       const llvm::SmallPtrSet<Operation *, 16> &others) {
  for (Operation &op : body.without_terminator()) {
    if (isa<arith::ConstantOp>(op) || others.contains(&op))
      continue;
    if (!OpTrait::hasElementwiseMappableTraits(&op) ||
        op.getNumResults() != 1 || !op.getResult(0).getType().isIntOrFloat())
      return false;
  }
  return true;
}

} // namespace tenon
