//===- Elementwise.cpp - Elementwise operations ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts elementwise operations one to one: a table maps each StableHLO
// operation to the `ten` operation on the same types. Operands with other
// static sizes than the result are cast; scalar operands of clamp and select
// are broadcast.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;

/// Converts an operation of one operand to another one of the same types. The
/// operand may have other static sizes than the result.
template <typename To> static Value unary(Converter &c, Operation *op) {
  Value operand = op->getOperand(0);
  auto type = Converter::typeOf(op->getResult(0));
  if (!std::is_same_v<To, ten::BitcastOp>)
    operand = c.castTo(operand, type.clone(Converter::elementOf(operand)));
  return To::create(c.b, type, operand);
}

template <typename To> static Value binary(Converter &c, Operation *op) {
  Type type = op->getResult(0).getType();
  return To::create(c.b, type, c.castTo(op->getOperand(0), type),
                    c.castTo(op->getOperand(1), type));
}

/// Returns whether the elements can be compared in the named order, if one is
/// named.
static bool hasOrder(stablehlo::CompareOp op) {
  using Order = stablehlo::ComparisonType;
  Type element = Converter::elementOf(op.getLhs());
  std::optional<Order> order = op.getCompareType();
  if (!order || *order == Order::NOTYPE || element.isInteger(1))
    return true;
  if (isa<FloatType>(element))
    return *order == Order::FLOAT || *order == Order::TOTALORDER;
  return *order == (isa<ComplexType>(element)     ? Order::FLOAT
                    : element.isUnsignedInteger() ? Order::UNSIGNED
                                                  : Order::SIGNED);
}

static Value compare(Converter &c, stablehlo::CompareOp op) {
  using From = stablehlo::ComparisonDirection;
  using To = ten::Comparison;
  static const std::pair<From, To> directions[] = {
      {From::EQ, To::EQ}, {From::NE, To::NE}, {From::GE, To::GE},
      {From::GT, To::GT}, {From::LE, To::LE}, {From::LT, To::LT}};
  To direction = To::EQ;
  for (auto [from, to] : directions)
    if (from == op.getComparisonDirection())
      direction = to;
  bool total = op.getCompareType() == stablehlo::ComparisonType::TOTALORDER;
  Value rhs = c.castTo(op.getRhs(), op.getLhs().getType());
  Type type = Converter::typeOf(op.getLhs()).clone(c.b.getI1Type());
  return ten::CompareOp::create(c.b, type, direction, total, op.getLhs(), rhs);
}

/// Returns the value in the model's shape; rank 0 is broadcast.
static Value like(Converter &c, Value value, Value model) {
  Value full = c.broadcastScalar(value, model);
  return c.castTo(full,
                  Converter::typeOf(model).clone(Converter::elementOf(value)));
}

Converter::Outcome Converter::elementwise(Operation *op) {
  using namespace stablehlo;
  using F = Value (*)(Converter &, Operation *);
  F convert =
      llvm::TypeSwitch<Operation *, F>(op)
          .Case<AbsOp>([](auto) { return unary<ten::AbsOp>; })
          .Case<CeilOp>([](auto) { return unary<ten::CeilOp>; })
          .Case<ConvertOp>([](auto) { return unary<ten::ConvertOp>; })
          .Case<ClzOp>([](auto) { return unary<ten::ClzOp>; })
          .Case<FloorOp>([](auto) { return unary<ten::FloorOp>; })
          .Case<ImagOp>([](auto) { return unary<ten::ImagOp>; })
          .Case<IsFiniteOp>([](auto) { return unary<ten::IsFiniteOp>; })
          .Case<NegOp>([](auto) { return unary<ten::NegOp>; })
          .Case<NotOp>([](auto) { return unary<ten::NotOp>; })
          .Case<PopcntOp>([](auto) { return unary<ten::PopcntOp>; })
          .Case<RealOp>([](auto) { return unary<ten::RealOp>; })
          .Case<RoundOp>([](auto) { return unary<ten::RoundOp>; })
          .Case<RoundEvenOp>([](auto) { return unary<ten::RoundEvenOp>; })
          .Case<SignOp>([](auto) { return unary<ten::SignOp>; })
          .Case<CbrtOp>([](auto) { return unary<ten::CbrtOp>; })
          .Case<CosineOp>([](auto) { return unary<ten::CosOp>; })
          .Case<ExpOp>([](auto) { return unary<ten::ExpOp>; })
          .Case<Expm1Op>([](auto) { return unary<ten::Expm1Op>; })
          .Case<LogOp>([](auto) { return unary<ten::LogOp>; })
          .Case<Log1pOp>([](auto) { return unary<ten::Log1pOp>; })
          .Case<LogisticOp>([](auto) { return unary<ten::LogisticOp>; })
          .Case<RsqrtOp>([](auto) { return unary<ten::RsqrtOp>; })
          .Case<SineOp>([](auto) { return unary<ten::SinOp>; })
          .Case<SqrtOp>([](auto) { return unary<ten::SqrtOp>; })
          .Case<TanOp>([](auto) { return unary<ten::TanOp>; })
          .Case<TanhOp>([](auto) { return unary<ten::TanhOp>; })
          .Case<BitcastConvertOp>([](auto) { return unary<ten::BitcastOp>; })
          .Case<AddOp>([](auto) { return binary<ten::AddOp>; })
          .Case<AndOp>([](auto) { return binary<ten::AndOp>; })
          .Case<Atan2Op>([](auto) { return binary<ten::Atan2Op>; })
          .Case<DivOp>([](auto) { return binary<ten::DivOp>; })
          .Case<MaxOp>([](auto) { return binary<ten::MaxOp>; })
          .Case<MinOp>([](auto) { return binary<ten::MinOp>; })
          .Case<MulOp>([](auto) { return binary<ten::MulOp>; })
          .Case<OrOp>([](auto) { return binary<ten::OrOp>; })
          .Case<PowOp>([](auto) { return binary<ten::PowOp>; })
          .Case<RemOp>([](auto) { return binary<ten::RemOp>; })
          .Case<ShlOp>([](auto) { return binary<ten::ShlOp>; })
          .Case<ShrSignedOp>([](auto) { return binary<ten::ShrSignedOp>; })
          .Case<ShrUnsignedOp>([](auto) { return binary<ten::ShrUnsignedOp>; })
          .Case<SubOp>([](auto) { return binary<ten::SubOp>; })
          .Case<XorOp>([](auto) { return binary<ten::XorOp>; })
          .Default([](Operation *) { return F(); });
  if (convert)
    return replace(op, convert(*this, op));
  if (auto compareOp = dyn_cast<CompareOp>(op)) {
    if (!hasOrder(compareOp))
      return refuse(op, "expects an order that the elements have, got " +
                            stablehlo::stringifyComparisonType(
                                *compareOp.getCompareType()) +
                            " (compare_c3)");
    return replace(op, ::compare(*this, compareOp));
  }
  if (auto complexOp = dyn_cast<ComplexOp>(op))
    return replace(op, ten::ComplexOp::create(b, complexOp.getType(),
                                              complexOp.getLhs(),
                                              complexOp.getRhs())
                           .getResult());
  if (auto selectOp = dyn_cast<SelectOp>(op)) {
    Value onTrue = selectOp.getOnTrue();
    return replace(op, select(like(*this, selectOp.getPred(), onTrue), onTrue,
                              castTo(selectOp.getOnFalse(), onTrue.getType())));
  }
  if (auto clamp = dyn_cast<ClampOp>(op)) {
    Value operand = clamp.getOperand();
    return replace(
        op, ten::ClampOp::create(b, operand.getType(),
                                 like(*this, clamp.getMin(), operand), operand,
                                 like(*this, clamp.getMax(), operand))
                .getResult());
  }
  if (auto reduce = dyn_cast<ReducePrecisionOp>(op)) {
    if (static_cast<int32_t>(reduce.getExponentBits()) < 1 ||
        static_cast<int32_t>(reduce.getMantissaBits()) < 0)
      return refuse(op, "expects at least 1 exponent bit and 0 mantissa bits");
    return replace(op,
                   ten::ReducePrecisionOp::create(
                       b, reduce.getOperand().getType(), reduce.getOperand(),
                       reduce.getExponentBits(), reduce.getMantissaBits())
                       .getResult());
  }
  return std::nullopt;
}
