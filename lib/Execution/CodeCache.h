//===- CodeCache.h - Compiled programs, kept between runs -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_EXECUTION_CODECACHE_H
#define TENON_LIB_EXECUTION_CODECACHE_H

#include "Compiler/Compiler.h"
#include <optional>

namespace tenon {

/// compileToObjects, or what it made before: object files are kept in `folder`
/// by the module (with the sizes of its arguments), the options that code
/// depends on and the compiler itself, all of its libraries. A cache has no
/// part in what is compiled to be looked at or watched: with a dump, an
/// explanation or a call after each stage.
Result<std::vector<ObjectCode>> compileCached(mlir::ModuleOp module,
                                              const CompileOptions &options,
                                              int jobs,
                                              const std::string &folder);

/// Object files as one string that says which compiler and options made them,
/// with a checksum.
std::string makeSnapshot(const std::vector<ObjectCode> &objects,
                         const CompileOptions &options);

/// The object files of a snapshot; nothing where another compiler or other
/// options made it, or it is damaged.
std::optional<std::vector<ObjectCode>>
readSnapshot(llvm::StringRef bytes, const CompileOptions &options);

} // namespace tenon

#endif // TENON_LIB_EXECUTION_CODECACHE_H
