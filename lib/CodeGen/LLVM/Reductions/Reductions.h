//===- Reductions.h - Passes over reductions --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_REDUCTIONS_REDUCTIONS_H
#define TENON_LIB_CODEGEN_LLVM_REDUCTIONS_REDUCTIONS_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Restores conjunctions of truth values in bytes: LLVM's pipeline turns `all &
/// zext(c)` into `c ? all : 0`, which its vectorizer does not recognize as a
/// reduction. Must run before the vectorizer.
struct LogicalReductionsPass : llvm::PassInfoMixin<LogicalReductionsPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);
};

/// Restores min/max reductions of masked values: LLVM's pipeline turns `max(m,
/// seen ? x : -inf)` into `seen ? max(m, x) : m`, which its vectorizer does not
/// recognize as a reduction. Must run before the vectorizer.
struct MaskedMinMaxPass : llvm::PassInfoMixin<MaskedMinMaxPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);
};

/// Expands reassociable sums of the lanes of f32 and f64 vectors so that
/// neighbours are added first, instead of halves as LLVM does.
struct ReduceNeighboursPass : llvm::PassInfoMixin<ReduceNeighboursPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);
};

/// Vectorizes innermost loops that add floats: an element's place in the order
/// of a sum depends on its number and the loop's body, not on the length. Must
/// run before LLVM's vectorizer.
struct VectorizeSumsPass : llvm::PassInfoMixin<VectorizeSumsPass> {
  explicit VectorizeSumsPass(bool hasFma) : hasFma(hasFma) {}
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &manager);

private:
  /// The processor has fused multiply-adds.
  bool hasFma;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_REDUCTIONS_REDUCTIONS_H
