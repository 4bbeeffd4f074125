//===- Trigonometry.cpp - Elementary functions that ten lacks -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands inverse trigonometric, hyperbolic and inverse hyperbolic functions,
// which CHLO has and `ten` does not, to formulas of ten operations. Real
// formulas avoid cancellation near 0 and overflow for large arguments; complex
// ones follow W. Kahan, "Branch cuts for complex elementary functions" (1987),
// and are computed in f64 for complex f32.
//
//===----------------------------------------------------------------------===//

#include "Conversion/ProgramBuilder.h"

using namespace mlir;
using namespace tenon;

/// Fact: number; ln(2) in f64.
static constexpr double kLn2 = 0.69314718055994530942;
/// Fact: number; infinity.
static constexpr double kInfinity = std::numeric_limits<double>::infinity();

static bool isComplex(Num x) {
  return isa<ComplexType>(ProgramBuilder::elementOf(x));
}

/// Applies a function of complex numbers; for f32 in f64, where squares neither
/// overflow nor lose the digits that a difference leaves.
static Num inDouble(Num z, llvm::function_ref<Num(Num)> function) {
  ProgramBuilder &c = z.builder();
  auto type = cast<ComplexType>(ProgramBuilder::elementOf(z));
  if (type.getElementType().isF64())
    return function(z);
  auto wide = ComplexType::get(c.b.getF64Type());
  return {c, c.convertTo(function({c, c.convertTo(z, wide)}), type)};
}

static Num imaginary(Num x) { return complex(-imag(x), real(x)); }
static Num csqrt(Num x) { return sqrt(x); }

// Complex inverse functions except atanh follow W. Kahan, "Branch cuts for
// complex elementary functions" (1987): square roots whose products do not
// cancel.
static Num complexAcos(Num x) {
  Num one = x.number(1), a = csqrt(one - x), c = csqrt(one + x);
  Num re = atan2(real(a), real(c)) * 2.0;
  Num conjugate = complex(real(c), -imag(c));
  return complex(re, asinh(imag(conjugate * a)));
}

static Num complexAsin(Num x) {
  Num one = x.number(1), a = csqrt(one - x), c = csqrt(one + x);
  Num conjugate = complex(real(a), -imag(a));
  return complex(atan2(real(x), real(a * c)), asinh(imag(conjugate * c)));
}

static Num complexAcosh(Num x) {
  Num one = x.number(1), a = csqrt(x - one), c = csqrt(x + one);
  Num conjugate = complex(real(a), -imag(a));
  Num re = asinh(real(conjugate * c));
  return complex(re, atan2(imag(a), real(c)) * 2.0);
}

// With a = |x|: re = log1p(4 a / ((1 - a)^2 + y^2)) / 4, which never cancels,
// and im = atan2(2 y, (1 - a) (1 + a) - y^2) / 2, where the cancellation is
// small relative to 2 y. Far from 1 the squares could overflow: there it is 1 /
// z + i pi/2.
static Num complexAtanh(Num z) {
  // Fact: numbers; squares of larger ones overflow in f64, of smaller ones
  // vanish.
  constexpr double kFar = 1e150, kClose = 1e-100;
  Num x = real(z), y = imag(z), a = abs(x), b = abs(y), below = 1.0 - a;
  Num size = max(a, b), zero = x.number(0);
  Num squares = below * below + y * y;
  Num re = log1p(4.0 * a / squares) * 0.25;
  // Next to 1, the square of y may underflow; 1 - a is 0 or much larger.
  Num close = (below == zero) & (b < kClose);
  re = select(close, (kLn2 - log(b)) * 0.5, re);
  Num u = a / size, v = b / size;
  Num farRe = select(size == kInfinity, zero, u / (u * u + v * v) / size);
  Num far = size > kFar;
  re = select(far, farRe, re);
  re = select(x < 0.0, -re, select(x == zero, x, re));
  Num im = atan2(2.0 * y, below * (1.0 + a) - y * y) * 0.5;
  Num direction = max(min(y, y.number(1)), y.number(-1));
  im = select(far, atan2(direction, y.number(-kInfinity)) * 0.5, im);
  // Comparisons with NaN are false and must not select a number.
  Num nan = x + y;
  return complex(select(nan == nan, re, nan), select(nan == nan, im, nan));
}

/// Returns sinh or cosh of a complex number: sinh and cosh of the real part
/// times sine and cosine of the imaginary part. Multiplies by e^(re/2) twice
/// where e^re overflows, as its product with a small sine may be finite.
static Num hyperbolic(Num re, Num im, bool isSinh) {
  // Fact: number; exp of it is below the largest f64.
  constexpr double kOverflow = 700;
  Num c = cos(im), s = sin(im), a = abs(re);
  Num even = cosh(re), odd = sinh(re);
  Num root = exp(a * 0.5), half = root * 0.5;
  Num grownCos = half * c * root, grownSin = half * s * root;
  Num far = a > kOverflow, zero = re.number(0);
  Num first = isSinh ? odd : even, second = isSinh ? even : odd;
  auto signedBy = [&](bool isOdd, Num x) {
    return isOdd ? select(re < 0.0, -x, x) : x;
  };
  Num x = select(far, signedBy(isSinh, grownCos), first * c);
  Num y = select(far, signedBy(!isSinh, grownSin), second * s);
  // An infinite part must not meet the 0 of a real number.
  y = select(im == zero, isSinh ? im : sign(re) * im, y);
  return complex(x, y);
}

Num tenon::acos(Num x) {
  return isComplex(x) ? inDouble(x, complexAcos)
                      : atan2(sqrt((1.0 - x) * (1.0 + x)), x);
}

Num tenon::asin(Num x) {
  return isComplex(x) ? inDouble(x, complexAsin)
                      : atan2(x, sqrt((1.0 - x) * (1.0 + x)));
}

// Uses log(2x) for large x, and log1p near 0, which keeps precision.
Num tenon::asinh(Num x) {
  if (isComplex(x)) {
    // asinh(x) = -i asin(i x)
    Num y = asin(imaginary(x));
    return complex(imag(y), -real(y));
  }
  Num a = abs(x), square = a * a;
  Num small = log1p(a + square / (sqrt(square + 1.0) + 1.0));
  Num large = log(a) + kLn2;
  double limit = ProgramBuilder::elementOf(x).isF64() ? 1e150 : 1e18;
  return select(x == x.number(0), x, sign(x) * select(a < limit, small, large));
}

Num tenon::acosh(Num x) {
  if (isComplex(x))
    return inDouble(x, complexAcosh);
  Num y = x - 1.0;
  double limit = ProgramBuilder::elementOf(x).isF64() ? 1e150 : 1e18;
  Num near = log1p(y + sqrt(y * (y + 2.0)));
  // Below -1 the square overflows to infinity where the root would be NaN.
  Num result = select(x < limit, near, log(x) + kLn2);
  return select(x < -1.0, std::numeric_limits<double>::quiet_NaN(), result);
}

Num tenon::atanh(Num x) {
  if (isComplex(x))
    return inDouble(x, complexAtanh);
  Num a = abs(x);
  Num result = log1p(2.0 * a / (1.0 - a)) * 0.5;
  return select(x == x.number(0), x, sign(x) * result);
}

Num tenon::atan(Num x) {
  if (isComplex(x)) {
    // atan(x) = -i atanh(i x)
    Num y = atanh(imaginary(x));
    return complex(imag(y), -real(y));
  }
  return atan2(x, x.number(1));
}

/// Returns e^x / 2 for x >= 0 without the overflow of e^x near the largest
/// value.
static Num halfOfExp(Num x) {
  double limit = ProgramBuilder::elementOf(x).isF64() ? 709 : 88;
  Num root = exp(x * 0.5);
  return select(x < limit, exp(x) * 0.5, root * 0.5 * root);
}

Num tenon::cosh(Num x) {
  if (isComplex(x))
    return inDouble(x, [](Num z) {
      return hyperbolic(real(z), imag(z), /*isSinh=*/false);
    });
  Num a = abs(x);
  return halfOfExp(a) + exp(-a) * 0.5;
}

Num tenon::sinh(Num x) {
  if (isComplex(x))
    return inDouble(
        x, [](Num z) { return hyperbolic(real(z), imag(z), /*isSinh=*/true); });
  Num a = abs(x), e = expm1(a);
  // (e^x - e^-x) / 2 in terms of e^x - 1, without cancellation.
  Num small = (e + e / (e + 1.0)) * 0.5;
  return select(x == x.number(0), x,
                sign(x) * select(a < 20.0, small, halfOfExp(a)));
}
