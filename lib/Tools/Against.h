//===- Against.h - Two programs beside each other ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TOOLS_AGAINST_H
#define TENON_LIB_TOOLS_AGAINST_H

#include "Options/ProgramFlags.h"
#include "llvm/Support/raw_ostream.h"

namespace tenon {

/// Times calls of a program and of another one in turns, and prints both and
/// their ratio. `other` has flags, which are added to those of the first, or a
/// file, or both.
Status benchmarkAgainst(const ProgramFlags &flags, const std::string &file,
                        const std::string &other,
                        const std::vector<std::string> &inputs, int64_t pairs,
                        Diagnostics &diagnostics, llvm::raw_ostream &stream);

} // namespace tenon

#endif // TENON_LIB_TOOLS_AGAINST_H
