//===- CompileObserver.h - Interface to watch a compilation --- -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_READER_COMPILEOBSERVER_H
#define TENON_READER_COMPILEOBSERVER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringRef.h"
#include <chrono>
#include <string>

namespace tenon {

/// A stage of compiling. Where parts of a program are compiled side by side,
/// part 0 has the functions that launch kernels.
struct CompileStage {
  std::string name;
  std::chrono::steady_clock::time_point begin, end;
  size_t part = 0;

  double milliseconds() const {
    return std::chrono::duration<double, std::milli>(end - begin).count();
  }
};

/// Receives the events of a compilation, from reading the program to linking
/// its code. The reader and the compiler know this interface alone; reports
/// implement it.
class CompileObserver {
public:
  virtual ~CompileObserver() = default;

  /// Called before the program is parsed into `context`: the place to install a
  /// remark streamer. The context must not outlive the observer.
  virtual void attachTo(mlir::MLIRContext &context) = 0;
  /// Called after each stage with the module behind it, which may be null.
  /// Several threads may call it at once.
  virtual void stageEnded(CompileStage stage, mlir::ModuleOp module) = 0;
  /// Called for a function with a loop that LLVM left scalar, with LLVM's
  /// reason. Several threads may call it at once.
  virtual void notVectorized(llvm::StringRef function,
                             llvm::StringRef reason) = 0;
};

} // namespace tenon

#endif // TENON_READER_COMPILEOBSERVER_H
