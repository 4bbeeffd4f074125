//===- ReuseBuffers.cpp - Lets launches write into dead inputs ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "LastUse.h"
#include "LaterReads.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_REUSEBUFFERS
#include "Transforms/Passes.h.inc"

using namespace ten;

bool isLastUse(Value value, LaunchOp launch) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
    if (function && !attr::donated.get(function, argument.getArgNumber()))
      return false;
  } else if (value.getDefiningOp()->hasTrait<OpTrait::ConstantLike>()) {
    return false;
  }
  return !isReadAfter(value, launch);
}

namespace {

/// Returns whether `value` becomes result `number` of the function, itself or
/// through launches that may compute in place.
bool becomesResult(Value value, int64_t number) {
  return llvm::any_of(value.getUses(), [&](OpOperand &use) {
    if (isa<func::ReturnOp>(use.getOwner()))
      return use.getOperandNumber() == number;
    auto launch = dyn_cast<LaunchOp>(use.getOwner());
    if (!launch)
      return false;
    for (auto [output, input] : llvm::enumerate(launch.getReuse()))
      if (input == use.getOperandNumber() &&
          becomesResult(launch.getResult(output), number))
        return true;
    return false;
  });
}

/// Returns whether the reuse is compatible with donation: the memory of a
/// donated argument is that of a result, so another value would have to be
/// copied out of it.
bool staysInDonated(Value input, Value output) {
  auto argument = dyn_cast<BlockArgument>(input);
  if (!argument)
    return true;
  auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
  if (!function)
    return true;
  auto donated = attr::donated.get(function, argument.getArgNumber());
  return donated && becomesResult(output, donated.getInt());
}

class ReuseBuffersPass : public impl::ReuseBuffersBase<ReuseBuffersPass> {
  void runOnOperation() override {
    getOperation().walk([](LaunchOp launch) {
      for (auto [number, input] : llvm::enumerate(launch.getReuse())) {
        OpOperand &output = launch.getOutputsMutable()[number];
        if (input < 0 || !output.get().getDefiningOp<tensor::EmptyOp>())
          continue;
        Value value = launch.getInputs()[input];
        if (value.getType() == output.get().getType() &&
            isLastUse(value, launch) &&
            staysInDonated(value, launch.getResult(number)))
          output.set(value);
      }
    });
  }
};

} // namespace
} // namespace tenon
