//===- LoopCounts.h - Counters and trip counts of loops ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_LOOPCOUNTS_H
#define TENON_LIB_CODEGEN_LLVM_LOOPCOUNTS_H

#include "llvm/IR/PassManager.h"

namespace tenon {

/// Marks induction variables that count to a bound as not overflowing: lowering
/// creates no overflow, and LLVM would search for proofs again and again. Must
/// run first, when loops test their counters before each iteration.
struct MarkCountsPass : llvm::PassInfoMixin<MarkCountsPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

/// Writes unions of numbers without common bits as sums. InstCombine makes the
/// former of addresses and counters; when LICM moves a part of one out of a
/// loop, it forgets that there are no common bits, and no analysis finds the
/// step of the address.
class AddDisjointPass : public llvm::PassInfoMixin<AddDisjointPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

/// Compares counters of 64 bits with invariants as integers of 32 bits, where
/// both have the same order there: a vector has twice as many. Lowering
/// truncates the places of elements to the type of an `iota`, which
/// IndVarSimplify undoes.
class NarrowComparisonsPass
    : public llvm::PassInfoMixin<NarrowComparisonsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

/// Tells the vectorizer the width of loops where it is known: one vector
/// register, if all elements in memory have one size and follow each other, and
/// vectors divide the iterations. The vectorizer would come to it after making
/// and rating a plan for each power of two, two fifths of its time. Must run
/// right before it.
class ChooseWidthsPass : public llvm::PassInfoMixin<ChooseWidthsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

/// Sets the branch weights of the latches of long loops with constant trip
/// counts. Without weights, the register allocator assumes that all loops of a
/// depth run equally often; with them it keeps accumulators in registers rather
/// than values of a short loop after them.
class WeighLoopsPass : public llvm::PassInfoMixin<WeighLoopsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_LOOPCOUNTS_H
