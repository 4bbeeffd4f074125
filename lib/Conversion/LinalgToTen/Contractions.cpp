//===- Contractions.cpp - Converts sums of products to contractions -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StructuredOp.h"

using namespace mlir;
using namespace tenon;

Value tenon::unconverted(Value tensor, Type element) {
  auto convert = tensor.getDefiningOp<ten::ConvertOp>();
  return convert && ProgramBuilder::elementOf(tensor) == element
             ? convert.getOperand()
             : tensor;
}

SmallVector<int64_t> tenon::placesOf(ArrayRef<unsigned> wanted,
                                     ArrayRef<unsigned> loops) {
  SmallVector<int64_t> places;
  for (unsigned loop : wanted)
    places.push_back(llvm::find(loops, loop) - loops.begin());
  return places;
}

std::optional<Spread> StructuredOp::contract(const Spread &lhs,
                                             const Spread &rhs,
                                             ArrayRef<unsigned> kept,
                                             Type element) {
  SmallVector<unsigned> batch, summed, left, right;
  for (unsigned loop : lhs.loops) {
    bool isShared = llvm::is_contained(rhs.loops, loop);
    bool isKept = llvm::is_contained(kept, loop);
    // A loop of one operand alone would be a sum, not a product.
    if (!isShared && !isKept)
      return std::nullopt;
    (!isShared ? left : isKept ? batch : summed).push_back(loop);
  }
  for (unsigned loop : rhs.loops)
    if (!llvm::is_contained(lhs.loops, loop)) {
      if (!llvm::is_contained(kept, loop))
        return std::nullopt;
      right.push_back(loop);
    }
  // An inner product is better as a reduction, which fuses more.
  if (left.empty() && right.empty())
    return std::nullopt;
  unsigned numSummed = op.getNumLoops() - kept.size();
  if (summed.empty() || summed.size() != numSummed)
    return std::nullopt;
  SmallVector<unsigned> loops(batch);
  llvm::append_range(loops, left);
  llvm::append_range(loops, right);
  Value sum = ten::ContractOp::create(
      c.b, space.typeOver(loops, element), unconverted(lhs.tensor, element),
      unconverted(rhs.tensor, element), placesOf(batch, lhs.loops),
      placesOf(batch, rhs.loops), placesOf(summed, lhs.loops),
      placesOf(summed, rhs.loops), c.accumulator(element));
  return space.spread(sum, loops);
}
