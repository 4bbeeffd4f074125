//===- DequantizationFinder.h - Follows what makes numbers ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_QUANTIZATION_DEQUANTIZATIONFINDER_H
#define TENON_LIB_TRANSFORMS_QUANTIZATION_DEQUANTIZATIONFINDER_H

#include "Dequantization.h"

namespace tenon {

/// Elementwise operations that are computed with parameters in place of whole
/// arrays, at most.
/// Bound: operations; compile time.
constexpr unsigned kMaxOfParameters = 64;

/// Most steps of a dequantization.
/// Bound: steps; operands of a kernel.
constexpr size_t kMaxStepsOfCode = 8;

/// Largest number of entries of a lookup table: codes have 4 bits.
/// Fact: entries; codes of 4 bits.
constexpr int64_t kMaxTableEntries = 16;

/// Follows the operations that make a value.
class DequantizationFinder {
public:
  DequantizationFinder(mlir::OpBuilder &builder, IntegerRanges &ranges,
                       std::string &why)
      : builder(builder), ranges(ranges), why(why) {}

  /// Matches the value as steps on codes, or as a function of a code, which is
  /// a table.
  std::optional<Dequantization> find(mlir::Value value, unsigned depth);
  /// The value as a parameter for blocks, one element for each; null where it
  /// has as many elements as the array.
  mlir::Value parameter(mlir::Value value, unsigned depth);

private:
  std::optional<Dequantization> steps(mlir::Value value, unsigned depth);
  /// The value's elements as numbers of a float type, where they are a function
  /// of one code.
  std::optional<Dequantization> functionOfCode(mlir::Value value,
                                               mlir::Type element);
  std::optional<Dequantization> integers(ten::ConvertOp op);
  std::optional<Dequantization> smallFloats(ten::ConvertOp op);
  std::optional<Dequantization> foldedNumbers(ten::ConstantOp op);
  std::optional<Dequantization> lookUp(mlir::Value value, mlir::Type element);
  mlir::Value codesOf(ten::GatherOp op);
  std::optional<Dequantization> combine(mlir::Operation *op, unsigned depth);
  std::optional<Dequantization> negated(ten::NegOp op, unsigned depth);
  std::optional<Dequantization> parts(mlir::Operation *op, unsigned depth);
  /// Adds a step; false, with a reason, where there are too many.
  bool append(Dequantization &found, ten::DequantizeOp::Step kind,
              mlir::Value parameter);
  bool negate(Dequantization &found);
  /// Returns whether the conversion widens its operand exactly, so that the
  /// operand may take its place.
  bool isWider(ten::ConvertOp op);
  mlir::Value computedParameter(mlir::Operation *op, unsigned depth);
  mlir::Value indexedParameter(ten::GatherOp op);
  std::optional<Dequantization> converted(ten::ConvertOp op, unsigned depth);
  std::nullopt_t refuse(const llvm::Twine &reason) {
    if (why.empty())
      why = reason.str();
    return std::nullopt;
  }

  mlir::OpBuilder &builder;
  IntegerRanges &ranges;
  std::string &why;
  /// Operations on parameters that are still made, at most.
  unsigned budget = kMaxOfParameters;
};

/// Integers of up to so many bits are numbers of the type.
int64_t exactBits(mlir::Type element);

/// The constant's numbers as a table of `type` for codes up to `largest`, of
/// two or four bits; the last one is for all places behind, as a gather's
/// indices are clamped. Null where one is not finite.
mlir::DenseFPElementsAttr tableOf(mlir::DenseElementsAttr constant,
                                  mlir::Type type, int64_t largest);

/// The shape of a parameter with `from` of an array of `shape`, where the array
/// gets another shape of as many elements: none where the parameter is not for
/// blocks then. Dimensions that have equal products belong together; among
/// these, a parameter has all elements of the first ones, some of one and one
/// of the last.
std::optional<llvm::SmallVector<int64_t>>
reshapedParameter(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> shape,
                  llvm::ArrayRef<int64_t> to);

/// The operand of an operation whose result has the same elements in the same
/// order, under another shape; null for other operations.
mlir::Value reshapedOperand(mlir::Operation *op);

/// The source of the value in a shape.
mlir::Value reshapedTo(mlir::OpBuilder &builder, mlir::Value value,
                       llvm::ArrayRef<int64_t> shape);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_QUANTIZATION_DEQUANTIZATIONFINDER_H
