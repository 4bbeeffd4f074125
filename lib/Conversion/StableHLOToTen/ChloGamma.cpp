//===- ChloGamma.cpp - The gamma function's family ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Converter.h"

using namespace mlir;
using namespace tenon;

/// Fact: number; pi in f64.
static constexpr double kPi = 3.14159265358979323846;
/// Fact: number; log(pi) in f64.
static constexpr double kLogPi = 1.14472988584940017414;
/// Fact: number; log(2 pi) / 2 in f64.
static constexpr double kHalfLog2Pi = 0.91893853320467274178;

static Num infinityLike(Num x) {
  return {x.builder(),
          x.builder().constantLike(x, std::numeric_limits<double>::infinity())};
}

/// Returns the signed distance to the nearest integer, which is exact.
static Num fractionAround(Num x) { return x - roundEven(x); }

// C. Lanczos, "A precision approximation of the gamma function" (1964), with g
// = 7 and nine terms, as in Numerical Recipes 6.1; the reflection formula below
// one half.
Num tenon::lgamma(Num x) {
  static constexpr double g = 7;
  static constexpr double base = 0.99999999999980993227684700473478;
  static constexpr double terms[] = {
      676.520368121885098567009190444019, -1259.13921672240287047156078755283,
      771.3234287776530788486528258894,   -176.61502916214059906584551354,
      12.507343278686904814458936853,     -0.13857109526572011689554707,
      9.984369578019570859563e-6,         1.50563273514931155834e-7};
  Num reflect = x < 0.5;
  Num z = select(reflect, -x, x - 1.0);
  Num sum = z.number(base);
  for (auto [i, term] : llvm::enumerate(terms))
    sum = sum + z.number(term) / (z + (i + 1.0));
  Num t = z + (g + 0.5);
  // log(t), as log(g + 1/2) + log1p(z / (g + 1/2)), keeps precision near 0.
  Num logT = log1p(z / (g + 0.5)) + 2.01490302054226466768;
  Num value = (z + 0.5 - t / logT) * logT + kHalfLog2Pi + log(sum);
  Num sine = abs(sin(abs(fractionAround(x)) * kPi));
  Num reflected = kLogPi - log(sine) - value;
  Num isPole = (x <= 0.0) & (x == floor(x));
  Num result =
      select(reflect, select(isPole, infinityLike(x), reflected), value);
  return select(abs(x) == infinityLike(x), infinityLike(x), result);
}

// The asymptotic series (Abramowitz and Stegun 6.3.18) after the recurrence
// 6.3.5 has brought x above 10; the reflection formula 6.3.7 below zero.
Num tenon::digamma(Num x) {
  static constexpr double terms[] = {1. / 12,   -691. / 32760, 1. / 132,
                                     -1. / 240, 1. / 252,      -1. / 120,
                                     1. / 12};
  Num reflect = x < 0.5;
  Num y = select(reflect, 1.0 - x, x);
  Num shift = y.number(0);
  for (int i = 0; i < 10; ++i) {
    Num small = y < 10.0;
    shift = select(small, shift - 1.0 / y, shift);
    y = select(small, y + 1.0, y);
  }
  Num inverse = 1.0 / (y * y);
  Num series = y.number(terms[0]);
  for (double term : ArrayRef<double>(terms).drop_front())
    series = series * inverse + term;
  Num value = shift + log(y) - 0.5 / y - series * inverse;
  Num fraction = fractionAround(x) * kPi;
  Num reflected = value - kPi * cos(fraction) / sin(fraction);
  Num isPole = (x < 0.0) & (x == floor(x));
  Num nan = infinityLike(x) - infinityLike(x);
  // At 0 the limit's sign is opposite to that of the zero.
  Num atZero = -(1.0 / x);
  Num result = select(reflect, select(isPole, nan, reflected), value);
  return select(x == x.number(0), atZero, result);
}

// Hurwitz' zeta function by the Euler-Maclaurin formula: nine terms, the
// integral, and twelve of the series of Bernoulli numbers B(2j) / (2j)!.
Num tenon::zeta(Num s, Num q) {
  static constexpr double bernoulli[] = {1. / 12,
                                         -1. / 720,
                                         1. / 30240,
                                         -1. / 1209600,
                                         1. / 47900160,
                                         -691. / 1307674368000,
                                         1. / 74724249600,
                                         -3617. / 10670622842880000,
                                         43867. / 5109094217170944000,
                                         -174611. / 802857662698291200000.,
                                         77683. / 14101100039391805440000.,
                                         -236364091. /
                                             1693824136731743669452800000.};
  constexpr int terms = 9;
  Num sum = pow(q, -s);
  Num a = q;
  for (int i = 1; i <= terms; ++i) {
    a = a + 1.0;
    sum = sum + pow(a, -s);
  }
  Num last = pow(a, -s);
  Num result = sum + last * a / (s - 1.0) - last * 0.5;
  Num factor = s;
  Num power = last / a;
  for (auto [j, number] : llvm::enumerate(bernoulli)) {
    result = result + power * factor * number;
    factor = factor * (s + (2.0 * j + 1)) * (s + (2.0 * j + 2));
    power = power / (a * a);
  }
  Num infinity = infinityLike(s), nan = infinity - infinity;
  Num whole = q == floor(q);
  // Poles at the integers not above 0; a power of a negative number is real
  // only for even exponents.
  Num evenS = (s == floor(s)) & (s * 0.5 == floor(s * 0.5));
  Num atPole = select(evenS, infinity, nan);
  result = select((q <= 0.0) & whole, atPole, result);
  result = select((q <= 0.0) & !whole & (s != floor(s)), nan, result);
  result = select(s == s.number(1), infinity, result);
  return select(s < 1.0, nan, result);
}

// Abramowitz and Stegun 6.4.10.
Num tenon::polygamma(Num n, Num x) {
  Num order = n + 1.0;
  Num parity = select(n * 0.5 == floor(n * 0.5), n.number(-1), n.number(1));
  Num value = parity * exp(lgamma(order)) * zeta(order, x);
  value = select(n == n.number(0), digamma(x), value);
  Num infinity = infinityLike(n), nan = infinity - infinity;
  return select((n < 0.0) | (n != floor(n)), nan, value);
}
