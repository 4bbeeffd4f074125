//===- SizesTest.cpp - Programs for the sizes of arguments ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompilerTestSupport.h"

#include <chrono>
#include <cmath>

using namespace tenon::test;
using tenon::Array;
using tenon::array;
using tenon::Executable;

TEST(Executable, SpecializesAndForgets) {
  Executable program = compile(layer, {"--specializations=2"});
  std::vector<float> w(64 * 32, 0.01f), x(5 * 64, 1.0f);
  expectError(program.run({array(x, {1, 64}), array(w, {64, 32})}),
              TEN_BAD_INPUT, "expects its bound arguments to be given");
  ASSERT_TRUE(program.bind({array(w, {64, 32})}));
  auto runRows = [&](int64_t rows) {
    auto result =
        program.run({array(x, {rows, 64}), Array(TEN_F32, nullptr, {})});
    ASSERT_TRUE(result) << result.error().message();
    for (float value : (*result)[0].values<float>())
      EXPECT_NEAR(value, std::tanh(w[0] * 64), 1e-6);
    EXPECT_EQ((*result)[0].dims()[0], rows);
  };
  auto counts = [&] {
    tenon_counts counts{};
    EXPECT_EQ(tenon_executable_counts(program.handle(), 0, &counts), TEN_OK);
    return counts;
  };
  runRows(1);
  runRows(2);
  runRows(1);
  EXPECT_EQ(counts().hits, 1);
  EXPECT_EQ(counts().misses, 2);
  runRows(3); // Two rows were not used for the longest time.
  runRows(1);
  EXPECT_EQ(counts().hits, 2);
  EXPECT_EQ(counts().misses, 3);
  EXPECT_EQ(counts().dropped, 1);
  EXPECT_EQ(counts().kept, 2);
  runRows(2);
  EXPECT_EQ(counts().misses, 4);
  // The memory of what was bound was the caller's: it may change. Programs
  // that are kept take new values.
  w.assign(w.size(), 0.02f);
  ASSERT_TRUE(program.bind({array(w, {64, 32})}));
  std::vector<float> again = w;
  runRows(2);
  w.assign(w.size(), 0.5f);
  std::swap(w, again);
  runRows(3);
  tenon_input sizes[2] = {array(x, {4, 64}).input(),
                          array(w, {64, 32}).input()};
  const int64_t four[] = {4, 64}, weights[] = {64, 32};
  sizes[0] = {nullptr, four, 2, TEN_F32};
  sizes[1] = {nullptr, weights, 2, TEN_F32};
  int64_t misses = counts().misses;
  EXPECT_EQ(tenon_executable_prepare(program.handle(), 0, sizes, 2, nullptr),
            TEN_OK);
  runRows(4);
  EXPECT_EQ(counts().misses, misses + 1);
  auto text = program.explain({array(x, {4, 64}), array(w, {64, 32})});
  ASSERT_TRUE(text) << text.error().message();
  tenon_counts now = counts();
  std::string expected = "programs for sizes: " + std::to_string(now.kept) +
                         " kept, " + std::to_string(now.hits) + " hits, " +
                         std::to_string(now.misses) + " misses, " +
                         std::to_string(now.dropped) + " dropped";
  EXPECT_NE(text->find(expected), std::string::npos) << *text;
}

TEST(Executable, FallsBackToCodeForAnySize) {
  Executable program = compile(layer, {"--specializations=2", "--fallback"});
  std::vector<float> w(64 * 32, 0.01f), x(8 * 64, 1.0f);
  ASSERT_TRUE(program.bind({array(w, {64, 32})}));
  auto runRows = [&](int64_t rows) {
    auto result =
        program.run({array(x, {rows, 64}), Array(TEN_F32, nullptr, {})});
    ASSERT_TRUE(result) << result.error().message();
    for (float value : (*result)[0].values<float>())
      EXPECT_NEAR(value, std::tanh(w[0] * 64), 1e-6);
  };
  tenon_counts counts{};
  auto waitFor = [&](int64_t misses) {
    for (int i = 0; i < 1000; ++i) {
      EXPECT_EQ(tenon_executable_counts(program.handle(), 0, &counts), TEN_OK);
      if (counts.misses >= misses)
        break;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_EQ(counts.misses, misses);
  };
  runRows(1);
  waitFor(1);
  EXPECT_EQ(counts.general, 0);
  // The second is compiled beside the call.
  runRows(2);
  waitFor(2);
  EXPECT_EQ(counts.general, 1);
  EXPECT_EQ(counts.kept, 3);
  // More sizes than places, in a circle: nothing goes.
  for (int round = 0; round < 3; ++round)
    for (int64_t rows : {1, 2, 3})
      runRows(rows);
  waitFor(2);
  EXPECT_EQ(counts.hits, 6);
  EXPECT_EQ(counts.general, 4);
  EXPECT_EQ(counts.dropped, 0);
  // But for sizes that come again before one with a place does.
  runRows(3);
  runRows(3);
  waitFor(3);
  EXPECT_EQ(counts.dropped, 1);
  int64_t hits = counts.hits;
  runRows(3);
  // Other weights, for all programs.
  w.assign(w.size(), 0.02f);
  ASSERT_TRUE(program.bind({array(w, {64, 32})}));
  for (int64_t rows : {3, 5, 6})
    runRows(rows);
  waitFor(3);
  EXPECT_EQ(counts.hits, hits + 2);
}

TEST(Executable, CodeForAnySize) {
  Executable program = compile(layer, {"--dynamic"});
  std::vector<float> w(64 * 32, 0.01f), x(5 * 64, 1.0f);
  ASSERT_TRUE(program.bind({array(w, {64, 32})}));
  for (int64_t rows : {1, 5, 2}) {
    auto result = program.run({array(x, {rows, 64}), array(w, {64, 32})});
    ASSERT_TRUE(result) << result.error().message();
    EXPECT_NEAR((*result)[0].values<float>()[0], std::tanh(0.64), 1e-6);
  }
  tenon_counts counts{};
  EXPECT_EQ(tenon_executable_counts(program.handle(), 0, &counts), TEN_OK);
  EXPECT_EQ(counts.kept, 1);
  EXPECT_EQ(counts.misses, 0);
}
