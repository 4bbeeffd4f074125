//===- SumLoop.h - Loops that add floats ------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_LLVM_REDUCTIONS_SUMLOOP_H
#define TENON_LIB_CODEGEN_LLVM_REDUCTIONS_SUMLOOP_H

#include "llvm/Analysis/IVDescriptors.h"
#include "llvm/Analysis/LoopAccessAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

namespace tenon {

/// Accumulators of a sum.
/// Tuned: vectors; docs/developer/rationale/llvm.md "The order of sums".
constexpr unsigned kAccumulators = 4;

inline bool isFloatSum(llvm::RecurKind kind) {
  return kind == llvm::RecurKind::FAdd || kind == llvm::RecurKind::FMulAdd;
}

/// Results of the analyses that a loop is widened by.
struct LoopAnalyses {
  llvm::ScalarEvolution &evolution;
  llvm::LoopAccessInfoManager &accesses;
  const llvm::TargetTransformInfo &target;
};

/// A vector of iterations.
struct Part {
  Part(unsigned number, llvm::Value *index, llvm::Value *mask = nullptr)
      : number(number), index(index), mask(mask) {}

  unsigned number;    ///< of the accumulators that it changes
  llvm::Value *index; ///< of its first iteration
  llvm::Value *mask;  ///< of those that are done; null for all
  /// Vectors of the body's values.
  llvm::DenseMap<llvm::Value *, llvm::Value *> widened;
};

/// A loop with a sum, and the code that replaces it. The analysis is in
/// SumLoop.cpp, the code in VectorizeSums.cpp.
class SumLoop {
public:
  SumLoop(llvm::Loop &loop, LoopAnalyses &analyses, bool hasFma)
      : loop(loop), body(*loop.getHeader()), analyses(analyses), hasFma(hasFma),
        evolution(analyses.evolution), expander(evolution, "sum"),
        builder(loop.getHeader()) {}

  /// Returns whether the loop is widened by `rewrite`.
  bool analyze();
  void rewrite();

private:
  struct Reduction {
    llvm::PHINode *phi;
    llvm::Instruction *next;
    llvm::RecurKind kind;
    llvm::Value *start;
    /// The accumulators at the builder's position.
    llvm::SmallVector<llvm::Value *> vectors = {};
  };

  // Analysis.
  bool findReductions();
  int directionOf(llvm::Value *pointer, llvm::Type *type) const;
  bool isKnown(llvm::Instruction &instruction) const;
  bool areIndependent() const;
  void findNeeded();
  void chooseVectors();
  bool hasMasks() const;
  uint64_t constantCount() const;

  /// Returns the number of elements that all accumulators have.
  uint64_t blockSize() const { return uint64_t(kAccumulators) * lanes; }
  llvm::Value *plus(llvm::Value *index, uint64_t count) {
    return builder.CreateAdd(index, builder.getInt64(count), "",
                             /*HasNUW=*/true, /*HasNSW=*/true);
  }
  llvm::FixedVectorType *vectorOf(llvm::Type *type) const {
    return llvm::FixedVectorType::get(type, lanes);
  }

  // Vectors of the body's values.
  llvm::Value *splat(llvm::Value *value);
  llvm::Value *widened(llvm::Value *value, Part &part);
  llvm::Value *widenInduction(llvm::PHINode &phi, Part &part);
  llvm::Value *address(llvm::Instruction &access, Part &part);
  llvm::Instruction *contractedProduct(llvm::Instruction &sum) const;
  llvm::Value *widen(llvm::Instruction &instruction, Part &part);
  llvm::Value *widenLoad(llvm::LoadInst &load, Part &part);
  void widenStore(llvm::StoreInst &store, Part &part);

  // Loops, and what follows them.
  void emit(llvm::MutableArrayRef<Part> parts);
  void addPart(Part &part);
  llvm::Value *firstVector(const Reduction &reduction);
  void makeAccumulators(unsigned count);
  llvm::Value *lanesBelow(llvm::Value *count);
  llvm::Value *maskOfLast(llvm::Value *count);
  llvm::BasicBlock *makeBlock(const llvm::Twine &name);
  void begin(llvm::BasicBlock *block);
  void emitLoop(const llvm::Twine &name, llvm::Value *end, uint64_t step,
                llvm::function_ref<void(llvm::Value *index)> emitBody);
  void emitBlocks(llvm::Value *end);
  void emitRest(uint64_t first, uint64_t count);
  void emitMaskedRest(llvm::Value *first, llvm::Value *count);
  void emitKnown(uint64_t known);
  void emitUnknown(llvm::Value *length);
  void joinAccumulators();
  llvm::Value *reduce(const Reduction &reduction);
  void finish();

  llvm::Loop &loop;
  llvm::BasicBlock &body;
  LoopAnalyses &analyses;
  const bool hasFma;
  llvm::ScalarEvolution &evolution;
  llvm::SCEVExpander expander;
  const llvm::SCEV *count = nullptr;
  /// A divisor of the trip count.
  uint64_t multiple = 1;
  llvm::SmallVector<Reduction, 2> reductions;
  /// Instructions that results and stores depend on, in program order.
  llvm::SmallSetVector<llvm::Instruction *, 32> needed;
  /// Needed instructions that depend on an accumulator, and its phi.
  llvm::SmallPtrSet<const llvm::Value *, 4> carried;
  unsigned lanes = 0, atOnce = kAccumulators;
  llvm::IRBuilder<> builder;
  llvm::BasicBlock *preheader = nullptr;
  /// Values from before the loop: vectors of them, and addresses.
  llvm::DenseMap<llvm::Value *, llvm::Value *> splats, bases;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_LLVM_REDUCTIONS_SUMLOOP_H
