//===- ChloBroadcast.cpp - Implicitly broadcasting operations -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CHLO's `broadcast_x` is `x` on operands broadcast to one shape. Dynamic sizes
// are compared at run time: the size of a dimension is that of the first
// operand whose size is not 1, and the broadcasts check that all others are 1
// or equal.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"

using namespace mlir;
using namespace tenon;

/// Returns the size of a result dimension from the operands' sizes, static or
/// dynamic.
static Value sizeOfResult(Converter &c, Operation *op, int64_t dim,
                          int64_t rank) {
  Value size;
  for (Value operand : op->getOperands()) {
    SmallVector<int64_t> dims = chlo::broadcastDims(op, operand, rank);
    const int64_t *at = llvm::find(dims, dim);
    if (at == dims.end())
      continue;
    int64_t own = at - dims.begin();
    Value next = getValueOrCreateConstantIndexOp(
        c.b, c.b.getLoc(),
        tensor::getMixedSize(c.b, c.b.getLoc(), operand, own));
    size = size ? broadcastSize(c.b, c.b.getLoc(), size, next) : next;
  }
  return size ? size : arith::ConstantIndexOp::create(c.b, 1).getResult();
}

/// Returns the name of the operation without `broadcast_`, in the dialect that
/// has it.
static std::optional<OperationName> plainName(Operation *op) {
  StringRef name = op->getName().stripDialect();
  name.consume_front("broadcast_");
  for (StringRef dialect : {"stablehlo.", "chlo."}) {
    OperationName plain((dialect + name).str(), op->getContext());
    if (plain.isRegistered())
      return plain;
  }
  return std::nullopt;
}

Converter::Outcome Converter::chloBroadcast(Operation *op) {
  if (!chlo::isBroadcast(op))
    return std::nullopt;
  std::optional<OperationName> name = plainName(op);
  if (!name)
    return refuse(op, "there is no conversion of it");
  RankedTensorType type = typeOf(op->getResult(0));
  int64_t rank = type.getRank();
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(sizeOfResult(*this, op, dim, rank));
  OperationState state(op->getLoc(), *name);
  for (Value operand : op->getOperands()) {
    Type to = type.clone(elementOf(operand));
    bool isThere = operand.getType() == to && type.hasStaticShape();
    state.operands.push_back(
        isThere
            ? operand
            : ten::BroadcastOp::create(
                  b, to, operand, chlo::broadcastDims(op, operand, rank), sizes)
                  .getResult());
  }
  state.addTypes(type);
  if (auto compare = dyn_cast<chlo::BroadcastCompareOp>(op)) {
    state.addAttribute("comparison_direction",
                       stablehlo::ComparisonDirectionAttr::get(
                           b.getContext(), compare.getComparisonDirection()));
    if (auto order = compare.getCompareType())
      state.addAttribute("compare_type", stablehlo::ComparisonTypeAttr::get(
                                             b.getContext(), *order));
  }
  Operation *plain = b.create(state);
  if (failed(stablehlo::verifyElementKinds(plain)))
    return refuse(op, "expects elements that the operation takes");
  op->replaceAllUsesWith(plain);
  op->erase();
  convert(plain);
  return success();
}
