//===- Schedules.h - Schedules of kernels by their kind ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_SCHEDULES_SCHEDULES_H
#define TENON_LIB_TRANSFORMS_SCHEDULES_SCHEDULES_H

#include "Transforms/ConvolutionSchedule.h"

namespace tenon {

/// Returns whether an operand of a kernel function can be prepacked into panels
/// of `tile` columns that are not mostly padding.
bool isWorthPanels(mlir::Value operand, int64_t columns, int64_t tile);

/// Returns a block size of at most `most` that divides `all` into blocks of
/// equal size, if that is not much smaller than `most`.
int64_t evenBlocks(int64_t all, int64_t most);

/// Returns the schedule of the operation; null if none is known to be better
/// than the plain loops.
ten::ContractScheduleAttr scheduleOf(ten::ContractOp op,
                                     ten::TargetAttr target);
/// Returns the schedule of a contraction whose right operand is dequantized.
ten::QuantizedScheduleAttr roundedScheduleOf(ten::ContractOp op,
                                             ten::DequantizeOp weights,
                                             ten::TargetAttr target,
                                             int64_t activations);
ten::QuantizedScheduleAttr scheduleOf(ten::ContractOp op,
                                      ten::DequantizeOp weights,
                                      ten::TargetAttr target);
/// Returns the schedule of an attention kernel with this body.
ten::AttentionScheduleAttr scheduleOfAttention(mlir::Block &body,
                                               ten::TargetAttr target);

/// Returns the schedule of a contraction in a block of `rows` rows, whose right
/// operand is packed once for all blocks.
ten::ContractScheduleAttr scheduleOfRows(ten::ContractOp op, int64_t rows,
                                         ten::TargetAttr target);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_SCHEDULES_SCHEDULES_H
