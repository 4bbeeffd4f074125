//===- ReuseBuffers.cpp - Lets launches write into inputs -----------------===//
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
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_REUSEBUFFERS
#include "Transforms/Passes.h.inc"

using namespace ten;

bool isLastUse(Value value, LaunchOp launch) {
  // What was made outside of a loop is read again in the next iteration.
  if (value.getParentBlock() != launch->getBlock())
    return false;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
    if (function &&
        !function.getArgAttr(argument.getArgNumber(), "ten.donated"))
      return false;
  } else if (value.getDefiningOp()->hasTrait<OpTrait::ConstantLike>()) {
    return false;
  }
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    Operation *ancestor = launch->getBlock()->findAncestorOpInBlock(*user);
    return ancestor == launch || ancestor->isBeforeInBlock(launch);
  });
}

namespace {

class ReuseBuffersPass : public impl::ReuseBuffersBase<ReuseBuffersPass> {
  void runOnOperation() override {
    getOperation().walk([](LaunchOp launch) {
      for (auto [number, input] : llvm::enumerate(launch.getReuse())) {
        OpOperand &output = launch.getOutputsMutable()[number];
        if (input < 0 || !output.get().getDefiningOp<tensor::EmptyOp>())
          continue;
        Value value = launch.getInputs()[input];
        if (value.getType() == output.get().getType() &&
            isLastUse(value, launch))
          output.set(value);
      }
    });
  }
};

} // namespace
} // namespace tenon
