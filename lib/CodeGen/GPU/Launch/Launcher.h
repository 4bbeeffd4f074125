//===- Launcher.h - Launches of what a block of code does -------*- C++ -*-===//
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

/// What the launcher may assume.
struct LaunchOptions {
  /// Values that the host computes from memory are there.
  bool onHost = false;
  /// There is `mma.sync`, and a copy to shared memory that does not wait.
  bool hasTensorCores = false;
  /// Outputs of the function that may be in the memory of an input.
  llvm::SmallDenseMap<mlir::Value, mlir::Value> sharedWith;
};

/// Divides a block of code into launches and what remains on the host.
class Launcher {
public:
  Launcher(mlir::gpu::GPUModuleOp module, std::string name,
           LaunchOptions given);

  void run(mlir::Block &block);

private:
  /// Launches the first piece, and how many it took along.
  size_t launch(llvm::MutableArrayRef<Piece> pieces);
  /// Scores and all nests after them that belong to one attention; how many
  /// pieces that are.
  size_t launchAttention(llvm::MutableArrayRef<Piece> pieces);
  /// Sums of products, with the elementwise nests that follow; how many pieces
  /// that are.
  size_t launchContraction(llvm::MutableArrayRef<Piece> pieces);
  /// A nest and the loop behind it, of whose tiles a block makes all passes;
  /// how many pieces that are.
  size_t launchTilePasses(llvm::MutableArrayRef<Piece> pieces);
  /// Launches what the pieces do, each for itself, behind `after`: only where a
  /// library computed what is before them. They stay.
  void launchAfterLibrary(llvm::ArrayRef<Piece> pieces, mlir::Operation *after);
  /// Where the threads of a block should compute an element together; false
  /// where one thread each is as good.
  bool launchReduction(Piece &piece);
  bool launchTranspose(Piece &piece);
  void launchNest(Piece &piece);
  void launchRows(Piece &piece);
  void launchBlock(Piece &piece);
  /// All of a block as one row, whose elements the threads of a block divide;
  /// false where they cannot.
  bool launchOneRow(mlir::Block &block);

  std::string freshName();
  /// Memory that two values with the same answer may share.
  mlir::Value memoryOf(mlir::Value value);

  mlir::gpu::GPUModuleOp module;
  std::string name;
  LaunchOptions options;
  bool onHost, mayDivideRows;
  unsigned number = 0;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_LAUNCH_LAUNCHER_H
