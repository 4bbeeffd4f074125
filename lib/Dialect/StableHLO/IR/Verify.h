//===- Verify.h - Checks shared by the verifiers ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DIALECT_STABLEHLO_IR_VERIFY_H
#define TENON_LIB_DIALECT_STABLEHLO_IR_VERIFY_H

#include "Dialect/StableHLO/IR/StableHLO.h"
#include "mlir/IR/TypeUtilities.h"

namespace tenon::stablehlo {

inline mlir::RankedTensorType typeOf(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType());
}

inline int64_t rankOf(mlir::Value value) { return typeOf(value).getRank(); }

/// Returns the label of the specification's constraint about `subject` as the
/// end of a diagnostic, " (slice_c2)", or "" if there is none.
std::string constraint(mlir::Operation *op, const llvm::Twine &subject);

/// Checks that a list attribute has `size` elements.
mlir::LogicalResult expectSize(mlir::Operation *op, llvm::StringRef name,
                               size_t got, size_t size);

/// Checks that dimensions are in [0, rank) and unique.
mlir::LogicalResult expectDims(mlir::Operation *op, llvm::StringRef name,
                               llvm::ArrayRef<int64_t> dims, int64_t rank);

/// Checks that a dimension is in [0, rank).
mlir::LogicalResult expectDim(mlir::Operation *op, llvm::StringRef name,
                              int64_t dim, int64_t rank);

/// Checks that two values have the same rank.
mlir::LogicalResult expectRank(mlir::Operation *op, llvm::StringRef name,
                               int64_t got, int64_t rank);

/// Returns whether both sizes are equal, or one is dynamic.
inline bool compatible(int64_t a, int64_t b) {
  return a == b || mlir::ShapedType::isDynamic(a) ||
         mlir::ShapedType::isDynamic(b);
}

/// Returns whether types are equal, or tensors of the same element type whose
/// static sizes are equal; tuples are compared by their elements.
bool compatible(mlir::Type a, mlir::Type b);
bool compatible(mlir::TypeRange a, mlir::TypeRange b);

/// Checks the shape of `result`, by default the first one, against `sizes`.
mlir::LogicalResult expectResult(mlir::Operation *op,
                                 llvm::ArrayRef<int64_t> sizes,
                                 mlir::Value result = {});

/// Returns a value's element type; the expressed type of a quantized one.
mlir::Type baseElement(mlir::Type type);

/// Checks that two values have the same element type, quantized or not.
mlir::LogicalResult expectElement(mlir::Operation *op, llvm::StringRef subject,
                                  mlir::Value a, mlir::Value b);

/// Checks that two types are equal or of the same kind: a sum may have a wider
/// type than its operands.
mlir::LogicalResult expectElementKind(mlir::Operation *op,
                                      llvm::StringRef subject, mlir::Type a,
                                      mlir::Type b);

/// Checks that elements of type `from` can be combined as type `to`: both of
/// the same kind, and integers and storage types not narrowed.
mlir::LogicalResult expectPromotable(mlir::Operation *op,
                                     const llvm::Twine &subject,
                                     mlir::Type from, mlir::Type to);

/// Checks that dimensions are in ascending order.
mlir::LogicalResult expectSorted(mlir::Operation *op, llvm::StringRef name,
                                 llvm::ArrayRef<int64_t> dims);

/// Checks that scalars have the same type.
mlir::LogicalResult expectOneType(mlir::Operation *op, llvm::StringRef name,
                                  mlir::ValueRange values);

/// Checks that a region has `arguments` scalar arguments (any number if
/// negative) and returns `results` values by `stablehlo.return`.
mlir::LogicalResult expectRegion(mlir::Operation *op, llvm::StringRef name,
                                 mlir::Region &region, int64_t arguments,
                                 size_t results, bool scalars);

/// Checks that a shape operand has one element per dimension of `rank`.
mlir::LogicalResult expectShape(mlir::Operation *op, llvm::StringRef name,
                                mlir::Value shape, int64_t rank);

/// Returns the elements of a constant vector of integers.
std::optional<llvm::SmallVector<int64_t>> knownNumbers(mlir::Value value);

/// Checks that a constant shape operand matches the result's sizes.
mlir::LogicalResult expectKnownShape(mlir::Operation *op, llvm::StringRef name,
                                     mlir::Value shape, mlir::Value result);

//===-- QuantizationVerify.cpp --------------------------------------------===//

/// Returns whether storage types, their signedness and ranges are equal, or one
/// of the types is not quantized.
bool haveSameStorage(mlir::Type a, mlir::Type b);

/// Verifies the quantization constraints of `add`.
mlir::LogicalResult verifyQuantizedSum(mlir::Operation *op);
/// Verify the quantization constraints of broadcasts, reshapes and transposes.
mlir::LogicalResult verifyQuantizedBroadcast(mlir::Operation *op,
                                             mlir::Value operand,
                                             llvm::ArrayRef<int64_t> dims,
                                             mlir::Value result);
mlir::LogicalResult verifyQuantizedReshape(mlir::Operation *op,
                                           mlir::Value operand,
                                           mlir::Value result);
mlir::LogicalResult
verifyQuantizedTranspose(mlir::Operation *op, mlir::Value operand,
                         llvm::ArrayRef<int64_t> permutation,
                         mlir::Value result);
/// Verify the quantization constraints of contractions whose right operand
/// contracts the dimensions `contracted`, and of convolutions.
mlir::LogicalResult verifyQuantizedDot(mlir::Operation *op, mlir::Value lhs,
                                       mlir::Value rhs,
                                       llvm::ArrayRef<int64_t> contracted,
                                       mlir::Value result);
mlir::LogicalResult verifyQuantizedConvolution(mlir::Operation *op,
                                               mlir::Value lhs, mlir::Value rhs,
                                               mlir::Value result,
                                               ConvDimensionNumbersAttr dims);

} // namespace tenon::stablehlo

#endif // TENON_LIB_DIALECT_STABLEHLO_IR_VERIFY_H
