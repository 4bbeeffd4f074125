//===- TileShapes.cpp - Shapes of register tiles --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileShapes.h"
#include "TileEmitter.h"
#include <limits>

using namespace mlir;
using namespace tenon;

/// Fewest accumulators of tiles whose height is chosen to divide the rows: two
/// multipliers with a latency of four cycles wait for none of so many, and a
/// vector of the right operand is used often enough.
/// Tuned: accumulators; docs/developer/rationale/tiles-and-packing.md "Heights
/// are balanced".
constexpr int64_t kMinSumsOfEvenTile = 16;

VectorUnit tenon::vectorUnit(ten::TargetAttr target) {
  return {target.getVectorBytes(), target.getVectorRegisters(),
          SmallVector<int64_t>(tileHeights(target))};
}

/// Cost of one K step of a tile in quarters of a cycle: two multiply-adds per
/// cycle with a latency of four; two loads per cycle, of which vectors come
/// from L2; and an overhead per tile. Measured on a CPU with AVX-512, and with
/// AVX2 code there: within 5 % for images of 5 to 32 pixels.
static int64_t costOfStep(int64_t vectors, int64_t rows, int64_t bytes) {
  int64_t halves = std::max<int64_t>({vectors * rows, vectors + rows, 8});
  return 2 * halves + llvm::divideCeil(vectors * bytes, kLineBytes) + 1;
}

size_t tenon::fastestTile(const VectorUnit &unit, int64_t rows, int64_t columns,
                          int64_t lanes) {
  // A result may be empty.
  rows = std::max<int64_t>(rows, 1);
  // Returns the cost of tiles with this many vectors, of which the last may
  // have fewer.
  auto costOfColumn = [&](int64_t vectors, int64_t most) {
    int64_t tiles = llvm::divideCeil(rows, most);
    int64_t high = llvm::divideCeil(rows, tiles), low = tiles * high - rows;
    return (tiles - low) * costOfStep(vectors, high, unit.bytes) +
           (low ? low * costOfStep(vectors, high - 1, unit.bytes) : 0);
  };
  int64_t all = llvm::divideCeil(columns, lanes);
  size_t best = 1;
  int64_t least = std::numeric_limits<int64_t>::max();
  for (auto [narrower, most] : llvm::enumerate(unit.heights)) {
    int64_t vectors = narrower + 1;
    int64_t cost = all / vectors * costOfColumn(vectors, most);
    if (int64_t rest = all % vectors)
      cost += costOfColumn(rest, most);
    if (cost < least) {
      least = cost;
      best = vectors;
    }
  }
  return best;
}

void tenon::fitTile(SmallVectorImpl<int64_t> &heights, int64_t rows,
                    int64_t columns, int64_t lanes) {
  for (int64_t vectors = heights.size(); vectors > 1; --vectors)
    if (columns % (vectors * lanes) == 0 &&
        TileEmitter::evenHeight(heights, vectors, rows))
      return heights.resize(vectors);
  // A few rows make lower tiles.
  auto high = [&](int64_t vectors) {
    return llvm::divideCeilSigned(
        rows, llvm::divideCeilSigned(rows, heights[vectors - 1]));
  };
  int64_t widest = heights.size(), most = high(widest) * widest;
  for (int64_t vectors = heights.size(); vectors > 1 && rows > 1; --vectors)
    if (columns % (vectors * lanes) == 0 && rows % high(vectors) == 0 &&
        high(vectors) * vectors >= most)
      return heights.resize(vectors);
}

void tenon::fitRows(SmallVectorImpl<int64_t> &heights, int64_t rows,
                    int64_t columns, int64_t lanes) {
  int64_t widest = heights.size(), highest = heights.back();
  int64_t tiles = llvm::divideCeilSigned(rows, highest);
  int64_t repeated = tiles * highest - rows;
  if (TileEmitter::evenHeight(heights, widest, rows) ||
      rows % llvm::divideCeilSigned(rows, tiles) == 0 ||
      repeated * kMinRowsToRecomputed <= rows)
    return;
  int64_t best = 0, height = 0, most = kMinSumsOfEvenTile - 1;
  for (int64_t vectors = 2; vectors <= widest; ++vectors)
    for (int64_t high = heights[vectors - 1]; high * vectors > most; --high)
      if (rows % high == 0 && columns % (vectors * lanes) == 0) {
        best = vectors;
        height = high;
        most = high * vectors;
      }
  if (best == 0)
    return;
  heights.resize(best);
  heights.back() = height;
}

void tenon::fitColumns(SmallVectorImpl<int64_t> &heights, int64_t columns,
                       int64_t lanes) {
  for (int64_t vectors = heights.size(); vectors > 0; --vectors)
    if (columns % (vectors * lanes) == 0)
      return heights.resize(vectors);
  if (int64_t vectors = llvm::divideCeil(columns, lanes);
      vectors < static_cast<int64_t>(heights.size()))
    heights.resize(vectors);
}

void tenon::coverRows(SmallVectorImpl<int64_t> &heights, int64_t rows,
                      int64_t columns, int64_t lanes) {
  size_t widest = llvm::count_if(
      heights, [rows](int64_t height) { return height >= rows; });
  size_t vectors = widest;
  while (vectors > 1 && columns % (vectors * lanes) != 0)
    --vectors;
  // Possibly none fits exactly.
  heights.resize(columns % (vectors * lanes) == 0 ? vectors : widest);
}
