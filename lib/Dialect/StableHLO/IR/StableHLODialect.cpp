//===- StableHLODialect.cpp - The stablehlo dialect -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers StableHLO's types, attributes and operations, and parses, prints
// and verifies those attributes whose form the declarative assembly format
// cannot express, such as bounds of dynamic dimensions and constants.
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Assembly.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon::stablehlo;

#include "Dialect/StableHLO/IR/StableHLODialect.cpp.inc"
#include "Dialect/StableHLO/IR/StableHLOEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "Dialect/StableHLO/IR/StableHLOTypes.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "Dialect/StableHLO/IR/StableHLOAttributes.cpp.inc"

#define GET_OP_CLASSES
#include "Dialect/StableHLO/IR/StableHLOOps.cpp.inc"

void StableHLODialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "Dialect/StableHLO/IR/StableHLOTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "Dialect/StableHLO/IR/StableHLOAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "Dialect/StableHLO/IR/StableHLOOps.cpp.inc"
      >();
}

LogicalResult
FutureType::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                   llvm::ArrayRef<Type> types) {
  for (Type type : types)
    if (!isa<RankedTensorType>(type))
      return emitError() << "expects a future of ranked tensors, got " << type;
  return success();
}

LogicalResult
ResultAccuracyAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                           FloatAttr atol, FloatAttr rtol, int64_t ulps,
                           Attribute mode) {
  auto kind = dyn_cast<ResultAccuracyModeAttr>(mode);
  if (!kind)
    return emitError() << "expects 'mode' to be "
                          "#stablehlo.result_accuracy_mode, got "
                       << mode;
  if (atol.getValueAsDouble() < 0 || rtol.getValueAsDouble() < 0 || ulps < 0)
    return emitError() << "expects tolerances that are not below 0";
  bool isZero =
      atol.getValue().isZero() && rtol.getValue().isZero() && ulps == 0;
  if (isZero || kind.getValue() == ResultAccuracyMode::TOLERANCE)
    return success();
  return emitError() << "expects tolerances of 0 in mode "
                     << stringifyResultAccuracyMode(kind.getValue())
                     << "; tolerances require mode TOLERANCE";
}

/// Parses sizes, or `?` for dimensions without a bound.
static ParseResult parseBounds(AsmParser &parser,
                               AsmParser::Delimiter delimiter,
                               SmallVectorImpl<int64_t> &sizes) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    if (succeeded(parser.parseOptionalQuestion())) {
      sizes.push_back(ShapedType::kDynamic);
      return success();
    }
    return parser.parseInteger(sizes.emplace_back());
  });
}

Attribute BoundsAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> sizes;
  if (parseBounds(parser, AsmParser::Delimiter::LessGreater, sizes))
    return {};
  return get(parser.getContext(), sizes);
}

/// Checks that there is a bound, or `?`, for each dimension, and none for
/// static sizes.
LogicalResult BoundsAttr::verifyEncoding(
    ArrayRef<int64_t> shape, Type,
    llvm::function_ref<InFlightDiagnostic()> emitError) const {
  if (getSizes().size() != shape.size())
    return emitError() << "expects a bound for each of " << shape.size()
                       << " dimensions, got " << getSizes().size();
  for (auto [dim, size, bound] : llvm::enumerate(shape, getSizes()))
    if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(bound))
      return emitError() << "expects no bound of dimension " << dim
                         << ", whose size is static, got " << bound;
  return success();
}

/// Parses the older spelling of BoundsAttr, and returns that attribute.
Attribute TypeExtensionsAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> sizes;
  if (parser.parseLess() || parser.parseKeyword("bounds") ||
      parser.parseEqual() ||
      parseBounds(parser, AsmParser::Delimiter::Square, sizes))
    return {};
  (void)parser.parseOptionalComma();
  if (parser.parseGreater())
    return {};
  return BoundsAttr::get(parser.getContext(), sizes);
}

void TypeExtensionsAttr::print(AsmPrinter &printer) const {
  BoundsAttr::get(getContext(), getSizes()).print(printer);
}

void BoundsAttr::print(AsmPrinter &printer) const {
  printer << '<';
  llvm::interleaveComma(getSizes(), printer.getStream(), [&](int64_t size) {
    if (ShapedType::isDynamic(size))
      printer << '?';
    else
      printer << size;
  });
  printer << '>';
}

#define TEXT_ATTRIBUTE(CLASS)                                                  \
  Attribute CLASS::parse(AsmParser &parser, Type) {                            \
    FailureOr<std::string> text = parseText(parser);                           \
    return failed(text) ? Attribute() : get(parser.getContext(), *text);       \
  }                                                                            \
  void CLASS::print(AsmPrinter &printer) const { printer << getText(); }

TEXT_ATTRIBUTE(ReplicaGroupMeshAxesAttr)
TEXT_ATTRIBUTE(AxisRefAttr)
TEXT_ATTRIBUTE(SubAxisInfoAttr)
TEXT_ATTRIBUTE(MeshAttr)
TEXT_ATTRIBUTE(MeshAxisAttr)

//===-- Constants ---------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

/// Parses `dense<"0x..."> : type`. Newer versions of MLIR print a boolean as
/// one byte, whereas the builtin parser expects one bit.
static ParseResult parseHexElements(OpAsmParser &parser, ElementsAttr &value) {
  std::string text, bytes;
  ShapedType type;
  if (parser.parseKeyword("dense") || parser.parseLess())
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseString(&text) || parser.parseGreater() ||
      parser.parseColonType(type))
    return failure();
  if (!type.hasStaticShape())
    return parser.emitError(loc, "expects a static shape, got ") << type;
  if (!llvm::tryGetFromHex(StringRef(text).drop_front(2), bytes))
    return parser.emitError(loc, "expects hexadecimal digits");
  size_t count = type.getNumElements();
  if (type.getElementType().isInteger(1) && bytes.size() == count) {
    SmallVector<bool> bits(bytes.begin(), bytes.end());
    value = DenseElementsAttr::get(type, bits);
    return success();
  }
  bool splat;
  if (!DenseElementsAttr::isValidRawBuffer(type, {bytes.data(), bytes.size()},
                                           splat))
    return parser.emitError(loc, "elements hex data size is invalid for "
                                 "provided type: ")
           << type;
  value =
      DenseElementsAttr::getFromRawBuffer(type, {bytes.data(), bytes.size()});
  return success();
}

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  // If value and result types differ, as for quantized ones: `() <{value =
  // ...}> : () -> type`.
  if (succeeded(parser.parseOptionalLParen())) {
    NamedAttrList attributes;
    FunctionType type;
    bool angle = false;
    if (parser.parseRParen())
      return failure();
    angle = succeeded(parser.parseOptionalLess());
    if (parser.parseOptionalAttrDict(attributes) ||
        (angle && parser.parseGreater()) || parser.parseColonType(type))
      return failure();
    result.addAttributes(attributes);
    result.addTypes(type.getResults());
    return success();
  }
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  if (StringRef(parser.getCurrentLocation().getPointer())
          .starts_with("dense<\"0x")) {
    if (parseHexElements(parser, value))
      return failure();
    result.addAttribute("value", value);
  } else if (parser.parseAttribute(value, "value", result.attributes)) {
    return failure();
  }
  result.addTypes(value.getType());
  return success();
}

void ConstantOp::print(OpAsmPrinter &printer) {
  if (getValue().getType() != getType()) {
    printer << "() ";
    printer.printOptionalAttrDict((*this)->getAttrs());
    printer << " : () -> " << getType();
    return;
  }
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << ' ' << getValue();
}
