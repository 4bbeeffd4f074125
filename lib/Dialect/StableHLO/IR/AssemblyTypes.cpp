//===- AssemblyTypes.cpp - Types in assembly formats ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parsers and printers of operand and result types in StableHLO's assembly
// formats: one type if all are equal, a function type otherwise, and the short
// forms of complex, select, tuples and tokens.
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Assembly.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;

namespace tenon::stablehlo {

//===-- Types -------------------------------------------------------------===//

/// Distributes a function type over the operands and the single result.
static ParseResult distribute(OpAsmParser &parser, SMLoc loc, FunctionType type,
                              ArrayRef<Type *> types) {
  size_t operands = types.size() - 1;
  if (type.getNumInputs() != operands || type.getNumResults() != 1)
    return parser.emitError(loc, "expects ")
           << operands << " operand types and 1 result type, got "
           << type.getNumInputs() << " and " << type.getNumResults();
  for (size_t i = 0; i < operands; ++i)
    *types[i] = type.getInput(i);
  *types.back() = type.getResult(0);
  return success();
}

ParseResult parseOpTypes(OpAsmParser &parser, ArrayRef<Type *> types) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return distribute(parser, loc, function, types);
  for (Type *each : types)
    *each = type;
  return success();
}

void printOpTypes(OpAsmPrinter &printer, TypeRange types) {
  if (llvm::all_equal(types))
    printer << types.front();
  else
    printer.printFunctionalType(types.drop_back(),
                                TypeRange(ArrayRef<Type>(types.back())));
}

ParseResult parseComplexTypes(OpAsmParser &parser, Type &lhs, Type &rhs,
                              Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return distribute(parser, loc, function, {&lhs, &rhs, &result});
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto element =
      tensor ? dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  if (!element)
    return parser.emitError(loc, "expects a tensor of complex, got ") << type;
  lhs = rhs = tensor.clone(element.getElementType());
  result = type;
  return success();
}

void printComplexTypes(OpAsmPrinter &printer, Operation *, Type lhs, Type rhs,
                       Type result) {
  auto tensor = cast<RankedTensorType>(result);
  auto element = dyn_cast<ComplexType>(tensor.getElementType());
  if (element && lhs == rhs && lhs == tensor.clone(element.getElementType()))
    printer << result;
  else
    printer.printFunctionalType(TypeRange(ArrayRef<Type>({lhs, rhs})),
                                TypeRange(ArrayRef<Type>(result)));
}

ParseResult parseSelectTypes(OpAsmParser &parser, Type &pred, Type &onTrue,
                             Type &onFalse, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(pred))
    return failure();
  if (auto function = dyn_cast<FunctionType>(pred))
    return distribute(parser, loc, function,
                      {&pred, &onTrue, &onFalse, &result});
  if (parser.parseComma() || parser.parseType(onTrue))
    return failure();
  onFalse = result = onTrue;
  return success();
}

void printSelectTypes(OpAsmPrinter &printer, Operation *, Type pred,
                      Type onTrue, Type onFalse, Type result) {
  if (onTrue == onFalse && onTrue == result)
    printer << pred << ", " << onTrue;
  else
    printer.printFunctionalType(
        TypeRange(ArrayRef<Type>({pred, onTrue, onFalse})),
        TypeRange(ArrayRef<Type>(result)));
}

ParseResult parsePairwiseTypes(OpAsmParser &parser, Types &operands,
                               Types &results) {
  if (parser.parseTypeList(operands))
    return failure();
  // Result types may have more or fewer static sizes.
  if (succeeded(parser.parseOptionalArrow()))
    return parser.parseTypeList(results);
  results.assign(operands.begin(), operands.end());
  return success();
}

void printPairwiseTypes(OpAsmPrinter &printer, Operation *, TypeRange operands,
                        TypeRange results) {
  llvm::interleaveComma(operands, printer);
  if (operands == results)
    return;
  printer << " -> ";
  llvm::interleaveComma(results, printer);
}

ParseResult parseTupleTypes(OpAsmParser &parser, Types &operands,
                            Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(result))
    return failure();
  if (auto function = dyn_cast<FunctionType>(result);
      function && function.getNumResults() == 1) {
    llvm::append_range(operands, function.getInputs());
    result = function.getResult(0);
    return success();
  }
  auto tuple = dyn_cast<TupleType>(result);
  if (!tuple)
    return parser.emitError(loc, "expects a tuple type, got ") << result;
  llvm::append_range(operands, tuple.getTypes());
  return success();
}

void printTupleTypes(OpAsmPrinter &printer, Operation *, TypeRange operands,
                     Type result) {
  if (operands == TypeRange(cast<TupleType>(result).getTypes()))
    printer << result;
  else
    printer.printFunctionalType(operands, TypeRange(result));
}

ParseResult parseTokenTypes(OpAsmParser &parser, Operands &operands,
                            Types &operandTypes, Type &result) {
  if (parser.parseType(result))
    return failure();
  operandTypes.assign(operands.size(), result);
  return success();
}

void printTokenTypes(OpAsmPrinter &printer, Operation *, OperandRange,
                     TypeRange, Type result) {
  printer << result;
}

ParseResult parseSameTypes(OpAsmParser &parser, Type &lhs, Type &rhs) {
  if (parser.parseType(lhs))
    return failure();
  rhs = lhs;
  // Older versions repeat the type.
  if (succeeded(parser.parseOptionalComma()))
    return parser.parseType(rhs);
  return success();
}

void printSameTypes(OpAsmPrinter &printer, Operation *, Type lhs, Type rhs) {
  printer << lhs;
  if (lhs != rhs)
    printer << ", " << rhs;
}

} // namespace tenon::stablehlo
