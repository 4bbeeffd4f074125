//===- UnrollMapLoops.cpp - Unrolls loops of elementwise steps ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-unroll-maps: temporal blocking of time-stepping loops. A
// counted `scf.while` whose body computes the next arrays from the current ones
// elementwise (a map), or as a cheap stencil, is unrolled by a few steps, so
// that fusion keeps the intermediate steps in registers instead of memory.
// Remaining steps follow the loop. A short loop over a few scalars is replaced
// by all of its steps. A stencil is not unrolled if its step can update the
// arrays in place.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/IR/Ten.h"
#include "OverwrittenValues.h"
#include "Transforms/Passes.h"
#include "Transforms/Tensor/CountedLoop.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_UNROLLMAPLOOPS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Smaller arrays stay in L1d across steps.
/// Tuned: elements; commit 894dd50.
constexpr int64_t kMinElements = 4 * 1024;
/// Bounds the operations of all unrolled steps together, whose intermediates
/// are in registers.
/// Tuned: operations; commit 894dd50.
constexpr int64_t kMaxOperations = 96;
/// Tuned: steps; commit 894dd50.
constexpr int64_t kMaxSteps = 8;
/// Bounds the operations of a stencil step that is computed twice.
/// Tuned: operations; commit 1ac195c.
constexpr int64_t kMaxStencilOperations = 200;
/// Bounds the operations of a loop that is unrolled completely.
/// Tuned: operations; commit da4b112.
constexpr int64_t kMaxUnrolledOperations = 400;
/// Largest array, in elements, that counts as a step's own scalars.
/// Tuned: elements; commit da4b112.
constexpr int64_t kMaxScalarElements = 16;

class MapLoop {
public:
  explicit MapLoop(scf::WhileOp loop) : loop(loop) {}

  /// Returns whether all steps together are few enough to replace the loop.
  bool isShort();
  void unrollWhole();
  /// Returns the number of steps to unroll, or 1.
  int64_t steps();
  /// Unrolls by `steps`; the remaining steps follow the loop.
  void unroll(int64_t steps);

private:
  /// Returns whether the loop computes its next arrays from the current ones by
  /// operations that compute each element from a few, and nothing else but the
  /// counter.
  bool isSimple();
  /// Returns whether each element depends only on elements at its own position.
  bool isMap();
  /// Returns whether every array can be computed in the memory of the previous
  /// step.
  bool isInPlace();
  /// Returns the value of an argument of the body in the next step, given the
  /// values that this step yields.
  Value handedOn(BlockArgument argument, ValueRange yielded);

  void appendStep();

  scf::WhileOp loop;
  std::optional<CountedLoop> counted;
  SmallVector<Operation *> body;
};

bool MapLoop::isSimple() {
  counted = CountedLoop::of(loop);
  if (!counted || !counted->counter.hasOneUse() ||
      !loop.getResult(counted->counter.getArgNumber()).use_empty())
    return false;
  Block &before = *loop.getBeforeBody(), &after = *loop.getAfterBody();
  if (!llvm::all_of(before.without_terminator(),
                    [](Operation &op) { return isMemoryEffectFree(&op); }))
    return false;
  // The body gets the values that the last step yielded, and the counter once.
  auto handed = loop.getConditionOp().getArgs();
  for (Value value : handed)
    if (!isa<BlockArgument>(value) || value.getParentBlock() != &before)
      return false;
  if (!counted->next->hasOneUse() ||
      llvm::count(handed, handed[counted->counter.getArgNumber()]) != 1)
    return false;
  for (Operation &op : after.without_terminator()) {
    if (&op == counted->next || isa<ConstantOp>(op))
      continue;
    if (op.getNumResults() != 1 ||
        !(isIndexMapped(&op) || isa<ReshapeOp>(op) || replacesMost(&op)) ||
        !tensorType(op.getResult(0)).hasStaticShape())
      return false;
    body.push_back(&op);
  }
  return llvm::any_of(loop.getYieldOp().getOperands(), [&](Value next) {
    auto type = dyn_cast<RankedTensorType>(next.getType());
    return type && type.hasStaticShape() &&
           type.getNumElements() >= kMinElements &&
           llvm::is_contained(body, next.getDefiningOp());
  });
}

/// Returns whether the operation computes one of a step's scalars from others.
static bool isOfNumbers(Operation *op) {
  auto areFew = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape() &&
           tensor.getNumElements() <= kMaxScalarElements;
  };
  return isMemoryEffectFree(op) && op->getNumRegions() == 0 &&
         llvm::all_of(op->getOperandTypes(), areFew) &&
         llvm::all_of(op->getResultTypes(), areFew);
}

bool MapLoop::isShort() {
  counted = CountedLoop::of(loop);
  Block &before = *loop.getBeforeBody();
  if (!counted || counted->tripCount() < 1 ||
      counted->tripCount() > kMaxSteps ||
      !llvm::all_of(before.without_terminator(),
                    [](Operation &op) { return isMemoryEffectFree(&op); }) ||
      !llvm::all_of(loop.getConditionOp().getArgs(), [&](Value value) {
        return isa<BlockArgument>(value) && value.getParentBlock() == &before;
      }))
    return false;
  int64_t count = 0;
  std::optional<ArrayRef<int64_t>> shape;
  for (Operation &op : loop.getAfterBody()->without_terminator()) {
    if (isOfNumbers(&op) || isa<ConstantOp>(op))
      continue;
    if (op.getNumResults() != 1 || !(isPointwise(&op) || isa<BroadcastOp>(op)))
      return false;
    RankedTensorType type = tensorType(op.getResult(0));
    if (!type.hasStaticShape() || (shape && *shape != type.getShape()))
      return false;
    shape = type.getShape();
    count += isPointwise(&op);
  }
  return shape && count * counted->tripCount() <= kMaxUnrolledOperations;
}

void MapLoop::unrollWhole() {
  OpBuilder builder(loop);
  SmallVector<Value> carried(loop.getInits());
  auto handed = [&](unsigned number) {
    Value value = loop.getConditionOp().getArgs()[number];
    return carried[cast<BlockArgument>(value).getArgNumber()];
  };
  for (int64_t step = 0; step < counted->tripCount(); ++step) {
    IRMapping mapping;
    for (BlockArgument argument : loop.getAfterBody()->getArguments())
      mapping.map(argument, handed(argument.getArgNumber()));
    for (Operation &op : loop.getAfterBody()->without_terminator()) {
      // A carried value may be constant now.
      Operation *made = builder.clone(op, mapping);
      SmallVector<Value> folded;
      if (succeeded(builder.tryFold(made, folded)) && !folded.empty()) {
        mapping.map(op.getResults(), folded);
        made->erase();
      }
    }
    for (auto [value, next] :
         llvm::zip_equal(carried, loop.getYieldOp().getOperands()))
      value = mapping.lookupOrDefault(next);
  }
  remark::passed(loop.getLoc(),
                 remark::RemarkOpts::name("Unrolled").category("ten-unroll"))
      << ("all " + std::to_string(counted->tripCount()) +
          " iterations unrolled: intermediate arrays are not stored");
  for (OpResult result : loop.getResults())
    result.replaceAllUsesWith(handed(result.getResultNumber()));
  loop.erase();
}

bool MapLoop::isMap() {
  ArrayRef<int64_t> shape = tensorType(body.front()->getResult(0)).getShape();
  return llvm::all_of(body, [&](Operation *op) {
    return isPointwise(op) && tensorType(op->getResult(0)).getShape() == shape;
  });
}

bool MapLoop::isInPlace() {
  ValueRange yielded = loop.getYieldOp().getOperands();
  return llvm::all_of(
      loop.getAfterBody()->getArguments(), [&](BlockArgument argument) {
        Value next = handedOn(argument, yielded);
        auto type = dyn_cast<RankedTensorType>(next.getType());
        bool isLarge = type && (!type.hasStaticShape() ||
                                type.getNumElements() >= kMinElements);
        return next == argument || !isLarge || isMadeInPlace(next, argument);
      });
}

int64_t MapLoop::steps() {
  if (!isSimple())
    return 1;
  int64_t count = body.size();
  if (!isMap() && isInPlace())
    return 1;
  if (!isMap())
    return count <= kMaxStencilOperations && counted->tripCount() > 1 ? 2 : 1;
  for (int64_t steps = std::min(kMaxSteps, kMaxOperations / count); steps > 1;
       --steps)
    if (counted->tripCount() >= steps && counted->tripCount() % steps == 0)
      return steps;
  return 1;
}

Value MapLoop::handedOn(BlockArgument argument, ValueRange yielded) {
  Value handed = loop.getConditionOp().getArgs()[argument.getArgNumber()];
  return yielded[cast<BlockArgument>(handed).getArgNumber()];
}

void MapLoop::appendStep() {
  OpBuilder builder(loop->getContext());
  builder.setInsertionPointAfter(loop);
  IRMapping mapping;
  llvm::SmallPtrSet<Operation *, 16> step;
  for (auto [argument, result] :
       llvm::zip_equal(loop.getAfterBody()->getArguments(), loop.getResults()))
    mapping.map(argument, result);
  for (Operation &op : loop.getAfterBody()->without_terminator())
    if (&op != counted->next)
      step.insert(builder.clone(op, mapping));
  // Collect all uses first: a step may pass one result on as another.
  SmallVector<std::pair<OpOperand *, Value>> uses;
  ValueRange yielded = loop.getYieldOp().getOperands();
  for (auto [argument, result] :
       llvm::zip_equal(loop.getAfterBody()->getArguments(), loop.getResults()))
    if (argument != counted->counter)
      for (OpOperand &use : result.getUses())
        if (!step.contains(use.getOwner()))
          uses.emplace_back(
              &use, mapping.lookupOrDefault(handedOn(argument, yielded)));
  for (auto [use, value] : uses)
    use->set(value);
}

void MapLoop::unroll(int64_t steps) {
  if (counted->tripCount() % steps != 0)
    appendStep();
  scf::YieldOp yield = loop.getYieldOp();
  OpBuilder builder(yield);
  SmallVector<Value> yielded(yield.getOperands());
  for (int64_t step = 1; step < steps; ++step) {
    IRMapping mapping;
    for (BlockArgument argument : loop.getAfterBody()->getArguments())
      mapping.map(argument, handedOn(argument, yielded));
    // The counter advances once per unrolled step group.
    mapping.map(counted->counter, counted->counter);
    for (Operation *op : body)
      builder.clone(*op, mapping);
    for (auto [value, first] : llvm::zip_equal(yielded, yield.getOperands()))
      if (first.getDefiningOp() != counted->next)
        value = mapping.lookupOrDefault(first);
  }
  yield->setOperands(yielded);

  auto compare = cast<CompareOp>(counted->compare);
  builder.setInsertionPoint(compare);
  auto type = cast<RankedTensorType>(compare.getRhs().getType());
  APInt end(type.getElementTypeBitWidth(),
            counted->from + counted->tripCount() / steps, /*isSigned=*/true);
  compare->setOperand(1,
                      ConstantOp::create(builder, compare.getLoc(),
                                         DenseIntElementsAttr::get(type, end)));
  remark::passed(loop.getLoc(),
                 remark::RemarkOpts::name("Unrolled").category("ten-unroll"))
      << (std::to_string(steps) +
          (isMap() ? " iterations at a time: intermediate arrays are not stored"
                   : " iterations at a time: two arrays alternate"));
}

class UnrollMapLoopsPass : public impl::UnrollMapLoopsBase<UnrollMapLoopsPass> {
  void runOnOperation() override {
    SmallVector<scf::WhileOp> loops;
    getOperation().walk([&](scf::WhileOp loop) { loops.push_back(loop); });
    for (scf::WhileOp loop : loops) {
      MapLoop candidate(loop);
      if (candidate.isShort())
        candidate.unrollWhole();
      else if (int64_t steps = candidate.steps(); steps > 1)
        candidate.unroll(steps);
    }
  }
};

} // namespace
} // namespace tenon
