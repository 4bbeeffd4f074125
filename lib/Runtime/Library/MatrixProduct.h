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

/// Computes the product, large ones on the threads of the pool, if it is not
/// null. Memory for a part of the right matrix is allocated on each, if there
/// is any.
void multiply(const MatrixProduct<float> &product, ThreadPool *pool);
void multiply(const MatrixProduct<double> &product, ThreadPool *pool);

} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_MATRIXPRODUCT_H
