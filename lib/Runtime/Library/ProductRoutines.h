//===- ProductRoutines.h - Vectorized products of matrices ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products of matrices by register tiles (Goto and van de Geijn, "Anatomy of
// High-Performance Matrix Multiplication", 2008): columns are packed in panels
// of two vectors, padded with zeros, and a tile of rows is multiplied with a
// panel; its sums stay in registers for all products. So the order of a sum is
// that of the summed dimension. Functions are static and call no functions of
// the library, as each source file compiles them for another CPU.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_PRODUCTROUTINES_H
#define TENON_LIB_RUNTIME_LIBRARY_PRODUCTROUTINES_H

#include "MatrixProduct.h"

namespace tenon {

/// Routines for one CPU.
template <typename T> struct ProductRoutine {
  /// Columns of a panel.
  int64_t columns;
  /// Multiplies with at most that many columns; `panel` has memory for a panel,
  /// aligned to 64 bytes.
  void (*multiply)(const MatrixProduct<T> &product, T *panel);
};

extern const ProductRoutine<float> productAvx2F32, productAvx512F32;
extern const ProductRoutine<double> productAvx2F64, productAvx512F64;

namespace {

/// `Unit` has the type of a vector, and loads, stores, broadcasts and adds
/// products of such; `kHeight` rows are a tile.
template <typename T, typename Unit, int64_t kHeight> struct ProductTiles {
  using Vector = typename Unit::Vector;
  static constexpr int64_t kLanes = sizeof(Vector) / sizeof(T), kVectors = 2,
                           kColumns = kVectors * kLanes;

  static void pack(const MatrixProduct<T> &product, T *panel) {
    // Along the lines of memory.
    if (product.rhsColumn == 1)
      for (int64_t k = 0; k < product.summed; ++k)
        for (int64_t column = 0; column < product.columns; ++column)
          panel[k * kColumns + column] =
              product.rhs[k * product.rhsSummed + column];
    else
      for (int64_t column = 0; column < product.columns; ++column)
        for (int64_t k = 0; k < product.summed; ++k)
          panel[k * kColumns + column] =
              product.rhs[k * product.rhsSummed + column * product.rhsColumn];
    for (int64_t k = 0; k < product.summed; ++k)
      for (int64_t column = product.columns; column < kColumns; ++column)
        panel[k * kColumns + column] = T(0);
  }

  /// Multiplies so many rows with a panel.
  template <int64_t kRows>
  static void tile(const MatrixProduct<T> &product, const T *panel,
                   int64_t row) {
    Vector sums[kRows][kVectors];
    for (auto &ofRow : sums)
      for (Vector &sum : ofRow)
        sum = Unit::broadcast(T(0));
    const T *lhs = product.lhs + row * product.lhsRow;
    for (int64_t k = 0; k < product.summed; ++k) {
      Vector rhs[kVectors];
      for (int64_t i = 0; i < kVectors; ++i)
        rhs[i] = Unit::load(panel + k * kColumns + i * kLanes);
      for (int64_t i = 0; i < kRows; ++i) {
        Vector factor =
            Unit::broadcast(lhs[i * product.lhsRow + k * product.lhsSummed]);
        for (int64_t j = 0; j < kVectors; ++j)
          sums[i][j] = Unit::addProduct(factor, rhs[j], sums[i][j]);
      }
    }
    T *result = product.result + row * product.resultRow;
    for (int64_t i = 0; i < kRows; ++i, result += product.resultRow) {
      if (product.columns == kColumns) {
        for (int64_t j = 0; j < kVectors; ++j)
          Unit::store(result + j * kLanes, sums[i][j]);
        continue;
      }
      T last[kColumns];
      for (int64_t j = 0; j < kVectors; ++j)
        Unit::store(last + j * kLanes, sums[i][j]);
      for (int64_t column = 0; column < product.columns; ++column)
        result[column] = last[column];
    }
  }

  /// The rows that are left, fewer than a tile has.
  template <int64_t kRows>
  static void rest(const MatrixProduct<T> &product, const T *panel,
                   int64_t row) {
    if constexpr (kRows > 0) {
      if (product.rows - row == kRows)
        tile<kRows>(product, panel, row);
      else
        rest<kRows - 1>(product, panel, row);
    }
  }

  static void multiply(const MatrixProduct<T> &product, T *panel) {
    pack(product, panel);
    int64_t row = 0;
    for (; row + kHeight <= product.rows; row += kHeight)
      tile<kHeight>(product, panel, row);
    rest<kHeight - 1>(product, panel, row);
  }

  static constexpr ProductRoutine<T> routine() noexcept {
    return {kColumns, multiply};
  }
};

} // namespace
} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_PRODUCTROUTINES_H
