//===- RealArithmetic.h - Real arithmetic as scalar code --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_SCALARS_REALARITHMETIC_H
#define TENON_LIB_CODEGEN_SCALARS_REALARITHMETIC_H

#include "ScalarEmitter.h"
#include <cmath>

namespace tenon {

/// A real number in emitted code, with the usual operators.
struct Real {
  ScalarEmitter *emitter;
  mlir::Value value;
};

/// A truth value in emitted code.
struct Truth {
  ScalarEmitter *emitter;
  mlir::Value value;
};

inline Real wrap(Real like, mlir::Value value) { return {like.emitter, value}; }
inline Real number(Real like, double value) {
  return wrap(like, like.emitter->floating(like.value.getType(), value));
}
template <typename OpTy> Real binary(Real a, Real b) {
  return wrap(a, a.emitter->create<OpTy>(a.value, b.value, a.emitter->flags()));
}
/// Creates the operation without fast-math flags: no contraction or
/// reassociation.
template <typename OpTy> Real exactly(Real a, Real b) {
  return wrap(a, a.emitter->create<OpTy>(a.value, b.value));
}
/// Returns the product that a sum may be contracted with: one that `operator*`
/// made.
inline mlir::arith::MulFOp contractible(Real a) {
  auto product = a.value.getDefiningOp<mlir::arith::MulFOp>();
  return a.emitter->contractsHere && product &&
                 product.getFastmathAttr() == a.emitter->flags()
             ? product
             : mlir::arith::MulFOp();
}
inline Real fused(mlir::Value a, mlir::Value b, Real c) {
  return wrap(c, c.emitter->create<mlir::math::FmaOp>(a, b, c.value));
}
inline Real operator-(Real x);
inline Real operator+(Real a, Real b) {
  if (mlir::arith::MulFOp product = contractible(a))
    return fused(product.getLhs(), product.getRhs(), b);
  if (mlir::arith::MulFOp product = contractible(b))
    return fused(product.getLhs(), product.getRhs(), a);
  return a.emitter->contractsHere ? exactly<mlir::arith::AddFOp>(a, b)
                                  : binary<mlir::arith::AddFOp>(a, b);
}
inline Real operator-(Real a, Real b) {
  if (mlir::arith::MulFOp product = contractible(a))
    return fused(product.getLhs(), product.getRhs(), -b);
  if (mlir::arith::MulFOp product = contractible(b))
    return fused((-wrap(b, product.getLhs())).value, product.getRhs(), a);
  return a.emitter->contractsHere ? exactly<mlir::arith::SubFOp>(a, b)
                                  : binary<mlir::arith::SubFOp>(a, b);
}
inline Real operator*(Real a, Real b) {
  return binary<mlir::arith::MulFOp>(a, b);
}
inline Real operator/(Real a, Real b) {
  return binary<mlir::arith::DivFOp>(a, b);
}
inline Real operator*(Real a, double b) { return a * number(a, b); }
template <typename OpTy> Real apply(Real x) {
  return wrap(x, x.emitter->create<OpTy>(x.value));
}
inline Real operator-(Real x) { return apply<mlir::arith::NegFOp>(x); }
inline Real abs(Real x) { return apply<mlir::math::AbsFOp>(x); }
inline Real copySign(Real size, Real sign) {
  return wrap(size, size.emitter->create<mlir::math::CopySignOp>(size.value,
                                                                 sign.value));
}
inline Truth compare(Real a, mlir::arith::CmpFPredicate predicate, Real b) {
  return {a.emitter,
          a.emitter->create<mlir::arith::CmpFOp>(predicate, a.value, b.value)};
}
inline Truth operator<(Real a, Real b) {
  return compare(a, mlir::arith::CmpFPredicate::OLT, b);
}
inline Truth isZero(Real x) {
  return compare(x, mlir::arith::CmpFPredicate::OEQ, number(x, 0));
}
inline Truth isNegative(Real x) { return x < number(x, 0); }
inline Truth isNan(Real x) {
  return compare(x, mlir::arith::CmpFPredicate::UNO, x);
}
inline Truth isInfinite(Real x) {
  return compare(abs(x), mlir::arith::CmpFPredicate::OEQ, number(x, INFINITY));
}
inline Truth isFinite(Real x) { return abs(x) < number(x, INFINITY); }
inline Truth operator&(Truth a, Truth b) {
  return {a.emitter, a.emitter->create<mlir::arith::AndIOp>(a.value, b.value)};
}
inline Truth operator|(Truth a, Truth b) {
  return {a.emitter, a.emitter->create<mlir::arith::OrIOp>(a.value, b.value)};
}
inline Truth operator!(Truth a) {
  mlir::Value yes = a.emitter->integer(a.value.getType(), 1);
  return {a.emitter, a.emitter->create<mlir::arith::XOrIOp>(a.value, yes)};
}
inline Real select(Truth condition, Real yes, Real no) {
  return wrap(yes, yes.emitter->select(condition.value, yes.value, no.value));
}

} // namespace tenon

#endif // TENON_LIB_CODEGEN_SCALARS_REALARITHMETIC_H
