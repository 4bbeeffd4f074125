//===- PartialSums.h - Parts of sums that threads divide --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TRANSFORMS_PARTIALSUMS_H
#define TENON_TRANSFORMS_PARTIALSUMS_H

#include "mlir/IR/Types.h"

namespace tenon {

/// Returns how many iterations of a loop a part of a sum of floats has, if
/// these are summed apart and added in order; 0 if the sum is not divided. The
/// loop is outside of those over results, and `elements` are added in all.
/// Depends on sizes alone: programs that are not compiled have the same parts.
int64_t iterationsOfPart(int64_t iterations, int64_t elements, mlir::Type type,
                         int64_t results);

} // namespace tenon

#endif // TENON_TRANSFORMS_PARTIALSUMS_H
