//===- RowRounds.cpp - Rounds over the elements of all rows ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowRounds.h"
#include "Dialect/Ten/IR/Attributes.h"

using namespace mlir;
using namespace tenon;

SmallVector<Value> RowRounds::empty() {
  SmallVector<Value> made;
  for (Type type : types)
    made.push_back(kernel.empty(rows, type, loc));
  return made;
}

SmallVector<Value> RowRounds::nest(bool isInTiles, ValueRange outputs,
                                   Elements elements) {
  SmallVector<Value> results = kernel.map(loc, rows, outputs, elements);
  if (auto made = results.front().getDefiningOp<linalg::GenericOp>()) {
    if (isInTiles)
      ten::attr::roundTile.set(made, kRoundTile);
    else
      ten::attr::round.set(made);
  }
  return results;
}

SmallVector<Value> RowRounds::loop(Value from, Value to, ValueRange state,
                                   LoopBody body) {
  return kernel.loop(loc, from, to, state, body);
}

Value RowRounds::countPairs() {
  if (std::optional<int64_t> size = getConstantIntValue(rows.back()))
    return arith::ConstantIndexOp::create(
        builder, loc,
        *size < 2 ? 0 : llvm::divideCeil(llvm::Log2_64_Ceil(*size), 2));
  NestBody outside(kernel, builder, loc);
  Type i64 = builder.getI64Type();
  Value last = outside.create<arith::MaxSIOp>(
      outside.create<arith::SubIOp>(outside.value(rows.back()),
                                    outside.index(1)),
      outside.index(0));
  Value zeros = outside.create<arith::IndexCastOp>(
      builder.getIndexType(),
      outside.create<math::CountLeadingZerosOp>(
          outside.create<arith::IndexCastOp>(i64, last)));
  return outside.create<arith::ShRUIOp>(
      outside.create<arith::SubIOp>(outside.index(65), zeros),
      outside.index(1));
}

SmallVector<Value> RowRounds::runPairs(bool isInTiles, Value from, Value to,
                                       ValueRange state,
                                       PassElements elements) {
  SmallVector<Value> both(state);
  llvm::append_range(both, empty());
  size_t count = state.size();
  SmallVector<Value> results =
      loop(from, to, both, [&](Value pair, ValueRange current) {
        NestBody outside(kernel, builder, loc);
        Value number = outside.create<arith::MulIOp>(pair, outside.index(2));
        auto pass = [&](Value which, ValueRange before, ValueRange outputs) {
          return nest(isInTiles, outputs,
                      [&](NestBody &body, ArrayRef<LoopIndex> place) {
                        return elements(body, place, before, which);
                      });
        };
        SmallVector<Value> between =
            pass(number, current.take_front(count), current.drop_front(count));
        SmallVector<Value> next =
            pass(outside.create<arith::AddIOp>(number, outside.index(1)),
                 between, current.take_front(count));
        llvm::append_range(next, between);
        return next;
      });
  results.resize(count);
  return results;
}

SmallVector<Value> RowRounds::runInTiles(ValueRange state,
                                         PassElements elements) {
  NestBody outside(kernel, builder, loc);
  Value pairs = outside.create<arith::MinUIOp>(
      countPairs(), outside.index(kRoundsOfTile / 2));
  return runPairs(true, outside.index(0), pairs, state, elements);
}

SmallVector<Value> RowRounds::run(ValueRange state, PassElements elements) {
  SmallVector<Value> sorted = runInTiles(state, elements);
  std::optional<int64_t> size = getConstantIntValue(rows.back());
  if (size && *size <= kRoundTile)
    return sorted;
  NestBody outside(kernel, builder, loc);
  return runPairs(false, outside.index(kRoundsOfTile / 2), countPairs(), sorted,
                  elements);
}
