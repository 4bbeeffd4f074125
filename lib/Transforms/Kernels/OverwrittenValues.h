//===- OverwrittenValues.h - Arrays that are updated in place ---*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An operation that replaces elements of an array (`scatter`,
// `dynamic_update_slice`, or a branch or loop with one inside) may do so in the
// array's memory where the old value is dead after it. A read of the old value
// that fusion delays into a kernel at or behind the update would keep it alive,
// and each update would copy the array. The analysis finds, for each value of a
// block, the last operation that updates it in place, so that fusion leaves
// reads in front of it.
//
// Invariant: after construction, everything in the block that reads such a
// value, and does not need the update's result, stands before the update.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_KERNELS_OVERWRITTENVALUES_H
#define TENON_LIB_TRANSFORMS_KERNELS_OVERWRITTENVALUES_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace tenon {

/// Returns whether the memory of the value may be written: it is neither the
/// caller's nor a constant, nor a view of these.
bool isWritable(mlir::Value value);

/// Returns whether elementwise operations compute `next`, the yielded value,
/// from `place`, the carried one, and all other readers of `place` extract
/// small parts of it (a row and a column): with these parts in memory, the map
/// runs in place.
bool isMadeInPlace(mlir::Value next, mlir::BlockArgument place);

class OverwrittenValues {
public:
  /// Moves updates after reads of the old value that do not depend on them.
  explicit OverwrittenValues(mlir::Block &block);

  bool empty() const { return overwrittenBy.empty(); }

  /// Returns the value that `producer` reads and that would have to be copied
  /// if a kernel at the position of `root` computed the producer's result; null
  /// if there is none, or if the copy takes less memory than the result.
  mlir::Value copiedBy(mlir::Operation *producer, mlir::Operation *root) const;

private:
  /// Records that `at`, an operation of the block, may write into the value.
  void note(mlir::Value value, mlir::Operation *at);
  /// Records that an elementwise operation may write its result, which the loop
  /// yields or updates, into the carried value.
  void noteMap(mlir::Value next);
  bool moveBehindReads(mlir::Value value, mlir::Operation *at);

  mlir::Block *block;
  llvm::DenseMap<mlir::Value, mlir::Operation *> overwrittenBy;
  llvm::DenseSet<mlir::Value> byMap;
  int attempts = 0;
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_KERNELS_OVERWRITTENVALUES_H
