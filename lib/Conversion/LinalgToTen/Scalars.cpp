//===- Scalars.cpp - Converts scalar operations to tensors ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Maps operations of arith, math and complex, on scalars of a body or on
// tensors, to elementwise operations of `ten`. Integers are signless in arith
// and signed in `ten`: unsigned operations bitcast to unsigned types and back.
// Functions that `ten` lacks are expanded to formulas in f32 or f64; i1
// arithmetic is modulo 2.
//
//===----------------------------------------------------------------------===//

#include "LinalgConverter.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;

namespace {

/// Converts one operation. Integers of arith are signless, those of `ten`
/// signed, so unsigned operations see the bits as an unsigned type.
class Pointwise {
public:
  Pointwise(ProgramBuilder &c, Operation *op, ArrayRef<Value> operands)
      : c(c), op(op) {
    for (Value operand : operands)
      x.push_back({c, operand});
    to = getElementTypeOrSelf(op->getResult(0).getType());
  }

  /// Returns null if there is no such operation.
  Value get() {
    if (Value result = floats())
      return result;
    if (Value result = functions())
      return result;
    if (Value result = conversion())
      return result;
    return c.elementOf(x[0]).isInteger(1) ? booleans() : integers();
  }

private:
  Value floats();
  Value functions();
  Value conversion();
  Value booleans();
  Value integers();
  Value compareFloats(arith::CmpFPredicate predicate);
  Value compareIntegers(arith::CmpIPredicate predicate);
  Value parts();

  Num as(Num value, Type element) { return {c, c.convertTo(value, element)}; }
  Num bits(Num value, Type element) {
    return {c,
            ten::BitcastOp::create(c.b, c.typeOf(value).clone(element), value)};
  }
  Type integerLike(Num value, IntegerType::SignednessSemantics sign) {
    Type element = c.elementOf(value);
    unsigned width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
    return IntegerType::get(element.getContext(), width, sign);
  }
  /// Returns the same bits as an unsigned integer; i1 has no sign.
  Num asUnsigned(Num value) {
    if (c.elementOf(value).isInteger(1))
      return value;
    if (c.elementOf(value).isIndex())
      value = as(value, c.b.getI64Type());
    return bits(value, integerLike(value, IntegerType::Unsigned));
  }
  Num fromUnsigned(Num value) {
    if (to.isIndex())
      return as(bits(value, c.b.getI64Type()), to);
    return bits(value, to);
  }
  /// Returns the value as a signed integer, in which i1 is 0 or -1.
  Num asSigned(Num value, Type element) {
    if (c.elementOf(value).isInteger(1))
      value = -as(value, c.b.getI8Type());
    return as(value, element);
  }
  /// Returns a scale as f8E8M0FNU, a power of 2.
  Num scale(Num value) {
    return as(value, Float8E8M0FNUType::get(c.b.getContext()));
  }
  Num apart(Num a, Num b) { return (a != a) | (b != b); }
  Value inWorkingType(llvm::function_ref<Num(ArrayRef<Num>)> formula) {
    SmallVector<Value> operands(x.begin(), x.end());
    return c.inWorkingType(operands, formula);
  }

  ProgramBuilder &c;
  Operation *op;
  SmallVector<Num, 3> x;
  Type to;
};

/// Creates an operation of one or two operands of the result's type.
template <typename Op> Value apply(ArrayRef<Num> x) {
  SmallVector<Value> operands(x.begin(), x.end());
  return Op::create(x[0].builder().b, TypeRange(operands[0].getType()),
                    operands);
}

Value Pointwise::floats() {
  // Returns the other operand if one is NaN.
  auto orNumber = [&](Num combined) {
    return select(x[0] != x[0], x[1], select(x[1] != x[1], x[0], combined));
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<arith::AddFOp, complex::AddOp>(
          [&](auto) { return apply<ten::AddOp>(x); })
      .Case<arith::SubFOp, complex::SubOp>(
          [&](auto) { return apply<ten::SubOp>(x); })
      .Case<arith::MulFOp, complex::MulOp>(
          [&](auto) { return apply<ten::MulOp>(x); })
      .Case<arith::DivFOp, complex::DivOp>(
          [&](auto) { return apply<ten::DivOp>(x); })
      .Case<arith::NegFOp, complex::NegOp>(
          [&](auto) { return apply<ten::NegOp>(x); })
      .Case<arith::RemFOp>([&](auto) { return apply<ten::RemOp>(x); })
      .Case<arith::MaximumFOp>([&](auto) { return apply<ten::MaxOp>(x); })
      .Case<arith::MinimumFOp>([&](auto) { return apply<ten::MinOp>(x); })
      .Case<arith::MaxNumFOp>([&](auto) { return orNumber(max(x[0], x[1])); })
      .Case<arith::MinNumFOp>([&](auto) { return orNumber(min(x[0], x[1])); })
      .Case<arith::CmpFOp>(
          [&](arith::CmpFOp o) { return compareFloats(o.getPredicate()); })
      .Case<arith::SelectOp>([&](auto) { return select(x[0], x[1], x[2]); })
      .Default([](Operation *) { return Value(); });
}

Value Pointwise::functions() {
  // `ten` has no such functions of booleans.
  if (c.elementOf(x[0]).isInteger(1))
    return {};
  auto formula = [&](Num (*function)(Num)) {
    return inWorkingType([&](ArrayRef<Num> v) { return function(v[0]); });
  };
  using namespace math;
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<AbsFOp, AbsIOp>([&](auto) { return abs(x[0]); })
      .Case<CeilOp>([&](auto) { return apply<ten::CeilOp>(x); })
      .Case<FloorOp>([&](auto) { return apply<ten::FloorOp>(x); })
      .Case<RoundOp>([&](auto) { return apply<ten::RoundOp>(x); })
      .Case<RoundEvenOp>([&](auto) { return apply<ten::RoundEvenOp>(x); })
      .Case<TruncOp>([&](auto) {
        return select(x[0] < 0.0, x[0].apply<ten::CeilOp>(), floor(x[0]));
      })
      .Case<ExpOp>([&](auto) { return apply<ten::ExpOp>(x); })
      .Case<ExpM1Op>([&](auto) { return apply<ten::Expm1Op>(x); })
      .Case<LogOp>([&](auto) { return apply<ten::LogOp>(x); })
      .Case<Log1pOp>([&](auto) { return apply<ten::Log1pOp>(x); })
      .Case<SqrtOp>([&](auto) { return apply<ten::SqrtOp>(x); })
      .Case<RsqrtOp>([&](auto) { return apply<ten::RsqrtOp>(x); })
      .Case<CbrtOp>([&](auto) { return apply<ten::CbrtOp>(x); })
      .Case<SinOp>([&](auto) { return apply<ten::SinOp>(x); })
      .Case<CosOp>([&](auto) { return apply<ten::CosOp>(x); })
      .Case<TanOp>([&](auto) { return apply<ten::TanOp>(x); })
      .Case<TanhOp>([&](auto) { return apply<ten::TanhOp>(x); })
      .Case<ErfOp>([&](auto) { return apply<ten::ErfOp>(x); })
      .Case<ErfcOp>([&](auto) { return apply<ten::ErfcOp>(x); })
      .Case<Atan2Op>([&](auto) { return apply<ten::Atan2Op>(x); })
      .Case<PowFOp, IPowIOp>([&](auto) { return apply<ten::PowOp>(x); })
      .Case<FPowIOp>([&](auto) { return pow(x[0], as(x[1], to)); })
      .Case<AcosOp>([&](auto) { return formula(acos); })
      .Case<AcoshOp>([&](auto) { return formula(acosh); })
      .Case<AsinOp>([&](auto) { return formula(asin); })
      .Case<AsinhOp>([&](auto) { return formula(asinh); })
      .Case<AtanOp>([&](auto) { return formula(atan); })
      .Case<AtanhOp>([&](auto) { return formula(atanh); })
      .Case<CoshOp>([&](auto) { return formula(cosh); })
      .Case<SinhOp>([&](auto) { return formula(sinh); })
      .Case<Exp2Op>([&](auto) {
        return inWorkingType(
            [](ArrayRef<Num> v) { return pow(v[0].number(2), v[0]); });
      })
      .Case<Log2Op>([&](auto) {
        return inWorkingType(
            [](ArrayRef<Num> v) { return log(v[0]) / 0.69314718055994530942; });
      })
      .Case<Log10Op>([&](auto) {
        return inWorkingType(
            [](ArrayRef<Num> v) { return log(v[0]) / 2.30258509299404568402; });
      })
      .Case<FmaOp>([&](auto) { return apply<ten::FmaOp>(x); })
      .Case<ClampFOp>([&](auto) { return min(max(x[0], x[1]), x[2]); })
      .Case<CtPopOp>([&](auto) { return apply<ten::PopcntOp>(x); })
      .Case<CountLeadingZerosOp>([&](auto) { return apply<ten::ClzOp>(x); })
      .Case<CountTrailingZerosOp>([&](auto) {
        // Count the zeros below the lowest set bit as ones.
        return ((x[0] & -x[0]) - 1.0).apply<ten::PopcntOp>();
      })
      .Default([&](Operation *) { return parts(); });
}

/// Converts functions of the parts of a float.
Value Pointwise::parts() {
  using namespace math;
  auto isFinite = [&] {
    return Num(c, ten::IsFiniteOp::create(
                      c.b, c.typeOf(x[0]).clone(c.b.getI1Type()), x[0]));
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<IsNaNOp>([&](auto) { return x[0] != x[0]; })
      .Case<IsFiniteOp>([&](auto) { return isFinite(); })
      .Case<IsInfOp>([&](auto) { return !isFinite() & (x[0] == x[0]); })
      .Case<IsNormalOp>([&](auto) {
        const auto &semantics =
            cast<FloatType>(c.elementOf(x[0])).getFloatSemantics();
        APFloat least = APFloat::getSmallestNormalized(semantics);
        Num bound(c, c.bitsLike(x[0], least.bitcastToAPInt()));
        return isFinite() & (abs(x[0]) >= bound);
      })
      .Case<CopySignOp>([&](auto) {
        Type integer = integerLike(x[0], IntegerType::Signless);
        unsigned width = integer.getIntOrFloatBitWidth();
        Num magnitude = bits(x[0], integer), sign = bits(x[1], integer);
        Num mask(c, c.bitsLike(magnitude, APInt::getSignMask(width)));
        Num rest(c, c.bitsLike(magnitude, APInt::getSignedMaxValue(width)));
        return bits((magnitude & rest) | (sign & mask), to);
      })
      .Case<complex::ReOp>([&](auto) { return real(x[0]); })
      .Case<complex::ImOp>([&](auto) { return imag(x[0]); })
      .Case<complex::AbsOp>([&](auto) { return abs(x[0]); })
      .Case<complex::CreateOp>([&](auto) { return tenon::complex(x[0], x[1]); })
      .Case<complex::ExpOp>([&](auto) { return exp(x[0]); })
      .Case<complex::LogOp>([&](auto) { return log(x[0]); })
      .Case<complex::SqrtOp>([&](auto) { return sqrt(x[0]); })
      .Default([](Operation *) { return Value(); });
}

Value Pointwise::conversion() {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<arith::ExtFOp, arith::TruncFOp>([&](auto) { return as(x[0], to); })
      .Case<arith::ExtSIOp, arith::SIToFPOp, arith::IndexCastOp,
            index::CastSOp>([&](auto) {
        // Take the lowest bit: a conversion would compare with zero.
        return to.isInteger(1) ? as(x[0] & x[0].number(1), to)
                               : asSigned(x[0], to);
      })
      .Case<arith::TruncIOp>([&](auto) {
        return as(to.isInteger(1) ? x[0] & x[0].number(1) : x[0], to);
      })
      .Case<arith::ExtUIOp, arith::UIToFPOp, arith::IndexCastUIOp,
            index::CastUOp>([&](auto) { return as(asUnsigned(x[0]), to); })
      .Case<arith::FPToSIOp>(
          [&](auto) { return to.isInteger(1) ? Value() : as(x[0], to); })
      .Case<arith::FPToUIOp>([&](auto) {
        if (to.isInteger(1))
          return as(x[0], to);
        Type integer = IntegerType::get(
            to.getContext(), to.getIntOrFloatBitWidth(), IntegerType::Unsigned);
        return bits(as(x[0], integer), to);
      })
      .Case<arith::BitcastOp>([&](auto) { return bits(x[0], to); })
      .Case<arith::ScalingExtFOp>(
          [&](auto) { return as(as(x[0], to) * as(scale(x[1]), to), to); })
      .Case<arith::ScalingTruncFOp>([&](auto) {
        Type wide = c.elementOf(x[0]);
        return as(x[0] / as(scale(x[1]), wide), to);
      })
      .Default([](Operation *) { return Value(); });
}

/// Arithmetic modulo 2, in which a set bit is 1, or -1 as a signed number.
Value Pointwise::booleans() {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<arith::AddIOp, arith::SubIOp, arith::XOrIOp>(
          [&](auto) { return apply<ten::XorOp>(x); })
      .Case<arith::MulIOp, arith::AndIOp, arith::MaxSIOp, arith::MinUIOp>(
          [&](auto) { return apply<ten::AndOp>(x); })
      .Case<arith::OrIOp, arith::MinSIOp, arith::MaxUIOp>(
          [&](auto) { return apply<ten::OrOp>(x); })
      .Case<arith::CmpIOp>(
          [&](arith::CmpIOp o) { return compareIntegers(o.getPredicate()); })
      .Default([](Operation *) { return Value(); });
}

Value Pointwise::integers() {
  auto withUnsigned = [&](llvm::function_ref<Num(Num, Num)> compute) {
    return fromUnsigned(compute(asUnsigned(x[0]), asUnsigned(x[1])));
  };
  auto rest = [](Num a, Num b) { return a.apply<ten::RemOp>(b); };
  auto isSet = [&](Num a) { return a != a.number(0); };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<arith::AddIOp, index::AddOp>(
          [&](auto) { return apply<ten::AddOp>(x); })
      .Case<arith::SubIOp, index::SubOp>(
          [&](auto) { return apply<ten::SubOp>(x); })
      .Case<arith::MulIOp, index::MulOp>(
          [&](auto) { return apply<ten::MulOp>(x); })
      .Case<arith::DivSIOp, index::DivSOp>(
          [&](auto) { return apply<ten::DivOp>(x); })
      .Case<arith::RemSIOp, index::RemSOp>(
          [&](auto) { return apply<ten::RemOp>(x); })
      .Case<arith::FloorDivSIOp>([&](auto) {
        Num r = rest(x[0], x[1]);
        Num below = isSet(r) & ((r < 0.0) != (x[1] < 0.0));
        return x[0] / x[1] - as(below, to);
      })
      .Case<arith::CeilDivSIOp>([&](auto) {
        Num r = rest(x[0], x[1]);
        Num above = isSet(r) & ((r < 0.0) == (x[1] < 0.0));
        return x[0] / x[1] + as(above, to);
      })
      .Case<arith::DivUIOp, index::DivUOp>([&](auto) {
        return withUnsigned([](Num a, Num b) { return a / b; });
      })
      .Case<arith::RemUIOp, index::RemUOp>(
          [&](auto) { return withUnsigned(rest); })
      .Case<arith::CeilDivUIOp>([&](auto) {
        return withUnsigned([&](Num a, Num b) {
          return a / b + as(isSet(rest(a, b)), c.elementOf(a));
        });
      })
      .Case<arith::MaxUIOp>([&](auto) {
        return withUnsigned([](Num a, Num b) { return max(a, b); });
      })
      .Case<arith::MinUIOp>([&](auto) {
        return withUnsigned([](Num a, Num b) { return min(a, b); });
      })
      .Case<arith::MaxSIOp>([&](auto) { return apply<ten::MaxOp>(x); })
      .Case<arith::MinSIOp>([&](auto) { return apply<ten::MinOp>(x); })
      .Case<arith::AndIOp>([&](auto) { return apply<ten::AndOp>(x); })
      .Case<arith::OrIOp>([&](auto) { return apply<ten::OrOp>(x); })
      .Case<arith::XOrIOp>([&](auto) { return apply<ten::XorOp>(x); })
      .Case<arith::ShLIOp>([&](auto) { return apply<ten::ShlOp>(x); })
      .Case<arith::ShRSIOp>([&](auto) { return apply<ten::ShrSignedOp>(x); })
      .Case<arith::ShRUIOp>([&](auto) { return apply<ten::ShrUnsignedOp>(x); })
      .Case<arith::CmpIOp>(
          [&](arith::CmpIOp o) { return compareIntegers(o.getPredicate()); })
      .Default([](Operation *) { return Value(); });
}

Value Pointwise::compareFloats(arith::CmpFPredicate predicate) {
  using P = arith::CmpFPredicate;
  Num a = x[0], b = x[1];
  auto constant = [&](bool value) {
    return c.constantLike(a == b, value ? 1 : 0);
  };
  switch (predicate) {
  case P::AlwaysFalse:
    return constant(false);
  case P::OEQ:
    return a == b;
  case P::OGT:
    return a > b;
  case P::OGE:
    return a >= b;
  case P::OLT:
    return a < b;
  case P::OLE:
    return a <= b;
  case P::ONE:
    return (a != b) & !apart(a, b);
  case P::ORD:
    return !apart(a, b);
  case P::UEQ:
    return (a == b) | apart(a, b);
  case P::UGT:
    return !(a <= b);
  case P::UGE:
    return !(a < b);
  case P::ULT:
    return !(a >= b);
  case P::ULE:
    return !(a > b);
  case P::UNE:
    return a != b;
  case P::UNO:
    return apart(a, b);
  case P::AlwaysTrue:
    return constant(true);
  }
  return {};
}

Value Pointwise::compareIntegers(arith::CmpIPredicate predicate) {
  using P = arith::CmpIPredicate;
  Num a = x[0], b = x[1];
  bool isSigned = predicate == P::slt || predicate == P::sle ||
                  predicate == P::sgt || predicate == P::sge;
  if (!isSigned) {
    a = asUnsigned(a);
    b = asUnsigned(b);
  } else if (c.elementOf(a).isInteger(1)) {
    // The set bit is -1.
    std::swap(a, b);
  }
  switch (predicate) {
  case P::eq:
    return a == b;
  case P::ne:
    return a != b;
  case P::slt:
  case P::ult:
    return a < b;
  case P::sle:
  case P::ule:
    return a <= b;
  case P::sgt:
  case P::ugt:
    return a > b;
  case P::sge:
  case P::uge:
    return a >= b;
  }
  return {};
}

/// Returns the value of an affine expression of index values.
Num affineValue(AffineExpr expr, unsigned numDims, ArrayRef<Num> x) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return x[0].number(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return x[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return x[numDims + symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Num a = affineValue(binary.getLHS(), numDims, x);
  Num b = affineValue(binary.getRHS(), numDims, x);
  // Divisors are positive.
  Num rest = a.apply<ten::RemOp>(b);
  Num isBelow = rest < 0.0;
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return a + b;
  case AffineExprKind::Mul:
    return a * b;
  case AffineExprKind::Mod:
    return select(isBelow, rest + b, rest);
  case AffineExprKind::FloorDiv:
    return select(isBelow, a / b - 1.0, a / b);
  default:
    return select(rest > 0.0, a / b + 1.0, a / b);
  }
}

} // namespace

Value tenon::pointwise(ProgramBuilder &c, Operation *op,
                       ArrayRef<Value> operands) {
  if (operands.empty() || op->getNumResults() != 1 || op->getNumRegions() != 0)
    return {};
  if (auto affine = dyn_cast<affine::AffineApplyOp>(op)) {
    SmallVector<Num> x;
    for (Value operand : operands)
      x.push_back({c, operand});
    AffineMap map = affine.getAffineMap();
    return affineValue(map.getResult(0), map.getNumDims(), x);
  }
  return Pointwise(c, op, operands).get();
}
