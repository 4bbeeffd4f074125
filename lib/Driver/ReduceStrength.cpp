//===- ReduceStrength.cpp - Addresses in loops ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReduceStrength.h"
#include "CombineSteps.h"
#include "llvm/Transforms/Scalar/LoopStrengthReduce.h"

using namespace llvm;

PreservedAnalyses
tenon::ReduceStrengthPass::run(Loop &loop, LoopAnalysisManager &analyses,
                               LoopStandardAnalysisResults &results,
                               LPMUpdater &updater) {
  for (const Loop *inner : loop.getLoopsInPreorder())
    if (stepsOf(*inner) > 1)
      return PreservedAnalyses::all();
  return LoopStrengthReducePass().run(loop, analyses, results, updater);
}
