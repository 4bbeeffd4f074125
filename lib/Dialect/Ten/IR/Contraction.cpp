//===- Contraction.cpp - Sums of products over paired dimensions ----------===//
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

OpFoldResult ContractOp::fold(FoldAdaptor) { return {}; }
void ContractOp::getCanonicalizationPatterns(RewritePatternSet &,
                                             MLIRContext *) {}
LogicalResult ContractOp::verify() { return success(); }

/// The dimensions in neither list.
static SmallVector<int64_t> remaining(int64_t rank, ArrayRef<int64_t> first,
                                      ArrayRef<int64_t> second) {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(first, dim) && !llvm::is_contained(second, dim))
      dims.push_back(dim);
  return dims;
}

SmallVector<int64_t> ContractOp::getLhsFree() {
  return remaining(tensorType(getLhs()).getRank(), getLhsBatch(),
                   getLhsContracting());
}
SmallVector<int64_t> ContractOp::getRhsFree() {
  return remaining(tensorType(getRhs()).getRank(), getRhsBatch(),
                   getRhsContracting());
}
Type ContractOp::getAccumulatorType() {
  return getAccumulator().value_or(getType().getElementType());
}

LogicalResult
ContractOp::reifyResultShapes(OpBuilder &builder,
                              ReifiedRankedShapedTypeDims &shapes) {
  SmallVector<int64_t> lhsFree = getLhsFree(), rhsFree = getRhsFree();
  int64_t batch = getLhsBatch().size(), left = batch + lhsFree.size();
  return reifyType(builder, getType(), shapes, [&](int64_t dim) {
    if (dim < batch)
      return dimSize(builder, getLoc(), getLhs(), getLhsBatch()[dim]);
    if (dim < left)
      return dimSize(builder, getLoc(), getLhs(), lhsFree[dim - batch]);
    return dimSize(builder, getLoc(), getRhs(), rhsFree[dim - left]);
  });
}
