//===- ElementType.cpp - Element types and elements -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of element types, and loads and stores of single elements with
// conversion. Each conversion rounds once; integers are converted to narrow
// floats through a double rounded to odd.
//
//===----------------------------------------------------------------------===//

#include "Runtime/ElementType.h"

#include "Runtime/Float.h"

#include <cmath>
#include <cstring>
#include <limits>

using namespace tenon;

namespace {
enum class Kind : uint8_t { Float, Bool, Signed, Unsigned, Complex };

struct TypeInfo {
  const char *name;
  Kind kind;
  uint8_t bits;  ///< of the type
  uint8_t bytes; ///< in storage
};

/// Indexed by ten_type - 1.
constexpr TypeInfo types[] = {
    {"f64", Kind::Float, 64, 8},
    {"f32", Kind::Float, 32, 4},
    {"f16", Kind::Float, 16, 2},
    {"bf16", Kind::Float, 16, 2},
    {"f8E4M3", Kind::Float, 8, 1},
    {"f8E4M3FN", Kind::Float, 8, 1},
    {"f8E4M3FNUZ", Kind::Float, 8, 1},
    {"f8E4M3B11FNUZ", Kind::Float, 8, 1},
    {"f8E5M2", Kind::Float, 8, 1},
    {"f8E5M2FNUZ", Kind::Float, 8, 1},
    {"f8E3M4", Kind::Float, 8, 1},
    {"f8E8M0FNU", Kind::Float, 8, 1},
    {"f4E2M1FN", Kind::Float, 4, 1},
    {"i1", Kind::Bool, 1, 1},
    {"i2", Kind::Signed, 2, 1},
    {"i4", Kind::Signed, 4, 1},
    {"i8", Kind::Signed, 8, 1},
    {"i16", Kind::Signed, 16, 2},
    {"i32", Kind::Signed, 32, 4},
    {"i64", Kind::Signed, 64, 8},
    {"ui2", Kind::Unsigned, 2, 1},
    {"ui4", Kind::Unsigned, 4, 1},
    {"ui8", Kind::Unsigned, 8, 1},
    {"ui16", Kind::Unsigned, 16, 2},
    {"ui32", Kind::Unsigned, 32, 4},
    {"ui64", Kind::Unsigned, 64, 8},
    {"complex<f32>", Kind::Complex, 64, 8},
    {"complex<f64>", Kind::Complex, 128, 16},
    {"index", Kind::Signed, 64, 8},
    {"f6E2M3FN", Kind::Float, 6, 1},
    {"f6E3M2FN", Kind::Float, 6, 1},
};
static_assert(sizeof(types) / sizeof(types[0]) == lastElementType);

const TypeInfo &info(ten_type type) { return types[type - 1]; }

template <typename T> T loadAs(const void *element) {
  T value;
  std::memcpy(&value, element, sizeof(T));
  return value;
}
template <typename T> void storeAs(void *element, T value) {
  std::memcpy(element, &value, sizeof(T));
}

double decodeFloat(ten_type type, const void *element) {
  switch (type) {
  case TEN_F64:
    return loadAs<double>(element);
  case TEN_F32:
    return loadAs<float>(element);
  case TEN_F16:
    return decodeDouble<F16>(loadAs<uint16_t>(element));
  case TEN_BF16:
    return decodeDouble<BF16>(loadAs<uint16_t>(element));
  case TEN_F8E4M3:
    return decode<F8E4M3>(loadAs<uint8_t>(element));
  case TEN_F8E4M3FN:
    return decode<F8E4M3FN>(loadAs<uint8_t>(element));
  case TEN_F8E4M3FNUZ:
    return decode<F8E4M3FNUZ>(loadAs<uint8_t>(element));
  case TEN_F8E4M3B11FNUZ:
    return decode<F8E4M3B11FNUZ>(loadAs<uint8_t>(element));
  case TEN_F8E5M2:
    return decode<F8E5M2>(loadAs<uint8_t>(element));
  case TEN_F8E5M2FNUZ:
    return decode<F8E5M2FNUZ>(loadAs<uint8_t>(element));
  case TEN_F8E3M4:
    return decode<F8E3M4>(loadAs<uint8_t>(element));
  case TEN_F8E8M0FNU:
    return decode<F8E8M0FNU>(loadAs<uint8_t>(element));
  case TEN_F4E2M1FN:
    return decode<F4E2M1FN>(loadAs<uint8_t>(element));
  case TEN_F6E2M3FN:
    return decode<F6E2M3FN>(loadAs<uint8_t>(element));
  case TEN_F6E3M2FN:
    return decode<F6E3M2FN>(loadAs<uint8_t>(element));
  default:
    return 0;
  }
}

void encodeFloat(ten_type type, void *element, double value) {
  switch (type) {
  case TEN_F64:
    return storeAs<double>(element, value);
  case TEN_F32:
    return storeAs<float>(element, static_cast<float>(value));
  case TEN_F16:
    return storeAs<uint16_t>(element, encode<F16>(value));
  case TEN_BF16:
    return storeAs<uint16_t>(element, encode<BF16>(value));
  case TEN_F8E4M3:
    return storeAs<uint8_t>(element, encode<F8E4M3>(value));
  case TEN_F8E4M3FN:
    return storeAs<uint8_t>(element, encode<F8E4M3FN>(value));
  case TEN_F8E4M3FNUZ:
    return storeAs<uint8_t>(element, encode<F8E4M3FNUZ>(value));
  case TEN_F8E4M3B11FNUZ:
    return storeAs<uint8_t>(element, encode<F8E4M3B11FNUZ>(value));
  case TEN_F8E5M2:
    return storeAs<uint8_t>(element, encode<F8E5M2>(value));
  case TEN_F8E5M2FNUZ:
    return storeAs<uint8_t>(element, encode<F8E5M2FNUZ>(value));
  case TEN_F8E3M4:
    return storeAs<uint8_t>(element, encode<F8E3M4>(value));
  case TEN_F8E8M0FNU:
    return storeAs<uint8_t>(element, encode<F8E8M0FNU>(value));
  case TEN_F4E2M1FN:
    return storeAs<uint8_t>(element, encode<F4E2M1FN>(value));
  case TEN_F6E2M3FN:
    return storeAs<uint8_t>(element, encode<F6E2M3FN>(value));
  case TEN_F6E3M2FN:
    return storeAs<uint8_t>(element, encode<F6E3M2FN>(value));
  default:
    return;
  }
}

/// Returns `value` as double, with the last bit set if bits were lost (round to
/// odd): a second rounding to a narrower type then gives the same result as a
/// single one.
double doubleRoundedToOdd(uint64_t value) {
  int excess = 0;
  while (excess < 11 && value >> (53 + excess))
    ++excess;
  uint64_t lost = value & ((uint64_t(1) << excess) - 1);
  uint64_t kept = value >> excess | (lost != 0);
  return std::ldexp(static_cast<double>(kept), excess);
}

void storeMagnitude(ten_type type, void *element, bool negative,
                    uint64_t magnitude) {
  if (type == TEN_F64) {
    double value = static_cast<double>(magnitude);
    return storeAs<double>(element, negative ? -value : value);
  }
  double value = doubleRoundedToOdd(magnitude);
  encodeFloat(type, element, negative ? -value : value);
}

int64_t signExtend(uint64_t value, int bits) {
  int unused = 64 - bits;
  return static_cast<int64_t>(value << unused) >> unused;
}

int64_t clampToSigned(double value, int bits) {
  if (std::isnan(value))
    return 0;
  double limit = std::ldexp(1.0, bits - 1);
  if (value >= limit)
    return static_cast<int64_t>((uint64_t(1) << (bits - 1)) - 1);
  if (value < -limit)
    return signExtend(uint64_t(1) << (bits - 1), bits);
  return static_cast<int64_t>(value);
}

uint64_t clampToUnsigned(double value, int bits) {
  if (!(value > 0))
    return 0;
  if (value >= std::ldexp(1.0, bits))
    return ~uint64_t(0) >> (64 - bits);
  return static_cast<uint64_t>(value);
}
} // namespace

bool tenon::isElementType(int32_t type) {
  return type >= firstElementType && type <= lastElementType;
}

const char *tenon::elementTypeName(ten_type type) { return info(type).name; }

std::optional<ten_type> tenon::parseElementType(std::string_view name) {
  for (int32_t type = firstElementType; type <= lastElementType; ++type)
    if (name == types[type - 1].name)
      return static_cast<ten_type>(type);
  return std::nullopt;
}

int64_t tenon::storageSize(ten_type type) { return info(type).bytes; }
int32_t tenon::bitWidth(ten_type type) { return info(type).bits; }
bool tenon::isFloat(ten_type type) { return info(type).kind == Kind::Float; }
bool tenon::isSignedInt(ten_type type) {
  return info(type).kind == Kind::Signed;
}
bool tenon::isUnsignedInt(ten_type type) {
  return info(type).kind == Kind::Unsigned;
}
bool tenon::isComplex(ten_type type) {
  return info(type).kind == Kind::Complex;
}
bool tenon::isInteger(ten_type type) {
  return !isFloat(type) && !isComplex(type);
}
ten_type tenon::partType(ten_type type) {
  return type == TEN_C64 ? TEN_F32 : type == TEN_C128 ? TEN_F64 : type;
}

uint64_t tenon::loadBits(ten_type type, const void *element) {
  switch (info(type).bytes) {
  case 1:
    return loadAs<uint8_t>(element);
  case 2:
    return loadAs<uint16_t>(element);
  case 4:
    return loadAs<uint32_t>(element);
  default:
    return loadAs<uint64_t>(element);
  }
}

void tenon::storeBits(ten_type type, void *element, uint64_t bits) {
  switch (info(type).bytes) {
  case 1:
    return storeAs<uint8_t>(element, bits);
  case 2:
    return storeAs<uint16_t>(element, bits);
  case 4:
    return storeAs<uint32_t>(element, bits);
  default:
    return storeAs<uint64_t>(element, bits);
  }
}

double tenon::loadDouble(ten_type type, const void *element) {
  switch (info(type).kind) {
  case Kind::Float:
    return decodeFloat(type, element);
  case Kind::Complex:
    return decodeFloat(partType(type), element);
  case Kind::Unsigned:
    return static_cast<double>(loadUInt64(type, element));
  default:
    return static_cast<double>(loadInt64(type, element));
  }
}

int64_t tenon::loadInt64(ten_type type, const void *element) {
  const TypeInfo &t = info(type);
  switch (t.kind) {
  case Kind::Bool:
    return loadAs<uint8_t>(element) != 0;
  case Kind::Signed:
    return signExtend(loadBits(type, element), t.bits);
  case Kind::Unsigned:
    return static_cast<int64_t>(loadUInt64(type, element));
  default:
    return clampToSigned(loadDouble(type, element), 64);
  }
}

uint64_t tenon::loadUInt64(ten_type type, const void *element) {
  const TypeInfo &t = info(type);
  switch (t.kind) {
  case Kind::Unsigned:
    return loadBits(type, element) & ~uint64_t(0) >> (64 - t.bits);
  case Kind::Bool:
  case Kind::Signed:
    return static_cast<uint64_t>(loadInt64(type, element));
  default:
    return clampToUnsigned(loadDouble(type, element), 64);
  }
}

std::complex<double> tenon::loadComplex(ten_type type, const void *element) {
  if (!isComplex(type))
    return loadDouble(type, element);
  ten_type part = partType(type);
  const char *imaginary =
      static_cast<const char *>(element) + storageSize(part);
  return {decodeFloat(part, element), decodeFloat(part, imaginary)};
}

void tenon::storeDouble(ten_type type, void *element, double value) {
  const TypeInfo &t = info(type);
  switch (t.kind) {
  case Kind::Float:
    return encodeFloat(type, element, value);
  case Kind::Complex:
    return storeComplex(type, element, value);
  case Kind::Bool:
    return storeBits(type, element, value != 0);
  case Kind::Signed:
    return storeBits(type, element,
                     static_cast<uint64_t>(clampToSigned(value, t.bits)));
  case Kind::Unsigned:
    return storeBits(type, element, clampToUnsigned(value, t.bits));
  }
}

void tenon::storeInt64(ten_type type, void *element, int64_t value) {
  const TypeInfo &t = info(type);
  uint64_t bits = static_cast<uint64_t>(value);
  switch (t.kind) {
  case Kind::Float:
    return storeMagnitude(type, element, value < 0, value < 0 ? -bits : bits);
  case Kind::Complex:
    std::memset(element, 0, t.bytes);
    return storeInt64(partType(type), element, value);
  case Kind::Bool:
    return storeBits(type, element, value != 0);
  case Kind::Signed:
    return storeBits(type, element,
                     static_cast<uint64_t>(signExtend(bits, t.bits)));
  case Kind::Unsigned:
    return storeBits(type, element, bits & ~uint64_t(0) >> (64 - t.bits));
  }
}

void tenon::storeUInt64(ten_type type, void *element, uint64_t value) {
  switch (info(type).kind) {
  case Kind::Float:
    return storeMagnitude(type, element, false, value);
  case Kind::Complex:
    std::memset(element, 0, info(type).bytes);
    return storeMagnitude(partType(type), element, false, value);
  default:
    return storeInt64(type, element, static_cast<int64_t>(value));
  }
}

void tenon::storeComplex(ten_type type, void *element,
                         std::complex<double> value) {
  if (!isComplex(type))
    return storeDouble(type, element, value.real());
  ten_type part = partType(type);
  encodeFloat(part, element, value.real());
  encodeFloat(part, static_cast<char *>(element) + storageSize(part),
              value.imag());
}
