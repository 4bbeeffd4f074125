//===- Kernel.cpp - Kernels and checks ------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

static Status evaluateKernel(OpContext &context) {
  auto op = context.as<KernelOp>();
  RuntimeValues arguments, yielded;
  for (unsigned i = 0; i < op.getInputs().size(); ++i)
    arguments.push_back(context.take(i));
  TEN_TRY(context.evaluator.runBlock(context.frame, op.getBody().front(),
                                     std::move(arguments), yielded));
  for (unsigned i = 0; i < yielded.size(); ++i)
    TEN_TRY(context.setValue(i, std::move(yielded[i])));
  return {};
}

static Status evaluateLaunch(OpContext &context) {
  auto op = context.as<LaunchOp>();
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      op, op.getKernelAttr());
  if (!callee || op.getNumResults() == 0)
    return context.error(TEN_COMPILE_ERROR,
                         "expects a kernel function on tensors");
  RuntimeValues arguments, results;
  for (unsigned i = 0; i < context.step.operands.size(); ++i)
    arguments.push_back(context.take(i));
  TEN_TRY(context.evaluator.runFunction(callee, std::move(arguments), results));
  for (unsigned i = 0; i < results.size(); ++i)
    TEN_TRY(context.setValue(i, std::move(results[i])));
  return {};
}

static Status evaluateCheck(OpContext &context) {
  auto op = context.as<CheckOp>();
  bool holds = context.value(0).buffer
                   ? loadInt64(TEN_I1, context.tensor(0).data()) != 0
                   : context.integer(0) != 0;
  if (holds)
    return {};
  return context.error(op.getMismatch() ? TEN_MISMATCH : TEN_RUNTIME_ERROR,
                       op.getMessage().str());
}

Handler tenon::ten::kernelHandler(Operation *op) {
  if (isa<KernelOp>(op))
    return evaluateKernel;
  if (isa<LaunchOp>(op))
    return evaluateLaunch;
  return isa<CheckOp>(op) ? evaluateCheck : nullptr;
}
