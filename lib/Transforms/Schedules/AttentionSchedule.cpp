//===- AttentionSchedule.cpp - Chooses schedules of attention kernels -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/Attention.h"
#include "Schedules.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

AttentionScheduleAttr tenon::scheduleOfAttention(Block &body,
                                                 TargetAttr target) {
  SmallVector<Operation *> ops;
  for (Operation &op : body.without_terminator())
    ops.push_back(&op);
  std::optional<Attention> found = Attention::of(ops);
  if (!found)
    return {};
  RankedTensorType type = found->getScores().getType();
  int64_t bytes = std::max<int64_t>(1, type.getElementTypeBitWidth() / 8) *
                  found->numColumns();
  int64_t most = std::clamp<int64_t>(kSmallestL2 / 4 / bytes, 16, 64);
  int64_t rows = evenBlocks(found->numRows(), most);
  ContractScheduleAttr scores =
                           scheduleOfRows(found->getScores(), rows, target),
                       values =
                           scheduleOfRows(found->getValues(), rows, target);
  return scores && values ? AttentionScheduleAttr::get(type.getContext(), rows,
                                                       scores, values)
                          : AttentionScheduleAttr();
}
