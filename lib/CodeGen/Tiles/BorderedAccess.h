//===- BorderedAccess.h - Matches zero-padded accesses ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_TILES_BORDEREDACCESS_H
#define TENON_LIB_CODEGEN_TILES_BORDEREDACCESS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace tenon {

/// An affine function: multiples of a nest's loops and of values defined
/// outside of the nest, plus a constant.
struct LinearPlace {
  llvm::SmallVector<int64_t> coefficients;
  int64_t constant = 0;
  llvm::SmallVector<std::pair<mlir::Value, int64_t>> addends;
};

/// An element that a nest's body loads at an affine position if that is in
/// bounds, and that is 0 elsewhere: an access to a zero-padded operand.
struct BorderedAccess {
  mlir::Value memref;
  /// The position in each dimension of the memory, and whether it may be out of
  /// bounds.
  struct Dim {
    LinearPlace place;
    bool mayBeOutside;
  };
  llvm::SmallVector<Dim> dims;
  /// The operations of the body that compute `element`, including its own.
  llvm::SmallPtrSet<mlir::Operation *, 16> operations;
  mlir::Value element;

  /// Matches `choice`, an op of the nest's body, if the memory has a static
  /// shape.
  static std::optional<BorderedAccess> match(mlir::linalg::GenericOp nest,
                                             mlir::arith::SelectOp choice);
};

/// An element of a nest's input that the body replaces by 0 outside of some
/// positions, where a padded copy has zeros.
struct ZeroOutside {
  mlir::BlockArgument input;
  /// A bounds check: whether a position is in a dimension of `size`.
  struct Dim {
    LinearPlace place;
    int64_t size;
  };
  llvm::SmallVector<Dim> dims;
  /// The operations of the body that compute `element`, including its own.
  llvm::SmallPtrSet<mlir::Operation *, 16> operations;
  mlir::Value element;

  /// Matches `choice`, an op of the nest's body.
  static std::optional<ZeroOutside> match(mlir::linalg::GenericOp nest,
                                          mlir::arith::SelectOp choice);
};

/// Returns the smallest and the largest value of an index: a constant, an
/// induction variable with constant bounds, or the minimum of it and a
/// constant.
std::optional<std::pair<int64_t, int64_t>>
boundsOfIndex(mlir::OpFoldResult index);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_BORDEREDACCESS_H
