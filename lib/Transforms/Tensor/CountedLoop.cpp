//===- CountedLoop.cpp - While loops with a constant trip count -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountedLoop.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tenon {

using namespace ten;

std::optional<int64_t> splatNumber(Value value) {
  std::optional<ConstantElements> elements = ConstantElements::read(value);
  if (!elements || !elements->splat ||
      !elements->type.getElementType().isSignlessInteger())
    return {};
  return static_cast<int64_t>(
      loadDouble(elements->storage, elements->bytes.data()));
}

std::optional<CountedLoop> CountedLoop::of(scf::WhileOp loop) {
  scf::ConditionOp condition = loop.getConditionOp();
  auto extract = condition.getCondition().getDefiningOp<tensor::ExtractOp>();
  auto compare =
      extract ? extract.getTensor().getDefiningOp<CompareOp>() : CompareOp();
  if (!compare || compare.getDirection() != Comparison::LT)
    return {};
  auto counter = dyn_cast<BlockArgument>(compare.getLhs());
  if (!counter || counter.getOwner() != loop.getBeforeBody())
    return {};
  unsigned number = counter.getArgNumber();
  // The body gets the counter as an argument and yields the next one.
  auto next = loop.getYieldOp().getOperand(number).getDefiningOp<AddOp>();
  auto old = next ? dyn_cast<BlockArgument>(next.getLhs()) : BlockArgument();
  if (!old || old.getOwner() != loop.getAfterBody() ||
      condition.getArgs()[old.getArgNumber()] != counter ||
      splatNumber(next.getRhs()) != 1)
    return {};
  std::optional<int64_t> from = splatNumber(loop.getInits()[number]),
                         to = splatNumber(compare.getRhs());
  if (!from || !to)
    return {};
  return CountedLoop{old, *from, *to, compare, next};
}

} // namespace tenon
