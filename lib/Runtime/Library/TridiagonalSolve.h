//===- TridiagonalSolve.h - Near-singular tridiagonal systems ---*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LU factorization with partial pivoting as in LAPACK's xLAGTF, and the
// solution of U x = c as in xLAGTS with perturbation: a pivot by which a
// division would overflow is moved away from zero by eps * max |u|, doubled
// until the quotient fits, as inverse iteration for eigenvectors requires. The
// factorization is applied to the right-hand sides at the same time, so that L
// is not stored.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_TRIDIAGONALSOLVE_H
#define TENON_LIB_RUNTIME_LIBRARY_TRIDIAGONALSOLVE_H

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>
#include <vector>

namespace tenon {

/// Solves T x = b for `columns` right-hand sides, row-major, in place. `lower`,
/// `diagonal` and `upper` have n elements; lower[0] and upper[n - 1] are not
/// part of the matrix.
template <typename T> class PerturbedTridiagonalSolve {
  using R = decltype(std::abs(T()));

public:
  PerturbedTridiagonalSolve(const T *lower, const T *diagonal, const T *upper,
                            int64_t n, T *b, int64_t columns)
      : lower(lower), diagonal(diagonal), upper(upper), n(n), b(b),
        columns(columns), u0(n), u1(n), u2(n) {}

  void solve() {
    if (n == 0)
      return;
    factor();
    R largest = std::abs(u0[n - 1]);
    for (int64_t k = 0; k + 1 < n; ++k)
      largest = std::max(
          {largest, std::abs(u0[k]), std::abs(u1[k]), std::abs(u2[k])});
    R perturbation = std::numeric_limits<R>::epsilon() * largest;
    for (int64_t k = n - 1; k >= 0; --k) {
      T *row = b + k * columns;
      for (int64_t j = 0; j < columns; ++j) {
        if (k + 1 < n)
          row[j] -= u1[k] * b[(k + 1) * columns + j];
        if (k + 2 < n)
          row[j] -= u2[k] * b[(k + 2) * columns + j];
      }
      divide(row, u0[k], perturbation);
    }
  }

private:
  /// Reduces rows 0 to n - 1 to upper triangular form with two superdiagonals.
  void factor() {
    u0[0] = diagonal[0];
    if (n > 1)
      u1[0] = upper[0];
    R scale = std::abs(u0[0]) + std::abs(u1[0]);
    for (int64_t k = 0; k + 1 < n; ++k) {
      T below = lower[k + 1], next = k + 2 < n ? upper[k + 1] : T(0);
      R nextScale =
          std::abs(below) + std::abs(diagonal[k + 1]) + std::abs(next);
      T *row = b + k * columns, *nextRow = row + columns;
      u0[k + 1] = diagonal[k + 1];
      u1[k + 1] = next;
      u2[k] = T(0);
      if (below == T(0)) {
        scale = nextScale;
        continue;
      }
      R here = u0[k] == T(0) ? R(0) : std::abs(u0[k]) / scale;
      if (std::abs(below) / nextScale <= here) {
        scale = nextScale;
        T factor = below / u0[k];
        u0[k + 1] -= factor * u1[k];
        for (int64_t j = 0; j < columns; ++j)
          nextRow[j] -= factor * row[j];
        continue;
      }
      // Interchanges the rows.
      T factor = u0[k] / below, second = u1[k];
      u0[k] = below;
      u1[k] = diagonal[k + 1];
      u2[k] = next;
      u0[k + 1] = second - factor * diagonal[k + 1];
      u1[k + 1] = -factor * next;
      for (int64_t j = 0; j < columns; ++j) {
        T old = row[j];
        row[j] = nextRow[j];
        nextRow[j] = old - factor * nextRow[j];
      }
      scale = std::abs(u0[k + 1]) + std::abs(u1[k + 1]);
    }
  }

  /// row /= pivot, with the pivot perturbed until no quotient overflows.
  void divide(T *row, T pivot, R perturbation) {
    constexpr R safe = std::numeric_limits<R>::min(), big = R(1) / safe;
    R most = 0;
    for (int64_t j = 0; j < columns; ++j)
      most = std::max(most, std::abs(row[j]));
    R step = std::copysign(std::max(perturbation, safe), std::real(pivot));
    while (std::abs(pivot) < R(1)) {
      R size = std::abs(pivot);
      bool tooSmall =
          size < safe ? size == R(0) || most * safe > size : most > size * big;
      if (!tooSmall && size < safe) {
        pivot *= big;
        for (int64_t j = 0; j < columns; ++j)
          row[j] *= big;
      }
      if (!tooSmall)
        break;
      pivot += step;
      step *= 2;
    }
    for (int64_t j = 0; j < columns; ++j)
      row[j] /= pivot;
  }

  const T *lower, *diagonal, *upper;
  int64_t n;
  T *b;
  int64_t columns;
  std::vector<T> u0, u1, u2;
};

} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_TRIDIAGONALSOLVE_H
