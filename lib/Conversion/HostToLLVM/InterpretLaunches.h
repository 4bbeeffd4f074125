//===- InterpretLaunches.h - Launches of interpreted kernels ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_HOSTTOLLVM_INTERPRETLAUNCHES_H
#define TENON_LIB_CONVERSION_HOSTTOLLVM_INTERPRETLAUNCHES_H

#include "ArtifactDescription.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Lowers launches of interpreted kernels in a host function to calls of the
/// context's `interpret`. `call` is the pointer to its ten_call; appends
/// failure sites to `sites`.
void lowerInterpretedLaunches(mlir::func::FuncOp function, mlir::Value call,
                              const mlir::LLVMTypeConverter &converter,
                              std::vector<Site> &sites);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_INTERPRETLAUNCHES_H
