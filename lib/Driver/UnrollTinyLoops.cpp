//===- UnrollTinyLoops.cpp - Loops over tiny tensors ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnrollTinyLoops.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"

using namespace llvm;

PreservedAnalyses
tenon::UnrollTinyLoopsPass::run(Function &function,
                                FunctionAnalysisManager &analyses) {
  auto &loops = analyses.getResult<LoopAnalysis>(function);
  if (loops.empty())
    return PreservedAnalyses::all();
  auto &evolution = analyses.getResult<ScalarEvolutionAnalysis>(function);
  SmallPtrSet<Loop *, 8> tiny;
  SmallVector<std::pair<Loop *, MDNode *>> others;
  // Inner loops come before those around them.
  SmallVector<Loop *, 4> all = loops.getLoopsInPreorder();
  for (Loop *loop : llvm::reverse(all)) {
    bool areTiny = llvm::all_of(
        loop->getSubLoops(), [&](Loop *inner) { return tiny.contains(inner); });
    unsigned count = areTiny ? evolution.getSmallConstantTripCount(loop) : 0;
    if (count > 0 && count <= most)
      tiny.insert(loop);
    else
      others.emplace_back(loop, loop->getLoopID());
  }
  if (tiny.empty())
    return PreservedAnalyses::all();
  for (auto &[loop, id] : others)
    loop->setLoopAlreadyUnrolled();
  PreservedAnalyses preserved = LoopUnrollPass(LoopUnrollOptions()
                                                   .setPartial(false)
                                                   .setRuntime(false)
                                                   .setPeeling(false)
                                                   .setUpperBound(false)
                                                   .setFullUnrollMaxCount(most))
                                    .run(function, analyses);
  // The vectorizer would not interleave what is not to be unrolled.
  for (auto &[loop, id] : others)
    loop->setLoopID(id);
  return preserved;
}
