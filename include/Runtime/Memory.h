//===- Memory.h - Memory of the process -------------------------*- C++ -*-===//
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

struct ArrayView;

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

/// Least size of weights for which memory is released before and after they are
/// packed.
/// Bound: bytes; time of releasing, 4 to 15 ms after a compilation.
inline constexpr int64_t kLargeWeights = int64_t(64) << 20;

/// Returns the size of all arrays.
int64_t totalBytes(const std::vector<ArrayView> &arrays);

/// Returns free blocks of the allocator to the system.
void releaseFreeMemory();

} // namespace tenon

#endif // TENON_RUNTIME_MEMORY_H
