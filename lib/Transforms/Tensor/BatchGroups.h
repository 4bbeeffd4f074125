//===- BatchGroups.h - Rewrites batch-grouped convolutions ------*- C++ -*-===//
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

/// Adds the pattern that turns the batch into channels if each batch group has
/// one image, as in the filter gradient of a depthwise convolution.
void populateBatchGroups(mlir::RewritePatternSet &patterns);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_BATCHGROUPS_H
