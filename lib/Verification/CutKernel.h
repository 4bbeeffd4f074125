//===- CutKernel.h - A kernel as a program of its own -----------*- C++ -*-===//
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

/// The numbers of the arguments of an outlined kernel that it reads: not those
/// that only say where results go.
llvm::SmallVector<unsigned> readArguments(mlir::func::FuncOp kernel);

/// A module whose @main computes what the outlined kernel does, as one
/// `ten.kernel`, from the arguments that it reads; scalars are tensors of rank
/// 0. With `last`, an operation of the kernel, what that one gives, and nothing
/// that follows it. `dims` are the shapes of the results, or of those of `last`
/// where they are not static.
mlir::OwningOpRef<mlir::ModuleOp>
cutKernel(mlir::func::FuncOp kernel, mlir::Operation *last,
          llvm::ArrayRef<std::vector<int64_t>> dims);

} // namespace tenon

#endif // TENON_LIB_VERIFICATION_CUTKERNEL_H
