//===- Chlo.cpp - The chlo and check dialects -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Assembly.h"
#include "Dialect/StableHLO/IR/Companions.h"
#include "Verify.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon::stablehlo;

#include "Dialect/StableHLO/IR/CheckDialect.cpp.inc"
#include "Dialect/StableHLO/IR/ChloDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "Dialect/StableHLO/IR/ChloAttributes.cpp.inc"

#define GET_OP_CLASSES
#include "Dialect/StableHLO/IR/CheckOps.cpp.inc"

#define GET_OP_CLASSES
#include "Dialect/StableHLO/IR/ChloOps.cpp.inc"

void tenon::chlo::ChloDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "Dialect/StableHLO/IR/ChloAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "Dialect/StableHLO/IR/ChloOps.cpp.inc"
      >();
}

void tenon::check::CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "Dialect/StableHLO/IR/CheckOps.cpp.inc"
      >();
}

void tenon::stablehlo::registerDialects(DialectRegistry &registry) {
  registry.insert<StableHLODialect, chlo::ChloDialect, sdy::SdyDialect,
                  check::CheckDialect, quant::QuantDialect>();
}

namespace tenon::chlo {

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult ConstantOp::verify() {
  if (getValue().getType() != getType())
    return emitOpError("expects a value of the result's type, ")
           << getType() << ", got " << getValue().getType();
  return success();
}

ParseResult ScanOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, inits;
  int64_t dimension;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(inputs, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("inits") ||
      parser.parseOperandList(inits, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("dimension") || parser.parseEqual() ||
      parser.parseInteger(dimension) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  FunctionType type;
  Region *body = result.addRegion();
  if (parser.parseRegion(*body) || parser.parseColonType(type) ||
      parser.resolveOperands(
          llvm::to_vector(
              llvm::concat<OpAsmParser::UnresolvedOperand>(inputs, inits)),
          type.getInputs(), loc, result.operands))
    return failure();
  if (type.getNumResults() < inits.size())
    return parser.emitError(loc, "expects a result for each initial value");
  result.addTypes(type.getResults());
  Builder &builder = parser.getBuilder();
  auto segments = [&](size_t first, size_t second) {
    return builder.getDenseI32ArrayAttr(
        {static_cast<int32_t>(first), static_cast<int32_t>(second)});
  };
  result.addAttribute("dimension", builder.getI64IntegerAttr(dimension));
  result.addAttribute("operandSegmentSizes",
                      segments(inputs.size(), inits.size()));
  result.addAttribute(
      "resultSegmentSizes",
      segments(type.getNumResults() - inits.size(), inits.size()));
  return success();
}

void ScanOp::print(OpAsmPrinter &printer) {
  printer << '(' << getInputs() << ") inits (" << getInits()
          << ") dimension=" << getDimension() << ' ';
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(),
      {"dimension", "operandSegmentSizes", "resultSegmentSizes"});
  printer << ' ';
  printer.printRegion(getBody());
  printer << " : ";
  printer.printFunctionalType(getOperandTypes(), getResultTypes());
}

} // namespace tenon::chlo
