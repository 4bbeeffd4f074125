//===- ScalarEmitter.h - Scalar code for elements ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_SCALARS_SCALAREMITTER_H
#define TENON_LIB_CODEGEN_SCALARS_SCALAREMITTER_H

#include "Dialect/Ten/IR/FloatContract.h"
#include "Dialect/Ten/IR/Shape.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace tenon {

/// Returns the type of an element in a buffer: bytes for i1, sub-byte and f8
/// types, signless integers for unsigned ones.
mlir::Type storageType(mlir::Type element);
/// Returns the tensor type with storage elements; other types unchanged.
mlir::Type storageTensorType(mlir::Type type);
/// Returns the type in which an element is computed: signless integers, and f32
/// for every narrower float.
mlir::Type computeType(mlir::Type element);
/// Returns whether arithmetic must round from the compute type to the element
/// type.
bool needsRounding(mlir::Type element);

/// Returns whether the type is an f8 or f4 type, which neither LLVM nor `arith`
/// supports.
bool isTinyFloat(mlir::Type element);

/// Emits scalar code at a builder's insertion point. Values have compute types;
/// the element types of `ten` determine their meaning.
class ScalarEmitter {
public:
  ScalarEmitter(mlir::OpBuilder &builder, mlir::Location loc,
                FloatContract contract)
      : builder(builder), loc(loc), contract(contract) {}

  mlir::OpBuilder &builder;
  mlir::Location loc;
  FloatContract contract;
  /// Products are contracted with sums of them by operations (`math.fma`), and
  /// not by the code generator, whose choice depends on the code around them.
  bool contractsHere = false;
  /// The target has fused multiply-add, as GPUs do.
  bool hasFma = false;

  /// Converts between storage form and compute type.
  mlir::Value load(mlir::Value stored, mlir::Type element);
  mlir::Value store(mlir::Value computed, mlir::Type element);
  /// Rounds a value of the compute type to the element type's precision.
  mlir::Value round(mlir::Value value, mlir::Type element);
  mlir::Value convert(mlir::Value value, mlir::Type from, mlir::Type to);
  /// Converts an integer whose value has at most `bits` bits.
  mlir::Value integerToFloat(mlir::Value value, unsigned bits, bool isUnsigned,
                             mlir::Type to);
  /// Returns the result of a pointwise operation on one element of each
  /// operand.
  mlir::Value pointwise(mlir::Operation *op, mlir::ValueRange operands);
  /// Returns `lhs kind rhs`, for elements of the given type.
  mlir::Value combine(ten::ReductionKind kind, mlir::Type element,
                      mlir::Value lhs, mlir::Value rhs,
                      bool reassociate = false) {
    return combine(kind, element, lhs, rhs, flags(reassociate));
  }
  mlir::Value combine(ten::ReductionKind kind, mlir::Type element,
                      mlir::Value lhs, mlir::Value rhs,
                      mlir::arith::FastMathFlagsAttr flags);
  /// Returns the identity element of `kind`.
  mlir::Value identity(ten::ReductionKind kind, mlir::Type element);
  mlir::Value compare(ten::Comparison direction, bool total, mlir::Type element,
                      mlir::Value lhs, mlir::Value rhs);

  /// Constants of a compute type.
  mlir::Value integer(mlir::Type type, const llvm::APInt &value);
  mlir::Value integer(mlir::Type type, int64_t value);
  mlir::Value floating(mlir::Type type, double value);
  mlir::Value zero(mlir::Type type);
  mlir::Value index(int64_t value);
  /// Returns the constant in `attribute` for an element of a tensor constant.
  mlir::Value constant(mlir::Attribute attribute, mlir::Type element);

  /// Returns the fast-math flags that the contract allows.
  mlir::arith::FastMathFlagsAttr flags(bool reassociate = false);
  /// Returns those of an elementwise operation.
  mlir::arith::FastMathFlagsAttr elementwiseFlags();
  /// Lets the code generator contract a product with the reduction that adds
  /// it.
  void allowContraction(mlir::Value added);

  template <typename OpTy, typename... Args>
  mlir::Value create(Args &&...args) {
    return OpTy::create(builder, loc, std::forward<Args>(args)...)
        ->getResult(0);
  }
  mlir::Value select(mlir::Value condition, mlir::Value yes, mlir::Value no) {
    return create<mlir::arith::SelectOp>(condition, yes, no);
  }

private:
  mlir::Value unary(mlir::Operation *op, mlir::Type element, mlir::Value x);
  /// Returns the angle of (x, y), of a float type.
  mlir::Value angle(mlir::Value y, mlir::Value x);
  mlir::Value unaryComplex(mlir::Operation *op, mlir::Value x);
  /// Multiplies complex numbers; each part of the product is rounded twice.
  mlir::Value complexProduct(mlir::Value lhs, mlir::Value rhs);
  /// Calls a function of the runtime library, by parts.
  mlir::Value complexFunction(llvm::StringRef name, mlir::ValueRange operands);
  /// Emits a complex function as real arithmetic; null if there is none.
  mlir::Value complexInPlace(mlir::Operation *op, mlir::ValueRange operands);
  mlir::Value complexDoubleInPlace(mlir::Operation *op,
                                   mlir::ValueRange operands);
  mlir::Value unaryInteger(mlir::Operation *op, mlir::Type element,
                           mlir::Value x);
  mlir::Value binary(mlir::Operation *op, mlir::Type element, mlir::Value lhs,
                     mlir::Value rhs);
  mlir::Value binaryInteger(mlir::Operation *op, mlir::Type element,
                            mlir::Value lhs, mlir::Value rhs);
  mlir::Value integerPower(mlir::Type element, mlir::Value base,
                           mlir::Value exponent);
  mlir::Value maximum(mlir::Type element, mlir::Value lhs, mlir::Value rhs,
                      bool minimum);
  mlir::Value reducePrecision(mlir::Value x, mlir::Type element,
                              unsigned exponent, unsigned mantissa);
  mlir::Value floatToInteger(mlir::Value x, mlir::Type to);
  /// Rounds a double to odd f32: rounding that to a narrower type is then a
  /// single rounding.
  mlir::Value doubleToOddFloat(mlir::Value x);
  /// Calls a function of the runtime library, which the pass declares.
  mlir::Value callRuntime(llvm::StringRef name, mlir::Type result,
                          mlir::ValueRange operands);
  mlir::Value real(mlir::Value x) { return create<mlir::complex::ReOp>(x); }
  mlir::Value imag(mlir::Value x) { return create<mlir::complex::ImOp>(x); }
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_SCALARS_SCALAREMITTER_H
