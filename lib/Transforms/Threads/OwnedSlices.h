//===- OwnedSlices.h - Updates by the threads that own them -----*- C++ -*-===//
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

/// A loop whose iterations each change one slice of buffers, whose number they
/// compute: the updates of a scatter. Several may change the same slice, so
/// their order counts, but only among these. Each thread owns some slices,
/// looks through all iterations, and does those that change its own, in order:
/// the bits are those of one thread.
class OwnedSlices {
public:
  /// Of a loop from 0 by 1 that computes the number, and then writes under a
  /// condition.
  static std::optional<OwnedSlices> of(mlir::scf::ForOp loop);

  /// Calls of one thread run the loop as it is, as do those in which its work
  /// turns out to be less than `least` picoseconds.
  void divide(const WorkEstimate &work, double least);

private:
  OwnedSlices(mlir::scf::ForOp loop, mlir::scf::IfOp update)
      : loop(loop), update(update) {}

  /// Whether all accesses to what is written name the same slice.
  bool findSlice();
  bool isWorthChoosing();
  /// A copy of the loop's body for iteration `i` without the update; gives the
  /// condition of the update.
  mlir::Value copyChoice(mlir::OpBuilder &builder, mlir::Value i,
                         mlir::IRMapping &mapping);
  void copyUpdate(mlir::OpBuilder &builder, mlir::IRMapping &mapping);
  /// Whether the update of iteration `i` is one of slices [from, from + count).
  mlir::Value isOwn(mlir::ImplicitLocOpBuilder &builder, mlir::Value i,
                    mlir::Value from, mlir::Value count,
                    mlir::IRMapping &mapping);
  /// A bit for each of 64 iterations from `first` on.
  mlir::Value ownBits(mlir::ImplicitLocOpBuilder &builder, mlir::Value first,
                      mlir::Value from, mlir::Value count, mlir::Value flags);
  /// The updates of iterations from `first` on whose bits are set.
  void updateEach(mlir::ImplicitLocOpBuilder &builder, mlir::Value bits,
                  mlir::Value first);
  /// What made the buffer before the loop, if that was a copy of whole slices:
  /// each thread copies its own, which then are near it.
  mlir::memref::CopyOp findCopy();
  void copyOwn(mlir::ImplicitLocOpBuilder &builder, mlir::memref::CopyOp copy,
               mlir::Value from, mlir::Value count);
  /// What one thread does.
  void emitOwner(mlir::ImplicitLocOpBuilder &builder, mlir::Value owner,
                 mlir::Value owners, mlir::memref::CopyOp copy);

  mlir::scf::ForOp loop;
  mlir::scf::IfOp update;
  /// The number of the slice, along a dimension of a buffer.
  mlir::Value slice, buffer;
  int64_t dim = 0;
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_OWNEDSLICES_H
