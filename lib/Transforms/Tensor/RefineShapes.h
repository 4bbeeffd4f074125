//===- RefineShapes.h - Sizes that are known become types -------*- C++ -*-===//
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

/// Gives results static sizes where operands and constants tell them.
void populateRefineShapes(mlir::RewritePatternSet &patterns);

/// The same for the state of loops: what starts with a known size keeps it if
/// `patterns`, which has those of populateRefineShapes, shows that every
/// iteration does.
void refineLoops(mlir::func::FuncOp function,
                 const mlir::FrozenRewritePatternSet &patterns);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_REFINESHAPES_H
