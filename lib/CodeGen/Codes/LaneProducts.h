//===- LaneProducts.h - Products of many rows, lane by lane -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_CODES_LANEPRODUCTS_H
#define TENON_LIB_CODEGEN_CODES_LANEPRODUCTS_H

#include "CodeNumbers.h"
#include "CodeTile.h"
#include "Target/Target.h"

namespace tenon {

/// Emits the products of many rows with the weights of a `#ten.code_tile` as
/// products of matrices, one for each lane of the sums.
class LaneProducts : protected CodeNumbers {
protected:
  using CodeNumbers::CodeNumbers;

  /// Returns whether rows and weights have this form.
  bool canMultiplyLanes();
  /// Returns the number of panels that are multiplied at a time, which is the
  /// minimum.
  int64_t panelsOfGroup() { return panelsOfLanes(tile, size(Column)); }
  /// Allocates memory, and packs rows that all chunks share.
  void allocateLanes();
  /// Adds the products of all rows with all panels to the output.
  void multiplyLanes();

  /// Returns the number of units, which are the steps of all blocks.
  int64_t units() { return size(Block) * size(Step); }
  /// Emits the loops' place of a unit.
  void useUnit(mlir::Value unit);
  /// Adds the products of `x` with each vector of numbers to its sum.
  void multiply(mlir::Value x, llvm::ArrayRef<mlir::Value> numbers,
                llvm::MutableArrayRef<mlir::Value> sums);

private:
  int64_t panelsOfVector() { return lanes / size(Column); }
  /// Returns the number of vectors along a row.
  int64_t vectorsOfRow() { return units() * vectorsOfUnit(); }
  /// Returns the number of elements of a packed row tile for one product: the
  /// rows of a tile in whole vectors.
  int64_t packedRows() { return llvm::alignTo(height, lanes); }
  /// Returns the distance between lanes of packed rows, and of weights: one
  /// line more than they have, as distances of whole pages would be the same
  /// sets of a cache.
  int64_t packedOfLane() {
    return tilesTogether * vectorsOfRow() * packedRows() + kLineBytes / 4;
  }
  int64_t numbersOfLane() {
    return vectorsOfRow() * kVectorsOfLanes * lanes + kLineBytes / 4;
  }
  int64_t packedOfBlock() { return lanes * packedOfLane(); }
  int64_t bytesOfRow() { return vectorsOfRow() * lanes * 4; }
  int64_t sumsOfTile() { return height * kVectorsOfLanes * lanes; }
  int64_t levels() { return llvm::Log2_64(lanes); }
  mlir::Value minimum(mlir::Value a, mlir::Value b);

  /// A block of rows, and the place where it is packed.
  struct Rows {
    mlir::Value first, count;
    mlir::OpFoldResult packed;
  };
  /// A group of panels, of which those before `skipped` are in the output.
  struct Panels {
    mlir::Value first, skipped;
  };
  /// A tile of a block's rows.
  struct Tile {
    mlir::Value number;
    int64_t height;
  };
  void divideRows();
  /// Returns the first row of a tile in its block.
  mlir::OpFoldResult firstRowOf(mlir::Value tile);
  bool packBefore();
  void packTile(mlir::OpFoldResult block, mlir::OpFoldResult first,
                mlir::Value tile, mlir::Value last);
  void fillNumbers(mlir::Value firstPanel);
  void multiplyLane(mlir::Value number, Rows rows, Panels panels);
  void multiplyTile(mlir::Value number, mlir::OpFoldResult lane, Tile tile,
                    Rows rows, Panels panels);
  void addLane(mlir::Value number, Tile tile, int64_t level, Values sums,
               Rows rows, Panels panels);
  void addToOutput(Tile tile, llvm::ArrayRef<mlir::Value> sums, Rows rows,
                   Panels panels);

  /// Rows of a tile; of the last tiles of a block so many have one row less.
  int64_t height = 0, shorterTiles = 0;
  /// Rows of a block, and its tiles.
  int64_t rowsTogether = 0, tilesTogether = 0;
  /// All blocks have the same number of rows.
  bool isEven = false;
  bool isPackedBefore = false;
  /// [blocks, lanes, tiles, vectors of a row, rows of a tile]: rows, of one
  /// block or of all.
  mlir::Value packed;
  /// [vectors of a unit, columns of a vector, lanes]: weights of a unit.
  mlir::Value squares;
  /// [lanes, vectors of a row, columns]: weights of a group of panels.
  mlir::Value numbers;
  /// [tiles, levels, rows of a tile, columns]: the sums of lanes that wait for
  /// those of others.
  mlir::Value waiting;
  /// [rows of a tile, columns]: sums of all lanes.
  mlir::Value finished;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_CODES_LANEPRODUCTS_H
