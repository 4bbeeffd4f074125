//===- LowerMinMax.cpp - Lowers float min/max on x86 ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An LLVM pass that expands `llvm.maximum` and `llvm.minimum` for x86, whose
// MAXPS and MINPS return the second operand for NaN and for zeros of different
// sign. A tree of intrinsics is lowered at once: NaN is tested for two operands
// at a time, the sign of zero once for all. With AVX512DQ, VRANGEPS handles the
// signs. Operands that are constants need a single instruction.
//
//===----------------------------------------------------------------------===//

#include "MinMax.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsX86.h"

using namespace llvm;

/// Minimum number of operands for which the sign of zero is computed once for
/// all.
/// Tuned: operands; docs/developer/rationale/math.md "A bound is one
/// instruction".
constexpr unsigned kMinOperandsForOneSign = 4;

static bool isExtremum(const IntrinsicInst &call) {
  if (call.getIntrinsicID() != Intrinsic::maximum &&
      call.getIntrinsicID() != Intrinsic::minimum)
    return false;
  Type *element = call.getType()->getScalarType();
  return (element->isFloatTy() || element->isDoubleTy()) && !call.hasNoNaNs() &&
         !call.hasNoSignedZeros();
}

static bool isLowered(const IntrinsicInst &call) {
  return isExtremum(call) && !isa<Constant>(call.getArgOperand(0)) &&
         !isa<Constant>(call.getArgOperand(1));
}

/// Lowers the min or max of a value and a constant; returns null if impossible.
/// x86's instructions return the second operand if one is NaN, and of two
/// zeros: that is the value, to which +0 is added if the max of zeros could be
/// wrong.
static Value *lowerBound(IntrinsicInst &call) {
  unsigned at = isa<Constant>(call.getArgOperand(0)) ? 0 : 1;
  auto *bound = dyn_cast<Constant>(call.getArgOperand(at));
  Value *number = call.getArgOperand(1 - at);
  if (!bound || isa<Constant>(number))
    return nullptr;
  auto *same = dyn_cast_or_null<ConstantFP>(
      bound->getType()->isVectorTy() ? bound->getSplatValue() : bound);
  bool isMax = call.getIntrinsicID() == Intrinsic::maximum;
  if (!same || same->isNaN() ||
      (!isMax && same->isZero() && same->isNegative()))
    return nullptr;
  IRBuilder<> builder(&call);
  Value *isBound = isMax ? builder.CreateFCmpOGT(bound, number)
                         : builder.CreateFCmpOLT(bound, number);
  Value *result = builder.CreateSelect(isBound, bound, number);
  return isMax && same->isZero() && !same->isNegative()
             ? builder.CreateFAdd(result, bound)
             : result;
}

/// Returns the only user of `call` if it has the same kind and is nearby.
static const IntrinsicInst *parentOf(const IntrinsicInst &call) {
  if (!call.hasOneUse())
    return nullptr;
  const auto *user = dyn_cast<IntrinsicInst>(call.user_back());
  return user && user->getParent() == call.getParent() &&
                 user->getIntrinsicID() == call.getIntrinsicID() &&
                 isLowered(*user)
             ? user
             : nullptr;
}

/// Returns AVX512DQ's range instruction for vectors of that type, which orders
/// zeros by sign, or none.
static Intrinsic::ID rangeInstruction(const VectorType *type) {
  bool isDouble = type->getElementType()->isDoubleTy();
  switch (type->getPrimitiveSizeInBits().getKnownMinValue()) {
  case 128:
    return isDouble ? Intrinsic::x86_avx512_mask_range_pd_128
                    : Intrinsic::x86_avx512_mask_range_ps_128;
  case 256:
    return isDouble ? Intrinsic::x86_avx512_mask_range_pd_256
                    : Intrinsic::x86_avx512_mask_range_ps_256;
  case 512:
    return isDouble ? Intrinsic::x86_avx512_mask_range_pd_512
                    : Intrinsic::x86_avx512_mask_range_ps_512;
  default:
    return Intrinsic::not_intrinsic;
  }
}

namespace {

/// Longer chains of intrinsics are split into several trees.
/// Bound: operations; compile time, recursion.
constexpr unsigned kMaxChain = 64;

/// The min or max of several operands, as a tree of intrinsics. NaN is tested
/// for two operands at a time.
class Extremum {
public:
  Extremum(IntrinsicInst *root, bool hasRange)
      : root(root), builder(root),
        isMax(root->getIntrinsicID() == Intrinsic::maximum),
        type(root->getType()), bits(type->getWithNewType(builder.getIntNTy(
                                   type->getScalarSizeInBits()))) {
    auto *vector = dyn_cast<VectorType>(type);
    if (hasRange && vector)
      range = rangeInstruction(vector);
    isOneSign =
        !range && isMax && countLeaves(root, 0) >= kMinOperandsForOneSign;
  }

  /// Replaces the tree; adds its intrinsics to `lowered`.
  void lower(SmallPtrSetImpl<IntrinsicInst *> &lowered) {
    Part all = partOf(root, 0, lowered);
    Value *result = all.number;
    if (isOneSign) {
      // If the result is zero, its sign is the combination of all signs.
      Value *sign = builder.CreateAnd(
          all.signs,
          builder.CreateBitCast(ConstantFP::getZero(type, true), bits));
      result = builder.CreateSelect(
          builder.CreateFCmpOEQ(result, ConstantFP::getZero(type)),
          builder.CreateBitCast(sign, type), result);
    }
    if (all.single)
      all.isNaN =
          either(all.isNaN, builder.CreateFCmpUNO(all.single, all.single));
    if (all.isNaN)
      result =
          builder.CreateSelect(all.isNaN, ConstantFP::getNaN(type), result);
    root->replaceAllUsesWith(result);
  }

private:
  /// The partial result of some operands.
  struct Part {
    /// The min or max, ignoring NaN, and the signs of zeros if these are
    /// computed separately.
    Value *number;
    /// The bits that are set in all operands.
    Value *signs = nullptr;
    /// Tests whether an operand is NaN, and an operand that is not tested yet;
    /// or null.
    Value *isNaN = nullptr, *single = nullptr;
  };

  /// Returns the operand if it is part of the tree.
  static IntrinsicInst *inner(const IntrinsicInst *node, unsigned operand,
                              unsigned depth) {
    auto *call = dyn_cast<IntrinsicInst>(node->getArgOperand(operand));
    return call && depth < kMaxChain && isLowered(*call) &&
                   parentOf(*call) == node
               ? call
               : nullptr;
  }

  static unsigned countLeaves(const IntrinsicInst *node, unsigned depth) {
    unsigned leaves = 0;
    for (unsigned operand : {0, 1}) {
      IntrinsicInst *call = inner(node, operand, depth);
      leaves += call ? countLeaves(call, depth + 1) : 1;
    }
    return leaves;
  }

  Value *either(Value *a, Value *b) {
    return a && b ? builder.CreateOr(a, b) : a ? a : b;
  }

  Part partOf(IntrinsicInst *node, unsigned depth,
              SmallPtrSetImpl<IntrinsicInst *> &lowered) {
    lowered.insert(node);
    Part parts[2];
    for (unsigned operand : {0, 1}) {
      if (IntrinsicInst *call = inner(node, operand, depth)) {
        parts[operand] = partOf(call, depth + 1, lowered);
        continue;
      }
      builder.SetInsertPoint(node);
      Value *leaf = node->getArgOperand(operand);
      parts[operand].number = leaf;
      if (isOneSign)
        parts[operand].signs = builder.CreateBitCast(leaf, bits);
      // NaN bits survive where the bits of operands are combined.
      if (isMax || range)
        parts[operand].single = leaf;
    }
    builder.SetInsertPoint(node);
    auto &[a, b] = parts;
    Part all;
    all.number = numberOf(a.number, b.number);
    if (isOneSign)
      all.signs = builder.CreateAnd(a.signs, b.signs);
    all.isNaN = either(a.isNaN, b.isNaN);
    if (a.single && b.single)
      all.isNaN = either(all.isNaN, builder.CreateFCmpUNO(a.single, b.single));
    else
      all.single = a.single ? a.single : b.single;
    return all;
  }

  Value *numberOf(Value *a, Value *b) {
    if (range) {
      // The larger (1) or smaller (0), with its own sign (1 << 2); all lanes.
      auto *vector = cast<FixedVectorType>(type);
      unsigned lanes = vector->getNumElements();
      SmallVector<Value *> operands = {
          a, b, builder.getInt32(isMax ? 5 : 4), PoisonValue::get(type),
          Constant::getAllOnesValue(builder.getIntNTy(std::max(lanes, 8u)))};
      // Only 512-bit instructions take a rounding mode.
      if (vector->getPrimitiveSizeInBits() == 512)
        operands.push_back(builder.getInt32(4));
      return builder.CreateIntrinsic(type, range, operands);
    }
    // x86's instructions return the second of two zeros, or if one is NaN.
    auto chosen = [&](Value *first, Value *second) {
      Value *isFirst = isMax ? builder.CreateFCmpOGT(first, second)
                             : builder.CreateFCmpOLT(first, second);
      return builder.CreateSelect(isFirst, first, second);
    };
    if (isOneSign)
      return chosen(a, b);
    // The sign of two zeros is the conjunction (max) or disjunction (min) of
    // both.
    Value *one = builder.CreateBitCast(chosen(a, b), bits),
          *other = builder.CreateBitCast(chosen(b, a), bits);
    return builder.CreateBitCast(isMax ? builder.CreateAnd(one, other)
                                       : builder.CreateOr(one, other),
                                 type);
  }

  IntrinsicInst *root;
  IRBuilder<> builder;
  bool isMax;
  Type *type, *bits;
  /// AVX512DQ's instruction, if available.
  Intrinsic::ID range = Intrinsic::not_intrinsic;
  /// True if the signs of zeros are computed for all operands at once.
  bool isOneSign;
};

} // namespace

PreservedAnalyses tenon::LowerMinMaxPass::run(Function &function,
                                              FunctionAnalysisManager &) {
  SmallVector<IntrinsicInst *> calls, bounds;
  for (BasicBlock &block : function)
    for (Instruction &instruction : block)
      if (auto *call = dyn_cast<IntrinsicInst>(&instruction);
          call && isExtremum(*call))
        (isLowered(*call) ? calls : bounds).push_back(call);
  bool changed = !calls.empty();
  for (IntrinsicInst *call : bounds)
    if (Value *lowered = lowerBound(*call)) {
      call->replaceAllUsesWith(lowered);
      call->eraseFromParent();
      changed = true;
    }
  // Process users before their operands, also when erasing.
  SmallPtrSet<IntrinsicInst *, 16> lowered;
  for (IntrinsicInst *call : reverse(calls))
    if (!lowered.contains(call))
      Extremum(call, hasRange).lower(lowered);
  for (IntrinsicInst *call : reverse(calls))
    call->eraseFromParent();
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
