//===- PairArithmetic.h - Arithmetic of pairs of f64 ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_SCALARS_PAIRARITHMETIC_H
#define TENON_LIB_CODEGEN_SCALARS_PAIRARITHMETIC_H

#include "RealArithmetic.h"

/// Double-double arithmetic (T. Dekker, "A floating-point technique for
/// extending the available precision", 1971). No operation here has fast-math
/// flags: sums and products are those that their rounding errors are computed
/// of.
namespace tenon {

/// A value as the unevaluated sum high + low. Where nothing else is said, the
/// second is at most a unit in the last place of the first.
struct Pair {
  Real high, low;
};

/// The bits of a real number, or an integer of 64 bits.
struct Bits {
  ScalarEmitter *emitter;
  mlir::Value value;
};

inline Real plus(Real a, Real b) { return exactly<mlir::arith::AddFOp>(a, b); }
inline Real minus(Real a, Real b) { return exactly<mlir::arith::SubFOp>(a, b); }
inline Real times(Real a, Real b) { return exactly<mlir::arith::MulFOp>(a, b); }
inline Real over(Real a, Real b) { return exactly<mlir::arith::DivFOp>(a, b); }
inline Real plus(Real a, double b) { return plus(a, number(a, b)); }
inline Real minus(Real a, double b) { return minus(a, number(a, b)); }
inline Real times(Real a, double b) { return times(a, number(a, b)); }
/// Returns a * b + c, rounded once if the target has the instruction.
Real multiplyAdd(Real a, Real b, Real c);
/// Returns c[0] + c[1] x + c[2] x^2 + ..., of which even and odd powers are
/// evaluated apart. Precondition: at least four coefficients.
Real polynomial(Real x, llvm::ArrayRef<double> c);
inline Real roundEven(Real x) { return apply<mlir::math::RoundEvenOp>(x); }
inline Truth operator<(Real a, double b) { return a < number(a, b); }
inline Truth operator>(Real a, double b) { return number(a, b) < a; }
/// Bounds x; keeps NaN.
Real clamped(Real x, double low, double high);

Bits bitsOf(Real x);
Real ofBits(Bits x);
Bits constantBits(Bits like, int64_t value);
Bits operator+(Bits a, Bits b);
Bits operator-(Bits a, Bits b);
Bits operator&(Bits a, int64_t b);
Bits operator|(Bits a, int64_t b);
Bits shiftLeft(Bits a, int64_t by);
/// Shifts in zeros.
Bits shiftRight(Bits a, int64_t by);
Bits atLeast0(Bits a);
Truth hasBit(Bits a, int64_t bit);
/// Returns whether the sign bit is set.
Truth isSigned(Real x);
/// Returns an integer of which the low 52 bits are those of the whole number k,
/// |k| < 2^51.
Bits wholeBits(Real k);
/// Returns 2^k for a whole number k, |k| <= 1022.
Real powerOfTwo(Real k);
/// Returns table[4 row + column].
Real lookUp(llvm::ArrayRef<double> table, Bits row, int64_t column);

inline Pair pairOf(Real x) { return {x, number(x, 0)}; }
inline Pair constantPair(Real like, double high, double low) {
  return {number(like, high), number(like, low)};
}
inline Pair operator-(Pair a) { return {-a.high, -a.low}; }
inline Pair select(Truth condition, Pair yes, Pair no) {
  return {select(condition, yes.high, no.high),
          select(condition, yes.low, no.low)};
}
/// Multiplies by a power of two.
inline Pair scaled(Pair a, Real factor) {
  return {times(a.high, factor), times(a.low, factor)};
}
inline Pair scaled(Pair a, double factor) {
  return scaled(a, number(a.high, factor));
}

/// Returns a + b exactly (TwoSum; D. Knuth, The Art of Computer Programming
/// 4.2.2, theorem B).
Pair exactSum(Real a, Real b);
/// Returns a + b exactly. Precondition: |a| >= |b|, or a is 0.
Pair orderedSum(Real a, Real b);
/// Returns a * b exactly: by fused multiply-add, or, in which case the last bit
/// of the second part may be wrong, from halves of the factors. Precondition:
/// neither the product overflows nor its last bits underflow.
Pair exactProduct(Real a, Real b);
/// Returns the sum in double-double precision, of which the last few bits may
/// be wrong.
Pair sum(Pair a, Pair b);
/// The same, but where the first parts cancel, the second may be the larger;
/// the first is their sum as one number, also for zeros and infinities.
Pair looseSum(Pair a, Pair b);
/// Returns the sum. Precondition: |a| >= |b|.
Pair orderedSum(Pair a, Pair b);
Pair orderedSum(Pair a, Real b);
Pair product(Pair a, Pair b);
Pair product(Pair a, Real b);
Pair quotient(Pair a, Pair b);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_SCALARS_PAIRARITHMETIC_H
