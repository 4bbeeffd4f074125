//===- ScalarizeHalves.h - Vectors of f16 as numbers ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_SCALARIZEHALVES_H
#define TENON_LIB_CODEGEN_LLVM_SCALARIZEHALVES_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Computes functions that have vectors of f16 one number at a time. For
/// WebAssembly: LLVM 22's legalization of such vectors does not end where they
/// are compared.
class ScalarizeHalvesPass : public llvm::PassInfoMixin<ScalarizeHalvesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_SCALARIZEHALVES_H
