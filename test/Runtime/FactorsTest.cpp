//===- FactorsTest.cpp - Factors whose product is the matrix --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Runtime/Library/Factors.h"

#include "Runtime/CpuFeatures.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <complex>
#include <random>
#include <vector>

using namespace tenon;

namespace {

const std::pair<int64_t, int64_t> kShapes[] = {
    {1, 1},    {1, 7},     {7, 1},    {16, 16}, {45, 37},
    {37, 150}, {150, 100}, {300, 11}, {2, 5},   {5, 2}};

template <typename T> struct Matrix {
  int64_t rows, columns;
  std::vector<T> elements;

  Matrix(int64_t rows, int64_t columns)
      : rows(rows), columns(columns), elements(rows * columns) {}
  T &at(int64_t i, int64_t j) { return elements[i * columns + j]; }
  const T &at(int64_t i, int64_t j) const { return elements[i * columns + j]; }
};

void draw(std::mt19937 &random, float &x) {
  x = std::normal_distribution<float>()(random);
}
void draw(std::mt19937 &random, double &x) {
  x = std::normal_distribution<double>()(random);
}
template <typename R> void draw(std::mt19937 &random, std::complex<R> &x) {
  R re, im;
  draw(random, re);
  draw(random, im);
  x = {re, im};
}

template <typename T> Matrix<T> drawn(int64_t rows, int64_t columns) {
  std::mt19937 random(rows * 100 + columns);
  Matrix<T> result(rows, columns);
  for (T &x : result.elements)
    draw(random, x);
  return result;
}

template <typename T>
Matrix<T> product(const Matrix<T> &a, const Matrix<T> &b) {
  Matrix<T> result(a.rows, b.columns);
  for (int64_t i = 0; i < a.rows; ++i)
    for (int64_t k = 0; k < a.columns; ++k)
      for (int64_t j = 0; j < b.columns; ++j)
        result.at(i, j) += a.at(i, k) * b.at(k, j);
  return result;
}

template <typename T>
void expectNear(const Matrix<T> &got, const Matrix<T> &want) {
  double most = std::is_same_v<decltype(std::abs(T())), float> ? 1e-4 : 1e-11;
  ASSERT_EQ(got.elements.size(), want.elements.size());
  for (size_t i = 0; i < got.elements.size(); ++i)
    ASSERT_LT(std::abs(got.elements[i] - want.elements[i]), most) << i;
}

/// The part of a factor that stays, on the diagonal and above.
template <typename T> Matrix<T> upper(const Matrix<T> &a, int64_t rows) {
  Matrix<T> result(rows, a.columns);
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = i; j < a.columns; ++j)
      result.at(i, j) = a.at(i, j);
  return result;
}

template <typename T> void checkLu(const Factors<T> &factors) {
  for (auto [rows, columns] : kShapes) {
    Matrix<T> want = drawn<T>(rows, columns), lu = want;
    int64_t steps = std::min(rows, columns);
    std::vector<int32_t> pivots(steps);
    ASSERT_EQ(factors.lu(lu.elements.data(), rows, columns, pivots.data()), 0);
    Matrix<T> lower(rows, steps);
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < std::min(i + 1, steps); ++j) {
        lower.at(i, j) = i == j ? T(1) : lu.at(i, j);
        ASSERT_LE(std::abs(lower.at(i, j)), 1.5);
      }
    for (int64_t k = 0; k < steps; ++k)
      for (int64_t j = 0; j < columns; ++j)
        std::swap(want.at(k, j), want.at(pivots[k] - 1, j));
    expectNear(product(lower, upper(lu, steps)), want);
  }
}

template <typename T> void checkQr(const Factors<T> &factors) {
  for (auto [rows, columns] : kShapes) {
    Matrix<T> want = drawn<T>(rows, columns), qr = want;
    int64_t steps = std::min(rows, columns);
    std::vector<T> tau(steps), work(2 * (rows + std::max(rows, columns) + 1));
    factors.qr(qr.elements.data(), rows, columns, tau.data(), work.data());
    // All of the orthogonal matrix, and as many columns as there are factors.
    for (int64_t width : {rows, steps}) {
      Matrix<T> q(rows, width);
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < std::min(steps, width); ++j)
          q.at(i, j) = qr.at(i, j);
      factors.orthogonal(q.elements.data(), rows, width, steps, tau.data(),
                         work.data());
      Matrix<T> adjoint(width, rows), identity(width, width);
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < width; ++j)
          if constexpr (std::is_floating_point_v<T>)
            adjoint.at(j, i) = q.at(i, j);
          else
            adjoint.at(j, i) = std::conj(q.at(i, j));
      for (int64_t i = 0; i < width; ++i)
        identity.at(i, i) = T(1);
      expectNear(product(adjoint, q), identity);
      Matrix<T> r(width, columns);
      std::copy_n(upper(qr, steps).elements.begin(), steps * columns,
                  r.elements.begin());
      expectNear(product(q, r), want);
    }
  }
}

template <typename T> void check(const Factors<T> &factors) {
  checkLu(factors);
  checkQr(factors);
}

TEST(Factors, OfThisProcessor) {
  check(factors<float>());
  check(factors<double>());
}

TEST(Factors, OfComplexNumbers) {
  check(factors<std::complex<float>>());
  check(factors<std::complex<double>>());
}

#if defined(__x86_64__)
TEST(Factors, WithAvx2) {
  if (!missingFeatures("avx2 fma").empty())
    GTEST_SKIP();
  check(factorsAvx2F32);
  check(factorsAvx2F64);
}
#endif

TEST(Factors, ZeroPivot) {
  float a[] = {0, 1, 0, 2}; // its first column is 0
  int32_t pivots[2];
  EXPECT_EQ(factors<float>().lu(a, 2, 2, pivots), 1);
  EXPECT_EQ(pivots[0], 1);
  EXPECT_EQ(a[0], 0);
  EXPECT_EQ(a[2], 0);
}

TEST(Factors, NothingBelow) {
  // A column that needs no reflection, and one whose length would overflow.
  float a[] = {2, 3e38F, 0, 3e38F}, tau[2], work[10];
  factors<float>().qr(a, 2, 2, tau, work);
  EXPECT_EQ(tau[0], 0);
  EXPECT_EQ(a[0], 2);
  double b[] = {3e200, 4e200}, scale[1], room[8];
  factors<double>().qr(b, 2, 1, scale, room);
  EXPECT_NEAR(b[0] / 1e200, -5, 1e-12);
}

} // namespace
