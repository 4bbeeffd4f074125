//===- HostContract.h - What passes leave of a host function ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_HOSTTOLLVM_HOSTCONTRACT_H
#define TENON_LIB_CONVERSION_HOSTTOLLVM_HOSTCONTRACT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Checks that a host function and its plan, or null, are what bufferization
/// and planning leave: attributes, parameters, results and constants agree.
/// Entries are emitted by these, so that one that was written by hand must not
/// be believed.
mlir::LogicalResult checkHost(mlir::func::FuncOp host, mlir::func::FuncOp plan,
                              const mlir::SymbolTable &table);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_HOSTCONTRACT_H
