//===- Assembly.cpp - Directives of assembly formats ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parsers and printers of StableHLO's custom assembly directives, compatible
// with the text that OpenXLA's StableHLO prints: slices, windows, convolution
// and dot dimensions, precision, and balanced text for attributes that are kept
// as strings.
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Assembly.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

namespace tenon::stablehlo {

//===-- Numbers -----------------------------------------------------------===//

/// Makes an attribute of 32 bits (`narrow`) or 64 bits, as the specification
/// requires.
static IntegerAttr intAttr(OpAsmParser &parser, int64_t value, bool narrow) {
  return narrow ? parser.getBuilder().getI32IntegerAttr(value)
                : parser.getBuilder().getI64IntegerAttr(value);
}

ParseResult parsePlainInt(OpAsmParser &parser, IntegerAttr &attr) {
  int64_t value;
  if (parser.parseInteger(value))
    return failure();
  attr = intAttr(parser, value, /*narrow=*/false);
  return success();
}

void printPlainInt(OpAsmPrinter &printer, Operation *, IntegerAttr attr) {
  printer << attr.getValue().getSExtValue();
}

ParseResult parsePlainI32(OpAsmParser &parser, IntegerAttr &attr) {
  int32_t value;
  if (parser.parseInteger(value))
    return failure();
  attr = intAttr(parser, value, /*narrow=*/true);
  return success();
}

void printPlainI32(OpAsmPrinter &printer, Operation *op, IntegerAttr attr) {
  printPlainInt(printer, op, attr);
}

ParseResult parseOperandsAndComma(OpAsmParser &parser, Operands &operands) {
  // Without operands, there may be a comma alone.
  if (succeeded(parser.parseOptionalComma()))
    return success();
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult parsed = parser.parseOptionalOperand(operand);
    if (!parsed.has_value())
      return success();
    if (failed(*parsed) || parser.parseComma())
      return failure();
    operands.push_back(operand);
  }
}

void printOperandsAndComma(OpAsmPrinter &printer, Operation *,
                           OperandRange operands) {
  llvm::interleave(
      operands, [&](Value operand) { printer << operand << ','; },
      [&] { printer << ' '; });
}

ParseResult parseFloatFormat(OpAsmParser &parser, IntegerAttr &exponent,
                             IntegerAttr &mantissa) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef text;
  if (parser.parseKeyword(&text))
    return failure();
  StringRef rest = text;
  int64_t e, m;
  if (!rest.consume_front("e") || rest.consumeInteger(10, e) ||
      !rest.consume_front("m") || rest.getAsInteger(10, m) || e > INT32_MAX ||
      m > INT32_MAX)
    return parser.emitError(loc, "expects a format like 'e8m7', got '")
           << text << "'";
  exponent = intAttr(parser, e, /*narrow=*/true);
  mantissa = intAttr(parser, m, /*narrow=*/true);
  return success();
}

void printFloatFormat(OpAsmPrinter &printer, Operation *, IntegerAttr exponent,
                      IntegerAttr mantissa) {
  printer << 'e' << exponent.getInt() << 'm' << mantissa.getInt();
}

/// Parses `[...]` with `element` for each element.
static ParseResult parseList(AsmParser &parser,
                             llvm::function_ref<ParseResult()> element) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, element);
}

static ParseResult parseInts(AsmParser &parser, SmallVector<int64_t> &ints) {
  return parseList(parser,
                   [&] { return parser.parseInteger(ints.emplace_back()); });
}

template <typename Printer>
static void printInts(Printer &printer, ArrayRef<int64_t> ints) {
  printer << '[';
  llvm::interleaveComma(ints, printer);
  printer << ']';
}

FailureOr<SmallVector<int64_t>> parseDimsParameter(AsmParser &parser) {
  SmallVector<int64_t> dims;
  if (parseInts(parser, dims))
    return failure();
  return dims;
}

void printDimsParameter(AsmPrinter &printer, ArrayRef<int64_t> dims) {
  printInts(printer, dims);
}

ParseResult parseSliceRanges(OpAsmParser &parser, DenseI64ArrayAttr &start,
                             DenseI64ArrayAttr &limit,
                             DenseI64ArrayAttr &stride) {
  SmallVector<int64_t> starts, limits, strides;
  if (parseList(parser, [&]() -> ParseResult {
        if (parser.parseInteger(starts.emplace_back()) || parser.parseColon() ||
            parser.parseInteger(limits.emplace_back()))
          return failure();
        strides.push_back(1);
        if (succeeded(parser.parseOptionalColon()))
          return parser.parseInteger(strides.back());
        return success();
      }))
    return failure();
  Builder &builder = parser.getBuilder();
  start = builder.getDenseI64ArrayAttr(starts);
  limit = builder.getDenseI64ArrayAttr(limits);
  stride = builder.getDenseI64ArrayAttr(strides);
  return success();
}

void printSliceRanges(OpAsmPrinter &printer, Operation *,
                      DenseI64ArrayAttr start, DenseI64ArrayAttr limit,
                      DenseI64ArrayAttr stride) {
  printer << '[';
  llvm::interleaveComma(llvm::seq<size_t>(0, start.size()), printer,
                        [&](size_t i) {
                          printer << start[i] << ':' << limit[i];
                          if (stride[i] != 1)
                            printer << ':' << stride[i];
                        });
  printer << ']';
}

//===-- Contractions ------------------------------------------------------===//

static ParseResult parsePair(OpAsmParser &parser, SmallVector<int64_t> &lhs,
                             SmallVector<int64_t> &rhs) {
  return failure(parser.parseEqual() || parseInts(parser, lhs) ||
                 parser.parseKeyword("x") || parseInts(parser, rhs));
}

ParseResult parseDotDims(OpAsmParser &parser, DotDimensionNumbersAttr &dims) {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsDims, rhsDims;
  if (succeeded(parser.parseOptionalKeyword("batching_dims")))
    if (parsePair(parser, lhsBatch, rhsBatch) || parser.parseComma())
      return failure();
  if (parser.parseKeyword("contracting_dims") ||
      parsePair(parser, lhsDims, rhsDims))
    return failure();
  dims = DotDimensionNumbersAttr::get(parser.getContext(), lhsBatch, rhsBatch,
                                      lhsDims, rhsDims);
  return success();
}

void printDotDims(OpAsmPrinter &printer, Operation *,
                  DotDimensionNumbersAttr dims) {
  if (!dims.getLhsBatchingDimensions().empty() ||
      !dims.getRhsBatchingDimensions().empty()) {
    printer << "batching_dims = ";
    printInts(printer, dims.getLhsBatchingDimensions());
    printer << " x ";
    printInts(printer, dims.getRhsBatchingDimensions());
    printer << ", ";
  }
  printer << "contracting_dims = ";
  printInts(printer, dims.getLhsContractingDimensions());
  printer << " x ";
  printInts(printer, dims.getRhsContractingDimensions());
}

static ParseResult parsePrecisionList(OpAsmParser &parser,
                                      ArrayAttr &precision) {
  SmallVector<Attribute> values;
  if (parser.parseEqual() || parseList(parser, [&]() -> ParseResult {
        SMLoc loc = parser.getCurrentLocation();
        StringRef name;
        if (parser.parseKeyword(&name))
          return failure();
        std::optional<Precision> value = symbolizePrecision(name);
        if (!value)
          return parser.emitError(loc,
                                  "expects DEFAULT, HIGH or HIGHEST, got '")
                 << name << "'";
        values.push_back(PrecisionAttr::get(parser.getContext(), *value));
        return success();
      }))
    return failure();
  precision = parser.getBuilder().getArrayAttr(values);
  return success();
}

ParseResult parsePrecision(OpAsmParser &parser, ArrayAttr &precision) {
  if (failed(parser.parseOptionalComma()))
    return success();
  return failure(parser.parseKeyword("precision") ||
                 parsePrecisionList(parser, precision));
}

void printPrecision(OpAsmPrinter &printer, Operation *, ArrayAttr precision) {
  if (!precision)
    return;
  printer << ", precision = [";
  llvm::interleaveComma(precision, printer, [&](Attribute value) {
    printer << stringifyPrecision(cast<PrecisionAttr>(value).getValue());
  });
  printer << ']';
}

ParseResult parsePrecisionAndAlgorithm(OpAsmParser &parser,
                                       ArrayAttr &precision,
                                       DotAlgorithmAttr &algorithm) {
  while (succeeded(parser.parseOptionalComma())) {
    if (succeeded(parser.parseOptionalKeyword("precision"))) {
      if (parsePrecisionList(parser, precision))
        return failure();
      continue;
    }
    if (parser.parseKeyword("algorithm") || parser.parseEqual())
      return failure();
    algorithm = dyn_cast_or_null<DotAlgorithmAttr>(
        DotAlgorithmAttr::parse(parser, Type()));
    if (!algorithm)
      return failure();
  }
  return success();
}

void printPrecisionAndAlgorithm(OpAsmPrinter &printer, Operation *op,
                                ArrayAttr precision,
                                DotAlgorithmAttr algorithm) {
  printPrecision(printer, op, precision);
  if (!algorithm)
    return;
  printer << ", algorithm = ";
  algorithm.print(printer);
}

//===-- Convolutions ------------------------------------------------------===//

/// Parses one of the three lists: two dimensions as letters, and numbered ones.
static ParseResult parseConvList(AsmParser &parser, StringRef first,
                                 StringRef second, int64_t &firstDim,
                                 int64_t &secondDim,
                                 SmallVector<int64_t> &spatial) {
  SMLoc loc = parser.getCurrentLocation();
  // std::map, since a DenseMap reserves two values as keys.
  std::map<int64_t, int64_t> numbered;
  int64_t dim = 0;
  firstDim = secondDim = -1;
  if (parseList(parser, [&]() -> ParseResult {
        int64_t number;
        OptionalParseResult parsed = parser.parseOptionalInteger(number);
        if (parsed.has_value()) {
          if (failed(*parsed) || !numbered.try_emplace(number, dim).second)
            return parser.emitError(loc, "expects each dimension once");
        } else if (succeeded(parser.parseOptionalKeyword(first))) {
          firstDim = dim;
        } else if (succeeded(parser.parseOptionalKeyword(second))) {
          secondDim = dim;
        } else {
          return parser.emitError(loc, "expects a number, '")
                 << first << "' or '" << second << "'";
        }
        ++dim;
        return success();
      }))
    return failure();
  if (firstDim < 0 || secondDim < 0 ||
      dim != static_cast<int64_t>(numbered.size()) + 2)
    return parser.emitError(loc, "expects '")
           << first << "' and '" << second << "' once each";
  for (int64_t i = 0; i < dim - 2; ++i) {
    auto it = numbered.find(i);
    if (it == numbered.end())
      return parser.emitError(loc, "expects spatial dimension ") << i;
    spatial.push_back(it->second);
  }
  return success();
}

FailureOr<ConvDimensionNumbersAttr> parseConvDims(AsmParser &parser) {
  int64_t b, f, i, o, ob, of;
  SmallVector<int64_t> input, kernel, output;
  if (parseConvList(parser, "b", "f", b, f, input) ||
      parser.parseKeyword("x") ||
      parseConvList(parser, "i", "o", i, o, kernel) || parser.parseArrow() ||
      parseConvList(parser, "b", "f", ob, of, output))
    return failure();
  return ConvDimensionNumbersAttr::get(parser.getContext(), b, f, input, i, o,
                                       kernel, ob, of, output);
}

void printConvDims(AsmPrinter &printer, ConvDimensionNumbersAttr dims) {
  auto print = [&](char first, char second, int64_t firstDim, int64_t secondDim,
                   ArrayRef<int64_t> spatial) {
    printer << '[';
    for (int64_t dim = 0, e = spatial.size() + 2; dim < e; ++dim) {
      if (dim)
        printer << ", ";
      if (dim == firstDim)
        printer << first;
      else if (dim == secondDim)
        printer << second;
      else
        printer << llvm::find(spatial, dim) - spatial.begin();
    }
    printer << ']';
  };
  print('b', 'f', dims.getInputBatch(), dims.getInputFeature(),
        dims.getInputSpatial());
  printer << 'x';
  print('i', 'o', dims.getKernelInputFeature(), dims.getKernelOutputFeature(),
        dims.getKernelSpatial());
  printer << "->";
  print('b', 'f', dims.getOutputBatch(), dims.getOutputFeature(),
        dims.getOutputSpatial());
}

ParseResult parseConvDims(OpAsmParser &parser, ConvDimensionNumbersAttr &dims) {
  FailureOr<ConvDimensionNumbersAttr> parsed =
      parseConvDims(static_cast<AsmParser &>(parser));
  if (failed(parsed))
    return failure();
  dims = *parsed;
  return success();
}

void printConvDims(OpAsmPrinter &printer, Operation *,
                   ConvDimensionNumbersAttr dims) {
  printConvDims(static_cast<AsmPrinter &>(printer), dims);
}

ParseResult parseWindow(OpAsmParser &parser, DenseI64ArrayAttr &stride,
                        DenseIntElementsAttr &pad,
                        DenseI64ArrayAttr &lhsDilation,
                        DenseI64ArrayAttr &rhsDilation,
                        DenseBoolArrayAttr &reverse) {
  Builder &builder = parser.getBuilder();
  StringRef name;
  if (failed(parser.parseOptionalKeyword(&name)))
    return success();
  while (true) {
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseEqual())
      return failure();
    if (name == "pad") {
      SmallVector<int64_t> values;
      int64_t rows = 0;
      if (parseList(parser, [&]() -> ParseResult {
            ++rows;
            return failure(parser.parseLSquare() ||
                           parser.parseInteger(values.emplace_back()) ||
                           parser.parseComma() ||
                           parser.parseInteger(values.emplace_back()) ||
                           parser.parseRSquare());
          }))
        return failure();
      pad = DenseIntElementsAttr::get(
          RankedTensorType::get({rows, 2}, builder.getI64Type()), values);
    } else if (name == "reverse") {
      SmallVector<bool> values;
      if (parseList(parser, [&]() -> ParseResult {
            int64_t number;
            OptionalParseResult parsed = parser.parseOptionalInteger(number);
            if (parsed.has_value()) {
              values.push_back(number != 0);
              return *parsed;
            }
            bool set = succeeded(parser.parseOptionalKeyword("true"));
            values.push_back(set);
            return set ? ParseResult(success()) : parser.parseKeyword("false");
          }))
        return failure();
      reverse = builder.getDenseBoolArrayAttr(values);
    } else {
      SmallVector<int64_t> values;
      if (parseInts(parser, values))
        return failure();
      auto attr = builder.getDenseI64ArrayAttr(values);
      if (name == "stride")
        stride = attr;
      else if (name == "lhs_dilate")
        lhsDilation = attr;
      else if (name == "rhs_dilate")
        rhsDilation = attr;
      else
        return parser.emitError(loc, "expects stride, pad, lhs_dilate, "
                                     "rhs_dilate or reverse, got '")
               << name << "'";
    }
    if (failed(parser.parseOptionalComma()))
      return success();
    if (parser.parseKeyword(&name))
      return failure();
  }
}

void printWindow(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr stride,
                 DenseIntElementsAttr pad, DenseI64ArrayAttr lhsDilation,
                 DenseI64ArrayAttr rhsDilation, DenseBoolArrayAttr reverse) {
  StringRef separator;
  auto begin = [&](StringRef name) {
    printer << separator << name << " = ";
    separator = ", ";
  };
  auto ints = [&](StringRef name, DenseI64ArrayAttr values) {
    if (!values)
      return;
    begin(name);
    printInts(printer, values.asArrayRef());
  };
  ints("stride", stride);
  if (pad) {
    begin("pad");
    SmallVector<int64_t> values(pad.getValues<int64_t>());
    printer << '[';
    llvm::interleaveComma(
        llvm::seq<size_t>(0, values.size() / 2), printer, [&](size_t i) {
          printer << '[' << values[2 * i] << ", " << values[2 * i + 1] << ']';
        });
    printer << ']';
  }
  ints("lhs_dilate", lhsDilation);
  ints("rhs_dilate", rhsDilation);
  if (reverse) {
    begin("reverse");
    printer << '[';
    llvm::interleaveComma(reverse.asArrayRef(), printer, [&](bool value) {
      printer << (value ? "true" : "false");
    });
    printer << ']';
  }
}

//===-- Others ------------------------------------------------------------===//

ParseResult parseCallTarget(OpAsmParser &parser, StringAttr &target) {
  return parser.parseSymbolName(target);
}

void printCallTarget(OpAsmPrinter &printer, Operation *, StringAttr target) {
  printer.printSymbolName(target.getValue());
}

ParseResult parseConstantAndType(OpAsmParser &parser, ElementsAttr &value,
                                 Type &type) {
  if (parser.parseAttribute(value))
    return failure();
  type = value.getType();
  return success();
}

void printConstantAndType(OpAsmPrinter &printer, Operation *,
                          ElementsAttr value, Type) {
  printer.printAttribute(value);
}

ParseResult parseUlpRange(OpAsmParser &parser, IntegerAttr &max,
                          IntegerAttr &min) {
  max = min = parser.getBuilder().getI64IntegerAttr(0);
  while (succeeded(parser.parseOptionalComma())) {
    bool isMax = succeeded(parser.parseOptionalKeyword("max_ulp_difference"));
    if ((!isMax && parser.parseKeyword("min_ulp_difference")) ||
        parser.parseEqual() || parsePlainInt(parser, isMax ? max : min))
      return failure();
  }
  return success();
}

void printUlpRange(OpAsmPrinter &printer, Operation *, IntegerAttr max,
                   IntegerAttr min) {
  if (max)
    printer << ", max_ulp_difference = " << max.getInt();
  if (min && min.getInt())
    printer << ", min_ulp_difference = " << min.getInt();
}

static std::string escaped(StringRef string) {
  std::string result;
  llvm::raw_string_ostream os(result);
  llvm::printEscapedString(string, os);
  return result;
}

FailureOr<std::string> parseText(AsmParser &parser) {
  std::string text;
  llvm::raw_string_ostream os(text);
  SmallVector<char> open;
  bool afterWord = false;
  // Closes the innermost bracket; returns whether it was the outermost one.
  auto close = [&](char expected) -> FailureOr<bool> {
    if (open.empty() || open.pop_back_val() != expected)
      return parser.emitError(parser.getCurrentLocation(),
                              "expects balanced brackets");
    os << expected;
    afterWord = false;
    return open.empty();
  };
  auto word = [&](auto &&print) {
    if (afterWord)
      os << ' ';
    print();
    afterWord = true;
  };
  auto punctuation = [&](StringRef mark) {
    os << mark;
    afterWord = false;
  };
  struct {
    ParseResult (AsmParser::*parse)();
    char open, close;
  } static const opening[] = {{&AsmParser::parseOptionalLess, '<', '>'},
                              {&AsmParser::parseOptionalLSquare, '[', ']'},
                              {&AsmParser::parseOptionalLBrace, '{', '}'},
                              {&AsmParser::parseOptionalLParen, '(', ')'}},
                 closing[] = {{&AsmParser::parseOptionalGreater, '<', '>'},
                              {&AsmParser::parseOptionalRSquare, '[', ']'},
                              {&AsmParser::parseOptionalRBrace, '{', '}'},
                              {&AsmParser::parseOptionalRParen, '(', ')'}};
  while (true) {
    bool matched = false;
    for (auto &bracket : opening)
      if (succeeded((parser.*bracket.parse)())) {
        os << bracket.open;
        open.push_back(bracket.close);
        afterWord = false;
        matched = true;
        break;
      }
    if (matched)
      continue;
    for (auto &bracket : closing)
      if (!open.empty() && succeeded((parser.*bracket.parse)())) {
        FailureOr<bool> last = close(bracket.close);
        if (failed(last))
          return failure();
        if (*last)
          return text;
        matched = true;
        break;
      }
    if (matched)
      continue;
    if (open.empty()) {
      parser.emitError(parser.getCurrentLocation(), "expects a bracket");
      return failure();
    }
    StringRef keyword;
    std::string string;
    StringAttr symbol;
    int64_t number;
    Attribute attr;
    if (succeeded(parser.parseOptionalComma())) {
      punctuation(", ");
    } else if (succeeded(parser.parseOptionalEqual())) {
      punctuation("=");
    } else if (succeeded(parser.parseOptionalColon())) {
      punctuation(":");
    } else if (succeeded(parser.parseOptionalArrow())) {
      punctuation("->");
    } else if (succeeded(parser.parseOptionalQuestion())) {
      punctuation("?");
    } else if (succeeded(parser.parseOptionalStar())) {
      punctuation("*");
    } else if (succeeded(parser.parseOptionalString(&string))) {
      word([&] { os << '"' << escaped(string) << '"'; });
    } else if (succeeded(parser.parseOptionalSymbolName(symbol))) {
      word([&] { os << SymbolRefAttr::get(symbol); });
    } else if (succeeded(parser.parseOptionalKeyword(&keyword))) {
      word([&] { os << keyword; });
    } else if (OptionalParseResult parsed = parser.parseOptionalInteger(number);
               parsed.has_value()) {
      if (failed(*parsed))
        return failure();
      word([&] { os << number; });
    } else if (OptionalParseResult parsed =
                   parser.parseOptionalAttribute(attr, Type());
               parsed.has_value()) {
      if (failed(*parsed))
        return failure();
      word([&] { attr.print(os, /*elideType=*/true); });
    } else {
      parser.emitError(parser.getCurrentLocation(), "unexpected token");
      return failure();
    }
  }
}

} // namespace tenon::stablehlo
