//===- Rounding.h - Which results are rounded how ---------------*- C++ -*-===//
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

/// Whether an operation computes elements: ten's, and what of linalg front
/// doors leave.
bool isArithmetic(mlir::Operation *op);

/// Whether two right implementations may round the operation's results
/// differently, given the values that it met: a function is accurate to a few
/// units only, a sum is in any order, which is all the same where everything is
/// a small integer.
bool isInexact(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
               llvm::ArrayRef<ArrayView> results, FloatContract fp);

/// Whether the operation adds up or multiplies many elements, and whether it
/// multiplies.
bool isSum(mlir::Operation *op);
bool isProduct(mlir::Operation *op);
/// How many elements may meet in one of the results, and how large a partial
/// sum can become.
std::pair<double, double> sizeOfSum(mlir::Operation *op,
                                    llvm::ArrayRef<ArrayView> operands);

/// Whether the results depend on what nobody specifies, such as the sign of a
/// NaN.
bool isUnspecified(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
                   llvm::ArrayRef<ArrayView> results);

/// All values that depend on a result of these operations.
llvm::DenseSet<mlir::Value>
dependents(mlir::ModuleOp module,
           const llvm::DenseSet<mlir::Operation *> &operations);

/// Changes floating-point results by the error that the operation may have,
/// times `scale`; those that overflow on the way or not become something else.
void perturb(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
             llvm::ArrayRef<Buffer *> results, double scale, FloatContract fp,
             std::mt19937_64 &random);

/// The distance of 1 from the next number of the type.
double unitOf(ten_type type);
/// The largest and the smallest power of two of the type.
double largestPower(ten_type type);
double smallestPower(ten_type type);

} // namespace tenon

#endif // TENON_VERIFICATION_ROUNDING_H
