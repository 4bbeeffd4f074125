//===- CpuCachesTest.cpp --------------------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/CpuCaches.h"
#include "gtest/gtest.h"

using namespace tenon;

TEST(CpuCaches, CoresThatShareACacheHaveItOnce) {
  std::map<int64_t, int64_t> one = cacheBytes({0}), two = cacheBytes({0, 1});
  for (auto [level, bytes] : one) {
    EXPECT_GT(bytes, 0);
    EXPECT_GE(two[level], bytes);
    EXPECT_LE(two[level], 64 * bytes);
  }
  EXPECT_TRUE(cacheBytes({}).size() <= 3);
}

TEST(CpuCaches, ACoreHasAPartOfEach) {
  std::map<int64_t, int64_t> parts = cachesOfCore();
  for (auto [level, bytes] : cacheBytes({0})) {
    EXPECT_GE(parts[level], 0);
    EXPECT_LE(parts[level], bytes);
  }
  EXPECT_EQ(parts.count(9), 0u);
}
