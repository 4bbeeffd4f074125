//===- Converter.cpp - Base of the conversion's families ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Converter.h"

using namespace mlir;
using namespace tenon;

void Converter::takeRegion(Region &from, Region &to) {
  to.takeBody(from);
  Operation *end = to.front().getTerminator();
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(end);
  ten::YieldOp::create(b, end->getOperands());
  end->erase();
}

std::optional<ten::ScatterKind> tenon::namedKind(Block &body) {
  using Kind = ten::ScatterKind;
  if (body.getNumArguments() != 2 || body.empty())
    return std::nullopt;
  Operation *end = &body.back();
  if (end->getNumOperands() != 1)
    return std::nullopt;
  if (end->getOperand(0) == body.getArgument(1) &&
      body.getOperations().size() == 1)
    return Kind::Set;
  Operation *op = &body.front();
  if (body.getOperations().size() != 2 || op->getNumOperands() != 2 ||
      op->getNumResults() != 1 || end->getOperand(0) != op->getResult(0))
    return std::nullopt;
  Value a = body.getArgument(0), c = body.getArgument(1);
  if (!((op->getOperand(0) == a && op->getOperand(1) == c) ||
        (op->getOperand(0) == c && op->getOperand(1) == a)))
    return std::nullopt;
  bool logical = Converter::elementOf(a).isInteger(1);
  if (isa<ten::AddOp>(op))
    return logical ? Kind::Or : Kind::Add;
  if (isa<ten::MulOp>(op))
    return logical ? Kind::And : Kind::Mul;
  if (isa<ten::MaxOp>(op))
    return logical ? Kind::Or : Kind::Max;
  if (isa<ten::MinOp>(op))
    return logical ? Kind::And : Kind::Min;
  if (isa<ten::AndOp>(op))
    return Kind::And;
  if (isa<ten::OrOp>(op))
    return Kind::Or;
  if (isa<ten::XorOp>(op))
    return Kind::Xor;
  return std::nullopt;
}
