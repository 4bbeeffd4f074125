//===- InterpretKernels.h - Runs kernels without code -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_VERIFICATION_INTERPRETKERNELS_H
#define TENON_VERIFICATION_INTERPRETKERNELS_H

#include "Runtime/Abi.h"
#include "Runtime/Buffer.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Returns an operand of a launch, by the type of its kernel's parameter.
ArrayView viewOf(mlir::Type type, const ten_array &array);

/// Runs the interpreted kernels of a program.
class KernelInterpreter {
public:
  /// `module` is the program after the stage that outlines kernels.
  explicit KernelInterpreter(mlir::OwningOpRef<mlir::ModuleOp> module);

  bool empty() const { return kernels.empty(); }
  /// The function for Model::setInterpreter.
  Status run(int32_t kernel, const ten_array *operands, int32_t count);

private:
  mlir::OwningOpRef<mlir::ModuleOp> module;
  llvm::SmallVector<mlir::func::FuncOp> kernels;
};

} // namespace tenon

#endif // TENON_VERIFICATION_INTERPRETKERNELS_H
