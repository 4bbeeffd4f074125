//===- HostCall.cpp - Calls of the process that runs a program ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace tenon::ten;

LogicalResult HostCallOp::verify() {
  // host_call_c1: the last result is the status.
  auto status = getNumResults() == 0
                    ? RankedTensorType()
                    : cast<RankedTensorType>(getResults().back().getType());
  if (!status || status.getRank() != 0 ||
      !status.getElementType().isInteger(32))
    return emitOpError(
        "expects the last result, the status, to be tensor<i32>");
  // host_call_c2: sizes of results do not follow from operands.
  for (Value result : getResults())
    if (!cast<RankedTensorType>(result.getType()).hasStaticShape())
      return emitOpError("expects results of static shapes, got ")
             << result.getType();
  return success();
}

void HostCallOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  // A read keeps a pure call from being evaluated before the run.
  effects.emplace_back(MemoryEffects::Read::get());
  if (!getPure())
    effects.emplace_back(MemoryEffects::Write::get());
}

LogicalResult
HostCallOp::reifyResultShapes(OpBuilder &builder,
                              ReifiedRankedShapedTypeDims &shapes) {
  for (Value result : getResults()) {
    SmallVector<OpFoldResult> sizes;
    for (int64_t size : cast<RankedTensorType>(result.getType()).getShape())
      sizes.push_back(builder.getIndexAttr(size));
    shapes.push_back(std::move(sizes));
  }
  return success();
}
