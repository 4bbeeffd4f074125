//===- WeighLoops.h - How often loops run -----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_WEIGHLOOPS_H
#define TENON_LIB_CODEGEN_LLVM_WEIGHLOOPS_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Gives the branches at the ends of long loops the weights of the numbers of
/// iterations, where these are constants. The register allocator, which takes
/// all loops of a depth to run equally often without, then keeps the sums of
/// products in registers rather than what a short loop behind them needs.
class WeighLoopsPass : public llvm::PassInfoMixin<WeighLoopsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_WEIGHLOOPS_H
