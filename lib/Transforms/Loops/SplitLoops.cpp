//===- SplitLoops.cpp - Splits loops where conditions change --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-split-loops: index-set splitting. Interval analysis bounds
// index expressions as affine functions of one induction variable; comparisons
// and min/max that are decided for all iterations are folded. If a comparison
// changes inside the range of a loop (padding, causal masks, partial tiles),
// the loop is cut there into parts in which it is constant. Loops over
// positions with a dynamic start are cut at run-time values; array borders of
// dynamic size are handled by InnerIterations.cpp. Limits on the number of cuts
// and the size of the body bound the code growth.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "InnerIterations.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/MathExtras.h"
#include <set>

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_SPLITLOOPS
#include "Transforms/Passes.h.inc"

namespace {

/// Bounds the number of cuts per loop, and thus the code size.
/// Bound: cuts; code size.
constexpr size_t kMaxCuts = 6;

/// Minimum trip count of a loop that is cut at run-time values.
/// Tuned: iterations; commit b87fc32.
constexpr int64_t kMinTripCountForCuts = 16;

/// An interval [coefficient * iv + low, coefficient * iv + high] for the
/// induction variable of one loop.
struct Linear {
  int64_t coefficient, low, high;
};

/// Intervals of values that are narrower than their definitions tell.
using Facts = llvm::DenseMap<Value, Linear>;

std::optional<int64_t> constantOf(Value value) {
  return getConstantIntValue(value);
}

/// Returns the interval of an index that is clamped to constants, such as the
/// start of a slice.
std::optional<Linear> clampOf(Operation *op) {
  Operation *inner = op->getOperand(0).getDefiningOp();
  std::optional<int64_t> outer = constantOf(op->getOperand(1));
  if (!isa<arith::MaxSIOp, arith::MinSIOp>(op) || !outer ||
      !isa_and_nonnull<arith::MaxSIOp, arith::MinSIOp>(inner) ||
      inner->getName() == op->getName())
    return std::nullopt;
  std::optional<int64_t> other = constantOf(inner->getOperand(1));
  bool isMin = isa<arith::MinSIOp>(op);
  if (!other || (isMin ? *other > *outer : *other < *outer))
    return std::nullopt;
  return isMin ? Linear{0, *other, *outer} : Linear{0, *outer, *other};
}

/// Returns the interval of `value`, as a function of the induction variable of
/// `loop` if given; nullopt if unknown.
std::optional<Linear> boundsOf(Value value, scf::ForOp loop,
                               const Facts &facts = Facts()) {
  if (auto known = facts.find(value); known != facts.end())
    return known->second;
  if (std::optional<int64_t> constant = constantOf(value))
    return Linear{0, *constant, *constant};
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Operation *parent = argument.getOwner()->getParentOp();
    if (auto chunks = dyn_cast<scf::ForallOp>(parent)) {
      std::optional<int64_t> count = getConstantIntValue(
          chunks.getMixedUpperBound()[argument.getArgNumber()]);
      // Normalized, as ten-parallelize creates them.
      if (!chunks.isNormalized() || !count || *count < 1)
        return std::nullopt;
      return Linear{0, 0, *count - 1};
    }
    if (auto function = dyn_cast<func::FuncOp>(parent)) {
      auto range = ten::attr::range.get(function, argument.getArgNumber());
      if (!range)
        return std::nullopt;
      return Linear{0, range[0], range[1]};
    }
    auto owner = dyn_cast<scf::ForOp>(parent);
    if (!owner || owner.getInductionVar() != value)
      return std::nullopt;
    if (owner == loop)
      return Linear{1, 0, 0};
    std::optional<int64_t> lower = constantOf(owner.getLowerBound());
    std::optional<int64_t> upper = constantOf(owner.getUpperBound());
    if (!lower || !upper || *upper <= *lower)
      return std::nullopt;
    return Linear{0, *lower, *upper - 1};
  }
  Operation *op = value.getDefiningOp();
  if (!value.getType().isIndex() || op->getNumOperands() != 2)
    return std::nullopt;
  if (std::optional<Linear> clamped = clampOf(op))
    return clamped;
  std::optional<Linear> a = boundsOf(op->getOperand(0), loop, facts);
  std::optional<Linear> b = boundsOf(op->getOperand(1), loop, facts);
  if (!a || !b)
    return std::nullopt;
  // Sizes of arrays are far from overflow.
  if (isa<arith::AddIOp>(op))
    return Linear{a->coefficient + b->coefficient, a->low + b->low,
                  a->high + b->high};
  if (isa<arith::SubIOp>(op))
    return Linear{a->coefficient - b->coefficient, a->low - b->high,
                  a->high - b->low};
  bool apart = a->coefficient || b->coefficient;
  if (isa<arith::MulIOp>(op)) {
    if (b->coefficient || b->low != b->high)
      std::swap(a, b);
    if (b->coefficient || b->low != b->high || b->low < 0)
      return std::nullopt;
    return Linear{a->coefficient * b->low, a->low * b->low, a->high * b->low};
  }
  if (isa<arith::DivUIOp, arith::RemUIOp>(op) && !apart && a->low >= 0 &&
      b->low == b->high && b->low > 0) {
    if (isa<arith::DivUIOp>(op))
      return Linear{0, a->low / b->low, a->high / b->low};
    return Linear{0, 0, std::min(a->high, b->low - 1)};
  }
  if (isa<arith::MaxSIOp>(op) && !apart)
    return Linear{0, std::max(a->low, b->low), std::max(a->high, b->high)};
  if (isa<arith::MinSIOp>(op) && !apart)
    return Linear{0, std::min(a->low, b->low), std::min(a->high, b->high)};
  return std::nullopt;
}

/// Returns whether `a < b` (`a <= b` with `orEqual`) holds for all values, or
/// for none; nullopt if it varies.
std::optional<bool> alwaysLess(const Linear &a, const Linear &b, bool orEqual) {
  if (a.high < b.low + orEqual)
    return true;
  if (a.low >= b.high + orEqual)
    return false;
  return std::nullopt;
}

std::optional<bool> decide(arith::CmpIOp compare, const Facts &facts) {
  std::optional<Linear> a = boundsOf(compare.getLhs(), {}, facts);
  std::optional<Linear> b = boundsOf(compare.getRhs(), {}, facts);
  if (!a || !b)
    return std::nullopt;
  auto negated = [](std::optional<bool> known) {
    return known ? std::optional(!*known) : known;
  };
  bool natural = a->low >= 0 && b->low >= 0;
  switch (compare.getPredicate()) {
  case arith::CmpIPredicate::ult:
    // As unsigned, a negative number is larger than any size.
    if (a->high < 0 && b->low >= 0)
      return false;
    if (!natural)
      return std::nullopt;
    [[fallthrough]];
  case arith::CmpIPredicate::slt:
    return alwaysLess(*a, *b, false);
  case arith::CmpIPredicate::sle:
    return alwaysLess(*a, *b, true);
  case arith::CmpIPredicate::sge:
    return negated(alwaysLess(*a, *b, false));
  case arith::CmpIPredicate::sgt:
    return negated(alwaysLess(*a, *b, true));
  default:
    return std::nullopt;
  }
}

/// Folds comparisons and min/max whose outcome is the same in all iterations.
void foldDecided(Operation *scope, const Facts &facts = Facts()) {
  SmallVector<Operation *> dead;
  scope->walk([&](Operation *op) {
    if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
      std::optional<bool> known = decide(compare, facts);
      if (!known)
        return;
      OpBuilder builder(op);
      op->replaceAllUsesWith(ValueRange{arith::ConstantOp::create(
          builder, op->getLoc(), builder.getBoolAttr(*known))});
      dead.push_back(op);
    } else if (isa<arith::MaxSIOp, arith::MinSIOp>(op)) {
      std::optional<Linear> a = boundsOf(op->getOperand(0), {}, facts);
      std::optional<Linear> b = boundsOf(op->getOperand(1), {}, facts);
      if (!a || !b)
        return;
      std::optional<bool> less = alwaysLess(*a, *b, true);
      if (!less)
        less = b->high <= a->low ? std::optional(false) : std::nullopt;
      if (!less)
        return;
      bool first = isa<arith::MinSIOp>(op) == *less;
      op->replaceAllUsesWith(ValueRange{op->getOperand(first ? 0 : 1)});
      dead.push_back(op);
    }
  });
  for (Operation *op : dead)
    op->erase();
}

/// Adds the induction variable's values where `a < b` changes: all iterations
/// before the first and from the second on agree.
void addCuts(const Linear &a, const Linear &b, bool orEqual,
             std::set<int64_t> &cuts) {
  // a < b is slope * iv < right, with `right` in an interval.
  int64_t slope = a.coefficient - b.coefficient;
  if (slope <= 0)
    return;
  for (int64_t right : {b.low - a.high, b.high - a.low})
    cuts.insert(llvm::divideCeilSigned(right + orEqual, slope));
}

std::set<int64_t> cutsOf(scf::ForOp loop) {
  std::set<int64_t> cuts, choices;
  loop.getBody()->walk([&](Operation *op) {
    auto compare = dyn_cast<arith::CmpIOp>(op);
    if (!compare && !isa<arith::MaxSIOp, arith::MinSIOp>(op))
      return;
    std::optional<Linear> a = boundsOf(op->getOperand(0), loop);
    std::optional<Linear> b = boundsOf(op->getOperand(1), loop);
    if (!a || !b)
      return;
    bool orEqual = false;
    if (compare) {
      switch (compare.getPredicate()) {
      case arith::CmpIPredicate::ult:
        addCuts(*a, Linear{0, 0, 0}, false, cuts);
        break;
      case arith::CmpIPredicate::slt:
      case arith::CmpIPredicate::sge:
        break;
      case arith::CmpIPredicate::sle:
      case arith::CmpIPredicate::sgt:
        orEqual = true;
        break;
      default:
        return;
      }
    }
    addCuts(*a, *b, orEqual, compare ? cuts : choices);
  });
  // A min or max of equal operands may change before or after the cut.
  for (int64_t cut : llvm::reverse(choices))
    if (!cuts.count(cut + 1))
      cuts.insert(cut);
  int64_t lower = *constantOf(loop.getLowerBound());
  int64_t upper = *constantOf(loop.getUpperBound());
  std::set<int64_t> inside;
  for (int64_t cut : cuts)
    if (cut > lower && cut < upper)
      inside.insert(cut);
  return inside;
}

/// Of too many cuts, returns those around the longest part, if it is most of
/// the loop.
std::set<int64_t> aroundLongest(const std::set<int64_t> &cuts, int64_t lower,
                                int64_t upper) {
  int64_t from = lower, before = lower, after = lower;
  auto endAt = [&](int64_t to) {
    if (to - from > after - before)
      std::tie(before, after) = std::pair(from, to);
    from = to;
  };
  llvm::for_each(cuts, endAt);
  endAt(upper);
  std::set<int64_t> kept;
  if (after - before < (upper - lower) / 2)
    return kept;
  for (int64_t cut : {before, after})
    if (cut > lower && cut < upper)
      kept.insert(cut);
  return kept;
}

//===-- Cuts that the run knows -------------------------------------------===//

/// Finds values of the form coefficient * iv + invariant, and computes the
/// invariant part before the loop.
class Dependence {
public:
  explicit Dependence(scf::ForOp loop) : loop(loop) {}

  std::optional<int64_t> coefficient(Value value) {
    if (value == loop.getInductionVar())
      return 1;
    if (loop.isDefinedOutsideOfLoop(value))
      return 0;
    Operation *op = value.getDefiningOp();
    if (!op || op->getNumRegions() > 0)
      return std::nullopt;
    SmallVector<int64_t, 2> each;
    for (Value operand : op->getOperands()) {
      std::optional<int64_t> found = coefficient(operand);
      if (!found)
        return std::nullopt;
      each.push_back(*found);
    }
    if (llvm::all_of(each, [](int64_t c) { return c == 0; }))
      return isSameBefore(op) ? std::optional<int64_t>(0) : std::nullopt;
    if (isa<arith::AddIOp>(op))
      return each[0] + each[1];
    if (isa<arith::SubIOp>(op))
      return each[0] - each[1];
    return std::nullopt;
  }

  /// Computes the value for an induction variable of 0.
  Value atZero(OpBuilder &builder, Value value) {
    if (value == loop.getInductionVar())
      return arith::ConstantIndexOp::create(builder, loop.getLoc(), 0);
    if (loop.isDefinedOutsideOfLoop(value))
      return value;
    IRMapping mapping;
    Operation *op = value.getDefiningOp();
    for (Value operand : op->getOperands())
      mapping.map(operand, atZero(builder, operand));
    return builder.clone(*op, mapping)->getResult(0);
  }

private:
  /// Returns whether the operation has the same result before the loop.
  bool isSameBefore(Operation *op) {
    if (auto load = dyn_cast<memref::LoadOp>(op)) {
      Operation *parent = op->getParentOp();
      while (parent != loop && isa<scf::ForOp>(parent))
        parent = parent->getParentOp();
      return parent == loop && isOnlyRead(load.getMemRef());
    }
    return isPure(op) && op->getNumResults() == 1;
  }

  /// Returns whether the memory is that of an argument without aliases, and
  /// only loads use it.
  static bool isOnlyRead(Value memref) {
    auto argument = dyn_cast<BlockArgument>(memref);
    auto function =
        argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
                 : func::FuncOp();
    auto distinct =
        function ? ten::attr::distinct.get(function) : DenseI64ArrayAttr();
    return distinct &&
           llvm::is_contained(distinct.asArrayRef(), argument.getArgNumber()) &&
           llvm::all_of(argument.getUsers(), [](Operation *user) {
             return isa<memref::LoadOp>(user);
           });
  }

  scf::ForOp loop;
};

/// An index that moves with the induction variable from a dynamic start, and
/// the constants that it is compared with.
struct MovingPlace {
  Value place;
  std::set<int64_t> limits;
};

std::optional<MovingPlace> movingPlace(scf::ForOp loop) {
  std::optional<MovingPlace> found;
  Dependence dependence(loop);
  loop.getBody()->walk([&](arith::CmpIOp compare) {
    Value place = compare.getLhs();
    std::optional<int64_t> limit = constantOf(compare.getRhs());
    if (!limit || !place.getType().isIndex() ||
        (found && found->place != place) ||
        (!found && dependence.coefficient(place) != 1))
      return;
    switch (compare.getPredicate()) {
    case arith::CmpIPredicate::slt:
    case arith::CmpIPredicate::sge:
      break;
    case arith::CmpIPredicate::ult:
      if (*limit < 0)
        return;
      break;
    default:
      return;
    }
    if (!found)
      found = MovingPlace{place, {}};
    found->limits.insert(*limit);
    if (compare.getPredicate() == arith::CmpIPredicate::ult)
      found->limits.insert(0);
  });
  return found;
}

class SplitLoopsPass : public impl::SplitLoopsBase<SplitLoopsPass> {
public:
  using SplitLoopsBase::SplitLoopsBase;

private:
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    foldDecided(function);
    for (auto loop : llvm::to_vector(function.getBody().getOps<scf::ForOp>()))
      visit(loop);
    SmallVector<scf::ForallOp> chunks;
    function.walk([&](scf::ForallOp op) { chunks.push_back(op); });
    for (scf::ForallOp op : chunks)
      visitChunk(*op.getBody());
  }

  /// If chunks do not divide a loop evenly, the last chunk gets code of its
  /// own.
  void visitChunk(Block &block) {
    for (auto loop : llvm::to_vector(block.getOps<scf::ForOp>()))
      visit(loop);
    for (auto choice : block.getOps<scf::IfOp>())
      for (Region &region : choice->getRegions())
        for (Block &side : region)
          visitChunk(side);
  }

  /// Splits a loop, then its parts again, as one comparison can hide another,
  /// and then the loops inside.
  void visit(scf::ForOp loop) {
    SmallVector<scf::ForOp> parts = split(loop);
    if (parts.size() > 1) {
      for (scf::ForOp part : parts)
        visit(part);
      return;
    }
    if (isSmall(loop, 3))
      if (SmallVector<scf::ForOp> three = splitAtBorders(loop); !three.empty())
        parts = std::move(three);
    for (scf::ForOp part : parts) {
      if (parts.size() > 1)
        simplify(part, Facts());
      for (auto inner : llvm::to_vector(part.getBody()->getOps<scf::ForOp>()))
        visit(inner);
    }
  }

  /// Returns whether the loop is small enough to be split into this many parts.
  bool isSmall(scf::ForOp loop, int64_t parts) const {
    if (loop.getNumResults() > 0 || constantOf(loop.getStep()) != 1)
      return false;
    int64_t size = 0;
    bool hasVectors = false;
    loop.walk([&](Operation *op) {
      ++size;
      hasVectors |= isa_and_nonnull<vector::VectorDialect>(op->getDialect());
    });
    return !hasVectors && size * parts <= limit;
  }

  SmallVector<scf::ForOp> split(scf::ForOp loop) {
    if (loop.getNumResults() > 0 || constantOf(loop.getStep()) != 1 ||
        !constantOf(loop.getLowerBound()))
      return {loop};
    int64_t size = 0;
    bool hasVectors = false;
    loop.walk([&](Operation *op) {
      ++size;
      hasVectors |= isa_and_nonnull<vector::VectorDialect>(op->getDialect());
    });
    if (!constantOf(loop.getUpperBound())) {
      // A number that launches of a shared kernel give.
      bool isArgument = isa<BlockArgument>(loop.getUpperBound()) &&
                        boundsOf(loop.getUpperBound(), {});
      return isArgument && !hasVectors ? splitAtRun(loop, size)
                                       : SmallVector<scf::ForOp>{loop};
    }
    std::set<int64_t> cuts = cutsOf(loop);
    if (cuts.empty() && !hasVectors)
      return splitAtRun(loop, size);
    int64_t lower = *constantOf(loop.getLowerBound());
    int64_t upper = *constantOf(loop.getUpperBound());
    if (cuts.size() > kMaxCuts)
      cuts = aroundLongest(cuts, lower, upper);
    if (cuts.empty() || hasVectors ||
        size * static_cast<int64_t>(cuts.size() + 1) > limit)
      return {loop};
    cuts.insert(upper);
    OpBuilder builder(loop);
    SmallVector<scf::ForOp> parts;
    for (int64_t cut : cuts) {
      auto part = cast<scf::ForOp>(builder.clone(*loop));
      part.setLowerBound(
          arith::ConstantIndexOp::create(builder, loop.getLoc(), lower));
      part.setUpperBound(
          arith::ConstantIndexOp::create(builder, loop.getLoc(), cut));
      part->moveAfter(part.getUpperBound().getDefiningOp());
      builder.setInsertionPointAfter(part);
      lower = cut;
      simplify(part, Facts());
      parts.push_back(part);
    }
    loop.erase();
    return parts;
  }

  /// Simplifies a part, so that conditions that became constant are not split
  /// again.
  static void simplify(scf::ForOp part, const Facts &facts) {
    foldDecided(part, facts);
    SmallVector<Operation *> inner;
    part.walk([&](Operation *op) { inner.push_back(op); });
    (void)applyOpPatternsGreedily(
        inner, FrozenRewritePatternSet(),
        GreedyRewriteConfig().setStrictness(
            GreedyRewriteStrictness::ExistingAndNewOps));
  }

  /// Splits a loop of `size` operations where an index with a dynamic start
  /// reaches the constants it is compared with.
  SmallVector<scf::ForOp> splitAtRun(scf::ForOp loop, int64_t size) {
    int64_t lower = *constantOf(loop.getLowerBound());
    int64_t upper = boundsOf(loop.getUpperBound(), {})->high;
    std::optional<MovingPlace> moving = upper - lower >= kMinTripCountForCuts
                                            ? movingPlace(loop)
                                            : std::nullopt;
    if (!moving || moving->limits.size() > kMaxCuts ||
        size * static_cast<int64_t>(moving->limits.size() + 1) > limit)
      return {loop};
    OpBuilder builder(loop);
    Location loc = loop.getLoc();
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(builder, loc, value);
    };
    Value start = Dependence(loop).atZero(builder, moving->place);
    // An unbounded value could overflow.
    std::optional<Linear> all = boundsOf(start, {});
    if (!all)
      return {loop};
    // Parts: before the first limit, between consecutive limits, from the last
    // on.
    int64_t from = all->low + lower, last = all->high + upper - 1;
    Value begin = loop.getLowerBound();
    SmallVector<int64_t> limits(moving->limits.begin(), moving->limits.end());
    limits.push_back(last + 1);
    SmallVector<scf::ForOp> parts;
    for (auto [number, next] : llvm::enumerate(limits)) {
      // Parts that no place reaches have no iterations.
      int64_t most = std::min(next - 1, last);
      if (from > most)
        continue;
      Value end = loop.getUpperBound();
      if (number + 1 < limits.size()) {
        Value cut = arith::SubIOp::create(builder, loc, constant(next), start);
        cut = arith::MaxSIOp::create(builder, loc, cut, loop.getLowerBound());
        end = arith::MinSIOp::create(builder, loc, cut, loop.getUpperBound());
      }
      IRMapping mapping;
      auto part = cast<scf::ForOp>(builder.clone(*loop, mapping));
      part.setLowerBound(begin);
      part.setUpperBound(end);
      Facts facts;
      facts[part.getInductionVar()] = Linear{0, lower, upper - 1};
      facts[mapping.lookup(moving->place)] = Linear{0, from, most};
      simplify(part, facts);
      parts.push_back(part);
      begin = end;
      from = std::max(from, next);
    }
    loop.erase();
    return parts;
  }
};

} // namespace
} // namespace tenon
