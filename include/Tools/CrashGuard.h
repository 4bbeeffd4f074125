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

/// Runs a tool's work. A crash in it, which no input should cause, ends the
/// process with TEN_INTERNAL_ERROR after a file was written that shows it
/// again: the input and the command line.
class CrashGuard {
public:
  CrashGuard(int argc, char **argv);

  /// The input that is worked on.
  void setInput(std::string path) { input = std::move(path); }
  /// `work` runs on a thread with a large stack.
  void run(llvm::function_ref<void()> work);

private:
  /// The path of the file, empty where none could be written.
  std::string writeReproducer() const;

  std::vector<std::string> command;
  std::string input;
};

} // namespace tenon

#endif // TENON_TOOLS_CRASHGUARD_H
