//===- SortAvx512.cpp - Sorts with AVX-512 --------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#if defined(__x86_64__) && defined(__AVX512F__)

#include "VectorSort.h"

#include <immintrin.h>

namespace {

/// Hides the value of a mask from the compiler, which would replace a blend
/// with a known mask by a shuffle, for which there is only one port, instead of
/// a masked operation.
template <typename Mask> Mask unknown(unsigned mask) {
  auto lanes = static_cast<Mask>(mask);
  asm("" : "+Yk"(lanes));
  return lanes;
}

struct Words {
  using Element = int32_t;
  using Register = __m512i;
  static constexpr int64_t kLanes = 16;
  static constexpr bool kSortsColumns = false;

  static __mmask16 lowest(int64_t count) {
    return static_cast<__mmask16>((1U << count) - 1);
  }
  static Register all(int32_t x) { return _mm512_set1_epi32(x); }
  static Register load(const int32_t *p) { return _mm512_loadu_si512(p); }
  static void store(int32_t *p, Register v) { _mm512_storeu_si512(p, v); }
  static Register loadSome(const int32_t *p, int64_t count) {
    return _mm512_mask_loadu_epi32(all(INT32_MAX), lowest(count), p);
  }
  static void storeSome(int32_t *p, Register v, int64_t count) {
    _mm512_mask_storeu_epi32(p, lowest(count), v);
  }
  static Register min(Register a, Register b) { return _mm512_min_epi32(a, b); }
  static Register max(Register a, Register b) { return _mm512_max_epi32(a, b); }
  static unsigned less(Register v, Register limit) {
    return _mm512_cmplt_epi32_mask(v, limit);
  }
  static void storeHigh(int32_t *end, Register v, unsigned less,
                        int64_t count) {
    Register rest =
        _mm512_maskz_compress_epi32(static_cast<__mmask16>(~less), v);
    storeSome(end - (kLanes - count), rest, kLanes - count);
  }
  static void divide(int32_t *low, int32_t *end, Register v, unsigned less,
                     int64_t count) {
    store(low, _mm512_maskz_compress_epi32(static_cast<__mmask16>(less), v));
    storeHigh(end, v, less, count);
  }
  template <int across> static Register exchange(Register v) {
    Register lanes =
        _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    return _mm512_permutexvar_epi32(_mm512_xor_si512(lanes, all(across)), v);
  }
  /// Returns the larger value in lanes whose index has the highest bit of
  /// `across`.
  template <int across> static Register choose(Register small, Register large) {
    constexpr unsigned mask = across >= 8   ? 0xff00
                              : across >= 4 ? 0xf0f0
                              : across >= 2 ? 0xcccc
                                            : 0xaaaa;
    return _mm512_mask_mov_epi32(small, unknown<__mmask16>(mask), large);
  }
};

struct Doublewords {
  using Element = int64_t;
  using Register = __m512i;
  static constexpr int64_t kLanes = 8;
  static constexpr bool kSortsColumns = false;

  static __mmask8 lowest(int64_t count) {
    return static_cast<__mmask8>((1U << count) - 1);
  }
  static Register all(int64_t x) { return _mm512_set1_epi64(x); }
  static Register load(const int64_t *p) { return _mm512_loadu_si512(p); }
  static void store(int64_t *p, Register v) { _mm512_storeu_si512(p, v); }
  static Register loadSome(const int64_t *p, int64_t count) {
    return _mm512_mask_loadu_epi64(all(INT64_MAX), lowest(count), p);
  }
  static void storeSome(int64_t *p, Register v, int64_t count) {
    _mm512_mask_storeu_epi64(p, lowest(count), v);
  }
  static Register min(Register a, Register b) { return _mm512_min_epi64(a, b); }
  static Register max(Register a, Register b) { return _mm512_max_epi64(a, b); }
  static unsigned less(Register v, Register limit) {
    return _mm512_cmplt_epi64_mask(v, limit);
  }
  static void storeHigh(int64_t *end, Register v, unsigned less,
                        int64_t count) {
    Register rest =
        _mm512_maskz_compress_epi64(static_cast<__mmask8>(~less), v);
    storeSome(end - (kLanes - count), rest, kLanes - count);
  }
  static void divide(int64_t *low, int64_t *end, Register v, unsigned less,
                     int64_t count) {
    store(low, _mm512_maskz_compress_epi64(static_cast<__mmask8>(less), v));
    storeHigh(end, v, less, count);
  }
  template <int across> static Register exchange(Register v) {
    Register lanes = _mm512_setr_epi64(0, 1, 2, 3, 4, 5, 6, 7);
    return _mm512_permutexvar_epi64(_mm512_xor_si512(lanes, all(across)), v);
  }
  template <int across> static Register choose(Register small, Register large) {
    constexpr unsigned mask = across >= 4 ? 0xf0 : across >= 2 ? 0xcc : 0xaa;
    return _mm512_mask_mov_epi64(small, unknown<__mmask8>(mask), large);
  }
};

} // namespace

void tenon::sortAvx512(int32_t *numbers, int64_t n, int64_t first,
                       void (*fallback)(int32_t *, int64_t)) {
  VectorSort<Words>::sort(numbers, n, first, fallback);
}
void tenon::sortAvx512(int64_t *numbers, int64_t n, int64_t first,
                       void (*fallback)(int64_t *, int64_t)) {
  VectorSort<Doublewords>::sort(numbers, n, first, fallback);
}
int64_t tenon::splitAvx512(int32_t *numbers, int64_t n) {
  return VectorSort<Words>::split(numbers, n);
}
int64_t tenon::splitAvx512(int64_t *numbers, int64_t n) {
  return VectorSort<Doublewords>::split(numbers, n);
}

#endif
