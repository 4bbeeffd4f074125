//===- Bitcast.cpp - Bit casts between element types ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Scalar/Element.h"
#include "Dialect/Ten/Scalar/Pointwise.h"

#include <algorithm>
#include <cstring>

using namespace tenon;
using namespace tenon::ten;

/// Returns the storage form of a value of a type of `bits` < 8 bits.
static uint8_t extend(ten_type type, int bits, uint32_t value) {
  value &= (1u << bits) - 1;
  if (isSignedInt(type) && value >> (bits - 1))
    value |= ~0u << bits;
  return static_cast<uint8_t>(value);
}

void tenon::ten::bitcastElements(ten_type from, ten_type to,
                                 const void *operand, void *result,
                                 int64_t count) {
  if (count == 0)
    return;
  int fromBits = bitWidth(from), toBits = bitWidth(to);
  auto *in = static_cast<const uint8_t *>(operand);
  auto *out = static_cast<uint8_t *>(result);
  int narrow = std::min(fromBits, toBits), wide = std::max(fromBits, toBits);
  if (narrow >= 8) {
    // The buffer has the same byte order as the value.
    std::memcpy(out, in, count * (wide / 8));
    return;
  }
  int ratio = wide / narrow, bytes = (wide + 7) / 8;
  uint32_t mask = (1u << narrow) - 1;
  for (int64_t i = 0; i < count; ++i) {
    if (fromBits >= toBits) {
      for (int k = 0; k < ratio; ++k, ++out) {
        int bit = k * narrow;
        *out = extend(to, narrow, in[bit / 8] >> (bit % 8));
      }
      in += bytes;
      continue;
    }
    uint8_t value[16] = {};
    for (int k = 0; k < ratio; ++k, ++in) {
      int bit = k * narrow;
      value[bit / 8] |= (*in & mask) << (bit % 8);
    }
    if (wide < 8)
      value[0] = extend(to, wide, value[0]);
    std::memcpy(out, value, bytes);
    out += bytes;
  }
}
