//===- ConvSchedule.cpp - How convolutions are generated ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/Tiles/TileEmitter.h"
#include "CodeGen/Tiles/TileShapes.h"
#include "Dialect/Ten/IR/ConvolutionTile.h"
#include "Schedules.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Products in each sum of a convolution beside which copying the sums is
/// little.
constexpr int64_t kSumsWorthACopy = 128;

/// Of a batch that only the run knows, images are convolved one by one.
static int64_t imagesOf(ConvOp op) {
  return hasDynamicBatch(op)
             ? 1
             : op.getType().getDimSize(op.getDims().getOutputBatch());
}

/// Products that are summed in a block beside which copying the sums is little.
constexpr int64_t kSumsWorthABlock = 256;

/// Copying an element takes as long as so many products; what bands copy twice
/// is to take less than this part of all products.
constexpr int64_t kProductsOfCopy = 25, kCopiesWorthBands = 60;

/// Places of a result that are worth reading the kernel from the second cache.
constexpr int64_t kPlacesWorthAKernel = 56;

/// So many bands keep any number of threads about equally busy.
constexpr int64_t kManyBands = 16;

/// How many rows of the result to compute from one copy of the input that
/// they read, which stays in the second cache beside what it is made from; 0
/// where all of the input is better copied at once, or not at all.
static int64_t rowsOfBand(ConvOp op, Type accumulator, bool alongFeatures,
                          const ScheduleTarget &target) {
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
  // A small result of a large batch is no image.
  if (!hasBorder || rowBytes <= 0 || longest < imagesOf(op))
    return 0;
  RankedTensorType kernel = op.getKernel().getType();
  int64_t high = kernel.getDimSize(dims.getKernelSpatial()[0]);
  int64_t window = (high - 1) * op.getKernelDilation(0) + 1;
  int64_t stride = op.getStride(0);
  int64_t all = result.getDimSize(dims.getOutputSpatial()[0]);
  // Along places tiles read with steps, beside which less stays.
  int64_t cache = alongFeatures ? target.secondCache : kSecondCache;
  int64_t most = (cache / 2 / rowBytes - window) / stride + 1;
  int64_t kernelBytes = kernel.getNumElements() * elementBytes;
  // Threads copy what they read themselves, of a kernel that stays in their
  // caches.
  if (alongFeatures && imagesOf(op) == 1 &&
      kernelBytes <= target.secondCache / 2) {
    int64_t products = kernel.getNumElements() /
                       kernel.getDimSize(dims.getKernelInputFeature());
    int64_t places = 1;
    for (int64_t dim : dims.getOutputSpatial().drop_front())
      places *= result.getDimSize(dim);
    int64_t least = std::max(
        llvm::divideCeil(kPlacesWorthAKernel, places),
        llvm::divideCeil(kProductsOfCopy * kCopiesWorthBands *
                             std::max<int64_t>(window - stride, 0) * stride,
                         products));
    // Convolutions that differ in their dilation have bands of few sizes, so
    // that their code differs in constants alone, and is made once (ShareCode).
    if (op.getKernelDilation(0) > 1) {
      int64_t even = 4 * kPlacesWorthAKernel;
      while (2 * even < least)
        even *= 4;
      if (even <= std::min(most, all / 2))
        least = even;
    }
    for (int64_t rows = std::max<int64_t>(least, 1);
         rows <= std::min(most, all / 2); ++rows)
      if (all % rows == 0 && (all / rows % 2 == 0 || all / rows >= kManyBands))
        return rows;
  }
  int64_t rows = evenBlocks(all, std::max<int64_t>(most, 1));
  if (rows == all && imagesOf(op) == 1)
    return 0;
  // The kernel is read for each band.
  int64_t again = llvm::divideCeil(all, rows) - 1;
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

/// How many input features are summed at a time. Vectors that are shorter than
/// a line of a cache wait for what comes from the second one: what of the
/// kernel is used at once stays in the first beside what a tile reads of the
/// input, if that leaves sums beside which copying them is little. Otherwise it
/// stays in the second cache; of an input with gaps, parts of a kernel are
/// small as they are.
static int64_t inputsTogether(ConvOp op, const VectorUnit &unit, int64_t width,
                              int64_t window, int64_t tile, int64_t bytes,
                              bool hasGaps, const ScheduleTarget &target) {
  RankedTensorType kernel = op.getKernel().getType();
  ConvDimsAttr dims = op.getDims();
  int64_t last = op.getNumSpatial() - 1;
  int64_t along = kernel.getDimSize(dims.getKernelSpatial()[last]);
  int64_t height = std::min(unit.heights.back(), width);
  int64_t places = window / along *
                   ((height - 1) * op.getStride(last) +
                    (along - 1) * op.getKernelDilation(last) + 1);
  // The most that divide all.
  int64_t inputs = kernel.getDimSize(dims.getKernelInputFeature());
  auto mostWithin = [&](int64_t bytesOfEach, int64_t cache) {
    int64_t together = std::clamp<int64_t>(cache / bytesOfEach, 1, inputs);
    while (inputs % together != 0)
      --together;
    return together;
  };
  if (unit.bytes < kLineBytes && !hasGaps)
    if (int64_t together = mostWithin((window * tile + places) * bytes,
                                      target.firstCache * 15 / 16);
        together * window >= kSumsWorthABlock)
      return together;
  int64_t together = mostWithin(window * tile * bytes, kSecondCache);
  return together * window >= kSumsWorthABlock ? together : inputs;
}

ConvScheduleAttr tenon::scheduleOf(ConvOp op, const ScheduleTarget &target) {
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
  VectorUnit unit = vectorUnit(target.features);
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
                  (step == 1 ||
                   (step <= kMostStep && width >= lanes && hasFewFeatures(op)));
  auto schedule = [&](ConvVectors along, bool pack, int64_t depth,
                      bool packed = false) {
    bool inPlace = along == ConvVectors::Channels && isReadInPlace(op);
    // Blocks of vectors of features become vectors of places where all of
    // the input is copied at once.
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
  bool isAlongPlaces = inOrder && alongRow && width * 4 >= used * 3 && !fuller;
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
  bool pack = groups == 1 && !isPacked;
  // A result whose input has gaps reads parts of the kernel with strides.
  bool hasGaps = false;
  for (int64_t i = 0; i <= last; ++i)
    hasGaps |= op.getInputDilation(i) != 1;
  bool packed =
      pack && !hasGaps && isWorthPanels(op.getKernel(), features, tile);
  int64_t depth = pack ? inputsTogether(op, unit, width, window, tile, bytes,
                                        hasGaps, target)
                       : 0;
  return schedule(ConvVectors::Features, pack, depth < inputs ? depth : 0,
                  packed);
}
