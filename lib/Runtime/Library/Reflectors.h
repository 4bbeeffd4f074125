//===- Reflectors.h - Products with reflectors ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_REFLECTORS_H
#define TENON_LIB_RUNTIME_LIBRARY_REFLECTORS_H

#include <complex>
#include <cstdint>
#include <vector>

namespace tenon {

inline float conjugate(float x) { return x; }
inline double conjugate(double x) { return x; }
template <typename R> std::complex<R> conjugate(std::complex<R> x) {
  return std::conj(x);
}

/// Householder reflectors of a QR factorization as stored by LAPACK's geqrf:
/// reflector i is H_i = 1 - tau[i] v v^H, where v is 0 above row i, 1 in row i,
/// and below it column i of the row-major matrix, whose rows have `stride`
/// elements.
template <typename T> struct Reflectors {
  const T *vectors;
  const T *tau;
  int64_t stride, count;

  T element(int64_t row, int64_t i) const {
    return row == i ? T(1) : vectors[row * stride + i];
  }
};

/// Multiplies the row-major matrix `c` by Q = H_0 H_1 ..., or by its adjoint,
/// in place (LAPACK's ormqr and unmqr), one reflector after the other. The
/// order of Q is the number of rows of `c` if it is on the left, else the
/// number of columns.
template <typename T>
void multiplyByReflectors(const Reflectors<T> &q, bool left, bool adjoint, T *c,
                          int64_t rows, int64_t columns) {
  std::vector<T> sums(columns);
  for (int64_t step = 0; step < q.count; ++step) {
    // The reflector adjacent to `c` in the product is applied first.
    int64_t i = left == adjoint ? step : q.count - 1 - step;
    T tau = adjoint ? conjugate(q.tau[i]) : q.tau[i];
    if (left) {
      // c -= tau v (v^H c), along rows.
      std::fill(sums.begin(), sums.end(), T(0));
      for (int64_t row = i; row < rows; ++row) {
        T factor = conjugate(q.element(row, i));
        for (int64_t column = 0; column < columns; ++column)
          sums[column] += factor * c[row * columns + column];
      }
      for (int64_t row = i; row < rows; ++row) {
        T factor = tau * q.element(row, i);
        for (int64_t column = 0; column < columns; ++column)
          c[row * columns + column] -= factor * sums[column];
      }
      continue;
    }
    // c -= tau (c v) v^H, row by row.
    for (int64_t row = 0; row < rows; ++row) {
      T *own = c + row * columns, sum(0);
      for (int64_t column = i; column < columns; ++column)
        sum += own[column] * q.element(column, i);
      sum *= tau;
      for (int64_t column = i; column < columns; ++column)
        own[column] -= sum * conjugate(q.element(column, i));
    }
  }
}

} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_REFLECTORS_H
