//===- WriteHeader.h - Typed C headers of artifacts ----------- -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_WRITEHEADER_H
#define TENON_COMPILER_WRITEHEADER_H

#include "Compiler/TensorSignature.h"
#include "Runtime/Status.h"
#include "mlir/IR/BuiltinOps.h"

namespace tenon {

/// An entry, as a header declares it.
struct HeaderEntry {
  std::string name;
  std::vector<TensorSignature> arguments, results;
  /// Sizes of the arenas of a call and of the load function in bytes; -1 if
  /// they depend on arguments.
  int64_t arenaBytes = -1, loadArenaBytes = -1;
  std::vector<std::string> loads; ///< the functions that run at load
  /// Number of resident values, which the load function makes of the bound
  /// arguments.
  unsigned residents = 0;

  bool isDynamic() const;
  bool hasBound() const;
};

/// Returns the entries of a module as it was read.
Result<std::vector<HeaderEntry>> headerEntriesOf(mlir::ModuleOp module);

/// Notes the sizes of arrays and arenas that are known after a compile stage:
/// for CompileOptions::afterStage.
void updateHeaderEntries(llvm::StringRef stage, mlir::ModuleOp module,
                         std::vector<HeaderEntry> &entries);

/// Refuses what a typed function cannot express, once the program is compiled:
/// dynamic sizes of bound arguments.
Status checkHeaderEntries(const std::vector<HeaderEntry> &entries);

/// Returns the text of a header for C and C++ with a function for each entry.
/// `name` is the prefix of the artifact's symbol, and of all names; `source` is
/// what the header says it was made from; `stackBytes` bounds the stack of the
/// code, or is -1.
std::string formatHeader(llvm::StringRef name, llvm::StringRef source,
                         const std::vector<HeaderEntry> &entries,
                         int64_t stackBytes);

} // namespace tenon

#endif // TENON_COMPILER_WRITEHEADER_H
