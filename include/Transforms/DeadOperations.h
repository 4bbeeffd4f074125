//===- DeadOperations.h - Erases dead operations ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_DEADOPERATIONS_H
#define TENON_TRANSFORMS_DEADOPERATIONS_H

#include "mlir/IR/Block.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"

namespace tenon {

/// Erases the operations of a block, not of its regions, whose results nothing
/// uses and that have no effect; from the last on, so that their operands'
/// definitions follow.
inline void eraseDeadOperations(mlir::Block &block) {
  for (mlir::Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (mlir::isOpTriviallyDead(&op))
      op.erase();
}

} // namespace tenon

#endif // TENON_TRANSFORMS_DEADOPERATIONS_H
