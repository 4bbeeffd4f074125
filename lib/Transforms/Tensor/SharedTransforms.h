//===- SharedTransforms.h - Inverse transforms as forward ones --*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_TENSOR_SHAREDTRANSFORMS_H
#define TENON_LIB_TRANSFORMS_TENSOR_SHAREDTRANSFORMS_H

#include "mlir/IR/Block.h"

namespace tenon {

/// Makes forward transforms of inverse ones, where the block has a forward one
/// of the same type: ifft(x) = conj(fft(conj(x))) / n. Both are then one
/// kernel, which takes long to compile. Only where kernels that make the
/// operand and read the result take the conjugates in.
void shareTransforms(mlir::Block &block);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_SHAREDTRANSFORMS_H
