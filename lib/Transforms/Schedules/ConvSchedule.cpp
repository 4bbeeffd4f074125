//===- ConvSchedule.cpp - Chooses schedules of convolutions ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses how a convolution becomes a direct convolution on register tiles:
// vectors along output channels (rows are output pixels), along output pixels
// of a row (rows are output channels), or along channels of a depthwise
// convolution; whether the filter is packed into panels (as contractions pack
// their RHS); how many input channels are accumulated at a time so that the
// used part of the filter stays in L1d or L2; and whether the padded input is
// copied as a whole, in bands of rows that stay in L2, or not at all.
//
// A null schedule means that the loops are lowered as they are. Called by
// ten-choose-schedules.
//
//===----------------------------------------------------------------------===//

#include "CodeGen/Tiles/TileEmitter.h"
#include "CodeGen/Tiles/TileShapes.h"
#include "Dialect/Ten/Analysis/ConvolutionPhases.h"
#include "Dialect/Ten/Analysis/ConvolutionTile.h"
#include "Schedules.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Minimum number of products per output element that amortizes copying the
/// output.
/// Tuned: products; docs/developer/rationale/tiles-and-packing.md
/// "Convolutions accumulate input features in blocks".
constexpr int64_t kMinSumsForCopy = 128;

/// Returns the number of images; 1 for a dynamic batch, whose images are
/// convolved one by one.
static int64_t imagesOf(ConvOp op) {
  return hasDynamicBatch(op)
             ? 1
             : op.getType().getDimSize(op.getDims().getOutputBatch());
}

/// Minimum number of products per accumulator in a block of input channels that
/// amortizes spilling the accumulators.
/// Tuned: products; docs/developer/rationale/tiles-and-packing.md
/// "Convolutions accumulate input features in blocks".
constexpr int64_t kMinSumsOfBlock = 256;

/// Cost of copying an element, in products, and the reciprocal of the largest
/// part of all products that copying the overlap of bands may cost.
/// Tuned: products, ratio; commit 5c81e68.
constexpr int64_t kProductsPerCopy = 25, kMinProductsToCopies = 60;

/// Minimum number of output pixels that amortizes reading the filter from L2.
/// Tuned: pixels; docs/developer/rationale/tiles-and-packing.md "Tiles of
/// convolutions are chosen by a cost model".
constexpr int64_t kMinOutputsPerFilterRead = 56;

/// Number of bands that balances the load for any number of threads.
/// Tuned: bands; docs/developer/rationale/threads.md "Chunks are about equal".
constexpr int64_t kMinBandsForThreads = 16;

/// Returns whether tiles of one height cover the rows of a band, the last of
/// them with few rows that are computed twice.
static bool hasOneHeight(int64_t rows, int64_t features, int64_t elementBytes,
                         TargetAttr target) {
  VectorUnit unit = vectorUnit(target);
  size_t vectors = llvm::divideCeil(features, unit.bytes / elementBytes);
  int64_t high = unit.heights[std::min(vectors, unit.heights.size()) - 1];
  int64_t more = llvm::alignTo(rows, high) - rows;
  return more * kMinRowsToRecomputed <= rows;
}

/// Returns the number of output rows to compute from one packed band of the
/// input, which stays in L2 beside the rows that it is copied from; 0 if the
/// input is better copied at once, or not at all.
static int64_t rowsOfBand(ConvOp op, Type accumulator, bool alongFeatures,
                          TargetAttr target) {
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
    longest = std::max(longest, result.getDimSize(dims.getOutputSpatial()[i]));
  }
  // Skip batches of small outputs, which are not images.
  if (!hasBorder || rowBytes <= 0 || longest < imagesOf(op))
    return 0;
  RankedTensorType kernel = op.getKernel().getType();
  int64_t high = kernel.getDimSize(dims.getKernelSpatial()[0]);
  int64_t window = (high - 1) * op.getKernelDilation(0) + 1;
  int64_t stride = op.getStride(0);
  int64_t all = result.getDimSize(dims.getOutputSpatial()[0]);
  // Tiles along pixels read with strides, so that less of the band stays in a
  // cache.
  int64_t cache = alongFeatures ? target.getL2() : kSmallestL2;
  int64_t most = (cache / 2 / rowBytes - window) / stride + 1;
  int64_t kernelBytes = kernel.getNumElements() * elementBytes;
  // Each thread copies the rows that it reads, of a filter that stays in its
  // L2.
  if (alongFeatures && imagesOf(op) == 1 && kernelBytes <= target.getL2() / 2) {
    int64_t products = kernel.getNumElements() /
                       kernel.getDimSize(dims.getKernelInputFeature());
    int64_t places = 1;
    for (int64_t dim : dims.getOutputSpatial().drop_front())
      places *= result.getDimSize(dim);
    int64_t least = std::max(
        llvm::divideCeil(kMinOutputsPerFilterRead, places),
        llvm::divideCeil(kProductsPerCopy * kMinProductsToCopies *
                             std::max<int64_t>(window - stride, 0) * stride,
                         products));
    // Give convolutions that differ in their dilation bands of few sizes, so
    // that their code differs in constants alone and is emitted once
    // (ShareCode).
    if (op.getKernelDilation(0) > 1) {
      int64_t even = 4 * kMinOutputsPerFilterRead;
      while (2 * even < least)
        even *= 4;
      if (even <= std::min(most, all / 2))
        least = even;
    }
    int64_t first = 0, end = std::min(most, all / 2);
    for (int64_t rows = std::max<int64_t>(least, 1); rows <= end; ++rows) {
      if (all % rows != 0 ||
          (all / rows % 2 != 0 && all / rows < kMinBandsForThreads))
        continue;
      // Prefer tiles of one height, half as much code, to the smallest band.
      if (!first) {
        first = rows;
        end = std::min(end, 2 * rows);
      }
      if (op.getNumSpatial() > 1 ||
          hasOneHeight(rows, result.getDimSize(dims.getOutputFeature()),
                       elementBytes, target))
        return rows;
    }
    if (first)
      return first;
  }
  int64_t rows = evenBlocks(all, std::max<int64_t>(most, 1));
  if (rows == all && imagesOf(op) == 1)
    return 0;
  // The filter is read once per band.
  int64_t again = llvm::divideCeil(all, rows) - 1;
  return again * kernelBytes <=
                 rowBytes * input.getDimSize(dims.getInputSpatial()[0])
             ? rows
             : 0;
}

/// Returns whether an image exceeds L2: its pixels' channels, which are
/// contiguous, are then better read at once.
static bool isLargeImage(ConvOp op) {
  RankedTensorType input = op.getInput().getType();
  int64_t bytes = input.getElementTypeBitWidth() / 8;
  for (int64_t dim = 0; dim < input.getRank(); ++dim)
    if (dim != op.getDims().getInputBatch())
      bytes *= input.getDimSize(dim);
  return bytes > kSmallestL2;
}

/// Returns tile heights for vectors along output pixels and few channels: tiles
/// of few rows are wide; if pixels are rows too, the part of the window that
/// neighbours share takes half of the registers.
static SmallVector<int64_t> heightsOfPlaces(ConvOp op, const VectorUnit &unit) {
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

/// Returns the number of input channels to accumulate at a time. Vectors
/// shorter than a cache line stall on L2, so the part of the filter that is
/// used at once should fit in L1d beside the input of a tile, if enough
/// products remain to amortize spilling the accumulators. Otherwise it should
/// fit in L2; the parts of a filter over a dilated input are small anyway.
static int64_t inputsTogether(ConvOp op, const VectorUnit &unit, int64_t width,
                              int64_t window, int64_t tile, int64_t bytes,
                              bool hasGaps, TargetAttr target) {
  RankedTensorType kernel = op.getKernel().getType();
  ConvDimsAttr dims = op.getDims();
  int64_t last = op.getNumSpatial() - 1;
  int64_t along = kernel.getDimSize(dims.getKernelSpatial()[last]);
  int64_t height = std::min(unit.heights.back(), width);
  int64_t places = window / along *
                   ((height - 1) * op.getStride(last) +
                    (along - 1) * op.getKernelDilation(last) + 1);
  // Returns the largest divisor of `inputs` that fits.
  int64_t inputs = kernel.getDimSize(dims.getKernelInputFeature());
  auto mostWithin = [&](int64_t bytesOfEach, int64_t cache) {
    int64_t together = std::clamp<int64_t>(cache / bytesOfEach, 1, inputs);
    while (inputs % together != 0)
      --together;
    return together;
  };
  if (unit.bytes < kLineBytes && !hasGaps)
    if (int64_t together = mostWithin((window * tile + places) * bytes,
                                      target.getL1() * 15 / 16);
        together * window >= kMinSumsOfBlock)
      return together;
  int64_t together = mostWithin(window * tile * bytes, kSmallestL2);
  return together * window >= kMinSumsOfBlock ? together : inputs;
}

ConvScheduleAttr tenon::scheduleOf(ConvOp op, TargetAttr target) {
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
  VectorUnit unit = vectorUnit(target);
  int64_t bytes = accumulator.getIntOrFloatBitWidth() / 8;
  int64_t lanes = unit.bytes / bytes;
  ConvDimsAttr dims = op.getDims();
  int64_t last = op.getNumSpatial() - 1;
  int64_t groups = groupsOf(op);
  int64_t features = kernel.getDimSize(dims.getKernelOutputFeature());
  int64_t inputs = kernel.getDimSize(dims.getKernelInputFeature());
  int64_t width =
      known ? result.getDimSize(dims.getOutputSpatial()[last]) : lanes;
  // Vectors of strided pixels are shuffled from several loads.
  int64_t step = op.getStride(last);
  bool alongRow = known && op.getInputDilation(last) == 1 &&
                  (step == 1 || (step <= kMaxStride && width >= lanes &&
                                 hasFewFeatures(op)));
  auto schedule = [&](ConvVectors along, bool pack, int64_t depth,
                      bool packed = false) {
    bool inPlace = along == ConvVectors::Channels && isReadInPlace(op);
    // With the whole input copied, blocks of channel vectors are replaced by
    // vectors along pixels.
    bool blocks = along == ConvVectors::Places && inputs >= lanes &&
                  !isInnermost(input, dims.getInputSpatial()[last]);
    return ConvScheduleAttr::get(
        op.getContext(), lanes, unit.heights, along, pack, depth, packed,
        inPlace ? isLargeImage(op)
        : blocks || !known || (pack && !packed)
            ? 0
            : rowsOfBand(op, accumulator, along == ConvVectors::Features,
                         target));
  };
  bool depthwise =
      groups == features && inputs == 1 && op.getBatchGroups() == 1;
  int64_t window = 1;
  for (int64_t dim : dims.getKernelSpatial())
    window *= kernel.getDimSize(dim);
  // Vectorize along output pixels if the output has them contiguous and most
  // lanes are used; but along channels, with a transposing store, if that
  // wastes fewer lanes in long accumulations.
  int64_t used = llvm::divideCeil(width, lanes) * lanes,
          usedFeatures = llvm::divideCeil(features, lanes) * lanes;
  bool fuller = !depthwise && inputs * window >= kMinSumsForCopy &&
                features * used > width * usedFeatures;
  // Vectorize along pixels of any layout if vectors of channels would be mostly
  // empty.
  bool inOrder = isInnermost(result, dims.getOutputSpatial()[last]) ||
                 features * 4 <= usedFeatures;
  bool isAlongPlaces = inOrder && alongRow && width * 4 >= used * 3 && !fuller;
  if (isAlongPlaces && hasFewFeatures(op)) {
    unit.heights = heightsOfPlaces(op, unit);
    return schedule(ConvVectors::Places, false, 0);
  }
  // With one input channel per output channel, the whole window is live at
  // once: the part that neighbours share takes the other half of the registers.
  if (inputs == 1)
    unit.heights = {unit.registers / 2, unit.registers / 4};
  if (isAlongPlaces)
    return schedule(ConvVectors::Places, false, 0);
  if (depthwise) {
    // A copy whose elements are each used for one channel costs more than
    // bounds checks, which tiles lack for dynamic sizes.
    for (int64_t i = 0; i <= last && !known; ++i)
      if (op.getPadLow(i) != 0 || op.getPadHigh(i) != 0)
        return {};
    return schedule(ConvVectors::Channels, false, 0);
  }
  if (known) {
    // With few rows, three vectors per row give more accumulators.
    if (unit.heights.size() < 3)
      unit.heights.push_back((unit.registers - 4) / 3);
    unit.heights.resize(fastestTile(unit, width, features, lanes));
  } else {
    fitColumns(unit.heights, features, lanes);
  }
  int64_t tile = lanes * unit.heights.size();
  bool isPacked = dims.getKernelOutputFeature() == kernel.getRank() - 1 &&
                  features <= tile && kernel.getElementType() == accumulator;
  bool pack = groups == 1 && !isPacked;
  // A dilated input (a transposed convolution) reads strided parts of the
  // filter.
  bool isDilated = hasGaps(op);
  bool packed =
      pack && !isDilated && isWorthPanels(op.getKernel(), features, tile);
  int64_t depth = pack ? inputsTogether(op, unit, width, window, tile, bytes,
                                        isDilated, target)
                       : 0;
  return schedule(ConvVectors::Features, pack, depth < inputs ? depth : 0,
                  packed);
}
