//===- ComplexPairFunctions.cpp - Functions of complex f64 in pairs -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elementary functions of complex f64 that are composed of exponentials, sines
// and logarithms in pairs of numbers (PairFunctions.h), and rounded once, or
// twice where a part is subnormal. Parts are formed without their powers of
// two, which scale them at the end, so that a part is finite and normal where
// its value is, whatever its factors are. Branch-free: loops vectorize.
// Special values are those of Runtime/ComplexMath.h. Called by
// `ScalarEmitter::complexDoubleInPlace`.
//
//===----------------------------------------------------------------------===//

#include "ComplexFunctions.h"
#include "PairFunctions.h"

using namespace mlir;

namespace tenon {
namespace {

/// A value times 2^-exponent.
struct Scaled {
  Pair value;
  Real exponent;
};

/// Returns the number. Precondition: |exponent| < 4000.
Real rounded(Pair x, Real exponent) {
  // Four steps, of which the last rounds.
  Real quarter = roundEven(times(exponent, 0.25));
  Real factor = powerOfTwo(quarter);
  Real value = times(times(times(plus(x.high, x.low), factor), factor), factor);
  return times(value, powerOfTwo(minus(exponent, times(quarter, 3))));
}

/// Scales small values up, of which products would lose the last bits.
Scaled lifted(Pair x) {
  Truth isSmall = abs(x.high) < 0x1p-500;
  Real zero = number(x.high, 0);
  return {scaled(x, select(isSmall, number(zero, 0x1p600), number(zero, 1))),
          select(isSmall, number(zero, -600), zero)};
}

/// Replaces the second part beside an infinity, which is NaN.
Pair finite(Pair x) {
  return {x.high, select(isFinite(x.high), x.low, number(x.high, 0))};
}

/// Returns the sum, and infinities where it is one.
Pair finiteSum(Pair a, Pair b) {
  Pair loose = finite(looseSum(a, b));
  return finite(orderedSum(loose.high, loose.low));
}

/// The bounds beyond which e^x leaves no finite value or none but 0, whatever
/// sine it is multiplied with.
/// Bound: natural exponents; 2^-1100 and 2^2100, and for sines that are lifted
/// 2^3300.
constexpr double kLeast = -1100, kMost = 1500, kMostOfLifted = 2300;

/// Returns e^re (cos + i sin), with the sine and the cosine of `im`.
Complex expOf(Pair re, Real im, Pair cos, Scaled sin) {
  Real x = re.high, zero = number(x, 0);
  Truth isInside = (x > kLeast) & (x < kMostOfLifted);
  Exponential e = exponentialOf(
      {clamped(x, kLeast, kMostOfLifted), select(isInside, re.low, zero)});
  Pair grown = e.grown();
  Complex result = {
      rounded(product(grown, cos), e.power),
      rounded(product(grown, sin.value), plus(e.power, sin.exponent))};
  // 0 or infinity times a part without direction (NaN).
  Truth isLost = isInfinite(x) & !isFinite(im);
  Truth vanishes = isLost & isNegative(x);
  return {
      select(isLost, select(vanishes, zero, x), result.re),
      select(isZero(im), im, select(vanishes, copySign(zero, im), result.im))};
}

/// The same for an angle in two parts that is multiplied by 2^kAngleLift, and
/// far below 1, if `isLifted`.
Complex expOf(Pair re, Pair im, Truth isLifted) {
  Real zero = number(re.high, 0);
  Circle circle = circleOf(im);
  Pair cos = select(isLifted, constantPair(zero, 1, 0), circle.cos);
  Scaled sin = lifted(select(isLifted, im, circle.sin));
  Real lift = select(isLifted, number(zero, kAngleLift), zero);
  sin.exponent = minus(sin.exponent, lift);
  return expOf(re, im.high, cos, sin);
}

/// 2 sinh |x| and 2 cosh x, divided by 2^power.
struct Hyperbolic {
  Pair sinh, cosh;
  Real power;
};

Hyperbolic hyperbolicOf(Real x) {
  Exponential e = exponentialOf(pairOf(clamped(abs(x), 0, kMost)));
  Pair grown = e.grown();
  Real square = powerOfTwo(clamped(times(e.power, -2), -1000, 0));
  Pair shrunk = scaled(e.shrunk(), square);
  // Near 0 the difference would cancel.
  Pair sinh = select(isZero(e.power), scaled(e.sinh, 2), sum(grown, -shrunk));
  return {sinh, sum(grown, shrunk), e.power};
}

/// Returns half of the product of a sine or cosine and a hyperbolic one.
Real halfProduct(Pair circular, Pair hyperbolic, Real power) {
  Scaled a = lifted(circular), b = lifted(hyperbolic);
  return rounded(product(a.value, b.value),
                 plus(minus(power, 1), plus(a.exponent, b.exponent)));
}

/// Replaces infinite parts by +-1, and, if there is one, finite ones by +-0.
Complex directionOf(Complex z, Truth isInfinity) {
  auto part = [&](Real x) {
    Real unit = select(isInfinite(x), number(x, 1), number(x, 0));
    return select(isInfinity & !isNan(x), copySign(unit, x), x);
  };
  return {part(z.re), part(z.im)};
}

/// Returns log |z| and the angle of z, which is not 0.
Polar polarOf(Complex z) {
  Truth isInfinity = isInfinite(z.re) | isInfinite(z.im);
  Complex direction = directionOf(z, isInfinity);
  Polar polar = polarOf(direction.re, direction.im);
  polar.log = select(isInfinity, constantPair(z.re, INFINITY, 0), polar.log);
  return polar;
}

/// Returns a * b * scale, for a product far below 1 if the scale is large.
Pair scaledProduct(Pair a, Real b, Real scale) {
  // Scale the smaller factor: neither overflows then.
  Real one = number(b, 1);
  Truth isLarge = abs(b) > 1.0;
  return finite(product(scaled(a, select(isLarge, scale, one)),
                        times(b, select(isLarge, one, scale))));
}

} // namespace

Complex expInPairs(Complex z) {
  Circle circle = circleOf(z.im);
  return expOf(pairOf(z.re), z.im, circle.cos, lifted(circle.sin));
}

Complex expm1InPairs(Complex z) {
  auto [x, y] = z;
  Circle circle = circleOf(y);
  Exponential e = exponentialOf(pairOf(clamped(x, kLeast, kMost)));
  Pair less1 = e.less1();
  Scaled sin = lifted(circle.sin);
  Real im = rounded(product(e.grown(), sin.value), plus(e.power, sin.exponent));
  // 2^k ((e^r - 1) cos y + (cos y - 2^-k)), in which only the sum may cancel.
  // Beyond the bounds the result is -1, or the subtrahend is nothing.
  Real k = clamped(e.power, -200, 200);
  Pair rest = exactSum(circle.cos.high, -powerOfTwo(-k));
  rest.low = plus(rest.low, circle.cos.low);
  rest = select(circle.isRight & isZero(e.power), circle.cosLess1, rest);
  Real re = rounded(sum(product(less1, circle.cos), rest),
                    select(isNegative(k), k, e.power));
  Truth isReal = isZero(y), isLost = isInfinite(x) & !isFinite(y);
  Truth vanishes = isLost & isNegative(x);
  re = select(isLost, select(vanishes, number(x, -1), x), re);
  im = select(vanishes, copySign(number(y, 0), y), im);
  // cos y - 1 is below 0, also where it underflows.
  re = select(isZero(x), select(isReal, x, -abs(re)), re);
  return {re, select(isReal, y, im)};
}

Complex sinInPairs(Complex z) {
  auto [x, y] = z;
  Circle circle = circleOf(x);
  Hyperbolic of = hyperbolicOf(y);
  Real re = halfProduct(circle.sin, of.cosh, of.power);
  Real im = halfProduct(circle.cos, of.sinh, of.power);
  im = select(isNegative(y), -im, im);
  Truth isLost = isInfinite(y) & !isFinite(x);
  Real zero = select(isFinite(x), times(circle.cos.high, y), y);
  return {select(isZero(x), x, re),
          select(isZero(y), zero, select(isLost, abs(y), im))};
}

Complex cosInPairs(Complex z) {
  auto [x, y] = z;
  Circle circle = circleOf(x);
  Hyperbolic of = hyperbolicOf(y);
  Real re = halfProduct(circle.cos, of.cosh, of.power);
  Real im = halfProduct(circle.sin, of.sinh, of.power);
  im = select(isNegative(y), im, -im);
  Truth isLost = isInfinite(y) & !isFinite(x);
  // Zeros: -sin(x) y, in which neither factor is infinite, and where one is
  // NaN, C99's choice.
  Real zero = times(select(isZero(x), x, circle.sin.high),
                    -copySign(select(isZero(y), y, number(y, 1)), y));
  zero = select(isFinite(x), select(isNan(y), x, zero), number(x, 0));
  return {select(isLost, abs(y), re), select(isZero(x) | isZero(y), zero, im)};
}

/// With E = e^-|x|, N = (1 - E)^2 + 2 E (1 + cos y), whose terms do not cancel:
/// im = E sin(y) / N, and re = ((1 - E) + E (1 + cos y)) / N for x >= 0, else
/// E (cos y + E) / N.
Complex logisticInPairs(Complex z) {
  auto [x, y] = z;
  Circle circle = circleOf(y);
  Exponential e = exponentialOf(pairOf(clamped(-abs(x), kLeast, 0)));
  Pair one = constantPair(x, 1, 0), grown = e.grown();
  Pair small = scaled(grown, powerOfTwo(clamped(e.power, -200, 0)));
  Pair rest = select(isZero(e.power), -e.less1(), sum(one, -small));
  Pair above = select(circle.isLeft, -circle.cosLess1, sum(one, circle.cos));
  Pair product1 = product(small, above);
  Pair norm = sum(product(rest, rest), scaled(product1, 2));
  // Near the poles the cosine is near -1.
  Pair left = select(circle.isLeft, sum(above, -rest), sum(circle.cos, small));
  Truth isLeft = isNegative(x);
  Real zero = number(x, 0);
  Pair re = select(isLeft, product(grown, left), sum(rest, product1));
  Scaled sin = lifted(circle.sin);
  Pair im = quotient(product(grown, sin.value), norm);
  Complex result = {rounded(quotient(re, norm), select(isLeft, e.power, zero)),
                    rounded(im, plus(e.power, sin.exponent))};
  // The limits at infinity, of which some have no direction.
  Truth isLost = isInfinite(x) & !isFinite(y);
  Truth isMiddle = isZero(x) & !isFinite(y);
  Real limit = select(isLeft, zero, number(x, 1));
  return {select(isMiddle, number(x, 0.5), select(isLost, limit, result.re)),
          select(isZero(y) & !isNan(x), y,
                 select(isLost, copySign(zero, y), result.im))};
}

Complex cbrtInPairs(Complex z) {
  Polar polar = polarOf(z);
  Pair third = constantPair(z.re, 0x1.5555555555555p-2, 0x1.5555555555555p-56);
  Complex root = expOf(finite(product(polar.log, third)),
                       product(polar.angle, third), polar.isLifted);
  Truth isReal = isZero(z.im) & !isNegative(z.re);
  Truth isUnordered = isNan(z.re) | isNan(z.im);
  Real re = select(isUnordered, number(z.re, NAN), root.re);
  return {select(isReal & isZero(z.re), z.re, re),
          select(isReal, z.im, root.im)};
}

/// Returns e^(w log z).
Complex powInPairs(Complex z, Complex w) {
  Polar polar = polarOf(z);
  Real zero = number(z.re, 0), one = number(zero, 1), nan = number(zero, NAN);
  Real drop = select(polar.isLifted, number(zero, std::exp2(-kAngleLift)), one);
  // The angle of the result is lifted where its terms could underflow.
  Real turn = times(w.re, times(polar.angle.high, drop));
  Real drift = times(w.im, polar.log.high);
  Truth isSmall = (abs(turn) < 0x1p-400) & (abs(drift) < 0x1p-400);
  Real lift = select(isSmall, number(zero, std::exp2(kAngleLift)), one);
  Real ofTurn = select(polar.isLifted, select(isSmall, one, drop), lift);
  Pair re = finite(product(polar.log, w.re));
  Pair im = scaledProduct(polar.angle, w.re, ofTurn);
  // A zero imaginary exponent must not meet an infinite part.
  Truth isReal = isZero(w.im);
  Pair damping = finite(product(polar.angle, times(w.im, drop)));
  re = select(isReal, re, finiteSum(re, -damping));
  im = select(isReal, im, finiteSum(im, scaledProduct(polar.log, w.im, lift)));
  // A zero has the sign of its terms, which the pair may have lost.
  im.high =
      select(isZero(im.high), select(isReal, turn, plus(turn, drift)), im.high);
  Complex grown = expOf(re, im, isSmall);
  // 1 to any power is 1, and so is any number to the power of 0, also NaN.
  Truth isOne = compare(z.re, arith::CmpFPredicate::OEQ, one) & isZero(z.im);
  isOne = isOne | (isReal & isZero(w.re));
  Truth isNone = isZero(z.re) & isZero(z.im);
  Real atZero = select(zero < w.re, zero, nan);
  auto part = [&](Real ordinary, Real unit) {
    return select(isOne, unit, select(isNone, atZero, ordinary));
  };
  return {part(grown.re, one), part(grown.im, zero)};
}

} // namespace tenon
