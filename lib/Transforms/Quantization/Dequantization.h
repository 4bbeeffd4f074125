//===- Dequantization.h - Numbers that are made of integers -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_QUANTIZATION_DEQUANTIZATION_H
#define TENON_LIB_TRANSFORMS_QUANTIZATION_DEQUANTIZATION_H

#include "Dialect/Ten/IR/Ten.h"
#include "IntegerRanges.h"

namespace tenon {

/// `(values - zero) * scale + minimum`, or of numbers of a table, as
/// `ten.dequantize` computes it, of values and parameters of one rank. New
/// operations are made before the one for which it is found.
class Dequantization {
public:
  /// Matches `value` as `ten.dequantize` of integers; none, with a reason, if
  /// other steps compute it.
  static std::optional<Dequantization> find(mlir::OpBuilder &builder,
                                            IntegerRanges &ranges,
                                            mlir::Value value,
                                            std::string &why);

  /// The same elements in another order, or under another shape; false where a
  /// parameter would not be for blocks then.
  void transpose(mlir::OpBuilder &builder, llvm::ArrayRef<int64_t> perm);
  bool reshape(mlir::OpBuilder &builder, llvm::ArrayRef<int64_t> shape);
  /// Gives all parameters as many elements along a dimension as the one with
  /// the most, but for those with one.
  void align(mlir::OpBuilder &builder, int64_t dim);
  /// Repeats parameters that are for blocks along a dimension, so that each
  /// element has its own.
  void spread(mlir::OpBuilder &builder, int64_t dim);
  /// The matrix with this number, of an array of matrices [count, n, k].
  Dequantization part(mlir::OpBuilder &builder, int64_t number) const;
  /// The parameters that are there.
  llvm::SmallVector<mlir::Value> parameters() const;
  mlir::Value create(mlir::OpBuilder &builder, mlir::Location loc) const;

  mlir::Value values, scale, zero, minimum;
  /// Numbers that take the place of the values; null where the values count.
  mlir::DenseFPElementsAttr table;
  /// The type in which is computed.
  mlir::Type element;

private:
  llvm::SmallVector<mlir::Value *> places();
};

/// The part of an array along its first dimension with this number; the only
/// one if there is one.
mlir::Value partOf(mlir::OpBuilder &builder, mlir::Value value, int64_t number);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_QUANTIZATION_DEQUANTIZATION_H
