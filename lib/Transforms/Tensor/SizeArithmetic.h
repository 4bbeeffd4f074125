//===- SizeArithmetic.h - Arithmetic on sizes -------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_TENSOR_SIZEARITHMETIC_H
#define TENON_LIB_TRANSFORMS_TENSOR_SIZEARITHMETIC_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"

namespace tenon {

/// Adds patterns that turn sizes computed in small tensors into scalar code,
/// and equal sizes into one value.
void populateSizeArithmetic(mlir::RewritePatternSet &patterns);

/// Marks the dimensions that broadcasts keep (`kept`).
void markKeptDims(mlir::func::FuncOp function);

/// Returns whether both values provably have the same size in these dimensions.
bool haveEqualSize(mlir::Value a, int64_t dimOfA, mlir::Value b,
                   int64_t dimOfB);
/// Returns whether the index is the size of that dimension.
bool isSizeOf(mlir::Value index, mlir::Value value, int64_t dim);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_SIZEARITHMETIC_H
