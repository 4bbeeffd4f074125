//===- ByteConvolutions.h - int8 convolutions as contractions ---*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_TENSOR_BYTECONVOLUTIONS_H
#define TENON_LIB_TRANSFORMS_TENSOR_BYTECONVOLUTIONS_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/IR/PatternMatch.h"

namespace tenon {

/// Returns whether the sizes of a convolution are such that it is faster as
/// im2col and a contraction, if its elements are bytes.
bool isWorthPatches(ten::ConvOp op);

/// Adds the pattern that rewrites a convolution of bytes with enough features
/// as im2col and a contraction.
void populateByteConvolutions(mlir::RewritePatternSet &patterns);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_BYTECONVOLUTIONS_H
