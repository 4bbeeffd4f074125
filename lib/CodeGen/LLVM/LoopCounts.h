//===- LoopCounts.h - Counters and trip counts of loops ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_LOOPCOUNTS_H
#define TENON_LIB_CODEGEN_LLVM_LOOPCOUNTS_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Marks induction variables that count to a bound as not overflowing: lowering
/// creates no overflow, and LLVM would search for proofs again and again. Must
/// run first, when loops test their counters before each iteration.
struct MarkCountsPass : llvm::PassInfoMixin<MarkCountsPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

/// Sets the branch weights of the latches of long loops with constant trip
/// counts. Without weights, the register allocator assumes that all loops of a
/// depth run equally often; with them it keeps accumulators in registers rather
/// than values of a short loop after them.
class WeighLoopsPass : public llvm::PassInfoMixin<WeighLoopsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_LOOPCOUNTS_H
