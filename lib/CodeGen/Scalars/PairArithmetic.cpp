//===- PairArithmetic.cpp - Arithmetic of pairs of f64 --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PairArithmetic.h"

using namespace mlir;

namespace tenon {

Real multiplyAdd(Real a, Real b, Real c) {
  return c.emitter->hasFma ? fused(a.value, b.value, c) : plus(times(a, b), c);
}

Real polynomial(Real x, ArrayRef<double> c) {
  auto powers = [&](Real of, size_t last) {
    Real sum = number(x, c[last]);
    for (size_t i = last; i >= 2; i -= 2)
      sum = multiplyAdd(sum, of, number(x, c[i - 2]));
    return sum;
  };
  size_t degree = c.size() - 1;
  Real square = times(x, x);
  Real even = powers(square, degree & ~size_t(1));
  return multiplyAdd(powers(square, (degree - 1) | 1), x, even);
}

Real clamped(Real x, double low, double high) {
  x = select(x > high, number(x, high), x);
  return select(x < low, number(x, low), x);
}

//===-- Bits --------------------------------------------------------------===//

Bits bitsOf(Real x) {
  ScalarEmitter &e = *x.emitter;
  return {&e, e.create<arith::BitcastOp>(e.builder.getI64Type(), x.value)};
}
Real ofBits(Bits x) {
  ScalarEmitter &e = *x.emitter;
  return {&e, e.create<arith::BitcastOp>(e.builder.getF64Type(), x.value)};
}
Bits constantBits(Bits like, int64_t value) {
  return {like.emitter, like.emitter->integer(like.value.getType(), value)};
}

template <typename OpTy> static Bits integer(Bits a, Bits b) {
  return {a.emitter, a.emitter->create<OpTy>(a.value, b.value)};
}
Bits operator+(Bits a, Bits b) { return integer<arith::AddIOp>(a, b); }
Bits operator-(Bits a, Bits b) { return integer<arith::SubIOp>(a, b); }
Bits operator&(Bits a, int64_t b) {
  return integer<arith::AndIOp>(a, constantBits(a, b));
}
Bits operator|(Bits a, int64_t b) {
  return integer<arith::OrIOp>(a, constantBits(a, b));
}
Bits shiftLeft(Bits a, int64_t by) {
  return integer<arith::ShLIOp>(a, constantBits(a, by));
}
Bits shiftRight(Bits a, int64_t by) {
  return integer<arith::ShRUIOp>(a, constantBits(a, by));
}
Bits atLeast0(Bits a) { return integer<arith::MaxSIOp>(a, constantBits(a, 0)); }

static Truth compareToZero(arith::CmpIPredicate predicate, Bits a) {
  return {a.emitter, a.emitter->create<arith::CmpIOp>(
                         predicate, a.value, constantBits(a, 0).value)};
}
Truth hasBit(Bits a, int64_t bit) {
  return compareToZero(arith::CmpIPredicate::ne, a & bit);
}
Truth isSigned(Real x) {
  return compareToZero(arith::CmpIPredicate::slt, bitsOf(x));
}

// In [2^52, 2^53), floats are exactly the integers.
Bits wholeBits(Real k) { return bitsOf(plus(k, 0x1.8p52)); }

Real powerOfTwo(Real k) {
  // Bits above the exponent are shifted out.
  Bits exponent = shiftLeft(wholeBits(k), 52);
  return ofBits(exponent + constantBits(exponent, int64_t(1023) << 52));
}

Real lookUp(ArrayRef<double> table, Bits row, int64_t column) {
  ScalarEmitter &e = *row.emitter;
  auto type = RankedTensorType::get({static_cast<int64_t>(table.size())},
                                    e.builder.getF64Type());
  Value values =
      e.create<arith::ConstantOp>(DenseElementsAttr::get(type, table));
  Bits place = shiftLeft(row, 2) + constantBits(row, column);
  Value index =
      e.create<arith::IndexCastOp>(e.builder.getIndexType(), place.value);
  return {&e, e.create<tensor::ExtractOp>(values, index)};
}

//===-- Pairs -------------------------------------------------------------===//

Pair exactSum(Real a, Real b) {
  Real sum = plus(a, b), part = minus(sum, a);
  return {sum, plus(minus(a, minus(sum, part)), minus(b, part))};
}

Pair orderedSum(Real a, Real b) {
  Real sum = plus(a, b);
  return {sum, minus(b, minus(sum, a))};
}

/// Splits x into its upper 26 bits, rounded, and the rest, which has 26 bits
/// and a sign.
static Pair split(Real x) {
  Bits bits = bitsOf(x);
  Bits rounded = bits + constantBits(bits, int64_t(1) << 26);
  Real high = ofBits(rounded & ~((int64_t(1) << 27) - 1));
  return {high, minus(x, high)};
}

Pair exactProduct(Real a, Real b) {
  Real product = times(a, b);
  if (a.emitter->hasFma)
    return {product, fused(a.value, b.value, -product)};
  auto [ah, al] = split(a);
  auto [bh, bl] = a.value == b.value ? Pair{ah, al} : split(b);
  Real low = minus(times(ah, bh), product);
  low = plus(plus(low, times(ah, bl)), times(al, bh));
  return {product, plus(low, times(al, bl))};
}

Pair looseSum(Pair a, Pair b) {
  Pair high = exactSum(a.high, b.high);
  return {high.high, plus(high.low, plus(a.low, b.low))};
}
Pair sum(Pair a, Pair b) {
  Pair loose = looseSum(a, b);
  return orderedSum(loose.high, loose.low);
}

Pair orderedSum(Pair a, Pair b) {
  Pair high = orderedSum(a.high, b.high);
  return {high.high, plus(high.low, plus(a.low, b.low))};
}
Pair orderedSum(Pair a, Real b) {
  Pair high = orderedSum(a.high, b);
  return {high.high, plus(high.low, a.low)};
}

Pair product(Pair a, Pair b) {
  Pair high = exactProduct(a.high, b.high);
  Real cross = multiplyAdd(a.high, b.low, times(a.low, b.high));
  return {high.high, plus(high.low, cross)};
}
Pair product(Pair a, Real b) {
  Pair high = exactProduct(a.high, b);
  return {high.high, multiplyAdd(a.low, b, high.low)};
}

Pair quotient(Pair a, Pair b) {
  Real high = over(a.high, b.high);
  Pair part = exactProduct(high, b.high);
  Real rest = minus(minus(a.high, part.high), part.low);
  rest = plus(rest, minus(a.low, times(high, b.low)));
  return {high, over(rest, b.high)};
}

} // namespace tenon
