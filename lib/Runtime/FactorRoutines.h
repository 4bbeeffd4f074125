//===- FactorRoutines.h - LU and QR factors by vectors ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All loops over many elements go along rows. Functions are static and call
// none of the library's: each source file compiles them for its processor.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_FACTORROUTINES_H
#define TENON_LIB_RUNTIME_FACTORROUTINES_H

#include "Factors.h"

#include <limits>

namespace tenon {
namespace {

template <typename T> struct NumberOf {
  using Real = T;
  static T real(T x) { return x; }
  static T imag(T) { return 0; }
  static T make(T re, T) { return re; }
};

template <typename T> using RealOf = typename NumberOf<T>::Real;

float squareRoot(float x) { return __builtin_sqrtf(x); }
double squareRoot(double x) { return __builtin_sqrt(x); }

template <typename T> T conjugate(T x) {
  return NumberOf<T>::make(NumberOf<T>::real(x), -NumberOf<T>::imag(x));
}
/// Without the search for infinities of the operators of <complex>.
template <typename T> T times(T x, T y) {
  using N = NumberOf<T>;
  return N::make(N::real(x) * N::real(y) - N::imag(x) * N::imag(y),
                 N::real(x) * N::imag(y) + N::imag(x) * N::real(y));
}

/// Rows of a matrix below each other, each to be taken by a factor.
template <typename T> struct Terms {
  const T *rows;
  int64_t stride;
  const T *factors;
  int64_t factorStride;
  int64_t count;
};

/// Parts of rows, in registers.
template <typename T, int bytes> struct RowVectors {
  static constexpr int64_t kLanes = bytes / sizeof(T);
  typedef T Vector __attribute__((vector_size(bytes)));

  static Vector load(const T *from) {
    Vector v;
    __builtin_memcpy(&v, from, bytes);
    return v;
  }
  template <int vectors> struct Part {
    Vector sums[vectors];

    Part(const T *row, const Terms<T> &terms, int64_t at) {
      for (int i = 0; i < vectors; ++i)
        sums[i] = load(row + at + i * kLanes);
      for (int64_t k = 0; k < terms.count; ++k) {
        T factor = terms.factors[k * terms.factorStride];
        const T *from = terms.rows + k * terms.stride + at;
        for (int i = 0; i < vectors; ++i)
          sums[i] -= factor * load(from + i * kLanes);
      }
    }
    void store(T *row, int64_t at) {
      for (int i = 0; i < vectors; ++i)
        __builtin_memcpy(row + at + i * kLanes, &sums[i], bytes);
    }
  };
};

template <typename T>
void subtractElements(T *row, const Terms<T> &terms, int64_t from, int64_t to) {
  for (int64_t k = 0; k < terms.count; ++k) {
    T factor = terms.factors[k * terms.factorStride];
    const T *other = terms.rows + k * terms.stride;
    for (int64_t j = from; j < to; ++j)
      row[j] -= times(factor, other[j]);
  }
}

/// row -= the sum of all rows by their factors. `bytes` of a vector, or 0.
template <typename T, int bytes>
void subtractRows(T *row, const Terms<T> &terms, int64_t columns) {
  if constexpr (bytes > 0) {
    using V = RowVectors<T, bytes>;
    if (columns >= V::kLanes) {
      // The last vector may lie over the one before, whose elements it computes
      // alike.
      int64_t at = 0, last = columns - V::kLanes;
      typename V::template Part<1> end(row, terms, last);
      for (; at + 4 * V::kLanes <= columns; at += 4 * V::kLanes)
        typename V::template Part<4>(row, terms, at).store(row, at);
      for (; at < last; at += V::kLanes)
        typename V::template Part<1>(row, terms, at).store(row, at);
      if (at < columns)
        end.store(row, last);
      return;
    }
  }
  subtractElements(row, terms, 0, columns);
}

template <typename T, int bytes> struct FactorRoutines {
  using N = NumberOf<T>;
  using R = RealOf<T>;

  static R absolute(R x) { return x < 0 ? -x : x; }
  /// What LAPACK chooses pivots by.
  static R size(T x) { return absolute(N::real(x)) + absolute(N::imag(x)); }

  /// Columns that are eliminated before the others follow.
  static constexpr int64_t kPanel = 16;

  static int32_t lu(T *a, int64_t rows, int64_t columns, int32_t *pivots) {
    int32_t firstZero = 0;
    int64_t steps = rows < columns ? rows : columns;
    for (int64_t from = 0; from < steps; from += kPanel) {
      int64_t to = from + kPanel < steps ? from + kPanel : steps;
      for (int64_t k = from; k < to; ++k) {
        int64_t best = k;
        for (int64_t i = k + 1; i < rows; ++i)
          if (size(a[i * columns + k]) > size(a[best * columns + k]))
            best = i;
        pivots[k] = static_cast<int32_t>(best + 1);
        T *row = a + k * columns, pivot = a[best * columns + k];
        for (int64_t j = 0; best != k && j < columns; ++j) {
          T kept = row[j];
          row[j] = a[best * columns + j];
          a[best * columns + j] = kept;
        }
        if (N::real(pivot) == 0 && N::imag(pivot) == 0) {
          if (!firstZero)
            firstZero = static_cast<int32_t>(k + 1);
          continue;
        }
        for (int64_t i = k + 1; i < rows; ++i) {
          T &factor = a[i * columns + k];
          factor = factor / pivot;
          subtractElements<T>(&factor + 1, {row + k + 1, 0, &factor, 0, 1}, 0,
                              to - k - 1);
        }
      }
      if (to == columns)
        continue;
      // The rows that these columns make, then what is left of the matrix.
      T *first = a + from * columns + to;
      for (int64_t i = from + 1; i < rows; ++i)
        subtractRows<T, bytes>(a + i * columns + to,
                               {first, columns, a + i * columns + from, 1,
                                (i < to ? i : to) - from},
                               columns - to);
    }
    return firstZero;
  }

  static constexpr R kMost = std::numeric_limits<R>::max();

  /// The length of a column, without overflow.
  static R norm(const T *column, int64_t stride, int64_t count) {
    R largest = 0;
    for (int64_t i = 0; i < count; ++i)
      if (size(column[i * stride]) > largest)
        largest = size(column[i * stride]);
    R scale = largest > 0 && largest <= kMost ? largest : R(1);
    R sum = 0;
    for (int64_t i = 0; i < count; ++i) {
      R re = N::real(column[i * stride]) / scale,
        im = N::imag(column[i * stride]) / scale;
      sum += re * re + im * im;
    }
    return scale * squareRoot(sum);
  }

  /// I - tau v v^H that turns a column of `count` elements into its first: v
  /// without its first element, 1, takes the place of the others.
  static T reflect(T *column, int64_t stride, int64_t count) {
    T alpha = column[0];
    R rest = count > 1 ? norm(column + stride, stride, count - 1) : R(0);
    if (rest == 0 && N::imag(alpha) == 0)
      return T(0);
    R parts[] = {N::real(alpha), N::imag(alpha), rest};
    R length = FactorRoutines<R, 0>::norm(parts, 1, 3);
    R beta = N::real(alpha) < 0 ? length : -length;
    for (int64_t i = 1; i < count; ++i)
      column[i * stride] = column[i * stride] / (alpha - T(beta));
    column[0] = T(beta);
    return N::make((beta - N::real(alpha)) / beta, -N::imag(alpha) / beta);
  }

  /// a := (I - tau v v^H) a for `columns` behind v, whose first element counts
  /// as 1.
  static void apply(T *v, int64_t stride, int64_t count, T tau, int64_t columns,
                    T *work) {
    for (int64_t j = 0; j < columns; ++j)
      work[j] = -v[1 + j];
    // Less v^H a.
    if constexpr (sizeof(T) == sizeof(R)) {
      subtractRows<T, bytes>(
          work, {v + stride + 1, stride, v + stride, stride, count - 1},
          columns);
    } else {
      for (int64_t i = 1; i < count; ++i) {
        T factor = conjugate(v[i * stride]);
        subtractElements<T>(work, {v + i * stride + 1, 0, &factor, 0, 1}, 0,
                            columns);
      }
    }
    for (int64_t i = 0; i < count; ++i) {
      T factor = i == 0 ? -tau : -times(tau, v[i * stride]);
      subtractRows<T, bytes>(v + i * stride + 1, {work, 0, &factor, 0, 1},
                             columns);
    }
  }

  static void qr(T *a, int64_t rows, int64_t columns, T *tau, T *work) {
    for (int64_t k = 0; k < rows && k < columns; ++k) {
      T *v = a + k * columns + k;
      tau[k] = reflect(v, columns, rows - k);
      apply(v, columns, rows - k, conjugate(tau[k]), columns - k - 1, work);
    }
  }

  static void orthogonal(T *a, int64_t rows, int64_t columns, int64_t count,
                         const T *tau, T *work) {
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = count; j < columns; ++j)
        a[i * columns + j] = T(i == j ? 1 : 0);
    for (int64_t k = count; k-- > 0;) {
      T *v = a + k * columns + k;
      apply(v, columns, rows - k, tau[k], columns - k - 1, work);
      for (int64_t i = 1; i < rows - k; ++i)
        v[i * columns] = times(-tau[k], v[i * columns]);
      v[0] = T(1) - tau[k];
      for (int64_t i = 0; i < k; ++i)
        a[i * columns + k] = T(0);
    }
  }

  static constexpr Factors<T> all() noexcept { return {lu, qr, orthogonal}; }
};

} // namespace
} // namespace tenon

#endif // TENON_LIB_RUNTIME_FACTORROUTINES_H
