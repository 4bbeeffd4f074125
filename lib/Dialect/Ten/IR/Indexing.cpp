//===- Indexing.cpp - Reading and writing at computed places --------------===//
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

OpFoldResult DynamicSliceOp::fold(FoldAdaptor) { return {}; }
OpFoldResult DynamicUpdateSliceOp::fold(FoldAdaptor) { return {}; }
OpFoldResult GatherOp::fold(FoldAdaptor) { return {}; }
void DynamicSliceOp::getCanonicalizationPatterns(RewritePatternSet &,
                                                 MLIRContext *) {}
void DynamicUpdateSliceOp::getCanonicalizationPatterns(RewritePatternSet &,
                                                       MLIRContext *) {}
void GatherOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {
}
void ScatterOp::getCanonicalizationPatterns(RewritePatternSet &,
                                            MLIRContext *) {}
LogicalResult DynamicSliceOp::verify() { return success(); }
LogicalResult DynamicUpdateSliceOp::verify() { return success(); }
LogicalResult GatherOp::verify() { return success(); }
LogicalResult ScatterOp::verify() { return success(); }

LogicalResult
DynamicSliceOp::reifyResultShapes(OpBuilder &builder,
                                  ReifiedRankedShapedTypeDims &shapes) {
  return reifyFromSizes(builder, getType(), {}, shapes);
}

LogicalResult
DynamicUpdateSliceOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperand(builder, *this, shapes);
}

LogicalResult GatherOp::reifyResultShapes(OpBuilder &builder,
                                          ReifiedRankedShapedTypeDims &shapes) {
  // The dimensions outside the box are those of the indices in order.
  SmallVector<int64_t> indexDims;
  for (int64_t dim = 0; dim < tensorType(getIndices()).getRank(); ++dim)
    if (dim != static_cast<int64_t>(getIndexVectorDim()))
      indexDims.push_back(dim);
  return reifyType(
      builder, getType(), shapes, [&](int64_t dim) -> OpFoldResult {
        if (llvm::is_contained(getOffsetDims(), dim))
          return {};
        int64_t before = llvm::count_if(
            getOffsetDims(), [&](int64_t offset) { return offset < dim; });
        return dimSize(builder, getLoc(), getIndices(),
                       indexDims[dim - before]);
      });
}

LogicalResult
ScatterOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperands(builder, *this, getInputs(), shapes);
}
