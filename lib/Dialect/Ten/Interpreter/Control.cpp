//===- Control.cpp - Calls, loops and branches ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

static Status giveAll(OpContext &context, RuntimeValues &values) {
  for (unsigned i = 0; i < values.size(); ++i)
    TEN_TRY(context.setValue(i, std::move(values[i])));
  return {};
}

static RuntimeValues takeFrom(OpContext &context, unsigned first) {
  RuntimeValues values;
  for (unsigned i = first; i < context.step.operands.size(); ++i)
    values.push_back(context.take(i));
  return values;
}

static Status runRegion(OpContext &context, Region &region,
                        RuntimeValues &yielded) {
  if (region.empty()) {
    yielded.clear();
    return {};
  }
  return context.evaluator.runBlock(context.frame, region.front(), {}, yielded);
}

static Status evaluateCall(OpContext &context) {
  auto op = context.as<func::CallOp>();
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      op, op.getCalleeAttr());
  if (!callee)
    return context.error(TEN_COMPILE_ERROR, "expects a function named '",
                         op.getCallee().str(), "'");
  RuntimeValues results;
  TEN_TRY(context.evaluator.runFunction(callee, takeFrom(context, 0), results));
  return giveAll(context, results);
}

static Status evaluateIf(OpContext &context) {
  auto op = context.as<scf::IfOp>();
  RuntimeValues yielded;
  TEN_TRY(runRegion(
      context, context.integer(0) ? op.getThenRegion() : op.getElseRegion(),
      yielded));
  return giveAll(context, yielded);
}

static Status evaluateIndexSwitch(OpContext &context) {
  auto op = context.as<scf::IndexSwitchOp>();
  Region *region = &op.getDefaultRegion();
  for (auto [i, value] : llvm::enumerate(op.getCases()))
    if (value == context.integer(0))
      region = &op.getCaseRegions()[i];
  RuntimeValues yielded;
  TEN_TRY(runRegion(context, *region, yielded));
  return giveAll(context, yielded);
}

static Status evaluateFor(OpContext &context) {
  auto op = context.as<scf::ForOp>();
  int64_t lower = context.integer(0), upper = context.integer(1),
          step = context.integer(2);
  if (step <= 0)
    return context.error("expects a step of at least 1, got ", step);
  RuntimeValues carried = takeFrom(context, 3);
  bool isUnsigned = op.getUnsignedCmp();
  auto below = [&](int64_t a, int64_t b) {
    return isUnsigned ? static_cast<uint64_t>(a) < static_cast<uint64_t>(b)
                      : a < b;
  };
  for (int64_t i = lower; below(i, upper);) {
    RuntimeValues arguments;
    arguments.emplace_back().integer = i;
    for (RuntimeValue &value : carried)
      arguments.push_back(std::move(value));
    TEN_TRY(context.evaluator.runBlock(context.frame, *op.getBody(),
                                       std::move(arguments), carried));
    if (__builtin_add_overflow(i, step, &i))
      break;
  }
  return giveAll(context, carried);
}

static Status evaluateWhile(OpContext &context) {
  auto op = context.as<scf::WhileOp>();
  RuntimeValues carried = takeFrom(context, 0);
  while (true) {
    RuntimeValues condition;
    TEN_TRY(context.evaluator.runBlock(context.frame, op.getBefore().front(),
                                       std::move(carried), condition));
    bool proceed = condition.front().integer != 0;
    condition.erase(condition.begin());
    if (!proceed)
      return giveAll(context, condition);
    TEN_TRY(context.evaluator.runBlock(context.frame, op.getAfter().front(),
                                       std::move(condition), carried));
  }
}

Handler tenon::ten::controlHandler(Operation *op) {
  return llvm::TypeSwitch<Operation *, Handler>(op)
      .Case<func::CallOp>([](auto) { return evaluateCall; })
      .Case<scf::IfOp>([](auto) { return evaluateIf; })
      .Case<scf::IndexSwitchOp>([](auto) { return evaluateIndexSwitch; })
      .Case<scf::ForOp>([](auto) { return evaluateFor; })
      .Case<scf::WhileOp>([](auto) { return evaluateWhile; })
      .Default([](auto) { return nullptr; });
}
