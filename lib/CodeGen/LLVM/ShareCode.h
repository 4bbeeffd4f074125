//===- ShareCode.h - Merges functions with other constants ------*- C++ -*-===//
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

/// Merges functions that differ in a few integer constants, which become
/// arguments. Must run first.
class ShareCodePass : public llvm::PassInfoMixin<ShareCodePass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &module,
                              llvm::ModuleAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_SHARECODE_H
