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
  int64_t numArrays = numInputs + op.getNumResults();
  std::vector<int64_t> call{TEN_RT_HOST_CALL,
                            static_cast<int64_t>(op.getCallback()), numInputs,
                            numArrays};
  std::vector<int64_t> words{numArrays};
  auto add = [&](ten_type type, const void *data,
                 const std::vector<int64_t> &dims) {
    call.push_back(type);
    words.push_back(reinterpret_cast<intptr_t>(data));
    words.push_back(static_cast<int64_t>(dims.size()));
    words.insert(words.end(), dims.begin(), dims.end());
  };
  for (unsigned i = 0; i < numInputs; ++i)
    add(context.tensor(i).type(), context.tensor(i).data(),
        context.tensor(i).dims());
  std::vector<Buffer> results;
  for (unsigned i = 0; i < op.getNumResults(); ++i) {
    ArrayRef<int64_t> shape =
        cast<RankedTensorType>(op.getResult(i).getType()).getShape();
    Result<Buffer> result =
        Buffer::create(context.resultType(i),
                       std::vector<int64_t>(shape.begin(), shape.end()));
    if (!result)
      return context.locate(std::move(result).status());
    add(result->type(), result->data(), result->dims());
    results.push_back(std::move(*result));
  }
  call.insert(call.end(), words.begin(), words.end());
  ten_rt_host_call(call.data());
  for (unsigned i = 0; i < op.getNumResults(); ++i)
    TEN_TRY(context.set(i, Result<Buffer>(std::move(results[i]))));
  return {};
}

Handler tenon::ten::hostCallHandler(Operation *op) {
  return isa<HostCallOp>(op) ? evaluateHostCall : nullptr;
}
