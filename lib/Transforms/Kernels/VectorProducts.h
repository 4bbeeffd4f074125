//===- VectorProducts.h - Products with computed matrices -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_KERNELS_VECTORPRODUCTS_H
#define TENON_LIB_TRANSFORMS_KERNELS_VECTORPRODUCTS_H

#include "mlir/IR/Block.h"

namespace tenon {

/// Rewrites each contraction of the block that multiplies a matrix by a single
/// column, if the matrix is computed for it alone or has narrower floats than
/// the products, as a reduction, whose kernel computes the matrix. One row is
/// rewritten so only with `mayReorder`: its sums have another order than those
/// of several rows. Otherwise contractions of few rows read what is computed,
/// not a view of it, so that their kernels can compute it.
void expandVectorProducts(mlir::Block &block, bool mayReorder);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_KERNELS_VECTORPRODUCTS_H
