//===- ConstantOperands.h - Constants read where they are used --*- C++ -*-===//
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

/// Lets the instructions of a loop that has more constants than registers read
/// them from memory as whole vectors, which costs nothing beside computing.
/// LLVM broadcasts each into a register by an instruction of its own, as
/// instructions of AVX2, other than those of AVX-512, cannot. To be run last:
/// other passes would make constants of what is read again.
struct ConstantOperandsPass : llvm::PassInfoMixin<ConstantOperandsPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_CONSTANTOPERANDS_H
