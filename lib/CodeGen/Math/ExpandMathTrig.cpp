//===- ExpandMathTrig.cpp - sin, cos, tan and atan2 -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// sin, cos and tan by argument reduction in f64, of Cody and Waite below 2^28
// and of Payne and Hanek above, exact for every f32, and atan2 by a quotient;
// minimax polynomials from scripts/fit-polynomials.py.
//
//===----------------------------------------------------------------------===//

#include "MathEmitter.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace tenon::math_functions {

// sin(r) = r + r^3 P(r^2), |r| <= pi/4. Error 2^-37.5.
static const double kSinShort[] = {-0x1.5555554c63caap-3, 0x1.111108602a746p-7,
                                   -0x1.a00f76ec6a8c9p-13,
                                   0x1.6ccffaceda2c2p-19};
// cos(r) = 1 - r^2/2 + r^4 P(r^2). Error 2^-42.9.
static const double kCosShort[] = {0x1.5555554ecf26ap-5, -0x1.6c16b81f05b32p-10,
                                   0x1.a010d7910a3dfp-16,
                                   -0x1.241d1ea16b788p-22};
// atan(t) = t + t^3 P(t^2), 0 <= t <= 1. Error 2^-28.5 and 2^-62.8.
static const double kAtan32[] = {
    -0x1.55553ep-2, 0x1.9991e4p-3,  -0x1.242086p-3,
    0x1.c08c5p-4,   -0x1.580932p-4, 0x1.da2ac4p-5,
    -0x1.fd80dap-6, 0x1.6429e6p-7,  -0x1.d3682ap-10};
static const double kAtan64[] = {
    -0x1.5555555555554p-2,  0x1.9999999999731p-3,  -0x1.24924924864d3p-3,
    0x1.c71c71c35378fp-4,   -0x1.745d16e98f941p-4, 0x1.3b13ab64506eep-4,
    -0x1.1110ce1c84783p-4,  0x1.e1dd72eee6775p-5,  -0x1.af0bc317451fdp-5,
    0x1.8587b47636760p-5,   -0x1.61e7ac989f761p-5, 0x1.40544c2c7c21dp-5,
    -0x1.1bf4cd881b7c8p-5,  0x1.dff6036c40508p-6,  -0x1.756efbd97d08cp-6,
    0x1.012f17a303720p-6,   -0x1.2cf16ca283b16p-7, 0x1.1e5871e699373p-8,
    -0x1.a4c88e8fe5948p-10, 0x1.bc880b954e627p-12, -0x1.2adb75a920242p-14,
    0x1.7ebcdcbfed406p-18};

// 2/pi in pieces of 29 bits, so that a piece times an f32 is exact in f64,
// followed by the rounded rest. Then the same for 2^56 * 2/pi without its
// multiples of 4.
static const double kTwoOverPi[] = {0x1.45f306cp-1, 0x1.c9c882ap-29,
                                    0x1.4fe13a8p-59, 0x1.f47d4d377036ep-86};
static const double kTwoOverPiLarge[] = {
    0x1.29fc274p+0, 0x1.7d1f534p-28, 0x1.bb81b6cp-57, 0x1.4acc9e21c8210p-87};

/// x = quadrant * pi/2 + rest, with the quadrant modulo 4.
struct Quadrant {
  Num quadrant;
  Num rest;
};

/// Reduces an f64 that is exact in f32, after M. Payne and R. Hanek, "Radian
/// reduction for trigonometric functions" (1983): only the bits of the product
/// with 2/pi around the binary point are needed. They fit into few exact
/// products in f64.
static Quadrant reduceAny(Num wide) {
  Emitter &e = *wide.emitter;
  // From 2^80 on, x 2^-56 is an integer, and so are its products with multiples
  // of 4.
  Num large = abs(wide) > 0x1p80;
  wide = select(large, wide * 0x1p-56, wide);
  Num sum, quadrant;
  for (int i = 0; i < 4; ++i) {
    Num piece =
        select(large, kTwoOverPiLarge[i], e.number(wide, kTwoOverPi[i]));
    if (i == 3) {
      sum = e.fma(wide, piece, sum);
      break;
    }
    Num product = wide * piece;
    Num turns = roundEven(product * 0.25);
    product = e.fma(turns, -4.0, product);
    sum = i == 0 ? product : sum + product;
    // The sum must be small before an inexact term is added.
    Num whole = roundEven(sum);
    sum = sum - whole;
    quadrant = i == 0 ? whole : quadrant + whole;
  }
  return {roundSmall(quadrant).integer, sum * 0x1.921fb54442d18p+0};
}

/// Reduces |wide| < 2^28 by subtracting multiples of pi/2 in two parts (W. Cody
/// and W. Waite, "Software Manual for the Elementary Functions", 1980), by
/// fused multiply-adds. The first difference is exact: it is a multiple of the
/// first part's last bit, 2^-52, and below 2.
static Quadrant reduceSmall(Num wide) {
  Emitter &e = *wide.emitter;
  Rounded quadrant = roundProduct(wide, 0x1.45f306dc9c883p-1);
  Num rest = e.fma(quadrant.value, -0x1.921fb54442d18p+0, wide);
  rest = e.fma(quadrant.value, -0x1.1a62633145c07p-54, rest);
  return {quadrant.integer, rest};
}

/// Reduces small operands by few operations and others by reduceAny(). Vectors
/// compute both; both forms have the same bits.
static Quadrant reduce(Num wide) {
  Emitter &e = *wide.emitter;
  // The differences of reduceSmall() have to be fused.
  if (!e.has.fma)
    return reduceAny(wide);
  Num isSmall = abs(wide) < 0x1p28;
  if (!e.mayBranch || isa<VectorType>(wide.value.getType())) {
    Quadrant small = reduceSmall(wide), any = reduceAny(wide);
    return {select(isSmall, small.quadrant, any.quadrant),
            select(isSmall, small.rest, any.rest)};
  }
  OpBuilder &builder = e.builder;
  Location loc = e.builder.getLoc();
  Block *entry = builder.getInsertionBlock();
  Block *rest = entry->splitBlock(builder.getInsertionPoint());
  auto reduceIn = [&](auto function) {
    Block *block = builder.createBlock(rest);
    Quadrant q = function(wide);
    cf::BranchOp::create(builder, loc, rest, {q.quadrant.value, q.rest.value});
    return std::pair(block, q);
  };
  auto [smallBlock, small] = reduceIn(reduceSmall);
  auto [anyBlock, any] = reduceIn(reduceAny);
  Value quadrant = rest->addArgument(small.quadrant.value.getType(), loc);
  Value angle = rest->addArgument(small.rest.value.getType(), loc);
  builder.setInsertionPointToEnd(entry);
  cf::CondBranchOp::create(builder, loc, isSmall.value, smallBlock,
                           ValueRange(), anyBlock, ValueRange());
  builder.setInsertionPointToStart(rest);
  return {e.wrap(quadrant), e.wrap(angle)};
}

static Num sinOf(Num r, Num square) {
  Emitter &e = *r.emitter;
  return e.fma(r * square, e.polynomial(square, kSinShort), r);
}

static Num cosOf(Num square) {
  Emitter &e = *square.emitter;
  Num tail = e.fma(square, e.polynomial(square, kCosShort), -0.5);
  return e.fma(square, tail, 1.0);
}

static Num hasBit(Num x, int64_t bit) {
  Emitter &e = *x.emitter;
  Num masked = x & e.integer(x, bit);
  return e.create<arith::CmpIOp>(arith::CmpIPredicate::ne, masked.value,
                                 e.integer(x, 0).value);
}

/// Returns the operand of reduce(); null if it has too many digits.
static Num digitsOf(Num x, bool isSingle) {
  if (!x.emitter->isDouble(x))
    return x.emitter->widen(x);
  return isSingle ? x : Num();
}

static Num asTypeOf(Num x, Num result) {
  return x.emitter->isDouble(x) ? result : x.emitter->narrow(result);
}

/// Returns sin(x + turn * pi/2).
static Num sinOrCos(Num x, Num wide, int64_t turn) {
  Quadrant q = reduce(wide);
  Num place = turn ? addInt(q.quadrant, turn) : q.quadrant;
  Num square = q.rest * q.rest;
  Num result = select(hasBit(place, 1), cosOf(square), sinOf(q.rest, square));
  return asTypeOf(x, select(hasBit(place, 2), -result, result));
}

Num expandSin(Num x, bool isSingle) {
  Num wide = digitsOf(x, isSingle);
  if (!wide.value)
    return {};
  // Only here the sign of 0 could get lost.
  return select(x == 0.0, x, sinOrCos(x, wide, 0));
}

Num expandCos(Num x, bool isSingle) {
  Num wide = digitsOf(x, isSingle);
  return wide.value ? sinOrCos(x, wide, 1) : Num();
}

Num expandTan(Num x, bool isSingle) {
  Num wide = digitsOf(x, isSingle);
  if (!wide.value)
    return {};
  Quadrant q = reduce(wide);
  Num square = q.rest * q.rest;
  Num sine = sinOf(q.rest, square), cosine = cosOf(square);
  // tan(r + pi/2) = -1 / tan(r)
  Num odd = hasBit(q.quadrant, 1);
  Num result = select(odd, -cosine, sine) / select(odd, sine, cosine);
  return select(x == 0.0, x, asTypeOf(x, result));
}

Num expandAtan2(Num y, Num x) {
  Emitter &e = *x.emitter;
  bool isDouble = e.isDouble(x);
  Num width = abs(x), height = abs(y);
  Num steep = width < height;
  Num less = select(steep, width, height), more = select(steep, height, width);
  // Infinity over infinity counts as 1, and 0 over 0 as 0.
  Num t = select(same(width, height), 1.0, less / more);
  t = select(width + height == 0.0, 0.0, t);
  Num square = t * t;
  ArrayRef<double> table = isDouble ? ArrayRef<double>(kAtan64) : kAtan32;
  Num angle = e.fma(t * square, e.polynomial(square, table), t);
  Num left = isNegative(x);
  // pi/2 and pi in two parts.
  double high = isDouble ? 0x1.921fb54442d18p+0 : 0x1.921fb6p+0;
  double low = isDouble ? 0x1.1a62633145c07p-54 : -0x1.777a5cp-25;
  auto base = [&](double half) {
    return select(steep, half, select(left, 2 * half, e.number(x, 0.0)));
  };
  angle = select(steep ^ left, -angle, angle);
  angle = base(high) + (angle + base(low));
  return copySign(angle, y);
}

} // namespace tenon::math_functions
