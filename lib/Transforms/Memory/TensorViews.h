//===- TensorViews.h - Tensors that are views of others ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_MEMORY_TENSORVIEWS_H
#define TENON_LIB_TRANSFORMS_MEMORY_TENSORVIEWS_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace tenon {

/// Returns whether the result is the first operand's memory in another shape.
inline bool isTensorView(mlir::Operation *op) {
  return llvm::isa<ten::ReshapeOp, mlir::tensor::ReshapeOp,
                   mlir::tensor::CollapseShapeOp, mlir::tensor::ExpandShapeOp,
                   mlir::tensor::CastOp>(op);
}

/// Returns the tensor of which `value` is a view, or `value` itself.
inline mlir::Value viewedTensor(mlir::Value value) {
  while (value.getDefiningOp() && isTensorView(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_TENSORVIEWS_H
