//===- VectorReasons.cpp - Why loops are not vectorized -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorReasons.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

bool tenon::ReasonCollector::handleDiagnostics(const DiagnosticInfo &info) {
  // Remarks of all passes come here once those of one are enabled.
  auto *remark = dyn_cast<DiagnosticInfoOptimizationBase>(&info);
  if (remark && reasons && remark->isEnabled()) {
    std::string message = remark->getMsg();
    StringRef text = message;
    text.consume_front("loop not vectorized: ");
    reasons->try_emplace(remark->getFunction().getName(), text.str());
  }
  return info.getSeverity() != DS_Error;
}

static bool isScalarLoop(const Loop &loop) {
  if (!loop.isInnermost() ||
      getBooleanLoopAttribute(&loop, "llvm.loop.isvectorized"))
    return false;
  bool reads = false, writes = false;
  for (const BasicBlock *block : loop.blocks())
    for (const Instruction &instruction : *block) {
      Type *type = isa<StoreInst>(instruction)
                       ? instruction.getOperand(0)->getType()
                       : instruction.getType();
      if (type->isVectorTy())
        return false;
      reads |= isa<LoadInst>(instruction);
      writes |= isa<StoreInst>(instruction);
    }
  return reads && writes;
}

void tenon::keepScalarLoops(Module &module, VectorReasons &reasons) {
  VectorReasons kept;
  for (Function &function : module) {
    auto found = reasons.find(function.getName());
    if (function.isDeclaration() || found == reasons.end())
      continue;
    DominatorTree dominators(function);
    LoopInfo loops(dominators);
    if (any_of(loops.getLoopsInPreorder(),
               [](const Loop *loop) { return isScalarLoop(*loop); }))
      kept[function.getName()] = found->second;
  }
  reasons = std::move(kept);
}
