//===- Arithmetic.cpp - Folds binary operations ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Folders and canonicalization patterns of the arithmetic, bitwise, comparison
// and selection operations: neutral and absorbing elements, idempotence,
// reassociation of constants, and constant folding by the reference functions
// of Pointwise.h. Identities of floats are applied only where they are exact
// for every input, including NaN and signed zeros.
//
//===----------------------------------------------------------------------===//

#include "Comparisons.h"
#include "Dialect/Ten/IR/Folding.h"

using namespace mlir;
using namespace tenon::ten;

static Attribute foldWith(Operation *op, PointwiseFunction function,
                          ArrayRef<Attribute> operands) {
  Type element = getElementTypeOrSelf(op->getOperands().back());
  return foldPointwise(op, pointwiseFunction(function, storageType(element)),
                       operands);
}

//===-- Sums and products -------------------------------------------------===//

OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  // -0 is the neutral element of float addition: -0 + 0 is 0.
  double neutral = isFloatOrComplex(getType()) ? -0.0 : 0.0;
  if (isSplatOf(getRhs(), neutral))
    return getLhs();
  if (isSplatOf(getLhs(), neutral))
    return getRhs();
  return foldWith(*this, PointwiseFunction::Add, adaptor.getOperands());
}
OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  if (isSplatOf(getRhs(), 0.0))
    return getLhs();
  if (getLhs() == getRhs() && !isFloatOrComplex(getType()))
    if (Attribute zero = splatOf(getType(), 0))
      return zero;
  return foldWith(*this, PointwiseFunction::Sub, adaptor.getOperands());
}
OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  if (isSplatOf(getRhs(), 1.0))
    return getLhs();
  if (isSplatOf(getLhs(), 1.0))
    return getRhs();
  if (isSplatOf(getRhs(), 0.0) && !isFloatOrComplex(getType()))
    return getRhs();
  return foldWith(*this, PointwiseFunction::Mul, adaptor.getOperands());
}
OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  if (isSplatOf(getRhs(), 1.0))
    return getLhs();
  return foldWith(*this, PointwiseFunction::Div, adaptor.getOperands());
}
OpFoldResult RemOp::fold(FoldAdaptor adaptor) {
  if (isSplatOf(adaptor.getRhs(), 1.0) && !isFloatOrComplex(getType()))
    if (Attribute zero = splatOf(getType(), 0))
      return zero;
  return foldWith(*this, PointwiseFunction::Rem, adaptor.getOperands());
}
OpFoldResult PowOp::fold(FoldAdaptor adaptor) {
  if (isSplatOf(getRhs(), 1.0))
    return getLhs();
  if (isSplatOf(adaptor.getRhs(), 0.0))
    if (Attribute one = splatOf(getType(), 1))
      return one;
  return foldWith(*this, PointwiseFunction::Pow, adaptor.getOperands());
}

namespace {
/// pow(x, 2) is x * x, exactly.
struct SquareOfPow : OpRewritePattern<PowOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PowOp op,
                                PatternRewriter &rewriter) const override {
    if (!isSplatOf(op.getRhs(), 2.0))
      return failure();
    rewriter.replaceOpWithNewOp<MulOp>(op, op.getType(), op.getLhs(),
                                       op.getLhs());
    return success();
  }
};

/// x + (-y) is x - y, and x - (-y) is x + y; exact for floats too.
template <typename From, typename To>
struct AbsorbNegation : OpRewritePattern<From> {
  using OpRewritePattern<From>::OpRewritePattern;
  LogicalResult matchAndRewrite(From op,
                                PatternRewriter &rewriter) const override {
    auto negation = op.getRhs().template getDefiningOp<NegOp>();
    Value other = op.getLhs();
    if (!negation && std::is_same_v<From, AddOp>) {
      negation = op.getLhs().template getDefiningOp<NegOp>();
      other = op.getRhs();
    }
    if (!negation)
      return failure();
    rewriter.replaceOpWithNewOp<To>(op, op.getType(), other,
                                    negation.getOperand());
    return success();
  }
};

/// (x op c1) op c2 is x op (c1 op c2), for integers.
template <typename Op> struct ReassociateConstants : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getLhs().template getDefiningOp<Op>();
    if (isFloatOrComplex(op.getType()) || !inner ||
        !ConstantElements::read(op.getRhs()) ||
        !ConstantElements::read(inner.getRhs()))
      return failure();
    Value constants = rewriter.createOrFold<Op>(op.getLoc(), op.getType(),
                                                inner.getRhs(), op.getRhs());
    rewriter.replaceOpWithNewOp<Op>(op, op.getType(), inner.getLhs(),
                                    constants);
    return success();
  }
};
} // namespace

void AddOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                        MLIRContext *context) {
  patterns.add<AbsorbNegation<AddOp, SubOp>, ReassociateConstants<AddOp>>(
      context);
}
void SubOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                        MLIRContext *context) {
  patterns.add<AbsorbNegation<SubOp, AddOp>>(context);
}
void MulOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                        MLIRContext *context) {
  patterns.add<ReassociateConstants<MulOp>>(context);
}
void DivOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void RemOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void PowOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                        MLIRContext *context) {
  patterns.add<SquareOfPow>(context);
}

//===-- Lattices, bits, shifts --------------------------------------------===//

/// x op x is x, and (x op y) op y is x op y.
template <typename Op>
static OpFoldResult foldLattice(Op op, PointwiseFunction function,
                                ArrayRef<Attribute> operands) {
  if (op.getLhs() == op.getRhs())
    return op.getLhs();
  for (auto [outer, other] : {std::pair(op.getLhs(), op.getRhs()),
                              std::pair(op.getRhs(), op.getLhs())})
    if (auto inner = outer.template getDefiningOp<Op>())
      if (inner.getLhs() == other || inner.getRhs() == other)
        return outer;
  return foldWith(op, function, operands);
}
/// Returns whether the value is a splat of the type's largest integer
/// (`isUpper`) or its smallest one, the neutral elements of min and max.
static bool isEndOfNumbers(Attribute value, bool isUpper) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(value);
  if (!dense || !dense.isSplat())
    return false;
  auto type = dyn_cast<IntegerType>(dense.getElementType());
  if (!type)
    return isSplatOf(value, isUpper ? HUGE_VAL : -HUGE_VAL);
  auto number = dense.getSplatValue<APInt>();
  if (type.isUnsigned() || type.getWidth() == 1)
    return isUpper ? number.isAllOnes() : number.isZero();
  return isUpper ? number.isMaxSignedValue() : number.isMinSignedValue();
}
OpFoldResult MaxOp::fold(FoldAdaptor adaptor) {
  if (isEndOfNumbers(adaptor.getRhs(), /*isUpper=*/false))
    return getLhs();
  return foldLattice(*this, PointwiseFunction::Max, adaptor.getOperands());
}
OpFoldResult MinOp::fold(FoldAdaptor adaptor) {
  if (isEndOfNumbers(adaptor.getRhs(), /*isUpper=*/true))
    return getLhs();
  return foldLattice(*this, PointwiseFunction::Min, adaptor.getOperands());
}
OpFoldResult AndOp::fold(FoldAdaptor adaptor) {
  if (isAllOnes(adaptor.getRhs()))
    return getLhs();
  if (isSplatOf(adaptor.getRhs(), 0.0))
    return adaptor.getRhs();
  return foldLattice(*this, PointwiseFunction::And, adaptor.getOperands());
}
OpFoldResult OrOp::fold(FoldAdaptor adaptor) {
  if (isSplatOf(adaptor.getRhs(), 0.0))
    return getLhs();
  if (isAllOnes(adaptor.getRhs()))
    return adaptor.getRhs();
  return foldLattice(*this, PointwiseFunction::Or, adaptor.getOperands());
}
OpFoldResult XorOp::fold(FoldAdaptor adaptor) {
  if (isSplatOf(getRhs(), 0.0))
    return getLhs();
  if (getLhs() == getRhs())
    if (Attribute zero = splatOf(getType(), 0))
      return zero;
  return foldWith(*this, PointwiseFunction::Xor, adaptor.getOperands());
}
#define TEN_FOLD_SHIFT(name)                                                   \
  OpFoldResult name##Op::fold(FoldAdaptor adaptor) {                           \
    if (isSplatOf(adaptor.getRhs(), 0.0))                                      \
      return getLhs();                                                         \
    return foldWith(*this, PointwiseFunction::name, adaptor.getOperands());    \
  }
TEN_FOLD_SHIFT(Shl)
TEN_FOLD_SHIFT(ShrSigned)
TEN_FOLD_SHIFT(ShrUnsigned)

//===-- Comparison, selection, clamping -----------------------------------===//

OpFoldResult CompareOp::fold(FoldAdaptor adaptor) {
  Type element = getLhs().getType().getElementType();
  if (getLhs() == getRhs() && (getTotal() || !isFloatOrComplex(element))) {
    Comparison direction = getDirection();
    bool holds = direction == Comparison::EQ || direction == Comparison::LE ||
                 direction == Comparison::GE;
    if (Attribute result = splatOf(getType(), holds))
      return result;
  }
  auto direction = static_cast<CompareDirection>(getDirection());
  return foldPointwise(
      *this, compareFunction(direction, getTotal(), storageType(element)),
      adaptor.getOperands());
}

namespace {
/// Moves a constant to the right-hand side.
struct ConstantToTheRight : OpRewritePattern<CompareOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CompareOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getLhs().getDefiningOp<ConstantOp>() ||
        op.getRhs().getDefiningOp<ConstantOp>())
      return failure();
    rewriter.replaceOpWithNewOp<CompareOp>(
        op, op.getType(), swapped(op.getDirection()), op.getTotal(),
        op.getRhs(), op.getLhs());
    return success();
  }
};

/// Swaps the values of a selection instead of negating its condition.
struct SelectOfNot : OpRewritePattern<SelectOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SelectOp op,
                                PatternRewriter &rewriter) const override {
    auto negation = op.getCondition().getDefiningOp<NotOp>();
    if (!negation)
      return failure();
    rewriter.replaceOpWithNewOp<SelectOp>(op, op.getType(),
                                          negation.getOperand(),
                                          op.getOnFalse(), op.getOnTrue());
    return success();
  }
};
} // namespace

void CompareOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<ConstantToTheRight>(context);
}
void SelectOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<SelectOfNot>(context);
}

OpFoldResult SelectOp::fold(FoldAdaptor adaptor) {
  if (getOnTrue() == getOnFalse())
    return getOnTrue();
  if (isSplatOf(adaptor.getCondition(), 1.0))
    return getOnTrue();
  if (isSplatOf(adaptor.getCondition(), 0.0))
    return getOnFalse();
  if (getType() == getCondition().getType() &&
      isSplatOf(adaptor.getOnTrue(), 1.0) &&
      isSplatOf(adaptor.getOnFalse(), 0.0))
    return getCondition();
  return foldWith(*this, PointwiseFunction::Select, adaptor.getOperands());
}

OpFoldResult ClampOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getOperand().getDefiningOp<ClampOp>())
    if (inner.getLow() == getLow() && inner.getHigh() == getHigh())
      return getOperand();
  if (getLow() == getHigh() && !isFloatOrComplex(getType()))
    return getLow();
  return foldWith(*this, PointwiseFunction::Clamp, adaptor.getOperands());
}

OpFoldResult FmaOp::fold(FoldAdaptor adaptor) {
  return foldWith(*this, PointwiseFunction::Fma, adaptor.getOperands());
}
