//===- Shape.h - Shape inference and reification ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_SHAPE_H
#define TENON_DIALECT_TEN_IR_SHAPE_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// Returns the ranked tensor type of a value.
inline mlir::RankedTensorType tensorType(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType());
}

/// Returns the number of elements that the dimensions span together, dynamic if
/// one of them is.
inline int64_t numElementsAlong(mlir::RankedTensorType type,
                                llvm::ArrayRef<int64_t> dims) {
  int64_t count = 1;
  for (int64_t dim : dims) {
    if (type.isDynamicDim(dim))
      return mlir::ShapedType::kDynamic;
    count *= type.getDimSize(dim);
  }
  return count;
}

/// Returns the number of complex values that the transform of `length` real
/// ones has: the others are their conjugates.
inline int64_t lengthOfSpectrum(int64_t length) {
  return length == 0 ? 0 : length / 2 + 1;
}

/// Returns the size of dimension `dim` of `value`, as an attribute if it is
/// static.
mlir::OpFoldResult dimSize(mlir::OpBuilder &builder, mlir::Location loc,
                           mlir::Value value, int64_t dim);

/// Returns the size of dimension `dim` of `value` in terms of values that are
/// not results of `ten` operations, by reifying result shapes repeatedly.
mlir::OpFoldResult resolveSize(mlir::OpBuilder &builder, mlir::Value value,
                               int64_t dim);

/// Reifies a result type: static sizes as attributes, dynamic ones by
/// `dynamic(dim)`.
mlir::LogicalResult
reifyType(mlir::OpBuilder &builder, mlir::Type type,
          mlir::ReifiedRankedShapedTypeDims &shapes,
          llvm::function_ref<mlir::OpFoldResult(int64_t dim)> dynamic);

/// Uses the `i`-th of `sizes` for the `i`-th dynamic dimension of a type.
mlir::LogicalResult reifyFromSizes(mlir::OpBuilder &builder, mlir::Type type,
                                   mlir::ValueRange sizes,
                                   mlir::ReifiedRankedShapedTypeDims &shapes);

/// Gives each result the sizes of the corresponding value in `like`.
mlir::LogicalResult
reifyLikeOperands(mlir::OpBuilder &builder, mlir::Operation *op,
                  mlir::ValueRange like,
                  mlir::ReifiedRankedShapedTypeDims &shapes);

/// Creates an affine function of sizes, folded if they are static: `expr` over
/// symbols s0, s1, ...
mlir::OpFoldResult computeSize(mlir::OpBuilder &builder, mlir::Location loc,
                               mlir::AffineExpr expr,
                               llvm::ArrayRef<mlir::OpFoldResult> sizes);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_SHAPE_H
