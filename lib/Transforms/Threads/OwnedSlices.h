//===- OwnedSlices.h - Parallelizes scatters by ownership -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_THREADS_OWNEDSLICES_H
#define TENON_LIB_TRANSFORMS_THREADS_OWNEDSLICES_H

#include "WorkEstimate.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include <optional>

namespace tenon {

/// A loop whose iterations each update one slice of buffers at a computed
/// index: the updates of a scatter. Several iterations may update the same
/// slice, so their order matters, but only among these. Each thread owns some
/// slices, scans all iterations, and performs those that update its own slices
/// in order: the bits are those of one thread.
class OwnedSlices {
public:
  /// Matches a loop from 0 with step 1 that computes an index and then writes
  /// under a condition.
  static std::optional<OwnedSlices> of(mlir::scf::ForOp loop);

  /// Divides the loop among threads. Calls with one thread run it unchanged, as
  /// do those whose work is less than `least` picoseconds.
  void divide(const WorkEstimate &work, double least);

private:
  OwnedSlices(mlir::scf::ForOp loop, mlir::scf::IfOp update)
      : loop(loop), update(update) {}

  /// Returns whether all accesses to the written buffers have the same slice
  /// index.
  bool findSlice();
  bool isWorthChoosing();
  /// Copies the loop's body for iteration `i` without the update; returns the
  /// condition of the update.
  mlir::Value copyChoice(mlir::OpBuilder &builder, mlir::Value i,
                         mlir::IRMapping &mapping);
  void copyUpdate(mlir::OpBuilder &builder, mlir::IRMapping &mapping);
  /// Returns whether iteration `i` updates one of slices [from, from + count).
  mlir::Value isOwn(mlir::ImplicitLocOpBuilder &builder, mlir::Value i,
                    mlir::Value from, mlir::Value count,
                    mlir::IRMapping &mapping);
  /// Returns a bit for each of 64 iterations from `first` on: whether the
  /// thread owns its update.
  mlir::Value ownBits(mlir::ImplicitLocOpBuilder &builder, mlir::Value first,
                      mlir::Value from, mlir::Value count, mlir::Value flags);
  /// Emits the updates of the iterations from `first` on whose bits are set.
  void updateEach(mlir::ImplicitLocOpBuilder &builder, mlir::Value bits,
                  mlir::Value first);
  /// Returns the copy that initialized the buffer before the loop, if it copies
  /// whole slices: each thread then copies its own slices, which stay in its
  /// cache.
  mlir::memref::CopyOp findCopy();
  void copyOwn(mlir::ImplicitLocOpBuilder &builder, mlir::memref::CopyOp copy,
               mlir::Value from, mlir::Value count);
  /// Emits the code of one thread.
  void emitOwner(mlir::ImplicitLocOpBuilder &builder, mlir::Value owner,
                 mlir::Value owners, mlir::memref::CopyOp copy);

  mlir::scf::ForOp loop;
  mlir::scf::IfOp update;
  /// The slice's index, along dimension `dim` of a buffer.
  mlir::Value slice, buffer;
  int64_t dim = 0;
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_OWNEDSLICES_H
