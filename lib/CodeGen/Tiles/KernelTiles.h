//===- KernelTiles.h - The register tiles of a kernel -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_TILES_KERNELTILES_H
#define TENON_LIB_CODEGEN_TILES_KERNELTILES_H

#include "TileEmitter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// On an allocation: all that is written there stays in registers, once nests
/// are tiles.
constexpr llvm::StringLiteral kInRegisters = "ten.in_registers";

/// The nests of a function that become register tiles, with what is done to
/// their sums there.
class KernelTiles {
public:
  /// Emits code before the nests; copies are done then.
  KernelTiles(mlir::func::FuncOp function, llvm::StringRef features);
  /// Temporaries that nobody reads or writes when the tiles are there.
  llvm::SmallVector<mlir::memref::AllocOp> registerBuffers() const;
  void emit();

private:
  /// Lets the tiles' sums go through the epilogue, where these are all that it
  /// reads, and nobody else does.
  bool join(TileEpilogue &epilogue);
  /// Gives all tiles of matrices one height.
  void setHeights();

  llvm::SmallVector<std::unique_ptr<TileEmitter>> tiles;
  llvm::SmallVector<std::unique_ptr<TileEpilogue>> epilogues;
  /// Buffers of epilogues' sums that several nests make, one after the other.
  llvm::DenseSet<mlir::Value> sumsInMemory;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_KERNELTILES_H
