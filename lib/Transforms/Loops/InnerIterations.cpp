//===- InnerIterations.cpp - Splits loops at array borders ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Index-set splitting. Finds in a loop's body the bounds checks (unsigned
// comparisons) and clamps of affine indices against sizes that are dynamic, and
// splits the loop into a first part, an interior part in which every check is
// true and is folded away, and a last part. With index = coefficient * iv +
// rest, the bounds of the interior are computed before the loop. A large body
// is emitted twice instead of three times: an outer loop runs the first and
// last parts with the same copy.
//
// Precondition: step 1 and no loop results. Called by SplitLoops.cpp.
//
//===----------------------------------------------------------------------===//

#include "InnerIterations.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace tenon;

namespace {

/// An affine index in a loop: `coefficient` times the induction variable, plus
/// a constant in [low, high], plus loop-invariant values.
struct Place {
  int64_t coefficient = 0, low = 0, high = 0;
  SmallVector<Value, 2> added, subtracted;

  Place negated() const {
    return {-coefficient, -high, -low, subtracted, added};
  }
  Place plus(const Place &other) const {
    Place sum = *this;
    sum.coefficient += other.coefficient;
    sum.low += other.low;
    sum.high += other.high;
    sum.added.append(other.added);
    sum.subtracted.append(other.subtracted);
    return sum;
  }
  bool isConstant() const {
    return coefficient == 0 && low == high && added.empty() &&
           subtracted.empty();
  }
};

/// The condition 0 <= place < size: that an index is in bounds.
struct Question {
  Value place, size;
  bool operator==(const Question &other) const {
    return place == other.place && size == other.size;
  }
};

class Borders {
public:
  explicit Borders(scf::ForOp loop) : loop(loop) {}

  SmallVector<scf::ForOp> split();

private:
  bool isSame(Value value);
  Value outside(OpBuilder &builder, Value value);
  std::optional<Place> placeOf(Value value);
  void find();
  void answer(scf::ForOp inner, const IRMapping &mapping);

  scf::ForOp loop;
  SmallVector<Question> questions;
  SmallVector<Place> places;
};

} // namespace

static bool isZero(Value value) { return isConstantIntValue(value, 0); }

/// Matches `min(max(place, 0), size - 1)`, a clamped index.
static std::optional<Question> clampOf(arith::MinSIOp op) {
  auto least = op.getLhs().getDefiningOp<arith::MaxSIOp>();
  if (!least || !isZero(least.getRhs()))
    return std::nullopt;
  Value last = op.getRhs();
  if (auto sub = last.getDefiningOp<arith::SubIOp>())
    if (isConstantIntValue(sub.getRhs(), 1))
      return Question{least.getLhs(), sub.getLhs()};
  if (auto add = last.getDefiningOp<arith::AddIOp>())
    if (isConstantIntValue(add.getRhs(), -1))
      return Question{least.getLhs(), add.getLhs()};
  return std::nullopt;
}

/// Returns whether the value is loop-invariant: defined outside of the loop, or
/// the size of an array that is.
bool Borders::isSame(Value value) {
  auto dim = value.getDefiningOp<memref::DimOp>();
  return loop.isDefinedOutsideOfLoop(value) ||
         (dim && dim.getConstantIndex() &&
          loop.isDefinedOutsideOfLoop(dim.getSource()));
}

Value Borders::outside(OpBuilder &builder, Value value) {
  if (loop.isDefinedOutsideOfLoop(value))
    return value;
  auto dim = value.getDefiningOp<memref::DimOp>();
  return memref::DimOp::create(builder, dim.getLoc(), dim.getSource(),
                               *dim.getConstantIndex());
}

std::optional<Place> Borders::placeOf(Value value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return Place{0, *constant, *constant, {}, {}};
  if (value == loop.getInductionVar())
    return Place{1, 0, 0, {}, {}};
  if (isSame(value))
    return Place{0, 0, 0, {value}, {}};
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto owner = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    if (!owner || owner.getInductionVar() != value)
      return std::nullopt;
    std::optional<int64_t> lower = getConstantIntValue(owner.getLowerBound()),
                           upper = getConstantIntValue(owner.getUpperBound());
    if (!lower || !upper || *upper <= *lower)
      return std::nullopt;
    return Place{0, *lower, *upper - 1, {}, {}};
  }
  Operation *op = value.getDefiningOp();
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op))
    return std::nullopt;
  std::optional<Place> a = placeOf(op->getOperand(0)),
                       b = placeOf(op->getOperand(1));
  if (!a || !b)
    return std::nullopt;
  // Sizes of arrays are far from overflow.
  if (isa<arith::AddIOp>(op))
    return a->plus(*b);
  if (isa<arith::SubIOp>(op))
    return a->plus(b->negated());
  if (a->isConstant())
    std::swap(a, b);
  if (!b->isConstant() || b->low < 0 || !a->added.empty() ||
      !a->subtracted.empty())
    return std::nullopt;
  return Place{
      a->coefficient * b->low, a->low * b->low, a->high * b->low, {}, {}};
}

/// Collects unsigned comparisons and clamped indices.
void Borders::find() {
  auto add = [&](const Question &question) {
    if (!question.place.getType().isIndex() || !isSame(question.size) ||
        llvm::is_contained(questions, question))
      return;
    std::optional<int64_t> known = getConstantIntValue(question.size);
    if (known ? *known < 0 : !question.size.getDefiningOp<memref::DimOp>())
      return;
    std::optional<Place> place = placeOf(question.place);
    if (!place || place->coefficient <= 0)
      return;
    // With all values constant, the split positions are constant as well.
    if (known && getConstantIntValue(loop.getLowerBound()) &&
        getConstantIntValue(loop.getUpperBound()) && place->added.empty() &&
        place->subtracted.empty())
      return;
    questions.push_back(question);
    places.push_back(std::move(*place));
  };
  loop.getBody()->walk([&](Operation *op) {
    if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
      if (compare.getPredicate() == arith::CmpIPredicate::ult)
        add({compare.getLhs(), compare.getRhs()});
    } else if (auto least = dyn_cast<arith::MinSIOp>(op)) {
      if (std::optional<Question> clamp = clampOf(least))
        add(*clamp);
    }
  });
}

/// Folds the conditions in a copy of the body in which they are true.
void Borders::answer(scf::ForOp inner, const IRMapping &mapping) {
  SmallVector<Question> known;
  for (const Question &question : questions)
    known.push_back({mapping.lookupOrDefault(question.place),
                     mapping.lookupOrDefault(question.size)});
  OpBuilder builder(inner);
  inner.getBody()->walk([&](Operation *op) {
    builder.setInsertionPoint(op);
    if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
      if (compare.getPredicate() == arith::CmpIPredicate::ult &&
          llvm::is_contained(known,
                             Question{compare.getLhs(), compare.getRhs()}))
        compare.replaceAllUsesWith(
            arith::ConstantOp::create(builder, op->getLoc(),
                                      builder.getBoolAttr(true))
                .getResult());
    } else if (auto least = dyn_cast<arith::MinSIOp>(op)) {
      std::optional<Question> clamp = clampOf(least);
      if (clamp && llvm::is_contained(known, *clamp))
        least.replaceAllUsesWith(clamp->place);
    }
  });
}

SmallVector<scf::ForOp> Borders::split() {
  find();
  if (questions.empty())
    return {};
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  // With place = coefficient * iv + rest, the first iteration of place >= 0 is
  // -rest / coefficient, that of place >= size is (size - rest) / coefficient,
  // both rounded up.
  Value begin = loop.getLowerBound(), end = loop.getUpperBound();
  for (size_t number = 0; number < questions.size(); ++number) {
    const Place &place = places[number];
    Value rest = constant(0);
    for (Value value : place.added)
      rest = arith::AddIOp::create(builder, loc, rest, outside(builder, value));
    for (Value value : place.subtracted)
      rest = arith::SubIOp::create(builder, loc, rest, outside(builder, value));
    auto from = [&](Value limit, int64_t bound) -> Value {
      Value distance = arith::SubIOp::create(builder, loc, limit, rest);
      distance = arith::SubIOp::create(builder, loc, distance, constant(bound));
      if (place.coefficient == 1)
        return distance;
      return arith::CeilDivSIOp::create(builder, loc, distance,
                                        constant(place.coefficient));
    };
    begin = arith::MaxSIOp::create(builder, loc, begin,
                                   from(constant(0), place.low));
    end = arith::MinSIOp::create(
        builder, loc, end,
        from(outside(builder, questions[number].size), place.high));
  }
  begin = arith::MinSIOp::create(builder, loc, begin, loop.getUpperBound());
  end = arith::MaxSIOp::create(builder, loc, end, begin);
  auto part = [&](Value from, Value to, bool isInner) {
    IRMapping mapping;
    auto copy = cast<scf::ForOp>(builder.clone(*loop, mapping));
    copy.setLowerBound(from);
    copy.setUpperBound(to);
    if (isInner) {
      answer(copy, mapping);
      builder.setInsertionPointAfter(copy);
    }
    return copy;
  };
  Value lower = loop.getLowerBound(), upper = loop.getUpperBound();
  SmallVector<scf::ForOp> parts;
  if (loop.getBody()->getOps<scf::ForOp>().empty()) {
    parts = {part(lower, begin, false), part(begin, end, true),
             part(end, upper, false)};
  } else {
    // With a large body, the first and the last iterations share one copy.
    auto three =
        scf::ForOp::create(builder, loc, constant(0), constant(3), constant(1));
    builder.setInsertionPointToStart(three.getBody());
    auto isPart = [&](int64_t number) -> Value {
      return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                   three.getInductionVar(), constant(number));
    };
    auto choice = scf::IfOp::create(builder, loc, isPart(1),
                                    /*withElseRegion=*/true);
    builder.setInsertionPointToStart(choice.thenBlock());
    parts.push_back(part(begin, end, true));
    builder.setInsertionPointToStart(choice.elseBlock());
    Value isFirst = isPart(0);
    Value from = arith::SelectOp::create(builder, loc, isFirst, lower, end);
    Value to = arith::SelectOp::create(builder, loc, isFirst, begin, upper);
    parts.push_back(part(from, to, false));
  }
  loop.erase();
  return parts;
}

SmallVector<scf::ForOp> tenon::splitAtBorders(scf::ForOp loop) {
  return Borders(loop).split();
}
