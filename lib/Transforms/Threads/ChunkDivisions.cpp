//===- ChunkDivisions.cpp - Chooses the loops of a nest to divide ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses how the parallel loops of a nest of static size are divided into
// about a wanted number of chunks. Prefers chunks of equal size that are
// multiples of a unit: a register tile's height or width, or enough elements to
// read memory in long runs. For register tiles, other loops are divided first,
// then rows, then columns, so that packed or cached columns are reused as often
// as possible; if rows do not divide evenly, columns are tried first. Called by
// ParallelChunks.cpp.
//
//===----------------------------------------------------------------------===//

#include "ChunkDivisions.h"
#include "CodeGen/Codes/CodeTile.h"
#include "CodeGen/Tiles/TileEmitter.h"
#include "CodeGen/Tiles/TileShapes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Memory/SizePlanner.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Minimum number of row elements to read contiguously.
/// Tuned: elements; commit bad654c.
constexpr int64_t kMinRun = 256;
/// Minimum number of column elements to read contiguously, of short and of long
/// columns.
/// Tuned: elements; commit bad654c.
constexpr int64_t kMinAcross = 16, kMaxAcross = 64;
/// Minimum number of bytes to read contiguously per row if other rows are read
/// in between; L1d has room for these.
/// Tuned: bytes; commit 21554a5.
constexpr int64_t kMinBytesApart = 32 * 1024;
/// A row is divided into at least this many chunks nevertheless.
/// Tuned: chunks; commit 21554a5.
constexpr int64_t kMinChunksOfRow = 8;
/// With this many chunks, one more or less matters little.
/// Tuned: chunks; commit 8310dc4.
constexpr int64_t kMaxEvenChunks = 16;
/// Minimum load balance; less balanced chunks leave threads waiting.
/// Tuned: ratio; commit bad654c.
constexpr double kMinBalance = 0.9;
/// Minimum number of rounded rows whose chunks are divided by rows; fewer are
/// rounded once, before the chunks.
/// Tuned: rows; docs/developer/rationale/algorithms.md "Rounded rows of a
/// prompt are blocks".
constexpr int64_t kMinRoundedRows = 16;
/// Minimum number of exact rows that a chunk packs and makes weights for.
/// Tuned: rows; docs/developer/rationale/algorithms.md "Many rows are a product
/// of matrices for each lane".
constexpr int64_t kMinPackedRows = 64;
/// Minimum number of chunks of panels for which rows are not divided.
/// Tuned: chunks; docs/developer/rationale/algorithms.md "Many rows are a
/// product of matrices for each lane".
constexpr int64_t kMinChunksOfPanels = 8;
/// Most rows that a chunk rounds, and the least columns that it multiplies with
/// them: rounding takes as long as so many columns do, or less.
/// Tuned: rows, columns; docs/developer/rationale/algorithms.md "Rounded rows
/// of a prompt are blocks".
constexpr int64_t kMaxRoundedRows = 64, kMinRoundedColumns = 512;

int64_t tenon::chunksOf(double picoseconds) {
  return static_cast<int64_t>(
      std::clamp(std::floor(picoseconds / kWorkPerChunk), 2.0,
                 static_cast<double>(kMaxChunks)));
}

int64_t tenon::evenChunk(int64_t size, int64_t target, int64_t unit) {
  int64_t best = 0;
  // With few chunks, the other threads wait for an odd one.
  auto cost = [&](int64_t chunk) {
    int64_t count = size / chunk;
    return std::pair(count < kMaxEvenChunks && count % 2 == 1,
                     std::abs(chunk - target));
  };
  for (int64_t step : {unit, int64_t(1)}) {
    for (int64_t chunk = llvm::divideCeil(target, 2 * step) * step;
         chunk <= std::min(size - 1, 2 * target); chunk += step)
      if (size % chunk == 0 && chunk >= unit &&
          (!best || cost(chunk) < cost(best)))
        best = chunk;
    if (best)
      return best;
  }
  return target;
}

/// Returns a chunk of about `target` of `size` rows in whole tiles of `height`,
/// for sizes that no number of whole tiles divides: the last tile of the last
/// chunk recomputes at most one in `kMinRowsToRecomputed` rows. Returns 0 if
/// there is none.
static int64_t raggedChunk(int64_t size, int64_t target, int64_t height) {
  int64_t best = 0;
  for (int64_t chunk = llvm::divideCeil(target, 2 * height) * height;
       chunk <= std::min(size - 1, 2 * target); chunk += height) {
    int64_t rest = size % chunk;
    int64_t again = llvm::alignTo(rest, height) - rest;
    if (rest >= height && again * kMinRowsToRecomputed <= size &&
        (!best || std::abs(chunk - target) < std::abs(best - target)))
      best = chunk;
  }
  return best;
}

/// Returns whether `expr` is the loop's induction variable, or combines it as
/// the outer part with another loop's.
static bool isNumberedBy(AffineExpr expr, unsigned loop,
                         ArrayRef<int64_t> sizes) {
  auto isLoop = [&](AffineExpr part) {
    auto dim = dyn_cast<AffineDimExpr>(part);
    return dim && dim.getPosition() == loop;
  };
  if (isLoop(expr))
    return true;
  auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!sum || sum.getKind() != AffineExprKind::Add)
    return false;
  auto groups = dyn_cast<AffineBinaryOpExpr>(sum.getLHS());
  auto inside = dyn_cast<AffineDimExpr>(sum.getRHS());
  if (!groups || groups.getKind() != AffineExprKind::Mul || !inside ||
      !isLoop(groups.getLHS()) || inside.getPosition() == loop)
    return false;
  auto size = dyn_cast<AffineConstantExpr>(groups.getRHS());
  int64_t most = sizes[inside.getPosition()];
  return size && !ShapedType::isDynamic(most) && most <= size.getValue();
}

bool tenon::numbersResults(linalg::LinalgOp nest, unsigned loop) {
  if (nest.getIteratorTypesArray()[loop] != utils::IteratorType::parallel)
    return false;
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  for (OpOperand &init : nest.getDpsInitsMutable()) {
    AffineMap map = nest.getMatchingIndexingMap(&init);
    bool found = false;
    for (AffineExpr expr : map.getResults()) {
      if (isNumberedBy(expr, loop, sizes))
        found = true;
      else if (expr.isFunctionOfDim(loop))
        return false;
    }
    if (!found)
      return false;
  }
  return true;
}

/// Returns whether this loop, not the innermost one, runs along the contiguous
/// dimension of an input. Some of its iterations are best done together.
static bool runsAcross(linalg::LinalgOp nest, unsigned loop) {
  return loop + 1 != nest.getNumLoops() &&
         llvm::any_of(nest.getDpsInputOperands(), [&](OpOperand *input) {
           AffineMap map = nest.getMatchingIndexingMap(input);
           return isa<MemRefType>(input->get().getType()) &&
                  map.getNumResults() > 1 &&
                  map.isFunctionOfDim(map.getNumDims() - 1) &&
                  map.getResults().back() ==
                      getAffineDimExpr(loop, nest->getContext());
         });
}

/// Returns whether a loop iterates over RHS panels.
static bool isPanelLoop(linalg::LinalgOp nest, unsigned loop) {
  AffineMap map = nest.getMatchingIndexingMap(nest.getDpsInitOperand(0));
  return llvm::none_of(map.getResults(), [&](AffineExpr expr) {
    return expr == getAffineDimExpr(loop, nest->getContext());
  });
}

/// Returns the minimum number of rows in a chunk of a tiled nest: two tiles,
/// but half of the rows if there are a few tiles that use panels which stay in
/// a cache. Threads then keep their own rows from one nest to the next.
static int64_t leastRows(linalg::LinalgOp nest, TileAttr tile, int64_t rows) {
  int64_t height = tile.getHeights().back();
  int64_t tiles = llvm::divideCeil(rows, height);
  bool hasPanels = false;
  for (unsigned loop = 0; loop < nest.getNumLoops(); ++loop)
    hasPanels |= static_cast<int64_t>(loop) != tile.getRow() &&
                 static_cast<int64_t>(loop) != tile.getColumn() &&
                 numbersResults(nest, loop) && isPanelLoop(nest, loop);
  return hasPanels && tiles > 1 && tiles <= kMaxTilesInChunks
             ? tiles / 2 * llvm::divideCeil(rows, tiles)
             : 2 * height;
}

/// Returns the minimum number of iterations of the loop for contiguous reads of
/// useful length, if a loop around it reduces, so that each chunk reads a part
/// of every row.
static int64_t leastPartOfRow(linalg::LinalgOp nest, unsigned loop) {
  SmallVector<utils::IteratorType> iterators = nest.getIteratorTypesArray();
  if (!llvm::is_contained(ArrayRef(iterators).take_front(loop),
                          utils::IteratorType::reduction))
    return 1;
  int64_t bytes = 1;
  for (OpOperand *input : nest.getDpsInputOperands())
    if (auto type = dyn_cast<MemRefType>(input->get().getType()))
      bytes = std::max(bytes, storageBytes(type.getElementType()));
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  for (int64_t size : ArrayRef(sizes).drop_front(loop + 1))
    bytes *= size;
  return llvm::divideCeil(kMinBytesApart, bytes);
}

/// Divides these loops, in order.
static SmallVector<ChunkDivision> divideInOrder(linalg::LinalgOp nest,
                                                ArrayRef<unsigned> loops,
                                                int64_t wanted,
                                                bool mayRepeat) {
  TileAttr tile = attr::tile.get(nest);
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  int64_t innermost = nest.getNumLoops() - 1;
  SmallVector<ChunkDivision> divisions;
  for (unsigned loop : loops) {
    if (wanted <= 1)
      break;
    int64_t number = loop, unit = 1;
    if (tile && number == tile.getRow())
      unit = leastRows(nest, tile, sizes[loop]);
    else if (tile && number == tile.getColumn())
      unit = tile.getLanes() * static_cast<int64_t>(tile.getHeights().size());
    else if (!tile && number == innermost)
      unit = kMinRun;
    else if (!tile && runsAcross(nest, loop))
      unit = std::clamp<int64_t>(
          llvm::alignDown(sizes[loop] / kMinAcross, kMinAcross), kMinAcross,
          kMaxAcross);
    if (!tile) {
      int64_t part = leastPartOfRow(nest, loop);
      // The first division matters more than long runs.
      if (divisions.empty())
        part = std::min(part, sizes[loop] / kMinChunksOfRow);
      unit = std::max(unit, part);
    }
    int64_t target = llvm::alignTo(llvm::divideCeil(sizes[loop], wanted), unit);
    if (target >= sizes[loop])
      continue;
    ChunkDivision division{loop, sizes[loop],
                           evenChunk(sizes[loop], target, unit)};
    if (tile && number == tile.getRow() && mayRepeat && divisions.empty() &&
        division.chunk % tile.getHeights().back())
      if (int64_t chunk =
              raggedChunk(sizes[loop], target, tile.getHeights().back())) {
        division.chunk = chunk;
        division.isRagged = true;
      }
    if (division.count() < 2 || (!divisions.empty() && !division.isExact()))
      continue;
    divisions.push_back(division);
    wanted /= division.count();
    if (!division.isExact())
      break;
  }
  return divisions;
}

SmallVector<ChunkDivision>
tenon::chooseDivisions(linalg::LinalgOp nest, int64_t wanted, bool mayRepeat) {
  TileAttr tile = attr::tile.get(nest);
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  // Divide the rows and columns of register tiles last, columns after rows, so
  // that the packed or cached RHS is reused as often as possible.
  SmallVector<unsigned> others, rows, columns;
  for (unsigned loop = 0; loop < sizes.size(); ++loop) {
    if (!numbersResults(nest, loop) || sizes[loop] <= 1)
      continue;
    if (!tile)
      others.push_back(loop);
    else if (static_cast<int64_t>(loop) == tile.getRow())
      rows.push_back(loop);
    else if (static_cast<int64_t>(loop) == tile.getColumn() ||
             isPanelLoop(nest, loop))
      columns.push_back(loop);
    else
      others.push_back(loop);
  }
  auto inOrder = [&](ArrayRef<unsigned> first, ArrayRef<unsigned> second) {
    SmallVector<unsigned> loops(others);
    llvm::append_range(loops, first);
    llvm::append_range(loops, second);
    return divideInOrder(nest, loops, wanted, mayRepeat);
  };
  SmallVector<ChunkDivision> found = inOrder(rows, columns);
  // A few rows may not divide into chunks of about equal size.
  if (!found.empty() && found.back().balance() < kMinBalance) {
    SmallVector<ChunkDivision> other = inOrder(columns, rows);
    if (!other.empty() && other.back().balance() > found.back().balance())
      return other;
  }
  return found;
}

/// Chunks of rows that are rounded: by rows before columns.
static SmallVector<ChunkDivision> divideRoundedRows(int64_t panels,
                                                    int64_t rows,
                                                    int64_t columns,
                                                    int64_t wanted) {
  if (rows < kMinRoundedRows)
    return {};
  int64_t parts = llvm::divideCeilSigned(rows, kMaxRoundedRows),
          most = std::min(llvm::divideCeilSigned(wanted, parts),
                          panels * columns / kMinRoundedColumns);
  SmallVector<ChunkDivision> divisions;
  // Only the last division may have a smaller chunk.
  for (int64_t count = most; count > 1; --count)
    if (panels % count == 0) {
      divisions.push_back({/*loop=*/0, panels, panels / count});
      break;
    }
  if (parts > 1)
    divisions.push_back(
        {/*loop=*/1, rows, llvm::divideCeilSigned(rows, parts)});
  return divisions;
}

/// Chunks of exact rows whose weights are made once for all of them: by groups
/// of panels, and by rows if there are too few of these.
static SmallVector<ChunkDivision>
divideExactRows(int64_t panels, int64_t group, int64_t rows, int64_t wanted) {
  if (rows < kMinRowsOfLanes || panels < group)
    return {};
  int64_t least = llvm::divideCeilSigned(panels, wanted),
          chunk = evenChunk(panels, llvm::alignTo(least, group), group),
          count = llvm::divideCeilSigned(panels, chunk);
  SmallVector<ChunkDivision> divisions;
  if (count > 1)
    divisions.push_back({/*loop=*/0, panels, chunk});
  // Only the last division may have a smaller chunk.
  int64_t parts = std::min(wanted / count, rows / kMinPackedRows);
  if (count < kMinChunksOfPanels && panels % chunk == 0 && parts > 1)
    divisions.push_back(
        {/*loop=*/1, rows, llvm::divideCeilSigned(rows, parts)});
  return divisions;
}

SmallVector<ChunkDivision> tenon::chooseCodeDivisions(linalg::LinalgOp nest,
                                                      int64_t wanted,
                                                      int64_t balanced) {
  CodeTileAttr tile = attr::codeTile.get(nest);
  if (!tile)
    return {};
  // Loops of such a nest are panels, rows, columns of a panel, and the sums.
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  int64_t panels = sizes[0], rows = sizes[1], columns = sizes[2];
  wanted = std::min(wanted, balanced);
  if (tile.getActivations() != 0)
    return divideRoundedRows(panels, rows, columns, wanted);
  return divideExactRows(panels, panelsOfLanes(tile, columns), rows, wanted);
}
