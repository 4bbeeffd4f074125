//===- HostCall.cpp - Calls of the process that runs a program ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "Runtime/HostCalls.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

static Status evaluateHostCall(OpContext &context) {
  auto op = context.as<HostCallOp>();
  int64_t numInputs = op.getInputs().size();
  std::vector<int64_t> call{TEN_RT_HOST_CALL,
                            static_cast<int64_t>(op.getCallback()), numInputs,
                            numInputs + op.getNumResults()};
  std::vector<std::vector<int64_t>> shapes;
  for (unsigned i = 0; i < numInputs; ++i)
    call.push_back(context.tensor(i).type());
  for (unsigned i = 0; i < op.getNumResults(); ++i) {
    call.push_back(context.resultType(i));
    shapes.push_back(context.resultShape(i));
  }
  return callRuntime(context, ten_rt_host_call, std::move(call), shapes);
}

Handler tenon::ten::hostCallHandler(Operation *op) {
  return isa<HostCallOp>(op) ? evaluateHostCall : nullptr;
}
