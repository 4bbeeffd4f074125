//===- SharedCode.h - Code that programs share ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_EXECUTION_SHAREDCODE_H
#define TENON_LIB_EXECUTION_SHAREDCODE_H

#include "Execution/Program.h"
#include <memory>

namespace tenon {

/// Returns the compiled program of a text in `ten` for these options: the one
/// that another program uses already, or a new one. Those that no program uses
/// are kept up to a number. Returns null if it cannot be compiled.
std::shared_ptr<Program> findSharedCode(const SharedText &text,
                                        const ProgramOptions &options);

/// Returns the options by which a program of `options` compiles shared code.
ProgramOptions optionsOfSharedCode(const SharedText &text,
                                   const ProgramOptions &options);

/// Compiles shared code for the options of `optionsOfSharedCode`.
Result<std::unique_ptr<Program>>
compileSharedCode(const std::string &text, const ProgramOptions &options);

} // namespace tenon

#endif // TENON_LIB_EXECUTION_SHAREDCODE_H
