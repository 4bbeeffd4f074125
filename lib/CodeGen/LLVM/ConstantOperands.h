//===- ConstantOperands.h - Memory operands for constants -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_CONSTANTOPERANDS_H
#define TENON_LIB_CODEGEN_LLVM_CONSTANTOPERANDS_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Lets the instructions of a loop with more constants than registers read them
/// from memory as whole vectors, which is free as a memory operand. LLVM
/// broadcasts each into a register by a separate instruction, since AVX2,
/// unlike AVX-512, has no embedded broadcast. Must run last: other passes would
/// turn the loads back into constants.
struct ConstantOperandsPass : llvm::PassInfoMixin<ConstantOperandsPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_CONSTANTOPERANDS_H
