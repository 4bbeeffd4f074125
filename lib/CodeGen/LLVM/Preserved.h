//===- Preserved.h - Analyses that passes preserve --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_PRESERVED_H
#define TENON_LIB_CODEGEN_LLVM_PRESERVED_H

#include "llvm/IR/Analysis.h"

namespace tenon {

/// Returns the analyses that hold after a pass that changes no branches: all of
/// them, or, if it changed instructions, those of the control flow graph.
inline llvm::PreservedAnalyses preservedByPass(bool changed) {
  if (!changed)
    return llvm::PreservedAnalyses::all();
  llvm::PreservedAnalyses preserved;
  preserved.preserveSet<llvm::CFGAnalyses>();
  return preserved;
}

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_PRESERVED_H
