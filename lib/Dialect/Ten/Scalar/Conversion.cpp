//===- Conversion.cpp - Conversion between element types ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Scalar/Element.h"
#include "Dialect/Ten/Scalar/Pointwise.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace tenon;
using namespace tenon::ten;

// Each type converts exactly to one of double, int64, uint64 and
// complex<double>. A block of elements is loaded into that carrier and stored
// from it, so one loop per type suffices instead of one per pair of types.
// Block size in elements.
namespace {
constexpr int64_t blockSize = 256;

/// Rounds to odd: returns `value` as double with the last bit set if bits were
/// lost. A later rounding to at most 51 bits then gives the same result as
/// rounding directly.
double roundToOdd(uint64_t value) {
  if (value >> 53 == 0)
    return static_cast<double>(value);
  int excess = 11 - __builtin_clzll(value);
  uint64_t lost = value & ((uint64_t(1) << excess) - 1);
  uint64_t kept = value >> excess | (lost != 0);
  return std::ldexp(static_cast<double>(kept), excess);
}

template <typename E> typename E::Storage saturate(double value) {
  if (std::isnan(value))
    return 0;
  // Both bounds are exact, or `highest` rounds up to one more than it.
  if (value >= static_cast<double>(E::highest))
    return E::highest;
  if (value <= static_cast<double>(E::lowest))
    return E::lowest;
  return static_cast<typename E::Storage>(value);
}

template <typename E> struct StoreOf {
  using S = typename E::Storage;
  static S from(double value) {
    if constexpr (E::kind == ElementKind::Float)
      return E::store(value);
    else if constexpr (E::kind == ElementKind::Bool)
      return value != 0;
    else if constexpr (E::kind == ElementKind::Integer)
      return saturate<E>(value);
    else
      return S(static_cast<typename E::Part>(value), 0);
  }
  template <typename I> static S fromInt(I value) {
    if constexpr (E::kind == ElementKind::Float) {
      if constexpr (std::is_floating_point_v<S>)
        return static_cast<S>(value);
      else
        return value < I(0) ? E::store(-roundToOdd(-uint64_t(value)))
                            : E::store(roundToOdd(uint64_t(value)));
    } else if constexpr (E::kind == ElementKind::Bool) {
      return value != 0;
    } else if constexpr (E::kind == ElementKind::Integer) {
      return E::wrap(static_cast<typename E::Wide>(value));
    } else {
      return S(static_cast<typename E::Part>(value), 0);
    }
  }
  static S from(int64_t value) { return fromInt(value); }
  static S from(uint64_t value) { return fromInt(value); }
  static S from(std::complex<double> value) {
    if constexpr (E::kind == ElementKind::Complex)
      return S(value);
    else
      return from(value.real());
  }
};

/// The carrier type of elements of E.
template <typename E> struct CarrierOf {
  using V = typename E::Value;
  using Type = std::conditional_t<
      E::kind == ElementKind::Float, double,
      std::conditional_t<
          E::kind == ElementKind::Complex, std::complex<double>,
          std::conditional_t<std::is_same_v<V, uint64_t>, uint64_t, int64_t>>>;
};

template <typename Carrier>
void storeBlock(ten_type to, const Carrier *block, void *result,
                int64_t count) {
  visitElementType(to, [&](auto element) {
    using E = decltype(element);
    auto *out = static_cast<typename E::Storage *>(result);
    for (int64_t i = 0; i < count; ++i)
      out[i] = StoreOf<E>::from(block[i]);
  });
}

void convertLoop(const void *const *operands, void *result, int64_t count,
                 int64_t parameter) {
  auto from = static_cast<ten_type>(parameter & 0xff);
  auto to = static_cast<ten_type>(parameter >> 8);
  int64_t size = storageSize(to);
  visitElementType(from, [&](auto element) {
    using E = decltype(element);
    using Carrier = typename CarrierOf<E>::Type;
    auto *in = static_cast<const typename E::Storage *>(operands[0]);
    Carrier block[blockSize];
    for (int64_t begin = 0; begin < count; begin += blockSize) {
      int64_t length = std::min(blockSize, count - begin);
      for (int64_t i = 0; i < length; ++i)
        block[i] = static_cast<Carrier>(E::load(in[begin + i]));
      storeBlock(to, block, static_cast<char *>(result) + begin * size, length);
    }
  });
}

void copyLoop(const void *const *operands, void *result, int64_t count,
              int64_t parameter) {
  if (count)
    std::memmove(result, operands[0], count * parameter);
}
} // namespace

ArrayFunction tenon::ten::convertFunction(ten_type from, ten_type to) {
  auto normal = [](ten_type type) {
    return type == TEN_INDEX ? TEN_I64 : type;
  };
  if (normal(from) == normal(to))
    return {copyLoop, storageSize(from)};
  return {convertLoop, from | to << 8};
}

void tenon::ten::convertElements(ten_type from, ten_type to,
                                 const void *operand, void *result,
                                 int64_t count) {
  convertFunction(from, to)(&operand, result, count);
}
