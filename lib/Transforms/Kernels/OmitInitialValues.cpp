//===- OmitInitialValues.cpp - Removes overwritten initial state ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "Transforms/Tensor/CountedLoop.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_OMITINITIALVALUES
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Bounds the compile time: iterations that are evaluated, and length of the
/// index expression.
/// Bound: iterations; compile time.
constexpr int64_t kMaxIterations = 100000;
/// Bound: operations; compile time.
constexpr unsigned kMaxExpressionLength = 16;

/// Evaluates an integer expression of the loop's counter in an iteration.
std::optional<int64_t> evaluate(Value value, BlockArgument counter,
                                int64_t iteration, unsigned &steps) {
  if (value == counter)
    return iteration;
  if (std::optional<int64_t> number = splatNumber(value))
    return number;
  Operation *op = value.getDefiningOp();
  if (!op || !isa<AddOp, SubOp>(op) || steps == 0)
    return {};
  --steps;
  std::optional<int64_t> lhs =
      evaluate(op->getOperand(0), counter, iteration, steps);
  std::optional<int64_t> rhs =
      evaluate(op->getOperand(1), counter, iteration, steps);
  if (!lhs || !rhs)
    return {};
  int64_t result = isa<AddOp>(op) ? *lhs + *rhs : *lhs - *rhs;
  // Reject values that could wrap in their type.
  unsigned width = tensorType(value).getElementTypeBitWidth();
  return width >= 8 && llvm::isIntN(std::min(width, 62u), result)
             ? std::optional<int64_t>(result)
             : std::nullopt;
}

/// Returns whether the updates of all iterations together replace every
/// element, each update all elements at one index of the first dimension.
bool replacesAll(DynamicUpdateSliceOp update, const CountedLoop &loop) {
  RankedTensorType type = update.getType();
  ArrayRef<int64_t> shape = tensorType(update.getUpdate()).getShape();
  if (!type.hasStaticShape() || type.getRank() == 0 ||
      type.getNumElements() == 0 || shape.front() != 1 ||
      shape.drop_front() != type.getShape().drop_front() ||
      !tensorType(loop.counter).getElementType().isSignlessInteger() ||
      loop.tripCount() > kMaxIterations)
    return false;
  int64_t size = type.getDimSize(0);
  llvm::BitVector replaced(size);
  for (int64_t i = loop.from; i < loop.to; ++i) {
    unsigned steps = kMaxExpressionLength;
    std::optional<int64_t> start =
        evaluate(update.getStarts().front(), loop.counter, i, steps);
    if (!start)
      return false;
    replaced.set(std::clamp<int64_t>(*start, 0, size - 1));
  }
  return replaced.all();
}

class OmitInitialValuesPass
    : public impl::OmitInitialValuesBase<OmitInitialValuesPass> {
  void runOnOperation() override {
    getOperation().walk([](scf::WhileOp loop) {
      if (std::optional<CountedLoop> counted = CountedLoop::of(loop))
        for (OpOperand &initial : loop.getInitsMutable())
          if (isNeverRead(loop, initial.getOperandNumber(), *counted))
            omit(loop, initial);
    });
  }

  /// Returns whether that element of the state is only written, and completely,
  /// before the loop ends.
  static bool isNeverRead(scf::WhileOp loop, unsigned number,
                          const CountedLoop &counted) {
    BlockArgument before = loop.getBeforeArguments()[number];
    scf::ConditionOp condition = loop.getConditionOp();
    if (!before.hasOneUse() || *before.user_begin() != condition)
      return false;
    // The condition op's first operand is the flag.
    BlockArgument state =
        loop.getAfterArguments()[before.use_begin()->getOperandNumber() - 1];
    auto update = state.hasOneUse()
                      ? dyn_cast<DynamicUpdateSliceOp>(*state.user_begin())
                      : DynamicUpdateSliceOp();
    return update && update.getOperand() == state &&
           update->getBlock() == loop.getAfterBody() &&
           update.getResult().hasOneUse() &&
           loop.getYieldOp().getOperand(number) == update.getResult() &&
           replacesAll(update, counted);
  }

  static void omit(scf::WhileOp loop, OpOperand &initial) {
    if (initial.get().getDefiningOp<tensor::EmptyOp>())
      return;
    RankedTensorType type = tensorType(initial.get());
    OpBuilder builder(loop);
    initial.set(tensor::EmptyOp::create(builder, loop.getLoc(), type.getShape(),
                                        type.getElementType()));
    remark::passed(loop.getLoc(), remark::RemarkOpts::name("Omitted").category(
                                      "ten-omit-initial-values"))
        << "initial value omitted: the loop overwrites all of it";
  }
};

} // namespace
} // namespace tenon
