//===- MatrixProductTest.cpp - Products of matrices of any size -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Runtime/Library/ProductRoutines.h"

#include "Runtime/CpuFeatures.h"
#include "Runtime/ThreadPool.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>
#include <vector>

using namespace tenon;

namespace {

/// A product with operands of which either may be transposed.
template <typename T> struct Example {
  Example(int64_t rows, int64_t summed, int64_t columns, bool lhsTurned,
          bool rhsTurned, unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> number(-1, 1);
    for (auto [elements, count] :
         {std::pair(&lhs, rows * summed), std::pair(&rhs, summed * columns)})
      for (int64_t i = 0; i < count; ++i)
        elements->push_back(static_cast<T>(number(random)));
    result.assign(static_cast<size_t>(rows * columns), T(7));
    product = {lhs.data(),
               rhs.data(),
               result.data(),
               rows,
               summed,
               columns,
               lhsTurned ? 1 : summed,
               lhsTurned ? rows : 1,
               rhsTurned ? 1 : columns,
               rhsTurned ? summed : 1,
               columns};
  }

  /// Sums in the order of the summed dimension, by fused multiply-adds.
  std::vector<T> expected() const {
    std::vector<T> sums;
    for (int64_t row = 0; row < product.rows; ++row)
      for (int64_t column = 0; column < product.columns; ++column) {
        T sum = 0;
        for (int64_t k = 0; k < product.summed; ++k)
          sum = std::fma(
              product.lhs[row * product.lhsRow + k * product.lhsSummed],
              product.rhs[k * product.rhsSummed + column * product.rhsColumn],
              sum);
        sums.push_back(sum);
      }
    return sums;
  }

  bool isRight() const {
    std::vector<T> sums = expected();
    return std::memcmp(sums.data(), result.data(), sums.size() * sizeof(T)) ==
           0;
  }

  std::vector<T> lhs, rhs, result;
  MatrixProduct<T> product;
};

template <typename T> void testSizes(ThreadPool *pool) {
  unsigned seed = 0;
  for (int64_t rows : {1, 2, 5, 12, 13, 100, 300})
    for (int64_t summed : {0, 1, 7, 64, 129})
      for (int64_t columns : {1, 8, 31, 32, 33, 100}) {
        Example<T> example(rows, summed, columns, seed % 2 == 1, seed % 3 == 1,
                           seed);
        ++seed;
        multiply(example.product, pool);
        ASSERT_TRUE(example.isRight())
            << rows << " x " << summed << " x " << columns;
      }
}

TEST(MatrixProduct, AddsInOrder) {
  testSizes<float>(nullptr);
  testSizes<double>(nullptr);
  ThreadPool pool(3);
  testSizes<float>(&pool);
  testSizes<double>(&pool);
}

#if defined(__x86_64__)
/// A processor with AVX-512 would not run the other routine.
TEST(MatrixProduct, AddsInOrderWithAvx2) {
  if (!missingFeatures("avx2 fma").empty())
    GTEST_SKIP() << "the processor has no AVX2";
  for (int64_t rows : {1, 6, 7, 50})
    for (int64_t columns : {3, 15, 16}) {
      Example<float> example(rows, 65, columns, false, rows == 7, 1);
      alignas(64) float panel[65 * 16];
      ASSERT_EQ(productAvx2F32.columns, 16);
      productAvx2F32.multiply(example.product, panel);
      EXPECT_TRUE(example.isRight()) << rows << " x " << columns;
    }
}
#endif

} // namespace
