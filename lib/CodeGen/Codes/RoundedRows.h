//===- RoundedRows.h - Rows rounded to fixed point --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_CODES_ROUNDEDROWS_H
#define TENON_LIB_CODEGEN_CODES_ROUNDEDROWS_H

#include "CodeNest.h"

namespace tenon {

/// Emits the rounding of rows to fixed point, with one scale for the elements
/// of a block, and keeps where the rounded rows are.
class RoundedRows : protected CodeNest {
protected:
  /// Number of elements that one vector rounds: blocks are multiples of it.
  /// Fact: elements; f32 lanes of the widest vector.
  static constexpr int64_t kChunk = 16;
  /// Added to the integers of a table, which are unsigned bytes then.
  /// Fact: number; the least byte with sign.
  static constexpr int64_t kOffsetOfTable = 128;

  RoundedRows(mlir::linalg::GenericOp nest, ten::CodeTileAttr tile,
              ten::TargetAttr target)
      : CodeNest(nest, tile, target), bits(tile.getBits()) {}

  /// Allocates the rounded rows, and rounds them before the loop around the
  /// nest that all of its chunks share, if there is one.
  bool prepareRows();
  /// Rounds `blocks` blocks from `firstBlock` of `rows` rows from `firstRow`,
  /// unless that was done before.
  void roundRows(mlir::Value firstRow, int64_t rows, mlir::Value firstBlock,
                 int64_t blocks);

  int64_t blockSize() {
    return size(Step) * size(Group) * size(Vector) * size(Lane);
  }
  /// Returns the number of bytes of a rounded element: high and low, or one.
  int64_t planes() { return tile.getActivations() / 8; }
  /// Returns the number of codes in a word of 32 bits.
  int64_t elementsOfWord() { return 32 / bits; }
  /// Returns the number of groups of four codes, a byte each, that a word has.
  int64_t partsOfWord() { return 8 / bits; }
  mlir::Value splat(mlir::Value scalar, int64_t lanes) {
    return mlir::vector::BroadcastOp::create(
        builder, loc, mlir::VectorType::get({lanes}, scalar.getType()), scalar);
  }

  int64_t bits, numRows = 0;
  /// Numbers of rows, and of blocks of a row, that are rounded at a time.
  int64_t rowsTogether = 0, blocksTogether = 0;
  /// Words of bytes for each plane, [rows, words of the blocks].
  mlir::Value rounded[2];
  /// Scale, sum as a number, and each plane's start of a sum: [rows, blocks].
  mlir::Value rowScale, rowSum, starts[2];

private:
  mlir::Operation *loopOverRows();
  bool roundBefore(mlir::Operation *loop);
  void round(mlir::Value firstRow, int64_t rows, mlir::Value firstBlock,
             int64_t blocks);
  void roundBlock(mlir::Value row, mlir::Value localRow, mlir::Value block,
                  mlir::Value local);
  void storeChunk(mlir::Value integers, mlir::Value row, mlir::Value local,
                  int64_t chunk, llvm::MutableArrayRef<mlir::Value> sums);

  bool isRoundedBefore = false;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_CODES_ROUNDEDROWS_H
