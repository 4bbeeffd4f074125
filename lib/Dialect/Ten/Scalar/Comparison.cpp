//===- Comparison.cpp - Comparison of elements ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Scalar/Arithmetic.h"
#include "Dialect/Ten/Scalar/Pointwise.h"

using namespace tenon;
using namespace tenon::ten;

namespace {
/// Returns a float's bits as an integer whose signed order is totalOrder.
int64_t orderedBits(double value) {
  int64_t bits = static_cast<int64_t>(bitsOf(value));
  return bits < 0 ? bits ^ INT64_MAX : bits;
}
int64_t orderedBits(float value) {
  int32_t bits = static_cast<int32_t>(bitsOf(value));
  return bits < 0 ? bits ^ INT32_MAX : bits;
}

template <typename V> bool compare(CompareDirection direction, V a, V b) {
  switch (direction) {
  case CompareDirection::EQ:
    return a == b;
  case CompareDirection::NE:
    return a != b;
  case CompareDirection::LT:
    return a < b;
  case CompareDirection::LE:
    return a <= b;
  case CompareDirection::GT:
    return a > b;
  case CompareDirection::GE:
    return a >= b;
  }
  return false;
}

template <typename T>
bool compare(CompareDirection direction, std::complex<T> a, std::complex<T> b) {
  switch (direction) {
  case CompareDirection::EQ:
    return a == b;
  case CompareDirection::NE:
    return a != b;
  default:
    break;
  }
  // Compares imaginary parts if the real ones are equal.
  if (a.real() == b.real())
    return compare(direction, a.imag(), b.imag());
  return compare(direction, a.real(), b.real());
}

template <typename E, CompareDirection direction, bool total>
void compareLoop(const void *const *operands, void *result, int64_t count,
                 int64_t) {
  auto *lhs = static_cast<const typename E::Storage *>(operands[0]);
  auto *rhs = static_cast<const typename E::Storage *>(operands[1]);
  auto *out = static_cast<uint8_t *>(result);
  for (int64_t i = 0; i < count; ++i) {
    auto a = E::load(lhs[i]), b = E::load(rhs[i]);
    if constexpr (total)
      out[i] = compare(direction, orderedBits(a), orderedBits(b));
    else
      out[i] = compare(direction, a, b);
  }
}

template <typename E, bool total>
ArrayFunction::Body bodyOf(CompareDirection direction) {
  switch (direction) {
  case CompareDirection::EQ:
    return compareLoop<E, CompareDirection::EQ, total>;
  case CompareDirection::NE:
    return compareLoop<E, CompareDirection::NE, total>;
  case CompareDirection::LT:
    return compareLoop<E, CompareDirection::LT, total>;
  case CompareDirection::LE:
    return compareLoop<E, CompareDirection::LE, total>;
  case CompareDirection::GT:
    return compareLoop<E, CompareDirection::GT, total>;
  case CompareDirection::GE:
    return compareLoop<E, CompareDirection::GE, total>;
  }
  return nullptr;
}
} // namespace

ArrayFunction tenon::ten::compareFunction(CompareDirection direction,
                                          bool total, ten_type type) {
  return visitElementType(type, [&](auto element) -> ArrayFunction {
    using E = decltype(element);
    if constexpr (E::kind == ElementKind::Float)
      if (total)
        return {bodyOf<E, true>(direction), 0};
    return {bodyOf<E, false>(direction), 0};
  });
}

int64_t tenon::ten::totalOrderKey(ten_type type, const void *element) {
  if (type == TEN_F64)
    return orderedBits(loadDouble(type, element));
  if (isFloat(type))
    return orderedBits(static_cast<float>(loadDouble(type, element)));
  if (isUnsignedInt(type))
    return static_cast<int64_t>(loadUInt64(type, element) ^ uint64_t(1) << 63);
  return loadInt64(type, element);
}
