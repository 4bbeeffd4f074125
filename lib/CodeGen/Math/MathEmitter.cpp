//===- MathEmitter.cpp - Emits straight-line math code --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Building blocks of the function expansions: constants and bit casts for
// scalars and vectors, polynomials, rounding to integers by adding 1.5 * 2^m,
// powers of two, and splitting into exponent and mantissa. Every operation
// rounds exactly once: no fast-math flags are set.
//
//===----------------------------------------------------------------------===//

#include "MathEmitter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace tenon::math_functions {

Type Emitter::withElement(Type like, Type element) {
  if (auto vector = dyn_cast<VectorType>(like))
    return vector.clone(element);
  return element;
}

Num Emitter::number(Num like, double value) {
  Type type = like.value.getType();
  auto element = cast<FloatType>(getElementTypeOrSelf(type));
  APFloat rounded(value);
  bool losesInfo;
  rounded.convert(element.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
  TypedAttr attribute = FloatAttr::get(element, rounded);
  if (auto vector = dyn_cast<VectorType>(type))
    attribute = DenseElementsAttr::get(vector, rounded);
  return create<arith::ConstantOp>(attribute);
}

Num Emitter::integer(Num like, int64_t value) {
  Type type = like.value.getType();
  auto element = cast<IntegerType>(getElementTypeOrSelf(type));
  APInt bits(element.getWidth(), value, /*isSigned=*/true,
             /*implicitTrunc=*/true);
  TypedAttr attribute = IntegerAttr::get(element, bits);
  if (auto vector = dyn_cast<VectorType>(type))
    attribute = DenseElementsAttr::get(vector, bits);
  return create<arith::ConstantOp>(attribute);
}

Num Emitter::fma(Num a, Num b, Num c) {
  if (has.fma)
    return create<math::FmaOp>(a.value, b.value, c.value);
  return a * b + c;
}

Num Emitter::polynomial(Num x, ArrayRef<double> c) {
  auto powers = [&](Num of, size_t last, size_t step) {
    Num sum = number(x, c[last]);
    for (size_t i = last; i >= step; i -= step)
      sum = fma(sum, of, number(x, c[i - step]));
    return sum;
  };
  size_t degree = c.size() - 1;
  if (degree < 4)
    return powers(x, degree, 1);
  // Even and odd powers separately (second-order Horner): two chains of half
  // the length, since latency dominates.
  Num square = x * x;
  size_t even = degree & ~size_t(1), odd = (degree - 1) | 1;
  return fma(powers(square, odd, 2), x, powers(square, even, 2));
}

Num Emitter::bits(Num x) {
  unsigned width = isDouble(x) ? 64 : 32;
  return create<arith::BitcastOp>(
      withElement(x.value.getType(), builder.getIntegerType(width)), x.value);
}

Num Emitter::fromBits(Num x) {
  bool wide = getElementTypeOrSelf(x.value.getType()).isInteger(64);
  Type element = wide ? Type(builder.getF64Type()) : builder.getF32Type();
  return create<arith::BitcastOp>(withElement(x.value.getType(), element),
                                  x.value);
}

Num Emitter::widen(Num x) {
  return create<arith::ExtFOp>(
      withElement(x.value.getType(), builder.getF64Type()), x.value);
}

Num Emitter::narrow(Num x) {
  return create<arith::TruncFOp>(
      withElement(x.value.getType(), builder.getF32Type()), x.value);
}

//===-- Operators ---------------------------------------------------------===//

template <typename OpTy> static Num binary(Num a, Num b) {
  return a.emitter->create<OpTy>(a.value, b.value);
}

Num operator+(Num a, Num b) { return binary<arith::AddFOp>(a, b); }
Num operator-(Num a, Num b) { return binary<arith::SubFOp>(a, b); }
Num operator*(Num a, Num b) { return binary<arith::MulFOp>(a, b); }
Num operator/(Num a, Num b) { return binary<arith::DivFOp>(a, b); }
Num operator+(Num a, double b) { return a + a.emitter->number(a, b); }
Num operator-(Num a, double b) { return a - a.emitter->number(a, b); }
Num operator-(double a, Num b) { return b.emitter->number(b, a) - b; }
Num operator*(Num a, double b) { return a * a.emitter->number(a, b); }
Num operator/(double a, Num b) { return b.emitter->number(b, a) / b; }
Num operator-(Num a) { return a.emitter->create<arith::NegFOp>(a.value); }

static Num compare(arith::CmpFPredicate predicate, Num a, Num b) {
  return a.emitter->create<arith::CmpFOp>(predicate, a.value, b.value);
}
Num operator<(Num a, Num b) { return compare(arith::CmpFPredicate::OLT, a, b); }
Num operator<(Num a, double b) { return a < a.emitter->number(a, b); }
Num operator>(Num a, double b) { return a.emitter->number(a, b) < a; }
Num operator==(Num a, double b) { return same(a, a.emitter->number(a, b)); }
Num same(Num a, Num b) { return compare(arith::CmpFPredicate::OEQ, a, b); }
Num isNan(Num x) { return compare(arith::CmpFPredicate::UNO, x, x); }
Num isNegative(Num x) {
  Num bits = x.emitter->bits(x);
  return x.emitter->create<arith::CmpIOp>(arith::CmpIPredicate::slt, bits.value,
                                          x.emitter->integer(bits, 0).value);
}
Num isPositiveFinite(Num x) {
  // Compare the bits as a range: LLVM emits fewer instructions than for floats.
  Emitter &e = *x.emitter;
  Num bits = e.bits(x), infinity = e.bits(e.number(x, INFINITY));
  return e.create<arith::CmpIOp>(arith::CmpIPredicate::ult,
                                 addInt(bits, -1).value,
                                 addInt(infinity, -1).value);
}

Num operator&(Num a, Num b) { return binary<arith::AndIOp>(a, b); }
Num operator|(Num a, Num b) { return binary<arith::OrIOp>(a, b); }
Num operator^(Num a, Num b) { return binary<arith::XOrIOp>(a, b); }
Num operator!(Num a) { return a ^ a.emitter->integer(a, 1); }
Num addInt(Num a, Num b) { return binary<arith::AddIOp>(a, b); }
Num addInt(Num a, int64_t b) { return addInt(a, a.emitter->integer(a, b)); }
Num subInt(Num a, Num b) { return binary<arith::SubIOp>(a, b); }
Num shiftLeft(Num a, int64_t by) {
  return binary<arith::ShLIOp>(a, a.emitter->integer(a, by));
}
Num shiftRight(Num a, int64_t by) {
  return binary<arith::ShRUIOp>(a, a.emitter->integer(a, by));
}

Num select(Num condition, Num yes, Num no) {
  return yes.emitter->create<arith::SelectOp>(condition.value, yes.value,
                                              no.value);
}
Num select(Num condition, double yes, Num no) {
  return select(condition, no.emitter->number(no, yes), no);
}
Num select(Num condition, Num yes, double no) {
  return select(condition, yes, yes.emitter->number(yes, no));
}
Num abs(Num x) { return x.emitter->create<math::AbsFOp>(x.value); }
Num copySign(Num size, Num sign) {
  return binary<math::CopySignOp>(size, sign);
}
Num roundEven(Num x) { return x.emitter->create<math::RoundEvenOp>(x.value); }

//===-- Numbers apart -----------------------------------------------------===//

/// In [2^m, 2^(m+1)) for m mantissa bits, floats are exactly the integers.
static double roundingShift(bool isDouble) {
  return isDouble ? 0x1.8p52 : 0x1.8p23;
}

static Rounded roundShifted(Num shifted, int64_t above = 0) {
  Emitter &e = *shifted.emitter;
  Num shift = e.number(shifted, roundingShift(e.isDouble(shifted)) +
                                    static_cast<double>(above));
  return {shifted - shift, e.bits(shifted)};
}

Rounded roundSmall(Num x) {
  return roundShifted(x + roundingShift(x.emitter->isDouble(x)));
}

Rounded roundProduct(Num x, double factor, int64_t above) {
  Emitter &e = *x.emitter;
  return roundShifted(
      e.fma(x, factor,
            roundingShift(e.isDouble(x)) + static_cast<double>(above)),
      above);
}

Num loadExponent(Num p, Rounded k) {
  // The bits that rounding leaves above the integer.
  FloatAttr shift = p.emitter->builder.getF32FloatAttr(
      static_cast<float>(roundingShift(/*isDouble=*/false)));
  Num power =
      subInt(k.integer,
             p.emitter->integer(
                 k.integer, shift.getValue().bitcastToAPInt().getSExtValue()));
  // MLIR's operation only takes scalars.
  Emitter &e = *p.emitter;
  auto made = LLVM::CallIntrinsicOp::create(
      e.builder, p.value.getType(), e.builder.getStringAttr("llvm.ldexp"),
      ValueRange{p.value, power.value});
  return e.wrap(made.getResult(0));
}

Num powerOfTwo(Num k, bool isDouble) {
  // Bits above the exponent are shifted out.
  int64_t bits = isDouble ? 52 : 23;
  return k.emitter->fromBits(
      addInt(shiftLeft(k, bits), exponentBias(isDouble) << bits));
}

Num ofExponent(Num biased, bool isDouble) {
  return biased.emitter->fromBits(shiftLeft(biased, isDouble ? 52 : 23));
}

Parts splitExponent(Num x) {
  Emitter &e = *x.emitter;
  bool isDouble = e.isDouble(x);
  int64_t bias = exponentBias(isDouble), mantissaBits = isDouble ? 52 : 23;
  // The exponent steps up where the mantissa passes sqrt(2). Computed on
  // unsigned integers, as AVX2 has no 64-bit arithmetic shift.
  int64_t half = isDouble ? 0x3fe6a09e667f3bcd : 0x3f3504f3;
  Num bits = e.bits(x);
  Num biased = shiftRight(addInt(bits, ((bias + 1) << mantissaBits) - half),
                          mantissaBits);
  Num raised = shiftLeft(biased, mantissaBits);
  Num mantissa =
      e.fromBits(addInt(subInt(bits, raised), (bias + 1) << mantissaBits));
  // 2^m | biased is the float 2^m + biased.
  double top = isDouble ? 0x1p52 : 0x1p23;
  Num shifted = e.fromBits(biased | e.bits(e.number(x, top)));
  Num exponent = shifted - (top + static_cast<double>(bias + 1));
  Num scale = e.fromBits(
      subInt(e.integer(raised, (2 * bias + 1) << mantissaBits), raised));
  return {exponent, mantissa, scale};
}

} // namespace tenon::math_functions
