//===- SharedKernels.h - Texts of kernels for any sizes ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_EXECUTION_SHAREDKERNELS_H
#define TENON_LIB_EXECUTION_SHAREDKERNELS_H

#include "Dialect/Ten/IR/Ten.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace tenon {

/// A value of a kernel of elementwise operations: an array with an element for
/// each result, one element for all, a constant, or the result of the operation
/// of this number.
struct KernelOperand {
  enum Kind { Array, Element, Constant, Computed };

  Kind kind;
  int64_t number = 0; ///< of the argument or operation
  mlir::DenseElementsAttr constant = {};
};

/// An elementwise operation, with operands in place of its own.
struct KernelOperation {
  mlir::Operation *op;
  llvm::SmallVector<KernelOperand, 3> operands;
};

/// Returns a program that computes these operations for any number of elements:
/// its arguments are arrays (true) or single elements of these types, its
/// results those of the operations of these numbers. The first array gives the
/// number of elements.
std::string
elementwiseText(mlir::MLIRContext *context,
                llvm::ArrayRef<std::pair<mlir::Type, bool>> arguments,
                llvm::ArrayRef<KernelOperation> operations,
                llvm::ArrayRef<int64_t> results);

/// Returns a program that reduces dimension `dim` of an array of a shape, of
/// which sizes may be dynamic.
std::string reductionText(mlir::MLIRContext *context, ten::ReductionKind kind,
                          mlir::Type element, llvm::ArrayRef<int64_t> shape,
                          int64_t dim);

/// Returns a program that multiplies any number of rows of a length with a
/// vector.
std::string vectorProductText(mlir::MLIRContext *context, mlir::Type element,
                              int64_t length);

/// Extent of a value of a program of rows: an element for each element of all
/// rows, for each row, for each place in a row, or one for all.
enum class RowExtent { Elements, Rows, Places, One };

/// An operation of a program of rows, or a constant that is a splat.
struct RowOperation {
  mlir::Operation *op;
  mlir::DenseElementsAttr constant = {};
  /// Numbers of values: the arguments, then the operations' results.
  llvm::SmallVector<int, 3> operands;
  RowExtent extent; ///< of the result
};

/// Returns a program of elementwise operations, broadcasts, reshapes, constants
/// that are splats, and reductions along rows, for any number of rows of any
/// length. One argument at least has an element for each of all rows.
std::string rowsText(mlir::MLIRContext *context,
                     llvm::ArrayRef<std::pair<mlir::Type, RowExtent>> arguments,
                     llvm::ArrayRef<RowOperation> operations,
                     llvm::ArrayRef<int> results);

/// Returns a program of one operation, for operands and results of any size,
/// but for the last dimension of `top_k`. `captured` are constants that its
/// region uses.
std::string operationText(mlir::Operation *op,
                          llvm::ArrayRef<mlir::Value> captured);

} // namespace tenon

#endif // TENON_LIB_EXECUTION_SHAREDKERNELS_H
