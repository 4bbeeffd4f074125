//===- UnrollTinyLoops.cpp - Unrolls loops over tiny tensors --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnrollTinyLoops.h"
#include "MaskShortLoops.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"

using namespace llvm;

/// Returns whether a loop fills or copies whole vectors: unrolled, it would be
/// many instructions, none of them simpler.
static bool movesVectors(const Loop &loop) {
  constexpr uint64_t kVector = 32;
  return llvm::any_of(loop.blocks(), [](const BasicBlock *block) {
    return llvm::any_of(*block, [](const Instruction &instruction) {
      auto *moved = dyn_cast<MemIntrinsic>(&instruction);
      auto *bytes = moved ? dyn_cast<ConstantInt>(moved->getLength()) : nullptr;
      return bytes && bytes->getZExtValue() >= kVector;
    });
  });
}

/// Loops with math functions and more iterations are better vectorized, even if
/// some lanes of the last vector are unused.
constexpr unsigned kMaxScalarIterations = 4;

PreservedAnalyses
tenon::UnrollTinyLoopsPass::run(Function &function,
                                FunctionAnalysisManager &analyses) {
  auto &loops = analyses.getResult<LoopAnalysis>(function);
  if (loops.empty())
    return PreservedAnalyses::all();
  auto &evolution = analyses.getResult<ScalarEvolutionAnalysis>(function);
  SmallPtrSet<Loop *, 8> tiny;
  SmallVector<std::pair<Loop *, MDNode *>> others;
  // Visit inner loops first.
  SmallVector<Loop *, 4> all = loops.getLoopsInPreorder();
  for (Loop *loop : llvm::reverse(all)) {
    bool areTiny = llvm::all_of(
        loop->getSubLoops(), [&](Loop *inner) { return tiny.contains(inner); });
    unsigned count = areTiny ? evolution.getSmallConstantTripCount(loop) : 0;
    if (count > 0 && count <= most && !movesVectors(*loop) &&
        !(leavesLong && count > kMaxScalarIterations && takesLong(*loop)))
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
  // The vectorizer would not interleave loops with unrolling disabled.
  for (auto &[loop, id] : others)
    loop->setLoopID(id);
  // Each copy computes its addresses in its own way; without a common form,
  // LICM does not see which are equal or distinct.
  analyses.invalidate(function, preserved);
  preserved.intersect(InstCombinePass().run(function, analyses));
  return preserved;
}
