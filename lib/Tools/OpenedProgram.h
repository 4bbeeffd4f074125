//===- OpenedProgram.h - Programs with their inputs -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TOOLS_OPENEDPROGRAM_H
#define TENON_LIB_TOOLS_OPENEDPROGRAM_H

#include "Execution/Program.h"

namespace tenon {

/// A program and the arrays for its arguments.
struct OpenedProgram {
  std::unique_ptr<Program> program;
  std::vector<Buffer> inputs;
  /// Set if the program was compiled for the sizes of `inputs`.
  bool isSized = false;

  /// Opens a program with the arrays that `specs` name (see readArrays): for
  /// their sizes, or with `anySizes` for all.
  static Result<OpenedProgram> open(const std::string &file,
                                    ProgramOptions options,
                                    const std::vector<std::string> &specs,
                                    bool anySizes, Diagnostics &diagnostics);

  /// Returns memory for the results. A donated argument lives on as its result,
  /// also in following calls: the memory of its input moves there.
  std::vector<Buffer> takeResults();
};

} // namespace tenon

#endif // TENON_LIB_TOOLS_OPENEDPROGRAM_H
