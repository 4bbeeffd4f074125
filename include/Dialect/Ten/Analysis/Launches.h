//===- Launches.h - What launches of a module work on -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_ANALYSIS_LAUNCHES_H
#define TENON_DIALECT_TEN_ANALYSIS_LAUNCHES_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/IR/BuiltinOps.h"

namespace tenon::ten {

/// Emits an error for the first launch of the module whose operands are not
/// tensors, or not buffers where these are expected: behind `ten-bufferize`.
llvm::LogicalResult verifyLaunches(mlir::ModuleOp module, bool onBuffers);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_ANALYSIS_LAUNCHES_H
