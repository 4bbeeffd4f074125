//===- Queue.h - Execution queue of a device --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_QUEUE_H
#define TENON_LIB_PJRT_QUEUE_H

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace tenon::pjrt {

/// Runs jobs in the order in which they were pushed, on a thread of its own
/// that sleeps while the queue is empty.
class Queue {
public:
  Queue();
  /// Runs the remaining jobs.
  ~Queue();
  Queue(const Queue &) = delete;
  Queue &operator=(const Queue &) = delete;

  void push(std::function<void()> job);
  /// Runs `job` in the calling thread if no other job waits or runs. Returns
  /// whether it did.
  bool tryRun(const std::function<void()> &job);

private:
  void work();

  std::mutex mutex;
  std::condition_variable changed;
  std::deque<std::function<void()>> jobs;
  bool isRunning = false, isEnding = false;
  std::thread thread;
};

} // namespace tenon::pjrt

#endif // TENON_LIB_PJRT_QUEUE_H
