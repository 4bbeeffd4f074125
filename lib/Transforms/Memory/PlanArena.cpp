//===- PlanArena.cpp - Plans temporaries in one arena ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-plan-arena: static memory planning for host functions. The
// lifetime of a buffer is the interval from its first to its last use in
// program order, extended to the end of loops that it is carried by. Buffers of
// static size get offsets by best fit, the largest first (interval-graph
// coloring with sizes). Buffers of dynamic size whose size the plan function
// can compute share slots of equal size expressions; those that depend on data
// are allocated at run time. A loop-carried buffer that is computed anew in
// each iteration gets two buffers, used in turn.
//
// Invariants: the plan function returns the arena's size; the host function
// recomputes the same offsets; no two buffers with overlapping lifetimes
// overlap in memory.
//
//===----------------------------------------------------------------------===//

#include "BufferViews.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "SizePlanner.h"
#include "StackTemporaries.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_PLANARENA
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Fact: bytes; a cache line and the widest vector.
constexpr int64_t kAlignment = 64;

/// A temporary and its live range in program order.
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

  /// Returns the same for memory that `loop` carries: its value is read in the
  /// next iteration.
  Temporary carriedBy(Operation *loop, memref::AllocOp alloc, int64_t bytes) {
    Temporary temporary = of(alloc, bytes);
    temporary.first = begin[loop];
    temporary.last = std::max(temporary.last, end[loop]);
    return temporary;
  }

  /// Returns the outermost loop around `alloc` that carries its memory, or
  /// null.
  Operation *carrier(memref::AllocOp alloc) {
    Operation *outermost = nullptr;
    for (Value alias : aliases.resolve(alloc.getResult()))
      if (isa<BlockArgument>(alias)) {
        Operation *loop = alias.getParentBlock()->getParentOp();
        if (isa<LoopLikeOpInterface>(loop) && loop->isProperAncestor(alloc) &&
            (!outermost || loop->isProperAncestor(outermost)))
          outermost = loop;
      }
    return outermost;
  }

private:
  BufferViewFlowAnalysis aliases;
  llvm::DenseMap<Operation *, int64_t> begin, end;
  int64_t next = 0;
};

/// Assigns offsets by best fit, the largest first: each buffer goes into the
/// smallest gap between those that are live at the same time. Returns the total
/// size.
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

/// Memory for temporaries of one dynamic size, which follows from arguments.
struct Slot {
  Value bytes;   ///< size in the plan, a multiple of the alignment
  int64_t until; ///< the last use of the latest temporary
  Value offset;  ///< in the host function
};

/// Returns the values that `block` passes to its next run, in the order of its
/// arguments without the induction variable.
ValueRange carriedOn(Block *block) {
  Operation *terminator = block->getTerminator();
  if (auto condition = dyn_cast<scf::ConditionOp>(terminator))
    return condition.getArgs();
  return terminator->getOperands();
}

/// Returns whether every loop-carried value keeps its position through `block`
/// or is computed anew there.
bool keepsPlaces(Block *block) {
  ValueRange next = carriedOn(block);
  size_t skipped = isa<scf::ForOp>(block->getParentOp()) ? 1 : 0;
  if (next.size() + skipped != block->getNumArguments())
    return false;
  for (auto [i, value] : llvm::enumerate(next)) {
    if (!isa<MemRefType>(value.getType()))
      continue;
    auto made = value.getDefiningOp<memref::AllocOp>();
    if (value != block->getArgument(i + skipped) &&
        !(made && made->getBlock() == block && llvm::count(next, value) == 1))
      return false;
  }
  return true;
}

/// Returns the carried value at the position that `alloc` takes after the
/// iteration; null if two buffers used in turn do not suffice.
Value carriedValue(memref::AllocOp alloc) {
  Block *block = alloc->getBlock();
  Operation *loop = block->getParentOp();
  if (!isa<scf::ForOp, scf::WhileOp>(loop))
    return {};
  // A value that moves to another position could be overwritten there.
  for (Region &region : loop->getRegions())
    if (!keepsPlaces(&region.front()))
      return {};
  size_t skipped = isa<scf::ForOp>(loop) ? 1 : 0;
  for (auto [i, value] : llvm::enumerate(carriedOn(block)))
    if (value == alloc.getResult())
      return block->getArgument(i + skipped);
  return {};
}

/// If a loop carries a copy of a buffer without further uses, computes the
/// buffer directly in the destination of the copy.
void removeCarriedCopies(func::FuncOp host) {
  host.walk([](memref::CopyOp copy) {
    auto from = copy.getSource().getDefiningOp<memref::AllocOp>();
    auto to = copy.getTarget().getDefiningOp<memref::AllocOp>();
    Block *block = copy->getBlock();
    if (!from || !to || from == to || from.getType() != to.getType() ||
        from->getBlock() != block || to->getBlock() != block ||
        !isa<LoopLikeOpInterface>(block->getParentOp()) ||
        !llvm::equal(from.getDynamicSizes(), to.getDynamicSizes()))
      return;
    for (Operation *user : to->getUsers())
      if (user != copy && user != block->getTerminator())
        return;
    // Views could be used later.
    for (Operation *user : from->getUsers())
      if (user->getBlock() != block || copy->isBeforeInBlock(user) ||
          !isa<LaunchOp, memref::CopyOp>(user))
        return;
    from.replaceAllUsesWith(to.getResult());
    to->moveBefore(from);
    copy.erase();
    from.erase();
  });
}

/// Returns whether all uses of the buffer, or of views of it, access it before
/// `end`, an operation of the buffer's block.
bool isDeadAfter(Value buffer, Operation *end) {
  return allUsesThroughViews(buffer, [end](OpOperand &use) {
    Operation *user = use.getOwner(),
              *inBlock = end->getBlock()->findAncestorOpInBlock(*user);
    return isa<LaunchOp, memref::CopyOp, memref::LoadOp>(user) && inBlock &&
           !end->isBeforeInBlock(inBlock);
  });
}

/// Returns the parameters of results with memory of their own, not that of a
/// donated argument.
SmallVector<BlockArgument> ownResults(func::FuncOp host) {
  auto results = attr::results.get(host);
  auto returned = attr::returned.get(host);
  auto count = attr::numArgs.get(host);
  if (!results || !returned || !count)
    return {};
  llvm::SmallDenseSet<int64_t> donated;
  for (int64_t i = 0; i < count.getInt(); ++i)
    if (auto result = attr::donated.get(host, i))
      donated.insert(result.getInt());
  SmallVector<BlockArgument> own;
  int64_t parameter = count.getInt();
  for (int64_t i = 0, end = results.size(); i < end; ++i)
    if (!llvm::is_contained(returned.asArrayRef(), i)) {
      if (!donated.contains(i))
        own.push_back(host.getArgument(parameter));
      ++parameter;
    }
  return own;
}

/// Computes temporaries that are copied to a result at the end in the result's
/// memory.
void makeInResults(func::FuncOp host) {
  for (BlockArgument result : ownResults(host)) {
    auto copy = result.hasOneUse()
                    ? dyn_cast<memref::CopyOp>(*result.user_begin())
                    : memref::CopyOp();
    if (!copy || copy.getTarget() != result ||
        copy->getBlock() != result.getOwner())
      continue;
    auto alloc = copy.getSource().getDefiningOp<memref::AllocOp>();
    if (!alloc || alloc->getBlock() != copy->getBlock() ||
        alloc.getType() != result.getType() ||
        !alloc.getType().hasStaticShape() ||
        !isDeadAfter(alloc.getResult(), copy))
      continue;
    alloc.replaceAllUsesWith(Value(result));
    copy.erase();
    alloc.erase();
  }
}

/// Plans the arena of one host function.
class ArenaPlanner {
public:
  ArenaPlanner(func::FuncOp host, func::FuncOp plan)
      : host(host), plan(plan), planner(host, plan), lifetimes(host) {}

  void run();

private:
  /// Returns the bytes of a buffer of dynamic size in the plan; null if the
  /// size depends on data.
  Value planBytes(memref::AllocOp alloc);
  /// Returns a slot that is free during the lifetime of `temporary`.
  size_t takeSlot(Value bytes, const Temporary &temporary);
  void place(memref::AllocOp alloc);
  /// Returns the buffer that an iteration writes: the one that its input is not
  /// in.
  Value otherPlace(OpBuilder &builder, memref::AllocOp alloc, Value current,
                   Value first, Value second);
  /// Copies the plan's computation to the start of the host function.
  IRMapping repeatPlan(OpBuilder &builder);
  void view(OpBuilder &builder, memref::AllocOp alloc, Value offset);
  void reserve(OpBuilder &builder, memref::AllocOp alloc);

  func::FuncOp host, plan;
  SizePlanner planner;
  Lifetimes lifetimes;
  SmallVector<Temporary> fixed;
  SmallVector<memref::AllocOp> unplanned;
  SmallVector<Slot> slots;
  SmallVector<std::pair<memref::AllocOp, size_t>> placed;
  /// Buffers that loops carry: two each, as indices into `fixed` or `slots`.
  struct Carried {
    memref::AllocOp alloc;
    Value current;
    size_t first, second;
  };
  SmallVector<Carried> carried;
};

Value ArenaPlanner::planBytes(memref::AllocOp alloc) {
  Location loc = alloc.getLoc();
  SmallVector<Value> sizes;
  for (Value size : alloc.getDynamicSizes()) {
    Value planned = planner.scalar(size);
    if (!planned)
      return {};
    // A negative size belongs to unreachable code.
    sizes.push_back(
        planner.make<arith::MaxSIOp>(loc, planned, planner.constant(0, loc)));
  }
  Value bytes = checkBytes(planner, alloc.getType(), sizes, "a temporary", loc);
  return planner.make<arith::AndIOp>(
      loc,
      planner.make<arith::AddIOp>(loc, bytes,
                                  planner.constant(kAlignment - 1, loc)),
      planner.constant(-kAlignment, loc));
}

size_t ArenaPlanner::takeSlot(Value bytes, const Temporary &temporary) {
  // In program order, a slot is free when its latest temporary is dead.
  auto *slot = llvm::find_if(slots, [&](const Slot &slot) {
    return slot.bytes == bytes && slot.until < temporary.first;
  });
  if (slot == slots.end())
    slot = slots.insert(slots.end(), {bytes, 0, Value()});
  slot->until = temporary.last;
  return slot - slots.begin();
}

void ArenaPlanner::place(memref::AllocOp alloc) {
  MemRefType type = alloc.getType();
  Operation *loop = lifetimes.carrier(alloc);
  Value current;
  if (loop && loop == alloc->getParentOp())
    current = carriedValue(alloc);
  if (loop && !current) {
    unplanned.push_back(alloc);
    return;
  }
  if (type.hasStaticShape()) {
    int64_t bytes = llvm::alignTo(type.getNumElements() *
                                      storageBytes(type.getElementType()),
                                  kAlignment);
    if (!loop) {
      fixed.push_back(lifetimes.of(alloc, bytes));
      return;
    }
    carried.push_back({alloc, current, fixed.size(), fixed.size() + 1});
    fixed.append(2, lifetimes.carriedBy(loop, alloc, bytes));
    return;
  }
  Value bytes = planBytes(alloc);
  if (!bytes) {
    unplanned.push_back(alloc);
    return;
  }
  if (!loop) {
    placed.push_back({alloc, takeSlot(bytes, lifetimes.of(alloc, 0))});
    return;
  }
  // The pair is live from the start of the loop, where an earlier slot may be
  // in use already.
  size_t next = slots.size();
  slots.append(2, {bytes, lifetimes.carriedBy(loop, alloc, 0).last, Value()});
  carried.push_back({alloc, current, next, next + 1});
}

Value ArenaPlanner::otherPlace(OpBuilder &builder, memref::AllocOp alloc,
                               Value current, Value first, Value second) {
  Location loc = alloc.getLoc();
  builder.setInsertionPoint(alloc);
  auto address = [&](Value buffer) -> Value {
    return memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, buffer);
  };
  Value firstAddress = arith::AddIOp::create(
      builder, loc, address(host.getArguments().back()), first);
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        address(current), firstAddress);
  return arith::SelectOp::create(builder, loc, isFirst, second, first);
}

IRMapping ArenaPlanner::repeatPlan(OpBuilder &builder) {
  IRMapping mapping;
  for (BlockArgument argument : plan.getArguments())
    mapping.map(argument, host.getArgument(argument.getArgNumber()));
  builder.setInsertionPointToStart(&host.getBody().front());
  for (Operation &op : plan.getBody().front().without_terminator())
    if (!isa<CheckOp>(op))
      builder.clone(op, mapping);
  return mapping;
}

void ArenaPlanner::view(OpBuilder &builder, memref::AllocOp alloc,
                        Value offset) {
  builder.setInsertionPoint(alloc);
  Value arena = host.getArguments().back();
  auto view = memref::ViewOp::create(builder, alloc.getLoc(), alloc.getType(),
                                     arena, offset, alloc.getDynamicSizes());
  alloc.replaceAllUsesWith(view.getResult());
  alloc.erase();
}

void ArenaPlanner::reserve(OpBuilder &builder, memref::AllocOp alloc) {
  remark::missed(
      alloc.getLoc(),
      remark::RemarkOpts::name("NotPlanned").category("ten-plan-arena"))
      << "not planned: this temporary's size or number depends on data";
  builder.setInsertionPoint(alloc);
  auto reserve = ReserveOp::create(builder, alloc.getLoc(), alloc.getType(),
                                   alloc.getDynamicSizes());
  alloc.replaceAllUsesWith(reserve.getResult());
  alloc.erase();
}

void ArenaPlanner::run() {
  host.walk([&](memref::AllocOp alloc) { place(alloc); });
  int64_t fixedBytes = assignOffsets(fixed);

  // Offsets are prefix sums of the slots' sizes.
  Location loc = host.getLoc();
  SmallVector<Value> offsets{planner.constant(fixedBytes, loc)};
  for (const Slot &slot : slots)
    offsets.push_back(
        planner.make<arith::AddIOp>(loc, offsets.back(), slot.bytes));
  Operation *terminator = plan.getBody().front().getTerminator();
  SmallVector<Value> sizes(terminator->getOperands());
  terminator->insertOperands(sizes.size(), offsets.back());

  OpBuilder builder(host.getContext());
  Block &entry = host.getBody().front();
  auto arenaType = MemRefType::get({ShapedType::kDynamic}, builder.getI8Type());
  (void)host.insertArgument(host.getNumArguments(), arenaType, {}, loc);
  Value arena = entry.getArguments().back();
  plan.setFunctionType(builder.getFunctionType(
      plan.getArgumentTypes(), TypeRange(terminator->getOperands())));

  for (memref::AllocOp alloc : unplanned)
    reserve(builder, alloc);
  auto constantOffset = [&](memref::AllocOp alloc, int64_t offset) -> Value {
    builder.setInsertionPoint(alloc);
    return arith::ConstantIndexOp::create(builder, alloc.getLoc(), offset);
  };
  SmallVector<Carried> dynamicallyCarried;
  llvm::DenseSet<Operation *> isCarried;
  for (Carried &entry : carried) {
    isCarried.insert(entry.alloc);
    if (!entry.alloc.getType().hasStaticShape()) {
      dynamicallyCarried.push_back(entry);
      continue;
    }
    Value first = constantOffset(entry.alloc, fixed[entry.first].offset);
    Value second = constantOffset(entry.alloc, fixed[entry.second].offset);
    view(builder, entry.alloc,
         otherPlace(builder, entry.alloc, entry.current, first, second));
  }
  for (Temporary &temporary : fixed) {
    if (isCarried.contains(temporary.alloc))
      continue;
    builder.setInsertionPoint(temporary.alloc);
    view(builder, temporary.alloc,
         arith::ConstantIndexOp::create(builder, temporary.alloc.getLoc(),
                                        temporary.offset));
  }
  bool isDynamic = !slots.empty() || !sizes.empty();
  if (!isDynamic)
    return;

  IRMapping mapping = repeatPlan(builder);
  for (auto [slot, offset] : llvm::zip(slots, offsets))
    slot.offset = mapping.lookup(offset);
  // Check that the caller passed the sizes that the plan asked for.
  auto require = [&](arith::CmpIPredicate predicate, Value wanted, Value given,
                     StringRef message) {
    Value holds = arith::CmpIOp::create(builder, loc, predicate, wanted, given);
    CheckOp::create(builder, loc, /*mismatch=*/false, holds, message);
  };
  auto dimOf = [&](Value buffer, int64_t dim) {
    return memref::DimOp::create(builder, loc, buffer, dim);
  };
  require(arith::CmpIPredicate::sle, mapping.lookup(offsets.back()),
          dimOf(arena, 0), "expects an arena of the planned size");
  unsigned number = plan.getNumArguments();
  auto size = sizes.begin();
  auto returned = attr::returned.get(host);
  auto results = attr::results.get(host);
  for (auto [i, attribute] :
       llvm::enumerate(results ? results.getValue() : ArrayRef<Attribute>())) {
    auto type = cast<RankedTensorType>(cast<TypeAttr>(attribute).getValue());
    if (llvm::is_contained(returned.asArrayRef(), i)) {
      size += type.getNumDynamicDims();
      continue;
    }
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        require(arith::CmpIPredicate::eq, mapping.lookup(*size++),
                dimOf(host.getArgument(number), dim),
                "expects results of the planned sizes");
    ++number;
  }
  for (auto [alloc, slot] : placed)
    view(builder, alloc, slots[slot].offset);
  for (Carried &entry : dynamicallyCarried)
    view(builder, entry.alloc,
         otherPlace(builder, entry.alloc, entry.current,
                    slots[entry.first].offset, slots[entry.second].offset));
}

class PlanArenaPass : public impl::PlanArenaBase<PlanArenaPass> {
public:
  using PlanArenaBase::PlanArenaBase;

private:
  void runOnOperation() override {
    for (auto host : llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      if (attr::kernel.has(host) || attr::planOf.has(host) || host.isExternal())
        continue;
      func::FuncOp plan = findPlan(host);
      if (!plan)
        plan = createPlan(host, host.getNumArguments());
      removeCarriedCopies(host);
      makeInResults(host);
      if (stackBytes > 0)
        putOnStack(host, ownResults(host), stackBytes);
      ArenaPlanner(host, plan).run();
    }
  }
};

} // namespace
} // namespace tenon
