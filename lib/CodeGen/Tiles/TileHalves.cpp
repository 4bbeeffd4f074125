//===- TileHalves.cpp - Sums of vectors in the order of AMX ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of TileEmitter: products of bf16 on vectors in the order in which AMX
// adds them (`tdpbf16ps`), so that the bits of a row do not depend on how many
// rows there are, which decides whether AMX multiplies them. The instruction
// adds up the first and the second elements of 16 pairs apart, from 0 on, and
// adds the sum of both to the accumulator.
//
//===----------------------------------------------------------------------===//

#include "TileEmitter.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Products that AMX adds to an accumulator at a time.
/// Fact: products; pairs of the rows of a register.
constexpr int64_t kSumsOfMatrix = 2 * kMatrixSize;

/// Products of a tile that are one iteration of the loop over pairs, if so many
/// pairs are.
/// Tuned: products; docs/developer/rationale/tiles-and-packing.md "A row's bits
/// do not depend on the number of rows".
constexpr int64_t kProductsOfIteration = 64;

bool TileEmitter::analyzeHalves() {
  return reductions.size() == 1 && borders.empty() && zeroDims.empty() &&
         isa<FloatType>(accumulator);
}

TileEmitter::Values TileEmitter::sumPairs(OpFoldResult first, OpFoldResult end,
                                          Columns columns, int64_t height,
                                          Values halves) {
  unsigned dim = reductions.front();
  size_t sums = columns.vectors * height;
  // Address modes scale an index by at most 8 bytes.
  SmallVector<unsigned> apart;
  for (auto [number, input] : llvm::enumerate(inputs))
    if (input.memref)
      if (std::optional<int64_t> far = getConstantIntValue(input.strides[dim]);
          far && *far * input.element.getIntOrFloatBitWidth() > 64)
        apart.push_back(number);
  Values carried = halves;
  for (unsigned number : apart)
    carried.push_back(value(times(first, inputs[number].strides[dim])));
  int64_t together = 1;
  while (kMatrixSize % (2 * together) == 0 &&
         2 * together * static_cast<int64_t>(halves.size()) <=
             kProductsOfIteration)
    together *= 2;
  auto loop = scf::ForOp::create(builder, loc, value(first), value(end),
                                 index(2), carried);
  loop->setAttr(
      "loop_annotation",
      loopOfSteps(together > 1 ? std::optional(together) : std::nullopt));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  auto arguments = loop.getRegionIterArgs();
  halves.assign(arguments.begin(), arguments.begin() + halves.size());
  for (auto [number, place] :
       llvm::zip_equal(apart, arguments.drop_front(halves.size())))
    counted[number] = place;
  ivs[dim] = loop.getInductionVar();
  for (size_t from = 0; from < halves.size(); from += sums) {
    auto part = MutableArrayRef(halves).slice(from, sums);
    llvm::copy(multiplyAdd(columns, height, Values(part)), part.begin());
    ivs[dim] = plus(ivs[dim], attribute(1));
    for (unsigned number : apart)
      counted[number] = value(
          plus(OpFoldResult(counted[number]), inputs[number].strides[dim]));
  }
  Values results = sumsAreRegisters() ? finishStep(halves) : halves;
  // The other element of a pair may be added by another loop.
  int64_t skipped = 2 - static_cast<int64_t>(halves.size() / sums);
  for (unsigned number : apart)
    results.push_back(
        value(plus(OpFoldResult(counted[number]),
                   times(attribute(skipped), inputs[number].strides[dim]))));
  counted.clear();
  scf::YieldOp::create(builder, loc, results);
  return Values(loop.getResults().take_front(halves.size()));
}

TileEmitter::Values TileEmitter::addHalves(Columns columns, int64_t height,
                                           Values accumulators) {
  size_t sums = accumulators.size();
  auto type = cast<VectorType>(accumulators.front().getType());
  Value zero = arith::ConstantOp::create(
      builder, loc, cast<TypedAttr>(builder.getZeroAttr(type)));
  auto add = [&](Values sums, ArrayRef<Value> first, ArrayRef<Value> second) {
    for (auto [sum, a, b] : llvm::zip_equal(sums, first, second))
      sum = addition(sum, addition(a, b));
    return sums;
  };
  auto addApart = [&](OpFoldResult from, OpFoldResult to, Values carried) {
    Values first = sumPairs(from, to, columns, height, Values(sums, zero)),
           second = sumPairs(plus(from, attribute(1)), to, columns, height,
                             Values(sums, zero));
    return add(std::move(carried), first, second);
  };
  // Few sums would wait for each other.
  bool isTogether = 2 * static_cast<int64_t>(sums) + columns.vectors <
                    target.getVectorRegisters();
  OpFoldResult end = sizes[reductions.front()];
  std::optional<int64_t> size = getConstantIntValue(end);
  OpFoldResult whole =
      size ? OpFoldResult(attribute(*size / kSumsOfMatrix * kSumsOfMatrix))
           : OpFoldResult(arith::SubIOp::create(
                              builder, loc, value(end),
                              arith::RemUIOp::create(builder, loc, value(end),
                                                     index(kSumsOfMatrix)))
                              .getResult());
  if (!isZeroInteger(whole)) {
    auto loop = scf::ForOp::create(builder, loc, index(0), value(whole),
                                   index(kSumsOfMatrix), accumulators);
    loop->setAttr("loop_annotation", loopOfSteps({}));
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    OpFoldResult first = loop.getInductionVar();
    OpFoldResult last = plus(first, attribute(kSumsOfMatrix));
    Values carried(loop.getRegionIterArgs());
    if (isTogether) {
      Values halves =
          sumPairs(first, last, columns, height, Values(2 * sums, zero));
      carried = add(std::move(carried), ArrayRef(halves).take_front(sums),
                    ArrayRef(halves).drop_front(sums));
    } else {
      carried = addApart(first, last, std::move(carried));
    }
    scf::YieldOp::create(builder, loc, carried);
    accumulators = Values(loop.getResults());
  }
  if (size && *size % kSumsOfMatrix == 0)
    return accumulators;
  return addApart(whole, end, std::move(accumulators));
}

} // namespace tenon
