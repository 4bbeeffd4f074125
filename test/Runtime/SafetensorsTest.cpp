//===- SafetensorsTest.cpp - Reading .safetensors files -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Safetensors.h"

#include "TestSupport.h"

#include <cstring>

using namespace tenon;
using namespace tenon::test;

namespace {
std::string file(const std::string &header, const std::string &data = "") {
  uint64_t length = header.size();
  std::string text(8, '\0');
  std::memcpy(text.data(), &length, 8);
  return text + header + data;
}
Result<SafetensorsFile> parse(const std::string &bytes) {
  static TemporaryFolder folder;
  return SafetensorsFile::open(folder.write("x.safetensors", bytes));
}
std::string tensor(const std::string &name, const std::string &dtype,
                   const std::string &shape, const std::string &offsets) {
  return "\"" + name + "\":{\"dtype\":\"" + dtype + "\",\"shape\":" + shape +
         ",\"data_offsets\":" + offsets + "}";
}

TEST(Safetensors, ReadsWhatThePackageWrites) {
  Result<SafetensorsFile> opened =
      SafetensorsFile::open(dataPath("small.safetensors"));
  ASSERT_OK(opened);
  EXPECT_EQ(opened->size(), 4u);
  Result<Buffer> a = opened->read("a", {TEN_F32, {2, 3}});
  ASSERT_OK(a);
  EXPECT_EQ(values<float>(*a), (std::vector<float>{0, 1, 2, 3, 4, 5}));
  Result<Buffer> h = opened->read("h");
  ASSERT_OK(h);
  EXPECT_EQ(loadDouble(TEN_BF16, h->element(4)), 4);
  Result<Buffer> flag = opened->read("flag", TEN_I1);
  ASSERT_OK(flag);
  EXPECT_EQ(values<uint8_t>(*flag), (std::vector<uint8_t>{1, 0}));
  expectFailure(opened->read("none"), "no tensor 'none'");
  expectFailure(opened->read("b", TEN_F32),
                "tensor 'b' expects f32 of any shape, got 5xi64");
}

TEST(Safetensors, EveryTruncationFails) {
  std::string whole = readBytes(dataPath("small.safetensors"));
  ASSERT_OK(parse(whole));
  for (size_t size = 0; size < whole.size(); ++size)
    EXPECT_FALSE(parse(whole.substr(0, size)).ok()) << size;
  EXPECT_FALSE(parse(whole + "x").ok());
}

TEST(Safetensors, EveryByteMayBeWrong) {
  std::string whole = readBytes(dataPath("small.safetensors"));
  for (size_t i = 0; i < whole.size(); ++i)
    for (char value : {'\0', '"', '9', '{', '\\', '\xff'}) {
      std::string changed = whole;
      changed[i] = value;
      Result<SafetensorsFile> opened = parse(changed);
      for (size_t j = 0; opened && j < opened->size(); ++j)
        (void)opened->read(j);
    }
}

TEST(Safetensors, RefusesMalformedHeaders) {
  expectFailure(parse(std::string(8, '\xff')), "expects a header of 1844");
  expectFailure(parse(file("")), "'{'");
  ASSERT_OK(parse(file("{}  ")));
  expectFailure(parse(file("{} x")), "nothing after");
  expectFailure(parse(file(std::string(5000, '['))), "'{'");
  expectFailure(parse(file("{" + tensor("a", "F32", "[1]", "[0,4]") + "}")),
                "expects 4 bytes of data, got 0");
  expectFailure(
      parse(file("{" + tensor("a", "F32", "[2]", "[0,4]") + "}", "abcd")),
      "expects 8 bytes for tensor 'a' (2xf32), got offsets 0 to 4");
  expectFailure(
      parse(file("{" + tensor("a", "F33", "[1]", "[0,4]") + "}", "abcd")),
      "dtype 'F33'");
  expectFailure(parse(file("{" + tensor("a", "U8", "[4]", "[0,4]") + "," +
                               tensor("b", "U8", "[2]", "[2,4]") + "}",
                           "abcd")),
                "to begin at offset 4");
  expectFailure(
      parse(file("{" + tensor("a", "U8", "[2]", "[2,4]") + "}", "abcd")),
      "to begin at offset 0");
  expectFailure(parse(file("{" + tensor("a", "U8", "[1]", "[0,1]") + "," +
                               tensor("a", "U8", "[1]", "[1,2]") + "}",
                           "ab")),
                "twice");
  expectFailure(
      parse(file("{" + tensor("a", "U8", "[9223372036854775807,9]", "[0,1]") +
                     "}",
                 "a")),
      "2^63 - 1 elements");
  expectFailure(
      parse(
          file("{" + tensor("a", "U8", "[18446744073709551616]", "[0,1]") + "}",
               "a")),
      "2^63");
  expectFailure(
      parse(file("{" + tensor("a", "U8", "[-1]", "[0,1]") + "}", "a")),
      "integer of at least 0");
  expectFailure(
      parse(file("{" + tensor("a", "U8", "[01]", "[0,1]") + "}", "a")),
      "integer");
  expectFailure(parse(file("{" + tensor("a", "U8", "[1]", "[1,0]") + "}", "a")),
                "offsets 1 to 0");
  expectFailure(parse(file("{\"a\":{\"dtype\":\"U8\"}}")), "'data_offsets'");
  expectFailure(parse(file("{\"a\\ud800\":1}")), "surrogate");
  expectFailure(parse(file("{\"a\\x\":1}")), "escape");
  expectFailure(parse(file("{\"a\n\":1}")), "control");
}

TEST(Safetensors, DecodesEscapes) {
  Result<SafetensorsFile> opened = parse(file(
      "{" + tensor("a\\u00e9\\ud83d\\ude00\\n", "U8", "[1]", "[0,1]") + "}",
      "x"));
  ASSERT_OK(opened);
  EXPECT_EQ(opened->name(0), "a\xc3\xa9\xf0\x9f\x98\x80\n");
}
} // namespace
