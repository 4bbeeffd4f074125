//===- AccumulatorStart.h - From what the sums of a nest start ---------*- C++
//-*-===//
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

/// What writes a nest's sums just before it, on memrefs: a fill, or an
/// elementwise nest over the same loops without the summing ones, which must be
/// the last. Null where the sums go on from what was there.
mlir::linalg::LinalgOp sumsStart(mlir::linalg::GenericOp nest);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_ACCUMULATORSTART_H
