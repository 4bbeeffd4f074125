//===- Memory.h - What a process may allocate -------------------*- C++ -*-===//
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

/// Returns the bytes that this process can still allocate and write: the least
/// of the machine's available memory and swap, what the limits of its control
/// groups leave, and what is left of its address space (`ulimit -v`). Reads
/// files of the kernel: some 50 us.
int64_t availableMemory();

/// One allocation that a call needs.
struct MemoryNeed {
  std::string what; ///< such as "result 0, 4x4xf32"
  int64_t bytes = 0;
};

/// Allocations of fewer bytes are not worth the time that availableMemory
/// takes.
inline constexpr int64_t kSmallAllocation = int64_t(64) << 20;

/// Fails with TEN_RUNTIME_ERROR where all needs together exceed the available
/// memory; the message has both numbers and the largest needs.
Status checkMemory(std::string_view owner, std::vector<MemoryNeed> needs);

} // namespace tenon

#endif // TENON_RUNTIME_MEMORY_H
