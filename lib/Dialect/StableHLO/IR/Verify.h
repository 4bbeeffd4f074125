//===- Verify.h - What several verifiers check ------------------*- C++ -*-===//
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

/// The label of the specification's constraint about `subject`, to end a
/// diagnostic with: " (slice_c2)"; empty where it has none.
std::string constraint(mlir::Operation *op, const llvm::Twine &subject);

/// A list attribute has `size` elements.
mlir::LogicalResult expectSize(mlir::Operation *op, llvm::StringRef name,
                               size_t got, size_t size);

/// Dimensions lie in [0, rank) and occur once.
mlir::LogicalResult expectDims(mlir::Operation *op, llvm::StringRef name,
                               llvm::ArrayRef<int64_t> dims, int64_t rank);

/// One dimension in [0, rank).
mlir::LogicalResult expectDim(mlir::Operation *op, llvm::StringRef name,
                              int64_t dim, int64_t rank);

/// Two values of one rank.
mlir::LogicalResult expectRank(mlir::Operation *op, llvm::StringRef name,
                               int64_t got, int64_t rank);

/// Both are equal, or one is dynamic.
inline bool compatible(int64_t a, int64_t b) {
  return a == b || mlir::ShapedType::isDynamic(a) ||
         mlir::ShapedType::isDynamic(b);
}

/// Equal, or tensors of one element type whose sizes are equal where both are
/// known; tuples by their elements.
bool compatible(mlir::Type a, mlir::Type b);
bool compatible(mlir::TypeRange a, mlir::TypeRange b);

/// The first result's shape is `sizes`, where both are known.
mlir::LogicalResult expectResult(mlir::Operation *op,
                                 llvm::ArrayRef<int64_t> sizes,
                                 mlir::Value result = {});

/// A value's element type; of a quantized one the type that it stands for.
mlir::Type baseElement(mlir::Type type);

/// Two values of one element type, quantized or not.
mlir::LogicalResult expectElement(mlir::Operation *op, llvm::StringRef subject,
                                  mlir::Value a, mlir::Value b);

/// Two values of one element type, or of types of one kind: a sum may have a
/// wider type than its terms.
mlir::LogicalResult expectElementKind(mlir::Operation *op,
                                      llvm::StringRef subject, mlir::Type a,
                                      mlir::Type b);

/// Elements of the type `from` can be combined as those of type `to`: both are
/// of one kind, integers and storage types are not narrowed.
mlir::LogicalResult expectPromotable(mlir::Operation *op,
                                     const llvm::Twine &subject,
                                     mlir::Type from, mlir::Type to);

/// Dimensions in ascending order.
mlir::LogicalResult expectSorted(mlir::Operation *op, llvm::StringRef name,
                                 llvm::ArrayRef<int64_t> dims);

/// Scalars, all of one type.
mlir::LogicalResult expectOneType(mlir::Operation *op, llvm::StringRef name,
                                  mlir::ValueRange values);

/// A region takes `arguments` scalars (any number if negative) and closes with
/// `stablehlo.return` of `results` values.
mlir::LogicalResult expectRegion(mlir::Operation *op, llvm::StringRef name,
                                 mlir::Region &region, int64_t arguments,
                                 size_t results, bool scalars);

/// A shape operand gives one number a dimension of `rank`.
mlir::LogicalResult expectShape(mlir::Operation *op, llvm::StringRef name,
                                mlir::Value shape, int64_t rank);

/// The numbers of a vector of integers that is a constant.
std::optional<llvm::SmallVector<int64_t>> knownNumbers(mlir::Value value);

/// A shape operand that is a constant has the sizes of the result.
mlir::LogicalResult expectKnownShape(mlir::Operation *op, llvm::StringRef name,
                                     mlir::Value shape, mlir::Value result);

//===-- QuantizationVerify.cpp --------------------------------------------===//

/// Storage types, their signs and ranges are equal, or one of the types is not
/// quantized.
bool haveSameStorage(mlir::Type a, mlir::Type b);

/// Constraints of `add`.
mlir::LogicalResult verifyQuantizedSum(mlir::Operation *op);
/// Elements that are broadcast, reshaped and transposed.
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
/// Contractions, whose right operand contracts the dimensions `contracted`.
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
