//===- ReduceStrength.h - Strength reduction of loops -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_REDUCESTRENGTH_H
#define TENON_LIB_CODEGEN_LLVM_REDUCESTRENGTH_H

#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/Transforms/Scalar/LoopStrengthReduce.h"

namespace tenon {

/// Reduces the strength of addresses of a loop. Register tiles are left as they
/// are: they have one variable per address form. With `hasScaledAddresses`, an
/// innermost loop all of whose addresses are `base + invariants + scale *
/// variable + constant` gets its invariant sums hoisted, which is what LLVM's
/// pass finds in a long search; the target folds the rest into the access. All
/// other loops are left to LLVM's pass.
class ReduceStrengthPass : public llvm::PassInfoMixin<ReduceStrengthPass> {
public:
  explicit ReduceStrengthPass(bool hasScaledAddresses)
      : hasScaledAddresses(hasScaledAddresses) {}
  llvm::PreservedAnalyses run(llvm::Loop &loop,
                              llvm::LoopAnalysisManager &analyses,
                              llvm::LoopStandardAnalysisResults &results,
                              llvm::LPMUpdater &updater);

private:
  bool hasScaledAddresses;
  llvm::LoopStrengthReducePass reduce;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_REDUCESTRENGTH_H
