//===- LongSums.cpp - Sums of long rows by blocks -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocked summation (N. Higham, "The accuracy of floating point summation",
// 1993): blocks of 512 elements are summed separately, and the block sums as a
// row of the same kind. A vectorized loop over a block adds 8 elements
// (AVX-512) or 16 (AVX2) to each of its accumulators, so that the error of a
// sum of n elements grows with log(n), as in pairwise summation, whereas one
// loop over the whole row adds n / 64 to each. The block sums are independent
// of each other: threads divide them, and any number of threads gives the same
// bits.
//
// The remainder of a row that blocks do not divide is summed before the blocks.
// Few block sums are added in order. Where only the run knows the length, short
// rows are a remainder without blocks: the order of a sum depends on its length
// alone.
//
//===----------------------------------------------------------------------===//

#include "Combination.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// Levels of blocks of rows of unknown length: more are for 2^19 elements.
/// Bound: levels; code size.
constexpr int kMaxLevels = 1;

/// Reads the element of the summand at given indices.
using Reader = llvm::function_ref<Value(NestBody &, ArrayRef<LoopIndex>)>;

/// Returns the value where the condition holds, or 0.
OpFoldResult valueIf(OpBuilder &builder, Location loc,
                     arith::CmpIPredicate predicate, OpFoldResult a, int64_t b,
                     OpFoldResult value) {
  auto toValue = [&](OpFoldResult size) {
    return getValueOrCreateConstantIndexOp(builder, loc, size);
  };
  Value holds = arith::CmpIOp::create(builder, loc, predicate, toValue(a),
                                      toValue(builder.getIndexAttr(b)));
  return arith::SelectOp::create(builder, loc, holds, toValue(value),
                                 toValue(builder.getIndexAttr(0)))
      .getResult();
}

class LongSum {
public:
  /// Sums along `dims`, the last of them at least, of an array of these sizes.
  LongSum(KernelLowering &kernel, Location loc, const Combination &combination,
          ArrayRef<OpFoldResult> sizes, ArrayRef<int64_t> dims)
      : kernel(kernel), loc(loc), combination(combination), sizes(sizes),
        dims(dims), rank(sizes.size()) {}

  /// Adds all elements that `read` returns, `length` in each row, to `state`,
  /// with at most so many `levels` of blocks if the length is unknown. Null if
  /// an element has no lowering.
  Value addRows(Reader read, OpFoldResult length, Value state, int levels);

private:
  /// Returns the sums of all whole blocks, in the input's shape with the last
  /// dimension replaced by the number of blocks.
  Value sumBlocks(Reader read, OpFoldResult blocks);
  /// Adds the sums of blocks to `state`.
  Value addBlocks(Reader read, OpFoldResult blocks, Value state, int levels);
  /// Adds elements [first, first + count) of each row to `state`, in this order
  /// or not.
  Value addElements(Reader read, OpFoldResult first, OpFoldResult count,
                    Value state, bool isInOrder = false);
  Value nest(ArrayRef<OpFoldResult> loopSizes,
             ArrayRef<utils::IteratorType> iterators, AffineMap outputMap,
             Value output, llvm::function_ref<Value(NestBody &)> element,
             bool isInOrder = false);

  KernelLowering &kernel;
  Location loc;
  const Combination &combination;
  ArrayRef<OpFoldResult> sizes;
  ArrayRef<int64_t> dims;
  unsigned rank;
};

} // namespace

Value LongSum::nest(ArrayRef<OpFoldResult> loopSizes,
                    ArrayRef<utils::IteratorType> iterators,
                    AffineMap outputMap, Value output,
                    llvm::function_ref<Value(NestBody &)> element,
                    bool isInOrder) {
  bool known = true;
  auto emit = [&](NestBody &body, ValueRange sums) {
    Value added = element(body);
    known &= static_cast<bool>(added);
    return known ? combination.combine(body, sums, added,
                                       /*reassociate=*/!isInOrder,
                                       /*contract=*/!isInOrder)
                 : SmallVector<Value>(sums);
  };
  Value made =
      kernel.nest(loc, loopSizes, iterators, output, outputMap, emit)[0];
  return known ? made : Value();
}

Value LongSum::sumBlocks(Reader read, OpFoldResult blocks) {
  OpBuilder &builder = kernel.builder;
  SmallVector<OpFoldResult> shape(sizes);
  shape.back() = blocks;
  SmallVector<OpFoldResult> loopSizes(shape);
  loopSizes.push_back(builder.getIndexAttr(kSumBlock));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  iterators.push_back(utils::IteratorType::reduction);
  Type element = combination.elements[0];
  Value sums = kernel.fill(kernel.identity(ReductionKind::Add, element, loc),
                           kernel.empty(shape, storageType(element), loc), loc);
  return nest(loopSizes, iterators,
              builder.getMultiDimIdentityMap(rank + 1).dropResult(rank), sums,
              [&](NestBody &body) {
                LoopIndices place(body.loops.begin(), body.loops.end() - 1);
                place.back() = body.plus(body.times(place.back(), kSumBlock),
                                         body.loops.back());
                return read(body, place);
              });
}

Value LongSum::addElements(Reader read, OpFoldResult first, OpFoldResult count,
                           Value state, bool isInOrder) {
  OpBuilder &builder = kernel.builder;
  SmallVector<OpFoldResult> loopSizes(sizes);
  loopSizes.back() = count;
  SmallVector<utils::IteratorType> iterators;
  SmallVector<AffineExpr> kept;
  for (unsigned dim = 0; dim < rank; ++dim) {
    bool reduced = llvm::is_contained(dims, dim);
    iterators.push_back(reduced ? utils::IteratorType::reduction
                                : utils::IteratorType::parallel);
    if (!reduced)
      kept.push_back(builder.getAffineDimExpr(dim));
  }
  return nest(
      loopSizes, iterators, AffineMap::get(rank, 0, kept, builder.getContext()),
      state,
      [&](NestBody &body) {
        LoopIndices place(body.loops);
        auto known = getConstantIntValue(first);
        place.back() =
            body.plus(place.back(), known ? body.constant(*known)
                                          : LoopIndex(cast<Value>(first)));
        return read(body, place);
      },
      isInOrder);
}

Value LongSum::addBlocks(Reader read, OpFoldResult blocks, Value state,
                         int levels) {
  OpBuilder &builder = kernel.builder;
  OpFoldResult none = builder.getIndexAttr(0), many = blocks;
  std::optional<int64_t> known = getConstantIntValue(blocks);
  if (known && *known < kMinManyBlocks)
    return addElements(read, none, blocks, state, /*isInOrder=*/true);
  if (!known) {
    state = addElements(read, none,
                        valueIf(builder, loc, arith::CmpIPredicate::slt, blocks,
                                kMinManyBlocks, blocks),
                        state, /*isInOrder=*/true);
    many = valueIf(builder, loc, arith::CmpIPredicate::sge, blocks,
                   kMinManyBlocks, blocks);
  }
  return state ? addRows(read, many, state, levels) : Value();
}

Value LongSum::addRows(Reader read, OpFoldResult length, Value state,
                       int levels) {
  OpBuilder &builder = kernel.builder;
  std::optional<int64_t> known = getConstantIntValue(length);
  if (known ? *known < kMinLongRow : levels == 0)
    return addElements(read, builder.getIndexAttr(0), length, state);
  RowBlocks row(builder, loc, length);
  if (!isConstantIntValue(row.few, 0))
    state = addElements(read, row.whole, row.few, state, /*isInOrder=*/true);
  if (state && !isConstantIntValue(row.rest, 0))
    state = addElements(read, row.whole, row.rest, state);
  Value sums = state ? sumBlocks(read, row.count) : Value();
  if (!sums)
    return {};
  Type element = combination.elements[0];
  return addBlocks(
      [&](NestBody &body, ArrayRef<LoopIndex> place) {
        return body.read(sums, element, place);
      },
      row.count, state, levels - 1);
}

RowBlocks::RowBlocks(OpBuilder &builder, Location loc, OpFoldResult length,
                     int64_t multiple) {
  AffineExpr all, blocks;
  bindSymbols(builder.getContext(), all, blocks);
  std::optional<int64_t> known = getConstantIntValue(length);
  // Returns the value where a number is at least `least`, or else 0.
  auto atLeast = [&](OpFoldResult number, int64_t least, OpFoldResult value) {
    return valueIf(builder, loc, arith::CmpIPredicate::sge, number, least,
                   value);
  };
  count = computeSize(builder, loc, all.floorDiv(kSumBlock), {length, length});
  if (!known)
    count = atLeast(length, kMinLongRow, count);
  else if (*known < kMinLongRow)
    count = builder.getIndexAttr(0);
  whole = computeSize(builder, loc, blocks * kSumBlock, {length, count});
  OpFoldResult behind =
      computeSize(builder, loc, all - blocks * kSumBlock, {length, count});
  static_assert(kSumBlock % kMinRestInVectors == 0);
  if (!known && multiple % kMinRestInVectors == 0)
    rest = behind;
  else if (!known)
    rest = atLeast(behind, kMinRestInVectors, behind);
  else if (*getConstantIntValue(behind) >= kMinRestInVectors)
    rest = behind;
  else
    rest = builder.getIndexAttr(0);
  few = computeSize(builder, loc, all - blocks, {behind, rest});
}

bool tenon::isSummedByBlocks(const KernelLowering &kernel,
                             const Combination &combination,
                             ArrayRef<int64_t> sizes) {
  return !kernel.manyThreads && combination.kind == ReductionKind::Add &&
         (combination.elements[0].isF32() || combination.elements[0].isF64()) &&
         (ShapedType::isDynamicShape(sizes) ||
          ShapedType::getNumElements(sizes) >= kMinLongRow);
}

/// Returns whether the sum of rows of several dimensions, which are the last
/// ones of the array, is one of rows whose elements are sums along the last
/// dimension: these are many.
static bool isSumOfSums(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims) {
  if (dims.size() < 2 || dims.back() - dims.front() >= int64_t(dims.size()))
    return false;
  ArrayRef<int64_t> outer = shape.slice(dims.front(), dims.size() - 1);
  return ShapedType::isDynamicShape(outer) ||
         ShapedType::getNumElements(outer) >= kMinManyBlocks;
}

SmallVector<Value> tenon::sumLongRows(KernelLowering &kernel, ReduceOp op,
                                      const Combination &combination,
                                      ValueRange states) {
  Value input = op.getInputs().front();
  RankedTensorType type = tensorType(input);
  int64_t last = type.getRank() - 1;
  SmallVector<int64_t> dims(op.getDims());
  llvm::sort(dims);
  if (dims.empty() || dims.back() != last)
    return {};
  bool areSums = isSumOfSums(type.getShape(), dims);
  if (!isSummedByBlocks(
          kernel, combination,
          type.getShape().drop_front(areSums ? dims.front() : last)))
    return {};
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> sizes = kernel.sizes(input);
  Type element = combination.elements[0];
  Value partial;
  auto read = [&](NestBody &body, ArrayRef<LoopIndex> place) {
    return partial ? body.read(partial, element, place)
                   : body.element(input, place);
  };
  for (; areSums && dims.size() > 1; dims.pop_back(), sizes.pop_back()) {
    Value sums = kernel.fill(
        kernel.identity(ReductionKind::Add, element, loc),
        kernel.empty(ArrayRef(sizes).drop_back(), storageType(element), loc),
        loc);
    partial = LongSum(kernel, loc, combination, sizes, dims.back())
                  .addRows(read, sizes.back(), sums, kMaxLevels);
    if (!partial)
      return {};
  }
  Value made = LongSum(kernel, loc, combination, sizes, dims)
                   .addRows(read, sizes.back(), states.front(), kMaxLevels);
  return made ? SmallVector<Value>{made} : SmallVector<Value>();
}
