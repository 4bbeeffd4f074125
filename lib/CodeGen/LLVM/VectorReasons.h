//===- VectorReasons.h - Why loops are not vectorized -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_VECTORREASONS_H
#define TENON_LIB_CODEGEN_LLVM_VECTORREASONS_H

#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/Module.h"
#include <string>

namespace tenon {

/// Maps a function to the vectorizer's reason for the first loop that it left.
using VectorReasons = llvm::StringMap<std::string>;

/// Reports errors only; a loop that cannot follow a vectorizer hint is not
/// reported. Records the vectorizer's remarks if `reasons` is given.
class ReasonCollector : public llvm::DiagnosticHandler {
public:
  explicit ReasonCollector(VectorReasons *reasons) : reasons(reasons) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &info) override;
  bool isAnalysisRemarkEnabled(llvm::StringRef pass) const override {
    return reasons && pass == "loop-vectorize";
  }
  bool isAnyRemarkEnabled() const override { return reasons; }

private:
  VectorReasons *reasons;
};

/// Keeps the functions that have an innermost scalar loop which accesses arrays
/// and is not the remainder of a vectorized one.
void keepScalarLoops(llvm::Module &module, VectorReasons &reasons);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_VECTORREASONS_H
