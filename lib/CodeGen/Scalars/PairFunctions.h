//===- PairFunctions.h - Elementary functions in pairs of f64 ---*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_SCALARS_PAIRFUNCTIONS_H
#define TENON_LIB_CODEGEN_SCALARS_PAIRFUNCTIONS_H

#include "PairArithmetic.h"

/// Real functions that complex ones are composed of, with relative errors of
/// about 2^-67: their sums and products are rounded as if they were exact, and
/// lose few digits where they cancel. Branch-free.
namespace tenon {

/// e^x = 2^power e^r and e^-x = 2^-power e^-r, where e^r is the sum of its
/// hyperbolic sine and cosine and e^-r their difference.
struct Exponential {
  Real power;
  Pair sinh, coshLess1;

  /// Returns e^r - 1.
  Pair less1() const { return sum(coshLess1, sinh); }
  Pair grown() const { return plus1(less1()); }
  Pair shrunk() const { return plus1(sum(coshLess1, -sinh)); }

private:
  static Pair plus1(Pair x) {
    return orderedSum(constantPair(x.high, 1, 0), x);
  }
};
/// Precondition: |x| < 2^11, or NaN.
Exponential exponentialOf(Pair x);

/// Sine and cosine. `cosLess1` is cos(y) - 1 if `isRight`, and -cos(y) - 1 if
/// `isLeft`, where the difference would cancel.
struct Circle {
  Pair sin, cos, cosLess1;
  Truth isRight, isLeft;
};
/// Accepts all numbers; NaN for infinities.
Circle circleOf(Real y);
/// The same with a second part. Angles beyond 2^83 count as 0.
Circle circleOf(Pair y);

/// Exponent by which angles are lifted that could underflow.
/// Bound: exponent; the least angle is 2^-2098.
constexpr double kAngleLift = 1000;

/// log |z| and the angle of z, -pi to pi, which is multiplied by 2^kAngleLift
/// if `isLifted`.
struct Polar {
  Pair log, angle;
  Truth isLifted;
};
/// Precondition: z is finite and not 0; the results of others have any value.
Polar polarOf(Real x, Real y);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_SCALARS_PAIRFUNCTIONS_H
