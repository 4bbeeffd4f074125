//===- BufferTest.cpp - Dense arrays --------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Buffer.h"

#include "TestSupport.h"

#include <cstring>

using namespace tenon;
using namespace tenon::test;

namespace {
TEST(Buffer, IsAlignedAndShaped) {
  Result<Buffer> buffer = Buffer::create(TEN_F32, {2, 3});
  ASSERT_OK(buffer);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(buffer->data()) % memoryAlignment, 0u);
  EXPECT_EQ(buffer->numElements(), 6);
  EXPECT_EQ(buffer->numBytes(), 24);
  EXPECT_EQ(buffer->typeString(), "2x3xf32");
  Buffer moved = *std::move(buffer);
  EXPECT_EQ(moved.view().numElements(), 6);
  EXPECT_EQ(buffer->data(), nullptr);
}

TEST(Buffer, FormatsTypes) {
  EXPECT_EQ(formatType(TEN_C64, {}), "complex<f32>");
  EXPECT_EQ(formatType(TEN_I4, {-1, 0}), "?x0xi4");
}

TEST(Buffer, EmptyAndRankZero) {
  Result<Buffer> empty = Buffer::create(TEN_F64, {INT64_MAX, 0, INT64_MAX});
  ASSERT_OK(empty);
  EXPECT_EQ(empty->numBytes(), 0);
  EXPECT_EQ(empty->view().numElements(), 0);
  // Multiplied from the left, the sizes overflow (seen by the sanitizer).
  empty = Buffer::create(TEN_F64, {int64_t(1) << 40, int64_t(1) << 40, 0});
  ASSERT_OK(empty);
  EXPECT_EQ(empty->view().numElements(), 0);
  Result<Buffer> scalar = Buffer::zeros(TEN_F64, {});
  ASSERT_OK(scalar);
  EXPECT_EQ(*scalar->as<double>(), 0);
}

TEST(Buffer, RefusesWhatCannotBe) {
  expectFailure(Buffer::create(TEN_F32, {-1}), "expects dimensions");
  expectFailure(Buffer::create(TEN_F32, {INT64_MAX, 2}), "2^63 - 1 elements");
  expectFailure(Buffer::create(TEN_F32, {INT64_MAX}), "2^63 - 1 bytes");
  Result<Buffer> huge = Buffer::create(TEN_I8, {int64_t(1) << 50});
  expectFailure(huge, "1125899906842624 bytes");
  EXPECT_EQ(huge.status().code, TEN_RUNTIME_ERROR);
}

TEST(Buffer, MoreThan31Bits) {
  int64_t count = (int64_t(1) << 31) + 5;
  Result<Buffer> buffer = Buffer::create(TEN_I8, {count});
  if (!buffer)
    GTEST_SKIP() << buffer.status().message;
  // Only the pages that are touched cost memory.
  *static_cast<int8_t *>(buffer->element(count - 1)) = 7;
  EXPECT_EQ(loadInt64(TEN_I8, buffer->view().element(count - 1)), 7);
}

TEST(Buffer, Copies) {
  float data[] = {1, 2};
  int64_t dims[] = {2};
  Result<Buffer> copy = Buffer::copyOf({TEN_F32, data, dims, 1});
  ASSERT_OK(copy);
  EXPECT_EQ(values<float>(*copy), (std::vector<float>{1, 2}));
}

TEST(Buffer, ArraysBesideEachOther) {
  Result<std::vector<Buffer>> made = Buffer::createTogether(
      {{TEN_F32, {3, 5}}, {TEN_I8, {0}}, {TEN_F64, {}}, {TEN_I8, {65}}});
  ASSERT_TRUE(made.ok());
  std::vector<Buffer> buffers = *std::move(made);
  ASSERT_EQ(buffers.size(), 4u);
  char *start = static_cast<char *>(buffers[0].data());
  EXPECT_EQ(buffers[2].data(), start + 64);
  EXPECT_EQ(buffers[3].data(), start + 128);
  EXPECT_EQ(buffers[0].numBytes(), 60);
  EXPECT_EQ(buffers[1].numBytes(), 0);
  EXPECT_EQ(buffers[2].numElements(), 1);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(start) % memoryAlignment, 0u);
  // One of them keeps the memory.
  Buffer last = std::move(buffers[3]);
  buffers.clear();
  std::memset(last.data(), 7, static_cast<size_t>(last.numBytes()));
  EXPECT_EQ(last.as<char>()[64], 7);
  // It may be exchanged with memory of its own.
  Result<Buffer> own = Buffer::create(TEN_F32, {2});
  ASSERT_TRUE(own.ok());
  last = *std::move(own);
  EXPECT_EQ(last.numBytes(), 8);
}

TEST(Buffer, ArraysBesideEachOtherOfUnknownSize) {
  EXPECT_FALSE(Buffer::createTogether({{TEN_F32, {2}}, {TEN_F32, {-1}}}).ok());
  constexpr int64_t half = int64_t(1) << 62;
  EXPECT_FALSE(
      Buffer::createTogether({{TEN_I8, {half}}, {TEN_I8, {half}}}).ok());
}
} // namespace
