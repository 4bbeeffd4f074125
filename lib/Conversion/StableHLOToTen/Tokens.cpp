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

namespace {

/// Makes tokens arrays without elements wherever they are carried.
class TokenConversion {
public:
  explicit TokenConversion(func::FuncOp function)
      : function(function), builder(function.getContext()),
        empty(RankedTensorType::get({0}, builder.getI1Type())) {}

  void run() {
    convertArguments(function.getBody().front());
    SmallVector<Operation *> carriers;
    function.walk([&](Operation *op) {
      if (isa<stablehlo::WhileOp, stablehlo::CaseOp, stablehlo::IfOp,
              stablehlo::ReturnOp, stablehlo::OptimizationBarrierOp,
              func::CallOp, func::ReturnOp>(op))
        carriers.push_back(op);
    });
    for (Operation *op : carriers)
      convert(op);
    function.setFunctionType(
        builder.getFunctionType(converted(function.getArgumentTypes()),
                                converted(function.getResultTypes())));
  }

private:
  void convertArguments(Block &block) {
    builder.setInsertionPointToStart(&block);
    for (BlockArgument argument : block.getArguments())
      convert(argument);
  }

  /// Changes the type of a value that is a token; its users get a token that is
  /// made at the insertion point.
  void convert(Value value) {
    if (!isToken(value.getType()))
      return;
    Value token = stablehlo::CreateTokenOp::create(builder, value.getLoc(),
                                                   value.getType());
    value.replaceAllUsesWith(token);
    value.setType(empty);
  }

  void convert(Operation *op) {
    builder.setInsertionPoint(op);
    for (OpOperand &operand : op->getOpOperands())
      if (isToken(operand.get().getType()))
        operand.set(ten::ConstantOp::create(
            builder, op->getLoc(),
            DenseElementsAttr::get(empty, ArrayRef<bool>())));
    builder.setInsertionPointAfter(op);
    for (Value result : op->getResults())
      convert(result);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        convertArguments(block);
  }

  SmallVector<Type> converted(TypeRange types) {
    return llvm::map_to_vector(types, [&](Type type) -> Type {
      return isToken(type) ? Type(empty) : type;
    });
  }

  func::FuncOp function;
  OpBuilder builder;
  RankedTensorType empty;
};

} // namespace

void convertTokens(func::FuncOp function) {
  if (!function.isExternal())
    TokenConversion(function).run();
}

} // namespace tenon
