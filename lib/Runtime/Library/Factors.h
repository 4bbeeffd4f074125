//===- Factors.h - LU and QR factorizations ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_FACTORS_H
#define TENON_LIB_RUNTIME_LIBRARY_FACTORS_H

#include <cstdint>

namespace tenon {

/// In place, on dense row-major matrices; results as LAPACK's.
template <typename T> struct Factors {
  /// getrf: pivots count from 1; returns the index of the first zero pivot, or
  /// 0.
  int32_t (*lu)(T *a, int64_t rows, int64_t columns, int32_t *pivots);
  /// geqrf. The workspace has two rows, two columns and two elements.
  void (*qr)(T *a, int64_t rows, int64_t columns, T *tau, T *work);
  /// orgqr, for `count` reflectors.
  void (*orthogonal)(T *a, int64_t rows, int64_t columns, int64_t count,
                     const T *tau, T *work);
};

/// Returns the routines for this CPU, for float, double and complex numbers of
/// both.
template <typename T> const Factors<T> &factors();

extern const Factors<float> factorsAvx2F32, factorsAvx512F32;
extern const Factors<double> factorsAvx2F64, factorsAvx512F64;

} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_FACTORS_H
