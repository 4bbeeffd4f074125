//===- MeasureTest.cpp - What tools ask of executables --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Signatures as text, arrays in files and as text, comparisons, explanations
// that are kept, profiles, pairs of programs, verification, bisection,
// progress, and compilation ahead of time.
//
//===----------------------------------------------------------------------===//

#include "CompilerTestSupport.h"

#include <atomic>
#include <fstream>
#include <sstream>
#include <unistd.h>

using namespace tenon::test;
using tenon::Array;
using tenon::array;
using tenon::Compiler;
using tenon::Executable;

namespace {

bool contains(const std::string &text, const char *part) {
  return text.find(part) != std::string::npos;
}

} // namespace

TEST(Executable, DescribesItselfAsText) {
  Executable program = compile(sumOfProducts, {"--lazy"});
  auto text = program.describe();
  ASSERT_TRUE(text) << text.error().message();
  EXPECT_EQ(*text, "main\n"
                   "  argument 0: 2x3xf32 'x'\n"
                   "  argument 1: 3x2xf32 'y'\n"
                   "  result 0: 2x2xf32\n"
                   "negate\n"
                   "  argument 0: ?xi32\n"
                   "  result 0: ?xi32\n");
  EXPECT_EQ(program.counts().kept, 0);
  ASSERT_TRUE(program.prepare());
  EXPECT_EQ(program.counts().kept, 1);
}

TEST(Executable, TakesTheOnlyEntry) {
  const char *several = "func.func @a(%x: tensor<f32>) -> tensor<f32> {\n"
                        "  return %x : tensor<f32>\n}\n"
                        "func.func @b(%x: tensor<f32>) -> tensor<f32> {\n"
                        "  return %x : tensor<f32>\n}\n";
  expectError(makeCompiler().compile(several, {"--only-entry"}), TEN_BAD_INPUT,
              "has no function 'main'; it has 'a', 'b'");
  EXPECT_EQ(compile(several).numEntries(), 2);
  Executable program = compile(sumOfProducts, {"--only-entry"});
  EXPECT_EQ(program.numEntries(), 1);
  EXPECT_STREQ(program.entryName(), "main");
}

TEST(Executable, ReadsArraysForItself) {
  Folder folder;
  Executable program = compile(sumOfProducts);
  auto arguments = program.readArguments({"y=3x2xf32=2", "x=2x3xf32=1"});
  ASSERT_TRUE(arguments) << arguments.error().message();
  ASSERT_EQ(arguments->size(), 2);
  EXPECT_STREQ(arguments->name(0), "x");
  EXPECT_EQ(arguments->at(0).dims(), (std::vector<int64_t>{2, 3}));
  expectError(program.readArguments({"x=2x3xf32=1"}), TEN_BAD_INPUT,
              "argument");
  expectError(program.readArguments({"x=2x4xf32=1", "y=3x2xf32=2"}),
              TEN_BAD_INPUT, "2x3xf32");

  auto results = program.run(arguments->all());
  ASSERT_TRUE(results) << results.error().message();
  Array result = (*results)[0].array();
  ASSERT_TRUE(tenon::save(result, folder / "r.npy"));
  auto text = tenon::toText(result);
  ASSERT_TRUE(text);
  EXPECT_EQ(*text, "tensor 2x2xf32 [[6. 6.]\n                [6. 6.]]");
  auto same = program.readResults({folder / "r.npy"});
  ASSERT_TRUE(same) << same.error().message();
  auto equal = tenon::compare(result, same->at(0));
  ASSERT_TRUE(equal) << equal.error().message();
  EXPECT_TRUE(equal->areEqual);
  EXPECT_EQ(equal->text, "all 4 elements agree");
  std::vector<float> other = {6, 6, 7, 6};
  auto unequal = tenon::compare(result, array(other, {2, 2}));
  ASSERT_TRUE(unequal);
  EXPECT_FALSE(unequal->areEqual);
  EXPECT_TRUE(contains(unequal->text, "1 of 4 elements differ"));
  tenon_tolerance wide{1, 0, 0};
  EXPECT_TRUE(tenon::compare(result, array(other, {2, 2}), wide)->areEqual);
  expectError(tenon::compare(result, array(other, {4})), TEN_MISMATCH,
              "2x2xf32");
}

TEST(Executable, KeepsExplanations) {
  std::vector<float> x(6), y(6);
  std::vector<Array> arguments = {array(x, {2, 3}), array(y, {3, 2})};
  Executable program = compile(sumOfProducts, {"--explanations=calls"});
  tenon_counts before = program.counts();
  auto text = program.explain(arguments, 5);
  ASSERT_TRUE(text) << text.error().message();
  EXPECT_TRUE(contains(*text, "kernel times of one call"));
  auto profile = program.profile(arguments, 3);
  ASSERT_TRUE(profile) << profile.error().message();
  EXPECT_TRUE(contains(*profile, "traceEvents"));
  EXPECT_TRUE(contains(*profile, "contract_0"));
  // Nothing was compiled for them.
  EXPECT_EQ(program.counts().compile_milliseconds, before.compile_milliseconds);
  // Compiles again if nothing is kept.
  Executable forgetful = compile(sumOfProducts);
  auto again = forgetful.profile(arguments, 3);
  ASSERT_TRUE(again) << again.error().message();
  EXPECT_TRUE(contains(*again, "contract_0"));
  expectError(makeCompiler().compile(sumOfProducts, {"--explanations=all"}),
              TEN_BAD_INPUT, "to be compiling or calls");
}

TEST(Executable, BenchmarksAgainstAnother) {
  std::vector<float> x(6), y(6);
  std::vector<Array> arguments = {array(x, {2, 3}), array(y, {3, 2})};
  Executable first = compile(sumOfProducts);
  Executable second = compile(sumOfProducts, {"--fp=strict"});
  auto times = first.benchmarkAgainst(arguments, second, arguments, 11);
  ASSERT_TRUE(times) << times.error().message();
  EXPECT_EQ(times->first.calls, 11);
  EXPECT_LE(times->low, times->ratio);
  EXPECT_LE(times->ratio, times->high);
  expectError(first.benchmarkAgainst(arguments, first, arguments, 11),
              TEN_BAD_INPUT, "got the same twice");
}

TEST(Executable, VerifiesAndBisects) {
  Folder folder;
  std::vector<float> x = {1, 2, 3, 4, 5, 6}, y = {1, 2, 3, 4, 5, 6};
  std::vector<Array> arguments = {array(x, {2, 3}), array(y, {3, 2})};
  Executable program = compile(sumOfProducts, {"--verify"});
  ASSERT_TRUE(program.run(arguments));
  auto verified = program.verified();
  ASSERT_TRUE(verified) << verified.error().message();
  EXPECT_TRUE(contains(*verified, "of 1 kernel")) << *verified;
  EXPECT_EQ(*compile(sumOfProducts).verified(), "");

  std::string found;
  // A kernel that differs is written to the current folder.
  char before[4096];
  ASSERT_NE(getcwd(before, sizeof before), nullptr);
  ASSERT_EQ(chdir((folder / "").c_str()), 0);
  Executable right = compile(sumOfProducts);
  auto searched = right.bisect(arguments, folder / "", found);
  ASSERT_TRUE(searched) << searched.error().message();
  EXPECT_TRUE(contains(found, "agrees with the interpreter")) << found;
  Executable wrong = compile(sumOfProducts, {"--test-miscompile=ten.contract"});
  expectError(wrong.bisect(arguments, folder / "", found), TEN_MISMATCH, "");
  ASSERT_EQ(chdir(before), 0);
  EXPECT_TRUE(contains(found, "bisect: ")) << found;
}

TEST(Compiler, ReportsProgress) {
  Compiler compiler = makeCompiler();
  std::atomic<int> stages{0};
  std::atomic<bool> isOver{false};
  struct Seen {
    std::atomic<int> &stages;
    std::atomic<bool> &isOver;
  } seen{stages, isOver};
  compiler.setProgress(
      [](const char *, size_t, double share, void *data) {
        auto *seen = static_cast<Seen *>(data);
        ++seen->stages;
        EXPECT_GE(share, 0);
        EXPECT_LE(share, 1);
      },
      &seen);
  ASSERT_TRUE(compiler.compile(sumOfProducts));
  EXPECT_GT(stages, 3);
  compiler.setProgress(nullptr, nullptr);
  int before = stages;
  ASSERT_TRUE(compiler.compile(sumOfProducts));
  EXPECT_EQ(stages, before);
}

TEST(Compiler, CompilesAheadOfTime) {
  Folder folder;
  Compiler compiler = makeCompiler();
  std::string text = sumOfProducts, object = folder / "sums.o";
  tenon::Span<const char> program(text.data(), text.size());
  ASSERT_TRUE(compiler.save(program, "sums.mlir", object,
                            {"--target-triple=x86_64-linux-gnu",
                             "--target-cpu=x86-64-v3",
                             "--header=" + (folder / "sums.h")}));
  std::stringstream header;
  header << std::ifstream(folder / "sums.h").rdbuf();
  EXPECT_TRUE(contains(header.str(), "sums_main(")) << header.str();
  auto version = tenon::checkFile(object);
  ASSERT_TRUE(version) << version.error().message();
  EXPECT_EQ(*version, tenon_version());
  expectError(compiler.save(program, "sums.mlir", folder / "sums.txt"),
              TEN_BAD_INPUT, "expects '-o' to name");
  expectError(compiler.save(program, "sums.mlir", object, {"--threads=2"}),
              TEN_BAD_INPUT, "unknown flag");
  std::string damaged;
  {
    std::stringstream bytes;
    bytes << std::ifstream(object, std::ios::binary).rdbuf();
    damaged = bytes.str();
    damaged[damaged.size() / 2] ^= 1;
  }
  std::ofstream(object, std::ios::binary) << damaged;
  EXPECT_FALSE(tenon::checkFile(object));
}

// The reason is the part of a message behind the diagnostics, whatever
// characters the program has.
TEST(Compiler, SeparatesReasons) {
  std::string text = "func.func @main() {\n  \"te\0n.x\"() : () -> ()\n}";
  auto made = makeCompiler().compile(std::string(text.c_str(), text.size()));
  ASSERT_FALSE(made);
  std::string message = made.error().message(), reason = made.error().reason();
  EXPECT_FALSE(reason.empty());
  EXPECT_EQ(message.substr(message.size() - reason.size()), reason);
  EXPECT_GT(message.size(), reason.size());
}
