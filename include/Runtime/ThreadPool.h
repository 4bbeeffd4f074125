//===- ThreadPool.h - A thread pool for parallel loops ----------*- C++ -*-===//
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

/// Returns the number of cores that this process may use, by its affinity mask
/// and the CPU quota of its control group (versions 1 and 2); at least 1.
int32_t usableCores();

/// A thread's share of a loop.
struct LoopShare {
  std::chrono::steady_clock::time_point begin, end;
  int64_t iterations;
};

/// Runs loops on a fixed number of threads, including the caller. An idle
/// worker spins for about 100 microseconds, then yields its core for up to 300
/// more, and sleeps when another thread took the core, or after that time.
/// Loops may be started concurrently and from inside of a loop's body: if the
/// workers are busy, or the caller is one, it runs its loop alone.
class ThreadPool {
public:
  using Body = int32_t (*)(void *env, int64_t i);

  /// `threads` includes the caller; values below 1 mean usableCores(). There
  /// are fewer if the system cannot create them. `pinned`: the constructing
  /// thread, which must then be the only caller, and every worker are pinned to
  /// a core each, if there are enough. Otherwise the system may leave two
  /// threads on one core for the duration of many loops.
  explicit ThreadPool(int32_t threads = 0, bool pinned = false);
  ~ThreadPool();
  ThreadPool(const ThreadPool &) = delete;
  ThreadPool &operator=(const ThreadPool &) = delete;

  /// Returns the number of threads of a loop, including the caller.
  int32_t threads() const;

  /// Appends each thread's share of each loop to its own list, of which there
  /// is one per thread, the caller's first; ends with null. Must not be called
  /// while loops run. Loops that the caller runs alone are not recorded.
  void observe(std::vector<LoopShare> *shares);

  /// Runs body(env, i) for every i in [0, count), in chunks of consecutive i
  /// that depend only on `count` and the number of threads. Returns the nonzero
  /// value of the lowest i whose body returned one, else 0; after a nonzero
  /// value, bodies of higher i may be skipped. Workers use the caller's
  /// rounding and denormal modes.
  int32_t parallelFor(int64_t count, Body body, void *env);

  /// As above, for a function object, int32_t(int64_t i).
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
