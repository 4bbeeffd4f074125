//===- PromoteAllocas.h - Memory of the stack in registers ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_PROMOTEALLOCAS_H
#define TENON_LIB_CODEGEN_LLVM_PROMOTEALLOCAS_H

#include "llvm/IR/PassManager.h"
#include "llvm/Transforms/Scalar/SROA.h"

namespace tenon {

/// Runs LLVM's SROA on functions whose stores it merges right.
class PromoteAllocasPass : public llvm::PassInfoMixin<PromoteAllocasPass> {
public:
  explicit PromoteAllocasPass(llvm::SROAOptions options) : options(options) {}

  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);

private:
  llvm::SROAOptions options;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_PROMOTEALLOCAS_H
