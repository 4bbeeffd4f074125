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
// The remainder of a row that blocks do not divide is summed after the blocks.
//
//===----------------------------------------------------------------------===//

#include "Combination.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// Elements of a block.
/// Tuned: elements; docs/Accuracy.md.
constexpr int64_t kBlock = 512;

/// Reads the element of the summand at given indices.
using Reader = llvm::function_ref<Value(NestBody &, ArrayRef<LoopIndex>)>;

class LongSum {
public:
  LongSum(KernelLowering &kernel, ReduceOp op, const Combination &combination)
      : kernel(kernel), op(op), combination(combination),
        sizes(kernel.sizes(op.getInputs().front())), rank(sizes.size()) {}

  /// Adds all elements that `read` returns, `length` in each row, to `state`.
  /// Null if an element has no lowering.
  Value addRows(Reader read, int64_t length, Value state);

private:
  /// Returns the sums of all whole blocks, in the input's shape with the last
  /// dimension replaced by the number of blocks.
  Value sumBlocks(Reader read, int64_t blocks);
  /// Adds elements [first, first + count) of each row to `state`.
  Value addElements(Reader read, int64_t first, int64_t count, Value state);
  Value nest(ArrayRef<OpFoldResult> loopSizes,
             ArrayRef<utils::IteratorType> iterators, AffineMap outputMap,
             Value output, llvm::function_ref<Value(NestBody &)> element);

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
                    llvm::function_ref<Value(NestBody &)> element) {
  bool known = true;
  auto emit = [&](NestBody &body, ValueRange sums) {
    Value added = element(body);
    known &= static_cast<bool>(added);
    return known ? combination.combine(body, sums, added)
                 : SmallVector<Value>(sums);
  };
  Value made = kernel.nest(op.getLoc(), loopSizes, iterators, output, outputMap,
                           emit)[0];
  return known ? made : Value();
}

Value LongSum::sumBlocks(Reader read, int64_t blocks) {
  OpBuilder &builder = kernel.builder;
  SmallVector<OpFoldResult> shape(sizes);
  shape.back() = builder.getIndexAttr(blocks);
  SmallVector<OpFoldResult> loopSizes(shape);
  loopSizes.push_back(builder.getIndexAttr(kBlock));
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
                place.back() = body.plus(body.times(place.back(), kBlock),
                                         body.loops.back());
                return read(body, place);
              });
}

Value LongSum::addElements(Reader read, int64_t first, int64_t count,
                           Value state) {
  OpBuilder &builder = kernel.builder;
  SmallVector<OpFoldResult> loopSizes(sizes);
  loopSizes.back() = builder.getIndexAttr(count);
  SmallVector<utils::IteratorType> iterators;
  SmallVector<AffineExpr> kept;
  for (unsigned dim = 0; dim < rank; ++dim) {
    bool reduced = llvm::is_contained(op.getDims(), dim);
    iterators.push_back(reduced ? utils::IteratorType::reduction
                                : utils::IteratorType::parallel);
    if (!reduced)
      kept.push_back(builder.getAffineDimExpr(dim));
  }
  return nest(loopSizes, iterators,
              AffineMap::get(rank, 0, kept, builder.getContext()), state,
              [&](NestBody &body) {
                LoopIndices place(body.loops);
                place.back() = body.plus(place.back(), body.constant(first));
                return read(body, place);
              });
}

Value LongSum::addRows(Reader read, int64_t length, Value state) {
  if (length < kMinLongRow)
    return addElements(read, 0, length, state);
  int64_t blocks = length / kBlock, whole = blocks * kBlock;
  if (whole < length)
    state = addElements(read, whole, length - whole, state);
  Value sums = state ? sumBlocks(read, blocks) : Value();
  if (!sums)
    return {};
  Type element = combination.elements[0];
  return addRows(
      [&](NestBody &body, ArrayRef<LoopIndex> place) {
        return body.read(sums, element, place);
      },
      blocks, state);
}

SmallVector<Value> tenon::sumLongRows(KernelLowering &kernel, ReduceOp op,
                                      const Combination &combination,
                                      ValueRange states) {
  RankedTensorType type = tensorType(op.getInputs().front());
  int64_t last = type.getRank() - 1;
  // GPUs divide rows among threads in their own way.
  if (kernel.manyThreads || combination.kind != ReductionKind::Add ||
      !(combination.elements[0].isF32() || combination.elements[0].isF64()) ||
      !llvm::is_contained(op.getDims(), last) || type.isDynamicDim(last) ||
      type.getDimSize(last) < kMinLongRow)
    return {};
  Value made = LongSum(kernel, op, combination)
                   .addRows(
                       [&](NestBody &body, ArrayRef<LoopIndex> place) {
                         return body.element(op.getInputs().front(), place);
                       },
                       type.getDimSize(last), states.front());
  return made ? SmallVector<Value>{made} : SmallVector<Value>();
}
