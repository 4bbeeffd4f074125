//===- LaunchPieces.h - Code that becomes one launch ------------*- C++ -*-===//
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
  /// A nest of its own: a fill may come before it. Otherwise one block runs
  /// all.
  bool isNest = false;
  /// A loop over rows that are divided.
  bool isRows = false;
  /// A loop over nests that stays on the host: each nest is a launch.
  bool isPasses = false;
  bool isBlock() const { return !isNest && !isRows && !isPasses; }
};

/// Divides a block of code; what is in no piece stays on the host. With
/// `divideRows`, loops over rows are pieces.
llvm::SmallVector<Piece> dividePieces(mlir::Block &block, bool onHost,
                                      bool divideRows);

/// Whether values or small buffers pass between pieces, or a piece reads again
/// what another has written since.
bool mustStayTogether(mlir::Block &block, llvm::ArrayRef<Piece> pieces);

/// Whether nothing between the operations writes memory.
bool isNext(mlir::Operation *from, mlir::Operation *to);

/// The memory that a view is of.
mlir::Value bufferOf(mlir::Value memref);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_LAUNCHPIECES_H
