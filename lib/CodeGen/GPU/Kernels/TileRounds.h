//===- TileRounds.h - Passes over tiles in shared memory --------*- C++ -*-===//
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

/// Whether there is nothing in the loop but passes, and loops over them: it can
/// stay on the host.
bool isPassLoop(mlir::scf::ForOp loop);

/// Passes that a block can make of a tile.
struct TilePasses {
  /// What the passes start from, if a nest computes it; otherwise it is in
  /// `sources`.
  mlir::linalg::LinalgOp first;
  mlir::scf::ForOp loop;
  /// One of the nests.
  mlir::linalg::LinalgOp nest;
  int64_t tile = 0;
  /// What the nests write, in the order in which they come first.
  llvm::SmallVector<mlir::Value> buffers;
  /// Those that the last one writes.
  llvm::SmallVector<mlir::Value> results;
  /// For each result, where it starts from, and where it is written: itself, or
  /// memory that it would be copied from or to.
  llvm::SmallVector<mlir::Value> sources, targets;
};

/// The passes of the loop, and `first` before it where it is given, if they are
/// marked so and their tiles fit into shared memory.
std::optional<TilePasses> findTilePasses(mlir::linalg::LinalgOp first,
                                         mlir::scf::ForOp loop);

/// Lets the passes do copies to what they start from, and of results that are
/// not used otherwise: those copies, which are not needed then.
llvm::SmallVector<mlir::memref::CopyOp> takeCopies(TilePasses &passes);

/// Tiles of all rows, on the host.
mlir::Value countTiles(mlir::OpBuilder &builder, const TilePasses &passes);

/// Code in which a block makes all passes of a tile.
void emitTilePasses(DeviceKernel &kernel, const TilePasses &passes);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_TILEROUNDS_H
