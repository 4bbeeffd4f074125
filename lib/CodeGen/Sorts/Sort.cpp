//===- Sort.cpp - Lowers sorts and top-k ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers `ten.sort` and `ten.top_k` for a CPU. The general case is a stable
// bottom-up merge sort of row indices that calls the comparator; sorts by a
// single key use KeySort.cpp (radix sort, top-k lists) and WordSort.cpp (packed
// words, sorted by the runtime). SortRounds.cpp has the parallel forms for
// GPUs.
//
//===----------------------------------------------------------------------===//

#include "KeySort.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// A bottom-up merge sort of the indices of each row: stable, for any
/// comparison, with two index rows of scratch memory.
class RowSort {
public:
  /// Returns whether the row's element at `a` precedes the one at `b`. `at`
  /// maps an index in the row to a position in the tensor.
  using Less = function_ref<Value(NestBody &, ArrayRef<LoopIndex> a,
                                  ArrayRef<LoopIndex> b)>;
  /// Stores the sorted row into the destinations.
  using Emit = function_ref<SmallVector<Value>(
      NestBody &, Value order, function_ref<LoopIndices(Value)> at,
      ValueRange destinations)>;

  RowSort(KernelLowering &kernel, Location loc, ArrayRef<OpFoldResult> extent,
          int64_t dim)
      : kernel(kernel), builder(kernel.builder), loc(loc), extent(extent),
        dim(dim), outside(kernel, kernel.builder, loc) {}

  SmallVector<Value> run(ValueRange destinations, Less less, Emit emit);

private:
  Value sortRow(function_ref<LoopIndices(Value)> at, Value order, Less less);
  Value mergePass(function_ref<LoopIndices(Value)> at, Value order,
                  Value scratch, Value width, Less less);

  KernelLowering &kernel;
  OpBuilder &builder;
  Location loc;
  SmallVector<OpFoldResult> extent;
  int64_t dim;
  NestBody outside;
  Value size;
};

} // namespace

/// Merges adjacent runs of `width` indices from `order` into `scratch`.
Value RowSort::mergePass(function_ref<LoopIndices(Value)> at, Value order,
                         Value scratch, Value width, Less less) {
  Value zero = outside.index(0), one = outside.index(1);
  Value pair = outside.create<arith::MulIOp>(width, outside.index(2));
  auto blocks = scf::ForOp::create(
      builder, loc, zero, size, pair, scratch,
      [&](OpBuilder &nested, Location, Value low, ValueRange state) {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPointToEnd(nested.getInsertionBlock());
        NestBody block(kernel, builder, loc);
        Value middle = block.create<arith::MinSIOp>(
            block.create<arith::AddIOp>(low, width), size);
        Value high = block.create<arith::MinSIOp>(
            block.create<arith::AddIOp>(low, pair), size);
        auto merge = scf::ForOp::create(
            builder, loc, low, high, one, ValueRange{state[0], low, middle},
            [&](OpBuilder &inner, Location, Value k, ValueRange carried) {
              OpBuilder::InsertionGuard innerGuard(builder);
              builder.setInsertionPointToEnd(inner.getInsertionBlock());
              NestBody body(kernel, builder, loc);
              Value left = carried[1], right = carried[2];
              Value last = body.create<arith::SubIOp>(size, one);
              auto indexAt = [&](Value place) {
                Value safe = body.create<arith::MinSIOp>(place, last);
                return body.create<tensor::ExtractOp>(order, safe);
              };
              Value leftIndex = indexAt(left), rightIndex = indexAt(right);
              Value rightFirst = less(body, at(rightIndex), at(leftIndex));
              Value leftDone = body.create<arith::CmpIOp>(
                  arith::CmpIPredicate::sge, left, middle);
              Value rightLeft = body.create<arith::CmpIOp>(
                  arith::CmpIPredicate::slt, right, high);
              Value takeRight = body.create<arith::OrIOp>(
                  leftDone, body.create<arith::AndIOp>(rightLeft, rightFirst));
              Value taken = body.select(takeRight, rightIndex, leftIndex);
              Value next = body.create<tensor::InsertOp>(taken, carried[0], k);
              Value step = body.create<arith::IndexCastUIOp>(
                  builder.getIndexType(), takeRight);
              scf::YieldOp::create(
                  builder, loc,
                  ValueRange{next,
                             body.create<arith::AddIOp>(
                                 left, body.create<arith::SubIOp>(one, step)),
                             body.create<arith::AddIOp>(right, step)});
            });
        scf::YieldOp::create(builder, loc, merge.getResult(0));
      });
  return blocks.getResult(0);
}

Value RowSort::sortRow(function_ref<LoopIndices(Value)> at, Value order,
                       Less less) {
  Value identity =
      kernel.map(loc, order, [&](NestBody &body, ArrayRef<LoopIndex> place) {
        return body.value(place[0]);
      });
  // Runs have width 1, 2, 4, ...: as many rounds as the size has bits.
  Type i64 = builder.getI64Type();
  Value wide = outside.create<arith::IndexCastOp>(
      i64, outside.create<arith::MaxSIOp>(
               outside.create<arith::SubIOp>(size, outside.index(1)),
               outside.index(0)));
  Value passes = outside.create<arith::SubIOp>(
      outside.index(64), outside.create<arith::IndexCastOp>(
                             builder.getIndexType(),
                             outside.create<math::CountLeadingZerosOp>(wide)));
  auto loop = scf::ForOp::create(
      builder, loc, outside.index(0), passes, outside.index(1), identity,
      [&](OpBuilder &nested, Location, Value pass, ValueRange state) {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPointToEnd(nested.getInsertionBlock());
        Value width = outside.create<arith::ShLIOp>(outside.index(1), pass);
        Value scratch = kernel.empty(extent[dim], builder.getIndexType(), loc);
        Value merged = mergePass(at, state[0], scratch, width, less);
        Value back =
            linalg::CopyOp::create(builder, loc, merged, state[0]).getResult(0);
        scf::YieldOp::create(builder, loc, back);
      });
  return loop.getResult(0);
}

SmallVector<Value> RowSort::run(ValueRange destinations, Less less, Emit emit) {
  size = outside.value(extent[dim]);
  SmallVector<OpFoldResult> others(extent);
  others.erase(others.begin() + dim);
  auto row = [&](ValueRange loops, ValueRange state) {
    auto at = [&](Value index) {
      LoopIndices place(loops.begin(), loops.end());
      place.insert(place.begin() + dim, index);
      return place;
    };
    Value order = sortRow(
        at, kernel.empty(extent[dim], builder.getIndexType(), loc), less);
    NestBody body(kernel, builder, loc);
    return emit(body, order, at, state);
  };
  return kernel.loops(loc, others, destinations, row);
}

/// Writes `count` elements of a row, each given by its position among the
/// sorted ones.
static SmallVector<Value>
writeRow(NestBody &body, Value count, ValueRange destinations,
         function_ref<SmallVector<Value>(NestBody &, Value place)> elements,
         function_ref<LoopIndices(Value)> at) {
  OpBuilder &builder = body.builder;
  auto loop = scf::ForOp::create(
      builder, body.loc, body.index(0), count, body.index(1), destinations,
      [&](OpBuilder &nested, Location, Value place, ValueRange state) {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPointToEnd(nested.getInsertionBlock());
        NestBody inner(body.kernel, builder, body.loc);
        SmallVector<Value> target;
        for (const LoopIndex &index : at(place))
          target.push_back(inner.value(index));
        SmallVector<Value> results;
        for (auto [element, destination] :
             llvm::zip_equal(elements(inner, place), state))
          results.push_back(
              inner.create<tensor::InsertOp>(element, destination, target));
        scf::YieldOp::create(builder, inner.loc, results);
      });
  return SmallVector<Value>(loop.getResults());
}

SmallVector<Value> KernelLowering::sort(SortOp op, ValueRange destinations) {
  for (Value input : op.getInputs())
    if (!materialize(input))
      return {};
  if (manyThreads)
    return sortInRounds(*this, op, destinations);
  if (SmallVector<Value> sorted = sortByKey(op, destinations); !sorted.empty())
    return sorted;
  SmallVector<OpFoldResult> extent = sizes(op.getInputs().front());
  auto elementAt = [&](NestBody &body, Value input, ArrayRef<LoopIndex> place) {
    return body.read(stored(input), tensorType(input).getElementType(), place);
  };
  return RowSort(*this, op.getLoc(), extent, op.getDim())
      .run(
          destinations,
          [&](NestBody &body, ArrayRef<LoopIndex> a, ArrayRef<LoopIndex> b) {
            SmallVector<Value> arguments;
            for (Value input : op.getInputs()) {
              arguments.push_back(elementAt(body, input, a));
              arguments.push_back(elementAt(body, input, b));
            }
            return body.region(op.getComparator(), arguments).front();
          },
          [&](NestBody &body, Value order, function_ref<LoopIndices(Value)> at,
              ValueRange state) {
            return writeRow(
                body, body.value(extent[op.getDim()]), state,
                [&](NestBody &inner, Value place) {
                  Value index = inner.create<tensor::ExtractOp>(order, place);
                  SmallVector<Value> elements;
                  for (Value input : op.getInputs())
                    elements.push_back(
                        inner.store(elementAt(inner, input, at(index)),
                                    tensorType(input).getElementType()));
                  return elements;
                },
                at);
          });
}

SmallVector<Value> KernelLowering::topK(TopKOp op, ValueRange destinations) {
  Value input = materialize(op.getOperand());
  if (!input)
    return {};
  if (manyThreads)
    return topKInRounds(*this, op, destinations);
  if (SmallVector<Value> found = topKByList(op, destinations); !found.empty())
    return found;
  if (SmallVector<Value> found = topKByWords(*this, op, destinations);
      !found.empty())
    return found;
  SmallVector<OpFoldResult> extent = sizes(op.getOperand());
  Type element = op.getOperand().getType().getElementType();
  Type indexElement = op.getIndices().getType().getElementType();
  return RowSort(*this, op.getLoc(), extent, extent.size() - 1)
      .run(
          destinations,
          [&](NestBody &body, ArrayRef<LoopIndex> a, ArrayRef<LoopIndex> b) {
            auto value = [&](ArrayRef<LoopIndex> place) {
              return largestIfNaN(body, body.read(input, element, place),
                                  element);
            };
            return body.compare(Comparison::GT, /*total=*/true, element,
                                value(a), value(b));
          },
          [&](NestBody &body, Value order, function_ref<LoopIndices(Value)> at,
              ValueRange state) {
            return writeRow(
                body, body.index(op.getK()), state,
                [&](NestBody &inner, Value place) {
                  Value index = inner.create<tensor::ExtractOp>(order, place);
                  Type i64 = builder.getI64Type();
                  Value number = inner.convert(
                      inner.create<arith::IndexCastOp>(i64, index), i64,
                      indexElement);
                  return SmallVector<Value>{
                      inner.store(inner.read(input, element, at(index)),
                                  element),
                      inner.store(number, indexElement)};
                },
                at);
          });
}
