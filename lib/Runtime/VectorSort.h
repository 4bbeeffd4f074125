//===- VectorSort.h - A quicksort by vectors --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_VECTORSORT_H
#define TENON_LIB_RUNTIME_VECTORSORT_H

#include <cstdint>
#include <cstring>
#include <limits>

namespace tenon {

/// Sorts that the dispatch in Sort.cpp chooses from. Where partitions stay
/// uneven they leave the rest to `fallback`.
template <typename T>
using SortFunction = void (*)(T *numbers, int64_t n, int64_t first,
                              void (*fallback)(T *, int64_t));
void sortAvx2(int32_t *, int64_t, int64_t, void (*)(int32_t *, int64_t));
void sortAvx2(int64_t *, int64_t, int64_t, void (*)(int64_t *, int64_t));
void sortAvx512(int32_t *, int64_t, int64_t, void (*)(int32_t *, int64_t));
void sortAvx512(int64_t *, int64_t, int64_t, void (*)(int64_t *, int64_t));

/// Puts the smaller ones of many numbers, about half, before the others, and
/// gives their count.
template <typename T> using SplitFunction = int64_t (*)(T *numbers, int64_t n);
int64_t splitAvx2(int32_t *, int64_t);
int64_t splitAvx2(int64_t *, int64_t);
int64_t splitAvx512(int32_t *, int64_t);
int64_t splitAvx512(int64_t *, int64_t);

/// A radix sort in place, most significant byte first: it takes long for no
/// order, and needs no vectors.
template <typename T> void sortByBytes(T *numbers, int64_t n);

/// A quicksort that moves whole vectors, and ends in bitonic networks of up to
/// eight. `V` has the instructions; it is to be a type of one source file, as
/// others are compiled for other processors.
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
    // The pivot is the least: those that equal it come first.
    if (below == 0 && pivot != std::numeric_limits<T>::max())
      below = partition(numbers, n, pivot + 1);
    return below;
  }

private:
  explicit VectorSort(void (*fallback)(T *, int64_t)) : fallback(fallback) {}

  static constexpr int64_t kLanes = V::kLanes;
  /// How many vectors a network has at most.
  static constexpr int64_t kNetwork = 8;
  /// How many vectors a partition reads before it writes them: where they go,
  /// and what is read next, is known late.
  static constexpr int64_t kBlock = 4, kLargeBlock = 8;
  /// From here on numbers are many.
  static constexpr int64_t kMany = 2048;
  /// How many vectors give a pivot of many numbers.
  static constexpr int64_t kSample = 4;

  void quicksort(T *numbers, int64_t n, int64_t first, int depth) {
    while (n > kNetwork * kLanes && first > 0) {
      if (depth-- == 0)
        return fallback(numbers, n);
      T pivot = choosePivot(numbers, n);
      int64_t below = partition(numbers, n, pivot);
      if (below == 0) {
        // The pivot is the least: all that equal it are in place.
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

  /// The median of some numbers from all parts.
  static T choosePivot(const T *numbers, int64_t n) {
    T sample[kSample * kLanes];
    int64_t count = n > kMany ? kSample * kLanes : kLanes;
    for (int64_t i = 0, step = n / count; i < count; ++i)
      sample[i] = numbers[i * step + step / 2];
    sortNetwork(sample, count);
    return sample[count / 2];
  }

  static int64_t partition(T *numbers, int64_t n, T pivot) {
    return n > kMany ? partitionBy<kLargeBlock>(numbers, n, pivot)
                     : partitionBy<kBlock>(numbers, n, pivot);
  }

  /// Puts what is less than the pivot before what is not; gives its count.
  template <int64_t blockSize>
  static int64_t partitionBy(T *numbers, int64_t n, T pivot) {
    constexpr int64_t step = blockSize * kLanes;
    // Both ends are set aside, and so the side that is read next has room for
    // what is written.
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
      for (int64_t i = 0; i < blockSize; ++i) {
        unsigned less = V::less(block[i], limit);
        int64_t count = __builtin_popcount(less);
        V::divide(numbers + low, numbers + high, block[i], less, count);
        low += count;
        high -= kLanes - count;
      }
    }
    int64_t left = 2 * step + (to - from);
    std::memcpy(aside + 2 * step, numbers + from, (to - from) * sizeof(T));
    int64_t i = 0;
    for (; i + kLanes <= left; i += kLanes) {
      Register values = V::load(aside + i);
      unsigned less = V::less(values, limit);
      int64_t count = __builtin_popcount(less);
      V::divideExactly(numbers + low, numbers + high, values, less, count);
      low += count;
      high -= kLanes - count;
    }
    for (; i < left; ++i)
      if (aside[i] < pivot)
        numbers[low++] = aside[i];
      else
        numbers[--high] = aside[i];
    return low;
  }

  static void order(Register &a, Register &b) {
    Register least = V::min(a, b);
    b = V::max(a, b);
    a = least;
  }

  /// Orders each lane and the one at its number xor `across`.
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

  template <int count> static void sortVectors(T *numbers, int64_t n) {
    Register values[count];
    for (int i = 0; i < count; ++i) {
      int64_t left = n - i * kLanes;
      // What is behind the last stays there.
      values[i] = left >= kLanes
                      ? V::load(numbers + i * kLanes)
                      : V::loadSome(numbers + i * kLanes, left < 0 ? 0 : left);
      values[i] = sortLanes(values[i]);
    }
    if constexpr (count >= 2)
      for (int i = 0; i < count; i += 2)
        mergeHalves<1>(values + i);
    if constexpr (count >= 4)
      for (int i = 0; i < count; i += 4)
        mergeHalves<2>(values + i);
    if constexpr (count >= 8)
      mergeHalves<4>(values);
    for (int i = 0; i < count; ++i) {
      int64_t left = n - i * kLanes;
      if (left >= kLanes)
        V::store(numbers + i * kLanes, values[i]);
      else if (left > 0)
        V::storeSome(numbers + i * kLanes, values[i], left);
    }
  }

  static void sortNetwork(T *numbers, int64_t n) {
    if (n <= kLanes)
      sortVectors<1>(numbers, n);
    else if (n <= 2 * kLanes)
      sortVectors<2>(numbers, n);
    else if (n <= 4 * kLanes)
      sortVectors<4>(numbers, n);
    else
      sortVectors<8>(numbers, n);
  }

  void (*fallback)(T *, int64_t);
};

} // namespace tenon

#endif // TENON_LIB_RUNTIME_VECTORSORT_H
