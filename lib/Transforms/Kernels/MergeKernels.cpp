//===- MergeKernels.cpp - Merges maps over the same shape -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-merge: horizontal fusion. Two map kernels over the same shape,
// where the second reads results of the first element by element or both read
// the same arrays, become one kernel with several results, so that each array
// is read once. The merged kernel must fit between the operands of the second
// and the other users of the first, and must not walk too many arrays.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "OverwrittenValues.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_MERGEKERNELS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Bounds the number of arrays that a loop nest walks along: each takes an
/// address register and a stream of the hardware prefetcher.
/// Tuned: arrays; commit 9876d81.
constexpr size_t kMaxArrays = 16;

/// Returns whether the op is a slice whose rows are contiguous in memory like
/// those of its operand.
bool isRowSlice(Operation *op) {
  auto slice = dyn_cast<SliceOp>(op);
  return slice && !slice.getStaticStride().empty() &&
         slice.getStaticStride().back() == 1;
}

/// Returns the shape over which a kernel is a map that may get further results,
/// or nullopt.
std::optional<ArrayRef<int64_t>> mapShape(KernelOp kernel) {
  if (kernel.getKind() != KernelKind::Map)
    return {};
  ArrayRef<int64_t> shape = tensorType(kernel.getResult(0)).getShape();
  for (Value result : kernel.getResults()) {
    RankedTensorType type = tensorType(result);
    if (!type.hasStaticShape() || type.getShape() != shape ||
        type.getNumElements() == 0)
      return {};
  }
  // Other operations that select or move elements may prevent vectorization.
  for (Operation &op : kernel.getBody().front().without_terminator())
    if (!isPointwise(&op) && !isa<ConstantOp, BroadcastOp, IotaOp>(op) &&
        !isRowSlice(&op))
      return {};
  for (Value value : kernel.getYield().getValues())
    if (!value.getDefiningOp() || isa<ConstantOp>(value.getDefiningOp()))
      return {};
  return shape;
}

class BlockMerger {
public:
  explicit BlockMerger(Block &block) : block(block), overwritten(block) {}
  void run();

private:
  /// An earlier kernel that can profitably be merged with this one.
  struct Partner {
    KernelOp kernel;
    /// The operation after which the merged kernel is placed.
    Operation *place = nullptr;
  };
  Partner findPartner(KernelOp kernel);
  /// Returns the operation after which the merged kernel can be placed, or
  /// null.
  Operation *placeOfBoth(KernelOp first, KernelOp second);
  KernelOp merge(Partner partner, KernelOp second);

  Block &block;
  OverwrittenValues overwritten;
};

void BlockMerger::run() {
  SmallVector<KernelOp> kernels(block.getOps<KernelOp>());
  for (KernelOp kernel : kernels)
    for (Partner partner; (partner = findPartner(kernel)).kernel;)
      kernel = merge(partner, kernel);
}

BlockMerger::Partner BlockMerger::findPartner(KernelOp kernel) {
  std::optional<ArrayRef<int64_t>> shape = mapShape(kernel);
  if (!shape)
    return Partner();
  // Try the nearest kernel first: it defines or reads the same arrays.
  llvm::SetVector<Operation *> candidates;
  for (Value input : kernel.getInputs()) {
    auto type = dyn_cast<RankedTensorType>(input.getType());
    if (!type || type.getShape() != *shape)
      continue;
    if (Operation *producer = input.getDefiningOp())
      candidates.insert(producer);
    for (Operation *user : input.getUsers())
      candidates.insert(user);
  }
  Partner best;
  for (Operation *candidate : candidates) {
    auto other = dyn_cast<KernelOp>(candidate);
    if (!other || other->getBlock() != &block ||
        !other->isBeforeInBlock(kernel) ||
        (best.kernel && !best.kernel->isBeforeInBlock(other)) ||
        mapShape(other) != shape)
      continue;
    if (Operation *place = placeOfBoth(other, kernel))
      best = {other, place};
  }
  return best;
}

Operation *BlockMerger::placeOfBoth(KernelOp first, KernelOp second) {
  llvm::SmallDenseSet<Value> arrays;
  for (KernelOp kernel : {first, second}) {
    arrays.insert(kernel.getInputs().begin(), kernel.getInputs().end());
    arrays.insert(kernel.result_begin(), kernel.result_end());
  }
  if (arrays.size() > kMaxArrays)
    return nullptr;
  // The second kernel must read results of the first at the same index.
  Operation *lastDefinition = first;
  for (auto [input, argument] :
       llvm::zip_equal(second.getInputs(), second.getBody().getArguments())) {
    Operation *producer = input.getDefiningOp();
    if (producer == first) {
      if (!isReadPointwise(argument))
        return nullptr;
    } else if (producer && producer->getBlock() == &block &&
               lastDefinition->isBeforeInBlock(producer)) {
      lastDefinition = producer;
    }
  }
  // The position lies after the operands of the second and before other users
  // of the first.
  bool fits = llvm::all_of(first->getUsers(), [&](Operation *user) {
    Operation *inBlock = block.findAncestorOpInBlock(*user);
    return !inBlock || inBlock == second ||
           lastDefinition->isBeforeInBlock(inBlock);
  });
  bool copies =
      lastDefinition != first && overwritten.copiedBy(first, lastDefinition);
  return fits && !copies ? lastDefinition : nullptr;
}

KernelOp BlockMerger::merge(Partner partner, KernelOp second) {
  KernelOp first = partner.kernel;
  llvm::SetVector<Value> inputs;
  inputs.insert(first.getInputs().begin(), first.getInputs().end());
  for (Value input : second.getInputs())
    if (input.getDefiningOp() != first)
      inputs.insert(input);
  auto isUsedElsewhere = [&](Value result) {
    return llvm::any_of(result.getUsers(),
                        [&](Operation *user) { return user != second; });
  };
  SmallVector<Value> results;
  llvm::copy_if(first.getResults(), std::back_inserter(results),
                isUsedElsewhere);
  llvm::append_range(results, second.getResults());

  OpBuilder builder(&block, std::next(partner.place->getIterator()));
  auto merged = KernelOp::create(
      builder, builder.getFusedLoc({first.getLoc(), second.getLoc()}),
      TypeRange(ValueRange(results)), KernelKind::Map, inputs.getArrayRef(),
      /*sizes=*/ValueRange(), /*schedule=*/ScheduleInterface());
  Block *body = builder.createBlock(&merged.getBody());
  for (Value input : inputs)
    body->addArgument(input.getType(), input.getLoc());
  // Maps each value outside to its counterpart inside.
  IRMapping inside;
  for (auto [input, argument] : llvm::zip_equal(inputs, body->getArguments()))
    inside.map(input, argument);
  for (KernelOp kernel : {first, second}) {
    IRMapping mapping;
    for (auto [input, argument] :
         llvm::zip_equal(kernel.getInputs(), kernel.getBody().getArguments()))
      mapping.map(argument, inside.lookup(input));
    for (Operation &op : kernel.getBody().front().without_terminator())
      builder.clone(op, mapping);
    for (auto [result, value] :
         llvm::zip_equal(kernel.getResults(), kernel.getYield().getValues()))
      inside.map(result, mapping.lookup(value));
  }
  SmallVector<Value> yields;
  for (auto [result, merge] : llvm::zip_equal(results, merged.getResults()))
    yields.push_back(inside.lookup(result));
  YieldOp::create(builder, merged.getLoc(), yields);
  remark::passed(merged.getLoc(),
                 remark::RemarkOpts::name("Merged").category("ten-merge"))
      << "merged: two map kernels that share elements";
  for (auto [result, replacement] :
       llvm::zip_equal(results, merged.getResults()))
    result.replaceAllUsesWith(replacement);
  second.erase();
  first.erase();
  if (!overwritten.empty())
    overwritten = OverwrittenValues(block);
  return merged;
}

class MergeKernelsPass : public impl::MergeKernelsBase<MergeKernelsPass> {
  void runOnOperation() override {
    for (Block *block : hostBlocks(getOperation()))
      BlockMerger(*block).run();
  }
};

} // namespace
} // namespace tenon
