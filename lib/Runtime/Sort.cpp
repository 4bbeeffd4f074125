//===- Sort.cpp - Stable sorts that give a permutation --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Library.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

//===----------------------------------------------------------------------===//
// Merge sort by a comparator
//===----------------------------------------------------------------------===//

void ten_rt_sort_index(int64_t n, int64_t *index,
                       int32_t (*less)(const void *env, int64_t i, int64_t j),
                       const void *env, int64_t *scratch) {
  // Sorted runs first. No step trusts the comparator with its bounds.
  constexpr int64_t run = 16;
  for (int64_t begin = 0; begin < n; begin += run) {
    int64_t end = std::min(begin + run, n);
    for (int64_t i = begin; i < end; ++i) {
      int64_t place = i;
      while (place > begin && less(env, i, index[place - 1])) {
        index[place] = index[place - 1];
        --place;
      }
      index[place] = i;
    }
  }
  int64_t *from = index, *to = scratch;
  for (int64_t width = run; width < n; width *= 2) {
    for (int64_t begin = 0; begin < n; begin += 2 * width) {
      int64_t middle = std::min(begin + width, n);
      int64_t end = std::min(middle + width, n);
      int64_t left = begin, right = middle;
      // Halves that are in order already need no comparisons.
      if (middle == end || !less(env, from[middle], from[middle - 1])) {
        std::copy(from + begin, from + end, to + begin);
        continue;
      }
      for (int64_t i = begin; i < end; ++i) {
        bool takeRight = left == middle ||
                         (right < end && less(env, from[right], from[left]));
        to[i] = takeRight ? from[right++] : from[left++];
      }
    }
    std::swap(from, to);
  }
  if (from != index)
    std::copy(from, from + n, index);
}

//===----------------------------------------------------------------------===//
// Radix sort by keys
//===----------------------------------------------------------------------===//

namespace {
/// An unsigned number in the order of the keys.
template <typename Key> auto orderedBits(Key key) {
  using Bits = std::conditional_t<
      sizeof(Key) == 1, uint8_t,
      std::conditional_t<
          sizeof(Key) == 2, uint16_t,
          std::conditional_t<sizeof(Key) == 4, uint32_t, uint64_t>>>;
  Bits bits;
  std::memcpy(&bits, &key, sizeof(bits));
  constexpr Bits sign = Bits(1) << (8 * sizeof(Bits) - 1);
  if constexpr (std::is_floating_point_v<Key>)
    return bits & sign ? Bits(~bits) : Bits(bits | sign);
  else if constexpr (std::is_signed_v<Key>)
    return Bits(bits ^ sign);
  else
    return bits;
}

template <typename Bits> struct Item {
  Bits key;
  int64_t index;
};

template <typename Key>
void sortKeys(const Key *keys, int64_t n, int64_t stride, bool descending,
              int64_t *index, void *scratch) {
  using Bits = decltype(orderedBits(Key()));
  Bits flip = descending ? Bits(~Bits(0)) : Bits(0);
  auto keyAt = [&](int64_t i) {
    return Bits(orderedBits(keys[i * stride]) ^ flip);
  };
  if (n <= 48) {
    for (int64_t i = 0; i < n; ++i) {
      Bits key = keyAt(i);
      int64_t place = i;
      for (; place > 0 && key < keyAt(index[place - 1]); --place)
        index[place] = index[place - 1];
      index[place] = i;
    }
    return;
  }
  // Least significant byte first; all bytes are counted in one pass.
  constexpr int digits = sizeof(Bits);
  int64_t counts[digits][256] = {};
  auto *from = static_cast<Item<Bits> *>(scratch), *to = from + n;
  for (int64_t i = 0; i < n; ++i) {
    Bits key = keyAt(i);
    from[i] = {key, i};
    for (int d = 0; d < digits; ++d)
      ++counts[d][key >> (8 * d) & 0xff];
  }
  for (int d = 0; d < digits; ++d) {
    int64_t *count = counts[d];
    // Nothing moves where all keys have the same byte.
    if (count[from[0].key >> (8 * d) & 0xff] == n)
      continue;
    int64_t next = 0;
    for (int digit = 0; digit < 256; ++digit) {
      int64_t here = count[digit];
      count[digit] = next;
      next += here;
    }
    for (int64_t i = 0; i < n; ++i)
      to[count[from[i].key >> (8 * d) & 0xff]++] = from[i];
    std::swap(from, to);
  }
  for (int64_t i = 0; i < n; ++i)
    index[i] = from[i].index;
}
} // namespace

int64_t ten_rt_sort_scratch_bytes(int64_t n, int64_t key_bytes) {
  return 2 * n * int64_t(sizeof(Item<uint64_t>));
}

void ten_rt_sort_f32(const float *keys, int64_t n, int64_t stride,
                     int32_t descending, int64_t *index, void *scratch) {
  sortKeys(keys, n, stride, descending, index, scratch);
}
void ten_rt_sort_f64(const double *keys, int64_t n, int64_t stride,
                     int32_t descending, int64_t *index, void *scratch) {
  sortKeys(keys, n, stride, descending, index, scratch);
}
void ten_rt_sort_i8(const int8_t *keys, int64_t n, int64_t stride,
                    int32_t descending, int64_t *index, void *scratch) {
  sortKeys(keys, n, stride, descending, index, scratch);
}
void ten_rt_sort_i16(const int16_t *keys, int64_t n, int64_t stride,
                     int32_t descending, int64_t *index, void *scratch) {
  sortKeys(keys, n, stride, descending, index, scratch);
}
void ten_rt_sort_i32(const int32_t *keys, int64_t n, int64_t stride,
                     int32_t descending, int64_t *index, void *scratch) {
  sortKeys(keys, n, stride, descending, index, scratch);
}
void ten_rt_sort_i64(const int64_t *keys, int64_t n, int64_t stride,
                     int32_t descending, int64_t *index, void *scratch) {
  sortKeys(keys, n, stride, descending, index, scratch);
}
void ten_rt_sort_u8(const uint8_t *keys, int64_t n, int64_t stride,
                    int32_t descending, int64_t *index, void *scratch) {
  sortKeys(keys, n, stride, descending, index, scratch);
}
void ten_rt_sort_u16(const uint16_t *keys, int64_t n, int64_t stride,
                     int32_t descending, int64_t *index, void *scratch) {
  sortKeys(keys, n, stride, descending, index, scratch);
}
void ten_rt_sort_u32(const uint32_t *keys, int64_t n, int64_t stride,
                     int32_t descending, int64_t *index, void *scratch) {
  sortKeys(keys, n, stride, descending, index, scratch);
}
void ten_rt_sort_u64(const uint64_t *keys, int64_t n, int64_t stride,
                     int32_t descending, int64_t *index, void *scratch) {
  sortKeys(keys, n, stride, descending, index, scratch);
}
