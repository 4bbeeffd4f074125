//===- Pointwise.h - What each pointwise operation computes -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The meaning of pointwise operations on every element type, as functions on
// arrays in their storage form. A function is looked up once, then called on
// as many elements as there are (one, in the region of a reduction).
//
// Floats are computed in double and rounded once to their type, complex numbers
// (other than add, sub and mul, which round each step) in a wider type.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_SCALAR_POINTWISE_H
#define TENON_DIALECT_TEN_SCALAR_POINTWISE_H

#include "Runtime/ElementType.h"

#include <cstdint>

namespace tenon::ten {

enum class PointwiseFunction {
  // One operand.
  Abs,
  Neg,
  Sign,
  Ceil,
  Floor,
  Round,
  RoundEven,
  Exp,
  Expm1,
  Log,
  Log1p,
  Logistic,
  Sqrt,
  Rsqrt,
  Cbrt,
  Sin,
  Cos,
  Tan,
  Tanh,
  Erf,
  Erfc,
  Not,
  Popcnt,
  Clz,
  Real,
  Imag,
  IsFinite,
  // Two.
  Add,
  Sub,
  Mul,
  Div,
  Rem,
  Max,
  Min,
  Pow,
  Atan2,
  And,
  Or,
  Xor,
  Shl,
  ShrSigned,
  ShrUnsigned,
  Complex,
  // Three.
  Select, ///< condition (i1), value where true, value where false
  Clamp   ///< low, operand, high
};

/// The numbers of the dialect's Comparison.
enum class CompareDirection { EQ, NE, LT, LE, GT, GE };

/// A function on arrays. `operands[k]` points at `count` elements of operand
/// k, `result` at room for as many; the result may be an operand's memory
/// where the element's storage is of the same size.
struct ArrayFunction {
  using Body = void (*)(const void *const *operands, void *result,
                        int64_t count, int64_t parameter);
  Body body = nullptr;
  int64_t parameter = 0;

  /// Whether there is such a function.
  explicit operator bool() const { return body != nullptr; }
  void operator()(const void *const *operands, void *result,
                  int64_t count) const {
    body(operands, result, count, parameter);
  }
};

/// `function` on elements of `type`: the type of the operands, for Select of
/// the two values. The result has the same type but for Abs, Real and Imag
/// (partType), IsFinite (i1) and Complex (whose part `type` is). None where the
/// operation is not defined for the type.
ArrayFunction pointwiseFunction(PointwiseFunction function, ten_type type);

/// Comparison of elements of `type`, giving i1; `total` by totalOrder.
ArrayFunction compareFunction(CompareDirection direction, bool total,
                              ten_type type);

/// Conversion between any two types: float to float rounds to nearest even,
/// float to integer truncates and saturates (NaN gives 0), integer to float
/// rounds once, integer to integer wraps, to i1 is x != 0.
ArrayFunction convertFunction(ten_type from, ten_type to);

/// Rounding to a format of `exponent` and `mantissa` bits and back; what
/// overflows becomes infinite, what would be subnormal becomes zero. Floats
/// only.
ArrayFunction reducePrecisionFunction(ten_type type, int exponent,
                                      int mantissa);

/// The same bits as another type: `count` counts elements of the wider type,
/// the other array has the ratio of widths times as many, lowest bits first.
void bitcastElements(ten_type from, ten_type to, const void *operand,
                     void *result, int64_t count);

/// \name One call
/// False where the function is not defined for the type.
/// @{
bool applyPointwise(PointwiseFunction function, ten_type type,
                    const void *const *operands, void *result, int64_t count);
bool compareElements(CompareDirection direction, bool total, ten_type type,
                     const void *lhs, const void *rhs, void *result,
                     int64_t count);
void convertElements(ten_type from, ten_type to, const void *operand,
                     void *result, int64_t count);
/// @}

/// The type of `function`'s result for operands of `type`.
ten_type pointwiseResultType(PointwiseFunction function, ten_type type);

/// A key of a float or integer that orders as totalOrder does: a signed
/// comparison of keys is the comparison of the elements.
int64_t totalOrderKey(ten_type type, const void *element);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_SCALAR_POINTWISE_H
