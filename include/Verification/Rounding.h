//===- Rounding.h - Error model of operations -------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_VERIFICATION_ROUNDING_H
#define TENON_VERIFICATION_ROUNDING_H

#include "Dialect/Ten/IR/FloatContract.h"
#include "Runtime/Buffer.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"
#include <random>

namespace tenon {

/// Returns whether an operation computes elements: ten's operations, and
/// linalg.generic left by frontends.
bool isArithmetic(mlir::Operation *op);

/// Returns whether two correct implementations may round the operation's
/// results differently, given its operands' values: functions are accurate to a
/// few ulps only, and sums may be reordered, which does not matter for small
/// integers.
bool isInexact(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
               llvm::ArrayRef<ArrayView> results, FloatContract fp);

/// Return whether the operation accumulates many elements, and whether by
/// multiplication.
bool isSum(mlir::Operation *op);
bool isProduct(mlir::Operation *op);
/// Returns the number of elements that may be combined in one result, and a
/// bound on partial sums.
std::pair<double, double> sizeOfSum(mlir::Operation *op,
                                    llvm::ArrayRef<ArrayView> operands);

/// Returns whether the results depend on unspecified behaviour, such as the
/// sign of a NaN.
bool isUnspecified(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
                   llvm::ArrayRef<ArrayView> results, FloatContract fp);

/// Returns all values that depend on a result of these operations.
llvm::DenseSet<mlir::Value>
dependents(mlir::ModuleOp module,
           const llvm::DenseSet<mlir::Operation *> &operations);

/// Perturbs floating-point results by the error that the operation may have,
/// times `scale`; results whose overflow depends on the order get other values.
void perturb(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
             llvm::ArrayRef<Buffer *> results, double scale, FloatContract fp,
             std::mt19937_64 &random);

/// Returns the distance of 1 from the next value of the type.
double unitOf(ten_type type);
/// Return the largest and the smallest power of two of the type.
double largestPower(ten_type type);
double smallestPower(ten_type type);

} // namespace tenon

#endif // TENON_VERIFICATION_ROUNDING_H
