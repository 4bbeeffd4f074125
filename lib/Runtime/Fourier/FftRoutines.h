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
  /// has a and b at k and h - k. Computes the signal's own at k and h - k: with
  /// w the k-th root of order 2 h, half of a + conj(b) is the transform of the
  /// elements at even places, half of (a - conj(b)) / i that of those at odd
  /// ones; their sums and differences with w are wanted. `root` is w / 2.
  static void splitBoth(Number &a, Number &b, const Number &root) {
    Vector half = Base::all(T(0.5));
    Number sum = a + b.conj(),
           odd = Base::multiply((a - b.conj()).right(), root);
    a = {Base::fused(sum.re, half, odd.re), Base::fused(sum.im, half, odd.im)};
    b = {Base::fused(sum.re, half, -odd.re),
         Base::fused(-sum.im, half, odd.im)};
  }
  /// Returns element k of the transform of the complex numbers from elements k
  /// and h - k of the signal's own.
  static Number joinOne(const Number &a, const Number &b, const Number &root) {
    Vector half = Base::all(T(0.5));
    Number sum = a + b.conj(),
           odd = Base::multiply(a - b.conj(), root.conj()).left();
    return {Base::fused(sum.re, half, odd.re),
            Base::fused(sum.im, half, odd.im)};
  }

  /// Returns a root of the table of a real signal, in each lane.
  static Number splitRoot(const FftTable &table, int64_t k) {
    const T *roots = table.at<T>(table.split);
    return {Base::all(roots[k]), Base::all(roots[table.length + 1 + k])};
  }
  /// Returns some such roots.
  static Number splitRoots(const FftTable &table, int64_t k, int64_t count) {
    const T *re = table.at<T>(table.split) + k, *im = re + table.length + 1;
    if (count == kLanes)
      return {Base::loadAll(re), Base::loadAll(im)};
    T parts[2][kLanes] = {};
    for (int64_t lane = 0; lane < count; ++lane) {
      parts[0][lane] = re[lane];
      parts[1][lane] = im[lane];
    }
    return {Base::loadAll(parts[0]), Base::loadAll(parts[1])};
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
      int64_t divisor = table.length;
      Vector by = Base::all(Writer<true>::factor(divisor));
      bool isExact = Writer<true>::isExact(divisor);
      for (int64_t i = 0, count = table.outputParts() + 1; i < count; ++i)
        vectors[i] = isExact ? vectors[i] * by : vectors[i] / by;
    }
    if (table.kind == TEN_RT_RFFT) {
      if (isHalved) {
        Number first = from[0];
        spare[0] = {first.re + first.im, Vector{}};
        spare[length] = {first.re - first.im, Vector{}};
        for (int64_t k = 1; k <= length - k; ++k) {
          spare[k] = from[k];
          spare[length - k] = from[length - k];
          splitBoth(spare[k], spare[length - k], splitRoot(table, k));
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
          result(scratch.take<Number>(size + kLanes)),
          work(scratch.take<T>(2 * table.core())),
          more(scratch.take<T>(2 * table.core())) {}

    int64_t size;
    Number *matrix, *first, *second, *result;
    T *work, *more; ///< of a convolution
  };

  static int64_t countBlocks(int64_t lanes) {
    return (lanes + kLanes - 1) / kLanes;
  }

  /// Multiplies a block of rows by roots of unity and transposes it to `count`
  /// rows `stride` apart. Rows beyond `rows` are zeros; tables have numbers for
  /// lanes beyond the last column.
  static void twist(const Number *numbers, const T *rootsRe, const T *rootsIm,
                    int64_t columns, int64_t rows, int64_t count, Number *to,
                    int64_t stride) {
    Vector re[kLanes], im[kLanes];
    for (int64_t i = 0; i < kLanes; ++i) {
      Number number = Base::multiply(
          numbers[i], {Base::loadAll(rootsRe), Base::loadAll(rootsIm)});
      re[i] = number.re;
      im[i] = number.im;
      if (i + 1 < rows) {
        rootsRe += columns;
        rootsIm += columns;
      }
    }
    Base::transpose(re);
    Base::transpose(im);
    for (int64_t i = 0; i < count; ++i)
      to[i * stride] = {re[i], im[i]};
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
      Number *to = memory.matrix + column * blocks;
      for (int64_t row = 0; row < rows; row += kLanes)
        twist(made + row, twistsRe + row * columns + column,
              twistsIm + row * columns + column, columns, rows - row, count,
              to + row / kLanes, blocks);
    }
    for (int64_t block = 0; block < blocks; ++block) {
      typename Base::PlanesApart from = {memory.matrix + block, blocks};
      Writer<kIsInverse> to = {out + 2 * block * kLanes, 2 * rows,
                               table.length};
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

  static void storeBefore(T *to, int64_t k, int64_t count, const Number &a) {
    Number backwards = {reversed(a.re, typename Base::Lanes()),
                        reversed(a.im, typename Base::Lanes())};
    if (count == kLanes)
      return Base::storeNumbers(to + 2 * (k - kLanes), backwards);
    T numbers[2 * kLanes];
    Base::storeNumbers(numbers, backwards);
    for (int64_t i = 0; i < 2 * count; ++i)
      to[2 * (k - count) + i] = numbers[2 * (kLanes - count) + i];
  }

  /// Transforms `length` complex numbers.
  template <bool kIsInverse>
  static void longRow(const FftTable &table, const T *in, T *out,
                      const RowMemory &memory) {
    if (!kConvolves || !table.convolved)
      return matrix<kIsInverse>(table, in, out, memory);
    const T *chirp = table.at<T>(table.chirp),
            *spectrum = table.at<T>(table.spectrum);
    int64_t n = table.length, m = table.convolved;
    T *work = memory.work, *more = memory.more;
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
    Writer<kIsInverse> writer = {out, 1, table.length};
    forAll(n, [&](int64_t k, int64_t count) {
      store(out, k, count,
            writer.finish(Base::multiply(load(more, k, count).swapped(),
                                         load(chirp, k, count))));
    });
  }

  /// Turns the transform of halves of a real signal into its own, in place.
  static void splitRow(const FftTable &table, T *row) {
    int64_t h = table.length;
    T re = row[0], im = row[1];
    row[0] = re + im;
    row[1] = 0;
    row[2 * h] = re - im;
    row[2 * h + 1] = 0;
    // Elements k and h - k come from the same two, and are stored after both
    // were read.
    int64_t k = 1, pairs = h / 2;
    for (; k + kLanes <= pairs + 1; k += kLanes)
      splitPairs(table, row, k, kLanes);
    if (k <= pairs)
      splitPairs(table, row, k, pairs - k + 1);
  }

  __attribute__((always_inline)) static void
  splitPairs(const FftTable &table, T *row, int64_t k, int64_t count) {
    int64_t end = table.length - k + 1;
    Number a = load(row, k, count), b = loadBefore(row, end, count);
    splitBoth(a, b, splitRoots(table, k, count));
    store(row, k, count, a);
    storeBefore(row, end, count, b);
  }

  static void realRow(const FftTable &table, const T *in, T *out,
                      const RowMemory &memory, FftScratch scratch) {
    int64_t n = table.n;
    if (table.length != n) {
      longRow<false>(table, in, out, memory);
      return splitRow(table, out);
    }
    T *given = scratch.take<T>(2 * n), *made = scratch.take<T>(2 * n);
    for (int64_t i = 0; i < n; ++i) {
      given[2 * i] = in[i];
      given[2 * i + 1] = 0;
    }
    longRow<false>(table, given, made, memory);
    made[1] = 0;
    for (int64_t i = 0; i < table.outputParts(); ++i)
      out[i] = made[i];
  }

  static void inverseRealRow(const FftTable &table, const T *in, T *out,
                             const RowMemory &memory, FftScratch scratch) {
    int64_t n = table.n, length = table.length;
    T *given = scratch.take<T>(2 * n);
    if (length != n) {
      auto join = [&](int64_t k, int64_t count, Number a, Number b) {
        store(given, k, count, joinOne(a, b, splitRoots(table, k, count)));
      };
      Number first = {}, last = {};
      first.re[0] = in[0];
      last.re[0] = in[2 * length];
      join(0, 1, first, last);
      forAll(length - 1, [&](int64_t k, int64_t count) {
        join(k + 1, count, load(in, k + 1, count),
             loadBefore(in, length - k, count));
      });
      return longRow<true>(table, given, out, memory);
    }
    T *made = scratch.take<T>(2 * n);
    given[0] = in[0];
    given[1] = 0;
    for (int64_t k = 1; k <= n / 2; ++k) {
      given[2 * k] = given[2 * (n - k)] = in[2 * k];
      given[2 * k + 1] = in[2 * k + 1];
      given[2 * (n - k) + 1] = -in[2 * k + 1];
    }
    longRow<true>(table, given, made, memory);
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
        longRow<kIsInverse>(table, from, to, row);
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
    Writer<kIsInverse> to = {out, 2 * stride, table.length};
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
