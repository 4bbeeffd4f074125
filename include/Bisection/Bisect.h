//===- Bisect.h - Which pass or kernel makes a difference -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_BISECTION_BISECT_H
#define TENON_BISECTION_BISECT_H

#include "Execution/Program.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/raw_ostream.h"

namespace tenon {

/// Compiles a program and finds what makes its results differ from the
/// interpreter's: a pass on the program, a kernel, or a pass of LLVM's. Prints
/// the finding to `stream`, and writes the program and its inputs to a new
/// folder in `folder` (the current one if empty). Returns TEN_MISMATCH where
/// there is a difference.
Status bisect(llvm::MemoryBufferRef source, const ProgramOptions &options,
              const std::vector<ArrayView> &arguments,
              const std::string &folder, Diagnostics &diagnostics,
              llvm::raw_ostream &stream);

} // namespace tenon

#endif // TENON_BISECTION_BISECT_H
