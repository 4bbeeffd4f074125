//===- LaterReads.cpp - Who reads a tensor's memory after an operation ----===//
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
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tenon {

/// What may be the same memory as the operand, by the operation that uses it.
static void addAliases(OpOperand &use, SmallVectorImpl<Value> &aliases) {
  Operation *user = use.getOwner();
  if (isTensorView(user) ||
      isa<arith::SelectOp, scf::ForOp, scf::WhileOp>(user))
    llvm::append_range(aliases, user->getResults());
  // Results of different type are no aliases, and do no harm.
  if (isa<scf::YieldOp, scf::ConditionOp>(user))
    llvm::append_range(aliases, user->getParentOp()->getResults());
}

bool isReadAfter(Value value, Operation *op) {
  Block *block = value.getParentBlock();
  Operation *at = block->findAncestorOpInBlock(*op);
  llvm::SetVector<Value> memory;
  memory.insert(value);
  for (size_t next = 0; next < memory.size(); ++next)
    for (OpOperand &use : memory[next].getUses()) {
      Operation *user = block->findAncestorOpInBlock(*use.getOwner());
      if (user && at->isBeforeInBlock(user))
        return true;
      SmallVector<Value> aliases;
      addAliases(use, aliases);
      for (Value alias : aliases)
        if (alias.getType() == value.getType() ||
            isa<TensorType>(alias.getType()))
          memory.insert(alias);
    }
  return false;
}

} // namespace tenon
