//===- Assembly.cpp - Custom directives of the assembly formats -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parsers and printers of the custom directives in the assembly formats of
// Ten's operations. They shorten the types that follow from others: a
// comparison prints its operand type only, a selection its value type, a
// padding its operand type, and so on. Errors are reported at the type.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Assembly.h"

using namespace mlir;

namespace tenon::ten {

static ParseResult parsePlain(OpAsmParser &parser, unsigned width,
                              IntegerAttr &attr) {
  int64_t value;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseInteger(value))
    return failure();
  if (width < 64 && !llvm::isInt<32>(value))
    return parser.emitError(loc, "expects a 32-bit integer, got ") << value;
  attr = parser.getBuilder().getIntegerAttr(
      parser.getBuilder().getIntegerType(width), value);
  return success();
}

ParseResult parsePlainI32(OpAsmParser &parser, IntegerAttr &attr) {
  return parsePlain(parser, 32, attr);
}
void printPlainI32(OpAsmPrinter &printer, Operation *, IntegerAttr attr) {
  printer << attr.getInt();
}
ParseResult parsePlainI64(OpAsmParser &parser, IntegerAttr &attr) {
  return parsePlain(parser, 64, attr);
}
void printPlainI64(OpAsmPrinter &printer, Operation *, IntegerAttr attr) {
  printer << attr.getInt();
}

ParseResult parseSameType(OpAsmParser &parser, Type &lhs, Type &rhs) {
  if (parser.parseType(lhs))
    return failure();
  rhs = lhs;
  return success();
}
void printSameType(OpAsmPrinter &printer, Operation *, Type lhs, Type) {
  printer << lhs;
}

/// Names of `DequantizeOp::Step`.
static constexpr StringLiteral kDequantizeSteps[] = {"zero", "scale", "plus",
                                                     "divide"};

ParseResult parseDequantizeSteps(
    OpAsmParser &parser,
    SmallVectorImpl<OpAsmParser::UnresolvedOperand> &parameters,
    DenseI32ArrayAttr &steps) {
  SmallVector<int32_t> found;
  while (true) {
    const auto *name = llvm::find_if(kDequantizeSteps, [&](StringRef keyword) {
      return succeeded(parser.parseOptionalKeyword(keyword));
    });
    if (name == std::end(kDequantizeSteps))
      break;
    found.push_back(static_cast<int32_t>(name - kDequantizeSteps));
    if (parser.parseOperand(parameters.emplace_back()))
      return failure();
  }
  steps = parser.getBuilder().getDenseI32ArrayAttr(found);
  return success();
}

void printDequantizeSteps(OpAsmPrinter &printer, Operation *,
                          OperandRange parameters, DenseI32ArrayAttr steps) {
  // Operations that are not verified yet are printed as well.
  StringRef separator;
  for (auto [parameter, step] : llvm::zip(parameters, steps.asArrayRef())) {
    printer << separator
            << (static_cast<size_t>(step) < std::size(kDequantizeSteps)
                    ? kDequantizeSteps[step]
                    : "?")
            << ' ' << parameter;
    separator = " ";
  }
}

/// Returns the tensor type of the same shape with i1 elements; null for other
/// types.
static Type booleanLike(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.clone(IntegerType::get(type.getContext(), 1)) : Type();
}

/// Returns the rank-0 tensor type of the same element type; null for other
/// types.
static Type scalarLike(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? RankedTensorType::get({}, tensor.getElementType()) : Type();
}

static ParseResult expectTensor(OpAsmParser &parser, SMLoc loc, Type type) {
  if (isa<RankedTensorType>(type))
    return success();
  return parser.emitError(loc, "expects a ranked tensor type, got ") << type;
}

ParseResult parseCompareType(OpAsmParser &parser, Type &lhs, Type &rhs,
                             Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(lhs) || expectTensor(parser, loc, lhs))
    return failure();
  rhs = lhs;
  result = booleanLike(lhs);
  if (succeeded(parser.parseOptionalArrow()))
    return parser.parseType(result);
  return success();
}
void printCompareType(OpAsmPrinter &printer, Operation *, Type lhs, Type,
                      Type result) {
  printer << lhs;
  if (result != booleanLike(lhs))
    printer << " -> " << result;
}

ParseResult parseSelectType(OpAsmParser &parser, Type &condition, Type &value) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(value) || expectTensor(parser, loc, value))
    return failure();
  if (failed(parser.parseOptionalComma())) {
    condition = booleanLike(value);
    return success();
  }
  condition = value;
  return parser.parseType(value);
}
void printSelectType(OpAsmPrinter &printer, Operation *, Type condition,
                     Type value) {
  if (condition != booleanLike(value))
    printer << condition << ", ";
  printer << value;
}

ParseResult parsePadTypes(OpAsmParser &parser, Type &operand, Type &value) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(operand) || expectTensor(parser, loc, operand))
    return failure();
  value = scalarLike(operand);
  return success();
}
void printPadTypes(OpAsmPrinter &printer, Operation *, Type operand, Type) {
  printer << operand;
}

/// Parses `, type` if there are start indices, and nothing otherwise.
static ParseResult parseStartType(OpAsmParser &parser, size_t count,
                                  SmallVectorImpl<Type> &types) {
  if (count == 0)
    return success();
  Type type;
  if (parser.parseComma() || parser.parseType(type))
    return failure();
  types.assign(count, type);
  return success();
}
static void printStartType(OpAsmPrinter &printer, TypeRange types) {
  if (!types.empty())
    printer << ", " << types.front();
}

ParseResult parseDynamicSliceTypes(OpAsmParser &parser,
                                   UnresolvedOperands &starts, Type &operand,
                                   SmallVectorImpl<Type> &startTypes,
                                   Type &result) {
  return failure(parser.parseType(operand) ||
                 parseStartType(parser, starts.size(), startTypes) ||
                 parser.parseArrow() || parser.parseType(result));
}
void printDynamicSliceTypes(OpAsmPrinter &printer, Operation *, OperandRange,
                            Type operand, TypeRange startTypes, Type result) {
  printer << operand;
  printStartType(printer, startTypes);
  printer << " -> " << result;
}

ParseResult parseDynamicUpdateSliceTypes(OpAsmParser &parser,
                                         UnresolvedOperands &starts,
                                         Type &operand,
                                         SmallVectorImpl<Type> &startTypes,
                                         Type &update, Type &result) {
  if (parser.parseType(operand) ||
      parseStartType(parser, starts.size(), startTypes) ||
      parser.parseComma() || parser.parseType(update))
    return failure();
  result = operand;
  return success();
}
void printDynamicUpdateSliceTypes(OpAsmPrinter &printer, Operation *,
                                  OperandRange, Type operand,
                                  TypeRange startTypes, Type update, Type) {
  printer << operand;
  printStartType(printer, startTypes);
  printer << ", " << update;
}

ParseResult parseTypeList(OpAsmParser &parser, SmallVectorImpl<Type> &types) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&]() {
    return parser.parseType(types.emplace_back());
  });
}
void printTypeList(OpAsmPrinter &printer, Operation *, TypeRange types) {
  printer << '(' << types << ')';
}

ParseResult parseCombiningTypes(OpAsmParser &parser,
                                SmallVectorImpl<Type> &inputs,
                                SmallVectorImpl<Type> &inits,
                                UnresolvedOperands &initOperands) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseTypeList(inputs))
    return failure();
  if (initOperands.empty())
    return success();
  for (Type input : inputs) {
    if (expectTensor(parser, loc, input))
      return failure();
    inits.push_back(scalarLike(input));
  }
  return success();
}
void printCombiningTypes(OpAsmPrinter &printer, Operation *, TypeRange inputs,
                         TypeRange, OperandRange) {
  llvm::interleaveComma(inputs, printer);
}

//===-- Convolution dimensions --------------------------------------------===//

/// Parses one bracketed list: two letters, and spatial dimensions as numbers.
static ParseResult parseDimsList(AsmParser &parser, StringRef firstLetter,
                                 StringRef secondLetter, int64_t &first,
                                 int64_t &second,
                                 SmallVectorImpl<int64_t> &spatial) {
  first = second = -1;
  SmallVector<std::pair<int64_t, int64_t>> numbered;
  int64_t position = 0;
  SMLoc loc = parser.getCurrentLocation();
  auto element = [&]() -> ParseResult {
    int64_t number;
    OptionalParseResult parsed = parser.parseOptionalInteger(number);
    if (parsed.has_value()) {
      if (failed(*parsed))
        return failure();
      numbered.push_back({number, position++});
      return success();
    }
    StringRef letter;
    SMLoc at = parser.getCurrentLocation();
    if (parser.parseKeyword(&letter))
      return failure();
    if (letter != firstLetter && letter != secondLetter)
      return parser.emitError(at, "expects '")
             << firstLetter << "', '" << secondLetter << "' or a number, got '"
             << letter << "'";
    int64_t &place = letter == firstLetter ? first : second;
    if (place != -1)
      return parser.emitError(at, "expects '") << letter << "' once";
    place = position++;
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, element))
    return failure();
  if (first == -1 || second == -1)
    return parser.emitError(loc, "expects both '")
           << firstLetter << "' and '" << secondLetter << "'";
  spatial.assign(numbered.size(), -1);
  for (auto [number, place] : numbered) {
    if (number < 0 || number >= static_cast<int64_t>(numbered.size()) ||
        spatial[number] != -1)
      return parser.emitError(loc, "expects each spatial dimension from 0 to ")
             << static_cast<int64_t>(numbered.size()) - 1 << " once";
    spatial[number] = place;
  }
  return success();
}

ParseResult parseConvDims(AsmParser &parser, ConvDimsAttr &dims) {
  int64_t inputBatch, inputFeature, kernelInput, kernelOutput, outputBatch,
      outputFeature;
  SmallVector<int64_t> inputSpatial, kernelSpatial, outputSpatial;
  if (parseDimsList(parser, "b", "f", inputBatch, inputFeature, inputSpatial) ||
      parser.parseKeyword("x") ||
      parseDimsList(parser, "i", "o", kernelInput, kernelOutput,
                    kernelSpatial) ||
      parser.parseArrow() ||
      parseDimsList(parser, "b", "f", outputBatch, outputFeature,
                    outputSpatial))
    return failure();
  dims = ConvDimsAttr::get(
      parser.getContext(), inputBatch, inputFeature, inputSpatial, kernelInput,
      kernelOutput, kernelSpatial, outputBatch, outputFeature, outputSpatial);
  return success();
}

static void printDimsList(AsmPrinter &printer, StringRef firstLetter,
                          StringRef secondLetter, int64_t first, int64_t second,
                          ArrayRef<int64_t> spatial) {
  SmallVector<std::string> names(spatial.size() + 2);
  names[first] = firstLetter;
  names[second] = secondLetter;
  for (auto [number, place] : llvm::enumerate(spatial))
    names[place] = std::to_string(number);
  printer << '[';
  llvm::interleaveComma(names, printer);
  printer << ']';
}

void printConvDims(AsmPrinter &printer, ConvDimsAttr dims) {
  printDimsList(printer, "b", "f", dims.getInputBatch(), dims.getInputFeature(),
                dims.getInputSpatial());
  printer << " x ";
  printDimsList(printer, "i", "o", dims.getKernelInputFeature(),
                dims.getKernelOutputFeature(), dims.getKernelSpatial());
  printer << " -> ";
  printDimsList(printer, "b", "f", dims.getOutputBatch(),
                dims.getOutputFeature(), dims.getOutputSpatial());
}

Attribute ConvDimsAttr::parse(AsmParser &parser, Type) {
  ConvDimsAttr dims;
  if (parser.parseLess() || parseConvDims(parser, dims) ||
      parser.parseGreater())
    return {};
  return dims;
}

void ConvDimsAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printConvDims(printer, *this);
  printer << '>';
}

} // namespace tenon::ten
