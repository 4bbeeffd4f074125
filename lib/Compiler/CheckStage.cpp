//===- CheckStage.cpp - Checks the IR after a stage -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckStage.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Operation.h"

using namespace mlir;

LogicalResult tenon::checkDominance(Operation *module) {
  DominanceInfo dominance;
  auto isDefined = [&](Value value, Operation *user) {
    if (!value)
      return false;
    // Most definitions are in the block of their use.
    Operation *op = value.getDefiningOp();
    Block *block = user->getBlock();
    if (op && op->getBlock() == block)
      return op->isBeforeInBlock(user);
    return value.getParentBlock() == block ||
           dominance.properlyDominates(value, user);
  };
  WalkResult result = module->walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      if (isDefined(operand.get(), op) ||
          // Unreachable blocks have no dominance.
          (operand.get() && (!dominance.hasSSADominance(op->getBlock()) ||
                             !dominance.isReachableFromEntry(op->getBlock()))))
        continue;
      op->emitOpError() << "operand #" << operand.getOperandNumber()
                        << (operand.get() ? " does not dominate this use"
                                          : " is null");
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}
