//===- SortRounds.cpp - Lowers sorts to parallel rounds -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sorts for GPUs. The sorted items are keys alone, from which the elements are
// reconstructed, words of a key and its index, or indices. Each thread finds
// the item at its position of two merged runs by bisection (S. Odeh, O. Green
// et al., "Merge Path", 2012), which needs a comparison that is a strict weak
// order. Items of other comparisons go through Batcher's bitonic network
// (1968), which yields a permutation for any comparison; equal items are
// ordered by index, which makes it stable.
//
//===----------------------------------------------------------------------===//

#include "Conversion/TenToLinalg/RowRounds.h"
#include "KeySort.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// A sorted run of adjacent items: the position of the first, and their number.
struct Run {
  Value first, count;
};

class SortRounds {
public:
  /// Returns whether one item precedes another.
  using Less = std::function<Value(NestBody &, ArrayRef<Value> row, Value item,
                                   Value other)>;

  SortRounds(KernelLowering &kernel, Location loc,
             ArrayRef<OpFoldResult> extent, int64_t dim, Type item, Less less)
      : kernel(kernel), builder(kernel.builder), loc(loc), extent(extent),
        dim(dim), item(item), less(std::move(less)),
        outside(kernel, builder, loc) {
    rows.assign(extent.begin(), extent.end());
    rows.erase(rows.begin() + dim);
    rows.push_back(extent[dim]);
  }

  using ItemAt =
      function_ref<Value(NestBody &, ArrayRef<LoopIndex> place, Value index)>;
  /// Sorts items; `make` returns the item of the element at `place`, which is
  /// element `index` of its row.
  Value sort(ItemAt make, bool isOrder);
  /// Returns at least the first `count` items of each row, which has static
  /// length.
  Value first(ItemAt make, int64_t count);

  /// Returns the item at a position of the tensor that was sorted.
  Value at(NestBody &body, Value items, ArrayRef<LoopIndex> place) {
    LoopIndices inRow(place);
    inRow.push_back(inRow[dim]);
    inRow.erase(inRow.begin() + dim);
    return body.read(items, item, inRow);
  }

private:
  RowRounds rounds() { return RowRounds(kernel, loc, rows, item); }
  Value makeItems(ItemAt make);
  Value merge(NestBody &body, Value items, ArrayRef<LoopIndex> place,
              Value width);
  Value pick(NestBody &body, Value items, ArrayRef<Value> row, Value number,
             Run left, Run right);
  Value exchange(NestBody &body, Value items, ArrayRef<LoopIndex> place,
                 Value mask);
  Value network(Value items);
  Value shorten(Value items, int64_t stride, int64_t length, int64_t count,
                int64_t newLength);

  Value itemAt(NestBody &body, Value items, ArrayRef<Value> row, Value index) {
    SmallVector<Value> place(row);
    place.push_back(index);
    return body.create<tensor::ExtractOp>(items, place);
  }
  static SmallVector<Value> rowOf(NestBody &body, ArrayRef<LoopIndex> place) {
    SmallVector<Value> row;
    for (const LoopIndex &index : place.drop_back())
      row.push_back(body.value(index));
    return row;
  }

  KernelLowering &kernel;
  OpBuilder &builder;
  Location loc;
  SmallVector<OpFoldResult> extent, rows;
  int64_t dim;
  Type item;
  Less less;
  NestBody outside;
};

} // namespace

Value SortRounds::makeItems(ItemAt make) {
  RowRounds all = rounds();
  return all
      .nest(/*isInTiles=*/true, all.empty(),
            [&](NestBody &body, ArrayRef<LoopIndex> place) {
              LoopIndices source(place.drop_back());
              source.insert(source.begin() + dim, place.back());
              return SmallVector<Value>{
                  make(body, source, body.value(place.back()))};
            })
      .front();
}

/// Returns the item at position `number` of two merged runs, the left run's
/// items first among equals.
Value SortRounds::pick(NestBody &body, Value items, ArrayRef<Value> row,
                       Value number, Run left, Run right) {
  auto compare = [&](arith::CmpIPredicate predicate, Value a, Value b) {
    return body.create<arith::CmpIOp>(predicate, a, b);
  };
  auto plus = [&](Value a, Value b) {
    return body.create<arith::AddIOp>(a, b);
  };
  auto minus = [&](Value a, Value b) {
    return body.create<arith::SubIOp>(a, b);
  };
  Value zero = body.index(0), one = body.index(1);
  // Bisect for the number of items of the left run before the position.
  Value least = body.create<arith::MaxSIOp>(minus(number, right.count), zero);
  Value most = body.create<arith::MinSIOp>(number, left.count);
  Value fromLeft = body.bisect(least, most, [&](Value middle) {
    Value ours = itemAt(body, items, row, plus(left.first, middle));
    Value theirs = itemAt(body, items, row,
                          plus(right.first, minus(minus(number, one), middle)));
    return less(body, row, theirs, ours);
  });
  Value fromRight = minus(number, fromLeft);
  Value leftIsDone = compare(arith::CmpIPredicate::sge, fromLeft, left.count);
  Value rightIsLeft =
      compare(arith::CmpIPredicate::slt, fromRight, right.count);
  // Clamped positions, read unconditionally.
  auto clamped = [&](const Run &run, Value at) {
    Value last = body.create<arith::MaxSIOp>(minus(run.count, one), zero);
    return plus(run.first, body.create<arith::MinSIOp>(at, last));
  };
  Value ours = itemAt(body, items, row, clamped(left, fromLeft));
  Value theirs =
      itemAt(body, items, row,
             body.select(rightIsLeft, clamped(right, fromRight), left.first));
  Value takeRight = body.create<arith::OrIOp>(
      leftIsDone,
      body.create<arith::AndIOp>(rightIsLeft, less(body, row, theirs, ours)));
  return body.select(takeRight, theirs, ours);
}

/// Returns the item at `place` after runs of `width` items, a power of two, are
/// merged in pairs.
Value SortRounds::merge(NestBody &body, Value items, ArrayRef<LoopIndex> place,
                        Value width) {
  Value index = body.value(place.back()), size = body.value(rows.back());
  Value zero = body.index(0);
  Value number = body.create<arith::AndIOp>(
      index,
      body.create<arith::SubIOp>(
          body.create<arith::ShLIOp>(width, body.index(1)), body.index(1)));
  auto run = [&](Value first) {
    Value left = body.create<arith::MaxSIOp>(
        body.create<arith::SubIOp>(size, first), zero);
    return Run{first, body.create<arith::MinSIOp>(left, width)};
  };
  Value first = body.create<arith::SubIOp>(index, number);
  return pick(body, items, rowOf(body, place), number, run(first),
              run(body.create<arith::AddIOp>(first, width)));
}

/// Returns the item at `place` after a compare-exchange with the one at the
/// position with the bits of `mask` flipped, if it exists.
Value SortRounds::exchange(NestBody &body, Value items,
                           ArrayRef<LoopIndex> place, Value mask) {
  SmallVector<Value> row = rowOf(body, place);
  Value here = body.value(place.back());
  Value there = body.create<arith::XOrIOp>(here, mask);
  Value last =
      body.create<arith::SubIOp>(body.value(rows.back()), body.index(1));
  Value exists =
      body.create<arith::CmpIOp>(arith::CmpIPredicate::sle, there, last);
  // Both threads compare the same two items in the same order.
  Value low = body.create<arith::MinSIOp>(here, there);
  Value high = body.create<arith::MaxSIOp>(here, there);
  Value lower = itemAt(body, items, row, low);
  Value higher =
      itemAt(body, items, row, body.create<arith::MinSIOp>(high, last));
  Value isBefore = less(body, row, higher, lower);
  Value isBehind = less(body, row, lower, higher);
  Value isEarlier =
      body.create<arith::CmpIOp>(arith::CmpIPredicate::slt, higher, lower);
  Value isTie = body.create<arith::AndIOp>(
      isEarlier,
      body.create<arith::CmpIOp>(arith::CmpIPredicate::eq, isBefore, isBehind));
  Value onlyBefore =
      body.create<arith::CmpIOp>(arith::CmpIPredicate::ugt, isBefore, isBehind);
  Value turn = body.create<arith::AndIOp>(
      exists, body.create<arith::OrIOp>(onlyBefore, isTie));
  Value isLow = body.create<arith::CmpIOp>(arith::CmpIPredicate::eq, here, low);
  Value takeLower = body.create<arith::XOrIOp>(isLow, turn);
  return body.select(takeLower, lower, higher);
}

/// Stage s sorts runs of 2^s items: the first step compares the items of two
/// runs from both ends, the next ones those 2^(s-1), ... apart.
Value SortRounds::network(Value items) {
  RowRounds all = rounds();
  std::optional<int64_t> size = getConstantIntValue(rows.back());
  Value stages;
  if (size) {
    stages = outside.index(*size < 2 ? 0 : llvm::Log2_64_Ceil(*size));
  } else {
    Type i64 = builder.getI64Type();
    Value last = outside.create<arith::MaxSIOp>(
        outside.create<arith::SubIOp>(outside.value(rows.back()),
                                      outside.index(1)),
        outside.index(0));
    stages = outside.create<arith::SubIOp>(
        outside.index(64),
        outside.create<arith::IndexCastOp>(
            builder.getIndexType(),
            outside.create<math::CountLeadingZerosOp>(
                outside.create<arith::IndexCastOp>(i64, last))));
  }
  Value one = outside.index(1), two = outside.index(2);
  auto steps = [&](bool isInTiles, Value from, Value to, ValueRange state) {
    return all.loop(from, to, state, [&](Value stage, ValueRange current) {
      NestBody body(kernel, builder, loc);
      // Step 0 has mask 2^(stage+1) - 1, step i mask 2^(stage-i); an odd number
      // of steps is padded by one that changes nothing.
      Value pairs = body.create<arith::ShRUIOp>(
          body.create<arith::AddIOp>(stage, two), one);
      auto mask = [&](NestBody &inner, Value step) {
        Value isFirst = inner.create<arith::CmpIOp>(arith::CmpIPredicate::eq,
                                                    step, inner.index(0));
        Value ends = inner.create<arith::SubIOp>(
            inner.create<arith::ShLIOp>(
                one, inner.create<arith::AddIOp>(stage, one)),
            one);
        // 2^(stage-i), or 0.
        Value apart = inner.create<arith::ShRUIOp>(
            inner.create<arith::ShLIOp>(one, stage), step);
        return inner.select(isFirst, ends, apart);
      };
      return all.loop(
          outside.index(0), pairs, current,
          [&](Value pair, ValueRange tensors) {
            NestBody inner(kernel, builder, loc);
            Value step = inner.create<arith::MulIOp>(pair, two);
            auto pass = [&](Value from, Value into, Value which) {
              Value bits = mask(inner, which);
              return all
                  .nest(isInTiles, into,
                        [&](NestBody &nest, ArrayRef<LoopIndex> place) {
                          return SmallVector<Value>{
                              exchange(nest, from, place, bits)};
                        })
                  .front();
            };
            Value between = pass(tensors[0], tensors[1], step);
            Value next = pass(between, tensors[0],
                              inner.create<arith::AddIOp>(step, one));
            return SmallVector<Value>{next, between};
          });
    });
  };
  Value ofTiles = outside.index(kRoundsOfTile);
  SmallVector<Value> state{items, all.empty().front()};
  state = steps(true, outside.index(0),
                outside.create<arith::MinUIOp>(stages, ofTiles), state);
  if (!size || *size > kRoundTile)
    state = steps(false, ofTiles, stages, state);
  return state.front();
}

Value SortRounds::sort(ItemAt make, bool isOrder) {
  Value items = makeItems(make);
  if (!isOrder)
    return network(items);
  return rounds()
      .run(items,
           [&](NestBody &body, ArrayRef<LoopIndex> place, ValueRange before,
               Value number) {
             Value width = body.create<arith::ShLIOp>(body.index(1), number);
             return SmallVector<Value>{
                 merge(body, before.front(), place, width)};
           })
      .front();
}

/// Merges each two runs of `stride` items and keeps the first `count`.
Value SortRounds::shorten(Value items, int64_t stride, int64_t length,
                          int64_t count, int64_t newLength) {
  rows.back() = builder.getIndexAttr(newLength);
  RowRounds all = rounds();
  return all
      .nest(
          /*isInTiles=*/false, all.empty(),
          [&](NestBody &body, ArrayRef<LoopIndex> place) {
            Value index = body.value(place.back());
            Value pair = body.create<arith::DivUIOp>(index, body.index(count));
            Value number =
                body.create<arith::RemUIOp>(index, body.index(count));
            auto run = [&](Value first) {
              Value left = body.create<arith::MaxSIOp>(
                  body.create<arith::SubIOp>(body.index(length), first),
                  body.index(0));
              return Run{first,
                         body.create<arith::MinSIOp>(left, body.index(stride))};
            };
            Value first =
                body.create<arith::MulIOp>(pair, body.index(2 * stride));
            Value second =
                body.create<arith::AddIOp>(first, body.index(stride));
            return SmallVector<Value>{pick(body, items, rowOf(body, place),
                                           number, run(first), run(second))};
          })
      .front();
}

Value SortRounds::first(ItemAt make, int64_t count) {
  std::optional<int64_t> size = getConstantIntValue(rows.back());
  count = static_cast<int64_t>(llvm::PowerOf2Ceil(std::max<int64_t>(count, 1)));
  if (!size || *size <= kRoundTile || count > kRoundTile)
    return sort(make, /*isOrder=*/true);
  Value items =
      rounds()
          .runInTiles(makeItems(make),
                      [&](NestBody &body, ArrayRef<LoopIndex> place,
                          ValueRange before, Value number) {
                        Value width =
                            body.create<arith::ShLIOp>(body.index(1), number);
                        return SmallVector<Value>{
                            merge(body, before.front(), place, width)};
                      })
          .front();
  int64_t length = *size;
  for (int64_t stride = kRoundTile; length > stride; stride = count) {
    int64_t pairs = llvm::divideCeil(length, 2 * stride);
    int64_t ofLast = length - (pairs - 1) * 2 * stride;
    int64_t newLength = (pairs - 1) * count + std::min(ofLast, count);
    items = shorten(items, stride, length, count, newLength);
    length = newLength;
  }
  return items;
}

//===-- The operations ----------------------------------------------------===//

/// Returns whether the value says that the first side precedes the second by
/// the order of one key, or of several in turn.
static bool comparesByKeys(Value value, Region &comparator) {
  if (isKeyOrder(value, comparator))
    return true;
  auto either = value.getDefiningOp<OrOp>();
  if (!either || either->getParentRegion() != &comparator)
    return false;
  auto decides = [&](Value first, Value rest) {
    auto both = rest.getDefiningOp<AndOp>();
    auto compare = first.getDefiningOp<CompareOp>();
    if (!both || !compare || !isKeyOrder(first, comparator))
      return false;
    auto isSame = [&](Value condition) {
      auto equal = condition.getDefiningOp<CompareOp>();
      return equal && equal.getDirection() == Comparison::EQ &&
             equal.getTotal() == compare.getTotal() &&
             ((equal.getLhs() == compare.getLhs() &&
               equal.getRhs() == compare.getRhs()) ||
              (equal.getLhs() == compare.getRhs() &&
               equal.getRhs() == compare.getLhs()));
    };
    return (isSame(both.getLhs()) &&
            comparesByKeys(both.getRhs(), comparator)) ||
           (isSame(both.getRhs()) && comparesByKeys(both.getLhs(), comparator));
  };
  return decides(either.getLhs(), either.getRhs()) ||
         decides(either.getRhs(), either.getLhs());
}

/// Returns an integer type that holds every index of a row.
static Type indexItem(OpBuilder &builder, OpFoldResult size) {
  std::optional<int64_t> count = getConstantIntValue(size);
  return count && *count <= (int64_t(1) << 31) ? builder.getI32Type()
                                               : builder.getI64Type();
}

static bool isPackable(OpFoldResult size, Type key) {
  std::optional<int64_t> count = getConstantIntValue(size);
  return keyWidth(key) <= 32 && count && *count <= (int64_t(1) << 32);
}

/// Returns a word ordered by key, then by index.
static Value packed(NestBody &body, Value key, Value index) {
  Type i64 = body.builder.getI64Type();
  return body.create<arith::OrIOp>(
      body.create<arith::ShLIOp>(key, body.integer(i64, 32)),
      body.create<arith::IndexCastOp>(i64, index));
}

static Value indexOfPacked(NestBody &body, Value word) {
  return body.create<arith::IndexCastOp>(
      body.builder.getIndexType(),
      body.create<arith::AndIOp>(word,
                                 body.integer(word.getType(), 0xffffffff)));
}

static Value lessWord(NestBody &body, ArrayRef<Value>, Value item,
                      Value other) {
  return body.create<arith::CmpIOp>(arith::CmpIPredicate::slt, item, other);
}

SmallVector<Value> tenon::sortInRounds(KernelLowering &kernel, SortOp op,
                                       ValueRange destinations) {
  OpBuilder &builder = kernel.builder;
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> extent = kernel.sizes(op.getInputs().front());
  int64_t dim = op.getDim();
  Region &comparator = op.getComparator();
  auto elementAt = [&](NestBody &body, unsigned number,
                       ArrayRef<LoopIndex> place) {
    Value input = op.getInputs()[number];
    return body.read(kernel.stored(input), tensorType(input).getElementType(),
                     place);
  };
  std::optional<KeyComparison> comparison = keyOf(comparator);
  Type first = tensorType(op.getInputs().front()).getElementType();
  // If the keys are the elements, the elements are reconstructed from them.
  bool isKeyAlone = comparison && op.getInputs().size() == 1 &&
                    isa<BlockArgument>(comparison->key) &&
                    first == comparison->element &&
                    storageType(first).isIntOrFloat();
  bool isPacked =
      comparison && !isKeyAlone && isPackable(extent[dim], comparison->element);
  Type item = indexItem(builder, extent[dim]);
  if (isKeyAlone)
    item = keyWidth(first) <= 32 ? builder.getI32Type() : builder.getI64Type();
  else if (isPacked)
    item = builder.getI64Type();

  auto indexOf = [&](NestBody &body, Value word) {
    return isPacked
               ? indexOfPacked(body, word)
               : body.create<arith::IndexCastOp>(builder.getIndexType(), word);
  };
  SortRounds::Less less = lessWord;
  if (!isKeyAlone && !isPacked)
    less = [&](NestBody &body, ArrayRef<Value> row, Value a, Value b) {
      SmallVector<Value> arguments;
      for (unsigned i = 0; i < op.getInputs().size(); ++i)
        for (Value side : {a, b}) {
          LoopIndices place(row.begin(), row.end());
          place.insert(place.begin() + dim, indexOf(body, side));
          arguments.push_back(elementAt(body, i, place));
        }
      return body.region(comparator, arguments).front();
    };
  SortRounds rounds(kernel, loc, extent, dim, item, less);
  Value items = rounds.sort(
      [&](NestBody &body, ArrayRef<LoopIndex> place, Value index) -> Value {
        if (!isKeyAlone && !isPacked)
          return body.create<arith::IndexCastOp>(item, index);
        SmallVector<Value> arguments;
        for (unsigned i = 0; i < op.getInputs().size(); ++i)
          arguments.append(2, elementAt(body, i, place));
        Value key = body.region(comparator, arguments, comparison->key)[0];
        key = signedKey(body, key, comparison->element, comparison->descending,
                        item);
        return isPacked ? packed(body, key, index) : key;
      },
      isKeyAlone || isPacked ||
          comparesByKeys(comparator.front().getTerminator()->getOperand(0),
                         comparator));

  return kernel.map(
      loc, extent, destinations,
      [&](NestBody &body, ArrayRef<LoopIndex> place) {
        Value word = rounds.at(body, items, place);
        SmallVector<Value> elements;
        if (isKeyAlone)
          return SmallVector<Value>{body.store(
              ofSignedKey(body, word, first, comparison->descending), first)};
        LoopIndices source(place.begin(), place.end());
        source[dim] = indexOf(body, word);
        for (unsigned i = 0; i < op.getInputs().size(); ++i)
          elements.push_back(
              body.store(elementAt(body, i, source),
                         tensorType(op.getInputs()[i]).getElementType()));
        return elements;
      });
}

SmallVector<Value> tenon::topKInRounds(KernelLowering &kernel, TopKOp op,
                                       ValueRange destinations) {
  OpBuilder &builder = kernel.builder;
  Location loc = op.getLoc();
  Type element = op.getOperand().getType().getElementType(),
       indexElement = op.getIndices().getType().getElementType();
  SmallVector<OpFoldResult> extent = kernel.sizes(op.getOperand());
  int64_t dim = static_cast<int64_t>(extent.size()) - 1;
  Value input = kernel.stored(op.getOperand());
  bool isPacked = isPackable(extent[dim], element);
  Type item = isPacked ? builder.getI64Type() : indexItem(builder, extent[dim]);
  auto indexOf = [&](NestBody &body, Value word) {
    return isPacked
               ? indexOfPacked(body, word)
               : body.create<arith::IndexCastOp>(builder.getIndexType(), word);
  };
  Type key = isPacked ? builder.getI64Type()
                      : builder.getIntegerType(keyWidth(element));
  auto keyAt = [&](NestBody &body, ArrayRef<LoopIndex> place) {
    Value value = largestIfNaN(body, body.read(input, element, place), element);
    return signedKey(body, value, element, /*descending=*/true, key);
  };
  SortRounds::Less less = lessWord;
  if (!isPacked)
    less = [&](NestBody &body, ArrayRef<Value> row, Value a, Value b) {
      auto side = [&](Value item) {
        LoopIndices place(row.begin(), row.end());
        place.push_back(indexOf(body, item));
        return keyAt(body, place);
      };
      return lessWord(body, row, side(a), side(b));
    };
  SortRounds rounds(kernel, loc, extent, dim, item, less);
  Value items = rounds.first(
      [&](NestBody &body, ArrayRef<LoopIndex> place, Value index) -> Value {
        return isPacked ? packed(body, keyAt(body, place), index)
                        : body.create<arith::IndexCastOp>(item, index);
      },
      op.getK());

  extent.back() = builder.getIndexAttr(op.getK());
  return kernel.map(
      loc, extent, destinations,
      [&](NestBody &body, ArrayRef<LoopIndex> loops) {
        SmallVector<Value> place;
        for (const LoopIndex &index : loops)
          place.push_back(body.value(index));
        // Not an operand of the nest: its rows are longer.
        Value index =
            indexOf(body, body.create<tensor::ExtractOp>(items, place));
        LoopIndices source(loops.begin(), loops.end());
        source.back() = index;
        Type i64 = builder.getI64Type();
        Value number = body.convert(body.create<arith::IndexCastOp>(i64, index),
                                    i64, indexElement);
        return SmallVector<Value>{
            body.store(body.read(input, element, source), element),
            body.store(number, indexElement)};
      });
}
