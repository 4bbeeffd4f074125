//===- LaunchChains.h - Launches that write where they read -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_MEMORY_LAUNCHCHAINS_H
#define TENON_LIB_TRANSFORMS_MEMORY_LAUNCHCHAINS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Gives every 16th launch of a chain, in which each launch writes into its
/// input, an empty tensor as destination. On tensors.
void cutLaunchChains(mlir::func::FuncOp function);

/// Lets launches write into the buffer of the input that `reuse` names where
/// nothing reads that buffer later. On memrefs.
void joinLaunchChains(mlir::func::FuncOp function);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_LAUNCHCHAINS_H
