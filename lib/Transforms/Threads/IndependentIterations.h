//===- IndependentIterations.h - Loops that run in any order ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_THREADS_INDEPENDENTITERATIONS_H
#define TENON_LIB_TRANSFORMS_THREADS_INDEPENDENTITERATIONS_H

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace tenon {

/// Whether the loop's iterations may run in any order, and at the same time:
/// it carries no values, and what it writes is memory made in the iteration, or
/// a slice of a buffer that no other iteration reads or writes. Different
/// arguments of a kernel count as different memory: where they are not, the
/// kernel reads only the element that it writes.
bool hasIndependentIterations(mlir::scf::ForOp loop);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_INDEPENDENTITERATIONS_H
