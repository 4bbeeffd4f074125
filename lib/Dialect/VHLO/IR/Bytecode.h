//===- Bytecode.h - Bytecode of VHLO ----------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DIALECT_VHLO_IR_BYTECODE_H
#define TENON_LIB_DIALECT_VHLO_IR_BYTECODE_H

#include "Dialect/VHLO/IR/VHLO.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/IR/OpDefinition.h"

namespace tenon::vhlo {

/// Operations with the same attributes. Both lists are separated by spaces.
struct OperationGroup {
  llvm::StringRef attributes;
  llvm::StringRef operations;
};
llvm::ArrayRef<OperationGroup> operationGroups();

/// The terminator of functions and regions. It is a registered operation since
/// MLIR must know its traits when it parses blocks.
class ReturnOp
    : public mlir::Op<ReturnOp, mlir::OpTrait::ZeroRegions,
                      mlir::OpTrait::ZeroResults, mlir::OpTrait::ZeroSuccessors,
                      mlir::OpTrait::VariadicOperands,
                      mlir::OpTrait::IsTerminator> {
public:
  using Op::Op;
  static constexpr llvm::StringLiteral getOperationName() {
    return llvm::StringLiteral("vhlo.return_v1");
  }
  static llvm::ArrayRef<llvm::StringRef> getAttributeNames() { return {}; }
};

/// Reads attributes and types by their codes.
class BytecodeReader : public mlir::BytecodeDialectInterface {
public:
  explicit BytecodeReader(mlir::Dialect *dialect)
      : BytecodeDialectInterface(dialect) {}
  mlir::Attribute
  readAttribute(mlir::DialectBytecodeReader &reader) const override;
  mlir::Type readType(mlir::DialectBytecodeReader &reader) const override;
};

} // namespace tenon::vhlo

MLIR_DECLARE_EXPLICIT_TYPE_ID(tenon::vhlo::ReturnOp)

#endif // TENON_LIB_DIALECT_VHLO_IR_BYTECODE_H
