//===- WidenMinMax.h - Computes f16 min/max in f32 ------------ -*- C++ -*-===//
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

/// Widens min/max of f16, which LLVM narrows from those of f32 between
/// conversions, to f32 again: on CPUs without f16 arithmetic, its vectorizer
/// takes them for calls, and its code generator scalarizes them. Must run
/// before the vectorizer, and once more after passes that narrow them again.
struct WidenMinMaxPass : llvm::PassInfoMixin<WidenMinMaxPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_WIDENMINMAX_H
