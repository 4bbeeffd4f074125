//===- IndependentIterations.h - Dependence analysis of loops ---*- C++ -*-===//
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

/// Returns whether the loop's iterations are independent: it carries no values,
/// and each iteration writes only memory allocated in it, or a slice of a
/// buffer that no other iteration accesses. Different arguments of a kernel
/// count as distinct memory: where they alias, the kernel reads only the
/// element that it writes.
bool hasIndependentIterations(mlir::scf::ForOp loop);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_INDEPENDENTITERATIONS_H
