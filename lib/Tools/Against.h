//===- Against.h - Two programs beside each other ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TOOLS_AGAINST_H
#define TENON_LIB_TOOLS_AGAINST_H

#include "OpenedProgram.h"
#include "llvm/Support/raw_ostream.h"

namespace tenon {

/// Times calls of a program and of another one in turns: `other` has flags that
/// are added to the compiler's, another file than `file`, or both. Prints both
/// times and their ratio.
api::Done benchmarkAgainst(const api::Compiler &compiler, OpenedProgram &first,
                           const std::string &file, const std::string &other,
                           const std::vector<std::string> &inputs,
                           int64_t pairs, llvm::raw_ostream &stream);

} // namespace tenon

#endif // TENON_LIB_TOOLS_AGAINST_H
