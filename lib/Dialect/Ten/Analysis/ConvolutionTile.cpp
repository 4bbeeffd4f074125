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

} // namespace tenon::ten
