//===- FloatTest.cpp - Codecs of the small floating-point types -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Float.h"

#include "Runtime/ElementType.h"
#include "Runtime/Npz.h"
#include "TestSupport.h"

#include <cmath>
#include <limits>

using namespace tenon;
using namespace tenon::test;

namespace {
struct Decoding {
  const char *type;
  uint64_t hash; ///< of all values as float, NaN as 0
  int64_t nans;
};
// What ml_dtypes decodes.
const Decoding decodings[] = {
#include "data/float_decode.inc"
};

TEST(Float, DecodesAsMlDtypes) {
  for (const Decoding &expected : decodings) {
    ten_type type = *parseElementType(expected.type);
    uint64_t hash = 0xcbf29ce484222325;
    int64_t nans = 0;
    for (uint32_t bits = 0; bits < 1u << bitWidth(type); ++bits) {
      uint16_t element = bits;
      float value = static_cast<float>(loadDouble(type, &element));
      nans += std::isnan(value);
      uint32_t word = std::isnan(value) ? 0 : bitsOf(value);
      for (int byte = 0; byte < 4; ++byte)
        hash = (hash ^ (word >> (8 * byte) & 0xff)) * 0x100000001b3;
    }
    EXPECT_EQ(hash, expected.hash) << expected.type;
    EXPECT_EQ(nans, expected.nans) << expected.type;
  }
}

TEST(Float, EncodesAsMlDtypes) {
  Result<NpzFile> file = NpzFile::open(dataPath("float_encode.npz"));
  ASSERT_OK(file);
  for (const Decoding &entry : decodings) {
    ten_type type = *parseElementType(entry.type);
    Result<Buffer> in = file->read(concat(entry.type, ".in"));
    Result<Buffer> out = file->read(concat(entry.type, ".out"));
    ASSERT_OK(in);
    ASSERT_OK(out);
    ASSERT_GT(in->numElements(), 10);
    for (int64_t i = 0; i < in->numElements(); ++i) {
      uint16_t got = 0;
      storeDouble(type, &got, in->as<double>()[i]);
      EXPECT_EQ(got, loadUInt64(out->type(), out->element(i)))
          << entry.type << " of " << in->as<double>()[i];
    }
  }
}

template <typename Format> void roundTrip() {
  for (uint32_t bits = 0; bits < 1u << Format::width; ++bits) {
    double value = decodeDouble<Format>(bits);
    EXPECT_EQ(bitsOf(static_cast<double>(decode<Format>(bits))), bitsOf(value));
    if (std::isnan(value))
      continue;
    EXPECT_EQ(encode<Format>(value), bits);
    EXPECT_EQ(encode<Format>(static_cast<float>(value)), bits);
  }
}

TEST(Float, EveryValueSurvivesARoundTrip) {
  roundTrip<F16>();
  roundTrip<BF16>();
  roundTrip<F8E4M3>();
  roundTrip<F8E4M3FN>();
  roundTrip<F8E4M3FNUZ>();
  roundTrip<F8E4M3B11FNUZ>();
  roundTrip<F8E5M2>();
  roundTrip<F8E5M2FNUZ>();
  roundTrip<F8E3M4>();
  roundTrip<F8E8M0FNU>();
  roundTrip<F4E2M1FN>();
  roundTrip<F6E2M3FN>();
  roundTrip<F6E3M2FN>();
}

TEST(Float, OverflowsAsAPFloat) {
  const double inf = std::numeric_limits<double>::infinity();
  EXPECT_EQ(encode<F16>(65519.0), 0x7bffu);
  EXPECT_EQ(encode<F16>(65520.0), 0x7c00u);
  EXPECT_EQ(encode<F8E5M2>(-1e9), 0xfcu);
  EXPECT_EQ(encode<F8E4M3FN>(464.0), 0x7eu);
  EXPECT_EQ(encode<F8E4M3FN>(464.1), 0x7fu);
  EXPECT_EQ(encode<F8E4M3FN>(-inf), 0xffu);
  EXPECT_EQ(encode<F8E4M3FNUZ>(inf), 0x80u);
  EXPECT_EQ(encode<F8E4M3FNUZ>(-0.0), 0x00u);
  EXPECT_EQ(encode<F4E2M1FN>(1e9), 0x7u);
  EXPECT_EQ(encode<F4E2M1FN>(-inf), 0xfu);
  EXPECT_EQ(encode<F6E2M3FN>(7.75), 0x1fu);
  EXPECT_EQ(encode<F6E2M3FN>(-inf), 0x3fu);
  EXPECT_EQ(encode<F6E3M2FN>(1e9), 0x1fu);
  EXPECT_EQ(encode<F6E3M2FN>(inf), 0x1fu);
  EXPECT_EQ(encode<F6E3M2FN>(-inf - inf + inf), 0x00u); // NaN
  EXPECT_EQ(encode<F8E8M0FNU>(1.5), 0x80u);
  EXPECT_EQ(encode<F8E8M0FNU>(-1.0), 0xffu);
  EXPECT_EQ(encode<F8E8M0FNU>(0.0), 0x00u);
}

TEST(Float, RoundsOnceFromDouble) {
  // Just above half: by way of float it would be half, and round to even.
  EXPECT_EQ(encode<BF16>(1 + 0x1p-8 + 0x1p-40), 0x3f81u);
  EXPECT_EQ(encode<F16>(1 + 0x1p-11 + 0x1p-50), 0x3c01u);
  EXPECT_EQ(encode<F8E4M3FN>(1 + 0x1p-4 + 0x1p-52), 0x39u);
}

TEST(Float, KeepsNaNPayloads) {
  EXPECT_EQ(bitsOf(decode<F16>(0xfe01)), 0xffc02000u);
  EXPECT_EQ(bitsOf(decode<F16>(0x7c01)), 0x7fc02000u); // Quieted.
  EXPECT_EQ(encode<F16>(floatOfBits(0xffc02000)), 0xfe01u);
  EXPECT_EQ(encode<BF16>(floatOfBits(0x7f810000)), 0x7fc1u);
  EXPECT_EQ(encode<BF16>(floatOfBits(0x7f800001)), 0x7fc0u);
}
} // namespace
