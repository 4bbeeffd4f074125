//===- ChooseSchedules.cpp - Decides how kernels are generated ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attention.h"
#include "Dialect/Ten/IR/ConvolutionTile.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/PanelLayout.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Tiles/DotInstruction.h"
#include "Tiles/TileEmitter.h"
#include "Tiles/TileShapes.h"
#include "Transforms/Passes.h"
#include "Transforms/TargetFeatures.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <limits>
#include <numeric>

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CHOOSESCHEDULES
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Bytes of what is packed that stay in the second cache.
constexpr int64_t kSecondCache = 512 * 1024;

/// Bytes of the caches: what all CPUs with such instructions have, where the
/// sizes are not known (0). More of them than was measured with is not used.
struct Caches {
  int64_t first, second;
};

Caches cachesOf(StringRef features, int64_t firstCache, int64_t secondCache) {
  Caches caches = {32 * 1024, kSecondCache};
  if (hasFeature(features, "amx-tile"))
    caches = {48 * 1024, 4 * kSecondCache};
  else if (hasFeature(features, "avx512bf16"))
    caches.second = 2 * kSecondCache;
  if (firstCache > 0)
    caches.first = std::clamp<int64_t>(firstCache, 32 * 1024, 48 * 1024);
  if (secondCache > 0)
    caches.second = std::clamp(secondCache, kSecondCache, 4 * kSecondCache);
  return caches;
}

/// The first cache: addresses a way apart compete for as many places as there
/// are ways.
constexpr int64_t kWayOfFirstCache = 4096;
constexpr int64_t kWaysOfFirstCache = 8;

/// For fewer rows, searching operands of bf16 for numbers that instructions for
/// them would take as 0 costs more than these save.
constexpr int64_t kRowsWorthASearch = 16;

/// Fewer rows are multiplied as fast by instructions for vectors.
constexpr int64_t kRowsWorthMatrices = 4;

/// Products that are summed in the first cache beside which copying the sums is
/// little.
constexpr int64_t kSumsWorthABlock = 512;

/// So many tiles of rows are few.
constexpr int64_t kFewTiles = 4;

/// Products in each sum of a convolution beside which copying the sums is
/// little.
constexpr int64_t kSumsWorthACopy = 128;

/// Products that are summed before the sums go to memory and come back, where
/// this is to cost little.
constexpr int64_t kLeastSums = 128;

class ChooseSchedulesPass
    : public impl::ChooseSchedulesBase<ChooseSchedulesPass> {
public:
  using ChooseSchedulesBase::ChooseSchedulesBase;

private:
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!function->hasAttr("ten.kernel") || function->hasAttr("ten.schedule") ||
        function->hasAttr(kInterpreted))
      return;
    if (auto kind = function->getAttrOfType<StringAttr>("ten.kernel");
        kind && kind.getValue() == stringifyKernelKind(KernelKind::Attention)) {
      if (auto schedule = attention(function.getBody().front()))
        function->setAttr("ten.schedule", schedule);
      return;
    }
    SmallVector<ContractOp> contractions(
        function.getBody().getOps<ContractOp>());
    if (contractions.size() == 1)
      if (auto schedule = contraction(contractions.front()))
        function->setAttr("ten.schedule", schedule);
    SmallVector<ConvOp> convolutions(function.getBody().getOps<ConvOp>());
    if (convolutions.size() == 1)
      if (auto schedule = convolution(convolutions.front()))
        function->setAttr("ten.schedule", schedule);
  }

  Caches caches() const { return cachesOf(features, firstCache, secondCache); }

  /// Whether an operand can be packed ahead into panels of `tile` columns,
  /// and these are not mostly empty.
  bool isWorthPanels(Value operand, int64_t columns, int64_t tile) {
    auto argument = dyn_cast<BlockArgument>(operand);
    return argument &&
           getOperation().getArgAttr(argument.getArgNumber(), kKnownAhead) &&
           columns * 2 >= llvm::divideCeilSigned(columns, tile) * tile;
  }

  /// The size of blocks of `all`, at most `most`: blocks of one size, where
  /// that is not much smaller.
  static int64_t evenBlocks(int64_t all, int64_t most) {
    most = std::min(most, all);
    for (int64_t fewer = most; fewer * 2 > most; --fewer)
      if (all % fewer == 0)
        return fewer;
    return most;
  }

  /// Of a batch that only the run knows, images are convolved one by one.
  static int64_t imagesOf(ConvOp op) {
    return hasDynamicBatch(op)
               ? 1
               : op.getType().getDimSize(op.getDims().getOutputBatch());
  }

  /// How many rows of the result to compute from one copy of the input that
  /// they read, which stays in the second cache beside what it is made from; 0
  /// where all of the input is better copied at once, or not at all.
  static int64_t rowsOfBand(ConvOp op, Type accumulator) {
    ConvDimsAttr dims = op.getDims();
    RankedTensorType input = op.getInput().getType(), result = op.getType();
    bool hasBorder = false;
    int64_t elementBytes = accumulator.getIntOrFloatBitWidth() / 8;
    int64_t rowBytes = elementBytes * input.getDimSize(dims.getInputFeature());
    int64_t longest = 0;
    for (int64_t i = 0; i < op.getNumSpatial(); ++i) {
      int64_t low = op.getPadLow(i), high = op.getPadHigh(i);
      if (op.getInputDilation(i) != 1 || low < 0 || op.getBatchGroups() != 1)
        return 0;
      hasBorder |= low > 0 || high > 0;
      if (i > 0)
        rowBytes *= low + input.getDimSize(dims.getInputSpatial()[i]) + high;
      longest =
          std::max(longest, result.getDimSize(dims.getOutputSpatial()[i]));
    }
    // A small result of a large batch is no image.
    if (!hasBorder || rowBytes <= 0 || longest < imagesOf(op))
      return 0;
    int64_t high =
        op.getKernel().getType().getDimSize(dims.getKernelSpatial()[0]);
    int64_t window = (high - 1) * op.getKernelDilation(0) + 1;
    int64_t all = result.getDimSize(dims.getOutputSpatial()[0]);
    int64_t most = (kSecondCache / 2 / rowBytes - window) / op.getStride(0) + 1;
    int64_t rows = evenBlocks(all, std::max<int64_t>(most, 1));
    if (rows == all && imagesOf(op) == 1)
      return 0;
    // The kernel is read for each band.
    int64_t again = llvm::divideCeil(all, rows) - 1;
    int64_t kernelBytes =
        op.getKernel().getType().getNumElements() * elementBytes;
    return again * kernelBytes <=
                   rowBytes * input.getDimSize(dims.getInputSpatial()[0])
               ? rows
               : 0;
  }

  /// Whether an image does not stay in the second cache: the elements of all
  /// channels, which are beside each other, are better read at once.
  static bool isLargeImage(ConvOp op) {
    RankedTensorType input = op.getInput().getType();
    int64_t bytes = input.getElementTypeBitWidth() / 8;
    for (int64_t dim = 0; dim < input.getRank(); ++dim)
      if (dim != op.getDims().getInputBatch())
        bytes *= input.getDimSize(dim);
    return bytes > kSecondCache;
  }

  /// Of tiles along places, where features are few: tiles of few rows are wide;
  /// with places as rows, what neighbours share of a window takes half of the
  /// registers.
  static SmallVector<int64_t> heightsOfPlaces(ConvOp op,
                                              const VectorUnit &unit) {
    RankedTensorType result = op.getType();
    ConvDimsAttr dims = op.getDims();
    std::optional<unsigned> places = rowsOfPlaces(op);
    int64_t rows =
        places ? result.getDimSize(dims.getOutputSpatial()[*places])
               : result.getDimSize(dims.getOutputFeature()) / groupsOf(op);
    if (rows <= 3)
      return SmallVector<int64_t>(unit.registers / (rows == 1 ? 2 : 4), rows);
    SmallVector<int64_t> heights;
    for (size_t vectors = 1; vectors <= unit.heights.size(); ++vectors)
      heights.push_back(unit.registers / 2 / vectors);
    return heights;
  }

  ConvScheduleAttr convolution(ConvOp op) {
    Type accumulator = op.getAccumulatorType();
    if (!isa<Float32Type, Float64Type>(accumulator) &&
        !accumulator.isInteger(32) && !accumulator.isInteger(64))
      return {};
    RankedTensorType input = op.getInput().getType(),
                     kernel = op.getKernel().getType(), result = op.getType();
    if (!isTileable(op) || kernel.getNumElements() == 0 ||
        op.getNumSpatial() == 0)
      return {};
    bool known = !hasDynamicPlaces(op);
    // Of a reversed window in blocks, rows of the input would come last first.
    bool reversed = false;
    for (int64_t i = 0; i < op.getNumSpatial(); ++i)
      reversed |= op.isReversed(i);
    VectorUnit unit = vectorUnit(features);
    int64_t bytes = accumulator.getIntOrFloatBitWidth() / 8;
    int64_t lanes = unit.bytes / bytes;
    ConvDimsAttr dims = op.getDims();
    int64_t last = op.getNumSpatial() - 1;
    int64_t groups = groupsOf(op);
    int64_t features = kernel.getDimSize(dims.getKernelOutputFeature());
    int64_t inputs = kernel.getDimSize(dims.getKernelInputFeature());
    int64_t width =
        known ? result.getDimSize(dims.getOutputSpatial()[last]) : lanes;
    // Whole vectors of places further apart are made of several.
    int64_t step = op.getStride(last);
    bool alongRow = known && op.getInputDilation(last) == 1 &&
                    (step == 1 || (step <= kMostStep && width >= lanes &&
                                   hasFewFeatures(op)));
    auto schedule = [&](ConvVectors along, bool pack, int64_t depth,
                        bool packed = false) {
      bool inPlace = along == ConvVectors::Channels && isReadInPlace(op);
      // Blocks of vectors of features become vectors of places where all of
      // the input is copied at once.
      bool blocks = along == ConvVectors::Places && inputs >= lanes &&
                    !isInnermost(input, dims.getInputSpatial()[last]);
      return ConvScheduleAttr::get(&getContext(), lanes, unit.heights, along,
                                   pack, depth, packed,
                                   inPlace ? isLargeImage(op)
                                   : blocks || !known || (pack && !packed)
                                       ? 0
                                       : rowsOfBand(op, accumulator));
    };
    bool depthwise =
        groups == features && inputs == 1 && op.getBatchGroups() == 1;
    int64_t window = 1;
    for (int64_t dim : dims.getKernelSpatial())
      window *= kernel.getDimSize(dim);
    // Along the places of a result that has them beside each other, where
    // vectors are mostly full: but along features, which are then copied to
    // where they belong, if that leaves less of vectors empty in long sums.
    int64_t used = llvm::divideCeil(width, lanes) * lanes,
            usedFeatures = llvm::divideCeil(features, lanes) * lanes;
    bool fuller = !depthwise && inputs * window >= kSumsWorthACopy &&
                  features * used > width * usedFeatures;
    // And along those of any where vectors of features would be mostly empty.
    bool inOrder = isInnermost(result, dims.getOutputSpatial()[last]) ||
                   features * 4 <= usedFeatures;
    bool isAlongPlaces =
        inOrder && alongRow && width * 4 >= used * 3 && !fuller;
    if (isAlongPlaces && hasFewFeatures(op)) {
      unit.heights = heightsOfPlaces(op, unit);
      return schedule(ConvVectors::Places, false, 0);
    }
    // With one channel of input for each of the result, all of a window is
    // there at once: what neighbours share of it takes the other half of the
    // registers.
    if (inputs == 1)
      unit.heights = {unit.registers / 2, unit.registers / 4};
    if (isAlongPlaces)
      return schedule(ConvVectors::Places, false, 0);
    if (depthwise) {
      // A copy that each element of is used for one channel costs more than
      // conditions, which tiles do not have for sizes that only the run knows.
      for (int64_t i = 0; i <= last && !known; ++i)
        if (op.getPadLow(i) != 0 || op.getPadHigh(i) != 0)
          return {};
      return schedule(ConvVectors::Channels, false, 0);
    }
    if (known) {
      // Of few rows, three vectors beside each other make more sums.
      if (unit.heights.size() < 3)
        unit.heights.push_back((unit.registers - 4) / 3);
      unit.heights.resize(fastestTile(unit, width, features, lanes));
    } else {
      fitColumns(unit.heights, features, lanes);
    }
    int64_t tile = lanes * unit.heights.size();
    bool isPacked = dims.getKernelOutputFeature() == kernel.getRank() - 1 &&
                    features <= tile && kernel.getElementType() == accumulator;
    bool pack = groups == 1 && !isPacked && !reversed;
    // A result whose input has gaps reads parts of the kernel with strides.
    bool hasGaps = false;
    for (int64_t i = 0; i <= last; ++i)
      hasGaps |= op.getInputDilation(i) != 1;
    bool packed =
        pack && !hasGaps && isWorthPanels(op.getKernel(), features, tile);
    // What of the kernel is used at once stays in the second cache.
    int64_t high = kernel.getDimSize(dims.getKernelSpatial()[0]);
    int64_t rowBytes = window / high * inputs * tile * bytes;
    int64_t depth = std::max<int64_t>(1, kSecondCache / rowBytes);
    return schedule(ConvVectors::Features, pack,
                    pack && depth < high ? depth : 0, packed);
  }

  /// How many elements the dimensions have together.
  static int64_t count(RankedTensorType type, ArrayRef<int64_t> dims) {
    int64_t product = 1;
    for (int64_t dim : dims)
      product *= type.getDimSize(dim);
    return product;
  }

  /// How many panels beside each other stay in half of the second cache, to use
  /// a row of the left operand while it is in the first.
  static int64_t panelsTogether(int64_t width, int64_t tile,
                                int64_t bytesOfPanel,
                                int64_t cache = kSecondCache) {
    int64_t panels = std::clamp<int64_t>(
        std::min(cache / 2 / bytesOfPanel, width / tile), 1, 32);
    return evenBlocks(llvm::divideCeil(width, tile), panels);
  }

  /// Whether rows of a panel read in place share so few places of the first
  /// cache, as at a distance of a power of two, that it cannot keep them beside
  /// the left operand and the result.
  static bool collides(RankedTensorType rhs, int64_t depth, int64_t columns) {
    int64_t bytes = rhs.getElementTypeBitWidth() / 8;
    int64_t distance = rhs.getDimSize(rhs.getRank() - 1) * bytes;
    int64_t rowsApart = kWayOfFirstCache / std::gcd(distance, kWayOfFirstCache);
    return depth > rowsApart * (kWaysOfFirstCache - 2) &&
           columns * bytes < distance;
  }

  /// In how many blocks of sums a panel stays in the second cache.
  static int64_t blocksOfSums(int64_t bytesOfPanel) {
    return bytesOfPanel > kSecondCache * 3 / 4
               ? llvm::divideCeil(bytesOfPanel, kSecondCache / 2)
               : 1;
  }

  /// Panels beside each other and the depth that these have.
  struct PanelBlocks {
    int64_t panels, depth;
  };

  /// For a left operand that is turned, if a copy of it does not stay in the
  /// second cache: blocks of sums, so that panels of all columns, or of half of
  /// them, do. Rows are then copied for each block into a cache, and each of
  /// them at most twice.
  std::optional<PanelBlocks> blocksOfTurned(int64_t rows, int64_t width,
                                            int64_t depth, int64_t tile,
                                            int64_t bytes) const {
    if (rows * depth * bytes <= caches().second)
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
  int64_t sumsInFirstCache(int64_t tile, int64_t height, int64_t bytes) const {
    constexpr int64_t kStep = 64;
    int64_t sums = llvm::alignDown(
        caches().first * 15 / 16 / ((tile + height) * bytes), kStep);
    return sums < kSumsWorthABlock ? std::numeric_limits<int64_t>::max() : sums;
  }

  /// Four matrices of sums, which leave four registers for operands.
  static SmallVector<int64_t> matrixHeights(int64_t rows, int64_t width) {
    bool high = rows > kMatrixSize;
    int64_t vectors =
        std::min<int64_t>(high ? 2 : 4, llvm::divideCeil(width, kMatrixSize));
    return SmallVector<int64_t>(vectors, high ? 2 * kMatrixSize : kMatrixSize);
  }

  /// Of a contraction in a block of `rows`, whose right operand is packed once
  /// for all.
  ContractScheduleAttr ofRows(ContractOp op, int64_t rows) {
    Type accumulator = op.getAccumulatorType();
    if (!isa<Float32Type, Float64Type>(accumulator))
      return {};
    VectorUnit unit = vectorUnit(features);
    int64_t bytes = accumulator.getIntOrFloatBitWidth() / 8;
    int64_t lanes = unit.bytes / bytes;
    RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
    int64_t width = count(rhs, op.getRhsFree()),
            depth = count(rhs, op.getRhsContracting());
    if (int64_t group =
            DotInstruction::bestGroup(features, lanes, lhs.getElementType(),
                                      rhs.getElementType(), accumulator,
                                      /*matrices=*/true);
        group > 1 && rows >= kMatrixSize && depth * 2 >= group * kMatrixSize) {
      SmallVector<int64_t> heights = matrixHeights(rows, width);
      int64_t tile = kMatrixSize * heights.size();
      return ContractScheduleAttr::get(
          &getContext(), lanes, heights, /*packLhs=*/false, /*packRhs=*/true,
          panelsTogether(width, tile, depth * tile * bytes / group,
                         caches().second),
          /*depth=*/0, /*rhsPacked=*/true, group, /*matrices=*/true);
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
        &getContext(), lanes, unit.heights,
        /*packLhs=*/!alongSums || lhs.getElementType() != accumulator,
        /*packRhs=*/true, panels, blocks > 1 ? deep : 0, /*rhsPacked=*/true,
        /*group=*/1, /*matrices=*/false);
  }

  AttentionScheduleAttr attention(Block &body) {
    SmallVector<Operation *> ops;
    for (Operation &op : body.without_terminator())
      ops.push_back(&op);
    std::optional<Attention> found = Attention::of(ops);
    if (!found)
      return {};
    RankedTensorType type = found->getScores().getType();
    int64_t bytes = std::max<int64_t>(1, type.getElementTypeBitWidth() / 8) *
                    found->numColumns();
    int64_t most = std::clamp<int64_t>(kSecondCache / 4 / bytes, 16, 64);
    int64_t rows = evenBlocks(found->numRows(), most);
    ContractScheduleAttr scores = ofRows(found->getScores(), rows),
                         values = ofRows(found->getValues(), rows);
    return scores && values
               ? AttentionScheduleAttr::get(&getContext(), rows, scores, values)
               : AttentionScheduleAttr();
  }

  ContractScheduleAttr contraction(ContractOp op) {
    Type accumulator = op.getAccumulatorType();
    if (!isa<Float32Type, Float64Type>(accumulator) &&
        !accumulator.isInteger(32) && !accumulator.isInteger(64))
      return {};
    VectorUnit unit = vectorUnit(features);
    int64_t bytes = accumulator.getIntOrFloatBitWidth() / 8;
    int64_t lanes = unit.bytes / bytes;
    int64_t group = 1;
    bool matrices = false;
    auto schedule = [&](bool packLhs, bool packRhs, int64_t depth,
                        int64_t panels = 1, bool packed = false) {
      return ContractScheduleAttr::get(&getContext(), lanes, unit.heights,
                                       packLhs, packRhs, panels, depth, packed,
                                       group, matrices);
    };
    RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
    SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
    if (!lhs.hasStaticShape() || !rhs.hasStaticShape()) {
      // For any number of rows: panels, if the run has many; for a few, runs
      // of the operand's rows, if it has such.
      if (!hasDynamicRows(op) || lhs.getElementType() != accumulator ||
          rhs.getElementType() != accumulator)
        return schedule(false, false, 0);
      int64_t width = count(rhs, rhsFree),
              depth = count(rhs, op.getRhsContracting());
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
    int64_t rows = count(lhs, lhsFree), width = count(rhs, rhsFree),
            depth = count(lhs, op.getLhsContracting());
    if (rows * width * depth == 0)
      return {};
    bool overflows = width * depth * bytes > kSecondCache;
    // A few rows make a tile that is wide instead: memory is read in long runs.
    if (rows <= 3 && rows < unit.heights.back()) {
      int64_t vectors = unit.registers / (rows == 1 ? 2 : 4);
      unit.heights.assign(vectors, rows);
    } else if (rows > unit.heights.front() || !overflows ||
               !isWorthPanels(op.getRhs(), width,
                              lanes * unit.heights.size())) {
      fitTile(unit.heights, rows, width, lanes);
    } else {
      coverRows(unit.heights, rows, width, lanes);
    }
    if (rhsFree.empty() || op.getLhsContracting().empty())
      return rhsFree.empty() ? ContractScheduleAttr()
                             : schedule(false, false, 0);
    if (int64_t best =
            DotInstruction::bestGroup(features, lanes, lhs.getElementType(),
                                      rhs.getElementType(), accumulator,
                                      /*matrices=*/false);
        depth >= best &&
        (accumulator.isInteger(32) || rows >= kRowsWorthASearch))
      group = best;
    if (int64_t best =
            DotInstruction::bestGroup(features, lanes, lhs.getElementType(),
                                      rhs.getElementType(), accumulator,
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
    // Ahead it costs nothing. Rows along the sums of a vector are read as they
    // are.
    bool alongVector =
        rows == 1 && op.getRhsContracting().back() == rhs.getRank() - 1;
    bool packed = (group == 1 || accumulator.isInteger(32)) && !alongVector &&
                  isWorthPanels(op.getRhs(), width, tile);
    // A few rows use what they read once.
    if (packed && rows <= 3)
      blocks = 1;
    // Narrow floats that one tile of rows reads are widened as they are read.
    bool isConverted =
        rhs.getElementType() != accumulator &&
        !(isa<FloatType>(accumulator) && isa<FloatType>(rhs.getElementType()) &&
          rows <= unit.heights.front());
    bool packRhs = packed || group > 1 || !alongColumns || isConverted ||
                   (overflows ? rows > 2 * unit.heights.front()
                              : rows >= 8 * unit.heights.back() &&
                                    collides(rhs, depth, tile));
    // Elements of the left one are read one by one.
    bool alongSums =
        llvm::is_contained(op.getLhsContracting(), lhs.getRank() - 1);
    bool packLhs = (group == 1 && lhs.getElementType() != accumulator) ||
                   (!alongSums && rows > 2 * unit.heights.back());
    if (!packRhs && !overflows)
      return schedule(packLhs, false, 0);
    // A line of each row at a time, so that all rows are fetched ahead.
    if (!packRhs && rows <= 3) {
      unit.heights.assign(std::max<int64_t>(1, kLineBytes / unit.bytes), rows);
      tile = lanes * unit.heights.size();
    }
    if (!packRhs)
      return schedule(packLhs, false,
                      rows > unit.heights.back() ? 2 * kRowsInRuns
                                                 : kRowsInRuns,
                      std::max<int64_t>(1, columnsInRuns(width, bytes) / tile));
    if (packLhs && !alongSums && group == 1)
      if (std::optional<PanelBlocks> found =
              blocksOfTurned(rows, width, depth, tile, bytes))
        return schedule(packLhs, true, found->depth < depth ? found->depth : 0,
                        found->panels, packed);
    // Narrow panels are copied beside each other, in runs of the operand's
    // rows, and in blocks of sums, so that they stay in the second cache.
    if (overflows && !packed && alongColumns && group == 1 &&
        tile * bytes < kRunOfCopy) {
      // Longer runs where they stay as well.
      int64_t run =
          caches().second > kSecondCache ? 2 * kRunOfCopy : kRunOfCopy;
      int64_t panels =
          evenBlocks(llvm::divideCeilSigned(width, tile), run / (tile * bytes));
      int64_t most = caches().second / 2 / (panels * tile * bytes);
      int64_t deep =
          llvm::divideCeilSigned(depth, llvm::divideCeilSigned(depth, most));
      return schedule(packLhs, true, deep < depth ? deep : 0, panels);
    }
    // Blocks of about equal depth.
    int64_t deep = llvm::divideCeil(depth, blocks * group) * group;
    // Every panel reads all of the left operand. One that does not stay in the
    // second cache is read in as few passes as that has place for panels.
    int64_t lhsBytes = rows * deep * bytes, panelBytes = deep * tile * bytes;
    bool stays = !matrices && lhsBytes <= caches().second / 2;
    int64_t place = stays ? kSecondCache : caches().second;
    // Panel by panel, which threads divide best, where the first cache keeps
    // the left operand, or, of what each thread packs, a panel and the rows of
    // a tile; and where panels in memory are larger than the left operand. Of
    // a larger one, each thread reads the rows that it has made.
    int64_t tileBytes = unit.heights.back() * deep * bytes;
    bool oneByOne = stays && !packLhs &&
                    (lhsBytes <= caches().first / 2 ||
                     (packed ? width >= 2 * rows
                             : panelBytes + tileBytes <= caches().first));
    // All panels for each of a few tiles, so that threads have rows of their
    // own in a loop's next step.
    int64_t tiles = llvm::divideCeil(rows, unit.heights.back());
    bool allTogether = packed && stays && !packLhs && blocks == 1 &&
                       tiles > 1 && tiles <= kFewTiles &&
                       width * depth * bytes <= caches().second * 3 / 4;
    if (packed && !packLhs && !matrices && !allTogether && alongSums &&
        width >= rows)
      if (int64_t fewer = sumsInFirstCache(tile, unit.heights.back(), bytes);
          fewer < deep && rows * fewer * bytes <= caches().second / 2)
        return schedule(packLhs, true, fewer, 1, packed);
    int64_t panels = allTogether ? llvm::divideCeil(width, tile)
                     : oneByOne
                         ? 1
                         : panelsTogether(width, tile, panelBytes, place);
    return schedule(packLhs, true, blocks > 1 ? deep : 0, panels, packed);
  }
};

} // namespace
} // namespace tenon
