//===- ChooseSchedules.cpp - Chooses a schedule for each kernel -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Schedules.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace tenon {
#define GEN_PASS_DEF_CHOOSESCHEDULES
#include "Transforms/Passes.h.inc"
} // namespace tenon

bool tenon::isWorthPanels(Value operand, int64_t columns, int64_t tile) {
  auto argument = dyn_cast<BlockArgument>(operand);
  if (!argument)
    return false;
  auto function = cast<func::FuncOp>(argument.getOwner()->getParentOp());
  return attr::knownAhead.has(function, argument.getArgNumber()) &&
         columns * 2 >= llvm::divideCeilSigned(columns, tile) * tile;
}

int64_t tenon::evenBlocks(int64_t all, int64_t most) {
  most = std::min(most, all);
  for (int64_t fewer = most; fewer * 2 > most; --fewer)
    if (all % fewer == 0)
      return fewer;
  return most;
}

namespace {

class ChooseSchedulesPass
    : public tenon::impl::ChooseSchedulesBase<ChooseSchedulesPass> {
public:
  using ChooseSchedulesBase::ChooseSchedulesBase;

private:
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!attr::kernel.has(function) || attr::schedule.has(function) ||
        attr::interpreted.has(function))
      return;
    TargetAttr target = targetOf(function);
    if (auto kind = attr::kernel.get(function);
        kind && kind.getValue() == stringifyKernelKind(KernelKind::Attention)) {
      if (auto schedule =
              scheduleOfAttention(function.getBody().front(), target))
        attr::schedule.set(function, schedule);
      return;
    }
    SmallVector<ContractOp> contractions(
        function.getBody().getOps<ContractOp>());
    if (contractions.size() == 1)
      if (DequantizeOp weights = dequantizedRhs(contractions.front())) {
        if (activations != 0)
          if (auto schedule = roundedScheduleOf(contractions.front(), weights,
                                                target, activations)) {
            attr::schedule.set(function, schedule);
            return;
          }
        if (auto schedule = scheduleOf(contractions.front(), weights, target)) {
          attr::schedule.set(function, schedule);
          return;
        }
      }
    if (contractions.size() == 1)
      if (auto schedule = scheduleOf(contractions.front(), target))
        attr::schedule.set(function, schedule);
    SmallVector<ConvOp> convolutions(function.getBody().getOps<ConvOp>());
    if (convolutions.size() == 1)
      if (auto schedule = scheduleOf(convolutions.front(), target))
        attr::schedule.set(function, schedule);
  }
};

} // namespace
