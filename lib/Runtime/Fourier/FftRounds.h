//===- FftRounds.h - Vectorized rounds of Fourier transforms ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Transforms of as many rows as a vector has lanes, by Stockham's self-sorting
// mixed-radix algorithm (C. Van Loan, "Computational Frameworks for the Fast
// Fourier Transform", 1992): a round for each radix, of 8, 4, 2 and odd primes.
// A round of radix p with stride s computes, for m = length / (p s) butterflies
// k and all q below s, y[q + s (p k + j)] = w^(j k s) sum_r x[q + s (k + m r)]
// v^(j r), with w the length-th and v the p-th root of unity. The first round
// may read, and the last one write, arrays of the program. Functions are static
// and call no functions of the library, as each source file compiles them for
// another CPU. Products are fused with sums where the CPU does so.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_FOURIER_FFTROUNDS_H
#define TENON_LIB_RUNTIME_FOURIER_FFTROUNDS_H

#include "Fft.h"

#include <utility>

namespace tenon {
namespace {

template <typename T, int64_t kBytes> struct FftRoundsOf {
  using Vector __attribute__((vector_size(kBytes))) = T;
  /// The same without alignment.
  using Unaligned
      __attribute__((vector_size(kBytes), aligned(alignof(T)), may_alias)) = T;
  static constexpr int64_t kLanes = kBytes / int64_t(sizeof(T));
  using Lanes = std::make_index_sequence<std::size_t(kLanes)>;

  /// A complex number in each lane.
  struct Number {
    Vector re, im;

    Number operator+(const Number &b) const { return {re + b.re, im + b.im}; }
    Number operator-(const Number &b) const { return {re - b.re, im - b.im}; }
    Number swapped() const { return {im, re}; }
    Number conj() const { return {re, -im}; }
    /// Returns the number times i, or times -i.
    Number left() const { return {-im, re}; }
    Number right() const { return {im, -re}; }
  };

  static void exchange(Number *&a, Number *&b) {
    Number *c = a;
    a = b;
    b = c;
  }

  static Vector all(T number) {
    Vector made;
    for (int64_t lane = 0; lane < kLanes; ++lane)
      made[lane] = number;
    return made;
  }

  /// Returns a * b + c.
  static Vector fused(Vector a, Vector b, Vector c) {
#if __has_builtin(__builtin_elementwise_fma) &&                                \
    (defined(__FMA__) || defined(__aarch64__))
    return __builtin_elementwise_fma(a, b, c);
#else
    return a * b + c;
#endif
  }

  static Number multiply(const Number &a, const Number &b) {
    return {fused(a.re, b.re, -(a.im * b.im)), fused(a.re, b.im, a.im * b.re)};
  }
  /// Multiplies by one number, of two parts.
  static Number multiply(const Number &a, const T *root) {
    return multiply(a, {all(root[0]), all(root[1])});
  }
  /// Returns a + b * factor.
  static Number addScaled(const Number &a, const Number &b, T factor) {
    Vector by = all(factor);
    return {fused(b.re, by, a.re), fused(b.im, by, a.im)};
  }

  //===-- Memory ----------------------------------------------------------===//

  static Vector loadAll(const T *from) {
    return *reinterpret_cast<const Unaligned *>(from);
  }
  static void storeAll(T *to, Vector vector) {
    *reinterpret_cast<Unaligned *>(to) = vector;
  }

  template <std::size_t... kNumbers>
  static Number apart(Vector a, Vector b, std::index_sequence<kNumbers...>) {
    return {__builtin_shufflevector(a, b, (2 * int(kNumbers))...),
            __builtin_shufflevector(a, b, (2 * int(kNumbers) + 1)...)};
  }
  template <std::size_t... kNumbers>
  static Vector together(const Number &a, int half,
                         std::index_sequence<kNumbers...>) {
    return half ? __builtin_shufflevector(a.re, a.im,
                                          (int(kNumbers) / 2 + int(kLanes) / 2 +
                                           int(kNumbers) % 2 * int(kLanes))...)
                : __builtin_shufflevector(
                      a.re, a.im,
                      (int(kNumbers) / 2 + int(kNumbers) % 2 * int(kLanes))...);
  }
  /// Loads and stores complex numbers that follow each other.
  static Number loadNumbers(const T *from) {
    return apart(loadAll(from), loadAll(from + kLanes), Lanes());
  }
  static void storeNumbers(T *to, const Number &a) {
    storeAll(to, together(a, 0, Lanes()));
    storeAll(to + kLanes, together(a, 1, Lanes()));
  }
  /// The same for the first few.
  static Number loadSome(const T *from, int64_t count) {
    T numbers[2 * kLanes] = {};
    for (int64_t i = 0; i < 2 * count; ++i)
      numbers[i] = from[i];
    return loadNumbers(numbers);
  }
  static void storeSome(T *to, const Number &a, int64_t count) {
    T numbers[2 * kLanes];
    storeNumbers(numbers, a);
    for (int64_t i = 0; i < 2 * count; ++i)
      to[i] = numbers[i];
  }

  /// Exchanges the lanes whose numbers differ in one bit.
  template <int kBit, std::size_t... kNumbers>
  static void exchange(Vector &a, Vector &b, std::index_sequence<kNumbers...>) {
    Vector low = __builtin_shufflevector(
               a, b,
               (int(kNumbers) & kBit ? int(kNumbers) - kBit + int(kLanes)
                                     : int(kNumbers))...),
           high = __builtin_shufflevector(a, b,
                                          (int(kNumbers) & kBit
                                               ? int(kNumbers) + int(kLanes)
                                               : int(kNumbers) + kBit)...);
    a = low;
    b = high;
  }
  /// Returns numbers of 128 bits of two vectors, beside each other in the
  /// result.
  template <int kFirst, int kStep, std::size_t... kNumbers>
  static Vector interleave(Vector a, Vector b,
                           std::index_sequence<kNumbers...>) {
    return __builtin_shufflevector(
        a, b,
        (int(kNumbers) / 4 * 4 + kFirst +
         int(kNumbers) % 4 / (2 * kStep) * kStep + int(kNumbers) % kStep +
         int(kNumbers) % (2 * kStep) / kStep * int(kLanes))...);
  }
  /// Transposes four vectors of numbers of 32 bits inside of 128 bits.
  static void transposeQuads(Vector *rows) {
    Vector low = interleave<0, 1>(rows[0], rows[1], Lanes()),
           high = interleave<2, 1>(rows[0], rows[1], Lanes()),
           nextLow = interleave<0, 1>(rows[2], rows[3], Lanes()),
           nextHigh = interleave<2, 1>(rows[2], rows[3], Lanes());
    rows[0] = interleave<0, 2>(low, nextLow, Lanes());
    rows[1] = interleave<2, 2>(low, nextLow, Lanes());
    rows[2] = interleave<0, 2>(high, nextHigh, Lanes());
    rows[3] = interleave<2, 2>(high, nextHigh, Lanes());
  }
  /// Transposes a square of as many vectors as each has lanes.
  template <int kBit = 1> static void transpose(Vector *rows) {
    if constexpr (kBit == 1 && sizeof(T) == 4) {
      for (int64_t i = 0; i < kLanes; i += 4)
        transposeQuads(rows + i);
      transpose<4>(rows);
    } else if constexpr (kBit < kLanes) {
      for (int64_t i = 0; i < kLanes; ++i)
        if (!(i & kBit))
          exchange<kBit>(rows[i], rows[i + kBit], Lanes());
      transpose<2 * kBit>(rows);
    }
  }

  /// Elements that are vectors of lanes.
  struct Planes {
    Number *numbers;

    Number load(int64_t index) const { return numbers[index]; }
    void store(int64_t index, const Number &a) const { numbers[index] = a; }
  };
  /// The same a distance of `stride` apart.
  struct PlanesApart {
    const Number *numbers;
    int64_t stride;

    Number load(int64_t index) const { return numbers[index * stride]; }
  };

  /// Reads lanes beside each other of a complex array whose rows are `stride`
  /// parts apart; an inverse transform exchanges real and imaginary parts.
  template <bool kIsInverse> struct Reader {
    const T *from;
    int64_t stride;

    Number load(int64_t index) const {
      Number made = loadNumbers(from + index * stride);
      return kIsInverse ? made.swapped() : made;
    }
  };

  /// Writes such an array. The results of an inverse transform are divided by
  /// their number, or multiplied by its reciprocal if that is exact: each is
  /// rounded once.
  template <bool kIsInverse> struct Writer {
    T *to;
    int64_t stride, count;

    static bool isExact(int64_t count) { return (count & (count - 1)) == 0; }
    static T factor(int64_t count) {
      return isExact(count) ? 1 / T(count) : T(count);
    }
    Number finish(const Number &a) const {
      if constexpr (!kIsInverse)
        return a;
      Vector by = all(factor(count));
      return isExact(count) ? Number{a.im * by, a.re * by}
                            : Number{a.im / by, a.re / by};
    }
    void store(int64_t index, const Number &a) const {
      storeNumbers(to + index * stride, finish(a));
    }
  };

  //===-- Butterflies -----------------------------------------------------===//

  __attribute__((always_inline)) static void butterfly2(Number *x) {
    Number a = x[0], b = x[1];
    x[0] = a + b;
    x[1] = a - b;
  }

  __attribute__((always_inline)) static void butterfly4(Number *x) {
    Number evenSum = x[0] + x[2], evenDifference = x[0] - x[2],
           oddSum = x[1] + x[3], turn = (x[1] - x[3]).right();
    x[0] = evenSum + oddSum;
    x[1] = evenDifference + turn;
    x[2] = evenSum - oddSum;
    x[3] = evenDifference - turn;
  }

  __attribute__((always_inline)) static void butterfly8(Number *x) {
    constexpr T half = T(0.70710678118654752440);
    Number even[4] = {x[0], x[2], x[4], x[6]},
           odd[4] = {x[1], x[3], x[5], x[7]};
    butterfly4(even);
    butterfly4(odd);
    // (1 - i) and (-1 - i) times the root of a half.
    Number first = odd[1] + odd[1].right(), third = odd[3].right() - odd[3],
           turn = odd[2].right();
    x[0] = even[0] + odd[0];
    x[4] = even[0] - odd[0];
    x[1] = addScaled(even[1], first, half);
    x[5] = addScaled(even[1], first, -half);
    x[2] = even[2] + turn;
    x[6] = even[2] - turn;
    x[3] = addScaled(even[3], third, half);
    x[7] = addScaled(even[3], third, -half);
  }

  /// Transforms an odd number p of elements. Elements r and p - r have
  /// conjugate roots: their sum and difference share the cosine and the sine.
  /// `roots` are the p-th ones.
  static void butterflyOdd(Number *x, int p, const T (*roots)[2]) {
    Number sums[kMaxRadix / 2], differences[kMaxRadix / 2], first = x[0];
    int half = p / 2;
    for (int r = 1; r <= half; ++r) {
      sums[r - 1] = x[r] + x[p - r];
      differences[r - 1] = x[r] - x[p - r];
      x[0] = x[0] + sums[r - 1];
    }
    for (int j = 1; j <= half; ++j) {
      Number even = first, odd = {};
      for (int r = 1, turns = j; r <= half; ++r) {
        even = addScaled(even, sums[r - 1], roots[turns][0]);
        odd = addScaled(odd, differences[r - 1], roots[turns][1]);
        turns += j;
        turns -= turns >= p ? p : 0;
      }
      x[j] = even + odd.left();
      x[p - j] = even + odd.right();
    }
  }

  template <int kRadix>
  static void butterfly(Number *x, int radix, const T (*roots)[2]) {
    if constexpr (kRadix == 2)
      butterfly2(x);
    else if constexpr (kRadix == 4)
      butterfly4(x);
    else if constexpr (kRadix == 8)
      butterfly8(x);
    else
      butterflyOdd(x, kRadix ? kRadix : radix, roots);
  }

  //===-- Rounds ----------------------------------------------------------===//

  struct Round {
    int64_t length, stride;
    int radix;
    const T *roots; ///< of order `length`
  };

  /// Reads the elements of a butterfly, `step` apart, and transforms them.
  template <int kRadix, class From>
  __attribute__((always_inline)) static void
  readButterfly(const From &from, int64_t first, int64_t step, int radix,
                const T (*roots)[2], Number *x) {
    for (int r = 0; r < radix; ++r)
      x[r] = from.load(first + step * r);
    butterfly<kRadix>(x, radix, roots);
  }

  /// Computes a round; kRadix is 0 for any odd radix.
  template <int kRadix, class From, class To>
  __attribute__((noinline)) static void compute(const Round &round, From from,
                                                To to) {
    const int radix = kRadix ? kRadix : round.radix;
    constexpr int kMost = kRadix ? kRadix : kMaxRadix;
    const int64_t stride = round.stride,
                  count = round.length / (radix * stride),
                  step = stride * count;
    T roots[kMost][2];
    if constexpr (kRadix == 0 || kRadix % 2 != 0)
      for (int j = 0; j < radix; ++j)
        for (int part = 0; part < 2; ++part)
          roots[j][part] = round.roots[2 * (j * (round.length / radix)) + part];
    for (int64_t q = 0; q < stride; ++q) {
      Number x[kMost];
      readButterfly<kRadix>(from, q, step, radix, roots, x);
      for (int j = 0; j < radix; ++j)
        to.store(q + stride * j, x[j]);
    }
    for (int64_t k = 1; k < count; ++k) {
      const T *twiddles = round.roots + 2 * k * stride;
      for (int64_t q = 0; q < stride; ++q) {
        Number x[kMost];
        readButterfly<kRadix>(from, q + stride * k, step, radix, roots, x);
        int64_t place = q + stride * radix * k;
        to.store(place, x[0]);
        for (int j = 1; j < radix; ++j)
          to.store(place + stride * j,
                   multiply(x[j], twiddles + 2 * (j - 1) * k * stride));
      }
    }
  }

  static void computeAny(const Round &round, Planes from, Planes to) {
    switch (round.radix) {
    case 8:
      return compute<8>(round, from, to);
    case 4:
      return compute<4>(round, from, to);
    case 2:
      return compute<2>(round, from, to);
    case 3:
      return compute<3>(round, from, to);
    case 5:
      return compute<5>(round, from, to);
    case 7:
      return compute<7>(round, from, to);
    default:
      return compute<0>(round, from, to);
    }
  }

  /// Radices whose rounds read and write arrays.
  static bool isFusible(int radix) { return radix == 8 || radix == 4; }

  template <class From, class To>
  static void computeFused(const Round &round, From from, To to) {
    if (round.radix == 8)
      compute<8>(round, from, to);
    else
      compute<4>(round, from, to);
  }

  /// Transforms elements in `first`, with `second` of the same length; returns
  /// the array of the results.
  static Number *transform(const FftRounds &rounds, const T *roots,
                           Number *first, Number *second) {
    Round round = {rounds.length, 1, 1, roots};
    for (int32_t i = 0; i < rounds.count; ++i) {
      round.radix = rounds.factors[i];
      computeAny(round, {first}, {second});
      round.stride *= round.radix;
      exchange(first, second);
    }
    return first;
  }

  /// Transforms elements that are read and written by others, with memory for
  /// two arrays.
  template <class From, class To>
  static void transform(const FftRounds &rounds, const T *roots, From from,
                        To to, Number *first, Number *second) {
    int64_t length = rounds.length;
    int32_t last = rounds.count - 1;
    Round round = {length, 1, 1, roots};
    bool readsAll = last < 0 || !isFusible(rounds.factors[0]),
         writesAll = last < 0 || !isFusible(rounds.factors[last]);
    if (readsAll)
      for (int64_t i = 0; i < length; ++i)
        first[i] = from.load(i);
    for (int32_t i = 0; i <= last; ++i) {
      round.radix = rounds.factors[i];
      bool reads = i == 0 && !readsAll, writes = i == last && !writesAll;
      if (reads && writes)
        computeFused(round, from, to);
      else if (reads)
        computeFused(round, from, Planes{second});
      else if (writes)
        computeFused(round, Planes{first}, to);
      else
        computeAny(round, {first}, {second});
      round.stride *= round.radix;
      exchange(first, second);
    }
    if (writesAll)
      for (int64_t i = 0; i < length; ++i)
        to.store(i, first[i]);
  }
};

} // namespace
} // namespace tenon

#endif // TENON_LIB_RUNTIME_FOURIER_FFTROUNDS_H
