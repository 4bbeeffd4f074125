//===- Precision.cpp - Rounds to a narrower format and back ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Scalar/Element.h"
#include "Dialect/Ten/Scalar/Pointwise.h"

#include <cmath>
#include <limits>

using namespace tenon;
using namespace tenon::ten;

namespace {
/// Reduces the precision of an IEEE number of `width` bits with `mantissaBits`,
/// as XLA does: rounds the mantissa to nearest even (a carry propagates into
/// the exponent), then checks the exponent against the range of the narrower
/// format.
uint64_t reduceBits(uint64_t bits, int width, int mantissaBits, int exponent,
                    int mantissa) {
  int exponentBits = width - 1 - mantissaBits;
  uint64_t signMask = uint64_t(1) << (width - 1);
  uint64_t exponentMask = ((uint64_t(1) << exponentBits) - 1) << mantissaBits;
  uint64_t sign = bits & signMask, magnitude = bits & ~signMask;
  if (magnitude > exponentMask) // NaN
    return bits;
  if (mantissa < mantissaBits) {
    int dropped = mantissaBits - mantissa;
    uint64_t last = uint64_t(1) << dropped;
    uint64_t bias = (last >> 1) - 1 + ((magnitude >> dropped) & 1);
    magnitude = (magnitude + bias) & ~(last - 1);
  }
  if (exponent < exponentBits) {
    int64_t bias = (int64_t(1) << (exponentBits - 1)) - 1;
    int64_t reducedBias = (int64_t(1) << (exponent - 1)) - 1;
    int64_t actual = static_cast<int64_t>(magnitude >> mantissaBits);
    if (actual > bias + reducedBias)
      magnitude = exponentMask;
    else if (actual <= bias - reducedBias)
      magnitude = 0;
  }
  return sign | magnitude;
}

struct IEEEFormat {
  int width, mantissa;
};

IEEEFormat formatOf(ten_type type) {
  switch (type) {
  case TEN_F64:
    return {64, 52};
  case TEN_F32:
    return {32, 23};
  case TEN_F16:
    return {16, 10};
  case TEN_BF16:
    return {16, 7};
  default:
    return {0, 0};
  }
}

void reduceLoop(const void *const *operands, void *result, int64_t count,
                int64_t parameter) {
  auto type = static_cast<ten_type>(parameter & 0xff);
  int exponent = (parameter >> 8) & 0xff, mantissa = (parameter >> 16) & 0xff;
  IEEEFormat format = formatOf(type);
  auto *in = static_cast<const char *>(operands[0]);
  auto *out = static_cast<char *>(result);
  int64_t size = storageSize(type);
  for (int64_t i = 0; i < count; ++i, in += size, out += size) {
    if (format.width) {
      storeBits(type, out,
                reduceBits(loadBits(type, in), format.width, format.mantissa,
                           exponent, mantissa));
      continue;
    }
    // Reduce formats of 8 bits and less as floats: rounding bits of their own
    // would drop digits of subnormal numbers.
    uint32_t bits = bitsOf(static_cast<float>(loadDouble(type, in)));
    storeDouble(type, out,
                floatOfBits(static_cast<uint32_t>(
                    reduceBits(bits, 32, 23, exponent, mantissa))));
  }
}
} // namespace

ArrayFunction tenon::ten::reducePrecisionFunction(ten_type type, int exponent,
                                                  int mantissa) {
  if (!isFloat(type) || exponent < 1 || mantissa < 0)
    return {};
  // Clamps both to more bits than any format has.
  exponent = exponent > 63 ? 63 : exponent;
  mantissa = mantissa > 63 ? 63 : mantissa;
  return {reduceLoop, type | exponent << 8 | mantissa << 16};
}
