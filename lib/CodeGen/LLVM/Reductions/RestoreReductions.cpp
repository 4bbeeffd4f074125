//===- RestoreReductions.cpp - Reductions that LLVM's passes hide ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/LLVM/Preserved.h"
#include "Reductions.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

/// Returns the identity of a min or max, or null.
static Constant *neutralOf(const IntrinsicInst &call) {
  Type *type = call.getType();
  switch (call.getIntrinsicID()) {
  // A NaN in the accumulator would be lost.
  case Intrinsic::maxnum:
    if (!call.hasNoNaNs())
      return nullptr;
    [[fallthrough]];
  case Intrinsic::maximum:
    return call.hasNoInfs() ? nullptr
                            : ConstantFP::getInfinity(type, /*Negative=*/true);
  case Intrinsic::minnum:
    if (!call.hasNoNaNs())
      return nullptr;
    [[fallthrough]];
  case Intrinsic::minimum:
    return call.hasNoInfs() ? nullptr : ConstantFP::getInfinity(type);
  case Intrinsic::smax:
  case Intrinsic::smin:
  case Intrinsic::umax:
  case Intrinsic::umin:
    return ConstantExpr::getIntrinsicIdentity(call.getIntrinsicID(), type);
  default:
    return nullptr;
  }
}

/// Returns whether the value is a loop-carried phi of `next`.
static bool isCarried(const Value *value, const Instruction &next) {
  auto *phi = dyn_cast<PHINode>(value);
  return phi && is_contained(phi->incoming_values(), &next);
}

/// Rewrites `choice` as a min or max of masked values, if it is one.
static bool restoreMinMax(SelectInst &choice) {
  bool isElse = isCarried(choice.getFalseValue(), choice);
  Value *carried = isElse ? choice.getFalseValue() : choice.getTrueValue();
  auto *call = dyn_cast<IntrinsicInst>(isElse ? choice.getTrueValue()
                                              : choice.getFalseValue());
  Constant *neutral = call && call->hasOneUse() ? neutralOf(*call) : nullptr;
  if (!neutral || !isCarried(carried, choice) ||
      !is_contained(call->args(), carried))
    return false;
  unsigned operand = call->getArgOperand(0) == carried;
  Value *number = call->getArgOperand(operand);
  IRBuilder<> builder(&choice);
  call->setArgOperand(operand, builder.CreateSelect(choice.getCondition(),
                                                    isElse ? number : neutral,
                                                    isElse ? neutral : number));
  call->moveBefore(choice.getIterator());
  choice.replaceAllUsesWith(call);
  choice.eraseFromParent();
  return true;
}

PreservedAnalyses tenon::MaskedMinMaxPass::run(Function &function,
                                               FunctionAnalysisManager &) {
  return tenon::rewriteInstructions<SelectInst>(function, restoreMinMax);
}

/// Returns whether the value is a loop-carried phi of `next`, or the lowest bit
/// of one.
static bool isCarriedBit(Value *value, const Instruction &next) {
  match(value, m_And(m_Value(value), m_One()));
  return isCarried(value, next);
}

/// Rewrites `choice` as a conjunction if it is a carried value or 0.
static bool restoreConjunction(SelectInst &choice) {
  Value *carried = choice.getTrueValue();
  if (!choice.getType()->isIntegerTy() || choice.getType()->isIntegerTy(1) ||
      !match(choice.getFalseValue(), m_Zero()) ||
      !isCarriedBit(carried, choice))
    return false;
  IRBuilder<> builder(&choice);
  Value *mask = builder.CreateSExt(choice.getCondition(), choice.getType());
  choice.replaceAllUsesWith(builder.CreateAnd(carried, mask));
  choice.eraseFromParent();
  return true;
}

PreservedAnalyses tenon::LogicalReductionsPass::run(Function &function,
                                                    FunctionAnalysisManager &) {
  return tenon::rewriteInstructions<SelectInst>(function, restoreConjunction);
}
