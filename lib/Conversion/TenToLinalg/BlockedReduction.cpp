//===- BlockedReduction.cpp - Accumulation in blocks ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "KernelLowering.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

void tenon::markSums(Operation *nest, SumsPart part) {
  Builder builder(nest->getContext());
  if (part == SumsPart::First || part == SumsPart::More)
    attr::sums.set(nest, "some");
  if (part == SumsPart::Last)
    attr::sums.set(nest, "last");
}

Value KernelLowering::sumInBlocks(
    Operation *op, Type accumulator, int64_t count, int64_t most, Value sums,
    function_ref<Value(Value, Value, int64_t, SumsPart)> body) {
  Location loc = op->getLoc();
  auto constant = [&](int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  if (most >= count)
    return body(constant(0), sums, count, SumsPart::All);
  bool isAll = llvm::all_of(op->getUsers(), [](Operation *user) {
    return user->hasTrait<OpTrait::IsTerminator>();
  });
  int64_t last = isAll ? count : (count - 1) / most * most;
  // Only one block before the last: it starts from the initial value.
  bool isLoop = last > most;
  if (isLoop)
    sums = fill(identity(ReductionKind::Add, accumulator, loc), sums, loc);
  sums = steps(loc, 0, last, most, sums,
               [&](Value first, Value carried, int64_t size) {
                 return body(first, carried, size,
                             isLoop ? SumsPart::More : SumsPart::First);
               });
  return isAll ? sums
               : body(constant(last), sums, count - last, SumsPart::Last);
}
