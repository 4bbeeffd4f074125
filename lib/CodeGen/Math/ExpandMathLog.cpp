//===- ExpandMathLog.cpp - Logarithms and cube roots ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Logarithms and cube roots by splitting exponent and mantissa, with minimax
// polynomials from scripts/fit-polynomials.py. cbrt refines a polynomial guess
// by Newton's method.
//
//===----------------------------------------------------------------------===//

#include "MathEmitter.h"
#include <cmath>

using namespace mlir;

namespace tenon::math_functions {

// log(1 + f) = f - f^2/2 + f^3 P(f), sqrt(1/2) <= 1 + f <= sqrt(2). Error
// 2^-27.3.
static const double kLog32[] = {0x1.555554p-2,  -0x1.000228p-2, 0x1.99a034p-3,
                                -0x1.547234p-3, 0x1.22d684p-3,  -0x1.0d81f2p-3,
                                0x1.05713cp-3,  -0x1.38fbb8p-4};
// log(m) = 2s + s^3 P(s^2), s = (m - 1) / (m + 1). Error 2^-59.5.
static const double kLog64[] = {0x1.5555555555592p-1, 0x1.999999997ff53p-2,
                                0x1.24924941dcbb6p-2, 0x1.c71c521894395p-3,
                                0x1.74663c020ede0p-3, 0x1.39a200c740cefp-3,
                                0x1.2f02cafb63155p-3};
// (1 + m)^(1/3), 0 <= m < 1. Error 2^-13.7.
static const double kCbrtGuess[] = {0x1.0004c8b375ed0p+0, 0x1.526bf0d8b136ep-2,
                                    -0x1.7f9c2454b3c89p-4,
                                    0x1.7a8cb275d3dfep-6};

/// Returns log(1 + f) - f, plus `low`.
static Num logTail(Num f, Num low) {
  Emitter &e = *f.emitter;
  Num square = f * f;
  if (!e.isDouble(f)) {
    low = e.fma(square * f, e.polynomial(f, kLog32), low);
    return e.fma(square, -0.5, low);
  }
  // 2s = f - s f, in which the first term is exact.
  Num s = f / (f + 2.0);
  Num s2 = s * s;
  return low - s * (f - s2 * e.polynomial(s2, kLog64));
}

/// Returns the logarithm of 2^exponent (1 + f).
static Num logOf(Num exponent, Num f) {
  Emitter &e = *f.emitter;
  bool isDouble = e.isDouble(f);
  Num low = exponent * (isDouble ? 0x1.9ef35793c7673p-41 : 0x1.7f7d1cp-20);
  Num tail = logTail(f, low);
  // The exponent's part is exact.
  Num high = exponent * (isDouble ? 0x1.62e42fefa2p-1 : 0x1.62e4p-1);
  // If the exponent is not 0, f is smaller than its term.
  Num sum = high + f;
  Num lost = (high - sum) + f;
  return sum + (tail + lost);
}

/// Returns -infinity for 0, NaN for negative values, and infinity and NaN
/// unchanged.
static Num atEdges(Num x, Num result) {
  Num special = select(x == 0.0, -INFINITY, select(x < 0.0, NAN, x));
  return select(isPositiveFinite(x), result, special);
}

/// Splits a positive value, possibly subnormal, into exponent and mantissa.
static Parts splitAny(Num x) {
  bool isDouble = x.emitter->isDouble(x);
  Num small = x < (isDouble ? 0x1p-1022 : 0x1p-126);
  Parts parts =
      splitExponent(select(small, x * (isDouble ? 0x1p54 : 0x1p25), x));
  parts.exponent =
      select(small, parts.exponent - (isDouble ? 54.0 : 25.0), parts.exponent);
  return parts;
}

Num expandLog(Num x) {
  Parts parts = splitAny(x);
  return atEdges(x, logOf(parts.exponent, parts.mantissa - 1.0));
}

Num expandLog2(Num x) {
  Emitter &e = *x.emitter;
  Parts parts = splitAny(x);
  Num f = parts.mantissa - 1.0;
  Num tail = logTail(f, e.number(f, 0));
  // log2(e) in two parts: powers of two, and values near them, stay exact.
  double high = 0x1.715p+0, low = 0x1.71547652b82fep+0 - high;
  Num rest = e.fma(f, low, tail * (high + low));
  Num result = parts.exponent + e.fma(f, high, rest);
  return atEdges(x, result);
}

Num expandLog1p(Num x) {
  Emitter &e = *x.emitter;
  Parts parts = splitExponent(x + 1.0);
  // 1 + f = (1 + x) 2^-k, without the rounding of 1 + x.
  Num f = e.fma(x, parts.scale, parts.scale - 1.0);
  // The scale of the largest values would be subnormal.
  f = select(x > 0x1p60, parts.mantissa - 1.0, f);
  Num result = logOf(parts.exponent, f);
  // Keep zeros, infinity and NaN.
  result = select(isPositiveFinite(abs(x)), result, x);
  return select(x < -1.0, NAN, select(x == -1.0, -INFINITY, result));
}

Num expandCbrt(Num x) {
  Emitter &e = *x.emitter;
  bool isDouble = e.isDouble(x);
  Num size = isDouble ? abs(x) : e.widen(abs(x));
  Num small = size < 0x1p-1022;
  Num scaled = isDouble ? select(small, size * 0x1p54, size) : size;
  // Truncated exponent, as a float: 2^52 | biased is the float of that sum.
  Num bits = e.bits(scaled);
  Num biased = shiftRight(bits, 52);
  Num k =
      e.fromBits(biased | e.bits(e.number(scaled, 0x1p52))) - (0x1p52 + 1023);
  Num mantissa = e.fromBits((bits & e.integer(bits, (int64_t(1) << 52) - 1)) |
                            e.bits(e.number(scaled, 1.0)));
  // k = 3 third + rest: the nearest integer to (k - 1) / 3 is the quotient's
  // floor.
  Rounded third = roundSmall((k - 1.0) * (1.0 / 3.0));
  Num rest = e.fma(third.value, -3.0, k);
  Num target = mantissa * select(rest == 0.0, 1.0,
                                 select(rest == 1.0, 2.0, e.number(rest, 4.0)));
  Num guess = e.polynomial(mantissa - 1.0, kCbrtGuess) *
              select(rest == 0.0, 1.0,
                     select(rest == 1.0, 0x1.428a2f98d728bp+0,
                            e.number(rest, 0x1.965fea53d6e3dp+0)));
  // Newton's step squares the error.
  auto step = [&](Num g) { return g - (g - target / (g * g)) * (1.0 / 3.0); };
  guess = step(guess);
  if (isDouble) {
    guess = step(guess);
    // The cube root of 2^54 is 2^18.
    guess = select(small, guess * 0x1p-18, guess);
  }
  guess = guess * powerOfTwo(third.integer, /*isDouble=*/true);
  Num result = copySign(isDouble ? guess : e.narrow(guess), x);
  return select(isPositiveFinite(abs(x)), result, x);
}

} // namespace tenon::math_functions
