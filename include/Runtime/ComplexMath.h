//===- ComplexMath.h - Functions on complex numbers -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_COMPLEXMATH_H
#define TENON_RUNTIME_COMPLEXMATH_H

#include <cmath>
#include <complex>
#include <limits>

/// Functions missing in <complex>, for C a std::complex of float, double or
/// long double. At infinities and on branch cuts they follow C99's Annex G if
/// it has the function.
namespace tenon::complex_math {

template <typename C> inline bool isFinite(C z) {
  return std::isfinite(z.real()) && std::isfinite(z.imag());
}

template <typename C> inline C sign(C z) {
  using T = typename C::value_type;
  if (std::isnan(z.real()) || std::isnan(z.imag()))
    return C(std::numeric_limits<T>::quiet_NaN(),
             std::numeric_limits<T>::quiet_NaN());
  if (z == C(0))
    return z;
  T magnitude = std::hypot(z.real(), z.imag());
  return C(z.real() / magnitude, z.imag() / magnitude);
}

template <typename C> inline C expm1(C z) {
  using T = typename C::value_type;
  T x = z.real(), y = z.imag();
  if (y == 0)
    return C(std::expm1(x), y);
  if (!isFinite(z))
    return std::exp(z) - C(1);
  // Computes e^x cos y - 1 without cancellation near 0.
  T half = std::sin(y / 2), grown = std::expm1(x);
  return C(grown * std::cos(y) - 2 * half * half, std::exp(x) * std::sin(y));
}

template <typename C> inline C log1p(C z) {
  using T = typename C::value_type;
  T x = z.real(), y = z.imag();
  if (!isFinite(z))
    return std::log(C(1 + x, y));
  // The first formula cancels near -1, the second one elsewhere.
  T angle = std::atan2(y, 1 + x), size = std::hypot(1 + x, y);
  if (size < T(0.5))
    return C(std::log(size), angle);
  return C(std::log1p(x * (x + 2) + y * y) / 2, angle);
}

template <typename C> inline C logistic(C z) {
  using T = typename C::value_type;
  // 1 + e^-z cancels near the poles, at odd multiples of i pi.
  if (std::abs(z.real()) < 1)
    return (C(1) + std::tanh(z / T(2))) / T(2);
  if (z.real() < 0) {
    C e = std::exp(z);
    return e / (C(1) + e);
  }
  return C(1) / (C(1) + std::exp(-z));
}

template <typename C> inline C rsqrt(C z) { return C(1) / std::sqrt(z); }

template <typename C> inline C cbrt(C z) {
  using T = typename C::value_type;
  if (z.imag() == 0 && !(z.real() < 0))
    return C(std::cbrt(z.real()), z.imag());
  T radius = std::cbrt(std::hypot(z.real(), z.imag()));
  T angle = std::atan2(z.imag(), z.real()) / 3;
  // Avoids infinity * 0.
  return C(radius * std::cos(angle),
           angle == 0 ? angle : radius * std::sin(angle));
}

template <typename C> inline C power(C x, C y) {
  using T = typename C::value_type;
  if (y == C(0) || x == C(1))
    return C(1);
  if (x == C(0)) {
    if (y.real() > 0)
      return C(0);
    return C(std::numeric_limits<T>::quiet_NaN(),
             std::numeric_limits<T>::quiet_NaN());
  }
  C logarithm = std::log(x);
  // Avoids 0 * infinity for real exponents.
  if (y.imag() == 0)
    return std::exp(
        C(y.real() * logarithm.real(), y.real() * logarithm.imag()));
  return std::exp(C(y.real() * logarithm.real() - y.imag() * logarithm.imag(),
                    y.real() * logarithm.imag() + y.imag() * logarithm.real()));
}

/// Returns -i log((x + i y) / sqrt(x^2 + y^2)).
template <typename C> inline C arctangent2(C y, C x) {
  C i(0, 1);
  return -i * std::log((x + i * y) / std::sqrt(x * x + y * y));
}

} // namespace tenon::complex_math

#endif // TENON_RUNTIME_COMPLEXMATH_H
