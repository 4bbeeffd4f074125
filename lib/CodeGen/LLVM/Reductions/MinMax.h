//===- MinMax.h - Passes over min/max ---------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_REDUCTIONS_MINMAX_H
#define TENON_LIB_CODEGEN_LLVM_REDUCTIONS_MINMAX_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Widens min/max of f16, which LLVM narrows from those of f32 between
/// conversions, to f32 again: on CPUs without f16 arithmetic, its vectorizer
/// takes them for calls, and its code generator scalarizes them. Must run
/// before the vectorizer, and once more after passes that narrow them again.
struct WidenMinMaxPass : llvm::PassInfoMixin<WidenMinMaxPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);
};

/// Expands `llvm.maximum` and `llvm.minimum` for x86, whose instructions return
/// their second operand for NaN and for two zeros: with operands in both
/// orders, the results differ only in these cases. For several operands, NaN is
/// tested for two at a time, and the sign of zeros once. AVX512DQ has an
/// instruction (VRANGEPS) that orders zeros by sign. LLVM's own expansion is
/// one long chain. Must run after the vectorizer, which recognizes reductions
/// by the intrinsics.
struct LowerMinMaxPass : llvm::PassInfoMixin<LowerMinMaxPass> {
  /// `hasRange`: the target has AVX512DQ and AVX512VL.
  explicit LowerMinMaxPass(bool hasRange) : hasRange(hasRange) {}

  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);

private:
  bool hasRange;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_REDUCTIONS_MINMAX_H
