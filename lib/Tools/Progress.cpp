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

/// Compiling that is shorter needs no line.
static constexpr std::chrono::seconds kPatience(2);

Progress::Progress(bool isQuiet)
    : begin(std::chrono::steady_clock::now()),
      isShown(!isQuiet && isatty(STDERR_FILENO) == 1) {}

void Progress::show(llvm::StringRef what, size_t part, double share) {
  if (!isShown)
    return;
  std::lock_guard<std::mutex> lock(mutex);
  if (shares.size() <= part)
    shares.resize(part + 1);
  shares[part] = std::max(shares[part], share);
  if (std::chrono::steady_clock::now() - begin < kPatience)
    return;
  double sum = 0;
  for (double each : shares)
    sum += each;
  llvm::errs() << "\r\x1b[K"
               << llvm::format("%2.0f %% ",
                               100 * sum / static_cast<double>(shares.size()))
               << what;
  isWritten = true;
}

void Progress::end() {
  std::lock_guard<std::mutex> lock(mutex);
  if (isWritten)
    llvm::errs() << "\r\x1b[K";
  isShown = isWritten = false;
}

} // namespace tenon
