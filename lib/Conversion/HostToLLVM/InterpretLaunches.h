//===- InterpretLaunches.h - Calls of kernels without code ------*- C++ -*-===//
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

/// Turns the launches of interpreted kernels in a host function into calls of
/// the context's `interpret`. `call` is its pointer to its ten_call; places
/// that can fail are added to `sites`.
void lowerInterpretedLaunches(mlir::func::FuncOp function, mlir::Value call,
                              const mlir::LLVMTypeConverter &converter,
                              std::vector<Site> &sites);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_INTERPRETLAUNCHES_H
