//===- PrefetchRows.cpp - Prefetches the next row -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An LLVM pass for loops over rows with several inner loops per row (softmax,
// layer normalization): the first inner loop is bound by memory latency, the
// others by arithmetic on cached data. Finds, by scalar evolution, the row that
// the first loop reads, and inserts prefetches of the next row into the later
// loop with the most instructions. Runs after the vectorizer.
//
//===----------------------------------------------------------------------===//

#include "PrefetchRows.h"
#include "CombineSteps.h"
#include "Preserved.h"
#include "Target/Target.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

/// Bounds on the row size in bytes: shorter rows are prefetched with those
/// before them; of longer ones, L1d cannot hold a row, the next row and the
/// result's row.
/// Tuned: bytes; docs/developer/rationale/llvm.md "The next row is prefetched
/// where there is most to compute".
constexpr int64_t kMinRowBytes = 1024, kMaxRowBytes = 8192;
/// Bounds the number of loads, which are compared pairwise.
/// Bound: loads; compile time.
constexpr size_t kMaxLoads = 64;

namespace {

/// A vector load in an inner loop of a loop over rows.
struct RowLoad {
  LoadInst *load;
  Loop *loop;
  /// Address in the first iteration of the inner loop.
  const SCEV *start;
  /// The distance in bytes between rows, and between iterations.
  int64_t rowStride, step;
  /// Bytes that the loop, and those around it up to the rows, read one after
  /// the other; 0 if these are unknown or too many.
  int64_t bytes;
};

class RowLoop {
public:
  RowLoop(Loop &rows, ScalarEvolution &evolution, DominatorTree &dominators)
      : rows(rows), evolution(evolution), dominators(dominators) {}

  bool run();

private:
  /// Returns whether a loop may read a row of known size, which no tile does:
  /// otherwise there is no need to look at all addresses.
  bool mayHaveRows() const;
  void collect();
  /// Returns the bytes that a loop reads, `step` in each iteration, or 0.
  int64_t bytesRead(const Loop &loop, int64_t step) const;
  /// Returns the number of instructions that the loop runs per row.
  uint64_t work(const RowLoad &row) const;
  std::optional<int64_t> distance(const RowLoad &from, const RowLoad &to) const;
  /// Returns whether a load reads the row of which `first` reads `size` bytes.
  bool isOfRow(const RowLoad &load, const RowLoad &first, int64_t size) const;
  void prefetch(const RowLoad &first, int64_t size, const RowLoad &later);

  Loop &rows;
  ScalarEvolution &evolution;
  DominatorTree &dominators;
  SmallVector<RowLoad> loads;
};

} // namespace

bool RowLoop::mayHaveRows() const {
  if (tenon::hasSteps(rows))
    return false;
  return any_of(rows.getLoopsInPreorder(), [&](const Loop *loop) {
    return loop != &rows && loop->getNumBlocks() == 1 &&
           evolution.getSmallConstantTripCount(loop) > 1;
  });
}

void RowLoop::collect() {
  for (Loop *loop : rows.getLoopsInPreorder()) {
    if (loop == &rows || loop->getNumBlocks() != 1)
      continue;
    BasicBlock &block = *loop->getHeader();
    // Loops with prefetches are left alone.
    if (llvm::any_of(block, [](Instruction &instruction) {
          auto *call = dyn_cast<IntrinsicInst>(&instruction);
          return call && call->getIntrinsicID() == Intrinsic::prefetch;
        }))
      continue;
    for (Instruction &instruction : block) {
      auto *load = dyn_cast<LoadInst>(&instruction);
      if (!load || !isa<FixedVectorType>(load->getType()))
        continue;
      if (loads.size() > kMaxLoads)
        return;
      const SCEV *place = evolution.getSCEV(load->getPointerOperand());
      int64_t step = 0, rowStride = 0, bytes = 0;
      while (auto *sequence = dyn_cast<SCEVAddRecExpr>(place)) {
        auto *by =
            dyn_cast<SCEVConstant>(sequence->getStepRecurrence(evolution));
        if (!by || !sequence->isAffine())
          break;
        const Loop &around = *sequence->getLoop();
        int64_t stride = by->getAPInt().getSExtValue();
        place = sequence->getStart();
        if (&around == &rows) {
          rowStride = stride;
          break;
        }
        // Loops over blocks of a row continue where the last block ended.
        if (&around == loop)
          step = stride;
        bytes =
            &around == loop || stride == bytes ? bytesRead(around, stride) : 0;
      }
      if (step > 0 && rowStride > 0)
        loads.push_back({load, loop, place, rowStride, step, bytes});
    }
  }
}

int64_t RowLoop::bytesRead(const Loop &loop, int64_t step) const {
  int64_t count = evolution.getSmallConstantTripCount(&loop);
  return step <= 0 || count > kMaxRowBytes / step ? 0 : count * step;
}

std::optional<int64_t> RowLoop::distance(const RowLoad &from,
                                         const RowLoad &to) const {
  if (from.rowStride != to.rowStride)
    return std::nullopt;
  auto *bytes =
      dyn_cast<SCEVConstant>(evolution.getMinusSCEV(to.start, from.start));
  if (!bytes)
    return std::nullopt;
  return bytes->getAPInt().getSExtValue();
}

uint64_t RowLoop::work(const RowLoad &row) const {
  uint64_t work = row.load->getParent()->size();
  for (Loop *loop = row.loop; loop != &rows; loop = loop->getParentLoop())
    work = SaturatingMultiply<uint64_t>(
        work, std::max(evolution.getSmallConstantTripCount(loop), 1u));
  return work;
}

bool RowLoop::isOfRow(const RowLoad &load, const RowLoad &first,
                      int64_t size) const {
  std::optional<int64_t> at = distance(first, load);
  return at && *at >= 0 && *at < size;
}

void RowLoop::prefetch(const RowLoad &first, int64_t size,
                       const RowLoad &later) {
  SmallVector<const RowLoad *> asked;
  for (const RowLoad &load : loads) {
    if (load.loop != later.loop || !isOfRow(load, first, size) ||
        llvm::any_of(asked, [&](const RowLoad *other) {
          return std::abs(distance(*other, load).value_or(tenon::kLineBytes)) <
                 tenon::kLineBytes;
        }))
      continue;
    asked.push_back(&load);
    IRBuilder<> builder(load.load);
    Value *next = builder.CreatePtrAdd(load.load->getPointerOperand(),
                                       builder.getInt64(load.rowStride));
    builder.CreateIntrinsic(Intrinsic::prefetch, {next->getType()},
                            {next, builder.getInt32(/*read*/ 0),
                             builder.getInt32(/*locality: L1*/ 3),
                             builder.getInt32(/*data*/ 1)});
  }
}

bool RowLoop::run() {
  if (!mayHaveRows())
    return false;
  collect();
  if (loads.size() > kMaxLoads)
    return false;
  SmallVector<std::pair<const RowLoad *, int64_t>> done;
  for (const RowLoad &first : loads) {
    int64_t size = first.bytes;
    if (size < kMinRowBytes || first.rowStride < size ||
        llvm::any_of(
            done,
            [&](auto row) { return isOfRow(first, *row.first, row.second); }))
      continue;
    const RowLoad *later = nullptr;
    bool isFirst = true;
    for (const RowLoad &load : loads) {
      if (load.loop == first.loop || !isOfRow(load, first, size))
        continue;
      BasicBlock *header = first.loop->getHeader();
      BasicBlock *other = load.loop->getHeader();
      isFirst &= !dominators.dominates(other, header);
      if (dominators.dominates(header, other) &&
          (!later || work(load) > work(*later)))
        later = &load;
    }
    if (!isFirst || !later)
      continue;
    prefetch(first, size, *later);
    done.emplace_back(&first, size);
  }
  return !done.empty();
}

PreservedAnalyses
tenon::PrefetchRowsPass::run(Function &function,
                             FunctionAnalysisManager &analyses) {
  auto &loops = analyses.getResult<LoopAnalysis>(function);
  if (loops.empty())
    return PreservedAnalyses::all();
  auto &evolution = analyses.getResult<ScalarEvolutionAnalysis>(function);
  auto &dominators = analyses.getResult<DominatorTreeAnalysis>(function);
  bool isChanged = false;
  for (Loop *loop : loops.getLoopsInPreorder())
    if (loop->getSubLoops().size() > 1)
      isChanged |= RowLoop(*loop, evolution, dominators).run();
  return tenon::preservedByPass(isChanged);
}
