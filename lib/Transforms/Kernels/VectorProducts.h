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

/// Rewrites each contraction of the block that multiplies a vector by a matrix
/// that is computed for it alone, or whose floats are narrower than the
/// products, as a reduction. The reduction's kernel computes the matrix, which
/// is never stored. One row with such narrow floats in memory is rewritten only
/// with `mayReorder`: its sums have another order than those of several rows.
void expandVectorProducts(mlir::Block &block, bool mayReorder);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_KERNELS_VECTORPRODUCTS_H
