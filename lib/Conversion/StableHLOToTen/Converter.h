//===- Converter.h - What the families of the conversion share --*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_STABLEHLOTOTEN_CONVERTER_H
#define TENON_LIB_CONVERSION_STABLEHLOTOTEN_CONVERTER_H

#include "Dialect/StableHLO/IR/Companions.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include <limits>
#include <optional>

namespace tenon {

/// Why an operation cannot be compiled.
struct Refusal {
  mlir::Location loc;
  mlir::OperationName name;
  std::string reason;
};

/// Replaces operations one by one, innermost regions first. Each family
/// returns nothing where the operation is not its own.
class Converter {
public:
  using Outcome = std::optional<mlir::LogicalResult>;

  explicit Converter(mlir::ModuleOp module)
      : module(module),
        b(mlir::UnknownLoc::get(module.getContext()), module.getContext()) {}

  /// Replaces quantized types by storage integers and arithmetic.
  void expandQuantized();
  void convertRegion(mlir::Region &region);

  llvm::ArrayRef<Refusal> getRefusals() const { return refusals; }
  mlir::LogicalResult refuse(mlir::Operation *op, const llvm::Twine &reason);

private:
  void convert(mlir::Operation *op);
  /// The operation's types are those that `ten` has.
  mlir::LogicalResult checkTypes(mlir::Operation *op);

  // Families, each in the file of its name.
  Outcome elementwise(mlir::Operation *op);
  Outcome data(mlir::Operation *op);
  Outcome dynamic(mlir::Operation *op);
  Outcome reduction(mlir::Operation *op);
  Outcome algorithm(mlir::Operation *op);
  Outcome control(mlir::Operation *op);
  Outcome check(mlir::Operation *op);
  Outcome chlo(mlir::Operation *op);

  // Control.cpp.
  mlir::LogicalResult convertWhile(stablehlo::WhileOp op);
  mlir::LogicalResult convertCase(stablehlo::CaseOp op);
  mlir::LogicalResult convertCustomCall(stablehlo::CustomCallOp op);
  // Lapack.cpp.
  Outcome convertLapack(stablehlo::CustomCallOp op);
  // Dynamic.cpp.
  mlir::LogicalResult convertDynamicReduceWindow(stablehlo::CustomCallOp op);
  mlir::LogicalResult convertCollective(mlir::Operation *op);
  // Checks.cpp.
  mlir::LogicalResult expectEqual(mlir::Operation *op, mlir::Value actual,
                                  mlir::Value expected);
  mlir::LogicalResult expectAlmostEqual(mlir::Operation *op, mlir::Value actual,
                                        mlir::Value expected, double tolerance);
  mlir::LogicalResult expectClose(mlir::Operation *op, mlir::Value actual,
                                  mlir::Value expected, int64_t min,
                                  int64_t max);
  mlir::Value allTrue(mlir::Value condition);
  friend class CheckBuilder;
  // Reduction.cpp.
  mlir::LogicalResult convertReduce(stablehlo::ReduceOp op);
  mlir::LogicalResult convertReduceWindow(stablehlo::ReduceWindowOp op);
  mlir::LogicalResult convertSelectAndScatter(stablehlo::SelectAndScatterOp op);
  mlir::LogicalResult convertSort(stablehlo::SortOp op);
  mlir::LogicalResult convertMap(stablehlo::MapOp op);
  mlir::LogicalResult convertScan(chlo::ScanOp op);
  mlir::LogicalResult convertScatter(stablehlo::ScatterOp op);
  // Algorithms.cpp.
  mlir::LogicalResult convertDot(stablehlo::DotGeneralOp op);
  mlir::LogicalResult convertConvolution(stablehlo::ConvolutionOp op);
  mlir::LogicalResult convertBatchNorm(mlir::Operation *op);
  mlir::LogicalResult convertRng(stablehlo::RngOp op);
  mlir::LogicalResult convertRaggedDot(chlo::RaggedDotOp op);

public:
  // Converter.cpp: pieces of programs.
  static mlir::RankedTensorType typeOf(mlir::Value value) {
    return llvm::cast<mlir::RankedTensorType>(value.getType());
  }
  static mlir::Type elementOf(mlir::Value value) {
    return typeOf(value).getElementType();
  }

  /// Replaces `op`; a value of another shape is cast to the result's type.
  mlir::LogicalResult replace(mlir::Operation *op, mlir::ValueRange values);

  /// An elements attribute of one number for every element.
  static mlir::DenseElementsAttr splat(mlir::RankedTensorType type,
                                       double value);
  /// A constant of `like`'s type.
  mlir::Value constantLike(mlir::Value like, double value);
  /// The same with these bits.
  mlir::Value bitsLike(mlir::Value like, const llvm::APInt &bits);
  /// The sizes of the dynamic dimensions.
  llvm::SmallVector<mlir::Value> dynamicSizes(mlir::Value value);
  /// Repeats a scalar to the shape of `like`.
  mlir::Value broadcastScalar(mlir::Value scalar, mlir::Value like);
  /// Repeats a vector along dimension `dim` of `like`.
  mlir::Value broadcastVector(mlir::Value vector, int64_t dim,
                              mlir::Value like);
  mlir::Value convertTo(mlir::Value value, mlir::Type element);
  mlir::Value castTo(mlir::Value value, mlir::Type type);
  /// The scalar in a tensor of rank 0.
  mlir::Value extract(mlir::Value scalar);
  /// Element `i` of a shape as an index.
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

  /// Moves a region and makes its `stablehlo.return` a `ten.yield`.
  void takeRegion(mlir::Region &from, mlir::Region &to);

  mlir::ModuleOp module;
  mlir::ImplicitLocOpBuilder b;

private:
  llvm::SmallVector<Refusal> refusals;
};

/// The operation of both arguments that a converted body is.
std::optional<ten::ScatterKind> namedKind(mlir::Block &body);

/// Inlines the calls in a module and removes what nothing calls any more.
mlir::LogicalResult inlineCalls(mlir::ModuleOp module);

//===----------------------------------------------------------------------===//
// Formulas
//===----------------------------------------------------------------------===//

/// A value in a formula: arithmetic between values of one type, and numbers.
class Num {
public:
  Num(Converter &c, mlir::Value value) : c(&c), value(value) {}
  operator mlir::Value() const { return value; }
  mlir::Value get() const { return value; }
  Converter &converter() const { return *c; }
  Num number(double x) const { return {*c, c->constantLike(value, x)}; }
  template <typename Op> Num apply() const {
    return {*c, Op::create(c->b, value.getType(), value)};
  }
  template <typename Op> Num apply(Num other) const {
    return {*c, Op::create(c->b, value.getType(), value, other.value)};
  }

private:
  Converter *c;
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
    return {a.converter(), a.converter().compare(ten::Comparison::DIRECTION,   \
                                                 a.get(), b.get())};           \
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
  return {c.converter(), c.converter().select(c.get(), a.get(), b.get())};
}
inline Num select(Num c, Num a, double b) { return select(c, a, a.number(b)); }
inline Num select(Num c, double a, Num b) { return select(c, b.number(a), b); }
/// Of complex numbers the modulus.
Num abs(Num a);
Num real(Num a);
Num imag(Num a);
Num complex(Num re, Num im);

// ChloGamma.cpp.
Num lgamma(Num x);
Num digamma(Num x);
Num zeta(Num x, Num q);
Num polygamma(Num n, Num x);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_STABLEHLOTOTEN_CONVERTER_H
