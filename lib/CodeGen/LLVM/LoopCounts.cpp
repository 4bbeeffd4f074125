//===- LoopCounts.cpp - Counters and trip counts of loops -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tells LLVM what it would not find out about the counters of loops: that they
// do not overflow, and how often long loops run.
//
//===----------------------------------------------------------------------===//

#include "LoopCounts.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"

using namespace llvm;

/// LLVM's assumed trip count: with a smaller weight, the loop's stack reads
/// would count less than now.
/// Fact: iterations; BlockFrequencyInfo of LLVM.
constexpr unsigned kAssumedIterations = 32;

static void mark(Loop &loop) {
  // `for (i = start; i < bound; ++i)`, tested before each iteration.
  BasicBlock *latch = loop.getLoopLatch(), *before = loop.getLoopPredecessor();
  BasicBlock *header = loop.getHeader();
  auto *exit = dyn_cast<BranchInst>(header->getTerminator());
  if (!latch || !before || !exit || !exit->isConditional() ||
      !loop.contains(exit->getSuccessor(0)) ||
      loop.contains(exit->getSuccessor(1)))
    return;
  auto *test = dyn_cast<ICmpInst>(exit->getCondition());
  auto *count = test ? dyn_cast<PHINode>(test->getOperand(0)) : nullptr;
  if (!count || count->getParent() != header ||
      test->getPredicate() != ICmpInst::ICMP_SLT)
    return;
  auto *next = dyn_cast<BinaryOperator>(count->getIncomingValueForBlock(latch));
  auto *start = dyn_cast<ConstantInt>(count->getIncomingValueForBlock(before));
  if (!next || next->getOpcode() != Instruction::Add ||
      next->getOperand(0) != count || next->getParent() == header)
    return;
  auto *step = dyn_cast<ConstantInt>(next->getOperand(1));
  auto *bound = dyn_cast<ConstantInt>(test->getOperand(1));
  if (!step || step->isNegative())
    return;
  // Values below the bound are at most its maximum minus one.
  bool overflow = !step->isOne();
  if (bound)
    (void)bound->getValue().sadd_ov(step->getValue(), overflow);
  if (overflow)
    return;
  next->setHasNoSignedWrap();
  if (start && !start->isNegative())
    next->setHasNoUnsignedWrap();
}

PreservedAnalyses
tenon::MarkCountsPass::run(Function &function,
                           FunctionAnalysisManager &analyses) {
  for (Loop *loop :
       analyses.getResult<LoopAnalysis>(function).getLoopsInPreorder())
    mark(*loop);
  return PreservedAnalyses::all();
}

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
