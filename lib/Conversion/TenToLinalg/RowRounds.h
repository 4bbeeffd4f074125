//===- RowRounds.h - Rounds over the elements of all rows ----- -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_TENTOLINALG_ROWROUNDS_H
#define TENON_LIB_CONVERSION_TENTOLINALG_ROWROUNDS_H

#include "Conversion/RoundNests.h"
#include "KernelLowering.h"

namespace tenon {

/// Tensors of one shape whose last dimension is the row, and rounds that
/// compute new ones from them, as `Conversion/RoundNests.h` describes.
class RowRounds {
public:
  /// Emits the elements at `place` in round `number`, from the tensors `before`
  /// of the round before.
  using PassElements = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      NestBody &body, llvm::ArrayRef<LoopIndex> place, mlir::ValueRange before,
      mlir::Value number)>;
  using Elements = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      NestBody &body, llvm::ArrayRef<LoopIndex> place)>;
  using LoopBody = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::Value number, mlir::ValueRange state)>;

  RowRounds(KernelLowering &kernel, mlir::Location loc,
            llvm::ArrayRef<mlir::OpFoldResult> rows,
            llvm::ArrayRef<mlir::Type> types)
      : kernel(kernel), builder(kernel.builder), loc(loc), rows(rows),
        types(types) {}

  /// Returns new uninitialized tensors.
  llvm::SmallVector<mlir::Value> empty();
  /// Emits a nest that fills `outputs`, with the attribute of tiles or of
  /// rounds.
  llvm::SmallVector<mlir::Value> nest(bool isInTiles, mlir::ValueRange outputs,
                                      Elements elements);
  /// Emits a loop with tensors as iter_args.
  llvm::SmallVector<mlir::Value> loop(mlir::Value from, mlir::Value to,
                                      mlir::ValueRange state, LoopBody body);
  /// Emits rounds 0, 1, 2, ...: as many as there are powers of two below the
  /// row length, rounded up to an even number. Round i reads neighbours up to
  /// 2^i away.
  llvm::SmallVector<mlir::Value> run(mlir::ValueRange state,
                                     PassElements elements);
  /// Emits only the rounds that stay within tiles.
  llvm::SmallVector<mlir::Value> runInTiles(mlir::ValueRange state,
                                            PassElements elements);

private:
  llvm::SmallVector<mlir::Value> runPairs(bool isInTiles, mlir::Value from,
                                          mlir::Value to,
                                          mlir::ValueRange state,
                                          PassElements elements);
  /// Returns the number of pairs of rounds.
  mlir::Value countPairs();

  KernelLowering &kernel;
  mlir::OpBuilder &builder;
  mlir::Location loc;
  llvm::SmallVector<mlir::OpFoldResult> rows;
  llvm::SmallVector<mlir::Type> types;
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_TENTOLINALG_ROWROUNDS_H
