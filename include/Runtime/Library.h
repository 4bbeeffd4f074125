//===- Library.h - Routines for compiled code -------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Routines that compiled code calls. Plain C, without allocation or failure:
// all memory comes from the caller. Results are deterministic.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_LIBRARY_H
#define TENON_RUNTIME_LIBRARY_H

#include "Runtime/Abi.h"

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// \name In-place sorts
/// Sort numbers in ascending order, at least the first `first` of them; the
/// others follow in any order. Not stable: stable sorts of keys have the index
/// in the number's low bits.
/// @{

void ten_rt_sort_i32(int32_t *numbers, int64_t n, int64_t first);
void ten_rt_sort_i64(int64_t *numbers, int64_t n, int64_t first);

/// Minimum number of elements for a parallel sort.
#define TEN_RT_MANY_TO_SORT (1 << 16)
/// Sort all numbers with the threads of `call`.
void ten_rt_sort_on_threads_i32(int32_t *numbers, int64_t n,
                                const struct ten_call *call);
void ten_rt_sort_on_threads_i64(int64_t *numbers, int64_t n,
                                const struct ten_call *call);
/// @}

/// \name Discrete Fourier transforms
/// Transforms of any length n >= 1, of rows or of columns of dense arrays, with
/// a table of twiddle factors that the compiler makes for a kind, length, type
/// and direction (Runtime/Fourier/Fft.h). Any number of threads may use it,
/// each with its own scratch memory of as many bytes as the table says. Scratch
/// memory must be aligned to 64 bytes, tables to 8.
/// @{

enum ten_rt_fft_kind {
  TEN_RT_FFT = 0,  ///< n complex -> n complex
  TEN_RT_IFFT = 1, ///< n complex -> n complex, divided by n
  TEN_RT_RFFT = 2, ///< n real -> n / 2 + 1 complex
  /// n / 2 + 1 complex -> n real, divided by n. Ignores the imaginary parts of
  /// the first element and, for even n, of the last one, which are zero for a
  /// real signal.
  TEN_RT_IRFFT = 3
};

/// Transforms `rows` rows, which follow each other. `in` and `out` must not
/// overlap.
void ten_rt_fft_rows(const void *table, const void *in, void *out, int64_t rows,
                     void *scratch);
/// Transforms `columns` columns beside each other of an array whose rows have
/// `stride` numbers. `in` may be `out`.
void ten_rt_fft_columns(const void *table, const void *in, void *out,
                        int64_t columns, int64_t stride, void *scratch);
/// @}

/// \name Conversions of 8-bit floats
/// Conversions between f32 and the 8-bit formats, rounding to nearest even;
/// infinities and NaN are handled as in Runtime/Float.h.
/// @{
float ten_rt_decode_f8E4M3(uint8_t bits);
uint8_t ten_rt_encode_f8E4M3(float value);
float ten_rt_decode_f8E4M3FN(uint8_t bits);
uint8_t ten_rt_encode_f8E4M3FN(float value);
float ten_rt_decode_f8E4M3FNUZ(uint8_t bits);
uint8_t ten_rt_encode_f8E4M3FNUZ(float value);
float ten_rt_decode_f8E4M3B11FNUZ(uint8_t bits);
uint8_t ten_rt_encode_f8E4M3B11FNUZ(float value);
float ten_rt_decode_f8E5M2(uint8_t bits);
uint8_t ten_rt_encode_f8E5M2(float value);
float ten_rt_decode_f8E5M2FNUZ(uint8_t bits);
uint8_t ten_rt_encode_f8E5M2FNUZ(float value);
float ten_rt_decode_f8E3M4(uint8_t bits);
uint8_t ten_rt_encode_f8E3M4(float value);
float ten_rt_decode_f8E8M0FNU(uint8_t bits);
uint8_t ten_rt_encode_f8E8M0FNU(float value);
float ten_rt_decode_f4E2M1FN(uint8_t bits);
uint8_t ten_rt_encode_f4E2M1FN(float value);
/// @}

/// \name Complex functions
/// The real and imaginary parts of functions of complex numbers, named
/// ten_rt_complex_FUNCTION_PART_TYPE: FUNCTION is one of abs sign exp expm1 log
/// log1p logistic sqrt rsqrt cbrt sin cos tan tanh (unary), div pow atan2
/// (binary), PART is real or imag, TYPE is f32 or f64; arguments are the parts
/// in order. Computed in the next wider type and rounded once.
/// @{
// clang-format off: no version of it leaves this list as it is.
#define TEN_RT_COMPLEX_UNARY(X)                                                \
  X(sign) X(exp) X(expm1) X(log) X(log1p) X(logistic) X(sqrt) X(rsqrt)         \
  X(cbrt) X(sin) X(cos) X(tan) X(tanh)
// clang-format on
#define TEN_RT_COMPLEX_BINARY(X) X(div) X(pow) X(atan2)
#define TEN_RT_DECLARE(name)                                                   \
  float ten_rt_complex_##name##_real_f32(float re, float im);                  \
  float ten_rt_complex_##name##_imag_f32(float re, float im);                  \
  double ten_rt_complex_##name##_real_f64(double re, double im);               \
  double ten_rt_complex_##name##_imag_f64(double re, double im);
TEN_RT_COMPLEX_UNARY(TEN_RT_DECLARE)
#undef TEN_RT_DECLARE
#define TEN_RT_DECLARE(name)                                                   \
  float ten_rt_complex_##name##_real_f32(float re, float im, float re2,        \
                                         float im2);                           \
  float ten_rt_complex_##name##_imag_f32(float re, float im, float re2,        \
                                         float im2);                           \
  double ten_rt_complex_##name##_real_f64(double re, double im, double re2,    \
                                          double im2);                         \
  double ten_rt_complex_##name##_imag_f64(double re, double im, double re2,    \
                                          double im2);
TEN_RT_COMPLEX_BINARY(TEN_RT_DECLARE)
#undef TEN_RT_DECLARE
/// @}

/// The functions that code compiled in this process may call, ended by a null
/// name.
struct ten_rt_symbol {
  const char *name;
  void *address;
};
extern const struct ten_rt_symbol ten_rt_symbols[];

#ifdef __cplusplus
} // extern "C"
#endif

#endif // TENON_RUNTIME_LIBRARY_H
