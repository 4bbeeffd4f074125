//===- CallVerify.cpp - Verifies calls and composites ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers of custom_call (layouts, aliases of results and operands) and
// composite, by the constraints of the StableHLO specification.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

namespace tenon::stablehlo {

//===-- custom_call -------------------------------------------------------===//

/// A layout is a permutation of a tensor's dimensions; empty for other values.
static LogicalResult verifyLayouts(CustomCallOp op, StringRef name,
                                   TypeRange types, ArrayAttr layouts) {
  if (types.size() != layouts.size())
    return expectSize(op, name, layouts.size(), types.size());
  for (auto [type, attr] : llvm::zip(types, layouts)) {
    auto layout = dyn_cast<DenseIntElementsAttr>(attr);
    auto tensor = dyn_cast<RankedTensorType>(type);
    bool fits = layout && !isa<TupleType>(type);
    if (fits && !isa<UnrankedTensorType>(type)) {
      SmallVector<int64_t> dims;
      for (const APInt &dim : layout.getValues<APInt>())
        dims.push_back(dim.getSExtValue());
      llvm::sort(dims);
      fits = llvm::equal(dims,
                         llvm::seq<int64_t>(0, tensor ? tensor.getRank() : 0));
    }
    if (!fits)
      return op.emitOpError("expects '")
             << name << "' to be permutations of the dimensions, for " << type
             << ", got " << attr;
  }
  return success();
}

/// Returns the type at the end of a path through tuples, or null if there is
/// none.
static Type partOf(Type type, ArrayRef<int64_t> path) {
  for (int64_t index : path) {
    auto tuple = dyn_cast<TupleType>(type);
    if (!tuple || index < 0 || index >= static_cast<int64_t>(tuple.size()))
      return {};
    type = tuple.getType(index);
  }
  return type;
}

/// Checks that aliased results have their operand's type.
static LogicalResult verifyAliases(CustomCallOp op, ArrayAttr aliases) {
  Type made = op.getNumResults() == 1
                  ? op.getResult(0).getType()
                  : TupleType::get(op.getContext(), op.getResultTypes());
  for (Attribute attr : aliases) {
    auto alias = dyn_cast<OutputOperandAliasAttr>(attr);
    if (!alias)
      return op.emitOpError("expects 'output_operand_aliases' of "
                            "#stablehlo.output_operand_alias, got ")
             << attr;
    if (failed(expectDim(op, "operand_index", alias.getOperandIndex(),
                         op.getNumOperands())))
      return failure();
    Type from = partOf(op.getOperand(alias.getOperandIndex()).getType(),
                       alias.getOperandTupleIndices());
    Type to = partOf(made, alias.getOutputTupleIndices());
    if (!from || !to || !compatible(from, to))
      return op.emitOpError("expects aliases of an operand and a result of one "
                            "type, got ")
             << attr;
  }
  return success();
}

LogicalResult CustomCallOp::verify() {
  ArrayAttr operands = getOperandLayoutsAttr(),
            results = getResultLayoutsAttr();
  if (bool(operands) != bool(results))
    return emitOpError("expects layouts of operands and of results, or none");
  // Layouts of a single tuple are those of its elements.
  TypeRange made = getResultTypes();
  if (made.size() == 1)
    if (auto tuple = dyn_cast<TupleType>(made[0]))
      made = tuple.getTypes();
  if (operands &&
      (failed(verifyLayouts(*this, "operand_layouts", getOperandTypes(),
                            operands)) ||
       failed(verifyLayouts(*this, "result_layouts", made, results))))
    return failure();
  if (ArrayAttr aliases = getOutputOperandAliasesAttr())
    if (failed(verifyAliases(*this, aliases)))
      return failure();
  constexpr int64_t typedFfi = 4;
  bool isTyped = getApiVersion() && *getApiVersion() == typedFfi;
  Attribute config = getBackendConfigAttr();
  auto text = dyn_cast_or_null<StringAttr>(config);
  if (!config || (text && text.empty()) ||
      (isTyped ? isa<DictionaryAttr>(config) : bool(text)))
    return success();
  return emitOpError("expects 'backend_config' to be a ")
         << (isTyped ? "dictionary" : "string") << " for 'api_version' "
         << (getApiVersion() ? *getApiVersion() : 1) << ", got " << config;
}

//===-- composite ---------------------------------------------------------===//

/// Returns whether a name is a namespace, which starts with a letter, and one
/// or more names after dots.
static bool isNamespaced(StringRef name) {
  SmallVector<StringRef> parts;
  name.split(parts, '.');
  if (parts.size() < 2 || parts[0].empty() || !llvm::isAlpha(parts[0][0]) ||
      parts[0].contains('$'))
    return false;
  return llvm::all_of(parts, [](StringRef part) {
    return !part.empty() && llvm::all_of(part, [](char c) {
      return llvm::isAlnum(c) || c == '_' || c == '$';
    });
  });
}

LogicalResult
CompositeOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!isNamespaced(getName()))
    return emitOpError("expects a name with its namespace, like 'chlo.top_k', "
                       "got '")
           << getName() << "'" << constraint(*this, "name");
  auto function = symbolTable.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getDecompositionAttr());
  if (!function)
    return emitOpError("expects 'decomposition' to be a function, got ")
           << getDecompositionAttr() << constraint(*this, "decomposition");
  if (!compatible(TypeRange(function.getArgumentTypes()), getOperandTypes()))
    return emitOpError("expects operands of the decomposition's types")
           << constraint(*this, "operands");
  if (!compatible(TypeRange(function.getResultTypes()), getResultTypes()))
    return emitOpError("expects results of the decomposition's types")
           << constraint(*this, "results");
  return success();
}

} // namespace tenon::stablehlo
