//===- OverwrittenValues.cpp - Arrays that are updated in place -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds, per block, values whose memory a later operation may update in place,
// and moves such updates after reads of the old value that do not depend on
// them (OverwrittenValues.h states the invariant). Aliases are followed through
// views, kernels, branches and loops. A loop-carried array that elementwise
// operations replace by its next value (a map) counts as well, if all other
// readers take small parts of it. Used by ten-fuse, ten-merge,
// ten-outline-kernels and ten-unroll-maps.
//
//===----------------------------------------------------------------------===//

#include "OverwrittenValues.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Transforms/Memory/LaterReads.h"
#include "Transforms/TakenValues.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tenon {

using namespace ten;

bool isWritable(Value value) {
  value = sourceOfView(value);
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return !value.getDefiningOp()->hasTrait<OpTrait::ConstantLike>();
  auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
  return !function || attr::donated.get(function, argument.getArgNumber());
}

/// Bounds the number of updates per block that are moved, as each attempt scans
/// the rest of the block.
/// Bound: updates; compile time.
static constexpr int kMaxAttempts = 64;

/// Smaller arrays cost little to copy.
/// Tuned: bytes; commit c541f8f.
static constexpr int64_t kMinMapBytes = 16 * 1024;
/// The parts of a map's array that are read separately must be smaller than the
/// array by this factor.
/// Tuned: ratio; commit c541f8f.
static constexpr int64_t kMinArrayToPart = 8;
/// Bounds the number of operations of a map that are visited.
/// Bound: operations; compile time.
static constexpr size_t kMaxMapOperations = 64;

/// Returns whether the operation may replace half of the array or more: then a
/// kernel that writes the whole array costs no more than an update.
static bool mayReplaceMost(Operation *op) {
  OpOperand *updated = updatedOperand(op);
  auto update = dyn_cast<DynamicUpdateSliceOp>(op);
  if (!updated || !update)
    return false;
  std::optional<int64_t> all = storageBytes(updated->get().getType()),
                         part = storageBytes(update.getUpdate().getType());
  return all && part && 2 * *part >= *all;
}

/// Returns the value that an operation, or the root of a kernel, updates in
/// part, or null.
static Value updatedValue(Operation *op) {
  auto kernel = dyn_cast<KernelOp>(op);
  if (kernel)
    op = kernel.getYield().getValues().front().getDefiningOp();
  OpOperand *updated = op && !mayReplaceMost(op) ? updatedOperand(op) : nullptr;
  if (!updated || !kernel)
    return updated ? updated->get() : Value();
  auto argument = dyn_cast<BlockArgument>(updated->get());
  return argument ? kernel.getInputs()[argument.getArgNumber()] : Value();
}

/// Returns the values from outside of `op` that it, or a branch in it, updates
/// in part or passes to a loop as state.
static llvm::SetVector<Value> updatedValues(Operation *op) {
  llvm::SetVector<Value> values;
  op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    if (auto loop = dyn_cast<LoopLikeOpInterface>(inner)) {
      for (OpOperand &init : loop.getInitsMutable())
        values.insert(sourceOfView(init.get()));
      return WalkResult::skip();
    }
    if (Value updated = updatedValue(inner))
      values.insert(sourceOfView(updated));
    return isa<KernelOp>(inner) ? WalkResult::skip() : WalkResult::advance();
  });
  values.remove_if([&](Value value) {
    return !isa<RankedTensorType>(value.getType()) ||
           op->isAncestor(value.getParentBlock()->getParentOp());
  });
  return values;
}

/// Returns whether the operation's results are a small part of the value.
static bool isSmallPart(Operation *op, Value value) {
  int64_t made = 0;
  for (Type type : op->getResultTypes())
    made += storageBytes(type).value_or(INT64_MAX / 2 / kMinArrayToPart);
  return made * kMinArrayToPart <= storageBytes(value.getType()).value_or(0);
}

bool isMadeInPlace(Value next, BlockArgument place) {
  if (next.getType() != place.getType() ||
      storageBytes(next.getType()).value_or(0) < kMinMapBytes)
    return false;
  llvm::SetVector<Operation *> made;
  bool isReached = false;
  auto add = [&](Value value) {
    isReached |= value == place;
    Operation *op = value.getDefiningOp();
    if (op && op->getBlock() == place.getOwner() && isPointwise(op))
      made.insert(op);
  };
  add(next);
  for (size_t i = 0; i < std::min(made.size(), kMaxMapOperations); ++i)
    for (Value operand : made[i]->getOperands())
      add(operand);
  return isReached && next != place &&
         llvm::all_of(place.getUsers(), [&](Operation *user) {
           return made.contains(user) || isSmallPart(user, place);
         });
}

OverwrittenValues::OverwrittenValues(Block &block) : block(&block) {
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  for (Operation *op : ops) {
    for (Value value : updatedValues(op)) {
      note(value, op);
      noteMap(value);
    }
    if (op->hasTrait<OpTrait::IsTerminator>())
      for (Value value : op->getOperands())
        noteMap(value);
  }
}

void OverwrittenValues::note(Value value, Operation *at) {
  if (isWritable(value) &&
      (!isReadAfter(value, at) || moveBehindReads(value, at)))
    overwrittenBy[value] = at;
}

void OverwrittenValues::noteMap(Value next) {
  Operation *at = next.getDefiningOp();
  if (!at || at->getBlock() != block || !isPointwise(at) ||
      !isa_and_nonnull<LoopLikeOpInterface>(block->getParentOp()))
    return;
  for (BlockArgument place : block->getArguments())
    if (isMadeInPlace(next, place) && !overwrittenBy.contains(place) &&
        (!isReadAfter(place, at) || moveBehindReads(place, at))) {
      overwrittenBy[place] = at;
      byMap.insert(place);
    }
}

bool OverwrittenValues::moveBehindReads(Value value, Operation *at) {
  if (attempts++ == kMaxAttempts)
    return false;
  // The operations from the update on, and whether each depends on the update.
  SmallVector<std::pair<Operation *, bool>> following;
  llvm::SmallPtrSet<Operation *, 16> dependent;
  size_t lastRead = 0;
  for (Operation &op : llvm::make_range(at->getIterator(), block->end())) {
    bool depends = &op == at, reads = false;
    for (Value taken : takenValues(&op)) {
      Operation *source = taken.getDefiningOp();
      source = source ? block->findAncestorOpInBlock(*source) : nullptr;
      depends |= source && dependent.contains(source);
      reads |= sourceOfView(taken) == value;
    }
    if (depends)
      dependent.insert(&op);
    if (reads && &op != at) {
      if (depends)
        return false;
      lastRead = following.size();
    }
    following.push_back({&op, depends});
  }
  following.resize(lastRead + 1);
  if (llvm::any_of(following, [](auto &entry) {
        return entry.second && !isMemoryEffectFree(entry.first);
      }))
    return false;
  Operation *place = following.back().first;
  for (auto [op, depends] : following)
    if (depends) {
      op->moveAfter(place);
      place = op;
    }
  return !isReadAfter(value, at);
}

Value OverwrittenValues::copiedBy(Operation *producer, Operation *root) const {
  if (overwrittenBy.empty() || root->getBlock() != block)
    return {};
  for (Value taken : takenValues(producer)) {
    Value value = sourceOfView(taken);
    auto found = overwrittenBy.find(value);
    if (found == overwrittenBy.end() || root->isBeforeInBlock(found->second))
      continue;
    if (byMap.contains(value)) {
      if (!isPointwise(producer) && isSmallPart(producer, value))
        return value;
      continue;
    }
    int64_t made = 0;
    for (Type type : producer->getResultTypes())
      made += storageBytes(type).value_or(0);
    // Values of dynamic size are assumed to be small parts.
    if (made <= storageBytes(value.getType()).value_or(INT64_MAX))
      return value;
  }
  return {};
}

} // namespace tenon
