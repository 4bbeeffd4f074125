//===- Pointwise.cpp - Elementwise functions by type ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Scalar/Pointwise.h"

#include "Dialect/Ten/Scalar/Arithmetic.h"
#include "Families.h"

using namespace tenon;
using namespace tenon::ten;

namespace {
/// A 16-byte element; only its size matters.
struct Bytes16 {
  uint64_t low, high;
};

template <typename T>
void selectLoop(const void *const *operands, void *result, int64_t count,
                int64_t) {
  auto *condition = static_cast<const uint8_t *>(operands[0]);
  auto *onTrue = static_cast<const T *>(operands[1]);
  auto *onFalse = static_cast<const T *>(operands[2]);
  auto *out = static_cast<T *>(result);
  for (int64_t i = 0; i < count; ++i)
    out[i] = condition[i] ? onTrue[i] : onFalse[i];
}

ArrayFunction selectFunction(ten_type type) {
  switch (storageSize(type)) {
  case 1:
    return {selectLoop<uint8_t>, 0};
  case 2:
    return {selectLoop<uint16_t>, 0};
  case 4:
    return {selectLoop<uint32_t>, 0};
  case 8:
    return {selectLoop<uint64_t>, 0};
  default:
    return {selectLoop<Bytes16>, 0};
  }
}

template <typename E>
void clampLoop(const void *const *operands, void *result, int64_t count,
               int64_t) {
  using S = typename E::Storage;
  auto *low = static_cast<const S *>(operands[0]);
  auto *operand = static_cast<const S *>(operands[1]);
  auto *high = static_cast<const S *>(operands[2]);
  auto *out = static_cast<S *>(result);
  for (int64_t i = 0; i < count; ++i) {
    auto above = Max<E>()(E::load(operand[i]), E::load(low[i]));
    out[i] = E::store(Min<E>()(above, E::load(high[i])));
  }
}
} // namespace

ArrayFunction tenon::ten::pointwiseFunction(PointwiseFunction function,
                                            ten_type type) {
  if (function == PointwiseFunction::Select)
    return selectFunction(type);
  if (function == PointwiseFunction::Clamp)
    return visitElementType(type, [](auto element) -> ArrayFunction {
      return {clampLoop<decltype(element)>, 0};
    });
  if (type == TEN_I1)
    return boolFunction(function);
  if (isFloat(type))
    return floatFunction(function, type);
  if (isComplex(type))
    return complexFunction(function, type);
  return integerFunction(function, type);
}

bool tenon::ten::applyPointwise(PointwiseFunction function, ten_type type,
                                const void *const *operands, void *result,
                                int64_t count) {
  ArrayFunction body = pointwiseFunction(function, type);
  if (!body)
    return false;
  body(operands, result, count);
  return true;
}

bool tenon::ten::compareElements(CompareDirection direction, bool total,
                                 ten_type type, const void *lhs,
                                 const void *rhs, void *result, int64_t count) {
  ArrayFunction body = compareFunction(direction, total, type);
  if (!body)
    return false;
  const void *operands[] = {lhs, rhs};
  body(operands, result, count);
  return true;
}

ten_type tenon::ten::pointwiseResultType(PointwiseFunction function,
                                         ten_type type) {
  switch (function) {
  case PointwiseFunction::Abs:
  case PointwiseFunction::Real:
  case PointwiseFunction::Imag:
    return partType(type);
  case PointwiseFunction::IsFinite:
    return TEN_I1;
  case PointwiseFunction::Complex:
    return type == TEN_F32 ? TEN_C64 : TEN_C128;
  default:
    return type;
  }
}
