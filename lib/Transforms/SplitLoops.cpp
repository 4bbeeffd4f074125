//===- SplitLoops.cpp - Loops split where conditions change ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
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

/// More places to split one loop at are not worth their code.
constexpr size_t kMaxCuts = 6;

/// Bounds of an index: from `coefficient` * iv + `low` to `coefficient` * iv +
/// `high`, both included, for the variable of one loop.
struct Linear {
  int64_t coefficient, low, high;
};

std::optional<int64_t> constantOf(Value value) {
  return getConstantIntValue(value);
}

/// The bounds of `value`; the variable of `loop` is kept apart where there is
/// one. None where they are not known.
std::optional<Linear> boundsOf(Value value, scf::ForOp loop) {
  if (std::optional<int64_t> constant = constantOf(value))
    return Linear{0, *constant, *constant};
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Operation *parent = argument.getOwner()->getParentOp();
    if (auto chunks = dyn_cast<scf::ForallOp>(parent)) {
      std::optional<int64_t> count = getConstantIntValue(
          chunks.getMixedUpperBound()[argument.getArgNumber()]);
      // Normalized, as ten-parallelize makes them.
      if (!chunks.isNormalized() || !count || *count < 1)
        return std::nullopt;
      return Linear{0, 0, *count - 1};
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
  std::optional<Linear> a = boundsOf(op->getOperand(0), loop);
  std::optional<Linear> b = boundsOf(op->getOperand(1), loop);
  if (!a || !b)
    return std::nullopt;
  // Sizes of arrays are far from what overflows.
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

/// Whether `a < b` (`a <= b` with `orEqual`) for all values, or for none.
std::optional<bool> alwaysLess(const Linear &a, const Linear &b, bool orEqual) {
  if (a.high < b.low + orEqual)
    return true;
  if (a.low >= b.high + orEqual)
    return false;
  return std::nullopt;
}

std::optional<bool> decide(arith::CmpIOp compare) {
  std::optional<Linear> a = boundsOf(compare.getLhs(), {});
  std::optional<Linear> b = boundsOf(compare.getRhs(), {});
  if (!a || !b)
    return std::nullopt;
  auto negated = [](std::optional<bool> known) {
    return known ? std::optional(!*known) : known;
  };
  bool natural = a->low >= 0 && b->low >= 0;
  switch (compare.getPredicate()) {
  case arith::CmpIPredicate::ult:
    // A negative number is larger than any size.
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

/// Replaces comparisons, and choices of the larger or smaller, that come out
/// the same in all iterations.
void foldDecided(Operation *scope) {
  SmallVector<Operation *> dead;
  scope->walk([&](Operation *op) {
    if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
      std::optional<bool> known = decide(compare);
      if (!known)
        return;
      OpBuilder builder(op);
      op->replaceAllUsesWith(ValueRange{arith::ConstantOp::create(
          builder, op->getLoc(), builder.getBoolAttr(*known))});
      dead.push_back(op);
    } else if (isa<arith::MaxSIOp, arith::MinSIOp>(op)) {
      std::optional<Linear> a = boundsOf(op->getOperand(0), {});
      std::optional<Linear> b = boundsOf(op->getOperand(1), {});
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

/// Where `a < b` changes in `loop`, as values of its variable: before the first
/// and from the second on all iterations decide it alike.
void addCuts(const Linear &a, const Linear &b, bool orEqual,
             std::set<int64_t> &cuts) {
  // a < b is: slope * iv < right, with `right` between two bounds.
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
  // Where the larger and the smaller are equal, the choice between them may
  // change before as well as after.
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
      for (auto loop : llvm::to_vector(op.getBody()->getOps<scf::ForOp>()))
        visit(loop);
  }

  /// Splits a loop, its parts again, where one comparison hid another, and then
  /// the loops inside.
  void visit(scf::ForOp loop) {
    SmallVector<scf::ForOp> parts = split(loop);
    for (scf::ForOp part : parts)
      if (parts.size() > 1)
        visit(part);
      else
        for (auto inner : llvm::to_vector(part.getBody()->getOps<scf::ForOp>()))
          visit(inner);
  }

  SmallVector<scf::ForOp> split(scf::ForOp loop) {
    if (loop.getNumResults() > 0 || constantOf(loop.getStep()) != 1 ||
        !constantOf(loop.getLowerBound()) || !constantOf(loop.getUpperBound()))
      return {loop};
    std::set<int64_t> cuts = cutsOf(loop);
    int64_t size = 0;
    bool hasVectors = false;
    loop.walk([&](Operation *op) {
      ++size;
      hasVectors |= isa<vector::VectorDialect>(op->getDialect());
    });
    if (cuts.empty() || cuts.size() > kMaxCuts || hasVectors ||
        size * static_cast<int64_t>(cuts.size() + 1) > limit)
      return {loop};
    int64_t lower = *constantOf(loop.getLowerBound());
    cuts.insert(*constantOf(loop.getUpperBound()));
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
      foldDecided(part);
      // Of what is not chosen any more nothing needs to be split.
      SmallVector<Operation *> inner;
      part.walk([&](Operation *op) { inner.push_back(op); });
      (void)applyOpPatternsGreedily(
          inner, FrozenRewritePatternSet(),
          GreedyRewriteConfig().setStrictness(
              GreedyRewriteStrictness::ExistingAndNewOps));
      parts.push_back(part);
    }
    loop.erase();
    return parts;
  }
};

} // namespace
} // namespace tenon
