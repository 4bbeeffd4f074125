//===- CodeBlocks.h - Blocks of codes with one parameter --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_CODEBLOCKS_H
#define TENON_DIALECT_TEN_IR_CODEBLOCKS_H

#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// Returns whether vectors of `lanes` weights along the last dimension of a
/// matrix have the same parameters: blocks of a power of two of them, of one
/// row or of all, or parameters of the places along the sums for all rows.
inline bool hasBlocksOfVectors(DequantizeOp weights, int64_t lanes) {
  mlir::RankedTensorType type = weights.getType();
  int64_t n = type.getDimSize(0), k = type.getDimSize(1);
  return k % lanes == 0 &&
         llvm::all_of(weights.getParameters(), [&](mlir::Value parameter) {
           llvm::ArrayRef<int64_t> shape = tensorType(parameter).getShape();
           if (shape[0] != 1 && shape[0] != n)
             return false;
           if (weights.isAlongSums(parameter))
             return shape[0] == 1;
           int64_t block = k / std::max<int64_t>(shape[1], 1);
           return shape[1] == 1 ||
                  (block >= lanes && llvm::isPowerOf2_64(block));
         });
}

/// Elements of a row that are rounded with one scale, at most, where the
/// weights' parameters are for more.
/// Bound: elements; error of a rounded row.
constexpr int64_t kMaxElementsOfScale = 128;

/// Returns the largest number of blocks that parameters divide a row of weights
/// into.
inline int64_t blocksAlongSums(DequantizeOp weights) {
  int64_t count = 1;
  for (mlir::Value parameter : weights.getParameters())
    if (!weights.isAlongSums(parameter))
      count = std::max(count, tensorType(parameter).getShape().back());
  return count;
}

/// Returns how many elements of a row of `k` are rounded with one scale when
/// they are multiplied with the weights: those that share parameters.
inline int64_t elementsOfRowScale(DequantizeOp weights, int64_t k) {
  int64_t count = blocksAlongSums(weights), block = k / count;
  if (count == 1)
    while (block > kMaxElementsOfScale || k % block != 0)
      block = std::min(block, kMaxElementsOfScale + kLeastCodesOfBlock) -
              kLeastCodesOfBlock;
  return block;
}

/// Returns the steps of the fixed point between 0 and the largest element of a
/// block.
constexpr double roundedSteps(int64_t activations) {
  return activations == 8 ? 127 : 127 * 256 + 127;
}

/// Returns the least power of two with which all numbers of a table are
/// integers of 8 bits with sign, as an exponent up to 8; none if there is none.
inline std::optional<int>
exponentOfIntegerTable(mlir::DenseFPElementsAttr table) {
  for (int exponent = 0; exponent <= 8; ++exponent)
    if (llvm::all_of(
            table.getValues<llvm::APFloat>(), [&](const llvm::APFloat &number) {
              llvm::APFloat moved =
                  scalbn(number, exponent, llvm::APFloat::rmNearestTiesToEven);
              llvm::APSInt integer(8, /*isUnsigned=*/false);
              bool isExact;
              (void)moved.convertToInteger(integer, llvm::APFloat::rmTowardZero,
                                           &isExact);
              return isExact || moved.isZero();
            }))
      return exponent;
  return {};
}

/// Blocks whose largest element is smaller count as zeros: its reciprocal would
/// be infinite.
/// Fact: number; reciprocals of smaller ones overflow in f32.
constexpr double kMinLargestOfRounded = 1e-30;

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_CODEBLOCKS_H
