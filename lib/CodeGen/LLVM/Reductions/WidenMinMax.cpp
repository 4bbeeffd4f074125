//===- WidenMinMax.cpp - Computes f16 min/max in f32 ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/LLVM/Preserved.h"
#include "MinMax.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace tenon {

PreservedAnalyses WidenMinMaxPass::run(Function &function,
                                       FunctionAnalysisManager &) {
  SmallVector<IntrinsicInst *> narrow;
  for (Instruction &instruction : instructions(function))
    if (auto *call = dyn_cast<IntrinsicInst>(&instruction))
      if (is_contained({Intrinsic::maximum, Intrinsic::minimum,
                        Intrinsic::maxnum, Intrinsic::minnum},
                       call->getIntrinsicID()) &&
          call->getType()->getScalarType()->isHalfTy())
        narrow.push_back(call);
  for (IntrinsicInst *call : narrow) {
    IRBuilder<> builder(call);
    Type *wide = call->getType()->getWithNewType(builder.getFloatTy());
    Value *made = builder.CreateBinaryIntrinsic(
        call->getIntrinsicID(),
        builder.CreateFPExt(call->getArgOperand(0), wide),
        builder.CreateFPExt(call->getArgOperand(1), wide), call);
    call->replaceAllUsesWith(builder.CreateFPTrunc(made, call->getType()));
    call->eraseFromParent();
  }
  return tenon::preservedByPass(!narrow.empty());
}

} // namespace tenon
