//===- Launches.h - Launches of kernels become calls ------------*- C++ -*-===//
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

/// Replaces a launch by the call of its kernel or library routine.
void lowerLaunch(ten::LaunchOp launch, const mlir::SymbolTable &table);

/// Kernels gain from being inlined where they run many times; elsewhere that
/// only makes host functions large, which LLVM takes long for.
void keepApart(llvm::ArrayRef<mlir::func::FuncOp> hosts,
               const mlir::SymbolTable &table);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_LAUNCHES_H
