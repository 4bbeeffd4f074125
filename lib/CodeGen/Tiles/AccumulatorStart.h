//===- AccumulatorStart.h - Initial values of accumulators ---- -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_TILES_ACCUMULATORSTART_H
#define TENON_LIB_CODEGEN_TILES_ACCUMULATORSTART_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace tenon {

/// Returns the op that initializes a nest's accumulators just before it, on
/// memrefs: a fill, or an elementwise nest over the same parallel loops, which
/// must precede the reduction loops. Null if the nest accumulates into existing
/// values.
mlir::linalg::LinalgOp sumsStart(mlir::linalg::GenericOp nest);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_ACCUMULATORSTART_H
