//===- WidenMinMax.h - Extrema of f16 by those of f32 ----------*- C++ -*--===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_WIDENMINMAX_H
#define TENON_LIB_CODEGEN_LLVM_WIDENMINMAX_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Extrema of f16, as LLVM makes them of those of f32 between conversions, are
/// such ones again: where a CPU has no arithmetic of f16, its vectorizer takes
/// them for calls, and its code generator makes them element by element. To be
/// run before the vectorizer, and once more behind what narrows them again.
struct WidenMinMaxPass : llvm::PassInfoMixin<WidenMinMaxPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_WIDENMINMAX_H
