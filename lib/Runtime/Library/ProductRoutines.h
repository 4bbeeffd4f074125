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
  /// The same with a right matrix that is a panel.
  void (*multiplyPanel)(const MatrixProduct<T> &product, const ProductRun *runs,
                        int64_t numRuns);
  /// The same with a right matrix whose rows are that far from its first
  /// element, and have elements for a panel.
  void (*multiplyApart)(const MatrixProduct<T> &product,
                        const int64_t *offsets);
  void (*multiplyChannels)(const ChannelProducts<T> &products);
};

extern const ProductRoutine<float> productAvx2F32, productAvx512F32;
extern const ProductRoutine<double> productAvx2F64, productAvx512F64;

namespace {

/// Products that AMX adds to a sum in one instruction.
/// Fact: products; 16 pairs of bf16.
constexpr int64_t kHalvesTogether = 32;

/// A number that the compiler knows, as an argument.
template <int64_t kValue> struct Number {
  static constexpr int64_t value = kValue;
};

/// `Unit` has the type of a vector, and loads, stores, broadcasts, adds and
/// adds products of such; `kHeight` rows are a tile.
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

  /// Rows of a product, of which `runs` are summed one after the other; and
  /// where the rows of the right matrix are, if that is no panel.
  struct Rows {
    const MatrixProduct<T> &product;
    const ProductRun *runs;
    int64_t numRuns;
    const int64_t *offsets;
  };

  /// Multiplies so many rows with a panel, or with one whose rows are apart.
  template <bool kApart, int64_t kRows>
  static void tile(const Rows &rows, const T *panel, int64_t row) {
    const MatrixProduct<T> &product = rows.product;
    Vector sums[kRows][kVectors];
    for (auto &ofRow : sums)
      for (Vector &sum : ofRow)
        sum = Unit::broadcast(T(0));
    int64_t lhsRow = product.lhsRow, lhsSummed = product.lhsSummed;
    const int64_t *offsets = rows.offsets;
    for (int64_t number = 0; number < rows.numRuns; ++number) {
      const T *lhs = product.lhs + row * lhsRow + rows.runs[number].offset;
      int64_t count = rows.runs[number].count;
      for (int64_t k = 0; k < count; ++k) {
        Vector rhs[kVectors];
        for (int64_t i = 0; i < kVectors; ++i)
          rhs[i] = Unit::load(panel + (kApart ? offsets[k] : k * kColumns) +
                              i * kLanes);
        for (int64_t i = 0; i < kRows; ++i) {
          Vector factor = Unit::broadcast(lhs[i * lhsRow + k * lhsSummed]);
          for (int64_t j = 0; j < kVectors; ++j)
            sums[i][j] = Unit::addProduct(factor, rhs[j], sums[i][j]);
        }
      }
      if constexpr (kApart)
        offsets += count;
      else
        panel += count * kColumns;
    }
    store<kRows>(product, sums, row);
  }

  /// Stores the sums of so many rows.
  template <int64_t kRows>
  static void store(const MatrixProduct<T> &product,
                    const Vector (&sums)[kRows][kVectors], int64_t row) {
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

  /// Rows of a tile whose sums have accumulators for both halves.
  static constexpr int64_t kHeightOfHalves = kHeight / 3;

  /// Multiplies so many rows with a panel in the order of AMX.
  template <int64_t kRows>
  static void tileOfHalves(const MatrixProduct<T> &product, const T *panel,
                           int64_t row) {
    Vector sums[kRows][kVectors];
    for (auto &ofRow : sums)
      for (Vector &sum : ofRow)
        sum = Unit::broadcast(T(0));
    const T *lhs = product.lhs + row * product.lhsRow;
    for (int64_t first = 0; first < product.summed;) {
      int64_t rest = product.summed - first,
              end = rest < kHalvesTogether ? product.summed
                                           : first + kHalvesTogether;
      Vector halves[2][kRows][kVectors];
      for (auto &half : halves)
        for (auto &ofRow : half)
          for (Vector &sum : ofRow)
            sum = Unit::broadcast(T(0));
      auto add = [&](auto &half, int64_t k) {
        Vector rhs[kVectors];
        for (int64_t j = 0; j < kVectors; ++j)
          rhs[j] = Unit::load(panel + k * kColumns + j * kLanes);
        for (int64_t i = 0; i < kRows; ++i) {
          Vector factor =
              Unit::broadcast(lhs[i * product.lhsRow + k * product.lhsSummed]);
          for (int64_t j = 0; j < kVectors; ++j)
            half[i][j] = Unit::addProduct(factor, rhs[j], half[i][j]);
        }
      };
      for (; first + 1 < end; first += 2) {
        add(halves[0], first);
        add(halves[1], first + 1);
      }
      if (first < end)
        add(halves[0], first++);
      for (int64_t i = 0; i < kRows; ++i)
        for (int64_t j = 0; j < kVectors; ++j)
          sums[i][j] = Unit::add(sums[i][j],
                                 Unit::add(halves[0][i][j], halves[1][i][j]));
    }
    store<kRows>(product, sums, row);
  }

  /// Calls `tile` with the number of rows that are left, fewer than a tile has.
  template <int64_t kRows, typename Tile>
  static void lastRows(int64_t row, int64_t end, Tile tile) {
    if constexpr (kRows > 0) {
      if (end - row == kRows)
        tile(Number<kRows>(), row);
      else
        lastRows<kRows - 1>(row, end, tile);
    }
  }

  /// Calls `tile` with a number of rows, at most `kMost`, and their first, for
  /// all rows.
  template <int64_t kMost, typename Tile>
  static void eachTile(int64_t rows, Tile tile) {
    int64_t row = 0;
    for (; row + kMost <= rows; row += kMost)
      tile(Number<kMost>(), row);
    lastRows<kMost - 1>(row, rows, tile);
  }

  static void multiply(const MatrixProduct<T> &product, T *panel) {
    pack(product, panel);
    if (product.addsHalvesApart)
      return eachTile<kHeightOfHalves>(
          product.rows, [&](auto count, int64_t row) {
            tileOfHalves<decltype(count)::value>(product, panel, row);
          });
    const ProductRun whole = {0, product.summed};
    multiplyRows<false>({product, &whole, 1, nullptr}, panel);
  }

  static void multiplyPanel(const MatrixProduct<T> &product,
                            const ProductRun *runs, int64_t numRuns) {
    multiplyRows<false>({product, runs, numRuns, nullptr}, product.rhs);
  }

  static void multiplyApart(const MatrixProduct<T> &product,
                            const int64_t *offsets) {
    const ProductRun whole = {0, product.summed};
    multiplyRows<true>({product, &whole, 1, offsets}, product.rhs);
  }

  template <bool kApart>
  static void multiplyRows(const Rows &rows, const T *panel) {
    eachTile<kHeight>(rows.product.rows, [&](auto count, int64_t row) {
      tile<kApart, decltype(count)::value>(rows, panel, row);
    });
  }

  /// Adds products of so many places and vectors of channels; sums stay in
  /// registers.
  template <int64_t kPlaces, int64_t kWidth>
  static void addChannels(const ChannelProducts<T> &products, int64_t place,
                          int64_t channel) {
    Vector sums[kPlaces][kWidth];
    for (auto &ofPlace : sums)
      for (Vector &sum : ofPlace)
        sum = Unit::broadcast(T(0));
    const T *input = products.input + place * products.inputPlace + channel;
    for (int64_t tap = 0; tap < products.taps; ++tap) {
      const T *weights = products.weights + tap * products.channels + channel;
      const T *ofTap = input + products.offsets[tap];
      for (int64_t j = 0; j < kWidth; ++j) {
        Vector weight = Unit::load(weights + j * kLanes);
        for (int64_t i = 0; i < kPlaces; ++i)
          sums[i][j] = Unit::addProduct(
              Unit::load(ofTap + i * products.inputPlace + j * kLanes), weight,
              sums[i][j]);
      }
    }
    for (int64_t i = 0; i < kPlaces; ++i)
      for (int64_t j = 0; j < kWidth; ++j)
        Unit::store(products.result + (place + i) * products.resultPlace +
                        channel + j * kLanes,
                    sums[i][j]);
  }

  template <int64_t kPlaces>
  static void addPlaces(const ChannelProducts<T> &products, int64_t place) {
    int64_t channel = 0;
    for (; channel + 2 * kLanes <= products.channels; channel += 2 * kLanes)
      addChannels<kPlaces, 2>(products, place, channel);
    for (; channel + kLanes <= products.channels; channel += kLanes)
      addChannels<kPlaces, 1>(products, place, channel);
    for (int64_t i = 0; i < kPlaces; ++i) {
      const T *input = products.input + (place + i) * products.inputPlace;
      T *result = products.result + (place + i) * products.resultPlace;
      for (int64_t last = channel; last < products.channels; ++last) {
        T sum = T(0);
        for (int64_t tap = 0; tap < products.taps; ++tap)
          sum = Unit::addProduct(
              input[products.offsets[tap] + last],
              products.weights[tap * products.channels + last], sum);
        result[last] = sum;
      }
    }
  }

  static void multiplyChannels(const ChannelProducts<T> &products) {
    constexpr int64_t kPlaces = 4;
    int64_t place = 0;
    for (; place + kPlaces <= products.places; place += kPlaces)
      addPlaces<kPlaces>(products, place);
    for (; place < products.places; ++place)
      addPlaces<1>(products, place);
  }

  static constexpr ProductRoutine<T> routine() noexcept {
    return {kColumns, multiply, multiplyPanel, multiplyApart, multiplyChannels};
  }
};

} // namespace
} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_PRODUCTROUTINES_H
