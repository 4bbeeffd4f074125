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

/// Returns whether a reduction that takes so many picoseconds has one part:
/// combining several must be cheap relative to computing them.
bool isWorkOfOnePart(double picoseconds);

/// Returns the largest number of parts of a reduction to so many results, whose
/// outermost loop has so many iterations, or a dynamic number; 0 if it is not
/// divided.
int64_t mostParts(int64_t iterations, mlir::Type type, int64_t results);

/// Returns how many iterations of the outermost loop a part of a reduction has
/// that takes so many picoseconds; 0 if it is not divided.
int64_t iterationsOfPart(int64_t iterations, double picoseconds,
                         mlir::Type type, int64_t results);

/// Returns the same for a sum of `elements` floats, whose parts depend on sizes
/// alone.
int64_t iterationsOfPart(int64_t iterations, int64_t elements, mlir::Type type,
                         int64_t results);

} // namespace tenon

#endif // TENON_TRANSFORMS_PARTIALSUMS_H
