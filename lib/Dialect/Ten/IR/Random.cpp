//===- Random.cpp - Random bits -------------------------------------------===//
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

LogicalResult RngBitsOp::verify() { return success(); }

LogicalResult
RngBitsOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &shapes) {
  for (Type type : getResultTypes())
    if (failed(reifyFromSizes(builder, type, {}, shapes)))
      return failure();
  return success();
}
