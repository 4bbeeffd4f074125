//===- ConvolutionTile.h - Properties of a convolution's tiles --*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_ANALYSIS_CONVOLUTIONTILE_H
#define TENON_DIALECT_TEN_ANALYSIS_CONVOLUTIONTILE_H

#include "Dialect/Ten/IR/Ten.h"
#include <optional>

namespace tenon::ten {

/// Maximum number of window positions along a row that are unrolled: each input
/// element is then loaded once for all neighbours in a tile that use it.
constexpr int64_t kMostSharedPlaces = 8;

/// Returns whether elements along a dimension are contiguous in memory: all
/// dimensions after it have size 1.
bool isInnermost(mlir::RankedTensorType type, int64_t dim);

/// Returns whether a convolution becomes a contraction over the input features:
/// filters have one element, and input and output the same order of dimensions
/// without these.
bool isProductOfMatrices(ConvOp op);

/// Returns whether a convolution can be tiled: filters and features have static
/// sizes, and with batch groups all sizes are static.
bool isTileable(ConvOp op);

/// Returns whether the spatial sizes of the images are dynamic.
bool hasDynamicPlaces(ConvOp op);

/// Returns whether the number of images is dynamic.
bool hasDynamicBatch(ConvOp op);

/// Returns the number of groups of output features: each group uses only a part
/// of the input features (feature groups) or of the images (batch groups).
int64_t groupsOf(ConvOp op);

/// Returns whether the groups have too few output features to be the rows of a
/// tile.
bool hasFewFeatures(ConvOp op);

/// Returns whether a convolution vectorized along channels reads its input in
/// place, with the border as a condition: channels are contiguous, the input is
/// not dilated, and windows are small.
bool isReadInPlace(ConvOp op);

/// Returns the spatial dimension that the rows of a tile run along, the longest
/// one except for the last, if a convolution of static size is vectorized along
/// the last spatial dimension. None if the rows are features.
std::optional<unsigned> rowsOfPlaces(ConvOp op);

/// Fewer rows than this leave the registers of a tile mostly unused.
/// Tuned: rows; commit 9e34194.
constexpr int64_t kMinRowsOfTile = 5;

/// The rows of a tile, unless these are features: a spatial dimension or
/// images.
struct TileRows {
  unsigned dim;
  bool areImages;
};

/// Returns the rows of a tile, vectorized along that dimension, of a result
/// with these sizes of spatial dimensions and so many images.
TileRows rowsOfTile(ConvOp op, ConvVectors along,
                    llvm::ArrayRef<int64_t> places, int64_t images);

/// Returns the spatial dimensions in the order of a tile's loops over the
/// window.
llvm::SmallVector<unsigned> windowLoops(ConvOp op, ConvVectors along,
                                        TileRows rows);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_ANALYSIS_CONVOLUTIONTILE_H
