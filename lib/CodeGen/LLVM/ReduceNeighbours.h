//===- ReduceNeighbours.h - Sums of a vector's lanes ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_REDUCENEIGHBOURS_H
#define TENON_LIB_CODEGEN_LLVM_REDUCENEIGHBOURS_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Expands reassociable sums of the lanes of f32 and f64 vectors so that
/// neighbours are added first, instead of halves as LLVM does.
struct ReduceNeighboursPass : llvm::PassInfoMixin<ReduceNeighboursPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_REDUCENEIGHBOURS_H
