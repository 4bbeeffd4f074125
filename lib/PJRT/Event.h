//===- Event.h - Errors and events ------------------------------*- C++ -*-===//
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

/// The beginning of every object: clients of version 0.105 and later expect a
/// pointer to a function table in the first word of some objects, which may be
/// null.
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

/// Makes an error caused by the caller: the expected and the actual value.
template <typename... Parts>
PJRT_Error *makeError(PJRT_Error_Code code, const Parts &...parts) {
  return new PJRT_Error(code, concat(parts...));
}

/// Converts a failure to PJRT's error code; returns null for success.
PJRT_Error *makeError(const Status &status);

/// An event that completes or fails once. Any thread may wait for it.
class Completion {
public:
  using Callback = std::function<void(const PJRT_Error *failure)>;

  /// Returns a completed event.
  static std::shared_ptr<Completion> done();

  bool isDone() const { return finished.load(std::memory_order_acquire); }
  /// Blocks until completion. Returns the failure, which lives as long as the
  /// event, or null.
  const PJRT_Error *wait();
  /// Calls `callback` on completion, in the completing thread, or now if
  /// completed.
  void whenDone(Callback callback);
  /// Completes the event; later calls have no effect.
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
