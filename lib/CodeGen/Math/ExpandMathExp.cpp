//===- ExpandMathExp.cpp - exp, exp2, expm1 and tanh ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// exp, exp2, expm1 and tanh by argument reduction x = k log(2) + r (Cody and
// Waite), minimax polynomials from scripts/fit-polynomials.py, and scaling by
// 2^k in steps that neither overflow nor underflow early.
//
//===----------------------------------------------------------------------===//

#include "MathEmitter.h"
#include <cmath>
#include <optional>

using namespace mlir;

namespace tenon::math_functions {

// e^r = 1 + r + r^2 P(r), |r| <= log(2) / 2. Error 2^-57.9.
static const double kExp64[] = {0x1.000000000000ap-1,  0x1.5555555555500p-3,
                                0x1.55555555505f4p-5,  0x1.1111111125a95p-7,
                                0x1.6c16c184bbcaep-10, 0x1.a01a0138638f3p-13,
                                0x1.a01998765dd09p-16, 0x1.71deffee0ff8bp-19,
                                0x1.28aef3c7835f5p-22, 0x1.adc3e928df7b8p-26};
// Error 2^-28.2.
static const double kExp32[] = {0x1.fffffcp-2, 0x1.55548cp-3, 0x1.55585ap-5,
                                0x1.123d5cp-7, 0x1.6ab6bcp-10};
// The same, relative to e^r - 1. Error 2^-28.2 and 2^-61.0.
static const double kExpm132[] = {0x1p-1,         0x1.55552cp-3,
                                  0x1.555502p-5,  0x1.1155a8p-7,
                                  0x1.6d2e4ep-10, 0x1.3b8d38p-13};
static const double kExpm164[] = {0x1p-1,
                                  0x1.5555555555559p-3,
                                  0x1.5555555555558p-5,
                                  0x1.111111110f718p-7,
                                  0x1.6c16c16c174c1p-10,
                                  0x1.a01a01af9bd17p-13,
                                  0x1.a01a0199bdb76p-16,
                                  0x1.71ddf908e279fp-19,
                                  0x1.27e502276cee0p-22,
                                  0x1.af5dd5f486afap-26,
                                  0x1.1f2c906536426p-29};
// 2^r = 1 + r P(r), |r| <= 1/2. Error 2^-34.3.
static const double kExp2Short[] = {
    0x1.62e42ff0e41c5p-1, 0x1.ebfbe0784a101p-3,  0x1.c6b08abc4d213p-5,
    0x1.3b29f2d5c391ap-7, 0x1.5d8a8890b8894p-10, 0x1.445d316e061e2p-13,
    0x1.fde50d4938278p-17};
// z / tanh(z) = E = 1 + z^2 P(z^2), |z| <= log(2) / 4. Error 2^-28.8.
static const double kTanh32[] = {0x1.55551ep-2, -0x1.6aa362p-6};
/// Fact: number; log2(e) in f64.
static constexpr double kLog2E = 0x1.71547652b82fep+0;
/// Fact: number; ln(2) in f64.
static constexpr double kLn2 = 0x1.62e42fefa39efp-1;

static double clampAt(Num x, double single, double wide) {
  return x.emitter->isDouble(x) ? wide : single;
}

/// Clamps x; keeps NaN.
static Num clamp(Num x, double low, double high) {
  x = select(x > high, high, x);
  return select(x < low, low, x);
}

/// Returns r of x = k log(2) + r, or of x + low for a small `low`.
static Num reduce(Num x, Num k, std::optional<Num> low = {}) {
  Emitter &e = *x.emitter;
  // The first part ends in zeros, so that k times it is exact.
  bool isDouble = e.isDouble(x);
  x = e.fma(k, isDouble ? -0x1.62e42fefa2p-1 : -0x1.62e4p-1, x);
  // The remainder is small now.
  if (low)
    x = x + *low;
  return e.fma(k, isDouble ? -0x1.9ef35793c7673p-41 : -0x1.7f7d1cp-20, x);
}

/// Returns p * 2^k if the result may be subnormal. For k of twice the exponent
/// of 0, -254 or -2046, both factors are 0: no product underflows then, which
/// takes some CPUs more than a hundred cycles.
static Num scale(Num p, Rounded k) {
  bool isDouble = p.emitter->isDouble(p);
  // Two steps, of which the second rounds.
  Num half = roundProduct(k.value, 0.5).integer;
  return p * powerOfTwo(half, isDouble) *
         powerOfTwo(subInt(k.integer, half), isDouble);
}

static Num expOfRest(Num r) {
  Emitter &e = *r.emitter;
  if (e.isDouble(r))
    return e.fma(r * r, e.polynomial(r, kExp64), r) + 1.0;
  // Horner's rule has the fewest operations: many elements are computed in
  // parallel.
  Num p = e.number(r, kExp32[std::size(kExp32) - 1]);
  for (double c : llvm::drop_begin(llvm::reverse(kExp32)))
    p = e.fma(p, r, c);
  return e.fma(e.fma(p, r, 1.0), r, 1.0);
}

Num expandExp(Num x) {
  // Beyond these bounds the result is 0, by factors of 0, or infinity.
  bool loads = x.emitter->has.ldexp && !x.emitter->isDouble(x);
  double low = clampAt(x, -176, -1418), high = clampAt(x, 89, 710);
  Num inside = select(x > high, high, x);
  if (!loads)
    inside = select(inside < low, low, inside);
  Rounded k = roundProduct(inside, kLog2E);
  Num p = expOfRest(reduce(inside, k.value));
  // 0 has no exponent, whatever k is: nothing underflows.
  return loads ? loadExponent(select(x < -104, 0.0, p), k) : scale(p, k);
}

Num expandScaledExp(Num x) {
  bool isDouble = x.emitter->isDouble(x);
  // Below, the quotient by the sum is less than half of the smallest value.
  double low = clampAt(x, -130, -760);
  Num inside = select(x < low, low, x);
  Rounded k = roundProduct(inside, kLog2E,
                           scaleExponent(isDouble) + exponentBias(isDouble));
  return expOfRest(reduce(inside, k.value)) * ofExponent(k.integer, isDouble);
}

/// Returns e^r - 1.
static Num expm1OfRest(Num r) {
  Emitter &e = *r.emitter;
  ArrayRef<double> table =
      e.isDouble(r) ? ArrayRef<double>(kExpm164) : kExpm132;
  return e.fma(r * r, e.polynomial(r, table), r);
}

Num expOfSum(Num high, Num low, Num factor) {
  Emitter &e = *high.emitter;
  bool isDouble = e.isDouble(high);
  Rounded k = roundProduct(high + low, kLog2E,
                           scaleExponent(isDouble) + exponentBias(isDouble));
  Num r = reduce(high, k.value, low);
  // Rounded once if the result is subnormal.
  factor = factor * std::ldexp(1.0, -scaleExponent(isDouble));
  return e.fma(expm1OfRest(r), factor, factor) *
         ofExponent(k.integer, isDouble);
}

Num expandExp2(Num x) {
  x = clamp(x, clampAt(x, -254, -2046), clampAt(x, 128, 1024));
  Rounded k = roundSmall(x);
  return scale(expOfRest((x - k.value) * kLn2), k);
}

Num shortExp(Num x) {
  Emitter &e = *x.emitter;
  x = x * kLog2E;
  Rounded k = roundSmall(x);
  Num r = x - k.value;
  return e.fma(r, e.polynomial(r, kExp2Short), 1.0) *
         powerOfTwo(k.integer, /*isDouble=*/true);
}

Num expandExpm1(Num x) {
  Emitter &e = *x.emitter;
  bool isDouble = e.isDouble(x);
  Num inside = clamp(x, isDouble ? -38 : -18, isDouble ? 710 : 89);
  Rounded k = roundProduct(inside, kLog2E);
  Num q = expm1OfRest(reduce(inside, k.value));
  // 2^k q + (2^k - 1), halved so that 2^k does not overflow.
  Num half = powerOfTwo(addInt(k.integer, -1), isDouble);
  Num sum = e.fma(half, q, half - 0.5);
  // Keep small results unchanged: halving could lose a bit, and -0.
  Num result = select(k.value == 0.0, q, sum + sum);
  return select(x == 0.0, x, result);
}

Num expandTanh(Num x) {
  Emitter &e = *x.emitter;
  Num size = abs(x);
  if (e.isDouble(x)) {
    // tanh(x) = t / (t + 2) = 1 - 2 / (t + 2) for t = e^2x - 1.
    Num t = expandExpm1(select(size > 20.0, 40.0, size + size));
    Num large = e.number(x, 0.55) < size;
    Num quotient = select(large, -2.0, t) / (t + 2.0);
    return copySign(select(large, quotient + 1.0, quotient), x);
  }
  // Write |x| = k log(2) / 2 + z with tanh(z) = z / E, and tanh of the first
  // term is (1 - 2^-k) / (1 + 2^-k): the addition theorem, as one quotient.
  // From 10 on it is 1.
  Num inside = select(size > 10.0, 10.0, size);
  Rounded k = roundProduct(inside, -2 * kLog2E, exponentBias(false));
  // For large k, z contributes little to the result.
  Num z = e.has.fma ? e.fma(k.value, kLn2 / 2, inside)
                    : e.fma(k.value, 0x1.7f7d1cp-21,
                            e.fma(k.value, 0x1.62e4p-2, inside));
  Num square = z * z;
  Num rest = e.polynomial(square, kTanh32);
  Num power = ofExponent(k.integer, /*isDouble=*/false);
  Num less = 1.0 - power, more = power + 1.0;
  // a E + b z. A product that is rounded must be small.
  Num even = e.fma(rest, square, 1.0);
  auto sum = [&](Num a, Num b) {
    return e.has.fma ? e.fma(a, even, b * z)
                     : (a * (rest * square) + b * z) + a;
  };
  return copySign(sum(less, more) / sum(more, less), x);
}

} // namespace tenon::math_functions
