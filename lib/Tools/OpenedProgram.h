//===- OpenedProgram.h - Programs with their inputs -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TOOLS_OPENEDPROGRAM_H
#define TENON_LIB_TOOLS_OPENEDPROGRAM_H

#include "tenon/tenon.hpp"
#include "llvm/Support/MemoryBuffer.h"
#include <cstddef>
#include <string>
#include <vector>

namespace tenon {

/// A program with the arguments and the results of its calls.
class OpenedProgram {
public:
  /// Opens a program, or the one in the standard input for "-", with the arrays
  /// that `specs` name: compiled, and with its bound arguments set.
  static api::Expected<OpenedProgram>
  open(const api::Compiler &compiler, const std::string &file,
       const api::Flags &flags, const std::vector<std::string> &specs);

  /// Runs the program. A donated argument's memory becomes that of its result.
  api::Done run();

  api::Executable program;
  std::vector<api::Array> arguments;
  /// Set by `run`.
  std::vector<api::Array> results;

private:
  OpenedProgram(api::Executable program, api::ArrayFile inputs)
      : program(std::move(program)), arguments(inputs.all()),
        inputs(std::move(inputs)) {}

  api::ArrayFile inputs;
  std::vector<std::vector<std::byte>> donated; ///< copies of arguments
  std::vector<api::Buffer> buffers;            ///< memory of the other results
};

/// Reads a file, or the standard input for "-".
api::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readFile(const std::string &file);

/// Opens a program, or the one in the standard input for "-".
api::Expected<api::Executable> openProgram(const api::Compiler &compiler,
                                           const std::string &file,
                                           const api::Flags &flags);

/// Prints an error as the tools do, and returns the exit code.
int fail(const api::Error &error);

} // namespace tenon

#endif // TENON_LIB_TOOLS_OPENEDPROGRAM_H
