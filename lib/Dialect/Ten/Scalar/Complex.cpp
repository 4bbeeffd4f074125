//===- Complex.cpp - Elementwise functions on complex ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elementwise functions on complex numbers for the interpreter and constant
// folding, looked up by complexFunction. Most of them are computed in a wider
// type.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Scalar/Arithmetic.h"
#include "Families.h"
#include "Runtime/ComplexMath.h"

using namespace tenon;
using namespace tenon::ten;
using namespace tenon::complex_math;

namespace {
/// Functions are computed in C, complex<double> for parts of float and
/// complex<long double> for parts of double, and rounded once: this is accurate
/// under cancellation and keeps intermediate values in range.
template <typename C> using UnaryOf = C (*)(C);
template <typename C> using BinaryOf = C (*)(C, C);

template <typename C> UnaryOf<C> unaryOf(PointwiseFunction function) {
  switch (function) {
  case PointwiseFunction::Sign:
    return sign<C>;
  case PointwiseFunction::Exp:
    return [](C z) { return std::exp(z); };
  case PointwiseFunction::Expm1:
    return expm1<C>;
  case PointwiseFunction::Log:
    return [](C z) { return std::log(z); };
  case PointwiseFunction::Log1p:
    return log1p<C>;
  case PointwiseFunction::Logistic:
    return logistic<C>;
  case PointwiseFunction::Sqrt:
    return [](C z) { return std::sqrt(z); };
  case PointwiseFunction::Rsqrt:
    return rsqrt<C>;
  case PointwiseFunction::Cbrt:
    return cbrt<C>;
  case PointwiseFunction::Sin:
    return [](C z) { return std::sin(z); };
  case PointwiseFunction::Cos:
    return [](C z) { return std::cos(z); };
  case PointwiseFunction::Tan:
    return [](C z) { return std::tan(z); };
  case PointwiseFunction::Tanh:
    return [](C z) { return std::tanh(z); };
  default:
    return nullptr;
  }
}

template <typename C> BinaryOf<C> binaryOf(PointwiseFunction function) {
  switch (function) {
  case PointwiseFunction::Div:
    return [](C x, C y) { return x / y; };
  case PointwiseFunction::Pow:
    return power<C>;
  case PointwiseFunction::Atan2:
    return arctangent2<C>;
  default:
    return nullptr;
  }
}

template <typename T>
using WideComplex = std::complex<
    std::conditional_t<std::is_same_v<T, float>, double, long double>>;

template <typename T> std::complex<T> narrow(WideComplex<T> z) {
  return {static_cast<T>(z.real()), static_cast<T>(z.imag())};
}

template <typename T>
void unaryThrough(const void *const *operands, void *result, int64_t count,
                  int64_t parameter) {
  auto function = reinterpret_cast<UnaryOf<WideComplex<T>>>(parameter);
  auto *operand = static_cast<const std::complex<T> *>(operands[0]);
  auto *out = static_cast<std::complex<T> *>(result);
  for (int64_t i = 0; i < count; ++i)
    out[i] = narrow<T>(function(WideComplex<T>(operand[i])));
}
template <typename T>
void binaryThrough(const void *const *operands, void *result, int64_t count,
                   int64_t parameter) {
  auto function = reinterpret_cast<BinaryOf<WideComplex<T>>>(parameter);
  auto *lhs = static_cast<const std::complex<T> *>(operands[0]);
  auto *rhs = static_cast<const std::complex<T> *>(operands[1]);
  auto *out = static_cast<std::complex<T> *>(result);
  for (int64_t i = 0; i < count; ++i)
    out[i] =
        narrow<T>(function(WideComplex<T>(lhs[i]), WideComplex<T>(rhs[i])));
}

template <typename T> struct Negate {
  std::complex<T> operator()(std::complex<T> z) const { return -z; }
};
template <typename T> struct Subtract {
  std::complex<T> operator()(std::complex<T> a, std::complex<T> b) const {
    return a - b;
  }
};

/// Applies a function from complex to real numbers.
template <typename T, typename Fn>
void partLoop(const void *operand, void *result, int64_t count, Fn part) {
  auto *in = static_cast<const std::complex<T> *>(operand);
  auto *out = static_cast<T *>(result);
  for (int64_t i = 0; i < count; ++i)
    out[i] = part(in[i]);
}

template <typename T> ArrayFunction functionOf(PointwiseFunction function) {
  using E = ComplexElement<T>;
  switch (function) {
  case PointwiseFunction::Neg:
    return {unaryLoop<E, Negate<T>>, 0};
  case PointwiseFunction::Add:
    return {binaryLoop<E, Add<E>>, 0};
  case PointwiseFunction::Sub:
    return {binaryLoop<E, Subtract<T>>, 0};
  case PointwiseFunction::Mul:
    return {binaryLoop<E, Mul<E>>, 0};
  case PointwiseFunction::Max:
    return {binaryLoop<E, Max<E>>, 0};
  case PointwiseFunction::Min:
    return {binaryLoop<E, Min<E>>, 0};
  case PointwiseFunction::Abs:
    return {
        [](const void *const *operands, void *result, int64_t count, int64_t) {
          partLoop<T>(operands[0], result, count, [](auto z) {
            using W = typename WideComplex<T>::value_type;
            return static_cast<T>(std::hypot(W(z.real()), W(z.imag())));
          });
        },
        0};
  case PointwiseFunction::Real:
    return {
        [](const void *const *operands, void *result, int64_t count, int64_t) {
          partLoop<T>(operands[0], result, count,
                      [](auto z) { return z.real(); });
        },
        0};
  case PointwiseFunction::Imag:
    return {
        [](const void *const *operands, void *result, int64_t count, int64_t) {
          partLoop<T>(operands[0], result, count,
                      [](auto z) { return z.imag(); });
        },
        0};
  default:
    break;
  }
  using C = WideComplex<T>;
  if (UnaryOf<C> unary = unaryOf<C>(function))
    return {unaryThrough<T>, reinterpret_cast<int64_t>(unary)};
  if (BinaryOf<C> binary = binaryOf<C>(function))
    return {binaryThrough<T>, reinterpret_cast<int64_t>(binary)};
  return {};
}
} // namespace

ArrayFunction tenon::ten::complexFunction(PointwiseFunction function,
                                          ten_type type) {
  return type == TEN_C64 ? functionOf<float>(function)
                         : functionOf<double>(function);
}
