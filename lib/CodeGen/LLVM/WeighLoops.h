//===- WeighLoops.h - Branch weights from trip counts -----------*- C++ -*-===//
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

#endif // TENON_LIB_CODEGEN_LLVM_WEIGHLOOPS_H
