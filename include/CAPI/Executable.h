//===- Executable.h - A program, compiled for the sizes it meets -*- C++
//-*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An executable of the library: the entries of a program, with code for the
// sizes of their calls. All functions but the destructor may be called by any
// number of threads at the same time.
//
// An entry whose arguments have dynamic sizes is compiled for the sizes of each
// call, as tensor-run does; the programs are kept, and beyond a limit the one
// that was not used for the longest time goes. Threads that need a program
// which another thread compiles, wait for it; all others go on.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CAPI_EXECUTABLE_H
#define TENON_CAPI_EXECUTABLE_H

#include "Execution/Program.h"
#include "Execution/Signature.h"
#include "llvm/Support/MemoryBuffer.h"

namespace tenon {

struct ExecutableOptions {
  ProgramOptions program;
  /// Only the entry that `program` names; else all public functions.
  bool onlyEntry = false;
  /// Code for any sizes, which is compiled once, where some are dynamic.
  bool dynamic = false;
  /// Programs for different sizes that are kept for an entry, at most.
  int64_t specializations = 16;
  /// Runs code for any sizes where a program for a call's sizes is not
  /// there: while that is compiled, on another thread, or where there are too
  /// many.
  bool fallback = false;
};

/// Counts of the calls of an entry with dynamic sizes.
struct SpecializationCounts {
  int64_t hits = 0;    ///< calls whose program was there
  int64_t misses = 0;  ///< calls that compiled one
  int64_t dropped = 0; ///< programs that went
  int64_t kept = 0;    ///< programs there are now
  int64_t general = 0; ///< calls of code for any sizes, with a fallback
};

/// Values for the bound arguments of an entry, in order.
struct BoundValues {
  std::vector<ArrayView> views;
  std::vector<Buffer> copies; ///< what the views show, where it was copied
};

class SharedProgram;
struct Specialization;

class Executable {
public:
  /// Opens a file: a program in source, which is compiled, an object file or a
  /// shared library.
  static Result<std::unique_ptr<Executable>> open(const std::string &path,
                                                  ExecutableOptions options,
                                                  Diagnostics &diagnostics);
  /// Compiles a program in source. `source` ends with a null character, which
  /// is no part of it, and is kept: a specialization reads it again.
  static Result<std::unique_ptr<Executable>>
  compile(std::unique_ptr<llvm::MemoryBuffer> source, ExecutableOptions options,
          Diagnostics &diagnostics);
  ~Executable();
  struct Entry;

  /// The first is the one that the options name, or `main`, if there is one.
  llvm::ArrayRef<EntrySignature> entries() const { return signatures; }

  /// Compiles the entry for these sizes of all arguments, if it is not there
  /// yet; without sizes, as far as they are known.
  Status prepare(size_t entry, std::vector<std::vector<int64_t>> sizes,
                 Diagnostics &diagnostics);
  /// Gives the bound arguments, in order. `copies`: an entry with dynamic sizes
  /// needs the values again for other sizes, and copies them; else the memory
  /// stays as it is until others are given or the executable ends.
  Status bind(size_t entry, std::vector<ArrayView> values, bool copies,
              Diagnostics &diagnostics);
  Status run(size_t entry, llvm::ArrayRef<ArrayView> arguments,
             llvm::MutableArrayRef<ResultArray> results,
             Diagnostics &diagnostics);

  SpecializationCounts counts(size_t entry) const;
  int64_t arenaBytes(size_t entry) const;
  double compileMilliseconds(size_t entry) const;

  /// Runs the entry for its time. `calls` of 0 is about a second.
  Result<CallTimes> benchmark(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                              int64_t calls, Diagnostics &diagnostics);

  enum class Form { Text, Page };
  /// Says what compiling does: the program is compiled again for that, for the
  /// sizes of the arguments, if they are given. With `calls` above 0 as many
  /// are measured.
  Result<std::string> explain(size_t entry, Form form,
                              llvm::ArrayRef<ArrayView> arguments,
                              int64_t calls, Diagnostics &diagnostics);

  /// Compiles all entries ahead of time, for any sizes where some are dynamic,
  /// to a .o, .so or .ptx file.
  Status save(const std::string &path, Diagnostics &diagnostics);

private:
  using Sizes = std::vector<std::vector<int64_t>>;

  explicit Executable(ExecutableOptions options);

  /// Puts the entries in order, with nothing compiled.
  Status setEntries(std::vector<EntrySignature> list);
  ProgramOptions optionsFor(size_t entry) const;
  /// Reads the source, as it was given, again.
  Result<SourceModule> readSource(Diagnostics &diagnostics,
                                  CompileObserver *observer) const;
  /// Compiles the source, or opens the artifact.
  Result<std::unique_ptr<Program>> openProgram(const ProgramOptions &options,
                                               Diagnostics &diagnostics) const;
  /// The program for these sizes of all arguments, compiled by this thread if
  /// by none before.
  Result<std::shared_ptr<SharedProgram>> programFor(size_t entry, Sizes sizes,
                                                    Diagnostics &diagnostics);
  Result<std::shared_ptr<SharedProgram>>
  makeProgram(size_t entry, const Sizes &sizes,
              const std::shared_ptr<BoundValues> &bound,
              Diagnostics &diagnostics);
  /// Takes a program that is there, with the values that are bound now. Under
  /// the entry's lock.
  Result<std::shared_ptr<SharedProgram>> takeProgram(size_t entry,
                                                     Specialization &known);
  /// Compiles a program for these sizes on another thread, unless it compiles
  /// already.
  void startCompiling(size_t entry, const Sizes &sizes,
                      const std::vector<int64_t> &key);
  size_t limit() const {
    return static_cast<size_t>(std::max<int64_t>(options.specializations, 1));
  }
  /// The sizes of a call's arguments, which are checked; of bound ones those of
  /// the values that were given.
  Result<Sizes> sizesOf(size_t entry,
                        llvm::ArrayRef<ArrayView> arguments) const;
  /// All arguments, with the values of those that are bound in their places.
  std::vector<ArrayView> withBound(size_t entry,
                                   llvm::ArrayRef<ArrayView> arguments,
                                   const BoundValues *bound) const;
  Status checkBound(size_t entry, llvm::ArrayRef<ArrayView> values) const;

  ExecutableOptions options;
  std::string file;
  // One of the two.
  std::unique_ptr<llvm::MemoryBuffer> source;
  std::shared_ptr<const ten_artifact> artifact;
  std::vector<EntrySignature> signatures;
  std::vector<std::unique_ptr<Entry>> states;
};

} // namespace tenon

#endif // TENON_CAPI_EXECUTABLE_H
