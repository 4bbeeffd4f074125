//===- CopiedRows.h - LHS rows packed for register tiles --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_THREADS_COPIEDROWS_H
#define TENON_LIB_TRANSFORMS_THREADS_COPIEDROWS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace tenon {

/// The left operand of a nest of register tiles, if it is a packed copy that
/// nothing else reads: a chunk of the nest's rows needs only the same rows of
/// the copy.
struct CopiedRows {
  mlir::linalg::GenericOp copy;
  mlir::memref::AllocOp memory;
  /// The view through which the nest reads the memory, or null.
  mlir::memref::CollapseShapeOp view;
  /// The row dimension of the memory and thus the row loop of the copy.
  unsigned dim;

  /// Returns whether memory is read in another order than it is written.
  bool isTransposed() const;

  /// Returns the copy that the nest follows, perhaps in a loop of few
  /// iterations.
  static std::optional<CopiedRows> of(mlir::linalg::LinalgOp nest);
  /// Returns the nest that a copy is made for, or null.
  static mlir::linalg::GenericOp reader(mlir::linalg::LinalgOp copy);
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_COPIEDROWS_H
