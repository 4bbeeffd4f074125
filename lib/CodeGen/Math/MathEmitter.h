//===- MathEmitter.h - Emits straight-line math code ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_MATH_MATHEMITTER_H
#define TENON_LIB_CODEGEN_MATH_MATHEMITTER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace tenon::math_functions {

class Emitter;

/// A value of a float, integer or i1 type, or a vector of it, with the usual
/// operators. Floating-point operations have no flags: each rounds by itself.
struct Num {
  Emitter *emitter = nullptr;
  mlir::Value value;
};

class Emitter {
public:
  /// Instructions of the target: fused multiply-add, without which fma() is a
  /// product and a sum; p * 2^k in f32.
  struct Instructions {
    bool fma, ldexp;
  };
  Emitter(mlir::OpBuilder &builder, mlir::Location loc, Instructions has)
      : builder(loc, builder), has(has) {}

  mlir::ImplicitLocOpBuilder builder;
  Instructions has;
  /// Permits branches around the computation that few operands need.
  /// Precondition: a function of one block, which no loop vectorizes.
  bool mayBranch = false;

  template <typename OpTy, typename... Args> Num create(Args &&...args) {
    return {this, OpTy::create(builder, std::forward<Args>(args)...)};
  }
  Num wrap(mlir::Value value) { return {this, value}; }

  /// Returns a constant of the type of `like`.
  Num number(Num like, double value);
  Num integer(Num like, int64_t value);

  /// Returns a * b + c.
  Num fma(Num a, Num b, Num c);
  Num fma(Num a, double b, Num c) { return fma(a, number(a, b), c); }
  Num fma(Num a, Num b, double c) { return fma(a, b, number(a, c)); }
  Num fma(Num a, double b, double c) {
    return fma(a, number(a, b), number(a, c));
  }
  /// Returns c[0] + c[1] x + c[2] x^2 + ...
  Num polynomial(Num x, llvm::ArrayRef<double> c);

  /// Casts a float's bits to an integer, and back.
  Num bits(Num x);
  Num fromBits(Num x);
  /// Converts f32 to f64 and back.
  Num widen(Num x);
  Num narrow(Num x);

  bool isDouble(Num x) {
    return mlir::getElementTypeOrSelf(x.value.getType()).isF64();
  }

private:
  mlir::Type withElement(mlir::Type like, mlir::Type element);
};

Num operator+(Num a, Num b);
Num operator-(Num a, Num b);
Num operator*(Num a, Num b);
Num operator/(Num a, Num b);
Num operator+(Num a, double b);
Num operator-(Num a, double b);
Num operator-(double a, Num b);
Num operator*(Num a, double b);
Num operator/(double a, Num b);
Num operator-(Num a);

/// Ordered comparisons of floats: false if one is NaN.
Num operator<(Num a, Num b);
Num operator<(Num a, double b);
Num operator>(Num a, double b);
Num operator==(Num a, double b);
Num same(Num a, Num b);
Num isNan(Num x);
/// Returns whether the sign bit is set.
Num isNegative(Num x);
/// Returns whether x > 0, and neither infinite nor NaN.
Num isPositiveFinite(Num x);

/// Operators on integers and truth values.
Num operator&(Num a, Num b);
Num operator|(Num a, Num b);
Num operator^(Num a, Num b);
Num operator!(Num a);
Num addInt(Num a, Num b);
Num addInt(Num a, int64_t b);
Num subInt(Num a, Num b);
Num shiftLeft(Num a, int64_t by);
/// Shifts in zeros.
Num shiftRight(Num a, int64_t by);

Num select(Num condition, Num yes, Num no);
Num select(Num condition, double yes, Num no);
Num select(Num condition, Num yes, double no);
Num abs(Num x);
Num copySign(Num size, Num sign);
Num roundEven(Num x);

/// The nearest integer to `x`, |x| < 2^21, as a float, and as an integer of
/// which only the low bits matter: adding 1.5 * 2^(mantissa bits) leaves it
/// there.
struct Rounded {
  Num value;
  Num integer;
};
Rounded roundSmall(Num x);
/// Returns roundSmall(x * factor); the integer is larger by `above`.
Rounded roundProduct(Num x, double factor, int64_t above = 0);
/// Returns p * 2^k for |k| < 2^21. Precondition: the target has the
/// instruction, and p is f32.
Num loadExponent(Num p, Rounded k);
/// Returns 2^k in the range of normal numbers; only the low bits of k matter.
Num powerOfTwo(Num k, bool isDouble);
/// Returns the biased exponent of 1.
inline int64_t exponentBias(bool isDouble) { return isDouble ? 1023 : 127; }
/// Returns the float with this biased exponent and mantissa 1.
Num ofExponent(Num biased, bool isDouble);

/// x = 2^exponent * mantissa with the mantissa in [sqrt(1/2), sqrt(2)), for
/// normal positive numbers; `scale` is 2^-exponent.
struct Parts {
  Num exponent;
  Num mantissa;
  Num scale;
};
Parts splitExponent(Num x);

// The expansions, each in the file of its family. Null if there is none for the
// type.
Num expandExp(Num x);
/// Returns the exponent by which exponentials are scaled up that are divided by
/// their sum: remainders in the division are then normal.
inline int64_t scaleExponent(bool isDouble) { return isDouble ? 512 : 64; }
/// Returns e^x scaled by that power, for x <= 0; a result of 0 may be a small
/// number.
Num expandScaledExp(Num x);
Num expandExp2(Num x);
Num expandExpm1(Num x);
Num expandTanh(Num x);
Num expandLog(Num x);
Num expandLog2(Num x);
Num expandLog1p(Num x);
Num expandErf(Num x);
Num expandErfc(Num x);
/// `isSingle`: an f64 operand that is exact in f32.
Num expandSin(Num x, bool isSingle);
Num expandCos(Num x, bool isSingle);
Num expandTan(Num x, bool isSingle);
Num expandAtan2(Num y, Num x);
Num expandCbrt(Num x);
Num expandPow(Num x, Num y);
/// Computes powers that few products give as accurately as the function.
Num constantPower(Num x, double exponent);

/// Returns e^x in f64 to 2^-33, for f32 functions; |x| < 700.
Num shortExp(Num x);
/// Returns factor * e^(high + low) for a small `low`; in f32 -132 < high < 44,
/// in f64 -1064 < high < 350.
Num expOfSum(Num high, Num low, Num factor);

} // namespace tenon::math_functions

#endif // TENON_LIB_CODEGEN_MATH_MATHEMITTER_H
