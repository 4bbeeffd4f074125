//===- LoopState.h - Memory of loop-carried values --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_MEMORY_LOOPSTATE_H
#define TENON_LIB_TRANSFORMS_MEMORY_LOOPSTATE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Rewrites the `scf.while` loops of `function` whose two regions do not carry
/// the same tensor types at the same positions, such that they do. Needed by
/// `settleLoopState`, which identifies the memory of a carried value by its
/// position in either region.
void alignWhileStates(mlir::func::FuncOp function);

/// Gives each loop-carried tensor one buffer: a value that is computed
/// elsewhere is copied there at the end of the iteration, which costs nothing
/// if bufferization computes it in place. Values of dynamic size may outgrow
/// their buffer: a value computed in an iteration is carried as it is, and the
/// arena planner allocates it; a value that changes position or is defined
/// outside of the loop is copied. Runs before bufferization, after
/// `alignWhileStates`.
void settleLoopState(mlir::func::FuncOp function);

/// Makes an iteration compute a value in its carried buffer instead of copying
/// it there at the end, if nothing reads the old value any more. Runs after
/// bufferization.
void makeLoopStateInPlace(mlir::func::FuncOp function);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_LOOPSTATE_H
