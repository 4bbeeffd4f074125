//===- ConvolutionTest.cpp - Convolutions of any size ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Runtime/Library/Convolution.h"
#include "../../lib/Runtime/Library/ProductRoutines.h"

#include "Runtime/CpuFeatures.h"
#include "Runtime/ThreadPool.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

using namespace tenon;

namespace {

using Dim = ConvolutionShape::Dim;

/// Sizes of an example; the arrays are dense, with features as their first or
/// last dimension.
struct Sizes {
  int64_t images, groups, inputs, features, together;
  std::vector<Dim> dims; ///< without distances in memory
  std::vector<size_t> windowOrder;
};

template <typename T> struct Example {
  Example(const Sizes &sizes, bool featuresLast, unsigned seed) {
    int64_t inputPlaces = 1;
    shape.dims = sizes.dims;
    shape.windowOrder = sizes.windowOrder;
    shape.images = sizes.images;
    shape.groups = sizes.groups;
    shape.inputs = sizes.inputs;
    shape.features = sizes.features;
    shape.together = sizes.together;
    int64_t inputs = sizes.groups * sizes.inputs,
            features = sizes.groups * sizes.features;
    int64_t inputStep = featuresLast ? inputs : 1, kernelStep = 1;
    for (size_t i = shape.dims.size(); i-- > 0;) {
      Dim &dim = shape.dims[i];
      dim.inputStep = inputStep;
      dim.kernelStep = kernelStep;
      inputStep *= dim.size;
      kernelStep *= dim.taps;
      inputPlaces *= dim.size;
    }
    shape.inputImage = inputs * inputPlaces;
    shape.inputFeature = featuresLast ? 1 : inputPlaces;
    shape.kernelInput = kernelStep;
    shape.kernelFeature = kernelStep * sizes.inputs;
    shape.resultImage = features * shape.countPlaces();
    shape.resultPlace = featuresLast ? features : 1;
    shape.resultFeature = featuresLast ? 1 : shape.countPlaces();
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> number(-1, 1);
    for (auto [elements, count] :
         {std::pair(&input, shape.images * shape.inputImage),
          std::pair(&kernel, features * shape.kernelFeature)})
      for (int64_t i = 0; i < count; ++i)
        elements->push_back(static_cast<T>(number(random)));
    result.assign(static_cast<size_t>(shape.images * shape.resultImage), T(7));
  }

  /// Returns an element of the padded and dilated input.
  T elementAt(int64_t image, int64_t feature, const std::vector<int64_t> &place,
              const std::vector<int64_t> &tap) const {
    int64_t at = image * shape.inputImage + feature * shape.inputFeature;
    for (size_t i = 0; i < shape.dims.size(); ++i) {
      const Dim &dim = shape.dims[i];
      int64_t position =
          place[i] * dim.stride + tap[i] * dim.dilation - dim.low;
      if (position < 0 || position % dim.gap != 0 ||
          position / dim.gap >= dim.size)
        return T(0);
      at += position / dim.gap * dim.inputStep;
    }
    return input[static_cast<size_t>(at)];
  }

  /// Sums in the documented order, by fused multiply-adds.
  T sumOf(int64_t image, int64_t group, int64_t feature,
          const std::vector<int64_t> &place) const {
    T sum = 0;
    for (int64_t first = 0; first < shape.inputs; first += shape.together) {
      std::vector<int64_t> tap(shape.dims.size(), 0);
      for (int64_t number = 0; number < shape.countTaps(); ++number) {
        int64_t at = (group * shape.features + feature) * shape.kernelFeature;
        for (size_t i = 0; i < tap.size(); ++i)
          at += tap[i] * shape.dims[i].kernelStep;
        for (int64_t i = first; i < first + shape.together; ++i)
          sum = std::fma(
              elementAt(image, group * shape.inputs + i, place, tap),
              kernel[static_cast<size_t>(at + i * shape.kernelInput)], sum);
        for (size_t i = tap.size(); i-- > 0;) {
          size_t dim = shape.windowOrder[i];
          if (++tap[dim] < shape.dims[dim].taps)
            break;
          tap[dim] = 0;
        }
      }
    }
    return sum;
  }

  bool isRight() const {
    for (int64_t image = 0; image < shape.images; ++image)
      for (int64_t number = 0; number < shape.countPlaces(); ++number) {
        std::vector<int64_t> place(shape.dims.size());
        int64_t rest = number;
        for (size_t i = place.size(); i-- > 0; rest /= shape.dims[i].places)
          place[i] = rest % shape.dims[i].places;
        for (int64_t feature = 0; feature < shape.groups * shape.features;
             ++feature) {
          T sum = sumOf(image, feature / shape.features,
                        feature % shape.features, place);
          const T &made = result[static_cast<size_t>(
              image * shape.resultImage + number * shape.resultPlace +
              feature * shape.resultFeature)];
          if (sum != made)
            return false;
        }
      }
    return true;
  }

  ConvolutionShape shape;
  std::vector<T> input, kernel, result;
};

/// Returns a dimension whose result has all windows of the padded input.
Dim makeDim(int64_t size, int64_t taps, int64_t stride, int64_t low,
            int64_t high, int64_t dilation = 1, int64_t gap = 1) {
  int64_t padded = (size - 1) * gap + 1 + low + high,
          window = (taps - 1) * dilation + 1;
  return {(padded - window) / stride + 1,
          taps,
          size,
          stride,
          dilation,
          gap,
          low,
          0,
          0};
}

std::vector<Sizes> examples() {
  return {
      {2,
       1,
       3,
       40,
       3,
       {makeDim(9, 3, 1, 1, 1), makeDim(23, 3, 1, 1, 1)},
       {0, 1}},
      {1,
       1,
       4,
       33,
       2,
       {makeDim(11, 7, 2, 3, 3), makeDim(10, 5, 3, 2, 0)},
       {0, 1}},
      {1,
       1,
       8,
       70,
       1,
       {makeDim(30, 2, 1, 0, 0), makeDim(20, 3, 1, 5, 4)},
       {1, 0}},
      {3, 4, 2, 5, 2, {makeDim(50, 3, 1, -1, 2, 2)}, {0}},
      {2,
       37,
       1,
       1,
       1,
       {makeDim(6, 3, 1, 1, 1), makeDim(7, 3, 2, 1, 1)},
       {1, 0}},
      {1,
       3,
       1,
       2,
       1,
       {makeDim(4, 2, 1, 1, 1, 1, 3), makeDim(5, 3, 2, 1, 2, 1, 2)},
       {0, 1}},
      {1,
       1,
       3,
       9,
       3,
       {makeDim(4, 2, 1, 0, 1), makeDim(3, 3, 1, 1, 1), makeDim(5, 1, 2, 0, 0)},
       {0, 1, 2}},
      {1, 1, 2, 3, 2, {makeDim(3, 2, 1, 4, 4)}, {0}},
      {2,
       2,
       3,
       14,
       1,
       {makeDim(4, 2, 1, 1, 0), makeDim(12, 2, 1, 0, 0),
        makeDim(29, 3, 1, 1, -1)},
       {0, 1, 2}},
      // Enough products for threads.
      {1,
       1,
       32,
       48,
       32,
       {makeDim(20, 3, 1, 1, 1), makeDim(22, 3, 1, 1, 1)},
       {0, 1}},
      {1,
       64,
       1,
       1,
       1,
       {makeDim(40, 3, 1, 1, 1), makeDim(40, 3, 1, 1, 1)},
       {0, 1}},
  };
}

template <typename T> void testExamples(ThreadPool *pool) {
  unsigned seed = 0;
  for (const Sizes &sizes : examples())
    for (bool featuresLast : {true, false}) {
      Example<T> example(sizes, featuresLast, ++seed);
      ASSERT_TRUE(convolve(example.shape, example.input.data(),
                           example.kernel.data(), example.result.data(), pool));
      EXPECT_TRUE(example.isRight()) << "example " << seed;
    }
}

TEST(Convolution, AddsInOrder) {
  testExamples<float>(nullptr);
  testExamples<double>(nullptr);
  ThreadPool pool(3);
  testExamples<float>(&pool);
  testExamples<double>(&pool);
}

/// Padded copies of all images would take more than 4 MiB.
TEST(Convolution, CopiesImagesInTurn) {
  Sizes sizes = {3,     1, 16,
                 1,     1, {makeDim(170, 1, 1, 0, 0), makeDim(250, 2, 1, 1, 0)},
                 {0, 1}};
  Example<float> example(sizes, /*featuresLast=*/false, 1);
  ThreadPool pool(2);
  ASSERT_TRUE(convolve(example.shape, example.input.data(),
                       example.kernel.data(), example.result.data(), &pool));
  EXPECT_TRUE(example.isRight());
}

/// A phase of a transposed convolution may have no elements of the window.
TEST(Convolution, HasZerosWithoutWindow) {
  Sizes sizes = {1, 1, 2, 3, 2, {{5, 0, 7, 1, 1, 1, 0, 0, 0}}, {0}};
  for (bool featuresLast : {true, false}) {
    Example<float> example(sizes, featuresLast, 1);
    ASSERT_TRUE(convolve(example.shape, example.input.data(),
                         example.kernel.data(), example.result.data(),
                         nullptr));
    EXPECT_EQ(example.result, std::vector<float>(15, 0.0f));
  }
}

#if defined(__x86_64__)
/// A processor with AVX-512 would not run the other routine.
TEST(Convolution, MultipliesChannelsWithAvx2) {
  if (!missingFeatures("avx2 fma").empty())
    GTEST_SKIP() << "the processor has no AVX2";
  constexpr int64_t kTaps = 3, kPlaces = 7;
  for (int64_t channels : {1, 7, 8, 23, 40}) {
    std::mt19937 random(static_cast<unsigned>(channels));
    std::uniform_real_distribution<float> number(-1, 1);
    std::vector<float> input, weights,
        result(static_cast<size_t>(kPlaces * channels));
    for (int64_t i = 0; i < (kPlaces + kTaps) * channels; ++i)
      input.push_back(number(random));
    for (int64_t i = 0; i < kTaps * channels; ++i)
      weights.push_back(number(random));
    const std::vector<int64_t> offsets = {0, channels, 2 * channels};
    productAvx2F32.multiplyChannels({input.data(), offsets.data(),
                                     weights.data(), result.data(), kPlaces,
                                     kTaps, channels, channels, channels});
    for (size_t i = 0; i < result.size(); ++i) {
      size_t ofChannels = static_cast<size_t>(channels);
      float sum = 0;
      for (size_t tap = 0; tap < kTaps; ++tap)
        sum = std::fma(input[i + tap * ofChannels],
                       weights[tap * ofChannels + i % ofChannels], sum);
      EXPECT_EQ(result[i], sum);
    }
  }
}

TEST(Convolution, MultipliesRowsApartWithAvx2) {
  if (!missingFeatures("avx2 fma").empty())
    GTEST_SKIP() << "the processor has no AVX2";
  const std::vector<int64_t> offsets = {3, 0, 7, 30, 8};
  auto summed = static_cast<int64_t>(offsets.size());
  for (int64_t rows : {1, 6, 8}) {
    std::mt19937 random(static_cast<unsigned>(rows));
    std::uniform_real_distribution<float> number(-1, 1);
    std::vector<float> lhs, rhs, result(static_cast<size_t>(rows * 16));
    for (int64_t i = 0; i < rows * summed; ++i)
      lhs.push_back(number(random));
    for (int64_t i = 0; i < 30 + 16; ++i)
      rhs.push_back(number(random));
    productAvx2F32.multiplyApart({lhs.data(), rhs.data(), result.data(), rows,
                                  summed, 16, summed, 1, 0, 1, 16},
                                 offsets.data());
    for (size_t i = 0; i < result.size(); ++i) {
      float sum = 0;
      for (size_t k = 0; k < offsets.size(); ++k)
        sum = std::fma(lhs[i / 16 * offsets.size() + k],
                       rhs[static_cast<size_t>(offsets[k]) + i % 16], sum);
      EXPECT_EQ(result[i], sum);
    }
  }
}
#endif

} // namespace
