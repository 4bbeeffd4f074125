//===- PrecompiledCode.h - Shared code made with the library ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_EXECUTION_PRECOMPILEDCODE_H
#define TENON_LIB_EXECUTION_PRECOMPILEDCODE_H

#include "Execution/Program.h"

namespace tenon {

/// Returns the target that shared code is compiled for: the best of a few CPUs
/// whose instructions `target` has, so that one file of code serves many
/// machines; `target` itself if it has those of none. Code that multiplies
/// floats of 16 bits has other instructions on nearly every CPU: it is for
/// `target` unless that has the instructions of one of the CPUs, and no others.
Target targetOfSharedCode(const Target &target, llvm::StringRef text);

/// Returns the snapshot of shared code for these options that was compiled when
/// the library was built; empty if there is none. Its bytes stay valid. Any
/// thread may call it.
llvm::StringRef findPrecompiled(const std::string &text,
                                const CompileOptions &options);

/// Returns the number of programs that `findPrecompiled` found.
int64_t numPrecompiled();

/// Compiles the shared code of the programs in `files`, which `// -----`
/// separates, for each of the CPUs ("native": this machine; "all" alone: those
/// of `targetOfSharedCode`), and writes it to `output`: the file that
/// `findPrecompiled` reads if it is beside the library, by the library's name
/// with the ending `.code`. A program that is no program in `ten` or StableHLO
/// is an error; one that is not made of steps is left out.
Status precompile(const std::string &output,
                  const std::vector<std::string> &cpus,
                  const std::vector<std::string> &files);

} // namespace tenon

#endif // TENON_LIB_EXECUTION_PRECOMPILEDCODE_H
