//===- ParallelChunks.h - Divides loops and nests into chunks ---*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_THREADS_PARALLELCHUNKS_H
#define TENON_LIB_TRANSFORMS_THREADS_PARALLELCHUNKS_H

#include "ChunkDivisions.h"
#include "CopiedRows.h"
#include "WorkEstimate.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <string>

namespace tenon {

/// Divides a loop or a nest into chunks, the iterations of an `scf.forall`.
/// Their number depends on sizes alone, never on threads, and so do partial
/// reductions, of which there is one per chunk.
class ParallelChunks {
public:
  /// Constructs a division of `work` in total; less than `limit` picoseconds
  /// stay in one chunk.
  ParallelChunks(const WorkEstimate &work, double limit)
      : work(work), limit(limit) {}

  /// Divides a loop with independent iterations.
  void divide(mlir::scf::ForOp loop);
  /// Divides a loop of few iterations together with its nest. `nest`, with its
  /// `start`, must be all that an iteration does. Returns false if there are
  /// too many iterations, or the nest cannot be divided.
  bool divideBoth(mlir::scf::ForOp loop, mlir::linalg::LinalgOp nest,
                  mlir::linalg::LinalgOp start);
  /// Divides a nest along parallel loops, or into partial reductions. `start`,
  /// if given, is divided in the same way and stays just before. Returns false
  /// if there is nothing to divide.
  bool divide(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start);

  /// Returns whether `divide` makes chunks of rows that each pack the rows they
  /// read.
  bool takesCopy(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start);

  /// Returns a text such as "16 chunks, about 500 us of work".
  std::string describe() const;

private:
  int64_t wantedChunks() const;
  /// Returns the largest number of chunks that balances the load for any number
  /// of threads.
  int64_t balancedChunks() const;
  /// Returns the number of iterations in a chunk, a multiple of `unit`, for a
  /// dynamic trip count `count`; computed before `place`.
  mlir::Value dynamicChunk(mlir::OpBuilder &builder, mlir::Operation *place,
                           mlir::Value count, int64_t unit);
  bool choose(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start,
              int64_t wanted);
  /// Chooses chunks of rows alone that pack their own rows.
  bool chooseWithCopy(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start,
                      int64_t wanted);
  void divideStatic(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start);
  /// Emits the part of the nest with that number at the nest's position.
  void emitDivided(mlir::OpBuilder &builder, mlir::linalg::LinalgOp nest,
                   mlir::linalg::LinalgOp start, mlir::Value number);
  bool divideDynamic(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start);
  bool divideSum(mlir::linalg::LinalgOp nest);

  WorkEstimate work;
  double limit;
  llvm::SmallVector<ChunkDivision> divisions;
  std::optional<CopiedRows> copied;
  /// The number of chunks, 0 if dynamic.
  int64_t count = 0;
  bool ofSums = false;
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_PARALLELCHUNKS_H
