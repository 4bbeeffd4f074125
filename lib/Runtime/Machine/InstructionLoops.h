//===- InstructionLoops.h - Loops that saturate one unit --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_MACHINE_INSTRUCTIONLOOPS_H
#define TENON_LIB_RUNTIME_MACHINE_INSTRUCTIONLOOPS_H

#include "Runtime/MachineLimits.h"

namespace tenon {

/// A loop of independent multiply-adds.
struct ArithmeticLoop {
  void (*run)(int64_t iterations) = nullptr;
  double operations = 0; ///< of an iteration
};

/// Returns the fastest loop of `kind` with instructions of `features`; `run` is
/// null if there is none for this architecture.
ArithmeticLoop arithmeticLoop(NumberKind kind, std::string_view features);

/// Loops over memory with the widest vectors; sizes are multiples of
/// kMemoryStep, addresses aligned to 64 bytes. Null if there are none for this
/// architecture.
struct MemoryLoops {
  void (*read)(const char *data, int64_t bytes) = nullptr;
  void (*copy)(const char *from, char *to, int64_t bytes) = nullptr;
};
constexpr int64_t kMemoryStep = 512;
MemoryLoops memoryLoops(std::string_view features);

/// Evicts memory, of a size that is a multiple of 64, from all caches.
void flushCaches(const char *data, int64_t bytes);

} // namespace tenon

#endif // TENON_LIB_RUNTIME_MACHINE_INSTRUCTIONLOOPS_H
