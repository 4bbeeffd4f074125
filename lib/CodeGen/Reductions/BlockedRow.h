//===- BlockedRow.h - Loops that sum a row by blocks -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_REDUCTIONS_BLOCKEDROW_H
#define TENON_LIB_CODEGEN_REDUCTIONS_BLOCKEDROW_H

#include "Combination.h"

namespace tenon {

/// The loops over a row that add up its elements, and may store others. Carried
/// are tensors, and then the sum.
class BlockedRow {
public:
  /// Maps the indices in the row and the carried values to the next ones,
  /// adding in order or not.
  using Body = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::ValueRange, mlir::ValueRange, bool isInOrder)>;

  /// The last size is a `multiple` of a number, and at most `most` if that is
  /// not 0.
  BlockedRow(KernelLowering &kernel, mlir::Location loc,
             const Combination &combination,
             llvm::ArrayRef<mlir::OpFoldResult> sizes, int64_t multiple,
             int64_t most, Body body)
      : kernel(kernel), loc(loc), combination(combination), sizes(sizes),
        multiple(multiple), most(most), body(body) {}

  /// Returns the values that the loops carry after the last element.
  llvm::SmallVector<mlir::Value> run(mlir::ValueRange carried) {
    zero = carried.back();
    return emitDims({}, carried);
  }

private:
  using Part =
      llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::ValueRange)>;
  using NumberedPart = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::Value, mlir::ValueRange)>;

  /// Emits a part with a sum of its own, which is then added.
  llvm::SmallVector<mlir::Value> add(mlir::ValueRange carried, Part part);
  /// Emits so many parts, `kBlocksTogether` of which have a common sum: all if
  /// they are `few`.
  llvm::SmallVector<mlir::Value> addParts(mlir::OpFoldResult count, bool few,
                                          mlir::ValueRange carried,
                                          NumberedPart part);
  llvm::SmallVector<mlir::Value>
  emitElements(mlir::ValueRange place, mlir::Value first, mlir::Value count,
               mlir::ValueRange carried, bool isInOrder = false);
  /// Emits the blocks of a row, and the elements behind them, by one loop: the
  /// row is so short that all are added to one sum. A loop for the elements
  /// behind the blocks would take as long to compile as that for the blocks.
  llvm::SmallVector<mlir::Value> emitUnknown(mlir::ValueRange place,
                                             mlir::Value length,
                                             mlir::ValueRange carried);
  /// Emits the loops over the dimensions behind those of `place`.
  llvm::SmallVector<mlir::Value> emitDims(mlir::ValueRange place,
                                          mlir::ValueRange carried);

  KernelLowering &kernel;
  mlir::Location loc;
  const Combination &combination;
  llvm::ArrayRef<mlir::OpFoldResult> sizes;
  int64_t multiple, most;
  Body body;
  mlir::Value zero;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_REDUCTIONS_BLOCKEDROW_H
