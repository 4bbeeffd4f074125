//===- HostScalars.cpp - Converts scalar code outside of bodies -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalars outside of bodies, mostly sizes, are written in several dialects.
// Those of `index` and `affine` become `arith`, which the interpreter and the
// host's lowering support; an assertion becomes a check.
//
//===----------------------------------------------------------------------===//

#include "LinalgConverter.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;

bool tenon::isHostScalar(Operation *op) {
  if (llvm::any_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>))
    return false;
  return isa<affine::AffineApplyOp, affine::AffineMinOp, affine::AffineMaxOp,
             arith::AddUIExtendedOp, cf::AssertOp>(op) ||
         isa_and_nonnull<index::IndexDialect>(op->getDialect());
}

template <typename To>
static Value binary(ImplicitLocOpBuilder &b, Operation *op) {
  return To::create(b, op->getOperand(0), op->getOperand(1));
}

static Value compare(ImplicitLocOpBuilder &b, index::CmpOp op) {
  // The predicates have the same names.
  auto predicate = arith::symbolizeCmpIPredicate(
      index::stringifyIndexCmpPredicate(op.getPred()));
  if (!predicate)
    return {};
  return arith::CmpIOp::create(b, *predicate, op.getLhs(), op.getRhs());
}

static Value convertIndexOp(ImplicitLocOpBuilder &b, Operation *op) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<index::AddOp>([&](auto) { return binary<arith::AddIOp>(b, op); })
      .Case<index::SubOp>([&](auto) { return binary<arith::SubIOp>(b, op); })
      .Case<index::MulOp>([&](auto) { return binary<arith::MulIOp>(b, op); })
      .Case<index::DivSOp>([&](auto) { return binary<arith::DivSIOp>(b, op); })
      .Case<index::DivUOp>([&](auto) { return binary<arith::DivUIOp>(b, op); })
      .Case<index::CeilDivSOp>(
          [&](auto) { return binary<arith::CeilDivSIOp>(b, op); })
      .Case<index::CeilDivUOp>(
          [&](auto) { return binary<arith::CeilDivUIOp>(b, op); })
      .Case<index::FloorDivSOp>(
          [&](auto) { return binary<arith::FloorDivSIOp>(b, op); })
      .Case<index::RemSOp>([&](auto) { return binary<arith::RemSIOp>(b, op); })
      .Case<index::RemUOp>([&](auto) { return binary<arith::RemUIOp>(b, op); })
      .Case<index::MaxSOp>([&](auto) { return binary<arith::MaxSIOp>(b, op); })
      .Case<index::MaxUOp>([&](auto) { return binary<arith::MaxUIOp>(b, op); })
      .Case<index::MinSOp>([&](auto) { return binary<arith::MinSIOp>(b, op); })
      .Case<index::MinUOp>([&](auto) { return binary<arith::MinUIOp>(b, op); })
      .Case<index::ShlOp>([&](auto) { return binary<arith::ShLIOp>(b, op); })
      .Case<index::ShrSOp>([&](auto) { return binary<arith::ShRSIOp>(b, op); })
      .Case<index::ShrUOp>([&](auto) { return binary<arith::ShRUIOp>(b, op); })
      .Case<index::AndOp>([&](auto) { return binary<arith::AndIOp>(b, op); })
      .Case<index::OrOp>([&](auto) { return binary<arith::OrIOp>(b, op); })
      .Case<index::XOrOp>([&](auto) { return binary<arith::XOrIOp>(b, op); })
      .Case<index::CmpOp>([&](index::CmpOp o) { return compare(b, o); })
      .Case<index::CastSOp>([&](auto o) {
        return arith::IndexCastOp::create(b, o.getType(), o.getInput());
      })
      .Case<index::CastUOp>([&](auto o) {
        return arith::IndexCastUIOp::create(b, o.getType(), o.getInput());
      })
      .Case<index::ConstantOp>([&](index::ConstantOp o) {
        return arith::ConstantIndexOp::create(b, o.getValue().getSExtValue());
      })
      .Case<index::BoolConstantOp>([&](index::BoolConstantOp o) {
        return arith::ConstantOp::create(b, b.getBoolAttr(o.getValue()));
      })
      .Case<index::SizeOfOp>(
          [&](auto) { return arith::ConstantIndexOp::create(b, 64); })
      .Default([](Operation *) { return Value(); });
}

/// Returns the min or max of the map's results.
template <typename Combine>
static Value extremum(ImplicitLocOpBuilder &b, AffineMap map,
                      ValueRange operands) {
  auto values = affine::expandAffineMap(b, b.getLoc(), map, operands);
  if (!values || values->empty())
    return {};
  Value result = values->front();
  for (Value value : llvm::drop_begin(*values))
    result = Combine::create(b, result, value);
  return result;
}

static Value convertAffineOp(ImplicitLocOpBuilder &b, Operation *op) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<affine::AffineApplyOp, affine::AffineMinOp>([&](auto o) {
        return extremum<arith::MinSIOp>(b, o.getAffineMap(), o.getOperands());
      })
      .Case<affine::AffineMaxOp>([&](affine::AffineMaxOp o) {
        return extremum<arith::MaxSIOp>(b, o.getAffineMap(), o.getOperands());
      })
      .Default([](Operation *) { return Value(); });
}

LinalgConverter::Outcome LinalgConverter::hostScalars(Operation *op) {
  if (!isHostScalar(op))
    return std::nullopt;
  if (auto assertion = dyn_cast<cf::AssertOp>(op)) {
    ten::CheckOp::create(b, /*mismatch=*/false, assertion.getArg(),
                         assertion.getMsg());
    op->erase();
    return success();
  }
  if (auto add = dyn_cast<arith::AddUIExtendedOp>(op)) {
    Value sum = arith::AddIOp::create(b, add.getLhs(), add.getRhs());
    Value carry =
        arith::CmpIOp::create(b, arith::CmpIPredicate::ult, sum, add.getLhs());
    return replace(op, {sum, carry});
  }
  Value value = convertIndexOp(b, op);
  if (!value)
    value = convertAffineOp(b, op);
  if (!value)
    return refuse(op, "there is no conversion of it");
  return replace(op, value);
}
