//===- LaterReads.cpp - Reads of a tensor's memory after an operation -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaterReads.h"
#include "TensorViews.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tenon {

/// Returns whether the terminator ends another branch than the one that `op` is
/// in: only one of the two runs.
static bool endsOtherBranch(Operation *terminator, Operation *op) {
  return isa<scf::IfOp, scf::IndexSwitchOp>(terminator->getParentOp()) &&
         terminator->getParentOp()->isAncestor(op) &&
         !terminator->getParentRegion()->isAncestor(op->getParentRegion());
}

/// Appends the values that may alias the operand because `op`'s user, such as a
/// view or a loop, passes it on.
static void addAliases(OpOperand &use, Operation *op,
                       SmallVectorImpl<Value> &aliases) {
  Operation *user = use.getOwner();
  if (isTensorView(user) ||
      isa<arith::SelectOp, scf::ForOp, scf::WhileOp>(user))
    llvm::append_range(aliases, user->getResults());
  // Results of a different type are not aliases and do no harm.
  if (isa<scf::YieldOp, scf::ConditionOp>(user) && !endsOtherBranch(user, op))
    llvm::append_range(aliases, user->getParentOp()->getResults());
}

/// Returns whether `user` runs after `op`, in the innermost block that contains
/// both, or in a later iteration of a loop in that block.
static bool runsAfter(Operation *user, Operation *op) {
  for (Operation *at = op; at; at = at->getParentOp()) {
    if (Operation *inBlock = at->getBlock()->findAncestorOpInBlock(*user))
      return at->isBeforeInBlock(inBlock);
    if (!at->getBlock()->getParentOp() ||
        isa<LoopLikeOpInterface>(at->getBlock()->getParentOp()))
      return true;
  }
  return true;
}

bool isReadAfter(Value value, Operation *op) {
  value = viewedTensor(value);
  // A value defined outside of a loop is read again in the next iteration.
  for (Block *block = op->getBlock(); block != value.getParentBlock();
       block = block->getParentOp()->getBlock())
    if (!isa<scf::IfOp, scf::IndexSwitchOp>(block->getParentOp()))
      return true;
  llvm::SetVector<Value> memory;
  memory.insert(value);
  for (size_t next = 0; next < memory.size(); ++next)
    for (OpOperand &use : memory[next].getUses()) {
      if (use.getOwner() != op && !op->isAncestor(use.getOwner()) &&
          runsAfter(use.getOwner(), op))
        return true;
      SmallVector<Value> aliases;
      addAliases(use, op, aliases);
      for (Value alias : aliases)
        if (alias.getType() == value.getType() ||
            isa<TensorType>(alias.getType()))
          memory.insert(alias);
    }
  return false;
}

} // namespace tenon
