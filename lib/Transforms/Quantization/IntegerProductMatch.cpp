//===- IntegerProductMatch.cpp - Operands that are quantized --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of IntegerProduct: finds the integers, zero points and scales of both
// operands, and checks the invariants of FindIntegerProducts.cpp.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "IntegerProduct.h"
#include "Transforms/Tensor/ByteConvolutions.h"

#include <cmath>

using namespace mlir;

namespace tenon {

using namespace ten;

/// Magnitudes of scales whose products neither overflow nor lose bits: powers
/// of two around 1.
/// Bound: exponent; sums up to 2^31 times two scales.
constexpr int kMaxExponentOfScale = 60;

/// Integers up to this have an f32 of their own.
/// Fact: number; 24 bits of significand.
constexpr int64_t kMaxExact = int64_t(1) << 24;

/// Longer chains of padding and slices are not followed.
/// Bound: operations; compile time.
constexpr unsigned kMaxViews = 8;

/// Fewer columns leave vectors of sums mostly empty, and fewer products for
/// each result do not pay for their conversion.
/// Untuned: columns, products; those of convolutions, not measured here.
constexpr int64_t kMinColumns = 16, kMinProducts = 32;

/// The numbers of a constant, f64 for any type; none for large ones.
static std::optional<SmallVector<double>> numbersOf(Value value) {
  auto constant = sourceOfView(value).getDefiningOp<ConstantOp>();
  auto elements = constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
                           : DenseElementsAttr();
  if (!elements || elements.getType().getNumElements() == 0 ||
      !elements.getElementType().isIntOrFloat())
    return {};
  SmallVector<double> numbers;
  auto add = [&](Attribute element) {
    if (auto number = dyn_cast<FloatAttr>(element))
      numbers.push_back(number.getValueAsDouble());
    else if (auto number = cast<IntegerAttr>(element);
             number.getType().isUnsignedInteger())
      numbers.push_back(number.getValue().getZExtValue());
    else
      numbers.push_back(number.getValue().getSExtValue());
  };
  if (elements.isSplat())
    add(elements.getSplatValue<Attribute>());
  else
    for (Attribute element : elements.getValues<Attribute>())
      add(element);
  return numbers;
}

std::optional<IntegerRange> rangeOfZero(Value zero) {
  if (!zero)
    return IntegerRange{0, 0};
  std::optional<SmallVector<double>> numbers = numbersOf(zero);
  if (!numbers)
    return {};
  for (double number : *numbers)
    if (number != std::trunc(number) || std::abs(number) > 255)
      return {};
  auto [low, high] = std::minmax_element(numbers->begin(), numbers->end());
  return IntegerRange{static_cast<int64_t>(*low), static_cast<int64_t>(*high)};
}
std::optional<Quantized> IntegerProduct::find(Value operand, bool mayHaveViews,
                                              std::string &why) {
  Quantized found;
  while (mayHaveViews &&
         isa_and_nonnull<PadOp, SliceOp>(operand.getDefiningOp())) {
    Operation *view = operand.getDefiningOp();
    auto pad = dyn_cast<PadOp>(view);
    // Sizes that only the run knows are operands.
    if (view->getNumOperands() != (pad ? 2 : 1) ||
        (pad && !isSplatOf(pad.getValue(), 0)) ||
        found.views.size() == kMaxViews)
      return {};
    found.views.push_back(view);
    operand = view->getOperand(0);
  }
  std::optional<Dequantization> made =
      Dequantization::find(builder, ranges, operand, why);
  if (!made || made->table || made->format || made->rounded ||
      !made->element.isF32())
    return {};
  found.codes = made->values;
  std::optional<IntegerRange> range = ranges.of(found.codes);
  if (!range || (!rangeOfType(builder.getIntegerType(8))->contains(*range) &&
                 !IntegerRange{0, 255}.contains(*range))) {
    why = "has integers of more than 8 bits";
    return {};
  }
  found.range = *range;
  for (const Dequantization::Step &step : made->steps) {
    bool isZero = step.kind == DequantizeOp::Step::Zero;
    Type element = tensorType(step.parameter).getElementType();
    if (isZero && !found.zero && found.scales.empty()) {
      found.zero = step.parameter;
    } else if (step.kind == DequantizeOp::Step::Scale &&
               isa<FloatType>(element)) {
      found.scales.push_back(step.parameter);
    } else {
      why = "is made by other steps than a difference and products";
      return {};
    }
  }
  return found;
}

/// Finds both operands: of f32 that are dequantized, or of bytes.
bool IntegerProduct::findOperands(Value ofActivations, Value ofWeights,
                                  std::string &why) {
  if (isOfBytes(ofActivations) && isOfBytes(ofWeights)) {
    for (auto [operand, value] : {std::pair(&activations, ofActivations),
                                  std::pair(&weights, ofWeights)}) {
      operand->codes = value;
      operand->range = *rangeOfType(builder.getIntegerType(8));
    }
    return true;
  }
  std::optional<Quantized> found =
      find(ofActivations, /*mayHaveViews=*/true, why);
  if (!found)
    return false;
  activations = *found;
  found = find(ofWeights, /*mayHaveViews=*/false, why);
  if (!found)
    return false;
  weights = *found;
  return true;
}

bool IntegerProduct::isWorth(std::string &why) {
  auto refuse = [&](StringRef reason) {
    why = reason.str();
    return false;
  };
  if (conv) {
    bool hasGroups = conv.getFeatureGroups() != 1 || conv.getBatchGroups() != 1;
    return isWorthPatches(conv) ||
           refuse(hasGroups ? "is of a convolution in groups" : kFewProducts);
  }
  if (!contract.getLhsBatch().empty())
    return refuse("is of a product with a batch");
  if (!tensorType(contract.getLhs()).hasStaticShape() ||
      !tensorType(contract.getRhs()).hasStaticShape())
    return refuse("has sizes that only the run knows");
  int64_t columns = 1, products = numProducts();
  for (int64_t dim : weightFree)
    columns *= tensorType(isLeft ? contract.getLhs() : contract.getRhs())
                   .getDimSize(dim);
  return (contract.getType().getNumElements() > 0 && columns >= kMinColumns &&
          products >= kMinProducts) ||
         refuse(kFewProducts);
}

int64_t IntegerProduct::numProducts() {
  int64_t products = 1;
  RankedTensorType type =
      tensorType(op->getOperand(conv ? 1 : (isLeft ? 0 : 1)));
  for (int64_t dim : weightSummed)
    products *= type.getDimSize(dim);
  return products;
}

/// Returns whether all scales are powers of two.
bool IntegerProduct::isPowerOfTwo() const {
  for (const Quantized *operand : {&activations, &weights})
    for (Value scale : operand->scales) {
      std::optional<SmallVector<double>> numbers = numbersOf(scale);
      for (double number : *numbers) {
        int exponent;
        if (std::frexp(number, &exponent) != 0.5)
          return false;
      }
    }
  return true;
}

bool IntegerProduct::checkParameters(std::string &why) {
  for (const Quantized *operand : {&activations, &weights}) {
    bool ofWeights = operand == &weights;
    ArrayRef<int64_t> free =
        ofWeights ? ArrayRef<int64_t>(weightFree) : ArrayRef<int64_t>();
    if (operand->zero && (!rangeOfZero(operand->zero) ||
                          !isAlong(operand->zero, operand->codes, free))) {
      why = "has zero points that are not whole constants, or differ along the "
            "sums";
      return false;
    }
    for (Value scale : operand->scales) {
      std::optional<SmallVector<double>> numbers = numbersOf(scale);
      if (!isAlong(scale, operand->codes, free)) {
        why = ofWeights ? "has scales that differ along the sums"
                        : "has scales that differ in rows";
        return false;
      }
      if (!numbers || !llvm::all_of(*numbers, [](double number) {
            return number > 0 && std::isfinite(number) &&
                   std::abs(std::ilogb(number)) < kMaxExponentOfScale;
          })) {
        why = "has scales that are not positive constants of moderate size";
        return false;
      }
    }
  }
  auto largest = [](const Quantized &operand) {
    IntegerRange zero = *rangeOfZero(operand.zero);
    return std::max(std::abs(operand.range.low - zero.high),
                    std::abs(operand.range.high - zero.low));
  };
  // Bytes are moved by 128 at most, and their sums corrected after.
  int64_t most =
      numProducts() * (largest(activations) + 128) * (largest(weights) + 1);
  if (most > std::numeric_limits<int32_t>::max()) {
    why = "has more products than sums of i32 hold";
    return false;
  }
  bool areSumsExact =
      numProducts() * largest(activations) * largest(weights) <= kMaxExact;
  isEqual = isPowerOfTwo() && areSumsExact;
  if (onlyExact && !isEqual) {
    why = "has scales that are not powers of two, or sums of more than 24 "
          "bits, which round differently";
    return false;
  }
  return true;
}

} // namespace tenon
