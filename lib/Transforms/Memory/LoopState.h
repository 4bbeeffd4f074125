//===- LoopState.h - Memory of the values that loops carry --- -*- C++ -*-===//
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

/// Gives each tensor that a loop carries one place in memory: a value that is
/// made elsewhere is copied there at the end of the iteration, which costs
/// nothing where bufferization makes it in place. Values of dynamic size may
/// outgrow their place: a value that an iteration makes is carried as it is,
/// and the arena planner gives it places; a value that changes places or is
/// defined outside of the loop is copied. Before bufferization, behind
/// `alignWhileStates`.
void settleLoopState(mlir::func::FuncOp function);

/// Makes a value that an iteration copies to its place at the end there from
/// the beginning, where nothing reads the old one any more. Behind
/// bufferization.
void makeLoopStateInPlace(mlir::func::FuncOp function);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_LOOPSTATE_H
