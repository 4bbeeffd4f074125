//===- CpuFeaturesTest.cpp - What this machine's processor can do ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/CpuFeatures.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>

using namespace tenon;

namespace {
TEST(CpuFeatures, HostLacksNothingOfItsOwn) {
  std::string all;
  for (const std::string &name : hostFeatures())
    all += name + " ";
  EXPECT_TRUE(missingFeatures(all).empty());
  EXPECT_TRUE(missingFeatures("").empty());
}

TEST(CpuFeatures, NamesWhatIsMissing) {
  EXPECT_EQ(missingFeatures("+no-such, -other  third"),
            (std::vector<std::string>{"no-such", "third"}));
}

#if defined(__x86_64__)
TEST(CpuFeatures, AgreesWithTheCompiler) {
  auto has = [](const char *name) { return missingFeatures(name).empty(); };
  EXPECT_EQ(has("sse2"), __builtin_cpu_supports("sse2") != 0);
  EXPECT_EQ(has("sse4.2"), __builtin_cpu_supports("sse4.2") != 0);
  EXPECT_EQ(has("avx"), __builtin_cpu_supports("avx") != 0);
  EXPECT_EQ(has("avx2"), __builtin_cpu_supports("avx2") != 0);
  EXPECT_EQ(has("fma"), __builtin_cpu_supports("fma") != 0);
  EXPECT_EQ(has("bmi2"), __builtin_cpu_supports("bmi2") != 0);
  EXPECT_EQ(has("avx512f"), __builtin_cpu_supports("avx512f") != 0);
  EXPECT_EQ(has("avx512vl"), __builtin_cpu_supports("avx512vl") != 0);
  EXPECT_EQ(has("avx512vnni"), __builtin_cpu_supports("avx512vnni") != 0);
  EXPECT_EQ(has("avx512bf16"), __builtin_cpu_supports("avx512bf16") != 0);
}

// Without the permission that was asked for, this ends the process.
TEST(CpuFeatures, MayUseRegistersForMatrices) {
  if (!missingFeatures("amx-tile").empty())
    GTEST_SKIP() << "no such registers";
  alignas(64) unsigned char shapes[64] = {1};
  shapes[16] = 64; // bytes of a row of the first register
  shapes[48] = 16; // its rows
  alignas(64) unsigned char made[16][64];
  std::memset(made, 1, sizeof(made));
  asm volatile("ldtilecfg %1\n\t"
               "tilezero %%tmm0\n\t"
               "tilestored %%tmm0, (%2, %3)\n\t"
               "tilerelease"
               : "=m"(made)
               : "m"(shapes), "r"(made), "r"(uintptr_t(64)));
  EXPECT_EQ(made[15][63], 0);
}
#endif
} // namespace
