//===- ParallelizeKernels.cpp - Divides kernels into parallel chunks ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-parallelize: walks the loops and nests of a bufferized kernel
// from the outside in and divides the outermost one whose iterations are
// independent if WorkEstimate says that threads pay (about 10 us of products,
// 20 us of other work). Loops of few or unbalanced iterations are left whole in
// favour of the nests inside. Scatters are parallelized by OwnedSlices.cpp;
// sorts of one large row are handed to the runtime with the call's threads.
// Every decision is a remark.
//
//===----------------------------------------------------------------------===//

#include "CodeGen/Tiles/AccumulatorStart.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "IndependentIterations.h"
#include "OwnedSlices.h"
#include "ParallelChunks.h"
#include "Runtime/Library.h"
#include "Transforms/Memory/BufferViews.h"
#include "Transforms/Memory/SizePlanner.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_PARALLELIZEKERNELS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Loops of fewer iterations do not balance the load, nor do those of a small
/// odd number of iterations that each take as long as many launches.
/// Tuned: iterations; docs/developer/rationale/threads.md "Chunks are about
/// equal".
constexpr int64_t kMinIterations = 4;
/// Tuned: iterations; commit 1a4f982.
constexpr int64_t kMaxOddIterations = 16;
/// Tuned: launches an iteration; commit 1a4f982.
constexpr double kMinWorkOfOddIteration = 8;

class ParallelizeKernelsPass
    : public impl::ParallelizeKernelsBase<ParallelizeKernelsPass> {
public:
  using ParallelizeKernelsBase::ParallelizeKernelsBase;

private:
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!attr::kernel.has(function) || function.isExternal())
      return;
    limit = static_cast<double>(minWork) * 1e6;
    sums.clear();
    function.walk([&](linalg::GenericOp nest) {
      if (startOf(nest) && isTile(nest))
        sums.insert(rootBuffer(nest.getDpsInits()[0]));
    });
    (void)divideBlock(function.getBody().front());
  }

  /// Returns whether the nest becomes register tiles.
  static bool isTile(Operation *nest) { return attr::tile.has(nest); }

  /// Returns the work in picoseconds from which on threads pay. Estimates
  /// assume distant memory, which is wrong for short work; the part that
  /// remains without array accesses is certain.
  double leastWork(Operation *op, const WorkEstimate &work) {
    bool multiplies = op->walk([](Operation *nest) {
                          return isTile(nest) ? WalkResult::interrupt()
                                              : WalkResult::advance();
                        }).wasInterrupted();
    if (multiplies)
      return limit;
    auto nest = dyn_cast<linalg::LinalgOp>(op);
    bool computes =
        nest &&
        work.guess() - WorkEstimate::ofArrays(nest).guess() >= limit / 2;
    return computes ? limit / 2 : 2 * limit;
  }

  /// Returns the op that initializes a nest's accumulators.
  static linalg::LinalgOp startOf(linalg::GenericOp nest) {
    linalg::LinalgOp start = sumsStart(nest);
    // Only register tiles can take anything but a fill along.
    return start && (isTile(nest) || isa<linalg::FillOp>(*start))
               ? start
               : linalg::LinalgOp();
  }

  /// Returns whether the nest is an elementwise epilogue of accumulators in
  /// registers.
  bool isEpilogue(linalg::GenericOp nest) {
    return !isTile(nest) && isa<func::FuncOp>(nest->getParentOp()) &&
           nest.getNumLoops() == nest.getNumParallelLoops() &&
           llvm::any_of(nest.getDpsInputs(), [&](Value input) {
             return isa<MemRefType>(input.getType()) &&
                    sums.contains(rootBuffer(input));
           });
  }

  /// Returns whether anything became parallel.
  bool divideBlock(Block &block) {
    bool any = false;
    SmallVector<Operation *> operations;
    for (Operation &op : block)
      operations.push_back(&op);
    for (Operation *op : operations) {
      if (auto loop = dyn_cast<scf::ForOp>(op)) {
        any |= divideLoop(loop);
        continue;
      }
      if (auto branch = dyn_cast<scf::IfOp>(op)) {
        for (Region &region : branch->getRegions())
          if (!region.empty())
            any |= divideBlock(region.front());
        continue;
      }
      if (auto call = dyn_cast<func::CallOp>(op)) {
        any |= divideSort(call);
        continue;
      }
      auto nest = dyn_cast<linalg::LinalgOp>(op);
      if (!nest || !nest.hasPureBufferSemantics())
        continue;
      auto generic = dyn_cast<linalg::GenericOp>(op);
      if (generic && isEpilogue(generic))
        continue;
      if (startsSums(nest) || isTakenAlong(nest))
        continue;
      linalg::LinalgOp start = generic ? startOf(generic) : linalg::LinalgOp();
      any |= divideNest(nest, start);
    }
    return any;
  }

  /// Returns whether a following nest takes this one along as its start.
  static bool startsSums(linalg::LinalgOp nest) {
    return llvm::any_of(nest.getDpsInits()[0].getUsers(), [&](Operation *user) {
      auto generic = dyn_cast<linalg::GenericOp>(user);
      linalg::LinalgOp start = generic ? startOf(generic) : linalg::LinalgOp();
      return start && start.getOperation() == nest.getOperation();
    });
  }

  /// Returns whether the nest packs rows for tiles whose chunks pack their own.
  bool isTakenAlong(linalg::LinalgOp copy) {
    linalg::GenericOp nest = CopiedRows::reader(copy);
    if (!nest)
      return false;
    if (auto loop = dyn_cast<scf::ForOp>(nest->getParentOp());
        loop && onlyNest(loop))
      return false;
    WorkEstimate work = WorkEstimate::of(nest);
    const double least = leastWork(nest, work);
    return work.isStatic() && work.guess() >= least &&
           ParallelChunks(work, least).takesCopy(nest, startOf(nest));
  }

  bool refuse(Operation *op, StringRef why) {
    remark::missed(op->getLoc(), remark::RemarkOpts::name("Serial").category(
                                     "ten-parallelize"))
        << ("not parallel: " + why).str();
    return false;
  }

  bool refuseSmall(Operation *op, const WorkEstimate &work) {
    return refuse(op, ("about " + Twine(std::llround(work.guess() * 1e-6)) +
                       " us of work")
                          .str());
  }

  bool accept(Location loc, const Twine &what) {
    remark::passed(
        loc, remark::RemarkOpts::name("Parallel").category("ten-parallelize"))
        << ("parallel: " + what).str();
    return true;
  }

  /// Returns the nest of a loop that does nothing else.
  static linalg::LinalgOp onlyNest(scf::ForOp loop) {
    linalg::LinalgOp only;
    for (Operation &op : loop.getBody()->without_terminator()) {
      auto nest = dyn_cast<linalg::LinalgOp>(op);
      if (!nest && (op.getNumRegions() || !isMemoryEffectFree(&op)))
        return {};
      if (!nest || startsSums(nest))
        continue;
      if (only || !nest.hasPureBufferSemantics())
        return {};
      only = nest;
    }
    return only;
  }

  bool divideLoop(scf::ForOp loop) {
    WorkEstimate work = WorkEstimate::of(loop);
    const double least = leastWork(loop, work);
    if (work.isStatic() && work.guess() < least)
      return refuseSmall(loop, work);
    if (!hasIndependentIterations(loop)) {
      if (std::optional<OwnedSlices> slices = OwnedSlices::of(loop)) {
        slices->divide(work, least);
        return accept(loop.getLoc(), "each thread updates slices of its own");
      }
      if (divideBlock(*loop.getBody()))
        return true;
      return refuse(loop, "iterations depend on each other");
    }
    std::optional<APInt> count = loop.getStaticTripCount();
    ParallelChunks chunks(work, least);
    // Dividing the loop erases it.
    Location loc = loop.getLoc();
    if (linalg::LinalgOp nest = onlyNest(loop)) {
      auto generic = dyn_cast<linalg::GenericOp>(*nest);
      if (chunks.divideBoth(loop, nest,
                            generic ? startOf(generic) : linalg::LinalgOp()))
        return accept(loc, chunks.describe());
    }
    // With few iterations, divide each of them instead, if possible.
    bool isFew = count && count->ult(kMinIterations) &&
                 (*count == 1 || work.guess() / 4 > least);
    bool isUneven =
        count && count->ult(kMaxOddIterations) && (*count)[0] &&
        work.guess() > kMinWorkOfOddIteration * least * count->getZExtValue();
    if ((isFew || isUneven) && divideBlock(*loop.getBody()))
      return true;
    if (count && *count == 1)
      return false;
    chunks.divide(loop);
    return accept(loc, chunks.describe());
  }

  /// Lets a runtime call that sorts a whole row use the call's threads: the
  /// order of elements is the same for every division.
  bool divideSort(func::CallOp call) {
    StringRef name = call.getCallee();
    if ((name != "ten_rt_sort_i32" && name != "ten_rt_sort_i64") ||
        call.getNumOperands() != 3)
      return false;
    OpFoldResult size = getAsOpFoldResult(call.getOperand(1)),
                 first = getAsOpFoldResult(call.getOperand(2));
    std::optional<int64_t> known = getConstantIntValue(size);
    if (size != first || (known && *known < TEN_RT_MANY_TO_SORT))
      return refuse(call, "few numbers to sort");
    attr::onThreads.set(call);
    std::string count = known ? std::to_string(*known) : "many";
    return accept(call.getLoc(), "sort of " + count + " numbers");
  }

  bool divideNest(linalg::LinalgOp nest, linalg::LinalgOp start) {
    WorkEstimate work = WorkEstimate::of(nest);
    const double least = leastWork(nest, work);
    if (work.isStatic() && work.guess() < least)
      return refuseSmall(nest, work);
    ParallelChunks chunks(work, least);
    Location loc = nest.getLoc();
    if (!chunks.divide(nest, start))
      return refuse(nest, "no loop can be divided");
    return accept(loc, chunks.describe());
  }

  /// Picoseconds of products below which one thread computes them.
  double limit = 0;
  /// Buffers of finished accumulators that may have an epilogue.
  llvm::DenseSet<Value> sums;
};

} // namespace
} // namespace tenon
