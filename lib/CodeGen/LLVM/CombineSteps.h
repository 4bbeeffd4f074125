//===- CombineSteps.h - Unrolls marked loops --------------------*- C++ -*-===//
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

/// Returns whether the loop, or one inside of it, is over the steps of a tile:
/// it has an `llvm.loop.unroll.count`, which may be 1.
bool hasSteps(const llvm::Loop &loop);

/// Unrolls each loop by its `llvm.loop.unroll.count`;
/// `llvm.loop.unroll.disable` has kept it from LLVM's unroller. Runs after the
/// optimizing passes, which then need not process the copies.
class CombineStepsPass : public llvm::PassInfoMixin<CombineStepsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_COMBINESTEPS_H
