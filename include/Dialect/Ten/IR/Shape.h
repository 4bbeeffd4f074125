//===- Shape.h - Inference and reification of shapes ------------*- C++ -*-===//
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

/// The ranked tensor type of a value.
inline mlir::RankedTensorType tensorType(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType());
}

/// The size of dimension `dim` of `value`: an attribute where it is static.
mlir::OpFoldResult dimSize(mlir::OpBuilder &builder, mlir::Location loc,
                           mlir::Value value, int64_t dim);

/// The size of dimension `dim` of `value` in terms of values that no `ten`
/// operation makes: through what reifies, up to arguments and other dialects.
mlir::OpFoldResult resolveSize(mlir::OpBuilder &builder, mlir::Value value,
                               int64_t dim);

/// Reifies a result type: static sizes as attributes, the dynamic ones from
/// `dynamic(dim)`.
mlir::LogicalResult
reifyType(mlir::OpBuilder &builder, mlir::Type type,
          mlir::ReifiedRankedShapedTypeDims &shapes,
          llvm::function_ref<mlir::OpFoldResult(int64_t dim)> dynamic);

/// The `i`-th dynamic dimension of a type takes the `i`-th of `sizes`.
mlir::LogicalResult reifyFromSizes(mlir::OpBuilder &builder, mlir::Type type,
                                   mlir::ValueRange sizes,
                                   mlir::ReifiedRankedShapedTypeDims &shapes);

/// Gives each result the sizes of the value at its place in `like`.
mlir::LogicalResult
reifyLikeOperands(mlir::OpBuilder &builder, mlir::Operation *op,
                  mlir::ValueRange like,
                  mlir::ReifiedRankedShapedTypeDims &shapes);

/// An affine function of sizes, folded where they are known: `expr` over
/// symbols s0, s1, ...
mlir::OpFoldResult computeSize(mlir::OpBuilder &builder, mlir::Location loc,
                               mlir::AffineExpr expr,
                               llvm::ArrayRef<mlir::OpFoldResult> sizes);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_SHAPE_H
