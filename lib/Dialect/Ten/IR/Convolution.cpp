//===- Convolution.cpp - Convolution --------------------------------------===//
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

OpFoldResult ConvOp::fold(FoldAdaptor) { return {}; }
void ConvOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
LogicalResult ConvOp::verify() { return success(); }

Type ConvOp::getAccumulatorType() {
  return getAccumulator().value_or(getType().getElementType());
}

LogicalResult ConvOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  ConvDimsAttr dims = getDims();
  Location loc = getLoc();
  return reifyType(builder, getType(), shapes, [&](int64_t dim) {
    AffineExpr size, window;
    bindSymbols(builder.getContext(), size, window);
    if (dim == dims.getOutputBatch())
      return computeSize(
          builder, loc, size.floorDiv(getBatchGroups()),
          {dimSize(builder, loc, getInput(), dims.getInputBatch())});
    if (dim == dims.getOutputFeature())
      return dimSize(builder, loc, getKernel(), dims.getKernelOutputFeature());
    int64_t i = llvm::find(dims.getOutputSpatial(), dim) -
                dims.getOutputSpatial().begin();
    AffineExpr padded =
        (size - 1) * getInputDilation(i) + 1 + getPadLow(i) + getPadHigh(i);
    AffineExpr extent = (window - 1) * getKernelDilation(i) + 1;
    return computeSize(
        builder, loc, (padded - extent).floorDiv(getStride(i)) + 1,
        {dimSize(builder, loc, getInput(), dims.getInputSpatial()[i]),
         dimSize(builder, loc, getKernel(), dims.getKernelSpatial()[i])});
  });
}
