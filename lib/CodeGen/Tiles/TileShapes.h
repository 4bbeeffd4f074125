//===- TileShapes.h - How wide and high register tiles are ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_TILES_TILESHAPES_H
#define TENON_LIB_CODEGEN_TILES_TILESHAPES_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallVector.h"

namespace tenon {

/// A line of the cache.
constexpr int64_t kLineBytes = 64;

/// So many tiles of rows are few: threads divide them all the same, where they
/// use panels that a cache keeps.
constexpr int64_t kFewTiles = 4;

/// What register tiles depend on.
struct VectorUnit {
  /// The feature that says that a CPU has it.
  llvm::StringRef feature;
  int64_t bytes;
  int64_t registers;
  /// Rows of the tile for one, two, ... vectors beside each other: the sums, a
  /// row of the right operand and an element of the left one take all
  /// registers.
  llvm::SmallVector<int64_t> heights;
};

/// The widest unit that the features promise. Measured: see docs/Performance.
VectorUnit vectorUnit(llvm::StringRef features);

/// How many vectors beside each other tiles have that take the least time for
/// all rows and columns, where the rows of a tile follow each other in one
/// row of the result.
size_t fastestTile(const VectorUnit &unit, int64_t rows, int64_t columns,
                   int64_t lanes);

/// Makes tiles as wide as lets rows and columns divide into tiles of one
/// size, of nearly as many sums: code for two takes twice as long to compile.
void fitTile(llvm::SmallVectorImpl<int64_t> &heights, int64_t rows,
             int64_t columns, int64_t lanes);

/// Makes tiles, of any number of rows, as wide as divides columns.
void fitColumns(llvm::SmallVectorImpl<int64_t> &heights, int64_t columns,
                int64_t lanes);

/// Makes tiles so narrow that one holds all rows: what of the right operand
/// comes from memory is read once.
void coverRows(llvm::SmallVectorImpl<int64_t> &heights, int64_t rows,
               int64_t columns, int64_t lanes);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_TILESHAPES_H
