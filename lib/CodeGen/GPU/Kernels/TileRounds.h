//===- TileRounds.h - Rounds over tiles in shared memory ------ -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_KERNELS_TILEROUNDS_H
#define TENON_LIB_CODEGEN_GPU_KERNELS_TILEROUNDS_H

#include "DeviceKernel.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace tenon {

/// Returns whether the loop contains only rounds, and loops over them, so that
/// it can stay on the host.
bool isRoundLoop(mlir::scf::ForOp loop);

/// Rounds that a block can compute for a tile.
struct TileRounds {
  /// The nest that computes the initial elements, if any; otherwise they are in
  /// `sources`.
  mlir::linalg::LinalgOp first;
  mlir::scf::ForOp loop;
  /// One of the nests.
  mlir::linalg::LinalgOp nest;
  int64_t tile = 0;
  /// The buffers that the nests write, in the order of their first use.
  llvm::SmallVector<mlir::Value> buffers;
  /// The buffers that the last nest writes.
  llvm::SmallVector<mlir::Value> results;
  /// The memory that each result is loaded from and written to: itself, or
  /// memory that it would be copied from or to.
  llvm::SmallVector<mlir::Value> sources, targets;
};

/// Returns the rounds of the loop, and `first` before it if given, if they are
/// marked so and their tiles fit in shared memory.
std::optional<TileRounds> findTileRounds(mlir::linalg::LinalgOp first,
                                         mlir::scf::ForOp loop);

/// Lets the rounds perform copies of their initial elements and of results
/// without other uses; returns these copies, which become redundant.
llvm::SmallVector<mlir::memref::CopyOp> takeCopies(TileRounds &rounds);

/// Returns the number of tiles of all rows, on the host.
mlir::Value countTiles(mlir::OpBuilder &builder, const TileRounds &rounds);

/// Emits code in which a block computes all rounds of a tile.
void emitTileRounds(DeviceKernel &kernel, const TileRounds &rounds);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_TILEROUNDS_H
