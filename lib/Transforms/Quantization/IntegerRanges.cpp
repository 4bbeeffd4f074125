//===- IntegerRanges.cpp - Between which numbers integers are -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Interval arithmetic (Moore, 1966) over the operations that programs unpack
// codes with. An operation whose exact interval does not fit its type may wrap:
// its range is that of the type.
//
//===----------------------------------------------------------------------===//

#include "IntegerRanges.h"
#include "Dialect/Ten/IR/Ten.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Longer chains of operations are not followed.
/// Bound: operations; compile time.
constexpr unsigned kMaxSteps = 64;

/// Larger constants are not looked at.
/// Bound: elements; compile time.
constexpr int64_t kMaxElements = 1 << 16;

/// Functions whose operands' ranges are those of functions again.
/// Bound: functions; depth of recursion.
constexpr unsigned kMaxNesting = 4;

/// Narrower ranges are not made exact: their integers have 4 bits.
/// Fact: integers; codes of 4 bits.
constexpr int64_t kNarrowRange = 16;

std::optional<IntegerRange> rangeOfType(Type element) {
  auto integer = dyn_cast<IntegerType>(element);
  if (!integer || integer.getWidth() > 32)
    return {};
  unsigned width = integer.getWidth();
  if (integer.isUnsigned() || width == 1)
    return IntegerRange{0, (int64_t(1) << width) - 1};
  return IntegerRange{-(int64_t(1) << (width - 1)),
                      (int64_t(1) << (width - 1)) - 1};
}

static IntegerRange unionOf(const IntegerRange &a, const IntegerRange &b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

static IntegerRange productOf(const IntegerRange &a, const IntegerRange &b) {
  // Factors have at most 32 bits: no product overflows.
  auto [low, high] = std::minmax(
      {a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
  return {low, high};
}

std::optional<IntegerRange> rangeOfIntegers(DenseIntElementsAttr elements) {
  if (elements.empty() ||
      (!elements.isSplat() && elements.getNumElements() > kMaxElements))
    return {};
  Type type = elements.getElementType();
  bool isUnsigned = type.isUnsignedInteger() || type.isInteger(1);
  auto number = [&](const APInt &value) {
    return isUnsigned ? static_cast<int64_t>(value.getZExtValue())
                      : value.getSExtValue();
  };
  if (elements.isSplat()) {
    int64_t only = number(elements.getSplatValue<APInt>());
    return IntegerRange{only, only};
  }
  int64_t first = number(*elements.value_begin<APInt>());
  IntegerRange range{first, first};
  for (const APInt &value : elements.getValues<APInt>())
    range = unionOf(range, {number(value), number(value)});
  return range;
}

/// Returns the range of a right shift, logical or arithmetic, of integers of
/// that type.
static std::optional<IntegerRange> rangeOfShift(const IntegerRange &value,
                                                const IntegerRange &by,
                                                Type type, bool isSigned) {
  int64_t width = type.getIntOrFloatBitWidth();
  if (by.low < 0)
    return {};
  // Arithmetic shifts copy the highest bit of unsigned numbers as well.
  if (isSigned && type.isUnsignedInteger() && value.high >> (width - 1) != 0)
    return {};
  int64_t least = std::min<int64_t>(by.low, width),
          most = std::min<int64_t>(by.high, width);
  if (isSigned || value.low >= 0)
    return IntegerRange{std::min(value.low >> least, value.low >> most),
                        std::max(value.high >> least, value.high >> most)};
  if (width == 64)
    return {};
  return IntegerRange{0, ((int64_t(1) << width) - 1) >> least};
}

std::optional<IntegerRange> IntegerRanges::compute(Operation *op,
                                                   unsigned depth) {
  using Range = std::optional<IntegerRange>;
  auto operand = [&](unsigned number) {
    return find(op->getOperand(number), depth + 1);
  };
  auto binary =
      [&](function_ref<Range(IntegerRange, IntegerRange)> combine) -> Range {
    Range a = operand(0), b = operand(1);
    return a && b ? combine(*a, *b) : Range();
  };
  auto shift = [&](bool isSigned) {
    return binary([&](IntegerRange a, IntegerRange by) {
      return rangeOfShift(a, by, getElementTypeOrSelf(op->getResult(0)),
                          isSigned);
    });
  };
  return llvm::TypeSwitch<Operation *, Range>(op)
      .Case<ConstantOp>([](ConstantOp o) -> Range {
        auto integers = dyn_cast<DenseIntElementsAttr>(o.getValue());
        return integers ? rangeOfIntegers(integers) : Range();
      })
      .Case<IotaOp>([](IotaOp o) -> Range {
        RankedTensorType type = o.getType();
        if (type.isDynamicDim(o.getDim()) || type.getDimSize(o.getDim()) == 0)
          return {};
        return IntegerRange{0, type.getDimSize(o.getDim()) - 1};
      })
      .Case<BroadcastOp, ReshapeOp, TransposeOp, ReverseOp, SliceOp,
            DynamicSliceOp, GatherOp, ConvertOp>(
          [&](auto) { return operand(0); })
      .Case<BitcastOp>([&](BitcastOp o) -> Range {
        Range range = operand(0);
        bool sameWidth =
            range && o.getOperand().getType().getElementTypeBitWidth() ==
                         o.getType().getElementTypeBitWidth();
        return sameWidth && range->low >= 0 ? range : Range();
      })
      .Case<ConcatOp>([&](ConcatOp o) -> Range {
        Range all;
        for (Value input : o.getInputs()) {
          Range part = find(input, depth + 1);
          if (!part)
            return {};
          all = all ? unionOf(*all, *part) : *part;
        }
        return all;
      })
      .Case<SelectOp>([&](SelectOp o) -> Range {
        if (std::optional<bool> taken = decide(o->getOperand(0), depth + 1))
          return operand(*taken ? 1 : 2);
        Range a = operand(1), b = operand(2);
        return a && b ? Range(unionOf(*a, *b)) : Range();
      })
      .Case<AndOp>([&](auto) {
        return binary([](IntegerRange a, IntegerRange b) -> Range {
          if (a.low < 0 && b.low < 0)
            return {};
          if (a.low < 0 || b.low < 0)
            return IntegerRange{0, a.low < 0 ? b.high : a.high};
          return IntegerRange{0, std::min(a.high, b.high)};
        });
      })
      .Case<OrOp, XorOp>([&](auto) {
        return binary([](IntegerRange a, IntegerRange b) -> Range {
          if (a.low < 0 || b.low < 0)
            return {};
          return IntegerRange{0, static_cast<int64_t>(llvm::NextPowerOf2(
                                     std::max(a.high, b.high))) -
                                     1};
        });
      })
      .Case<ShrUnsignedOp>([&](auto) { return shift(false); })
      .Case<ShrSignedOp>([&](auto) { return shift(true); })
      .Case<AddOp>([&](auto) {
        return binary([](IntegerRange a, IntegerRange b) -> Range {
          return IntegerRange{a.low + b.low, a.high + b.high};
        });
      })
      .Case<SubOp>([&](auto) {
        return binary([](IntegerRange a, IntegerRange b) -> Range {
          return IntegerRange{a.low - b.high, a.high - b.low};
        });
      })
      .Case<MulOp>([&](auto) {
        return binary([](IntegerRange a, IntegerRange b) -> Range {
          return productOf(a, b);
        });
      })
      .Case<DivOp>([&](auto) {
        return binary([](IntegerRange a, IntegerRange b) -> Range {
          if (b.low <= 0)
            return {};
          auto [low, high] = std::minmax(
              {a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high});
          return IntegerRange{low, high};
        });
      })
      .Case<RemOp>([&](auto) {
        // The sign is that of the dividend.
        return binary([](IntegerRange a, IntegerRange b) -> Range {
          if (b.low <= 0)
            return {};
          return IntegerRange{a.low < 0 ? std::max(a.low, 1 - b.high) : 0,
                              a.high > 0 ? std::min(a.high, b.high - 1) : 0};
        });
      })
      .Case<MaxOp>([&](auto) {
        return binary([](IntegerRange a, IntegerRange b) -> Range {
          return IntegerRange{std::max(a.low, b.low), std::max(a.high, b.high)};
        });
      })
      .Case<MinOp>([&](auto) {
        return binary([](IntegerRange a, IntegerRange b) -> Range {
          return IntegerRange{std::min(a.low, b.low), std::min(a.high, b.high)};
        });
      })
      .Default([](auto) { return Range(); });
}

std::optional<IntegerRange> IntegerRanges::find(Value value, unsigned depth) {
  Type element = getElementTypeOrSelf(value.getType());
  std::optional<IntegerRange> all = rangeOfType(element);
  bool isLong = element.isSignlessInteger(64);
  Operation *op = value.getDefiningOp();
  if ((!all && !isLong) || !op || depth > kMaxSteps)
    return all;
  if (auto found = known.find(value); found != known.end())
    return found->second;
  std::optional<IntegerRange> range = compute(op, depth);
  // Values out of the type's range may wrap. Ranges of 64 bits are those that
  // 32 bits have, so that none wraps here.
  if (isLong && range &&
      !rangeOfType(IntegerType::get(value.getContext(), 32))->contains(*range))
    range.reset();
  if (!isLong && (!range || !all->contains(*range)))
    range = all;
  known[value] = range;
  // Operands depend on each other: a code minus 16 where it is above 7.
  bool isWide = !range || range->high - range->low >= kNarrowRange;
  if (isWide && nesting < kMaxNesting &&
      isa<AddOp, SubOp, MulOp, SelectOp, OrOp, XorOp>(op)) {
    ++nesting;
    if (std::optional<IntegerRange> exact = rangeOfFunction(*this, value))
      known[value] = range = exact;
    --nesting;
  }
  return range;
}

std::optional<IntegerRange> IntegerRanges::of(Value value) {
  return find(value, 0);
}

/// Returns whether a comparison holds for all pairs of numbers, or for none.
static std::optional<bool> decideComparison(Comparison direction,
                                            const IntegerRange &a,
                                            const IntegerRange &b) {
  auto either = [](bool all, bool none) -> std::optional<bool> {
    if (all || none)
      return all;
    return {};
  };
  switch (direction) {
  case Comparison::LT:
    return either(a.high < b.low, a.low >= b.high);
  case Comparison::LE:
    return either(a.high <= b.low, a.low > b.high);
  case Comparison::GT:
    return either(a.low > b.high, a.high <= b.low);
  case Comparison::GE:
    return either(a.low >= b.high, a.high < b.low);
  default:
    return {};
  }
}

std::optional<bool> IntegerRanges::decide(Value condition, unsigned depth) {
  Operation *op = condition.getDefiningOp();
  if (!op || depth > kMaxSteps)
    return {};
  auto operand = [&](unsigned number) {
    return decide(op->getOperand(number), depth + 1);
  };
  if (auto constant = dyn_cast<ConstantOp>(op)) {
    auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
    if (splat && splat.getElementType().isInteger(1))
      return splat.getSplatValue<bool>();
    return {};
  }
  if (auto compare = dyn_cast<CompareOp>(op)) {
    std::optional<IntegerRange> a = find(op->getOperand(0), depth + 1),
                                b = find(op->getOperand(1), depth + 1);
    if (a && b)
      return decideComparison(compare.getDirection(), *a, *b);
    return {};
  }
  if (isa<ReshapeOp, BroadcastOp, TransposeOp>(op))
    return operand(0);
  bool isAnd = isa<AndOp>(op);
  if (!isAnd && !isa<OrOp>(op))
    return {};
  std::optional<bool> a = operand(0), b = operand(1);
  // One that decides alone, or both.
  if ((a && *a != isAnd) || (b && *b != isAnd))
    return !isAnd;
  return a && b ? std::optional<bool>(isAnd) : std::nullopt;
}

std::optional<bool> IntegerRanges::decides(Value condition) {
  return decide(condition, 0);
}

Value IntegerRanges::chosen(Value value) {
  while (auto select = value.getDefiningOp<SelectOp>()) {
    std::optional<bool> taken = decides(select->getOperand(0));
    if (!taken)
      break;
    value = select->getOperand(*taken ? 1 : 2);
  }
  return value;
}

} // namespace tenon
