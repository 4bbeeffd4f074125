//===- ExecutableEntry.h - Programs of an executable's entry ----*- C++ -*-===//
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
#include "Report/Explanation.h"
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <pthread.h>

namespace tenon {

/// A program of an entry; threads use it one at a time unless it is concurrent.
class SharedProgram {
public:
  explicit SharedProgram(std::unique_ptr<Program> program,
                         std::unique_ptr<Explanation> explanation = nullptr)
      : explanation(std::move(explanation)), program(std::move(program)) {}

  /// Observed the compilation; or null. Outlives the program's context.
  const std::unique_ptr<Explanation> explanation;

  template <typename Work> auto use(Work work) {
    if (program->isConcurrent())
      return work(*program);
    // The interpreter or a device; the large stack is for the interpreter.
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

/// A thread that runs one piece of work at a time.
class BackgroundThread {
public:
  BackgroundThread() = default;
  BackgroundThread(const BackgroundThread &) = delete;
  ~BackgroundThread() { join(); }

  /// Returns false if the system refuses a thread. The previous work must have
  /// ended, or must not need a lock that the caller holds.
  bool start(std::function<void()> work);
  void join();

private:
  std::function<void()> work;
  pthread_t thread = {};
  bool started = false;
};

/// The program for one list of sizes, or for any sizes if empty; null while a
/// thread compiles it.
struct Specialization {
  std::vector<int64_t> sizes;
  std::shared_ptr<SharedProgram> program;
  int64_t lastUse = 0, boundVersion = 0;
};

struct Executable::Entry {
  /// True if each list of sizes has a program of its own; else there is one.
  bool isSpecialized = false;
  /// True if calls need the values of bound arguments besides the program.
  bool passesBound = false;
  std::vector<size_t> boundArguments;

  /// The program of an entry that is not specialized, once compiled; never
  /// changes.
  std::atomic<SharedProgram *> only{nullptr};

  mutable std::mutex mutex;
  std::condition_variable compiled;
  std::vector<std::unique_ptr<Specialization>> programs;
  std::shared_ptr<BoundValues> bound;
  int64_t boundVersion = 0, uses = 0;
  SpecializationCounts counts;
  double compileMilliseconds = 0; ///< of the program that was compiled last

  /// Sizes that were not cached, with the use count at that time.
  struct Request {
    std::vector<int64_t> sizes;
    int64_t use;
  };
  std::vector<Request> requests;
  /// Compiles one program at a time; destroyed before the members that it uses.
  bool isCompiling = false;
  BackgroundThread background;

  bool isForAnySizes(const Specialization &program) const {
    return isSpecialized && program.sizes.empty();
  }
  Specialization *find(llvm::ArrayRef<int64_t> sizes);
  void remove(Specialization *program);
  /// Adds an entry, evicting others if there are `limit`.
  Specialization *add(std::vector<int64_t> sizes, size_t limit);
  /// Returns whether sizes get an entry, evicting others if necessary. Call
  /// this once per call.
  bool deserves(llvm::ArrayRef<int64_t> sizes, size_t limit);
  /// Stores the program in its entry, or removes the entry.
  void finish(Specialization *place,
              const Result<std::shared_ptr<SharedProgram>> &made);
  std::shared_ptr<BoundValues> values() const {
    std::lock_guard<std::mutex> lock(mutex);
    return bound;
  }

private:
  size_t numSpecial() const;
  /// Returns the least recently used compiled program; null if there is none.
  Specialization *leastUsed();
};

} // namespace tenon

#endif // TENON_LIB_CAPI_EXECUTABLEENTRY_H
