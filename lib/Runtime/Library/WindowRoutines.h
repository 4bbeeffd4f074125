//===- WindowRoutines.h - Vectorized reductions of windows ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lanes of a vector are results; each combines the elements of its window in
// order. Long windows are combined a few elements at a time for all results, so
// that memory is read in long runs. Functions are static and call no functions
// of the library, as each source file compiles them for another CPU.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_WINDOWROUTINES_H
#define TENON_LIB_RUNTIME_LIBRARY_WINDOWROUTINES_H

#include "Windows.h"

#include <limits>
#include <utility>

namespace tenon {

/// Results beside each other, and their windows.
template <typename T> struct WindowRun {
  /// The first window's origin, and the distance to the next one's.
  const T *input;
  int64_t step;
  /// Distances of a window's elements from its origin.
  const int64_t *offsets;
  int64_t taps;
  T *result;
  int64_t count;
  /// Results are combined with more elements.
  bool isContinued;
};

/// Routines for one CPU.
template <typename T> struct WindowRoutine {
  /// By WindowKind.
  void (*combine[3])(const WindowRun<T> &run);
  /// Returns the sum of a row in the order of compiled code
  /// (VectorizeSums.cpp); -0 if there is none.
  T (*addRow)(const T *row, int64_t count);
};

extern const WindowRoutine<float> windowsAvx2F32, windowsAvx512F32;
extern const WindowRoutine<double> windowsAvx2F64, windowsAvx512F64;

namespace {

template <typename T, int64_t kBytes> struct WindowRoutines {
  using Vector __attribute__((vector_size(kBytes))) = T;
  /// The same without alignment.
  using Unaligned
      __attribute__((vector_size(kBytes), aligned(alignof(T)), may_alias)) = T;
  static constexpr int64_t kLanes = kBytes / int64_t(sizeof(T));
  /// Vectors of results that are combined together: additions in flight.
  static constexpr int64_t kVectors = 4;
  /// Elements of a window that are combined for all results.
  /// Bound: elements; streams that processors prefetch.
  static constexpr int64_t kTapsAtOnce = 16;

  template <WindowKind kKind> static constexpr T start() {
    constexpr T infinity = std::numeric_limits<T>::infinity();
    return kKind == WindowKind::Add   ? T(0)
           : kKind == WindowKind::Max ? -infinity
                                      : infinity;
  }

  /// Zeros are ordered by their sign, and a NaN is returned.
  template <WindowKind kKind> static Vector combine(Vector a, Vector b) {
    if constexpr (kKind == WindowKind::Add)
      return a + b;
#if __has_builtin(__builtin_elementwise_maximum)
    else if constexpr (kKind == WindowKind::Max)
      return __builtin_elementwise_maximum(a, b);
    else
      return __builtin_elementwise_minimum(a, b);
#else
    // Compilers without these functions: one of the numbers, of equal ones
    // (zeros) the bits that both or either have.
    using Bits = decltype(a == b);
    auto bitsA = reinterpret_cast<const Bits &>(a),
         bitsB = reinterpret_cast<const Bits &>(b);
    bool isMax = kKind == WindowKind::Max;
    Bits isA = (isMax ? a > b : a < b) | (a != a), isEqual = a == b,
         equal = isMax ? bitsA & bitsB : bitsA | bitsB,
         made = (isA & bitsA) | (~isA & bitsB);
    made = (isEqual & equal) | (~isEqual & made);
    return reinterpret_cast<const Vector &>(made);
#endif
  }

  static Vector loadAll(const T *from) {
    return *reinterpret_cast<const Unaligned *>(from);
  }

  /// Reads every second element; the last of two vectors ends with the last
  /// one.
  template <std::size_t... kNumbers>
  static Vector loadHalf(const T *from, std::index_sequence<kNumbers...>) {
    return __builtin_shufflevector(loadAll(from), loadAll(from + kLanes - 1),
                                   (2 * int(kNumbers) < kLanes
                                        ? 2 * int(kNumbers)
                                        : 2 * int(kNumbers) + 1)...);
  }

  /// Reads elements that are kStep apart, or `step` if that is 0.
  template <int64_t kStep> static Vector load(const T *from, int64_t step) {
    if constexpr (kStep == 1 || kLanes == 1)
      return loadAll(from);
    if constexpr (kStep == 2)
      return loadHalf(from, std::make_index_sequence<std::size_t(kLanes)>());
    Vector made = {};
    for (int64_t lane = 0; lane < kLanes; ++lane)
      made[lane] = from[lane * step];
    return made;
  }

  /// Combines some elements of the windows of a few vectors of results, from
  /// one on; the first elements with the neutral one.
  template <WindowKind kKind, int64_t kStep, int64_t kCount>
  static void combineFew(const WindowRun<T> &run, int64_t first, int64_t tap,
                         int64_t end) {
    T *to = run.result + first;
    Vector made[kCount];
    for (int64_t i = 0; i < kCount; ++i)
      made[i] = tap == 0 && !run.isContinued ? Vector() + start<kKind>()
                                             : loadAll(to + i * kLanes);
    const T *from = run.input + first * run.step;
    for (; tap < end; ++tap)
      for (int64_t i = 0; i < kCount; ++i)
        made[i] = combine<kKind>(made[i], load<kStep>(from + run.offsets[tap] +
                                                          i * kLanes * run.step,
                                                      run.step));
    for (int64_t i = 0; i < kCount; ++i)
      *reinterpret_cast<Unaligned *>(to + i * kLanes) = made[i];
  }

  /// Does the same for all results from one on, by vectors and then by
  /// narrower ones.
  template <WindowKind kKind, int64_t kStep>
  static void combineRest(const WindowRun<T> &run, int64_t first, int64_t tap,
                          int64_t end) {
    for (; first + kLanes <= run.count; first += kLanes)
      combineFew<kKind, kStep, 1>(run, first, tap, end);
    if constexpr (kLanes > 1)
      if (first < run.count)
        WindowRoutines<T, kBytes / 2>::template combineRest<kKind, kStep>(
            run, first, tap, end);
  }

  template <WindowKind kKind, int64_t kStep>
  static void combineAll(const WindowRun<T> &run) {
    int64_t tap = 0;
    do {
      int64_t end = tap + kTapsAtOnce < run.taps ? tap + kTapsAtOnce : run.taps;
      int64_t at = 0;
      for (; at + kVectors * kLanes <= run.count; at += kVectors * kLanes)
        combineFew<kKind, kStep, kVectors>(run, at, tap, end);
      combineRest<kKind, kStep>(run, at, tap, end);
      tap = end;
    } while (tap < run.taps);
  }

  template <WindowKind kKind> static void combineRun(const WindowRun<T> &run) {
    if (run.step == 1)
      combineAll<kKind, 1>(run);
    else if (run.step == 2)
      combineAll<kKind, 2>(run);
    else
      combineAll<kKind, 0>(run);
  }

  using Lanes = std::make_index_sequence<std::size_t(kLanes)>;
  /// Lanes of 128 bits, which are added first.
  static constexpr int kTogether = kBytes < 16 ? 1 : 16 / int(sizeof(T));

  /// Returns a place of neighbouring lanes: of the first vector in the lower
  /// half of each 128 bits, of the second in the upper one.
  static constexpr int placeOfPair(int lane) {
    int within = lane % kTogether, half = kTogether / 2,
        from = lane - within + (within < half ? 0 : int(kLanes));
    return from + 2 * (within % half);
  }

  template <std::size_t... kNumbers>
  static Vector addPair(Vector a, Vector b, std::index_sequence<kNumbers...>) {
    return __builtin_shufflevector(a, b, placeOfPair(int(kNumbers))...) +
           __builtin_shufflevector(a, b, (placeOfPair(int(kNumbers)) + 1)...);
  }

  template <int kDistance, std::size_t... kNumbers>
  static Vector addLanes(Vector a, std::index_sequence<kNumbers...> lanes) {
    if constexpr (kDistance < kTogether)
      return addLanes<2 * kDistance>(
          a + __builtin_shufflevector(a, a, (int(kNumbers) ^ kDistance)...),
          lanes);
    else
      return addHalves<int(kLanes) / 2>(a, lanes);
  }

  /// Adds the upper half of twice as many lanes to the lower one.
  template <int kHalf, std::size_t... kNumbers>
  static Vector addHalves(Vector a, std::index_sequence<kNumbers...> lanes) {
    if constexpr (kHalf < kTogether)
      return a;
    else
      return addHalves<kHalf / 2>(
          a + __builtin_shufflevector(
                  a, a, ((int(kNumbers) + kHalf) % int(kLanes))...),
          lanes);
  }

  /// Reads a vector whose last lanes may be none.
  static Vector loadSome(const T *from, int64_t count) {
    if (count >= kLanes)
      return loadAll(from);
    Vector made = {};
    for (int64_t lane = 0; lane < kLanes; ++lane)
      made[lane] = lane < count ? from[lane] : T(-0.0);
    return made;
  }

  static T addRow(const T *row, int64_t count) {
    constexpr int64_t kAccumulators = 4, kBlock = kAccumulators * kLanes;
    Vector none;
    for (int64_t lane = 0; lane < kLanes; ++lane)
      none[lane] = T(-0.0);
    Vector sums[kAccumulators] = {none, none, none, none};
    if (count <= kBlock) {
      for (int64_t i = 0; i < count; i += kLanes)
        sums[0] += loadSome(row + i, count - i);
      return addLanes<1>(sums[0], Lanes())[0];
    }
    int64_t i = 0;
    for (; i + kBlock <= count; i += kBlock)
      for (int64_t number = 0; number < kAccumulators; ++number)
        sums[number] += loadAll(row + i + number * kLanes);
    for (int64_t number = 0; i < count; i += kLanes, ++number)
      sums[number] += loadSome(row + i, count - i);
    return addLanes<1>(addPair(sums[0], sums[1], Lanes()) +
                           addPair(sums[2], sums[3], Lanes()),
                       Lanes())[0];
  }

  static constexpr WindowRoutine<T> routine() noexcept {
    return {{combineRun<WindowKind::Add>, combineRun<WindowKind::Max>,
             combineRun<WindowKind::Min>},
            addRow};
  }
};

} // namespace
} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_WINDOWROUTINES_H
