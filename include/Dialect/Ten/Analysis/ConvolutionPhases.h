//===- ConvolutionPhases.h - Phases of a transposed convolution -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_ANALYSIS_CONVOLUTIONPHASES_H
#define TENON_DIALECT_TEN_ANALYSIS_CONVOLUTIONPHASES_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// A phase of a transposed convolution along a dimension: every n-th place of a
/// result whose input is dilated by n is a convolution of the input without
/// gaps with every n-th element of the window.
struct ConvolutionPhase {
  int64_t place, count, element, taps;
  /// The input position of the first place and element.
  int64_t first;
};

/// Consecutive phases of one size, which one loop covers: their first elements
/// and positions have a constant distance.
struct PhaseRun {
  ConvolutionPhase first;
  int64_t number = 1, elementStep = 0, placeStep = 0;
};

/// Returns whether the input is dilated.
bool hasGaps(ConvOp op);

/// Returns whether a convolution vectorized along that dimension is computed
/// phase by phase, without the products of gaps.
bool hasPhases(ConvOp op, ConvVectors along);

/// Returns the phases of the spatial dimension `i`, those of its first places.
llvm::SmallVector<ConvolutionPhase> phasesOf(ConvOp op, unsigned i);
llvm::SmallVector<PhaseRun> phaseRunsOf(ConvOp op, unsigned i);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_ANALYSIS_CONVOLUTIONPHASES_H
