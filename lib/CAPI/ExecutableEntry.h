//===- ExecutableEntry.h - The programs of an entry -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CAPI_EXECUTABLEENTRY_H
#define TENON_LIB_CAPI_EXECUTABLEENTRY_H

#include "CAPI/Executable.h"
#include "Reader/Source.h"
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <pthread.h>

namespace tenon {

/// A program of an entry; one thread at a time uses it, where it is not made
/// for more.
class SharedProgram {
public:
  explicit SharedProgram(std::unique_ptr<Program> program)
      : program(std::move(program)) {}

  template <typename Work> auto use(Work work) {
    if (program->isConcurrent())
      return work(*program);
    // Of the interpreter, or of a device: the stack is the interpreter's.
    std::lock_guard<std::mutex> lock(turn);
    std::optional<decltype(work(*program))> made;
    runOnLargeStack([&] { made.emplace(work(*program)); });
    return std::move(*made);
  }
  const Program &operator*() const { return *program; }

private:
  std::unique_ptr<Program> program;
  std::mutex turn;
};

/// A thread with work of its own, one piece at a time.
class BackgroundThread {
public:
  BackgroundThread() = default;
  BackgroundThread(const BackgroundThread &) = delete;
  ~BackgroundThread() { join(); }

  /// False where the system refuses a thread. What was started before has
  /// ended, or does without a lock of the caller's.
  bool start(std::function<void()> work);
  void join();

private:
  std::function<void()> work;
  pthread_t thread = {};
  bool started = false;
};

/// The program for one list of sizes, or without any for all; null while a
/// thread compiles it.
struct Specialization {
  std::vector<int64_t> sizes;
  std::shared_ptr<SharedProgram> program;
  int64_t lastUse = 0, boundVersion = 0;
};

struct Executable::Entry {
  /// Whether each list of sizes has a program of its own; else there is one.
  bool isSpecialized = false;
  /// Whether calls need the values of bound arguments beside the program.
  bool passesBound = false;
  std::vector<size_t> boundArguments;

  /// Of an entry that is not specialized, once it is compiled: for good.
  std::atomic<SharedProgram *> only{nullptr};

  mutable std::mutex mutex;
  std::condition_variable compiled;
  std::vector<std::unique_ptr<Specialization>> programs;
  std::shared_ptr<BoundValues> bound;
  int64_t boundVersion = 0, uses = 0;
  SpecializationCounts counts;
  double compileMilliseconds = 0; ///< of the program that was compiled last

  /// Sizes that had no place, with the number of uses until then.
  struct Request {
    std::vector<int64_t> sizes;
    int64_t use;
  };
  std::vector<Request> requests;
  /// Compiles one program at a time; ends before what it uses.
  bool isCompiling = false;
  BackgroundThread background;

  bool isForAnySizes(const Specialization &program) const {
    return isSpecialized && program.sizes.empty();
  }
  Specialization *find(llvm::ArrayRef<int64_t> sizes);
  void remove(Specialization *program);
  /// Adds a place, once others went where there are `limit` of them.
  Specialization *add(std::vector<int64_t> sizes, size_t limit);
  /// Whether sizes get a place, others going where that is needed. To be asked
  /// once for each call.
  bool deserves(llvm::ArrayRef<int64_t> sizes, size_t limit);
  /// Puts what was made into its place, or takes that away.
  void finish(Specialization *place,
              const Result<std::shared_ptr<SharedProgram>> &made);
  std::shared_ptr<BoundValues> values() const {
    std::lock_guard<std::mutex> lock(mutex);
    return bound;
  }

private:
  size_t numSpecial() const;
  /// Of those that are compiled; null where none is.
  Specialization *leastUsed();
};

} // namespace tenon

#endif // TENON_LIB_CAPI_EXECUTABLEENTRY_H
