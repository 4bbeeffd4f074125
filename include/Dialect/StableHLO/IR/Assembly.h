//===- Assembly.h - Directives of assembly formats --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_STABLEHLO_IR_ASSEMBLY_H
#define TENON_DIALECT_STABLEHLO_IR_ASSEMBLY_H

#include "Dialect/StableHLO/IR/StableHLO.h"
#include <variant>

namespace tenon::stablehlo {

using Operands = llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand>;
using Types = llvm::SmallVectorImpl<mlir::Type>;

//===-- Types -------------------------------------------------------------===//

/// One type if all are equal, otherwise a function type.
mlir::ParseResult parseOpTypes(mlir::OpAsmParser &parser,
                               llvm::ArrayRef<mlir::Type *> types);
void printOpTypes(mlir::OpAsmPrinter &printer, mlir::TypeRange types);

inline mlir::ParseResult parseOpTypes(mlir::OpAsmParser &parser, mlir::Type &a,
                                      mlir::Type &result) {
  return parseOpTypes(parser, {&a, &result});
}
inline mlir::ParseResult parseOpTypes(mlir::OpAsmParser &parser, mlir::Type &a,
                                      mlir::Type &b, mlir::Type &result) {
  return parseOpTypes(parser, {&a, &b, &result});
}
inline mlir::ParseResult parseOpTypes(mlir::OpAsmParser &parser, mlir::Type &a,
                                      mlir::Type &b, mlir::Type &c,
                                      mlir::Type &result) {
  return parseOpTypes(parser, {&a, &b, &c, &result});
}
template <typename... T>
void printOpTypes(mlir::OpAsmPrinter &printer, mlir::Operation *, T... types) {
  printOpTypes(printer,
               mlir::TypeRange(llvm::ArrayRef<mlir::Type>({types...})));
}

/// The complex type; the operands have its part type.
mlir::ParseResult parseComplexTypes(mlir::OpAsmParser &parser, mlir::Type &lhs,
                                    mlir::Type &rhs, mlir::Type &result);
void printComplexTypes(mlir::OpAsmPrinter &printer, mlir::Operation *,
                       mlir::Type lhs, mlir::Type rhs, mlir::Type result);

/// `predicate, value` if both values and the result have the same type.
mlir::ParseResult parseSelectTypes(mlir::OpAsmParser &parser, mlir::Type &pred,
                                   mlir::Type &onTrue, mlir::Type &onFalse,
                                   mlir::Type &result);
void printSelectTypes(mlir::OpAsmPrinter &printer, mlir::Operation *,
                      mlir::Type pred, mlir::Type onTrue, mlir::Type onFalse,
                      mlir::Type result);

/// As many results as operands, with the same types, or with types after an
/// arrow.
mlir::ParseResult parsePairwiseTypes(mlir::OpAsmParser &parser, Types &operands,
                                     Types &results);
void printPairwiseTypes(mlir::OpAsmPrinter &printer, mlir::Operation *,
                        mlir::TypeRange operands, mlir::TypeRange results);

mlir::ParseResult parseTupleTypes(mlir::OpAsmParser &parser, Types &operands,
                                  mlir::Type &result);
void printTupleTypes(mlir::OpAsmPrinter &printer, mlir::Operation *,
                     mlir::TypeRange operands, mlir::Type result);

mlir::ParseResult parseTokenTypes(mlir::OpAsmParser &parser, Operands &operands,
                                  Types &operandTypes, mlir::Type &result);
void printTokenTypes(mlir::OpAsmPrinter &printer, mlir::Operation *,
                     mlir::OperandRange operands, mlir::TypeRange operandTypes,
                     mlir::Type result);

/// Two operands of one type.
mlir::ParseResult parseSameTypes(mlir::OpAsmParser &parser, mlir::Type &lhs,
                                 mlir::Type &rhs);
void printSameTypes(mlir::OpAsmPrinter &printer, mlir::Operation *,
                    mlir::Type lhs, mlir::Type rhs);

//===-- Attributes --------------------------------------------------------===//

/// An integer without its type.
mlir::ParseResult parsePlainInt(mlir::OpAsmParser &parser,
                                mlir::IntegerAttr &attr);
void printPlainInt(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                   mlir::IntegerAttr attr);

mlir::ParseResult parsePlainI32(mlir::OpAsmParser &parser,
                                mlir::IntegerAttr &attr);
void printPlainI32(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                   mlir::IntegerAttr attr);

/// Operands with a comma after each.
mlir::ParseResult parseOperandsAndComma(mlir::OpAsmParser &parser,
                                        Operands &operands);
void printOperandsAndComma(mlir::OpAsmPrinter &printer, mlir::Operation *,
                           mlir::OperandRange operands);

/// `e8m7`.
mlir::ParseResult parseFloatFormat(mlir::OpAsmParser &parser,
                                   mlir::IntegerAttr &exponent,
                                   mlir::IntegerAttr &mantissa);
void printFloatFormat(mlir::OpAsmPrinter &printer, mlir::Operation *,
                      mlir::IntegerAttr exponent, mlir::IntegerAttr mantissa);

/// `[1:3, 4:8:2]`.
mlir::ParseResult parseSliceRanges(mlir::OpAsmParser &parser,
                                   mlir::DenseI64ArrayAttr &start,
                                   mlir::DenseI64ArrayAttr &limit,
                                   mlir::DenseI64ArrayAttr &stride);
void printSliceRanges(mlir::OpAsmPrinter &printer, mlir::Operation *,
                      mlir::DenseI64ArrayAttr start,
                      mlir::DenseI64ArrayAttr limit,
                      mlir::DenseI64ArrayAttr stride);

/// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`.
mlir::ParseResult parseDotDims(mlir::OpAsmParser &parser,
                               DotDimensionNumbersAttr &dims);
void printDotDims(mlir::OpAsmPrinter &printer, mlir::Operation *,
                  DotDimensionNumbersAttr dims);

/// `, precision = [DEFAULT, DEFAULT]`, or nothing.
mlir::ParseResult parsePrecision(mlir::OpAsmParser &parser,
                                 mlir::ArrayAttr &precision);
void printPrecision(mlir::OpAsmPrinter &printer, mlir::Operation *,
                    mlir::ArrayAttr precision);

/// As before, with an optional `, algorithm = <...>`.
mlir::ParseResult parsePrecisionAndAlgorithm(mlir::OpAsmParser &parser,
                                             mlir::ArrayAttr &precision,
                                             DotAlgorithmAttr &algorithm);
void printPrecisionAndAlgorithm(mlir::OpAsmPrinter &printer,
                                mlir::Operation *op, mlir::ArrayAttr precision,
                                DotAlgorithmAttr algorithm);

/// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
mlir::FailureOr<ConvDimensionNumbersAttr>
parseConvDims(mlir::AsmParser &parser);
void printConvDims(mlir::AsmPrinter &printer, ConvDimensionNumbersAttr dims);
mlir::ParseResult parseConvDims(mlir::OpAsmParser &parser,
                                ConvDimensionNumbersAttr &dims);
void printConvDims(mlir::OpAsmPrinter &printer, mlir::Operation *,
                   ConvDimensionNumbersAttr dims);

/// `stride = [1], pad = [[0, 0]], lhs_dilate = [1], ...`, all optional.
mlir::ParseResult parseWindow(mlir::OpAsmParser &parser,
                              mlir::DenseI64ArrayAttr &stride,
                              mlir::DenseIntElementsAttr &pad,
                              mlir::DenseI64ArrayAttr &lhsDilation,
                              mlir::DenseI64ArrayAttr &rhsDilation,
                              mlir::DenseBoolArrayAttr &reverse);
void printWindow(mlir::OpAsmPrinter &printer, mlir::Operation *,
                 mlir::DenseI64ArrayAttr stride, mlir::DenseIntElementsAttr pad,
                 mlir::DenseI64ArrayAttr lhsDilation,
                 mlir::DenseI64ArrayAttr rhsDilation,
                 mlir::DenseBoolArrayAttr reverse);

/// The target of a custom call as a symbol name.
mlir::ParseResult parseCallTarget(mlir::OpAsmParser &parser,
                                  mlir::StringAttr &target);
void printCallTarget(mlir::OpAsmPrinter &printer, mlir::Operation *,
                     mlir::StringAttr target);

/// An elements attribute, whose type is the operand's.
mlir::ParseResult parseConstantAndType(mlir::OpAsmParser &parser,
                                       mlir::ElementsAttr &value,
                                       mlir::Type &type);
void printConstantAndType(mlir::OpAsmPrinter &printer, mlir::Operation *,
                          mlir::ElementsAttr value, mlir::Type type);

mlir::ParseResult parseUlpRange(mlir::OpAsmParser &parser,
                                mlir::IntegerAttr &max, mlir::IntegerAttr &min);
void printUlpRange(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                   mlir::IntegerAttr max, mlir::IntegerAttr min);

/// A field of an attribute with named fields, and the variable for its value.
struct StructField {
  llvm::StringRef name;
  std::variant<llvm::SmallVector<int64_t> *, int64_t *, bool *, double *,
               mlir::Type *, mlir::Attribute *>
      value;
  bool isRequired = false;
};
/// Parses `<name = value, ...>`: fields in any order, optional ones may be
/// omitted, and a trailing comma is allowed.
mlir::ParseResult parseStruct(mlir::AsmParser &parser,
                              llvm::ArrayRef<StructField> fields);
/// The same, after `<`.
mlir::ParseResult parseStructFields(mlir::AsmParser &parser,
                                    llvm::ArrayRef<StructField> fields);

/// A list of dimensions as an attribute's parameter.
mlir::FailureOr<llvm::SmallVector<int64_t>>
parseDimsParameter(mlir::AsmParser &parser);
void printDimsParameter(mlir::AsmPrinter &printer,
                        llvm::ArrayRef<int64_t> dims);

/// Parses balanced text of brackets, names, strings and numbers, and returns it
/// in a canonical form.
mlir::FailureOr<std::string> parseText(mlir::AsmParser &parser);

} // namespace tenon::stablehlo

#endif // TENON_DIALECT_STABLEHLO_IR_ASSEMBLY_H
