//===- Constant.cpp - Constants and index sequences -----------------------===//
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

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }
LogicalResult ConstantOp::verify() { return success(); }
void ConstantOp::build(OpBuilder &builder, OperationState &state,
                       ElementsAttr value) {
  build(builder, state, value.getType(), value);
}
void IotaOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
LogicalResult IotaOp::verify() { return success(); }

LogicalResult
ConstantOp::reifyResultShapes(OpBuilder &builder,
                              ReifiedRankedShapedTypeDims &shapes) {
  return reifyFromSizes(builder, getType(), {}, shapes);
}

LogicalResult IotaOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  return reifyFromSizes(builder, getType(), getSizes(), shapes);
}
