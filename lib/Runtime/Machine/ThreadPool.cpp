//===- ThreadPool.cpp - A thread pool for parallel loops ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The thread pool for parallel loops. One atomic word announces a loop to the
// workers, which join it and take chunks of iterations from a shared counter.
// Idle threads spin, yield, and finally sleep on a condition variable. Used by
// compiled code through ten_context::parallel_for.
//
//===----------------------------------------------------------------------===//

#include "Runtime/ThreadPool.h"
#include "Runtime/FloatMode.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <limits>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#if defined(__linux__)
#include <pthread.h>
#include <sched.h>
#include <unistd.h>
#endif

using namespace tenon;

namespace {
/// Set while a thread runs bodies of any pool.
thread_local bool insideLoop = false;

void relax() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

/// Durations of spinning without yielding the core, of spinning in all, and of
/// a yield that no other thread used.
constexpr std::chrono::microseconds kBusy(100), kYielding(400), kRefused(20);

/// Waits until ready() without sleeping; returns whether it became ready.
/// Waking a thread costs the waker several microseconds, ten on a virtual
/// machine: more than many loops take, and kernels follow each other.
template <typename Ready>
bool spin(Ready ready, std::chrono::microseconds busy = kBusy) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  Clock::time_point now;
  do {
    for (int i = 0; i < 32; ++i) {
      if (ready())
        return true;
      relax();
    }
    now = Clock::now();
  } while (now - start < busy);
  for (Clock::time_point before = now; now - start < kYielding; before = now) {
    std::this_thread::yield();
    if (ready())
      return true;
    now = Clock::now();
    if (now - before > kRefused)
      return false;
  }
  return false;
}

#if defined(__linux__)
/// Returns the cores that this thread may run on.
std::vector<int> allowedCores() {
  std::vector<int> cores;
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0)
    for (int core = 0; core < CPU_SETSIZE; ++core)
      if (CPU_ISSET(core, &set))
        cores.push_back(core);
  return cores;
}

void pin(pthread_t thread, int core) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(core, &set);
  // On failure the thread is not pinned.
  (void)pthread_setaffinity_np(thread, sizeof set, &set);
}
#endif
} // namespace

struct ThreadPool::State {
  // The word that workers watch: the loop's serial number in the upper half,
  // then whether it may be joined, how many workers it has work for, and how
  // many have joined. A worker joins by one compare-and-swap, so it cannot join
  // a closed loop, and the fields below are not modified until the last worker
  // has left.
  static constexpr uint64_t openBit = uint64_t(1) << 31;
  static constexpr int wantedShift = 16;
  static constexpr uint64_t countMask = (uint64_t(1) << wantedShift) - 1;
  static constexpr uint64_t serialStep = uint64_t(1) << 32;
  static constexpr uint64_t serialMask = ~(serialStep - 1);
  /// Maximum number of workers that the word can count.
  static constexpr int64_t mostWorkers = (1 << 15) - 1;
  alignas(64) std::atomic<uint64_t> word{0};

  // The loop, written by its caller before opening it.
  Body body = nullptr;
  void *env = nullptr;
  int64_t count = 0;
  int64_t chunks = 0;
  /// The caller's mode, so that all threads compute the same results.
  FloatMode mode;
  alignas(64) std::atomic<int64_t> nextChunk{0};
  alignas(64) std::atomic<int64_t> failedAt{0};
  int32_t failure = 0; ///< of failedAt; guarded by failureMutex
  std::mutex failureMutex;

  std::mutex callerMutex; ///< held by the caller whose loop the workers run
  std::mutex sleepMutex;
  std::condition_variable wake, left;
  std::atomic<int32_t> sleeping{0};
  std::atomic<bool> callerSleeps{false};
  std::atomic<bool> stop{false};
  bool mayWaitBusy = true;
  std::vector<std::thread> workers;
#if defined(__linux__)
  const pid_t process = getpid();
#endif
  std::vector<LoopShare> *shares = nullptr; ///< one list for each thread

  /// Runs the part of `thread`; 0 is the caller.
  void runPart(size_t thread) {
    if (!shares) {
      runChunks();
      return;
    }
    auto begin = std::chrono::steady_clock::now();
    if (int64_t iterations = runChunks())
      shares[thread].push_back(
          {begin, std::chrono::steady_clock::now(), iterations});
  }

  /// Runs chunks until there are none left; returns the number of iterations of
  /// this thread.
  int64_t runChunks() {
    int64_t iterations = 0;
    for (;;) {
      int64_t chunk = nextChunk.fetch_add(1, std::memory_order_relaxed);
      if (chunk >= chunks)
        return iterations;
      int64_t base = count / chunks, extra = count % chunks;
      int64_t begin = chunk * base + std::min(chunk, extra);
      int64_t end = begin + base + (chunk < extra);
      iterations += end - begin;
      for (int64_t i = begin; i < end; ++i) {
        if (i > failedAt.load(std::memory_order_relaxed))
          break;
        if (int32_t value = body(env, i)) {
          std::lock_guard<std::mutex> lock(failureMutex);
          if (i < failedAt.load(std::memory_order_relaxed)) {
            failedAt.store(i, std::memory_order_relaxed);
            failure = value;
          }
          break;
        }
      }
    }
  }

  static bool isOpen(uint64_t now) {
    return (now & openBit) &&
           (now & countMask) < ((now & (openBit - 1)) >> wantedShift);
  }

  void work(size_t thread) {
    insideLoop = true;
    uint64_t seen = 0;
    for (;;) {
      auto ready = [&] {
        uint64_t now = word.load();
        return stop.load() || (isOpen(now) && (now & serialMask) != seen);
      };
      if (!mayWaitBusy || !spin(ready)) {
        std::unique_lock<std::mutex> lock(sleepMutex);
        ++sleeping;
        wake.wait(lock, ready);
        --sleeping;
      }
      if (stop.load())
        return;
      uint64_t now = word.load();
      while (isOpen(now) && !word.compare_exchange_weak(now, now + 1)) {
      }
      if (!isOpen(now))
        continue;
      seen = now & serialMask;
      mode.setForThread();
      runPart(thread);
      now = word.fetch_sub(1) - 1;
      // The caller closes the loop before it waits for the last worker.
      if (!(now & (openBit | countMask)) && callerSleeps.load()) {
        std::lock_guard<std::mutex> lock(sleepMutex);
        left.notify_all();
      }
    }
  }

  int32_t run(int64_t n, Body function, void *environment) {
    body = function;
    env = environment;
    count = n;
    mode = FloatMode::ofThread();
    // Several chunks per thread balance their different speeds.
    chunks = std::min(n, int64_t(workers.size() + 1) * 4);
    nextChunk.store(0, std::memory_order_relaxed);
    failedAt.store(std::numeric_limits<int64_t>::max(),
                   std::memory_order_relaxed);
    failure = 0;
    const int64_t all = static_cast<int64_t>(workers.size());
    const int64_t wanted = std::min(chunks - 1, all);
    word.store((word.load() & serialMask) + serialStep + openBit +
               (static_cast<uint64_t>(wanted) << wantedShift));
    const int64_t asleep = sleeping.load(), missing = wanted - (all - asleep);
    if (missing > 0) {
      // A worker that is about to sleep sees the loop, or is woken after it
      // sleeps.
      {
        std::lock_guard<std::mutex> lock(sleepMutex);
      }
      if (missing == asleep)
        wake.notify_all();
      else
        for (int64_t i = 0; i < missing; ++i)
          wake.notify_one();
    }
    insideLoop = true;
    runPart(0);
    insideLoop = false;
    word.fetch_and(~openBit);
    auto done = [&] { return !(word.load() & countMask); };
    // With fewer cores than threads, a worker may be waiting for this core.
    if (!spin(done, mayWaitBusy ? kBusy : std::chrono::microseconds(0))) {
      std::unique_lock<std::mutex> lock(sleepMutex);
      callerSleeps.store(true);
      left.wait(lock, done);
      callerSleeps.store(false);
    }
    return failure;
  }
};

ThreadPool::ThreadPool(int32_t threads, bool pinned) : state(new State) {
  int32_t cores = usableCores();
  if (threads < 1)
    threads = cores;
  // With more threads than cores, a spinning thread delays a working one.
  state->mayWaitBusy = threads <= cores;
  threads =
      static_cast<int32_t>(std::min<int64_t>(threads, State::mostWorkers + 1));
  for (int32_t i = 1; i < threads; ++i) {
    try {
      state->workers.emplace_back(
          [this, i] { state->work(static_cast<size_t>(i)); });
    } catch (const std::system_error &) {
      break;
    }
  }
#if defined(__linux__)
  std::vector<int> allowed = allowedCores();
  if (pinned && threads > 1 && state->workers.size() < allowed.size()) {
    pin(pthread_self(), allowed[0]);
    for (size_t i = 0; i < state->workers.size(); ++i)
      pin(state->workers[i].native_handle(), allowed[i + 1]);
  }
#endif
}

ThreadPool::~ThreadPool() {
#if defined(__linux__)
  // A forked child has none of the parent's threads: joining them would not
  // end.
  if (getpid() != state->process) {
    for (std::thread &worker : state->workers)
      worker.detach();
    // The condition variables cannot be destroyed, as their waiters no longer
    // exist.
    State *left = state.release();
    (void)left;
    return;
  }
#endif
  {
    std::lock_guard<std::mutex> lock(state->sleepMutex);
    state->stop.store(true);
    state->wake.notify_all();
  }
  for (std::thread &worker : state->workers)
    worker.join();
}

int32_t ThreadPool::threads() const {
  return static_cast<int32_t>(state->workers.size()) + 1;
}

void ThreadPool::observe(std::vector<LoopShare> *shares) {
  std::lock_guard<std::mutex> lock(state->callerMutex);
  state->shares = shares;
}

int32_t ThreadPool::parallelFor(int64_t count, Body body, void *env) {
  if (count > 1 && !insideLoop && !state->workers.empty()) {
    std::unique_lock<std::mutex> lock(state->callerMutex, std::try_to_lock);
    if (lock.owns_lock())
      return state->run(count, body, env);
  }
  for (int64_t i = 0; i < count; ++i)
    if (int32_t value = body(env, i))
      return value;
  return 0;
}
