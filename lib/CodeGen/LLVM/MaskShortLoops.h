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

/// Asks LLVM's vectorizer for as many vectors as hold all iterations of a short
/// loop, the last of them masked. Of itself it takes a width that divides their
/// number, or none: 20 elements are five vectors of four, and 10 are not
/// vectorized. To be run before the vectorizer.
///
/// With AVX-512 one or two vectors. Not where memory is written in place: what
/// is next to the elements of a masked store is read in the next row, and would
/// wait for that store. With AVX2 up to four vectors, of loops that take long:
/// StorePrefixesPass then stores without masks.
struct MaskShortLoopsPass : llvm::PassInfoMixin<MaskShortLoopsPass> {
  explicit MaskShortLoopsPass(bool hasMaskRegisters)
      : hasMaskRegisters(hasMaskRegisters) {}
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);

private:
  bool hasMaskRegisters;
};

/// Returns whether a loop is so long that a few instructions more for each
/// vector are little: one with a function (`exp`, `tanh`) in it.
bool takesLong(const llvm::Loop &loop);

/// Stores the first elements of a vector, by a constant mask, in pieces of 4, 2
/// and 1 elements. AVX2's masked stores are microcode on some processors, and
/// no load finds what they wrote before it is in the cache.
struct StorePrefixesPass : llvm::PassInfoMixin<StorePrefixesPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_MASKSHORTLOOPS_H
