//===- SinkTransposes.h - Reductions along where memory runs ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduction of a transposed array reads memory with a large stride, and no
// vectors: 3000x1000 floats turned around and summed took 100 times as long as
// in place. `reduce(transpose(x), dims)` is `reduce(x, perm[dims])`, up to the
// order of the dimensions that are left, and elementwise operations between the
// two do not care which of them comes first.
//
// For each reduction and scan of a block: the elementwise operations that lead
// from transposes of one permutation to its inputs are made anew on what is
// transposed. Where something else reads one of them, the transpose comes
// behind it, and then behind elementwise readers in turn (a norm's last steps).
//
// Invariant: every value keeps its elements; the number of elements that are
// computed and the number of passes over memory stay the same.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_TENSOR_SINKTRANSPOSES_H
#define TENON_LIB_TRANSFORMS_TENSOR_SINKTRANSPOSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Moves transposes behind the reductions and scans that read them.
void sinkTransposes(mlir::func::FuncOp function);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_SINKTRANSPOSES_H
