//===- ProgramBuilder.h - Builds program fragments in ten -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CONVERSION_PROGRAMBUILDER_H
#define TENON_CONVERSION_PROGRAMBUILDER_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include <limits>

namespace tenon {

class Num;

/// Returns the size, of type `index`, to which dimensions of these two sizes
/// are broadcast: the one that is not 1. Sizes that do not fit are not found.
mlir::Value broadcastSize(mlir::OpBuilder &builder, mlir::Location loc,
                          mlir::Value a, mlir::Value b);

/// The base of frontends: builds fragments of programs in `ten`.
class ProgramBuilder {
public:
  explicit ProgramBuilder(mlir::MLIRContext *context)
      : b(mlir::UnknownLoc::get(context), context) {}

  static mlir::RankedTensorType typeOf(mlir::Value value) {
    return llvm::cast<mlir::RankedTensorType>(value.getType());
  }
  static mlir::Type elementOf(mlir::Value value) {
    return typeOf(value).getElementType();
  }

  /// Replaces `op`; a value of another shape is cast to the result's type.
  mlir::LogicalResult replace(mlir::Operation *op, mlir::ValueRange values);

  /// Returns an elements attribute with the same value for every element.
  static mlir::DenseElementsAttr splat(mlir::RankedTensorType type,
                                       double value);
  /// Returns a constant of `like`'s type.
  mlir::Value constantLike(mlir::Value like, double value);
  /// Returns a constant with these bits.
  mlir::Value bitsLike(mlir::Value like, const llvm::APInt &bits);
  /// Returns the sizes of the dynamic dimensions.
  llvm::SmallVector<mlir::Value> dynamicSizes(mlir::Value value);
  /// Broadcasts a scalar to the shape of `like`.
  mlir::Value broadcastScalar(mlir::Value scalar, mlir::Value like);
  /// Broadcasts a vector along dimension `dim` of `like`.
  mlir::Value broadcastVector(mlir::Value vector, int64_t dim,
                              mlir::Value like);
  mlir::Value convertTo(mlir::Value value, mlir::Type element);
  mlir::Value castTo(mlir::Value value, mlir::Type type);
  /// Returns the scalar in a tensor of rank 0.
  mlir::Value extract(mlir::Value scalar);
  /// Returns element `i` of a shape as an index.
  mlir::Value indexAt(mlir::Value shape, int64_t i);
  mlir::Value scalarOf(mlir::Value index, mlir::Type type);

  mlir::Value compare(ten::Comparison direction, mlir::Value lhs,
                      mlir::Value rhs) {
    return ten::CompareOp::create(b, direction, lhs, rhs);
  }
  mlir::Value select(mlir::Value condition, mlir::Value onTrue,
                     mlir::Value onFalse) {
    return ten::SelectOp::create(b, condition, onTrue, onFalse);
  }

  /// Returns `lhs kind rhs`.
  mlir::Value combine(ten::ReductionKind kind, mlir::Value lhs,
                      mlir::Value rhs);
  /// Returns the accumulator type if it is not the result's: f32 for narrow
  /// floats, as in XLA.
  mlir::TypeAttr accumulator(mlir::Type result, mlir::Type asked = {});

  /// Evaluates a formula with f32 intermediate values if the operands are
  /// narrower floats, and rounds once.
  mlir::Value
  inWorkingType(mlir::ValueRange operands,
                llvm::function_ref<Num(llvm::ArrayRef<Num>)> formula);

  mlir::ImplicitLocOpBuilder b;
};

/// Returns whether `init` is the identity of `kind`.
bool isIdentity(ten::ReductionKind kind, mlir::DenseElementsAttr init);
/// Returns the same for a value, also if it is a broadcast constant, as JAX
/// writes the initial values of windows.
bool isIdentity(ten::ReductionKind kind, mlir::Value init);

//===----------------------------------------------------------------------===//
// Formulas.
//===----------------------------------------------------------------------===//

/// A value in a formula, with arithmetic between values of one type and
/// numbers.
class Num {
public:
  Num(ProgramBuilder &c, mlir::Value value) : c(&c), value(value) {}
  operator mlir::Value() const { return value; }
  mlir::Value get() const { return value; }
  ProgramBuilder &builder() const { return *c; }
  Num number(double x) const { return {*c, c->constantLike(value, x)}; }
  template <typename Op> Num apply() const {
    return {*c, Op::create(c->b, value.getType(), value)};
  }
  template <typename Op> Num apply(Num other) const {
    return {*c, Op::create(c->b, value.getType(), value, other.value)};
  }

private:
  ProgramBuilder *c;
  mlir::Value value;
};

#define TENON_NUM_OPERATOR(OPERATOR, OP)                                       \
  inline Num operator OPERATOR(Num a, Num b) { return a.apply<ten::OP>(b); }   \
  inline Num operator OPERATOR(Num a, double b) {                              \
    return a OPERATOR a.number(b);                                             \
  }                                                                            \
  inline Num operator OPERATOR(double a, Num b) {                              \
    return b.number(a) OPERATOR b;                                             \
  }
TENON_NUM_OPERATOR(+, AddOp)
TENON_NUM_OPERATOR(-, SubOp)
TENON_NUM_OPERATOR(*, MulOp)
TENON_NUM_OPERATOR(/, DivOp)
TENON_NUM_OPERATOR(&, AndOp)
TENON_NUM_OPERATOR(|, OrOp)
#undef TENON_NUM_OPERATOR

#define TENON_NUM_COMPARISON(OPERATOR, DIRECTION)                              \
  inline Num operator OPERATOR(Num a, Num b) {                                 \
    return {a.builder(), a.builder().compare(ten::Comparison::DIRECTION,       \
                                             a.get(), b.get())};               \
  }                                                                            \
  inline Num operator OPERATOR(Num a, double b) {                              \
    return a OPERATOR a.number(b);                                             \
  }
TENON_NUM_COMPARISON(==, EQ)
TENON_NUM_COMPARISON(!=, NE)
TENON_NUM_COMPARISON(<, LT)
TENON_NUM_COMPARISON(<=, LE)
TENON_NUM_COMPARISON(>, GT)
TENON_NUM_COMPARISON(>=, GE)
#undef TENON_NUM_COMPARISON

inline Num operator-(Num a) { return a.apply<ten::NegOp>(); }
inline Num operator!(Num a) { return a.apply<ten::NotOp>(); }
inline Num exp(Num a) { return a.apply<ten::ExpOp>(); }
inline Num expm1(Num a) { return a.apply<ten::Expm1Op>(); }
inline Num log(Num a) { return a.apply<ten::LogOp>(); }
inline Num log1p(Num a) { return a.apply<ten::Log1pOp>(); }
inline Num sqrt(Num a) { return a.apply<ten::SqrtOp>(); }
inline Num sin(Num a) { return a.apply<ten::SinOp>(); }
inline Num cos(Num a) { return a.apply<ten::CosOp>(); }
inline Num tan(Num a) { return a.apply<ten::TanOp>(); }
inline Num tanh(Num a) { return a.apply<ten::TanhOp>(); }
inline Num floor(Num a) { return a.apply<ten::FloorOp>(); }
inline Num roundEven(Num a) { return a.apply<ten::RoundEvenOp>(); }
inline Num sign(Num a) { return a.apply<ten::SignOp>(); }
inline Num pow(Num a, Num b) { return a.apply<ten::PowOp>(b); }
inline Num atan2(Num a, Num b) { return a.apply<ten::Atan2Op>(b); }
inline Num min(Num a, Num b) { return a.apply<ten::MinOp>(b); }
inline Num max(Num a, Num b) { return a.apply<ten::MaxOp>(b); }
inline Num select(Num c, Num a, Num b) {
  return {c.builder(), c.builder().select(c.get(), a.get(), b.get())};
}
inline Num select(Num c, Num a, double b) { return select(c, a, a.number(b)); }
inline Num select(Num c, double a, Num b) { return select(c, b.number(a), b); }
/// Returns the absolute value; the modulus of a complex number.
Num abs(Num a);
Num real(Num a);
Num imag(Num a);
Num complex(Num re, Num im);

// Elementary functions in Trigonometry.cpp, also of complex numbers.
Num acos(Num x);
Num acosh(Num x);
Num asin(Num x);
Num asinh(Num x);
Num atan(Num x);
Num atanh(Num x);
Num cosh(Num x);
Num sinh(Num x);

} // namespace tenon

#endif // TENON_CONVERSION_PROGRAMBUILDER_H
