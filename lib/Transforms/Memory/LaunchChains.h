//===- LaunchChains.h - Chains of in-place launches -------------*- C++ -*-===//
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

/// Cuts chains in which each launch writes into its input: every 16th launch
/// gets an empty tensor as destination. Runs on tensors.
void cutLaunchChains(mlir::func::FuncOp function);

/// Lets launches write into the buffer of the input that `reuse` names if
/// nothing reads that buffer later. Runs on memrefs.
void joinLaunchChains(mlir::func::FuncOp function);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_LAUNCHCHAINS_H
