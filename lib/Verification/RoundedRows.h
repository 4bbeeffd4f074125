//===- RoundedRows.h - Errors of rows rounded to fixed point ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_VERIFICATION_ROUNDEDROWS_H
#define TENON_LIB_VERIFICATION_ROUNDEDROWS_H

#include "Runtime/Buffer.h"
#include "mlir/IR/Operation.h"
#include <random>

namespace tenon {

/// Returns to how many bits the operation's rows are rounded: by the schedule
/// of its kernel; of a program without kernels, those of any contraction
/// to `activations`. 0 for operations that are exact.
int64_t roundedBits(mlir::Operation *op, int64_t activations);

/// Changes the sums of a contraction by a part of the error that rounded rows
/// may have, by which the comparison multiplies deviations; sums of rows that
/// are not finite become anything that is not, in three runs each of these.
void roundRows(mlir::Operation *op, llvm::ArrayRef<ArrayView> operands,
               Buffer &sums, int64_t bits, size_t run, std::mt19937_64 &random);

} // namespace tenon

#endif // TENON_LIB_VERIFICATION_ROUNDEDROWS_H
