//===- SinkTransposes.h - Sinks transposes below reductions -----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduction of a transposed array reads memory with a large stride and
// without vectors: 3000x1000 transposed floats took 100 times as long to sum as
// in place. `reduce(transpose(x), dims)` is `reduce(x, perm[dims])`, up to the
// order of the remaining dimensions, and elementwise operations between the two
// commute with the transpose.
//
// For each reduction and scan of a block, the elementwise operations that lead
// from transposes of one permutation to its inputs are recreated on the
// transposes' operands. If one of them has other users, the transpose is placed
// after it, and sinks below elementwise users in turn (as in the last steps of
// a norm).
//
// A transpose whose operand is computed elementwise, or by padding, slices and
// reductions of windows, from transposes by the inverse permutation disappears
// with these in the same way.
//
// Invariant: every value keeps its elements; the number of computed elements
// and of sweeps over memory stay the same.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_TENSOR_SINKTRANSPOSES_H
#define TENON_LIB_TRANSFORMS_TENSOR_SINKTRANSPOSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Moves transposes after the reductions and scans that read them.
void sinkTransposes(mlir::func::FuncOp function);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_SINKTRANSPOSES_H
