//===- ExportedModule.h - Reads files of jax.export -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_READER_EXPORTEDMODULE_H
#define TENON_LIB_READER_EXPORTEDMODULE_H

#include "Runtime/Status.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace tenon {

/// A function that `jax.export.export(...).serialize()` wrote.
struct ExportedModule {
  /// The portable bytecode.
  llvm::StringRef bytecode;
  int64_t callingConvention = 0, devices = 1, orderedEffects = 0;
};

/// Returns the file's contents, or nullopt for other files.
std::optional<ExportedModule> readExportedModule(llvm::StringRef bytes);

/// Returns an error if calls of the module are not supported.
Status checkExportedModule(const ExportedModule &exported,
                           llvm::StringRef name);

} // namespace tenon

#endif // TENON_LIB_READER_EXPORTEDMODULE_H
