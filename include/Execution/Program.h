//===- Program.h - Programs that can be called ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_EXECUTION_PROGRAM_H
#define TENON_EXECUTION_PROGRAM_H

#include "Compiler/BoundSet.h"
#include "Compiler/Compiler.h"
#include "Compiler/TensorSignature.h"
#include "Execution/Measurement.h"
#include "Reader/CompileObserver.h"
#include "Reader/SourceModule.h"
#include "Runtime/Artifact.h"
#include "Runtime/Buffer.h"
#include "Runtime/Status.h"
#include "Verification/Verify.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <memory>
#include <string>
#include <vector>

namespace tenon {

class ThreadPool;

/// Shared code in `ten`, and how many elements a call of it has: few of them
/// are computed by one thread.
struct SharedText {
  std::string text;
  int64_t elements;
};

struct ProgramOptions {
  /// The function to run. Empty: `main` if there is one, else the only public
  /// function.
  std::string entry;
  Device device = Device::Cpu;
  /// Arguments and the results that get their memory, in addition to the
  /// module's attributes.
  std::vector<std::pair<int64_t, int64_t>> donate;
  /// Arguments whose values are given once, by `bind`, in addition to the
  /// module's attributes.
  BoundSet bind;
  /// Returns the argument sizes that a program in source is compiled for:
  /// called once, with the declared types, if some are dynamic. Without it,
  /// code is for any sizes.
  std::function<Result<std::vector<std::vector<int64_t>>>(
      const std::vector<TensorSignature> &)>
      sizes;
  int threads = 1;
  /// Largest number of threads that compile; 0 for the cores that the process
  /// may use.
  int compileThreads = 0;
  /// The threads for kernels on the CPU, shared with other programs; or null
  /// for `threads` of the program's own.
  std::shared_ptr<ThreadPool> pool;
  /// True if threads are pinned to a core each: for measurements on an idle
  /// machine.
  bool pinned = false;
  VerifyOptions verify;
  /// For the simulated GPU: unless 0, the seed of a random thread order.
  uint64_t simulationSeed = 0;
  /// True if matrix products may use NVIDIA's libraries.
  bool libraries = true;
  int gpu = 0; ///< Device::Cuda: which one, from 0
  /// A folder for code, and for files of a GPU's driver and libraries; or
  /// empty.
  std::string cacheFolder;
  /// `Yes`: makes small programs of code that the programs of the process
  /// share, where results have the same bits. `Only` refuses other programs:
  /// for tests.
  enum class ShareCode { No, Yes, Only } shareCode = ShareCode::No;
  /// If not null, takes the shared code that a program would call, and
  /// `compile` returns null for it.
  std::vector<SharedText> *sharedTexts = nullptr;
  /// Receives the compiled code as bytes for `fromSnapshot`, or null.
  std::string *snapshot = nullptr;
  CompileOptions compile;
};

/// Makes `ten` of a program and sets `options.entry` where it is empty.
Status importEntry(SourceModule &source, ProgramOptions &options);

/// Returns the entry of an imported module, with the donated and bound
/// arguments marked; `file` names the module in messages.
Result<mlir::func::FuncOp> prepareEntry(mlir::ModuleOp module,
                                        llvm::StringRef file,
                                        const ProgramOptions &options);

/// A function of a module, or of an artifact, ready to be called.
class Program {
public:
  virtual ~Program();

  /// Compiles the entry of a module, which is consumed.
  static Result<std::unique_ptr<Program>>
  compile(SourceModule source, const ProgramOptions &options);
  /// Links code that another process of the same build compiled with the same
  /// options, on a machine with the same target; null otherwise, or if the
  /// bytes are damaged.
  static Result<std::unique_ptr<Program>>
  fromSnapshot(llvm::StringRef bytes, const ProgramOptions &options);
  /// Opens an artifact; `path` names it in messages.
  static Result<std::unique_ptr<Program>>
  openArtifact(std::shared_ptr<const ten_artifact> artifact,
               const std::string &path, const ProgramOptions &options);

  const std::vector<TensorSignature> &arguments() const { return args; }
  const std::vector<TensorSignature> &results() const { return outs; }
  /// Returns the milliseconds of compiling.
  double compileMilliseconds() const { return compileTime; }
  /// Returns the bytes of temporaries of the last call.
  virtual int64_t arenaBytes() const { return 0; }
  /// Starts appending launches to the list, in order, until null is given; the
  /// program must be compiled with `trace`.
  virtual void traceKernels(std::vector<Launch> *launches) {}
  /// Returns the threads that kernels run on, or null.
  virtual ThreadPool *threadPool() { return nullptr; }

  /// Sets the values of the bound arguments; the others are not read. Called
  /// before the first run.
  virtual Status bind(const std::vector<ArrayView> &arguments) { return {}; }
  virtual Status run(const std::vector<ArrayView> &arguments,
                     std::vector<Buffer> &results) = 0;
  /// Runs with results in the caller's memory, like Model::run.
  virtual Status run(const ArrayView *arguments, int32_t numArguments,
                     ResultArray *results, int32_t numResults);
  /// Returns whether any number of threads may run the program at the same
  /// time.
  virtual bool isConcurrent() const { return false; }
  /// Returns a line on the comparisons with the interpreter so far; empty if
  /// there are none.
  virtual std::string verified() { return ""; }

protected:
  /// Takes the signature of a compiled artifact's function.
  void setSignature(const ten_entry &entry);
  /// Refuses options that bind arguments which `entry` was not compiled with as
  /// bound.
  static Status checkBound(const ten_entry &entry,
                           const ProgramOptions &options);
  /// Returns the bound arguments of `entry`, in order.
  static std::vector<ArrayView>
  boundOf(const ten_entry &entry, const std::vector<ArrayView> &arguments);

  std::vector<TensorSignature> args, outs;
  double compileTime = 0;
};

} // namespace tenon

#endif // TENON_EXECUTION_PROGRAM_H
