//===- Random.cpp - Random bits -------------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Constraints.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

LogicalResult RngBitsOp::verify() {
  // rng_bits_c1
  RankedTensorType state = getState().getType();
  bool philox = getAlgorithm() == RngAlgorithm::Philox;
  if (state.getRank() != 1 || !state.getElementType().isUnsignedInteger(64) ||
      !(state.getDimSize(0) == 2 || (philox && state.getDimSize(0) == 3)))
    return emitOpError("expects a state of type ")
           << (philox ? "tensor<2xui64> or tensor<3xui64>" : "tensor<2xui64>")
           << ", got " << state;
  // rng_bits_c2
  if (!getBits().getType().hasStaticShape())
    return emitOpError("expects a static result shape, got ")
           << getBits().getType();
  return success();
}

LogicalResult
RngBitsOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &shapes) {
  for (Type type : getResultTypes())
    if (failed(reifyFromSizes(builder, type, {}, shapes)))
      return failure();
  return success();
}
