//===- MaskedMinMax.h - Extrema of masked numbers --------------*- C++ -*--===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_MASKEDMINMAX_H
#define TENON_LIB_CODEGEN_LLVM_MASKEDMINMAX_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// The largest of masked numbers, `max(largest, seen ? x : -inf)`, becomes
/// `seen ? max(largest, x) : largest` in LLVM's pipeline, which its vectorizer
/// does not know as a reduction. This restores it, for all kinds of extrema. To
/// be run before the vectorizer.
struct MaskedMinMaxPass : llvm::PassInfoMixin<MaskedMinMaxPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_MASKEDMINMAX_H
