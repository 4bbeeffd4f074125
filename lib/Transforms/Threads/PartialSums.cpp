//===- PartialSums.cpp - Parts of sums that threads divide ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The number of parts of a reduction, each of which a thread reduces by itself.
// ParallelChunks.cpp divides loops of compiled code into them, and the routines
// of programs that are not compiled have the same. Invariant: it depends on
// sizes alone, and of a sum of floats not on what its elements are computed of.
//
//===----------------------------------------------------------------------===//

#include "Transforms/PartialSums.h"
#include "ChunkDivisions.h"
#include "Transforms/Memory/SizePlanner.h"
#include "WorkEstimate.h"

using namespace mlir;

namespace tenon {

/// Bound: partial results; memory and time of combining them.
constexpr int64_t kMaxParts = 32;
/// Bound: partial results; fewer do not occupy a machine's threads.
constexpr int64_t kMinParts = kMaxParts / 4;
/// Bound: bytes; memory of partial results.
constexpr int64_t kMaxBytesOfParts = 1 << 20;
/// Tuned: picoseconds; commit bad654c.
constexpr double kMinWorkForParts = 50e6;
/// Minimum number of iterations of the outermost loop in a partial reduction.
/// Tuned: iterations; docs/developer/rationale/threads.md "Chunks follow from
/// sizes".
constexpr int64_t kMinIterationsOfPart = 16;

bool isWorkOfOnePart(double picoseconds) {
  return picoseconds < kMinWorkForParts;
}

int64_t mostParts(int64_t iterations, Type type, int64_t results) {
  int64_t bytes = std::max<int64_t>(1, results) * storageBytes(type),
          most = std::min(kMaxParts, kMaxBytesOfParts / bytes);
  if (!ShapedType::isDynamic(iterations))
    most = std::min(most, iterations / kMinIterationsOfPart);
  return most < kMinParts ? 0 : most;
}

int64_t iterationsOfPart(int64_t iterations, double picoseconds, Type type,
                         int64_t results) {
  int64_t most = mostParts(iterations, type, results);
  if (isWorkOfOnePart(picoseconds) || !most)
    return 0;
  int64_t parts = std::min(most, chunksOf(picoseconds));
  int64_t chunk =
      evenChunk(iterations, llvm::divideCeil(iterations, parts), /*unit=*/1);
  return chunk < iterations ? chunk : 0;
}

int64_t iterationsOfPart(int64_t iterations, int64_t elements, Type type,
                         int64_t results) {
  return iterationsOfPart(iterations, WorkEstimate::ofSum(elements, type), type,
                          results);
}

} // namespace tenon
