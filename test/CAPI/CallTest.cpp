//===- CallTest.cpp - Calls of executables --------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompilerTestSupport.h"

#include <cfenv>
#include <cmath>
#include <cstdlib>
#include <cstring>
#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

using namespace tenon::test;
using tenon::Array;
using tenon::array;
using tenon::Executable;
using tenon::Expected;

TEST(Executable, DescribesItself) {
  Executable program = compile(sumOfProducts);
  ASSERT_EQ(program.numEntries(), 2);
  EXPECT_STREQ(program.entryName(0), "main");
  EXPECT_EQ(program.findEntry("negate"), 1);
  EXPECT_EQ(program.findEntry("other"), -1);
  std::vector<ten_signature> args = program.arguments();
  ASSERT_EQ(args.size(), 2u);
  EXPECT_STREQ(args[0].name, "x");
  EXPECT_EQ(args[1].type, TEN_F32);
  EXPECT_EQ(args[1].rank, 2);
  EXPECT_EQ(args[1].dims[0], 3);
  EXPECT_EQ(args[1].bound, 0);
  EXPECT_EQ(args[1].alias, -1);
  EXPECT_EQ(program.results(1)[0].dims[0], -1);
  EXPECT_EQ(tenon_executable_num_arguments(program.handle(), 2), -1);
  EXPECT_EQ(tenon_executable_argument(program.handle(), 0, 2), nullptr);
  EXPECT_EQ(tenon_executable_entry_name(program.handle(), -1), nullptr);
  EXPECT_EQ(tenon_executable_num_entries(nullptr), -1);
  EXPECT_STREQ(tenon_type_name(TEN_BF16), "bf16");
  EXPECT_EQ(tenon_type_bytes(TEN_C64), 8);
  EXPECT_EQ(tenon_type_name(99), nullptr);

  Executable bound = compile(sumOfProducts, {"--bind=1", "--entry=main"});
  EXPECT_EQ(bound.numEntries(), 1);
  EXPECT_EQ(bound.arguments()[1].bound, 1);

  // Flags are about the first function where none is called main, also of a
  // module in a module.
  std::string other = sumOfProducts;
  other.replace(other.find("@main"), 5, "@dot");
  Executable first = compile(other.c_str(), {"--bind=1"});
  EXPECT_STREQ(first.entryName(), "dot");
  EXPECT_EQ(first.numEntries(), 2);
  EXPECT_EQ(first.arguments()[1].bound, 1);
  Executable inner =
      compile(("module {\nmodule @a {" + other + "}\n}").c_str());
  EXPECT_EQ(inner.numEntries(), 2);
  EXPECT_EQ(inner.findEntry("negate"), 1);
}

TEST(Executable, Runs) {
  Executable program = compile(sumOfProducts);
  std::vector<float> x = {1, 2, 3, 4, 5, 6}, y = {1, 0, 0, 1, 1, 1};
  auto results = program.run({array(x, {2, 3}), array(y, {3, 2})});
  ASSERT_TRUE(results) << results.error().message();
  EXPECT_EQ(valuesOf<float>((*results)[0]), (std::vector<float>{4, 5, 10, 11}));
  EXPECT_TRUE(valuesOf<double>((*results)[0]).empty());
  // A result as an argument of another call; copies share memory.
  tenon::Buffer kept = (*results)[0];
  results->clear();
  EXPECT_EQ(kept.values<float>()[3], 11);

  // Memory of the caller's, not aligned.
  std::vector<char> memory(17);
  int64_t dims[2];
  tenon_output output = {memory.data() + 1, 16, dims, nullptr, 0, 0};
  std::vector<tenon_output> outputs = {output};
  ASSERT_TRUE(program.run({array(x, {2, 3}), array(y, {3, 2})}, outputs));
  float last;
  std::memcpy(&last, memory.data() + 13, 4);
  EXPECT_EQ(last, 11);
  EXPECT_EQ(dims[1], 2);
  EXPECT_EQ(outputs[0].type, TEN_F32);
  EXPECT_EQ(outputs[0].bytes, 16);
  EXPECT_EQ(outputs[0].buffer, nullptr);

  std::vector<int32_t> ints = {1, -2, 3};
  auto negated = program.run({array(ints, {3})}, 1);
  ASSERT_TRUE(negated) << negated.error().message();
  EXPECT_EQ(valuesOf<int32_t>((*negated)[0]),
            (std::vector<int32_t>{-1, 2, -3}));
}

TEST(Executable, ChecksArguments) {
  Executable program = compile(sumOfProducts);
  std::vector<float> x(6), y(6);
  std::vector<int32_t> wrong(6);
  auto fails = [&](const std::vector<Array> &arguments, const char *part) {
    expectError(program.run(arguments), TEN_BAD_INPUT, part);
  };
  fails({array(x, {2, 3})}, "'main' expects 2 arguments ('x', 'y'), got 1");
  fails({array(x, {2, 3}), array(wrong, {3, 2})},
        "argument 1 ('y') expects 3x2xf32, got 3x2xi32");
  fails({array(x, {3, 2}), array(y, {3, 2})},
        "argument 0 ('x') expects 2x3xf32, got 3x2xf32");
  fails({array(x, {6}), array(y, {3, 2})}, "got 6xf32");
  fails({array(x, {2, -3}), array(y, {3, 2})}, "dimensions of at least 0");
  fails({Array(TEN_F32, nullptr, {2, 3}), array(y, {3, 2})},
        "argument 0 expects data, got a null pointer");
  fails({Array(77, x.data(), {2, 3}), array(y, {3, 2})},
        "expects an element type, got 77");
  std::vector<tenon_output> outputs(2);
  expectError(program.run({array(x, {2, 3}), array(y, {3, 2})}, outputs),
              TEN_BAD_INPUT, "expects 1 result, got 2");
  outputs = {{x.data(), 15, nullptr, nullptr, 0, 0}};
  expectError(program.run({array(x, {2, 3}), array(y, {3, 2})}, outputs),
              TEN_BAD_INPUT, "result 0 expects 16 bytes of memory, got 15");
  outputs = {{x.data(), 24, nullptr, nullptr, 0, 0}};
  expectError(program.run({array(x, {2, 3}), array(y, {3, 2})}, outputs),
              TEN_BAD_INPUT, "result 0 overlaps argument 0");
  // Of entries with dynamic sizes, before anything is compiled.
  std::vector<int64_t> huge = {int64_t(1) << 62};
  expectError(program.run({Array(TEN_I32, wrong.data(), huge)}, 1),
              TEN_BAD_INPUT, "expects at most 2^63 - 1 bytes");
  expectError(program.run({array(x, {6})}, 1), TEN_BAD_INPUT,
              "argument 0 expects ?xi32, got 6xf32");
  expectError(program.run({}, 2), TEN_BAD_INPUT,
              "expects an entry from 0 to 1, got 2");
  tenon_error *error = nullptr;
  EXPECT_EQ(tenon_executable_run(nullptr, 0, nullptr, 0, nullptr, 0, &error),
            TEN_BAD_INPUT);
  tenon_error_free(error);
  EXPECT_EQ(tenon_executable_run(program.handle(), 0, nullptr, 2, nullptr, 1,
                                 nullptr),
            TEN_BAD_INPUT);
}

TEST(Executable, DonatesArguments) {
  const char *text =
      "func.func @main(%x: tensor<4xf32> {ten.donated = 0}) -> tensor<4xf32> "
      "{\n"
      "  %0 = ten.add %x, %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";
  Executable program = compile(text);
  EXPECT_EQ(program.arguments()[0].alias, 0);
  std::vector<float> x = {1, 2, 3, 4};
  std::vector<tenon_output> outputs = {{x.data(), 16, nullptr, nullptr, 0, 0}};
  auto ran = program.run({array(x, {4})}, outputs);
  ASSERT_TRUE(ran) << ran.error().message();
  EXPECT_EQ(x, (std::vector<float>{2, 4, 6, 8}));
}

TEST(Executable, OtherDevices) {
  std::vector<float> w(64 * 32, 0.01f), x(2 * 64, 1.0f);
  for (const char *flag :
       {"--device=interpreter", "--device=gpu-sim", "--verify"}) {
    Expected<Executable> program =
        makeCompiler({"--threads=1", flag, "--rtol=1e-5"}).compile(layer);
    ASSERT_TRUE(program) << flag << program.error().message();
    auto bound = program->bind({array(w, {64, 32})});
    ASSERT_TRUE(bound) << flag << bound.error().message();
    for (int call = 0; call < 2; ++call) {
      auto result =
          program->run({array(x, {2, 64}), Array(TEN_F32, nullptr, {})});
      ASSERT_TRUE(result) << flag << result.error().message();
      EXPECT_NEAR((*result)[0].values<float>()[63], std::tanh(0.64), 1e-5);
    }
    // Arguments are checked for each.
    std::vector<double> wrong(2 * 64);
    Array none(TEN_F32, nullptr, {});
    expectError(program->run({array(wrong, {2, 64}), none}), TEN_BAD_INPUT,
                "argument 0 expects ?x64xf32, got 2x64xf64");
    expectError(program->run({array(x, {128}), none}), TEN_BAD_INPUT,
                "got 128xf32");
    expectError(program->run({Array(TEN_F32, nullptr, {2, 64}), none}),
                TEN_BAD_INPUT, "argument 0 expects data, got a null pointer");
    expectError(program->run({array(x, {2, 64})}), TEN_BAD_INPUT,
                "expects 2 arguments, got 1");
    expectError(program->benchmark({array(wrong, {2, 64}), none}, 3),
                TEN_BAD_INPUT, "got 2x64xf64");
    std::vector<tenon_output> outputs = {{x.data(), 4, nullptr, nullptr, 0, 0}};
    expectError(program->run({array(x, {2, 64}), none}, outputs), TEN_BAD_INPUT,
                "result 0");
  }
}

/// How the calling thread rounds, flushes and traps is not how programs do.
TEST(Executable, ComputesAsAProgramStarts) {
  const char *text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                     "  %c = ten.constant dense<3.0> : tensor<2xf32>\n"
                     "  %d = ten.constant dense<1.0> : tensor<2xf32>\n"
                     "  %0 = ten.div %d, %c : tensor<2xf32>\n"
                     "  %1 = ten.mul %x, %0 : tensor<2xf32>\n"
                     "  return %1 : tensor<2xf32>\n}\n";
  std::vector<float> x = {1, 3e-39f};
  volatile float three = 3;
  const float third = 1 / three, small = x[1] * third;
  ASSERT_GT(small, 0);
  std::fenv_t before;
  std::fegetenv(&before);
  std::fesetround(FE_UPWARD);
#if defined(__x86_64__)
  _mm_setcsr((_mm_getcsr() | 0x8040) &
             ~0x0200u); // flushes; division by 0 traps
#endif
  Executable program = compile(text);
  auto result = program.run({array(x, {2})});
  EXPECT_EQ(std::fegetround(), FE_UPWARD);
#if defined(__x86_64__)
  EXPECT_EQ(_mm_getcsr() & 0x8240, 0x8040u);
#endif
  std::fesetenv(&before);
  ASSERT_TRUE(result);
  EXPECT_EQ((*result)[0].values<float>()[0], third);
  EXPECT_EQ((*result)[0].values<float>()[1], small);
}

// Whether a result may take an argument's memory is known where both have one
// static size; the caller may use the memory in any case.
TEST(Executable, DonatesArgumentsOfDynamicSizes) {
  const char *text =
      "func.func @main(%x: tensor<?xf32> {ten.donated = 0}, %y: tensor<?xf32>) "
      "-> tensor<?xf32> {\n"
      "  %0 = ten.sub %x, %y : tensor<?xf32>\n  return %0 : tensor<?xf32>\n}\n";
  for (const tenon::Flags &flags :
       {tenon::Flags{}, {"--dynamic"}, {"--device=interpreter"}}) {
    Executable program = compile(text, flags);
    for (size_t size : {4, 7, 0}) {
      std::vector<float> x(size, 5), y(size, 2);
      // Provides memory for the result of size 0: the library would allocate a
      // buffer otherwise, to be released by the caller.
      x.reserve(1);
      auto count = static_cast<int64_t>(size);
      int64_t dims[1] = {-1};
      std::vector<tenon_output> outputs = {
          {x.data(), 4 * count, dims, nullptr, 0, 0}};
      auto ran = program.run({array(x, {count}), array(y, {count})}, outputs);
      ASSERT_TRUE(ran) << ran.error().message();
      EXPECT_EQ(x, std::vector<float>(size, 3));
      EXPECT_EQ(dims[0], count);
      // Memory of an argument that is not donated is refused.
      if (size == 0 || !flags.empty())
        continue;
      outputs = {{y.data(), 4 * count, dims, nullptr, 0, 0}};
      expectError(program.run({array(x, {count}), array(y, {count})}, outputs),
                  TEN_BAD_INPUT, "overlaps argument 1");
    }
  }
}

TEST(Executable, BorrowsMemoryButNotDimensions) {
  for (const char *device : {"--device=cpu", "--device=interpreter"}) {
    Executable program = compile(layer, {device});
    std::vector<float> w(64 * 32, 0.25F), x(2 * 64, 1);
    {
      std::vector<int64_t> dims = {64, 32};
      tenon_input weights{w.data(), dims.data(), 2, TEN_F32};
      ASSERT_EQ(
          tenon_executable_bind(program.handle(), 0, &weights, 1, 1, nullptr),
          TEN_OK);
      dims = {-7, -7};
    }
    auto results =
        program.run({array(x, {2, 64}), Array(TEN_F32, nullptr, {})});
    ASSERT_TRUE(results) << results.error().message();
    EXPECT_EQ((*results)[0].values<float>()[0], 1);
  }
}
