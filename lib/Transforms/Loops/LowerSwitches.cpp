//===- LowerSwitches.cpp - Lowers switches to branches --------------------===//
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

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_LOWERSWITCHES
#include "Transforms/Passes.h.inc"

namespace {

void lower(scf::IndexSwitchOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  // Start with the last case and nest the others around it.
  Region *otherwise = &op.getDefaultRegion();
  scf::IfOp outermost;
  for (size_t i = op.getNumCases(); i-- > 0;) {
    builder.setInsertionPoint(op);
    Value number =
        arith::ConstantIndexOp::create(builder, loc, op.getCases()[i]);
    Value isCase = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                         op.getArg(), number);
    auto branch = scf::IfOp::create(builder, loc, op.getResultTypes(), isCase,
                                    /*addThenBlock=*/false,
                                    /*addElseBlock=*/false);
    branch.getThenRegion().takeBody(op.getCaseRegions()[i]);
    if (!outermost) {
      branch.getElseRegion().takeBody(*otherwise);
    } else {
      Block *block = builder.createBlock(&branch.getElseRegion());
      outermost->moveBefore(block, block->end());
      builder.setInsertionPointToEnd(block);
      scf::YieldOp::create(builder, loc, outermost.getResults());
    }
    outermost = branch;
  }
  if (outermost) {
    op.replaceAllUsesWith(outermost.getResults());
  } else {
    Block &block = otherwise->front();
    Operation *yield = block.getTerminator();
    op.replaceAllUsesWith(yield->getOperands());
    yield->erase();
    op->getBlock()->getOperations().splice(op->getIterator(),
                                           block.getOperations());
  }
  op.erase();
}

class LowerSwitchesPass : public impl::LowerSwitchesBase<LowerSwitchesPass> {
  void runOnOperation() override {
    SmallVector<scf::IndexSwitchOp> switches;
    getOperation().walk([&](scf::IndexSwitchOp op) { switches.push_back(op); });
    for (scf::IndexSwitchOp op : switches)
      lower(op);
  }
};

} // namespace
} // namespace tenon
