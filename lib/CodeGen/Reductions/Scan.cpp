//===- Scan.cpp - Lowers scans to loops -----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers `ten.scan` (cumulative sums and the like) for a CPU to plain loops in
// memory order, which combine strictly in order. Along the last dimension,
// several rows are scanned at a time with accumulators in registers, as each
// step depends on the one before; along other dimensions, each slice is
// combined with the previous slice of the result. ScanRounds.cpp has the
// parallel form for GPUs.
//
//===----------------------------------------------------------------------===//

#include "Combination.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// A scan as plain loops over elements in memory order.
class ScanLoops {
public:
  ScanLoops(KernelLowering &kernel, ScanOp op, ArrayRef<Value> inits)
      : kernel(kernel), builder(kernel.builder), loc(op.getLoc()), op(op),
        combination(op), outside(kernel, kernel.builder, op.getLoc()),
        inits(inits), extent(kernel.sizes(op.getInputs().front())) {}

  SmallVector<Value> run(ValueRange destinations) {
    // Along the last dimension the accumulators stay in registers, for several
    // rows at a time, since each addition depends on the one before. Along
    // other dimensions the accumulators are the previous slice of the result.
    bool isLast = op.getDim() + 1 == extent.size();
    if (isLast && extent.size() > 1)
      return rowGroups(destinations);
    if (isLast)
      return rows({}, 1, destinations);
    return loops(0, op.getDim(), {}, destinations,
                 [&](ValueRange outer, ValueRange state) {
                   return slices(outer, state);
                 });
  }

private:
  using Body =
      function_ref<SmallVector<Value>(ValueRange loops, ValueRange state)>;

  /// Emits a nest over dimensions [from, to), inside of the loops `outer`.
  SmallVector<Value> loops(int64_t from, int64_t to, ValueRange outer,
                           ValueRange state, Body body) {
    SmallVector<Value> lower, upper, step;
    for (int64_t dim = from; dim < to; ++dim) {
      lower.push_back(outside.index(0));
      upper.push_back(outside.value(extent[dim]));
      step.push_back(outside.index(1));
    }
    return nest(lower, upper, step, outer, state, body);
  }

  SmallVector<Value> nest(ValueRange lower, ValueRange upper, ValueRange step,
                          ValueRange outer, ValueRange state, Body body) {
    OpBuilder::InsertionGuard guard(builder);
    scf::LoopNest made = scf::buildLoopNest(
        builder, loc, lower, upper, step, state,
        [&](OpBuilder &nested, Location, ValueRange inner,
            ValueRange current) -> scf::ValueVector {
          OpBuilder::InsertionGuard innerGuard(builder);
          builder.setInsertionPoint(nested.getInsertionBlock(),
                                    nested.getInsertionPoint());
          SmallVector<Value> all(outer);
          llvm::append_range(all, inner);
          SmallVector<Value> results = body(all, current);
          return scf::ValueVector(results.begin(), results.end());
        });
    return SmallVector<Value>(made.results);
  }

  /// Returns the position `at` along the scanned dimension, in the scan's
  /// direction.
  Value inDirection(NestBody &body, Value at) {
    if (!op.getReverse())
      return at;
    Value last = body.create<arith::SubIOp>(outside.value(extent[op.getDim()]),
                                            body.index(1));
    return body.create<arith::SubIOp>(last, at);
  }

  SmallVector<Value> read(NestBody &body, ArrayRef<Value> place) {
    SmallVector<Value> news;
    LoopIndices indices(place.begin(), place.end());
    for (Value input : op.getInputs())
      news.push_back(body.element(input, indices));
    return news;
  }

  /// Combines in order: each accumulator is a result.
  SmallVector<Value> combine(NestBody &body, ValueRange sums, ValueRange news) {
    return combination.combine(body, sums, news, /*reassociate=*/false);
  }

  SmallVector<Value> write(NestBody &body, ValueRange elements,
                           ValueRange state, ValueRange place) {
    SmallVector<Value> next;
    for (auto [element, tensor] : llvm::zip_equal(elements, state))
      next.push_back(body.create<tensor::InsertOp>(element, tensor, place));
    return next;
  }

  /// Scans `width` adjacent rows, the first at `outer`.
  SmallVector<Value> rows(ValueRange outer, int64_t width, ValueRange state) {
    size_t count = inits.size();
    NestBody before(kernel, builder, loc);
    SmallVector<SmallVector<Value>> starts;
    for (int64_t row = 0; row < width; ++row) {
      starts.emplace_back(outer);
      if (row != 0)
        starts.back().back() =
            before.create<arith::AddIOp>(outer.back(), before.index(row));
    }
    SmallVector<Value> carried(state);
    for (int64_t row = 0; row < width; ++row)
      llvm::append_range(carried, inits);
    auto loop = scf::ForOp::create(
        builder, loc, outside.index(0), outside.value(extent.back()),
        outside.index(1), carried,
        [&](OpBuilder &nested, Location, Value at, ValueRange values) {
          OpBuilder::InsertionGuard guard(builder);
          builder.setInsertionPointToEnd(nested.getInsertionBlock());
          NestBody body(kernel, builder, loc);
          Value position = inDirection(body, at);
          SmallVector<Value> tensors(values.take_front(count)), sums;
          for (int64_t row = 0; row < width; ++row) {
            SmallVector<Value> place(starts[row]);
            place.push_back(position);
            ValueRange sum = values.slice(count * (row + 1), count);
            SmallVector<Value> combined = combine(body, sum, read(body, place));
            tensors =
                write(body, op.getExclusive() ? sum : ValueRange(combined),
                      tensors, place);
            llvm::append_range(sums, combined);
          }
          llvm::append_range(tensors, sums);
          scf::YieldOp::create(builder, loc, tensors);
        });
    return SmallVector<Value>(loop.getResults().take_front(count));
  }

  SmallVector<Value> rowGroups(ValueRange destinations) {
    constexpr int64_t width = 8;
    int64_t rank = extent.size();
    return loops(
        0, rank - 2, {}, destinations, [&](ValueRange outer, ValueRange state) {
          Value count = outside.value(extent[rank - 2]);
          Value rest =
              outside.create<arith::RemUIOp>(count, outside.index(width));
          Value whole = outside.create<arith::SubIOp>(count, rest);
          SmallVector<Value> grouped =
              nest(outside.index(0), whole, outside.index(width), outer, state,
                   [&](ValueRange place, ValueRange current) {
                     return rows(place, width, current);
                   });
          return nest(whole, count, outside.index(1), outer, grouped,
                      [&](ValueRange place, ValueRange current) {
                        return rows(place, 1, current);
                      });
        });
  }

  /// Scans all slices inside of the loops `outer`, each from the one before.
  SmallVector<Value> slices(ValueRange outer, ValueRange state) {
    Value size = outside.value(extent[op.getDim()]);
    Value zero = outside.index(0), one = outside.index(1);
    Value first = outside.create<arith::MinUIOp>(size, one);
    auto along = [&](Value from, Value to, ValueRange current, bool isFirst) {
      return nest(from, to, one, outer, current,
                  [&](ValueRange place, ValueRange tensors) {
                    return slice(place, tensors, isFirst);
                  });
    };
    return along(first, size, along(zero, first, state, true), false);
  }

  SmallVector<Value> slice(ValueRange outer, ValueRange state, bool isFirst) {
    int64_t dim = op.getDim();
    NestBody before(kernel, builder, loc);
    Value position = inDirection(before, outer[dim]), previous;
    if (!isFirst)
      previous = inDirection(
          before, before.create<arith::SubIOp>(outer[dim], before.index(1)));
    return loops(dim + 1, extent.size(), outer, state,
                 [&](ValueRange loops, ValueRange current) {
                   NestBody body(kernel, builder, loc);
                   SmallVector<Value> place(loops), back(loops);
                   place[dim] = position;
                   back[dim] = previous;
                   SmallVector<Value> sums(inits);
                   if (!isFirst)
                     for (auto [sum, tensor] : llvm::zip_equal(sums, current))
                       sum = body.create<tensor::ExtractOp>(tensor, back);
                   if (!op.getExclusive())
                     sums = combine(body, sums, read(body, place));
                   else if (!isFirst)
                     sums = combine(body, sums, read(body, back));
                   return write(body, sums, current, place);
                 });
  }

  KernelLowering &kernel;
  OpBuilder &builder;
  Location loc;
  ScanOp op;
  Combination combination;
  NestBody outside;
  SmallVector<Value> inits;
  SmallVector<OpFoldResult> extent;
};

} // namespace

SmallVector<Value> KernelLowering::scan(ScanOp op, ValueRange destinations) {
  Location loc = op.getLoc();
  bool isInPasses = scansInPasses(*this, op);
  if (!isInPasses)
    for (Value input : op.getInputs())
      if (!materialize(input))
        return {};
  SmallVector<Value> inits;
  for (auto [i, input] : llvm::enumerate(op.getInputs())) {
    if (op.getKind())
      inits.push_back(
          identity(*op.getKind(), tensorType(input).getElementType(), loc));
    else if (Value stored = materialize(op.getInits()[i]))
      inits.push_back(
          tensor::ExtractOp::create(builder, loc, stored, ValueRange()));
    else
      return {};
  }
  if (isInPasses)
    return scanInPasses(*this, op, destinations, inits);
  OpBuilder::InsertionGuard guard(builder);
  return ScanLoops(*this, op, inits).run(destinations);
}
