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
// erf(x) = x + x P(x^2), |x| <= 1. Error 2^-56.3.
static const double kErf64[] = {
    0x1.06eba8214db69p-3,   -0x1.812746b037a25p-2,  0x1.ce2f21a0458d7p-4,
    -0x1.b82ce31354c43p-6,  0x1.565bcd2c604f3p-8,   -0x1.c02db9326a713p-11,
    0x1.f9a3b938d996fp-14,  -0x1.f4dceeed1c47dp-17, 0x1.ba68f056bf5acp-20,
    -0x1.638f6aa078526p-23, 0x1.13189cfd164e2p-26,  -0x1.c4840c8bdf3a1p-30,
    0x1.3b5280f242599p-33};
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

// The same for 0.469 <= x <= 28. Error 2^-54.4.
static const double kErfcTail64[] = {
    -0x1.8afa1eb04995cp-4, 0x1.32209d9df9310p+0,  0x1.327048f1facf4p-3,
    -0x1.0dd065dc9bd73p-2, -0x1.93ede3f4ad433p-4, 0x1.40f19dc4cd596p-3,
    0x1.c6e34222ab362p-5,  -0x1.0da0dc1f7ecdcp-3, -0x1.de245d49b2d6fp-7,
    0x1.e973c890b9123p-4,  -0x1.e444673ca5575p-6, -0x1.903e04914f240p-4,
    0x1.2365e619645aap-4,  0x1.ccd8d652e6f77p-5,  -0x1.846e5c98259c1p-4,
    0x1.b4ea17c03601fp-11, 0x1.538080f32e990p-4,  -0x1.bd8136f209680p-5,
    -0x1.b8195d87c065bp-6, 0x1.74da72b163c41p-4,  -0x1.ba5265a272786p-5,
    -0x1.1ce69e179eabdp-3, 0x1.068fbf5b24488p-4,  0x1.667c46e7a848ap-3,
    0x1.2d87bc8ec4ce3p-4};

/// What a * a loses in rounding.
static Num squareError(Num a, Num square) {
  Emitter &e = *a.emitter;
  if (e.has.fma)
    return e.fma(a, a, -square);
  // Half of the digits: their square is exact.
  Num bits = e.bits(a);
  int64_t lower = e.isDouble(a) ? 0x7ffffff : 0xfff;
  Num high = e.fromBits(bits & e.integer(bits, ~lower));
  return (high * high - square) + (a - high) * (a + high);
}

/// erfc(size) for size >= 0.47.
static Num erfcTail(Num size) {
  Emitter &e = *size.emitter;
  bool isDouble = e.isDouble(size);
  // Beyond 10.2 and 27.3 nothing is left. Products that are nearly denormal
  // numbers are slow on Intel's processors, those that are far smaller are not.
  double end = isDouble ? 36 : 11.5;
  Num inside = select(size > end, end, size);
  Num square = inside * inside;
  Num below = inside + 2.0;
  Num t = 1.125 / below;
  ArrayRef<double> table =
      isDouble ? ArrayRef<double>(kErfcTail64) : kErfcTail32;
  Num rest = e.polynomial(e.fma(inside, -0.5, 1.0) * t, table) -
             squareError(inside, square);
  if (isDouble && e.has.fma) {
    // What the sum and the quotient lost, which t must not count twice.
    Num lost = inside - (below - 2.0);
    Num left = e.fma(-t, lost, e.fma(-t, below, 1.125));
    rest = e.fma(left, 1 / 1.125, rest);
  }
  return expOfSum(-square, rest, t);
}

Num expandErf(Num x) {
  Emitter &e = *x.emitter;
  Num size = abs(x);
  Num square = size * size;
  if (e.isDouble(x)) {
    Num small = e.fma(size, e.polynomial(square, kErf64), size);
    return copySign(select(size < 1.0, small, 1.0 - erfcTail(size)), x);
  }
  Num small = e.fma(size, e.polynomial(square, kErf32), size);
  // Beyond 4 the result rounds to 1.
  Num tail = e.polynomial(select(size > 4.0, 4.0, size) - 2.0, kErfTail32);
  tail = tail * tail;
  tail = tail * tail;
  return copySign(select(size < 1.125, small, 1.0 - tail * tail), x);
}

Num expandErfc(Num x) {
  Emitter &e = *x.emitter;
  bool isDouble = e.isDouble(x);
  Num size = abs(x);
  Num tail = erfcTail(size);
  ArrayRef<double> table = isDouble ? ArrayRef<double>(kErf64) : kErfcSmall32;
  Num small = 1.0 - e.fma(x, e.polynomial(x * x, table), x);
  // Below, 1 - erf(x) is as exact.
  return select(size < (isDouble ? 0.47 : 0.5), small,
                select(x < 0.0, 2.0 - tail, tail));
}

} // namespace tenon::math_functions
