//===- LaunchArrays.h - Operands of launches as arrays ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_HOSTTOLLVM_LAUNCHARRAYS_H
#define TENON_LIB_CONVERSION_HOSTTOLLVM_LAUNCHARRAYS_H

#include "ArtifactDescription.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Memory of a host function for the operands of one launch at a time, in the
/// form that functions of the call's context take.
class LaunchArrays {
public:
  /// `call` is the host function's pointer to its ten_call.
  LaunchArrays(mlir::func::FuncOp function, mlir::Value call,
               llvm::ArrayRef<ten::LaunchOp> launches,
               const mlir::LLVMTypeConverter &converter);

  /// Writes the operands of the launch's own kernel, before the launch, and
  /// returns how many there are.
  int64_t fill(ten::LaunchOp launch);

  mlir::Value number(mlir::Type type, int64_t value);
  mlir::Value context();
  /// Returns the function in field `index` of the context.
  mlir::Value contextFunction(mlir::Value context, int32_t index);

  const AbiTypes types;
  mlir::OpBuilder builder;
  mlir::Location loc;
  mlir::Value arrays;

private:
  mlir::Value at(mlir::Value pointer, mlir::Type type,
                 llvm::ArrayRef<mlir::LLVM::GEPArg> index);
  mlir::Value load(mlir::Value pointer, mlir::Type structure, int32_t index);

  mlir::Value call;
  const mlir::LLVMTypeConverter &converter;
  mlir::Value numbers;
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_HOSTTOLLVM_LAUNCHARRAYS_H
