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

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
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

  /// Is told what begins, and the share of a part's work that is done.
  void show(llvm::StringRef begins, size_t part, double share);
  /// The same for the library; `self` is the object.
  static void receive(const char *stage, size_t part, double share,
                      void *self) {
    static_cast<Progress *>(self)->show(stage, part, share);
  }
  /// Erases the line; before other output.
  void end();

private:
  void write();

  std::mutex mutex; ///< of all below
  std::condition_variable ended;
  std::string what;
  std::vector<double> shares; ///< of each part
  bool isOver = false, isChanged = false;
  /// Writes the line, since a stage may take long.
  std::thread writer;
};

} // namespace tenon

#endif // TENON_LIB_TOOLS_PROGRESS_H
