//===- PrintTest.cpp - Arrays as text -------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Print.h"

#include "Runtime/ArgumentLiteral.h"
#include "TestSupport.h"

#include <cstring>

using namespace tenon;
using namespace tenon::test;

namespace {
struct Printed {
  const char *literal, *text;
};
// What NumPy prints.
const Printed printed[] = {
#include "data/print.inc"
};

TEST(Print, AsNumPy) {
  for (const Printed &example : printed) {
    Result<Buffer> buffer = parseArgumentLiteral(example.literal);
    ASSERT_OK(buffer);
    EXPECT_EQ(formatArray(*buffer), example.text) << example.literal;
  }
}

TEST(Print, Tensor) {
  Result<Buffer> buffer = parseArgumentLiteral("2x2xi8=1,2,3,-4");
  EXPECT_EQ(printTensor(*buffer), "tensor 2x2xi8 [[ 1  2]\n"
                                  "               [ 3 -4]]");
}

TEST(Print, EveryType) {
  for (int32_t i = firstElementType; i <= lastElementType; ++i) {
    auto type = static_cast<ten_type>(i);
    Result<Buffer> buffer = Buffer::zeros(type, {2, 2});
    EXPECT_FALSE(printTensor(*buffer).empty());
    // Any bits at all print as something.
    for (int byte : {0x01, 0x7f, 0x80, 0xff}) {
      std::memset(buffer->data(), byte, buffer->numBytes());
      EXPECT_FALSE(printTensor(*buffer).empty());
    }
  }
}

TEST(Print, Elements) {
  auto element = [](const char *literal) {
    Result<Buffer> buffer = parseArgumentLiteral(literal);
    return formatElement(buffer->type(), buffer->data());
  };
  EXPECT_EQ(element("f32=0.1"), "0.1");
  EXPECT_EQ(element("f64=0.1"), "0.1");
  EXPECT_EQ(element("f32=1"), "1.0");
  EXPECT_EQ(element("f64=1e300"), "1e+300");
  EXPECT_EQ(element("bf16=0.1"), "0.1");
  EXPECT_EQ(element("ui8=200"), "200");
  EXPECT_EQ(element("complex<f32>=(1,-2.5)"), "(1.0,-2.5)");
  EXPECT_EQ(element("f32=-inf"), "-inf");
}
} // namespace
