//===- ExpandMathErf.cpp - erf and erfc -----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// erf and erfc by minimax polynomials from scripts/fit-polynomials.py. The tail
// of erfc is t e^(P(v) - x^2) for a rational change of variable t, with the
// rounding error of x^2 added to the exponent.
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
// log(erfc(x) / t) + x^2 = P(45 / 64 - x t), t = 1.75 / (x + 1.75), 0 <= x <=
// 10.2. Error 2^-26.0.
static const double kErfcTail32[] = {
    -0x1.c5e272p-2, 0x1.5f9200p-1,   -0x1.69712ap-5, -0x1.11a250p-4,
    0x1.2f4a28p-6,  0x1.66f46ap-7,   -0x1.1895d0p-7, -0x1.c7fb42p-12,
    0x1.8985a4p-9,  -0x1.0d86b4p-11, -0x1.5b15b0p-11};

// The same with 0.5625 - x t, t = 1.125 / (x + 2), for 0.469 <= x <= 28. Error
// 2^-54.4.
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

/// Returns the rounding error of a * a.
static Num squareError(Num a, Num square) {
  Emitter &e = *a.emitter;
  if (e.has.fma)
    return e.fma(a, a, -square);
  // Split off half of the bits, whose square is exact.
  Num bits = e.bits(a);
  int64_t lower = e.isDouble(a) ? 0x7ffffff : 0xfff;
  Num high = e.fromBits(bits & e.integer(bits, ~lower));
  return (high * high - square) + (a - high) * (a + high);
}

namespace {
/// Constants of erfc(x) = t e^(P(middle - x t) - x^2) for t = share / (x +
/// shift).
struct ErfcForm {
  double shift, share, middle;
  ArrayRef<double> table;
  /// Larger arguments are replaced by this one, whose power of two, 2^-191 or
  /// 2^-1535, is expOfSum's 0: erfc is 0 from 10.2 and 27.3 on. Depends on the
  /// other constants.
  double end;
};
} // namespace

/// Returns erfc(size), for f64 where size >= 0.47.
static Num erfcTail(Num size) {
  Emitter &e = *size.emitter;
  ErfcForm form = e.isDouble(size)
                      ? ErfcForm{2, 1.125, 0.5625, kErfcTail64, 32.61}
                      : ErfcForm{1.75, 1.75, 45. / 64, kErfcTail32, 11.463};
  // No product underflows there, which is slow on Intel's CPUs.
  Num inside = select(size > form.end, form.end, size);
  Num square = inside * inside;
  Num t = form.share / (inside + form.shift);
  // The rounding error of t changes the two factors in opposite directions.
  Num v = e.fma(-inside, t, e.number(t, form.middle));
  Num rest = e.polynomial(v, form.table) - squareError(inside, square);
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
  Num size = abs(x);
  Num tail = erfcTail(size);
  Num either = select(isNegative(x), 2.0 - tail, tail);
  if (!e.isDouble(x))
    return either;
  // Below, 1 - erf(x) is as accurate, with fewer terms.
  Num small = 1.0 - e.fma(x, e.polynomial(x * x, kErf64), x);
  return select(size < 0.47, small, either);
}

} // namespace tenon::math_functions
