//===- HoistScratch.cpp - Moves kernels' scratch memory to their callers --===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-hoist-scratch. A kernel must not allocate: each buffer that is
// too large for the stack becomes an argument of the kernel, which its launches
// pass as memory of the arena. Buffers inside a parallel loop become parts, one
// per thread, of one buffer that all kernels of a call share and whose size is
// that of the largest need. Before, buffers of the two branches of an `scf.if`
// and buffers whose uses do not overlap are merged, so that they share memory.
//
// Precondition: a buffer allocated in a loop's iteration is not read in the
// next one, so every iteration can use the same memory.
//
//===----------------------------------------------------------------------===//

#include "BufferViews.h"
#include "CodeGen/Tiles/KernelTiles.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "SizePlanner.h"
#include "Transforms/Passes.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_HOISTSCRATCH
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Bound: bytes; stack of a kernel.
constexpr int64_t kStackBufferBytes = 1024;
/// Bound: bytes; stack of a call, of which threads of other languages have
/// little.
constexpr int64_t kStackBytes = 16 * 1024;
/// Fact: bytes; a cache line and the widest vector.
constexpr int64_t kAlignment = 64;

/// Returns the bytes of a static buffer, or -1.
int64_t byteSize(MemRefType type) {
  return type.hasStaticShape()
             ? type.getNumElements() * storageBytes(type.getElementType())
             : -1;
}

/// Returns whether the buffer disappears before the code runs: it only gives
/// loop nests their bounds, or holds accumulators that stay in registers.
bool needsNoMemory(memref::AllocOp alloc) {
  return attr::inRegisters.has(alloc) ||
         llvm::all_of(alloc->getUses(), [](OpOperand &use) {
           if (isa<memref::DimOp>(use.getOwner()))
             return true;
           auto nest = dyn_cast<linalg::GenericOp>(use.getOwner());
           return nest && nest.isDpsInput(&use) &&
                  nest.getMatchingBlockArgument(&use).use_empty();
         });
}

class HoistScratchPass : public impl::HoistScratchBase<HoistScratchPass> {
  void runOnOperation() override {
    llvm::DenseMap<StringAttr, SmallVector<LaunchOp>> launches;
    getOperation().walk([&](LaunchOp launch) {
      launches[launch.getKernelAttr().getAttr()].push_back(launch);
    });
    workerScratch.clear();
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (attr::kernel.has(function) && !function.isExternal() &&
          failed(hoist(function, launches[function.getSymNameAttr()])))
        return signalPassFailure();
    for (auto &[host, launchesOfHost] : workerScratch)
      shareWorkerScratch(host, launchesOfHost);
  }

  /// Gives each thread that runs the body of a parallel loop its part of the
  /// memory that all kernels of a call share.
  LogicalResult hoistParallel(func::FuncOp function,
                              ArrayRef<LaunchOp> launches) {
    SmallVector<std::pair<memref::AllocOp, int64_t>> placed;
    int64_t most = 0;
    WalkResult walked = function.walk([&](scf::ForallOp loop) {
      int64_t bytes = 0, onStack = 0;
      SmallVector<memref::AllocOp> allocs;
      loop.walk([&](memref::AllocOp alloc) { allocs.push_back(alloc); });
      for (memref::AllocOp alloc : allocs) {
        if (needsNoMemory(alloc))
          continue;
        int64_t size = byteSize(alloc.getType());
        if (size < 0) {
          alloc.emitOpError("expects a static size in a parallel loop");
          return WalkResult::interrupt();
        }
        if (size <= kStackBufferBytes && onStack + size <= kStackBytes) {
          onStack += size;
          toStack(alloc, *loop.getBody());
          continue;
        }
        placed.push_back({alloc, bytes});
        bytes += llvm::alignTo(size, kAlignment);
      }
      most = std::max(most, bytes);
      return WalkResult::advance();
    });
    if (walked.wasInterrupted())
      return failure();
    if (placed.empty())
      return success();

    auto type = MemRefType::get({ShapedType::kDynamic},
                                IntegerType::get(&getContext(), 8));
    (void)function.insertArgument(function.getNumArguments(), type,
                                  DictionaryAttr(), function.getLoc());
    Value memory = function.getArguments().back();
    for (auto [alloc, offset] : placed) {
      auto loop = alloc->getParentOfType<scf::ForallOp>();
      OpBuilder builder(&loop.getBody()->front());
      Location loc = alloc.getLoc();
      auto index = [&](int64_t value) -> Value {
        return arith::ConstantIndexOp::create(builder, loc, value);
      };
      Value worker = WorkerOp::create(builder, loc, builder.getIndexType());
      Value from = arith::AddIOp::create(
          builder, loc,
          arith::MulIOp::create(builder, loc, worker, index(most)),
          index(offset));
      alloc.replaceAllUsesWith(memref::ViewOp::create(builder, loc,
                                                      alloc.getType(), memory,
                                                      from, ValueRange())
                                   .getResult());
      alloc.erase();
    }
    for (LaunchOp launch : launches)
      workerScratch[launch->getParentOfType<func::FuncOp>()].push_back(
          {launch, launch.getOutputs().size(), most});
    // Pass an empty placeholder; the memory itself is allocated when the
    // largest kernel is known.
    for (LaunchOp launch : launches) {
      OpBuilder builder(launch);
      Value none = arith::ConstantIndexOp::create(builder, launch.getLoc(), 0);
      append(launch, memref::AllocOp::create(builder, launch.getLoc(), type,
                                             ValueRange(none)));
    }
    return success();
  }

  struct WorkerScratch {
    LaunchOp launch;
    size_t output;
    int64_t bytes;
  };

  void shareWorkerScratch(func::FuncOp host, ArrayRef<WorkerScratch> uses) {
    int64_t most = 0;
    for (const WorkerScratch &use : uses)
      most = std::max(most, use.bytes);
    OpBuilder builder(&host.getBody().front().front());
    Location loc = host.getLoc();
    Value bytes = arith::MulIOp::create(
        builder, loc, ThreadsOp::create(builder, loc, builder.getIndexType()),
        arith::ConstantIndexOp::create(builder, loc, most));
    Value memory;
    for (const WorkerScratch &use : uses) {
      LaunchOp launch = use.launch;
      Value place = launch.getOutputs()[use.output];
      if (!memory)
        memory = memref::AllocOp::create(
            builder, loc, cast<MemRefType>(place.getType()), bytes,
            builder.getI64IntegerAttr(kAlignment));
      launch.getOutputsMutable()[use.output].assign(memory);
      place.getDefiningOp()->erase();
    }
  }

  /// Shares buffers between the branches of an `scf.if`, of which only one
  /// runs: the largest buffers of both become one, then the second largest, and
  /// so on. Buffers of the same branch stay distinct.
  static void shareBetweenBranches(func::FuncOp function) {
    SmallVector<scf::IfOp> choices;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<scf::ForallOp>(op))
        return WalkResult::skip();
      auto choice = dyn_cast<scf::IfOp>(op);
      if (!choice)
        return WalkResult::advance();
      choices.push_back(choice);
      return WalkResult::skip();
    });
    for (scf::IfOp choice : choices) {
      SmallVector<memref::AllocOp> ofThen = scratchOf(choice.getThenRegion());
      SmallVector<memref::AllocOp> ofElse = scratchOf(choice.getElseRegion());
      for (auto [first, second] : llvm::zip(ofThen, ofElse))
        share(function, {first, second});
    }
  }

  /// Returns the first and the last operation in the buffer's block that use
  /// it, a view of it or its address; nullopt if not all uses are known.
  static std::optional<std::pair<Operation *, Operation *>>
  usesOf(memref::AllocOp alloc) {
    Operation *first = nullptr, *last = nullptr;
    auto add = [&](Operation *user) {
      Operation *inBlock = alloc->getBlock()->findAncestorOpInBlock(*user);
      if (!inBlock ||
          llvm::any_of(user->getResultTypes(), llvm::IsaPred<BaseMemRefType>))
        return false;
      if (!first || inBlock->isBeforeInBlock(first))
        first = inBlock;
      if (!last || last->isBeforeInBlock(inBlock))
        last = inBlock;
      return true;
    };
    bool isKnown = allUsesThroughViews(alloc, [&](OpOperand &use) {
      if (!isa<memref::ExtractAlignedPointerAsIndexOp>(use.getOwner()))
        return add(use.getOwner());
      // Functions read the memory of numbers that come from its address.
      SetVector<Operation *> users;
      getForwardSlice(use.getOwner(), &users);
      users.insert(use.getOwner());
      return llvm::all_of(users, add);
    });
    return isKnown && first ? std::optional(std::make_pair(first, last))
                            : std::nullopt;
  }

  /// Shares memory between buffers of disjoint lifetimes: each takes the first
  /// place whose last use is over.
  static void shareInTurn(func::FuncOp function) {
    struct Place {
      SmallVector<memref::AllocOp> buffers;
      Operation *until;
    };
    SmallVector<Place> places;
    for (auto alloc : function.getBody().front().getOps<memref::AllocOp>()) {
      if (byteSize(alloc.getType()) <= kStackBufferBytes ||
          !alloc.getType().getLayout().isIdentity() || needsNoMemory(alloc))
        continue;
      auto uses = usesOf(alloc);
      if (!uses)
        continue;
      auto *place = llvm::find_if(places, [&](const Place &place) {
        return place.until->isBeforeInBlock(uses->first);
      });
      if (place == places.end())
        place = places.insert(places.end(), Place());
      place->buffers.push_back(alloc);
      place->until = uses->second;
    }
    for (const Place &place : places)
      if (place.buffers.size() > 1)
        share(function, place.buffers);
  }

  /// Returns the buffers of static size that are too large for the stack, the
  /// largest first.
  static SmallVector<memref::AllocOp> scratchOf(Region &branch) {
    SmallVector<std::tuple<int64_t, size_t, memref::AllocOp>> found;
    branch.walk([&](memref::AllocOp alloc) {
      if (byteSize(alloc.getType()) > kStackBufferBytes &&
          alloc.getType().getLayout().isIdentity() && !needsNoMemory(alloc))
        found.emplace_back(-byteSize(alloc.getType()), found.size(), alloc);
    });
    // Break ties by program order.
    llvm::sort(found, [](const auto &a, const auto &b) {
      return std::tie(std::get<0>(a), std::get<1>(a)) <
             std::tie(std::get<0>(b), std::get<1>(b));
    });
    return llvm::map_to_vector(
        found, [](const auto &entry) { return std::get<2>(entry); });
  }

  static void share(func::FuncOp function, ArrayRef<memref::AllocOp> buffers) {
    OpBuilder builder(&function.getBody().front().front());
    Location loc = memref::AllocOp(buffers.front()).getLoc();
    int64_t bytes = 0;
    for (memref::AllocOp alloc : buffers)
      bytes = std::max(bytes, byteSize(alloc.getType()));
    Value memory = memref::AllocOp::create(
        builder, loc, MemRefType::get({bytes}, builder.getI8Type()),
        builder.getI64IntegerAttr(kAlignment));
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    for (memref::AllocOp alloc : buffers) {
      builder.setInsertionPoint(alloc);
      alloc.replaceAllUsesWith(memref::ViewOp::create(builder, alloc.getLoc(),
                                                      alloc.getType(), memory,
                                                      zero, ValueRange())
                                   .getResult());
      alloc.erase();
    }
  }

  static void append(LaunchOp launch, Value buffer) {
    launch.getOutputsMutable().append(buffer);
    if (!launch.getReuse().empty()) {
      SmallVector<int64_t> reuse(launch.getReuse());
      reuse.push_back(-1);
      launch.setReuse(reuse);
    }
  }

  static void toStack(memref::AllocOp alloc, Block &block) {
    OpBuilder builder(&block, block.begin());
    alloc.replaceAllUsesWith(
        memref::AllocaOp::create(builder, alloc.getLoc(), alloc.getType(),
                                 builder.getI64IntegerAttr(kAlignment))
            .getResult());
    alloc.erase();
  }

  LogicalResult hoist(func::FuncOp function, ArrayRef<LaunchOp> launches) {
    if (failed(hoistParallel(function, launches)))
      return failure();
    shareBetweenBranches(function);
    shareInTurn(function);
    SmallVector<memref::AllocOp> allocs;
    function.walk([&](memref::AllocOp alloc) { allocs.push_back(alloc); });
    Block &entry = function.getBody().front();
    int64_t onStack = 0;
    for (memref::AllocOp alloc : allocs) {
      if (needsNoMemory(alloc))
        continue;
      Location loc = alloc.getLoc();
      MemRefType type = alloc.getType();
      int64_t bytes = byteSize(type);
      if (bytes >= 0 && bytes <= kStackBufferBytes &&
          onStack + bytes <= kStackBytes) {
        onStack += bytes;
        toStack(alloc, entry);
        continue;
      }
      for (LaunchOp launch : launches)
        if (failed(pass(launch, function, alloc)))
          return failure();
      // Every iteration of a loop may use the same memory: a buffer allocated
      // in one is not read in the next.
      (void)function.insertArgument(function.getNumArguments(), type,
                                    DictionaryAttr(), loc);
      alloc.replaceAllUsesWith(
          function.getArgument(function.getNumArguments() - 1));
      alloc.erase();
    }
    return success();
  }

  /// Gives the launch a buffer of the size that the kernel needs, computed from
  /// the launch's operands.
  LogicalResult pass(LaunchOp launch, func::FuncOp function,
                     memref::AllocOp alloc) {
    OpBuilder builder(launch);
    IRMapping mapping;
    for (auto [argument, operand] :
         llvm::zip(function.getArguments(), launch.getOperands()))
      mapping.map(argument, operand);
    SmallVector<Value> sizes;
    for (Value size : alloc.getDynamicSizes()) {
      llvm::SetVector<Operation *> slice;
      BackwardSliceOptions options;
      options.inclusive = true;
      options.filter = [](Operation *op) { return !isa<func::FuncOp>(op); };
      if (failed(getBackwardSlice(size, &slice, options)))
        return failure();
      for (Operation *op : slice) {
        if (!isPure(op))
          return alloc.emitOpError(
              "expects a size that follows from the kernel's arguments");
        builder.clone(*op, mapping);
      }
      sizes.push_back(mapping.lookupOrDefault(size));
    }
    Value buffer =
        memref::AllocOp::create(builder, alloc.getLoc(), alloc.getType(), sizes,
                                builder.getI64IntegerAttr(kAlignment));
    append(launch, buffer);
    return success();
  }

  llvm::MapVector<func::FuncOp, SmallVector<WorkerScratch>> workerScratch;
};

} // namespace
} // namespace tenon
