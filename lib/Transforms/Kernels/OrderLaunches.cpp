//===- OrderLaunches.cpp - Orders launches to free memory earlier ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-order-launches: list scheduling for memory. One walk over a
// block emits each operation and then, directly after it, later launches that
// are the last readers of large buffers and produce much less than they free.
// Launches that could overwrite memory that others still read, and launches
// across operations with other side effects, are not moved. Runs on tensors,
// before the arena is planned.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Memory/TensorViews.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_ORDERLAUNCHES
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Minimum ratio of the bytes that a moved launch frees to the bytes of its
/// result, which then lives longer.
/// Tuned: ratio; commit f15b80a.
constexpr int64_t kMinFreedToResult = 4;

/// Computes a new order of a block's launches in one walk: after each operation
/// come launches from further down that can now free memory.
class LaunchOrder {
public:
  explicit LaunchOrder(Block &block) : block(block) {}

  void find();
  void apply() {
    for (Operation *op : order)
      op->moveBefore(block.getTerminator());
  }
  /// Returns the launches that were moved up.
  ArrayRef<LaunchOp> moved() const { return earlier; }

private:
  void place(Operation *op);
  /// Emits the operation and its operands' definitions that are not launches.
  void placeWithSources(Operation *op);
  bool isReady(Operation *op) const;
  bool isWorthMoving(LaunchOp launch) const;
  /// Returns whether `launch`, if moved here, would overwrite memory that
  /// others still read.
  bool overwrites(LaunchOp launch) const;
  /// Returns the memory that an operation of the block reads, also in its
  /// regions.
  static llvm::SetVector<Value> readsOf(Operation *op);

  Block &block;
  /// Operations with other effects divide the block: the number of each part.
  llvm::DenseMap<Operation *, int64_t> part;
  /// All readers of some memory, and the number of those not yet emitted.
  struct Readers {
    SmallVector<Operation *> all;
    int64_t left = 0;
  };
  llvm::DenseMap<Value, Readers> readers;
  /// Maps the terminator's operands to their operand numbers.
  llvm::DenseMap<Value, SmallVector<unsigned>> results;
  /// The arguments that are donated to results of the function.
  llvm::DenseMap<unsigned, BlockArgument> donated;
  llvm::DenseSet<Operation *> placed;
  SmallVector<Operation *> order;
  SmallVector<LaunchOp> candidates, earlier;
};

} // namespace

llvm::SetVector<Value> LaunchOrder::readsOf(Operation *op) {
  llvm::SetVector<Value> read;
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      read.insert(viewedTensor(operand));
  });
  return read;
}

void LaunchOrder::find() {
  for (OpOperand &operand : block.getTerminator()->getOpOperands())
    results[viewedTensor(operand.get())].push_back(operand.getOperandNumber());
  if (auto function = dyn_cast<func::FuncOp>(block.getParentOp()))
    for (BlockArgument argument : function.getArguments())
      if (auto result = attr::donated.get(function, argument.getArgNumber()))
        donated[result.getInt()] = argument;
  int64_t number = 0;
  for (Operation &op : block) {
    auto called = dyn_cast<LaunchOp>(op);
    if (called ? called.getEffects() : !isMemoryEffectFree(&op))
      ++number;
    part[&op] = number;
    // A view counts as read at the uses of its results.
    if (isTensorView(&op))
      continue;
    for (Value memory : readsOf(&op)) {
      readers[memory].all.push_back(&op);
      ++readers[memory].left;
    }
  }
  for (Operation &op : block.without_terminator()) {
    if (placed.contains(&op))
      continue;
    place(&op);
    while (!candidates.empty()) {
      LaunchOp launch = candidates.pop_back_val();
      if (placed.contains(launch) || part[launch] != part[&op] ||
          !isReady(launch) || !isWorthMoving(launch))
        continue;
      earlier.push_back(launch);
      placeWithSources(launch);
    }
  }
}

void LaunchOrder::place(Operation *op) {
  placed.insert(op);
  order.push_back(op);
  if (isTensorView(op))
    return;
  auto consider = [&](ArrayRef<Operation *> readers) {
    for (Operation *reader : readers)
      if (auto launch = dyn_cast<LaunchOp>(reader);
          launch && !placed.contains(launch))
        candidates.push_back(launch);
  };
  // The last remaining reader of the memory may free it.
  for (Value memory : readsOf(op))
    if (Readers &others = readers[memory]; --others.left == 1)
      consider(others.all);
  for (Value result : op->getResults())
    if (auto found = readers.find(result); found != readers.end())
      consider(found->second.all);
}

void LaunchOrder::placeWithSources(Operation *op) {
  for (Value operand : op->getOperands())
    if (Operation *source = operand.getDefiningOp();
        source && source->getBlock() == &block && !placed.contains(source))
      placeWithSources(source);
  place(op);
}

bool LaunchOrder::isReady(Operation *op) const {
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    Operation *source = operand.getDefiningOp();
    return !source || source->getBlock() != &block || placed.contains(source) ||
           ((isTensorView(source) || isa<tensor::EmptyOp>(source) ||
             source->hasTrait<OpTrait::ConstantLike>()) &&
            isReady(source));
  });
}

bool LaunchOrder::isWorthMoving(LaunchOp launch) const {
  if (launch.getUpdate() || overwrites(launch) ||
      !llvm::all_of(launch.getOutputs(), [](Value output) {
        return isa_and_nonnull<tensor::EmptyOp>(output.getDefiningOp());
      }))
    return false;
  int64_t freed = 0, needed = 0;
  for (Value memory : readsOf(launch))
    if (Operation *source = memory.getDefiningOp();
        source && source->getBlock() == &block && isa<LaunchOp>(source) &&
        readers.find(memory)->second.left == 1)
      freed += storageBytes(memory.getType()).value_or(0);
  for (Value result : launch.getResults()) {
    // Results of the function live in the caller's memory.
    if (results.contains(result))
      continue;
    std::optional<int64_t> bytes = storageBytes(result.getType());
    if (!bytes)
      return false;
    needed += *bytes;
  }
  return freed > 0 && needed * kMinFreedToResult <= freed;
}

bool LaunchOrder::overwrites(LaunchOp launch) const {
  llvm::SetVector<Value> read = readsOf(launch);
  auto othersRead = [&](Value memory) {
    auto found = readers.find(memory);
    return found != readers.end() &&
           found->second.left > (read.contains(memory) ? 1 : 0);
  };
  auto function = dyn_cast<func::FuncOp>(block.getParentOp());
  for (int64_t input : launch.getReuse()) {
    auto argument =
        input < 0
            ? BlockArgument()
            : dyn_cast<BlockArgument>(viewedTensor(launch.getInputs()[input]));
    bool mayBeReused =
        argument && argument.getOwner() == &block &&
        (!function || attr::donated.get(function, argument.getArgNumber()));
    if (mayBeReused && othersRead(argument))
      return true;
  }
  for (Value result : launch.getResults()) {
    auto found = results.find(result);
    if (found == results.end())
      continue;
    // A loop computes the next carried value in the memory of the current one.
    if (!function)
      return true;
    for (unsigned number : found->second)
      if (auto argument = donated.find(number);
          argument != donated.end() && othersRead(argument->second))
        return true;
  }
  return false;
}

namespace {

class OrderLaunchesPass : public impl::OrderLaunchesBase<OrderLaunchesPass> {
public:
  using OrderLaunchesBase::OrderLaunchesBase;

private:
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal() || attr::kernel.has(function))
      return;
    function.walk([&](Block *block) {
      if (llvm::range_size(block->getOps<LaunchOp>()) < 2)
        return;
      LaunchOrder order(*block);
      order.find();
      if (order.moved().empty())
        return;
      order.apply();
      for (LaunchOp launch : order.moved())
        remark::passed(
            launch.getLoc(),
            remark::RemarkOpts::name("MovedUp").category("ten-order-launches"))
            << "launched earlier: frees its operands";
    });
  }
};

} // namespace
} // namespace tenon
