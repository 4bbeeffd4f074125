//===- HostPieces.h - Splits long host functions ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_HOSTTOLLVM_HOSTPIECES_H
#define TENON_LIB_CONVERSION_HOSTTOLLVM_HOSTPIECES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Outlines every 128 launches of a long block into a function of the call,
/// which is the host function's first argument.
void splitHost(mlir::func::FuncOp host, mlir::SymbolTable &symbols);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_HOSTPIECES_H
