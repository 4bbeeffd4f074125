//===- TileShapes.h - Shapes of register tiles ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_TILES_TILESHAPES_H
#define TENON_LIB_CODEGEN_TILES_TILESHAPES_H

#include "Target/Target.h"
#include "llvm/ADT/SmallVector.h"

namespace tenon {

/// Largest number of row tiles that counts as few: threads divide these too if
/// they use panels that a cache keeps.
/// Tuned: tiles; docs/developer/rationale/threads.md "Chunks copy the rows
/// they multiply".
constexpr int64_t kMaxTilesInChunks = 4;

/// The vector unit that register tiles are chosen for.
struct VectorUnit {
  int64_t bytes;
  int64_t registers;
  /// Tile heights for one, two, ... vectors per row: the accumulators, an RHS
  /// row and an LHS element together use all registers.
  llvm::SmallVector<int64_t> heights;
};

/// Returns the widest unit that the features imply. Measured: see
/// docs/Performance.
VectorUnit vectorUnit(ten::TargetAttr target);

/// Returns the number of vectors per row for which tiles take the least time
/// for all rows and columns, if the rows of a tile follow each other in one row
/// of the result.
size_t fastestTile(const VectorUnit &unit, int64_t rows, int64_t columns,
                   int64_t lanes);

/// Reduces tiles to a width for which rows and columns divide into tiles of one
/// size with nearly as many accumulators: code for two sizes takes twice as
/// long to compile.
void fitTile(llvm::SmallVectorImpl<int64_t> &heights, int64_t rows,
             int64_t columns, int64_t lanes);

/// For rows that would need tiles of two heights: reduces tiles to a width at
/// which tiles of one height cover the rows, if these have enough accumulators.
void fitRows(llvm::SmallVectorImpl<int64_t> &heights, int64_t rows,
             int64_t columns, int64_t lanes);

/// Reduces tiles, for any number of rows, to the largest width that divides the
/// columns.
void fitColumns(llvm::SmallVectorImpl<int64_t> &heights, int64_t columns,
                int64_t lanes);

/// Reduces tiles to a width at which one tile holds all rows, so that the part
/// of the RHS that comes from memory is read once.
void coverRows(llvm::SmallVectorImpl<int64_t> &heights, int64_t rows,
               int64_t columns, int64_t lanes);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_TILESHAPES_H
