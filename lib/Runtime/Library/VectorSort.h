//===- VectorSort.h - A vectorized quicksort --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_VECTORSORT_H
#define TENON_LIB_RUNTIME_LIBRARY_VECTORSORT_H

#include <cstdint>
#include <cstring>
#include <limits>

namespace tenon {

/// The sorts that Sort.cpp selects from. They call `fallback` for ranges whose
/// partitions remain unbalanced.
template <typename T>
using SortFunction = void (*)(T *numbers, int64_t n, int64_t first,
                              void (*fallback)(T *, int64_t));
void sortAvx2(int32_t *, int64_t, int64_t, void (*)(int32_t *, int64_t));
void sortAvx2(int64_t *, int64_t, int64_t, void (*)(int64_t *, int64_t));
void sortAvx512(int32_t *, int64_t, int64_t, void (*)(int32_t *, int64_t));
void sortAvx512(int64_t *, int64_t, int64_t, void (*)(int64_t *, int64_t));

/// Moves the smaller half, approximately, of many numbers before the others,
/// and returns their count.
template <typename T> using SplitFunction = int64_t (*)(T *numbers, int64_t n);
int64_t splitAvx2(int32_t *, int64_t);
int64_t splitAvx2(int64_t *, int64_t);
int64_t splitAvx512(int32_t *, int64_t);
int64_t splitAvx512(int64_t *, int64_t);

/// An in-place radix sort, most significant byte first: its time does not
/// depend on the order, and it needs no vector instructions.
template <typename T> void sortByBytes(T *numbers, int64_t n);

/// A quicksort that partitions whole vectors and sorts small ranges by sorting
/// networks of columns that are merged bitonically. `V` has the vector
/// operations; it must be a type of one source file, since others are compiled
/// for other CPUs.
template <typename V> class VectorSort {
public:
  using T = typename V::Element;
  using Register = typename V::Register;

  static void sort(T *numbers, int64_t n, int64_t first,
                   void (*fallback)(T *, int64_t)) {
    int depth = 4;
    for (int64_t size = n; size > 0; size /= 2)
      depth += 2;
    VectorSort(fallback).quicksort(numbers, n, first, depth);
  }

  static int64_t split(T *numbers, int64_t n) {
    if (n <= kMany)
      return 0;
    T pivot = choosePivot(numbers, n);
    int64_t below = partition(numbers, n, pivot);
    // The pivot is the minimum: separates the elements equal to it.
    if (below == 0 && pivot != std::numeric_limits<T>::max())
      below = partition(numbers, n, pivot + 1);
    return below;
  }

private:
  explicit VectorSort(void (*fallback)(T *, int64_t)) : fallback(fallback) {}

  static constexpr int64_t kLanes = V::kLanes;
  /// Maximum number of vectors that a network sorts.
  static constexpr int64_t kNetwork = V::kSortsColumns ? 32 : 8;
  /// Number of vectors that a partition reads before it writes them, since the
  /// addresses of stores and of the next loads are known late.
  static constexpr int64_t kBlock = 4, kLargeBlock = 8;
  /// Number of elements from which the large block size is used.
  static constexpr int64_t kMany = 2048;

  void quicksort(T *numbers, int64_t n, int64_t first, int depth) {
    while (n > kNetwork * kLanes && first > 0) {
      if (depth-- == 0)
        return fallback(numbers, n);
      T pivot = choosePivot(numbers, n);
      int64_t below = partition(numbers, n, pivot);
      if (below == 0) {
        // The pivot is the minimum: all elements equal to it are in place.
        if (pivot == std::numeric_limits<T>::max())
          return;
        int64_t equal = partition(numbers, n, pivot + 1);
        numbers += equal;
        n -= equal;
        first -= equal;
      } else if (below < n - below) {
        quicksort(numbers, below, first, depth);
        numbers += below;
        n -= below;
        first -= below;
      } else {
        quicksort(numbers + below, n - below, first - below, depth);
        n = below;
      }
    }
    if (first > 0)
      sortNetwork(numbers, n);
  }

  /// Returns a pivot near the median: the median of lane-wise medians of
  /// vectors from all parts of the range.
  static T choosePivot(const T *numbers, int64_t n) {
    Register sample[8];
    for (int64_t i = 0, step = n / 8; i < 8; ++i)
      sample[i] = V::load(numbers + i * step + (step - kLanes) / 2);
    sortEight(sample);
    T lanes[kLanes];
    V::store(lanes, sortLanes(sample[4]));
    return lanes[kLanes / 2 - 1];
  }

  static int64_t partition(T *numbers, int64_t n, T pivot) {
    return n > kMany ? partitionBy<kLargeBlock>(numbers, n, pivot)
                     : partitionBy<kBlock>(numbers, n, pivot);
  }

  /// Writes the lanes less than the limit to the low end of the free range and
  /// the others to the high end. The range must have room for one vector, or
  /// two.
  static void divide(T *numbers, int64_t &low, int64_t &high, Register values,
                     Register limit) {
    unsigned less = V::less(values, limit);
    int64_t count = __builtin_popcount(less);
    V::divide(numbers + low, numbers + high, values, less, count);
    low += count;
    high -= kLanes - count;
  }

  /// Partitions: moves elements less than the pivot before the others; returns
  /// their count.
  template <int64_t blockSize>
  static int64_t partitionBy(T *numbers, int64_t n, T pivot) {
    constexpr int64_t step = blockSize * kLanes;
    // Saves both ends, so that the side that is read next has room for writes.
    T aside[3 * step];
    std::memcpy(aside, numbers, step * sizeof(T));
    std::memcpy(aside + step, numbers + n - step, step * sizeof(T));
    Register limit = V::all(pivot);
    int64_t low = 0, high = n, from = step, to = n - step;
    while (to - from >= step) {
      bool isLow = from - low <= high - to;
      const T *source = numbers + (isLow ? from : to - step);
      from += isLow ? step : 0;
      to -= isLow ? 0 : step;
      Register block[blockSize];
      for (int64_t i = 0; i < blockSize; ++i)
        block[i] = V::load(source + i * kLanes);
      for (int64_t i = 0; i < blockSize; ++i)
        divide(numbers, low, high, block[i], limit);
    }
    // The unread rest is less than a block; reading a whole block is safe.
    std::memcpy(aside + 2 * step, numbers + from, step * sizeof(T));
    int64_t left = 2 * step + (to - from), i = 0;
    for (; i < left % kLanes; ++i) {
      T number = aside[i];
      numbers[low] = numbers[high - 1] = number;
      low += number < pivot;
      high -= number >= pivot;
    }
    // The free range is a whole number of vectors: stores at the two ends are
    // either disjoint or identical.
    for (; i < left; i += kLanes)
      divide(numbers, low, high, V::load(aside + i), limit);
    return low;
  }

  static void order(Register &a, Register &b) {
    Register least = V::min(a, b);
    b = V::max(a, b);
    a = least;
  }

  /// Orders each lane and the lane at its index xor `across`.
  template <int across> static Register orderLanes(Register values) {
    Register other = V::template exchange<across>(values);
    return V::template choose<across>(V::min(values, other),
                                      V::max(values, other));
  }

  /// Sorts a bitonic vector.
  static Register merge(Register values) {
    if constexpr (kLanes > 8)
      values = orderLanes<8>(values);
    if constexpr (kLanes > 4)
      values = orderLanes<4>(values);
    return orderLanes<1>(orderLanes<2>(values));
  }

  static Register sortLanes(Register values) {
    values = orderLanes<1>(values);
    values = orderLanes<1>(orderLanes<3>(values));
    if constexpr (kLanes > 4)
      values = orderLanes<1>(orderLanes<2>(orderLanes<7>(values)));
    if constexpr (kLanes > 8)
      values =
          orderLanes<1>(orderLanes<2>(orderLanes<4>(orderLanes<15>(values))));
    return values;
  }

  /// Merges the two sorted halves of `2 * half` vectors.
  template <int half> static void mergeHalves(Register *values) {
    Register larger[half];
    for (int i = 0; i < half; ++i) {
      Register opposite =
          V::template exchange<kLanes - 1>(values[2 * half - 1 - i]);
      larger[i] = V::max(values[i], opposite);
      values[i] = V::min(values[i], opposite);
    }
    for (int i = 0; i < half; ++i)
      values[half + i] = larger[i];
    for (int distance = half / 2; distance > 0; distance /= 2)
      for (int i = 0; i < 2 * half; ++i)
        if ((i & distance) == 0)
          order(values[i], values[i + distance]);
    for (int i = 0; i < 2 * half; ++i)
      values[i] = merge(values[i]);
  }

  /// Loads the vector at `at` of `n` numbers, padded after the last one with
  /// the maximum.
  static Register loadUpTo(const T *numbers, int64_t n, int64_t at) {
    int64_t left = n - at;
    return left >= kLanes ? V::load(numbers + at)
                          : V::loadSome(numbers + at, left < 0 ? 0 : left);
  }
  static void storeUpTo(T *numbers, int64_t n, int64_t at, Register values) {
    int64_t left = n - at;
    if (left >= kLanes)
      V::store(numbers + at, values);
    else if (left > 0)
      V::storeSome(numbers + at, values, left);
  }

  template <int count> static void sortVectors(T *numbers, int64_t n) {
    Register values[count];
    for (int i = 0; i < count; ++i)
      values[i] = sortLanes(loadUpTo(numbers, n, i * kLanes));
    if constexpr (count >= 2)
      for (int i = 0; i < count; i += 2)
        mergeHalves<1>(values + i);
    if constexpr (count >= 4)
      for (int i = 0; i < count; i += 4)
        mergeHalves<2>(values + i);
    if constexpr (count >= 8)
      mergeHalves<4>(values);
    for (int i = 0; i < count; ++i)
      storeUpTo(numbers, n, i * kLanes, values[i]);
  }

  /// Sorts eight vectors lane by lane: each lane is a sorted column afterwards.
  static void sortEight(Register *v) {
    order(v[0], v[1]), order(v[2], v[3]), order(v[4], v[5]), order(v[6], v[7]);
    order(v[0], v[2]), order(v[1], v[3]), order(v[4], v[6]), order(v[5], v[7]);
    order(v[1], v[2]), order(v[5], v[6]), order(v[0], v[4]), order(v[3], v[7]);
    order(v[1], v[5]), order(v[2], v[6]);
    order(v[1], v[4]), order(v[3], v[6]);
    order(v[2], v[4]), order(v[3], v[5]);
    order(v[3], v[4]);
  }

  /// Sorts bitonic columns of `count` vectors.
  template <int count> static void mergeColumns(Register *v) {
    for (int distance = count / 2; distance > 0; distance /= 2)
      for (int i = 0; i < count; ++i)
        if ((i & distance) == 0)
          order(v[i], v[i + distance]);
  }

  /// Merges the sorted columns of the two halves of `count` vectors.
  template <int count> static void mergeColumnHalves(Register *v) {
    constexpr int quarter = count / 4;
    for (int i = 0; i < quarter; ++i) {
      Register &a = v[i], &b = v[i + quarter], &c = v[count - 1 - i - quarter],
               &d = v[count - 1 - i];
      Register rows[4] = {a, b, c, d};
      order(rows[0], rows[3]);
      order(rows[1], rows[2]);
      order(rows[0], rows[1]);
      order(rows[2], rows[3]);
      a = rows[0], b = rows[1], c = rows[2], d = rows[3];
    }
    for (int i = 0; i < count; i += quarter)
      mergeColumns<quarter>(v + i);
  }

  /// Orders each lane of one vector and the lane of the other one at its index
  /// xor `across`: lanes whose index has the highest bit of it get the larger
  /// value.
  template <int across> static void orderAcross(Register &a, Register &b) {
    Register opposite = V::template exchange<across>(b);
    Register least = V::min(a, opposite), most = V::max(a, opposite);
    a = V::template choose<across>(least, most);
    b = V::template exchange<across>(V::template choose<across>(most, least));
  }

  /// Vectors at distances below this are ordered without other vectors.
  template <int count> static constexpr int kNear = count == 32 ? 8 : count / 2;

  /// Merges sorted columns. Before, columns are sorted over `across / 2 + 1`
  /// lanes of `count` vectors; afterwards over twice as many lanes, except for
  /// distances below `kNear`.
  template <int count, int across> static void mergeLanes(Register *v) {
    constexpr int near = kNear<count>, part = count / near;
    for (int i = 0; i < near / 2; ++i) {
      // This group of vectors is closed under the first comparison and the
      // following ones.
      Register rows[2 * part];
      for (int j = 0; j < part; ++j) {
        rows[j] = v[i + j * near];
        rows[part + j] = v[near - 1 - i + j * near];
      }
      for (int j = 0; j < part; ++j)
        orderAcross<across>(rows[j], rows[2 * part - 1 - j]);
      if constexpr (across >= 4)
        for (Register &row : rows)
          row = orderLanes<2>(row);
      if constexpr (across >= 2)
        for (Register &row : rows)
          row = orderLanes<1>(row);
      mergeColumns<part>(rows);
      mergeColumns<part>(rows + part);
      for (int j = 0; j < part; ++j) {
        v[i + j * near] = rows[j];
        v[near - 1 - i + j * near] = rows[part + j];
      }
    }
  }

  /// Sorts as many numbers as fit into `count` vectors as columns, which are
  /// then merged. This needs fewer operations than sorting within vectors, as
  /// most steps need no shuffle.
  template <int count> static void sortColumns(T *numbers, int64_t n) {
    static_assert(kLanes == 4 || kLanes == 8, "merges as many columns");
    constexpr int near = kNear<count>;
    Register v[count];
    for (int first = 0; first < count; first += 8) {
      Register rows[8];
      if (n >= (first + 8) * kLanes)
        for (int i = 0; i < 8; ++i)
          rows[i] = V::load(numbers + (first + i) * kLanes);
      else
        for (int i = 0; i < 8; ++i)
          rows[i] = loadUpTo(numbers, n, (first + i) * kLanes);
      sortEight(rows);
      for (int i = 0; i < 8; ++i)
        v[first + i] = rows[i];
    }
    if constexpr (count >= 16)
      for (int i = 0; i < count; i += 16)
        mergeColumnHalves<16>(v + i);
    if constexpr (count >= 32)
      mergeColumnHalves<32>(v);
    mergeLanes<count, 1>(v);
    for (int i = 0; i < count; i += near)
      mergeColumns<near>(v + i);
    mergeLanes<count, 3>(v);
    if constexpr (kLanes > 4) {
      for (int i = 0; i < count; i += near)
        mergeColumns<near>(v + i);
      mergeLanes<count, 7>(v);
    }
    for (int first = 0; first < count; first += 8) {
      Register rows[8];
      for (int i = 0; i < 8; ++i)
        rows[i] = v[first + i];
      for (int i = 0; i < 8; i += near)
        mergeColumns<near>(rows + i);
      for (int i = 0; i < 8; i += kLanes)
        V::transpose(rows + i);
      for (int lane = 0; lane < kLanes; ++lane)
        for (int i = 0; i < 8; i += kLanes)
          storeUpTo(numbers, n, lane * count + first + i, rows[i + lane]);
    }
  }

  static void sortNetwork(T *numbers, int64_t n) {
    if (n <= kLanes)
      sortVectors<1>(numbers, n);
    else if (n <= 2 * kLanes)
      sortVectors<2>(numbers, n);
    else if (n <= 4 * kLanes)
      sortVectors<4>(numbers, n);
    else if constexpr (!V::kSortsColumns)
      sortVectors<8>(numbers, n);
    else if (n <= 8 * kLanes)
      sortColumns<8>(numbers, n);
    else if (n <= 16 * kLanes)
      sortColumns<16>(numbers, n);
    else
      sortColumns<32>(numbers, n);
  }

  void (*fallback)(T *, int64_t);
};

} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_VECTORSORT_H
