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
// survive it (ShortNaN.h), and so do those between f16 and f32 where the CPU
// has no instruction. The remaining patterns are upstream's, except those that
// lose the order of -0 and +0.
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

/// Builds integer arithmetic on the bits of the floats of an operation, scalars
/// or vectors.
struct BitBuilder {
  BitBuilder(Operation *op, PatternRewriter &rewriter)
      : b(op->getLoc(), rewriter), shape(op->getResult(0).getType()) {}

  Type ofType(Type element) {
    auto vector = dyn_cast<VectorType>(shape);
    return vector ? vector.clone(element) : element;
  }
  Value constant(TypedAttr attr) {
    if (auto vector = dyn_cast<VectorType>(ofType(attr.getType())))
      attr = DenseElementsAttr::get(vector, Attribute(attr));
    return arith::ConstantOp::create(b, attr);
  }
  Value word(int32_t value) { return constant(b.getI32IntegerAttr(value)); }
  Value number(float value) { return constant(b.getF32FloatAttr(value)); }
  Value bitsOf(Value x) {
    return arith::BitcastOp::create(b, ofType(b.getI32Type()), x);
  }
  Value floatOf(Value bits) {
    return arith::BitcastOp::create(b, ofType(b.getF32Type()), bits);
  }
  Value bitAnd(Value x, int32_t mask) {
    return arith::AndIOp::create(b, x, word(mask));
  }
  Value bitOr(Value x, Value y) { return arith::OrIOp::create(b, x, y); }
  Value add(Value x, int32_t y) { return arith::AddIOp::create(b, x, word(y)); }
  Value left(Value x, int32_t by) {
    return arith::ShLIOp::create(b, x, word(by));
  }
  Value right(Value x, int32_t by) {
    return arith::ShRUIOp::create(b, x, word(by));
  }
  Value isAbove(Value x, int32_t y) {
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ugt, x, word(y));
  }
  Value select(Value condition, Value yes, Value no) {
    return arith::SelectOp::create(b, condition, yes, no);
  }

  ImplicitLocOpBuilder b;
  Type shape;
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
    BitBuilder to(op, rewriter);
    Value bits = to.bitsOf(op.getIn());
    Value last = to.bitAnd(to.right(bits, 16), 1);
    Value rounded =
        to.right(arith::AddIOp::create(to.b, bits, to.add(last, 0x7fff)), 16);
    Value narrow = arith::TruncIOp::create(
        to.b, to.ofType(rewriter.getI16Type()), rounded);
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), narrow);
    return success();
  }

  const llvm::DenseSet<Operation *> &isShort;
};

/// Widens f16 to f32. The exponent moves by 112; a subnormal number gets the
/// exponent of the smallest normal one, which is subtracted, so that no operand
/// is subnormal in f32, which some kernels take for zero.
struct WidenHalf : OpRewritePattern<arith::ExtFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::ExtFOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getIn().getType()).isF16())
      return failure();
    BitBuilder to(op, rewriter);
    Type i16 = to.ofType(rewriter.getI16Type()),
         i32 = to.ofType(rewriter.getI32Type());
    Value bits = arith::ExtUIOp::create(
        to.b, i32, arith::BitcastOp::create(to.b, i16, op.getIn()));
    Value sign = to.left(to.bitAnd(bits, 0x8000), 16),
          rest = to.left(to.bitAnd(bits, 0x7fff), 13);
    Value normal = to.add(rest, 112 << 23);
    Value subnormal = to.bitsOf(arith::SubFOp::create(
        to.b, to.floatOf(to.add(rest, 113 << 23)), to.number(0x1p-14f)));
    // Infinity and NaN, which becomes quiet.
    Value special = to.bitOr(rest, to.word(0x7f800000));
    special = to.select(to.isAbove(special, 0x7f800000),
                        to.bitOr(special, to.word(1 << 22)), special);
    Value made = to.select(to.isAbove(rest, (31 << 23) - 1), special, normal);
    made = to.select(to.isAbove(rest, (1 << 23) - 1), made, subnormal);
    Value wide = to.floatOf(to.bitOr(made, sign));
    if (wide.getType() != op.getType())
      wide = arith::ExtFOp::create(to.b, op.getType(), wide);
    rewriter.replaceOp(op, wide);
    return success();
  }
};

/// Rounds f32 to f16, to nearest even: as above for normal numbers, where a
/// carry gives the next exponent, or infinity. Of a subnormal number, the sum
/// with 0.5 has its bits at the end.
struct RoundToHalf : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::TruncFOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF16() ||
        !getElementTypeOrSelf(op.getIn().getType()).isF32())
      return failure();
    BitBuilder to(op, rewriter);
    Value all = to.bitsOf(op.getIn()), bits = to.bitAnd(all, 0x7fffffff),
          sign = to.bitAnd(to.right(all, 16), 0x8000);
    Value last = to.bitAnd(to.right(bits, 13), 1);
    Value normal =
        arith::AddIOp::create(to.b, to.add(bits, 0xfff - (112 << 23)), last);
    normal = to.right(normal, 13);
    Value subnormal = to.add(to.bitsOf(arith::AddFOp::create(
                                 to.b, to.floatOf(bits), to.number(0.5f))),
                             -0x3f000000);
    // From 65536 on, and NaN.
    Value special =
        to.bitOr(to.bitAnd(to.right(bits, 13), 0x3ff), to.word(0x7e00));
    special = to.select(to.isAbove(bits, 0x7f800000), special, to.word(0x7c00));
    Value made = to.select(to.isAbove(bits, 0x477fffff), special, normal);
    made = to.select(to.isAbove(bits, 0x387fffff), made, subnormal);
    Value narrow = arith::TruncIOp::create(
        to.b, to.ofType(rewriter.getI16Type()), to.bitOr(made, sign));
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), narrow);
    return success();
  }
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
    patterns.add<WidenHalf, RoundToHalf>(&getContext());
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
    ten::TargetAttr machine = targetOf(getOperation());
    // LLVM calls functions that not every compiler's library has.
    const bool hasHalf =
        onGpu || !machine ||
        hasHalfConversion(machine.getTriple(), machine.getFeatures());
    target.addDynamicallyLegalOp<arith::ExtFOp>([=](arith::ExtFOp op) {
      Type from = getElementTypeOrSelf(op.getIn().getType());
      return !from.isBF16() && (hasHalf || !from.isF16());
    });
    // GPUs with products of bf16 have an instruction for the conversion.
    const bool hasBF16 =
        onGpu && machine && machine.getGpu() && machine.getGpu().getMatrices();
    target.addDynamicallyLegalOp<arith::TruncFOp>([=](arith::TruncFOp op) {
      Type to = getElementTypeOrSelf(op.getType());
      bool isFromF32 = getElementTypeOrSelf(op.getIn().getType()).isF32();
      return to.isBF16()  ? hasBF16 && isFromF32
             : to.isF16() ? hasHalf || !isFromF32
                          : true;
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
