//===- ChunkDivisions.h - Which loops of a nest are divided -----*- C++ -*-===//
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

/// A loop of a nest, divided.
struct ChunkDivision {
  unsigned loop;
  int64_t size, chunk;
  /// The last chunk may be shorter, of a size that is not a constant in the
  /// code: whole tiles cover it, of which the last starts earlier.
  bool isRagged = false;
  int64_t count() const { return llvm::divideCeil(size, chunk); }
  bool isExact() const { return size % chunk == 0; }
  /// The work of an average chunk over that of the largest.
  double balance() const {
    return static_cast<double>(size) / static_cast<double>(count() * chunk);
  }
};

/// About `target` of `size`, and less than `size`; a multiple of `unit` if
/// possible: a divisor where there is one not too far.
int64_t evenChunk(int64_t size, int64_t target, int64_t unit);

/// Whether different iterations of a loop of the nest make different elements
/// of every result, which are slices of the results.
bool numbersResults(mlir::linalg::LinalgOp nest, unsigned loop);

/// The loops of a nest of known sizes to be divided to get about `wanted`
/// chunks, the slowest first; only the last may have a smaller chunk at its
/// end. Where `mayRepeat`, sums start from values, and may be computed again.
llvm::SmallVector<ChunkDivision>
chooseDivisions(mlir::linalg::LinalgOp nest, int64_t wanted, bool mayRepeat);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_CHUNKDIVISIONS_H
