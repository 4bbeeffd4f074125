//===- Kernels.h - Operations as parts of kernels ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_KERNELS_H
#define TENON_DIALECT_TEN_IR_KERNELS_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon::ten {

/// The blocks of a host function whose operations may become kernels: not those
/// of `ten` operations, whose regions are scalar code. None of a kernel.
llvm::SmallVector<mlir::Block *> hostBlocks(mlir::func::FuncOp function);

/// Whether the operation belongs into a kernel: not constants and reshapes,
/// which are data and views, nor kernels, launches and checks.
bool isComputation(mlir::Operation *op);

/// Whether any one result element can be computed from few operand elements,
/// so that the operation can be part of its user's loop nest.
bool isIndexMapped(mlir::Operation *op);

/// Windows of more elements are combined in loops over these.
inline constexpr int64_t kUnrolledWindow = 9;

/// Whether the operation's elements depend on the operand's elements at the
/// same place alone.
bool isPointwise(mlir::Operation *op);

/// Whether every element that a kernel makes out of its argument depends on the
/// argument's element at the same place alone.
bool isReadPointwise(mlir::BlockArgument argument);

/// Whether computing an element again costs no arithmetic.
bool isFreeToRecompute(mlir::Operation *op);

/// Whether computing an element costs at most a few cycles.
bool isCheap(mlir::Operation *op);

/// Whether the elements of a large array are those of a small one, repeated so
/// often that reading these costs little beside computing with them.
bool repeatsLittle(mlir::Operation *op);

/// The sizes of the dimensions that have not just one element.
llvm::SmallVector<int64_t> nonUnitSizes(mlir::RankedTensorType type);

/// Whether the operation only adds or takes away dimensions of size 1.
bool isUnitReshape(mlir::Operation *op);

/// The kind of kernel of which the operation is the root.
KernelKind kernelKind(mlir::Operation *root);

/// The operand that the operation's only result replaces in part, or null: the
/// result can be computed in that operand's memory.
mlir::OpOperand *updatedOperand(mlir::Operation *op);

/// Where in the operand the update lies, where that is known now; only of
/// static shapes.
std::optional<llvm::SmallVector<int64_t>>
constantPlace(DynamicUpdateSliceOp update);

/// Whether the update has a known place and is at least half of the result: to
/// write all of the result then costs less than a copy that is changed.
bool replacesMost(mlir::Operation *op);

/// Marks a kernel, and its function, that the interpreter runs: the text says
/// why it is not compiled.
constexpr llvm::StringLiteral kInterpreted = "ten.interpreted";

/// On an argument of a kernel's function that makes sums: some launch may give
/// its memory as the destination, so that each element is written once, after
/// the argument's element at that place was read.
constexpr llvm::StringLiteral kInPlace = "ten.in_place";

/// Whether the function has such an argument.
bool hasInPlaceArgument(mlir::func::FuncOp kernel);

/// On a broadcast: the dynamic dimensions of the operand that are known to have
/// the result's size. Of others the run asks whether their size is 1.
constexpr llvm::StringLiteral kKeptDims = "ten.kept_dims";

/// Whether the result has each element along the operand's dimension once.
bool keepsDim(BroadcastOp op, int64_t dim);

/// The functions of interpreted kernels. Compiled code calls them by their
/// place here.
llvm::SmallVector<mlir::func::FuncOp> interpretedKernels(mlir::ModuleOp module);

/// Of a kernel's argument: all launches know it before a loop that they are in,
/// or at load, so that its panels can be made once for many launches.
constexpr llvm::StringLiteral kKnownAhead = "ten.known_ahead";

/// What `value` is a view of, by reshapes, or itself.
mlir::Value sourceOfView(mlir::Value value);

/// The resident argument of an entry (`ten.resident`: computed at load) that
/// `value` is a view of, or null.
mlir::BlockArgument residentArgument(mlir::Value value);

/// The outermost loop around `op` before which `value`, or what it is a view
/// of, is known; null where there is none.
mlir::Operation *loopAfter(mlir::Value value, mlir::Operation *op);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_KERNELS_H
