//===- VectorReasons.h - Why loops are not in vectors -----------*- C++ -*-===//
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

/// By function: what LLVM's vectorizer says of the first loop that it leaves.
using VectorReasons = llvm::StringMap<std::string>;

/// Lets only errors be reported; a loop that cannot follow a hint to the
/// vectorizer is no news. Where `reasons` is given, the vectorizer's are kept.
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

/// Leaves the functions that have an innermost loop without vectors which reads
/// and writes arrays, and is not the rest of one with vectors.
void keepScalarLoops(llvm::Module &module, VectorReasons &reasons);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_VECTORREASONS_H
