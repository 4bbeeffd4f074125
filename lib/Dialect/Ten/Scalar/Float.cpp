//===- Float.cpp - Elementwise functions on floats ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elementwise functions on floats for the interpreter and constant folding,
// looked up by floatFunction: computed in double by libm and rounded once to
// the element type, except for basic arithmetic on f32 and f64, which is done
// in the type itself.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Scalar/Arithmetic.h"
#include "Families.h"

using namespace tenon;
using namespace tenon::ten;

namespace {
using Unary = double (*)(double);
using Binary = double (*)(double, double);

template <typename E>
void unaryThrough(const void *const *operands, void *result, int64_t count,
                  int64_t parameter) {
  auto function = reinterpret_cast<Unary>(parameter);
  auto *operand = static_cast<const typename E::Storage *>(operands[0]);
  auto *out = static_cast<typename E::Storage *>(result);
  for (int64_t i = 0; i < count; ++i)
    out[i] = E::store(function(static_cast<double>(E::load(operand[i]))));
}

template <typename E>
void binaryThrough(const void *const *operands, void *result, int64_t count,
                   int64_t parameter) {
  auto function = reinterpret_cast<Binary>(parameter);
  auto *lhs = static_cast<const typename E::Storage *>(operands[0]);
  auto *rhs = static_cast<const typename E::Storage *>(operands[1]);
  auto *out = static_cast<typename E::Storage *>(result);
  for (int64_t i = 0; i < count; ++i)
    out[i] = E::store(function(static_cast<double>(E::load(lhs[i])),
                               static_cast<double>(E::load(rhs[i]))));
}

double sign(double x) {
  return std::isnan(x) || x == 0 ? x : std::copysign(1.0, x);
}
double logistic(double x) {
  // Avoids overflow of the exponential if the result is small.
  if (x < 0) {
    double e = std::exp(x);
    return e / (1 + e);
  }
  return 1 / (1 + std::exp(-x));
}
double rsqrt(double x) { return 1 / std::sqrt(x); }

Unary unaryOf(PointwiseFunction function) {
  switch (function) {
  case PointwiseFunction::Abs:
    return [](double x) { return std::fabs(x); };
  case PointwiseFunction::Neg:
    return [](double x) { return -x; };
  case PointwiseFunction::Sign:
    return sign;
  case PointwiseFunction::Ceil:
    return [](double x) { return std::ceil(x); };
  case PointwiseFunction::Floor:
    return [](double x) { return std::floor(x); };
  case PointwiseFunction::Round:
    return [](double x) { return std::round(x); };
  case PointwiseFunction::RoundEven:
    return [](double x) { return std::nearbyint(x); };
  case PointwiseFunction::Exp:
    return [](double x) { return std::exp(x); };
  case PointwiseFunction::Expm1:
    return [](double x) { return std::expm1(x); };
  case PointwiseFunction::Log:
    return [](double x) { return std::log(x); };
  case PointwiseFunction::Log1p:
    return [](double x) { return std::log1p(x); };
  case PointwiseFunction::Logistic:
    return logistic;
  case PointwiseFunction::Sqrt:
    return [](double x) { return std::sqrt(x); };
  case PointwiseFunction::Rsqrt:
    return rsqrt;
  case PointwiseFunction::Cbrt:
    return [](double x) { return std::cbrt(x); };
  case PointwiseFunction::Sin:
    return [](double x) { return std::sin(x); };
  case PointwiseFunction::Cos:
    return [](double x) { return std::cos(x); };
  case PointwiseFunction::Tan:
    return [](double x) { return std::tan(x); };
  case PointwiseFunction::Tanh:
    return [](double x) { return std::tanh(x); };
  case PointwiseFunction::Erf:
    return [](double x) { return std::erf(x); };
  case PointwiseFunction::Erfc:
    return [](double x) { return std::erfc(x); };
  case PointwiseFunction::Real:
    return [](double x) { return x; };
  case PointwiseFunction::Imag:
    return [](double) { return 0.0; };
  default:
    return nullptr;
  }
}

Binary binaryOf(PointwiseFunction function) {
  switch (function) {
  case PointwiseFunction::Add:
    return [](double x, double y) { return x + y; };
  case PointwiseFunction::Sub:
    return [](double x, double y) { return x - y; };
  case PointwiseFunction::Mul:
    return [](double x, double y) { return x * y; };
  case PointwiseFunction::Div:
    return [](double x, double y) { return x / y; };
  case PointwiseFunction::Rem:
    return [](double x, double y) { return std::fmod(x, y); };
  case PointwiseFunction::Max:
    return maximum<double>;
  case PointwiseFunction::Min:
    return minimum<double>;
  case PointwiseFunction::Pow:
    return [](double x, double y) { return std::pow(x, y); };
  case PointwiseFunction::Atan2:
    return [](double x, double y) { return std::atan2(x, y); };
  default:
    return nullptr;
  }
}

template <typename E>
void isFiniteLoop(const void *const *operands, void *result, int64_t count,
                  int64_t) {
  auto *operand = static_cast<const typename E::Storage *>(operands[0]);
  auto *out = static_cast<uint8_t *>(result);
  for (int64_t i = 0; i < count; ++i)
    out[i] = std::isfinite(E::load(operand[i]));
}

template <typename T> struct Subtract {
  T operator()(T a, T b) const { return a - b; }
};
template <typename T> struct Divide {
  T operator()(T a, T b) const { return a / b; }
};

/// Functions of float and double that are too cheap for an indirect call per
/// element.
template <typename E> ArrayFunction::Body directly(PointwiseFunction function) {
  using V = typename E::Value;
  switch (function) {
  case PointwiseFunction::Add:
    return binaryLoop<E, Add<E>>;
  case PointwiseFunction::Sub:
    return binaryLoop<E, Subtract<V>>;
  case PointwiseFunction::Mul:
    return binaryLoop<E, Mul<E>>;
  case PointwiseFunction::Div:
    return binaryLoop<E, Divide<V>>;
  case PointwiseFunction::Max:
    return binaryLoop<E, Max<E>>;
  case PointwiseFunction::Min:
    return binaryLoop<E, Min<E>>;
  default:
    return nullptr;
  }
}

/// Multiplies and adds with one rounding in double, or in float for all other
/// types.
template <typename E>
void fmaLoop(const void *const *operands, void *result, int64_t count,
             int64_t) {
  using S = typename E::Storage;
  using V = std::conditional_t<std::is_same_v<typename E::Value, double> &&
                                   sizeof(S) == sizeof(double),
                               double, float>;
  auto at = [&](int operand, int64_t i) {
    return static_cast<V>(
        E::load(static_cast<const S *>(operands[operand])[i]));
  };
  auto *out = static_cast<S *>(result);
  for (int64_t i = 0; i < count; ++i)
    out[i] = E::store(std::fma(at(0, i), at(1, i), at(2, i)));
}

/// Makes complex<T> elements from real and imaginary parts.
template <typename T>
void complexLoop(const void *const *operands, void *result, int64_t count,
                 int64_t) {
  auto *real = static_cast<const T *>(operands[0]);
  auto *imaginary = static_cast<const T *>(operands[1]);
  auto *out = static_cast<std::complex<T> *>(result);
  for (int64_t i = 0; i < count; ++i)
    out[i] = {real[i], imaginary[i]};
}
} // namespace

ArrayFunction tenon::ten::floatFunction(PointwiseFunction function,
                                        ten_type type) {
  ArrayFunction::Body body = nullptr;
  if (type == TEN_F32)
    body = directly<Element<TEN_F32>>(function);
  else if (type == TEN_F64)
    body = directly<Element<TEN_F64>>(function);
  if (body)
    return {body, 0};
  if (function == PointwiseFunction::Complex)
    return {type == TEN_F32   ? complexLoop<float>
            : type == TEN_F64 ? complexLoop<double>
                              : nullptr,
            0};

  Unary unary = unaryOf(function);
  Binary binary = binaryOf(function);
  return visitElementType(type, [&](auto element) -> ArrayFunction {
    using E = decltype(element);
    if constexpr (E::kind == ElementKind::Float) {
      if (function == PointwiseFunction::IsFinite)
        return {isFiniteLoop<E>, 0};
      if (function == PointwiseFunction::Fma)
        return {fmaLoop<E>, 0};
      if (unary)
        return {unaryThrough<E>, reinterpret_cast<int64_t>(unary)};
      if (binary)
        return {binaryThrough<E>, reinterpret_cast<int64_t>(binary)};
    }
    return {};
  });
}
