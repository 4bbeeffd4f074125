//===- NpyTest.cpp - Reading and writing .npy files -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Npy.h"

#include "TestSupport.h"

#include <cstring>

using namespace tenon;
using namespace tenon::test;

namespace {
const std::vector<float> counting = {0, 1, 2, 3, 4, 5};

Result<Buffer> parse(const std::string &text,
                     const ArrayRequest &request = {}) {
  return parseNpy(reinterpret_cast<const uint8_t *>(text.data()), text.size(),
                  request);
}

/// A file of version 1.0 with that dictionary and data.
std::string npy(const std::string &dictionary, const std::string &data = "") {
  std::string text("\x93NUMPY\x01\x00", 8);
  text += static_cast<char>(dictionary.size() & 0xff);
  text += static_cast<char>(dictionary.size() >> 8);
  return text + dictionary + data;
}
std::string npyOf(const std::string &descr, const std::string &shape,
                  const std::string &data) {
  return npy("{'descr': '" + descr +
                 "', 'fortran_order': False, 'shape': " + shape + ", }",
             data);
}

TEST(Npy, ReadsOtherWriters) {
  for (const char *name : {"version2.npy", "version3.npy", "big_endian.npy"}) {
    Result<Buffer> buffer = readNpy(dataPath(name), {TEN_F32, {2, -1}});
    ASSERT_OK(buffer);
    EXPECT_EQ(values<float>(*buffer), counting) << name;
  }
  Result<Buffer> fortran = readNpy(dataPath("fortran.npy"));
  ASSERT_OK(fortran);
  EXPECT_EQ(fortran->typeString(), "2x3x4xi32");
  for (int32_t i = 0; i < 24; ++i)
    EXPECT_EQ(fortran->as<int32_t>()[i], i);
  Result<Buffer> complex = readNpy(dataPath("big_endian_complex.npy"));
  ASSERT_OK(complex);
  EXPECT_EQ(loadComplex(TEN_C64, complex->element(5)),
            std::complex<double>(5, 10));
  Result<Buffer> half = readNpy(dataPath("bf16_void.npy"));
  ASSERT_OK(half);
  EXPECT_EQ(half->type(), TEN_BF16);
  EXPECT_EQ(loadDouble(TEN_BF16, half->element(5)), 5);
  Result<Buffer> nibbles = readNpy(dataPath("i4_void.npy"), TEN_I4);
  ASSERT_OK(nibbles);
  EXPECT_EQ(values<int8_t>(*nibbles), (std::vector<int8_t>{-8, -1, 0, 7}));
  expectFailure(readNpy(dataPath("i4_void.npy")), "'|V1'");
}

TEST(Npy, NormalizesNarrowTypes) {
  Result<Buffer> flags =
      parse(npyOf("|u1", "(3,)", {"\x00\x02\xff", 3}), TEN_I1);
  ASSERT_OK(flags);
  EXPECT_EQ(values<uint8_t>(*flags), (std::vector<uint8_t>{0, 1, 1}));
  Result<Buffer> f4 = parse(npyOf("|V1", "(2,)", "\x35\xff"), TEN_F4E2M1FN);
  ASSERT_OK(f4);
  EXPECT_EQ(values<uint8_t>(*f4), (std::vector<uint8_t>{5, 15}));
  Result<Buffer> f6 = parse(npyOf("|V1", "(2,)", "\x35\xff"), TEN_F6E3M2FN);
  ASSERT_OK(f6);
  EXPECT_EQ(values<uint8_t>(*f6), (std::vector<uint8_t>{0x35, 0x3f}));
  ASSERT_OK(parse(npyOf("|i1", "(1,)", "\xf8"), TEN_I4));
  expectFailure(parse(npyOf("|i1", "(2,)", "\x01\x08"), TEN_I4),
                "expects values of i4, got 8 at element 1");
  expectFailure(parse(npyOf("|u1", "(1,)", "\x10"), TEN_UI4), "got 16");
}

TEST(Npy, WritesWhatItReads) {
  TemporaryFolder folder;
  for (int32_t i = firstElementType; i <= lastElementType; ++i) {
    auto type = static_cast<ten_type>(i);
    for (const std::vector<int64_t> &dims :
         {std::vector<int64_t>{}, {3}, {2, 3}, {0, 4}}) {
      Result<Buffer> buffer = Buffer::zeros(type, dims);
      ASSERT_OK(buffer);
      for (int64_t j = 0; j < buffer->numElements(); ++j)
        storeInt64(type, buffer->element(j), j & 1);
      std::string path = folder.path("x.npy");
      Status status = writeNpy(path, *buffer);
      ASSERT_TRUE(status.ok()) << status.message;
      EXPECT_EQ(readBytes(path).size() % 64,
                static_cast<size_t>(buffer->numBytes() % 64));
      Result<Buffer> back = readNpy(path, {type, dims});
      ASSERT_OK(back);
      EXPECT_EQ(std::memcmp(back->data(), buffer->data(), buffer->numBytes()),
                0);
    }
  }
}

TEST(Npy, WritesTheBytesOfNumPy) {
  Result<Buffer> flags = readNpy(dataPath("bool.npy"));
  ASSERT_OK(flags);
  TemporaryFolder folder;
  std::string path = folder.path("b.npy");
  ASSERT_TRUE(writeNpy(path, *flags).ok());
  EXPECT_EQ(readBytes(path), readBytes(dataPath("bool.npy")));
}

TEST(Npy, LeavesNothingWhenItCannotWrite) {
  Result<Buffer> buffer = Buffer::zeros(TEN_F32, {2});
  TemporaryFolder folder;
  expectFailure(writeNpy(folder.name() + "/no/such.npy", *buffer),
                "cannot write");
  expectFailure(writeNpy(folder.name(), *buffer), folder.name());
  expectFailure(writeNpy("/dev/full", *buffer), "/dev/full");
}

TEST(Npy, NamesFileExpectedAndGot) {
  Result<Buffer> buffer = readNpy(dataPath("bool.npy"), {TEN_F32, {2}});
  expectFailure(buffer, "bool.npy: expects 2xf32, got 3xi1 ('|b1')");
  EXPECT_EQ(buffer.status().code, TEN_BAD_INPUT);
  expectFailure(readNpy("/no/such/file.npy"), "'/no/such/file.npy'");
  expectFailure(readNpy("/tmp"), "directory");
}

TEST(Npy, EveryTruncationFails) {
  std::string whole = readBytes(dataPath("version2.npy"));
  ASSERT_TRUE(parse(whole).ok());
  for (size_t size = 0; size < whole.size(); ++size)
    EXPECT_FALSE(parse(whole.substr(0, size)).ok()) << size;
  EXPECT_FALSE(parse(whole + "x").ok());
}

TEST(Npy, EveryByteMayBeWrong) {
  // Whatever comes of it, it is a result or an error.
  for (const char *name : {"version2.npy", "fortran.npy"}) {
    std::string whole = readBytes(dataPath(name));
    for (size_t i = 0; i < 130; ++i)
      for (int value : {0, 1, 0x27, 0x30, 0x39, 0x7f, 0xff}) {
        std::string changed = whole;
        changed[i] = static_cast<char>(value);
        Result<Buffer> buffer = parse(changed);
        if (!buffer) {
          EXPECT_FALSE(buffer.status().message.empty());
        }
      }
  }
}

TEST(Npy, RefusesMalformedHeaders) {
  expectFailure(parse("hello, world"), "expects a .npy file");
  std::string version = readBytes(dataPath("version2.npy"));
  version[6] = 9;
  expectFailure(parse(version), "got 9.0");
  std::string longHeader = readBytes(dataPath("version2.npy"));
  longHeader[11] = 0x7f;
  expectFailure(parse(longHeader), "expects a .npy header of 21");
  expectFailure(parse(npyOf("<f4", "(9223372036854775807, 2)", "")),
                "2^63 - 1 elements");
  expectFailure(parse(npyOf("<f8", "(4611686018427387904,)", "")), "bytes");
  expectFailure(parse(npyOf("<f4", "(99999999999999999999,)", "")), "2^63");
  expectFailure(parse(npyOf("<f4", "(1000000000000,)", "abcd")),
                "expects 4000000000000 bytes");
  expectFailure(parse(npyOf("<f4", "(-1,)", "")), "at least 0");
  expectFailure(parse(npyOf("<f4", "(1", "")), "a dimension");
  expectFailure(parse(npyOf("<f3", "(1,)", "abc")), "'<f3'");
  expectFailure(parse(npyOf("|O", "(1,)", "abc")), "not supported");
  expectFailure(parse(npyOf("<U1", "(1,)", "abcd")), "not supported");
  expectFailure(parse(npy("{'descr': [('a', '<f4')], 'fortran_order': False, "
                          "'shape': (1,)}")),
                "structured");
  expectFailure(parse(npy("{}")), "got fewer");
  expectFailure(parse(npy("{'shape': (1,), 'shape': (1,)}")), "once");
  expectFailure(parse(npy("{'descr")), "quoted key");
  expectFailure(parse(npy(std::string(1000, '('))), "'{'");
  ASSERT_OK(parse(npy("{\"shape\":(2L,),\"fortran_order\":True,\"descr\":"
                      "\"|u1\"}\n",
                      "ab")));
}
} // namespace
