//===- LibraryCall.h - Signatures of LAPACK routines ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_LIBRARYCALL_H
#define TENON_DIALECT_TEN_IR_LIBRARYCALL_H

#include "Dialect/Ten/IR/Ten.h"
#include <functional>

namespace tenon::ten {

/// The operands and results of a routine. A letter stands for the size of a
/// dimension behind the batch:
///   m, n  rows and columns of the first operand
///   t     reflectors, the length of the second operand
///   b, c  rows and columns of the third operand
///   q     columns of the fourth operand
///   k     min(m, n)
///   p     max(n - 1, 0)
///   *     any, which the type of the result tells
struct LibraryCall {
  struct Array {
    llvm::StringRef sizes;
    mlir::Type element;
  };
  /// Returns the signature for an operation; nothing if no routine takes the
  /// type of the first operand.
  static std::optional<LibraryCall> of(LibraryCallOp op);

  /// The operand and the dimension that a letter is the size of; dimensions
  /// count from the last one, which is 1.
  struct Place {
    unsigned operand;
    int64_t fromLast;
  };
  /// Returns the position of a letter that is a size of an operand.
  Place placeOf(char letter) const;
  /// Returns the size of a letter, given the sizes of operands;
  /// ShapedType::kDynamic if it is unknown.
  int64_t sizeOf(char letter,
                 const std::function<int64_t(Place)> &operandSize) const;
  /// Returns the shape of an array.
  llvm::SmallVector<int64_t>
  shapeOf(const Array &array, llvm::ArrayRef<int64_t> batch,
          const std::function<int64_t(Place)> &operandSize) const;

  /// Returns whether the size of a result's dimension after the batch does not
  /// follow from operands.
  bool isChosen(size_t result, int64_t dim) const;

  llvm::SmallVector<Array> inputs, results;
  /// Number of dimensions of the first operand after the batch dimensions.
  int64_t core = 2;
};

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_LIBRARYCALL_H
