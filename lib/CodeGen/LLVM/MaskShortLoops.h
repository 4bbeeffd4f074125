//===- MaskShortLoops.h - Masked vectors for short loops --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_MASKSHORTLOOPS_H
#define TENON_LIB_CODEGEN_LLVM_MASKSHORTLOOPS_H

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/PassManager.h"

namespace tenon {

/// Asks LLVM's vectorizer for as many vectors as cover all iterations of a
/// short loop, the last of them masked. By default it uses a width that divides
/// the trip count, or none: 20 elements are five vectors of four, and 10 are
/// not vectorized. Must run before the vectorizer.
///
/// With AVX-512 one or two vectors, except for memory that is written in place:
/// the elements next to those of a masked store are read in the next row, and
/// would wait for that store. With AVX2 up to four vectors, for long bodies:
/// StorePrefixesPass then removes the masks of stores.
struct MaskShortLoopsPass : llvm::PassInfoMixin<MaskShortLoopsPass> {
  explicit MaskShortLoopsPass(bool hasMaskRegisters)
      : hasMaskRegisters(hasMaskRegisters) {}
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);

private:
  bool hasMaskRegisters;
};

/// Returns whether a loop's body is so long that a few additional instructions
/// per vector do not matter: one with a math function (`exp`, `tanh`).
bool takesLong(const llvm::Loop &loop);

/// Stores the leading elements of a vector, selected by a constant mask, in
/// pieces of 4, 2 and 1 elements. AVX2's masked stores are microcoded on some
/// CPUs, and are not forwarded to loads.
struct StorePrefixesPass : llvm::PassInfoMixin<StorePrefixesPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_MASKSHORTLOOPS_H
