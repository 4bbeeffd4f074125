//===- ThreadPool.h - A fixed set of worker threads -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_THREADPOOL_H
#define TENON_RUNTIME_THREADPOOL_H

#include <chrono>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <vector>

namespace tenon {

/// The cores this process may use: by its affinity mask and the CPU quota of
/// its control group (versions 1 and 2), at least 1.
int32_t usableCores();

/// What a thread did of a loop.
struct LoopShare {
  std::chrono::steady_clock::time_point begin, end;
  int64_t iterations;
};

/// Runs loops on a fixed number of threads, of which the caller is one. An idle
/// worker spins for about 100 microseconds, offers its core to others for some
/// 300 more, and sleeps once somebody took it, or then. Loops may be started by
/// several threads at once and from inside a loop's body: whoever finds the
/// workers taken, or is one, runs its loop alone.
class ThreadPool {
public:
  using Body = int32_t (*)(void *env, int64_t i);

  /// `threads` counts the caller; values below 1 mean usableCores(). Where the
  /// system refuses threads there are fewer.
  /// `pinned`: the constructing thread, which is then to be the only caller,
  /// and every worker stay on a core each, where there are enough. Else the
  /// system may leave two threads on one core for the length of many loops.
  explicit ThreadPool(int32_t threads = 0, bool pinned = false);
  ~ThreadPool();
  ThreadPool(const ThreadPool &) = delete;
  ThreadPool &operator=(const ThreadPool &) = delete;

  /// How many threads a loop has, the caller included.
  int32_t threads() const;

  /// From now on, each thread that runs a part of a loop adds it to its own
  /// list, of which there is one for each thread, the caller's first; until
  /// null is given. Not while loops run. What the caller runs alone is not
  /// added.
  void observe(std::vector<LoopShare> *shares);

  /// Run body(env, i) for every i in [0, count), in chunks of consecutive i
  /// that depend on `count` and the number of threads alone. Returns the value
  /// of the lowest i for which it is not 0, else 0; after a nonzero value,
  /// bodies of higher i may be left out. Workers round, and flush numbers below
  /// the smallest normal one, as the caller does.
  int32_t parallelFor(int64_t count, Body body, void *env);

  /// The same for a function object, int32_t(int64_t i).
  template <typename F> int32_t parallelFor(int64_t count, F &&function) {
    using Function = std::remove_reference_t<F>;
    Body body = [](void *env, int64_t i) -> int32_t {
      return (*static_cast<Function *>(env))(i);
    };
    return parallelFor(count, body,
                       const_cast<void *>(static_cast<const void *>(
                           std::addressof(function))));
  }

private:
  struct State;
  std::unique_ptr<State> state;
};

} // namespace tenon

#endif // TENON_RUNTIME_THREADPOOL_H
