//===- TileEpilogue.h - Epilogues of register tiles -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_TILES_TILEEPILOGUE_H
#define TENON_LIB_CODEGEN_TILES_TILEEPILOGUE_H

#include "CodeGen/Nests/NestEmitter.h"

namespace tenon {

/// An elementwise nest over all accumulators of other nests, which is applied
/// to each register tile instead.
class TileEpilogue : NestEmitter {
public:
  explicit TileEpilogue(mlir::linalg::GenericOp nest) : NestEmitter(nest) {}

  /// Returns whether the nest has that form; finds the accumulators that it
  /// reads.
  bool analyze();
  /// Returns the memory of the accumulators, and the operation that reads it.
  mlir::Value getRoot() const { return root; }
  mlir::linalg::GenericOp getNest() const { return nest; }
  /// Returns the memory of the result.
  mlir::Value getResult() { return nest.getDpsInits()[0]; }
  /// Returns the size of the innermost dimension greater than 1 (1 if there is
  /// none): the distance in memory after which columns repeat.
  int64_t getRowLength() const { return rowLength; }
  /// Returns whether the result may alias an operand: then no element may be
  /// computed twice.
  bool readsOutput() const { return inPlace; }
  /// Returns the approximate number of operations per accumulator vector.
  int64_t getCost();
  /// Starts a tile; call this before the first `apply` of each.
  void startTile() { columns.clear(); }
  /// Emits, at `place`, the nest's body for the accumulators from element `at`
  /// of their memory on. If all rows of a tile have the same columns, `vector`
  /// is the index of the tile's vector, and `column` an element of the same
  /// column.
  void apply(mlir::OpBuilder::InsertPoint place, mlir::OpFoldResult at,
             std::optional<int64_t> vector, mlir::OpFoldResult column,
             mlir::Value sums, mlir::Value mask);

private:
  mlir::Value operand(const Access &access, mlir::OpFoldResult at,
                      mlir::OpFoldResult column, int64_t lanes,
                      mlir::Value mask);
  /// Returns whether the operand is the same for all rows.
  bool isColumns(const Access &access) const;

  mlir::Value root;
  int64_t rowLength = 0;
  /// The loop over that dimension.
  unsigned innermost = 0;
  /// Per loop, the stride of accumulators and results.
  llvm::SmallVector<int64_t> steps;
  llvm::SmallVector<Access> inputs;
  Access output;
  int64_t sumsInput = -1;
  bool inPlace = false;
  /// Values that are the same for all rows, per vector of the tile, by the
  /// values of the nest's body.
  llvm::DenseMap<int64_t, llvm::DenseMap<mlir::Value, mlir::Value>> columns;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_TILEEPILOGUE_H
