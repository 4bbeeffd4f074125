//===- ExpandArith.cpp - Expands arithmetic that LLVM lacks ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-expand-arith: integer divisions and saturating conversions
// become sequences that LLVM can vectorize, by way of floating-point division
// with exact corrections; conversions from f32 to bf16 become integer
// arithmetic with round to nearest even, shorter if the value's NaN provably
// survive it (ShortNaN.h). The remaining patterns are upstream's, except those
// that lose the order of -0 and +0.
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "ShortNaN.h"
#include "Target/Target.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_EXPANDARITH
#include "Conversion/Passes.h.inc"

namespace {

/// Divides integers of up to 32 bits as floats, which vectorizes: f32 holds 16
/// bits, f64 holds 32. The rounded quotient is on the correct side of every
/// integer, since the exact one is at least 1 / divisor away from the next.
/// Divisions by constants become multiplications later.
template <typename OpTy, bool isSigned, bool isRemainder>
struct DivideAsFloats : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<IntegerType>(op.getType());
    if (!type || type.getWidth() > 32 || type.getWidth() < 8 ||
        matchPattern(op.getRhs(), m_Constant()))
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Type i32 = b.getI32Type();
    Type wide = type.getWidth() <= 16 ? Type(b.getF32Type()) : b.getF64Type();
    auto toFloat = [&](Value value) -> Value {
      if (isSigned)
        return arith::SIToFPOp::create(b, wide, value);
      return arith::UIToFPOp::create(b, wide, value);
    };
    Value ratio =
        arith::DivFOp::create(b, toFloat(op.getLhs()), toFloat(op.getRhs()));
    Value quotient = isSigned || type.getWidth() < 32
                         ? arith::FPToSIOp::create(b, i32, ratio).getResult()
                         : arith::FPToUIOp::create(b, i32, ratio).getResult();
    if (type != i32)
      quotient = arith::TruncIOp::create(b, type, quotient);
    if (isRemainder)
      quotient = arith::SubIOp::create(
          b, op.getLhs(), arith::MulIOp::create(b, quotient, op.getRhs()));
    rewriter.replaceOp(op, quotient);
    return success();
  }
};

/// Returns whether the divisor is a power of two, for which shifts are used.
static bool isPowerOfTwo(Value divisor) {
  APInt value;
  return matchPattern(divisor, m_ConstantInt(&value)) &&
         (value.isPowerOf2() || value.isNegatedPowerOf2());
}

/// Divides 64-bit integers as floats as well. The quotient is computed in two
/// steps, the second from the remainder of the first, each slightly too small:
/// then it is off by at most one, and nothing overflows.
template <typename OpTy, bool isSigned, bool isRemainder>
struct DivideLongAsFloats : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isInteger(64) || isPowerOfTwo(op.getRhs()))
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Type i64 = b.getI64Type(), f64 = b.getF64Type();
    Value dividend = op.getLhs(), divisor = op.getRhs();
    auto toFloat = [&](Value value) -> Value {
      if (isSigned)
        return arith::SIToFPOp::create(b, f64, value);
      return arith::UIToFPOp::create(b, f64, value);
    };
    // Smaller by more than the conversions, the quotient and the product can
    // round up.
    Value reciprocal = arith::DivFOp::create(
        b, arith::ConstantOp::create(b, b.getF64FloatAttr(1 - 0x1p-50)),
        toFloat(divisor));
    Value quotient, rest = dividend;
    for (int i = 0; i < 2; ++i) {
      Value ratio = arith::MulFOp::create(b, toFloat(rest), reciprocal);
      Value part = isSigned
                       ? arith::FPToSIOp::create(b, i64, ratio).getResult()
                       : arith::FPToUIOp::create(b, i64, ratio).getResult();
      rest = arith::SubIOp::create(b, rest,
                                   arith::MulIOp::create(b, part, divisor));
      quotient =
          i ? arith::AddIOp::create(b, quotient, part).getResult() : part;
    }
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantOp::create(b, b.getI64IntegerAttr(value));
    };
    auto sign = [&](Value value) -> Value {
      return arith::ShRSIOp::create(b, value, constant(63));
    };
    auto negatedBy = [&](Value value, Value sign) -> Value {
      return arith::SubIOp::create(b, arith::XOrIOp::create(b, value, sign),
                                   sign);
    };
    Value size = divisor, left = rest, one = constant(1);
    if (isSigned) {
      size = negatedBy(divisor, sign(divisor));
      left = negatedBy(rest, sign(dividend));
      one = arith::OrIOp::create(
          b, sign(arith::XOrIOp::create(b, dividend, divisor)), one);
      if (isRemainder)
        divisor = negatedBy(size, sign(dividend));
    }
    Value isMore =
        arith::CmpIOp::create(b, arith::CmpIPredicate::uge, left, size);
    Value none = constant(0);
    if (isRemainder)
      rewriter.replaceOpWithNewOp<arith::SubIOp>(
          op, rest, arith::SelectOp::create(b, isMore, divisor, none));
    else
      rewriter.replaceOpWithNewOp<arith::AddIOp>(
          op, quotient, arith::SelectOp::create(b, isMore, one, none));
    return success();
  }
};

/// Expands saturating conversions to integers of up to `mostBits` bits, which
/// LLVM scalarizes for elements narrower than the float, and of 64 bits.
struct SaturateAsFloats : OpRewritePattern<LLVM::CallIntrinsicOp> {
  SaturateAsFloats(MLIRContext *context, unsigned mostBits)
      : OpRewritePattern(context), mostBits(mostBits) {}

  LogicalResult matchAndRewrite(LLVM::CallIntrinsicOp op,
                                PatternRewriter &rewriter) const override {
    bool isSigned = op.getIntrin() == "llvm.fptosi.sat";
    if (!isSigned && op.getIntrin() != "llvm.fptoui.sat")
      return failure();
    auto type = dyn_cast<IntegerType>(op.getResult(0).getType());
    auto format = dyn_cast<FloatType>(op.getArgs().front().getType());
    if (!type || type.getWidth() > mostBits || !format ||
        (!format.isF32() && !format.isF64()))
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value x = op.getArgs().front();
    auto number = [&](const APFloat &value) -> Value {
      return arith::ConstantOp::create(b, b.getFloatAttr(format, value));
    };
    unsigned width = type.getWidth();
    APInt least =
        isSigned ? APInt::getSignedMinValue(width) : APInt::getMinValue(width);
    APInt most =
        isSigned ? APInt::getSignedMaxValue(width) : APInt::getMaxValue(width);
    // Bounds that the float format can represent, within the integer's.
    APFloat low(format.getFloatSemantics()), high(low);
    low.convertFromAPInt(least, isSigned, APFloat::rmTowardZero);
    bool isExact = high.convertFromAPInt(
                       most, isSigned, APFloat::rmTowardZero) == APFloat::opOK;
    auto compare = [&](arith::CmpFPredicate predicate, Value a, Value c) {
      return arith::CmpFOp::create(b, predicate, a, c).getResult();
    };
    Value lowest = number(low), highest = number(high);
    Value inside = arith::SelectOp::create(
        b, compare(arith::CmpFPredicate::OGT, x, lowest), x, lowest);
    inside = arith::SelectOp::create(
        b, compare(arith::CmpFPredicate::OLT, inside, highest), inside,
        highest);
    Type whole = b.getIntegerType(std::max(32U, width));
    Value result = isSigned || width < 32
                       ? arith::FPToSIOp::create(b, whole, inside).getResult()
                       : arith::FPToUIOp::create(b, whole, inside).getResult();
    if (type != whole)
      result = arith::TruncIOp::create(b, type, result);
    auto integer = [&](const APInt &value) -> Value {
      return arith::ConstantOp::create(b, b.getIntegerAttr(type, value));
    };
    if (!isExact)
      result = arith::SelectOp::create(
          b, compare(arith::CmpFPredicate::OGT, x, highest), integer(most),
          result);
    // NaN becomes 0.
    rewriter.replaceOpWithNewOp<arith::SelectOp>(
        op, compare(arith::CmpFPredicate::ORD, x, x), result,
        integer(APInt::getZero(width)));
    return success();
  }

  unsigned mostBits;
};

/// Rounds f32 to bf16, its upper half, to nearest even: adds just less than
/// half a unit, plus the last bit that is kept. A NaN with zeros in the lower
/// half stays NaN; other NaN might become infinity or zero and need a check.
struct RoundToBF16 : OpRewritePattern<arith::TruncFOp> {
  RoundToBF16(MLIRContext *context, const llvm::DenseSet<Operation *> &isShort)
      : OpRewritePattern(context, /*benefit=*/2), isShort(isShort) {}

  LogicalResult matchAndRewrite(arith::TruncFOp op,
                                PatternRewriter &rewriter) const override {
    if (!isShort.contains(op))
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    auto ofType = [&](Type element) -> Type {
      auto vector = dyn_cast<VectorType>(op.getType());
      return vector ? vector.clone(element) : element;
    };
    Type i32 = ofType(b.getI32Type());
    auto number = [&](int32_t value) -> Value {
      TypedAttr attr = b.getI32IntegerAttr(value);
      if (auto vector = dyn_cast<VectorType>(i32))
        attr = DenseElementsAttr::get(vector, Attribute(attr));
      return arith::ConstantOp::create(b, attr);
    };
    auto half = [&](Value bits) -> Value {
      return arith::ShRUIOp::create(b, bits, number(16));
    };
    Value bits = arith::BitcastOp::create(b, i32, op.getIn());
    Value last = arith::AndIOp::create(b, half(bits), number(1));
    Value added = arith::AddIOp::create(b, last, number(0x7fff));
    Value rounded = half(arith::AddIOp::create(b, bits, added));
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(
        op, op.getType(),
        arith::TruncIOp::create(b, ofType(b.getIntegerType(16)), rounded));
    return success();
  }

  const llvm::DenseSet<Operation *> &isShort;
};

class ExpandArithPass : public impl::ExpandArithBase<ExpandArithPass> {
public:
  using ExpandArithBase::ExpandArithBase;

private:
  void runOnOperation() override {
    // Collect these before anything is replaced.
    llvm::DenseSet<Operation *> isShort;
    ShortNaN nans;
    // Arithmetic of NVIDIA's GPUs gives a NaN with all bits set.
    const bool onGpu = isOnGpu(getOperation());
    if (!onGpu)
      getOperation()->walk([&](arith::TruncFOp op) {
        if (getElementTypeOrSelf(op.getType()).isBF16() &&
            nans.holds(op.getIn()))
          isShort.insert(op);
      });
    RewritePatternSet patterns(&getContext());
    patterns.add<RoundToBF16>(&getContext(), isShort);
    arith::populateCeilFloorDivExpandOpsPatterns(patterns);
    arith::populateExpandBFloat16Patterns(patterns);
    patterns.add<DivideAsFloats<arith::DivSIOp, true, false>,
                 DivideAsFloats<arith::DivUIOp, false, false>,
                 DivideAsFloats<arith::RemSIOp, true, true>,
                 DivideAsFloats<arith::RemUIOp, false, true>>(&getContext());
    // Vectors of f64 become ones of 64-bit integers and back.
    bool longs = !onGpu && hasTargetFeature(getOperation(), "avx512dq");
    unsigned mostBits = longs ? 64 : 32;
    patterns.add<SaturateAsFloats>(&getContext(), mostBits);
    if (longs)
      patterns.add<DivideLongAsFloats<arith::DivSIOp, true, false>,
                   DivideLongAsFloats<arith::DivUIOp, false, false>,
                   DivideLongAsFloats<arith::RemSIOp, true, true>,
                   DivideLongAsFloats<arith::RemUIOp, false, true>>(
          &getContext());
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addIllegalOp<arith::CeilDivSIOp, arith::CeilDivUIOp,
                        arith::FloorDivSIOp>();
    target.addDynamicallyLegalOp<arith::ExtFOp>([](arith::ExtFOp op) {
      return !getElementTypeOrSelf(op.getIn().getType()).isBF16();
    });
    // GPUs with products of bf16 have an instruction for the conversion.
    ten::TargetAttr machine = targetOf(getOperation());
    const bool hasBF16 =
        onGpu && machine && machine.getGpu() && machine.getGpu().getMatrices();
    target.addDynamicallyLegalOp<arith::TruncFOp>([=](arith::TruncFOp op) {
      return !getElementTypeOrSelf(op.getType()).isBF16() ||
             (hasBF16 && getElementTypeOrSelf(op.getIn().getType()).isF32());
    });
    auto isDivision = [&](Operation *op) {
      auto type = dyn_cast<IntegerType>(op->getResult(0).getType());
      if (!type)
        return false;
      unsigned width = type.getWidth();
      return (width <= 32 && width >= 8 &&
              !matchPattern(op->getOperand(1), m_Constant())) ||
             (width == 64 && longs && !isPowerOfTwo(op->getOperand(1)));
    };
    target.addDynamicallyLegalOp<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp,
                                 arith::RemUIOp>(
        [&](Operation *op) { return !isDivision(op); });
    target.addDynamicallyLegalOp<LLVM::CallIntrinsicOp>(
        [&](LLVM::CallIntrinsicOp op) {
          return !op.getIntrin().ends_with(".sat") || op.getNumResults() != 1 ||
                 !op.getResult(0).getType().isInteger() ||
                 op.getResult(0).getType().getIntOrFloatBitWidth() > mostBits ||
                 !isa<Float32Type, Float64Type>(op.getArgs().front().getType());
        });
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
} // namespace tenon
