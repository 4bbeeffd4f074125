//===- PrefetchRows.h - Asks for a row while one is computed ----*- C++ -*-===//
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

/// Where a loop over rows has several loops over each row (softmax, layer
/// normalization), the first has little to compute and waits for memory, and
/// the others compute and find the row in the cache. The one with the most to
/// compute asks for the next row. Runs behind the vectorizer, which leaves
/// loops with prefetches as they are.
class PrefetchRowsPass : public llvm::PassInfoMixin<PrefetchRowsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_PREFETCHROWS_H
