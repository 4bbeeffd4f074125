//===- MarkCounts.h - Counts of loops do not overflow -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_MARKCOUNTS_H
#define TENON_LIB_CODEGEN_LLVM_MARKCOUNTS_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Says of numbers that count to a bound that they do not overflow: what comes
/// out of lowering does not, and LLVM would look for proofs again and again. To
/// be run first, where loops test their counts before each iteration.
struct MarkCountsPass : llvm::PassInfoMixin<MarkCountsPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_MARKCOUNTS_H
