//===- BlockedRow.cpp - Loops that sum a row by blocks --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocked summation (LongSums.cpp) of a row that a kernel goes over several
// times: there is one loop nest, without an array of the blocks' sums. Each
// block of elements, each `kBlocksTogether` blocks and each row of a row of
// several dimensions have a sum of their own, from 0 on. The elements behind
// the blocks are added first. The order depends on the length alone, whether
// the compiler knows it or not.
//
//===----------------------------------------------------------------------===//

#include "BlockedRow.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

SmallVector<Value> BlockedRow::add(ValueRange carried, Part part) {
  SmallVector<Value> begin(carried);
  begin.back() = zero;
  SmallVector<Value> made = part(begin);
  NestBody sum(kernel, kernel.builder, loc);
  made.back() = combination.combine(sum, carried.back(),
                                    sum.load(made.back(), zero.getType()),
                                    /*reassociate=*/false,
                                    /*contract=*/false)[0];
  return made;
}

SmallVector<Value> BlockedRow::addParts(OpFoldResult count, bool few,
                                        ValueRange carried, NumberedPart part) {
  NestBody outside(kernel, kernel.builder, loc);
  auto addFrom = [&](Value first, Value end, ValueRange before) {
    return kernel.loop(
        loc, first, end, before, [&](Value number, ValueRange state) {
          return add(state, [&](ValueRange own) { return part(number, own); });
        });
  };
  if (std::optional<int64_t> known = getConstantIntValue(count);
      few || (known && *known <= kBlocksTogether))
    return add(carried, [&](ValueRange own) {
      return addFrom(outside.index(0), outside.value(count), own);
    });
  AffineExpr groups =
      kernel.builder.getAffineSymbolExpr(0).ceilDiv(kBlocksTogether);
  return kernel.loop(
      loc, outside.index(0),
      outside.value(computeSize(kernel.builder, loc, groups, {count})), carried,
      [&](Value group, ValueRange state) {
        NestBody inGroup(kernel, kernel.builder, loc);
        Value many = inGroup.index(kBlocksTogether);
        Value first = inGroup.create<arith::MulIOp>(group, many);
        Value end = inGroup.create<arith::MinSIOp>(
            inGroup.create<arith::AddIOp>(first, many), inGroup.value(count));
        return add(state,
                   [&](ValueRange own) { return addFrom(first, end, own); });
      });
}

SmallVector<Value> BlockedRow::emitElements(ValueRange place, Value first,
                                            Value count, ValueRange carried,
                                            bool isInOrder) {
  // LLVM knows how often a loop from 0 runs.
  Value from = arith::ConstantIndexOp::create(kernel.builder, loc, 0);
  return kernel.loop(
      loc, from, count, carried, [&](Value number, ValueRange state) {
        SmallVector<Value> indices(place);
        indices.push_back(
            arith::AddIOp::create(kernel.builder, loc, first, number));
        return body(indices, state, isInOrder);
      });
}

SmallVector<Value> BlockedRow::emitUnknown(ValueRange place, Value length,
                                           ValueRange carried) {
  NestBody row(kernel, kernel.builder, loc);
  Value isLong = row.create<arith::CmpIOp>(arith::CmpIPredicate::sge, length,
                                           row.index(kMinLongRow));
  Value size = row.select(isLong, row.index(kSumBlock), row.index(kMinLongRow));
  return add(carried, [&](ValueRange sum) {
    auto parts = scf::ForOp::create(
        kernel.builder, loc, row.index(0), length, size, sum,
        [&](OpBuilder &nested, Location, Value first, ValueRange state) {
          OpBuilder::InsertionGuard guard(kernel.builder);
          kernel.builder.setInsertionPointToEnd(nested.getInsertionBlock());
          NestBody inPart(kernel, kernel.builder, loc);
          Value count = inPart.create<arith::MinUIOp>(
              size, inPart.create<arith::SubIOp>(length, first));
          // LLVM does not see through the minimum: as a multiple, the count
          // needs no masks.
          Value factor = inPart.index(multiple);
          count = inPart.create<arith::MulIOp>(
              inPart.create<arith::DivUIOp>(count, factor), factor);
          SmallVector<Value> next = add(state, [&](ValueRange own) {
            return emitElements(place, first, count, own);
          });
          scf::YieldOp::create(kernel.builder, loc, next);
        });
    return SmallVector<Value>(parts.getResults());
  });
}

SmallVector<Value> BlockedRow::emitDims(ValueRange place, ValueRange carried) {
  OpFoldResult size = sizes[place.size()];
  if (place.size() + 1 < sizes.size())
    return addParts(size, /*few=*/false, carried,
                    [&](Value number, ValueRange own) {
                      SmallVector<Value> inside(place);
                      inside.push_back(number);
                      return emitDims(inside, own);
                    });
  NestBody row(kernel, kernel.builder, loc);
  RowBlocks blocks(kernel.builder, loc, size, multiple);
  bool few = most > 0 && most <= kBlocksTogether * kSumBlock;
  if (few && !getConstantIntValue(size) && isConstantIntValue(blocks.few, 0))
    return emitUnknown(place, row.value(size), carried);
  SmallVector<Value> state(carried);
  if (!isConstantIntValue(blocks.few, 0))
    state = emitElements(place, row.value(blocks.whole), row.value(blocks.few),
                         state, /*isInOrder=*/true);
  if (!isConstantIntValue(blocks.rest, 0))
    state = emitElements(place, row.value(blocks.whole), row.value(blocks.rest),
                         state);
  if (isConstantIntValue(blocks.count, 0))
    return state;
  return addParts(blocks.count, few, state, [&](Value block, ValueRange own) {
    NestBody inBlock(kernel, kernel.builder, loc);
    Value elements = inBlock.index(kSumBlock);
    return emitElements(place, inBlock.create<arith::MulIOp>(block, elements),
                        elements, own);
  });
}
