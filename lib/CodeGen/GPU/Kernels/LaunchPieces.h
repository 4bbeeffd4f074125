//===- LaunchPieces.h - Divides code into launches --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_KERNELS_LAUNCHPIECES_H
#define TENON_LIB_CODEGEN_GPU_KERNELS_LAUNCHPIECES_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"

namespace tenon {

/// Operations that become one launch, in order.
struct Piece {
  llvm::SmallVector<mlir::Operation *> ops;
  /// A single nest, possibly after a fill. Otherwise one block executes all
  /// operations.
  bool isNest = false;
  /// A loop over rows that are divided among blocks.
  bool isRows = false;
  /// A loop over nests that stays on the host: each nest is a launch.
  bool isRounds = false;
  bool isBlock() const { return !isNest && !isRows && !isRounds; }
};

/// Divides a block of code; operations in no piece stay on the host. With
/// `divideRows`, loops over rows are pieces.
llvm::SmallVector<Piece> dividePieces(mlir::Block &block, bool onHost,
                                      bool divideRows);

/// Returns whether values or small buffers pass between pieces, or a piece
/// reads memory that another has overwritten since.
bool mustStayTogether(mlir::Block &block, llvm::ArrayRef<Piece> pieces);

/// Returns whether no operation between the two writes memory.
bool isNext(mlir::Operation *from, mlir::Operation *to);

/// Returns the memory of which a value is a view.
mlir::Value bufferOf(mlir::Value memref);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_LAUNCHPIECES_H
