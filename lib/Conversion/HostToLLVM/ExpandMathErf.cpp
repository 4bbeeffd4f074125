//===- ExpandMathErf.cpp - erf and erfc -----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Polynomials: scripts/fit-polynomials.py.
//
//===----------------------------------------------------------------------===//

#include "MathEmitter.h"

using namespace mlir;

namespace tenon::math_functions {

// erf(x) = x + x P(x^2), |x| <= 1.125. Error 2^-27.2.
static const double kErf32[] = {0x1.06eba8p-3,  -0x1.81272ep-2, 0x1.ce2984p-4,
                                -0x1.b7bbdcp-6, 0x1.522ecap-8,  -0x1.9726e0p-11,
                                0x1.284434p-14};
// 1 - erf(x) = P(x - 2)^8, 1.125 <= x <= 4. Error 2^-28.8.
static const double kErfTail32[] = {
    0x1.05d540p-1,  -0x1.21348ep-2,  0x1.364984p-6,  0x1.19e680p-6,
    -0x1.6f347ep-9, -0x1.5c9174p-11, 0x1.717696p-13, 0x1.7cf548p-17};
// 1 - erf(x) = 1 - x - x P(x^2), |x| <= 0.5. Error 2^-30.1.
static const double kErfcSmall32[] = {
    0x1.06eba6p-3, -0x1.8127p-2, 0x1.ce19aap-4, -0x1.b5716ep-6, 0x1.2e6c4ap-8};
// log(erfc(x) / t) + x^2 = P((1 - x / 2) t), t = 1.125 / (x + 2),
// 0.5 <= x <= 10.2. Error 2^-28.4.
static const double kErfcTail32[] = {
    -0x1.8afa1ep-4, 0x1.32209ep+0, 0x1.327006p-3, -0x1.0dd094p-2,
    -0x1.93e058p-4, 0x1.40d6dcp-3, 0x1.c74da0p-5, -0x1.097b70p-3,
    -0x1.2b6e18p-6, 0x1.879636p-4};

Num expandErf(Num x) {
  Emitter &e = *x.emitter;
  if (e.isDouble(x))
    return {};
  Num size = abs(x);
  Num square = size * size;
  Num small = e.fma(size, e.polynomial(square, kErf32), size);
  // Beyond 4 the result rounds to 1.
  Num tail = e.polynomial(select(size > 4.0, 4.0, size) - 2.0, kErfTail32);
  tail = tail * tail;
  tail = tail * tail;
  return copySign(select(size < 1.125, small, 1.0 - tail * tail), x);
}

/// What a * a loses in rounding.
static Num squareError(Num a, Num square) {
  Emitter &e = *a.emitter;
  if (e.has.fma)
    return e.fma(a, a, -square);
  // Half of the digits: their square is exact.
  Num bits = e.bits(a);
  Num high = e.fromBits(bits & e.integer(bits, ~int64_t(0xfff)));
  return (high * high - square) + (a - high) * (a + high);
}

Num expandErfc(Num x) {
  Emitter &e = *x.emitter;
  if (e.isDouble(x))
    return {};
  Num size = abs(x);
  // Beyond 10.2 nothing is left. Products that are nearly denormal numbers are
  // slow on Intel's processors, those that are far smaller are not.
  Num inside = select(size > 11.5, 11.5, size);
  Num square = inside * inside;
  Num t = 1.125 / (inside + 2.0);
  Num rest = e.polynomial(e.fma(inside, -0.5, 1.0) * t, kErfcTail32) -
             squareError(inside, square);
  Num tail = expOfSum(-square, rest, t);
  Num small = 1.0 - e.fma(x, e.polynomial(x * x, kErfcSmall32), x);
  return select(size < 0.5, small, select(x < 0.0, 2.0 - tail, tail));
}

} // namespace tenon::math_functions
