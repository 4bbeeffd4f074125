//===- Launches.h - Calls of kernels ----------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_HOSTTOLLVM_LAUNCHES_H
#define TENON_LIB_CONVERSION_HOSTTOLLVM_LAUNCHES_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Marks kernels that must not be inlined: inlining pays for kernels that run
/// many times, and otherwise only makes host functions long, which LLVM
/// compiles slowly.
void keepApart(llvm::ArrayRef<mlir::func::FuncOp> hosts,
               const mlir::SymbolTable &table);

/// Lowers the launch to a call of the kernel's function or a library routine.
/// The enclosing function has the call's description as its first argument.
void lowerLaunch(ten::LaunchOp launch, const mlir::SymbolTable &table);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_LAUNCHES_H
