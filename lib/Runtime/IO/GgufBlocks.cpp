//===- GgufBlocks.cpp - Values of quantized blocks ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoders of the block types of GGUF. A block is scales, minimums and codes at
// fixed offsets, little-endian. Each value is computed in f32 in one order of
// operations, code * scale + minimum with a rounding after each, as ggml's
// reference in Python computes it: no products are fused.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Float.h"
#include "Runtime/Gguf.h"

using namespace tenon;

/// Elements of the blocks with one scale, and of those with scales of scales.
static constexpr int kSmall = 32, kLarge = 256;

static float half(const uint8_t *bytes) {
  return decode<F16>(static_cast<uint32_t>(bytes[0] | bytes[1] << 8));
}

/// The number of a code of 4 bits: low nibbles hold the first half of a block,
/// high nibbles the second.
static int nibble(const uint8_t *codes, int i) {
  return i < kSmall / 2 ? codes[i] & 15 : codes[i - kSmall / 2] >> 4;
}

static void decodeQ4_0(const uint8_t *block, float *values) {
  float scale = half(block);
  for (int i = 0; i < kSmall; ++i)
    values[i] = scale * float(nibble(block + 2, i) - 8);
}

static void decodeQ4_1(const uint8_t *block, float *values) {
  float scale = half(block), minimum = half(block + 2);
  for (int i = 0; i < kSmall; ++i)
    values[i] = scale * float(nibble(block + 4, i)) + minimum;
}

/// A code of 5 bits, whose fifth bits precede the nibbles.
static int fiveBits(const uint8_t *codes, int i) {
  return nibble(codes + 4, i) | (codes[i / 8] >> (i % 8) & 1) << 4;
}

static void decodeQ5_0(const uint8_t *block, float *values) {
  float scale = half(block);
  for (int i = 0; i < kSmall; ++i)
    values[i] = scale * float(fiveBits(block + 2, i) - 16);
}

static void decodeQ5_1(const uint8_t *block, float *values) {
  float scale = half(block), minimum = half(block + 2);
  for (int i = 0; i < kSmall; ++i)
    values[i] = scale * float(fiveBits(block + 4, i)) + minimum;
}

static void decodeQ8_0(const uint8_t *block, float *values) {
  float scale = half(block);
  for (int i = 0; i < kSmall; ++i)
    values[i] = float(static_cast<int8_t>(block[2 + i])) * scale;
}

static void decodeIQ4_NL(const uint8_t *block, float *values) {
  static const int8_t table[] = {-127, -104, -83, -65, -49, -35, -22, -10,
                                 1,    13,   25,  38,  53,  69,  89,  113};
  float scale = half(block);
  for (int i = 0; i < kSmall; ++i)
    values[i] = scale * float(table[nibble(block + 2, i)]);
}

/// f4E2M1FN times a power of two; the table has twice the numbers, the scale is
/// half of the f8E8M0FNU.
static void decodeMXFP4(const uint8_t *block, float *values) {
  static const int8_t table[] = {0, 1,  2,  3,  4,  6,  8,  12,
                                 0, -1, -2, -3, -4, -6, -8, -12};
  uint32_t exponent = block[0];
  float scale = floatOfBits(exponent < 2 ? 0x00200000u << exponent
                                         : (exponent - 1) << 23);
  for (int i = 0; i < kSmall; ++i)
    values[i] = scale * float(table[nibble(block + 1, i)]);
}

/// The scale and the minimum of a group of Q4_K and Q5_K: 6 bits each, eight of
/// both in 12 bytes.
static void scaleAndMinimum(const uint8_t *packed, int group, int &scale,
                            int &minimum) {
  if (group < 4) {
    scale = packed[group] & 63;
    minimum = packed[group + 4] & 63;
  } else {
    scale = (packed[group + 4] & 15) | (packed[group - 4] >> 6) << 4;
    minimum = packed[group + 4] >> 4 | (packed[group] >> 6) << 4;
  }
}

/// Q4_K, and Q5_K if there are fifth bits.
static void decodeGroups(const uint8_t *block, const uint8_t *codes,
                         const uint8_t *fifth, float *values) {
  float scale = half(block), minimum = half(block + 2);
  for (int group = 0; group < 8; ++group) {
    int ownScale, ownMinimum;
    scaleAndMinimum(block + 4, group, ownScale, ownMinimum);
    float d = scale * float(ownScale), m = minimum * float(ownMinimum);
    for (int i = 0; i < 32; ++i) {
      int code = codes[group / 2 * 32 + i] >> (group % 2 * 4) & 15;
      if (fifth)
        code |= (fifth[i] >> group & 1) << 4;
      values[group * 32 + i] = d * float(code) - m;
    }
  }
}

static void decodeQ4_K(const uint8_t *block, float *values) {
  decodeGroups(block, block + 16, nullptr, values);
}

static void decodeQ5_K(const uint8_t *block, float *values) {
  decodeGroups(block, block + 48, block + 16, values);
}

static void decodeQ6_K(const uint8_t *block, float *values) {
  const uint8_t *low = block, *high = block + 128, *scales = block + 192;
  float scale = half(block + 208);
  for (int i = 0; i < kLarge; ++i) {
    int part = i / 128, row = i % 128 / 32, at = i % 32;
    int nibbles = low[part * 64 + row % 2 * 32 + at] >> (row / 2 * 4) & 15;
    int pair = high[part * 32 + at] >> (row * 2) & 3;
    float d = scale * float(static_cast<int8_t>(scales[i / 16]));
    values[i] = d * float((nibbles | pair << 4) - 32);
  }
}

static void decodeF32(const uint8_t *block, float *value) {
  std::memcpy(value, block, 4);
}

static void decodeF16(const uint8_t *block, float *value) {
  *value = half(block);
}

static void decodeBF16(const uint8_t *block, float *value) {
  *value = floatOfBits(uint32_t(block[0]) << 16 | uint32_t(block[1]) << 24);
}

const GgufType *tenon::findGgufType(uint32_t number) {
  static const GgufType types[] = {
      {0, "F32", 1, 4, TEN_F32, decodeF32},
      {1, "F16", 1, 2, TEN_F16, decodeF16},
      {2, "Q4_0", kSmall, 18, {}, decodeQ4_0},
      {3, "Q4_1", kSmall, 20, {}, decodeQ4_1},
      {6, "Q5_0", kSmall, 22, {}, decodeQ5_0},
      {7, "Q5_1", kSmall, 24, {}, decodeQ5_1},
      {8, "Q8_0", kSmall, 34, {}, decodeQ8_0},
      {9, "Q8_1", kSmall, 36, {}, nullptr},
      {10, "Q2_K", kLarge, 84, {}, nullptr},
      {11, "Q3_K", kLarge, 110, {}, nullptr},
      {12, "Q4_K", kLarge, 144, {}, decodeQ4_K},
      {13, "Q5_K", kLarge, 176, {}, decodeQ5_K},
      {14, "Q6_K", kLarge, 210, {}, decodeQ6_K},
      {15, "Q8_K", kLarge, 292, {}, nullptr},
      {16, "IQ2_XXS", kLarge, 66, {}, nullptr},
      {17, "IQ2_XS", kLarge, 74, {}, nullptr},
      {18, "IQ3_XXS", kLarge, 98, {}, nullptr},
      {19, "IQ1_S", kLarge, 50, {}, nullptr},
      {20, "IQ4_NL", kSmall, 18, {}, decodeIQ4_NL},
      {21, "IQ3_S", kLarge, 110, {}, nullptr},
      {22, "IQ2_S", kLarge, 82, {}, nullptr},
      {23, "IQ4_XS", kLarge, 136, {}, nullptr},
      {24, "I8", 1, 1, TEN_I8, nullptr},
      {25, "I16", 1, 2, TEN_I16, nullptr},
      {26, "I32", 1, 4, TEN_I32, nullptr},
      {27, "I64", 1, 8, TEN_I64, nullptr},
      {28, "F64", 1, 8, TEN_F64, nullptr},
      {29, "IQ1_M", kLarge, 56, {}, nullptr},
      {30, "BF16", 1, 2, TEN_BF16, decodeBF16},
      {34, "TQ1_0", kLarge, 54, {}, nullptr},
      {35, "TQ2_0", kLarge, 66, {}, nullptr},
      {39, "MXFP4", kSmall, 17, {}, decodeMXFP4},
  };
  for (const GgufType &type : types)
    if (type.number == number)
      return &type;
  return nullptr;
}
