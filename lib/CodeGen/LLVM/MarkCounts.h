//===- MarkCounts.h - Marks induction variables nsw/nuw ---------*- C++ -*-===//
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

/// Marks induction variables that count to a bound as not overflowing: lowering
/// creates no overflow, and LLVM would search for proofs again and again. Must
/// run first, when loops test their counters before each iteration.
struct MarkCountsPass : llvm::PassInfoMixin<MarkCountsPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_MARKCOUNTS_H
