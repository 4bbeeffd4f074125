//===- SourceModule.h - A program that was read -----------------*- C++ -*-===//
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

/// Reads a file as what parsers take.
Result<std::unique_ptr<llvm::MemoryBuffer>>
readProgramFile(const std::string &path);
/// The same, or the standard input for "-": for tools.
Result<std::unique_ptr<llvm::MemoryBuffer>>
readProgramFileOrInput(const std::string &path);

/// The module of a program in text or bytecode, with a context of its own,
/// whose diagnostics go to one place. All operations are as they were read.
class SourceModule {
public:
  /// `buffer` is called as the file in messages. `diagnostics` outlives the
  /// module; the observer takes the remarks of passes.
  static Result<SourceModule> read(std::unique_ptr<llvm::MemoryBuffer> buffer,
                                   Diagnostics &diagnostics,
                                   CompileObserver *observer = nullptr);

  const std::string &name() const { return file; }
  mlir::ModuleOp operator*() const { return *module; }
  mlir::ModuleOp *operator->() { return module.operator->(); }

  /// Takes the one module in this one that has `entry`, where this has not.
  void choose(llvm::StringRef entry);

  /// Gives the module and its context to a program that may outlive the
  /// diagnostics; afterwards there are none.
  std::pair<std::shared_ptr<mlir::MLIRContext>,
            mlir::OwningOpRef<mlir::ModuleOp>>
  release();

private:
  SourceModule() = default;

  std::string file;
  // What is last ends first: the handlers refer to the context.
  std::shared_ptr<mlir::MLIRContext> context;
  std::shared_ptr<llvm::SourceMgr> sources;
  std::unique_ptr<mlir::SourceMgrDiagnosticHandler> printer;
  std::unique_ptr<mlir::ScopedDiagnosticHandler> collector;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

} // namespace tenon

#endif // TENON_READER_SOURCEMODULE_H
