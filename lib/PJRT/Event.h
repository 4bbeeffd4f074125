//===- Event.h - Errors and events of the plugin ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_EVENT_H
#define TENON_LIB_PJRT_EVENT_H

#include "Interface.h"
#include "Runtime/Status.h"
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

/// What every object begins with: clients of version 0.105 and later look for a
/// table of functions in the first word of some, which may be null.
struct PJRT_Object {
  const void *functions = nullptr;
};

/// An error that a call returned; the caller destroys it.
struct PJRT_Error : PJRT_Object {
  PJRT_Error(int32_t code, std::string message)
      : code(code), message(std::move(message)) {}

  int32_t code;
  std::string message;
};

namespace tenon::pjrt {

/// An error of the caller's: what was expected and what was found.
template <typename... Parts>
PJRT_Error *makeError(PJRT_Error_Code code, const Parts &...parts) {
  return new PJRT_Error(code, concat(parts...));
}

/// A failure as PJRT numbers it; null where there is none.
PJRT_Error *makeError(const Status &status);

/// Something that will be done, or fail, once. Any thread may wait for it.
class Completion {
public:
  using Callback = std::function<void(const PJRT_Error *failure)>;

  /// Returns one that is done.
  static std::shared_ptr<Completion> done();

  bool isDone() const { return finished.load(std::memory_order_acquire); }
  /// Blocks until it is done. Returns the failure, which lives as long as the
  /// completion, or null.
  const PJRT_Error *wait();
  /// Calls `callback` when it is done, on the thread that finishes it, or now.
  void whenDone(Callback callback);
  /// Ends it, once; later calls do nothing.
  void finish(std::unique_ptr<PJRT_Error> failure = nullptr);

private:
  std::mutex mutex;
  std::condition_variable changed;
  std::atomic<bool> finished{false};
  std::unique_ptr<PJRT_Error> failure;
  std::vector<Callback> callbacks;
};

} // namespace tenon::pjrt

struct PJRT_Event : PJRT_Object {
  explicit PJRT_Event(std::shared_ptr<tenon::pjrt::Completion> completion)
      : completion(std::move(completion)) {}

  std::shared_ptr<tenon::pjrt::Completion> completion;
};

#endif // TENON_LIB_PJRT_EVENT_H
