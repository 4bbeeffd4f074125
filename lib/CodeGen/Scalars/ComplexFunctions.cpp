//===- ComplexFunctions.cpp - Elementary functions of complex f32 ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elementary functions of complex f32 as real arithmetic in f64, in which
// nothing overflows and sums that cancel are exact, without branches, so that
// loops over them vectorize. Infinities and NaN follow C99's Annex G. Called by
// `ScalarEmitter::complexInPlace`.
//
//===----------------------------------------------------------------------===//

#include "ComplexFunctions.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

Real widen(Real x) {
  return wrap(x, x.emitter->create<arith::ExtFOp>(
                     x.emitter->builder.getF64Type(), x.value));
}
/// Returns sin, cos or tan of a value that is exact in f32.
template <typename OpTy> Real ofSingle(Real x) {
  Real result = apply<OpTy>(x);
  attr::exactlySingle.set(result.value.getDefiningOp());
  return result;
}

Complex exponential(Complex z) {
  auto [x, y] = z;
  Real e = apply<math::ExpOp>(x);
  Complex result = {e * ofSingle<math::CosOp>(y), e * ofSingle<math::SinOp>(y)};
  // 0 or infinity times a part without direction (NaN).
  Truth lost = isInfinite(x) & !isFinite(y);
  Truth vanishes = lost & isNegative(x);
  return {select(lost, e, result.re),
          select(isZero(y), y,
                 select(vanishes, copySign(number(y, 0), y), result.im))};
}

/// Returns log |z|. Squares of f32 are exact in f64; the error of their sum
/// matters near 1.
Real logarithmOfSize(Complex z) {
  auto [x, y] = z;
  Real a = abs(x), b = abs(y);
  Truth less = compare(a, arith::CmpFPredicate::OLT, b);
  Real large = select(less, b, a), small = select(less, a, b);
  Real p = large * large, q = small * small, sum = exactly<arith::AddFOp>(p, q);
  Real lost = exactly<arith::AddFOp>(exactly<arith::SubFOp>(p, sum), q) / sum;
  lost = select(isFinite(lost), lost, number(lost, 0));
  Real result = (apply<math::LogOp>(sum) + lost) * 0.5;
  return select(isInfinite(x) | isInfinite(y), number(x, INFINITY), result);
}

/// Returns |z|; infinite also if the other part is NaN.
Real magnitude(Complex z) {
  auto [x, y] = z;
  Real size = apply<math::SqrtOp>(x * x + y * y);
  return select(isInfinite(x) | isInfinite(y), number(x, INFINITY), size);
}

Complex squareRoot(Complex z) {
  auto [x, y] = z;
  Real size = magnitude(z);
  Real large = apply<math::SqrtOp>((size + abs(x)) * 0.5);
  Real small = abs(y) / (large + large);
  small = select(isZero(large), number(x, 0), small);
  large = select(isInfinite(y), number(x, INFINITY), large);
  small = select(isInfinite(y), number(x, INFINITY), small);
  Truth left = isNegative(x);
  return {select(left, small, large), copySign(select(left, large, small), y)};
}

/// Returns tanh(z) by W. Kahan, "Branch cuts for complex elementary functions"
/// (1987).
Complex hyperbolicTangent(Complex z) {
  auto [x, y] = z;
  Real one = number(x, 1), t = ofSingle<math::TanOp>(y);
  // Beyond the bound, the result is +-1 in f32, and nothing overflows.
  Real bound = number(x, 100), size = abs(x);
  size = select(compare(bound, arith::CmpFPredicate::OLT, size), bound, size);
  Real grown = apply<math::ExpM1Op>(size);
  Real sine = copySign((grown + grown / (grown + one)) * 0.5, x);
  Real beta = one + t * t, square = sine * sine;
  Real below = one + beta * square;
  Complex result = {beta * apply<math::SqrtOp>(one + square) * sine / below,
                    t / below};
  Truth lost = isInfinite(x) & !isFinite(y);
  return {
      select(lost, copySign(one, x), select(isZero(x), x, result.re)),
      select(isZero(y), y, select(lost, copySign(number(y, 0), y), result.im))};
}

/// Returns e^z - 1 without cancellation near 0.
Complex exponentialLess1(Complex z) {
  auto [x, y] = z;
  Real half = ofSingle<math::SinOp>(y * 0.5), grown = apply<math::ExpM1Op>(x);
  Real re = grown * ofSingle<math::CosOp>(y) - (half * half) * 2;
  Complex whole = exponential(z);
  Truth finite = isFinite(x) & isFinite(y);
  re = select(finite, re, whole.re - number(x, 1));
  return {select(isZero(y), grown, re), whole.im};
}

/// Returns log |1 + z|.
Real logarithmOfSizeAbove1(Complex z) {
  auto [x, y] = z;
  Real one = number(x, 1), none = number(x, 0), above = x + one;
  Real square = above * above + y * y;
  // Near -1, 1 + x is exact; near 0, the addend to 1 is.
  Truth near = square < number(x, 0.25);
  Real tail = x * (x + number(x, 2)) + y * y;
  Real result = (apply<math::LogOp>(select(near, square, one)) +
                 apply<math::Log1pOp>(select(near, none, tail))) *
                0.5;
  return select(isInfinite(x) | isInfinite(y), number(x, INFINITY), result);
}

Complex quotient(Complex z, Complex w) {
  auto [a, b] = z;
  auto [c, d] = w;
  Real size = c * c + d * d;
  Complex direct = {(a * c + b * d) / size, (b * c - a * d) / size};
  return quotientAtInfinities(direct, z, w, size);
}

Complex sign(Complex z) {
  auto [x, y] = z;
  Real size = apply<math::SqrtOp>(x * x + y * y);
  Real nan = number(x, NAN);
  Truth zero = isZero(size), unordered = isNan(x) | isNan(y);
  return {select(unordered, nan, select(zero, x, x / size)),
          select(unordered, nan, select(zero, y, y / size))};
}

/// Returns e^(w log z) for z of f32; f64 is precise enough for the product.
Complex power(Complex z, Complex w, Real angle) {
  Real size = logarithmOfSize(z), zero = number(size, 0);
  Real re = w.re * size, im = w.re * angle;
  // A zero imaginary exponent must not meet an infinite part.
  Truth real = isZero(w.im);
  Complex grown = expInPairs({select(real, re, re - w.im * angle),
                              select(real, im, im + w.im * size)});
  // 1 to any power is 1, and so is any number to the power of 0, also NaN.
  Truth isOne =
      compare(z.re, arith::CmpFPredicate::OEQ, number(z.re, 1)) & isZero(z.im);
  Truth one = (real & isZero(w.re)) | isOne;
  Truth none = isZero(z.re) & isZero(z.im);
  Real nan = number(zero, NAN);
  Real atZero =
      select(compare(zero, arith::CmpFPredicate::OLT, w.re), zero, nan);
  auto part = [&](Real ordinary, double unit) {
    return select(one, number(zero, unit), select(none, atZero, ordinary));
  };
  return {part(grown.re, 1), part(grown.im, 0)};
}

Complex rotated(Complex z) { return {-z.im, z.re}; }
/// tan(z) = -i tanh(i z)
template <typename Function> Complex tangent(Complex z, Function tanh) {
  Complex t = tanh(rotated(z));
  return {t.im, -t.re};
}

} // namespace

Complex tenon::quotientAtInfinities(Complex direct, Complex dividend,
                                    Complex divisor, Real size) {
  auto [a, b] = dividend;
  auto [c, d] = divisor;
  // Replaces infinite parts by +-1 and finite ones by +-0.
  auto unit = [](Real x) {
    return copySign(select(isInfinite(x), number(x, 1), number(x, 0)), x);
  };
  Truth zero = isZero(size) & !(isNan(a) & isNan(b));
  Truth above = (isInfinite(a) | isInfinite(b)) & isFinite(c) & isFinite(d);
  Truth below = (isInfinite(c) | isInfinite(d)) & isFinite(a) & isFinite(b);
  auto product = [](Real a, Real b, Real c, Real d) {
    return Complex{a * c + b * d, b * c - a * d};
  };
  Complex grown = product(unit(a), unit(b), c, d);
  Complex gone = product(a, b, unit(c), unit(d));
  Real infinity = number(a, INFINITY), none = number(a, 0);
  Real pole = copySign(infinity, c);
  Truth lost = isNan(direct.re) & isNan(direct.im);
  auto part = [&](Real direct, Real atPole, Real grown, Real gone) {
    Real special = select(above, infinity * grown, none * gone);
    special = select(zero, pole * atPole, special);
    return select(lost & (zero | above | below), special, direct);
  };
  return {part(direct.re, a, grown.re, gone.re),
          part(direct.im, b, grown.im, gone.im)};
}

Value ScalarEmitter::complexInPlace(Operation *op, ValueRange operands) {
  auto type = cast<ComplexType>(operands[0].getType());
  if (type.getElementType().isF64())
    return complexDoubleInPlace(op, operands);
  auto wide = [&](Value z) {
    return Complex{widen({this, real(z)}), widen({this, imag(z)})};
  };
  auto narrow = [&](Real x) {
    return create<arith::TruncFOp>(type.getElementType(), x.value);
  };
  auto made = [&](Complex z) {
    return create<complex::CreateOp>(type, narrow(z.re), narrow(z.im));
  };
  Value z = operands[0];
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<AbsOp>([&](auto) { return narrow(magnitude(wide(z))); })
      .Case<ExpOp>([&](auto) { return made(exponential(wide(z))); })
      .Case<Expm1Op>([&](auto) { return made(exponentialLess1(wide(z))); })
      .Case<SqrtOp>([&](auto) { return made(squareRoot(wide(z))); })
      .Case<RsqrtOp>([&](auto) {
        Complex w = wide(z);
        Complex one = {number(w.re, 1), number(w.re, 0)};
        return made(quotient(one, squareRoot(w)));
      })
      .Case<SignOp>([&](auto) { return made(sign(wide(z))); })
      .Case<TanhOp>([&](auto) { return made(hyperbolicTangent(wide(z))); })
      .Case<TanOp>(
          [&](auto) { return made(tangent(wide(z), hyperbolicTangent)); })
      .Case<SinOp>([&](auto) { return made(sinInPairs(wide(z))); })
      .Case<CosOp>([&](auto) { return made(cosInPairs(wide(z))); })
      .Case<LogisticOp>([&](auto) { return made(logisticInPairs(wide(z))); })
      .Case<CbrtOp>([&](auto) { return made(cbrtInPairs(wide(z))); })
      .Case<DivOp>(
          [&](auto) { return made(quotient(wide(z), wide(operands[1]))); })
      .Case<PowOp>([&](auto) {
        Complex base = wide(z);
        Real turn = {this, angle(base.im.value, base.re.value)};
        return made(power(base, wide(operands[1]), turn));
      })
      .Case<LogOp>([&](auto) {
        return create<complex::CreateOp>(type, narrow(logarithmOfSize(wide(z))),
                                         angle(imag(z), real(z)));
      })
      .Case<Log1pOp>([&](auto) {
        Complex w = wide(z);
        Real above = w.re + number(w.re, 1);
        return create<complex::CreateOp>(
            type, narrow(logarithmOfSizeAbove1(w)),
            narrow({this, angle(w.im.value, above.value)}));
      })
      .Default([](auto) { return Value(); });
}

Value ScalarEmitter::complexDoubleInPlace(Operation *op, ValueRange operands) {
  auto type = cast<ComplexType>(operands[0].getType());
  auto parts = [&](Value z) {
    return Complex{{this, real(z)}, {this, imag(z)}};
  };
  auto made = [&](Complex z) {
    return create<complex::CreateOp>(type, z.re.value, z.im.value);
  };
  Complex z = parts(operands[0]);
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<AbsOp>([&](auto) { return magnitudeOfDouble(z).value; })
      .Case<ExpOp>([&](auto) { return made(expInPairs(z)); })
      .Case<Expm1Op>([&](auto) { return made(expm1InPairs(z)); })
      .Case<SinOp>([&](auto) { return made(sinInPairs(z)); })
      .Case<CosOp>([&](auto) { return made(cosInPairs(z)); })
      .Case<LogisticOp>([&](auto) { return made(logisticInPairs(z)); })
      .Case<CbrtOp>([&](auto) { return made(cbrtInPairs(z)); })
      .Case<PowOp>(
          [&](auto) { return made(powInPairs(z, parts(operands[1]))); })
      .Case<SqrtOp>([&](auto) { return made(sqrtOfDouble(z)); })
      .Case<RsqrtOp>([&](auto) { return made(rsqrtOfDouble(z)); })
      .Case<SignOp>([&](auto) { return made(signOfDouble(z)); })
      .Case<TanhOp>([&](auto) { return made(tanhOfDouble(z)); })
      .Case<TanOp>([&](auto) { return made(tangent(z, tanhOfDouble)); })
      .Case<DivOp>(
          [&](auto) { return made(quotientOfDouble(z, parts(operands[1]))); })
      .Case<LogOp>([&](auto) {
        return made({logOfSizeOfDouble(z, /*above1=*/false),
                     {this, angle(z.im.value, z.re.value)}});
      })
      .Case<Log1pOp>([&](auto) {
        Real above = exactly<arith::AddFOp>(z.re, number(z.re, 1));
        return made({logOfSizeOfDouble(z, /*above1=*/true),
                     {this, angle(z.im.value, above.value)}});
      })
      .Default([](auto) { return Value(); });
}
