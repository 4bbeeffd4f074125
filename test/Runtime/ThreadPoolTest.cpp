//===- ThreadPoolTest.cpp - A fixed set of worker threads -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/ThreadPool.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cfenv>
#include <chrono>
#include <memory>
#include <thread>
#include <vector>

#if defined(__linux__)
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace tenon;

namespace {
TEST(ThreadPool, RunsEveryIndexOnce) {
  for (int32_t threads : {1, 2, 5}) {
    ThreadPool pool(threads);
    EXPECT_EQ(pool.threads(), threads);
    for (int64_t count : {0, 1, 2, 3, 19, 20, 21, 1000}) {
      std::vector<std::atomic<int>> seen(static_cast<size_t>(count));
      EXPECT_EQ(pool.parallelFor(count,
                                 [&](int64_t i) {
                                   ++seen[static_cast<size_t>(i)];
                                   return 0;
                                 }),
                0);
      for (const auto &times : seen)
        EXPECT_EQ(times, 1);
    }
  }
}

#if defined(__linux__)
TEST(ThreadPool, SurvivesFork) {
#ifdef __has_feature
#if __has_feature(thread_sanitizer)
  GTEST_SKIP() << "the thread sanitizer knows no threads of the parent in a "
                  "child, and ends where these are detached";
#endif
#endif
  auto pool = std::make_unique<ThreadPool>(3);
  std::atomic<int> calls{0};
  auto count = [&](int64_t) {
    ++calls;
    return 0;
  };
  pool->parallelFor(100, count);
  // Let the workers sleep: they hold no lock then.
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    alarm(20);
    pool->parallelFor(100, count);
    pool.reset();
    _exit(calls == 200 ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  pool->parallelFor(100, count);
  EXPECT_EQ(calls, 200);
}
#endif

TEST(ThreadPool, WorkersRoundAsTheCallerDoes) {
  ThreadPool pool(2);
  for (int mode : {FE_UPWARD, FE_DOWNWARD, FE_TONEAREST}) {
    std::atomic<int> inside{0};
    float third[2] = {};
    ASSERT_EQ(std::fesetround(mode), 0);
    volatile float one = 1.0f, three = 3.0f;
    float expected = one / three;
    pool.parallelFor(2, [&](int64_t i) {
      // Both threads, or the one that has waited for long.
      ++inside;
      for (int round = 0; round < 5000 && inside < 2; ++round)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      third[i] = one / three;
      return 0;
    });
    std::fesetround(FE_TONEAREST);
    EXPECT_EQ(inside, 2);
    EXPECT_EQ(third[0], expected);
    EXPECT_EQ(third[1], expected);
  }
}

TEST(ThreadPool, ReturnsTheLowestFailure) {
  ThreadPool pool(4);
  for (int round = 0; round < 200; ++round)
    EXPECT_EQ(pool.parallelFor(1000,
                               [](int64_t i) -> int32_t {
                                 return i >= 137 && i % 3 == 2 ? int32_t(i) : 0;
                               }),
              137);
}

TEST(ThreadPool, NestsAndServesSeveralCallers) {
  ThreadPool pool(3);
  std::atomic<int64_t> total{0};
  auto caller = [&] {
    for (int round = 0; round < 50; ++round)
      pool.parallelFor(20, [&](int64_t) {
        return pool.parallelFor(10, [&](int64_t i) {
          total += i;
          return 0;
        });
      });
  };
  std::vector<std::thread> callers;
  for (int i = 0; i < 4; ++i)
    callers.emplace_back(caller);
  for (std::thread &thread : callers)
    thread.join();
  EXPECT_EQ(total, 4 * 50 * 20 * 45);
}

TEST(ThreadPool, WakesAfterSleep) {
  ThreadPool pool(3);
  for (int round = 0; round < 20; ++round) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    std::atomic<int> count{0};
    pool.parallelFor(100, [&](int64_t) {
      ++count;
      return 0;
    });
    EXPECT_EQ(count, 100);
  }
}

// Workers that spin, that yield and that sleep.
TEST(ThreadPool, ServesLoopsAfterPauses) {
  for (int32_t threads : {2, 5}) {
    ThreadPool pool(threads);
    for (int pause : {0, 10, 60, 150, 350, 600, 2000})
      for (int round = 0; round < 20; ++round) {
        auto end =
            std::chrono::steady_clock::now() + std::chrono::microseconds(pause);
        while (std::chrono::steady_clock::now() < end) {
        }
        std::atomic<int> count{0};
        pool.parallelFor(threads, [&](int64_t) {
          ++count;
          return 0;
        });
        ASSERT_EQ(count, threads);
      }
  }
}

// No more threads than iterations; one that comes late finds the loop over.
TEST(ThreadPool, TakesNoMoreWorkersThanIterations) {
  ThreadPool pool(5);
  for (int round = 0; round < 100; ++round) {
    std::atomic<int> inside{0}, most{0};
    pool.parallelFor(2, [&](int64_t) {
      int now = ++inside;
      for (int known = most; now > known;)
        if (most.compare_exchange_weak(known, now))
          break;
      std::this_thread::yield();
      --inside;
      return 0;
    });
    ASSERT_LE(most, 2);
  }
}

TEST(ThreadPool, ObservesShares) {
  ThreadPool pool(3);
  std::vector<std::vector<LoopShare>> shares(3);
  auto before = std::chrono::steady_clock::now();
  pool.observe(shares.data());
  for (int loop = 0; loop < 20; ++loop)
    pool.parallelFor(100, [&](int64_t) { return 0; });
  pool.observe(nullptr);
  auto after = std::chrono::steady_clock::now();
  pool.parallelFor(100, [&](int64_t) { return 0; });
  int64_t iterations = 0;
  for (const std::vector<LoopShare> &list : shares) {
    auto last = before;
    for (const LoopShare &share : list) {
      EXPECT_LE(last, share.begin);
      EXPECT_LE(share.begin, share.end);
      last = share.end;
      EXPECT_GT(share.iterations, 0);
      iterations += share.iterations;
    }
    EXPECT_LE(last, after);
  }
  EXPECT_EQ(iterations, 2000);
}

TEST(ThreadPool, UsableCores) { EXPECT_GE(usableCores(), 1); }
} // namespace
