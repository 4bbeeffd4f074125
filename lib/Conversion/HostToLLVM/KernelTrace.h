//===- KernelTrace.h - Calls around kernels -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_HOSTTOLLVM_KERNELTRACE_H
#define TENON_LIB_CONVERSION_HOSTTOLLVM_KERNELTRACE_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace tenon {

/// Adds void(call, kernel, phase), which tells the context, if it wants to
/// know.
mlir::LLVM::LLVMFuncOp createTrace(mlir::ModuleOp module);

/// Calls it before and after a launch.
void emitTrace(ten::LaunchOp launch, mlir::LLVM::LLVMFuncOp trace,
               int32_t kernel);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_KERNELTRACE_H
