//===- ConstantOperands.cpp - Memory operands for constants in loops ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantOperands.h"
#include "Preserved.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

/// Number of constants that keep a register in loops with more constants than
/// registers: those with the most uses.
/// Tuned: constants; docs/developer/rationale/llvm.md "Constants are
/// operands".
constexpr size_t kMaxKeptConstants = 4;

/// With at most this many constants, registers suffice for all.
/// Tuned: constants; docs/developer/rationale/llvm.md "Constants are
/// operands".
constexpr size_t kMaxRegisterConstants = 8;

/// Returns the splat float constant of an operand, except 0, which takes no
/// memory.
static Constant *repeated(Value *value) {
  auto *type = dyn_cast<FixedVectorType>(value->getType());
  auto *constant = dyn_cast<Constant>(value);
  if (!type || !constant || !type->getElementType()->isIEEELikeFPTy())
    return nullptr;
  auto *number = dyn_cast_or_null<ConstantFP>(constant->getSplatValue());
  return number && !number->isZero() ? constant : nullptr;
}

/// Returns the operands of which an instruction may read any one from memory.
static SmallVector<Use *, 3> readable(Instruction &code) {
  switch (code.getOpcode()) {
  case Instruction::FAdd:
  case Instruction::FMul:
    return {&code.getOperandUse(0), &code.getOperandUse(1)};
  case Instruction::FSub:
  case Instruction::FDiv:
    return {&code.getOperandUse(1)};
  default:
    break;
  }
  auto *call = dyn_cast<IntrinsicInst>(&code);
  if (!call || (call->getIntrinsicID() != Intrinsic::fma &&
                call->getIntrinsicID() != Intrinsic::fmuladd))
    return {};
  return {&code.getOperandUse(0), &code.getOperandUse(1),
          &code.getOperandUse(2)};
}

/// Returns uses of constants in a loop that should read memory.
static SmallVector<Use *> usesOf(const Loop &loop) {
  MapVector<Constant *, SmallVector<Use *>> constants;
  for (BasicBlock *block : loop.blocks())
    for (Instruction &code : *block) {
      Use *chosen = nullptr;
      for (Use *use : readable(code))
        if (repeated(use->get()))
          chosen = use;
      if (chosen)
        constants[cast<Constant>(chosen->get())].push_back(chosen);
    }
  if (constants.size() <= kMaxRegisterConstants)
    return {};
  for (size_t i = 0; i < kMaxKeptConstants; ++i)
    constants.erase(max_element(constants, [](const auto &a, const auto &b) {
      return a.second.size() < b.second.size();
    }));
  SmallVector<Use *> uses;
  for (auto &[constant, group] : constants)
    append_range(uses, group);
  return uses;
}

PreservedAnalyses
tenon::ConstantOperandsPass::run(Function &function,
                                 FunctionAnalysisManager &analyses) {
  bool changed = false;
  for (const Loop *loop :
       analyses.getResult<LoopAnalysis>(function).getLoopsInPreorder()) {
    if (!loop->isInnermost())
      continue;
    // Each use reads a global of its own: two reads of one would be merged into
    // a register.
    for (Use *use : usesOf(*loop)) {
      auto *constant = cast<Constant>(use->get());
      Type *type = constant->getType();
      auto *place =
          new GlobalVariable(*function.getParent(), type,
                             /*isConstant=*/true, GlobalValue::PrivateLinkage,
                             constant, "tenon.operand");
      place->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
      // Use the type's alignment: the size of three floats, 12 bytes, is no
      // power of two.
      place->setAlignment(function.getDataLayout().getABITypeAlign(type));
      IRBuilder<> builder(cast<Instruction>(use->getUser()));
      use->set(builder.CreateLoad(type, place));
      changed = true;
    }
  }
  return tenon::preservedByPass(changed);
}
