//===- IntegerRanges.h - Between which numbers integers are -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_QUANTIZATION_INTEGERRANGES_H
#define TENON_LIB_TRANSFORMS_QUANTIZATION_INTEGERRANGES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace tenon {

/// All numbers from `low` to `high`.
struct IntegerRange {
  int64_t low, high;

  bool contains(const IntegerRange &other) const {
    return low <= other.low && other.high <= high;
  }
};

/// The numbers that an integer type of up to 32 bits has; none for others.
std::optional<IntegerRange> rangeOfType(mlir::Type element);

/// The least and the largest of the integers; none for no or too many integers.
std::optional<IntegerRange>
rangeOfIntegers(mlir::DenseIntElementsAttr integers);

class IntegerRanges;

/// The exact range of integers that elementwise operations make of one integer
/// of up to 256 values, by evaluating them for each; none for others.
std::optional<IntegerRange> rangeOfFunction(IntegerRanges &ranges,
                                            mlir::Value value);

/// Finds ranges of tensors' elements: an interval for each value, from the
/// operations that make it.
class IntegerRanges {
public:
  /// The range of the value's elements; none where these are no integers of at
  /// most 32 bits, or of 64 with a sign whose range 32 bits have.
  std::optional<IntegerRange> of(mlir::Value value);
  /// Returns whether all elements of a condition are true, or all are false;
  /// none if they differ or are not known.
  std::optional<bool> decides(mlir::Value condition);
  /// The operand that a chain of selects has for all elements.
  mlir::Value chosen(mlir::Value value);

private:
  std::optional<IntegerRange> compute(mlir::Operation *op, unsigned depth);
  std::optional<IntegerRange> find(mlir::Value value, unsigned depth);
  std::optional<bool> decide(mlir::Value condition, unsigned depth);

  llvm::DenseMap<mlir::Value, std::optional<IntegerRange>> known;
  /// Depth of nested calls of `rangeOfFunction`.
  unsigned nesting = 0;
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_QUANTIZATION_INTEGERRANGES_H
