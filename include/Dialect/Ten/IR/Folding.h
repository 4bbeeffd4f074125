//===- Folding.h - Reads and makes constants --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_FOLDING_H
#define TENON_DIALECT_TEN_IR_FOLDING_H

#include "Dialect/Ten/IR/Constraints.h"
#include "Dialect/Ten/Scalar/Pointwise.h"
#include "mlir/IR/PatternMatch.h"
#include <vector>

namespace tenon::ten {

/// Largest constant in bytes that folding makes; splats may be of any size.
constexpr int64_t kFoldLimitBytes = 64 * 1024;

/// Returns the storage type of elements.
ten_type storageType(mlir::Type element);

/// The elements of a dense constant in storage form; a single element for a
/// splat.
struct ConstantElements {
  mlir::RankedTensorType type;
  ten_type storage;
  bool splat;
  std::vector<char> bytes;

  /// Returns none if the value is not a dense constant, or is a large one and
  /// no splat.
  static std::optional<ConstantElements> read(mlir::Attribute value);
  static std::optional<ConstantElements> read(mlir::Value value);

  int64_t elementBytes() const { return tenon::storageSize(storage); }
  /// Returns element `index` in row-major order.
  const char *element(int64_t index) const {
    return bytes.data() + (splat ? 0 : index * elementBytes());
  }
};

/// Returns whether a result of this type may be folded to a constant that is no
/// splat.
bool isSmall(mlir::RankedTensorType type);

/// Makes a constant from elements in storage form; from one element for a
/// splat.
mlir::DenseElementsAttr makeConstant(mlir::RankedTensorType type,
                                     llvm::ArrayRef<char> bytes, bool splat);

/// Makes a constant whose element i is element `source(i)` of `from`.
mlir::Attribute
permuteConstant(const ConstantElements &from, mlir::RankedTensorType type,
                llvm::function_ref<int64_t(llvm::ArrayRef<int64_t>)> source);

/// Returns the result of an elementwise operation on constants, or null.
mlir::Attribute foldPointwise(mlir::Operation *op, ArrayFunction function,
                              llvm::ArrayRef<mlir::Attribute> operands);

/// Returns whether all elements equal this number; 0 and -0 are different.
/// False for complex elements.
bool isSplatOf(mlir::Attribute value, double number);
bool isSplatOf(mlir::Value value, double number);

/// Returns whether all elements have all bits set.
bool isAllOnes(mlir::Attribute value);

/// Returns a splat of this number, or null for dynamic shapes and complex
/// elements.
mlir::Attribute splatOf(mlir::Type type, int64_t number);

/// Creates a constant of this number, of a type that `splatOf` has.
mlir::Value createSplat(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::RankedTensorType type, int64_t number);

/// Returns the elements of a tensor converted to this type: the tensor itself
/// if they have it, a constant for a constant.
mlir::Value createConvert(mlir::OpBuilder &builder, mlir::Location loc,
                          mlir::Value value, mlir::Type element);

/// Adds patterns for conversions to integers that quantize.
void populateQuantizePatterns(mlir::RewritePatternSet &patterns);

/// Adds a pattern for maxima of windows of dequantized integers.
void populateMaxOfDequantized(mlir::RewritePatternSet &patterns);

inline bool isFloatOrComplex(mlir::Type type) {
  return llvm::isa<mlir::FloatType, mlir::ComplexType>(
      mlir::getElementTypeOrSelf(type));
}

/// Returns whether the list is 0, 1, 2, ...
bool isIdentity(llvm::ArrayRef<int64_t> dims);

/// Returns the strides in elements of a row-major array.
llvm::SmallVector<int64_t> elementStrides(llvm::ArrayRef<int64_t> shape);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_FOLDING_H
