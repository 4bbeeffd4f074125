//===- QuantizePatterns.cpp - Quantization written by operations ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Canonicalization of quantization and dequantization in QDQ form, as ONNX has
// it: convert(clamp(round(x / s) + z)) and (convert(q) - z) * s. Conversions to
// integers saturate, and make 0 of NaN, so that bounds and rectifiers before
// them may be useless; a maximum of dequantized integers is that of the
// integers; and what is quantized as it was dequantized is the integer itself.
//
// Invariant: no bit of a result changes.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Folding.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/APSInt.h"
#include <cmath>

using namespace mlir;
using namespace tenon::ten;

namespace {
/// Returns the number that all elements of a constant of floats have.
std::optional<APFloat> floatOf(Value value) {
  auto constant = value.getDefiningOp<ConstantOp>();
  auto splat = constant ? dyn_cast<SplatElementsAttr>(constant.getValue())
                        : SplatElementsAttr();
  if (!splat || !isa<FloatType>(splat.getElementType()))
    return std::nullopt;
  return splat.getSplatValue<APFloat>();
}

/// Returns the integer that a conversion, which saturates, makes of a number.
APSInt converted(const APFloat &number, IntegerType type) {
  APSInt integer(type.getWidth(), type.isUnsigned());
  bool isExact;
  (void)number.convertToInteger(integer, APFloat::rmTowardZero, &isExact);
  return integer;
}

/// Returns the operand of a bound that the conversion to integers of `type` has
/// anyway, or of the addition of a zero, whose sign integers have not.
Value withoutBound(Operation *op, IntegerType type) {
  if (!isa<MaxOp, MinOp, AddOp, SubOp>(op))
    return {};
  for (unsigned number = 0; number < 2; ++number) {
    std::optional<APFloat> other = floatOf(op->getOperand(number));
    if (!other || other->isNaN() || (isa<SubOp>(op) && number == 0))
      continue;
    APSInt integer = converted(*other, type);
    bool isUseless =
        isa<AddOp, SubOp>(op) ? other->isZero()
        : isa<MaxOp>(op)
            ? integer == APSInt::getMinValue(type.getWidth(), type.isUnsigned())
            : integer ==
                  APSInt::getMaxValue(type.getWidth(), type.isUnsigned());
    if (isUseless)
      return op->getOperand(1 - number);
  }
  return {};
}

/// Returns the type of integers with saturation that floats become.
IntegerType saturatedType(ConvertOp op) {
  auto type = dyn_cast<IntegerType>(op.getType().getElementType());
  bool fromFloat = isa<FloatType>(op.getOperand().getType().getElementType());
  return type && fromFloat && type.getWidth() > 1 ? type : IntegerType();
}

/// convert(min(max(x, 0), 255)) to ui8 is convert(x): conversions saturate, and
/// NaN becomes 0 with the bounds as without them.
struct BoundsOfConvert : OpRewritePattern<ConvertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConvertOp op,
                                PatternRewriter &rewriter) const override {
    IntegerType type = saturatedType(op);
    Operation *bound = op.getOperand().getDefiningOp();
    Value inner = type && bound ? withoutBound(bound, type) : Value();
    if (!inner)
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.getOperandMutable().assign(inner); });
    return success();
  }
};

/// Returns x of a rectifier: max(x, 0), or `x <= 0 ? 0 : x`, whose NaN is NaN.
Value rectified(Operation *op) {
  auto isZero = [](Value value) {
    std::optional<APFloat> number = floatOf(value);
    return number && number->isZero();
  };
  if (isa<MaxOp>(op))
    return isZero(op->getOperand(1))   ? op->getOperand(0)
           : isZero(op->getOperand(0)) ? op->getOperand(1)
                                       : Value();
  auto select = dyn_cast<SelectOp>(op);
  auto compare =
      select ? op->getOperand(0).getDefiningOp<CompareOp>() : CompareOp();
  if (!compare || compare.getTotal())
    return {};
  Value x = op->getOperand(2);
  bool isBelow = compare.getDirection() == Comparison::LE ||
                 compare.getDirection() == Comparison::LT;
  return isBelow && compare.getLhs() == x && isZero(compare.getRhs()) &&
                 isZero(op->getOperand(1))
             ? x
             : Value();
}

/// A rectifier before a conversion to integers without sign is useless, where
/// nothing between changes a sign: these become 0 for numbers below 0.
struct RectifierOfConvert : OpRewritePattern<ConvertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConvertOp op,
                                PatternRewriter &rewriter) const override {
    IntegerType type = saturatedType(op);
    if (!type || !type.isUnsigned())
      return failure();
    SmallVector<Operation *> between;
    Value value = op.getOperand();
    while (Operation *maker = value.getDefiningOp()) {
      if (!maker->hasOneUse())
        return failure();
      if (Value x = rectified(maker)) {
        for (Operation *moved : llvm::reverse(between)) {
          IRMapping mapping;
          mapping.map(value, x);
          value = moved->getResult(0);
          x = rewriter.clone(*moved, mapping)->getResult(0);
        }
        rewriter.modifyOpInPlace(op, [&] { op.getOperandMutable().assign(x); });
        return success();
      }
      bool scales = false;
      if (isa<MulOp, DivOp>(maker)) {
        std::optional<APFloat> by = floatOf(maker->getOperand(1));
        scales = by && by->isFiniteNonZero() && !by->isNegative();
      }
      if (!scales && !isa<RoundEvenOp, RoundOp, FloorOp, CeilOp>(maker))
        return failure();
      between.push_back(maker);
      value = maker->getOperand(0);
    }
    return failure();
  }
};

/// Returns the number that all elements of a constant of f32 have, if it is
/// above 0 and of moderate size: products and quotients with small integers
/// are neither subnormal nor infinite.
std::optional<APFloat> stepOf(Value value) {
  // Fact: exponent; integers have 16 bits, f32 from 2^-126 to 2^127.
  constexpr int kMaxExponent = 100;
  std::optional<APFloat> number = floatOf(value);
  if (!number || !getElementTypeOrSelf(value.getType()).isF32() ||
      !number->isFiniteNonZero() || number->isNegative() ||
      std::abs(ilogb(*number)) > kMaxExponent)
    return std::nullopt;
  return number;
}

/// The integers, of at most 16 bits, and numbers of (convert(q) - z) * s in
/// f32.
struct Dequantized {
  Value integers;
  APFloat step = APFloat(0.0f), zero = APFloat(0.0f);

  static std::optional<Dequantized> read(Value value) {
    auto product = value.getDefiningOp<MulOp>();
    std::optional<APFloat> step =
        product ? stepOf(product.getRhs()) : std::nullopt;
    if (!step)
      return std::nullopt;
    Dequantized found;
    found.step = *step;
    Value number = product.getLhs();
    if (auto difference = number.getDefiningOp<SubOp>()) {
      std::optional<APFloat> zero = floatOf(difference.getRhs());
      if (!zero || !isShort(*zero))
        return std::nullopt;
      found.zero = *zero;
      number = difference.getLhs();
    }
    auto convert = number.getDefiningOp<ConvertOp>();
    auto type = convert ? dyn_cast<IntegerType>(
                              convert.getOperand().getType().getElementType())
                        : IntegerType();
    if (!type || type.getWidth() == 1 || type.getWidth() > 16)
      return std::nullopt;
    found.integers = convert.getOperand();
    return found;
  }

  /// Returns whether the number is an integer of at most 16 bits.
  static bool isShort(const APFloat &number) {
    return number.isInteger() && std::abs(number.convertToFloat()) < 65536;
  }
};

/// convert(round(x / s) + z) is q, if x is (convert(q) - z) * s: two roundings
/// err by less than a half of the step.
struct QuantizeOfDequantized : OpRewritePattern<ConvertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConvertOp op,
                                PatternRewriter &rewriter) const override {
    Value number = op.getOperand();
    if (!saturatedType(op) || !getElementTypeOrSelf(number).isF32())
      return failure();
    APFloat zero(0.0f);
    if (auto moved = number.getDefiningOp<AddOp>()) {
      std::optional<APFloat> by = floatOf(moved.getRhs());
      if (!by)
        return failure();
      zero = *by;
      number = moved.getLhs();
    }
    Operation *rounded = number.getDefiningOp();
    if (!isa_and_nonnull<RoundEvenOp, RoundOp>(rounded))
      return failure();
    auto quotient = rounded->getOperand(0).getDefiningOp<DivOp>();
    std::optional<APFloat> step =
        quotient ? stepOf(quotient.getRhs()) : std::nullopt;
    std::optional<Dequantized> found =
        step ? Dequantized::read(quotient.getLhs()) : std::nullopt;
    if (!found || found->step != *step || found->zero != zero ||
        found->integers.getType() != op.getType())
      return failure();
    rewriter.replaceOp(op, found->integers);
    return success();
  }
};

/// The maximum of windows of dequantized integers, in a padded array or a slice
/// of it, is the dequantized maximum: fewer bytes are read, and fewer numbers
/// made. Not where a window may have nothing but padding.
struct MaxOfDequantized : OpRewritePattern<WindowReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WindowReduceOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getKind() != ReductionKind::Max)
      return failure();
    Value value = op.getInputs().front();
    auto slice = value.getDefiningOp<SliceOp>();
    if (slice)
      value = slice.getOperand();
    auto pad = value.getDefiningOp<PadOp>();
    if (pad)
      value = pad.getOperand();
    std::optional<Dequantized> found = Dequantized::read(value);
    if (!found || !tensorType(value).hasStaticShape() ||
        (slice && slice->getNumOperands() != 1) ||
        (pad && (pad->getNumOperands() != 2 ||
                 !isSplatOf(pad.getValue(), -INFINITY))) ||
        !allReadElements(op, slice, pad))
      return failure();
    auto type = cast<IntegerType>(tensorType(found->integers).getElementType());
    Location loc = op.getLoc();
    auto as = [&](Value like, Type element) {
      return tensorType(like).clone(element);
    };
    Value made = found->integers;
    if (pad) {
      auto none = RankedTensorType::get({}, type);
      APInt least = type.isUnsigned()
                        ? APInt::getZero(type.getWidth())
                        : APInt::getSignedMinValue(type.getWidth());
      Value lowest = ConstantOp::create(rewriter, loc,
                                        DenseElementsAttr::get(none, least));
      made = PadOp::create(rewriter, loc, made, lowest, pad.getStaticLow(),
                           pad.getStaticHigh(), pad.getStaticInterior());
    }
    IRMapping mapping;
    auto moved = [&](Operation *like) {
      mapping.map(like->getOperand(0), made);
      Operation *clone = rewriter.clone(*like, mapping);
      clone->getResult(0).setType(as(like->getResult(0), type));
      return clone->getResult(0);
    };
    if (slice)
      made = moved(slice);
    made = moved(op);
    RankedTensorType result = tensorType(op.getResult(0));
    auto splat = [&](const APFloat &number) {
      return ConstantOp::create(rewriter, loc,
                                DenseElementsAttr::get(result, number));
    };
    made = ConvertOp::create(rewriter, loc, result, made);
    if (!found->zero.isZero())
      made = SubOp::create(rewriter, loc, made, splat(found->zero));
    rewriter.replaceOpWithNewOp<MulOp>(op, made, splat(found->step));
    return success();
  }

private:
  /// Returns whether each window has at least one element of the padded array.
  static bool allReadElements(WindowReduceOp op, SliceOp slice, PadOp pad) {
    RankedTensorType type = tensorType(op.getInputs().front());
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      int64_t window = op.getWindow()[dim];
      if (op.getBaseDilation(dim) != 1 ||
          (window > 1 && op.getWindowDilation(dim) != 1) ||
          (slice && slice.getStaticStride()[dim] != 1) ||
          (pad && pad.getStaticInterior()[dim] != 0))
        return false;
      // Places in the padded array.
      int64_t begin = slice ? slice.getStaticStart()[dim] : 0,
              end = begin + type.getDimSize(dim);
      int64_t first = begin - op.getPadLow(dim),
              last = first + (tensorType(op.getResult(0)).getDimSize(dim) - 1) *
                                 op.getStride(dim);
      if (pad) {
        int64_t low = pad.getStaticLow()[dim];
        begin = std::max(begin, low);
        end = std::min(end, low + pad.getOperand().getType().getDimSize(dim));
      }
      if (begin >= end || first + window - 1 < begin || last > end - 1)
        return false;
    }
    return true;
  }
};
} // namespace

void tenon::ten::populateQuantizePatterns(RewritePatternSet &patterns) {
  patterns.add<BoundsOfConvert, RectifierOfConvert, QuantizeOfDequantized>(
      patterns.getContext());
}

void tenon::ten::populateMaxOfDequantized(RewritePatternSet &patterns) {
  patterns.add<MaxOfDequantized>(patterns.getContext());
}
