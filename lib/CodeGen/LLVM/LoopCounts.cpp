//===- LoopCounts.cpp - Counters and trip counts of loops -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tells LLVM what it would not find out about the counters of loops, or only
// after long analyses: that they do not overflow, what their sums and
// comparisons are, how many iterations fill a vector, and how often long loops
// run.
//
//===----------------------------------------------------------------------===//

#include "LoopCounts.h"
#include "Preserved.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;
using namespace llvm::PatternMatch;

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

PreservedAnalyses tenon::AddDisjointPass::run(Function &function,
                                              FunctionAnalysisManager &) {
  return rewriteInstructions<PossiblyDisjointInst>(
      function, [](PossiblyDisjointInst &either) {
        if (!either.isDisjoint() || !either.getType()->isIntegerTy(64))
          return false;
        IRBuilder<> builder(&either);
        Value *sum =
            builder.CreateAdd(either.getOperand(0), either.getOperand(1), "",
                              /*HasNUW=*/true, /*HasNSW=*/true);
        sum->takeName(&either);
        either.replaceAllUsesWith(sum);
        either.eraseFromParent();
        return true;
      });
}

/// Returns the predicate with which numbers in these ranges compare alike when
/// they are truncated to 32 bits, if there is one.
static std::optional<CmpInst::Predicate>
narrowPredicate(CmpInst::Predicate predicate, const ConstantRange &left,
                const ConstantRange &right) {
  auto fit = [&](unsigned bits, bool isSigned) {
    return llvm::all_of(ArrayRef({&left, &right}), [&](const ConstantRange *r) {
      return isSigned ? r->getMinSignedBits() <= bits
                      : r->getActiveBits() <= bits;
    });
  };
  // Numbers without a sign have the same order with and without one, and fewer
  // CPUs compare vectors without.
  if (fit(31, /*isSigned=*/false))
    return ICmpInst::isUnsigned(predicate)
               ? ICmpInst::getSignedPredicate(predicate)
               : predicate;
  bool isOrdered = !ICmpInst::isEquality(predicate);
  if (!(isOrdered && ICmpInst::isSigned(predicate)) && fit(32, false))
    return predicate;
  if (!(isOrdered && ICmpInst::isUnsigned(predicate)) && fit(32, true))
    return predicate;
  return std::nullopt;
}

/// Narrows the comparisons of the loop's counter.
static bool narrow(Loop &loop, ScalarEvolution &evolution) {
  bool changed = false;
  BasicBlock *preheader = loop.getLoopPreheader();
  PHINode *count = loop.getCanonicalInductionVariable();
  if (!preheader || !count || !count->getType()->isIntegerTy(64))
    return false;
  for (User *user : make_early_inc_range(count->users())) {
    auto *compare = dyn_cast<ICmpInst>(user);
    if (!compare || !loop.contains(compare))
      continue;
    unsigned other = compare->getOperand(0) == count;
    Value *bound = compare->getOperand(other);
    // Leaves exit tests alone, which are scalar in a vector loop, too.
    if (!loop.isLoopInvariant(bound) || any_of(compare->users(), [](User *use) {
          return cast<Instruction>(use)->isTerminator();
        }))
      continue;
    auto rangeOf = [&](Value *value) {
      const SCEV *of = evolution.getSCEV(value);
      return evolution.getUnsignedRange(of).intersectWith(
          evolution.getSignedRange(of));
    };
    std::optional<CmpInst::Predicate> predicate = narrowPredicate(
        compare->getPredicate(), rangeOf(compare->getOperand(0)),
        rangeOf(compare->getOperand(1)));
    if (!predicate)
      continue;
    Type *type = IntegerType::get(compare->getContext(), 32);
    IRBuilder<> before(preheader->getTerminator()), here(compare);
    Value *operands[2];
    operands[other] = before.CreateTrunc(bound, type);
    operands[1 - other] = here.CreateTrunc(count, type);
    compare->replaceAllUsesWith(
        here.CreateICmp(*predicate, operands[0], operands[1]));
    evolution.forgetValue(compare);
    compare->eraseFromParent();
    changed = true;
  }
  return changed;
}

PreservedAnalyses
tenon::NarrowComparisonsPass::run(Function &function,
                                  FunctionAnalysisManager &analyses) {
  auto &loops = analyses.getResult<LoopAnalysis>(function);
  if (loops.empty())
    return PreservedAnalyses::all();
  auto &evolution = analyses.getResult<ScalarEvolutionAnalysis>(function);
  bool changed = false;
  for (Loop *loop : loops.getLoopsInPreorder())
    if (loop->isInnermost())
      changed |= narrow(*loop, evolution);
  PreservedAnalyses preserved = preservedByPass(changed);
  preserved.preserve<ScalarEvolutionAnalysis>();
  return preserved;
}

/// Returns the bits of all elements that a loop reads and writes, one after the
/// other; 0 if they differ in size, or are in another order.
static unsigned elementBits(const Loop &loop, ScalarEvolution &evolution) {
  unsigned bits = 0;
  for (Instruction &instruction : *loop.getHeader()) {
    Value *pointer = getLoadStorePointerOperand(&instruction);
    if (!pointer)
      continue;
    Type *type = getLoadStoreType(&instruction);
    unsigned size = type->isVectorTy() ? 0 : type->getScalarSizeInBits();
    if (size < 32 || (bits != 0 && size != bits))
      return 0;
    bits = size;
    if (isa<LoadInst>(instruction) && loop.isLoopInvariant(pointer))
      continue;
    auto *places = dyn_cast<SCEVAddRecExpr>(evolution.getSCEV(pointer));
    auto *step =
        places && places->isAffine() && places->getLoop() == &loop
            ? dyn_cast<SCEVConstant>(places->getStepRecurrence(evolution))
            : nullptr;
    if (!step || step->getAPInt() != size / 8)
      return 0;
  }
  return bits;
}

/// Returns whether so many lanes, a power of two, divide the iterations.
static bool fillIterations(unsigned lanes, const Loop &loop,
                           ScalarEvolution &evolution,
                           const SimplifyQuery &query) {
  if (evolution.getSmallConstantTripMultiple(&loop) % lanes == 0)
    return true;
  // For the analysis, a minimum or selection of two multiples is any number.
  const PHINode *count = loop.getCanonicalInductionVariable();
  const ICmpInst *ending = loop.getLatchCmpInst();
  if (!count || !ending ||
      ending->getOperand(0) !=
          count->getIncomingValueForBlock(loop.getLoopLatch()))
    return false;
  Value *end = ending->getOperand(1), *least;
  // A loop that is entered runs once at least.
  if (match(end, m_UMax(m_Value(least), m_One())) &&
      isKnownNonZero(least, query))
    end = least;
  return loop.isLoopInvariant(end) &&
         computeKnownBits(end, query).countMinTrailingZeros() >= Log2_32(lanes);
}

/// Returns whether a value counts or addresses, and is no element of a vector.
static bool isPlace(const Instruction &instruction) {
  return all_of(instruction.users(), [](const User *user) {
    return isa<PHINode, GetElementPtrInst, TruncInst>(user) ||
           user->getType()->isIntegerTy(64) || user->getType()->isIntegerTy(1);
  });
}

/// Returns whether vectors of elements of `bits` compute the instruction as
/// fast as one register allows.
static bool fillsVectors(const Instruction &instruction, unsigned bits,
                         const TargetLibraryInfo &library) {
  Type *type = instruction.getType();
  if (auto *call = dyn_cast<CallInst>(&instruction)) {
    Intrinsic::ID name = getVectorIntrinsicIDForCall(call, &library);
    if (name == Intrinsic::not_intrinsic || !isTriviallyVectorizable(name))
      return false;
  }
  if (instruction.isIntDivRem() || instruction.getOpcode() == Instruction::FRem)
    return false;
  // A width would allow another order of a sum.
  if (isa<PHINode>(instruction) && type->isFloatingPointTy() &&
      !all_of(instruction.users(), [](const User *user) {
        auto *call = dyn_cast<IntrinsicInst>(user);
        return call && is_contained({Intrinsic::maxnum, Intrinsic::minnum,
                                     Intrinsic::maximum, Intrinsic::minimum},
                                    call->getIntrinsicID());
      }))
    return false;
  if (type->isVoidTy() || type->isPointerTy() || type->isIntegerTy(1))
    return true;
  if (type->isIntegerTy(64) && isPlace(instruction))
    return true;
  return (type->isFloatingPointTy() || type->isIntegerTy()) &&
         type->getScalarSizeInBits() == bits;
}

PreservedAnalyses
tenon::ChooseWidthsPass::run(Function &function,
                             FunctionAnalysisManager &analyses) {
  auto &loops = analyses.getResult<LoopAnalysis>(function);
  if (loops.empty())
    return PreservedAnalyses::all();
  auto &evolution = analyses.getResult<ScalarEvolutionAnalysis>(function);
  auto &library = analyses.getResult<TargetLibraryAnalysis>(function);
  SimplifyQuery query(function.getDataLayout());
  auto &target = analyses.getResult<TargetIRAnalysis>(function);
  // The vectorizer prefers vectors of a length that the CPU decides.
  if (target.supportsScalableVectors())
    return PreservedAnalyses::all();
  unsigned vectorBits =
      target.getRegisterBitWidth(TargetTransformInfo::RGK_FixedWidthVector)
          .getFixedValue();
  for (Loop *loop : loops.getLoopsInPreorder()) {
    if (!loop->isInnermost() || loop->getNumBlocks() != 1 ||
        findStringMetadataForLoop(loop, "llvm.loop.isvectorized") ||
        findStringMetadataForLoop(loop, "llvm.loop.vectorize.width") ||
        findStringMetadataForLoop(loop, "llvm.loop.vectorize.predicate.enable"))
      continue;
    unsigned bits = elementBits(*loop, evolution);
    unsigned lanes = bits ? vectorBits / bits : 0;
    if (lanes < 2 || !isPowerOf2_32(lanes) ||
        !fillIterations(lanes, *loop, evolution, query) ||
        !all_of(
            *loop->getHeader(),
            [&](const Instruction &instruction) {
              return fillsVectors(instruction, bits, library);
            }))
      continue;
    addStringMetadataToLoop(loop, "llvm.loop.vectorize.width", lanes);
  }
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
