//===- CompilerTest.cpp - The interface of libTenon -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tenon/tenon.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cfenv>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <thread>
#include <unistd.h>
#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

using tenon::Array;
using tenon::array;
using tenon::Compiler;
using tenon::Executable;
using tenon::Expected;

namespace {

const char *const sumOfProducts = R"(
func.func @main(%x: tensor<2x3xf32> loc("x"), %y: tensor<3x2xf32> loc("y"))
    -> tensor<2x2xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [0]
      : tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @negate(%x: tensor<?xi32>) -> tensor<?xi32> {
  %0 = ten.neg %x : tensor<?xi32>
  return %0 : tensor<?xi32>
}
)";

/// A layer of any number of rows, with weights that are given once.
const char *const layer = R"(
func.func @main(%x: tensor<?x64xf32>, %w: tensor<64x32xf32> {ten.bound})
    -> tensor<?x32xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [0]
      : tensor<?x64xf32>, tensor<64x32xf32> -> tensor<?x32xf32>
  %1 = ten.tanh %0 : tensor<?x32xf32>
  return %1 : tensor<?x32xf32>
}
)";

Compiler makeCompiler(const tenon::Flags &flags = {"--threads=2"}) {
  Expected<Compiler> made = Compiler::create(flags);
  if (!made) {
    ADD_FAILURE() << made.error().message();
    std::abort();
  }
  return *std::move(made);
}

Executable compile(const char *text, const tenon::Flags &flags = {}) {
  Expected<Executable> made = makeCompiler().compile(text, flags, "test.mlir");
  if (!made) {
    ADD_FAILURE() << made.error().message();
    std::abort();
  }
  return *std::move(made);
}

template <typename T>
void expectError(const Expected<T> &result, ten_status code,
                 const std::string &part) {
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code(), code);
  EXPECT_NE(std::string(result.error().message()).find(part), std::string::npos)
      << result.error().message();
}

template <typename T> std::vector<T> valuesOf(const tenon::Buffer &buffer) {
  tenon::Span<T> values = buffer.values<T>();
  return {values.begin(), values.end()};
}

template <typename F> void onThreads(int count, F work) {
  std::vector<std::thread> threads;
  for (int i = 0; i < count; ++i)
    threads.emplace_back(work, i);
  for (std::thread &thread : threads)
    thread.join();
}

} // namespace

TEST(Compiler, RefusesFlags) {
  expectError(Compiler::create({"--fq=strict"}), TEN_BAD_INPUT,
              "unknown flag '--fq=strict'; did you mean '--fp'?");
  expectError(Compiler::create({"--fp=loose"}), TEN_BAD_INPUT,
              "expects '--fp' to be strict, contract or fast, got 'loose'");
  expectError(Compiler::create({"strict"}), TEN_BAD_INPUT, "expects flags");
  expectError(Compiler::create({"--specializations=-1"}), TEN_BAD_INPUT,
              "not to be negative");
  expectError(Compiler::create({"--device=tpu"}), TEN_BAD_INPUT, "got 'tpu'");
  testing::internal::CaptureStderr();
  expectError(Compiler::create({"--target-features=+mmx9"}), TEN_BAD_INPUT,
              "unknown target feature '+mmx9'");
  expectError(Compiler::create({"--target-cpu=i9"}), TEN_BAD_INPUT,
              "unknown CPU 'i9'");
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(Compiler, ReportsDiagnostics) {
  Compiler compiler = makeCompiler();
  const char *text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                     "  %0 = ten.add %x, %y : tensor<2xf32>\n"
                     "  return %0 : tensor<2xf32>\n}\n";
  testing::internal::CaptureStderr();
  testing::internal::CaptureStdout();
  Expected<Executable> made = compiler.compile(text, {}, "wrong.mlir");
  // All is in the error.
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
  expectError(made, TEN_BAD_INPUT,
              "wrong.mlir:2:20: error: use of undeclared SSA value name\n"
              "  %0 = ten.add %x, %y : tensor<2xf32>\n"
              "                   ^\n"
              "'wrong.mlir' is not a valid module");
  std::vector<tenon_diagnostic> list = made.error().diagnostics();
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].severity, TENON_ERROR);
  EXPECT_STREQ(list[0].file, "wrong.mlir");
  EXPECT_EQ(list[0].line, 2);
  EXPECT_EQ(list[0].column, 20);
  EXPECT_STREQ(list[0].text, "use of undeclared SSA value name");
  tenon_diagnostic none;
  EXPECT_EQ(tenon_error_diagnostic(nullptr, 0, &none), TEN_BAD_INPUT);
}

TEST(Compiler, RefusesWhatIsNoProgram) {
  Compiler compiler = makeCompiler();
  expectError(compiler.compile(""), TEN_BAD_INPUT, "expects a public function");
  expectError(compiler.compile("module {}"), TEN_BAD_INPUT,
              "expects a public function");
  expectError(compiler.compile("ML\xefRxxxx"), TEN_BAD_INPUT,
              "damaged bytecode");
  // Not the standard input.
  expectError(compiler.open("-"), TEN_BAD_INPUT, "cannot read '-'");
  expectError(compiler.open("/tmp"), TEN_BAD_INPUT, "cannot read '/tmp'");
  expectError(compiler.open("/no/such.mlir"), TEN_BAD_INPUT,
              "cannot read '/no/such.mlir'");
  expectError(compiler.compile(sumOfProducts, {"--entry=sub"}), TEN_BAD_INPUT,
              "has no function 'sub'");
  expectError(compiler.compile(sumOfProducts, {"--bind=7"}), TEN_BAD_INPUT,
              "'--bind' names argument 7");
  std::string deep(200000, '(');
  expectError(compiler.compile(deep), TEN_BAD_INPUT, "levels of nesting");
}

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
  fails({array(x, {2, 3})}, "'main' expects 2 arguments, got 1");
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

TEST(Executable, Explains) {
  Executable program = compile(sumOfProducts);
  std::vector<float> x(6), y(6);
  auto text = program.explain();
  ASSERT_TRUE(text) << text.error().message();
  EXPECT_NE(text->find("kernels: 1"), std::string::npos) << *text;
  auto timed = program.explain({array(x, {2, 3}), array(y, {3, 2})}, 5);
  ASSERT_TRUE(timed) << timed.error().message();
  EXPECT_NE(timed->find("kernel times of one call"), std::string::npos);
  auto page = program.report({array(x, {2, 3}), array(y, {3, 2})}, 5);
  ASSERT_TRUE(page) << page.error().message();
  EXPECT_EQ(page->find("<!DOCTYPE html>"), 0u);
  // Calls that are measured need values that are bound.
  Executable bound = compile(sumOfProducts, {"--bind=1"});
  Array none(TEN_F32, nullptr, {});
  expectError(bound.benchmark({array(x, {2, 3}), none}, 20), TEN_BAD_INPUT,
              "expects its bound arguments to be given before it runs");
  ASSERT_TRUE(bound.bind({array(y, {3, 2})}));
  ASSERT_TRUE(bound.benchmark({array(x, {2, 3}), none}, 20));
  ASSERT_TRUE(bound.explain({array(x, {2, 3}), none}));
  expectError(bound.explain({array(x, {2, 3}), none}, 5), TEN_BAD_INPUT,
              "bind them with 'borrow'");
  tenon_input borrowed = array(y, {3, 2}).input();
  const int64_t dims[] = {3, 2};
  borrowed.dims = dims;
  ASSERT_EQ(tenon_executable_bind(bound.handle(), 0, &borrowed, 1, 1, nullptr),
            TEN_OK);
  auto measured = bound.explain({array(x, {2, 3}), none}, 5);
  EXPECT_TRUE(measured) << measured.error().message();
  auto times = program.benchmark({array(x, {2, 3}), array(y, {3, 2})}, 20);
  ASSERT_TRUE(times) << times.error().message();
  EXPECT_EQ(times->calls, 20);
  EXPECT_GT(times->least, 0);
  EXPECT_LE(times->least, times->median);
}

TEST(Executable, BindsFiles) {
  char folder[] = "/tmp/tenon-test-XXXXXX";
  ASSERT_NE(mkdtemp(folder), nullptr);
  std::string path = std::string(folder) + "/w.safetensors";
  std::string header =
      R"({"b":{"dtype":"F32","shape":[3,2],"data_offsets":[0,24]}})";
  std::vector<float> x = {1, 2, 3, 4, 5, 6}, y = {1, 0, 0, 1, 1, 1};
  {
    uint64_t length = header.size();
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char *>(&length), 8) << header;
    file.write(reinterpret_cast<const char *>(y.data()), 24);
  }
  Executable program = compile(sumOfProducts, {"--bind=1"});
  Array none(TEN_F32, nullptr, {});
  ASSERT_TRUE(program.bind({array(y, {3, 2})}));
  auto expected = program.run({array(x, {2, 3}), none});
  ASSERT_TRUE(expected);
  Executable other = compile(sumOfProducts, {"--bind=1"});
  for (std::string file : {path, path + ":b"}) {
    auto bound = other.bindFiles({file});
    ASSERT_TRUE(bound) << bound.error().message();
    auto result = other.run({array(x, {2, 3}), none});
    ASSERT_TRUE(result) << result.error().message();
    EXPECT_EQ((*result)[0].values<float>()[0],
              (*expected)[0].values<float>()[0]);
  }
  expectError(other.bindFiles({}), TEN_BAD_INPUT,
              "expects 1 bound arguments, got 0");
  expectError(other.bindFiles({path, path}), TEN_BAD_INPUT, "got more");
  expectError(other.bindFiles({path + ":c"}), TEN_BAD_INPUT,
              "has no array 'c'");
  expectError(other.bindFiles({"/none.gguf"}), TEN_BAD_INPUT, "cannot open");
  EXPECT_EQ(tenon_executable_bind_files(other.handle(), 0, nullptr, 1, nullptr),
            TEN_BAD_INPUT);
  const char *null = nullptr;
  EXPECT_EQ(tenon_executable_bind_files(other.handle(), 0, &null, 1, nullptr),
            TEN_BAD_INPUT);
  unlink(path.c_str());
  rmdir(folder);
}

TEST(Executable, SavesAndLoads) {
  char folder[] = "/tmp/tenon-test-XXXXXX";
  ASSERT_NE(mkdtemp(folder), nullptr);
  Executable program = compile(layer);
  std::vector<float> w(64 * 32, 0.01f), x(3 * 64, 1.0f);
  for (std::string name : {"model.so", "model.o"}) {
    std::string path = std::string(folder) + "/" + name;
    auto saved = program.save(path);
    ASSERT_TRUE(saved) << saved.error().message();
    Expected<Executable> loaded = makeCompiler().open(path);
    ASSERT_TRUE(loaded) << loaded.error().message();
    EXPECT_EQ(loaded->arguments()[1].bound, 1);
    ASSERT_TRUE(loaded->bind({array(w, {64, 32})}));
    auto result = loaded->run({array(x, {3, 64}), Array(TEN_F32, nullptr, {})});
    ASSERT_TRUE(result) << result.error().message();
    EXPECT_NEAR((*result)[0].values<float>()[95], std::tanh(0.64), 1e-6);
    expectError(loaded->explain(), TEN_BAD_INPUT, "is compiled");
    expectError(loaded->save(path), TEN_BAD_INPUT, "is compiled");
    unlink(path.c_str());
  }
  // Several entries, of which one is opened after the file has gone.
  std::string path = std::string(folder) + "/model.o";
  ASSERT_TRUE(compile(sumOfProducts).save(path));
  Expected<Executable> loaded = makeCompiler().open(path);
  unlink(path.c_str());
  ASSERT_TRUE(loaded) << loaded.error().message();
  EXPECT_STREQ(loaded->entryName(), "main");
  std::vector<int32_t> ints = {1, -2};
  auto negated = loaded->run({array(ints, {2})}, loaded->findEntry("negate"));
  ASSERT_TRUE(negated) << negated.error().message();
  EXPECT_EQ(valuesOf<int32_t>((*negated)[0]), (std::vector<int32_t>{-1, 2}));
  expectError(program.save(std::string(folder) + "/model.exe"), TEN_BAD_INPUT,
              "expects a .o, .a, .so or .ptx file");
  expectError(program.save("/no/such/model.o"), TEN_BAD_INPUT, "cannot write");
  rmdir(folder);
}

/// Two compilers with other options work beside each other.
TEST(Executable, OptionsAreTheCompilers) {
  const char *text = "func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>,\n"
                     "    %z: tensor<1xf32>) -> tensor<1xf32> {\n"
                     "  %0 = ten.mul %x, %y : tensor<1xf32>\n"
                     "  %1 = ten.sub %0, %z : tensor<1xf32>\n"
                     "  return %1 : tensor<1xf32>\n}\n";
  Compiler strict = makeCompiler({"--fp=strict", "--threads=1"}),
           contract = makeCompiler({"--threads=1"});
  Expected<Executable> a = strict.compile(text), b = contract.compile(text);
  ASSERT_TRUE(a && b);
  // (1 + e)^2 - (1 + 2e) is 0 where the product is rounded, else e^2.
  float e = 1.0f / 4096 / 4096 * 2048;
  std::vector<float> x = {1 + e}, z = {1 + 2 * e};
  auto run = [&](Executable &program) {
    auto result = program.run({array(x, {1}), array(x, {1}), array(z, {1})});
    return (*result)[0].values<float>()[0];
  };
  float rounded = x[0] * x[0];
  EXPECT_EQ(run(*a), rounded - z[0]);
  EXPECT_EQ(run(*b), std::fma(x[0], x[0], -z[0]));
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

TEST(Executable, RefusesDamagedArtifacts) {
  std::string path = testing::TempDir() + "tenon-damaged.o";
  ASSERT_TRUE(compile(R"(
func.func @main(%x: tensor<100000xi32>) -> tensor<100000xi32> {
  %0 = ten.sort %x dim = 0 : tensor<100000xi32> {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = ten.compare lt %a, %b : tensor<i32>
    ten.yield %c : tensor<i1>
  }
  return %0 : tensor<100000xi32>
})")
                  .save(path));
  std::stringstream file;
  file << std::ifstream(path, std::ios::binary).rdbuf();
  std::string bytes = file.str(), name = "ten_rt_sort_on_threads";
  size_t at = bytes.find(name);
  ASSERT_NE(at, std::string::npos);
  for (; at != std::string::npos; at = bytes.find(name, at))
    bytes.replace(at, name.size(), "ten_rt_sort_of_threads");
  std::ofstream(path, std::ios::binary) << bytes;
  testing::internal::CaptureStderr();
  expectError(makeCompiler().open(path), TEN_BAD_INPUT,
              "its checksum is not that of its contents");
  std::ofstream(path, std::ios::binary) << bytes.substr(0, bytes.size() / 2);
  expectError(makeCompiler().open(path), TEN_BAD_INPUT, "has no checksum");
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  unlink(path.c_str());
}

TEST(Executable, LeavesSignalsAlone) {
  struct sigaction before[NSIG], after;
  for (int i = 1; i < NSIG; ++i)
    sigaction(i, nullptr, &before[i]);
  Executable program = compile(sumOfProducts);
  std::vector<float> x(6);
  ASSERT_TRUE(program.run({array(x, {2, 3}), array(x, {3, 2})}));
  for (const char *path : {"/tmp/tenon-signals.so", "/tmp/tenon-signals.o"}) {
    ASSERT_TRUE(program.save(path));
    ASSERT_TRUE(makeCompiler().open(path));
    unlink(path);
  }
  ASSERT_TRUE(program.explain());
  for (int i = 1; i < NSIG; ++i)
    if (sigaction(i, nullptr, &after) == 0) {
      EXPECT_EQ(after.sa_handler, before[i].sa_handler) << i;
    }
}

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
