//===- PrefetchRows.h - Prefetches the next row -----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_PREFETCHROWS_H
#define TENON_LIB_CODEGEN_LLVM_PREFETCHROWS_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Prefetches the next row in loops over rows with several loops per row
/// (softmax, layer normalization): the first inner loop has little arithmetic
/// and waits for memory, while the others find the row in cache. The prefetches
/// are in the inner loop with the most arithmetic. Runs after the vectorizer,
/// which does not vectorize loops with prefetches.
class PrefetchRowsPass : public llvm::PassInfoMixin<PrefetchRowsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_PREFETCHROWS_H
