//===- DeviceKernel.h - A gpu.func that is being built ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_KERNELTOGPU_DEVICEKERNEL_H
#define TENON_LIB_CONVERSION_KERNELTOGPU_DEVICEKERNEL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

namespace tenon {

/// Threads of a block, unless a kernel has reasons for another number.
constexpr int64_t kBlockThreads = 256;
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
  /// A copy of `op` at the builder's place, with all that it uses.
  mlir::Operation *clone(mlir::Operation *op);
  /// A buffer in the block's shared memory, as an ordinary memref.
  mlir::Value shared(mlir::MemRefType type);
  int64_t sharedBytes() const { return bytesShared; }

  /// Number of this thread among all, and how many there are.
  std::pair<mlir::Value, mlir::Value> threadOfGrid();
  /// The same within the block.
  std::pair<mlir::Value, mlir::Value> threadOfBlock();
  void barrier();

  /// Ends the kernel; launches it at `host`'s place.
  void launch(mlir::OpBuilder &host, mlir::Value blocks, int64_t threads);

private:
  mlir::Value parameter(mlir::Value outer);
  mlir::Location loc;
  bool onHost;
  /// What is imported goes before it.
  mlir::Operation *start;
  mlir::IRMapping mapping;
  llvm::SmallVector<mlir::Value> operands;
  int64_t bytesShared = 0;
};

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

/// Distributes what is between `begin` and the end of its block over the
/// threads of one block, with barriers around everything that writes memory.
void distributeOverBlock(DeviceKernel &kernel, mlir::Block &body);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_KERNELTOGPU_DEVICEKERNEL_H
