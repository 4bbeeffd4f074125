//===- ManyThreadsTest.cpp - One executable, many threads -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompilerTestSupport.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdlib>

using namespace tenon::test;
using tenon::Array;
using tenon::array;
using tenon::Compiler;
using tenon::Executable;
using tenon::Expected;

/// Eight threads call one executable with sizes for which there are too few
/// places.
static void hammer(const tenon::Flags &flags) {
  Executable program = compile(layer, flags);
  std::vector<float> w(64 * 32);
  for (size_t i = 0; i < w.size(); ++i)
    w[i] = static_cast<float>(i % 7) / 64;
  ASSERT_TRUE(program.bind({array(w, {64, 32})}));
  const char *seconds = std::getenv("TENON_HAMMER_SECONDS");
  auto end =
      std::chrono::steady_clock::now() +
      std::chrono::milliseconds(seconds ? std::atoi(seconds) * 1000 : 1000);
  std::atomic<int64_t> calls{0}, wrong{0};
  onThreads(8, [&](int thread) {
    std::vector<float> x;
    for (int round = 0; std::chrono::steady_clock::now() < end; ++round) {
      // Four sizes for three places: programs come and go while others run.
      int64_t rows = 1 + (thread + round / 64) % 4;
      float scale = static_cast<float>(thread + 1) / 16;
      x.assign(static_cast<size_t>(rows) * 64, scale);
      auto result =
          program.run({array(x, {rows, 64}), Array(TEN_F32, nullptr, {})});
      if (!result) {
        ++wrong;
        continue;
      }
      tenon::Span<float> y = (*result)[0].values<float>();
      for (size_t i = 0; i < y.size(); i += 5) {
        float sum = 0;
        for (size_t k = 0; k < 64; ++k)
          sum += scale * w[k * 32 + i % 32];
        wrong += std::abs(y[i] - std::tanh(sum)) > 1e-5f;
      }
      ++calls;
    }
  });
  EXPECT_EQ(wrong, 0);
  EXPECT_GT(calls, 100);
}

TEST(Executable, RunsOnManyThreads) { hammer({"--specializations=3"}); }

TEST(Executable, FallsBackOnManyThreads) {
  hammer({"--specializations=3", "--fallback"});
}

TEST(Executable, CompilesOnManyThreads) {
  Compiler compiler = makeCompiler();
  std::atomic<int> wrong{0};
  onThreads(8, [&](int thread) {
    for (int round = 0; round < 3; ++round) {
      std::string size = std::to_string(1 + thread * 3 + round);
      std::string text = "func.func @main(%x: tensor<" + size +
                         "xf32>) -> tensor<" + size +
                         "xf32> {\n  %0 = ten.add %x, %x : tensor<" + size +
                         "xf32>\n  return %0 : tensor<" + size + "xf32>\n}\n";
      Expected<Executable> program = compiler.compile(text);
      std::vector<float> x(static_cast<size_t>(1 + thread * 3 + round), 2);
      auto result = program ? program->run({array(x, {int64_t(x.size())})})
                            : Expected<std::vector<tenon::Buffer>>(
                                  std::vector<tenon::Buffer>());
      wrong += !program || !result || (*result)[0].values<float>()[0] != 4;
      // And errors, each thread its own.
      Expected<Executable> failed =
          compiler.compile("func.func @t" + size + "( {", {}, size.c_str());
      wrong +=
          failed || std::string(failed.error().message()).find(size + ":1:") ==
                        std::string::npos;
    }
  });
  EXPECT_EQ(wrong, 0);
}

/// A program of interpreted steps, whose code has other temporaries than the
/// steps.
static const char *const steps = R"(
func.func @main(%x: tensor<32x8xi32>) -> (tensor<32x8xi32>, tensor<32x8xi32>) {
  %0 = ten.sort %x dim = 1 stable : tensor<32x8xi32> {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %4 = ten.compare lt %a, %b : tensor<i32>
    ten.yield %4 : tensor<i1>
  }
  %1 = ten.scan add %0 dim = 0 : tensor<32x8xi32> -> tensor<32x8xi32>
  %2 = ten.add %1, %x : tensor<32x8xi32>
  return %0, %2 : tensor<32x8xi32>, tensor<32x8xi32>
}
)";

/// Returns the results of `steps`.
static std::pair<std::vector<int32_t>, std::vector<int32_t>>
stepResults(const std::vector<int32_t> &x) {
  std::vector<int32_t> sorted = x;
  for (size_t row = 0; row < sorted.size(); row += 8)
    std::sort(sorted.data() + row, sorted.data() + row + 8);
  std::vector<int32_t> sums = sorted;
  for (size_t i = 8; i < sums.size(); ++i)
    sums[i] += sums[i - 8];
  for (size_t i = 0; i < sums.size(); ++i)
    sums[i] += x[i];
  return {std::move(sorted), std::move(sums)};
}

static int64_t arenaBytes(const Executable &program) {
  tenon_counts counts = {};
  EXPECT_EQ(tenon_executable_counts(program.handle(), 0, &counts), TEN_OK);
  return counts.arena_bytes;
}

// A program of slow steps is compiled in a call, and the calls of other threads
// that began before, then, and after have equal results. A thread that calls
// nothing watches for the code's temporaries: the flag that it sets orders
// nothing, so that the thread sanitizer sees whether the program does.
TEST(Executable, SwitchesToCodeOnManyThreads) {
  constexpr int kRounds = 5, kThreads = 8, kCallsAfter = 50;
  for (int round = 0; round < kRounds; ++round) {
    Executable program = compile(steps, {"--share-code=yes"});
    int64_t ofSteps = arenaBytes(program);
    std::atomic<bool> isSwitched{false};
    std::atomic<int> before{0}, after{0}, wrong{0}, ended{0};
    auto call = [&](int thread) {
      auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
      std::vector<int32_t> x(32 * 8);
      for (size_t i = 0; i < x.size(); ++i)
        x[i] = int32_t((i * 2654435761U) >> (thread + 8)) % 1000;
      const auto [sorted, sums] = stepResults(x);
      for (int left = kCallsAfter;
           left > 0 && std::chrono::steady_clock::now() < end;) {
        bool isAfter = isSwitched.load(std::memory_order_relaxed);
        auto result = program.run({array(x, {32, 8})});
        if (!result || valuesOf<int32_t>((*result)[0]) != sorted ||
            valuesOf<int32_t>((*result)[1]) != sums)
          wrong.fetch_add(1, std::memory_order_relaxed);
        (isAfter ? after : before).fetch_add(1, std::memory_order_relaxed);
        left -= isAfter;
      }
      ended.fetch_add(1, std::memory_order_relaxed);
    };
    onThreads(kThreads + 1, [&](int thread) {
      if (thread < kThreads)
        return call(thread);
      while (ended.load(std::memory_order_relaxed) < kThreads) {
        if (arenaBytes(program) != ofSteps)
          isSwitched.store(true, std::memory_order_relaxed);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      }
    });
    EXPECT_EQ(wrong, 0);
    EXPECT_GE(before, kThreads);
    EXPECT_EQ(after, kThreads * kCallsAfter);
  }
}
