//===- CodeFunctions.cpp - Functions of a code as tables ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of Dequantization: partial evaluation. Elementwise operations that make
// a number of one integer of up to 256 values, and of numbers that are equal
// for all elements, are a table: the interpreter computes it for each value.
// Chains of selects, quotients, squares and other functions of a code are found
// so. Of more than 16 values, at most 16 numbers may be made: then a table of
// bytes has the place of each value's number.
//
// Invariant: the index of a value is the value modulo the number of indices,
// which differs for all values of the range.
//
//===----------------------------------------------------------------------===//

#include "DequantizationFinder.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;

namespace tenon {

using namespace ten;

/// Operations of a function, at most.
/// Bound: operations; compile time.
constexpr size_t kMaxOfFunction = 64;

/// The number that all elements have; null where they differ.
static SplatElementsAttr numberOfAll(Value value) {
  value = sourceOfView(value);
  if (auto broadcast = value.getDefiningOp<BroadcastOp>())
    value = sourceOfView(broadcast.getOperand());
  auto constant = value.getDefiningOp<ConstantOp>();
  return constant ? dyn_cast<SplatElementsAttr>(constant.getValue())
                  : SplatElementsAttr();
}

namespace {

/// A value as a function of a code.
class CodeFunction {
public:
  CodeFunction(IntegerRanges &ranges, Value value)
      : ranges(ranges), value(value) {}

  /// Finds the code; false if there is none, or more than one.
  bool analyze();
  /// The number of indices.
  int64_t size() const {
    int64_t last = range.high - range.low;
    return last < 4 ? 4 : last < kMaxTableEntries ? kMaxTableEntries : 256;
  }
  /// The number of each index.
  DenseElementsAttr evaluate() const;
  /// The index of each element, of a type without sign.
  Value indices(OpBuilder &builder) const;

  Value code;
  IntegerRange range;

private:
  bool isPartOfFunction(Operation *op);
  std::optional<IntegerRange> smallRange(Value of);

  IntegerRanges &ranges;
  Value value;
  llvm::SetVector<Operation *> makers;
};

} // namespace

bool CodeFunction::isPartOfFunction(Operation *op) {
  return op && (isPointwise(op) || reshapedOperand(op)) &&
         op->getNumResults() == 1 && op->getNumRegions() == 0 &&
         op->getBlock() == value.getParentBlock() && isInterpretable(op) &&
         llvm::all_of(op->getOperandTypes(), [&](Type type) {
           auto tensor = cast<RankedTensorType>(type);
           return tensor.hasStaticShape() &&
                  tensor.getNumElements() == tensorType(value).getNumElements();
         });
}

std::optional<IntegerRange> CodeFunction::smallRange(Value of) {
  if (!isa<IntegerType>(tensorType(of).getElementType()))
    return {};
  std::optional<IntegerRange> found = ranges.of(of);
  if (!found || found->high - found->low > 255)
    return {};
  // Conditions are made of codes.
  if (tensorType(of).getElementType().isInteger(1) &&
      isPartOfFunction(of.getDefiningOp()))
    return {};
  return found;
}

bool CodeFunction::analyze() {
  llvm::SetVector<Value> codes;
  SmallVector<Value> worklist{value};
  llvm::DenseSet<Value> seen;
  // Follows what makes `next`, even where it is a code itself.
  auto follow = [&](Value next) {
    Operation *op = next.getDefiningOp();
    if (!isPartOfFunction(op) || makers.size() == kMaxOfFunction)
      return false;
    makers.insert(op);
    llvm::append_range(worklist, op->getOperands());
    return true;
  };
  auto followAll = [&]() {
    while (!worklist.empty()) {
      Value next = worklist.pop_back_val();
      if (!seen.insert(next).second || numberOfAll(next))
        continue;
      if (smallRange(next))
        codes.insert(next);
      else if (!follow(next))
        return false;
    }
    return true;
  };
  if (!follow(value) || !followAll())
    return false;
  // Replaces the last of several codes by its operands, until one is left.
  while (codes.size() > 1) {
    Value next = *llvm::max_element(codes, [&](Value a, Value b) {
      Operation *first = a.getDefiningOp(), *second = b.getDefiningOp();
      bool isFollowed = isPartOfFunction(first);
      return isPartOfFunction(second) &&
             (!isFollowed || first->isBeforeInBlock(second));
    });
    codes.remove(next);
    if (!follow(next) || !followAll())
      return false;
  }
  if (codes.empty())
    return false;
  code = codes.front();
  range = *smallRange(code);
  return true;
}

DenseElementsAttr CodeFunction::evaluate() const {
  mlir::Block copy;
  OpBuilder builder(value.getContext());
  builder.setInsertionPointToEnd(&copy);
  auto sized = [&](Value like) {
    return RankedTensorType::get({size()}, tensorType(like).getElementType());
  };
  unsigned width = tensorType(code).getElementType().getIntOrFloatBitWidth();
  SmallVector<APInt> values;
  for (int64_t place = 0; place < size(); ++place) {
    int64_t number = range.low + ((place - range.low) & (size() - 1));
    values.emplace_back(width, std::min(number, range.high),
                        /*isSigned=*/true, /*implicitTrunc=*/true);
  }
  IRMapping mapping;
  mapping.map(code,
              ConstantOp::create(builder, value.getLoc(),
                                 DenseElementsAttr::get(sized(code), values)));
  SmallVector<Operation *> ordered(makers.begin(), makers.end());
  llvm::sort(ordered,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op : ordered) {
    // Elements keep their order.
    if (Value operand = reshapedOperand(op)) {
      mapping.map(op->getResult(0), mapping.lookup(operand));
      continue;
    }
    for (Value operand : op->getOperands())
      if (!mapping.contains(operand))
        mapping.map(operand,
                    ConstantOp::create(
                        builder, op->getLoc(),
                        numberOfAll(operand).resizeSplat(sized(operand))));
    builder.clone(*op, mapping)->getResult(0).setType(sized(op->getResult(0)));
  }
  YieldOp::create(builder, value.getLoc(), mapping.lookup(value));
  return evaluateToConstant(copy, sized(value));
}

Value CodeFunction::indices(OpBuilder &builder) const {
  RankedTensorType type = tensorType(code);
  Type own = type.getElementType();
  Location loc = code.getLoc();
  unsigned bits = llvm::Log2_64(size());
  Type unsignedType = builder.getIntegerType(bits, /*isSigned=*/false);
  if (own == unsignedType)
    return code;
  if (own.getIntOrFloatBitWidth() == bits)
    return BitcastOp::create(builder, loc, type.clone(unsignedType), code);
  Value narrow = code;
  if (range.low < 0 || range.high >= size())
    narrow = AndOp::create(builder, loc, code,
                           createSplat(builder, loc, type, size() - 1));
  return ConvertOp::create(builder, loc, type.clone(unsignedType), narrow);
}

/// Replaces the numbers of 256 indices by those that differ, and each index by
/// the place of its number; false where these are more than 16.
static bool shorten(OpBuilder &builder, DenseElementsAttr &numbers,
                    Value &indices) {
  llvm::SmallVector<APInt> entries;
  std::vector<uint8_t> places;
  auto bitsOf = [](Attribute number) {
    auto real = dyn_cast<FloatAttr>(number);
    return real ? real.getValue().bitcastToAPInt()
                : cast<IntegerAttr>(number).getValue();
  };
  for (Attribute number : numbers.getValues<Attribute>()) {
    APInt bits = bitsOf(number);
    auto *found = llvm::find(entries, bits);
    places.push_back(static_cast<uint8_t>(found - entries.begin()));
    if (found != entries.end())
      continue;
    if (entries.size() == kMaxTableEntries)
      return false;
    entries.push_back(bits);
  }
  // In the order of their bits, so that tables of the same numbers are equal.
  SmallVector<uint8_t> order(entries.size()), rank(entries.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order,
             [&](uint8_t a, uint8_t b) { return entries[a].ult(entries[b]); });
  SmallVector<Attribute> all(numbers.getValues<Attribute>()), sorted;
  for (auto [place, entry] : llvm::enumerate(order)) {
    rank[entry] = static_cast<uint8_t>(place);
    sorted.push_back(all[llvm::find(places, entry) - places.begin()]);
  }
  for (uint8_t &place : places)
    place = rank[place];
  Type element = numbers.getElementType();
  numbers = DenseElementsAttr::get(
      RankedTensorType::get({static_cast<int64_t>(sorted.size())}, element),
      sorted);
  Location loc = indices.getLoc();
  Type byte = builder.getIntegerType(8, /*isSigned=*/false);
  Value table = ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(RankedTensorType::get({256}, byte),
                             ArrayRef<uint8_t>(places)));
  RankedTensorType type = tensorType(indices);
  ArrayRef<int64_t> none;
  indices = GatherOp::create(
      builder, loc, type.clone(byte), table, indices, /*offset_dims=*/none,
      /*collapsed=*/ArrayRef<int64_t>{0}, /*operand_batching=*/none,
      /*indices_batching=*/none, /*start_index_map=*/ArrayRef<int64_t>{0},
      /*index_vector_dim=*/type.getRank(), /*sizes=*/ValueRange(),
      /*slice_sizes=*/ArrayRef<int64_t>{1}, /*sorted=*/false);
  Type place = builder.getIntegerType(sorted.size() > 4 ? 4 : 2, false);
  indices = ConvertOp::create(builder, loc, type.clone(place), indices);
  return true;
}

std::optional<IntegerRange> rangeOfFunction(IntegerRanges &ranges,
                                            Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape())
    return {};
  CodeFunction function(ranges, value);
  if (!function.analyze())
    return {};
  auto integers = dyn_cast_or_null<DenseIntElementsAttr>(function.evaluate());
  return integers ? rangeOfIntegers(integers) : std::nullopt;
}

std::optional<Dequantization>
DequantizationFinder::functionOfCode(Value value, Type element) {
  RankedTensorType type = tensorType(value);
  if (!isa<Float32Type, Float16Type, BFloat16Type>(element) ||
      !type.hasStaticShape())
    return {};
  CodeFunction function(ranges, value);
  if (!function.analyze())
    return {};
  DenseElementsAttr numbers = function.evaluate();
  if (!numbers)
    return {};
  Value indices = function.indices(builder);
  if (function.size() > kMaxTableEntries && !shorten(builder, numbers, indices))
    return {};
  Dequantization found;
  found.element = element;
  found.table = tableOf(numbers, element, numbers.getNumElements() - 1);
  if (!found.table)
    return refuse("are taken from a table with numbers that are not finite");
  found.values = reshapedTo(builder, indices, type.getShape());
  return found;
}

} // namespace tenon
