//===- ArgReduction.cpp - Lowers argmax and argmin of rows ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recognizes the two-input reduction that frontends write for argmax and
// argmin, and lowers it to loops that vectorize, since none of them carries a
// value with its index: the max of each block of 256 elements is computed
// first, the first block that has the max of all is remembered, and only that
// block is searched for the position. NaN precedes all values; whether a row
// has one is decided by the largest bit pattern without sign. Called by
// `KernelLowering::reduce`.
//
//===----------------------------------------------------------------------===//

#include "Conversion/TenToLinalg/KernelLowering.h"
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

/// Matches a region that keeps the larger (or smaller) of two values with its
/// index, NaN first and the lower index among equal values, as frontends write
/// argmax and argmin. Returns the direction of the preference.
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

/// Returns whether a constant is the initial value of such a reduction.
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

/// Number of elements per block: searching a block for a position takes about
/// as long as comparing the maxima of the blocks of a long row.
/// Tuned: elements; docs/developer/rationale/algorithms.md "argmax by blocks".
static constexpr int64_t kBlock = 256;

namespace {

/// The search in one row. All of its loops over elements vectorize: none of
/// them carries a value and its index.
class RowSearch {
public:
  RowSearch(KernelLowering &kernel, ReduceOp op, ValueRange outer,
            ReductionKind kind, OpFoldResult size)
      : kernel(kernel), builder(kernel.builder), loc(op.getLoc()),
        row(kernel, builder, loc), input(op.getInputs().front()), outer(outer),
        kind(kind), element(tensorType(input).getElementType()), size(size) {}

  /// Returns the position of the first best element as i32, NaN before all. The
  /// row must not be empty.
  Value emit();

private:
  using Step = function_ref<SmallVector<Value>(NestBody &, Value at,
                                               ValueRange state, Value read)>;
  /// Runs `step` over the elements from `from` on.
  SmallVector<Value> over(Value from, Value count, ValueRange init, Step step);
  /// Returns the lowest index of the elements for which `found` holds.
  Value first(Value from, Value count,
              function_ref<Value(NestBody &, Value)> found);
  /// Returns the max of a block, ignoring NaN, and the max of `magnitude` and
  /// the elements' bits without the sign.
  SmallVector<Value> best(Value from, Value count, Value magnitude);
  /// Returns the best value of all blocks, the start of the first block that
  /// has it, and the largest magnitude. Sets `whole` to the end of the whole
  /// blocks.
  SmallVector<Value> bestBlock(Value &whole);
  /// Returns whether `value` precedes `best`.
  Value isBetter(NestBody &body, Value value, Value best) {
    return body.compare(kind == ReductionKind::Max ? Comparison::GT
                                                   : Comparison::LT,
                        false, element, value, best);
  }
  Value isNaN(NestBody &body, Value value) {
    return body.create<arith::CmpFOp>(arith::CmpFPredicate::UNO, value, value);
  }
  /// Returns the value yielded by the code of the branch that is taken.
  Value either(Value condition, function_ref<Value()> yes,
               function_ref<Value()> no);

  KernelLowering &kernel;
  OpBuilder &builder;
  Location loc;
  NestBody row;
  Value input;
  ValueRange outer;
  ReductionKind kind;
  Type element;
  OpFoldResult size;
};

} // namespace

SmallVector<Value> RowSearch::over(Value from, Value count, ValueRange init,
                                   Step step) {
  auto loop = scf::ForOp::create(
      builder, loc, row.index(0), count, row.index(1), init,
      [&](OpBuilder &nested, Location, Value iv, ValueRange state) {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPointToEnd(nested.getInsertionBlock());
        NestBody body(kernel, builder, loc);
        Value at = body.create<arith::AddIOp>(from, iv);
        LoopIndices place(outer.begin(), outer.end());
        place.push_back(at);
        Value read = body.element(input, place);
        scf::YieldOp::create(builder, loc,
                             read ? step(body, at, state, read)
                                  : SmallVector<Value>(state));
      });
  return SmallVector<Value>(loop.getResults());
}

Value RowSearch::first(Value from, Value count,
                       function_ref<Value(NestBody &, Value)> found) {
  Type i32 = builder.getI32Type();
  Value none = row.integer(i32, INT32_MAX);
  return over(from, count, none,
              [&](NestBody &body, Value at, ValueRange state,
                  Value read) -> SmallVector<Value> {
                Value here = body.create<arith::IndexCastOp>(i32, at);
                Value place = body.select(found(body, read), here, none);
                return {body.create<arith::MinSIOp>(state[0], place)};
              })
      .front();
}

SmallVector<Value> RowSearch::best(Value from, Value count, Value magnitude) {
  bool isFloat = isa<FloatType>(element);
  SmallVector<Value> init = {row.identity(kind, element)};
  if (isFloat)
    init.push_back(magnitude);
  return over(from, count, init,
              [&](NestBody &body, Value, ValueRange state,
                  Value read) -> SmallVector<Value> {
                if (!isFloat)
                  return {body.combine(kind, element, state[0], read)};
                // This is a single instruction; the value is not used if the
                // row has NaN.
                auto flags = arith::FastMathFlagsAttr::get(
                    builder.getContext(),
                    arith::FastMathFlags::nnan | arith::FastMathFlags::nsz);
                Value best =
                    kind == ReductionKind::Max
                        ? body.create<arith::MaxNumFOp>(state[0], read, flags)
                        : body.create<arith::MinNumFOp>(state[0], read, flags);
                // A magnitude above that of infinity means NaN. Float
                // comparisons would yield bit masks that have to be packed.
                auto type = cast<IntegerType>(state[1].getType());
                Value bits = body.create<arith::AndIOp>(
                    body.create<arith::BitcastOp>(type, read),
                    body.create<arith::ConstantOp>(builder.getIntegerAttr(
                        type, APInt::getSignedMaxValue(type.getWidth()))));
                return {best, body.create<arith::MaxSIOp>(state[1], bits)};
              });
}

Value RowSearch::either(Value condition, function_ref<Value()> yes,
                        function_ref<Value()> no) {
  auto emitted = [&](function_ref<Value()> emit) {
    return [this, emit](OpBuilder &nested, Location) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToEnd(nested.getInsertionBlock());
      scf::YieldOp::create(builder, loc, emit());
    };
  };
  return scf::IfOp::create(builder, loc, condition, emitted(yes), emitted(no))
      .getResult(0);
}

SmallVector<Value> RowSearch::bestBlock(Value &whole) {
  Value zero = row.index(0), step = row.index(kBlock);
  bool isFloat = isa<FloatType>(element);
  SmallVector<Value> state = {row.identity(kind, element), zero};
  if (isFloat) {
    unsigned width = state[0].getType().getIntOrFloatBitWidth();
    state.push_back(row.integer(builder.getIntegerType(width), 0));
  }
  auto block = [&](Value from, Value count, ValueRange state) {
    NestBody body(kernel, builder, loc);
    SmallVector<Value> made = best(from, count, isFloat ? state[2] : Value());
    Value better = isBetter(body, made[0], state[0]);
    SmallVector<Value> next = {body.select(better, made[0], state[0]),
                               body.select(better, from, state[1])};
    if (isFloat)
      next.push_back(made[1]);
    return next;
  };
  std::optional<int64_t> known = getConstantIntValue(size);
  if (known)
    whole = row.index(*known / kBlock * kBlock);
  else
    whole = row.create<arith::SubIOp>(
        row.value(size), row.create<arith::RemUIOp>(row.value(size), step));
  if (known.value_or(kBlock) >= kBlock) {
    auto loop = scf::ForOp::create(
        builder, loc, zero, whole, step, state,
        [&](OpBuilder &nested, Location, Value from, ValueRange carried) {
          OpBuilder::InsertionGuard guard(builder);
          builder.setInsertionPointToEnd(nested.getInsertionBlock());
          scf::YieldOp::create(builder, loc, block(from, step, carried));
        });
    state = loop.getResults();
  }
  if (!known)
    return block(whole, row.create<arith::SubIOp>(row.value(size), whole),
                 state);
  return *known % kBlock == 0 ? state
                              : block(whole, row.index(*known % kBlock), state);
}

Value RowSearch::emit() {
  Value whole;
  SmallVector<Value> state = bestBlock(whole);
  std::optional<int64_t> known = getConstantIntValue(size);
  auto findNumber = [&]() -> Value {
    auto isBest = [&](NestBody &body, Value read) {
      return body.compare(Comparison::EQ, false, element, read, state[0]);
    };
    auto inBlock = [&](int64_t count) {
      return [&, count] { return first(state[1], row.index(count), isBest); };
    };
    if (!known) {
      Value rest = row.create<arith::SubIOp>(row.value(size), state[1]);
      return first(state[1],
                   row.create<arith::MinSIOp>(rest, row.index(kBlock)), isBest);
    }
    if (*known < kBlock || *known % kBlock == 0)
      return inBlock(std::min(*known, kBlock))();
    // The last block is shorter.
    Value isLast =
        row.create<arith::CmpIOp>(arith::CmpIPredicate::eq, state[1], whole);
    return either(isLast, inBlock(*known % kBlock), inBlock(kBlock));
  };
  if (!isa<FloatType>(element))
    return findNumber();
  auto computed = cast<FloatType>(state[0].getType());
  Value infinity = row.create<arith::ConstantOp>(builder.getIntegerAttr(
      state[2].getType(),
      APFloat::getInf(computed.getFloatSemantics()).bitcastToAPInt()));
  return either(
      row.create<arith::CmpIOp>(arith::CmpIPredicate::sgt, state[2], infinity),
      [&] {
        return first(
            row.index(0), row.value(size),
            [&](NestBody &body, Value read) { return isNaN(body, read); });
      },
      findNumber);
}

SmallVector<Value> KernelLowering::argReduce(ReduceOp op,
                                             ValueRange destinations) {
  std::optional<Comparison> direction = argReduction(op);
  if (!direction)
    return {};
  RankedTensorType type = tensorType(op.getInputs().front());
  int64_t dim = type.getRank() - 1;
  auto iota = op.getInputs()[1].getDefiningOp<IotaOp>();
  if (op.getDims().size() != 1 || op.getDims()[0] != dim || !iota ||
      static_cast<int64_t>(iota.getDim()) != dim || type.getDimSize(dim) == 0)
    return {};
  ReductionKind kind =
      *direction == Comparison::GT ? ReductionKind::Max : ReductionKind::Min;
  auto zeroth = op.getInits()[1].getDefiningOp<ConstantOp>();
  if (!isIdentity(op.getInits()[0], kind) || !zeroth ||
      !matchPattern(zeroth.getResult(), m_Zero()))
    return {};

  Type element = type.getElementType();
  Type indexElement = tensorType(iota).getElementType();
  SmallVector<OpFoldResult> extent = sizes(op.getInputs().front());
  bool isDynamic = type.isDynamicDim(dim);
  auto ofRow = [&](ValueRange outer, ValueRange state) -> SmallVector<Value> {
    NestBody row(*this, builder, op.getLoc());
    Value first = RowSearch(*this, op, outer, kind, extent.back()).emit();
    Value index = row.convert(first, builder.getI32Type(), indexElement);
    LoopIndices place(outer.begin(), outer.end());
    place.push_back(LoopIndex(
        row.create<arith::IndexCastOp>(builder.getIndexType(), first)));
    Value best = row.element(op.getInputs()[0], place);
    if (!best)
      return SmallVector<Value>(state);
    return {
        row.create<tensor::InsertOp>(row.store(best, element), state[0], outer),
        row.create<tensor::InsertOp>(row.store(index, indexElement), state[1],
                                     outer)};
  };
  auto rows = [&](ValueRange state) {
    return loops(op.getLoc(), ArrayRef(extent).drop_back(), state, ofRow);
  };
  if (!isDynamic)
    return rows(destinations);
  // An empty row yields the initial value of the reduction.
  NestBody outside(*this, builder, op.getLoc());
  Value isEmpty = outside.create<arith::CmpIOp>(
      arith::CmpIPredicate::eq, outside.value(extent.back()), outside.index(0));
  auto emitted = [&](function_ref<SmallVector<Value>()> emit) {
    return [this, emit](OpBuilder &nested, Location loc) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToEnd(nested.getInsertionBlock());
      scf::YieldOp::create(builder, loc, emit());
    };
  };
  auto start = [&]() -> SmallVector<Value> {
    NestBody inner(*this, builder, op.getLoc());
    Value best = inner.store(inner.identity(kind, element), element);
    Value zero = inner.zero(storageType(indexElement));
    return {fill(best, destinations[0], op.getLoc()),
            fill(zero, destinations[1], op.getLoc())};
  };
  return SmallVector<Value>(
      scf::IfOp::create(builder, op.getLoc(), isEmpty, emitted(start),
                        emitted([&] { return rows(destinations); }))
          .getResults());
}
