//===- DeviceKernel.h - A gpu.func that is being built ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_KERNELS_DEVICEKERNEL_H
#define TENON_LIB_CODEGEN_GPU_KERNELS_DEVICEKERNEL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

namespace tenon {

/// Threads of a block, unless a kernel has reasons for another number.
constexpr int64_t kBlockThreads = 256;
constexpr int64_t kWarpThreads = 32;
/// Blocks of a grid at most: threads take several elements in turn beyond it.
constexpr int64_t kGridBlocks = 2048;
/// Bytes of shared memory that a block may have without asking for more.
constexpr int64_t kSharedBytes = 48 * 1024;

/// Builds one `gpu.func` out of operations of a function, and its launch.
class DeviceKernel {
public:
  /// Values that the host computes from memory are parameters when `onHost`;
  /// otherwise the scope is a kernel's function, and what it reads is read
  /// again inside.
  DeviceKernel(mlir::gpu::GPUModuleOp module, llvm::StringRef name,
               mlir::Location loc, bool onHost);

  /// Where the kernel's code goes.
  mlir::OpBuilder builder;
  mlir::gpu::GPUFuncOp function;

  /// The value that `outer` is inside: cloned where it can be computed from the
  /// parameters, otherwise a parameter.
  mlir::Value import(mlir::Value outer);
  /// Lets `outer` be a parameter even if the kernel does not use it.
  void keep(mlir::Value outer) { kept.push_back(import(outer)); }
  /// A copy of `op` at the builder's place, with all that it uses.
  mlir::Operation *clone(mlir::Operation *op);
  /// A buffer in the block's shared memory, as an ordinary memref.
  mlir::Value shared(mlir::MemRefType type);
  /// The same in its memory space, aligned to 16 bytes: for instructions that
  /// work on shared memory alone.
  mlir::Value sharedInPlace(mlir::MemRefType type);
  int64_t sharedBytes() const { return bytesShared; }

  /// Number of this block, and how many there are.
  std::pair<mlir::Value, mlir::Value> blockOfGrid();
  /// Number of this thread among all, and how many there are.
  std::pair<mlir::Value, mlir::Value> threadOfGrid();
  /// The same within the block.
  std::pair<mlir::Value, mlir::Value> threadOfBlock();
  void barrier();

  /// Asks that so many blocks fit on a processor at once: ptxas then takes as
  /// many registers as they leave instead of spilling for more blocks.
  void keepTogether(int32_t blocks);

  /// Ends the kernel; launches it at `host`'s place.
  mlir::gpu::LaunchFuncOp launch(mlir::OpBuilder &host, mlir::Value blocks,
                                 int64_t threads);

private:
  mlir::Value parameter(mlir::Value outer);
  /// Takes away parameters that the code came to not need.
  void dropUnused();
  mlir::Location loc;
  bool onHost;
  /// What is imported goes before it.
  mlir::Operation *start;
  mlir::IRMapping mapping;
  llvm::SmallVector<mlir::Value> operands, kept;
  int64_t bytesShared = 0;
};

/// Whether the operation, or one inside of it, writes memory.
bool writesMemory(mlir::Operation *op);

/// Whether every element that the nest writes is one parallel iteration's, so
/// that threads may divide them.
bool isDivisible(mlir::linalg::LinalgOp nest);

/// Elements that the nest computes: the product of its parallel sizes.
mlir::Value countElements(mlir::OpBuilder &builder,
                          mlir::linalg::LinalgOp nest);

/// Loops in which the calling thread computes the elements first, first + step,
/// ... of the nest. `initial` are the values from which reductions start, of
/// the memory's type; without them they start from what is in memory. The nest
/// stays.
void emitElements(mlir::OpBuilder &builder, mlir::linalg::LinalgOp nest,
                  mlir::Value first, mlir::Value step,
                  mlir::ValueRange initial = {});

/// How many neighbouring elements of every operand make 16 bytes at most, where
/// the nest goes through all of them in the order of memory; otherwise 1.
int64_t vectorWidth(mlir::linalg::LinalgOp nest);

/// As emitElements, each thread `width` neighbouring elements at a time.
void emitVectors(mlir::OpBuilder &builder, mlir::linalg::LinalgOp nest,
                 mlir::Value first, mlir::Value step, int64_t width);

/// How the elements of a nest are summed up, or otherwise combined: by one
/// operation, whose order does not matter.
struct Combination {
  mlir::Operation *op = nullptr;
  mlir::TypedAttr neutral;
  explicit operator bool() const { return op != nullptr; }
};

/// The combination of a reduction of one result, or nothing.
Combination combinationOf(mlir::linalg::LinalgOp nest);

/// The combination that `op` makes of `current`, which nothing else uses, and
/// another value.
Combination combinationBy(mlir::Operation *op, mlir::Value current);

/// Code in which all threads of a block compute each of the elements first,
/// first + step, ... of a reduction together; the first thread writes it.
/// `initial` as above.
struct BlockReduction {
  mlir::linalg::LinalgOp nest;
  Combination combination;
  mlir::Value initial;
  /// Divides what is combined for one element into so many slices, each of
  /// which is written to `partial` at [element * slices + slice].
  int64_t slices = 1;
  mlir::Value partial;
};
void emitBlockReduction(DeviceKernel &kernel, const BlockReduction &reduction);

/// Code that combines the slices of each element, by one block each.
void emitCombineSlices(DeviceKernel &kernel, const BlockReduction &reduction);

/// How many numbers are combined for one element, or -1 when only the run
/// knows.
int64_t countCombined(mlir::linalg::LinalgOp nest);

/// Whether neighbouring numbers to combine lie side by side in memory.
bool combinesAlongRows(mlir::linalg::LinalgOp nest);

/// Distributes the code of `body` over the threads of one block, with barriers
/// around everything that writes memory.
void distributeOverBlock(DeviceKernel &kernel, mlir::Block &body);

/// Emits the code of one element of a nest at a time.
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
  /// The nest's body; `current` are the outputs' elements. Inputs are loaded
  /// unless `inputs` has them.
  llvm::SmallVector<mlir::Value> compute(mlir::OpBuilder &builder,
                                         mlir::ValueRange current,
                                         mlir::ValueRange inputs = {});

private:
  mlir::linalg::LinalgOp nest;
  llvm::ArrayRef<mlir::Value> indices;
};

/// The dimensions whose iterations threads divide, and the others.
struct NestLoops {
  explicit NestLoops(mlir::linalg::LinalgOp nest);
  llvm::SmallVector<unsigned> parallel, reduction;
};

/// The sizes of all loops, as values.
llvm::SmallVector<mlir::Value> loopSizes(mlir::OpBuilder &builder,
                                         mlir::linalg::LinalgOp nest);
/// Sets the indices of `dims` from a number of the space they span.
void delinearize(mlir::OpBuilder &builder, mlir::Location loc,
                 mlir::Value number, llvm::ArrayRef<unsigned> dims,
                 llvm::ArrayRef<mlir::Value> sizes,
                 llvm::MutableArrayRef<mlir::Value> indices);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_KERNELS_DEVICEKERNEL_H
