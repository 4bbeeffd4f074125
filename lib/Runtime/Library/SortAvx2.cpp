//===- SortAvx2.cpp - Sorts with AVX2 -------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The vector operations of VectorSort.h with AVX2, for i32 and i64. Compressing
// the lanes below a pivot, which AVX2 lacks, is a permutation from a table.
//
//===----------------------------------------------------------------------===//

#if defined(__x86_64__) && defined(__AVX2__)

#include "VectorSort.h"

#include <immintrin.h>

namespace {

/// For each mask of eight lanes: the set lanes, then the others.
struct LaneOrders {
  uint8_t lanes[256][8] = {};
  constexpr LaneOrders() {
    for (int mask = 0; mask < 256; ++mask) {
      int place = 0;
      for (int wanted = 1; wanted >= 0; --wanted)
        for (int lane = 0; lane < 8; ++lane)
          if ((mask >> lane & 1) == wanted)
            lanes[mask][place++] = static_cast<uint8_t>(lane);
    }
  }
};
constexpr LaneOrders kOrders;

/// A sliding window over this gives masks with the first n lanes of 32 bits
/// set.
constexpr int32_t kSet[16] = {-1, -1, -1, -1, -1, -1, -1, -1};

__m256i firstWords(int64_t count) {
  return _mm256_loadu_si256(
      reinterpret_cast<const __m256i *>(kSet + 8 - count));
}
__m256i inOrder(__m256i v, unsigned mask) {
  return _mm256_permutevar8x32_epi32(
      v, _mm256_cvtepu8_epi32(_mm_loadl_epi64(
             reinterpret_cast<const __m128i *>(kOrders.lanes[mask]))));
}

struct Words {
  using Element = int32_t;
  using Register = __m256i;
  static constexpr int64_t kLanes = 8;
  static constexpr bool kSortsColumns = true;

  static Register all(int32_t x) { return _mm256_set1_epi32(x); }
  static Register load(const int32_t *p) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(p));
  }
  static void store(int32_t *p, Register v) {
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(p), v);
  }
  static Register loadSome(const int32_t *p, int64_t count) {
    Register mask = firstWords(count);
    return _mm256_blendv_epi8(all(INT32_MAX), _mm256_maskload_epi32(p, mask),
                              mask);
  }
  static void storeSome(int32_t *p, Register v, int64_t count) {
    _mm256_maskstore_epi32(p, firstWords(count), v);
  }
  static Register min(Register a, Register b) { return _mm256_min_epi32(a, b); }
  static Register max(Register a, Register b) { return _mm256_max_epi32(a, b); }
  static unsigned less(Register v, Register limit) {
    return static_cast<unsigned>(
        _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpgt_epi32(limit, v))));
  }
  static void divide(int32_t *low, int32_t *end, Register v, unsigned less,
                     int64_t) {
    Register ordered = inOrder(v, less);
    store(low, ordered);
    store(end - kLanes, ordered);
  }
  template <int across> static Register exchange(Register v) {
    Register lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    return _mm256_permutevar8x32_epi32(v, _mm256_xor_si256(lanes, all(across)));
  }
  /// Returns the larger value in lanes whose index has the highest bit of
  /// `across`.
  template <int across> static Register choose(Register small, Register large) {
    constexpr int mask = across >= 4 ? 0xf0 : across >= 2 ? 0xcc : 0xaa;
    return _mm256_blend_epi32(small, large, mask);
  }
  /// Transposes an 8x8 matrix in eight vectors.
  static void transpose(Register *v) {
    Register low[4], high[4];
    for (int i = 0; i < 4; ++i) {
      low[i] = _mm256_permute2x128_si256(v[i], v[i + 4], 0x20);
      high[i] = _mm256_permute2x128_si256(v[i], v[i + 4], 0x31);
    }
    transposeQuarters(v, low);
    transposeQuarters(v + 4, high);
  }
  static void transposeQuarters(Register *to, const Register *v) {
    Register a = _mm256_unpacklo_epi32(v[0], v[1]),
             b = _mm256_unpackhi_epi32(v[0], v[1]),
             c = _mm256_unpacklo_epi32(v[2], v[3]),
             d = _mm256_unpackhi_epi32(v[2], v[3]);
    to[0] = _mm256_unpacklo_epi64(a, c);
    to[1] = _mm256_unpackhi_epi64(a, c);
    to[2] = _mm256_unpacklo_epi64(b, d);
    to[3] = _mm256_unpackhi_epi64(b, d);
  }
};

struct Doublewords {
  using Element = int64_t;
  using Register = __m256i;
  static constexpr int64_t kLanes = 4;
  static constexpr bool kSortsColumns = true;

  static Register all(int64_t x) { return _mm256_set1_epi64x(x); }
  static Register load(const int64_t *p) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(p));
  }
  static void store(int64_t *p, Register v) {
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(p), v);
  }
  static Register loadSome(const int64_t *p, int64_t count) {
    Register mask = firstWords(2 * count);
    return _mm256_blendv_epi8(
        all(INT64_MAX),
        _mm256_maskload_epi64(reinterpret_cast<const long long *>(p), mask),
        mask);
  }
  static void storeSome(int64_t *p, Register v, int64_t count) {
    _mm256_maskstore_epi64(reinterpret_cast<long long *>(p),
                           firstWords(2 * count), v);
  }
  static Register min(Register a, Register b) {
    return _mm256_blendv_epi8(a, b, _mm256_cmpgt_epi64(a, b));
  }
  static Register max(Register a, Register b) {
    return _mm256_blendv_epi8(b, a, _mm256_cmpgt_epi64(a, b));
  }
  static unsigned less(Register v, Register limit) {
    return static_cast<unsigned>(
        _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpgt_epi64(limit, v))));
  }
  static Register ordered(Register v, unsigned less) {
    // Each 64-bit lane is two lanes of 32 bits.
    constexpr uint8_t twice[16] = {0x00, 0x03, 0x0c, 0x0f, 0x30, 0x33,
                                   0x3c, 0x3f, 0xc0, 0xc3, 0xcc, 0xcf,
                                   0xf0, 0xf3, 0xfc, 0xff};
    return inOrder(v, twice[less]);
  }
  static void divide(int64_t *low, int64_t *end, Register v, unsigned less,
                     int64_t) {
    Register values = ordered(v, less);
    store(low, values);
    store(end - kLanes, values);
  }
  template <int across> static Register exchange(Register v) {
    constexpr int order = (across ^ 0) | (across ^ 1) << 2 | (across ^ 2) << 4 |
                          (across ^ 3) << 6;
    return _mm256_permute4x64_epi64(v, order);
  }
  template <int across> static Register choose(Register small, Register large) {
    return _mm256_blend_epi32(small, large, across >= 2 ? 0xf0 : 0xcc);
  }
  /// Transposes a 4x4 matrix in four vectors.
  static void transpose(Register *v) {
    Register a = _mm256_permute2x128_si256(v[0], v[2], 0x20),
             b = _mm256_permute2x128_si256(v[1], v[3], 0x20),
             c = _mm256_permute2x128_si256(v[0], v[2], 0x31),
             d = _mm256_permute2x128_si256(v[1], v[3], 0x31);
    v[0] = _mm256_unpacklo_epi64(a, b);
    v[1] = _mm256_unpackhi_epi64(a, b);
    v[2] = _mm256_unpacklo_epi64(c, d);
    v[3] = _mm256_unpackhi_epi64(c, d);
  }
};

} // namespace

void tenon::sortAvx2(int32_t *numbers, int64_t n, int64_t first,
                     void (*fallback)(int32_t *, int64_t)) {
  VectorSort<Words>::sort(numbers, n, first, fallback);
}
void tenon::sortAvx2(int64_t *numbers, int64_t n, int64_t first,
                     void (*fallback)(int64_t *, int64_t)) {
  VectorSort<Doublewords>::sort(numbers, n, first, fallback);
}
int64_t tenon::splitAvx2(int32_t *numbers, int64_t n) {
  return VectorSort<Words>::split(numbers, n);
}
int64_t tenon::splitAvx2(int64_t *numbers, int64_t n) {
  return VectorSort<Doublewords>::split(numbers, n);
}

#endif
