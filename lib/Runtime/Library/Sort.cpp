//===- Sort.cpp - Sorts numbers in place ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sorts of Library.h: chooses a vectorized quicksort by the CPU, with an
// in-place MSD radix sort (American flag sort) as the fallback for bad pivots
// and for CPUs without vectors; large arrays are partitioned and sorted by
// several threads.
//
//===----------------------------------------------------------------------===//

#include "Runtime/CpuFeatures.h"
#include "Runtime/Library.h"
#include "VectorSort.h"

#include <algorithm>
#include <type_traits>

using namespace tenon;

namespace {

/// Sorts by the byte at `shift` and the lower ones.
template <typename T> void sortByBytes(T *numbers, int64_t n, unsigned shift) {
  using Bits = std::make_unsigned_t<T>;
  if (n <= 32) {
    for (int64_t i = 1; i < n; ++i) {
      T number = numbers[i];
      int64_t place = i;
      for (; place > 0 && number < numbers[place - 1]; --place)
        numbers[place] = numbers[place - 1];
      numbers[place] = number;
    }
    return;
  }
  constexpr Bits sign = Bits(1) << (8 * sizeof(T) - 1);
  auto byteOf = [&](T number) { return (Bits(number) ^ sign) >> shift & 0xff; };
  int64_t next[256] = {}, ends[256];
  for (int64_t i = 0; i < n; ++i)
    ++next[byteOf(numbers[i])];
  int64_t place = 0;
  for (int byte = 0; byte < 256; ++byte) {
    int64_t count = next[byte];
    next[byte] = place;
    ends[byte] = place += count;
  }
  for (int byte = 0; byte < 256; ++byte)
    while (next[byte] < ends[byte]) {
      // Swaps the element with the one at its destination.
      auto of = byteOf(numbers[next[byte]]);
      if (of == static_cast<Bits>(byte))
        ++next[byte];
      else
        std::swap(numbers[next[byte]], numbers[next[of]++]);
    }
  if (shift == 0)
    return;
  int64_t start = 0;
  for (int64_t end : ends) {
    sortByBytes(numbers + start, end - start, shift - 8);
    start = end;
  }
}

} // namespace

template <typename T> void tenon::sortByBytes(T *numbers, int64_t n) {
  ::sortByBytes(numbers, n, 8 * sizeof(T) - 8);
}
template void tenon::sortByBytes(int32_t *, int64_t);
template void tenon::sortByBytes(int64_t *, int64_t);

namespace {

template <typename T>
void sortPlain(T *numbers, int64_t n, int64_t, void (*fallback)(T *, int64_t)) {
  fallback(numbers, n);
}

template <typename T> int64_t splitPlain(T *numbers, int64_t n) {
  T pivot = std::max({std::min(numbers[0], numbers[n / 2]),
                      std::min(numbers[0], numbers[n - 1]),
                      std::min(numbers[n / 2], numbers[n - 1])});
  T *below = std::partition(numbers, numbers + n,
                            [pivot](T number) { return number < pivot; });
  return below - numbers;
}

template <typename T> SortFunction<T> chooseSort() {
#if defined(__x86_64__)
  return chooseForCpu<SortFunction<T>>(
      {{kAvx512Features, sortAvx512}, {"avx2", sortAvx2}}, sortPlain<T>);
#else
  return sortPlain<T>;
#endif
}

template <typename T> SplitFunction<T> chooseSplit() {
#if defined(__x86_64__)
  return chooseForCpu<SplitFunction<T>>(
      {{kAvx512Features, splitAvx512}, {"avx2", splitAvx2}}, splitPlain<T>);
#else
  return splitPlain<T>;
#endif
}

template <typename T> void sort(T *numbers, int64_t n, int64_t first) {
  static const SortFunction<T> chosen = chooseSort<T>();
  chosen(numbers, n, std::min(first, n), tenon::sortByBytes<T>);
}

/// Parallel sort: numbers are partitioned into parts of similar size, each less
/// than the next; then all parts are sorted. The result does not depend on the
/// partition.
template <typename T> class PartedSort {
public:
  PartedSort(T *numbers, int64_t n, const ten_call *call)
      : numbers(numbers), call(call) {
    bounds[kMaxParts] = n;
  }

  void run() {
    const int64_t n = bounds[kMaxParts];
    for (distance = kMaxParts;
         distance > 1 && n / kMaxParts * distance >= 2 * kMinPart;
         distance /= 2)
      forParts([](PartedSort &sort, int64_t begin) {
        int64_t from = sort.bounds[begin],
                to = sort.bounds[begin + sort.distance];
        static const SplitFunction<T> split = chooseSplit<T>();
        sort.bounds[begin + sort.distance / 2] =
            to - from < kMinPart ? from
                                 : from + split(sort.numbers + from, to - from);
      });
    forParts([](PartedSort &parted, int64_t begin) {
      int64_t from = parted.bounds[begin],
              size = parted.bounds[begin + parted.distance] - from;
      sort(parted.numbers + from, size, size);
    });
  }

private:
  static constexpr int64_t kMaxParts = 32, kMinPart = 1 << 14;

  using Work = void (*)(PartedSort &, int64_t begin);
  /// Runs `forOne` for the beginning of each part of `distance` bounds.
  void forParts(Work forOne) {
    work = forOne;
    auto body = [](void *self, int64_t part) -> int32_t {
      auto &sort = *static_cast<PartedSort *>(self);
      sort.work(sort, part * sort.distance);
      return 0;
    };
    call->context->parallel_for(call->context, kMaxParts / distance, body,
                                this);
  }

  T *numbers;
  const ten_call *call;
  int64_t bounds[kMaxParts + 1] = {};
  int64_t distance = kMaxParts;
  Work work = nullptr;
};

template <typename T>
void sortOnThreads(T *numbers, int64_t n, const ten_call *call) {
  if (call->threads < 2 || n < TEN_RT_MANY_TO_SORT)
    return sort(numbers, n, n);
  PartedSort<T>(numbers, n, call).run();
}

} // namespace

void ten_rt_sort_i32(int32_t *numbers, int64_t n, int64_t first) {
  sort(numbers, n, first);
}
void ten_rt_sort_i64(int64_t *numbers, int64_t n, int64_t first) {
  sort(numbers, n, first);
}
void ten_rt_sort_on_threads_i32(int32_t *numbers, int64_t n,
                                const ten_call *call) {
  sortOnThreads(numbers, n, call);
}
void ten_rt_sort_on_threads_i64(int64_t *numbers, int64_t n,
                                const ten_call *call) {
  sortOnThreads(numbers, n, call);
}
