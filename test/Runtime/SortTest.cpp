//===- SortTest.cpp - Stable sorts that give a permutation ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/Library.h"

#include "Runtime/ArgumentLiteral.h"
#include "Runtime/Float.h"
#include "TestSupport.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

using namespace tenon;
using namespace tenon::test;

namespace {
std::vector<int64_t> identity(int64_t n) {
  std::vector<int64_t> index(static_cast<size_t>(n));
  std::iota(index.begin(), index.end(), 0);
  return index;
}

/// What a stable sort by `before` gives.
template <typename Before>
std::vector<int64_t> stableOrder(int64_t n, Before before) {
  std::vector<int64_t> index = identity(n);
  std::sort(index.begin(), index.end(), [&](int64_t i, int64_t j) {
    return before(i, j) || (!before(j, i) && i < j);
  });
  return index;
}

template <typename T, typename Sort>
void checkKeys(Sort sort, std::vector<T> keys) {
  auto n = static_cast<int64_t>(keys.size());
  auto less = [](T a, T b) {
    if constexpr (std::is_floating_point_v<T>) {
      auto order = [](T x) {
        double wide = x;
        // NaNs of either sign lie outside of the infinities.
        int group = std::isnan(x) ? (std::signbit(x) ? -1 : 1) : 0;
        return std::tuple(group, group ? 0.0 : wide,
                          group ? false : !std::signbit(x));
      };
      return order(a) < order(b);
    } else {
      return a < b;
    }
  };
  for (int64_t stride : {1, 3}) {
    std::vector<T> strided(keys.size() * stride);
    for (size_t i = 0; i < keys.size(); ++i)
      strided[i * stride] = keys[i];
    for (bool descending : {false, true}) {
      std::vector<int64_t> want = stableOrder(n, [&](int64_t i, int64_t j) {
        return descending ? less(keys[j], keys[i]) : less(keys[i], keys[j]);
      });
      std::vector<int64_t> got(want.size(), -1);
      std::vector<int64_t> scratch(ten_rt_sort_scratch_bytes(n, sizeof(T)) / 8 +
                                   1);
      sort(strided.data(), n, stride, descending, got.data(), scratch.data());
      EXPECT_EQ(got, want);
    }
  }
}

template <typename T, typename Sort>
void checkIntegers(ten_type type, Sort sort) {
  for (int64_t n : {0, 1, 2, 47, 48, 49, 1000}) {
    Result<Buffer> buffer = Buffer::create(type, {n});
    fillUniform(*buffer, 5);
    checkKeys<T>(sort, values<T>(*buffer));
    std::vector<T> few = values<T>(*buffer);
    for (T &value : few)
      value = T(value % 5);
    checkKeys<T>(sort, few);
  }
}

TEST(Sort, IntegerKeys) {
  checkIntegers<int8_t>(TEN_I8, ten_rt_sort_i8);
  checkIntegers<int16_t>(TEN_I16, ten_rt_sort_i16);
  checkIntegers<int32_t>(TEN_I32, ten_rt_sort_i32);
  checkIntegers<int64_t>(TEN_I64, ten_rt_sort_i64);
  checkIntegers<uint8_t>(TEN_UI8, ten_rt_sort_u8);
  checkIntegers<uint16_t>(TEN_UI16, ten_rt_sort_u16);
  checkIntegers<uint32_t>(TEN_UI32, ten_rt_sort_u32);
  checkIntegers<uint64_t>(TEN_UI64, ten_rt_sort_u64);
}

template <typename T, typename Sort>
void checkFloats(ten_type type, Sort sort) {
  const T inf = std::numeric_limits<T>::infinity();
  const T nan = std::numeric_limits<T>::quiet_NaN();
  for (int64_t n : {20, 300}) {
    Result<Buffer> buffer = Buffer::create(type, {n});
    ASSERT_TRUE(fillNormal(*buffer, 3).ok());
    std::vector<T> keys = values<T>(*buffer);
    const T special[] = {nan, -nan, inf, -inf, 0, -T(0), nan, 0, -T(0), -nan};
    std::copy(std::begin(special), std::end(special), keys.begin() + 5);
    checkKeys<T>(sort, keys);
  }
}

TEST(Sort, FloatKeysInTotalOrder) {
  checkFloats<float>(TEN_F32, ten_rt_sort_f32);
  checkFloats<double>(TEN_F64, ten_rt_sort_f64);
}

TEST(Sort, ByComparatorIsStable) {
  for (int64_t n : {0, 1, 2, 16, 17, 33, 1000}) {
    std::vector<int32_t> keys(static_cast<size_t>(n));
    for (int64_t i = 0; i < n; ++i)
      keys[i] = static_cast<int32_t>(i * 7919 % 37);
    std::vector<int64_t> got(keys.size()), scratch(keys.size());
    std::vector<int64_t> want =
        stableOrder(n, [&](int64_t i, int64_t j) { return keys[i] < keys[j]; });
    ten_rt_sort_index(
        n, got.data(),
        [](const void *env, int64_t i, int64_t j) -> int32_t {
          auto *keys = static_cast<const int32_t *>(env);
          return keys[i] < keys[j];
        },
        keys.data(), scratch.data());
    EXPECT_EQ(got, want);
  }
}

TEST(Sort, ContradictingComparatorsGiveAPermutation) {
  const int64_t n = 777;
  std::vector<int64_t> got(n), scratch(n);
  int32_t (*comparators[])(const void *, int64_t, int64_t) = {
      [](const void *, int64_t, int64_t) -> int32_t { return 1; },
      [](const void *, int64_t i, int64_t j) -> int32_t {
        return (i * 31 + j * 17) % 3 == 0;
      }};
  for (auto *less : comparators) {
    ten_rt_sort_index(n, got.data(), less, nullptr, scratch.data());
    std::vector<int64_t> sorted = got;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(sorted, identity(n));
  }
}
} // namespace
