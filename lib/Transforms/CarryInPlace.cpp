//===- CarryInPlace.cpp - Gives loop-carried tensors one buffer -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Ten.h"
#include "LastUse.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CARRYINPLACE
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Whether `value` will be computed in the memory of the carried `argument`:
/// a chain of launches that overwrite it, each the last to read it.
bool isInPlace(Value value, BlockArgument argument) {
  while (value != argument) {
    auto launch = value.getDefiningOp<LaunchOp>();
    if (!launch)
      return false;
    Value destination =
        launch.getOutputs()[cast<OpResult>(value).getResultNumber()];
    if (!isLastUse(destination, launch))
      return false;
    value = destination;
  }
  return true;
}

/// Whether `value` may lie in the memory of one of `arguments`.
bool isInMemoryOf(Value value, ValueRange arguments) {
  while (auto launch = value.getDefiningOp<LaunchOp>())
    value = launch.getOutputs()[cast<OpResult>(value).getResultNumber()];
  return llvm::is_contained(arguments, value);
}

Value copyInto(OpBuilder &builder, Location loc, Value value,
               Value destination) {
  return linalg::CopyOp::create(builder, loc, value, destination).getResult(0);
}

/// Copies each of `operands` that is not computed in the memory of `arguments`
/// at its place into that memory.
void carry(OpBuilder &builder, MutableArrayRef<OpOperand> operands,
           ValueRange arguments) {
  SmallVector<std::pair<OpOperand *, Value>> copies;
  for (auto [number, operand] : llvm::enumerate(operands)) {
    auto argument = cast<BlockArgument>(arguments[number]);
    if (!isa<RankedTensorType>(argument.getType()) ||
        isInPlace(operand.get(), argument))
      continue;
    copies.push_back({&operand, argument});
  }
  // Values that change places are saved before any place is overwritten.
  for (auto [operand, argument] : copies) {
    Value value = operand->get();
    Location loc = operand->getOwner()->getLoc();
    if (!isInMemoryOf(value, arguments))
      continue;
    auto type = cast<RankedTensorType>(value.getType());
    Value saved = tensor::EmptyOp::create(
        builder, loc, tensor::getMixedSizes(builder, loc, value),
        type.getElementType());
    operand->set(copyInto(builder, loc, value, saved));
  }
  for (auto [operand, argument] : copies)
    operand->set(copyInto(builder, operand->getOwner()->getLoc(),
                          operand->get(), argument));
}

/// Rebuilds a loop whose condition forwards its arguments in another order or
/// not at all, so that both regions carry the same values at the same places.
scf::WhileOp aligned(scf::WhileOp loop) {
  Block &before = *loop.getBeforeBody();
  scf::ConditionOp condition = loop.getConditionOp();
  if (llvm::equal(condition.getArgs(), before.getArguments()))
    return loop;
  SmallVector<unsigned> places;
  for (Value forwarded : condition.getArgs()) {
    auto argument = dyn_cast<BlockArgument>(forwarded);
    if (!argument || argument.getOwner() != &before)
      return loop;
    places.push_back(argument.getArgNumber());
  }
  OpBuilder builder(loop);
  SmallVector<Location> locations;
  for (Value init : loop.getInits())
    locations.push_back(init.getLoc());
  TypeRange types = loop.getInits().getTypes();
  auto result =
      scf::WhileOp::create(builder, loop.getLoc(), types, loop.getInits());
  result.getBefore().takeBody(loop.getBefore());
  Block &newBefore = *result.getBeforeBody();
  builder.setInsertionPoint(newBefore.getTerminator());
  scf::ConditionOp::create(builder, condition.getLoc(),
                           condition.getCondition(), newBefore.getArguments());
  condition.erase();

  Block *after = builder.createBlock(&result.getAfter(), {}, types, locations);
  Block &oldAfter = *loop.getAfterBody();
  for (auto [old, place] : llvm::zip_equal(oldAfter.getArguments(), places))
    old.replaceAllUsesWith(after->getArgument(place));
  after->getOperations().splice(after->end(), oldAfter.getOperations());
  for (auto [old, place] : llvm::zip_equal(loop.getResults(), places))
    old.replaceAllUsesWith(result.getResult(place));
  loop.erase();
  return result;
}

class CarryInPlacePass : public impl::CarryInPlaceBase<CarryInPlacePass> {
  void runOnOperation() override {
    // Inner loops first: what they do to their operands is then known.
    SmallVector<Operation *> loops;
    getOperation().walk([&](Operation *op) {
      if (isa<scf::WhileOp, scf::ForOp>(op))
        loops.push_back(op);
    });
    for (Operation *op : loops) {
      if (auto loop = dyn_cast<scf::ForOp>(op)) {
        OpBuilder builder(loop.getBody()->getTerminator());
        carry(builder, *loop.getYieldedValuesMutable(),
              loop.getRegionIterArgs());
        continue;
      }
      scf::WhileOp loop = aligned(cast<scf::WhileOp>(op));
      if (!llvm::equal(loop.getInits().getTypes(), loop.getResultTypes())) {
        loop.emitOpError("expects a condition that forwards the loop's values");
        return signalPassFailure();
      }
      OpBuilder builder(loop.getConditionOp());
      carry(builder, loop.getConditionOp().getArgsMutable(),
            loop.getBeforeArguments());
      builder.setInsertionPoint(loop.getYieldOp());
      carry(builder, loop.getYieldOp().getResultsMutable(),
            loop.getAfterArguments());
    }
  }
};

} // namespace
} // namespace tenon
