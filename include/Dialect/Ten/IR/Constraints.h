//===- Constraints.h - What the verifiers of all families share -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_CONSTRAINTS_H
#define TENON_DIALECT_TEN_IR_CONSTRAINTS_H

#include "Dialect/Ten/IR/Shape.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/TypeUtilities.h"

namespace tenon::ten {

/// Sizes, strides and paddings beyond this are refused, and so are tensors of
/// more elements: sums of a few of them, or bytes, never overflow.
constexpr int64_t kMaxExtent = int64_t(1) << 59;

/// Whether `type` can be the element type of a tensor of this dialect.
bool isElementType(mlir::Type type);

/// Whether both sizes are equal, or one is dynamic.
inline bool isSameSize(int64_t lhs, int64_t rhs) {
  return lhs == rhs || mlir::ShapedType::isDynamic(lhs) ||
         mlir::ShapedType::isDynamic(rhs);
}

/// The number of elements, or none where a dimension is dynamic.
std::optional<int64_t> elementCount(mlir::RankedTensorType type);

/// A number between a low (inclusive) and a high (exclusive) bound.
mlir::LogicalResult checkRange(mlir::Operation *op, llvm::StringRef name,
                               int64_t value, int64_t low, int64_t high);
/// Each element of a list; a list of extents when `high` is not given.
mlir::LogicalResult checkRanges(mlir::Operation *op, llvm::StringRef name,
                                llvm::ArrayRef<int64_t> values, int64_t low,
                                int64_t high = kMaxExtent + 1);
mlir::LogicalResult checkLength(mlir::Operation *op, llvm::StringRef name,
                                size_t length, size_t expected);
/// A list that may be absent.
mlir::LogicalResult checkOptionalLength(mlir::Operation *op,
                                        llvm::StringRef name, size_t length,
                                        size_t expected);
mlir::LogicalResult checkUnique(mlir::Operation *op, llvm::StringRef name,
                                llvm::ArrayRef<int64_t> values);
mlir::LogicalResult checkAscending(mlir::Operation *op, llvm::StringRef name,
                                   llvm::ArrayRef<int64_t> values);
/// Dimensions of a tensor of the given rank: in range and unique.
mlir::LogicalResult checkDims(mlir::Operation *op, llvm::StringRef name,
                              llvm::ArrayRef<int64_t> dims, int64_t rank);

/// One size for each dynamic dimension of the types.
mlir::LogicalResult checkSizes(mlir::Operation *op, mlir::ValueRange sizes,
                               mlir::TypeRange types);

/// A list of numbers and index values: of the given length, as many values as
/// places for them, numbers in [low, kMaxExtent].
mlir::LogicalResult checkMixedList(mlir::Operation *op, llvm::StringRef name,
                                   llvm::ArrayRef<int64_t> numbers,
                                   mlir::ValueRange values, int64_t length,
                                   int64_t low);

/// The result type must agree with what is inferred: the same element type and
/// rank, and the same size wherever both are static.
mlir::LogicalResult checkResult(mlir::Operation *op,
                                mlir::RankedTensorType expected,
                                mlir::Type actual);

/// Types that the assembly writes once must be exactly equal.
mlir::LogicalResult checkSameType(mlir::Operation *op, llvm::StringRef what,
                                  mlir::Type expected, mlir::Type actual);

/// The tensor of rank 0 with the elements of `type`.
mlir::RankedTensorType scalarOf(mlir::Type type);

/// A region of one block: its arguments' types, and what it yields.
mlir::LogicalResult checkRegion(mlir::Operation *op, mlir::Region &region,
                                mlir::TypeRange arguments,
                                mlir::TypeRange yields);

/// Bitwise kinds take integers and booleans only.
mlir::LogicalResult checkKind(mlir::Operation *op, ReductionKind kind,
                              mlir::Type element);

/// The type in which products are summed: an element type, complex together
/// with operands and result.
mlir::LogicalResult checkAccumulator(mlir::Operation *op,
                                     std::optional<mlir::Type> accumulator,
                                     mlir::Type lhs, mlir::Type rhs,
                                     mlir::Type result);

/// Sliding windows: the number of their places, dynamic where `size` is; none
/// where it overflows.
struct WindowDim {
  int64_t size, window, stride = 1, padLow = 0, padHigh = 0, dilation = 1,
                        windowDilation = 1;
};
std::optional<int64_t> countWindows(const WindowDim &dim);

/// The same, as attribute or value.
mlir::OpFoldResult computeWindows(mlir::OpBuilder &builder, mlir::Location loc,
                                  mlir::OpFoldResult size,
                                  mlir::OpFoldResult window,
                                  const WindowDim &dim);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_CONSTRAINTS_H
