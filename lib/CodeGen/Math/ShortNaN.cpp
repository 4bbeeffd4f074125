//===- ShortNaN.cpp - Finds NaN that bf16 can hold ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShortNaN.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tenon {

bool ShortNaN::holds(Value value) {
  auto [at, isNew] = known.try_emplace(value, false);
  if (!isNew)
    return at->second;
  bool found = find(value);
  return known[value] = found;
}

bool ShortNaN::isBF16(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  APFloat number(0.0f);
  if (matchPattern(value, m_ConstantFloat(&number)))
    return number.bitcastToAPInt().countTrailingZeros() >= 16;
  if (auto widen = dyn_cast<arith::ExtFOp>(op))
    return getElementTypeOrSelf(widen.getIn().getType()).isBF16();
  ValueRange operands = op->getOperands();
  if (isa<arith::SelectOp>(op))
    operands = operands.drop_front();
  else if (!isa<arith::MaximumFOp, arith::MinimumFOp, arith::NegFOp,
                math::AbsFOp, vector::BroadcastOp>(op))
    return false;
  auto [at, isNew] = exact.try_emplace(value, false);
  if (!isNew)
    return at->second;
  bool found =
      llvm::all_of(operands, [&](Value operand) { return isBF16(operand); });
  return exact[value] = found;
}

bool ShortNaN::find(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !getElementTypeOrSelf(value.getType()).isF32())
    return false;
  APFloat number(0.0f);
  if (matchPattern(value, m_ConstantFloat(&number)))
    return !number.isNaN() ||
           number.bitcastToAPInt().countTrailingZeros() >= 16;
  if (auto widen = dyn_cast<arith::ExtFOp>(op))
    return getElementTypeOrSelf(widen.getIn().getType()).isBF16();
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op))
    return true;
  if (auto choose = dyn_cast<arith::SelectOp>(op))
    return holds(choose.getTrueValue()) && holds(choose.getFalseValue());
  // Powers of two are never NaN.
  if (auto bits = dyn_cast<arith::BitcastOp>(op)) {
    auto shift = bits.getIn().getDefiningOp<arith::ShLIOp>();
    APInt amount;
    return shift && matchPattern(shift.getRhs(), m_ConstantInt(&amount)) &&
           amount.uge(16);
  }
  // Their code combines the bits of both operands where one is NaN.
  if (isa<arith::MaximumFOp, arith::MinimumFOp>(op))
    return isBF16(value);
  bool isArithmetic =
      isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp,
          arith::NegFOp, arith::MaxNumFOp, arith::MinNumFOp, math::FmaOp,
          math::AbsFOp, math::SqrtOp, math::CopySignOp, vector::BroadcastOp,
          vector::FMAOp>(op);
  return isArithmetic && llvm::all_of(op->getOperands(), [&](Value operand) {
           return holds(operand);
         });
}

} // namespace tenon
