//===- ReduceNeighbours.cpp - Sums of a vector's lanes --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands llvm.vector.reduce.fadd by a tree whose first level adds lanes 2i and
// 2i + 1. Neighbours in memory are neighbours here, so that signs which
// alternate cancel before sums of many elements of one sign are rounded, as in
// NumPy's pairwise summation. Levels within 128 bits are permutations of the
// whole vector (vpermilps), the others add its upper half to the lower one: as
// many instructions as a tree of halves.
//
//===----------------------------------------------------------------------===//

#include "AddLanes.h"
#include "CodeGen/LLVM/Preserved.h"
#include "Reductions.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

/// Bits within which x86 permutes lanes by one instruction of one cycle.
/// Fact: bits; lanes of x86's in-lane permutations.
constexpr unsigned kPermutedBits = 128;

Value *tenon::addLanes(IRBuilder<> &builder, Value *vector) {
  auto *type = cast<FixedVectorType>(vector->getType());
  unsigned lanes = type->getNumElements(), bits = type->getScalarSizeInBits();
  SmallVector<int> order(lanes);
  unsigned together = std::min(lanes, kPermutedBits / bits);
  for (unsigned distance = 1; distance < together; distance *= 2) {
    for (auto [lane, from] : enumerate(order))
      from = static_cast<int>(lane ^ distance);
    vector =
        builder.CreateFAdd(vector, builder.CreateShuffleVector(vector, order));
  }
  while (lanes > together) {
    lanes /= 2;
    SmallVector<int> low(lanes), high(lanes);
    for (unsigned lane = 0; lane < lanes; ++lane) {
      low[lane] = static_cast<int>(lane);
      high[lane] = static_cast<int>(lane + lanes);
    }
    vector = builder.CreateFAdd(builder.CreateShuffleVector(vector, low),
                                builder.CreateShuffleVector(vector, high));
  }
  return builder.CreateExtractElement(vector, uint64_t(0));
}

/// Returns a vector of sums of neighbours: of `first` in the even places and of
/// `second` in the odd ones.
static Value *addPair(IRBuilder<> &builder, Value *first, Value *second) {
  unsigned lanes = cast<FixedVectorType>(first->getType())->getNumElements();
  // Two lanes of each 128 bits of `first`, then two of `second`: vshufps.
  SmallVector<int> even, odd;
  unsigned together = kPermutedBits / first->getType()->getScalarSizeInBits();
  for (unsigned part = 0; part < lanes; part += together)
    for (unsigned from : {part, lanes + part})
      for (unsigned lane = from; lane < from + together; lane += 2) {
        even.push_back(static_cast<int>(lane));
        odd.push_back(static_cast<int>(lane + 1));
      }
  return builder.CreateFAdd(builder.CreateShuffleVector(first, second, even),
                            builder.CreateShuffleVector(first, second, odd));
}

Value *tenon::addNeighbours(IRBuilder<> &builder, ArrayRef<Value *> vectors) {
  if (vectors.size() == 1)
    return vectors.front();
  bool areWide =
      vectors.front()->getType()->getPrimitiveSizeInBits() >= kPermutedBits;
  SmallVector<Value *> pairs;
  for (unsigned i = 0; i < vectors.size(); i += 2)
    pairs.push_back(areWide ? addPair(builder, vectors[i], vectors[i + 1])
                            : builder.CreateFAdd(vectors[i], vectors[i + 1]));
  return pairs.size() == 1 ? pairs[0] : builder.CreateFAdd(pairs[0], pairs[1]);
}

/// Adds the accumulators of an interleaved loop to `leaves`, if `value` is
/// their sum: a tree of additions that nothing else reads.
static void findAccumulators(Value *value, SmallVectorImpl<Value *> &leaves) {
  auto *add = dyn_cast<BinaryOperator>(value);
  if (!add || add->getOpcode() != Instruction::FAdd ||
      !add->hasAllowReassoc() || !add->hasOneUse()) {
    leaves.push_back(value);
    return;
  }
  for (Value *operand : add->operands())
    findAccumulators(operand, leaves);
}

/// Returns the accumulators that `vector` is the sum of, or itself.
static SmallVector<Value *> accumulatorsOf(Value *vector) {
  SmallVector<Value *> leaves;
  findAccumulators(vector, leaves);
  // A product would be added by the same instruction as it is computed.
  // Constants have no list of uses.
  auto isCarried = [](Value *leaf) {
    return isa<PHINode>(leaf) ||
           (isa<Instruction>(leaf) && any_of(leaf->users(), [](User *user) {
              return isa<PHINode>(user);
            }));
  };
  if ((leaves.size() != 2 && leaves.size() != 4) || !all_of(leaves, isCarried))
    return {vector};
  return leaves;
}

/// Expands `call`, if it is a sum of the kind.
static bool expand(IntrinsicInst &call) {
  if (call.getIntrinsicID() != Intrinsic::vector_reduce_fadd ||
      !call.hasAllowReassoc())
    return false;
  auto *type = dyn_cast<FixedVectorType>(call.getArgOperand(1)->getType());
  if (!type || !isPowerOf2_32(type->getNumElements()) ||
      type->getNumElements() < 2 ||
      !(type->getElementType()->isFloatTy() ||
        type->getElementType()->isDoubleTy()))
    return false;
  IRBuilder<> builder(&call);
  builder.setFastMathFlags(call.getFastMathFlags());
  Value *sum = tenon::addLanes(
      builder,
      tenon::addNeighbours(builder, accumulatorsOf(call.getArgOperand(1))));
  auto *start = dyn_cast<ConstantFP>(call.getArgOperand(0));
  bool isNeutral = start && start->isZero() &&
                   (start->isNegative() || call.hasNoSignedZeros());
  if (!isNeutral)
    sum = builder.CreateFAdd(call.getArgOperand(0), sum);
  call.replaceAllUsesWith(sum);
  call.eraseFromParent();
  return true;
}

PreservedAnalyses tenon::ReduceNeighboursPass::run(Function &function,
                                                   FunctionAnalysisManager &) {
  return tenon::rewriteInstructions<IntrinsicInst>(function, expand);
}
