//===- ManyThreadsTest.cpp - One executable, many threads -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompilerTestSupport.h"

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
