//===- ArgumentSizes.cpp - Specializes programs for argument sizes --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler/ArgumentSizes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Runtime/Buffer.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tenon {

Result<std::vector<TensorSignature>> signatureOf(func::FuncOp function,
                                                 TypeRange types) {
  std::vector<TensorSignature> list;
  for (Type type : types) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    std::optional<ten_type> element =
        tensor ? ten::toElementType(tensor.getElementType()) : std::nullopt;
    if (!element)
      return badInput("function '", function.getName().str(),
                      "': expects ranked tensors as arguments and results");
    TensorSignature signature;
    signature.type = *element;
    for (int64_t size : tensor.getShape())
      signature.dims.push_back(ShapedType::isDynamic(size) ? -1 : size);
    list.push_back(std::move(signature));
  }
  return list;
}

/// Returns the name of `loc("x")`, which frontends give arguments; "" for
/// others.
static StringRef nameOf(BlockArgument argument) {
  auto named = dyn_cast<NameLoc>(argument.getLoc());
  return named ? named.getName().getValue() : StringRef();
}

Result<std::vector<TensorSignature>> argumentsOf(func::FuncOp function) {
  Result<std::vector<TensorSignature>> list =
      signatureOf(function, function.getArgumentTypes());
  if (!list.ok() || function.isExternal())
    return list;
  for (auto [signature, argument] : llvm::zip(*list, function.getArguments())) {
    unsigned number = argument.getArgNumber();
    signature.name = nameOf(argument).str();
    signature.bound = ten::attr::bound.has(function, number);
    if (auto donated = ten::attr::donated.get(function, number))
      signature.donated = static_cast<int32_t>(donated.getInt());
  }
  return list;
}

void recordArgumentNames(func::FuncOp function) {
  if (function.isExternal() || !function.isPublic())
    return;
  SmallVector<StringRef> names;
  for (BlockArgument argument : function.getArguments())
    names.push_back(nameOf(argument));
  if (llvm::any_of(names, [](StringRef name) { return !name.empty(); }))
    ten::attr::argumentNames.set(
        function, Builder(function.getContext()).getStrArrayAttr(names));
}

Status fixSizes(func::FuncOp function,
                const std::vector<std::vector<int64_t>> &sizes) {
  Result<std::vector<TensorSignature>> declared =
      signatureOf(function, function.getArgumentTypes());
  if (!declared.ok())
    return declared.status();
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  for (size_t i = 0; i < declared->size(); ++i) {
    BlockArgument argument = function.getArgument(i);
    auto old = cast<RankedTensorType>(argument.getType());
    SmallVector<int64_t> shape;
    for (int64_t size : sizes[i])
      shape.push_back(size < 0 ? ShapedType::kDynamic : size);
    auto type = RankedTensorType::get(shape, old.getElementType());
    if (failed(verifyCompatibleShape(old, type)))
      return badInput("argument ", i, ": expects ",
                      formatType((*declared)[i].type, (*declared)[i].dims),
                      ", got sizes for ",
                      formatType((*declared)[i].type, sizes[i]));
    // Declared sizes stay.
    for (auto [size, known] : llvm::zip(shape, old.getShape()))
      if (ShapedType::isDynamic(size))
        size = known;
    type = type.clone(shape);
    if (type == old)
      continue;
    argument.setType(type);
    auto cast =
        tensor::CastOp::create(builder, argument.getLoc(), old, argument);
    argument.replaceAllUsesExcept(cast, cast);
  }
  function.setType(builder.getFunctionType(function.front().getArgumentTypes(),
                                           function.getResultTypes()));
  return {};
}

} // namespace tenon
