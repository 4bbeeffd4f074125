//===- Refusals.h - Collects unsupported operations -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CONVERSION_REFUSALS_H
#define TENON_CONVERSION_REFUSALS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Collects why operations cannot be compiled, to report all of them at once.
class Refusals {
public:
  /// Records the reason and returns failure.
  mlir::LogicalResult refuse(mlir::Operation *op, const llvm::Twine &reason);
  /// Refuses an operation on tensors with element types or shapes that `ten`
  /// lacks.
  mlir::LogicalResult checkTypes(mlir::Operation *op);
  /// Refuses a function with other argument or result types than such tensors.
  void checkSignature(mlir::func::FuncOp function);

  /// Emits all reasons; fails if there is one.
  mlir::LogicalResult report() const;

private:
  struct Refusal {
    mlir::Location loc;
    mlir::OperationName name;
    std::string reason;
  };
  llvm::SmallVector<Refusal> refusals;
};

} // namespace tenon

#endif // TENON_CONVERSION_REFUSALS_H
