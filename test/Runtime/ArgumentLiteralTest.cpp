//===- ArgumentLiteralTest.cpp - Arrays written on a command line ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/ArgumentLiteral.h"

#include "TestSupport.h"

#include <cmath>

using namespace tenon;
using namespace tenon::test;

namespace {
template <typename T> std::vector<T> parsed(const std::string &text) {
  Result<Buffer> buffer = parseArgumentLiteral(text);
  EXPECT_TRUE(buffer.ok()) << messageOf(buffer);
  return buffer ? values<T>(*buffer) : std::vector<T>();
}

TEST(ArgumentLiteral, Values) {
  EXPECT_EQ(parsed<float>("2x3xf32=1,2,3,4,5,6"),
            (std::vector<float>{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(parsed<float>("2x2xf32= 7 "), (std::vector<float>(4, 7)));
  EXPECT_EQ(parsed<double>("f64=-1e-3"), std::vector<double>{-1e-3});
  EXPECT_EQ(parsed<float>("0xf32="), std::vector<float>{});
}

TEST(ArgumentLiteral, Integers) {
  EXPECT_EQ(parsed<int8_t>("3xi4=-8,7,0x1"), (std::vector<int8_t>{-8, 7, 1}));
  EXPECT_EQ(parsed<int64_t>("1xi64=-9223372036854775808")[0], INT64_MIN);
  EXPECT_EQ(parsed<uint64_t>("1xui64=18446744073709551615")[0], UINT64_MAX);
  EXPECT_EQ(parsed<uint8_t>("4xi1=true,0,1,false"),
            (std::vector<uint8_t>{1, 0, 1, 0}));
  expectFailure(parseArgumentLiteral("i8=128"), "'128' does not fit i8");
  expectFailure(parseArgumentLiteral("i4=-9"), "does not fit i4");
  expectFailure(parseArgumentLiteral("ui8=-1"), "does not fit ui8");
  expectFailure(parseArgumentLiteral("i8=1.5"), "expects i8, got '1.5'");
  expectFailure(parseArgumentLiteral("i1=2"), "expects true");
}

TEST(ArgumentLiteral, Floats) {
  std::vector<float> got =
      parsed<float>("8xf32=inf,-inf,nan,0x1.8p1,0x7f800000,1e50,-0.0,1e-60");
  EXPECT_EQ(got[0], INFINITY);
  EXPECT_EQ(got[1], -INFINITY);
  EXPECT_TRUE(std::isnan(got[2]));
  EXPECT_EQ(got[3], 3);
  EXPECT_EQ(got[4], INFINITY);
  EXPECT_EQ(got[5], INFINITY);
  EXPECT_TRUE(got[6] == 0 && std::signbit(got[6]));
  EXPECT_EQ(got[7], 0);
  EXPECT_EQ(parsed<uint16_t>("bf16=0x3f80")[0], 0x3f80);
  EXPECT_EQ(parsed<uint16_t>("bf16=1")[0], 0x3f80);
  EXPECT_EQ(parsed<uint8_t>("f8E4M3FN=448")[0], 0x7e);
  expectFailure(parseArgumentLiteral("bf16=0x10000"), "bits of bf16");
  for (const char *bad : {"f32=", "f32=x", "f32=1.5.2", "f32=--1", "f32=1 2",
                          "f32=0x", "f32=0x-1p3", "2xf32=1,", "2xf32=,"})
    EXPECT_FALSE(parseArgumentLiteral(bad).ok()) << bad;
}

TEST(ArgumentLiteral, Complex) {
  EXPECT_EQ(parsed<float>("2xcomplex<f32>=(1,-2),3"),
            (std::vector<float>{1, -2, 3, 0}));
  EXPECT_EQ(parsed<double>("complex<f64>=(1,2)"), (std::vector<double>{1, 2}));
  expectFailure(parseArgumentLiteral("complex<f32>=(1,2"), "(real,imaginary)");
  expectFailure(parseArgumentLiteral("complex<f32>=(1)"), "(real,imaginary)");
}

TEST(ArgumentLiteral, Generators) {
  std::vector<double> uniform = parsed<double>("1000xf64=uniform:1");
  std::vector<double> normal = parsed<double>("1000xf64=normal:1");
  double sum = 0, mean = 0, square = 0;
  for (size_t i = 0; i < 1000; ++i) {
    EXPECT_TRUE(uniform[i] >= 0 && uniform[i] < 1);
    sum += uniform[i] / 1000;
    mean += normal[i] / 1000;
    square += normal[i] * normal[i] / 1000;
  }
  EXPECT_NEAR(sum, 0.5, 0.05);
  EXPECT_NEAR(mean, 0, 0.1);
  EXPECT_NEAR(square, 1, 0.1);
  EXPECT_EQ(uniform, parsed<double>("1000xf64=uniform:1"));
  EXPECT_NE(uniform, parsed<double>("1000xf64=uniform:2"));
  // SplitMix64's first output for seed 0, by its authors, is e220a8397b1dcdaf.
  EXPECT_EQ(parsed<uint64_t>("ui64=uniform:0")[0], 0xe220a8397b1dcdaf);
  for (float value : parsed<float>("1000xf32=uniform:3"))
    EXPECT_TRUE(value >= 0 && value < 1);
  for (uint8_t value : parsed<uint8_t>("100xi1=uniform:3"))
    EXPECT_LE(value, 1);
  expectFailure(parseArgumentLiteral("i8=normal:1"), "floating-point");
  expectFailure(parseArgumentLiteral("f32=uniform:"), "SEED");
  expectFailure(parseArgumentLiteral("f32=gauss:1"), "'gauss:1'");
}

TEST(ArgumentLiteral, RecognizesLiterals) {
  EXPECT_TRUE(isArgumentLiteral("2x3xf32=oops"));
  EXPECT_TRUE(isArgumentLiteral("complex<f32>=1"));
  EXPECT_FALSE(isArgumentLiteral("x.npy"));
  EXPECT_FALSE(isArgumentLiteral("a=b.npy"));
}

TEST(ArgumentLiteral, RefusesWrongShapes) {
  expectFailure(parseArgumentLiteral("2x2xf32=1,2,3"),
                "'2x2xf32=1,2,3': expects 4 values or one, got 3");
  expectFailure(parseArgumentLiteral("99999999999999999999xf32=1"), "a type");
  expectFailure(parseArgumentLiteral("9999999999x9999999999xf32=1"), "2^63");
  expectFailure(parseArgumentLiteral("9999999999999xf32=1"), "out of memory");
  expectFailure(parseArgumentLiteral("2x?xf32=1"), "element type");
  expectFailure(parseArgumentLiteral("-1xf32=1"), "element type");
  expectFailure(parseArgumentLiteral("f32"), "TYPE=VALUES");
}
} // namespace
