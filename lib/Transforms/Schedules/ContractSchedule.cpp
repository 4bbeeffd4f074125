//===- ContractSchedule.cpp - Chooses schedules of contractions -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses tile sizes, packing and blocking of matrix products for CPUs after
// Goto and van de Geijn ("Anatomy of High-Performance Matrix Multiplication")
// and BLIS: a register tile of `heights` rows by some vectors of columns
// accumulates along a K block (`depth`); the RHS is packed into panels as wide
// as the tile; as many panels are used together as stay in L2 (`panels`), while
// the LHS rows of one tile stay in L1d.
//
// The choice depends on the operands' sizes and layouts and on the target: FMA
// vectors, dot-product instructions (VNNI, bf16) with K interleaved in dot
// groups, or AMX tiles. A null schedule means that the loops are lowered as
// they are. Called by ten-choose-schedules and, for the products of an
// attention, by AttentionSchedule.cpp.
//
//===----------------------------------------------------------------------===//

#include "CodeGen/Nests/DotInstruction.h"
#include "CodeGen/Tiles/TileEmitter.h"
#include "CodeGen/Tiles/TileShapes.h"
#include "Dialect/Ten/Analysis/PanelLayout.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Schedules.h"
#include <numeric>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Minimum number of rows for which AMX tiles are faster than vector
/// instructions.
/// Tuned: rows; docs/developer/rationale/math.md "AMX registers are values of
/// the dialect `amx`".
constexpr int64_t kMinRowsForMatrices = 4;

/// Minimum number of products per accumulator in an L1d-sized K block that
/// amortizes spilling and reloading the accumulators.
/// Tuned: products; docs/developer/rationale/tiles-and-packing.md "When to
/// pack the right operand".
constexpr int64_t kMinSumsOfBlock = 512;

/// More rows of integers than this take several wide tiles: one high tile would
/// broadcast an element for each product.
/// Tuned: rows; docs/developer/rationale/tiles-and-packing.md "Few rows of
/// bytes take wide tiles".
constexpr int64_t kMaxRowsOfLowTile = 8;

/// Fewest accumulators of a tile of all rows that reads a large right operand
/// once: two multipliers with a latency of four cycles, and some that wait.
/// Tuned: accumulators; docs/developer/rationale/algorithms.md "Attention over
/// a cache reads what the length needs".
constexpr int64_t kMinSumsOfCover = 12;

/// Minimum number of panels that keeps several threads busy.
/// Bound: panels; a thread without work.
constexpr int64_t kMinPanelsForThreads = 4;

/// Minimum number of products per accumulator before accumulators are written
/// to memory and read back, if that is to cost little.
/// Tuned: products; docs/developer/rationale/tiles-and-packing.md "When to
/// pack the right operand".
constexpr int64_t kMinSumsBetweenStores = 128;

/// Vectors of a tile of up to three rows in the order of AMX, whose sums have
/// two accumulators each.
/// Tuned: vectors; docs/developer/rationale/tiles-and-packing.md "A row's bits
/// do not depend on the number of rows".
constexpr int64_t kVectorsOfHalves = 4;

/// Largest number of products of floats that are computed as numbers, or as
/// vectors that divide a row of the result.
/// Tuned: products; docs/developer/rationale/tiles-and-packing.md "Tiny
/// products have no masks".
constexpr int64_t kMaxTinyProducts = 64;

/// Bytes of a row of a block of the right operand that is computed, and of the
/// block: in L1d beside what it is computed from.
/// Tuned: bytes; docs/developer/rationale/tiles-and-packing.md "Few rows
/// compute a matrix in blocks".
constexpr int64_t kBytesOfComputed = 2048, kBytesOfBlock = 8192;
/// Squares of such a block that are transposed together.
/// Tuned: squares; docs/developer/rationale/tiles-and-packing.md "Few rows
/// compute a matrix in blocks".
constexpr int64_t kSquaresOfComputed = 4;
/// Vectors of a tile of up to three rows that are multiplied with such a block.
/// Tuned: vectors; docs/developer/rationale/tiles-and-packing.md "Few rows
/// compute a matrix in blocks".
constexpr int64_t kVectorsOfComputed = 8;

/// Returns the number of adjacent panels that fit in half of L2, so that an LHS
/// row is reused while it is in L1d.
static int64_t panelsTogether(int64_t width, int64_t tile, int64_t bytesOfPanel,
                              int64_t cache = kSmallestL2) {
  int64_t panels = std::clamp<int64_t>(
      std::min(cache / 2 / bytesOfPanel, width / tile), 1, 32);
  return evenBlocks(llvm::divideCeil(width, tile), panels);
}

/// Returns the number of rows, `distance` bytes apart, that map to different
/// L1d sets: few if `distance` is a multiple of a large power of two.
static int64_t rowsApart(int64_t distance) {
  return kL1WayBytes / std::gcd(distance, kL1WayBytes);
}

/// Returns whether rows of a panel that is read in place map to so few L1d sets
/// that they evict each other, or the left operand and the result.
static bool collides(RankedTensorType rhs, int64_t depth, int64_t columns) {
  int64_t bytes = rhs.getElementTypeBitWidth() / 8;
  int64_t distance = rhs.getDimSize(rhs.getRank() - 1) * bytes;
  return depth > rowsApart(distance) * (kSmallestL1 / kL1WayBytes - 2) &&
         columns * bytes < distance;
}

/// Reduces tile heights until L1d can hold a line of each LHS row of a tile
/// beside a panel, although the rows map to the same sets.
static void keepRows(SmallVectorImpl<int64_t> &heights, ContractOp op,
                     TargetAttr target) {
  RankedTensorType lhs = op.getLhs().getType();
  int64_t distance = lhs.getElementTypeBitWidth() / 8;
  for (int64_t dim : llvm::reverse(llvm::seq(lhs.getRank()))) {
    if (llvm::is_contained(op.getLhsFree(), dim))
      break;
    distance *= lhs.getDimSize(dim);
  }
  int64_t ways =
      std::max(target.getL1() / kL1WayBytes, kSmallestL1 / kL1WayBytes);
  int64_t most = rowsApart(distance) * ways;
  for (int64_t &height : heights)
    height = std::min(height, most);
}

/// Returns the number of K blocks for which a panel fits in L2.
static int64_t blocksOfSums(int64_t bytesOfPanel) {
  return bytesOfPanel > kSmallestL2 * 3 / 4
             ? llvm::divideCeil(bytesOfPanel, kSmallestL2 / 2)
             : 1;
}

namespace {
/// A number of adjacent panels and their depth (K block).
struct PanelBlocks {
  int64_t panels, depth;
};
} // namespace

/// Chooses K blocks for a transposed left operand whose packed copy exceeds L2,
/// such that panels of all columns, or of half of them, fit in L2. Rows are
/// then packed once per K block into a buffer that stays in a cache, at most
/// twice each.
static std::optional<PanelBlocks> blocksOfTurned(int64_t rows, int64_t width,
                                                 int64_t depth, int64_t tile,
                                                 int64_t bytes,
                                                 TargetAttr target) {
  if (rows * depth * bytes <= target.getL2())
    return {};
  int64_t tiles = llvm::divideCeilSigned(width, tile);
  int64_t most = std::clamp(kSmallestL2 / (tiles * tile * bytes),
                            kMinSumsBetweenStores, 2 * kMinSumsBetweenStores);
  int64_t deep = llvm::divideCeil(depth, llvm::divideCeil(depth, most));
  int64_t panels = kSmallestL2 / (deep * tile * bytes);
  if (panels * 2 < tiles)
    return {};
  return PanelBlocks{panels < tiles ? (tiles + 1) / 2 : tiles, deep};
}

/// Returns the largest K block for which one RHS panel and one LHS tile fit in
/// L1d next to a prefetched panel; nullopt if the block is too short to
/// amortize spilling the accumulators.
static std::optional<int64_t> sumsInFirstCache(int64_t tile, int64_t height,
                                               int64_t bytes,
                                               TargetAttr target) {
  // Fact: elements; blocks of K are a multiple of all unrolled steps and dot
  // groups.
  constexpr int64_t kDepthStep = 64;
  int64_t sums = llvm::alignDown(
      target.getL1() * 15 / 16 / ((tile + height) * bytes), kDepthStep);
  return sums < kMinSumsOfBlock ? std::nullopt : std::optional(sums);
}

/// Returns the heights for four AMX accumulator tiles, which leave four tile
/// registers for operands.
static SmallVector<int64_t> matrixHeights(int64_t rows, int64_t width) {
  bool high = rows > kMatrixSize;
  int64_t vectors =
      std::min<int64_t>(high ? 2 : 4, llvm::divideCeil(width, kMatrixSize));
  return SmallVector<int64_t>(vectors, high ? 2 * kMatrixSize : kMatrixSize);
}

ContractScheduleAttr tenon::scheduleOfRows(ContractOp op, int64_t rows,
                                           TargetAttr target) {
  Type accumulator = op.getAccumulatorType();
  if (!isa<Float32Type, Float64Type>(accumulator))
    return {};
  VectorUnit unit = vectorUnit(target);
  int64_t bytes = accumulator.getIntOrFloatBitWidth() / 8;
  int64_t lanes = unit.bytes / bytes;
  RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
  int64_t width = numElementsAlong(rhs, op.getRhsFree()),
          depth = numElementsAlong(rhs, op.getRhsContracting());
  if (int64_t group =
          DotInstruction::bestGroup(target, lanes, lhs.getElementType(),
                                    rhs.getElementType(), accumulator,
                                    /*matrices=*/true);
      group > 1 && depth * 2 >= group * kMatrixSize) {
    SmallVector<int64_t> heights = matrixHeights(rows, width);
    int64_t tile = kMatrixSize * heights.size();
    return ContractScheduleAttr::get(
        op.getContext(), lanes, heights, /*packLhs=*/false, /*packRhs=*/true,
        panelsTogether(width, tile, depth * tile * bytes / group,
                       target.getL2()),
        /*depth=*/0, /*rhsPacked=*/true, group, /*matrices=*/true,
        /*rowsInside=*/false);
  }
  // A panel is not wider than the operand.
  if (int64_t vectors = llvm::divideCeil(width, lanes);
      vectors < static_cast<int64_t>(unit.heights.size()))
    unit.heights.resize(vectors);
  fitTile(unit.heights, rows, width, lanes);
  fitRows(unit.heights, rows, width, lanes);
  int64_t tile = lanes * unit.heights.size();
  int64_t blocks = blocksOfSums(depth * tile * bytes);
  int64_t deep = llvm::divideCeil(depth, blocks);
  bool alongSums =
      llvm::is_contained(op.getLhsContracting(), lhs.getRank() - 1);
  // Use one panel for all rows of the block if both fit in L1d.
  int64_t panels = (rows + tile) * deep * bytes <= kSmallestL1
                       ? 1
                       : panelsTogether(width, tile, deep * tile * bytes);
  return ContractScheduleAttr::get(
      op.getContext(), lanes, unit.heights,
      /*packLhs=*/!alongSums || lhs.getElementType() != accumulator,
      /*packRhs=*/true, panels, blocks > 1 ? deep : 0, /*rhsPacked=*/true,
      /*group=*/1, /*matrices=*/false, /*rowsInside=*/false);
}

/// Returns a schedule without masks for a product of few elements, whose rows
/// are shorter than a vector; null for others. Masked vectors of one row are
/// not forwarded from stores to loads, and LLVM keeps no array in registers
/// that they access.
static ContractScheduleAttr scheduleOfTiny(ContractOp op, int64_t vectorLanes) {
  RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
  SmallVector<int64_t> rhsFree = op.getRhsFree();
  Type accumulator = op.getAccumulatorType();
  int64_t rows = numElementsAlong(lhs, op.getLhsFree()),
          width = numElementsAlong(rhs, rhsFree);
  if (rows * width * numElementsAlong(lhs, op.getLhsContracting()) >
          kMaxTinyProducts ||
      width >= vectorLanes || rhsFree.empty() ||
      op.getLhsContracting().empty() || !isa<FloatType>(accumulator))
    return {};
  int64_t lanes = width & -width;
  bool isTurned = rhsFree.back() != rhs.getRank() - 1;
  // Many results in memory are written by fewer, masked stores.
  if (lanes == 1 && width > 1 && !isTurned &&
      numElementsAlong(lhs, op.getLhsBatch()) > 1)
    return {};
  return ContractScheduleAttr::get(
      op.getContext(), lanes, SmallVector<int64_t>(width / lanes, rows),
      /*packLhs=*/lhs.getElementType() != accumulator,
      /*packRhs=*/isTurned || rhs.getElementType() != accumulator, /*panels=*/1,
      /*depth=*/0, /*rhsPacked=*/false, /*group=*/1, /*matrices=*/false,
      /*rowsInside=*/false);
}

/// Returns the schedule of a product of matrices whose sizes only the run
/// knows: blocks of the right operand that fit in half of L2. Null for few
/// rows, which do not amortize packing.
static ContractScheduleAttr scheduleOfAnySize(ContractOp op, int64_t lanes,
                                              ArrayRef<int64_t> heights) {
  RankedTensorType lhs = op.getLhs().getType();
  int64_t bytes = lhs.getElementTypeBitWidth() / 8;
  int64_t rows = lhs.getDimSize(op.getLhsFree()[0]);
  if (op.getRhsContracting()[0] == 0 && !ShapedType::isDynamic(rows) &&
      rows <= 2 * heights.front())
    return {};
  int64_t depth = 2 * kMinSumsBetweenStores;
  int64_t bytesOfPanel =
      depth * lanes * static_cast<int64_t>(heights.size()) * bytes;
  return ContractScheduleAttr::get(
      op.getContext(), lanes, heights,
      /*packLhs=*/op.getLhsContracting()[0] != 1, /*packRhs=*/true,
      std::max<int64_t>(1, kSmallestL2 / 2 / bytesOfPanel), depth,
      /*rhsPacked=*/false, /*group=*/1, /*matrices=*/false,
      /*rowsInside=*/false);
}

namespace {

/// Chooses the schedule of one contraction.
class ContractScheduler {
public:
  ContractScheduler(ContractOp op, TargetAttr target)
      : op(op), target(target), accumulator(op.getAccumulatorType()),
        unit(vectorUnit(target)),
        bytes(accumulator.getIntOrFloatBitWidth() / 8),
        lanes(unit.bytes / bytes), lhs(op.getLhs().getType()),
        rhs(op.getRhs().getType()), lhsFree(op.getLhsFree()),
        rhsFree(op.getRhsFree()),
        halves(DotInstruction::addsHalvesApart(target, op)) {}

  ContractScheduleAttr choose();

private:
  ContractScheduleAttr schedule(bool packLhs, bool packRhs, int64_t depth,
                                int64_t panels = 1, bool packed = false,
                                bool rowsInside = false) {
    // Blocks are whole instructions, whose order these sums have.
    if (halves && !matrices)
      depth = llvm::alignTo(depth, 2 * kMatrixSize);
    return ContractScheduleAttr::get(op.getContext(), lanes, unit.heights,
                                     packLhs, packRhs, panels, depth, packed,
                                     group, matrices, rowsInside);
  }
  ContractScheduleAttr chooseForDynamicSizes();
  /// Returns whether each batch reads a part of each row of a right operand in
  /// place, and all of it exceeds the caches.
  bool readsPartsOfRows();
  /// Chooses a tile of several vectors that has all rows, if it has enough
  /// accumulators.
  bool coverAllRows();
  void chooseHeights();
  void chooseInstruction();
  int64_t depthOfComputed(int64_t wanted);
  ContractScheduleAttr chooseOfStaticSizes();
  ContractScheduleAttr choosePanels(bool packLhs, bool packed, int64_t blocks);

  ContractOp op;
  TargetAttr target;
  Type accumulator;
  VectorUnit unit;
  /// Bytes of an operand's element, of which `group` have the size of an
  /// accumulator, and accumulators of a vector.
  int64_t bytes, lanes;
  /// Number of products that an instruction adds up in a lane, and whether it
  /// multiplies matrices.
  int64_t group = 1;
  bool matrices = false;
  RankedTensorType lhs, rhs;
  SmallVector<int64_t> lhsFree, rhsFree;
  /// Set if vectors add in the order of AMX.
  bool halves = false;
  int64_t rows = 0, width = 0, depth = 0;
  /// Set if the right operand exceeds the smallest L2; if the left one is
  /// contiguous along the sums: read one element at a time and broadcast.
  bool overflows = false, alongSums = false;
  /// Set if the kernel computes the right operand.
  bool isComputed = false;
};

} // namespace

ContractScheduleAttr ContractScheduler::chooseForDynamicSizes() {
  // With a dynamic number of rows: prepacked panels if there may be many
  // rows; otherwise rows of the operand in place, if it is not transposed.
  if (lhs.getElementType() != accumulator ||
      rhs.getElementType() != accumulator)
    return schedule(false, false, 0);
  if (isProductOfAnySize(op))
    if (ContractScheduleAttr found = scheduleOfAnySize(op, lanes, unit.heights))
      return found;
  if (!hasDynamicRows(op))
    return schedule(false, false, 0);
  width = numElementsAlong(rhs, rhsFree);
  depth = numElementsAlong(rhs, op.getRhsContracting());
  int64_t tile = lanes * unit.heights.size();
  bool packed = isWorthPanels(op.getRhs(), width, tile);
  bool isTurned = op.getRhsContracting().front() != 0;
  if (!packed && !isTurned && rhs.getNumElements() * bytes <= kSmallestL2)
    return schedule(false, false, 0);
  int64_t blocks = blocksOfSums(depth * tile * bytes);
  int64_t deep = llvm::divideCeil(depth, blocks);
  return schedule(false, true, blocks > 1 ? deep : 0,
                  panelsTogether(width, tile, deep * tile * bytes), packed);
}

bool ContractScheduler::readsPartsOfRows() {
  ArrayRef<int64_t> batch = op.getRhsBatch(), sums = op.getRhsContracting();
  Type element = rhs.getElementType();
  return !batch.empty() && !rhsFree.empty() && !sums.empty() &&
         rhsFree.back() == rhs.getRank() - 1 && isa<FloatType>(element) &&
         lhs.getElementType() == accumulator &&
         *llvm::min_element(batch) > *llvm::max_element(sums) &&
         rhs.getNumElements() * element.getIntOrFloatBitWidth() / 8 >
             kSmallestL2;
}

bool ContractScheduler::coverAllRows() {
  SmallVector<int64_t> heights = unit.heights;
  if (alongSums)
    keepRows(heights, op, target);
  if (heights.front() < rows)
    return false;
  coverRows(heights, rows, width, lanes);
  int64_t vectors = heights.size();
  if (vectors < 2 || vectors * rows < kMinSumsOfCover ||
      width % (vectors * lanes) != 0)
    return false;
  unit.heights = heights;
  return true;
}

/// Chooses the heights of register tiles.
void ContractScheduler::chooseHeights() {
  int64_t highest = unit.heights.front();
  // A few rows get a wide tile instead, so that memory is read in long runs.
  if (rows <= 3 && rows < unit.heights.back()) {
    int64_t vectors =
        halves ? kVectorsOfHalves : unit.registers / (rows == 1 ? 2 : 4);
    unit.heights.assign(vectors, rows);
    return;
  }
  // Several tiles of rows would read the operand as often.
  if (readsPartsOfRows() && coverAllRows())
    return;
  if (rows > highest || !overflows ||
      (accumulator.isInteger(32) && rows > kMaxRowsOfLowTile) ||
      !isWorthPanels(op.getRhs(), width, lanes * unit.heights.size())) {
    if (alongSums && lhs.getElementType() == accumulator)
      keepRows(unit.heights, op, target);
    fitTile(unit.heights, rows, width, lanes);
    if (isa<FloatType>(accumulator) && lhs.getElementType() == accumulator)
      fitRows(unit.heights, rows, width, lanes);
  } else {
    coverRows(unit.heights, rows, width, lanes);
  }
}

/// Chooses an instruction that adds up several products.
void ContractScheduler::chooseInstruction() {
  if (int64_t best =
          DotInstruction::bestGroup(target, lanes, lhs.getElementType(),
                                    rhs.getElementType(), accumulator,
                                    /*matrices=*/false);
      depth >= best && (accumulator.isInteger(32) || rows >= kMinRowsForSearch))
    group = best;
  if (int64_t best =
          DotInstruction::bestGroup(target, lanes, lhs.getElementType(),
                                    rhs.getElementType(), accumulator,
                                    /*matrices=*/true);
      best > 1 &&
      rows >= (accumulator.isInteger(32) ? kMinRowsForMatrices
                                         : kMinRowsForSearch) &&
      depth * 2 >= best * kMatrixSize) {
    group = best;
    matrices = true;
    unit.heights = matrixHeights(rows, width);
  }
}

/// Chooses the blocks of a right operand in panels, whose sums are in so many
/// `blocks`.
ContractScheduleAttr ContractScheduler::choosePanels(bool packLhs, bool packed,
                                                     int64_t blocks) {
  int64_t tile = lanes * unit.heights.size();
  // Divide K into blocks of about equal depth.
  int64_t deep = llvm::divideCeil(depth, blocks * group) * group;
  // Every panel reads the whole LHS. If that exceeds L2, read it in as few
  // rounds as L2 has room for panels.
  int64_t lhsBytes = rows * deep * bytes, panelBytes = deep * tile * bytes;
  bool stays = !matrices && lhsBytes <= target.getL2() / 2;
  int64_t place = stays ? kSmallestL2 : target.getL2();
  // Compute panel by panel, which is the best division among threads, if L1d
  // holds the LHS or, of the data that each thread packs, a panel and the rows
  // of a tile; and if prepacked panels are larger than the LHS. With a larger
  // LHS, each thread reads the rows that it computed itself; but the panels
  // that it packed, if there is enough work for several threads, if L2 holds
  // all rows.
  int64_t tileBytes = unit.heights.back() * deep * bytes;
  bool oneByOne =
      !packLhs && stays &&
      (lhsBytes <= target.getL1() / 2 ||
       (packed ? width >= 2 * rows : panelBytes + tileBytes <= target.getL1()));
  oneByOne |= !packLhs && !packed && group == 1 && lhsBytes <= target.getL2() &&
              panelBytes <= kSmallestL2 / 4 &&
              width >= kMinPanelsForThreads * tile;
  // Compute all panels for each of a few tiles, so that threads keep their own
  // rows across the steps of a loop.
  int64_t tiles = llvm::divideCeil(rows, unit.heights.back());
  bool allTogether = packed && stays && !packLhs && blocks == 1 && tiles > 1 &&
                     tiles <= kMaxTilesInChunks &&
                     width * depth * bytes <= target.getL2() * 3 / 4;
  if (packed && !packLhs && !matrices && !allTogether && alongSums)
    if (std::optional<int64_t> most =
            sumsInFirstCache(tile, unit.heights.back(), bytes, target)) {
      int64_t block =
          *most < deep ? evenBlocks(deep / group, *most / group) * group : 0;
      // With more rows than columns, use each panel for all rows of a thread.
      if (width < rows)
        return schedule(packLhs, true, block, llvm::divideCeil(width, tile),
                        packed, /*rowsInside=*/true);
      if (block && rows * block * bytes <= target.getL2() / 2)
        return schedule(packLhs, true, block, 1, packed);
    }
  int64_t panels = allTogether ? llvm::divideCeil(width, tile)
                   : oneByOne  ? 1
                               : panelsTogether(width, tile, panelBytes, place);
  return schedule(packLhs, true, blocks > 1 ? deep : 0, panels, packed);
}

/// Returns a number of products near to `wanted` that is a block of each of the
/// dimensions along which a computed right operand is summed.
int64_t ContractScheduler::depthOfComputed(int64_t wanted) {
  if (op.getRhsContracting().size() < 2)
    return wanted;
  int64_t inner = rhs.getDimSize(op.getRhsContracting().back());
  if (inner <= wanted)
    return wanted / inner * inner;
  for (int64_t size = wanted; size > wanted / 4; --size)
    if (inner % size == 0)
      return size;
  return inner;
}

ContractScheduleAttr ContractScheduler::chooseOfStaticSizes() {
  rows = numElementsAlong(lhs, lhsFree);
  width = numElementsAlong(rhs, rhsFree);
  depth = numElementsAlong(lhs, op.getLhsContracting());
  if (rows * width * depth == 0)
    return {};
  if (!halves)
    if (ContractScheduleAttr tiny = scheduleOfTiny(op, lanes))
      return tiny;
  overflows = width * depth * bytes > kSmallestL2;
  Operation *producer = op.getRhs().getDefiningOp();
  isComputed = producer && makesElements(producer);
  alongSums = llvm::is_contained(op.getLhsContracting(), lhs.getRank() - 1);
  int64_t highest = unit.heights.front();
  chooseHeights();
  if (rhsFree.empty() || op.getLhsContracting().empty())
    return rhsFree.empty() ? ContractScheduleAttr() : schedule(false, false, 0);
  chooseInstruction();
  bytes /= group;
  // Pack RHS rows that are contiguous vectors already only if enough LHS rows
  // (more than two tiles) reuse them and the operand exceeds the caches. For
  // fewer rows, an operand that comes from memory is read in place, a few of
  // its rows at a time in long runs that the hardware prefetcher follows.
  int64_t tile = lanes * unit.heights.size();
  int64_t blocks = matrices ? 1 : blocksOfSums(depth * tile * bytes);
  bool alongColumns = rhsFree.back() == rhs.getRank() - 1;
  // Prepacking costs nothing per call, but widens narrow floats, of which one
  // row would read twice the bytes.
  bool packed = (group == 1 || accumulator.isInteger(32)) &&
                isWorthPanels(op.getRhs(), width, tile) &&
                (rows > 1 || rhs.getElementType() == accumulator ||
                 !isa<FloatType>(accumulator));
  // A few rows use each loaded vector once.
  if (packed && rows <= 3)
    blocks = 1;
  // Narrow floats that a single tile of rows reads are widened as they are
  // loaded.
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
    // Pairs of bf16 and f16 are transposed together. Several sums of one row do
    // not wait for each other.
    bool isHalf = rhs.getElementType().isF16(),
         isPair = isHalf || rhs.getElementType().isBF16();
    unit.heights.assign(!isPair ? 1 : rows == 1 ? 4 : isHalf ? 2 : 1, rows);
    if (isComputed)
      return schedule(packLhs, true,
                      depthOfComputed(kSquaresOfComputed * lanes));
    int64_t squares = !isPair ? 1 : rows == 1 || isHalf ? 4 : 2;
    return schedule(packLhs, true, squares * lanes);
  }
  if (!packRhs && !overflows && !isComputed)
    return schedule(packLhs, false, 0);
  // Blocks that are computed stay in L1d. Several sums of few rows do not wait
  // for each other.
  if (!packRhs && isComputed) {
    if (rows <= 3)
      unit.heights.assign(
          std::min(llvm::divideCeilSigned(width, lanes), kVectorsOfComputed),
          rows);
    tile = lanes * unit.heights.size();
    int64_t columns = std::min(kBytesOfComputed / bytes, width);
    return schedule(packLhs, false,
                    depthOfComputed(std::max(kBytesOfBlock / (columns * bytes),
                                             kRowsInRuns)),
                    std::max<int64_t>(1, columns / tile));
  }
  // Read a cache line of each row at a time, so that the hardware prefetches
  // all rows.
  if (!packRhs && rows <= 3) {
    int64_t vectorBytes = lanes * rhs.getElementTypeBitWidth() / 8;
    int64_t lines = halves && rows > 1 ? 2 : 1;
    unit.heights.assign(std::max<int64_t>(1, lines * kLineBytes / vectorBytes),
                        rows);
    tile = lanes * unit.heights.size();
  }
  // Blocks are deeper than those of other sums: tiles that hold all rows read
  // each of their lines once.
  if (!packRhs && halves && rows > 3 && unit.heights.size() > 2) {
    unit.heights.resize(2);
    tile = lanes * 2;
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
  // Pack several narrow panels at a time, in long runs of the operand's rows,
  // and in K blocks, so that the panels stay in L2.
  if (overflows && !packed && alongColumns && group == 1 &&
      tile * bytes < kRunOfCopy) {
    // Use longer runs if they fit in L2 as well.
    int64_t run = target.getL2() > kSmallestL2 ? 2 * kRunOfCopy : kRunOfCopy;
    int64_t panels =
        evenBlocks(llvm::divideCeilSigned(width, tile), run / (tile * bytes));
    int64_t most = target.getL2() / 2 / (panels * tile * bytes);
    int64_t deep =
        llvm::divideCeilSigned(depth, llvm::divideCeilSigned(depth, most));
    return schedule(packLhs, true, deep < depth ? deep : 0, panels);
  }
  return choosePanels(packLhs, packed, blocks);
}

ContractScheduleAttr ContractScheduler::choose() {
  bool isStatic = lhs.hasStaticShape() && rhs.hasStaticShape();
  return isStatic ? chooseOfStaticSizes() : chooseForDynamicSizes();
}

ContractScheduleAttr tenon::scheduleOf(ContractOp op, TargetAttr target) {
  Type accumulator = op.getAccumulatorType();
  if (!isa<Float32Type, Float64Type>(accumulator) &&
      !accumulator.isInteger(32) && !accumulator.isInteger(64))
    return {};
  return ContractScheduler(op, target).choose();
}
