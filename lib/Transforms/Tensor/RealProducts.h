//===- RealProducts.h - Complex contractions of real ones -------*- C++ -*-===//
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

/// Makes a contraction of real numbers of each large one of complex numbers:
/// the parts are one more dimension that is summed over, and one of the result.
void populateRealProducts(mlir::RewritePatternSet &patterns);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_REALPRODUCTS_H
