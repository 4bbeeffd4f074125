//===- Schedules.h - How kernels of each kind are generated ----*- C++ -*-===//
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

/// Bytes of what is packed that stay in the second cache of any CPU.
constexpr int64_t kSecondCache = 512 * 1024;

/// The first cache: addresses a way apart compete for as many places as there
/// are ways.
constexpr int64_t kWayOfFirstCache = 4096;
constexpr int64_t kWaysOfFirstCache = 8;

/// What schedules depend on beside the operation.
struct ScheduleTarget {
  /// Instruction sets, separated by spaces.
  llvm::StringRef features;
  /// Bytes of the caches of a core.
  int64_t firstCache, secondCache;
};

/// A target with these instructions. Where sizes of caches are not known (0),
/// they are what all CPUs with such instructions have; more than was measured
/// with is not used.
ScheduleTarget scheduleTarget(llvm::StringRef features, int64_t firstCache,
                              int64_t secondCache);

/// Whether an operand of a kernel's function can be packed ahead into panels of
/// `tile` columns, and these are not mostly empty.
bool isWorthPanels(mlir::Value operand, int64_t columns, int64_t tile);

/// The size of blocks of `all`, at most `most`: blocks of one size, where that
/// is not much smaller.
int64_t evenBlocks(int64_t all, int64_t most);

/// Each is null where nothing is known that is better than loop by loop.
ten::ContractScheduleAttr scheduleOf(ten::ContractOp op,
                                     const ScheduleTarget &target);
ten::ConvScheduleAttr scheduleOf(ten::ConvOp op, const ScheduleTarget &target);
/// Of the operations of an attention.
ten::AttentionScheduleAttr scheduleOfAttention(mlir::Block &body,
                                               const ScheduleTarget &target);

/// Of a contraction in a block of `rows`, whose right operand is packed once
/// for all.
ten::ContractScheduleAttr scheduleOfRows(ten::ContractOp op, int64_t rows,
                                         const ScheduleTarget &target);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_SCHEDULES_SCHEDULES_H
