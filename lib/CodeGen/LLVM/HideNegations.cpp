//===- HideNegations.cpp - Negations beside minima for ptxas --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HideNegations.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

PreservedAnalyses tenon::HideNegationsPass::run(Function &function,
                                                FunctionAnalysisManager &) {
  SmallVector<Instruction *> negations;
  bool hasMinimum = false;
  for (Instruction &instruction : instructions(function)) {
    hasMinimum |= isa<MinMaxIntrinsic>(instruction);
    if (match(&instruction, PatternMatch::m_Neg(PatternMatch::m_Value())))
      negations.push_back(&instruction);
  }
  if (!hasMinimum || negations.empty())
    return PreservedAnalyses::all();
  IRBuilder<> builder(&*function.getEntryBlock().getFirstInsertionPt());
  // Launches have one dimension of blocks.
  Value *zero =
      builder.CreateIntrinsic(Intrinsic::nvvm_read_ptx_sreg_ctaid_y, {});
  DenseMap<Type *, Value *> zeros;
  for (Instruction *negation : negations) {
    Type *type = negation->getType();
    Value *&ofType = zeros[type];
    if (!ofType) {
      ofType = builder.CreateZExtOrTrunc(zero, type->getScalarType());
      if (auto *vector = dyn_cast<VectorType>(type))
        ofType = builder.CreateVectorSplat(vector->getElementCount(), ofType);
    }
    negation->setOperand(0, ofType);
  }
  PreservedAnalyses kept;
  kept.preserveSet<CFGAnalyses>();
  return kept;
}
