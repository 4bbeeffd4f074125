//===- Element.h - Element types as C++ types -------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Traits of the element types: the type of an element in a buffer (Storage),
// the type in which it is computed (Value), and the conversions between them.
// visitElementType dispatches a type known only at run time to templates.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_SCALAR_ELEMENT_H
#define TENON_DIALECT_TEN_SCALAR_ELEMENT_H

#include "Runtime/ElementType.h"
#include "Runtime/Float.h"

#include <complex>
#include <cstdint>
#include <type_traits>

namespace tenon::ten {

enum class ElementKind { Float, Bool, Integer, Complex };

/// An integer of `bits` bits, stored in a T of at least that many bits.
template <typename T, int bits> struct IntegerElement {
  using Storage = T;
  using Value = T;
  /// An unsigned type for arithmetic without undefined overflow that is not
  /// promoted.
  using Wide = std::conditional_t<(bits <= 32), uint32_t, uint64_t>;
  static constexpr ElementKind kind = ElementKind::Integer;
  static constexpr bool isSigned = std::is_signed_v<T>;
  static constexpr int width = bits;
  static constexpr Wide mask = ~Wide(0) >> (8 * sizeof(Wide) - bits);
  static constexpr T highest =
      isSigned ? static_cast<T>(mask >> 1) : static_cast<T>(mask);
  static constexpr T lowest =
      isSigned ? static_cast<T>(-static_cast<T>(highest) - 1) : T(0);

  /// Returns the low bits of `value`, sign- or zero-extended.
  static Value wrap(Wide value) {
    if constexpr (bits == 8 * sizeof(T))
      return static_cast<T>(value);
    else if constexpr (isSigned)
      return static_cast<T>(static_cast<int32_t>(value << (32 - bits)) >>
                            (32 - bits));
    else
      return static_cast<T>(value & mask);
  }
  static Value load(Storage element) {
    return wrap(static_cast<Wide>(element));
  }
  static Storage store(Value value) { return value; }
  static Value round(Value value) { return value; }
};

struct BoolElement {
  using Storage = uint8_t;
  using Value = bool;
  static constexpr ElementKind kind = ElementKind::Bool;
  static Value load(Storage element) { return element != 0; }
  static Storage store(Value value) { return value; }
  static Value round(Value value) { return value; }
};

/// float or double.
template <typename T> struct FloatElement {
  using Storage = T;
  using Value = T;
  static constexpr ElementKind kind = ElementKind::Float;
  static Value load(Storage element) { return element; }
  static Storage store(double value) { return static_cast<T>(value); }
  static Value round(Value value) { return value; }
};

/// A float of 16 bits or less, computed in float.
template <typename Format, typename T> struct SmallFloatElement {
  using Storage = T;
  using Value = float;
  static constexpr ElementKind kind = ElementKind::Float;
  static Value load(Storage element) { return decode<Format>(element); }
  static Storage store(double value) {
    return static_cast<T>(encode<Format>(value));
  }
  static Storage store(float value) {
    return static_cast<T>(encode<Format>(value));
  }
  static Value round(Value value) { return load(store(value)); }
};

template <typename T> struct ComplexElement {
  using Storage = std::complex<T>;
  using Value = std::complex<T>;
  using Part = T;
  static constexpr ElementKind kind = ElementKind::Complex;
  static Value load(Storage element) { return element; }
  static Storage store(Value value) { return value; }
  static Value round(Value value) { return value; }
};

template <ten_type type> struct Element;
template <> struct Element<TEN_F64> : FloatElement<double> {};
template <> struct Element<TEN_F32> : FloatElement<float> {};
template <> struct Element<TEN_F16> : SmallFloatElement<F16, uint16_t> {};
template <> struct Element<TEN_BF16> : SmallFloatElement<BF16, uint16_t> {};
template <> struct Element<TEN_F8E4M3> : SmallFloatElement<F8E4M3, uint8_t> {};
template <>
struct Element<TEN_F8E4M3FN> : SmallFloatElement<F8E4M3FN, uint8_t> {};
template <>
struct Element<TEN_F8E4M3FNUZ> : SmallFloatElement<F8E4M3FNUZ, uint8_t> {};
template <>
struct Element<TEN_F8E4M3B11FNUZ> : SmallFloatElement<F8E4M3B11FNUZ, uint8_t> {
};
template <> struct Element<TEN_F8E5M2> : SmallFloatElement<F8E5M2, uint8_t> {};
template <>
struct Element<TEN_F8E5M2FNUZ> : SmallFloatElement<F8E5M2FNUZ, uint8_t> {};
template <> struct Element<TEN_F8E3M4> : SmallFloatElement<F8E3M4, uint8_t> {};
template <>
struct Element<TEN_F8E8M0FNU> : SmallFloatElement<F8E8M0FNU, uint8_t> {};
template <>
struct Element<TEN_F6E2M3FN> : SmallFloatElement<F6E2M3FN, uint8_t> {};
template <>
struct Element<TEN_F6E3M2FN> : SmallFloatElement<F6E3M2FN, uint8_t> {};
template <>
struct Element<TEN_F4E2M1FN> : SmallFloatElement<F4E2M1FN, uint8_t> {};
template <> struct Element<TEN_I1> : BoolElement {};
template <> struct Element<TEN_I2> : IntegerElement<int8_t, 2> {};
template <> struct Element<TEN_I4> : IntegerElement<int8_t, 4> {};
template <> struct Element<TEN_I8> : IntegerElement<int8_t, 8> {};
template <> struct Element<TEN_I16> : IntegerElement<int16_t, 16> {};
template <> struct Element<TEN_I32> : IntegerElement<int32_t, 32> {};
template <> struct Element<TEN_I64> : IntegerElement<int64_t, 64> {};
template <> struct Element<TEN_UI2> : IntegerElement<uint8_t, 2> {};
template <> struct Element<TEN_UI4> : IntegerElement<uint8_t, 4> {};
template <> struct Element<TEN_UI8> : IntegerElement<uint8_t, 8> {};
template <> struct Element<TEN_UI16> : IntegerElement<uint16_t, 16> {};
template <> struct Element<TEN_UI32> : IntegerElement<uint32_t, 32> {};
template <> struct Element<TEN_UI64> : IntegerElement<uint64_t, 64> {};
template <> struct Element<TEN_C64> : ComplexElement<float> {};
template <> struct Element<TEN_C128> : ComplexElement<double> {};

/// Calls fn(Element<type>()). An index is an i64.
template <typename Fn> auto visitElementType(ten_type type, Fn &&fn) {
  switch (type) {
#define TEN_VISIT(name)                                                        \
  case name:                                                                   \
    return fn(Element<name>());
    TEN_VISIT(TEN_F64)
    TEN_VISIT(TEN_F32)
    TEN_VISIT(TEN_F16)
    TEN_VISIT(TEN_BF16)
    TEN_VISIT(TEN_F8E4M3)
    TEN_VISIT(TEN_F8E4M3FN)
    TEN_VISIT(TEN_F8E4M3FNUZ)
    TEN_VISIT(TEN_F8E4M3B11FNUZ)
    TEN_VISIT(TEN_F8E5M2)
    TEN_VISIT(TEN_F8E5M2FNUZ)
    TEN_VISIT(TEN_F8E3M4)
    TEN_VISIT(TEN_F8E8M0FNU)
    TEN_VISIT(TEN_F6E2M3FN)
    TEN_VISIT(TEN_F6E3M2FN)
    TEN_VISIT(TEN_F4E2M1FN)
    TEN_VISIT(TEN_I1)
    TEN_VISIT(TEN_I2)
    TEN_VISIT(TEN_I4)
    TEN_VISIT(TEN_I8)
    TEN_VISIT(TEN_I16)
    TEN_VISIT(TEN_I32)
    TEN_VISIT(TEN_I64)
    TEN_VISIT(TEN_UI2)
    TEN_VISIT(TEN_UI4)
    TEN_VISIT(TEN_UI8)
    TEN_VISIT(TEN_UI16)
    TEN_VISIT(TEN_UI32)
    TEN_VISIT(TEN_UI64)
    TEN_VISIT(TEN_C64)
    TEN_VISIT(TEN_C128)
#undef TEN_VISIT
  case TEN_INDEX:
    break;
  }
  return fn(Element<TEN_I64>());
}

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_SCALAR_ELEMENT_H
