//===- ScalarEmitter.cpp - Scalar code for pointwise operations -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits the arith, math and complex operations of a pointwise `ten` operation
// on one element. Values are in compute types (signless integers, f32 for
// narrower floats) and are rounded to the element type after each operation
// that is not exact. Integer division, shifts and conversions have the results
// that the StableHLO specification defines, without undefined behaviour. Used
// by NestBody; the conversions are in ScalarTypes.cpp, complex functions in
// ComplexFunctions.cpp.
//
//===----------------------------------------------------------------------===//

#include "ScalarEmitter.h"
#include "Dialect/Ten/Analysis/Softmax.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

Value ScalarEmitter::maximum(Type element, Value lhs, Value rhs, bool minimum) {
  if (isa<FloatType>(element))
    return minimum ? create<arith::MinimumFOp>(lhs, rhs)
                   : create<arith::MaximumFOp>(lhs, rhs);
  if (isa<ComplexType>(element)) {
    auto isNan = [&](Value x) {
      return create<arith::CmpFOp>(arith::CmpFPredicate::UNO, real(x), imag(x));
    };
    Value second = compare(minimum ? Comparison::GT : Comparison::LT,
                           /*total=*/false, element, lhs, rhs);
    return select(isNan(lhs), lhs,
                  select(isNan(rhs), rhs, select(second, rhs, lhs)));
  }
  if (element.isUnsignedInteger() || element.isInteger(1))
    return minimum ? create<arith::MinUIOp>(lhs, rhs)
                   : create<arith::MaxUIOp>(lhs, rhs);
  return minimum ? create<arith::MinSIOp>(lhs, rhs)
                 : create<arith::MaxSIOp>(lhs, rhs);
}

Value ScalarEmitter::combine(ReductionKind kind, Type element, Value lhs,
                             Value rhs, arith::FastMathFlagsAttr flags) {
  bool isFloat = isa<FloatType>(element), isComplex = isa<ComplexType>(element);
  switch (kind) {
  case ReductionKind::Add:
    if (isFloat)
      return round(create<arith::AddFOp>(lhs, rhs, flags), element);
    if (isComplex)
      return create<complex::AddOp>(lhs, rhs, flags);
    if (element.isInteger(1))
      return create<arith::OrIOp>(lhs, rhs);
    return create<arith::AddIOp>(lhs, rhs);
  case ReductionKind::Mul:
    if (isFloat)
      return round(create<arith::MulFOp>(lhs, rhs, flags), element);
    if (isComplex)
      return create<complex::MulOp>(lhs, rhs, flags);
    return create<arith::MulIOp>(lhs, rhs);
  case ReductionKind::Max:
    return maximum(element, lhs, rhs, /*minimum=*/false);
  case ReductionKind::Min:
    return maximum(element, lhs, rhs, /*minimum=*/true);
  case ReductionKind::And:
    return create<arith::AndIOp>(lhs, rhs);
  case ReductionKind::Or:
    return create<arith::OrIOp>(lhs, rhs);
  case ReductionKind::Xor:
    return create<arith::XOrIOp>(lhs, rhs);
  }
  llvm_unreachable("unknown kind of reduction");
}

Value ScalarEmitter::identity(ReductionKind kind, Type element) {
  Type type = computeType(element);
  bool isMax = kind == ReductionKind::Max;
  switch (kind) {
  case ReductionKind::Add:
    // -0 would be the exact identity, as +0 turns -0 into +0; but the
    // specification's sum starts from +0.
    return zero(type);
  case ReductionKind::Or:
  case ReductionKind::Xor:
    return zero(type);
  case ReductionKind::Mul: {
    if (auto complex = dyn_cast<ComplexType>(type))
      return create<complex::CreateOp>(type,
                                       floating(complex.getElementType(), 1.0),
                                       floating(complex.getElementType(), 0.0));
    return isa<FloatType>(type) ? floating(type, 1.0) : integer(type, 1);
  }
  case ReductionKind::And:
    return integer(type, -1);
  case ReductionKind::Max:
  case ReductionKind::Min:
    break;
  }
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Value part =
        floating(complex.getElementType(), isMax ? -INFINITY : INFINITY);
    return create<complex::CreateOp>(type, part, part);
  }
  if (auto format = dyn_cast<FloatType>(element)) {
    const llvm::fltSemantics &semantics = format.getFloatSemantics();
    APFloat value = APFloat::semanticsHasInf(semantics)
                        ? APFloat::getInf(semantics, isMax)
                        : APFloat::getLargest(semantics, isMax);
    return constant(builder.getFloatAttr(element, value), element);
  }
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  bool isUnsigned = element.isUnsignedInteger() || element.isInteger(1);
  if (isUnsigned)
    return integer(type, isMax ? APInt::getMinValue(width)
                               : APInt::getMaxValue(width));
  return integer(type, isMax ? APInt::getSignedMinValue(width)
                             : APInt::getSignedMaxValue(width));
}

Value ScalarEmitter::compare(Comparison direction, bool total, Type element,
                             Value lhs, Value rhs) {
  if (isa<ComplexType>(element)) {
    Type part = cast<ComplexType>(element).getElementType();
    Value realEqual =
        compare(Comparison::EQ, false, part, real(lhs), real(rhs));
    Value imagResult = compare(direction, false, part, imag(lhs), imag(rhs));
    if (direction == Comparison::EQ)
      return create<arith::AndIOp>(realEqual, imagResult);
    Value realResult = compare(direction, false, part, real(lhs), real(rhs));
    if (direction == Comparison::NE)
      return create<arith::OrIOp>(realResult, imagResult);
    return select(realEqual, imagResult, realResult);
  }
  if (isa<FloatType>(element) && !total) {
    static constexpr arith::CmpFPredicate predicates[] = {
        arith::CmpFPredicate::OEQ, arith::CmpFPredicate::UNE,
        arith::CmpFPredicate::OLT, arith::CmpFPredicate::OLE,
        arith::CmpFPredicate::OGT, arith::CmpFPredicate::OGE};
    return create<arith::CmpFOp>(predicates[static_cast<int>(direction)], lhs,
                                 rhs);
  }
  if (isa<FloatType>(element)) {
    // As sign and magnitude, floats are ordered like integers.
    unsigned width = lhs.getType().getIntOrFloatBitWidth();
    Type bits = builder.getIntegerType(width);
    auto key = [&](Value x) {
      Value raw = create<arith::BitcastOp>(bits, x);
      Value sign = create<arith::ShRSIOp>(raw, integer(bits, width - 1));
      Value flip = create<arith::AndIOp>(
          sign, integer(bits, APInt::getSignedMaxValue(width)));
      return create<arith::XOrIOp>(raw, flip);
    };
    lhs = key(lhs);
    rhs = key(rhs);
    element = bits;
  }
  static constexpr arith::CmpIPredicate asSigned[] = {
      arith::CmpIPredicate::eq,  arith::CmpIPredicate::ne,
      arith::CmpIPredicate::slt, arith::CmpIPredicate::sle,
      arith::CmpIPredicate::sgt, arith::CmpIPredicate::sge};
  static constexpr arith::CmpIPredicate asUnsigned[] = {
      arith::CmpIPredicate::eq,  arith::CmpIPredicate::ne,
      arith::CmpIPredicate::ult, arith::CmpIPredicate::ule,
      arith::CmpIPredicate::ugt, arith::CmpIPredicate::uge};
  bool isUnsigned = element.isUnsignedInteger() || element.isInteger(1);
  return create<arith::CmpIOp>(
      (isUnsigned ? asUnsigned : asSigned)[static_cast<int>(direction)], lhs,
      rhs);
}

//===-- Integers ----------------------------------------------------------===//

Value ScalarEmitter::unaryInteger(Operation *op, Type element, Value x) {
  Type type = x.getType();
  bool isUnsigned = element.isUnsignedInteger();
  auto test = [&](arith::CmpIPredicate predicate) {
    return create<arith::CmpIOp>(predicate, x, zero(type));
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<AbsOp>([&](auto) {
        if (isUnsigned)
          return x;
        return select(test(arith::CmpIPredicate::slt),
                      create<arith::SubIOp>(zero(type), x), x);
      })
      .Case<NegOp>([&](auto) { return create<arith::SubIOp>(zero(type), x); })
      .Case<NotOp>(
          [&](auto) { return create<arith::XOrIOp>(x, integer(type, -1)); })
      .Case<SignOp>([&](auto) {
        Value nonzero = select(test(arith::CmpIPredicate::ne), integer(type, 1),
                               zero(type));
        return isUnsigned ? nonzero
                          : select(test(arith::CmpIPredicate::slt),
                                   integer(type, -1), nonzero);
      })
      .Case<PopcntOp>([&](auto) { return create<math::CtPopOp>(x); })
      .Case<ClzOp>([&](auto) { return create<math::CountLeadingZerosOp>(x); })
      .Default([](auto) { return Value(); });
}

Value ScalarEmitter::integerPower(Type element, Value base, Value exponent) {
  Type type = base.getType();
  Value one = integer(type, 1), none = zero(type);
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  // Square and multiply over the bits of the exponent.
  auto loop = scf::ForOp::create(
      builder, loc, index(0), index(width), index(1),
      ValueRange{one, base, exponent},
      [&](OpBuilder &nested, Location, Value, ValueRange state) {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPointToEnd(nested.getInsertionBlock());
        Value odd = create<arith::CmpIOp>(
            arith::CmpIPredicate::ne,
            create<arith::AndIOp>(state[2], integer(type, 1)), zero(type));
        Value power =
            select(odd, create<arith::MulIOp>(state[0], state[1]), state[0]);
        Value square = create<arith::MulIOp>(state[1], state[1]);
        Value rest = create<arith::ShRUIOp>(state[2], integer(type, 1));
        scf::YieldOp::create(builder, loc, ValueRange{power, square, rest});
      });
  Value power = loop.getResult(0);
  if (element.isUnsignedInteger())
    return power;
  // A negative exponent yields the reciprocal, which is an integer only for 1
  // and -1.
  auto equal = [&](Value x, Value y) {
    return create<arith::CmpIOp>(arith::CmpIPredicate::eq, x, y);
  };
  Value minusOne = integer(type, -1);
  Value odd = equal(create<arith::AndIOp>(exponent, one), one);
  Value reciprocal =
      select(equal(base, one), one,
             select(equal(base, minusOne), select(odd, minusOne, one), none));
  Value negative =
      create<arith::CmpIOp>(arith::CmpIPredicate::slt, exponent, none);
  return select(negative, reciprocal, power);
}

Value ScalarEmitter::binaryInteger(Operation *op, Type element, Value lhs,
                                   Value rhs) {
  Type type = lhs.getType();
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  bool isUnsigned = element.isUnsignedInteger();
  Value none = zero(type), one = integer(type, 1);

  auto divide = [&](bool remainder) -> Value {
    Value byZero = create<arith::CmpIOp>(arith::CmpIPredicate::eq, rhs, none);
    Value unsafe = byZero;
    if (!isUnsigned) {
      // The one quotient that overflows wraps to the dividend.
      Value smallest =
          create<arith::CmpIOp>(arith::CmpIPredicate::eq, lhs,
                                integer(type, APInt::getSignedMinValue(width)));
      Value minusOne = create<arith::CmpIOp>(arith::CmpIPredicate::eq, rhs,
                                             integer(type, -1));
      unsafe = create<arith::OrIOp>(byZero,
                                    create<arith::AndIOp>(smallest, minusOne));
    }
    Value divisor = select(unsafe, one, rhs);
    if (remainder) {
      Value result = isUnsigned ? create<arith::RemUIOp>(lhs, divisor)
                                : create<arith::RemSIOp>(lhs, divisor);
      return select(byZero, lhs, result);
    }
    Value result = isUnsigned ? create<arith::DivUIOp>(lhs, divisor)
                              : create<arith::DivSIOp>(lhs, divisor);
    return select(byZero, integer(type, -1), result);
  };
  auto shift = [&](auto emit, Value beyond) -> Value {
    Value inside = create<arith::CmpIOp>(arith::CmpIPredicate::ult, rhs,
                                         integer(type, width));
    return select(inside, emit(select(inside, rhs, none)), beyond);
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<SubOp>([&](auto) { return create<arith::SubIOp>(lhs, rhs); })
      .Case<DivOp>([&](auto) { return divide(/*remainder=*/false); })
      .Case<RemOp>([&](auto) { return divide(/*remainder=*/true); })
      .Case<PowOp>([&](auto) { return integerPower(element, lhs, rhs); })
      .Case<ShlOp>([&](auto) {
        return shift([&](Value by) { return create<arith::ShLIOp>(lhs, by); },
                     none);
      })
      .Case<ShrUnsignedOp>([&](auto) {
        return shift([&](Value by) { return create<arith::ShRUIOp>(lhs, by); },
                     none);
      })
      .Case<ShrSignedOp>([&](auto) {
        return shift([&](Value by) { return create<arith::ShRSIOp>(lhs, by); },
                     create<arith::ShRSIOp>(lhs, integer(type, width - 1)));
      })
      .Default([](auto) { return Value(); });
}

//===-- Floats ------------------------------------------------------------===//

Value ScalarEmitter::reducePrecision(Value x, Type element, unsigned exponent,
                                     unsigned mantissa) {
  // Work on the bits of the element's own format; for 8-bit formats in f32.
  auto format = cast<FloatType>(element);
  if (format.getWidth() <= 8)
    format = cast<FloatType>(x.getType());
  unsigned width = format.getWidth();
  unsigned mantissaBits = format.getFPMantissaWidth() - 1;
  unsigned exponentBits = width - 1 - mantissaBits;
  Type bits = builder.getIntegerType(width);
  Value raw = create<arith::BitcastOp>(bits, store(x, format));
  Value sign =
      create<arith::AndIOp>(raw, integer(bits, APInt::getSignMask(width)));
  Value size = create<arith::XOrIOp>(raw, sign);
  if (mantissa < mantissaBits) {
    // Round the magnitude's bits to nearest, ties to even.
    unsigned drop = mantissaBits - mantissa;
    Value last = create<arith::AndIOp>(
        create<arith::ShRUIOp>(size, integer(bits, drop)), integer(bits, 1));
    APInt half = APInt::getOneBitSet(width, drop - 1) - 1;
    Value rounded = create<arith::AddIOp>(
        create<arith::AddIOp>(size, integer(bits, half)), last);
    size = create<arith::AndIOp>(
        rounded, integer(bits, APInt::getHighBitsSet(width, width - drop)));
  }
  if (exponent < exponentBits) {
    int64_t bias = (int64_t(1) << (exponentBits - 1)) - 1;
    int64_t newBias = (int64_t(1) << (exponent - 1)) - 1;
    // The first value that overflows, and the smallest normal one.
    APInt limit = APInt(width, bias + newBias + 1).shl(mantissaBits);
    APInt smallest = APInt(width, bias - newBias + 1).shl(mantissaBits);
    APInt infinity = APInt::getBitsSet(width, mantissaBits, width - 1);
    Value tooLarge = create<arith::CmpIOp>(arith::CmpIPredicate::uge, size,
                                           integer(bits, limit));
    Value tooSmall = create<arith::CmpIOp>(arith::CmpIPredicate::ult, size,
                                           integer(bits, smallest));
    size = select(tooLarge, integer(bits, infinity),
                  select(tooSmall, zero(bits), size));
  }
  Value result =
      load(create<arith::BitcastOp>(format, create<arith::OrIOp>(size, sign)),
           format);
  Value isNan = create<arith::CmpFOp>(arith::CmpFPredicate::UNO, x, x);
  return select(isNan, x, result);
}

Value ScalarEmitter::angle(Value y, Value x) {
  // Upstream folds atan2 of two zeros to NaN; the result must depend on the
  // sign of x.
  Type type = x.getType();
  Value size =
      create<arith::AddFOp>(create<math::AbsFOp>(y), create<math::AbsFOp>(x));
  Value isOrigin =
      create<arith::CmpFOp>(arith::CmpFPredicate::OEQ, size, zero(type));
  Value beside = create<math::CopySignOp>(floating(type, 1.0), x);
  return create<math::Atan2Op>(y, select(isOrigin, beside, x));
}

Value ScalarEmitter::unary(Operation *op, Type element, Value x) {
  Type type = x.getType();
  auto one = [&] { return floating(type, 1.0); };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<AbsOp>([&](auto) { return create<math::AbsFOp>(x); })
      .Case<NegOp>([&](auto) { return create<arith::NegFOp>(x); })
      .Case<SignOp>([&](auto) {
        Value kept =
            create<arith::CmpFOp>(arith::CmpFPredicate::UEQ, x, zero(type));
        return select(kept, x, create<math::CopySignOp>(one(), x));
      })
      .Case<CeilOp>([&](auto) { return create<math::CeilOp>(x); })
      .Case<FloorOp>([&](auto) { return create<math::FloorOp>(x); })
      .Case<RoundOp>([&](auto) { return create<math::RoundOp>(x); })
      .Case<RoundEvenOp>([&](auto) { return create<math::RoundEvenOp>(x); })
      .Case<ExpOp>([&](ExpOp exp) {
        Value made = create<math::ExpOp>(x);
        if (contract == FloatContract::Contract && isOfWholeSoftmax(exp))
          attr::scaledShare.set(made.getDefiningOp());
        if (!attr::dropsSmall.has(exp))
          return made;
        // Far above the smallest normal values, 2^-126 and 2^-1022, so that
        // sums of products start from normal values. NaN is kept.
        double least = type.isF64() ? -690.0 : -69.0;
        Value isSmall = create<arith::CmpFOp>(arith::CmpFPredicate::OLT, x,
                                              floating(type, least));
        return select(isSmall, zero(type), made);
      })
      .Case<Expm1Op>([&](auto) { return create<math::ExpM1Op>(x); })
      .Case<LogOp>([&](auto) { return create<math::LogOp>(x); })
      .Case<Log1pOp>([&](auto) { return create<math::Log1pOp>(x); })
      .Case<LogisticOp>([&](auto) {
        // The exponential must not overflow where the result is small.
        Value size = create<math::AbsFOp>(x);
        Value e = create<math::ExpOp>(create<arith::NegFOp>(size));
        Value below =
            create<arith::CmpFOp>(arith::CmpFPredicate::OLT, x, zero(type));
        // b / (1 + e), for b = e or 1, is computed as b - b e / (1 + e): the
        // subtrahend is the smaller part, so that its rounding hardly matters.
        Value part = create<arith::DivFOp>(e, create<arith::AddFOp>(one(), e));
        Value base = select(below, e, one());
        if (contractsHere)
          return create<math::FmaOp>(create<arith::NegFOp>(base), part, base);
        return create<arith::SubFOp>(
            base, create<arith::MulFOp>(base, part, flags()), flags());
      })
      .Case<SqrtOp>([&](auto) { return create<math::SqrtOp>(x); })
      .Case<RsqrtOp>([&](auto) {
        return create<arith::DivFOp>(one(), create<math::SqrtOp>(x));
      })
      .Case<CbrtOp>([&](auto) { return create<math::CbrtOp>(x); })
      .Case<SinOp>([&](auto) { return create<math::SinOp>(x); })
      .Case<CosOp>([&](auto) { return create<math::CosOp>(x); })
      .Case<TanOp>([&](auto) { return create<math::TanOp>(x); })
      .Case<TanhOp>([&](auto) { return create<math::TanhOp>(x); })
      .Case<ErfOp>([&](auto) { return create<math::ErfOp>(x); })
      .Case<ErfcOp>([&](auto) { return create<math::ErfcOp>(x); })
      .Case<IsFiniteOp>([&](auto) {
        Value size = create<math::AbsFOp>(x);
        return create<arith::CmpFOp>(arith::CmpFPredicate::OLT, size,
                                     floating(type, INFINITY));
      })
      .Case<RealOp>([&](auto) { return x; })
      .Case<ImagOp>([&](auto) { return zero(type); })
      .Case<ReducePrecisionOp>([&](ReducePrecisionOp reduce) {
        return reducePrecision(x, element, reduce.getExponent(),
                               reduce.getMantissa());
      })
      .Default([](auto) { return Value(); });
}

Value ScalarEmitter::complexFunction(StringRef name, ValueRange operands) {
  auto type = cast<ComplexType>(operands[0].getType());
  Type part = type.getElementType();
  StringRef suffix = part.isF32() ? "f32" : "f64";
  SmallVector<Value> parts;
  for (Value operand : operands) {
    parts.push_back(real(operand));
    parts.push_back(imag(operand));
  }
  std::string prefix = ("ten_rt_complex_" + name + "_").str();
  return create<complex::CreateOp>(
      type, callRuntime(prefix + "real_" + suffix.str(), part, parts),
      callRuntime(prefix + "imag_" + suffix.str(), part, parts));
}

Value ScalarEmitter::unaryComplex(Operation *op, Value x) {
  if (Value made = complexInPlace(op, x))
    return made;
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<NegOp>([&](auto) { return create<complex::NegOp>(x); })
      .Case<RealOp>([&](auto) { return real(x); })
      .Case<ImagOp>([&](auto) { return imag(x); })
      .Default([](auto) { return Value(); });
}

Value ScalarEmitter::complexProduct(Value lhs, Value rhs) {
  Value a = real(lhs), b = imag(lhs), c = real(rhs), d = imag(rhs);
  Value re = create<math::FmaOp>(
      a, c, create<arith::NegFOp>(create<arith::MulFOp>(b, d)));
  Value im = create<math::FmaOp>(a, d, create<arith::MulFOp>(b, c));
  return create<complex::CreateOp>(lhs.getType(), re, im);
}

/// Returns whether one element of the value is combined with many elements of
/// others: then it is rounded first, as one number. If the mean of a row were a
/// product that is contracted into the differences from it, the differences of
/// a constant row would not be 0.
static bool isBroadcast(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return isa<BroadcastOp>(user) || (isa<ReshapeOp, TransposeOp>(user) &&
                                      isBroadcast(user->getResult(0)));
  });
}

Value ScalarEmitter::binary(Operation *op, Type element, Value lhs, Value rhs) {
  // Kinds that reductions share with operations.
  auto kind = llvm::TypeSwitch<Operation *, std::optional<ReductionKind>>(op)
                  .Case<AddOp>([](auto) { return ReductionKind::Add; })
                  .Case<MulOp>([](auto) { return ReductionKind::Mul; })
                  .Case<MaxOp>([](auto) { return ReductionKind::Max; })
                  .Case<MinOp>([](auto) { return ReductionKind::Min; })
                  .Case<AndOp>([](auto) { return ReductionKind::And; })
                  .Case<OrOp>([](auto) { return ReductionKind::Or; })
                  .Case<XorOp>([](auto) { return ReductionKind::Xor; })
                  .Default([](auto) { return std::nullopt; });
  if (contractsHere && kind == ReductionKind::Mul && isa<ComplexType>(element))
    return complexProduct(lhs, rhs);
  if (kind == ReductionKind::Mul && isa<FloatType>(element) &&
      contract == FloatContract::Contract && isBroadcast(op->getResult(0)))
    return round(create<arith::MulFOp>(lhs, rhs), element);
  if (kind)
    return combine(*kind, element, lhs, rhs, elementwiseFlags());
  if (isa<ComplexType>(element))
    return llvm::TypeSwitch<Operation *, Value>(op)
        .Case<SubOp>([&](auto) { return create<complex::SubOp>(lhs, rhs); })
        .Case<DivOp, PowOp, Atan2Op>([&](auto) {
          Value made = complexInPlace(op, {lhs, rhs});
          return made ? made
                      : complexFunction(op->getName().stripDialect(),
                                        {lhs, rhs});
        })
        .Default([](auto) { return Value(); });
  if (!isa<FloatType>(element))
    return binaryInteger(op, element, lhs, rhs);
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<SubOp>([&](auto) {
        return create<arith::SubFOp>(lhs, rhs, elementwiseFlags());
      })
      .Case<DivOp>([&](DivOp division) {
        Value made = create<arith::DivFOp>(lhs, rhs, elementwiseFlags());
        if (contract != FloatContract::Contract || !isSoftmax(division))
          return made;
        attr::shareOfSum.set(made.getDefiningOp());
        if (isWholeSoftmax(division))
          attr::scaledShare.set(made.getDefiningOp());
        return made;
      })
      .Case<RemOp>([&](auto) { return create<arith::RemFOp>(lhs, rhs); })
      .Case<PowOp>([&](auto) { return create<math::PowFOp>(lhs, rhs); })
      .Case<Atan2Op>([&](auto) { return angle(lhs, rhs); })
      .Default([](auto) { return Value(); });
}

Value ScalarEmitter::pointwise(Operation *op, ValueRange operands) {
  Type element = tensorType(op->getOperand(0)).getElementType();
  Type resultElement = tensorType(op->getResult(0)).getElementType();
  if (auto compareOp = dyn_cast<CompareOp>(op))
    return compare(compareOp.getDirection(), compareOp.getTotal(), element,
                   operands[0], operands[1]);
  if (isa<ConvertOp>(op))
    return convert(operands[0], element, resultElement);
  if (isa<SelectOp>(op))
    return select(operands[0], operands[1], operands[2]);
  if (isa<ClampOp>(op))
    return maximum(element, maximum(element, operands[1], operands[0], false),
                   operands[2], true);
  if (isa<ComplexOp>(op))
    return create<complex::CreateOp>(resultElement, operands[0], operands[1]);

  Value result;
  if (isa<FmaOp>(op))
    result = create<math::FmaOp>(operands[0], operands[1], operands[2]);
  else if (operands.size() == 2)
    result = binary(op, element, operands[0], operands[1]);
  else if (isa<ComplexType>(element))
    result = unaryComplex(op, operands[0]);
  else if (isa<FloatType>(element))
    result = unary(op, element, operands[0]);
  else
    result = unaryInteger(op, element, operands[0]);
  // Sums and products are rounded already. Some 8-bit types have no negative
  // zero.
  if (!result || isa<AddOp, MulOp, AbsOp>(op) ||
      (isa<NegOp>(op) && !isTinyFloat(resultElement)))
    return result;
  return round(result, resultElement);
}
