//===- Program.h - A program that can be called -----------------*- C++ -*-===//
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

struct ProgramOptions {
  std::string entry = "main";
  Device device = Device::Cpu;
  /// Arguments and the results that get their memory, beside those that the
  /// module marks.
  std::vector<std::pair<int64_t, int64_t>> donate;
  /// Arguments whose values are given once, by `bind`, beside those that the
  /// module marks.
  BoundSet bind;
  /// The sizes of arguments that a program in source is compiled for: asked
  /// once, with the types that it declares, if some are dynamic. Without, code
  /// is for any sizes.
  std::function<Result<std::vector<std::vector<int64_t>>>(
      const std::vector<TensorSignature> &)>
      sizes;
  int threads = 1;
  /// Threads that compile, at most; 0 for the cores that the process may use.
  int compileThreads = 0;
  /// The threads for kernels on the CPU, shared with other programs; or null
  /// for `threads` of the program's own.
  std::shared_ptr<ThreadPool> pool;
  /// Whether threads stay on a core each: for measuring, where nothing else is
  /// to run.
  bool pinned = false;
  VerifyOptions verify;
  /// Of the simulated GPU: other than 0, the order of threads is drawn from it.
  uint64_t simulationSeed = 0;
  /// Whether products of matrices may go to NVIDIA's library.
  bool libraries = true;
  int gpu = 0; ///< Device::Cuda: which one, from 0
  /// A folder for code, and for what a GPU's driver and libraries made; or
  /// empty.
  std::string cacheFolder;
  /// Where compiled code is put as bytes for `fromSnapshot`, or null.
  std::string *snapshot = nullptr;
  CompileOptions compile;
};

/// The entry of a module in `ten`, with the arguments that the caller donates
/// and binds marked; `file` is where messages say the module is from.
Result<mlir::func::FuncOp> prepareEntry(mlir::ModuleOp module,
                                        llvm::StringRef file,
                                        const ProgramOptions &options);

/// A function of a module, or of an artifact, ready to be called.
class Program {
public:
  virtual ~Program();

  /// Opens a source file (text or bytecode), an object file or a shared
  /// library, by what the file holds.
  static Result<std::unique_ptr<Program>> open(const std::string &path,
                                               const ProgramOptions &options,
                                               Diagnostics &diagnostics);
  /// Compiles the entry of a module that was read, which is used up.
  static Result<std::unique_ptr<Program>>
  compile(SourceModule source, const ProgramOptions &options);
  /// Links code that another process of the same build compiled with the same
  /// options, on a machine with the same target; null where it was another, or
  /// the bytes are damaged.
  static Result<std::unique_ptr<Program>>
  fromSnapshot(llvm::StringRef bytes, const ProgramOptions &options);
  /// Opens an artifact; `path` is what messages call it.
  static Result<std::unique_ptr<Program>>
  openArtifact(std::shared_ptr<const ten_artifact> artifact,
               const std::string &path, const ProgramOptions &options);

  const std::vector<TensorSignature> &arguments() const { return args; }
  const std::vector<TensorSignature> &results() const { return outs; }
  /// Milliseconds that compiling took.
  double compileMilliseconds() const { return compileTime; }
  /// Bytes of temporaries of the last call.
  virtual int64_t arenaBytes() const { return 0; }
  /// From now on, launches of kernels are added there, in order, until null is
  /// given; the program was compiled with `trace`.
  virtual void traceKernels(std::vector<Launch> *launches) {}
  /// The threads that kernels run on, or null.
  virtual ThreadPool *threadPool() { return nullptr; }

  /// Takes the values of the bound arguments; the others are not read. Called
  /// before the first run.
  virtual Status bind(const std::vector<ArrayView> &arguments) { return {}; }
  virtual Status run(const std::vector<ArrayView> &arguments,
                     std::vector<Buffer> &results) = 0;
  /// The same with results in memory of the caller's, as Model::run has them.
  virtual Status run(const ArrayView *arguments, int32_t numArguments,
                     ResultArray *results, int32_t numResults);
  /// Whether any number of threads may run the program at the same time.
  virtual bool isConcurrent() const { return false; }
  /// What was compared with the interpreter so far, in one line; empty where
  /// nothing is.
  virtual std::string verified() { return ""; }

protected:
  /// Takes the signature of an artifact's function, which is compiled.
  void setSignature(const ten_entry &entry);
  /// Refuses options that bind what `entry` was not compiled with as bound.
  static Status checkBound(const ten_entry &entry,
                           const ProgramOptions &options);
  /// Returns those of the arguments that `entry` takes once, in order.
  static std::vector<ArrayView>
  boundOf(const ten_entry &entry, const std::vector<ArrayView> &arguments);

  std::vector<TensorSignature> args, outs;
  double compileTime = 0;
};

} // namespace tenon

#endif // TENON_EXECUTION_PROGRAM_H
