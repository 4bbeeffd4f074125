//===- Trigonometry.cpp - Functions that ten does not have ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/ProgramBuilder.h"

using namespace mlir;
using namespace tenon;

static constexpr double kLn2 = 0.69314718055994530942;

static bool isComplex(Num x) {
  return isa<ComplexType>(ProgramBuilder::elementOf(x));
}

// Complex inverse functions follow W. Kahan, "Branch cuts for complex
// elementary functions" (1987).
static Num imaginary(Num x) { return complex(-imag(x), real(x)); }
static Num csqrt(Num x) { return sqrt(x); }

Num tenon::acos(Num x) {
  if (isComplex(x)) {
    Num one = x.number(1), a = csqrt(one - x), c = csqrt(one + x);
    Num re = atan2(real(a), real(c)) * 2.0;
    Num conjugate = complex(real(c), -imag(c));
    return complex(re, asinh(imag(conjugate * a)));
  }
  return atan2(sqrt((1.0 - x) * (1.0 + x)), x);
}

Num tenon::asin(Num x) {
  if (isComplex(x)) {
    Num one = x.number(1), a = csqrt(one - x), c = csqrt(one + x);
    Num conjugate = complex(real(a), -imag(a));
    return complex(atan2(real(x), real(a * c)), asinh(imag(conjugate * c)));
  }
  return atan2(x, sqrt((1.0 - x) * (1.0 + x)));
}

// For large x log(2x); near 0 by log1p, which keeps the digits.
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
  if (isComplex(x)) {
    Num one = x.number(1), a = csqrt(x - one), c = csqrt(x + one);
    Num conjugate = complex(real(a), -imag(a));
    Num re = asinh(real(conjugate * c));
    return complex(re, atan2(imag(a), real(c)) * 2.0);
  }
  Num y = x - 1.0;
  double limit = ProgramBuilder::elementOf(x).isF64() ? 1e150 : 1e18;
  Num near = log1p(y + sqrt(y * (y + 2.0)));
  // Below -1 the square overflows to infinity where the root would be NaN.
  Num result = select(x < limit, near, log(x) + kLn2);
  return select(x < -1.0, std::numeric_limits<double>::quiet_NaN(), result);
}

Num tenon::atanh(Num x) {
  if (isComplex(x)) {
    Num one = x.number(1);
    return (log1p(x) - log1p(-x)) * 0.5 + (one - one);
  }
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

// exp(x - log 2) does not overflow before cosh does.
Num tenon::cosh(Num x) {
  if (isComplex(x)) {
    Num re = real(x), im = imag(x);
    Num e = exp(re - kLn2), f = exp(-re - kLn2);
    return complex((e + f) * cos(im), (e - f) * sin(im));
  }
  return exp(x - kLn2) + exp(-x - kLn2);
}

Num tenon::sinh(Num x) {
  if (isComplex(x)) {
    Num re = real(x), im = imag(x);
    return complex(sinh(re) * cos(im), cosh(re) * sin(im));
  }
  Num a = abs(x), e = expm1(a);
  // (e^x - e^-x) / 2 in terms of e^x - 1, without cancellation.
  Num small = (e + e / (e + 1.0)) * 0.5;
  Num large = exp(a - kLn2);
  return select(x == x.number(0), x, sign(x) * select(a < 20.0, small, large));
}
