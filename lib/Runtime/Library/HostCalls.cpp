//===- HostCalls.cpp - Calls of the process by compiled code --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/HostCalls.h"
#include <atomic>
#include <cstddef>
#include <utility>
#include <vector>

static std::atomic<ten_host_function> hostFunction{nullptr};
static thread_local int64_t hostBase = 0;

void ten_set_host_function(ten_host_function function) {
  hostFunction.store(function, std::memory_order_release);
}

int64_t ten_set_host_base(int64_t base) {
  return std::exchange(hostBase, base);
}

void ten_rt_host_call(const int64_t *call) {
  int64_t callback = call[1], numInputs = call[2];
  // The number of arrays follows their types, of which there are as many: the
  // inputs, the results, and the status.
  const int64_t *types = call + 4;
  int64_t numArrays = call[3];
  const int64_t *next = types + numArrays + 1;
  std::vector<ten_host_array> arrays;
  arrays.reserve(static_cast<std::size_t>(numArrays));
  for (int64_t i = 0; i < numArrays; ++i) {
    void *data = reinterpret_cast<void *>(static_cast<intptr_t>(next[0]));
    int64_t rank = next[1];
    arrays.push_back({types[i], rank, next + 2, data});
    next += 2 + rank;
  }
  ten_host_function function = hostFunction.load(std::memory_order_acquire);
  int32_t status = 2;
  if (function)
    status = function(hostBase + callback, arrays.data(), numInputs,
                      numArrays - numInputs - 1) != 0;
  *static_cast<int32_t *>(arrays.back().data) = status;
}
