//===- ProductsAvx2.cpp - Products of matrices with AVX2 ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#if defined(__x86_64__) && defined(__AVX2__) && defined(__FMA__)

#include "ProductRoutines.h"

#include <immintrin.h>

namespace {

struct Floats {
  using Vector = __m256;
  static Vector load(const float *from) { return _mm256_loadu_ps(from); }
  static void store(float *to, Vector x) { _mm256_storeu_ps(to, x); }
  static Vector broadcast(float x) { return _mm256_set1_ps(x); }
  static Vector add(Vector a, Vector b) { return _mm256_add_ps(a, b); }
  static Vector addProduct(Vector a, Vector b, Vector sum) {
    return _mm256_fmadd_ps(a, b, sum);
  }
  static float addProduct(float a, float b, float sum) {
    return __builtin_fmaf(a, b, sum);
  }
};

struct Doubles {
  using Vector = __m256d;
  static Vector load(const double *from) { return _mm256_loadu_pd(from); }
  static void store(double *to, Vector x) { _mm256_storeu_pd(to, x); }
  static Vector broadcast(double x) { return _mm256_set1_pd(x); }
  static Vector add(Vector a, Vector b) { return _mm256_add_pd(a, b); }
  static Vector addProduct(Vector a, Vector b, Vector sum) {
    return _mm256_fmadd_pd(a, b, sum);
  }
  static double addProduct(double a, double b, double sum) {
    return __builtin_fma(a, b, sum);
  }
};

} // namespace

const tenon::ProductRoutine<float> tenon::productAvx2F32 =
    tenon::ProductTiles<float, Floats, 6>::routine();
const tenon::ProductRoutine<double> tenon::productAvx2F64 =
    tenon::ProductTiles<double, Doubles, 6>::routine();

#endif
