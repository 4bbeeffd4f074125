//===- Library.cpp - Functions of compiled code ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Library.h"
#include "Runtime/Simulation.h"

#include "Runtime/ComplexMath.h"
#include "Runtime/Float.h"
#include "Runtime/HostCalls.h"
#include "Runtime/Lapack.h"

using namespace tenon;

namespace {
template <typename T>
using Wide = std::complex<
    std::conditional_t<std::is_same_v<T, float>, double, long double>>;

// Each function under the name of its symbol.
template <typename C> C complexOfsign(C z) { return complex_math::sign(z); }
template <typename C> C complexOfexp(C z) { return std::exp(z); }
template <typename C> C complexOfexpm1(C z) { return complex_math::expm1(z); }
template <typename C> C complexOflog(C z) { return std::log(z); }
template <typename C> C complexOflog1p(C z) { return complex_math::log1p(z); }
template <typename C> C complexOflogistic(C z) {
  return complex_math::logistic(z);
}
template <typename C> C complexOfsqrt(C z) { return std::sqrt(z); }
template <typename C> C complexOfrsqrt(C z) { return complex_math::rsqrt(z); }
template <typename C> C complexOfcbrt(C z) { return complex_math::cbrt(z); }
template <typename C> C complexOfsin(C z) { return std::sin(z); }
template <typename C> C complexOfcos(C z) { return std::cos(z); }
template <typename C> C complexOftan(C z) { return std::tan(z); }
template <typename C> C complexOftanh(C z) { return std::tanh(z); }
template <typename C> C complexOfdiv(C x, C y) { return x / y; }
template <typename C> C complexOfpow(C x, C y) {
  return complex_math::power(x, y);
}
template <typename C> C complexOfatan2(C y, C x) {
  return complex_math::arctangent2(y, x);
}
} // namespace

#define TENON_UNARY_PART(name, part, type, suffix)                             \
  type ten_rt_complex_##name##_##part##_##suffix(type re, type im) {           \
    return static_cast<type>(complexOf##name(Wide<type>(re, im)).part());      \
  }
#define TENON_UNARY(name)                                                      \
  TENON_UNARY_PART(name, real, float, f32)                                     \
  TENON_UNARY_PART(name, imag, float, f32)                                     \
  TENON_UNARY_PART(name, real, double, f64)                                    \
  TENON_UNARY_PART(name, imag, double, f64)
#define TENON_BINARY_PART(name, part, type, suffix)                            \
  type ten_rt_complex_##name##_##part##_##suffix(type re, type im, type re2,   \
                                                 type im2) {                   \
    return static_cast<type>(                                                  \
        complexOf##name(Wide<type>(re, im), Wide<type>(re2, im2)).part());     \
  }
#define TENON_BINARY(name)                                                     \
  TENON_BINARY_PART(name, real, float, f32)                                    \
  TENON_BINARY_PART(name, imag, float, f32)                                    \
  TENON_BINARY_PART(name, real, double, f64)                                   \
  TENON_BINARY_PART(name, imag, double, f64)

#define TENON_SYMBOL(symbol) {#symbol, reinterpret_cast<void *>(&symbol)},
#define TENON_PARTS(name)                                                      \
  TENON_SYMBOL(ten_rt_complex_##name##_real_f32)                               \
  TENON_SYMBOL(ten_rt_complex_##name##_imag_f32)                               \
  TENON_SYMBOL(ten_rt_complex_##name##_real_f64)                               \
  TENON_SYMBOL(ten_rt_complex_##name##_imag_f64)

#define TENON_BYTE_FORMATS(X)                                                  \
  X(F8E4M3, f8E4M3)                                                            \
  X(F8E4M3FN, f8E4M3FN)                                                        \
  X(F8E4M3FNUZ, f8E4M3FNUZ)                                                    \
  X(F8E4M3B11FNUZ, f8E4M3B11FNUZ)                                              \
  X(F8E5M2, f8E5M2)                                                            \
  X(F8E5M2FNUZ, f8E5M2FNUZ)                                                    \
  X(F8E3M4, f8E3M4)                                                            \
  X(F8E8M0FNU, f8E8M0FNU)                                                      \
  X(F4E2M1FN, f4E2M1FN)

#define TENON_DEFINE(format, name)                                             \
  float ten_rt_decode_##name(uint8_t bits) { return decode<format>(bits); }    \
  uint8_t ten_rt_encode_##name(float value) {                                  \
    return static_cast<uint8_t>(encode<format>(value));                        \
  }

extern "C" {
TENON_BYTE_FORMATS(TENON_DEFINE)
TEN_RT_COMPLEX_UNARY(TENON_UNARY)
TEN_RT_COMPLEX_BINARY(TENON_BINARY)

#define TENON_LIST(format, name)                                               \
  {"ten_rt_decode_" #name, reinterpret_cast<void *>(&ten_rt_decode_##name)},   \
      {"ten_rt_encode_" #name,                                                 \
       reinterpret_cast<void *>(&ten_rt_encode_##name)},

const ten_rt_symbol ten_rt_symbols[] = {
    TENON_BYTE_FORMATS(TENON_LIST) TEN_RT_COMPLEX_UNARY(TENON_PARTS)
        TEN_RT_COMPLEX_BINARY(TENON_PARTS) TENON_SYMBOL(ten_rt_lapack)
            TENON_SYMBOL(ten_rt_fft_rows) TENON_SYMBOL(ten_rt_fft_columns)
                TENON_SYMBOL(ten_rt_host_call) TENON_SYMBOL(ten_rt_sort_i32)
                    TENON_SYMBOL(ten_rt_sort_i64) TENON_SYMBOL(
                        ten_rt_sort_on_threads_i32)
                        TENON_SYMBOL(ten_rt_sort_on_threads_i64) TENON_SYMBOL(
                            ten_rt_sim_barrier) TENON_SYMBOL(ten_rt_sim_shuffle)
                            TENON_SYMBOL(ten_rt_sim_multiply_add)
                                TENON_SYMBOL(ten_rt_sim_load_matrix)
                                    TENON_SYMBOL(ten_rt_sim_copy_async)
                                        TENON_SYMBOL(ten_rt_sim_copy_commit)
                                            TENON_SYMBOL(ten_rt_sim_copy_wait)
                                                TENON_SYMBOL(
                                                    ten_rt_sim_out_of_bounds){
                                                    nullptr, nullptr}};
}
