//===- DequantizedCodes.cpp - Integers that numbers are made of -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of Dequantization: integers that are converted, with differences and
// products that do not wrap; places in tables, floats of 8 bits, and constants
// that folding made of integers.
//
//===----------------------------------------------------------------------===//

#include "DequantizationFinder.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Shape.h"

#include <cmath>
#include <limits>

using namespace mlir;

namespace tenon {

using namespace ten;

int64_t exactBits(Type element) {
  if (element.isF64() || element.isF32())
    return 24;
  return element.isF16() ? 11 : 8;
}

DenseFPElementsAttr tableOf(DenseElementsAttr constant, Type type,
                            int64_t largest) {
  auto floats = dyn_cast<FloatType>(type);
  if (!floats)
    return {};
  SmallVector<APFloat> numbers;
  for (Attribute element : constant.getValues<Attribute>()) {
    bool loses;
    if (auto number = dyn_cast<FloatAttr>(element)) {
      APFloat value = number.getValue();
      value.convert(floats.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                    &loses);
      numbers.push_back(value);
    } else {
      auto integer = cast<IntegerAttr>(element);
      APFloat value(floats.getFloatSemantics());
      value.convertFromAPInt(integer.getValue(),
                             !integer.getType().isUnsignedInteger(),
                             APFloat::rmNearestTiesToEven);
      numbers.push_back(value);
    }
    // Panels are padded: their weights must be finite to count as zeros.
    if (!numbers.back().isFinite())
      return {};
  }
  size_t size = largest < 4 ? 4 : 16;
  numbers.resize(size, numbers.back());
  return cast<DenseFPElementsAttr>(DenseElementsAttr::get(
      RankedTensorType::get({static_cast<int64_t>(size)}, type), numbers));
}

/// The codes that a gather takes numbers of a constant table by: values of the
/// result's shape, of a range within 16; null where it is another gather.
Value DequantizationFinder::codesOf(GatherOp op) {
  RankedTensorType table = op.getOperand().getType(),
                   indices = op.getIndices().getType();
  int64_t rank = indices.getRank(), vectorDim = op.getIndexVectorDim();
  if (!op.getOperand().getDefiningOp<ConstantOp>() || table.getRank() != 1 ||
      table.getDimSize(0) < 2 || table.getDimSize(0) > kMaxTableEntries ||
      op.getCollapsed() != ArrayRef<int64_t>{0} || !op.getSizes().empty() ||
      !op.getOperandBatching().empty() || !op.getType().hasStaticShape() ||
      (vectorDim != rank &&
       (vectorDim != rank - 1 || indices.getDimSize(vectorDim) != 1)))
    return {};
  Value codes = op.getIndices();
  auto isSmall = [&](Value value) {
    std::optional<IntegerRange> range = ranges.of(value);
    return range && range->low >= 0 && range->high < kMaxTableEntries;
  };
  // Looks through views, choices and conversions to the smallest form of the
  // codes.
  while (true) {
    Value next = ranges.chosen(codes);
    Operation *maker = next.getDefiningOp();
    if (Value operand = reshapedOperand(maker))
      next = operand;
    else if (isa_and_nonnull<ConvertOp>(maker) &&
             !tensorType(maker->getOperand(0)).getElementType().isInteger(1) &&
             isSmall(maker->getOperand(0)))
      next = maker->getOperand(0);
    if (next == codes)
      break;
    codes = next;
  }
  // Indices are clamped.
  if (!isSmall(codes) && ranges.of(codes)) {
    auto number = [&](int64_t of) {
      return createSplat(builder, op.getLoc(), tensorType(codes), of);
    };
    codes = MaxOp::create(builder, op.getLoc(), codes, number(0));
    codes = MinOp::create(builder, op.getLoc(), codes,
                          number(table.getDimSize(0) - 1));
  }
  if (!isSmall(codes))
    return {};
  return reshapedTo(builder, codes, op.getType().getShape());
}

/// Integers of 8 bits that the scale times makes exactly these numbers of; none
/// if there are no such.
static std::optional<SmallVector<int8_t>>
integersOfScale(DenseFPElementsAttr numbers, float scale) {
  SmallVector<int8_t> integers;
  for (float number : numbers.getValues<float>()) {
    float integer = std::nearbyint(number / scale);
    if (!(integer >= -128 && integer <= 127) || integer * scale != number ||
        (number == 0 && std::signbit(number)))
      return {};
    integers.push_back(static_cast<int8_t>(integer));
  }
  return integers;
}

/// Numbers that folding made of integers times one scale, or of integers alone:
/// the scale is the largest magnitude over one of the integers, or next to it.
std::optional<Dequantization>
DequantizationFinder::foldedNumbers(ConstantOp op) {
  auto numbers = dyn_cast<DenseFPElementsAttr>(op.getValue());
  if (!numbers || numbers.isSplat() || numbers.empty() ||
      !numbers.getElementType().isF32())
    return {};
  float largest = 0;
  for (float number : numbers.getValues<float>())
    largest = std::max(largest, std::abs(number));
  Dequantization found;
  found.element = numbers.getElementType();
  auto use = [&](float scale) {
    std::optional<SmallVector<int8_t>> integers =
        integersOfScale(numbers, scale);
    if (!integers)
      return false;
    RankedTensorType type = op.getType();
    SmallVector<int64_t> ones(type.getRank(), 1);
    found.values = ConstantOp::create(
        builder, op.getLoc(),
        DenseElementsAttr::get(type.clone(builder.getIntegerType(8)),
                               ArrayRef<int8_t>(*integers)));
    if (scale != 1)
      found.steps.push_back(
          {DequantizeOp::Step::Scale,
           ConstantOp::create(
               builder, op.getLoc(),
               DenseElementsAttr::get(type.clone(ones), {scale}))});
    return true;
  };
  if (!std::isnormal(largest))
    return {};
  if (use(1))
    return found;
  for (int integer = 1; integer <= 128; ++integer) {
    float scale = largest / static_cast<float>(integer);
    for (float near :
         {scale, std::nextafter(scale, 0.0f), std::nextafter(scale, INFINITY)})
      if (std::isnormal(near) && use(near))
        return found;
  }
  return {};
}

/// Numbers of a table, taken by a gather, or as the type f4E2M1FN has them.
std::optional<Dequantization> DequantizationFinder::lookUp(Value value,
                                                           Type element) {
  Operation *op = ranges.chosen(value).getDefiningOp();
  Dequantization found;
  found.element = element;
  auto gather = dyn_cast_or_null<GatherOp>(op);
  if (!gather || !(element.isF32() || element.isF16() || element.isBF16()))
    return {};
  auto constant = gather.getOperand().getDefiningOp<ConstantOp>();
  auto numbers = constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
                          : DenseElementsAttr();
  if (!numbers)
    return refuse("are taken from a table that the program does not have as a "
                  "constant");
  found.values = codesOf(gather);
  if (!found.values)
    return refuse("are taken from a table of more than 16 numbers, or by "
                  "indices of an unknown range");
  found.table = tableOf(numbers, element, ranges.of(found.values)->high);
  if (!found.table)
    return refuse("are taken from a table with numbers that are not finite");
  return found;
}

/// Numbers of f4E2M1FN, f8E4M3FN and f8E5M2, whose bits are the codes, and of
/// floats of 6 bits, all of which one of these formats has.
std::optional<Dequantization> DequantizationFinder::smallFloats(ConvertOp op) {
  Type element = op.getType().getElementType(),
       from = op.getOperand().getType().getElementType();
  Dequantization found;
  found.element = element;
  if (element.isF64())
    return {};
  Value small = op.getOperand();
  if (isa<Float6E2M3FNType, Float6E3M2FNType>(from)) {
    from = isa<Float6E2M3FNType>(from)
               ? FloatType(Float8E4M3FNType::get(builder.getContext()))
               : FloatType(Float8E5M2Type::get(builder.getContext()));
    small = ConvertOp::create(builder, op.getLoc(),
                              op.getOperand().getType().clone(from), small);
  }
  unsigned bits = from.getIntOrFloatBitWidth();
  if (isa<Float4E2M1FNType>(from)) {
    SmallVector<APFloat> all;
    for (unsigned code = 0; code < 16; ++code)
      all.emplace_back(cast<FloatType>(from).getFloatSemantics(),
                       APInt(4, code));
    found.table =
        tableOf(DenseElementsAttr::get(RankedTensorType::get({16}, from), all),
                element, kMaxTableEntries - 1);
    if (!found.table)
      return {};
  } else if (isa<Float8E4M3FNType, Float8E5M2Type>(from)) {
    found.format = from;
  } else {
    return refuse("are floats of 8 bits other than f8E4M3FN and f8E5M2");
  }
  RankedTensorType codes = op.getOperand().getType().clone(
      builder.getIntegerType(bits, /*isSigned=*/false));
  found.values = BitcastOp::create(builder, op.getLoc(), codes, small);
  return found;
}

std::optional<Dequantization> DequantizationFinder::integers(ConvertOp op) {
  Dequantization found;
  found.element = op.getType().getElementType();
  found.values = op.getOperand();
  IntegerRange exact{-(int64_t(1) << exactBits(found.element)),
                     int64_t(1) << exactBits(found.element)};
  auto fits = [&](Value value, const IntegerRange &in) {
    std::optional<IntegerRange> range = ranges.of(value);
    return range && in.contains(*range);
  };
  // Differences and products of integers that do not wrap, and are numbers of
  // the type, as those of their numbers.
  SmallVector<Dequantization::Step> outer;
  while (Operation *maker = found.values.getDefiningOp()) {
    Type element = tensorType(found.values).getElementType();
    std::optional<IntegerRange> all = rangeOfType(element);
    if (element.isSignlessInteger(64))
      all = IntegerRange{std::numeric_limits<int64_t>::min(),
                         std::numeric_limits<int64_t>::max()};
    if (!all)
      break;
    if (isa<ConvertOp>(maker) && ranges.of(maker->getOperand(0)) &&
        !tensorType(maker->getOperand(0)).getElementType().isInteger(1) &&
        fits(maker->getOperand(0), *all)) {
      found.values = maker->getOperand(0);
      continue;
    }
    if (!isa<SubOp, MulOp>(maker) || outer.size() == kMaxStepsOfCode ||
        (isa<SubOp>(maker) && fits(maker->getResult(0), {-8, 7})))
      break;
    std::optional<IntegerRange> a = ranges.of(maker->getOperand(0)),
                                b = ranges.of(maker->getOperand(1));
    if (!a || !b || !exact.contains(*a) || !exact.contains(*b))
      break;
    IntegerRange result = {a->low - b->high, a->high - b->low};
    if (isa<MulOp>(maker)) {
      auto [low, high] = std::minmax({a->low * b->low, a->low * b->high,
                                      a->high * b->low, a->high * b->high});
      result = {low, high};
    }
    if (!all->contains(result) || !exact.contains(result))
      break;
    unsigned side = 1;
    Value other = parameter(maker->getOperand(1), 0);
    if (!other && isa<MulOp>(maker))
      other = parameter(maker->getOperand(side = 0), 0);
    if (!other)
      break;
    outer.push_back({isa<SubOp>(maker) ? DequantizeOp::Step::Zero
                                       : DequantizeOp::Step::Scale,
                     other});
    found.values = maker->getOperand(1 - side);
  }
  // Integers of a table take less as the places in it.
  std::string unused;
  std::swap(unused, why);
  std::optional<Dequantization> taken = lookUp(found.values, found.element);
  if (std::optional<IntegerRange> range = ranges.of(found.values);
      !taken && (!range || range->high - range->low >= kMaxTableEntries))
    taken = functionOfCode(found.values, found.element);
  std::swap(unused, why);
  if (taken)
    found = *taken;
  found.steps.append(outer.rbegin(), outer.rend());
  return found;
}

} // namespace tenon
