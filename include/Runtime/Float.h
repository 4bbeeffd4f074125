//===- Float.h - Codecs of small float types --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversions between float or double and the types of at most 16 bits, with
// the bits of LLVM's APFloat::convert with rounding to nearest even: overflow
// gives an infinity, NaN in types without infinities, and the largest value in
// f4E2M1FN, f6E2M3FN and f6E3M2FN, which have neither. Each encoder rounds
// once, from double as well as from float. Two cases that APFloat leaves open
// are defined here: these three convert infinity to the largest value and NaN
// to zero; f8E8M0FNU converts every negative value to NaN.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_FLOAT_H
#define TENON_RUNTIME_FLOAT_H

#include <array>
#include <cstdint>
#include <cstring>

namespace tenon {

inline uint32_t bitsOf(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}
inline uint64_t bitsOf(double value) {
  uint64_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}
inline float floatOfBits(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}
inline double doubleOfBits(uint64_t bits) {
  double value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

/// The bit patterns of a format that are not finite.
enum class FloatSpecials {
  IEEE,         ///< all-ones exponent: infinity, or NaN with payload
  NaNAllOnes,   ///< only the all-ones pattern (either sign) is NaN
  NaNMinusZero, ///< only the pattern of -0 is NaN; there is no -0
  None          ///< every pattern is finite
};

/// A format with a sign bit, `exponentBits` and `mantissaBits`; a value is
/// 1.mantissa * 2^(exponent - bias), or subnormal if the exponent is 0.
template <int exponentBits, int mantissaBits, int bias, FloatSpecials specials>
struct SmallFloat {
  static constexpr int width = 1 + exponentBits + mantissaBits;
  static_assert(width <= 16);
  static constexpr int mantissa = mantissaBits;
  static constexpr uint32_t signBit = 1u << (width - 1);
  static constexpr uint32_t mantissaMask = (1u << mantissaBits) - 1;
  static constexpr uint32_t exponentMask = ((1u << exponentBits) - 1)
                                           << mantissaBits;
  static constexpr uint32_t magnitudeMask = signBit - 1;
  static constexpr bool hasInfinity = specials == FloatSpecials::IEEE;
  static constexpr bool hasNegativeZero =
      specials != FloatSpecials::NaNMinusZero;
  /// The largest finite magnitude.
  static constexpr uint32_t largest =
      specials == FloatSpecials::IEEE         ? exponentMask - 1
      : specials == FloatSpecials::NaNAllOnes ? magnitudeMask - 1
                                              : magnitudeMask;

  /// Returns the bits of a double with the value of `bits`; a NaN keeps its
  /// sign and payload if the format has them, and becomes quiet.
  static constexpr uint64_t toDoubleBits(uint32_t bits) {
    uint64_t sign = uint64_t((bits >> (width - 1)) & 1) << 63;
    uint32_t magnitude = bits & magnitudeMask;
    constexpr uint64_t quietNaN = 0x7ff8000000000000;
    if (specials == FloatSpecials::IEEE && magnitude >= exponentMask) {
      if (magnitude == exponentMask)
        return sign | 0x7ff0000000000000;
      uint64_t payload = magnitude & mantissaMask;
      return sign | quietNaN | payload << (52 - mantissaBits);
    }
    if (specials == FloatSpecials::NaNAllOnes && magnitude == magnitudeMask)
      return sign | quietNaN | uint64_t(mantissaMask) << (52 - mantissaBits);
    if (specials == FloatSpecials::NaNMinusZero && bits == signBit)
      return quietNaN;
    if (magnitude == 0)
      return sign;
    int exponent = int(magnitude >> mantissaBits);
    uint64_t fraction = magnitude & mantissaMask;
    if (exponent == 0) {
      // Subnormal: normal as a double.
      exponent = 1;
      while (!(fraction >> mantissaBits)) {
        fraction <<= 1;
        --exponent;
      }
      fraction &= mantissaMask;
    }
    return sign | uint64_t(exponent - bias + 1023) << 52 |
           fraction << (52 - mantissaBits);
  }

  /// Returns the nearest value of the format, ties to even.
  static uint32_t fromDouble(double value) {
    uint64_t source = bitsOf(value);
    uint32_t sign = uint32_t(source >> 63) << (width - 1);
    uint64_t magnitude = source & ~(uint64_t(1) << 63);
    if (magnitude >= 0x7ff0000000000000)
      return fromNonFinite(sign, magnitude);
    int exponent = int(magnitude >> 52);
    if (exponent == 0) // Zero, or a subnormal double: far below half of ours.
      return signOfZero(sign);
    uint64_t fraction = (magnitude & 0xfffffffffffff) | uint64_t(1) << 52;
    int biased = exponent - 1023 + bias;
    // Shifts the fraction to the position of the mantissa, then adds the
    // exponent: a carry out of the mantissa increments the exponent.
    int shift = 52 - mantissaBits + (biased <= 0 ? 1 - biased : 0);
    if (shift > 54)
      return signOfZero(sign);
    uint64_t kept = fraction >> shift;
    uint64_t rest = fraction & ((uint64_t(1) << shift) - 1);
    uint64_t half = uint64_t(1) << (shift - 1);
    if (rest > half || (rest == half && (kept & 1)))
      ++kept;
    uint64_t result =
        biased <= 0 ? kept : kept + (uint64_t(biased - 1) << mantissaBits);
    if (result > largest)
      return overflow(sign);
    return result == 0 ? signOfZero(sign) : sign | uint32_t(result);
  }

private:
  static uint32_t signOfZero(uint32_t sign) {
    return hasNegativeZero ? sign : 0;
  }
  static uint32_t notANumber(uint32_t sign) {
    if (specials == FloatSpecials::NaNAllOnes)
      return sign | magnitudeMask;
    if (specials == FloatSpecials::NaNMinusZero)
      return signBit;
    return 0;
  }
  static uint32_t overflow(uint32_t sign) {
    if (specials == FloatSpecials::IEEE)
      return sign | exponentMask;
    if (specials == FloatSpecials::None)
      return sign | largest;
    return notANumber(sign);
  }
  static uint32_t fromNonFinite(uint32_t sign, uint64_t magnitude) {
    if (magnitude == 0x7ff0000000000000)
      return overflow(sign);
    if (specials != FloatSpecials::IEEE)
      return notANumber(sign);
    uint32_t payload = uint32_t(magnitude >> (52 - mantissaBits));
    return sign | exponentMask | 1u << (mantissaBits - 1) |
           (payload & mantissaMask);
  }
};

using F16 = SmallFloat<5, 10, 15, FloatSpecials::IEEE>;
using BF16 = SmallFloat<8, 7, 127, FloatSpecials::IEEE>;
using F8E4M3 = SmallFloat<4, 3, 7, FloatSpecials::IEEE>;
using F8E4M3FN = SmallFloat<4, 3, 7, FloatSpecials::NaNAllOnes>;
using F8E4M3FNUZ = SmallFloat<4, 3, 8, FloatSpecials::NaNMinusZero>;
using F8E4M3B11FNUZ = SmallFloat<4, 3, 11, FloatSpecials::NaNMinusZero>;
using F8E5M2 = SmallFloat<5, 2, 15, FloatSpecials::IEEE>;
using F8E5M2FNUZ = SmallFloat<5, 2, 16, FloatSpecials::NaNMinusZero>;
using F8E3M4 = SmallFloat<3, 4, 3, FloatSpecials::IEEE>;
using F6E2M3FN = SmallFloat<2, 3, 1, FloatSpecials::None>;
using F6E3M2FN = SmallFloat<3, 2, 3, FloatSpecials::None>;
using F4E2M1FN = SmallFloat<2, 1, 1, FloatSpecials::None>;

/// Powers of two from 2^-127 to 2^127, and one NaN (0xff). No sign, no zero.
struct F8E8M0FNU {
  static constexpr int width = 8;
  static constexpr int mantissa = 0;
  static constexpr uint64_t toDoubleBits(uint32_t bits) {
    return bits == 0xff ? 0x7ff8000000000000
                        : uint64_t(int(bits) - 127 + 1023) << 52;
  }
  /// Returns the nearest power of two, ties (1.5 * 2^n) upwards; zero becomes
  /// the smallest value, negative or too large values NaN.
  static uint32_t fromDouble(double value) {
    uint64_t bits = bitsOf(value);
    if ((bits << 1) == 0)
      return 0;
    if (bits >= 0x7ff0000000000000) // Negative, infinite or NaN.
      return 0xff;
    // Adding half a unit of the exponent carries from 1.5 on.
    int exponent = int((bits + (uint64_t(1) << 51)) >> 52) - 1023 + 127;
    return exponent < 0 ? 0 : exponent >= 0xff ? 0xff : uint32_t(exponent);
  }
};

/// Returns the value of `bits`, exactly.
template <typename Format> inline double decodeDouble(uint32_t bits) {
  return doubleOfBits(Format::toDoubleBits(bits));
}

namespace detail {
template <typename Format> struct DecodeTable {
  std::array<uint32_t, 256> bits{};
  constexpr DecodeTable() {
    for (uint32_t i = 0; i < 256; ++i)
      bits[i] =
          toFloatBits(Format::toDoubleBits(i & ((1u << Format::width) - 1)));
  }
  // Returns the float bits of a double that float can represent: a cast cannot
  // be bit-copied in a constant expression.
  static constexpr uint32_t toFloatBits(uint64_t source) {
    uint32_t sign = uint32_t(source >> 63) << 31;
    uint32_t exponent = uint32_t(source >> 52) & 0x7ff;
    uint32_t fraction = uint32_t((source & 0xfffffffffffff) >> 29);
    if (exponent == 0x7ff)
      return sign | 0x7f800000 | fraction;
    if (exponent == 0)
      return sign;
    int biased = int(exponent) - 1023 + 127;
    if (biased <= 0)
      return sign | ((fraction | 1u << 23) >> (1 - biased));
    return sign | uint32_t(biased) << 23 | fraction;
  }
};
template <typename Format> inline constexpr DecodeTable<Format> decodeTable{};
} // namespace detail

/// Returns the value of `bits`, exactly: every format here is a subset of
/// float.
template <typename Format> inline float decode(uint32_t bits) {
  if constexpr (Format::width <= 8)
    return floatOfBits(detail::decodeTable<Format>.bits[bits & 0xff]);
  else
    return floatOfBits(
        detail::DecodeTable<F8E5M2>::toFloatBits(Format::toDoubleBits(bits)));
}
template <> inline float decode<BF16>(uint32_t bits) {
  // A signaling NaN becomes quiet, as in every conversion.
  uint32_t quiet = (bits & 0x7fff) > 0x7f80 ? 0x40 : 0;
  return floatOfBits((bits | quiet) << 16);
}
template <> inline float decode<F16>(uint32_t bits) {
  uint32_t sign = (bits & 0x8000) << 16, magnitude = bits & 0x7fff;
  if (magnitude >= 0x7c00) {
    uint32_t quiet = magnitude > 0x7c00 ? 0x400000 : 0;
    return floatOfBits(sign | 0x7f800000 | quiet | (magnitude & 0x3ff) << 13);
  }
  // 2^112 rebases the exponent; the product is exact for subnormals too.
  float scaled = floatOfBits(magnitude << 13) * 0x1p112f;
  return floatOfBits(sign | bitsOf(scaled));
}

/// Returns the bits of the value of `Format` nearest to `value`, ties to even.
template <typename Format> inline uint32_t encode(double value) {
  return Format::fromDouble(value);
}
template <typename Format> inline uint32_t encode(float value) {
  return Format::fromDouble(double(value));
}
template <> inline uint32_t encode<BF16>(float value) {
  uint32_t bits = bitsOf(value);
  if ((bits & 0x7fffffff) > 0x7f800000)
    return bits >> 16 | 0x40;
  return (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
}

} // namespace tenon

#endif // TENON_RUNTIME_FLOAT_H
