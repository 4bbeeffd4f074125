//===- BatchGroups.h - Convolutions of groups of images ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_TENSOR_BATCHGROUPS_H
#define TENON_LIB_TRANSFORMS_TENSOR_BATCHGROUPS_H

#include "mlir/IR/PatternMatch.h"

namespace tenon {

/// Makes images channels where each is the only one of its group, as in the
/// gradient of a depthwise convolution's kernel.
void populateBatchGroups(mlir::RewritePatternSet &patterns);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_BATCHGROUPS_H
