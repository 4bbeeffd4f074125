//===- Sort.cpp - Sorting and selection of the largest --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

void SortOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
LogicalResult SortOp::verify() { return success(); }
LogicalResult TopKOp::verify() { return success(); }

LogicalResult SortOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperand(builder, *this, shapes);
}

LogicalResult TopKOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperand(builder, *this, shapes);
}
