//===- NestBody.cpp - Scalar code for the elements of tensors -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// NestBody emits, inside of a loop nest, the scalar code of an element of a
// `ten` value at given indices. Indices stay affine in the loops as long as
// possible; elements of stored tensors at affine indices become operands of the
// linalg op with an indexing map, others `tensor.extract`. Elements that were
// computed at the same indices are reused. Rules for shape operations and
// indexing operations are in Shape.cpp and Indexing.cpp.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "KernelLowering.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

NestBody::NestBody(KernelLowering &kernel, OpBuilder &builder, Location loc,
                   std::optional<ArrayRef<OpFoldResult>> loopSizes)
    : ScalarEmitter(builder, loc, kernel.contract), kernel(kernel),
      block(builder.getInsertionBlock()), structured(loopSizes.has_value()) {
  if (loopSizes)
    this->loopSizes.assign(loopSizes->begin(), loopSizes->end());
  contractsHere = kernel.contractsHere;
  hasFma = kernel.hasFma;
  for (unsigned i = 0; i < this->loopSizes.size(); ++i)
    loops.push_back(builder.getAffineDimExpr(i));
}

LoopIndex NestBody::constant(int64_t value) {
  return builder.getAffineConstantExpr(value);
}

LoopIndex NestBody::plus(const LoopIndex &lhs, const LoopIndex &rhs) {
  if (lhs.expr && rhs.expr)
    return lhs.expr + rhs.expr;
  return create<arith::AddIOp>(value(lhs), value(rhs));
}

LoopIndex NestBody::times(const LoopIndex &lhs, int64_t factor) {
  if (lhs.expr)
    return lhs.expr * factor;
  return create<arith::MulIOp>(value(lhs), index(factor));
}

LoopIndex NestBody::floorDiv(const LoopIndex &lhs, int64_t divisor) {
  if (lhs.expr)
    return lhs.expr.floorDiv(divisor);
  return create<arith::FloorDivSIOp>(value(lhs), index(divisor));
}

LoopIndex NestBody::modulo(const LoopIndex &lhs, int64_t divisor) {
  if (lhs.expr)
    return lhs.expr % divisor;
  // Only nonnegative indices reach this.
  return create<arith::RemUIOp>(value(lhs), index(divisor));
}

Value NestBody::value(const LoopIndex &index) {
  if (!index.expr)
    return index.value;
  if (auto constant = dyn_cast<AffineConstantExpr>(index.expr))
    return this->index(constant.getValue());
  SmallVector<Value> dims;
  for (unsigned i = 0; i < loops.size(); ++i)
    dims.push_back(create<linalg::IndexOp>(i));
  if (auto dim = dyn_cast<AffineDimExpr>(index.expr))
    return dims[dim.getPosition()];
  return create<affine::AffineApplyOp>(
      AffineMap::get(loops.size(), 0, index.expr), dims);
}

Value NestBody::value(OpFoldResult size) {
  if (std::optional<int64_t> constant = getConstantIntValue(size))
    return index(*constant);
  return cast<Value>(size);
}

Value NestBody::asIndex(Value value, Type element) {
  Type type = builder.getIndexType();
  if (value.getType().isIndex())
    return value;
  return element.isUnsignedInteger() || element.isInteger(1)
             ? create<arith::IndexCastUIOp>(type, value)
             : create<arith::IndexCastOp>(type, value);
}

Value NestBody::clampIndex(Value index, Value low, Value high) {
  return create<arith::MinSIOp>(create<arith::MaxSIOp>(index, low), high);
}

Value NestBody::inBounds(Value index, Value size) {
  // As unsigned, a negative index is larger than every size.
  return create<arith::CmpIOp>(arith::CmpIPredicate::ult, index, size);
}

Value NestBody::bisect(Value low, Value high,
                       function_ref<Value(Value index)> holds) {
  Type index = builder.getIndexType();
  auto search = scf::WhileOp::create(
      builder, loc, TypeRange{index, index}, ValueRange{low, high},
      [&](OpBuilder &nested, Location, ValueRange bounds) {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPointToEnd(nested.getInsertionBlock());
        Value isOpen = create<arith::CmpIOp>(arith::CmpIPredicate::slt,
                                             bounds[0], bounds[1]);
        scf::ConditionOp::create(builder, loc, isOpen, bounds);
      },
      [&](OpBuilder &nested, Location, ValueRange bounds) {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPointToEnd(nested.getInsertionBlock());
        Value one = this->index(1);
        Value middle = create<arith::ShRUIOp>(
            create<arith::AddIOp>(bounds[0], bounds[1]), one);
        Value found = holds(middle);
        scf::YieldOp::create(
            builder, loc,
            ValueRange{
                select(found, bounds[0], create<arith::AddIOp>(middle, one)),
                select(found, middle, bounds[1])});
      });
  return search.getResult(0);
}

LoopIndex NestBody::dilatedPlace(const LoopIndex &at, int64_t dilation,
                                 Value size, Value &inside) {
  Value position = value(at);
  auto narrow = [&](Value condition) {
    inside = inside ? create<arith::AndIOp>(inside, condition) : condition;
  };
  if (dilation != 1) {
    // Negative positions are out of bounds; clamp before the division.
    narrow(
        create<arith::CmpIOp>(arith::CmpIPredicate::sge, position, index(0)));
    Value safe = create<arith::MaxSIOp>(position, index(0));
    narrow(create<arith::CmpIOp>(arith::CmpIPredicate::eq,
                                 create<arith::RemUIOp>(safe, index(dilation)),
                                 index(0)));
    position = create<arith::DivUIOp>(safe, index(dilation));
  }
  narrow(inBounds(position, size));
  Value last = create<arith::SubIOp>(size, index(1));
  return clampIndex(position, index(0), last);
}

/// Returns whether linalg accepts the expression in an operand's map: a loop, a
/// constant, or a sum of multiples of loops.
static bool isLinear(AffineExpr expr) {
  return expr.isPureAffine() &&
         !expr.walk([](AffineExpr e) {
                return e.getKind() == AffineExprKind::Mod ||
                               e.getKind() == AffineExprKind::FloorDiv ||
                               e.getKind() == AffineExprKind::CeilDiv
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted();
}

bool NestBody::isMapped(Value stored, ArrayRef<LoopIndex> indices) {
  if (!structured || builder.getInsertionBlock() != block)
    return false;
  auto type = cast<RankedTensorType>(stored.getType());
  for (auto [dim, index] : llvm::enumerate(indices)) {
    if (!index.expr || !isLinear(index.expr))
      return false;
    // A single loop must run over the whole dimension.
    if (auto loop = dyn_cast<AffineDimExpr>(index.expr)) {
      std::optional<int64_t> size =
          getConstantIntValue(loopSizes[loop.getPosition()]);
      if (size && !type.isDynamicDim(dim) && *size != type.getDimSize(dim))
        return false;
    }
  }
  return true;
}

Value NestBody::read(Value stored, Type element, ArrayRef<LoopIndex> indices,
                     Value inside) {
  if (!inside && isMapped(stored, indices)) {
    SmallVector<AffineExpr> exprs;
    for (const LoopIndex &index : indices)
      exprs.push_back(index.expr);
    auto map = AffineMap::get(loops.size(), 0, exprs, builder.getContext());
    for (const Input &input : inputs)
      if (input.tensor == stored && input.map == map)
        return load(input.argument, element);
    Value argument = block->insertArgument(
        inputs.size(),
        cast<RankedTensorType>(stored.getType()).getElementType(), loc);
    inputs.push_back({stored, map, argument});
    return load(argument, element);
  }
  SmallVector<Value> places;
  for (const LoopIndex &index : indices)
    places.push_back(value(index));
  Value result = create<tensor::ExtractOp>(stored, places);
  if (inside)
    result = select(inside, result, zero(result.getType()));
  return load(result, element);
}

/// Returns whether both indices name the same element; a dimension of size 1
/// has only one.
static bool isSameElement(Value tensor, ArrayRef<LoopIndex> a,
                          ArrayRef<LoopIndex> b) {
  ArrayRef<int64_t> shape = tensorType(tensor).getShape();
  if (a.size() != b.size() || a.size() != shape.size())
    return false;
  for (auto [size, left, right] : llvm::zip_equal(shape, a, b))
    if (size != 1 && !(left == right))
      return false;
  return true;
}

Value NestBody::element(Value tensor, ArrayRef<LoopIndex> indices) {
  if (Value scalar = scalars.lookup(tensor))
    return scalar;
  for (const Computed &known : computed.lookup(tensor))
    if (isSameElement(tensor, known.indices, indices))
      return known.element;
  Operation *op = tensor.getDefiningOp();
  Value result;
  bool isNest = op && !isIndexMapped(op) && !isa<ConstantOp, ReshapeOp>(op);
  if (isNest && !kernel.stored(tensor)) {
    // Materialize in a nest of its own, before this one.
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(block->getParentOp());
    if (!kernel.materialize(tensor))
      return {};
  }
  if (auto slice = dyn_cast_or_null<DynamicSliceOp>(op))
    kernel.viewSlice(slice);
  if (Value inMemory = kernel.stored(tensor))
    result = read(inMemory, tensorType(tensor).getElementType(),
                  indices.drop_front(kernel.droppedDims(tensor)));
  else
    result = compute(op, tensor, indices);
  if (result)
    computed[tensor].push_back({tensor, LoopIndices(indices), result});
  return result;
}

MulOp NestBody::contractedProduct(Operation *op) {
  if (!contractsHere || !isa<AddOp, SubOp>(op))
    return {};
  Type element = tensorType(op->getResult(0)).getElementType();
  if (!element.isF32() && !element.isF64())
    return {};
  for (Value operand : op->getOperands())
    if (auto product = operand.getDefiningOp<MulOp>();
        product && operand.hasOneUse() && !kernel.stored(operand) &&
        !scalars.contains(operand))
      return product;
  return {};
}

Value NestBody::contracted(Operation *op, MulOp product,
                           ArrayRef<LoopIndex> indices) {
  bool isLeft = op->getOperand(0) == product.getResult();
  Value a = element(product.getLhs(), indices),
        b = element(product.getRhs(), indices),
        c = element(op->getOperand(isLeft ? 1 : 0), indices);
  if (!a || !b || !c)
    return {};
  if (isa<SubOp>(op)) {
    Value &negated = isLeft ? c : a;
    negated = create<arith::NegFOp>(negated);
  }
  return create<math::FmaOp>(a, b, c);
}

Value NestBody::compute(Operation *op, Value tensor,
                        ArrayRef<LoopIndex> indices) {
  Location outer = loc;
  loc = op->getLoc();
  Value result;
  if (auto constantOp = dyn_cast<ConstantOp>(op)) {
    Type element = constantOp.getType().getElementType();
    auto dense = dyn_cast<DenseElementsAttr>(constantOp.getValue());
    if (dense && dense.isSplat())
      result =
          ScalarEmitter::constant(dense.getSplatValue<Attribute>(), element);
    else
      result = read(kernel.stored(tensor), element, indices);
  } else if (MulOp product = contractedProduct(op)) {
    result = contracted(op, product, indices);
  } else if (isPointwise(op) || (isa<BitcastOp>(op) && isIndexMapped(op))) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands()) {
      operands.push_back(element(operand, indices));
      if (!operands.back())
        return {};
    }
    if (isa<BitcastOp>(op)) {
      Type from = tensorType(op->getOperand(0)).getElementType();
      Type to = tensorType(tensor).getElementType();
      Value bits = store(operands[0], from);
      if (bits.getType() != storageType(to))
        bits = create<arith::BitcastOp>(storageType(to), bits);
      result = load(bits, to);
    } else {
      result = pointwise(op, operands);
    }
  } else if (auto dequantize = dyn_cast<DequantizeOp>(op)) {
    result = dequantizedElement(dequantize, indices);
  } else if (!(result = shapeElement(op, indices))) {
    result = indexingElement(op, indices);
  }
  loc = outer;
  return result;
}

SmallVector<Value> NestBody::region(Region &region, ValueRange arguments,
                                    ValueRange wanted) {
  Block &code = region.front();
  for (auto [argument, value] : llvm::zip_equal(code.getArguments(), arguments))
    scalars[argument] = value;
  SmallVector<Value> results;
  if (wanted.empty())
    wanted = code.getTerminator()->getOperands();
  for (Value value : wanted)
    results.push_back(element(value, {}));
  // The region's values are valid here only.
  for (Value argument : code.getArguments())
    scalars.erase(argument);
  for (Operation &op : code)
    for (Value value : op.getResults())
      computed.erase(value);
  return results;
}
