//===- Interrupt.cpp - Ctrl-C while a program compiles --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A signal handler of Python's sets a flag; the interpreter looks at it when
// its main thread runs bytecode. While that thread waits for a compilation it
// runs none. So it polls a function of Python's, which gives the interpreter
// the occasion, and says whether a handler raised an exception.
//
// Hosts that wait for the compilation elsewhere, and give the wait up, cancel
// all compilations that are in progress instead.

#include "Interrupt.h"
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>
#include <unistd.h>

using namespace tenon;

/// The host's function, which only its main thread calls.
static std::atomic<int (*)()> isInterruptedByHost = nullptr;
/// Handlers of signals run in the function, and may compile a program.
static bool isAsking = false;

/// The flags of compilations in progress.
static std::mutex inProgressMutex;
static std::set<std::atomic<bool> *> inProgress;

namespace {
/// A compilation in progress.
class Compilation {
public:
  explicit Compilation(std::atomic<bool> &isCancelled)
      : isCancelled(isCancelled) {
    std::lock_guard lock(inProgressMutex);
    inProgress.insert(&isCancelled);
  }
  Compilation(const Compilation &) = delete;
  ~Compilation() {
    std::lock_guard lock(inProgressMutex);
    inProgress.erase(&isCancelled);
  }

private:
  std::atomic<bool> &isCancelled;
};
} // namespace

// NOLINTNEXTLINE(readability-identifier-naming)
__attribute__((visibility("default"))) void tenon_cancel_compilations() {
  std::lock_guard lock(inProgressMutex);
  for (std::atomic<bool> *isCancelled : inProgress)
    *isCancelled = true;
}

// NOLINTNEXTLINE(readability-identifier-naming)
__attribute__((visibility("default"))) void
tenon_set_interrupt_function(int (*is_interrupted)()) {
  isInterruptedByHost = is_interrupted;
}

void pjrt::runInterruptibly(llvm::function_ref<void()> work,
                            std::atomic<bool> &isCancelled) {
  constexpr std::chrono::milliseconds kInterval(100);
  Compilation compilation(isCancelled);
  int (*isInterrupted)() = isInterruptedByHost;
  if (!isInterrupted || gettid() != getpid() || isAsking) {
    work();
    return;
  }
  std::mutex mutex;
  std::condition_variable ended;
  bool isDone = false;
  std::thread worker([&] {
    work();
    std::lock_guard lock(mutex);
    isDone = true;
    ended.notify_one();
  });
  {
    std::unique_lock lock(mutex);
    while (!ended.wait_for(lock, kInterval, [&] { return isDone; })) {
      lock.unlock();
      isAsking = true;
      if (!isCancelled && isInterrupted() == 1)
        isCancelled = true;
      isAsking = false;
      lock.lock();
    }
  }
  worker.join();
}
