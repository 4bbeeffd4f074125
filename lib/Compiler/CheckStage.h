//===- CheckStage.h - Checks the IR after a stage ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_COMPILER_CHECKSTAGE_H
#define TENON_LIB_COMPILER_CHECKSTAGE_H

#include "mlir/Support/LLVM.h"

namespace mlir {
class Operation;
} // namespace mlir

namespace tenon {

/// Reports the first operand that is null or not dominated by its definition:
/// the part of mlir::verify without which the next stage may crash, in a fifth
/// of its time.
llvm::LogicalResult checkDominance(mlir::Operation *module);

} // namespace tenon

#endif // TENON_LIB_COMPILER_CHECKSTAGE_H
