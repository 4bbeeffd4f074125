//===- Elementwise.cpp - One result element from one of each operand ------===//
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

//===-- Verifiers ---------------------------------------------------------===//

LogicalResult tenon::ten::verifyPointwise(Operation *op) {
  ArrayRef<int64_t> shape = tensorType(op->getResult(0)).getShape();
  // pointwise_c1
  for (Value operand : op->getOperands())
    if (tensorType(operand).getShape() != shape)
      return op->emitOpError("expects operands of the result's shape, ")
             << op->getResult(0).getType() << ", got " << operand.getType();
  return success();
}

/// The element type of the parts of complex numbers, else the type itself.
static Type partType(Type type) {
  auto complex = dyn_cast<ComplexType>(type);
  return complex ? complex.getElementType() : type;
}

/// abs_c1, real_c1, imag_c1: the parts' type.
static LogicalResult verifyPart(Operation *op) {
  RankedTensorType type = tensorType(op->getOperand(0));
  return checkResult(op, type.clone(partType(type.getElementType())),
                     op->getResult(0).getType());
}
LogicalResult AbsOp::verify() { return verifyPart(*this); }
LogicalResult RealOp::verify() { return verifyPart(*this); }
LogicalResult ImagOp::verify() { return verifyPart(*this); }

static int64_t bitWidth(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * complex.getElementType().getIntOrFloatBitWidth();
  return type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
}

LogicalResult BitcastOp::verify() {
  RankedTensorType from = getOperand().getType(), to = getType();
  Type fromElement = from.getElementType(), toElement = to.getElementType();
  // bitcast_c1
  if (isa<ComplexType>(fromElement) != isa<ComplexType>(toElement))
    return emitOpError("expects both element types to be complex or neither, "
                       "got ")
           << fromElement << " and " << toElement;
  int64_t fromWidth = bitWidth(fromElement), toWidth = bitWidth(toElement);
  SmallVector<int64_t> shape(from.getShape());
  // bitcast_c2
  if (fromWidth > toWidth) {
    shape.push_back(fromWidth / toWidth);
  } else if (fromWidth < toWidth) {
    int64_t ratio = toWidth / fromWidth;
    if (shape.empty() || !isSameSize(shape.back(), ratio))
      return emitOpError("expects a last operand dimension of size ")
             << ratio << ", got operand type " << from;
    shape.pop_back();
  }
  // bitcast_c3
  return checkResult(*this, RankedTensorType::get(shape, toElement), to);
}

LogicalResult ReducePrecisionOp::verify() {
  // reduce_precision_c1
  if (failed(checkRange(*this, "exponent", static_cast<int32_t>(getExponent()),
                        1, 64)))
    return failure();
  // reduce_precision_c2
  return checkRange(*this, "mantissa", static_cast<int32_t>(getMantissa()), 0,
                    64);
}

LogicalResult ComplexOp::verify() {
  RankedTensorType type = getLhs().getType();
  Type part = type.getElementType();
  // complex_c1
  if (getRhs().getType() != type || !(part.isF32() || part.isF64()))
    return emitOpError("expects two operands of one type with elements f32 or "
                       "f64, got ")
           << type << " and " << getRhs().getType();
  // complex_c2
  return checkResult(*this, type.clone(ComplexType::get(part)), getType());
}

LogicalResult CompareOp::verify() {
  // compare_c1
  Type element = getLhs().getType().getElementType();
  if (getTotal() && !isa<FloatType>(element))
    return emitOpError(
               "expects 'total' only with floating-point elements, got ")
           << element;
  return success();
}

//===-- Builders and shapes -----------------------------------------------===//

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
