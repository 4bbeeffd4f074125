//===- WindowsTest.cpp - Reductions of windows of any size ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Runtime/Library/WindowRoutines.h"

#include "Runtime/CpuFeatures.h"
#include "Runtime/ThreadPool.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>
#include <vector>

using namespace tenon;

namespace {

using Dim = ConvolutionShape::Dim;

template <typename T> T combine(WindowKind kind, T a, T b) {
  if (kind == WindowKind::Add)
    return a + b;
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) ? a : b;
  bool isLess = a < b || (a == b && std::signbit(a) && !std::signbit(b));
  return isLess == (kind == WindowKind::Max) ? b : a;
}

template <typename T> T startOf(WindowKind kind) {
  T infinity = std::numeric_limits<T>::infinity();
  return kind == WindowKind::Add   ? T(0)
         : kind == WindowKind::Max ? -infinity
                                   : infinity;
}

template <typename T> bool isSame(T a, T b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0 ||
         (std::isnan(a) && std::isnan(b));
}

/// Returns small numbers with zeros of both signs, infinities and NaN.
template <typename T> std::vector<T> draw(int64_t count, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> number(-1, 1);
  std::vector<T> made;
  for (int64_t i = 0; i < count; ++i) {
    double x = number(random);
    made.push_back(static_cast<T>(random() % 7 == 0     ? std::copysign(0.0, x)
                                  : random() % 211 == 0 ? x / 0.0
                                  : random() % 211 == 0 ? std::nan("")
                                                        : x));
  }
  return made;
}

/// Windows of a dense array, whose last dimension may be channels.
template <typename T>
void test(std::vector<Dim> dims, int64_t channels, WindowKind kind,
          ThreadPool *pool) {
  ConvolutionShape shape = {};
  shape.dims = std::move(dims);
  int64_t elements = channels;
  for (size_t i = shape.dims.size(); i-- > 0;) {
    shape.dims[i].inputStep = elements;
    elements *= shape.dims[i].size;
    shape.windowOrder.insert(shape.windowOrder.begin(), i);
  }
  shape.images = shape.inputs = shape.features = shape.together = 1;
  shape.inputFeature = shape.resultFeature = 1;
  shape.groups = shape.resultPlace = channels;
  std::vector<T> input = draw<T>(elements, unsigned(elements)),
                 result(size_t(shape.countPlaces() * channels), T(7));
  reduceWindows(shape, kind, input.data(), result.data(), pool);
  for (int64_t number = 0; number < shape.countPlaces() * channels; ++number) {
    T expected = startOf<T>(kind);
    for (int64_t tap = 0; tap < shape.countTaps(); ++tap) {
      int64_t at = number % channels, place = number / channels, rest = tap;
      bool isInside = true;
      for (size_t i = shape.dims.size(); i-- > 0;) {
        const Dim &dim = shape.dims[i];
        int64_t position = place % dim.places * dim.stride +
                           rest % dim.taps * dim.dilation - dim.low;
        place /= dim.places;
        rest /= dim.taps;
        isInside &= position >= 0 && position % dim.gap == 0 &&
                    position / dim.gap < dim.size;
        at += position / dim.gap * dim.inputStep;
      }
      if (isInside)
        expected = combine(kind, expected, input[size_t(at)]);
    }
    ASSERT_TRUE(isSame(expected, result[size_t(number)]))
        << number << " of " << shape.countPlaces() << " x " << channels;
  }
}

/// Returns a dimension whose result has all windows of the padded input.
Dim makeDim(int64_t size, int64_t taps, int64_t stride, int64_t low,
            int64_t high, int64_t dilation = 1, int64_t gap = 1) {
  int64_t padded = (size - 1) * gap + 1 + low + high,
          window = (taps - 1) * dilation + 1;
  int64_t places = (padded - window) / stride + 1;
  return {places, taps, size, stride, dilation, gap, low, 0, 0};
}

template <typename T> void testAll(ThreadPool *pool) {
  for (WindowKind kind : {WindowKind::Add, WindowKind::Max, WindowKind::Min})
    for (int64_t channels : {1, 3, 16, 37, 130}) {
      test<T>({makeDim(9, 3, 2, 1, 1), makeDim(23, 3, 1, 1, 1)}, channels, kind,
              pool);
      test<T>({makeDim(11, 2, 2, 0, 0), makeDim(150, 2, 2, 0, 1)}, channels,
              kind, pool);
      test<T>({makeDim(40, 3, 1, 2, 5, 2, 2)}, channels, kind, pool);
      test<T>({makeDim(5, 2, 3, 0, 2), makeDim(4, 4, 1, 2, 1),
               makeDim(67, 3, 3, 4, 4, 3)},
              channels, kind, pool);
      // A window of more elements than are combined together.
      test<T>({makeDim(211, 53, 53, 0, 52)}, channels, kind, pool);
      // Windows outside of the input.
      test<T>({makeDim(3, 2, 1, 5, 5)}, channels, kind, pool);
    }
  // Enough elements for threads.
  test<T>({makeDim(61, 3, 1, 1, 1), makeDim(50, 3, 1, 1, 1)}, 64,
          WindowKind::Add, pool);
}

TEST(Windows, CombineInOrder) {
  testAll<float>(nullptr);
  testAll<double>(nullptr);
  ThreadPool pool(3);
  testAll<float>(&pool);
}

/// Long windows are short ones that repeat.
TEST(Windows, Repeat) {
  constexpr int64_t kColumns = 37, kRows = 96, kTaps = 24;
  std::vector<float> input = draw<float>(kRows * kColumns, 1),
                     result(static_cast<size_t>(kColumns));
  ConvolutionShape shape = {};
  shape.dims = {{1, kTaps, kRows, kTaps, 1, 1, 0, kColumns, 0}};
  shape.windowOrder = {0};
  shape.images = shape.inputs = shape.features = shape.together = 1;
  shape.inputFeature = shape.resultFeature = 1;
  shape.groups = shape.resultPlace = kColumns;
  reduceWindows(shape, WindowKind::Add, input.data(), result.data(), nullptr,
                {kRows / kTaps, kTaps * kColumns});
  for (int64_t column = 0; column < kColumns; ++column) {
    float expected = 0;
    for (int64_t row = 0; row < kRows; ++row)
      expected += input[size_t(row * kColumns + column)];
    EXPECT_TRUE(isSame(expected, result[size_t(column)]));
  }
}

#if defined(__x86_64__)
/// Adds as VectorizeSums.cpp does, lane by lane.
template <typename T> T addOrdered(const T *row, int64_t count, int64_t bytes) {
  int64_t lanes = bytes / int64_t(sizeof(T)),
          together = 16 / int64_t(sizeof(T)),
          vectors = count <= 4 * lanes ? 1 : 4;
  std::vector<T> sums(size_t(vectors * lanes), T(-0.0));
  for (int64_t i = 0; i < count; ++i)
    sums[size_t(i % (vectors * lanes))] += row[i];
  // Neighbours of each vector are added first, those of 128 bits after them,
  // then the halves of vectors.
  if (vectors == 4) {
    std::vector<T> joined;
    for (int64_t pair = 0; pair < 2; ++pair)
      for (int64_t part = 0; part < lanes; part += together)
        for (int64_t vector : {2 * pair, 2 * pair + 1})
          for (int64_t lane = part; lane < part + together; lane += 2)
            joined.push_back(sums[size_t(vector * lanes + lane)] +
                             sums[size_t(vector * lanes + lane + 1)]);
    for (int64_t lane = 0; lane < lanes; ++lane)
      joined[size_t(lane)] += joined[size_t(lanes + lane)];
    sums = joined;
  }
  for (int64_t part = 0; part < lanes; part += together)
    for (int64_t size = together; size > 1; size /= 2)
      for (int64_t i = 0; i < size / 2; ++i)
        sums[size_t(part + i)] =
            sums[size_t(part + 2 * i)] + sums[size_t(part + 2 * i + 1)];
  for (int64_t half = lanes / 2; half >= together; half /= 2)
    for (int64_t part = 0; part < half; part += together)
      sums[size_t(part)] += sums[size_t(half + part)];
  return sums[0];
}

/// Adds the elements behind blocks.
template <typename T>
T addRest(const T *row, int64_t count, int64_t bytes, T sum) {
  if (count >= 16)
    return sum + addOrdered(row, count, bytes);
  for (int64_t i = 0; i < count; ++i)
    sum += row[i];
  return sum;
}

/// Adds as LongSums.cpp does.
template <typename T>
T addLong(const T *row, int64_t count, int64_t bytes, T sum = T(0)) {
  if (count < 1024)
    return sum + addOrdered(row, count, bytes);
  std::vector<T> blocks;
  for (int64_t first = 0; first + 512 <= count; first += 512)
    blocks.push_back(T(0) + addOrdered(row + first, 512, bytes));
  sum = addRest(row + count / 512 * 512, count % 512, bytes, sum);
  if (blocks.size() >= 16)
    return addLong(blocks.data(), int64_t(blocks.size()), bytes, sum);
  for (T block : blocks)
    sum += block;
  return sum;
}

/// Adds as BlockedRow.cpp does.
template <typename T>
T addInGroups(const T *row, int64_t count, int64_t bytes) {
  if (count < 1024)
    return T(0) + addOrdered(row, count, bytes);
  int64_t blocks = count / 512, whole = blocks * 512;
  T sum = addRest(row + whole, count - whole, bytes, T(0));
  for (int64_t first = 0; first < blocks; first += 16) {
    T some = T(0);
    for (int64_t i = first; i < std::min(first + 16, blocks); ++i)
      some += T(0) + addOrdered(row + i * 512, 512, bytes);
    sum += some;
  }
  return sum;
}

template <typename T> void testRows(int64_t bytes, ThreadPool *pool) {
  for (int64_t length : {1, 7, 16, 31, 1030, 64, 65, 100, 129, 700, 1023, 1024,
                         1500, 8191, 8192, 9000, 700'001})
    for (int64_t rows : {1, 3}) {
      std::mt19937 random(static_cast<unsigned>(length));
      std::uniform_real_distribution<double> number(-1, 1);
      std::vector<T> input, result(static_cast<size_t>(rows));
      for (int64_t i = 0; i < rows * length; ++i)
        input.push_back(static_cast<T>(number(random)));
      RowSums sums = {rows, length, bytes, 1024, 512, 16, 16};
      std::vector<T> blocks(static_cast<size_t>(rows * sums.countBlocks()));
      sumRows(sums, input.data(), blocks.data(), result.data(), pool);
      for (int64_t row = 0; row < rows; ++row)
        EXPECT_TRUE(isSame(addLong(input.data() + row * length, length, bytes),
                           result[size_t(row)]))
            << length;
      sums.together = 16;
      sumRows(sums, input.data(), blocks.data(), result.data(), pool);
      for (int64_t row = 0; row < rows; ++row)
        EXPECT_TRUE(
            isSame(addInGroups(input.data() + row * length, length, bytes),
                   result[size_t(row)]))
            << length;
    }
}

TEST(Windows, AddRows) {
  ThreadPool pool(3);
  for (auto [bytes, features] :
       {std::pair(32, "avx2"), std::pair(64, "avx512f avx512dq avx512vl")}) {
    if (!missingFeatures(features).empty())
      GTEST_SKIP() << "the processor has no " << features;
    testRows<float>(bytes, nullptr);
    testRows<double>(bytes, &pool);
  }
}

/// A processor with AVX-512 would not run the other routine.
TEST(Windows, CombineWithAvx2) {
  if (!missingFeatures("avx2").empty())
    GTEST_SKIP() << "the processor has no AVX2";
  const std::vector<int64_t> offsets = {3, 0, 7, 30, 8};
  std::vector<float> input = draw<float>(500, 1);
  for (int64_t step : {1, 2, 3})
    for (WindowKind kind : {WindowKind::Add, WindowKind::Max, WindowKind::Min})
      for (int64_t count : {1, 8, 23, 100}) {
        std::vector<float> result(static_cast<size_t>(count));
        windowsAvx2F32.combine[size_t(kind)]({input.data(), step,
                                              offsets.data(), 5, result.data(),
                                              count, false});
        for (int64_t i = 0; i < count; ++i) {
          auto expected = startOf<float>(kind);
          for (int64_t offset : offsets)
            expected =
                combine(kind, expected, input[size_t(i * step + offset)]);
          EXPECT_TRUE(isSame(expected, result[size_t(i)]));
        }
      }
}
#endif

} // namespace
