//===- WeighLoops.cpp - Branch weights from trip counts -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WeighLoops.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"

using namespace llvm;

/// LLVM's assumed trip count: with a smaller weight, the loop's stack reads
/// would count less than now.
/// Fact: iterations; BlockFrequencyInfo of LLVM.
constexpr unsigned kAssumedIterations = 32;

PreservedAnalyses
tenon::WeighLoopsPass::run(Function &function,
                           FunctionAnalysisManager &analyses) {
  auto &loops = analyses.getResult<LoopAnalysis>(function);
  if (loops.empty())
    return PreservedAnalyses::all();
  auto &evolution = analyses.getResult<ScalarEvolutionAnalysis>(function);
  MDBuilder metadata(function.getContext());
  for (Loop *loop : loops.getLoopsInPreorder()) {
    BasicBlock *latch = loop->getLoopLatch();
    auto *branch =
        latch ? dyn_cast<BranchInst>(latch->getTerminator()) : nullptr;
    if (!branch || !branch->isConditional() || !loop->isLoopExiting(latch))
      continue;
    unsigned count = evolution.getSmallConstantTripCount(loop, latch);
    if (count <= kAssumedIterations)
      continue;
    bool continues = branch->getSuccessor(0) == loop->getHeader();
    branch->setMetadata(LLVMContext::MD_prof, metadata.createBranchWeights(
                                                  continues ? count - 1 : 1,
                                                  continues ? 1 : count - 1));
  }
  return PreservedAnalyses::all();
}
