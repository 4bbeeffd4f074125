//===- KernelRows.h - Kernels that process row by row -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_KERNELS_KERNELROWS_H
#define TENON_LIB_TRANSFORMS_KERNELS_KERNELROWS_H

#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/Tensor/SizeArithmetic.h"

namespace tenon {

/// The rows that a reduction sees in its input: one row for each index of the
/// first `outer` dimensions.
struct Rows {
  mlir::Value input;
  llvm::ArrayRef<int64_t> shape;
  size_t outer = 0;

  bool operator==(const Rows &other) const {
    return shape == other.shape && outer == other.outer &&
           llvm::all_of(llvm::seq<int64_t>(shape.size()), [&](int64_t dim) {
             return haveEqualSize(input, dim, other.input, dim);
           });
  }
  bool isStatic() const { return !mlir::ShapedType::isDynamicShape(shape); }
  bool hasRows(llvm::ArrayRef<int64_t> other) const {
    return other.size() >= outer &&
           other.take_front(outer) == shape.take_front(outer);
  }
  /// Returns whether the value has one element per row.
  bool isOfRow(mlir::Value value) const {
    llvm::ArrayRef<int64_t> other = ten::tensorType(value).getShape();
    return hasRows(other) &&
           llvm::all_of(other.drop_front(outer),
                        [](int64_t size) { return size == 1; });
  }
};

/// Returns the rows of a reduction of a known kind along its last dimensions,
/// if a row fits in a cache. Dynamic row lengths are assumed to fit.
std::optional<Rows> rowsOf(mlir::Operation *op);

/// Returns whether the operation concatenates a few values that have one
/// element per row.
bool joinsElementsOfRows(mlir::Operation *op, const Rows &rows);

/// Returns whether the operation computes each row from the same row of its
/// operands.
bool keepsRows(mlir::Operation *op, const Rows &rows);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_KERNELS_KERNELROWS_H
