//===- MachineLimitsTest.cpp - Tests of Runtime/MachineLimits.h -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/MachineLimits.h"
#include "../../lib/Runtime/Machine/InstructionLoops.h"
#include "Runtime/CpuFeatures.h"
#include "Runtime/ThreadPool.h"

#include <gtest/gtest.h>

#include <cstring>

using namespace tenon;

namespace {

constexpr NumberKind kinds[] = {NumberKind::F32, NumberKind::F64,
                                NumberKind::F16, NumberKind::BF16,
                                NumberKind::I8};

/// The features of this machine, but for those that begin with `without`.
std::string features(std::string_view without) {
  std::string names;
  for (const std::string &name : hostFeatures())
    if ((without.empty() || name.substr(0, without.size()) != without) &&
        missingFeatures(name).empty())
      names += name + " ";
  return names;
}

TEST(InstructionLoops, AllRunHere) {
  for (std::string_view without : {"", "amx", "avx512", "avx512vnni", "avxvnni",
                                   "fma", "avx", "i8mm", "dotprod"}) {
    std::string having = features(without);
    for (NumberKind kind : kinds) {
      ArithmeticLoop loop = arithmeticLoop(kind, having);
      ASSERT_NE(loop.run, nullptr);
      EXPECT_GT(loop.operations, 0);
      loop.run(3);
    }
    alignas(64) char from[2 * kMemoryStep], to[2 * kMemoryStep] = {};
    for (size_t i = 0; i < sizeof from; ++i)
      from[i] = static_cast<char>(i * 7);
    MemoryLoops loops = memoryLoops(having);
    loops.read(from, sizeof from);
    loops.copy(from, to, sizeof from);
    flushCaches(to, sizeof to);
    EXPECT_EQ(std::memcmp(from, to, sizeof from), 0);
  }
}

TEST(MachineLimits, Measures) {
  ThreadPool pool(2);
  MachineLimits limits =
      measureLimits(pool, features(""), {NumberKind::F32, NumberKind::I8});
  EXPECT_GT(limits.peak(NumberKind::F32), 1e8);
  EXPECT_GT(limits.peak(NumberKind::I8), 1e8);
  EXPECT_EQ(limits.peak(NumberKind::F64), 0);
  ASSERT_FALSE(limits.levels.empty());
  EXPECT_EQ(limits.levels.back().name, "memory");
  for (size_t i = 1; i < limits.levels.size(); ++i)
    EXPECT_LE(limits.levels[i].bytesPerSecond,
              limits.levels[i - 1].bytesPerSecond);
  EXPECT_GT(limits.levels.back().bytesPerSecond, 1e7);
}

TEST(MachineLimits, LevelOf) {
  MachineLimits limits;
  EXPECT_EQ(limits.levelOf(1), nullptr);
  limits.levels = {{"L1", 100, 2.0}, {"memory", INT64_MAX, 1.0}};
  EXPECT_EQ(limits.levelOf(0)->name, "L1");
  EXPECT_EQ(limits.levelOf(100)->name, "L1");
  EXPECT_EQ(limits.levelOf(101)->name, "memory");
  EXPECT_EQ(limits.secondsToMove(100, 100), 50);
  EXPECT_EQ(limits.secondsToMove(200, 100), 100);
  EXPECT_EQ(limits.secondsToMove(300, 300), 50 + 200);
}

} // namespace
