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

/// Returns whether a loop fills, copies or transposes whole vectors: unrolled,
/// it would be many instructions, none of them simpler.
static bool movesVectors(const Loop &loop) {
  // Fact: bytes; a vector of AVX2.
  constexpr uint64_t kVectorBytes = 32;
  return llvm::any_of(loop.blocks(), [](const BasicBlock *block) {
    return llvm::any_of(*block, [](const Instruction &instruction) {
      if (auto *shuffle = dyn_cast<ShuffleVectorInst>(&instruction))
        return !shuffle->isZeroEltSplat();
      auto *moved = dyn_cast<MemIntrinsic>(&instruction);
      auto *bytes = moved ? dyn_cast<ConstantInt>(moved->getLength()) : nullptr;
      return bytes && bytes->getZExtValue() >= kVectorBytes;
    });
  });
}

/// Loops with math functions and more iterations are better vectorized, even if
/// some lanes of the last vector are unused.
/// Tuned: iterations; commit 26299b3.
constexpr unsigned kMaxScalarIterations = 4;

/// Most instructions of a loop's body with its inner loops unrolled, before the
/// copies are simplified. What follows (dependences of memory, SLP, scheduling)
/// takes time with the square of a block's length.
/// Tuned: instructions; docs/developer/rationale/llvm.md "Unrolled bodies".
constexpr uint64_t kMaxUnrolledInstructions = 1024;

PreservedAnalyses
tenon::UnrollTinyLoopsPass::run(Function &function,
                                FunctionAnalysisManager &analyses) {
  auto &loops = analyses.getResult<LoopAnalysis>(function);
  if (loops.empty())
    return PreservedAnalyses::all();
  auto &evolution = analyses.getResult<ScalarEvolutionAnalysis>(function);
  // The number of instructions of each tiny loop when it is unrolled.
  SmallDenseMap<Loop *, uint64_t, 8> tiny;
  SmallVector<std::pair<Loop *, MDNode *>> others;
  // Returns the number of instructions of a loop's body with its inner loops
  // unrolled, the longest of which stay loops where these would be too many.
  auto keepFew = [&](Loop &loop) {
    uint64_t count = 0;
    for (BasicBlock *block : loop.blocks())
      if (loops.getLoopFor(block) == &loop)
        count += block->size();
    SmallVector<std::pair<uint64_t, unsigned>> inner;
    for (auto [number, one] : llvm::enumerate(loop.getSubLoops()))
      inner.emplace_back(tiny.lookup(one), number);
    llvm::sort(inner);
    for (auto [unrolled, number] : inner) {
      Loop *one = loop.getSubLoops()[number];
      if (count + unrolled <= kMaxUnrolledInstructions) {
        count += unrolled;
      } else if (tiny.erase(one)) {
        others.emplace_back(one, one->getLoopID());
      }
    }
    return count;
  };
  // Visit inner loops first.
  SmallVector<Loop *, 4> all = loops.getLoopsInPreorder();
  for (Loop *loop : llvm::reverse(all)) {
    uint64_t body = keepFew(*loop);
    bool areTiny = llvm::all_of(
        loop->getSubLoops(), [&](Loop *inner) { return tiny.contains(inner); });
    unsigned count = areTiny ? evolution.getSmallConstantTripCount(loop) : 0;
    if (count > 0 && count <= most &&
        body * count <= kMaxUnrolledInstructions && !movesVectors(*loop) &&
        !(leavesLong && count > kMaxScalarIterations && takesLong(*loop)))
      tiny[loop] = body * count;
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
