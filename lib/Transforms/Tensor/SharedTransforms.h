//===- SharedTransforms.h - Inverse FFTs by forward ones --------*- C++ -*-===//
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

/// Replaces inverse FFTs by forward ones if the block has a forward one of the
/// same type: ifft(x) = conj(fft(conj(x))) / n. Both then share one kernel,
/// which is slow to compile. Done only if neighbouring kernels can absorb the
/// conjugates.
void shareTransforms(mlir::Block &block);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_SHAREDTRANSFORMS_H
