//===- Schedules.h - Schedules of kernels by their kind ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_SCHEDULES_SCHEDULES_H
#define TENON_LIB_TRANSFORMS_SCHEDULES_SCHEDULES_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon {

/// Bytes of packed data that stay in the L2 of any supported CPU.
constexpr int64_t kSecondCache = 512 * 1024;

/// Geometry of L1d: addresses that are a multiple of the way size apart compete
/// for the same set, which has `kWaysOfFirstCache` lines.
constexpr int64_t kWayOfFirstCache = 4096;
constexpr int64_t kWaysOfFirstCache = 8;

/// The properties of the target that schedules depend on.
struct ScheduleTarget {
  /// Instruction set extensions, separated by spaces.
  llvm::StringRef features;
  /// Cache sizes of a core in bytes.
  int64_t firstCache, secondCache;
};

/// Returns the target with these features. A cache size of 0 (unknown) is
/// replaced by the smallest of all CPUs with such features; sizes larger than
/// those that were measured are clamped.
ScheduleTarget scheduleTarget(llvm::StringRef features, int64_t firstCache,
                              int64_t secondCache);

/// Returns whether an operand of a kernel function can be prepacked into panels
/// of `tile` columns that are not mostly padding.
bool isWorthPanels(mlir::Value operand, int64_t columns, int64_t tile);

/// Returns a block size of at most `most` that divides `all` into blocks of
/// equal size, if that is not much smaller than `most`.
int64_t evenBlocks(int64_t all, int64_t most);

/// Returns the schedule of the operation; null if none is known to be better
/// than the plain loops.
ten::ContractScheduleAttr scheduleOf(ten::ContractOp op,
                                     const ScheduleTarget &target);
ten::ConvScheduleAttr scheduleOf(ten::ConvOp op, const ScheduleTarget &target);
/// Of one whose right operand is dequantized.
ten::QuantizedScheduleAttr scheduleOf(ten::ContractOp op,
                                      ten::DequantizeOp weights,
                                      const ScheduleTarget &target);
/// Returns the schedule of an attention kernel with this body.
ten::AttentionScheduleAttr scheduleOfAttention(mlir::Block &body,
                                               const ScheduleTarget &target);

/// Returns the schedule of a contraction in a block of `rows` rows, whose right
/// operand is packed once for all blocks.
ten::ContractScheduleAttr scheduleOfRows(ten::ContractOp op, int64_t rows,
                                         const ScheduleTarget &target);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_SCHEDULES_SCHEDULES_H
