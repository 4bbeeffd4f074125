//===- FuseKernels.cpp - Groups operations that should run as one kernel --===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_FUSEKERNELS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Constants up to this size are copied into each kernel that uses them.
constexpr int64_t kInlineConstantBytes = 64;

bool isInlineConstant(Operation *op) {
  auto constant = dyn_cast<ConstantOp>(op);
  if (!constant)
    return false;
  RankedTensorType type = tensorType(constant);
  if (constant.getValue().isSplat())
    return true;
  return isa<DenseElementsAttr>(constant.getValue()) &&
         type.getNumElements() * 8 <= kInlineConstantBytes;
}

/// The operations of one kernel, the root last.
struct Group {
  Operation *root;
  llvm::SetVector<Operation *> members;
};

class BlockFuser {
public:
  explicit BlockFuser(Block &block) : block(block) {}

  void run() {
    // Users first: when an operation is reached, the kernels of all its users
    // in this block are known.
    for (Operation &op : llvm::reverse(block)) {
      if (!isComputation(&op) || llvm::is_contained(placed, &op))
        continue;
      grow(&op);
    }
    // Groups were found from the end: build them from the end too, so that
    // each kernel still finds its operands above it.
    for (Group &group : groups)
      build(group);
    for (Group &group : groups)
      for (Operation *op : llvm::reverse(group.members))
        if (op->use_empty())
          op->erase();
  }

private:
  void grow(Operation *root);
  bool mayJoin(Operation *producer, const Group &group);
  void build(Group &group);

  Block &block;
  SmallVector<Group> groups;
  /// Members that need no kernel of their own any more.
  llvm::DenseSet<Operation *> placed;
};

bool BlockFuser::mayJoin(Operation *producer, const Group &group) {
  if (producer->getBlock() != &block || !isIndexMapped(producer))
    return false;
  bool everywhere = llvm::all_of(producer->getUsers(), [&](Operation *user) {
    return group.members.contains(user);
  });
  if (everywhere || isFreeToRecompute(producer))
    return true;
  remark::missed(producer->getLoc(),
                 remark::RemarkOpts::name("NotFused").category("ten-fuse"))
      << "not fused: '" << producer->getName().getStringRef() << "' has "
      << static_cast<int>(std::distance(producer->getUsers().begin(),
                                        producer->getUsers().end()))
      << " users";
  return false;
}

void BlockFuser::grow(Operation *root) {
  Group &group = groups.emplace_back();
  group.root = root;
  group.members.insert(root);
  // A member's producers can join only after all of their users did, so the
  // walk goes upward in program order. Other kinds of nests read their
  // operands many times, and so want them in memory.
  bool open = isIndexMapped(root) || isa<ReduceOp>(root);
  llvm::SetVector<Operation *> candidates;
  auto addProducers = [&](Operation *op) {
    for (Value operand : op->getOperands())
      if (Operation *producer = operand.getDefiningOp())
        candidates.insert(producer);
  };
  addProducers(root);
  while (!candidates.empty()) {
    auto last = llvm::max_element(candidates, [](Operation *a, Operation *b) {
      return a->getBlock() == b->getBlock() && a->isBeforeInBlock(b);
    });
    Operation *producer = *last;
    candidates.remove(producer);
    if (isInlineConstant(producer)) {
      group.members.insert(producer);
      continue;
    }
    if (!open || !mayJoin(producer, group))
      continue;
    group.members.insert(producer);
    if (llvm::all_of(producer->getUsers(), [&](Operation *user) {
          return group.members.contains(user);
        }))
      placed.insert(producer);
    addProducers(producer);
  }
}

void BlockFuser::build(Group &group) {
  Operation *root = group.root;
  OpBuilder builder(root);
  SmallVector<Operation *> members(group.members.begin(), group.members.end());
  llvm::stable_sort(members, [&](Operation *a, Operation *b) {
    if (a->getBlock() == b->getBlock())
      return a->isBeforeInBlock(b);
    return a->getBlock() != &block && b->getBlock() == &block;
  });

  llvm::SetVector<Value> inputs;
  for (Operation *op : members) {
    auto collect = [&](Value operand) {
      Operation *producer = operand.getDefiningOp();
      if (producer && group.members.contains(producer))
        return;
      if (!producer || !root->isProperAncestor(producer))
        if (!isa<BlockArgument>(operand) ||
            !op->isAncestor(operand.getParentBlock()->getParentOp()))
          inputs.insert(operand);
    };
    op->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        if (!op->isProperAncestor(operand.getParentBlock()->getParentOp()) &&
            operand.getParentBlock()->getParentOp() != op)
          collect(operand);
    });
  }

  SmallVector<Value> sizes;
  for (OpResult result : root->getResults())
    for (auto [dim, size] : llvm::enumerate(tensorType(result).getShape()))
      if (ShapedType::isDynamic(size))
        sizes.push_back(getValueOrCreateConstantIndexOp(
            builder, root->getLoc(), resolveSize(builder, result, dim)));

  SmallVector<Location> locations;
  for (Operation *op : members)
    if (!isa<ConstantOp>(op))
      locations.push_back(op->getLoc());
  auto kernel = KernelOp::create(
      builder, builder.getFusedLoc(locations), root->getResultTypes(),
      kernelKind(root), inputs.getArrayRef(), sizes, /*schedule=*/Attribute());
  Block *body = builder.createBlock(&kernel.getBody());
  IRMapping mapping;
  for (Value input : inputs)
    mapping.map(input, body->addArgument(input.getType(), input.getLoc()));
  for (Operation *op : members)
    builder.clone(*op, mapping);
  SmallVector<Value> yields;
  for (Value result : root->getResults())
    yields.push_back(mapping.lookup(result));
  YieldOp::create(builder, root->getLoc(), yields);
  root->replaceAllUsesWith(kernel);
}

class FuseKernelsPass : public impl::FuseKernelsBase<FuseKernelsPass> {
  void runOnOperation() override {
    SmallVector<Block *> blocks;
    getOperation().walk([&](Block *block) {
      Operation *parent = block->getParentOp();
      // Regions of ten operations are scalar code of their operation.
      if (!isa<TenDialect>(parent->getDialect()))
        blocks.push_back(block);
    });
    for (Block *block : blocks)
      BlockFuser(*block).run();
  }
};

} // namespace
} // namespace tenon
