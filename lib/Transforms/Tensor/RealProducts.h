//===- RealProducts.h - Complex contractions as real ones -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_TENSOR_REALPRODUCTS_H
#define TENON_LIB_TRANSFORMS_TENSOR_REALPRODUCTS_H

#include "mlir/IR/PatternMatch.h"

namespace tenon {

/// Adds the pattern that rewrites each large complex contraction as a real one:
/// the parts become a contracting dimension and a dimension of the result.
void populateRealProducts(mlir::RewritePatternSet &patterns);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_REALPRODUCTS_H
