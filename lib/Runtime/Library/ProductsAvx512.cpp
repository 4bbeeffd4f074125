//===- ProductsAvx512.cpp - Products of matrices with AVX-512 -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#if defined(__x86_64__) && defined(__AVX512F__)

#include "ProductRoutines.h"

#include <immintrin.h>

namespace {

struct Floats {
  using Vector = __m512;
  static Vector load(const float *from) { return _mm512_loadu_ps(from); }
  static void store(float *to, Vector x) { _mm512_storeu_ps(to, x); }
  static Vector broadcast(float x) { return _mm512_set1_ps(x); }
  static Vector add(Vector a, Vector b) { return _mm512_add_ps(a, b); }
  static Vector addProduct(Vector a, Vector b, Vector sum) {
    return _mm512_fmadd_ps(a, b, sum);
  }
  static float addProduct(float a, float b, float sum) {
    return __builtin_fmaf(a, b, sum);
  }
};

struct Doubles {
  using Vector = __m512d;
  static Vector load(const double *from) { return _mm512_loadu_pd(from); }
  static void store(double *to, Vector x) { _mm512_storeu_pd(to, x); }
  static Vector broadcast(double x) { return _mm512_set1_pd(x); }
  static Vector add(Vector a, Vector b) { return _mm512_add_pd(a, b); }
  static Vector addProduct(Vector a, Vector b, Vector sum) {
    return _mm512_fmadd_pd(a, b, sum);
  }
  static double addProduct(double a, double b, double sum) {
    return __builtin_fma(a, b, sum);
  }
};

} // namespace

const tenon::ProductRoutine<float> tenon::productAvx512F32 =
    tenon::ProductTiles<float, Floats, 12>::routine();
const tenon::ProductRoutine<double> tenon::productAvx512F64 =
    tenon::ProductTiles<double, Doubles, 12>::routine();

#endif
