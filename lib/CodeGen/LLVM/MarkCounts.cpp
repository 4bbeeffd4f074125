//===- MarkCounts.cpp - Marks induction variables nsw/nuw -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MarkCounts.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

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
