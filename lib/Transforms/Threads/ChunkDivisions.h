//===- ChunkDivisions.h - Chooses the loops to divide -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_THREADS_CHUNKDIVISIONS_H
#define TENON_LIB_TRANSFORMS_THREADS_CHUNKDIVISIONS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace tenon {

/// The division of a loop of a nest into chunks.
struct ChunkDivision {
  unsigned loop;
  int64_t size, chunk;
  /// True if the last chunk is shorter, with a size that is not a constant in
  /// the code: whole tiles cover it, of which the last one starts earlier.
  bool isRagged = false;
  int64_t count() const { return llvm::divideCeil(size, chunk); }
  bool isExact() const { return size % chunk == 0; }
  /// Returns the work of an average chunk over that of the largest.
  double balance() const {
    return static_cast<double>(size) / static_cast<double>(count() * chunk);
  }
};

/// Work in picoseconds that is worth a chunk, and the largest number of chunks:
/// enough for any machine, few enough that starting them costs nothing.
/// Tuned: picoseconds; docs/developer/rationale/threads.md "Chunks follow from
/// sizes".
inline constexpr double kWorkPerChunk = 10e6;
/// Bound: chunks; time of starting them.
inline constexpr int64_t kMaxChunks = 64;

/// Returns the number of chunks of so many picoseconds of work.
int64_t chunksOf(double picoseconds);

/// Returns a chunk size of about `target` and less than `size`; a multiple of
/// `unit` if possible, and a divisor of `size` if one is near.
int64_t evenChunk(int64_t size, int64_t target, int64_t unit);

/// Returns whether different iterations of a loop of the nest compute different
/// elements of every result, which are slices of the results.
bool numbersResults(mlir::linalg::LinalgOp nest, unsigned loop);

/// Returns the loops of a nest of static size to divide into about `wanted`
/// chunks, the slowest first; only the last may have a smaller chunk at its
/// end. `mayRepeat`: accumulators start from values, so elements may be
/// recomputed.
llvm::SmallVector<ChunkDivision>
chooseDivisions(mlir::linalg::LinalgOp nest, int64_t wanted, bool mayRepeat);

/// Returns the divisions of a nest with a `#ten.code_tile` whose chunks each do
/// something for all of their rows, into about a wanted number, at most
/// `balanced`. Rows that are rounded are divided before columns, so that few
/// chunks round the same rows; the weights of exact ones are made once, so
/// columns are. Empty for few rows, and for other nests.
llvm::SmallVector<ChunkDivision>
chooseCodeDivisions(mlir::linalg::LinalgOp nest, int64_t wanted,
                    int64_t balanced);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_CHUNKDIVISIONS_H
