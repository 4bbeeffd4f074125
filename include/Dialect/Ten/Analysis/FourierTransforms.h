//===- FourierTransforms.h - Dimensions of a Fourier transform --*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_ANALYSIS_FOURIERTRANSFORMS_H
#define TENON_DIALECT_TEN_ANALYSIS_FOURIERTRANSFORMS_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// A transform along one dimension.
struct DimTransform {
  FftKind kind;
  int64_t dim, length;
  /// The result has the shape and type of the whole transform's, not those of
  /// its operand.
  bool isOfResult;
};

/// Returns the transforms of all dimensions, one after the other. The real one
/// comes first in RFFT and last in IRFFT.
llvm::SmallVector<DimTransform> transformsOf(FftOp op);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_ANALYSIS_FOURIERTRANSFORMS_H
