//===- Shardy.cpp - The sdy dialect ---------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Assembly.h"
#include "Dialect/StableHLO/IR/Companions.h"
#include "ShardyBytecode.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon::stablehlo;

/// Parses a sharding attribute inside of an operation, without its mnemonic.
template <typename AttrT>
static ParseResult parseSdyText(OpAsmParser &parser, AttrT &attr) {
  FailureOr<std::string> text = parseText(parser);
  if (failed(text))
    return failure();
  attr = AttrT::get(parser.getContext(), *text);
  return success();
}
template <typename AttrT>
static void printSdyText(OpAsmPrinter &printer, Operation *, AttrT attr) {
  printer << attr.getText();
}

#include "Dialect/StableHLO/IR/ShardyDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "Dialect/StableHLO/IR/ShardyAttributes.cpp.inc"

#define GET_OP_CLASSES
#include "Dialect/StableHLO/IR/ShardyOps.cpp.inc"

void tenon::sdy::SdyDialect::initialize() {
  addBytecodeInterface(*this);
  addAttributes<
#define GET_ATTRDEF_LIST
#include "Dialect/StableHLO/IR/ShardyAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "Dialect/StableHLO/IR/ShardyOps.cpp.inc"
      >();
}

namespace tenon::sdy {

#define TEXT_ATTRIBUTE(CLASS)                                                  \
  Attribute CLASS::parse(AsmParser &parser, Type) {                            \
    FailureOr<std::string> text = parseText(parser);                           \
    return failed(text) ? Attribute() : get(parser.getContext(), *text);       \
  }                                                                            \
  void CLASS::print(AsmPrinter &printer) const { printer << getText(); }

TEXT_ATTRIBUTE(ShardingAttr)
TEXT_ATTRIBUTE(ShardingPerValueAttr)
TEXT_ATTRIBUTE(MeshAttr)
TEXT_ATTRIBUTE(ManualAxesAttr)
TEXT_ATTRIBUTE(ShardingRuleAttr)

ParseResult ManualComputationOp::parse(OpAsmParser &parser,
                                       OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<OpAsmParser::Argument> arguments;
  ShardingPerValueAttr in, out;
  ManualAxesAttr axes;
  SMLoc loc = parser.getCurrentLocation();
  // The per-value lists are printed without the angle brackets of the
  // attribute.
  auto list = [&](StringRef name, ShardingPerValueAttr &attr) -> ParseResult {
    if (parser.parseKeyword(name) || parser.parseEqual())
      return failure();
    FailureOr<std::string> text = parseText(parser);
    if (failed(text))
      return failure();
    attr = ShardingPerValueAttr::get(parser.getContext(), "<" + *text + ">");
    return success();
  };
  FunctionType type;
  Region *body = result.addRegion();
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      list("in_shardings", in) || list("out_shardings", out) ||
      parser.parseKeyword("manual_axes") || parser.parseEqual() ||
      parseSdyText(parser, axes) ||
      parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren,
                               /*allowType=*/true) ||
      parser.parseRegion(*body, arguments) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  result.addTypes(type.getResults());
  result.addAttribute("in_shardings", in);
  result.addAttribute("out_shardings", out);
  result.addAttribute("manual_axes", axes);
  return success();
}

void ManualComputationOp::print(OpAsmPrinter &printer) {
  auto inner = [](ShardingPerValueAttr attr) {
    return attr.getText().drop_front().drop_back();
  };
  printer << '(' << getTensors() << ") in_shardings=" << inner(getInShardings())
          << " out_shardings=" << inner(getOutShardings())
          << " manual_axes=" << getManualAxes().getText() << " (";
  llvm::interleaveComma(
      getBody().getArguments(), printer,
      [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict(
      (*this)->getAttrs(), {"in_shardings", "out_shardings", "manual_axes"});
  printer << " : ";
  printer.printFunctionalType(getOperandTypes(), getResultTypes());
}

LogicalResult ManualComputationOp::verify() {
  Block &body = getBody().front();
  if (body.getNumArguments() != getNumOperands() || body.empty() ||
      !isa<ReturnOp>(body.back()) ||
      body.back().getNumOperands() != getNumResults())
    return emitOpError("expects a body of ")
           << getNumOperands() << " arguments and " << getNumResults()
           << " results";
  return success();
}

} // namespace tenon::sdy
