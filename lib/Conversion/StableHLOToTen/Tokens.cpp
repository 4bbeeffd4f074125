//===- Tokens.cpp - Tokens in signatures ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tokens.h"
#include "Dialect/StableHLO/IR/StableHLO.h"
#include "Dialect/Ten/IR/Ten.h"

using namespace mlir;

namespace tenon {

static bool isToken(Type type) { return isa<stablehlo::TokenType>(type); }

bool hasTokens(func::FuncOp function) {
  return llvm::any_of(function.getArgumentTypes(), isToken) ||
         llvm::any_of(function.getResultTypes(), isToken);
}

void convertTokens(func::FuncOp function) {
  if (function.isExternal() || !hasTokens(function))
    return;
  OpBuilder builder(function.getContext());
  auto empty = RankedTensorType::get({0}, builder.getI1Type());
  Block &entry = function.getBody().front();
  builder.setInsertionPointToStart(&entry);
  for (BlockArgument argument : entry.getArguments()) {
    if (!isToken(argument.getType()))
      continue;
    Value token = stablehlo::CreateTokenOp::create(builder, argument.getLoc(),
                                                   argument.getType());
    argument.replaceAllUsesWith(token);
    argument.setType(empty);
  }
  function.walk([&](func::ReturnOp end) {
    builder.setInsertionPoint(end);
    for (OpOperand &operand : end->getOpOperands())
      if (isToken(operand.get().getType()))
        operand.set(ten::ConstantOp::create(
            builder, end.getLoc(),
            DenseElementsAttr::get(empty, ArrayRef<bool>())));
  });
  auto converted = [&](TypeRange types) {
    return llvm::map_to_vector(types, [&](Type type) -> Type {
      return isToken(type) ? Type(empty) : type;
    });
  };
  function.setFunctionType(
      builder.getFunctionType(converted(function.getArgumentTypes()),
                              converted(function.getResultTypes())));
}

} // namespace tenon
