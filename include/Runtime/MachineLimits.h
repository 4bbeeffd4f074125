//===- MachineLimits.h - Peak rates of this machine -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_MACHINELIMITS_H
#define TENON_RUNTIME_MACHINELIMITS_H

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tenon {

class ThreadPool;

/// Number types with different multiplication rates. F16, BF16 and I8 mean
/// products of these types accumulated in a wider type.
enum class NumberKind : uint8_t { F32, F64, F16, BF16, I8 };
constexpr size_t kNumberKinds = 5;
/// Returns "f32", "i8".
const char *nameOf(NumberKind kind);

/// A cache level, or main memory.
struct MemoryLevel {
  std::string name; ///< "L1", "L2", ..., "memory"
  /// Total size for the measuring threads; unlimited for main memory.
  int64_t bytes = 0;
  double bytesPerSecond = 0; ///< of reading, or of copying if that is more
};

/// Measured on all threads of a pool together. Values that could not be
/// measured are 0 or absent.
struct MachineLimits {
  /// Peak operations per second by NumberKind; a multiply-add counts as two.
  std::array<double, kNumberKinds> peaks = {};
  std::vector<MemoryLevel> levels; ///< nearest first

  double peak(NumberKind kind) const {
    return peaks[static_cast<size_t>(kind)];
  }
  /// Returns the nearest level of at least this size, or null.
  const MemoryLevel *levelOf(int64_t bytes) const;
  /// Returns the minimum time to move `bytes` of memory with a footprint of
  /// `footprint` bytes, which is distributed over the levels from the nearest
  /// one on.
  double secondsToMove(double bytes, int64_t footprint) const;
};

/// Measures the peaks of `kinds` with instructions of `features`, which this
/// machine must have, and all memory levels; takes about a tenth of a second.
/// `features` are names of Runtime/CpuFeatures.h, separated by spaces.
MachineLimits measureLimits(ThreadPool &pool, std::string_view features,
                            const std::vector<NumberKind> &kinds);

} // namespace tenon

#endif // TENON_RUNTIME_MACHINELIMITS_H
