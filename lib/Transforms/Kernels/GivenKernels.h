//===- GivenKernels.h - Kernels that a program has ------------ -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_KERNELS_GIVENKERNELS_H
#define TENON_LIB_TRANSFORMS_KERNELS_GIVENKERNELS_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon {

/// Gives the kernels that stand in a block before fusion, so a program wrote
/// them, the kind that their operations have: lowering believes the kind. Fails
/// with a diagnostic where a kernel's schedule is not for that.
mlir::LogicalResult checkGivenKernels(mlir::Block &block);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_KERNELS_GIVENKERNELS_H
