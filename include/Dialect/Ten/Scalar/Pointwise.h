//===- Pointwise.h - Elementwise functions by type --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The semantics of elementwise operations on every element type, as functions
// on arrays in storage form. A function is looked up once and applied to any
// number of elements (one, in the region of a reduction).
//
// Floats are computed in double and rounded once to their type; complex numbers
// in a wider type, except for add, sub and mul, which round in each step.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_SCALAR_POINTWISE_H
#define TENON_DIALECT_TEN_SCALAR_POINTWISE_H

#include "Runtime/ElementType.h"

#include <cstdint>

namespace tenon::ten {

enum class PointwiseFunction {
  // Unary.
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
  // Binary.
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
  // Ternary.
  Select, ///< condition (i1), value where true, value where false
  Clamp,  ///< low, operand, high
  Fma     ///< left factor, right factor, addend; floats only
};

/// The values are those of the dialect's Comparison.
enum class CompareDirection { EQ, NE, LT, LE, GT, GE };

/// A function on arrays. `operands[k]` points to `count` elements of operand k,
/// `result` to memory for `count` elements; it may alias an operand with
/// elements of the same storage size.
struct ArrayFunction {
  using Body = void (*)(const void *const *operands, void *result,
                        int64_t count, int64_t parameter);
  Body body = nullptr;
  int64_t parameter = 0;

  /// Returns whether the function exists.
  explicit operator bool() const { return body != nullptr; }
  void operator()(const void *const *operands, void *result,
                  int64_t count) const {
    body(operands, result, count, parameter);
  }
};

/// Returns `function` on elements of `type`: the type of the operands; for
/// Select, of the two values. The result has the same type except for Abs, Real
/// and Imag (the part's type), IsFinite (i1) and Complex (whose part is
/// `type`). Empty if the operation is not defined for the type.
ArrayFunction pointwiseFunction(PointwiseFunction function, ten_type type);

/// Returns a comparison of elements of `type` with i1 results; `total` means
/// totalOrder.
ArrayFunction compareFunction(CompareDirection direction, bool total,
                              ten_type type);

/// Returns the conversion between any two types: float to float rounds to
/// nearest even, float to integer truncates and saturates (NaN gives 0),
/// integer to float rounds once, integer to integer wraps, and to i1 is x != 0.
ArrayFunction convertFunction(ten_type from, ten_type to);

/// Returns the rounding to a format of `exponent` and `mantissa` bits and back;
/// overflow gives infinity, and subnormal results become zero. Floats only.
ArrayFunction reducePrecisionFunction(ten_type type, int exponent,
                                      int mantissa);

/// Reinterprets bits as another type: `count` counts elements of the wider
/// type; the other array has more elements by the ratio of widths, lowest bits
/// first.
void bitcastElements(ten_type from, ten_type to, const void *operand,
                     void *result, int64_t count);

/// \name Single calls
/// Return false if the function is not defined for the type.
/// @{
bool applyPointwise(PointwiseFunction function, ten_type type,
                    const void *const *operands, void *result, int64_t count);
bool compareElements(CompareDirection direction, bool total, ten_type type,
                     const void *lhs, const void *rhs, void *result,
                     int64_t count);
void convertElements(ten_type from, ten_type to, const void *operand,
                     void *result, int64_t count);
/// @}

/// Returns the type of `function`'s result for operands of `type`.
ten_type pointwiseResultType(PointwiseFunction function, ten_type type);

/// Returns a key of a float or integer whose signed order is totalOrder of the
/// elements.
int64_t totalOrderKey(ten_type type, const void *element);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_SCALAR_POINTWISE_H
