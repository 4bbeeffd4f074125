//===- ComplexDoubleFunctions.cpp - Elementary functions of complex f64 ---===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elementary functions of complex f64 as branch-free real arithmetic in f64.
// Scaling by powers of two keeps squares from overflow and underflow; sums of
// products that cancel are computed in pairs of numbers (PairArithmetic.h).
// Called by `ScalarEmitter::complexDoubleInPlace`.
//
//===----------------------------------------------------------------------===//

#include "ComplexFunctions.h"
#include "PairFunctions.h"

using namespace mlir;

namespace tenon {
namespace {

/// Returns a * a exactly.
Pair exactSquare(Real a) { return exactProduct(a, a); }

/// A power of two that scales a magnitude to a range in which squares and their
/// last bits are normal.
struct Scale {
  Truth isLarge, isSmall;

  explicit Scale(Real size)
      : isLarge(number(size, 0x1p400) < size),
        isSmall(size < number(size, 0x1p-400)) {}
  Real choose(Real like, double large, double small, double other) const {
    return select(isLarge, number(like, large),
                  select(isSmall, number(like, small), number(like, other)));
  }
  /// Returns 2^-700, 2^700 or 1, with `part` as a factor of the exponent.
  Real factor(Real like, double part = 1) const {
    double exponent = 700 * part;
    return choose(like, std::exp2(-exponent), std::exp2(exponent), 1);
  }
  /// Returns z divided by a magnitude that was multiplied by the factor. Scales
  /// up before the division, so that small parts lose no bits.
  Complex share(Complex z, Real size) const {
    Real before = choose(size, 1, 0x1p700, 1);
    Real after = choose(size, 0x1p-700, 1, 1);
    return {z.re * before / size * after, z.im * before / size * after};
  }
};

Real larger(Real a, Real b) { return select(a < b, b, a); }
Real sizeOfParts(Complex z) { return larger(abs(z.re), abs(z.im)); }
Complex scaled(Complex z, Real factor) {
  return {z.re * factor, z.im * factor};
}
Real squareRoot(Real x) { return apply<math::SqrtOp>(x); }
Truth isInfinite(Complex z) { return isInfinite(z.re) | isInfinite(z.im); }

struct Root {
  Complex root;
  /// The magnitude |z| times the scale's factor.
  Real size;
  Scale scale;
};

Root rootOf(Complex z) {
  auto [x, y] = z;
  Scale scale(sizeOfParts(z));
  Real factor = scale.factor(x), infinity = number(x, INFINITY);
  auto [re, im] = scaled(z, factor);
  Real size = squareRoot(re * re + im * im);
  size = select(isInfinite(z), infinity, size);
  Real large = squareRoot((size + abs(re)) * 0.5) * scale.factor(x, -0.5);
  Real small = abs(y) / (large + large);
  small = select(isZero(large), number(x, 0), small);
  large = select(isInfinite(y), infinity, large);
  small = select(isInfinite(y), infinity, small);
  Truth left = isNegative(x);
  return {{select(left, small, large), copySign(select(left, large, small), y)},
          size,
          scale};
}

} // namespace

Real magnitudeOfDouble(Complex z) {
  Scale scale(sizeOfParts(z));
  auto [x, y] = scaled(z, scale.factor(z.re));
  Pair square = looseSum(exactSquare(x), exactSquare(y));
  Real root = squareRoot(square.high);
  // One step of Newton's iteration with the exact remainder.
  Pair ofRoot = exactSquare(root);
  Real rest =
      plus(minus(square.high, ofRoot.high), minus(square.low, ofRoot.low));
  Real size = plus(root, rest / (root + root));
  size = select(isZero(root), root, size) * scale.factor(root, -1);
  return select(isInfinite(z), number(size, INFINITY), size);
}

Real logOfSizeOfDouble(Complex z, bool above1) {
  // 1 + x as a rounded sum and its error.
  Real zero = number(z.re, 0);
  Pair x = above1 ? exactSum(number(z.re, 1), z.re) : Pair{z.re, zero};
  Scale scale(larger(abs(x.high), abs(z.im)));
  Real factor = scale.factor(z.re);
  Real re = x.high * factor, im = z.im * factor;
  Pair square = exactSquare(re);
  Pair total = looseSum(square, exactSquare(im));
  if (above1)
    total.low =
        plus(total.low, times(times(re, x.low * factor), number(re, 2)));
  // The error of the sum matters near 1.
  Real lost = total.low / total.high;
  lost = select(isFinite(lost), lost, zero);
  constexpr double logOfFactor = 0x1.e533f989a1b35p+8;
  Real result = (apply<math::LogOp>(total.high) + lost) * 0.5 +
                scale.choose(z.re, logOfFactor, -logOfFactor, 0);
  return select(isInfinite(z), number(z.re, INFINITY), result);
}

Complex sqrtOfDouble(Complex z) { return rootOf(z).root; }

Complex rsqrtOfDouble(Complex z) {
  auto [w, size, scale] = rootOf(z);
  Real zero = number(z.re, 0), nan = number(z.re, NAN);
  // 1 / w is the conjugate of w over |w|^2.
  Complex direct = scale.share({w.re, zero - w.im}, size);
  Truth ordinary = isFinite(size) & !isZero(size);
  direct = {select(ordinary, direct.re, nan), select(ordinary, direct.im, nan)};
  return quotientAtInfinities(direct, {number(z.re, 1), zero}, w, size);
}

Complex signOfDouble(Complex z) {
  Scale scale(sizeOfParts(z));
  auto [x, y] = scaled(z, scale.factor(z.re));
  Real size = squareRoot(x * x + y * y), nan = number(x, NAN);
  Complex share = scale.share(z, size);
  Truth zero = isZero(size), unordered = isNan(x) | isNan(y);
  return {select(unordered, nan, select(zero, z.re, share.re)),
          select(unordered, nan, select(zero, z.im, share.im))};
}

/// Returns tanh(z) by W. Kahan, "Branch cuts for complex elementary functions"
/// (1987).
Complex tanhOfDouble(Complex z) {
  auto [x, y] = z;
  Circle circle = circleOf(y);
  Pair tangent = quotient(circle.sin, circle.cos);
  Real one = number(x, 1), t = plus(tangent.high, tangent.low);
  // Beyond the bound, the result is +-1 and the imaginary part is near e^-2x.
  Real bound = number(x, 40), size = abs(x);
  Truth far = bound < size;
  Real inside = select(far, bound, size);
  Real grown = apply<math::ExpM1Op>(inside);
  Real sine = copySign((grown + grown / (grown + one)) * 0.5, x);
  Real beta = one + t * t, square = sine * sine;
  Real below = one + beta * square;
  Complex result = {beta * squareRoot(one + square) * sine / below, t / below};
  // 4 sin(y) cos(y) e^-2x; e^-2x alone could underflow.
  Real e = apply<math::ExpOp>(-size);
  Real beyond = (t / beta * 4) * e * e;
  far = far & isFinite(y);
  result = {select(far, copySign(one, x), result.re),
            select(far, beyond, result.im)};
  Truth lost = isInfinite(x) & !isFinite(y);
  return {
      select(lost, copySign(one, x), select(isZero(x), x, result.re)),
      select(isZero(y), y, select(lost, copySign(number(y, 0), y), result.im))};
}

/// Returns the power of two that scales a magnitude to [1, 2), as far as it is
/// normal.
static Real reciprocalPower(Real size) {
  ScalarEmitter &e = *size.emitter;
  Type i64 = e.builder.getI64Type();
  constexpr int64_t exponents = int64_t(2047) << 52, unit = int64_t(1) << 52;
  Value field = e.create<arith::AndIOp>(
      e.create<arith::BitcastOp>(i64, size.value), e.integer(i64, exponents));
  field = e.create<arith::MaxSIOp>(field, e.integer(i64, unit));
  Value power = e.create<arith::SubIOp>(e.integer(i64, 2046 * unit), field);
  power = e.create<arith::MaxSIOp>(power, e.integer(i64, unit));
  return wrap(size, e.create<arith::BitcastOp>(size.value.getType(), power));
}

Complex quotientOfDouble(Complex z, Complex w) {
  Real size = sizeOfParts(z), factor = reciprocalPower(sizeOfParts(w));
  // Products with parts of up to 4 must neither overflow nor lose their last
  // bits.
  Truth isLarge = number(size, 0x1p1000) < size;
  Truth isSmall = size < number(size, 0x1p-900);
  auto choose = [&](double large, double small) {
    return select(isLarge, number(size, large),
                  select(isSmall, number(size, small), number(size, 1)));
  };
  auto [a, b] = scaled(z, choose(0x1p-8, 0x1p110));
  auto [c, d] = scaled(w, factor);
  Pair re = looseSum(exactProduct(a, c), exactProduct(b, d));
  Pair im = looseSum(exactProduct(b, c), -exactProduct(a, d));
  auto rounded = [](Pair part) {
    Real whole = plus(part.high, part.low);
    // Keep infinities, and zeros with their sign.
    return select(isFinite(whole) & !isZero(part.high), whole, part.high);
  };
  Real square = c * c + d * d;
  Complex direct = {rounded(re) / square, rounded(im) / square};
  // Apply scaling down at once, so that it rounds once.
  Real back = choose(0x1p8, 0x1p-110), one = number(size, 1);
  Truth shrinks = factor < one;
  direct = scaled(direct, select(shrinks, factor * back, factor));
  direct = scaled(direct, select(shrinks, one, back));
  return quotientAtInfinities(direct, z, w, square);
}

} // namespace tenon
