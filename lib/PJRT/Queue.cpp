//===- Queue.cpp - Execution queue of a device ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Queue.h"

using namespace tenon::pjrt;

Queue::Queue() : thread([this] { work(); }) {}

Queue::~Queue() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    isEnding = true;
  }
  changed.notify_all();
  thread.join();
}

void Queue::push(std::function<void()> job) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    jobs.push_back(std::move(job));
  }
  changed.notify_all();
}

bool Queue::tryRun(const std::function<void()> &job) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (isRunning || !jobs.empty())
      return false;
    isRunning = true;
  }
  job();
  bool isWaited;
  {
    std::lock_guard<std::mutex> lock(mutex);
    isRunning = false;
    isWaited = !jobs.empty();
  }
  if (isWaited)
    changed.notify_all();
  return true;
}

void Queue::work() {
  std::unique_lock<std::mutex> lock(mutex);
  while (true) {
    changed.wait(lock,
                 [&] { return !isRunning && (isEnding || !jobs.empty()); });
    if (jobs.empty())
      return;
    std::function<void()> job = std::move(jobs.front());
    jobs.pop_front();
    isRunning = true;
    lock.unlock();
    job();
    // Destroys the job, and the values that it holds, before the next one
    // starts.
    job = nullptr;
    lock.lock();
    isRunning = false;
  }
}
