//===- Progress.h - Shows how far compiling is ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TOOLS_PROGRESS_H
#define TENON_LIB_TOOLS_PROGRESS_H

#include "llvm/ADT/StringRef.h"

#include <chrono>
#include <mutex>
#include <vector>

namespace tenon {

/// A line on a terminal, behind the first two seconds of compiling: what is
/// done now, and the share that is done. Nothing where standard error is no
/// terminal. The line is erased at the end.
class Progress {
public:
  explicit Progress(bool isQuiet);
  ~Progress() { end(); }
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  /// For CompileOptions::progress.
  void show(llvm::StringRef what, size_t part, double share);
  /// Erases the line; before other output.
  void end();

private:
  std::mutex mutex;
  std::chrono::steady_clock::time_point begin;
  std::vector<double> shares; ///< of each part
  bool isShown, isWritten = false;
};

} // namespace tenon

#endif // TENON_LIB_TOOLS_PROGRESS_H
