//===- LowerExtrema.cpp - The larger and smaller of floats on x86 ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LowerExtrema.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

static bool isLowered(const IntrinsicInst &call) {
  if (call.getIntrinsicID() != Intrinsic::maximum &&
      call.getIntrinsicID() != Intrinsic::minimum)
    return false;
  Type *element = call.getType()->getScalarType();
  // Of a constant LLVM knows that it is no NaN, and its sign.
  return (element->isFloatTy() || element->isDoubleTy()) &&
         !isa<Constant>(call.getArgOperand(0)) &&
         !isa<Constant>(call.getArgOperand(1)) && !call.hasNoNaNs() &&
         !call.hasNoSignedZeros();
}

PreservedAnalyses tenon::LowerExtremaPass::run(Function &function,
                                               FunctionAnalysisManager &) {
  SmallVector<IntrinsicInst *> calls;
  for (BasicBlock &block : function)
    for (Instruction &instruction : block)
      if (auto *call = dyn_cast<IntrinsicInst>(&instruction);
          call && isLowered(*call))
        calls.push_back(call);
  for (IntrinsicInst *call : calls) {
    bool isMax = call->getIntrinsicID() == Intrinsic::maximum;
    IRBuilder<> builder(call);
    Value *a = call->getArgOperand(0), *b = call->getArgOperand(1);
    Type *type = call->getType();
    Type *bits =
        type->getWithNewType(builder.getIntNTy(type->getScalarSizeInBits()));
    auto chosen = [&](Value *first, Value *second) {
      Value *isFirst = isMax ? builder.CreateFCmpOGT(first, second)
                             : builder.CreateFCmpOLT(first, second);
      return builder.CreateBitCast(builder.CreateSelect(isFirst, first, second),
                                   bits);
    };
    Value *one = chosen(a, b), *other = chosen(b, a);
    // Of two zeros the sign is that of both, or of either.
    Value *number = builder.CreateBitCast(isMax ? builder.CreateAnd(one, other)
                                                : builder.CreateOr(one, other),
                                          type);
    call->replaceAllUsesWith(builder.CreateSelect(
        builder.CreateFCmpUNO(a, b), ConstantFP::getNaN(type), number));
    call->eraseFromParent();
  }
  return calls.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}
