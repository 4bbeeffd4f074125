//===- TransposedCodes.h - Quantized weights of one row ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_KERNELS_TRANSPOSEDCODES_H
#define TENON_LIB_TRANSFORMS_KERNELS_TRANSPOSEDCODES_H

#include "mlir/IR/Block.h"

namespace tenon {

/// Rewrites each contraction of the block that multiplies one row with
/// dequantized weights, whose codes would be transposed for it, as a reduction
/// that reads them as they lie. Its results have the same bits. The target
/// decides in which order products are added.
void expandTransposedCodes(mlir::Block &block);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_KERNELS_TRANSPOSEDCODES_H
