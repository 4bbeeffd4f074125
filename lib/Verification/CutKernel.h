//===- CutKernel.h - Extracts a kernel as a program -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_VERIFICATION_CUTKERNEL_H
#define TENON_LIB_VERIFICATION_CUTKERNEL_H

#include "Runtime/Buffer.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace tenon {

/// Returns the numbers of an outlined kernel's arguments that it reads, as
/// opposed to those that are only destinations.
llvm::SmallVector<unsigned> readArguments(mlir::func::FuncOp kernel);

/// Returns a module whose @main computes the outlined kernel, as one
/// `ten.kernel`, from the arguments that it reads; scalars are tensors of rank
/// 0. With `last`, an operation of the kernel, computes that operation's
/// results and nothing after it. `dims` are the shapes of dynamic results.
mlir::OwningOpRef<mlir::ModuleOp>
cutKernel(mlir::func::FuncOp kernel, mlir::Operation *last,
          llvm::ArrayRef<std::vector<int64_t>> dims);

} // namespace tenon

#endif // TENON_LIB_VERIFICATION_CUTKERNEL_H
