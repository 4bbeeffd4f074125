//===- BoundValues.h - What bound arguments decide --------------*- C++ -*-===//
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

/// The arguments of an entry that are marked `ten.bound`.
llvm::SmallVector<int64_t> boundArguments(mlir::func::FuncOp function);

/// The values of an entry's block that constants and the bound arguments
/// decide. Operations that are made later are not known of.
class BoundValues {
public:
  BoundValues(mlir::Block &block, llvm::ArrayRef<int64_t> bound);

  /// Whether the value depends on bound arguments, and otherwise on constants
  /// alone.
  bool isKnown(mlir::Value value) const { return known.contains(value); }
  /// Whether the value depends on constants alone.
  bool isConstant(mlir::Value value) const { return constant.contains(value); }
  /// The bytes of bound arguments that a known value is made of, no more than
  /// it has itself; 0 for others.
  int64_t bytesOf(mlir::Value value) const { return known.lookup(value); }

  /// Whether what has `made` bytes is too large to be kept, where it is made of
  /// bound arguments of `from` bytes.
  static bool growsTooMuch(int64_t made, int64_t from);

private:
  llvm::DenseMap<mlir::Value, int64_t> known;
  llvm::DenseSet<mlir::Value> constant;
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_BOUNDVALUES_H
