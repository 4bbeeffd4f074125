//===- Measurement.cpp - Measures calls -----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Times calls of programs: per launch and per thread for one traced call (with
// the time that threads waited for a core, from /proc), or the minimum, median
// and 90th percentile of many calls.
//
//===----------------------------------------------------------------------===//

#include "Execution/Measurement.h"
#include "Execution/Program.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>

using namespace llvm;

namespace tenon {

namespace {

using Clock = std::chrono::steady_clock;

double microseconds(Clock::time_point begin, Clock::time_point end) {
  return std::chrono::duration<double, std::micro>(end - begin).count();
}

/// Returns, per thread of the process, the nanoseconds for which it was
/// runnable without a core, as counted by Linux.
std::map<std::string, uint64_t> readWaits() {
  std::map<std::string, uint64_t> waits;
  std::error_code error;
  for (sys::fs::directory_iterator it("/proc/self/task", error), end;
       it != end && !error; it.increment(error)) {
    std::ifstream file(it->path() + "/schedstat");
    uint64_t ran, waited;
    if (file >> ran >> waited)
      waits[it->path()] = waited;
  }
  return waits;
}

} // namespace

double TracedCall::microseconds() const {
  return tenon::microseconds(begin, end);
}

Result<TracedCall> traceCall(Program &program,
                             const std::vector<ArrayView> &arguments,
                             std::vector<Buffer> &results) {
  TracedCall call;
  ThreadPool *pool = program.threadPool();
  call.shares.resize(pool ? pool->threads() : 1);
  program.traceKernels(&call.launches);
  if (pool)
    pool->observe(call.shares.data());
  std::map<std::string, uint64_t> before = readWaits();
  call.begin = Clock::now();
  Status status = program.run(arguments, results);
  call.end = Clock::now();
  for (auto &[thread, waited] : readWaits())
    if (auto known = before.find(thread); known != before.end())
      call.waited = std::max(
          call.waited, static_cast<double>(waited - known->second) * 1e-3);
  if (pool)
    pool->observe(nullptr);
  program.traceKernels(nullptr);
  if (!status.ok())
    return status;
  return call;
}

Result<TracedCall> fastestCall(Program &program,
                               const std::vector<ArrayView> &arguments,
                               std::vector<Buffer> &results, int64_t calls) {
  TracedCall best;
  for (int64_t i = 0; i < calls; ++i) {
    Result<TracedCall> call = traceCall(program, arguments, results);
    if (!call.ok())
      return call.status();
    if (i == 0 || call->microseconds() < best.microseconds())
      best = std::move(*call);
  }
  return best;
}

std::vector<KernelTime> timesByKernel(const TracedCall &call) {
  MapVector<StringRef, KernelTime> times;
  for (const Launch &launch : call.launches) {
    KernelTime &sum = times[launch.kernel];
    sum.kernel = launch.kernel;
    sum.microseconds += microseconds(launch.begin, launch.end);
    ++sum.calls;
  }
  std::vector<KernelTime> order;
  for (auto &[name, time] : times)
    order.push_back(time);
  llvm::sort(order, [](const KernelTime &a, const KernelTime &b) {
    return std::tie(b.microseconds, a.kernel) <
           std::tie(a.microseconds, b.kernel);
  });
  return order;
}

static CallTimes summaryOf(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return {times.front(), times[times.size() / 2], times[times.size() * 9 / 10],
          static_cast<int64_t>(times.size())};
}

Result<CallTimes> benchmark(Program &program,
                            const std::vector<ArrayView> &arguments,
                            std::vector<Buffer> &results, int64_t calls) {
  Status status;
  auto once = [&] {
    Clock::time_point begin = Clock::now();
    Status done = program.run(arguments, results);
    Clock::time_point end = Clock::now();
    if (!done.ok())
      status = done;
    return microseconds(begin, end);
  };
  double first = once();
  if (calls <= 0)
    // About a second, with an upper bound for very short calls.
    calls = std::clamp<int64_t>(1e6 / std::max(first, 1.0), 3, 100000);
  for (int64_t i = 0; i < std::min<int64_t>(3, calls / 10); ++i)
    once();
  std::vector<double> times;
  times.reserve(calls);
  for (int64_t i = 0; i < calls; ++i)
    times.push_back(once());
  if (!status.ok())
    return status;
  return summaryOf(std::move(times));
}

/// Calls in one measurement of a pair take at least this long, in microseconds,
/// so that the clock and the change of programs do not count.
static constexpr double kGroup = 200;

Result<PairedTimes>
benchmarkPairs(Program &first, const std::vector<ArrayView> &firstArguments,
               std::vector<Buffer> &firstResults, Program &second,
               const std::vector<ArrayView> &secondArguments,
               std::vector<Buffer> &secondResults, int64_t pairs) {
  Status status;
  auto call = [&](bool isFirst, int64_t times) {
    Clock::time_point begin = Clock::now();
    for (int64_t i = 0; i < times; ++i) {
      Status done = isFirst ? first.run(firstArguments, firstResults)
                            : second.run(secondArguments, secondResults);
      if (!done.ok())
        status = done;
    }
    return microseconds(begin, Clock::now()) / static_cast<double>(times);
  };
  call(true, 1);
  call(false, 1);
  double one = std::max({call(true, 1), call(false, 1), 0.05});
  auto group = static_cast<int64_t>(std::max(1.0, kGroup / one));
  if (pairs <= 0)
    pairs = std::clamp<int64_t>(2e6 / (2 * one * static_cast<double>(group)),
                                11, 5000);
  std::vector<double> times[2], ratios;
  for (int64_t i = 0; i < pairs && status.ok(); ++i) {
    // Neither is always the first.
    bool isFirst = i % 2 == 0;
    double pair[2];
    for (bool which : {isFirst, !isFirst})
      pair[which ? 0 : 1] = call(which, group);
    times[0].push_back(pair[0]);
    times[1].push_back(pair[1]);
    ratios.push_back(pair[0] / pair[1]);
  }
  if (!status.ok())
    return status;
  std::sort(ratios.begin(), ratios.end());
  PairedTimes result;
  // The order statistics around the median, by the normal approximation of the
  // binomial distribution.
  auto count = static_cast<double>(ratios.size());
  double spread = 0.98 * std::sqrt(count);
  auto at = [&](double rank) {
    return ratios[static_cast<size_t>(std::clamp(rank, 0.0, count - 1))];
  };
  result.ratio = at((count - 1) / 2);
  result.low = at(std::floor(count / 2 - spread));
  result.high = at(std::ceil(count / 2 + spread));
  result.first = summaryOf(std::move(times[0]));
  result.second = summaryOf(std::move(times[1]));
  return result;
}

} // namespace tenon
