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

/// Integers, numbers of a table or of a float format of 8 bits, and the steps
/// that `ten.dequantize` does with them, of parameters of the same rank. New
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
  /// Elements from `start` to `limit` in steps of `stride`, or from places that
  /// the run knows.
  void slice(mlir::OpBuilder &builder, llvm::ArrayRef<int64_t> start,
             llvm::ArrayRef<int64_t> limit, llvm::ArrayRef<int64_t> stride);
  void dynamicSlice(mlir::OpBuilder &builder, ten::DynamicSliceOp op);
  /// Whole slices that the operation takes of the values; false where it takes
  /// others.
  bool gather(mlir::OpBuilder &builder, ten::GatherOp op);
  void reverse(mlir::OpBuilder &builder, llvm::ArrayRef<int64_t> dims);
  /// The parts along a dimension, one behind the other; none, with a reason,
  /// where they differ in more than their codes and parameters.
  static std::optional<Dequantization>
  concat(mlir::OpBuilder &builder, IntegerRanges &ranges,
         llvm::MutableArrayRef<Dequantization> parts, int64_t dim,
         std::string &why);
  /// Gives all parameters as many elements along a dimension as the one with
  /// the most, but for those with one, and for those of all elements.
  void align(mlir::OpBuilder &builder, int64_t dim);
  /// Repeats parameters that are for blocks along a dimension, so that each
  /// element has its own.
  void spread(mlir::OpBuilder &builder, int64_t dim);
  /// The matrix with this number, of an array of matrices [count, n, k].
  Dequantization part(mlir::OpBuilder &builder, int64_t number) const;
  /// Returns whether the parameter has an element for each of a dimension.
  bool isWhole(mlir::Value parameter, int64_t dim) const;
  mlir::Value create(mlir::OpBuilder &builder, mlir::Location loc) const;

  /// An elementwise operation with a parameter.
  struct Step {
    ten::DequantizeOp::Step kind;
    mlir::Value parameter;
  };

  mlir::Value values;
  /// In the order in which they are computed.
  llvm::SmallVector<Step, 4> steps;
  /// Numbers that take the place of the values; null where the values count.
  mlir::DenseFPElementsAttr table;
  /// The float type of whose numbers the values are the bits; null for others.
  mlir::Type format;
  /// The type in which the steps are computed.
  mlir::Type element;
  /// The narrower type to which the result is rounded; null for none.
  mlir::Type rounded;
};

/// The value as a parameter for blocks, of the same rank, with one element for
/// each block; null where it has as many elements as the array.
mlir::Value blockParameter(mlir::OpBuilder &builder, IntegerRanges &ranges,
                           mlir::Value value);

/// Returns whether a conversion of integers or floats of 8 bits, or a table, is
/// found within a few steps of the definition of the value.
bool isMadeOfCodes(mlir::Value value);

/// Codes that are a constant of any size, in another order: each call would
/// move all of them. Null for other values.
mlir::Value transposedConstant(mlir::OpBuilder &builder, mlir::Value value,
                               llvm::ArrayRef<int64_t> perm);

/// Repeats each element along a dimension, or along all, so that there are
/// `count`.
mlir::Value repeated(mlir::OpBuilder &builder, mlir::Value value, int64_t dim,
                     int64_t count);
mlir::Value repeatedTo(mlir::OpBuilder &builder, mlir::Value value,
                       llvm::ArrayRef<int64_t> counts);

/// Returns whether the operation takes slices that are whole in all dimensions
/// but those of its indices, which the slices do not have; of static shapes.
bool takesWholeSlices(ten::GatherOp op);

/// The part of an array along its first dimension with this number; the only
/// one if there is one.
mlir::Value partOf(mlir::OpBuilder &builder, mlir::Value value, int64_t number);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_QUANTIZATION_DEQUANTIZATION_H
