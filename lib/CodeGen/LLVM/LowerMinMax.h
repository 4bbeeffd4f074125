//===- LowerMinMax.h - The larger and smaller of floats on x86 -*- C++ -*--===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_LOWERMINMAX_H
#define TENON_LIB_CODEGEN_LLVM_LOWERMINMAX_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Spells out `llvm.maximum` and `llvm.minimum` for x86, whose instructions
/// give their second operand for NaN and for two zeros: asked both ways, they
/// differ there alone. Of several numbers, what concerns NaN is asked of two at
/// a time, and the sign of zeros once. AVX512DQ has an instruction (VRANGEPS)
/// that knows the signs. LLVM's own code is one long chain. To be run behind
/// the vectorizer, which knows reductions by the intrinsics.
struct LowerMinMaxPass : llvm::PassInfoMixin<LowerMinMaxPass> {
  /// `hasRange`: the target has AVX512DQ, and shorter vectors of it.
  explicit LowerMinMaxPass(bool hasRange) : hasRange(hasRange) {}

  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);

private:
  bool hasRange;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_LOWERMINMAX_H
