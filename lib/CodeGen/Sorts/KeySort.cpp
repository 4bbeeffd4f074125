//===- KeySort.cpp - Radix sort by keys, and top-k by lists ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sorts by a comparator that compares one integer key per element (`keyOf`
// matches it; floats are ordered by their bits in total order). `RadixSort` is
// a least-significant-digit radix sort with 8- or 11-bit digits, whose items
// pack a key of up to 32 bits with its index or element. `topKByList` keeps the
// k largest so far in an insertion list and skips blocks whose max does not
// enter it. Called by `KernelLowering::sort` and `topK` before the merge sort
// of Sort.cpp.
//
//===----------------------------------------------------------------------===//

#include "KeySort.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Returns whether both values are the same function of their own side's
/// arguments: those of `parity` for the first, the others for the second.
static bool mirrors(Value first, Value second, Region &region,
                    std::optional<unsigned> &parity) {
  if (first.getType() != second.getType())
    return false;
  auto argument = dyn_cast<BlockArgument>(first);
  if (argument && argument.getOwner() == &region.front()) {
    auto other = dyn_cast<BlockArgument>(second);
    unsigned number = argument.getArgNumber();
    if (!other || other.getOwner() != argument.getOwner() ||
        other.getArgNumber() != (number ^ 1) ||
        parity.value_or(number % 2) != number % 2)
      return false;
    parity = number % 2;
    return true;
  }
  Operation *a = first.getDefiningOp(), *b = second.getDefiningOp();
  if (!a || !b || a->getParentRegion() != &region)
    return first == second;
  if (a->getName() != b->getName() || a->getNumRegions() != 0 ||
      b->getParentRegion() != &region ||
      a->getAttrDictionary() != b->getAttrDictionary() ||
      a->getNumOperands() != b->getNumOperands())
    return false;
  return llvm::all_of(llvm::zip_equal(a->getOperands(), b->getOperands()),
                      [&](auto pair) {
                        auto [x, y] = pair;
                        return mirrors(x, y, region, parity);
                      });
}

static std::optional<KeyComparison> keyOf(Value value, Region &comparator) {
  auto compare = value.getDefiningOp<CompareOp>();
  if (!compare || compare->getParentRegion() != &comparator)
    return {};
  Comparison direction = compare.getDirection();
  Type element = tensorType(compare.getLhs()).getElementType();
  // Without total order, NaN is unordered.
  if ((direction != Comparison::LT && direction != Comparison::GT) ||
      isa<ComplexType>(element) ||
      (isa<FloatType>(element) && !compare.getTotal()))
    return {};
  std::optional<unsigned> parity;
  if (!mirrors(compare.getLhs(), compare.getRhs(), comparator, parity) ||
      !parity)
    return {};
  bool swapped = *parity == 1;
  return KeyComparison{swapped ? compare.getRhs() : compare.getLhs(), element,
                       (direction == Comparison::GT) != swapped};
}

std::optional<KeyComparison> tenon::keyOf(Region &comparator) {
  return ::keyOf(comparator.front().getTerminator()->getOperand(0), comparator);
}

bool tenon::isKeyOrder(Value value, Region &comparator) {
  return ::keyOf(value, comparator).has_value();
}

unsigned tenon::keyWidth(Type element) {
  return computeType(element).getIntOrFloatBitWidth();
}

Value tenon::largestIfNaN(NestBody &body, Value computed, Type element) {
  if (!isa<FloatType>(element))
    return computed;
  Type type = computed.getType();
  auto isNaN =
      body.create<arith::CmpFOp>(arith::CmpFPredicate::UNO, computed, computed);
  return body.select(
      isNaN,
      body.create<arith::ConstantOp>(FloatAttr::get(
          type, APFloat::getQNaN(cast<FloatType>(type).getFloatSemantics()))),
      computed);
}

/// Returns an unsigned integer in the order of the keys, zero-extended to
/// `type`.
static Value keyBits(NestBody &body, Value computed, Type element,
                     bool descending, Type type) {
  unsigned width = keyWidth(element);
  Type bits = body.builder.getIntegerType(width);
  APInt sign = APInt::getSignMask(width);
  Value key = computed;
  if (isa<FloatType>(element)) {
    // Convert from sign and magnitude to a biased order.
    key = body.create<arith::BitcastOp>(bits, computed);
    Value negative =
        body.create<arith::ShRSIOp>(key, body.integer(bits, width - 1));
    key = body.create<arith::XOrIOp>(
        key, body.create<arith::OrIOp>(negative, body.integer(bits, sign)));
  } else if (!element.isUnsignedInteger() && !element.isInteger(1)) {
    key = body.create<arith::XOrIOp>(key, body.integer(bits, sign));
  }
  if (descending)
    key = body.create<arith::XOrIOp>(
        key, body.integer(bits, APInt::getAllOnes(width)));
  return bits == type ? key : body.create<arith::ExtUIOp>(type, key);
}

namespace {

/// A radix sort, least significant digit first. Keys of up to 32 bits share a
/// word with the payload, the index or the element itself.
class RadixSort : public Loops {
public:
  RadixSort(KernelLowering &kernel, SortOp op, KeyComparison comparison)
      : Loops(kernel, op.getLoc()), op(op), comparison(comparison),
        extent(kernel.sizes(op.getInputs().front())) {
    std::optional<int64_t> count = getConstantIntValue(extent[op.getDim()]);
    width = keyWidth(comparison.element);
    packed = width <= 32 && count && *count <= (int64_t(1) << 32);
    // Fewer rounds pay for the larger table if there is much to move.
    digitBits = count && *count >= 16384 && width > 16 ? 11 : 8;
    Type storage =
        storageType(tensorType(op.getInputs().front()).getElementType());
    carriesElement = packed && op.getInputs().size() == 1 &&
                     storage.isIntOrFloat() &&
                     storage.getIntOrFloatBitWidth() <= 32;
    size = outside.value(extent[op.getDim()]);
  }

  SmallVector<Value> run(ValueRange destinations) {
    return overRows(extent, op.getDim(), destinations,
                    [&](function_ref<LoopIndices(Value)> at, ValueRange state) {
                      return sortRow(at, state);
                    });
  }

private:
  Value input(NestBody &body, unsigned number, ArrayRef<LoopIndex> place) {
    Value tensor = op.getInputs()[number];
    return body.read(kernel.stored(tensor), tensorType(tensor).getElementType(),
                     place);
  }

  Value emptyRow() {
    return kernel.empty(extent[op.getDim()], builder.getI64Type(), loc);
  }

  Value keyAt(NestBody &body, ArrayRef<LoopIndex> place) {
    SmallVector<Value> arguments;
    for (unsigned i = 0; i < op.getInputs().size(); ++i)
      arguments.append(2, input(body, i, place));
    Value key = body.region(op.getComparator(), arguments, comparison.key)[0];
    return keyBits(body, key, comparison.element, comparison.descending,
                   builder.getI64Type());
  }

  /// Builds the arrays to sort: keys and payloads, or both in one.
  SmallVector<Value> items(function_ref<LoopIndices(Value)> at) {
    Type i64 = builder.getI64Type();
    auto index = [&](NestBody &body, Value place) {
      return body.create<arith::IndexCastOp>(i64, place);
    };
    auto make = [&](function_ref<Value(NestBody &, Value)> item) {
      return kernel.map(loc, emptyRow(),
                        [&](NestBody &body, ArrayRef<LoopIndex> place) {
                          return item(body, body.value(place[0]));
                        });
    };
    auto key = [&](NestBody &body, Value place) {
      return keyAt(body, at(place));
    };
    if (!packed)
      return {make(key), make(index)};
    return {make([&](NestBody &body, Value place) {
      Value high =
          body.create<arith::ShLIOp>(key(body, place), body.integer(i64, 32));
      Value low = index(body, place);
      if (carriesElement) {
        Type element = tensorType(op.getInputs().front()).getElementType();
        low = body.store(input(body, 0, at(place)), element);
        if (isa<FloatType>(low.getType()))
          low = body.create<arith::BitcastOp>(
              builder.getIntegerType(low.getType().getIntOrFloatBitWidth()),
              low);
        low = body.create<arith::ExtUIOp>(i64, low);
      }
      return body.create<arith::OrIOp>(high, low);
    })};
  }

  /// Emits one round: moves items to the positions of their digits.
  SmallVector<Value> pass(ValueRange from, ValueRange to, unsigned shift) {
    int64_t digits = int64_t(1) << digitBits;
    Type i64 = builder.getI64Type();
    Value none = outside.index(0);
    auto digitOf = [&](NestBody &body, Value item) {
      Value moved = body.create<arith::ShRUIOp>(item, body.integer(i64, shift));
      return body.create<arith::IndexCastOp>(
          builder.getIndexType(),
          body.create<arith::AndIOp>(moved, body.integer(i64, digits - 1)));
    };
    Value counts =
        kernel.fill(none,
                    kernel.empty(OpFoldResult(builder.getIndexAttr(digits)),
                                 builder.getIndexType(), loc),
                    loc);
    counts = over(
        none, size, counts,
        [&](NestBody &body, Value at, ValueRange state) -> SmallVector<Value> {
          Value item = body.create<tensor::ExtractOp>(from[0], at);
          Value digit = digitOf(body, item);
          Value count = body.create<tensor::ExtractOp>(state[0], digit);
          return {body.create<tensor::InsertOp>(
              body.create<arith::AddIOp>(count, body.index(1)), state[0],
              digit)};
        })[0];
    // Compute the first position of each digit (prefix sum).
    counts = over(
        none, outside.index(digits), {counts, none},
        [&](NestBody &body, Value at, ValueRange state) -> SmallVector<Value> {
          Value count = body.create<tensor::ExtractOp>(state[0], at);
          return {body.create<tensor::InsertOp>(state[1], state[0], at),
                  body.create<arith::AddIOp>(state[1], count)};
        })[0];
    SmallVector<Value> state{counts};
    llvm::append_range(state, to);
    SmallVector<Value> moved = over(
        none, size, state, [&](NestBody &body, Value at, ValueRange current) {
          SmallVector<Value> moving;
          for (Value array : from)
            moving.push_back(body.create<tensor::ExtractOp>(array, at));
          Value digit = digitOf(body, moving[0]);
          Value place = body.create<tensor::ExtractOp>(current[0], digit);
          SmallVector<Value> next{body.create<tensor::InsertOp>(
              body.create<arith::AddIOp>(place, body.index(1)), current[0],
              digit)};
          for (auto [item, array] :
               llvm::zip_equal(moving, current.drop_front()))
            next.push_back(body.create<tensor::InsertOp>(item, array, place));
          return next;
        });
    moved.erase(moved.begin());
    return moved;
  }

  SmallVector<Value> sortRow(function_ref<LoopIndices(Value)> at,
                             ValueRange destinations) {
    SmallVector<Value> from = items(at), to;
    for (size_t i = 0; i < from.size(); ++i)
      to.push_back(emptyRow());
    for (unsigned bit = 0; bit < width; bit += digitBits) {
      to = pass(from, to, bit + (packed ? 32 : 0));
      std::swap(from, to);
    }
    return over(
        outside.index(0), size, destinations,
        [&](NestBody &body, Value place, ValueRange state) {
          Value item = body.create<tensor::ExtractOp>(from.back(), place);
          SmallVector<Value> target = values(body, at(place)), next;
          if (carriesElement)
            return SmallVector<Value>{body.create<tensor::InsertOp>(
                elementOf(body, item), state[0], target)};
          if (packed)
            item = body.create<arith::AndIOp>(
                item, body.integer(item.getType(), 0xffffffff));
          Value source =
              body.create<arith::IndexCastOp>(builder.getIndexType(), item);
          for (auto [i, tensor] : llvm::enumerate(state)) {
            Type element = tensorType(op.getInputs()[i]).getElementType();
            next.push_back(body.create<tensor::InsertOp>(
                body.store(input(body, i, at(source)), element), tensor,
                target));
          }
          return next;
        });
  }

  /// Returns the element that a packed item carries.
  Value elementOf(NestBody &body, Value item) {
    Type storage =
        storageType(tensorType(op.getInputs().front()).getElementType());
    Value bits = body.create<arith::TruncIOp>(
        builder.getIntegerType(storage.getIntOrFloatBitWidth()), item);
    return bits.getType() == storage
               ? bits
               : body.create<arith::BitcastOp>(storage, bits);
  }

  SortOp op;
  KeyComparison comparison;
  SmallVector<OpFoldResult> extent;
  unsigned width, digitBits;
  bool packed, carriesElement;
  Value size;
};

} // namespace

SmallVector<Value> KernelLowering::sortByKey(SortOp op,
                                             ValueRange destinations) {
  std::optional<KeyComparison> comparison = keyOf(op.getComparator());
  int64_t size = tensorType(op.getInputs().front()).getDimSize(op.getDim());
  if (!comparison)
    return {};
  auto byDigits = [&](ValueRange into) {
    return RadixSort(*this, op, *comparison).run(into);
  };
  if (SmallVector<Value> sorted =
          sortByWords(*this, op, *comparison, destinations, byDigits);
      !sorted.empty())
    return sorted;
  // Merge sort is faster for few elements.
  if (!ShapedType::isDynamic(size) && size < 128)
    return {};
  return byDigits(destinations);
}

/// Number of elements that are compared at once with the last of a list.
/// Fact: elements; a mask of comparisons is one integer.
static constexpr int64_t kBlock = 64;

/// The key of a quiet NaN in a list.
/// Fact: bits; a quiet NaN's key.
static constexpr int64_t kNaNInList = 0xff400001;

/// Like keyBits, for up to 32 bits, but floats are counted from the key of
/// -inf, so that NaN of either sign is above all values, though not always with
/// the same key.
static Value listKey(NestBody &body, Value computed, Type element, Type type) {
  if (!isa<FloatType>(element))
    return keyBits(body, computed, element, /*descending=*/false, type);
  Type i32 = body.builder.getI32Type();
  Value key = body.create<arith::SubIOp>(
      keyBits(body, computed, element, /*descending=*/false, i32),
      body.integer(i32, 0x007fffff));
  return type == i32 ? key : body.create<arith::ExtUIOp>(type, key);
}

/// Considers the elements of a block one by one if its max enters the list.
static SmallVector<Value>
considerBlock(Loops &loops, NestBody &body, Value block, ValueRange current,
              Type element, function_ref<Value(NestBody &, Value)> computed,
              Loops::Body consider) {
  OpBuilder &builder = loops.builder;
  Type i32 = builder.getI32Type(), i64 = builder.getI64Type();
  Value from = body.create<arith::MulIOp>(block, loops.outside.index(kBlock));
  Value to = body.create<arith::AddIOp>(from, loops.outside.index(kBlock));
  // Compare as unsigned integers.
  Value ofLargest;
  if (isa<FloatType>(element)) {
    Value largest = loops.over(
        from, to, body.integer(i32, 0),
        [&](NestBody &each, Value index, ValueRange most) {
          Value key = listKey(each, computed(each, index), element, i32);
          return SmallVector<Value>{each.create<arith::MaxUIOp>(most[0], key)};
        })[0];
    ofLargest = body.create<arith::ExtUIOp>(i64, largest);
  } else {
    Value largest = loops.over(
        from, to, body.integer(i32, APInt::getSignedMinValue(32)),
        [&](NestBody &each, Value index, ValueRange most) {
          Value key = signedKey(each, computed(each, index), element,
                                /*descending=*/false, i32);
          return SmallVector<Value>{each.create<arith::MaxSIOp>(most[0], key)};
        })[0];
    ofLargest = body.create<arith::AddIOp>(
        body.create<arith::ExtSIOp>(i64, largest),
        body.integer(i64, int64_t(1) << (keyWidth(element) - 1)));
  }
  auto branch =
      scf::IfOp::create(builder, loops.loc, current.getTypes(),
                        body.create<arith::CmpIOp>(arith::CmpIPredicate::sgt,
                                                   ofLargest, current[2]),
                        /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(builder, loops.loc, current);
  builder.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(builder, loops.loc,
                       loops.over(from, to, current, consider));
  return SmallVector<Value>(branch.getResults());
}

SmallVector<Value> tenon::insertLargest(TopKOp op, NestBody &body, Value input,
                                        Value number,
                                        function_ref<LoopIndices(Value)> at,
                                        Value place, ValueRange results) {
  Type element = op.getOperand().getType().getElementType(),
       indexElement = op.getIndices().getType().getElementType();
  Value source =
      body.create<arith::IndexCastOp>(body.builder.getIndexType(), number);
  SmallVector<Value> target = Loops::values(body, at(place));
  Value value = body.store(body.read(input, element, at(source)), element);
  Value index =
      body.store(body.convert(number, body.builder.getI64Type(), indexElement),
                 indexElement);
  return {body.create<tensor::InsertOp>(value, results[0], target),
          body.create<tensor::InsertOp>(index, results[1], target)};
}

/// Reads each row once and keeps an ordered list of the largest so far: few
/// elements of a row in random order enter the list.
SmallVector<Value> KernelLowering::topKByList(TopKOp op,
                                              ValueRange destinations) {
  Type element = op.getOperand().getType().getElementType();
  int64_t k = op.getK();
  if (keyWidth(element) > 32 || k > 64 || k == 0)
    return {};
  Loops loops(*this, op.getLoc());
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> extent = sizes(op.getOperand());
  int64_t dim = extent.size() - 1;
  Value input = stored(op.getOperand());
  Type i64 = builder.getI64Type();
  NestBody &outside = loops.outside;
  Value zero = outside.index(0), one = outside.index(1);
  auto row = [&](function_ref<LoopIndices(Value)> at, ValueRange state) {
    // Smaller than every key.
    NestBody before(*this, builder, loc);
    Value none = before.integer(i64, -1);
    OpFoldResult length = builder.getIndexAttr(k);
    Value keys = fill(none, empty(length, i64, loc), loc);
    Value places = fill(none, empty(length, i64, loc), loc);
    auto consider = [&](NestBody &body, Value index, ValueRange current) {
      Value key =
          listKey(body, body.read(input, element, at(index)), element, i64);
      Value enters = body.create<arith::CmpIOp>(arith::CmpIPredicate::sgt, key,
                                                current[2]);
      auto branch = scf::IfOp::create(builder, loc, current.getTypes(), enters,
                                      /*withElseRegion=*/true);
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(branch.elseBlock());
      scf::YieldOp::create(builder, loc, current);
      builder.setInsertionPointToStart(branch.thenBlock());
      NestBody inner(*this, builder, loc);
      // All NaN are equal.
      if (isa<FloatType>(element))
        key = inner.create<arith::MinUIOp>(key, inner.integer(i64, kNaNInList));
      Value place = inner.create<arith::IndexCastOp>(i64, index);
      // From the end, each slot takes its neighbour's item or the new one.
      SmallVector<Value> moved = loops.over(
          zero, outside.index(k), current.take_front(2),
          [&](NestBody &step, Value from, ValueRange list) {
            Value slot = step.create<arith::SubIOp>(outside.index(k - 1), from);
            Value ahead = step.create<arith::MaxSIOp>(
                step.create<arith::SubIOp>(slot, one), zero);
            Value isFirst = step.create<arith::CmpIOp>(arith::CmpIPredicate::eq,
                                                       slot, zero);
            auto larger = [&](Value than) {
              return step.create<arith::CmpIOp>(arith::CmpIPredicate::sgt, key,
                                                than);
            };
            Value here = step.create<tensor::ExtractOp>(list[0], slot);
            Value above = step.create<tensor::ExtractOp>(list[0], ahead);
            Value shifts = step.create<arith::AndIOp>(
                larger(above), step.create<arith::XOrIOp>(
                                   isFirst, step.create<arith::ConstantOp>(
                                                builder.getBoolAttr(true))));
            auto next = [&](Value tensor, Value fresh) {
              Value old = step.create<tensor::ExtractOp>(tensor, slot);
              Value neighbour = step.create<tensor::ExtractOp>(tensor, ahead);
              Value chosen = step.select(shifts, neighbour,
                                         step.select(larger(here), fresh, old));
              return step.create<tensor::InsertOp>(chosen, tensor, slot);
            };
            return SmallVector<Value>{next(list[0], key), next(list[1], place)};
          });
      moved.push_back(
          inner.create<tensor::ExtractOp>(moved[0], outside.index(k - 1)));
      scf::YieldOp::create(builder, loc, moved);
      return SmallVector<Value>(branch.getResults());
    };
    SmallVector<Value> lists = {keys, places, none};
    std::optional<int64_t> size = getConstantIntValue(extent[dim]);
    int64_t whole = size.value_or(0) / kBlock;
    if (whole > 0)
      lists = loops.over(zero, outside.index(whole), lists,
                         [&](NestBody &body, Value block, ValueRange current) {
                           return considerBlock(
                               loops, body, block, current, element,
                               [&](NestBody &each, Value index) {
                                 return each.read(input, element, at(index));
                               },
                               consider);
                         });
    lists = loops.over(outside.index(whole * kBlock),
                       outside.value(extent[dim]), lists, consider);
    return loops.over(
        zero, outside.index(k), state,
        [&](NestBody &body, Value place,
            ValueRange results) -> SmallVector<Value> {
          Value number = body.create<tensor::ExtractOp>(lists[1], place);
          return insertLargest(op, body, input, number, at, place, results);
        });
  };
  return loops.overRows(extent, dim, destinations, row);
}
