//===- LowerMinMax.h - Lowers float min/max on x86 ------------ -*- C++ -*-===//
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

#endif // TENON_LIB_CODEGEN_LLVM_LOWERMINMAX_H
