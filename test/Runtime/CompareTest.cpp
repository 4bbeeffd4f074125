//===- CompareTest.cpp - Comparing arrays with a tolerance ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Compare.h"

#include "Runtime/ArgumentLiteral.h"
#include "TestSupport.h"

using namespace tenon;
using namespace tenon::test;

namespace {
Comparison compared(const std::string &got, const std::string &want,
                    const Tolerance &tolerance = {}) {
  Result<Buffer> a = parseArgumentLiteral(got), b = parseArgumentLiteral(want);
  EXPECT_TRUE(a.ok() && b.ok());
  Result<Comparison> result = compareArrays(*a, *b, tolerance);
  EXPECT_TRUE(result.ok());
  return *result;
}

TEST(Compare, EqualValues) {
  EXPECT_TRUE(compared("4xf32=0,nan,inf,1", "4xf32=-0.0,nan,inf,1").equal());
  EXPECT_EQ(
      compared("4xf32=nan,1,inf,-inf", "4xf32=1,nan,-inf,5", {1e9, 1e9, 0})
          .differing,
      4);
}

TEST(Compare, Tolerances) {
  EXPECT_TRUE(compared("f64=1.1", "f64=1", {0.11, 0, 0}).equal());
  EXPECT_FALSE(compared("f64=1.1", "f64=1", {0.09, 0, 0}).equal());
  EXPECT_TRUE(compared("f64=110", "f64=100", {0, 0.11, 0}).equal());
  EXPECT_TRUE(compared("f32=0x3f800002", "f32=1", {0, 0, 2}).equal());
  EXPECT_FALSE(compared("f32=0x3f800003", "f32=1", {0, 0, 2}).equal());
  EXPECT_TRUE(compared("f32=0x00000001", "f32=0x80000001", {0, 0, 2}).equal());
  EXPECT_TRUE(compared("bf16=0x3f81", "bf16=1", {0, 0, 1}).equal());
  // An infinite expectation does not make the tolerance infinite.
  EXPECT_FALSE(compared("f32=1", "f32=inf", {0, 1, 0}).equal());
}

TEST(Compare, IntegersAreExact) {
  EXPECT_FALSE(compared("i32=5", "i32=6", {10, 10, 10}).equal());
  Comparison worst =
      compared("2xi64=-9223372036854775808,1", "2xi64=9223372036854775807,0");
  EXPECT_EQ(worst.differing, 2);
  EXPECT_EQ(worst.worstIndex, 0);
  EXPECT_EQ(worst.worstError, 0x1p64);
}

TEST(Compare, ComplexByParts) {
  Comparison result = compared("2xcomplex<f32>=(1,2),(5,6)",
                               "2xcomplex<f32>=(1,2.05),(0,0)", {0.1, 0, 0});
  EXPECT_EQ(result.differing, 1);
  EXPECT_EQ(result.worstIndex, 1);
}

TEST(Compare, TellsTheWorst) {
  Comparison result =
      compared("2x3xf32=1,2,3,4,5.5,6", "2x3xf32=1,2,3.25,4,5,6");
  EXPECT_EQ(result.message(),
            "2 of 6 elements differ; worst at [1, 1]: got 5.5, want 5.0 (off "
            "by 0.5)");
  EXPECT_EQ(compared("i1=1", "i1=0").message(),
            "1 of 1 element differs; worst at []: got true, want false (off "
            "by 1)");
}

TEST(Compare, ShapesMustAgree) {
  Result<Buffer> a = parseArgumentLiteral("2xf32=1"),
                 b = parseArgumentLiteral("2x1xf32=1");
  Result<Comparison> result = compareArrays(*a, *b);
  expectFailure(result, "expects 2x1xf32, got 2xf32");
  EXPECT_EQ(result.status().code, TEN_MISMATCH);
  expectFailure(compareArrays(*a, *a, {-1, 0, 0}), "at least 0");
}
} // namespace
