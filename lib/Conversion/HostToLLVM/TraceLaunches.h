//===- TraceLaunches.h - Tracing calls around kernels -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_HOSTTOLLVM_TRACELAUNCHES_H
#define TENON_LIB_CONVERSION_HOSTTOLLVM_TRACELAUNCHES_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <string>
#include <vector>

namespace tenon {

/// Calls the context's `trace` before and after every launch of a host function
/// that takes `call`, a pointer to a ten_call. Operands are passed as arrays,
/// in the launch's order; a scalar is an array of rank 0. Returns the names of
/// the kernels in the order of their numbers.
std::vector<std::string>
traceLaunches(mlir::func::FuncOp function, mlir::Value call,
              const mlir::LLVMTypeConverter &converter);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_TRACELAUNCHES_H
