//===- Memory.h - Available memory ------------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_MEMORY_H
#define TENON_RUNTIME_MEMORY_H

#include "Runtime/Status.h"

#include <string>
#include <vector>

namespace tenon {

/// Returns the bytes that this process can still allocate and write: the
/// minimum of the machine's available memory and swap, the rest of its control
/// groups' limits, and the rest of its address space (`ulimit -v`). Reads files
/// in /proc and /sys; takes about 50 us.
int64_t availableMemory();

/// One allocation that a call needs.
struct MemoryNeed {
  std::string what; ///< such as "result 0, 4x4xf32"
  int64_t bytes = 0;
};

/// Allocations below this size in bytes are not checked, since availableMemory
/// would take too long.
inline constexpr int64_t kSmallAllocation = int64_t(64) << 20;

/// Fails with TEN_RUNTIME_ERROR if all needs together exceed the available
/// memory; the message has both numbers and the largest needs.
Status checkMemory(std::string_view owner, std::vector<MemoryNeed> needs);

} // namespace tenon

#endif // TENON_RUNTIME_MEMORY_H
