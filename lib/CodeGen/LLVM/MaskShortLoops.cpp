//===- MaskShortLoops.cpp - Masked vectors for short loops ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An LLVM pass that sets vectorizer metadata on short loops: vectors that cover
// all iterations, the last one masked, instead of a width that divides the trip
// count. Loops that access memory in place, with strides, or at several
// positions of an array are excluded, since masked stores block store-to-load
// forwarding. For AVX2, StorePrefixesPass (MaskedStores.cpp) replaces
// constant-mask stores by narrower stores afterwards.
//
//===----------------------------------------------------------------------===//

#include "MaskShortLoops.h"
#include "Preserved.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

/// Returns the number of elements of the widest accessed type in a vector, or 0
/// if the loop has vectors already.
static unsigned lanesOf(const Loop &loop, unsigned vectorBits) {
  // Fact: bits; masked moves of AVX2 begin with 32.
  constexpr unsigned kMinElementBits = 32;
  unsigned bits = kMinElementBits;
  for (Instruction &instruction : *loop.getHeader()) {
    if (instruction.getType()->isVectorTy())
      return 0;
    if (isa<LoadInst, StoreInst>(instruction))
      bits =
          std::max(bits, getLoadStoreType(&instruction)->getScalarSizeInBits());
  }
  return vectorBits / bits;
}

/// Returns whether a sibling loop of `loop` writes these addresses.
static bool isWritten(const SCEV *place, const Loop &loop,
                      ScalarEvolution &evolution) {
  auto *places = dyn_cast<SCEVAddRecExpr>(place);
  if (!places || !loop.getParentLoop())
    return false;
  for (BasicBlock *block : loop.getParentLoop()->blocks())
    for (Instruction &instruction : *block) {
      auto *store = dyn_cast<StoreInst>(&instruction);
      if (!store || loop.contains(store))
        continue;
      auto *other = dyn_cast<SCEVAddRecExpr>(
          evolution.getSCEV(store->getPointerOperand()));
      if (other && other->getStart() == places->getStart() &&
          other->getStepRecurrence(evolution) ==
              places->getStepRecurrence(evolution))
        return true;
    }
  return false;
}

/// Returns whether the loop reads the elements that it writes, and no other
/// loop has just written them.
static bool isInPlace(const Loop &loop, ScalarEvolution &evolution) {
  SmallPtrSet<const SCEV *, 4> written;
  for (Instruction &instruction : *loop.getHeader())
    if (auto *store = dyn_cast<StoreInst>(&instruction))
      written.insert(evolution.getSCEV(store->getPointerOperand()));
  return any_of(*loop.getHeader(), [&](Instruction &instruction) {
    auto *load = dyn_cast<LoadInst>(&instruction);
    const SCEV *place =
        load ? evolution.getSCEV(load->getPointerOperand()) : nullptr;
    return place && written.contains(place) &&
           !isWritten(place, loop, evolution);
  });
}

/// Returns whether the loop has strided accesses, such as to complex numbers:
/// masked ones would be gathers instead of vectors and shuffles.
static bool hasStrides(const Loop &loop, ScalarEvolution &evolution) {
  return any_of(*loop.getHeader(), [&](Instruction &instruction) {
    Value *pointer = getLoadStorePointerOperand(&instruction);
    auto *places = pointer
                       ? dyn_cast<SCEVAddRecExpr>(evolution.getSCEV(pointer))
                       : nullptr;
    if (!places || places->getLoop() != &loop)
      return false;
    auto *step = dyn_cast<SCEVConstant>(places->getStepRecurrence(evolution));
    uint64_t bytes = getLoadStoreType(&instruction)->getScalarSizeInBits() / 8;
    return !step || step->getAPInt() != bytes;
  });
}

/// Returns whether the loop writes several positions of an array, as rounds
/// over an array do: neighbouring elements are read soon.
static bool writesSeveral(const Loop &loop, ScalarEvolution &evolution) {
  SmallVector<const SCEV *> arrays;
  for (Instruction &instruction : *loop.getHeader())
    if (auto *store = dyn_cast<StoreInst>(&instruction))
      arrays.push_back(evolution.getPointerBase(
          evolution.getSCEV(store->getPointerOperand())));
  return SmallPtrSet<const SCEV *, 4>(arrays.begin(), arrays.end()).size() <
         arrays.size();
}

static void useMasks(Loop &loop, unsigned vectors) {
  addStringMetadataToLoop(&loop, "llvm.loop.vectorize.predicate.enable", 1);
  addStringMetadataToLoop(&loop, "llvm.loop.interleave.count", vectors);
}

static void ask(Loop &loop, ScalarEvolution &evolution) {
  if (!loop.isInnermost() || loop.getNumBlocks() != 1 || loop.getLoopID())
    return;
  unsigned count = evolution.getSmallConstantTripCount(&loop),
           lanes = lanesOf(loop, /*vectorBits=*/512);
  if (lanes == 0 || count < 2 || count >= 2 * lanes || count % lanes == 0)
    return;
  if (isInPlace(loop, evolution)) {
    // Unmasked, if vectors divide the trip count.
    unsigned width = count & -count;
    if (count < lanes && width > 1)
      addStringMetadataToLoop(&loop, "llvm.loop.vectorize.width", width);
    return;
  }
  if (hasStrides(loop, evolution) || writesSeveral(loop, evolution))
    return;
  useMasks(loop, count > lanes ? 2 : 1);
}

bool tenon::takesLong(const Loop &loop) {
  // Tuned: instructions; docs/developer/rationale/llvm.md "Short rows are
  // masked vectors".
  constexpr unsigned kMinInstructions = 24;
  return loop.isInnermost() && loop.getNumBlocks() == 1 &&
         loop.getHeader()->size() >= kMinInstructions &&
         none_of(*loop.getHeader(), [](Instruction &instruction) {
           return instruction.getType()->isVectorTy();
         });
}

/// The same for targets whose masks are vectors.
static void askForFew(Loop &loop, ScalarEvolution &evolution) {
  // Fact: bits, vectors; registers of AVX2.
  constexpr unsigned kVectorBits = 256, kMaxVectors = 4;
  if (!tenon::takesLong(loop) || loop.getLoopID())
    return;
  unsigned count = evolution.getSmallConstantTripCount(&loop),
           lanes = lanesOf(loop, kVectorBits);
  if (count <= lanes / 2 || count >= kMaxVectors * lanes ||
      hasStrides(loop, evolution) || writesSeveral(loop, evolution))
    return;
  addStringMetadataToLoop(&loop, "llvm.loop.vectorize.width", lanes);
  addStringMetadataToLoop(&loop, "llvm.loop.vectorize.enable", 1);
  // Vectors after the last iteration are removed, as their masks are constant.
  if (count % lanes != 0)
    useMasks(loop, PowerOf2Ceil((count + lanes - 1) / lanes));
}

PreservedAnalyses
tenon::MaskShortLoopsPass::run(Function &function,
                               FunctionAnalysisManager &analyses) {
  auto &loops = analyses.getResult<LoopAnalysis>(function);
  if (loops.empty())
    return PreservedAnalyses::all();
  auto &evolution = analyses.getResult<ScalarEvolutionAnalysis>(function);
  for (Loop *loop : loops.getLoopsInPreorder())
    hasMaskRegisters ? ask(*loop, evolution) : askForFew(*loop, evolution);
  return PreservedAnalyses::all();
}
