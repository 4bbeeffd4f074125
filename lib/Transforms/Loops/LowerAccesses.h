//===- LowerAccesses.h - Patterns of MLIR where they apply ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_LOOPS_LOWERACCESSES_H
#define TENON_LIB_TRANSFORMS_LOOPS_LOWERACCESSES_H

#include "mlir/Pass/Pass.h"

namespace tenon {

// MLIR's passes try their patterns, and to fold, on every operation of a
// module, and walk it again until nothing changes. Most operations of a kernel
// are vector arithmetic, for which they have none: these passes collect the few
// that they are for, and look at those and at what comes of them.

/// Operations of linalg become loops.
std::unique_ptr<mlir::Pass> createLinalgToLoops();

/// Loads and stores through views become ones of what is viewed.
std::unique_ptr<mlir::Pass> createFoldAccesses();

/// Views become a pointer with an offset, sizes and strides, and affine maps
/// arithmetic.
std::unique_ptr<mlir::Pass> createFlattenViews();

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_LOOPS_LOWERACCESSES_H
