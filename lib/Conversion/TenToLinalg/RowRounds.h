//===- RowRounds.h - Passes over the elements of all rows -------*- C++ -*-===//
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

/// Tensors of one shape, whose last dimension is that of the rows, and passes
/// that make new ones of them, as `Conversion/PassNests.h` says.
class RowPasses {
public:
  /// Code of the elements at `place` of the pass with that number, of what
  /// the pass before it made.
  using PassElements = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      NestBody &body, llvm::ArrayRef<LoopIndex> place, mlir::ValueRange before,
      mlir::Value number)>;
  using Elements = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      NestBody &body, llvm::ArrayRef<LoopIndex> place)>;
  using LoopBody = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::Value number, mlir::ValueRange state)>;

  RowPasses(KernelLowering &kernel, mlir::Location loc,
            llvm::ArrayRef<mlir::OpFoldResult> rows,
            llvm::ArrayRef<mlir::Type> types)
      : kernel(kernel), builder(kernel.builder), loc(loc), rows(rows),
        types(types) {}

  /// New tensors, not filled.
  llvm::SmallVector<mlir::Value> empty();
  /// A nest that fills `outputs`; it has the mark of tiles, or of passes.
  llvm::SmallVector<mlir::Value> nest(bool isInTiles, mlir::ValueRange outputs,
                                      Elements elements);
  /// A loop that carries tensors.
  llvm::SmallVector<mlir::Value> loop(mlir::Value from, mlir::Value to,
                                      mlir::ValueRange state, LoopBody body);
  /// Passes 0, 1, 2, ... as many as there are powers of two below the rows'
  /// length, rounded up to an even number. Pass i reaches 2^i neighbours.
  llvm::SmallVector<mlir::Value> run(mlir::ValueRange state,
                                     PassElements elements);
  /// The same, those within tiles alone.
  llvm::SmallVector<mlir::Value> runInTiles(mlir::ValueRange state,
                                            PassElements elements);

private:
  llvm::SmallVector<mlir::Value> runPairs(bool isInTiles, mlir::Value from,
                                          mlir::Value to,
                                          mlir::ValueRange state,
                                          PassElements elements);
  /// How many pairs of passes there are.
  mlir::Value countPairs();

  KernelLowering &kernel;
  mlir::OpBuilder &builder;
  mlir::Location loc;
  llvm::SmallVector<mlir::OpFoldResult> rows;
  llvm::SmallVector<mlir::Type> types;
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_TENTOLINALG_ROWROUNDS_H
