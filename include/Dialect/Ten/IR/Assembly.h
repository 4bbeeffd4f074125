//===- Assembly.h - Directives of assembly formats --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_ASSEMBLY_H
#define TENON_DIALECT_TEN_IR_ASSEMBLY_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// Integers without their type.
mlir::ParseResult parsePlainI32(mlir::OpAsmParser &parser,
                                mlir::IntegerAttr &attr);
void printPlainI32(mlir::OpAsmPrinter &printer, mlir::Operation *,
                   mlir::IntegerAttr attr);
mlir::ParseResult parsePlainI64(mlir::OpAsmParser &parser,
                                mlir::IntegerAttr &attr);
void printPlainI64(mlir::OpAsmPrinter &printer, mlir::Operation *,
                   mlir::IntegerAttr attr);

/// Two equal types, written once.
mlir::ParseResult parseSameType(mlir::OpAsmParser &parser, mlir::Type &lhs,
                                mlir::Type &rhs);
void printSameType(mlir::OpAsmPrinter &printer, mlir::Operation *,
                   mlir::Type lhs, mlir::Type rhs);

/// The operand type of a comparison; the result has its shape.
mlir::ParseResult parseCompareType(mlir::OpAsmParser &parser, mlir::Type &lhs,
                                   mlir::Type &rhs, mlir::Type &result);
void printCompareType(mlir::OpAsmPrinter &printer, mlir::Operation *,
                      mlir::Type lhs, mlir::Type rhs, mlir::Type result);

/// The value type of a selection; the condition has its shape, or its type
/// comes first.
mlir::ParseResult parseSelectType(mlir::OpAsmParser &parser,
                                  mlir::Type &condition, mlir::Type &value);
void printSelectType(mlir::OpAsmPrinter &printer, mlir::Operation *,
                     mlir::Type condition, mlir::Type value);

/// `zero %z scale %s plus %m`: the steps of a dequantization, in order.
mlir::ParseResult parseDequantizeSteps(
    mlir::OpAsmParser &parser,
    llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &parameters,
    mlir::DenseI32ArrayAttr &steps);
void printDequantizeSteps(mlir::OpAsmPrinter &printer, mlir::Operation *,
                          mlir::OperandRange parameters,
                          mlir::DenseI32ArrayAttr steps);

/// The operand type of a padding; the value is a scalar of its element type.
mlir::ParseResult parsePadTypes(mlir::OpAsmParser &parser, mlir::Type &operand,
                                mlir::Type &value);
void printPadTypes(mlir::OpAsmPrinter &printer, mlir::Operation *,
                   mlir::Type operand, mlir::Type value);

using UnresolvedOperands =
    llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand>;

/// `operand, start -> result`: all starts have one type, omitted at rank 0.
mlir::ParseResult parseDynamicSliceTypes(
    mlir::OpAsmParser &parser, UnresolvedOperands &starts, mlir::Type &operand,
    llvm::SmallVectorImpl<mlir::Type> &startTypes, mlir::Type &result);
void printDynamicSliceTypes(mlir::OpAsmPrinter &printer, mlir::Operation *,
                            mlir::OperandRange starts, mlir::Type operand,
                            mlir::TypeRange startTypes, mlir::Type result);

/// `operand, start, update`: the result has the operand's type.
mlir::ParseResult
parseDynamicUpdateSliceTypes(mlir::OpAsmParser &parser,
                             UnresolvedOperands &starts, mlir::Type &operand,
                             llvm::SmallVectorImpl<mlir::Type> &startTypes,
                             mlir::Type &update, mlir::Type &result);
void printDynamicUpdateSliceTypes(mlir::OpAsmPrinter &printer,
                                  mlir::Operation *, mlir::OperandRange starts,
                                  mlir::Type operand,
                                  mlir::TypeRange startTypes, mlir::Type update,
                                  mlir::Type result);

/// `(type, ...)`, which may be empty.
mlir::ParseResult parseTypeList(mlir::OpAsmParser &parser,
                                llvm::SmallVectorImpl<mlir::Type> &types);
void printTypeList(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                   mlir::TypeRange types);

/// The inputs' types; initial values are scalars of their element types.
mlir::ParseResult parseCombiningTypes(mlir::OpAsmParser &parser,
                                      llvm::SmallVectorImpl<mlir::Type> &inputs,
                                      llvm::SmallVectorImpl<mlir::Type> &inits,
                                      UnresolvedOperands &initOperands);
void printCombiningTypes(mlir::OpAsmPrinter &printer, mlir::Operation *,
                         mlir::TypeRange inputs, mlir::TypeRange inits,
                         mlir::OperandRange initOperands);

/// `[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]`.
mlir::ParseResult parseConvDims(mlir::AsmParser &parser, ConvDimsAttr &dims);
void printConvDims(mlir::AsmPrinter &printer, ConvDimsAttr dims);
inline void printConvDims(mlir::OpAsmPrinter &printer, mlir::Operation *,
                          ConvDimsAttr dims) {
  printConvDims(static_cast<mlir::AsmPrinter &>(printer), dims);
}

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_ASSEMBLY_H
