//===- CombineSteps.h - Steps of long loops ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_COMBINESTEPS_H
#define TENON_LIB_CODEGEN_LLVM_COMBINESTEPS_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class Loop;
} // namespace llvm

namespace tenon {

/// Whether several steps of the loop, or of one inside of it, are to be one
/// iteration, as those of tiles are.
bool hasSteps(const llvm::Loop &loop);

/// Makes as many steps of a loop one iteration as its `llvm.loop.unroll.count`
/// says; its `llvm.loop.unroll.disable` has kept it from LLVM's unroller. Runs
/// behind what computes: copies need not go through other passes.
class CombineStepsPass : public llvm::PassInfoMixin<CombineStepsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_COMBINESTEPS_H
