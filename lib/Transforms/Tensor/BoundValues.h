//===- BoundValues.h - Values fixed by bound arguments ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_TENSOR_BOUNDVALUES_H
#define TENON_LIB_TRANSFORMS_TENSOR_BOUNDVALUES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Returns the numbers of the entry's arguments that are marked `ten.bound`.
llvm::SmallVector<int64_t> boundArguments(mlir::func::FuncOp function);

/// The values of an entry's block that depend on constants and bound arguments
/// alone. Operations created after construction are not included.
class BoundValues {
public:
  BoundValues(mlir::Block &block, llvm::ArrayRef<int64_t> bound);

  /// Returns whether the value depends on bound arguments, and otherwise on
  /// constants alone.
  bool isKnown(mlir::Value value) const { return known.contains(value); }
  /// Returns whether the value depends on constants alone.
  bool isConstant(mlir::Value value) const { return constant.contains(value); }
  /// Returns the number of bytes of the bound arguments that a known value is
  /// computed from, at most its own size; 0 for other values.
  int64_t bytesOf(mlir::Value value) const { return known.lookup(value); }

  /// Returns whether a value of `made` bytes is too large to keep, if it is
  /// computed from bound arguments of `from` bytes.
  static bool growsTooMuch(int64_t made, int64_t from);

private:
  llvm::DenseMap<mlir::Value, int64_t> known;
  llvm::DenseSet<mlir::Value> constant;
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_BOUNDVALUES_H
