//===- CopiedRows.h - Rows that are copied for register tiles ---*- C++ -*-===//
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

/// The left operand of a nest of register tiles, where it is a copy in memory
/// that nothing else reads: a chunk of the nest's rows needs the same rows of
/// the copy alone.
struct CopiedRows {
  mlir::linalg::GenericOp copy;
  mlir::memref::AllocOp memory;
  /// The memory as the nest reads it, or null.
  mlir::memref::CollapseShapeOp view;
  /// Of the memory, and so the copy's loop.
  unsigned dim;

  /// Whether memory is read in another order than it is written.
  bool isTransposed() const;

  /// Of a nest that follows its copy, perhaps in a loop of few iterations.
  static std::optional<CopiedRows> of(mlir::linalg::LinalgOp nest);
  /// The nest that a copy is made for, or null.
  static mlir::linalg::GenericOp reader(mlir::linalg::LinalgOp copy);
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_COPIEDROWS_H
