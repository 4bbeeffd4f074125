//===- ReduceStrength.h - Addresses in loops --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DRIVER_REDUCESTRENGTH_H
#define TENON_LIB_DRIVER_REDUCESTRENGTH_H

#include "llvm/Transforms/Scalar/LoopPassManager.h"

namespace tenon {

/// LLVM's strength reduction of addresses, but for loops whose steps become one
/// iteration, and those around them: it searches for each access of a tile, and
/// what it saves is computed once for several steps.
class ReduceStrengthPass : public llvm::PassInfoMixin<ReduceStrengthPass> {
public:
  llvm::PreservedAnalyses run(llvm::Loop &loop,
                              llvm::LoopAnalysisManager &analyses,
                              llvm::LoopStandardAnalysisResults &results,
                              llvm::LPMUpdater &updater);
};

} // namespace tenon

#endif // TENON_LIB_DRIVER_REDUCESTRENGTH_H
