//===- Elementwise.cpp - Elementwise operations ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers, folders and patterns of the unary elementwise operations, of
// conversions and of bit casts; also the verifiers of binary ones. Constants
// are folded by the reference functions of Pointwise.h, so that folding agrees
// with the interpreter bit by bit. Conversions are merged only if the inner one
// is exact.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Folding.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

/// Folds by the function on the element type of the first operand.
static Attribute foldWith(Operation *op, PointwiseFunction function,
                          ArrayRef<Attribute> operands) {
  Type element = getElementTypeOrSelf(op->getOperand(0));
  return foldPointwise(op, pointwiseFunction(function, storageType(element)),
                       operands);
}

//===-- Unary -------------------------------------------------------------===//

#define TEN_FOLD_CONSTANT(name)                                                \
  OpFoldResult name##Op::fold(FoldAdaptor adaptor) {                           \
    return foldWith(*this, PointwiseFunction::name, adaptor.getOperands());    \
  }
TEN_FOLD_CONSTANT(Exp)
TEN_FOLD_CONSTANT(Expm1)
TEN_FOLD_CONSTANT(Log)
TEN_FOLD_CONSTANT(Log1p)
TEN_FOLD_CONSTANT(Logistic)
TEN_FOLD_CONSTANT(Sqrt)
TEN_FOLD_CONSTANT(Rsqrt)
TEN_FOLD_CONSTANT(Cbrt)
TEN_FOLD_CONSTANT(Sin)
TEN_FOLD_CONSTANT(Cos)
TEN_FOLD_CONSTANT(Tan)
TEN_FOLD_CONSTANT(Tanh)
TEN_FOLD_CONSTANT(Erf)
TEN_FOLD_CONSTANT(Erfc)
TEN_FOLD_CONSTANT(Popcnt)
TEN_FOLD_CONSTANT(Clz)
TEN_FOLD_CONSTANT(IsFinite)
TEN_FOLD_CONSTANT(Atan2)

/// The operation is its own inverse.
template <typename Op>
static OpFoldResult foldInvolution(Op op, PointwiseFunction function,
                                   ArrayRef<Attribute> operands) {
  if (auto inner = op.getOperand().template getDefiningOp<Op>())
    return inner.getOperand();
  return foldWith(op, function, operands);
}
OpFoldResult NegOp::fold(FoldAdaptor adaptor) {
  return foldInvolution(*this, PointwiseFunction::Neg, adaptor.getOperands());
}
OpFoldResult NotOp::fold(FoldAdaptor adaptor) {
  return foldInvolution(*this, PointwiseFunction::Not, adaptor.getOperands());
}

/// The operation has no effect on results of one of the `Inner` operations.
template <typename... Inner, typename Op>
static OpFoldResult foldIdempotent(Op op, PointwiseFunction function,
                                   ArrayRef<Attribute> operands) {
  Value operand = op->getOperand(0);
  if (operand.getType() == op.getType() &&
      isa_and_nonnull<Inner...>(operand.getDefiningOp()))
    return operand;
  return foldWith(op, function, operands);
}
OpFoldResult AbsOp::fold(FoldAdaptor adaptor) {
  return foldIdempotent<AbsOp>(*this, PointwiseFunction::Abs,
                               adaptor.getOperands());
}
OpFoldResult SignOp::fold(FoldAdaptor adaptor) {
  if (isa<ComplexType>(getType().getElementType()))
    return foldWith(*this, PointwiseFunction::Sign, adaptor.getOperands());
  return foldIdempotent<SignOp>(*this, PointwiseFunction::Sign,
                                adaptor.getOperands());
}
#define TEN_FOLD_ROUNDING(name)                                                \
  OpFoldResult name##Op::fold(FoldAdaptor adaptor) {                           \
    return foldIdempotent<CeilOp, FloorOp, RoundOp, RoundEvenOp>(              \
        *this, PointwiseFunction::name, adaptor.getOperands());                \
  }
TEN_FOLD_ROUNDING(Ceil)
TEN_FOLD_ROUNDING(Floor)
TEN_FOLD_ROUNDING(Round)
TEN_FOLD_ROUNDING(RoundEven)

OpFoldResult RealOp::fold(FoldAdaptor adaptor) {
  if (auto parts = getOperand().getDefiningOp<ComplexOp>())
    return parts.getLhs();
  if (getOperand().getType() == getType())
    return getOperand();
  return foldWith(*this, PointwiseFunction::Real, adaptor.getOperands());
}
OpFoldResult ImagOp::fold(FoldAdaptor adaptor) {
  if (auto parts = getOperand().getDefiningOp<ComplexOp>())
    return parts.getRhs();
  if (getOperand().getType() == getType())
    return splatOf(getType(), 0);
  return foldWith(*this, PointwiseFunction::Imag, adaptor.getOperands());
}
OpFoldResult ComplexOp::fold(FoldAdaptor adaptor) {
  auto real = getLhs().getDefiningOp<RealOp>();
  auto imag = getRhs().getDefiningOp<ImagOp>();
  if (real && imag && real.getOperand() == imag.getOperand() &&
      real.getOperand().getType() == getType())
    return real.getOperand();
  return foldWith(*this, PointwiseFunction::Complex, adaptor.getOperands());
}

OpFoldResult ReducePrecisionOp::fold(FoldAdaptor adaptor) {
  return foldPointwise(
      *this,
      reducePrecisionFunction(storageType(getType().getElementType()),
                              getExponent(), getMantissa()),
      adaptor.getOperands());
}

//===-- Conversions -------------------------------------------------------===//

/// Returns whether each value of `from` is a value of `to`, of the same kind of
/// type.
static bool isWidening(Type from, Type to) {
  if (from == to)
    return true;
  if (from.isInteger(1)) // f8E8M0FNU has no 0
    return !isa<Float8E8M0FNUType>(to);
  if (auto narrow = dyn_cast<FloatType>(from)) {
    auto wide = dyn_cast<FloatType>(to);
    return wide && ((wide.isF64()) || (wide.isF32() && narrow.getWidth() < 32));
  }
  auto narrow = dyn_cast<IntegerType>(from), wide = dyn_cast<IntegerType>(to);
  if (!narrow || !wide || wide.getWidth() == 1)
    return false;
  return narrow.getWidth() < wide.getWidth() &&
         (narrow.isUnsigned() || !wide.isUnsigned());
}

OpFoldResult ConvertOp::fold(FoldAdaptor adaptor) {
  if (getOperand().getType() == getType())
    return getOperand();
  if (auto inner = getOperand().getDefiningOp<ConvertOp>())
    if (inner.getOperand().getType() == getType() &&
        isWidening(getType().getElementType(),
                   inner.getType().getElementType()))
      return inner.getOperand();
  return foldPointwise(
      *this,
      convertFunction(storageType(getOperand().getType().getElementType()),
                      storageType(getType().getElementType())),
      adaptor.getOperands());
}

namespace {
/// convert(convert(x)) is a single conversion if the inner one is exact.
struct MergeConverts : OpRewritePattern<ConvertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConvertOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getOperand().getDefiningOp<ConvertOp>();
    if (!inner || !isWidening(inner.getOperand().getType().getElementType(),
                              inner.getType().getElementType()))
      return failure();
    rewriter.replaceOpWithNewOp<ConvertOp>(op, op.getType(),
                                           inner.getOperand());
    return success();
  }
};
} // namespace

void ConvertOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<MergeConverts>(context);
  populateQuantizePatterns(patterns);
}
void NegOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void NotOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}

OpFoldResult BitcastOp::fold(FoldAdaptor adaptor) {
  if (getOperand().getType() == getType())
    return getOperand();
  if (auto inner = getOperand().getDefiningOp<BitcastOp>())
    if (inner.getOperand().getType() == getType())
      return inner.getOperand();
  std::optional<ConstantElements> from =
      ConstantElements::read(adaptor.getOperand());
  RankedTensorType type = getType();
  bool sameShape = type.getShape() == getOperand().getType().getShape();
  if (!from || !type.hasStaticShape() || (from->splat && !sameShape) ||
      (!from->splat && !isSmall(type)))
    return {};
  ten_type to = storageType(type.getElementType());
  int64_t count =
      from->splat ? 1
                  : std::min(*elementCount(type), *elementCount(from->type));
  std::vector<char> bytes((from->splat ? 1 : *elementCount(type)) *
                          tenon::storageSize(to));
  bitcastElements(from->storage, to, from->bytes.data(), bytes.data(), count);
  return makeConstant(type, bytes, from->splat);
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

/// Returns the element type of a complex type, else the type itself.
static Type partType(Type type) {
  auto complex = dyn_cast<ComplexType>(type);
  return complex ? complex.getElementType() : type;
}

/// abs_c1, real_c1, imag_c1: the result has the part's type.
static LogicalResult verifyPart(Operation *op) {
  RankedTensorType type = tensorType(op->getOperand(0));
  return checkResult(op, type.clone(partType(type.getElementType())),
                     op->getResult(0).getType());
}
LogicalResult AbsOp::verify() { return verifyPart(*this); }
LogicalResult RealOp::verify() { return verifyPart(*this); }
LogicalResult ImagOp::verify() { return verifyPart(*this); }

LogicalResult BitcastOp::verify() {
  RankedTensorType from = getOperand().getType(), to = getType();
  Type fromElement = from.getElementType(), toElement = to.getElementType();
  int64_t fromWidth = tenon::bitWidth(storageType(fromElement)),
          toWidth = tenon::bitWidth(storageType(toElement));
  if (std::max(fromWidth, toWidth) % std::min(fromWidth, toWidth) != 0)
    return emitOpError("expects elements of which the wider has whole parts of "
                       "the narrower one's size, got ")
           << fromElement << " and " << toElement;
  SmallVector<int64_t> shape(from.getShape());
  // bitcast_c1
  if (fromWidth > toWidth) {
    shape.push_back(fromWidth / toWidth);
  } else if (fromWidth < toWidth) {
    int64_t ratio = toWidth / fromWidth;
    if (shape.empty() || !isSameSize(shape.back(), ratio))
      return emitOpError("expects a last operand dimension of size ")
             << ratio << ", got operand type " << from;
    shape.pop_back();
  }
  // bitcast_c2
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
  return reifyType(
      builder, getType(), shapes, [&](int64_t dim) -> OpFoldResult {
        if (dim < tensorType(getOperand()).getRank())
          return dimSize(builder, getLoc(), getOperand(), dim);
        // The last dimension holds the parts of one element.
        auto width = [](RankedTensorType type) {
          return tenon::bitWidth(storageType(type.getElementType()));
        };
        return builder.getIndexAttr(width(getOperand().getType()) /
                                    width(getType()));
      });
}
