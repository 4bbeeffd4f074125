//===- LogicalReductions.cpp - Restores reductions of truth values --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Preserved.h"
#include "Reductions.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

/// Returns whether the value is a loop-carried phi of `next`, or the lowest bit
/// of one.
static bool isCarried(Value *value, const Instruction &next) {
  match(value, m_And(m_Value(value), m_One()));
  auto *phi = dyn_cast<PHINode>(value);
  return phi && is_contained(phi->incoming_values(), &next);
}

/// Rewrites `choice` as a conjunction if it is a carried value or 0.
static bool restore(SelectInst &choice) {
  Value *carried = choice.getTrueValue();
  if (!choice.getType()->isIntegerTy() || choice.getType()->isIntegerTy(1) ||
      !match(choice.getFalseValue(), m_Zero()) || !isCarried(carried, choice))
    return false;
  IRBuilder<> builder(&choice);
  Value *mask = builder.CreateSExt(choice.getCondition(), choice.getType());
  choice.replaceAllUsesWith(builder.CreateAnd(carried, mask));
  choice.eraseFromParent();
  return true;
}

PreservedAnalyses tenon::LogicalReductionsPass::run(Function &function,
                                                    FunctionAnalysisManager &) {
  return tenon::rewriteInstructions<SelectInst>(function, restore);
}
