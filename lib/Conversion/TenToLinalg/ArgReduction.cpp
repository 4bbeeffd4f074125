//===- ArgReduction.cpp - Where the largest element of a row is -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelLowering.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

static bool isCompare(Value value, Comparison direction, Value lhs, Value rhs) {
  auto compare = value.getDefiningOp<CompareOp>();
  return compare && compare.getDirection() == direction &&
         !compare.getTotal() && compare.getLhs() == lhs &&
         compare.getRhs() == rhs;
}

/// Whether a region keeps the larger (or smaller) of two values with its
/// index, NaN before all and the lower index of equal ones: what front ends
/// write for argmax and argmin. The direction in which it prefers.
static std::optional<Comparison> argReduction(ReduceOp op) {
  if (op.getKind() || op.getInputs().size() != 2)
    return {};
  Block &code = op.getBody().front();
  Value a = code.getArgument(0), i = code.getArgument(1),
        b = code.getArgument(2), j = code.getArgument(3);
  auto value = code.getTerminator()->getOperand(0).getDefiningOp<SelectOp>();
  auto index = code.getTerminator()->getOperand(1).getDefiningOp<SelectOp>();
  if (!value || !index || value->getOperand(1) != a ||
      value->getOperand(2) != b || index->getOperand(1) != i ||
      index->getOperand(2) != j)
    return {};
  Value keepsValue = value->getOperand(0), keepsIndex = index->getOperand(0);
  auto preferred = [&](Value condition) -> std::optional<Comparison> {
    for (Comparison direction : {Comparison::GT, Comparison::LT})
      if (isCompare(condition, direction, a, b))
        return direction;
    return {};
  };
  std::optional<Comparison> direction = preferred(keepsValue);
  if (auto either = keepsValue.getDefiningOp<OrOp>()) {
    if (!isCompare(either.getRhs(), Comparison::NE, a, a))
      return {};
    direction = preferred(either.getLhs());
  } else if (isa<FloatType>(tensorType(a).getElementType())) {
    return {};
  }
  auto tied = keepsIndex.getDefiningOp<OrOp>();
  auto lower = tied ? tied.getRhs().getDefiningOp<AndOp>() : AndOp();
  if (!lower || tied.getLhs() != keepsValue ||
      !isCompare(lower.getLhs(), Comparison::EQ, a, b) ||
      !isCompare(lower.getRhs(), Comparison::LT, i, j))
    return {};
  return direction;
}

/// Whether a constant is the value with which such a reduction starts.
static bool isIdentity(Value value, ReductionKind kind) {
  auto constant = value.getDefiningOp<ConstantOp>();
  auto dense = constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
                        : DenseElementsAttr();
  if (!dense)
    return false;
  bool isMax = kind == ReductionKind::Max;
  Type element = dense.getElementType();
  if (isa<FloatType>(element)) {
    APFloat number = dense.getSplatValue<APFloat>();
    return number.isInfinity() && number.isNegative() == isMax;
  }
  if (!isa<IntegerType>(element))
    return false;
  APInt number = dense.getSplatValue<APInt>();
  if (element.isUnsignedInteger() || element.isInteger(1))
    return isMax ? number.isMinValue() : number.isMaxValue();
  return isMax ? number.isMinSignedValue() : number.isMaxSignedValue();
}

/// Two loops over each row, which both vectorize: one finds the value, the
/// other the lowest index at which it is.
SmallVector<Value> KernelLowering::argReduce(ReduceOp op,
                                             ValueRange destinations) {
  std::optional<Comparison> direction = argReduction(op);
  if (!direction)
    return {};
  RankedTensorType type = tensorType(op.getInputs().front());
  int64_t dim = type.getRank() - 1;
  auto iota = op.getInputs()[1].getDefiningOp<IotaOp>();
  if (op.getDims().size() != 1 || op.getDims()[0] != dim || !iota ||
      static_cast<int64_t>(iota.getDim()) != dim || type.isDynamicDim(dim) ||
      type.getDimSize(dim) == 0)
    return {};
  ReductionKind kind =
      *direction == Comparison::GT ? ReductionKind::Max : ReductionKind::Min;
  auto start = op.getInits()[1].getDefiningOp<ConstantOp>();
  if (!isIdentity(op.getInits()[0], kind) || !start ||
      !matchPattern(start.getResult(), m_Zero()))
    return {};

  Location loc = op.getLoc();
  Type element = type.getElementType();
  Type indexElement = tensorType(iota).getElementType();
  SmallVector<OpFoldResult> extent = sizes(op.getInputs().front());
  NestBody outside(*this, builder, loc);
  Type i32 = builder.getI32Type();
  auto overRow =
      [&](ValueRange outer, Value init,
          function_ref<Value(NestBody &, Value at, Value state, Value element)>
              emit) {
        auto loop = scf::ForOp::create(
            builder, loc, outside.index(0), outside.value(extent[dim]),
            outside.index(1), init,
            [&](OpBuilder &nested, Location, Value at, ValueRange state) {
              OpBuilder::InsertionGuard guard(builder);
              builder.setInsertionPointToEnd(nested.getInsertionBlock());
              NestBody body(*this, builder, loc);
              LoopIndices place(outer.begin(), outer.end());
              place.push_back(at);
              Value read = body.element(op.getInputs()[0], place);
              Value next = read ? emit(body, at, state[0], read) : state[0];
              scf::YieldOp::create(builder, loc, next);
            });
        return loop.getResult(0);
      };
  return loops(
      loc, ArrayRef(extent).drop_back(), destinations,
      [&](ValueRange outer, ValueRange state) -> SmallVector<Value> {
        NestBody row(*this, builder, loc);
        Value best = overRow(outer, row.identity(kind, element),
                             [&](NestBody &body, Value, Value so, Value read) {
                               return body.combine(kind, element, so, read);
                             });
        Value first = overRow(
            outer, row.integer(i32, INT32_MAX),
            [&](NestBody &body, Value at, Value so, Value read) {
              // NaN is the largest, and any of them.
              Value found =
                  body.compare(Comparison::EQ, false, element, read, best);
              if (isa<FloatType>(element))
                found = body.create<arith::OrIOp>(
                    found, body.create<arith::CmpFOp>(arith::CmpFPredicate::UNO,
                                                      read, read));
              Value here = body.create<arith::IndexCastOp>(i32, at);
              Value place =
                  body.select(found, here, body.integer(i32, INT32_MAX));
              return body.create<arith::MinSIOp>(so, place);
            });
        Value index = row.convert(first, i32, indexElement);
        return {row.create<tensor::InsertOp>(row.store(best, element), state[0],
                                             outer),
                row.create<tensor::InsertOp>(row.store(index, indexElement),
                                             state[1], outer)};
      });
}
