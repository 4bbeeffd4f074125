//===- Executable.h - Executables of the library ----------------*- C++ -*-===//
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
// An entry with arguments of dynamic sizes is compiled for the sizes of each
// call, as tensor-run does; the programs are cached, and beyond a limit the
// least recently used one is dropped. Threads that need a program which another
// thread compiles wait for it; all others proceed.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CAPI_EXECUTABLE_H
#define TENON_CAPI_EXECUTABLE_H

#include "Execution/Program.h"
#include "Execution/Signature.h"
#include "llvm/Support/MemoryBuffer.h"

namespace tenon {

struct ReportContents;

struct ExecutableOptions {
  ProgramOptions program;
  /// Only the entry that `program` names, else `main`, else the only public
  /// function; not all public functions.
  bool onlyEntry = false;
  /// Compiles dynamic entries once, for any sizes.
  bool dynamic = false;
  /// Largest number of programs for different sizes that are kept per entry.
  int64_t specializations = 16;
  /// Runs code for any sizes if a program for a call's sizes does not exist:
  /// while it is compiled on another thread, or when there are too many.
  bool fallback = false;
  /// Compiles nothing before `prepare`, or the first use of an entry.
  bool lazy = false;
  /// Amount of explanation that programs keep from their compilation, which is
  /// then about the code that runs; with `Calls` the code also reports launches
  /// of kernels. With `Nothing`, an explanation compiles the program again.
  enum class Keep { Nothing, Compiling, Calls } keep = Keep::Nothing;
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
  std::vector<std::vector<int64_t>> dims; ///< of the views
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
  /// does not belong to it, and is kept: a specialization reads it again.
  static Result<std::unique_ptr<Executable>>
  compile(std::unique_ptr<llvm::MemoryBuffer> source, ExecutableOptions options,
          Diagnostics &diagnostics);
  ~Executable();
  struct Entry;

  /// The entries; the first is the one that the options name, or `main`, if it
  /// exists.
  llvm::ArrayRef<EntrySignature> entries() const { return signatures; }

  /// Compiles the entry for these sizes of all arguments, unless it is cached;
  /// without sizes, for the declared ones.
  Status prepare(size_t entry, std::vector<std::vector<int64_t>> sizes,
                 Diagnostics &diagnostics);
  /// Sets the bound arguments, in order. `copies`: copies the values if the
  /// entry has dynamic sizes and thus needs them again; else the memory must
  /// stay valid until others are given or the executable ends.
  Status bind(size_t entry, std::vector<ArrayView> values, bool copies,
              Diagnostics &diagnostics);
  Status run(size_t entry, llvm::ArrayRef<ArrayView> arguments,
             llvm::MutableArrayRef<ResultArray> results,
             Diagnostics &diagnostics);

  SpecializationCounts counts(size_t entry) const;
  int64_t arenaBytes(size_t entry) const;
  double compileMilliseconds(size_t entry) const;

  /// Returns a line on the comparisons of --verify so far; empty if there are
  /// none.
  std::string verified(size_t entry);

  /// A program with arguments, and memory for results, for calls that are
  /// measured. Donated arguments are copies, which each call updates.
  struct Measured {
    std::shared_ptr<SharedProgram> program;
    std::vector<ArrayView> arguments;
    std::vector<Buffer> results;
  };
  /// Returns the program that a call with these arguments runs.
  Result<Measured> measured(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                            Diagnostics &diagnostics);
  /// Runs the entry and measures its time. `calls` of 0 is about a second.
  Result<CallTimes> benchmark(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                              int64_t calls, Diagnostics &diagnostics);
  /// Runs both in turns, `pairs` times; 0 is about two seconds.
  static Result<PairedTimes> benchmarkPairs(Measured &first, Measured &second,
                                            int64_t pairs);

  /// Explains the compilation as a text, a page or both, where a string is
  /// given; for the sizes of the arguments, if given. With `calls` above 0,
  /// measures that many.
  Status explain(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                 int64_t calls, std::string *text, std::string *page,
                 Diagnostics &diagnostics);
  /// Returns a timeline of the compilation and of this many calls.
  Result<std::string> timeline(size_t entry,
                               llvm::ArrayRef<ArrayView> arguments,
                               int64_t calls, Diagnostics &diagnostics);

  /// Finds the pass or the kernel that makes results differ from the
  /// interpreter's; see Bisection/Bisect.h.
  Status bisect(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                const std::string &folder, Diagnostics &diagnostics,
                llvm::raw_ostream &stream);

  /// Compiles all entries ahead of time, for any sizes if some are dynamic, to
  /// a .o, .a, .so or .ptx file.
  Status save(const std::string &path, Diagnostics &diagnostics);

private:
  using Sizes = std::vector<std::vector<int64_t>>;

  explicit Executable(ExecutableOptions options);

  /// Returns the entries of an imported source.
  Result<std::vector<EntrySignature>>
  signaturesOfSource(SourceModule &module) const;
  /// Sets the entries in order, with nothing compiled.
  Status setEntries(std::vector<EntrySignature> list);
  ProgramOptions optionsFor(size_t entry) const;
  /// Reads the source again, as it was given.
  Result<SourceModule> readSource(Diagnostics &diagnostics,
                                  CompileObserver *observer) const;
  /// Compiles the source, or opens the artifact.
  Result<std::unique_ptr<Program>> openProgram(const ProgramOptions &options,
                                               Diagnostics &diagnostics) const;
  /// Compiles the source, or opens the artifact; the program keeps what the
  /// options say.
  Result<std::shared_ptr<SharedProgram>>
  openShared(ProgramOptions program, ExecutableOptions::Keep keep,
             Diagnostics &diagnostics) const;
  /// Returns the program for these sizes of all arguments, compiling it on this
  /// thread if necessary.
  Result<std::shared_ptr<SharedProgram>> programFor(size_t entry, Sizes sizes,
                                                    Diagnostics &diagnostics);
  Result<std::shared_ptr<SharedProgram>>
  makeProgram(size_t entry, const Sizes &sizes,
              const std::shared_ptr<BoundValues> &bound,
              Diagnostics &diagnostics);
  /// Takes an existing program, with the currently bound values. Needs the
  /// entry's lock.
  Result<std::shared_ptr<SharedProgram>> takeProgram(size_t entry,
                                                     Specialization &known);
  /// Compiles a program for these sizes on another thread, unless one is being
  /// compiled.
  void startCompiling(size_t entry, const Sizes &sizes,
                      const std::vector<int64_t> &key);
  size_t limit() const {
    return static_cast<size_t>(std::max<int64_t>(options.specializations, 1));
  }
  std::string explainedText(size_t entry, const ReportContents &contents);
  /// Returns the program that an explanation is about, or an error if there is
  /// nothing to explain, or calls cannot be timed.
  Result<Measured> explained(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                             int64_t calls, Diagnostics &diagnostics);
  /// Adds arguments, and memory for results, for calls of `measured.program`.
  Status setArguments(size_t entry, llvm::ArrayRef<ArrayView> arguments,
                      Measured &measured) const;
  /// Returns the sizes of a call's arguments, after checking them; for bound
  /// ones, those of the bound values.
  Result<Sizes> sizesOf(size_t entry,
                        llvm::ArrayRef<ArrayView> arguments) const;
  /// Returns all arguments, with the values of bound ones at their positions.
  std::vector<ArrayView> withBound(size_t entry,
                                   llvm::ArrayRef<ArrayView> arguments,
                                   const BoundValues *bound) const;
  Status checkBound(size_t entry, llvm::ArrayRef<ArrayView> values) const;

  ExecutableOptions options;
  std::string file;
  // One of the two is set.
  std::unique_ptr<llvm::MemoryBuffer> source;
  std::shared_ptr<const ten_artifact> artifact;
  std::vector<EntrySignature> signatures;
  std::vector<std::unique_ptr<Entry>> states;
};

} // namespace tenon

#endif // TENON_CAPI_EXECUTABLE_H
