//===- MatrixTiles.h - Operand tiles for mma.sync ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_CONTRACTIONS_MATRIXTILES_H
#define TENON_LIB_CODEGEN_GPU_CONTRACTIONS_MATRIXTILES_H

#include "ContractionElements.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

namespace tenon {

/// Bytes along K that one instruction takes.
/// Fact: bytes; K of an mma.sync.
constexpr int64_t kStepBytes = 32;

/// The `mma.sync` instruction for the factors' types.
struct MatrixInstruction {
  mlir::NVVM::MMATypes types[2];
  int64_t rows = 16, columns = 8, depth = 16;
  int64_t elementBytes = 2;
  /// Rows and columns of a block's tile.
  int64_t tile = 64;

  /// Returns the number of accumulators that a thread has of one instruction:
  /// of row `lane / 4` and the eighth row after it, columns `lane % 4 * 2` and
  /// the next.
  int64_t numSums() const { return rows * columns / kWarpThreads; }
};

/// Adds the product of two fragments to the accumulators, in the instruction's
/// distribution over threads.
void multiplyAdd(mlir::ImplicitLocOpBuilder &b, const MatrixInstruction &mma,
                 llvm::ArrayRef<mlir::Value> left,
                 llvm::ArrayRef<mlir::Value> right,
                 llvm::MutableArrayRef<mlir::Value> sums);

/// Packs adjacent elements of a register as the instruction requires: f32 is
/// rounded to tf32.
mlir::Value asMatrixOperand(mlir::ImplicitLocOpBuilder &b,
                            const MatrixInstruction &mma, mlir::Value elements);

/// Tiles of a factor in shared memory, in the layout of global memory with
/// 16-byte pieces swizzled, so that a warp accesses different banks.
class MatrixTiles {
public:
  /// Allocates `stages` tiles of `sides` rows or columns by `depth` contracted
  /// elements.
  MatrixTiles(DeviceKernel &kernel, mlir::ImplicitLocOpBuilder &b,
              ContractionElements &elements, const Contraction &contraction,
              unsigned factor, const MatrixInstruction &mma, int64_t stages,
              int64_t sides, int64_t depth);

  /// Starts the copy of a tile by `threads` threads, of which `thread` is the
  /// caller. Appends the copies' tokens to `copies`.
  void fetch(mlir::Value thread, int64_t threads, mlir::Value stage,
             mlir::Value firstSide, mlir::Value firstDepth,
             llvm::SmallVectorImpl<mlir::Value> &copies);

  /// Loads the registers of `sides` sides from `first` on, and of 32 bytes
  /// along K from element `k` on, in blocks of 8 sides and 16 bytes: [side
  /// block][depth block].
  using Registers = llvm::SmallVector<llvm::SmallVector<mlir::Value>>;
  Registers load(mlir::Value lane, mlir::Value stage, mlir::Value first,
                 int64_t sides, int64_t k);

  /// Returns the shared memory: [stage][row][column].
  mlir::Value getBuffer() const { return buffer; }

private:
  /// The memory that pieces of the factor are copied from unchanged: an input,
  /// or a load that is guarded by a condition, with zeros elsewhere.
  struct Source {
    mlir::OpOperand *input = nullptr;
    mlir::memref::LoadOp load;
    mlir::Value condition;
  };
  std::optional<Source> findSource();
  mlir::Value exchanged(mlir::Value row, mlir::Value column);
  llvm::SmallVector<mlir::Value> place(mlir::Value stage, mlir::Value side,
                                       mlir::Value k);
  mlir::Value copy(mlir::Value side, mlir::Value k,
                   llvm::ArrayRef<mlir::Value> to);
  void loadMatrices(mlir::Value lane, mlir::Value stage, mlir::Value first,
                    int64_t k, llvm::SmallVector<mlir::Value> &low,
                    llvm::SmallVector<mlir::Value> &high);
  mlir::Value loadRegister(mlir::Value lane, mlir::Value stage,
                           mlir::Value first, int64_t k);
  bool isF64() const { return mma.elementBytes == 8; }

  mlir::ImplicitLocOpBuilder &b;
  ContractionElements &e;
  const Contraction &contraction;
  unsigned factor;
  MatrixInstruction mma;
  int64_t sides, depth, pieceElements;
  bool alongDepth;
  int64_t columns; ///< of a buffer's rows
  mlir::Value buffer;
  std::optional<Source> source;
};

/// Ends a group of copies.
mlir::Value endCopies(mlir::ImplicitLocOpBuilder &b,
                      llvm::ArrayRef<mlir::Value> copies);
/// Waits until at most the `open` last groups are in flight.
void waitForCopies(mlir::ImplicitLocOpBuilder &b, mlir::Value group,
                   int32_t open);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_CONTRACTIONS_MATRIXTILES_H
