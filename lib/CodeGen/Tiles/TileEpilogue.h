//===- TileEpilogue.h - What is done to sums before a store -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_TILES_TILEEPILOGUE_H
#define TENON_LIB_CODEGEN_TILES_TILEEPILOGUE_H

#include "NestEmitter.h"

namespace tenon {

/// An elementwise nest over all sums of other nests, which can be applied to
/// each register tile of sums instead.
class TileEpilogue : NestEmitter {
public:
  explicit TileEpilogue(mlir::linalg::GenericOp nest) : NestEmitter(nest) {}

  /// Whether the nest has that form; finds the sums that it reads.
  bool analyze();
  /// The memory of the sums, and the operation that reads it.
  mlir::Value getRoot() const { return root; }
  mlir::linalg::GenericOp getNest() const { return nest; }
  /// The memory of the result.
  mlir::Value getResult() { return nest.getDpsInits()[0]; }
  /// Size of the innermost dimension that has more than one element (1 if there
  /// is none): the distance in memory after which columns repeat.
  int64_t getRowLength() const { return rowLength; }
  /// Whether the result may be in the memory of something that is read: then
  /// nothing may be computed twice.
  bool readsOutput() const { return inPlace; }
  /// About how many operations it is for each vector of sums.
  int64_t getCost();
  /// To be called before the first sums of a tile.
  void startTile() { columns.clear(); }
  /// Emits, at the given place, what the nest does to the sums from element
  /// `at` of their memory on. Where all rows of a tile have their columns in
  /// common, `vector` says which of the tile's vectors it is, and `column` is
  /// an element of the same column.
  void apply(mlir::OpBuilder::InsertPoint place, mlir::OpFoldResult at,
             std::optional<int64_t> vector, mlir::OpFoldResult column,
             mlir::Value sums, mlir::Value mask);

private:
  mlir::Value operand(const Access &access, mlir::OpFoldResult at,
                      mlir::OpFoldResult column, int64_t lanes,
                      mlir::Value mask);
  /// Whether what is read is the same for all rows.
  bool isColumns(const Access &access) const;

  mlir::Value root;
  int64_t rowLength = 0;
  /// Loop over that dimension.
  unsigned innermost = 0;
  /// Per loop, the distance in memory of sums and results.
  llvm::SmallVector<int64_t> steps;
  llvm::SmallVector<Access> inputs;
  Access output;
  int64_t sumsInput = -1;
  bool inPlace = false;
  /// For each of a tile's vectors, the values that its rows have in common, by
  /// those of the nest's body.
  llvm::DenseMap<int64_t, llvm::DenseMap<mlir::Value, mlir::Value>> columns;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_TILEEPILOGUE_H
