//===- Constant.cpp - Constant and iota -----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Folding.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace tenon::ten;

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }
void ConstantOp::build(OpBuilder &builder, OperationState &state,
                       ElementsAttr value) {
  build(builder, state, value.getType(), value);
}

LogicalResult ConstantOp::verify() {
  // constant_c1
  if (isa<DenseElementsAttr>(getValue()))
    return success();
  auto resource = dyn_cast<DenseResourceElementsAttr>(getValue());
  if (!resource)
    return emitOpError("expects a dense or resource value, got ") << getValue();
  // constant_c2: a resource without data was elided when the module was
  // printed.
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob)
    return success();
  int64_t expected =
      *elementCount(getType()) *
      tenon::storageSize(storageType(getType().getElementType()));
  if (static_cast<int64_t>(blob->getData().size()) != expected)
    return emitOpError("expects resource '")
           << resource.getRawHandle().getKey() << "' to hold " << expected
           << " bytes, got " << blob->getData().size();
  return success();
}

LogicalResult IotaOp::verify() {
  // iota_c1
  if (failed(checkRange(*this, "dim", getDim(), 0, getType().getRank())))
    return failure();
  // iota_c2
  return checkSizes(*this, getSizes(), getType());
}

LogicalResult
ConstantOp::reifyResultShapes(OpBuilder &builder,
                              ReifiedRankedShapedTypeDims &shapes) {
  return reifyFromSizes(builder, getType(), {}, shapes);
}

LogicalResult IotaOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  return reifyFromSizes(builder, getType(), getSizes(), shapes);
}

//===-- Canonicalizations -------------------------------------------------===//

namespace {
/// All indices along a dimension of size 1 are 0.
struct IotaOfOne : OpRewritePattern<IotaOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IotaOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getType().getDimSize(op.getDim()) != 1)
      return failure();
    Attribute zero = splatOf(op.getType(), 0);
    if (!zero)
      return failure();
    rewriter.replaceOpWithNewOp<ConstantOp>(op, cast<ElementsAttr>(zero));
    return success();
  }
};
} // namespace

void IotaOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<IotaOfOne>(context);
}
