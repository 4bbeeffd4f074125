//===- InnerIterations.h - Splits loops at array borders --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_LOOPS_INNERITERATIONS_H
#define TENON_LIB_TRANSFORMS_LOOPS_INNERITERATIONS_H

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace tenon {

/// Splits a loop of step 1 without results whose body checks whether indices
/// that move with the induction variable are in bounds of arrays of dynamic
/// size: into the first iterations, the interior ones, in which all indices are
/// in bounds so that the checks are removed, and the last ones. Returns the
/// resulting loops (with one outer loop around a shared copy for the first and
/// last iterations), or none if there is no such check.
llvm::SmallVector<mlir::scf::ForOp> splitAtBorders(mlir::scf::ForOp loop);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_LOOPS_INNERITERATIONS_H
