//===- ContractSchedule.cpp - How contractions are generated --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/Tiles/DotInstruction.h"
#include "CodeGen/Tiles/TileEmitter.h"
#include "CodeGen/Tiles/TileShapes.h"
#include "Dialect/Ten/IR/PanelLayout.h"
#include "Schedules.h"
#include <numeric>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// For fewer rows, searching operands of bf16 for numbers that instructions for
/// them would take as 0 costs more than these save.
constexpr int64_t kRowsWorthASearch = 16;

/// Fewer rows are multiplied as fast by instructions for vectors.
constexpr int64_t kRowsWorthMatrices = 4;

/// Products that are summed in the first cache beside which copying the sums is
/// little.
constexpr int64_t kSumsWorthABlock = 512;

/// So many panels keep several threads busy.
constexpr int64_t kFewPanels = 4;

/// Products that are summed before the sums go to memory and come back, where
/// this is to cost little.
constexpr int64_t kLeastSums = 128;

/// How many elements the dimensions have together.
static int64_t countOf(RankedTensorType type, ArrayRef<int64_t> dims) {
  int64_t product = 1;
  for (int64_t dim : dims)
    product *= type.getDimSize(dim);
  return product;
}

/// How many panels beside each other stay in half of the second cache, to use
/// a row of the left operand while it is in the first.
static int64_t panelsTogether(int64_t width, int64_t tile, int64_t bytesOfPanel,
                              int64_t cache = kSecondCache) {
  int64_t panels = std::clamp<int64_t>(
      std::min(cache / 2 / bytesOfPanel, width / tile), 1, 32);
  return evenBlocks(llvm::divideCeil(width, tile), panels);
}

/// How many rows at a distance in bytes have places of their own in a way of
/// the first cache: few, where it is a multiple of a large power of two.
static int64_t rowsApart(int64_t distance) {
  return kWayOfFirstCache / std::gcd(distance, kWayOfFirstCache);
}

/// Whether rows of a panel read in place share so few places of the first
/// cache that it cannot keep them beside the left operand and the result.
static bool collides(RankedTensorType rhs, int64_t depth, int64_t columns) {
  int64_t bytes = rhs.getElementTypeBitWidth() / 8;
  int64_t distance = rhs.getDimSize(rhs.getRank() - 1) * bytes;
  return depth > rowsApart(distance) * (kWaysOfFirstCache - 2) &&
         columns * bytes < distance;
}

/// Makes tiles so low that the first cache keeps a line of each of their rows
/// beside a panel, although the rows share places of it.
static void keepRows(SmallVectorImpl<int64_t> &heights, ContractOp op,
                     const ScheduleTarget &target) {
  RankedTensorType lhs = op.getLhs().getType();
  int64_t distance = lhs.getElementTypeBitWidth() / 8;
  for (int64_t dim : llvm::reverse(llvm::seq(lhs.getRank()))) {
    if (llvm::is_contained(op.getLhsFree(), dim))
      break;
    distance *= lhs.getDimSize(dim);
  }
  int64_t ways =
      std::max(target.firstCache / kWayOfFirstCache, kWaysOfFirstCache);
  int64_t most = rowsApart(distance) * ways;
  for (int64_t &height : heights)
    height = std::min(height, most);
}

/// In how many blocks of sums a panel stays in the second cache.
static int64_t blocksOfSums(int64_t bytesOfPanel) {
  return bytesOfPanel > kSecondCache * 3 / 4
             ? llvm::divideCeil(bytesOfPanel, kSecondCache / 2)
             : 1;
}

namespace {
/// Panels beside each other and the depth that these have.
struct PanelBlocks {
  int64_t panels, depth;
};
} // namespace

/// For a left operand that is turned, if a copy of it does not stay in the
/// second cache: blocks of sums, so that panels of all columns, or of half of
/// them, do. Rows are then copied for each block into a cache, and each of
/// them at most twice.
static std::optional<PanelBlocks> blocksOfTurned(int64_t rows, int64_t width,
                                                 int64_t depth, int64_t tile,
                                                 int64_t bytes,
                                                 const ScheduleTarget &target) {
  if (rows * depth * bytes <= target.secondCache)
    return {};
  int64_t tiles = llvm::divideCeilSigned(width, tile);
  int64_t most = std::clamp(kSecondCache / (tiles * tile * bytes), kLeastSums,
                            2 * kLeastSums);
  int64_t deep = llvm::divideCeil(depth, llvm::divideCeil(depth, most));
  int64_t panels = kSecondCache / (deep * tile * bytes);
  if (panels * 2 < tiles)
    return {};
  return PanelBlocks{panels < tiles ? (tiles + 1) / 2 : tiles, deep};
}

/// How many sums of a panel, beside as many of the rows of a tile, stay in
/// the first cache while another panel is asked for: where these are enough
/// for copying the sums to be little.
static std::optional<int64_t> sumsInFirstCache(int64_t tile, int64_t height,
                                               int64_t bytes,
                                               const ScheduleTarget &target) {
  constexpr int64_t kStep = 64;
  int64_t sums = llvm::alignDown(
      target.firstCache * 15 / 16 / ((tile + height) * bytes), kStep);
  return sums < kSumsWorthABlock ? std::nullopt : std::optional(sums);
}

/// Four matrices of sums, which leave four registers for operands.
static SmallVector<int64_t> matrixHeights(int64_t rows, int64_t width) {
  bool high = rows > kMatrixSize;
  int64_t vectors =
      std::min<int64_t>(high ? 2 : 4, llvm::divideCeil(width, kMatrixSize));
  return SmallVector<int64_t>(vectors, high ? 2 * kMatrixSize : kMatrixSize);
}

ContractScheduleAttr tenon::scheduleOfRows(ContractOp op, int64_t rows,
                                           const ScheduleTarget &target) {
  Type accumulator = op.getAccumulatorType();
  if (!isa<Float32Type, Float64Type>(accumulator))
    return {};
  VectorUnit unit = vectorUnit(target.features);
  int64_t bytes = accumulator.getIntOrFloatBitWidth() / 8;
  int64_t lanes = unit.bytes / bytes;
  RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
  int64_t width = countOf(rhs, op.getRhsFree()),
          depth = countOf(rhs, op.getRhsContracting());
  if (int64_t group = DotInstruction::bestGroup(
          target.features, lanes, lhs.getElementType(), rhs.getElementType(),
          accumulator,
          /*matrices=*/true);
      group > 1 && rows >= kMatrixSize && depth * 2 >= group * kMatrixSize) {
    SmallVector<int64_t> heights = matrixHeights(rows, width);
    int64_t tile = kMatrixSize * heights.size();
    return ContractScheduleAttr::get(
        op.getContext(), lanes, heights, /*packLhs=*/false, /*packRhs=*/true,
        panelsTogether(width, tile, depth * tile * bytes / group,
                       target.secondCache),
        /*depth=*/0, /*rhsPacked=*/true, group, /*matrices=*/true,
        /*rowsInside=*/false);
  }
  // Panels are not wider than what they hold.
  if (int64_t vectors = llvm::divideCeil(width, lanes);
      vectors < static_cast<int64_t>(unit.heights.size()))
    unit.heights.resize(vectors);
  fitTile(unit.heights, rows, width, lanes);
  int64_t tile = lanes * unit.heights.size();
  int64_t blocks = blocksOfSums(depth * tile * bytes);
  int64_t deep = llvm::divideCeil(depth, blocks);
  bool alongSums =
      llvm::is_contained(op.getLhsContracting(), lhs.getRank() - 1);
  // One panel for all rows of the block, where both stay in the first cache.
  int64_t panels =
      (rows + tile) * deep * bytes <= kWayOfFirstCache * kWaysOfFirstCache
          ? 1
          : panelsTogether(width, tile, deep * tile * bytes);
  return ContractScheduleAttr::get(
      op.getContext(), lanes, unit.heights,
      /*packLhs=*/!alongSums || lhs.getElementType() != accumulator,
      /*packRhs=*/true, panels, blocks > 1 ? deep : 0, /*rhsPacked=*/true,
      /*group=*/1, /*matrices=*/false, /*rowsInside=*/false);
}

ContractScheduleAttr tenon::scheduleOf(ContractOp op,
                                       const ScheduleTarget &target) {
  Type accumulator = op.getAccumulatorType();
  if (!isa<Float32Type, Float64Type>(accumulator) &&
      !accumulator.isInteger(32) && !accumulator.isInteger(64))
    return {};
  VectorUnit unit = vectorUnit(target.features);
  int64_t bytes = accumulator.getIntOrFloatBitWidth() / 8;
  int64_t lanes = unit.bytes / bytes;
  int64_t group = 1;
  bool matrices = false;
  auto schedule = [&](bool packLhs, bool packRhs, int64_t depth,
                      int64_t panels = 1, bool packed = false,
                      bool rowsInside = false) {
    return ContractScheduleAttr::get(op.getContext(), lanes, unit.heights,
                                     packLhs, packRhs, panels, depth, packed,
                                     group, matrices, rowsInside);
  };
  RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
  SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
  if (!lhs.hasStaticShape() || !rhs.hasStaticShape()) {
    // For any number of rows: panels, if the run has many; for a few, runs
    // of the operand's rows, if it has such.
    if (!hasDynamicRows(op) || lhs.getElementType() != accumulator ||
        rhs.getElementType() != accumulator)
      return schedule(false, false, 0);
    int64_t width = countOf(rhs, rhsFree),
            depth = countOf(rhs, op.getRhsContracting());
    int64_t tile = lanes * unit.heights.size();
    bool packed = isWorthPanels(op.getRhs(), width, tile);
    bool isTurned = op.getRhsContracting().front() != 0;
    if (!packed && !isTurned && rhs.getNumElements() * bytes <= kSecondCache)
      return schedule(false, false, 0);
    int64_t blocks = blocksOfSums(depth * tile * bytes);
    int64_t deep = llvm::divideCeil(depth, blocks);
    return schedule(false, true, blocks > 1 ? deep : 0,
                    panelsTogether(width, tile, deep * tile * bytes), packed);
  }
  int64_t rows = countOf(lhs, lhsFree), width = countOf(rhs, rhsFree),
          depth = countOf(lhs, op.getLhsContracting());
  if (rows * width * depth == 0)
    return {};
  bool overflows = width * depth * bytes > kSecondCache;
  // Elements of the left operand are read one by one.
  bool alongSums =
      llvm::is_contained(op.getLhsContracting(), lhs.getRank() - 1);
  int64_t highest = unit.heights.front();
  // A few rows make a tile that is wide instead: memory is read in long runs.
  if (rows <= 3 && rows < unit.heights.back()) {
    int64_t vectors = unit.registers / (rows == 1 ? 2 : 4);
    unit.heights.assign(vectors, rows);
  } else if (rows > highest || !overflows ||
             !isWorthPanels(op.getRhs(), width, lanes * unit.heights.size())) {
    if (alongSums && lhs.getElementType() == accumulator)
      keepRows(unit.heights, op, target);
    fitTile(unit.heights, rows, width, lanes);
  } else {
    coverRows(unit.heights, rows, width, lanes);
  }
  if (rhsFree.empty() || op.getLhsContracting().empty())
    return rhsFree.empty() ? ContractScheduleAttr() : schedule(false, false, 0);
  if (int64_t best = DotInstruction::bestGroup(
          target.features, lanes, lhs.getElementType(), rhs.getElementType(),
          accumulator,
          /*matrices=*/false);
      depth >= best && (accumulator.isInteger(32) || rows >= kRowsWorthASearch))
    group = best;
  if (int64_t best = DotInstruction::bestGroup(
          target.features, lanes, lhs.getElementType(), rhs.getElementType(),
          accumulator,
          /*matrices=*/true);
      best > 1 &&
      rows >= (accumulator.isInteger(32) ? kRowsWorthMatrices
                                         : kRowsWorthASearch) &&
      depth * 2 >= best * kMatrixSize) {
    group = best;
    matrices = true;
    unit.heights = matrixHeights(rows, width);
  }
  bytes /= group;
  // Rows of the right operand that are vectors already are packed where that
  // is paid for by the rows of the left one that use them, more than two
  // tiles, and the operand does not stay in a cache. For fewer rows, one that
  // comes from memory is read in place, a few of its rows at a time in long
  // runs, which the hardware fetches ahead.
  int64_t tile = lanes * unit.heights.size();
  int64_t blocks = matrices ? 1 : blocksOfSums(depth * tile * bytes);
  bool alongColumns = rhsFree.back() == rhs.getRank() - 1;
  // Ahead it costs nothing.
  bool packed = (group == 1 || accumulator.isInteger(32)) &&
                isWorthPanels(op.getRhs(), width, tile);
  // A few rows use what they read once.
  if (packed && rows <= 3)
    blocks = 1;
  // Narrow floats that one tile of rows reads are widened as they are read.
  bool isConverted = rhs.getElementType() != accumulator &&
                     !(isa<FloatType>(accumulator) &&
                       isa<FloatType>(rhs.getElementType()) && rows <= highest);
  bool packRhs = packed || group > 1 || !alongColumns || isConverted ||
                 (overflows ? rows > 2 * highest
                            : rows >= 8 * unit.heights.back() &&
                                  collides(rhs, depth, tile));
  bool packLhs = (group == 1 && lhs.getElementType() != accumulator) ||
                 (!alongSums && rows > 2 * unit.heights.back());
  if (!packed && group == 1 && rows <= kRowsForSquares &&
      op.getRhsContracting().back() == rhs.getRank() - 1) {
    unit.heights.assign(1, rows);
    return schedule(packLhs, true, lanes);
  }
  if (!packRhs && !overflows)
    return schedule(packLhs, false, 0);
  // A line of each row at a time, so that all rows are fetched ahead.
  if (!packRhs && rows <= 3) {
    unit.heights.assign(std::max<int64_t>(1, kLineBytes / unit.bytes), rows);
    tile = lanes * unit.heights.size();
  }
  if (!packRhs)
    return schedule(packLhs, false,
                    rows > unit.heights.back() ? 2 * kRowsInRuns : kRowsInRuns,
                    std::max<int64_t>(1, columnsInRuns(width, bytes) / tile));
  if (packLhs && !alongSums && group == 1)
    if (std::optional<PanelBlocks> found =
            blocksOfTurned(rows, width, depth, tile, bytes, target))
      return schedule(packLhs, true, found->depth < depth ? found->depth : 0,
                      found->panels, packed);
  // Narrow panels are copied beside each other, in runs of the operand's
  // rows, and in blocks of sums, so that they stay in the second cache.
  if (overflows && !packed && alongColumns && group == 1 &&
      tile * bytes < kRunOfCopy) {
    // Longer runs where they stay as well.
    int64_t run =
        target.secondCache > kSecondCache ? 2 * kRunOfCopy : kRunOfCopy;
    int64_t panels =
        evenBlocks(llvm::divideCeilSigned(width, tile), run / (tile * bytes));
    int64_t most = target.secondCache / 2 / (panels * tile * bytes);
    int64_t deep =
        llvm::divideCeilSigned(depth, llvm::divideCeilSigned(depth, most));
    return schedule(packLhs, true, deep < depth ? deep : 0, panels);
  }
  // Blocks of about equal depth.
  int64_t deep = llvm::divideCeil(depth, blocks * group) * group;
  // Every panel reads all of the left operand. One that does not stay in the
  // second cache is read in as few passes as that has place for panels.
  int64_t lhsBytes = rows * deep * bytes, panelBytes = deep * tile * bytes;
  bool stays = !matrices && lhsBytes <= target.secondCache / 2;
  int64_t place = stays ? kSecondCache : target.secondCache;
  // Panel by panel, which threads divide best, where the first cache keeps
  // the left operand, or, of what each thread packs, a panel and the rows of
  // a tile; and where panels in memory are larger than the left operand. Of
  // a larger one, each thread reads the rows that it has made; but what it has
  // packed, if there is enough of that for several, where the second cache
  // keeps all rows.
  int64_t tileBytes = unit.heights.back() * deep * bytes;
  bool oneByOne = !packLhs && stays &&
                  (lhsBytes <= target.firstCache / 2 ||
                   (packed ? width >= 2 * rows
                           : panelBytes + tileBytes <= target.firstCache));
  oneByOne |= !packLhs && !packed && group == 1 &&
              lhsBytes <= target.secondCache &&
              panelBytes <= kSecondCache / 4 && width >= kFewPanels * tile;
  // All panels for each of a few tiles, so that threads have rows of their
  // own in a loop's next step.
  int64_t tiles = llvm::divideCeil(rows, unit.heights.back());
  bool allTogether = packed && stays && !packLhs && blocks == 1 && tiles > 1 &&
                     tiles <= kFewTiles &&
                     width * depth * bytes <= target.secondCache * 3 / 4;
  if (packed && !packLhs && !matrices && !allTogether && alongSums)
    if (std::optional<int64_t> most =
            sumsInFirstCache(tile, unit.heights.back(), bytes, target)) {
      int64_t block =
          *most < deep ? evenBlocks(deep / group, *most / group) * group : 0;
      // Each panel for all rows that a thread has, where these are more.
      if (width < rows)
        return schedule(packLhs, true, block, llvm::divideCeil(width, tile),
                        packed, /*rowsInside=*/true);
      if (block && rows * block * bytes <= target.secondCache / 2)
        return schedule(packLhs, true, block, 1, packed);
    }
  int64_t panels = allTogether ? llvm::divideCeil(width, tile)
                   : oneByOne  ? 1
                               : panelsTogether(width, tile, panelBytes, place);
  return schedule(packLhs, true, blocks > 1 ? deep : 0, panels, packed);
}
