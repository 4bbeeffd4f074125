//===- ConvolutionTile.cpp - Properties of a convolution's tiles ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/ConvolutionTile.h"

using namespace mlir;

namespace tenon::ten {

/// Minimum number of output features of a group to use them as the rows of a
/// tile.
constexpr int64_t kFeaturesForRows = 4;

bool isInnermost(RankedTensorType type, int64_t dim) {
  return llvm::all_of(type.getShape().drop_front(dim + 1),
                      [](int64_t size) { return size == 1; });
}

bool isProductOfMatrices(ConvOp op) {
  RankedTensorType kernel = op.getKernel().getType(), type = op.getType();
  ConvDimsAttr dims = op.getDims();
  if (!op.getInput().getType().hasStaticShape() || !kernel.hasStaticShape() ||
      op.getFeatureGroups() != 1 || op.getBatchGroups() != 1)
    return false;
  for (int64_t i = 0; i < op.getNumSpatial(); ++i)
    if (kernel.getDimSize(dims.getKernelSpatial()[i]) != 1 ||
        op.getPadLow(i) != 0 || op.getPadHigh(i) != 0 ||
        op.getInputDilation(i) != 1)
      return false;
  auto others = [](int64_t batch, ArrayRef<int64_t> spatial) {
    SmallVector<std::pair<int64_t, int64_t>> places = {{batch, -1}};
    for (auto [i, dim] : llvm::enumerate(spatial))
      places.push_back({dim, i});
    llvm::sort(places);
    SmallVector<int64_t> order;
    for (auto [dim, what] : places)
      order.push_back(what);
    return order;
  };
  if (others(dims.getInputBatch(), dims.getInputSpatial()) !=
      others(dims.getOutputBatch(), dims.getOutputSpatial()))
    return false;
  // Features are last; or they come first, if all dimensions before them in the
  // result have size 1.
  int64_t feature = dims.getOutputFeature();
  return feature == type.getRank() - 1 ||
         llvm::all_of(type.getShape().take_front(feature),
                      [](int64_t size) { return size == 1; });
}

bool isTileable(ConvOp op) {
  ConvDimsAttr dims = op.getDims();
  if (!op.getKernel().getType().hasStaticShape() ||
      op.getInput().getType().isDynamicDim(dims.getInputFeature()) ||
      op.getType().isDynamicDim(dims.getOutputFeature()))
    return false;
  return op.getBatchGroups() == 1 ||
         !(hasDynamicBatch(op) || hasDynamicPlaces(op));
}

bool hasDynamicPlaces(ConvOp op) {
  ConvDimsAttr dims = op.getDims();
  auto areDynamic = [](RankedTensorType type, ArrayRef<int64_t> places) {
    return llvm::any_of(places,
                        [&](int64_t dim) { return type.isDynamicDim(dim); });
  };
  return areDynamic(op.getInput().getType(), dims.getInputSpatial()) ||
         areDynamic(op.getType(), dims.getOutputSpatial());
}

bool hasDynamicBatch(ConvOp op) {
  ConvDimsAttr dims = op.getDims();
  return op.getInput().getType().isDynamicDim(dims.getInputBatch()) ||
         op.getType().isDynamicDim(dims.getOutputBatch());
}

int64_t groupsOf(ConvOp op) {
  return op.getFeatureGroups() * op.getBatchGroups();
}

static int64_t featuresOfGroup(ConvOp op) {
  return op.getType().getDimSize(op.getDims().getOutputFeature()) /
         groupsOf(op);
}

bool hasFewFeatures(ConvOp op) {
  return featuresOfGroup(op) < kFeaturesForRows;
}

bool isReadInPlace(ConvOp op) {
  RankedTensorType input = op.getInput().getType();
  ConvDimsAttr dims = op.getDims();
  if (llvm::is_contained(input.getShape(), 0) || hasDynamicPlaces(op) ||
      !isInnermost(input, dims.getInputFeature()))
    return false;
  for (auto [i, dim] : llvm::enumerate(dims.getKernelSpatial()))
    if (op.getInputDilation(i) != 1 ||
        op.getKernel().getType().getDimSize(dim) > kMostSharedPlaces)
      return false;
  return true;
}

std::optional<unsigned> rowsOfPlaces(ConvOp op) {
  if (!hasFewFeatures(op))
    return std::nullopt;
  RankedTensorType result = op.getType();
  std::optional<unsigned> longest;
  int64_t most = featuresOfGroup(op);
  for (unsigned i = 0; i + 1 < op.getNumSpatial(); ++i)
    if (int64_t size = result.getDimSize(op.getDims().getOutputSpatial()[i]);
        size > most) {
      longest = i;
      most = size;
    }
  return longest;
}

TileRows rowsOfTile(ConvOp op, ConvVectors along, ArrayRef<int64_t> places,
                    int64_t images) {
  // The longest spatial dimension, the last of these.
  bool known = !hasDynamicPlaces(op);
  unsigned rows = 0;
  for (unsigned i = 0; i < places.size(); ++i)
    if (!known || places[i] >= places[rows])
      rows = i;
  // With vectors along pixels, rows are features or another spatial dimension.
  if (along == ConvVectors::Places)
    return {rowsOfPlaces(op).value_or(rows), false};
  // Rows are the batch if there are few pixels: a small output, such as a
  // filter gradient.
  return {rows, places.empty() || (known && places[rows] < kMinRowsOfTile &&
                                   places[rows] < images)};
}

SmallVector<unsigned> windowLoops(ConvOp op, ConvVectors along, TileRows rows) {
  // Rows of the tile share their input along the last loop.
  bool shared = along == ConvVectors::Places
                    ? rowsOfPlaces(op).has_value()
                    : along == ConvVectors::Channels && !rows.areImages;
  SmallVector<unsigned> loops;
  for (unsigned i = 0; i < op.getNumSpatial(); ++i)
    if (!shared || i != rows.dim)
      loops.push_back(i);
  if (shared)
    loops.push_back(rows.dim);
  return loops;
}

} // namespace tenon::ten
