//===- KernelRows.h - Kernels that go row by row ----------------*- C++ -*-===//
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

/// How a reduction of rows sees its input: each index of the first `outer`
/// dimensions is a row.
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
  /// Whether the value has one element for each row.
  bool isOfRow(mlir::Value value) const {
    llvm::ArrayRef<int64_t> other = ten::tensorType(value).getShape();
    return hasRows(other) &&
           llvm::all_of(other.drop_front(outer),
                        [](int64_t size) { return size == 1; });
  }
};

/// The rows of a reduction with one of the known functions along its last
/// dimensions, if they are of a length that a cache keeps: rows whose length
/// only the run knows are taken for such that fit.
std::optional<Rows> rowsOf(mlir::Operation *op);

/// Whether the operation joins a few values that have one element for each row.
bool joinsElementsOfRows(mlir::Operation *op, const Rows &rows);

/// Whether the operation makes each row out of the same row of its operands.
bool keepsRows(mlir::Operation *op, const Rows &rows);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_KERNELS_KERNELROWS_H
