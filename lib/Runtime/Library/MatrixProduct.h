//===- MatrixProduct.h - Products of matrices of any size -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_MATRIXPRODUCT_H
#define TENON_LIB_RUNTIME_LIBRARY_MATRIXPRODUCT_H

#include <cstdint>

namespace tenon {

class ThreadPool;

/// A product of matrices, `rows` x `summed` and `summed` x `columns`. Each
/// element of the result is the sum of its products in the order of the summed
/// dimension, from 0, by fused multiply-adds: the bits that compiled code has.
/// The result does not overlap the operands.
template <typename T> struct MatrixProduct {
  const T *lhs, *rhs;
  T *result;
  int64_t rows, summed, columns;
  /// Distances in elements from one row, product or column to the next. Rows of
  /// the result have their columns beside each other.
  int64_t lhsRow, lhsSummed, rhsSummed, rhsColumn, resultRow;
  /// True for the order of AMX's instruction for bf16: of 32 products those
  /// with an even number are added from 0, and so are the others; their sum is
  /// added to the result. Only `multiply` reads it.
  bool addsHalvesApart = false;

  /// Returns the product of some of the rows with some of the columns.
  MatrixProduct part(int64_t firstRow, int64_t numRows, int64_t firstColumn,
                     int64_t numColumns) const {
    MatrixProduct made = *this;
    made.lhs += firstRow * lhsRow;
    made.rhs += firstColumn * rhsColumn;
    made.result += firstRow * resultRow + firstColumn;
    made.rows = numRows;
    made.columns = numColumns;
    return made;
  }
};

/// Products of channels with weights of their own. Each channel of a place is
/// the sum of its products in the order of the taps, from 0, by fused
/// multiply-adds. Channels are beside each other.
template <typename T> struct ChannelProducts {
  const T *input;
  /// For each tap, the distance of its channels from those of the place.
  const int64_t *offsets;
  /// For each tap, those of all channels.
  const T *weights;
  T *result;
  int64_t places, taps, channels;
  /// Distances in elements from one place to the next.
  int64_t inputPlace, resultPlace;
};

/// Computes the product, large ones on the threads of the pool, if it is not
/// null. Memory for a part of the right matrix is allocated on each, if there
/// is any.
void multiply(const MatrixProduct<float> &product, ThreadPool *pool);
void multiply(const MatrixProduct<double> &product, ThreadPool *pool);

/// Returns the number of columns of a panel of `T`, float or double.
template <typename T> int64_t columnsOfPanel();

/// A part of the summed dimension: `count` elements of the left matrix that are
/// `lhsSummed` apart, `offset` elements behind the first of their row.
struct ProductRun {
  int64_t offset, count;
};

/// Computes the product on this thread; parts of the left matrix that are
/// summed one after the other need not be evenly apart. The right matrix has at
/// most the columns of a panel and is one: aligned to 64 bytes, with its
/// columns beside each other and space for all of a panel's in each row.
void multiplyPanel(const MatrixProduct<float> &product, const ProductRun *runs,
                   int64_t numRuns);
void multiplyPanel(const MatrixProduct<double> &product, const ProductRun *runs,
                   int64_t numRuns);

/// Computes the product on this thread. Row k of the right matrix is
/// `offsets[k]` elements behind `rhs`; it has the elements of a panel, of which
/// the last may be for no column.
void multiplyApart(const MatrixProduct<float> &product, const int64_t *offsets);
void multiplyApart(const MatrixProduct<double> &product,
                   const int64_t *offsets);

/// Computes the products on this thread.
void multiplyChannels(const ChannelProducts<float> &products);
void multiplyChannels(const ChannelProducts<double> &products);

} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_MATRIXPRODUCT_H
