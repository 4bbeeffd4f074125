//===- FlushSubnormals.h - Entries that take tiny numbers as 0 --*- C++ -*-===//
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

/// Makes `function` run with numbers below the smallest normal one, operands
/// and results, counting as 0, and leave its caller's mode as it was: it
/// becomes a call of its own code in between. Nothing on processors other than
/// x86-64 and AArch64.
void flushSubnormals(mlir::LLVM::LLVMFuncOp function,
                     const llvm::Triple &triple);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_FLUSHSUBNORMALS_H
