//===- CrashGuard.h - Turns crashes into reproducers ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TOOLS_CRASHGUARD_H
#define TENON_TOOLS_CRASHGUARD_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>
#include <vector>

namespace tenon {

/// Runs a tool's work. A crash, which no input should cause, ends the process
/// with TEN_INTERNAL_ERROR after writing a file that reproduces it: the input
/// and the command line.
class CrashGuard {
public:
  CrashGuard(int argc, char **argv);

  /// Sets the current input.
  void setInput(std::string path) { input = std::move(path); }
  /// Runs `work` on a thread with a large stack.
  void run(llvm::function_ref<void()> work);

private:
  /// Returns the path of the file, empty if none could be written.
  std::string writeReproducer() const;

  std::vector<std::string> command;
  std::string input;
};

} // namespace tenon

#endif // TENON_TOOLS_CRASHGUARD_H
