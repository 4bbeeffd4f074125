//===- ConvolutionPhases.cpp - Phases of a transposed convolution ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/ConvolutionPhases.h"
#include "Dialect/Ten/Analysis/ConvolutionTile.h"

using namespace mlir;

namespace tenon::ten {

/// Maximum number of phases along a dimension, which are found one by one.
/// Bound: phases; the time to compile.
constexpr int64_t kMaxPhases = 4096;

/// Maximum number of loops over phases, each of which has its own code.
/// Bound: loops; the size of code.
constexpr size_t kMaxPhaseRuns = 16;

bool hasGaps(ConvOp op) {
  for (int64_t i = 0; i < op.getNumSpatial(); ++i)
    if (op.getInputDilation(i) != 1)
      return true;
  return false;
}

bool hasPhases(ConvOp op, ConvVectors along) {
  if (hasDynamicPlaces(op) || !hasGaps(op) || along == ConvVectors::Places)
    return false;
  size_t runs = 1;
  for (int64_t i = 0; i < op.getNumSpatial(); ++i) {
    if (op.getStride(i) != 1 || op.getKernelDilation(i) != 1 ||
        op.isReversed(i) || op.getInputDilation(i) > kMaxPhases)
      return false;
    runs *= phaseRunsOf(op, unsigned(i)).size();
  }
  return runs <= kMaxPhaseRuns;
}

SmallVector<ConvolutionPhase> phasesOf(ConvOp op, unsigned i) {
  ConvDimsAttr dims = op.getDims();
  int64_t step = op.getInputDilation(i), low = op.getPadLow(i);
  int64_t window =
      op.getKernel().getType().getDimSize(dims.getKernelSpatial()[i]);
  int64_t places = op.getType().getDimSize(dims.getOutputSpatial()[i]);
  SmallVector<ConvolutionPhase> result;
  for (int64_t place = 0; place < std::min(step, places); ++place) {
    // Only positions that `step` divides, from `low` on, have elements in the
    // padded and dilated input.
    int64_t element = ((low - place) % step + step) % step;
    ConvolutionPhase phase;
    phase.place = place;
    phase.count = llvm::divideCeilSigned(places - place, step);
    phase.element = element;
    phase.taps =
        element < window ? llvm::divideCeilSigned(window - element, step) : 0;
    phase.first = (place + element - low) / step;
    result.push_back(phase);
  }
  return result;
}

SmallVector<PhaseRun> phaseRunsOf(ConvOp op, unsigned i) {
  SmallVector<PhaseRun> result;
  for (const ConvolutionPhase &phase : phasesOf(op, i)) {
    PhaseRun *run = result.empty() ? nullptr : &result.back();
    bool isNew = !run || phase.count != run->first.count ||
                 phase.taps != run->first.taps;
    if (!isNew && run->number == 1) {
      run->elementStep = phase.element - run->first.element;
      run->placeStep = phase.first - run->first.first;
    }
    if (isNew ||
        phase.element != run->first.element + run->number * run->elementStep ||
        phase.first != run->first.first + run->number * run->placeStep)
      result.push_back({phase});
    else
      ++run->number;
  }
  return result;
}

} // namespace tenon::ten
