//===- ExpandMathPow.cpp - Powers -----------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Powers. Of f32 any exponent is exp(y log(x)) in f64, with a minimax
// polynomial from scripts/fit-polynomials.py. Constant exponents that are few
// halves are products, a square root and a quotient: of f32 in f64, of f64 in
// pairs of numbers whose sum is the value (Dekker, "A floating-point technique
// for extending the available precision", 1971), with the rounding errors of
// products by fused multiply-add. Both are rounded once.
//
//===----------------------------------------------------------------------===//

#include "MathEmitter.h"
#include <cmath>

using namespace mlir;

namespace tenon::math_functions {

// log2(m) = s P(s^2). Error 2^-52.3.
static const double kLog2Short[] = {0x1.71547652b82ffp+1, 0x1.ec709dc39cd0ep-1,
                                    0x1.2776c51673b69p-1, 0x1.a61756a7af4f0p-2,
                                    0x1.484fa16f9b840p-2, 0x1.0bb8deeb4f1d2p-2,
                                    0x1.f16d4d1d256eap-3};

/// The largest exponent, in halves, that products compute.
/// Bound: halves; code size.
static constexpr int64_t kMaxHalves = 16;

/// A value as the sum of two numbers, the second a few units in the last place
/// of the first at most. A null `low` is 0.
struct Pair {
  Num high, low;
};

/// Returns the product to 2^-100. Precondition: fused multiply-add, no
/// overflow, and errors of products that are normal numbers.
static Pair product(Pair a, Pair b) {
  Emitter &e = *a.high.emitter;
  Num high = a.high * b.high;
  Num low = e.fma(a.high, b.high, -high);
  if (a.low.value)
    low = e.fma(a.low, b.high, low);
  if (b.low.value)
    low = e.fma(a.high, b.low, low);
  return {high, low};
}

/// Returns x^count, times `start` unless that is null.
static Pair wholePower(Num x, int64_t count, Pair start) {
  Pair square = {x, {}};
  for (; count > 0; count /= 2) {
    if (count % 2 == 1)
      start = start.high.value ? product(start, square) : square;
    if (count > 1)
      square = product(square, square);
  }
  return start;
}

/// Returns the power of |exponent| halves, rounded once, or its reciprocal.
/// Precondition: 2^-900 <= x^exponent <= 2^900 and x >= 2^-500, or the result
/// is 0 or infinite.
static Num pairPower(Num x, int64_t halves, bool isReciprocal) {
  Emitter &e = *x.emitter;
  Pair power = {};
  Num root, rest;
  if (halves % 2 == 1) {
    root = e.create<math::SqrtOp>(x.value);
    rest = e.fma(-root, root, x) * 0.5;
    // The root's error is rest / root, so that of x root is rest root.
    if (halves > 1) {
      power = product({x, {}}, {root, {}});
      power.low = e.fma(root, rest, power.low);
    }
  }
  if (halves > 1)
    power = wholePower(x, halves % 2 == 1 ? halves / 2 - 1 : halves / 2, power);
  if (!isReciprocal) {
    Num low = select(abs(power.low) < INFINITY, power.low, 0.0);
    return power.high + low;
  }
  if (halves == 1)
    power.high = root;
  Num quotient = 1.0 / power.high;
  if (halves == 1)
    power.low = rest * quotient;
  Num lost = e.fma(-quotient, power.high, 1.0);
  lost = e.fma(-quotient, power.low, lost);
  // Skip the correction where the power is 0 or infinity, whose reciprocal is
  // exact.
  return select(abs(lost) < 1.0, e.fma(quotient, lost, quotient), quotient);
}

/// Returns x^(halves / 2) of f64 or its reciprocal. Where the power could be
/// too large or too small for pairs, it is that of a scaled base.
static Num doubleHalfPower(Num x, int64_t halves, bool isReciprocal) {
  Emitter &e = *x.emitter;
  // The limit's exponent: beyond it a base is brought nearer to 1 by the
  // limit's square. Few halves leave all bases within 2^900 with one factor.
  bool once = halves <= 3;
  int64_t limit = std::min<int64_t>(500, (once ? 1000 : 1800) / halves) & ~1;
  auto power = [](int64_t exponent) {
    return std::ldexp(1.0, static_cast<int>(exponent));
  };
  Num size = halves % 2 == 1 ? x : abs(x);
  Num large = size > power(limit), small = size < power(-limit);
  auto factor = [&](int64_t ofLarge) {
    return select(large, power(ofLarge),
                  select(small, power(-ofLarge), e.number(x, 1.0)));
  };
  Num result = pairPower(x * factor(-2 * limit), halves, isReciprocal);
  int64_t back = halves * limit / (once ? 1 : 2) * (isReciprocal ? -1 : 1);
  Num scale = factor(back);
  result = result * scale;
  return once ? result : result * scale;
}

/// Computes a power of up to kMaxHalves halves, rounded once.
static Num halfPower(Num x, double exponent) {
  Emitter &e = *x.emitter;
  double size = 2 * std::abs(exponent);
  if (size == 0 || size != std::floor(size) || size > kMaxHalves)
    return {};
  auto halves = static_cast<int64_t>(size);
  bool isDouble = e.isDouble(x), isReciprocal = exponent < 0;
  bool isRoot = exponent == 0.5;
  if (isDouble && !isRoot && !e.has.fma)
    return {};
  Num base = isDouble ? x : e.widen(x);
  // The power of -0 is that of 0, that of -infinity that of infinity; other
  // negative values have no square root.
  if (halves % 2 == 1)
    base = select(base == -INFINITY, INFINITY, base + 0.0);
  if (isDouble && !isRoot)
    return doubleHalfPower(base, halves, isReciprocal);
  Num power;
  if (halves % 2 == 1)
    power = e.create<math::SqrtOp>(base.value);
  for (int64_t whole = halves / 2; whole > 0; whole /= 2) {
    if (whole % 2 == 1)
      power = power.value ? power * base : base;
    if (whole > 1)
      base = base * base;
  }
  if (isReciprocal)
    power = 1.0 / power;
  return isDouble ? power : e.narrow(power);
}

Num constantPower(Num x, double exponent) {
  if (exponent == 1)
    return x;
  if (exponent == 2)
    return x * x;
  if (exponent == 3)
    return x * x * x;
  if (exponent == -1)
    return 1.0 / x;
  return halfPower(x, exponent);
}

Num expandPow(Num x, Num y) {
  Emitter &e = *x.emitter;
  if (e.isDouble(x))
    return {};
  Num size = abs(x);
  Num wide = e.widen(size), power = e.widen(y);
  Parts parts = splitExponent(wide);
  Num s = (parts.mantissa - 1.0) / (parts.mantissa + 1.0);
  Num log2 = e.fma(s, e.polynomial(s * s, kLog2Short), parts.exponent);
  log2 = select(size == 0.0, -INFINITY, log2);
  log2 = select(size == INFINITY, INFINITY, log2);
  // 1 to any power is 1.
  Num exponent = select(size == 1.0, 0.0, log2 * power);
  exponent = select(exponent > 200.0, 200.0, exponent);
  exponent = select(exponent < -200.0, -200.0, exponent);
  Num result = e.narrow(shortExp(exponent * 0x1.62e42fefa39efp-1));

  // Large exponents are even integers.
  Num whole = same(roundEven(y), y);
  Num half = y * 0.5;
  Num odd = whole & !same(roundEven(half), half);
  result = select(odd & isNegative(x), -result, result);
  Num noPower = isPositiveFinite(-x) & !whole;
  result = select(noPower, NAN, result);
  Num sum = x + y;
  Num unordered = isNan(x) | isNan(y);
  result = select(unordered, sum, result);
  return select((y == 0.0) | (x == 1.0), 1.0, result);
}

} // namespace tenon::math_functions
