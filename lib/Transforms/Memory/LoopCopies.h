//===- LoopCopies.h - Remarks on copies in loops ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_MEMORY_LOOPCOPIES_H
#define TENON_LIB_TRANSFORMS_MEMORY_LOOPCOPIES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Emits a remark for each array that a loop of a bufferized host function
/// copies in each iteration: its size and the reason.
void remarkOnLoopCopies(mlir::func::FuncOp function);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_LOOPCOPIES_H
