//===- ParallelChunks.h - Loops in chunks that run together -----*- C++ -*-===//
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

/// Divides a loop or a nest into chunks, the iterations of an `scf.forall`. How
/// many there are depends on sizes alone, never on threads: so do sums that are
/// made of one part for each chunk.
class ParallelChunks {
public:
  /// Of `work` in all; less than `limit` picoseconds stay in one chunk.
  ParallelChunks(const WorkEstimate &work, double limit)
      : work(work), limit(limit) {}

  /// The loop's iterations are independent.
  void divide(mlir::scf::ForOp loop);
  /// `nest`, with its `start`, is all that the iterations do: divides both
  /// where the iterations are few. False if they are not, or the nest cannot be
  /// divided.
  bool divideBoth(mlir::scf::ForOp loop, mlir::linalg::LinalgOp nest,
                  mlir::linalg::LinalgOp start);
  /// Along parallel loops, or by parts of sums. `start`, if given, is divided
  /// in the same way and stays just before. False if there is nothing to
  /// divide.
  bool divide(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start);

  /// Whether `divide` makes chunks of rows that each copy the rows they read.
  bool takesCopy(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start);

  /// "16 chunks, about 500 us of work".
  std::string describe() const;

private:
  int64_t wantedChunks() const;
  /// How many, at most, keep any number of threads about equally busy.
  int64_t balancedChunks() const;
  /// For `count` iterations known at run time only, how many are a chunk, a
  /// multiple of `unit`; before `place`.
  mlir::Value dynamicChunk(mlir::OpBuilder &builder, mlir::Operation *place,
                           mlir::Value count, int64_t unit);
  bool choose(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start,
              int64_t wanted);
  /// In chunks of rows alone that take the copy of theirs along.
  bool chooseWithCopy(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start,
                      int64_t wanted);
  void divideStatic(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start);
  /// The nest's part of that number, in its place.
  void emitDivided(mlir::OpBuilder &builder, mlir::linalg::LinalgOp nest,
                   mlir::linalg::LinalgOp start, mlir::Value number);
  bool divideDynamic(mlir::linalg::LinalgOp nest, mlir::linalg::LinalgOp start);
  bool divideSum(mlir::linalg::LinalgOp nest);

  WorkEstimate work;
  double limit;
  llvm::SmallVector<ChunkDivision> divisions;
  std::optional<CopiedRows> copied;
  /// Of the chunks, 0 where only the run knows.
  int64_t count = 0;
  bool ofSums = false;
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_PARALLELCHUNKS_H
