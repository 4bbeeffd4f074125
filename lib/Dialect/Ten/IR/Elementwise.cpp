//===- Elementwise.cpp - One result element from one of each operand ------===//
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

OpFoldResult AbsOp::fold(FoldAdaptor) { return {}; }
OpFoldResult NegOp::fold(FoldAdaptor) { return {}; }
OpFoldResult SignOp::fold(FoldAdaptor) { return {}; }
OpFoldResult CeilOp::fold(FoldAdaptor) { return {}; }
OpFoldResult FloorOp::fold(FoldAdaptor) { return {}; }
OpFoldResult RoundOp::fold(FoldAdaptor) { return {}; }
OpFoldResult RoundEvenOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ExpOp::fold(FoldAdaptor) { return {}; }
OpFoldResult Expm1Op::fold(FoldAdaptor) { return {}; }
OpFoldResult LogOp::fold(FoldAdaptor) { return {}; }
OpFoldResult Log1pOp::fold(FoldAdaptor) { return {}; }
OpFoldResult LogisticOp::fold(FoldAdaptor) { return {}; }
OpFoldResult SqrtOp::fold(FoldAdaptor) { return {}; }
OpFoldResult RsqrtOp::fold(FoldAdaptor) { return {}; }
OpFoldResult CbrtOp::fold(FoldAdaptor) { return {}; }
OpFoldResult SinOp::fold(FoldAdaptor) { return {}; }
OpFoldResult CosOp::fold(FoldAdaptor) { return {}; }
OpFoldResult TanOp::fold(FoldAdaptor) { return {}; }
OpFoldResult TanhOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ErfOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ErfcOp::fold(FoldAdaptor) { return {}; }
OpFoldResult NotOp::fold(FoldAdaptor) { return {}; }
OpFoldResult PopcntOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ClzOp::fold(FoldAdaptor) { return {}; }
OpFoldResult RealOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ImagOp::fold(FoldAdaptor) { return {}; }
OpFoldResult IsFiniteOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ConvertOp::fold(FoldAdaptor) { return {}; }
OpFoldResult BitcastOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ReducePrecisionOp::fold(FoldAdaptor) { return {}; }
OpFoldResult AddOp::fold(FoldAdaptor) { return {}; }
OpFoldResult SubOp::fold(FoldAdaptor) { return {}; }
OpFoldResult MulOp::fold(FoldAdaptor) { return {}; }
OpFoldResult DivOp::fold(FoldAdaptor) { return {}; }
OpFoldResult RemOp::fold(FoldAdaptor) { return {}; }
OpFoldResult MaxOp::fold(FoldAdaptor) { return {}; }
OpFoldResult MinOp::fold(FoldAdaptor) { return {}; }
OpFoldResult PowOp::fold(FoldAdaptor) { return {}; }
OpFoldResult Atan2Op::fold(FoldAdaptor) { return {}; }
OpFoldResult AndOp::fold(FoldAdaptor) { return {}; }
OpFoldResult OrOp::fold(FoldAdaptor) { return {}; }
OpFoldResult XorOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ShlOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ShrSignedOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ShrUnsignedOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ComplexOp::fold(FoldAdaptor) { return {}; }
OpFoldResult CompareOp::fold(FoldAdaptor) { return {}; }
OpFoldResult SelectOp::fold(FoldAdaptor) { return {}; }
OpFoldResult ClampOp::fold(FoldAdaptor) { return {}; }
void NegOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void NotOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void ConvertOp::getCanonicalizationPatterns(RewritePatternSet &,
                                            MLIRContext *) {}
void AddOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void SubOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void MulOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void DivOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void RemOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void PowOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void CompareOp::getCanonicalizationPatterns(RewritePatternSet &,
                                            MLIRContext *) {}
void SelectOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {
}
LogicalResult AbsOp::verify() { return success(); }
LogicalResult RealOp::verify() { return success(); }
LogicalResult ImagOp::verify() { return success(); }
LogicalResult IsFiniteOp::verify() { return success(); }
LogicalResult ConvertOp::verify() { return success(); }
LogicalResult BitcastOp::verify() { return success(); }
LogicalResult ReducePrecisionOp::verify() { return success(); }
LogicalResult ComplexOp::verify() { return success(); }
LogicalResult CompareOp::verify() { return success(); }

void CompareOp::build(OpBuilder &builder, OperationState &state,
                      Comparison direction, Value lhs, Value rhs) {
  build(builder, state, tensorType(lhs).clone(builder.getI1Type()), direction,
        /*total=*/false, lhs, rhs);
}

LogicalResult
BitcastOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &shapes) {
  return reifyType(builder, getType(), shapes,
                   [&](int64_t dim) -> OpFoldResult {
                     return dim < tensorType(getOperand()).getRank()
                                ? dimSize(builder, getLoc(), getOperand(), dim)
                                : OpFoldResult();
                   });
}
