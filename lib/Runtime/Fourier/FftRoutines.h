//===- FftRoutines.h - Vectorized Fourier transforms ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Transforms of rows and columns. Short rows are transposed, so that each lane
// of a vector has a row; so do columns without that. A long row is a matrix
// (four-step transform, D. H. Bailey, 1990): its columns are transformed,
// multiplied by roots of unity and transposed, then its rows are transformed as
// columns. A length with a large prime factor is Bluestein's convolution: with
// the chirp c[k] = exp(-pi i k^2 / n), j k = (j^2 + k^2 - (j - k)^2) / 2 turns
// the transform into a convolution with conj(c). A real signal of even length
// is a complex one of half the length; the inverse is the forward transform
// with real and imaginary parts exchanged. Invariant: the algorithm depends on
// the table alone, so that a row's bits do not depend on the number of rows.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_FOURIER_FFTROUTINES_H
#define TENON_LIB_RUNTIME_FOURIER_FFTROUTINES_H

#include "FftRounds.h"

namespace tenon {
namespace {

/// Divides scratch memory into arrays.
class FftScratch {
public:
  explicit FftScratch(void *memory) : next(static_cast<char *>(memory)) {}

  template <typename T> T *take(int64_t count) {
    char *taken = next;
    next += alignForFft(count * int64_t(sizeof(T)));
    return reinterpret_cast<T *>(taken);
  }

private:
  char *next;
};

template <typename T, int64_t kBytes>
struct FftRoutines : FftRoundsOf<T, kBytes> {
  using Base = FftRoundsOf<T, kBytes>;
  using Base::kLanes;
  using typename Base::Number, typename Base::Vector, typename Base::Planes;
  template <bool kIsInverse>
  using Reader = typename Base::template Reader<kIsInverse>;
  template <bool kIsInverse>
  using Writer = typename Base::template Writer<kIsInverse>;

  /// Convolutions of f32 are computed in f64 (Fft.cpp).
  static constexpr bool kConvolves = sizeof(T) == 8;

  //===-- A row in each lane ----------------------------------------------===//

  /// Reads parts of rows, each row in a lane; the last row stands for others
  /// that are not there. Part i becomes vector i ^ flip: 1 exchanges real and
  /// imaginary parts.
  static void loadRows(const T *in, int64_t rows, int64_t parts, int64_t flip,
                       Vector *to) {
    auto row = [&](int64_t lane) {
      return in + (lane < rows ? lane : rows - 1) * parts;
    };
    int64_t i = 0;
    for (; i + kLanes <= parts; i += kLanes) {
      Vector square[kLanes];
      for (int64_t lane = 0; lane < kLanes; ++lane)
        square[lane] = Base::loadAll(row(lane) + i);
      Base::transpose(square);
      for (int64_t lane = 0; lane < kLanes; ++lane)
        to[(i + lane) ^ flip] = square[lane];
    }
    for (; i < parts; ++i)
      for (int64_t lane = 0; lane < kLanes; ++lane)
        to[i ^ flip][lane] = row(lane)[i];
  }

  /// Writes such rows.
  static void storeRows(T *out, int64_t rows, int64_t parts, int64_t flip,
                        const Vector *from) {
    if (rows > kLanes)
      rows = kLanes;
    int64_t i = 0;
    for (; i + kLanes <= parts; i += kLanes) {
      Vector square[kLanes];
      for (int64_t lane = 0; lane < kLanes; ++lane)
        square[lane] = from[(i + lane) ^ flip];
      Base::transpose(square);
      for (int64_t lane = 0; lane < rows; ++lane)
        Base::storeAll(out + lane * parts + i, square[lane]);
    }
    for (; i < parts; ++i)
      for (int64_t lane = 0; lane < rows; ++lane)
        out[lane * parts + i] = from[i ^ flip][lane];
  }

  /// Transforms numbers in `first` forward; returns the array of the results.
  static Number *transformLanes(const FftTable &table, Number *first,
                                Number *second) {
    const T *roots = table.at<T>(table.ofColumns.roots);
    if (!kConvolves || !table.convolved)
      return Base::transform(table.ofColumns, roots, first, second);
    const T *chirp = table.at<T>(table.chirp),
            *spectrum = table.at<T>(table.spectrum);
    int64_t n = table.length, m = table.convolved;
    for (int64_t i = 0; i < n; ++i)
      first[i] = Base::multiply(first[i], chirp + 2 * i);
    for (int64_t i = n; i < m; ++i)
      first[i] = Number();
    Number *made = Base::transform(table.ofColumns, roots, first, second);
    for (int64_t i = 0; i < m; ++i)
      made[i] = Base::multiply(made[i], spectrum + 2 * i).swapped();
    made = Base::transform(table.ofColumns, roots, made,
                           made == first ? second : first);
    for (int64_t i = 0; i < n; ++i)
      made[i] = Base::multiply(made[i].swapped(), chirp + 2 * i);
    return made;
  }

  /// A real signal of 2 h elements is one of h complex numbers, whose transform
  /// has a and b at k and h - k. Returns the transforms at k of the elements at
  /// even and at odd places; with w the k-th of the roots of order 2 h, even +
  /// w odd and conj(even - w odd) are those of the signal at k and h - k.
  static void splitBoth(const Number &a, const Number &b, Number &even,
                        Number &odd) {
    Vector half = Base::all(T(0.5));
    Number sum = a + b.conj(), difference = (a - b.conj()).right();
    even = {sum.re * half, sum.im * half};
    odd = {difference.re * half, difference.im * half};
  }
  /// Returns element k of the transform of halves of a real signal, twice as
  /// large, from elements k and h - k of its own.
  static Number joinOne(const Number &a, const Number &b, const Number &root) {
    Number even = a + b.conj(), odd = Base::multiply(a - b.conj(), root.conj());
    return even + odd.left();
  }

  /// Returns a root of the table of a real signal, in each lane.
  static Number splitRoot(const FftTable &table, int64_t k) {
    const T *root = table.at<T>(table.split) + 2 * k;
    return {Base::all(root[0]), Base::all(root[1])};
  }

  /// Reads numbers of the complex transform; `spare` has memory for as many.
  static void loadLanes(const FftTable &table, const T *in, int64_t rows,
                        Number *to, Number *spare) {
    int64_t n = table.n, length = table.length, parts = table.inputParts();
    bool isHalved = length != n,
         isRead = !table.isReal() || (table.kind == TEN_RT_RFFT && isHalved);
    Number *given = isRead ? to : spare;
    loadRows(in, rows, parts, table.kind == TEN_RT_IFFT,
             reinterpret_cast<Vector *>(given));
    if (isRead)
      return;
    if (table.kind == TEN_RT_RFFT) {
      for (int64_t i = 0; i < n; ++i)
        to[i] = {reinterpret_cast<Vector *>(spare)[i], Vector{}};
      return;
    }
    // The first imaginary part is ignored, and for even n the last one.
    spare[0].im = Vector{};
    if (!isHalved) {
      to[0] = spare[0].swapped();
      for (int64_t k = 1; k <= n / 2; ++k) {
        to[k] = spare[k].swapped();
        to[n - k] = spare[k].conj().swapped();
      }
      return;
    }
    spare[length].im = Vector{};
    for (int64_t k = 0; k < length; ++k)
      to[k] =
          joinOne(spare[k], spare[length - k], splitRoot(table, k)).swapped();
  }

  /// Writes results of the complex transform; `spare` has memory for as many.
  static void storeLanes(const FftTable &table, Number *from, T *out,
                         int64_t rows, Number *spare) {
    int64_t n = table.n, length = table.length;
    bool isHalved = length != n, isInverse = table.isInverse();
    auto *vectors = reinterpret_cast<Vector *>(from);
    if (table.kind == TEN_RT_IRFFT && !isHalved)
      for (int64_t i = 0; i < n; ++i)
        vectors[i ^ 1] = from[i].im;
    if (isInverse) {
      Vector by = Base::all(Writer<true>::factor(n));
      bool isExact = Writer<true>::isExact(n);
      for (int64_t i = 0, count = table.outputParts() + 1; i < count; ++i)
        vectors[i] = isExact ? vectors[i] * by : vectors[i] / by;
    }
    if (table.kind == TEN_RT_RFFT) {
      if (isHalved) {
        Number first = from[0];
        spare[0] = {first.re + first.im, Vector{}};
        spare[length] = {first.re - first.im, Vector{}};
        for (int64_t k = 1; k <= length - k; ++k) {
          Number even, odd;
          splitBoth(from[k], from[length - k], even, odd);
          odd = Base::multiply(odd, splitRoot(table, k));
          spare[k] = even + odd;
          spare[length - k] = (even - odd).conj();
        }
        vectors = reinterpret_cast<Vector *>(spare);
      } else {
        from[0].im = Vector{};
      }
    }
    storeRows(out, rows, table.outputParts(), isInverse, vectors);
  }

  static void shortRows(const FftTable &table, const T *in, T *out,
                        int64_t count, void *memory) {
    FftScratch scratch(memory);
    int64_t size = table.core() + 1;
    auto *first = scratch.take<Number>(size),
         *second = scratch.take<Number>(size);
    for (int64_t row = 0; row < count; row += kLanes) {
      loadLanes(table, in + row * table.inputParts(), count - row, first,
                second);
      Number *made = transformLanes(table, first, second);
      storeLanes(table, made, out + row * table.outputParts(), count - row,
                 made == first ? second : first);
    }
  }

  //===-- A row as a matrix -----------------------------------------------===//

  /// Memory of a long row.
  struct RowMemory {
    RowMemory(const FftTable &table, FftScratch &scratch)
        : size(table.ofColumns.length > table.ofRows.length
                   ? table.ofColumns.length
                   : table.ofRows.length),
          matrix(scratch.take<Number>(table.ofRows.length *
                                      countBlocks(table.ofColumns.length))),
          first(scratch.take<Number>(size + kLanes)),
          second(scratch.take<Number>(size + kLanes)),
          result(scratch.take<Number>(size + kLanes)) {}

    int64_t size;
    Number *matrix, *first, *second, *result;
  };

  static int64_t countBlocks(int64_t lanes) {
    return (lanes + kLanes - 1) / kLanes;
  }

  /// Transforms the table's core, `in` and `out` of complex numbers.
  template <bool kIsInverse>
  static void matrix(const FftTable &table, const T *in, T *out,
                     const RowMemory &memory) {
    const FftRounds &ofColumns = table.ofColumns, &ofRows = table.ofRows;
    const T *columnRoots = table.at<T>(ofColumns.roots),
            *rowRoots = table.at<T>(ofRows.roots),
            *twistsRe = table.at<T>(table.twists),
            *twistsIm = twistsRe + table.core();
    int64_t rows = ofColumns.length, columns = ofRows.length,
            blocks = countBlocks(rows);
    // The last block overlaps the one before.
    for (int64_t block = 0; block < columns; block += kLanes) {
      int64_t column = columns < kLanes            ? 0
                       : block + kLanes <= columns ? block
                                                   : columns - kLanes,
              count = columns < kLanes ? columns : kLanes;
      Number *made = memory.result;
      if (count == kLanes) {
        Base::transform(ofColumns, columnRoots,
                        Reader<kIsInverse>{in + 2 * column, 2 * columns},
                        Planes{made}, memory.first, memory.second);
      } else {
        for (int64_t row = 0; row < rows; ++row) {
          Number number = Base::loadSome(in + 2 * row * columns, count);
          memory.first[row] = kIsInverse ? number.swapped() : number;
        }
        made = Base::transform(ofColumns, columnRoots, memory.first,
                               memory.second);
      }
      for (int64_t row = rows; row < blocks * kLanes; ++row)
        made[row] = Number();
      for (int64_t first = 0; first < rows; first += kLanes) {
        Vector re[kLanes], im[kLanes];
        for (int64_t i = 0; i < kLanes; ++i) {
          // Rows beyond the last one have zeros.
          int64_t row = first + i < rows ? first + i : rows - 1,
                  place = row * columns + column;
          Number twist =
              count == kLanes
                  ? Number{Base::loadAll(twistsRe + place),
                           Base::loadAll(twistsIm + place)}
                  : someTwists(twistsRe + place, twistsIm + place, count);
          Number number = Base::multiply(made[first + i], twist);
          re[i] = number.re;
          im[i] = number.im;
        }
        Base::transpose(re);
        Base::transpose(im);
        for (int64_t i = 0; i < count; ++i)
          memory.matrix[(column + i) * blocks + first / kLanes] = {re[i],
                                                                   im[i]};
      }
    }
    for (int64_t block = 0; block < blocks; ++block) {
      typename Base::PlanesApart from = {memory.matrix + block, blocks};
      Writer<kIsInverse> to = {out + 2 * block * kLanes, 2 * rows, table.n};
      int64_t count = rows - block * kLanes;
      if (count >= kLanes) {
        Base::transform(ofRows, rowRoots, from, to, memory.first,
                        memory.second);
        continue;
      }
      Base::transform(ofRows, rowRoots, from, Planes{memory.result},
                      memory.first, memory.second);
      for (int64_t i = 0; i < columns; ++i)
        Base::storeSome(to.to + i * to.stride, to.finish(memory.result[i]),
                        count);
    }
  }

  static Number someTwists(const T *re, const T *im, int64_t count) {
    T parts[2][kLanes] = {};
    for (int64_t lane = 0; lane < count; ++lane) {
      parts[0][lane] = re[lane];
      parts[1][lane] = im[lane];
    }
    return {Base::loadAll(parts[0]), Base::loadAll(parts[1])};
  }

  /// Calls use(k, count) for all of some numbers, vector by vector.
  template <class Use> static void forAll(int64_t n, Use use) {
    for (int64_t k = 0; k < n; k += kLanes)
      use(k, n - k < kLanes ? n - k : kLanes);
  }
  static Number load(const T *from, int64_t k, int64_t count) {
    return count == kLanes ? Base::loadNumbers(from + 2 * k)
                           : Base::loadSome(from + 2 * k, count);
  }
  static void store(T *to, int64_t k, int64_t count, const Number &number) {
    if (count == kLanes)
      Base::storeNumbers(to + 2 * k, number);
    else
      Base::storeSome(to + 2 * k, number, count);
  }
  template <std::size_t... kNumbers>
  static Vector reversed(Vector a, std::index_sequence<kNumbers...>) {
    return __builtin_shufflevector(a, a, (int(kLanes) - 1 - int(kNumbers))...);
  }
  /// Reads numbers backwards, from k - 1 on.
  static Number loadBefore(const T *from, int64_t k, int64_t count) {
    if (count == kLanes) {
      Number made = Base::loadNumbers(from + 2 * (k - kLanes));
      return {reversed(made.re, typename Base::Lanes()),
              reversed(made.im, typename Base::Lanes())};
    }
    T numbers[2 * kLanes] = {};
    for (int64_t lane = 0; lane < count; ++lane) {
      numbers[2 * lane] = from[2 * (k - 1 - lane)];
      numbers[2 * lane + 1] = from[2 * (k - 1 - lane) + 1];
    }
    return Base::loadNumbers(numbers);
  }

  /// Transforms `length` complex numbers.
  template <bool kIsInverse>
  static void longRow(const FftTable &table, const T *in, T *out,
                      const RowMemory &memory, T *work, T *more) {
    if (!kConvolves || !table.convolved)
      return matrix<kIsInverse>(table, in, out, memory);
    const T *chirp = table.at<T>(table.chirp),
            *spectrum = table.at<T>(table.spectrum);
    int64_t n = table.length, m = table.convolved;
    forAll(n, [&](int64_t k, int64_t count) {
      Number number = load(in, k, count);
      store(work, k, count,
            Base::multiply(kIsInverse ? number.swapped() : number,
                           load(chirp, k, count)));
    });
    for (int64_t i = 2 * n; i < 2 * m; ++i)
      work[i] = 0;
    matrix<false>(table, work, more, memory);
    forAll(m, [&](int64_t k, int64_t count) {
      store(work, k, count,
            Base::multiply(load(more, k, count), load(spectrum, k, count))
                .swapped());
    });
    matrix<false>(table, work, more, memory);
    Writer<kIsInverse> writer = {out, 1, table.n};
    forAll(n, [&](int64_t k, int64_t count) {
      store(out, k, count,
            writer.finish(Base::multiply(load(more, k, count).swapped(),
                                         load(chirp, k, count))));
    });
  }

  /// Turns the transform of halves of a real signal into its own, in place.
  static void splitRow(const FftTable &table, T *row) {
    int64_t h = table.length;
    const T *roots = table.at<T>(table.split);
    T re = row[0], im = row[1];
    row[0] = re + im;
    row[1] = 0;
    row[2 * h] = re - im;
    row[2 * h + 1] = 0;
    // Elements k and h - k come from the same two, and are stored after both
    // were read.
    int64_t k = 1;
    for (; h - 2 * k + 1 >= 2 * kLanes; k += kLanes)
      splitPairs(row, roots, h, k, kLanes);
    for (; k <= h - k; ++k)
      splitPairs(row, roots, h, k, 1);
  }

  static void splitPairs(T *row, const T *roots, int64_t h, int64_t k,
                         int64_t count) {
    Number a = load(row, k, count), b = loadBefore(row, h - k + 1, count), even,
           odd;
    splitBoth(a, b, even, odd);
    odd = Base::multiply(odd, load(roots, k, count));
    store(row, k, count, even + odd);
    Number upper = (even - odd).conj();
    if (count == kLanes)
      store(row, h - k + 1 - kLanes, kLanes,
            {reversed(upper.re, typename Base::Lanes()),
             reversed(upper.im, typename Base::Lanes())});
    else
      store(row, h - k, 1, upper);
  }

  static void realRow(const FftTable &table, const T *in, T *out,
                      const RowMemory &memory, FftScratch scratch) {
    int64_t n = table.n;
    T *work = scratch.take<T>(2 * table.core()),
      *more = scratch.take<T>(2 * table.core());
    if (table.length != n) {
      longRow<false>(table, in, out, memory, work, more);
      return splitRow(table, out);
    }
    T *given = scratch.take<T>(2 * n), *made = scratch.take<T>(2 * n);
    for (int64_t i = 0; i < n; ++i) {
      given[2 * i] = in[i];
      given[2 * i + 1] = 0;
    }
    longRow<false>(table, given, made, memory, work, more);
    made[1] = 0;
    for (int64_t i = 0; i < table.outputParts(); ++i)
      out[i] = made[i];
  }

  static void inverseRealRow(const FftTable &table, const T *in, T *out,
                             const RowMemory &memory, FftScratch scratch) {
    int64_t n = table.n, length = table.length;
    T *work = scratch.take<T>(2 * table.core()),
      *more = scratch.take<T>(2 * table.core()),
      *given = scratch.take<T>(2 * n);
    if (length != n) {
      const T *roots = table.at<T>(table.split);
      auto join = [&](int64_t k, int64_t count, Number a, Number b) {
        store(given, k, count, joinOne(a, b, load(roots, k, count)));
      };
      Number first = {}, last = {};
      first.re[0] = in[0];
      last.re[0] = in[2 * length];
      join(0, 1, first, last);
      forAll(length - 1, [&](int64_t k, int64_t count) {
        join(k + 1, count, load(in, k + 1, count),
             loadBefore(in, length - k, count));
      });
      return longRow<true>(table, given, out, memory, work, more);
    }
    T *made = scratch.take<T>(2 * n);
    given[0] = in[0];
    given[1] = 0;
    for (int64_t k = 1; k <= n / 2; ++k) {
      given[2 * k] = given[2 * (n - k)] = in[2 * k];
      given[2 * k + 1] = in[2 * k + 1];
      given[2 * (n - k) + 1] = -in[2 * k + 1];
    }
    longRow<true>(table, given, made, memory, work, more);
    for (int64_t i = 0; i < n; ++i)
      out[i] = made[2 * i];
  }

  template <bool kIsInverse>
  static void longRows(const FftTable &table, const T *in, T *out,
                       int64_t count, void *memory) {
    FftScratch scratch(memory);
    RowMemory row(table, scratch);
    for (int64_t i = 0; i < count; ++i) {
      const T *from = in + i * table.inputParts();
      T *to = out + i * table.outputParts();
      if (table.isReal()) {
        if constexpr (kIsInverse)
          inverseRealRow(table, from, to, row, scratch);
        else
          realRow(table, from, to, row, scratch);
      } else {
        FftScratch rest = scratch;
        T *work = rest.take<T>(2 * table.core()),
          *more = rest.take<T>(2 * table.core());
        longRow<kIsInverse>(table, from, to, row, work, more);
      }
    }
  }

  static void rows(const FftTable &table, const T *in, T *out, int64_t count,
                   void *scratch) {
    if (!table.isMatrix())
      shortRows(table, in, out, count, scratch);
    else if (table.isInverse())
      longRows<true>(table, in, out, count, scratch);
    else
      longRows<false>(table, in, out, count, scratch);
  }

  //===-- Columns ---------------------------------------------------------===//

  template <bool kIsInverse>
  static void block(const FftTable &table, const T *in, T *out, int64_t count,
                    int64_t stride, Number *first, Number *second) {
    Reader<kIsInverse> from = {in, 2 * stride};
    Writer<kIsInverse> to = {out, 2 * stride, table.n};
    bool isWhole = count >= kLanes;
    // A round that reads and writes arrays reads the elements of a butterfly
    // before it writes them to the same places.
    if (isWhole && !(kConvolves && table.convolved))
      return Base::transform(table.ofColumns,
                             table.at<T>(table.ofColumns.roots), from, to,
                             first, second);
    for (int64_t i = 0; i < table.length; ++i) {
      Number number = isWhole ? Base::loadNumbers(in + i * from.stride)
                              : Base::loadSome(in + i * from.stride, count);
      first[i] = kIsInverse ? number.swapped() : number;
    }
    Number *made = transformLanes(table, first, second);
    for (int64_t i = 0; i < table.length; ++i)
      if (isWhole)
        to.store(i, made[i]);
      else
        Base::storeSome(out + i * to.stride, to.finish(made[i]), count);
  }

  static void columns(const FftTable &table, const T *in, T *out, int64_t count,
                      int64_t stride, void *memory) {
    FftScratch scratch(memory);
    int64_t size = table.core() + 1;
    auto *first = scratch.take<Number>(size),
         *second = scratch.take<Number>(size);
    for (int64_t column = 0; column < count; column += kLanes)
      (table.isInverse() ? block<true> : block<false>)(table, in + 2 * column,
                                                       out + 2 * column,
                                                       count - column, stride,
                                                       first, second);
  }

  static constexpr FftRoutine<T> routine() noexcept { return {rows, columns}; }
};

} // namespace
} // namespace tenon

#endif // TENON_LIB_RUNTIME_FOURIER_FFTROUTINES_H
