//===- LaterReads.h - Who reads memory after an operation -------*- C++ -*-===//
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

/// Whether anything after `op` reads the tensor, itself, as a view, or as what
/// a branch or loop around made of it. `op` is in the block that defines
/// `value`, or in a region below that block: in a branch it is read after where
/// what follows the branch reads it, and in a loop always.
bool isReadAfter(mlir::Value value, mlir::Operation *op);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_LATERREADS_H
