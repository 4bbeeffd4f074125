//===- CombineSteps.cpp - Unrolls marked loops ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CombineSteps.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

/// Budget of LLVM's unroller for computing the trip count.
/// Bound: instructions; code size.
constexpr unsigned kCheapExpansion = 4;

/// Returns how many steps of a tile are one iteration of the loop; nothing if
/// it is no loop over the steps of a tile.
static std::optional<int> stepsOf(const Loop &loop) {
  return getOptionalIntLoopAttribute(&loop, "llvm.loop.unroll.count");
}

bool tenon::hasSteps(const Loop &loop) {
  return any_of(loop.getLoopsInPreorder(),
                [](const Loop *inner) { return stepsOf(*inner).has_value(); });
}

/// Lets the analysis of trip counts see that the end of a loop is a multiple of
/// `steps` and not 0, where only the bits of the value tell this: for it, a
/// selection of two numbers is any number.
static void showMultiple(Loop &loop, unsigned steps,
                         const SimplifyQuery &query) {
  BasicBlock *preheader = loop.getLoopPreheader(), *latch = loop.getLoopLatch();
  auto *branch = latch ? dyn_cast<BranchInst>(latch->getTerminator()) : nullptr;
  auto *compare = branch && branch->isConditional()
                      ? dyn_cast<ICmpInst>(branch->getCondition())
                      : nullptr;
  if (!preheader || !compare || !isPowerOf2_32(steps))
    return;
  SimplifyQuery before = query.getWithInstruction(preheader->getTerminator());
  for (Use &end : compare->operands()) {
    Value *value = end.get();
    if (!value->getType()->isIntegerTy() || isa<Constant>(value) ||
        !loop.isLoopInvariant(value))
      continue;
    KnownBits bits = computeKnownBits(value, before);
    unsigned shift = Log2_32(steps), leading = bits.countMinLeadingZeros();
    if (bits.countMinTrailingZeros() < shift || leading == 0 ||
        !isKnownNonZero(value, before))
      continue;
    IRBuilder<> builder(preheader->getTerminator());
    Type *type = value->getType();
    unsigned width = type->getIntegerBitWidth();
    Value *iterations = builder.CreateLShr(
        builder.CreateSub(value, ConstantInt::get(type, 1)), shift);
    iterations = builder.CreateAnd(
        iterations,
        ConstantInt::get(type,
                         APInt::getLowBitsSet(width, width - leading - shift)));
    end.set(builder.CreateAdd(builder.CreateShl(iterations, shift),
                              ConstantInt::get(type, steps)));
  }
}

PreservedAnalyses
tenon::CombineStepsPass::run(Function &function,
                             FunctionAnalysisManager &analyses) {
  auto &loops = analyses.getResult<LoopAnalysis>(function);
  SmallVector<Loop *> marked;
  for (Loop *loop : loops.getLoopsInPreorder())
    if (loop->isInnermost() && stepsOf(*loop).value_or(1) > 1)
      marked.push_back(loop);
  if (marked.empty())
    return PreservedAnalyses::all();
  auto &dominators = analyses.getResult<DominatorTreeAnalysis>(function);
  auto &evolution = analyses.getResult<ScalarEvolutionAnalysis>(function);
  auto &assumptions = analyses.getResult<AssumptionAnalysis>(function);
  auto &costs = analyses.getResult<TargetIRAnalysis>(function);
  auto &remarks =
      analyses.getResult<OptimizationRemarkEmitterAnalysis>(function);
  for (Loop *loop : marked) {
    simplifyLoop(loop, &dominators, &loops, &evolution, &assumptions,
                 /*MSSAU=*/nullptr, /*PreserveLCSSA=*/false);
    formLCSSARecursively(*loop, dominators, &loops, &evolution);
    UnrollLoopOptions options{};
    options.Count = unsigned(*stepsOf(*loop));
    if (evolution.getSmallConstantTripMultiple(loop) % options.Count != 0) {
      showMultiple(
          *loop, options.Count,
          SimplifyQuery(function.getDataLayout(), &dominators, &assumptions));
      evolution.forgetLoop(loop);
    }
    // Without remaining steps no loop for them is emitted.
    options.Runtime =
        evolution.getSmallConstantTripMultiple(loop) % options.Count != 0;
    options.SCEVExpansionBudget = kCheapExpansion;
    UnrollLoop(loop, options, &loops, &evolution, &dominators, &assumptions,
               &costs, &remarks, /*PreserveLCSSA=*/true);
  }
  return PreservedAnalyses::none();
}
