//===- DeviceKernel.h - Builds a gpu.func and its launch --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_KERNELS_DEVICEKERNEL_H
#define TENON_LIB_CODEGEN_GPU_KERNELS_DEVICEKERNEL_H

#include "Target/Target.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

namespace tenon {

/// Threads per block, unless a kernel chooses another number.
/// Untuned: threads; registers of a multiprocessor.
constexpr int64_t kBlockThreads = 256;
/// Largest number of blocks in a grid: beyond it, threads compute several
/// elements in turn.
/// Untuned: blocks; a multiple of the multiprocessors of current GPUs.
constexpr int64_t kGridBlocks = 2048;

/// Builds one `gpu.func` from operations of a function, and its launch.
class DeviceKernel {
public:
  /// `onHost`: values that the host computes from memory are parameters;
  /// otherwise the scope is a kernel's function, and loads are repeated inside.
  DeviceKernel(mlir::gpu::GPUModuleOp module, llvm::StringRef name,
               mlir::Location loc, bool onHost);

  /// The insertion point of the kernel's code.
  mlir::OpBuilder builder;
  mlir::gpu::GPUFuncOp function;

  /// Returns the value inside of the kernel for `outer`: cloned if it can be
  /// computed from the parameters, otherwise a parameter.
  mlir::Value import(mlir::Value outer);
  /// Makes `outer` a parameter even if the kernel does not use it.
  void keep(mlir::Value outer) { kept.push_back(import(outer)); }
  /// Clones `op` at the builder's position, importing its operands.
  mlir::Operation *clone(mlir::Operation *op);
  /// Returns a buffer in the block's shared memory, as an ordinary memref.
  mlir::Value shared(mlir::MemRefType type);
  /// Returns the same in its memory space, aligned to 16 bytes, for
  /// instructions that only access shared memory.
  mlir::Value sharedInPlace(mlir::MemRefType type);
  int64_t sharedBytes() const { return bytesShared; }

  /// Returns the index of this block and the number of blocks.
  std::pair<mlir::Value, mlir::Value> blockOfGrid();
  /// Returns the index of this thread in the grid and the number of threads.
  std::pair<mlir::Value, mlir::Value> threadOfGrid();
  /// Returns the same within the block.
  std::pair<mlir::Value, mlir::Value> threadOfBlock();
  void barrier();

  /// Requires that this many blocks fit on a multiprocessor at once: ptxas then
  /// uses the registers that they leave instead of spilling for more blocks.
  void keepTogether(int32_t blocks);

  /// Finishes the kernel and launches it at `host`'s position.
  mlir::gpu::LaunchFuncOp launch(mlir::OpBuilder &host, mlir::Value blocks,
                                 int64_t threads);

private:
  mlir::Value parameter(mlir::Value outer);
  /// Removes parameters that the code does not use.
  void dropUnused();
  mlir::Location loc;
  bool onHost;
  /// Imported operations are inserted before it.
  mlir::Operation *start;
  mlir::IRMapping mapping;
  llvm::SmallVector<mlir::Value> operands, kept;
  int64_t bytesShared = 0;
};

/// Returns whether the operation, or one nested in it, writes memory.
bool writesMemory(mlir::Operation *op);

/// Returns whether every element that the nest writes belongs to one parallel
/// iteration, so that threads may divide them.
bool isDivisible(mlir::linalg::LinalgOp nest);

/// Returns the number of elements that the nest computes: the product of its
/// parallel sizes.
mlir::Value countElements(mlir::OpBuilder &builder,
                          mlir::linalg::LinalgOp nest);

/// Emits loops in which the calling thread computes the elements first, first +
/// step, ... of the nest. `initial` are the initial values of reductions, of
/// the memory's type; without them they start from memory. The nest stays.
void emitElements(mlir::OpBuilder &builder, mlir::linalg::LinalgOp nest,
                  mlir::Value first, mlir::Value step,
                  mlir::ValueRange initial = {});

/// Returns how many adjacent elements of every operand fit in 16 bytes, if the
/// nest goes through all of them in memory order; otherwise 1.
int64_t vectorWidth(mlir::linalg::LinalgOp nest);

/// Does the same as emitElements, with `width` adjacent elements per thread.
void emitVectors(mlir::OpBuilder &builder, mlir::linalg::LinalgOp nest,
                 mlir::Value first, mlir::Value step, int64_t width);

/// The operation by which the elements of a nest are reduced, in any order.
struct Combination {
  mlir::Operation *op = nullptr;
  mlir::TypedAttr neutral;
  explicit operator bool() const { return op != nullptr; }
};

/// Returns the combination of a reduction with one result, or none.
Combination combinationOf(mlir::linalg::LinalgOp nest);

/// Returns the combination by which `op` combines `current`, which has no other
/// users, with another value.
Combination combinationBy(mlir::Operation *op, mlir::Value current);

/// A reduction in which all threads of a block compute each of the elements
/// first, first + step, ... together; the first thread writes it. `initial` as
/// above.
struct BlockReduction {
  mlir::linalg::LinalgOp nest;
  Combination combination;
  mlir::Value initial;
  /// Splits the reduction of each element into this many slices, each of which
  /// is written to `partial` at [element * slices + slice].
  int64_t slices = 1;
  mlir::Value partial;
};
void emitBlockReduction(DeviceKernel &kernel, const BlockReduction &reduction);

/// Emits code that combines the slices of each element, one block each.
void emitCombineSlices(DeviceKernel &kernel, const BlockReduction &reduction);

/// Returns the number of inputs that are combined for one element, or -1 if
/// dynamic.
int64_t countCombined(mlir::linalg::LinalgOp nest);

/// Returns whether adjacent inputs of a reduction are contiguous in memory.
bool combinesAlongRows(mlir::linalg::LinalgOp nest);

/// Distributes the code of `body` over the threads of one block, with barriers
/// around everything that writes memory.
void distributeOverBlock(DeviceKernel &kernel, mlir::Block &body);

/// Emits the code of one element of a nest.
class ElementEmitter {
public:
  ElementEmitter(mlir::linalg::LinalgOp nest,
                 llvm::ArrayRef<mlir::Value> indices)
      : nest(nest), indices(indices) {}

  llvm::SmallVector<mlir::Value> place(mlir::OpBuilder &builder,
                                       mlir::OpOperand *operand);
  mlir::Value load(mlir::OpBuilder &builder, mlir::OpOperand *operand);
  void store(mlir::OpBuilder &builder, mlir::Value value,
             mlir::OpOperand *operand);
  /// Emits the nest's body; `current` are the outputs' elements. Inputs are
  /// loaded unless given in `inputs`.
  llvm::SmallVector<mlir::Value> compute(mlir::OpBuilder &builder,
                                         mlir::ValueRange current,
                                         mlir::ValueRange inputs = {});

private:
  mlir::linalg::LinalgOp nest;
  llvm::ArrayRef<mlir::Value> indices;
};

/// The loops that threads divide, and the others.
struct NestLoops {
  explicit NestLoops(mlir::linalg::LinalgOp nest);
  llvm::SmallVector<unsigned> parallel, reduction;
};

/// Returns the sizes of all loops as values.
llvm::SmallVector<mlir::Value> loopSizes(mlir::OpBuilder &builder,
                                         mlir::linalg::LinalgOp nest);
/// Sets the indices of `dims` from a linear index into the space they span.
void delinearize(mlir::OpBuilder &builder, mlir::Location loc,
                 mlir::Value number, llvm::ArrayRef<unsigned> dims,
                 llvm::ArrayRef<mlir::Value> sizes,
                 llvm::MutableArrayRef<mlir::Value> indices);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_DEVICEKERNEL_H
