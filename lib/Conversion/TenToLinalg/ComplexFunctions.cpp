//===- ComplexFunctions.cpp - Functions of complex f32 as real arithmetic -===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Computed in f64, where nothing overflows and what cancels was exact, without
// branches: loops over them become vectors. Infinities and NaN as in C99's
// Annex G.
//
//===----------------------------------------------------------------------===//

#include "ScalarEmitter.h"
#include "llvm/ADT/TypeSwitch.h"
#include <cmath>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// A real number, with the usual operators.
struct Real {
  ScalarEmitter *emitter;
  Value value;
};

/// A truth value.
struct Truth {
  ScalarEmitter *emitter;
  Value value;
};

Real wrap(Real like, Value value) { return {like.emitter, value}; }
Real number(Real like, double value) {
  return wrap(like, like.emitter->floating(like.value.getType(), value));
}
template <typename OpTy> Real binary(Real a, Real b) {
  return wrap(a, a.emitter->create<OpTy>(a.value, b.value, a.emitter->flags()));
}
/// Without flags: nothing is fused or ordered anew.
template <typename OpTy> Real exactly(Real a, Real b) {
  return wrap(a, a.emitter->create<OpTy>(a.value, b.value));
}
Real operator+(Real a, Real b) { return binary<arith::AddFOp>(a, b); }
Real operator-(Real a, Real b) { return binary<arith::SubFOp>(a, b); }
Real operator*(Real a, Real b) { return binary<arith::MulFOp>(a, b); }
Real operator/(Real a, Real b) { return binary<arith::DivFOp>(a, b); }
Real operator*(Real a, double b) { return a * number(a, b); }
template <typename OpTy> Real apply(Real x) {
  return wrap(x, x.emitter->create<OpTy>(x.value));
}
Real abs(Real x) { return apply<math::AbsFOp>(x); }
Real copySign(Real size, Real sign) {
  return wrap(size,
              size.emitter->create<math::CopySignOp>(size.value, sign.value));
}
Truth compare(Real a, arith::CmpFPredicate predicate, Real b) {
  return {a.emitter,
          a.emitter->create<arith::CmpFOp>(predicate, a.value, b.value)};
}
Truth isZero(Real x) {
  return compare(x, arith::CmpFPredicate::OEQ, number(x, 0));
}
Truth isNegative(Real x) {
  return compare(x, arith::CmpFPredicate::OLT, number(x, 0));
}
Truth isNan(Real x) { return compare(x, arith::CmpFPredicate::UNO, x); }
Truth isInfinite(Real x) {
  return compare(abs(x), arith::CmpFPredicate::OEQ, number(x, INFINITY));
}
Truth isFinite(Real x) {
  return compare(abs(x), arith::CmpFPredicate::OLT, number(x, INFINITY));
}
Truth operator&(Truth a, Truth b) {
  return {a.emitter, a.emitter->create<arith::AndIOp>(a.value, b.value)};
}
Truth operator|(Truth a, Truth b) {
  return {a.emitter, a.emitter->create<arith::OrIOp>(a.value, b.value)};
}
Truth operator!(Truth a) {
  Value yes = a.emitter->integer(a.value.getType(), 1);
  return {a.emitter, a.emitter->create<arith::XOrIOp>(a.value, yes)};
}
Real select(Truth condition, Real yes, Real no) {
  return wrap(yes, yes.emitter->select(condition.value, yes.value, no.value));
}
Real widen(Real x) {
  return wrap(x, x.emitter->create<arith::ExtFOp>(
                     x.emitter->builder.getF64Type(), x.value));
}
/// A function that has vectors for f32 only.
template <typename OpTy> Real applyNarrow(Real x) {
  Real narrow = wrap(x, x.emitter->create<arith::TruncFOp>(
                            x.emitter->builder.getF32Type(), x.value));
  return widen(apply<OpTy>(narrow));
}

struct Complex {
  Real re, im;
};

Complex exponential(Complex z) {
  auto [x, y] = z;
  Real e = apply<math::ExpOp>(x);
  Complex result = {e * applyNarrow<math::CosOp>(y),
                    e * applyNarrow<math::SinOp>(y)};
  // 0 and infinity times what has no direction.
  Truth lost = isInfinite(x) & !isFinite(y);
  Truth vanishes = lost & isNegative(x);
  return {select(lost, e, result.re),
          select(isZero(y), y,
                 select(vanishes, copySign(number(y, 0), y), result.im))};
}

/// The logarithm of |z|. Squares of f32 are exact; what their sum loses counts
/// near 1.
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

Complex squareRoot(Complex z) {
  auto [x, y] = z;
  Real size = apply<math::SqrtOp>(x * x + y * y);
  size = select(isInfinite(x) | isInfinite(y), number(x, INFINITY), size);
  Real large = apply<math::SqrtOp>((size + abs(x)) * 0.5);
  Real small = abs(y) / (large + large);
  small = select(isZero(large), number(x, 0), small);
  large = select(isInfinite(y), number(x, INFINITY), large);
  small = select(isInfinite(y), number(x, INFINITY), small);
  Truth left = isNegative(x);
  return {select(left, small, large), copySign(select(left, large, small), y)};
}

/// W. Kahan, "Branch cuts for complex elementary functions" (1987).
Complex hyperbolicTangent(Complex z) {
  auto [x, y] = z;
  Real one = number(x, 1), t = applyNarrow<math::TanOp>(y);
  // Beyond, the result is +-1 in f32, and nothing overflows.
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

Complex quotient(Complex z, Complex w) {
  auto [a, b] = z;
  auto [c, d] = w;
  auto product = [](Real a, Real b, Real c, Real d) {
    return Complex{a * c + b * d, b * c - a * d};
  };
  Real size = c * c + d * d;
  Complex direct = product(a, b, c, d);
  direct = {direct.re / size, direct.im / size};
  // What is left of infinite parts where all became NaN.
  auto unit = [](Real x) {
    return copySign(select(isInfinite(x), number(x, 1), number(x, 0)), x);
  };
  Truth zero = isZero(size) & !(isNan(a) & isNan(b));
  Truth above = (isInfinite(a) | isInfinite(b)) & isFinite(c) & isFinite(d);
  Truth below = (isInfinite(c) | isInfinite(d)) & isFinite(a) & isFinite(b);
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

} // namespace

Value ScalarEmitter::complexInPlace(Operation *op, ValueRange operands) {
  auto type = cast<ComplexType>(operands[0].getType());
  if (!type.getElementType().isF32())
    return {};
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
      .Case<ExpOp>([&](auto) { return made(exponential(wide(z))); })
      .Case<SqrtOp>([&](auto) { return made(squareRoot(wide(z))); })
      .Case<TanhOp>([&](auto) { return made(hyperbolicTangent(wide(z))); })
      .Case<DivOp>(
          [&](auto) { return made(quotient(wide(z), wide(operands[1]))); })
      .Case<LogOp>([&](auto) {
        return create<complex::CreateOp>(type, narrow(logarithmOfSize(wide(z))),
                                         angle(imag(z), real(z)));
      })
      .Default([](auto) { return Value(); });
}
