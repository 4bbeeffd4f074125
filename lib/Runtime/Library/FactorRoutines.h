//===- FactorRoutines.h - Vectorized LU and QR ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LU and QR factorizations. All inner loops run along rows. Functions are
// static and call no functions of the library, as each source file compiles
// them for another CPU.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_FACTORROUTINES_H
#define TENON_LIB_RUNTIME_LIBRARY_FACTORROUTINES_H

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
/// The product without the recovery of infinities of <complex>.
template <typename T> T times(T x, T y) {
  using N = NumberOf<T>;
  return N::make(N::real(x) * N::real(y) - N::imag(x) * N::imag(y),
                 N::real(x) * N::imag(y) + N::imag(x) * N::real(y));
}

/// Rows of a matrix, each with a factor.
template <typename T> struct Terms {
  const T *rows;
  int64_t stride;
  const T *factors;
  int64_t factorStride;
  int64_t count;
};

/// A rank-1 update of rows, fused with a linear combination of the updated
/// rows.
template <typename T> struct Sweep {
  T *rows;
  int64_t stride, count;
  /// rows -= factors * row
  const T *factors, *row;
  /// sums += next * rows
  const T *next;
  T *sums;

  Sweep from(int64_t column) const {
    return {rows + column, stride, count,        factors,
            row + column,  next,   sums + column};
  }
  Sweep part(int64_t at, int64_t most) const {
    int64_t rest = count - at;
    return {rows + at * stride,
            stride,
            rest < most ? rest : most,
            factors + at,
            row,
            next + at,
            sums};
  }
};

/// Vectors of rows, in registers.
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

  /// Sweeps the first columns; `ways` rows at a time with independent sums, to
  /// hide latency.
  template <int vectors, int ways> static void sweep(const Sweep<T> &of) {
    Vector row[vectors], sums[ways][vectors] = {};
    for (int j = 0; j < vectors; ++j) {
      row[j] = load(of.row + j * kLanes);
      sums[0][j] = load(of.sums + j * kLanes);
    }
    auto step = [&](int64_t i, Vector *sum) {
      T *to = of.rows + i * of.stride, factor = of.factors[i],
        next = of.next[i];
      for (int j = 0; j < vectors; ++j) {
        Vector x = load(to + j * kLanes) - factor * row[j];
        __builtin_memcpy(to + j * kLanes, &x, bytes);
        sum[j] += next * x;
      }
    };
    int64_t i = 0;
    for (; i + ways <= of.count; i += ways)
      for (int way = 0; way < ways; ++way)
        step(i + way, sums[way]);
    for (; i < of.count; ++i)
      step(i, sums[0]);
    for (int j = 0; j < vectors; ++j) {
      for (int way = 1; way < ways; ++way)
        sums[0][j] += sums[way][j];
      __builtin_memcpy(of.sums + j * kLanes, &sums[0][j], bytes);
    }
  }

  static T sumOfSquares(const T *x, int64_t count) {
    constexpr int ways = 4;
    Vector sums[ways] = {};
    int64_t i = 0;
    for (; i + ways * kLanes <= count; i += ways * kLanes)
      for (int way = 0; way < ways; ++way) {
        Vector v = load(x + i + way * kLanes);
        sums[way] += v * v;
      }
    Vector all = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    T sum = 0;
    for (int lane = 0; lane < kLanes; ++lane)
      sum += all[lane];
    for (; i < count; ++i)
      sum += x[i] * x[i];
    return sum;
  }
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

/// row -= sum of factor * row over all terms. `bytes` is the vector length, or
/// 0.
template <typename T, int bytes>
void subtractRows(T *row, const Terms<T> &terms, int64_t columns) {
  if constexpr (bytes > 0) {
    using V = RowVectors<T, bytes>;
    if (columns >= V::kLanes) {
      // The last vector may overlap the one before, and computes the same
      // elements.
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

/// Sweeps with vectors of this length, then with shorter ones.
template <typename T, int bytes>
void sweepSomeRows(const Sweep<T> &of, int64_t columns) {
  if constexpr (bytes >= 16) {
    using V = RowVectors<T, bytes>;
    int64_t at = 0;
    for (; at + 4 * V::kLanes <= columns; at += 4 * V::kLanes)
      V::template sweep<4, 1>(of.from(at));
    for (; at + V::kLanes <= columns; at += V::kLanes)
      V::template sweep<1, 4>(of.from(at));
    return sweepSomeRows<T, bytes / 2>(of.from(at), columns - at);
  }
  for (int64_t i = 0; i < of.count && columns > 0; ++i) {
    T *row = of.rows + i * of.stride;
    for (int64_t j = 0; j < columns; ++j) {
      row[j] -= times(of.factors[i], of.row[j]);
      of.sums[j] += times(of.next[i], row[j]);
    }
  }
}

template <typename T, int bytes>
void sweepRows(const Sweep<T> &of, int64_t columns) {
  // Number of rows that are read concurrently from one end to the other.
  constexpr int64_t side = 32;
  for (int64_t j = 0; j < columns; ++j)
    of.sums[j] = T(0);
  for (int64_t at = 0; at < of.count; at += side)
    sweepSomeRows<T, bytes>(of.part(at, side), columns);
}

template <typename T, int bytes> struct FactorRoutines {
  using N = NumberOf<T>;
  using R = RealOf<T>;

  static R absolute(R x) { return x < 0 ? -x : x; }
  /// The absolute value by which LAPACK chooses pivots.
  static R size(T x) { return absolute(N::real(x)) + absolute(N::imag(x)); }

  /// Columns of a panel, which is factored before the trailing matrix is
  /// updated.
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
      // The rows of U right of the panel, then the trailing matrix.
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

  /// Squares of smaller numbers underflow, and sums of larger ones overflow.
  static constexpr R kSafe = sizeof(R) == 4 ? R(1e-20) : R(1e-200);

  /// Returns the 2-norm of a column without overflow.
  static R norm(const T *column, int64_t count) {
    if constexpr (bytes > 0) {
      R sum = RowVectors<T, bytes>::sumOfSquares(column, count);
      if (sum > kSafe && sum < 1 / kSafe)
        return squareRoot(sum);
    }
    R largest = 0;
    for (int64_t i = 0; i < count; ++i)
      if (size(column[i]) > largest)
        largest = size(column[i]);
    R scale = largest > 0 && largest <= kMost ? largest : R(1);
    R sum = 0;
    for (int64_t i = 0; i < count; ++i) {
      R re = N::real(column[i]) / scale, im = N::imag(column[i]) / scale;
      sum += re * re + im * im;
    }
    return scale * squareRoot(sum);
  }

  /// Computes the Householder reflector I - tau v v^H that maps a column of
  /// `count` elements to a multiple of the first unit vector. The elements of v
  /// after the first one, which is 1, replace those of the column.
  static T reflect(T *column, int64_t count) {
    T alpha = column[0];
    R rest = count > 1 ? norm(column + 1, count - 1) : R(0);
    if (rest == 0 && N::imag(alpha) == 0)
      return T(0);
    R parts[] = {N::real(alpha), N::imag(alpha), rest};
    R length = FactorRoutines<R, 0>::norm(parts, 3);
    R beta = N::real(alpha) < 0 ? length : -length;
    for (int64_t i = 1; i < count; ++i)
      column[i] = column[i] / (alpha - T(beta));
    column[0] = T(beta);
    return N::make((beta - N::real(alpha)) / beta, -N::imag(alpha) / beta);
  }

  /// The update of the trailing matrix by a reflector is delayed and fused with
  /// the sums for the next one, which need the same rows: one pass over the
  /// matrix per reflector.
  struct Waiting {
    T *factors, *row, *next, *sums;

    Waiting(T *work, int64_t rows, int64_t columns)
        : factors(work), row(work + rows), next(row + columns + 1),
          sums(next + rows) {
      for (T *x = work; x < next; ++x)
        *x = T(0);
    }
    /// After a pass: the next update is a multiple of the sums.
    void turn() {
      T *kept = row;
      row = sums;
      sums = kept;
    }
  };

  static void qr(T *a, int64_t rows, int64_t columns, T *tau, T *work) {
    Waiting w(work, rows, columns);
    for (int64_t k = 0; k < rows && k < columns; ++k) {
      T *v = a + k * columns + k;
      int64_t count = rows - k, others = columns - k - 1;
      for (int64_t i = 0; i < count; ++i)
        w.next[i] = v[i * columns] - times(w.factors[i], w.row[0]);
      tau[k] = reflect(w.next, count);
      for (int64_t i = 0; i < count; ++i)
        v[i * columns] = w.next[i];
      w.next[0] = T(1);
      for (int64_t i = 1; i < count; ++i)
        w.next[i] = conjugate(w.next[i]);
      sweepRows<T, bytes>(
          {v + 1, columns, count, w.factors, w.row + 1, w.next, w.sums},
          others);
      w.turn();
      T turned = conjugate(tau[k]);
      for (int64_t j = 0; j < others; ++j)
        v[1 + j] -= times(turned, w.row[j]);
      for (int64_t i = 1; i < count; ++i)
        w.factors[i - 1] = times(turned, conjugate(w.next[i]));
    }
  }

  static void orthogonal(T *a, int64_t rows, int64_t columns, int64_t count,
                         const T *tau, T *work) {
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = count; j < columns; ++j)
        a[i * columns + j] = T(i == j ? 1 : 0);
    Waiting w(work, rows, columns);
    for (int64_t k = count; k-- > 0;) {
      T *v = a + k * columns + k, *below = v + columns + 1;
      int64_t others = columns - k - 1;
      for (int64_t i = 1; i < rows - k; ++i)
        w.next[i] = conjugate(v[i * columns]);
      // The first of the remaining rows is already updated.
      int64_t waiting = rows - k > 2 ? rows - k - 2 : 0;
      sweepRows<T, bytes>({below + columns, columns, waiting, w.factors, w.row,
                           w.next + 2, w.sums + 1},
                          others);
      if (rows - k > 1)
        for (int64_t j = 0; j < others; ++j)
          w.sums[1 + j] += times(w.next[1], below[j]);
      w.turn();
      // This column is not part of the update.
      w.row[0] = T(0);
      for (int64_t j = 0; j < others; ++j)
        v[1 + j] = times(-tau[k], w.row[1 + j]);
      v[0] = T(1) - tau[k];
      for (int64_t i = 1; i < rows - k; ++i) {
        w.factors[i - 1] = times(tau[k], conjugate(w.next[i]));
        v[i * columns] = -w.factors[i - 1];
      }
      for (int64_t i = 0; i < k; ++i)
        a[i * columns + k] = T(0);
    }
    if (rows > 1)
      for (int64_t i = 1; i < rows; ++i)
        subtractRows<T, bytes>(a + i * columns,
                               {w.row, 0, w.factors + i - 1, 0, 1}, columns);
  }

  static constexpr Factors<T> all() noexcept { return {lu, qr, orthogonal}; }
};

} // namespace
} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_FACTORROUTINES_H
