//===- Callbacks.cpp - Functions of the host that programs call -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An executable ends on any thread, also one of the device's queue, where the
// host's functions cannot be released: its table is noted, and the host asks.
//
//===----------------------------------------------------------------------===//

#include "Callbacks.h"
#include "Runtime/HostCalls.h"
#include <algorithm>
#include <mutex>
#include <vector>

using namespace tenon::pjrt;

namespace {
struct Released {
  std::mutex mutex;
  std::vector<int64_t> bases;
};
} // namespace

/// Never destroyed: executables may end after static objects.
static Released &released() {
  static auto *list = new Released;
  return *list;
}

CallbackTable::~CallbackTable() {
  std::lock_guard<std::mutex> lock(released().mutex);
  released().bases.push_back(base);
}

/// Why the last function of this thread's innermost scope failed.
static std::string &failureOfThread() {
  static thread_local std::string text;
  return text;
}

CallbackScope::CallbackScope(const CallbackTable *table)
    : outer(ten_set_host_base(table ? table->base : 0)) {
  outerFailure.swap(failureOfThread());
}

CallbackScope::~CallbackScope() {
  ten_set_host_base(outer);
  failureOfThread() = std::move(outerFailure);
}

const std::string &CallbackScope::failure() const { return failureOfThread(); }

// NOLINTNEXTLINE(readability-identifier-naming)
__attribute__((visibility("default"))) void
tenon_set_callback_failure(const char *text) {
  failureOfThread() = text;
}

// NOLINTNEXTLINE(readability-identifier-naming)
__attribute__((visibility("default"))) int64_t
tenon_take_released_callbacks(int64_t *bases, int64_t count) {
  std::lock_guard<std::mutex> lock(released().mutex);
  std::vector<int64_t> &all = released().bases;
  count = std::min(count, int64_t(all.size()));
  std::copy(all.end() - count, all.end(), bases);
  all.resize(all.size() - size_t(count));
  return count;
}
