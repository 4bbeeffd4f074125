//===- FormsTest.cpp - Explanations, weights and saved executables --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompilerTestSupport.h"

#include <cmath>
#include <fstream>
#include <regex>
#include <sstream>
#include <unistd.h>

using namespace tenon::test;
using tenon::Array;
using tenon::array;
using tenon::Executable;
using tenon::Expected;

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

// The share of the time that the text says is also in the page.
TEST(Executable, MeasuresOnceForBothForms) {
  Executable program = compile(sumOfProducts);
  std::vector<float> x(6), y(6);
  std::vector<Array> arguments = {array(x, {2, 3}), array(y, {3, 2})};
  auto both = program.explainAndReport(arguments, 5);
  ASSERT_TRUE(both) << both.error().message();
  std::smatch share;
  ASSERT_TRUE(std::regex_search(both->text, share,
                                std::regex("us +([0-9.]+) %  contract_0")))
      << both->text;
  EXPECT_NE(both->page.find(">" + share[1].str()), std::string::npos);
  int32_t code = tenon_executable_explain_and_report(
      program.handle(), 0, nullptr, 0, 0, nullptr, nullptr, nullptr);
  EXPECT_EQ(code, TEN_BAD_INPUT);
  char *text = nullptr;
  ASSERT_EQ(tenon_executable_explain_and_report(program.handle(), 0, nullptr, 0,
                                                0, &text, nullptr, nullptr),
            TEN_OK);
  EXPECT_NE(std::string(text).find("kernels: 1"), std::string::npos);
  tenon_text_free(text);
}

TEST(Executable, BindsFiles) {
  Folder folder;
  std::string path = folder / "w.safetensors";
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
}

TEST(Executable, SavesAndLoads) {
  Folder folder;
  Executable program = compile(layer);
  std::vector<float> w(64 * 32, 0.01f), x(3 * 64, 1.0f);
  for (std::string name : {"model.so", "model.o"}) {
    std::string path = folder / name;
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
  std::string path = folder / "model.o";
  ASSERT_TRUE(compile(sumOfProducts).save(path));
  Expected<Executable> loaded = makeCompiler().open(path);
  unlink(path.c_str());
  ASSERT_TRUE(loaded) << loaded.error().message();
  EXPECT_STREQ(loaded->entryName(), "main");
  std::vector<int32_t> ints = {1, -2};
  auto negated = loaded->run({array(ints, {2})}, loaded->findEntry("negate"));
  ASSERT_TRUE(negated) << negated.error().message();
  EXPECT_EQ(valuesOf<int32_t>((*negated)[0]), (std::vector<int32_t>{-1, 2}));
  expectError(program.save(folder / "model.exe"), TEN_BAD_INPUT,
              "expects a .o, .a, .so or .ptx file");
  expectError(program.save("/no/such/model.o"), TEN_BAD_INPUT, "cannot write");
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
