//===- UnrollTinyLoops.h - Unrolls loops over tiny tensors ------*- C++ -*-===//
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

/// Unrolls loops of at most `most` iterations whose inner loops are also such
/// loops. LLVM's own pass estimates the size of all loops before it checks
/// their trip count; here, loops that it would not unroll are skipped.
/// Addresses are canonicalized afterwards, so that an outer loop's accumulator
/// at one address can be promoted to a register.
class UnrollTinyLoopsPass : public llvm::PassInfoMixin<UnrollTinyLoopsPass> {
public:
  UnrollTinyLoopsPass(unsigned most, bool leavesLong)
      : most(most), leavesLong(leavesLong) {}
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);

private:
  unsigned most;
  /// True if loops with math functions are left to the vectorizer.
  bool leavesLong;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_UNROLLTINYLOOPS_H
