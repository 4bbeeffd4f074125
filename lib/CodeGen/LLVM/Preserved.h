//===- Preserved.h - Analyses that passes preserve --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_PRESERVED_H
#define TENON_LIB_CODEGEN_LLVM_PRESERVED_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Analysis.h"
#include "llvm/IR/Function.h"

namespace tenon {

/// Returns the analyses that hold after a pass that changes no branches: all of
/// them, or, if it changed instructions, those of the control flow graph.
inline llvm::PreservedAnalyses preservedByPass(bool changed) {
  if (!changed)
    return llvm::PreservedAnalyses::all();
  llvm::PreservedAnalyses preserved;
  preserved.preserveSet<llvm::CFGAnalyses>();
  return preserved;
}

/// Rewrites the instructions of class `InstructionTy` by `rewrite`, which
/// returns whether it changed any; it may erase the one that it is called with,
/// and must not change branches. Returns the analyses that hold afterwards.
template <typename InstructionTy>
llvm::PreservedAnalyses
rewriteInstructions(llvm::Function &function,
                    llvm::function_ref<bool(InstructionTy &)> rewrite) {
  bool changed = false;
  for (llvm::BasicBlock &block : function)
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(block))
      if (auto *found = llvm::dyn_cast<InstructionTy>(&instruction))
        changed |= rewrite(*found);
  return preservedByPass(changed);
}

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_PRESERVED_H
