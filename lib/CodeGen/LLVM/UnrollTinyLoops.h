//===- UnrollTinyLoops.h - Loops over tiny tensors ----------------*- C++
//-*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_UNROLLTINYLOOPS_H
#define TENON_LIB_CODEGEN_LLVM_UNROLLTINYLOOPS_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Unrolls loops of at most `most` iterations whose inner loops are such loops
/// too. LLVM's own pass, which does it, estimates the size of all loops before
/// it asks for their length: here those that it would leave do not get there.
/// Places in memory are brought to one form afterwards: what a loop around adds
/// up at one place can then stay in a register.
class UnrollTinyLoopsPass : public llvm::PassInfoMixin<UnrollTinyLoopsPass> {
public:
  UnrollTinyLoopsPass(unsigned most, bool leavesLong)
      : most(most), leavesLong(leavesLong) {}
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);

private:
  unsigned most;
  /// Whether loops with functions are left to the vectorizer.
  bool leavesLong;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_UNROLLTINYLOOPS_H
