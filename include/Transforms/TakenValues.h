//===- TakenValues.h - Values that an operation captures --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_TAKENVALUES_H
#define TENON_TRANSFORMS_TAKENVALUES_H

#include "mlir/IR/Operation.h"

namespace tenon {

/// Returns the values that an operation and its regions use from outside of it,
/// in the order of their uses.
inline llvm::SmallVector<mlir::Value> takenValues(mlir::Operation *op) {
  llvm::SmallVector<mlir::Value> values;
  op->walk([&](mlir::Operation *nested) {
    for (mlir::Value operand : nested->getOperands())
      if (!op->isAncestor(operand.getParentBlock()->getParentOp()))
        values.push_back(operand);
  });
  return values;
}

} // namespace tenon

#endif // TENON_TRANSFORMS_TAKENVALUES_H
