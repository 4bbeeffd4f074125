//===- FlushSubnormals.h - Entries that flush subnormals --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_HOSTTOLLVM_FLUSHSUBNORMALS_H
#define TENON_LIB_CONVERSION_HOSTTOLLVM_FLUSHSUBNORMALS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/TargetParser/Triple.h"

namespace tenon {

/// Wraps `function` so that it runs with subnormal operands and results flushed
/// to 0, and restores its caller's mode. Does nothing on architectures other
/// than x86-64 and AArch64.
void flushSubnormals(mlir::LLVM::LLVMFuncOp function,
                     const llvm::Triple &triple);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_FLUSHSUBNORMALS_H
