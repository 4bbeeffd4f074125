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

class LongSum {
public:
  LongSum(KernelLowering &kernel, ReduceOp op, const Combination &combination)
      : kernel(kernel), op(op), combination(combination),
        sizes(kernel.sizes(op.getInputs().front())), rank(sizes.size()) {}

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
  /// Returns the value where the condition holds, or 0.
  OpFoldResult valueIf(arith::CmpIPredicate predicate, OpFoldResult a,
                       int64_t b, OpFoldResult value);
  /// Adds elements [first, first + count) of each row to `state`, in this order
  /// or not.
  Value addElements(Reader read, OpFoldResult first, OpFoldResult count,
                    Value state, bool isInOrder = false);
  Value nest(ArrayRef<OpFoldResult> loopSizes,
             ArrayRef<utils::IteratorType> iterators, AffineMap outputMap,
             Value output, llvm::function_ref<Value(NestBody &)> element,
             bool isInOrder = false);

  KernelLowering &kernel;
  ReduceOp op;
  const Combination &combination;
  /// Sizes of the input.
  SmallVector<OpFoldResult> sizes;
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
                                       /*reassociate=*/!isInOrder)
                 : SmallVector<Value>(sums);
  };
  Value made = kernel.nest(op.getLoc(), loopSizes, iterators, output, outputMap,
                           emit)[0];
  return known ? made : Value();
}

OpFoldResult LongSum::valueIf(arith::CmpIPredicate predicate, OpFoldResult a,
                              int64_t b, OpFoldResult value) {
  OpBuilder &builder = kernel.builder;
  Location loc = op.getLoc();
  auto toValue = [&](OpFoldResult size) {
    return getValueOrCreateConstantIndexOp(builder, loc, size);
  };
  Value holds = arith::CmpIOp::create(builder, loc, predicate, toValue(a),
                                      toValue(builder.getIndexAttr(b)));
  return arith::SelectOp::create(builder, loc, holds, toValue(value),
                                 toValue(builder.getIndexAttr(0)))
      .getResult();
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
  Value sums = kernel.fill(
      kernel.identity(ReductionKind::Add, element, op.getLoc()),
      kernel.empty(shape, storageType(element), op.getLoc()), op.getLoc());
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
    bool reduced = llvm::is_contained(op.getDims(), dim);
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
  OpFoldResult none = kernel.builder.getIndexAttr(0), many = blocks;
  std::optional<int64_t> known = getConstantIntValue(blocks);
  if (known && *known < kMinManyBlocks)
    return addElements(read, none, blocks, state, /*isInOrder=*/true);
  if (!known) {
    state = addElements(
        read, none,
        valueIf(arith::CmpIPredicate::slt, blocks, kMinManyBlocks, blocks),
        state, /*isInOrder=*/true);
    many = valueIf(arith::CmpIPredicate::sge, blocks, kMinManyBlocks, blocks);
  }
  return state ? addRows(read, many, state, levels) : Value();
}

Value LongSum::addRows(Reader read, OpFoldResult length, Value state,
                       int levels) {
  OpBuilder &builder = kernel.builder;
  std::optional<int64_t> known = getConstantIntValue(length);
  if (known ? *known < kMinLongRow : levels == 0)
    return addElements(read, builder.getIndexAttr(0), length, state);
  AffineExpr all, count;
  bindSymbols(builder.getContext(), all, count);
  OpFoldResult blocks = computeSize(builder, op.getLoc(),
                                    all.floorDiv(kSumBlock), {length, length});
  if (!known)
    blocks = valueIf(arith::CmpIPredicate::sge, length, kMinLongRow, blocks);
  OpFoldResult whole = computeSize(builder, op.getLoc(), count * kSumBlock,
                                   {length, blocks}),
               rest = computeSize(builder, op.getLoc(), all - count * kSumBlock,
                                  {length, blocks});
  if (!isConstantIntValue(rest, 0))
    state = addElements(read, whole, rest, state);
  Value sums = state ? sumBlocks(read, blocks) : Value();
  if (!sums)
    return {};
  Type element = combination.elements[0];
  return addBlocks(
      [&](NestBody &body, ArrayRef<LoopIndex> place) {
        return body.read(sums, element, place);
      },
      blocks, state, levels - 1);
}

SmallVector<Value> tenon::sumLongRows(KernelLowering &kernel, ReduceOp op,
                                      const Combination &combination,
                                      ValueRange states) {
  RankedTensorType type = tensorType(op.getInputs().front());
  int64_t last = type.getRank() - 1;
  // GPUs divide rows among threads in their own way.
  if (kernel.manyThreads || combination.kind != ReductionKind::Add ||
      !(combination.elements[0].isF32() || combination.elements[0].isF64()) ||
      !llvm::is_contained(op.getDims(), last) ||
      (!type.isDynamicDim(last) && type.getDimSize(last) < kMinLongRow))
    return {};
  Value made = LongSum(kernel, op, combination)
                   .addRows(
                       [&](NestBody &body, ArrayRef<LoopIndex> place) {
                         return body.element(op.getInputs().front(), place);
                       },
                       kernel.sizes(op.getInputs().front()).back(),
                       states.front(), kMaxLevels);
  return made ? SmallVector<Value>{made} : SmallVector<Value>();
}
