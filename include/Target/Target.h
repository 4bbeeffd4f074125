//===- Target.h - The machines that code is made for ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables by which an attribute `#ten.target` is made of a triple, a CPU and
// its features. Passes ask the attribute of their module, never the machine
// that compiles.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TARGET_TARGET_H
#define TENON_TARGET_TARGET_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon {

/// Bytes of a cache line of every target.
/// Fact: bytes; the line of x86-64, AArch64 and RISC-V cores in use.
constexpr int64_t kLineBytes = 64;
/// Bytes of the L1 data cache and the L2 cache that every CPU has at least.
/// Code that is made for all CPUs, and bounds that were not measured with more,
/// use them; `#ten.target` has what the target's CPUs have.
/// Fact: bytes; the smallest caches of the CPUs in docs/Performance.md.
constexpr int64_t kSmallestL1 = 32 * 1024, kSmallestL2 = 512 * 1024;
/// Bytes of a way of L1d: addresses that are a multiple of it apart compete for
/// one set. A page, because L1d is indexed before addresses are translated.
/// Fact: bytes; a page, as L1d is virtually indexed.
constexpr int64_t kL1WayBytes = 4096;

/// Threads that run together, and bytes of shared memory that a block may have
/// without an opt-in, on every NVIDIA GPU and on the simulated one.
/// Fact: threads, bytes; CUDA's programming guide.
constexpr int64_t kWarpThreads = 32, kSharedBytes = 48 * 1024;

/// Machine as options name it: the input of makeTargetAttr, which adds what its
/// tables know.
struct TargetDescription {
  /// LLVM's triple; empty: that of the features.
  llvm::StringRef triple, cpu;
  /// LLVM's names of instruction sets, separated by spaces.
  llvm::StringRef features;
  /// Bytes of a core's caches; 0 for what all CPUs with the features have.
  int64_t l1 = 0, l2 = 0;
  /// The architecture of the GPU that kernels run on: "sm_90a", "gpu-sim"; or
  /// empty.
  llvm::StringRef chip;
};

ten::TargetAttr makeTargetAttr(mlir::MLIRContext *context,
                               const TargetDescription &description);

/// Returns the target of the module that `op` is in; without one, a CPU of
/// 16-byte vectors, or null where the dialect `ten` is not loaded.
ten::TargetAttr targetOf(mlir::Operation *op);

/// Returns whether the module that `op` is in has a target with the instruction
/// set.
bool hasTargetFeature(mlir::Operation *op, llvm::StringRef name);

/// Returns whether `op` is a `gpu.module` or inside of one.
bool isOnGpu(mlir::Operation *op);

/// Returns whether the device that `op` runs on, CPU or GPU, has fused
/// multiply-add.
bool hasFusedMultiplyAdd(mlir::Operation *op);
/// Returns whether a CPU of this triple and these features, separated by
/// spaces, has.
bool hasFusedMultiplyAdd(llvm::StringRef triple, llvm::StringRef features);

/// Returns whether a CPU of this triple and these features, separated by
/// spaces, has instructions that convert between f16 and f32.
bool hasHalfConversion(llvm::StringRef triple, llvm::StringRef features);

/// Returns whether code for a CPU of this triple and these features adds f32
/// and f64 along rows in an order that the lengths of the rows give, known or
/// not (CodeGen/LLVM/Reductions/VectorizeSums.cpp).
bool ordersSums(llvm::StringRef triple, llvm::StringRef features);

/// Rows of a register tile that is one, two, ... vectors wide: the
/// accumulators, a row of the right operand and an element of the left one take
/// all registers. Evidence: docs/Performance.md.
llvm::ArrayRef<int64_t> tileHeights(ten::TargetAttr target);

} // namespace tenon

#endif // TENON_TARGET_TARGET_H
