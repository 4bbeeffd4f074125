//===- CodeCache.h - Disk cache of compiled programs ------------*- C++ -*-===//
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

/// Returns compileToObjects' result, cached: object files are kept in `folder`
/// by the module (with the sizes of its arguments), the options that code
/// depends on, and the compiler with its libraries. Bypassed for dumps,
/// explanations and a call after each stage.
Result<std::vector<ObjectCode>> compileCached(mlir::ModuleOp module,
                                              const CompileOptions &options,
                                              int jobs,
                                              const std::string &folder);

/// Returns the options that code depends on, besides the module, as bytes.
std::string describeOptions(const CompileOptions &options);

/// Returns object files as one string that identifies the compiler and options,
/// with a checksum.
std::string makeSnapshot(const std::vector<ObjectCode> &objects,
                         const CompileOptions &options);

/// Returns the object files of a snapshot; nullopt if another compiler or other
/// options made it, or it is damaged.
std::optional<std::vector<ObjectCode>>
readSnapshot(llvm::StringRef bytes, const CompileOptions &options);

} // namespace tenon

#endif // TENON_LIB_EXECUTION_CODECACHE_H
