//===- MachineLimits.cpp - Peak rates of this machine ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures the peak arithmetic rates and the bandwidth of each memory level on
// all threads of a pool, with the loops of InstructionLoops.h. The best of
// several samples counts. Used by the roofline of --explain.
//
//===----------------------------------------------------------------------===//

#include "Runtime/MachineLimits.h"
#include "InstructionLoops.h"
#include "Runtime/Buffer.h"
#include "Runtime/CpuCaches.h"
#include "Runtime/ThreadPool.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <limits>
#include <set>
#include <string>

#if defined(__linux__)
#include <sched.h>
#endif

using namespace tenon;

namespace {

int currentCore() {
#if defined(__linux__)
  return sched_getcpu();
#else
  return 0;
#endif
}

/// Runs work on all threads of a pool concurrently and tracks their cores.
class Meter {
public:
  explicit Meter(ThreadPool &pool) : pool(pool), at(pool.threads()) {}

  /// Returns the seconds that function(thread) takes on all threads.
  template <typename F> double seconds(F &&function) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    pool.parallelFor(pool.threads(), [&](int64_t thread) -> int32_t {
      function(thread);
      at[thread] = currentCore();
      return 0;
    });
    const std::chrono::duration<double> time = Clock::now() - start;
    // A thread may migrate, or start late and leave its part to another one.
    std::set<int> now(at.begin(), at.end());
    if (now.size() >= known.size())
      known = std::move(now);
    return time.count();
  }

  /// Returns the best rate, in rounds per second, of function(thread, rounds)
  /// on all threads. A thread that starts late or is interrupted spoils a
  /// sample.
  template <typename F> double rate(F &&function) {
    constexpr double kLongEnough = 4e-4;
    constexpr int kSamples = 16;
    auto time = [&](int64_t rounds) {
      return seconds([&](int64_t thread) { function(thread, rounds); });
    };
    int64_t rounds = 1;
    while (time(rounds) < kLongEnough && rounds < int64_t(1) << 40)
      rounds *= 2;
    double best = std::numeric_limits<double>::max();
    for (int i = 0; i < kSamples; ++i)
      best = std::min(best, time(rounds));
    return double(rounds) / best;
  }

  int64_t threads() const { return pool.threads(); }
  const std::set<int> &cores() const { return known; }

private:
  ThreadPool &pool;
  std::vector<int> at;
  std::set<int> known;
};

/// Measures every level: caches with half of their size; memory after flushing
/// the caches, since those of a large machine exceed the amount that can be
/// read in this time.
std::vector<MemoryLevel> measureLevels(Meter &meter, MemoryLoops loops) {
  constexpr int64_t kMaxBytes = int64_t(256) << 20,
                    kBytesPerThread = int64_t(4) << 20,
                    kMinBytes = int64_t(32) << 20, kStep = 2 * kMemoryStep;
  constexpr int kSamples = 4;
  const int64_t all =
      std::clamp(meter.threads() * kBytesPerThread, kMinBytes, kMaxBytes);
  auto part = [&](int64_t bytes) {
    return std::max(bytes / meter.threads() / kStep, int64_t(1)) * kStep;
  };
  const int64_t stride = part(all);
  std::vector<MemoryLevel> levels;
  char *data = static_cast<char *>(allocateMemory(stride * meter.threads()));
  if (!data)
    return levels;
  meter.seconds(
      [&](int64_t thread) { std::memset(data + thread * stride, 0, stride); });
  int64_t size = 0;
  auto read = [&](int64_t thread) { loops.read(data + thread * stride, size); };
  auto copy = [&](int64_t thread) {
    char *from = data + thread * stride;
    loops.copy(from, from + size / 2, size / 2);
  };
  auto repeated = [](auto once) {
    return [once](int64_t thread, int64_t count) {
      for (int64_t i = 0; i < count; ++i)
        once(thread);
    };
  };
  for (auto [level, bytes] : cacheBytes(meter.cores())) {
    size = std::min(part(bytes / 2), stride);
    const double rounds =
        std::max(meter.rate(repeated(read)), meter.rate(repeated(copy)));
    levels.push_back({"L" + std::to_string(level), bytes,
                      rounds * double(size * meter.threads())});
  }
  double best = std::numeric_limits<double>::max();
  size = stride;
  for (int i = 0; i < 2 * kSamples; ++i) {
    meter.seconds(
        [&](int64_t thread) { flushCaches(data + thread * stride, stride); });
    best = std::min(best, i % 2 ? meter.seconds(copy) : meter.seconds(read));
  }
  levels.push_back({"memory", std::numeric_limits<int64_t>::max(),
                    double(stride * meter.threads()) / best});
  freeMemory(data);
  // A nearer level is not slower: the measurement was disturbed by other
  // processes.
  for (size_t i = levels.size() - 1; i > 0; --i)
    levels[i - 1].bytesPerSecond =
        std::max(levels[i - 1].bytesPerSecond, levels[i].bytesPerSecond);
  return levels;
}

} // namespace

const MemoryLevel *MachineLimits::levelOf(int64_t bytes) const {
  for (const MemoryLevel &level : levels)
    if (bytes <= level.bytes)
      return &level;
  return nullptr;
}

double MachineLimits::secondsToMove(double bytes, int64_t footprint) const {
  double seconds = 0;
  int64_t nearer = 0;
  for (const MemoryLevel &level : levels) {
    int64_t here = std::min(footprint, level.bytes) - nearer;
    if (here > 0) {
      double share = double(here) / double(footprint);
      seconds += share * bytes / level.bytesPerSecond;
      nearer += here;
    }
  }
  return seconds;
}

MachineLimits tenon::measureLimits(ThreadPool &pool, std::string_view features,
                                   const std::vector<NumberKind> &kinds) {
  MachineLimits limits;
  MemoryLoops loops = memoryLoops(features);
  if (!loops.read)
    return limits;
  Meter meter(pool);
  auto measurePeaks = [&] {
    for (NumberKind kind : kinds) {
      ArithmeticLoop loop = arithmeticLoop(kind, features);
      // Some hundred cycles per round, so that the loop's overhead is
      // negligible.
      constexpr int64_t kIterations = 64;
      const double rounds = meter.rate(
          [&](int64_t, int64_t count) { loop.run(count * kIterations); });
      double &peak = limits.peaks[static_cast<size_t>(kind)];
      peak = std::max(peak, rounds * kIterations * loop.operations *
                                double(meter.threads()));
    }
  };
  // Measures twice, since other processes may use the cores for a while.
  measurePeaks();
  limits.levels = measureLevels(meter, loops);
  measurePeaks();
  return limits;
}
