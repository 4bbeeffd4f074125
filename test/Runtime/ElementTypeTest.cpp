//===- ElementTypeTest.cpp - Element types and single elements ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/ElementType.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

using namespace tenon;

namespace {
TEST(ElementType, NamesRoundTrip) {
  for (int32_t i = firstElementType; i <= lastElementType; ++i) {
    auto type = static_cast<ten_type>(i);
    EXPECT_EQ(parseElementType(elementTypeName(type)), type);
    EXPECT_EQ(isFloat(type) + isComplex(type) + isInteger(type), 1);
  }
  EXPECT_FALSE(parseElementType("f33"));
  EXPECT_FALSE(parseElementType(""));
  EXPECT_FALSE(isElementType(0));
  EXPECT_FALSE(isElementType(lastElementType + 1));
  EXPECT_EQ(std::string(elementTypeName(TEN_C64)), "complex<f32>");
}

TEST(ElementType, Sizes) {
  EXPECT_EQ(storageSize(TEN_I1), 1);
  EXPECT_EQ(storageSize(TEN_F4E2M1FN), 1);
  EXPECT_EQ(storageSize(TEN_F6E3M2FN), 1);
  EXPECT_EQ(storageSize(TEN_C128), 16);
  EXPECT_EQ(bitWidth(TEN_UI4), 4);
  EXPECT_EQ(bitWidth(TEN_F6E2M3FN), 6);
  EXPECT_EQ(bitWidth(TEN_INDEX), 64);
}

TEST(ElementType, IntegersWrapAndExtend) {
  uint8_t byte;
  storeInt64(TEN_I4, &byte, 9);
  EXPECT_EQ(byte, 0xf9);
  EXPECT_EQ(loadInt64(TEN_I4, &byte), -7);
  storeInt64(TEN_UI4, &byte, -1);
  EXPECT_EQ(byte, 15);
  storeInt64(TEN_I1, &byte, 256);
  EXPECT_EQ(byte, 1);
  uint64_t word;
  storeUInt64(TEN_UI64, &word, ~uint64_t(0));
  EXPECT_EQ(loadUInt64(TEN_UI64, &word), ~uint64_t(0));
  EXPECT_EQ(loadDouble(TEN_UI64, &word), 0x1p64);
}

TEST(ElementType, FloatsClampToIntegers) {
  int8_t byte;
  storeDouble(TEN_I8, &byte, 1e9);
  EXPECT_EQ(byte, 127);
  storeDouble(TEN_I8, &byte, -1e9);
  EXPECT_EQ(byte, -128);
  storeDouble(TEN_I8, &byte, NAN);
  EXPECT_EQ(byte, 0);
  storeDouble(TEN_I8, &byte, -1.9);
  EXPECT_EQ(byte, -1);
  int64_t word;
  storeDouble(TEN_I64, &word, 1e30);
  EXPECT_EQ(word, INT64_MAX);
  storeDouble(TEN_I64, &word, -1e30);
  EXPECT_EQ(word, INT64_MIN);
  storeDouble(TEN_UI64, &word, 1e30);
  EXPECT_EQ(static_cast<uint64_t>(word), UINT64_MAX);
}

TEST(ElementType, LargeIntegersRoundOnceToFloat) {
  // Half way between two floats, plus one: rounding to double drops the one.
  int64_t value = (int64_t(1) << 62) + (int64_t(1) << 38) + 1;
  float got;
  storeInt64(TEN_F32, &got, value);
  EXPECT_EQ(got, static_cast<float>(value));
  storeInt64(TEN_F32, &got, -value);
  EXPECT_EQ(got, static_cast<float>(-value));
  storeUInt64(TEN_F32, &got, UINT64_MAX);
  EXPECT_EQ(got, 0x1p64f);
  double wide;
  storeInt64(TEN_F64, &wide, INT64_MIN);
  EXPECT_EQ(wide, -0x1p63);
}

TEST(ElementType, Complex) {
  float parts[2] = {7, 7};
  storeInt64(TEN_C64, parts, 3);
  EXPECT_EQ(loadComplex(TEN_C64, parts), std::complex<double>(3, 0));
  storeComplex(TEN_C64, parts, {1.5, -2});
  EXPECT_EQ(parts[1], -2);
  EXPECT_EQ(loadDouble(TEN_C64, parts), 1.5);
}
} // namespace
