//===- ShareCode.h - One function for those that differ in numbers --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_SHARECODE_H
#define TENON_LIB_CODEGEN_LLVM_SHARECODE_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Makes one function of functions that differ in a few integer constants,
/// which become its arguments: first of all passes.
class ShareCodePass : public llvm::PassInfoMixin<ShareCodePass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &module,
                              llvm::ModuleAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_SHARECODE_H
