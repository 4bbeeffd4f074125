//===- VectorProducts.h - Vectors times computed matrices -------*- C++ -*-===//
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

/// Makes a reduction of each contraction in the block that multiplies a vector
/// with a matrix that is computed for it alone, or whose floats are narrower
/// than the products. The reduction's kernel can compute the matrix, whose
/// elements are then never in memory.
void expandVectorProducts(mlir::Block &block);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_KERNELS_VECTORPRODUCTS_H
