//===- Producers.h - What producers of a kernel compute ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_KERNELS_PRODUCERS_H
#define TENON_LIB_TRANSFORMS_KERNELS_PRODUCERS_H

#include "mlir/IR/Operation.h"

namespace tenon {

/// Returns whether the operation is a constant that is copied into each kernel
/// that uses it.
bool isInlineConstant(mlir::Operation *op);

/// Returns whether the operation only adds or removes dimensions of size 1 of a
/// value computed in the block, so that both can be in one kernel.
bool isUnitView(mlir::Operation *op);

/// Returns whether the producer computes each element from several slices of
/// one value, as a stencil does.
bool readsSeveralParts(mlir::Operation *producer);

/// Returns whether the operation repeats elements of its operand.
bool repeatsElements(mlir::Operation *op);

/// Returns whether the producer, or an elementwise operation that only it uses,
/// is costly.
bool isMadeOfCostly(mlir::Operation *producer);

/// Returns whether small windows read elements that are not in memory: the
/// padding around an array, which interior windows do not touch, or a constant
/// of dynamic shape.
bool isReadByWindows(mlir::Operation *producer, mlir::Operation *root);

/// Returns whether the operation is a contraction or a convolution.
bool isSumOfProducts(mlir::Operation *op);

/// Returns whether the producer dequantizes the sum's right operand: its kernel
/// reads the codes.
bool isDequantizedFor(mlir::Operation *producer, mlir::Operation *sum);

/// Returns whether the producer is a slice of an array that the product's
/// kernel reads in place. One of codes or of their parameters is not: kernels
/// read these as they are in memory.
bool isPartFor(mlir::Operation *producer, mlir::Operation *sum);

/// Returns whether only this user reads the value, and its elements are
/// computed: values in memory and views of them are read by a contraction
/// directly.
bool isComputedFor(mlir::Operation *user, mlir::Value value);

/// Returns whether the matrix is computed from a value of the same size that
/// other kernels use as well: one kernel then computes both in one sweep over
/// memory.
bool isMadeBesideOthers(mlir::Value matrix);

/// Returns whether the contraction has so few rows that its kernel may compute
/// the right operand in blocks: those of a right operand that is transposed in
/// registers.
bool hasFewRows(ten::ContractOp op);

/// Returns whether a contraction of few rows computes its right operand in its
/// kernel, a block at a time.
bool computesRhs(mlir::Operation *sum);

/// Returns whether the producer makes codes or parameters that the user
/// dequantizes for a sum.
bool isReadAsCodes(mlir::Operation *producer, mlir::Operation *user);

/// Returns whether the producer is a dynamic slice of a stack of codes or
/// parameters, or a reshape of one, for whose users alone the stack is read.
bool isStackOfCodes(mlir::Operation *producer);

/// Returns whether the operation only adds dimensions of size 1.
bool isUnitBroadcast(mlir::Operation *op);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_KERNELS_PRODUCERS_H
