//===- HideNegations.h - Negations beside minima for ptxas ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_HIDENEGATIONS_H
#define TENON_LIB_CODEGEN_LLVM_HIDENEGATIONS_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// In functions for NVIDIA's GPUs that have minima or maxima of integers,
/// writes a negation as a subtraction from the block's number in the dimension
/// y, which is always 0: ptxas 13.0 drops a negation where it makes one
/// instruction of three operands (VIMNMX3, from sm_90 on) of two minima.
class HideNegationsPass : public llvm::PassInfoMixin<HideNegationsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_HIDENEGATIONS_H
