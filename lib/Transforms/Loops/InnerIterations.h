//===- InnerIterations.h - Iterations away from borders ---------*- C++ -*-===//
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

/// Splits a loop of step 1 without results where its body asks whether places
/// that move with the loop's variable are in arrays, whose sizes only the run
/// knows: the first iterations, those between, in which all of the places are,
/// so that nothing is asked, and the last are run one after the other. Returns
/// the loops, where there are loops inside one for the first as well as the
/// last iterations; none where there is no such question.
llvm::SmallVector<mlir::scf::ForOp> splitAtBorders(mlir::scf::ForOp loop);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_LOOPS_INNERITERATIONS_H
