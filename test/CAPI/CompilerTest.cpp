//===- CompilerTest.cpp - The interface of libTenon: compilers ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompilerTestSupport.h"

#include <cmath>
#include <csignal>
#include <unistd.h>

using namespace tenon::test;
using tenon::array;
using tenon::Compiler;
using tenon::Executable;
using tenon::Expected;

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
