//===- BorderedAccess.h - Elements that are 0 around memory -----*- C++ -*-===//
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

/// A sum of multiples of a nest's loops and of values from outside of the nest,
/// and of a number.
struct LinearPlace {
  llvm::SmallVector<int64_t> coefficients;
  int64_t constant = 0;
  llvm::SmallVector<std::pair<mlir::Value, int64_t>> addends;
};

/// An element that a nest's body loads at a linear place where that is inside
/// of memory, and that is 0 elsewhere: what a padded operand is read as.
struct BorderedAccess {
  mlir::Value memref;
  /// The place in each of the memory's dimensions, and whether it may be
  /// outside.
  struct Dim {
    LinearPlace place;
    bool mayBeOutside;
  };
  llvm::SmallVector<Dim> dims;
  /// The operations of the body that make `element`, itself among them.
  llvm::SmallPtrSet<mlir::Operation *, 16> operations;
  mlir::Value element;

  /// What `choice`, of the nest's body, is, if it has that form and memory a
  /// static shape.
  static std::optional<BorderedAccess> match(mlir::linalg::GenericOp nest,
                                             mlir::arith::SelectOp choice);
};

/// An element of an input of a nest that is 0 outside of places, as the body
/// says: a copy with a border has zeros there.
struct ZeroOutside {
  mlir::BlockArgument input;
  /// What is asked: whether a place is in a dimension of `size`.
  struct Dim {
    LinearPlace place;
    int64_t size;
  };
  llvm::SmallVector<Dim> dims;
  /// The operations of the body that make `element`, itself among them.
  llvm::SmallPtrSet<mlir::Operation *, 16> operations;
  mlir::Value element;

  /// What `choice`, of the nest's body, is, if it has that form.
  static std::optional<ZeroOutside> match(mlir::linalg::GenericOp nest,
                                          mlir::arith::SelectOp choice);
};

/// The least and the greatest of the values of an index: a number, the variable
/// of a loop between numbers, or the smaller of it and a number.
std::optional<std::pair<int64_t, int64_t>>
boundsOfIndex(mlir::OpFoldResult index);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_BORDEREDACCESS_H
