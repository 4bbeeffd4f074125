//===- VHLODialect.cpp - The VHLO dialect ---------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bytecode.h"
#include "Dialect/StableHLO/IR/StableHLO.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace tenon::vhlo;

MLIR_DEFINE_EXPLICIT_TYPE_ID(tenon::vhlo::VhloDialect)
MLIR_DEFINE_EXPLICIT_TYPE_ID(tenon::vhlo::ReturnOp)

/// Returns the map from an operation's name to the names of its attributes.
static const llvm::StringMap<SmallVector<StringRef>> &attributeTable() {
  static const llvm::StringMap<SmallVector<StringRef>> table = [] {
    llvm::StringMap<SmallVector<StringRef>> result;
    for (const OperationGroup &group : operationGroups()) {
      SmallVector<StringRef> attributes, operations;
      group.attributes.split(attributes, ' ', -1, /*KeepEmpty=*/false);
      group.operations.split(operations, ' ', -1, /*KeepEmpty=*/false);
      for (StringRef operation : operations)
        result["vhlo." + operation.str()] = attributes;
    }
    return result;
  }();
  return table;
}

ArrayRef<StringRef> tenon::vhlo::attributeNames(StringRef name) {
  auto it = attributeTable().find(name);
  return it == attributeTable().end() ? ArrayRef<StringRef>()
                                      : ArrayRef<StringRef>(it->second);
}

namespace {

/// In the bytecode, properties are encoded as attributes, one after the other.
/// Adds them to the attribute dictionary, where older versions of the format
/// have them anyway.
struct ReadProperties
    : BytecodeOpInterface::ExternalModel<ReadProperties, void> {
  static LogicalResult readProperties(DialectBytecodeReader &reader,
                                      OperationState &state) {
    for (StringRef name : attributeNames(state.name.getStringRef())) {
      Attribute value;
      if (failed(reader.readAttribute(value)))
        return failure();
      state.addAttribute(name, value);
    }
    return success();
  }
  void writeProperties(Operation *, DialectBytecodeWriter &) const {}
};

} // namespace

VhloDialect::VhloDialect(MLIRContext *context)
    : ExtensibleDialect(getDialectNamespace(), context,
                        TypeID::get<VhloDialect>()) {
  // VHLO's types and attributes are read as those of these dialects.
  context->getOrLoadDialect<tenon::stablehlo::StableHLODialect>();
  context->getOrLoadDialect<quant::QuantDialect>();
  context->getOrLoadDialect<shape::ShapeDialect>();
  addInterfaces<BytecodeReader>();
  auto accept = [](Operation *) { return success(); };
  addOperations<ReturnOp>();
  for (const auto &entry : attributeTable()) {
    if (entry.getKey() == ReturnOp::getOperationName())
      continue;
    StringRef name = entry.getKey();
    name.consume_front("vhlo.");
    registerDynamicOp(DynamicOpDefinition::get(name, this, accept, accept));
    RegisteredOperationName::lookup(entry.getKey(), context)
        ->attachInterface<ReadProperties>();
  }
}
