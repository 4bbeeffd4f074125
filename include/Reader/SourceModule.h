//===- SourceModule.h - Modules of programs ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_READER_SOURCEMODULE_H
#define TENON_READER_SOURCEMODULE_H

#include "Reader/Diagnostics.h"
#include "Runtime/Status.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>
#include <optional>
#include <string>

namespace tenon {

class CompileObserver;

/// Reads a file into a buffer for parsers.
Result<std::unique_ptr<llvm::MemoryBuffer>>
readProgramFile(const std::string &path);

/// The module of a program in text or bytecode, with a context of its own,
/// whose diagnostics are collected. All operations are as they were read.
class SourceModule {
public:
  /// `buffer` is named as the file in messages. `diagnostics` must outlive the
  /// module; the observer receives the remarks of passes.
  static Result<SourceModule> read(std::unique_ptr<llvm::MemoryBuffer> buffer,
                                   Diagnostics &diagnostics,
                                   CompileObserver *observer = nullptr);

  const std::string &name() const { return file; }
  mlir::ModuleOp operator*() const { return *module; }
  mlir::ModuleOp *operator->() { return module.operator->(); }

  /// Switches to the only nested module that has `entry`, if this one does not.
  void choose(llvm::StringRef entry);

  /// Moves the module and its context to a program that may outlive the
  /// diagnostics, which are detached.
  std::pair<std::shared_ptr<mlir::MLIRContext>,
            mlir::OwningOpRef<mlir::ModuleOp>>
  release();

private:
  SourceModule() = default;

  std::string file;
  // Members are destroyed in reverse order: the handlers refer to the context.
  std::shared_ptr<mlir::MLIRContext> context;
  std::shared_ptr<llvm::SourceMgr> sources;
  std::unique_ptr<mlir::SourceMgrDiagnosticHandler> printer;
  std::unique_ptr<mlir::ScopedDiagnosticHandler> collector;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

} // namespace tenon

#endif // TENON_READER_SOURCEMODULE_H
