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
// the occasion, and says whether a KeyboardInterrupt came of it.

#include "Interrupt.h"
#include <condition_variable>
#include <mutex>
#include <thread>

using namespace tenon;

namespace {
struct Functions {
  int (*isInterrupted)() = nullptr;
  void (*interrupt)() = nullptr;
};
} // namespace

static std::mutex functionsMutex;
static Functions functions;

// NOLINTNEXTLINE(readability-identifier-naming)
__attribute__((visibility("default"))) void
tenon_set_interrupt_functions(int (*is_interrupted)(), void (*interrupt)()) {
  std::lock_guard lock(functionsMutex);
  functions = {is_interrupted, interrupt};
}

void pjrt::runInterruptibly(llvm::function_ref<void()> work,
                            std::atomic<bool> &isCancelled) {
  constexpr std::chrono::milliseconds kInterval(100);
  Functions host;
  {
    std::lock_guard lock(functionsMutex);
    host = functions;
  }
  if (!host.isInterrupted) {
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
      if (!isCancelled && host.isInterrupted())
        isCancelled = true;
      lock.lock();
    }
  }
  worker.join();
  if (isCancelled && host.interrupt)
    host.interrupt();
}
