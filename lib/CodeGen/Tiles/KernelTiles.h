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

/// The nests of a function that become register tiles, with their epilogues.
class KernelTiles {
public:
  /// Analyzes the nests, emitting code before them, and lowers copies.
  KernelTiles(mlir::func::FuncOp function, ten::TargetAttr target);
  /// Returns the temporaries that are never accessed once the tiles are
  /// emitted.
  llvm::SmallVector<mlir::memref::AllocOp> registerBuffers() const;
  /// Reports each tile that its nest cannot have; fails where the program gave
  /// the schedule that it is from.
  mlir::LogicalResult reportDropped() const;
  void emit();

private:
  /// Attaches the epilogue to the tiles whose accumulators it reads, if it
  /// reads no others and has no other readers. Returns false otherwise.
  bool join(TileEpilogue &epilogue);
  /// Gives all AMX tiles one height.
  void setHeights();

  mlir::func::FuncOp function;
  /// A tile that its nest cannot have, and why.
  struct Dropped {
    mlir::Location loc;
    ten::TileAttr tile;
    llvm::StringRef why;
  };
  llvm::SmallVector<Dropped> dropped;
  llvm::SmallVector<std::unique_ptr<TileEmitter>> tiles;
  llvm::SmallVector<std::unique_ptr<TileEpilogue>> epilogues;
  /// Buffers of accumulators that several nests with an epilogue compute in
  /// turn.
  llvm::DenseSet<mlir::Value> sumsInMemory;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_KERNELTILES_H
