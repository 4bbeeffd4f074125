//===- Launcher.h - Launches the kernels of a code block --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_LAUNCH_LAUNCHER_H
#define TENON_LIB_CODEGEN_GPU_LAUNCH_LAUNCHER_H

#include "CodeGen/GPU/Kernels/DeviceKernel.h"
#include "CodeGen/GPU/Kernels/LaunchPieces.h"

namespace tenon {

/// The assumptions of the launcher.
struct LaunchOptions {
  /// True if the host provides values that it computes from memory.
  bool onHost = false;
  /// True if the device has `mma.sync` and asynchronous copies to shared
  /// memory.
  bool hasTensorCores = false;
  /// Outputs of the function that may share memory with an input.
  llvm::SmallDenseMap<mlir::Value, mlir::Value> sharedWith;
};

/// Divides a block of code into launches and operations that stay on the host.
class Launcher {
public:
  Launcher(mlir::gpu::GPUModuleOp module, std::string name,
           LaunchOptions given);

  void run(mlir::Block &block);

private:
  /// Launches the first piece; returns the number of pieces taken.
  size_t launch(llvm::MutableArrayRef<Piece> pieces);
  /// Launches an attention: the scores and all nests after them that belong to
  /// it; returns the number of pieces.
  size_t launchAttention(llvm::MutableArrayRef<Piece> pieces);
  /// Launches a contraction with the elementwise nests that follow; returns the
  /// number of pieces.
  size_t launchContraction(llvm::MutableArrayRef<Piece> pieces);
  /// Launches a nest and the loop after it, all of whose rounds a block
  /// computes per tile; returns the number of pieces.
  size_t launchTileRounds(llvm::MutableArrayRef<Piece> pieces);
  /// Launches the pieces one by one after `after`, conditional on a library
  /// having computed that. They are not erased.
  void launchAfterLibrary(llvm::ArrayRef<Piece> pieces, mlir::Operation *after);
  /// Launches a reduction in which a block computes each element; returns false
  /// if one thread per element is as good.
  bool launchReduction(Piece &piece);
  bool launchTranspose(Piece &piece);
  void launchNest(Piece &piece);
  void launchRows(Piece &piece);
  void launchBlock(Piece &piece);
  /// Launches a whole block of code as one row, whose elements the threads of a
  /// block divide; returns false if they cannot.
  bool launchOneRow(mlir::Block &block);

  std::string freshName();
  /// Returns the alias class of a value's memory.
  mlir::Value memoryOf(mlir::Value value);

  mlir::gpu::GPUModuleOp module;
  std::string name;
  LaunchOptions options;
  bool onHost, mayDivideRows;
  unsigned number = 0;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_LAUNCH_LAUNCHER_H
