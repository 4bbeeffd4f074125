//===- ConvolutionTile.h - Where tiles of a convolution lie -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_CONVOLUTIONTILE_H
#define TENON_DIALECT_TEN_IR_CONVOLUTIONTILE_H

#include "Dialect/Ten/IR/Ten.h"
#include <optional>

namespace tenon::ten {

/// Up to so many places of a window, in a row with those that neighbours in a
/// tile read, are multiplied by code without a loop: each is read once.
constexpr int64_t kMostSharedPlaces = 8;

/// Whether elements along a dimension lie beside each other in memory: all
/// dimensions behind it are of one element.
bool isInnermost(mlir::RankedTensorType type, int64_t dim);

/// Whether a convolution can be scheduled: all its sizes are known, but for how
/// many images there are, if these have no groups, and how many places they
/// have.
bool isTileable(ConvOp op);

/// Whether only the run knows how large images are.
bool hasDynamicPlaces(ConvOp op);

/// Whether only the run knows how many images a convolution has.
bool hasDynamicBatch(ConvOp op);

/// How many groups the features of the result have: those of one see a part of
/// the images or of the input's features.
int64_t groupsOf(ConvOp op);

/// Whether each group of a convolution has too few features to be the rows of
/// a tile.
bool hasFewFeatures(ConvOp op);

/// Whether a convolution whose vectors run along channels
/// reads its input where that is, a border being a condition: channels lie
/// beside each other, there are no gaps between elements, and windows are
/// small.
bool isReadInPlace(ConvOp op);

/// Of a convolution of static images whose vectors run along the last spatial
/// dimension: which other one the rows of a tile run along, the longest. None
/// where features are rows.
std::optional<unsigned> rowsOfPlaces(ConvOp op);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_CONVOLUTIONTILE_H
