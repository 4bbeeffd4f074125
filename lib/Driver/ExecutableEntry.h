//===- ExecutableEntry.h - The programs of an entry -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DRIVER_EXECUTABLEENTRY_H
#define TENON_LIB_DRIVER_EXECUTABLEENTRY_H

#include "Driver/Executable.h"
#include "Driver/Source.h"
#include <atomic>
#include <condition_variable>
#include <mutex>

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

struct Executable::Entry {
  /// The program for one list of sizes; null while a thread compiles it.
  struct Specialization {
    std::vector<int64_t> sizes;
    std::shared_ptr<SharedProgram> program;
    int64_t lastUse = 0, boundVersion = 0;
  };

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

  Specialization *find(llvm::ArrayRef<int64_t> sizes);
  void remove(Specialization *program);
  /// Drops what was not used for the longest time until there is room for one.
  void makeRoom(size_t limit);
  std::shared_ptr<BoundValues> values() const {
    std::lock_guard<std::mutex> lock(mutex);
    return bound;
  }
};

} // namespace tenon

#endif // TENON_LIB_DRIVER_EXECUTABLEENTRY_H
