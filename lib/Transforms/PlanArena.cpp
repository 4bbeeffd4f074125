//===- PlanArena.cpp - Places temporaries in one block of memory ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_PLANARENA
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

constexpr int64_t kAlignment = 64;

/// A temporary: from its first to its last use, in program order.
struct Temporary {
  memref::AllocOp alloc;
  int64_t bytes;
  int64_t first, last;
  int64_t offset = 0;
};

class Lifetimes {
public:
  explicit Lifetimes(func::FuncOp function) : aliases(function) {
    function.walk<WalkOrder::PreOrder>(
        [&](Operation *op) { begin[op] = next++; });
    function.walk<WalkOrder::PostOrder>([&](Operation *op) {
      int64_t last = begin[op];
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (Operation &nested : block)
            last = std::max(last, end[&nested]);
      end[op] = last;
    });
  }

  Temporary of(memref::AllocOp alloc, int64_t bytes) {
    Temporary temporary{alloc, bytes, begin[alloc], begin[alloc]};
    for (Value alias : aliases.resolve(alloc.getResult()))
      for (Operation *user : alias.getUsers()) {
        int64_t use = begin[user];
        // A buffer from outside of a loop is needed in every iteration.
        for (Operation *parent = user->getParentOp();
             !parent->isAncestor(alloc); parent = parent->getParentOp())
          if (isa<LoopLikeOpInterface>(parent))
            use = std::max(use, end[parent]);
        temporary.last = std::max(temporary.last, use);
      }
    return temporary;
  }

private:
  BufferViewFlowAnalysis aliases;
  llvm::DenseMap<Operation *, int64_t> begin, end;
  int64_t next = 0;
};

/// Best fit, the largest first: each buffer goes into the smallest gap between
/// those that live at the same time. Returns the size of the whole.
int64_t assignOffsets(MutableArrayRef<Temporary> temporaries) {
  SmallVector<Temporary *> order;
  for (Temporary &temporary : temporaries)
    order.push_back(&temporary);
  llvm::sort(order, [](Temporary *a, Temporary *b) {
    return std::make_pair(-a->bytes, a->first) <
           std::make_pair(-b->bytes, b->first);
  });
  int64_t total = 0;
  SmallVector<Temporary *> placed;
  for (Temporary *temporary : order) {
    SmallVector<std::pair<int64_t, int64_t>> taken;
    for (Temporary *other : placed)
      if (other->first <= temporary->last && temporary->first <= other->last)
        taken.push_back({other->offset, other->offset + other->bytes});
    llvm::sort(taken);
    int64_t best = -1, bestGap = std::numeric_limits<int64_t>::max();
    int64_t free = 0;
    for (auto [low, high] : taken) {
      int64_t gap = low - free;
      if (gap >= temporary->bytes && gap < bestGap) {
        best = free;
        bestGap = gap;
      }
      free = std::max(free, high);
    }
    temporary->offset = best >= 0 ? best : free;
    total = std::max(total, temporary->offset + temporary->bytes);
    placed.push_back(temporary);
  }
  return total;
}

class PlanArenaPass : public impl::PlanArenaBase<PlanArenaPass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function->hasAttr("ten.kernel") || function.isExternal())
      return;
    DataLayout layout = DataLayout::closest(function);
    Lifetimes lifetimes(function);
    SmallVector<Temporary> temporaries;
    SmallVector<memref::AllocOp> dynamic;
    function.walk([&](memref::AllocOp alloc) {
      MemRefType type = alloc.getType();
      if (!type.hasStaticShape()) {
        dynamic.push_back(alloc);
        return;
      }
      int64_t bytes =
          type.getNumElements() *
          static_cast<int64_t>(layout.getTypeSize(type.getElementType()));
      temporaries.push_back(
          lifetimes.of(alloc, llvm::alignTo(bytes, kAlignment)));
    });
    int64_t total = assignOffsets(temporaries);

    Block &entry = function.getBody().front();
    OpBuilder builder(&getContext());
    auto arenaType =
        MemRefType::get({ShapedType::kDynamic}, builder.getI8Type());
    Value arena = entry.addArgument(arenaType, function.getLoc());
    function.setFunctionType(builder.getFunctionType(
        entry.getArgumentTypes(), function.getResultTypes()));
    function->setAttr("ten.arena_bytes", builder.getI64IntegerAttr(total));
    for (Temporary &temporary : temporaries) {
      builder.setInsertionPoint(temporary.alloc);
      Value offset = arith::ConstantIndexOp::create(
          builder, temporary.alloc.getLoc(), temporary.offset);
      auto view = memref::ViewOp::create(builder, temporary.alloc.getLoc(),
                                         temporary.alloc.getType(), arena,
                                         offset, ValueRange());
      temporary.alloc.replaceAllUsesWith(view.getResult());
      temporary.alloc.erase();
    }
    for (memref::AllocOp alloc : dynamic) {
      builder.setInsertionPoint(alloc);
      auto reserve = ReserveOp::create(builder, alloc.getLoc(), alloc.getType(),
                                       alloc.getDynamicSizes());
      alloc.replaceAllUsesWith(reserve.getResult());
      alloc.erase();
    }
  }
};

} // namespace
} // namespace tenon
