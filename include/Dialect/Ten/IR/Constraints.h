//===- Constraints.h - Checks shared by the verifiers -----------*- C++ -*-===//
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

/// Largest size, stride or padding, and largest number of elements of a tensor:
/// small multiples, and sizes in bytes, do not overflow int64_t.
constexpr int64_t kMaxExtent = int64_t(1) << 59;

/// Returns whether `type` can be the element type of a tensor of this dialect.
bool isElementType(mlir::Type type);

/// Returns whether both sizes are equal, or one is dynamic.
inline bool isSameSize(int64_t lhs, int64_t rhs) {
  return lhs == rhs || mlir::ShapedType::isDynamic(lhs) ||
         mlir::ShapedType::isDynamic(rhs);
}

/// Returns the number of elements, or none if a dimension is dynamic.
std::optional<int64_t> elementCount(mlir::RankedTensorType type);

/// Checks that a value is in [low, high).
mlir::LogicalResult checkRange(mlir::Operation *op, llvm::StringRef name,
                               int64_t value, int64_t low, int64_t high);
/// Checks that each element of a list is in [low, high); by default an extent.
mlir::LogicalResult checkRanges(mlir::Operation *op, llvm::StringRef name,
                                llvm::ArrayRef<int64_t> values, int64_t low,
                                int64_t high = kMaxExtent + 1);
mlir::LogicalResult checkLength(mlir::Operation *op, llvm::StringRef name,
                                size_t length, size_t expected);
/// Checks the length of a list that may be absent.
mlir::LogicalResult checkOptionalLength(mlir::Operation *op,
                                        llvm::StringRef name, size_t length,
                                        size_t expected);
mlir::LogicalResult checkUnique(mlir::Operation *op, llvm::StringRef name,
                                llvm::ArrayRef<int64_t> values);
mlir::LogicalResult checkAscending(mlir::Operation *op, llvm::StringRef name,
                                   llvm::ArrayRef<int64_t> values);
/// Checks that dimensions of a tensor of the given rank are in range and
/// unique.
mlir::LogicalResult checkDims(mlir::Operation *op, llvm::StringRef name,
                              llvm::ArrayRef<int64_t> dims, int64_t rank);

/// Checks that there is one size for each dynamic dimension of the types.
mlir::LogicalResult checkSizes(mlir::Operation *op, mlir::ValueRange sizes,
                               mlir::TypeRange types);

/// Checks a mixed list of static and dynamic entries: its length, that there is
/// one value for each dynamic entry, and that static ones are in [low,
/// kMaxExtent].
mlir::LogicalResult checkMixedList(mlir::Operation *op, llvm::StringRef name,
                                   llvm::ArrayRef<int64_t> numbers,
                                   mlir::ValueRange values, int64_t length,
                                   int64_t low);

/// Checks the result type against the inferred one: equal element types and
/// ranks, and equal sizes where both are static.
mlir::LogicalResult checkResult(mlir::Operation *op,
                                mlir::RankedTensorType expected,
                                mlir::Type actual);

/// Checks that types that the assembly writes once are equal.
mlir::LogicalResult checkSameType(mlir::Operation *op, llvm::StringRef what,
                                  mlir::Type expected, mlir::Type actual);

/// Returns the tensor type of rank 0 with the element type of `type`.
mlir::RankedTensorType scalarOf(mlir::Type type);

/// Checks that a region has one block with these argument and result types.
mlir::LogicalResult checkRegion(mlir::Operation *op, mlir::Region &region,
                                mlir::TypeRange arguments,
                                mlir::TypeRange yields);

/// Checks that the kind is defined for the element type: bitwise kinds are not
/// for floats.
mlir::LogicalResult checkKind(mlir::Operation *op, ReductionKind kind,
                              mlir::Type element);

/// Checks the accumulator's element type, which is complex if and only if
/// operands and result are.
mlir::LogicalResult checkAccumulator(mlir::Operation *op,
                                     std::optional<mlir::Type> accumulator,
                                     mlir::Type lhs, mlir::Type rhs,
                                     mlir::Type result);

/// A dimension of sliding windows. `countWindows` returns the number of window
/// positions: dynamic if `size` or `window` is, none if it overflows.
struct WindowDim {
  int64_t size, window, stride = 1, padLow = 0, padHigh = 0, dilation = 1,
                        windowDilation = 1;
};
std::optional<int64_t> countWindows(const WindowDim &dim);

/// Computes the number of window positions as an attribute or a value.
mlir::OpFoldResult computeWindows(mlir::OpBuilder &builder, mlir::Location loc,
                                  mlir::OpFoldResult size,
                                  mlir::OpFoldResult window,
                                  const WindowDim &dim);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_CONSTRAINTS_H
