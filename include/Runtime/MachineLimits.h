//===- MachineLimits.h - What this machine can do at most -------*- C++ -*-===//
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

/// Numbers that a processor multiplies at different rates. F16, BF16 and I8
/// are products of such numbers, summed in a wider type.
enum class NumberKind : uint8_t { F32, F64, F16, BF16, I8 };
constexpr size_t kNumberKinds = 5;
/// "f32", "i8".
const char *nameOf(NumberKind kind);

/// A cache, or the memory behind all of them.
struct MemoryLevel {
  std::string name; ///< "L1", "L2", ..., "memory"
  /// What the threads that measured have of it together; of memory, endless.
  int64_t bytes = 0;
  double bytesPerSecond = 0; ///< of reading, or of copying if that is more
};

/// Measured on all threads of a pool together. What could not be measured is 0,
/// or not there.
struct MachineLimits {
  /// By NumberKind: operations a second, of which a multiply-add is two.
  std::array<double, kNumberKinds> peaks = {};
  std::vector<MemoryLevel> levels; ///< nearest first

  double peak(NumberKind kind) const {
    return peaks[static_cast<size_t>(kind)];
  }
  /// The nearest level that holds so many bytes, or null.
  const MemoryLevel *levelOf(int64_t bytes) const;
  /// The least time to move `bytes` of memory that has `footprint` bytes, of
  /// which each level has as much as it holds.
  double secondsToMove(double bytes, int64_t footprint) const;
};

/// Measures, in about a tenth of a second, the peaks of `kinds` by instructions
/// of `features`, which this machine has, and all levels of memory.
/// `features` are names of Runtime/CpuFeatures.h, separated by spaces.
MachineLimits measureLimits(ThreadPool &pool, std::string_view features,
                            const std::vector<NumberKind> &kinds);

} // namespace tenon

#endif // TENON_RUNTIME_MACHINELIMITS_H
