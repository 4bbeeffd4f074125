//===- RefineShapes.h - Refines dynamic types to static ones ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_TENSOR_REFINESHAPES_H
#define TENON_LIB_TRANSFORMS_TENSOR_REFINESHAPES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"

namespace tenon {

/// Adds patterns that give results the static sizes that follow from operands
/// and constants.
void populateRefineShapes(mlir::RewritePatternSet &patterns);

/// Does the same for the state of loops: a carried tensor keeps the static size
/// of its initial value if `patterns`, which include those of
/// populateRefineShapes, prove that every iteration preserves it.
void refineLoops(mlir::func::FuncOp function,
                 const mlir::FrozenRewritePatternSet &patterns);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_REFINESHAPES_H
