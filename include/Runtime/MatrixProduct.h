//===- MatrixProduct.h - Products of matrices of any size -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_MATRIXPRODUCT_H
#define TENON_RUNTIME_MATRIXPRODUCT_H

#include <cstdint>

namespace tenon {

/// A product of two dense row-major matrices, `rows` x `summed` and `summed` x
/// `columns`. Each element of the result is the sum of its products in the
/// order of the summed dimension, from 0, by fused multiply-adds: the bits that
/// compiled code has. The matrices do not overlap.
template <typename T> struct MatrixProduct {
  const T *lhs, *rhs;
  T *result;
  int64_t rows, summed, columns;
};

/// Computes the product on the calling thread. Any number of threads may do so
/// at the same time. Memory for a part of the right matrix is allocated, if
/// there is any.
void multiply(const MatrixProduct<float> &product);
void multiply(const MatrixProduct<double> &product);

} // namespace tenon

#endif // TENON_RUNTIME_MATRIXPRODUCT_H
