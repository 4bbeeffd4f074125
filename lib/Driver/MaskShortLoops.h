//===- MaskShortLoops.h - Masked vectors for short loops --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DRIVER_MASKSHORTLOOPS_H
#define TENON_LIB_DRIVER_MASKSHORTLOOPS_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Asks LLVM's vectorizer for one or two vectors of AVX-512, the last of them
/// masked, where a loop has fewer iterations than two vectors have elements. Of
/// itself it takes a width that divides their number, or none: 20 elements are
/// five vectors of four, and 10 are not vectorized. To be run before the
/// vectorizer.
///
/// Not where memory is written in place: what is next to the elements of a
/// masked store is read in the next row, and would wait for that store.
struct MaskShortLoopsPass : llvm::PassInfoMixin<MaskShortLoopsPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_DRIVER_MASKSHORTLOOPS_H
