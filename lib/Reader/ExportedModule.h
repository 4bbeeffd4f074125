//===- ExportedModule.h - What jax.export's serialize() wrote ---*- C++ -*-===//
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

/// What the bytes hold, or nothing where they are of another kind.
std::optional<ExportedModule> readExportedModule(llvm::StringRef bytes);

/// Why a call of the module cannot be run here, if it cannot.
Status checkExportedModule(const ExportedModule &exported,
                           llvm::StringRef name);

} // namespace tenon

#endif // TENON_LIB_READER_EXPORTEDMODULE_H
