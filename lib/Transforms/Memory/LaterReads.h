//===- LaterReads.h - Later reads of a tensor's memory ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_MEMORY_LATERREADS_H
#define TENON_LIB_TRANSFORMS_MEMORY_LATERREADS_H

#include "mlir/IR/Operation.h"

namespace tenon {

/// Returns whether the tensor is read after `op`: itself, as a view, or as a
/// result of an enclosing branch or loop. `op` is in the block that defines
/// `value` or in a nested region. In a branch, reads after the branch count; in
/// a loop, the value counts as read.
bool isReadAfter(mlir::Value value, mlir::Operation *op);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_LATERREADS_H
