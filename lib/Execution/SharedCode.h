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
#include <string>

namespace tenon {

/// Returns the compiled program of a text in `ten` for these options: the one
/// that another program uses already, or a new one. Those that no program uses
/// are kept up to a number. `elements` is how many a call has: few of them are
/// computed by one thread. Returns null if it cannot be compiled.
std::shared_ptr<Program> findSharedCode(const std::string &text,
                                        int64_t elements,
                                        const ProgramOptions &options);

} // namespace tenon

#endif // TENON_LIB_EXECUTION_SHAREDCODE_H
