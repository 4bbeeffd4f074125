//===- Checks.cpp - Comparisons with expected values ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Converter.h"

using namespace mlir;
using namespace tenon;

Value Converter::allTrue(Value condition) {
  auto dims =
      llvm::to_vector(llvm::seq<int64_t>(0, typeOf(condition).getRank()));
  if (dims.empty())
    return condition;
  return ten::ReduceOp::create(b, ten::ReductionKind::And, condition, dims)
      .getResult(0);
}

/// Replaces the check `op` by the condition, which is also its result, if any.
static LogicalResult finish(Converter &c, Operation *op, Value condition,
                            StringRef message) {
  ten::CheckOp::create(c.b, /*mismatch=*/true, condition, message);
  SmallVector<Value> results;
  for (Value result : op->getResults())
    results.push_back(c.broadcastScalar(condition, result));
  return c.replace(op, results);
}

/// Compares both parts of complex numbers.
static Num byParts(Num a, Num b, llvm::function_ref<Num(Num, Num)> test) {
  if (!isa<ComplexType>(Converter::elementOf(a)))
    return test(a, b);
  return test(real(a), real(b)) & test(imag(a), imag(b));
}

static bool isInteger(Value value) {
  return Converter::elementOf(value).isIntOrIndex();
}

static Num bothNaN(Num a, Num b) { return (a != a) & (b != b); }

LogicalResult Converter::expectEqual(Operation *op, Value actual,
                                     Value expected) {
  expected = castTo(expected, actual.getType());
  Num a(*this, actual), e(*this, expected);
  return finish(*this, op, allTrue(a == e), "values are not equal");
}

LogicalResult Converter::expectAlmostEqual(Operation *op, Value actual,
                                           Value expected, double tolerance) {
  expected = castTo(expected, actual.getType());
  Num close = byParts({*this, actual}, {*this, expected}, [&](Num a, Num e) {
    if (isInteger(a))
      return a == e;
    // In f64 the difference of narrower types is exact.
    Num x(*this, convertTo(a, b.getF64Type()));
    Num y(*this, convertTo(e, b.getF64Type()));
    return (x == y) | bothNaN(x, y) | (abs(x - y) <= tolerance);
  });
  return finish(*this, op, allTrue(close), "values are not almost equal");
}

LogicalResult Converter::expectClose(Operation *op, Value actual,
                                     Value expected, int64_t min, int64_t max) {
  if (isInteger(actual))
    return expectEqual(op, actual, expected);
  expected = castTo(expected, actual.getType());
  Num close = byParts({*this, actual}, {*this, expected}, [&](Num a, Num e) {
    // The distance of two floats in ulps is the distance of their bits, taken
    // as sign and magnitude.
    unsigned width = elementOf(a).getIntOrFloatBitWidth();
    Type bits = IntegerType::get(b.getContext(), width, IntegerType::Unsigned);
    Type wide = IntegerType::get(b.getContext(), 64, IntegerType::Unsigned);
    auto magnitude = [&](Num x, Num &negative) -> Num {
      Num raw(*this, ten::BitcastOp::create(b, typeOf(x).clone(bits), x));
      Num sign(*this, bitsLike(raw, APInt::getSignMask(width)));
      Num rest(*this, bitsLike(raw, APInt::getSignedMaxValue(width)));
      negative = (raw & sign) != raw.number(0);
      return {*this, convertTo(raw & rest, wide)};
    };
    Num aNegative = a, eNegative = e;
    Num x = magnitude(a, aNegative), y = magnitude(e, eNegative);
    Num distance = tenon::select(aNegative == eNegative,
                                 tenon::select(x > y, x - y, y - x), x + y);
    Num near = distance <= static_cast<double>(max);
    if (min > 0)
      near = near & (distance >= static_cast<double>(min));
    auto finite = [&](Num x) -> Num {
      return {*this,
              ten::IsFiniteOp::create(b, typeOf(x).clone(b.getI1Type()), x)};
    };
    Num same = bothNaN(a, e);
    if (min == 0)
      same = same | (a == e);
    return same | (finite(a) & finite(e) & near);
  });
  return finish(*this, op, allTrue(close), "values are not close");
}

Converter::Outcome Converter::check(Operation *op) {
  using namespace tenon::check;
  auto constant = [&](ElementsAttr value) -> Value {
    return ten::ConstantOp::create(b, value);
  };
  if (auto equal = dyn_cast<ExpectEqOp>(op))
    return expectEqual(op, equal.getActual(), equal.getExpected());
  if (auto equal = dyn_cast<ExpectEqConstOp>(op))
    return expectEqual(op, equal.getActual(), constant(equal.getValue()));
  if (auto equal = dyn_cast<ExpectAlmostEqOp>(op))
    return expectAlmostEqual(op, equal.getActual(), equal.getExpected(),
                             equal.getTolerance().convertToDouble());
  if (auto equal = dyn_cast<ExpectAlmostEqConstOp>(op))
    return expectAlmostEqual(op, equal.getActual(), constant(equal.getValue()),
                             equal.getTolerance().convertToDouble());
  if (auto close = dyn_cast<ExpectCloseOp>(op))
    return expectClose(op, close.getActual(), close.getExpected(),
                       close.getMinUlpDifference(),
                       close.getMaxUlpDifference());
  return std::nullopt;
}
