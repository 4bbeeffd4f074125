//===- Progress.cpp - Shows how far compiling is --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Progress.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <unistd.h>

namespace tenon {

/// Compiling that is shorter needs no line; how often it changes.
static constexpr std::chrono::milliseconds kPatience(2000), kPeriod(250);

Progress::Progress(bool isQuiet) {
  if (!isQuiet && isatty(STDERR_FILENO) == 1)
    writer = std::thread([this] { write(); });
}

void Progress::write() {
  std::unique_lock<std::mutex> lock(mutex);
  bool isWritten = false;
  auto wait = kPatience;
  while (!ended.wait_for(lock, wait, [&] { return isOver; })) {
    wait = kPeriod;
    if (!isChanged)
      continue;
    isChanged = false;
    isWritten = true;
    double sum = 0;
    for (double share : shares)
      sum += share;
    llvm::errs() << "\r\x1b[K"
                 << llvm::format("%2.0f %% ",
                                 100 * sum / static_cast<double>(shares.size()))
                 << what;
  }
  if (isWritten)
    llvm::errs() << "\r\x1b[K";
}

void Progress::show(llvm::StringRef begins, size_t part, double share) {
  if (!writer.joinable())
    return;
  std::lock_guard<std::mutex> lock(mutex);
  if (shares.size() <= part)
    shares.resize(part + 1);
  shares[part] = std::max(shares[part], share);
  what = begins.str();
  isChanged = true;
}

void Progress::end() {
  if (!writer.joinable())
    return;
  {
    std::lock_guard<std::mutex> lock(mutex);
    isOver = true;
  }
  ended.notify_all();
  writer.join();
}

} // namespace tenon
