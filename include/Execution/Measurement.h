//===- Measurement.h - Measures calls ---------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_EXECUTION_MEASUREMENT_H
#define TENON_EXECUTION_MEASUREMENT_H

#include "Runtime/Buffer.h"
#include "Runtime/MachineLimits.h"
#include "Runtime/Status.h"
#include "Runtime/ThreadPool.h"
#include <chrono>
#include <string>
#include <vector>

namespace tenon {

class Program;

/// A launch of a kernel in a call.
struct Launch {
  std::string kernel;
  std::chrono::steady_clock::time_point begin, end;
};

/// A call of a program that was compiled with `trace`.
struct TracedCall {
  std::chrono::steady_clock::time_point begin, end;
  std::vector<Launch> launches;
  /// The loop shares of each thread; the first is the caller's.
  std::vector<std::vector<LoopShare>> shares;
  /// Microseconds for which a thread was runnable without a core: those of the
  /// thread that waited longest. 0 if unknown.
  double waited = 0;

  double microseconds() const;
};
Result<TracedCall> traceCall(Program &program,
                             const std::vector<ArrayView> &arguments,
                             std::vector<Buffer> &results);

/// Returns the fastest of several calls.
Result<TracedCall> fastestCall(Program &program,
                               const std::vector<ArrayView> &arguments,
                               std::vector<Buffer> &results, int64_t calls);

/// The time of all launches of a kernel in a call.
struct KernelTime {
  std::string kernel;
  double microseconds = 0;
  int64_t calls = 0;
};
/// Returns the times by kernel, the longest first.
std::vector<KernelTime> timesByKernel(const TracedCall &call);

/// Microseconds per call: the minimum, the median and the 90th percentile.
struct CallTimes {
  double least = 0, median = 0, p90 = 0;
  int64_t calls = 0;
};

/// Warms up, then measures that many calls; 0 is about a second.
Result<CallTimes> benchmark(Program &program,
                            const std::vector<ArrayView> &arguments,
                            std::vector<Buffer> &results, int64_t calls);

/// Calls of two programs that follow each other in turns, so that both have the
/// same machine.
struct PairedTimes {
  CallTimes first, second;
  /// The time of the first for each unit of the second's: the median of all
  /// pairs, and an interval that has the median of the distribution with a
  /// probability of 95 %.
  double ratio = 0, low = 0, high = 0;
};

/// Measures that many pairs of groups of calls; 0 is about two seconds.
Result<PairedTimes>
benchmarkPairs(Program &first, const std::vector<ArrayView> &firstArguments,
               std::vector<Buffer> &firstResults, Program &second,
               const std::vector<ArrayView> &secondArguments,
               std::vector<Buffer> &secondResults, int64_t pairs);

} // namespace tenon

#endif // TENON_EXECUTION_MEASUREMENT_H
