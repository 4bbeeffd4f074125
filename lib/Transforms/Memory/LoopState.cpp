//===- LoopState.cpp - Memory of loop-carried values ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop's carried tensors are updated in place wherever nothing reads the old
// value any more. Invariant behind `settleLoopState`: the value that is carried
// at a position of the loop is, at the end of each region, either in the memory
// of the region's argument at that position or in memory that belongs to no
// other value. One-shot bufferization takes every argument of a loop's region
// as writable, so that a constant or an argument of the function that is
// carried as it is would be overwritten.
//
//===----------------------------------------------------------------------===//

#include "LoopState.h"
#include "Dialect/Ten/IR/Ten.h"
#include "TensorViews.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// One position of an aligned `scf.while`: the operand of the old loop that
/// enters the first region there, and the operand of its `scf.condition` that
/// enters the second; -1 if there is none.
struct Slot {
  Type type;
  int before = -1;
  int after = -1;

  /// A tensor has memory and hence a position in both regions.
  bool isTensor() const { return isa<TensorType>(type); }
  bool isInFirst() const { return before >= 0 || isTensor(); }
  bool isInSecond() const { return after >= 0 || isTensor(); }
};

bool isAligned(scf::WhileOp loop) {
  TypeRange before = loop.getInits().getTypes();
  TypeRange after = loop.getResultTypes();
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  size_t common = std::min(before.size(), after.size());
  return !llvm::any_of(before.drop_front(common), isTensor) &&
         !llvm::any_of(after.drop_front(common), isTensor) &&
         llvm::all_of(llvm::zip(before, after), [&](auto pair) {
           auto [first, second] = pair;
           return first == second || (!isTensor(first) && !isTensor(second));
         });
}

/// Pairs the operands of the loop with those of its `scf.condition`: first
/// those that are passed on unchanged, which need no copy, then those at the
/// same position, then any of the same type. Tensors come first, then scalars,
/// which have no memory and are not paired.
SmallVector<Slot> pairOperands(scf::WhileOp loop) {
  ValueRange handed = loop.getConditionOp().getArgs();
  SmallVector<Slot> slots, scalars;
  SmallVector<int> slotOf(loop.getInits().size(), -1);
  for (auto [number, init] : llvm::enumerate(loop.getInits())) {
    Slot slot{init.getType(), static_cast<int>(number), -1};
    if (slot.isTensor())
      slotOf[number] = slots.size();
    (slot.isTensor() ? slots : scalars).push_back(slot);
  }
  SmallVector<int> left;
  for (auto [number, value] : llvm::enumerate(handed)) {
    Slot slot{value.getType(), -1, static_cast<int>(number)};
    if (!slot.isTensor()) {
      scalars.push_back(slot);
      continue;
    }
    auto argument = dyn_cast<BlockArgument>(value);
    bool isOwn = argument && argument.getOwner() == loop.getBeforeBody();
    int own = isOwn ? slotOf[argument.getArgNumber()] : -1;
    if (own >= 0 && slots[own].after < 0)
      slots[own].after = number;
    else
      left.push_back(number);
  }
  for (int number : left) {
    Type type = handed[number].getType();
    auto isFree = [&](const Slot &slot) {
      return slot.after < 0 && slot.type == type;
    };
    int same = number < static_cast<int>(slotOf.size()) ? slotOf[number] : -1;
    Slot *slot = same >= 0 && isFree(slots[same])
                     ? &slots[same]
                     : llvm::find_if(slots, isFree);
    if (slot == slots.end())
      slots.push_back({type, -1, number});
    else
      slot->after = number;
  }
  llvm::append_range(slots, scalars);
  return slots;
}

/// Creates an initial value that the loop does not read.
Value createUnread(OpBuilder &builder, Location loc, RankedTensorType type) {
  SmallVector<Value> sizes;
  if (!type.hasStaticShape())
    sizes.assign(type.getNumDynamicDims(),
                 arith::ConstantIndexOp::create(builder, loc, 0));
  return tensor::EmptyOp::create(builder, loc, type, sizes);
}

void align(scf::WhileOp loop) {
  SmallVector<Slot> slots = pairOperands(loop);
  scf::ConditionOp condition = loop.getConditionOp();
  scf::YieldOp yield = loop.getYieldOp();
  Location loc = loop.getLoc();
  OpBuilder builder(loop);
  SmallVector<Value> inits;
  SmallVector<Type> results;
  for (const Slot &slot : slots) {
    if (slot.before >= 0)
      inits.push_back(loop.getInits()[slot.before]);
    else if (slot.isInFirst())
      inits.push_back(
          createUnread(builder, loc, cast<RankedTensorType>(slot.type)));
    if (slot.isInSecond())
      results.push_back(slot.type);
  }
  auto aligned = scf::WhileOp::create(builder, loc, results, inits,
                                      /*beforeBuilder=*/nullptr,
                                      /*afterBuilder=*/nullptr);
  // The builders give each region a block with arguments and no terminator.
  Block *before = aligned.getBeforeBody(), *after = aligned.getAfterBody();
  SmallVector<Value> handed, yielded;
  SmallVector<Value> newBefore(loop.getInits().size());
  SmallVector<Value> newAfter(loop.getNumResults());
  size_t nextBefore = 0, nextAfter = 0;
  for (const Slot &slot : slots) {
    Value entering, leaving;
    if (slot.isInFirst())
      entering = before->getArgument(nextBefore++);
    if (slot.isInSecond())
      leaving = after->getArgument(nextAfter++);
    if (slot.before >= 0)
      newBefore[slot.before] = entering;
    if (slot.after >= 0) {
      newAfter[slot.after] = leaving;
      loop.getResult(slot.after)
          .replaceAllUsesWith(aligned.getResult(nextAfter - 1));
    }
    if (slot.isInSecond())
      handed.push_back(slot.after >= 0 ? condition.getArgs()[slot.after]
                                       : entering);
    if (slot.isInFirst())
      yielded.push_back(slot.before >= 0 ? yield.getOperand(slot.before)
                                         : leaving);
  }
  condition.getArgsMutable().assign(handed);
  yield.getResultsMutable().assign(yielded);
  auto move = [](Block *from, Block *to, ArrayRef<Value> arguments) {
    for (auto [old, value] : llvm::zip(from->getArguments(), arguments))
      old.replaceAllUsesWith(value);
    to->getOperations().splice(to->end(), from->getOperations());
  };
  move(loop.getBeforeBody(), before, newBefore);
  move(loop.getAfterBody(), after, newAfter);
  loop.erase();
}

} // namespace

void tenon::alignWhileStates(func::FuncOp function) {
  SmallVector<scf::WhileOp> loops;
  function.walk([&](scf::WhileOp loop) {
    if (!isAligned(loop))
      loops.push_back(loop);
  });
  for (scf::WhileOp loop : loops)
    align(loop);
}

namespace {

/// Returns whether `value` is `place` updated in place, as far as the analysis
/// of conflicts permits it.
bool staysAt(Value value, Value place) {
  value = viewedTensor(value);
  auto result = dyn_cast<OpResult>(value);
  if (value == place || !result)
    return value == place;
  unsigned number = result.getResultNumber();
  return llvm::TypeSwitch<Operation *, bool>(result.getOwner())
      .Case<LaunchOp>([&](LaunchOp launch) {
        return staysAt(launch.getOutputs()[number], place);
      })
      .Case<linalg::CopyOp>([&](linalg::CopyOp copy) {
        return staysAt(copy.getOutputs()[number], place);
      })
      .Case<scf::IfOp>([&](scf::IfOp branch) {
        return staysAt(branch.thenYield().getOperand(number), place) &&
               staysAt(branch.elseYield().getOperand(number), place);
      })
      .Case<scf::ForOp>([&](scf::ForOp loop) {
        return staysAt(loop.getInitArgs()[number], place) &&
               staysAt(loop.getYieldedValues()[number],
                       loop.getRegionIterArg(number));
      })
      .Case<scf::WhileOp>([&](scf::WhileOp loop) {
        auto handed =
            dyn_cast<BlockArgument>(loop.getConditionOp().getArgs()[number]);
        return handed && handed.getOwner() == loop.getBeforeBody() &&
               staysAt(loop.getInits()[handed.getArgNumber()], place) &&
               staysAt(loop.getYieldOp().getOperand(handed.getArgNumber()),
                       loop.getAfterArguments()[number]);
      })
      .Default([](Operation *) { return false; });
}

} // namespace

void tenon::settleLoopState(func::FuncOp function) {
  auto settle = [](Operation *terminator, MutableArrayRef<OpOperand> values,
                   ArrayRef<BlockArgument> places) {
    OpBuilder builder(terminator);
    Region *body = terminator->getParentRegion();
    SmallVector<std::pair<OpOperand *, BlockArgument>> moves;
    llvm::SmallPtrSet<Value, 8> carried;
    auto copied = [&](OpOperand &value) {
      return AllocTensorOp::create(
          builder, value.get().getLoc(),
          cast<RankedTensorType>(value.get().getType()), ValueRange(),
          value.get());
    };
    for (auto [value, place] : llvm::zip(values, places)) {
      auto type = dyn_cast<RankedTensorType>(value.get().getType());
      Value source = viewedTensor(value.get());
      if (!type || value.get() == place || type != place.getType())
        continue;
      // The analysis of conflicts does not see where an inner loop leaves its
      // result.
      bool isOfRegion = !isa<BlockArgument>(source) &&
                        source.getDefiningOp()->getNumRegions();
      if (isOfRegion && staysAt(source, place))
        continue;
      if (type.hasStaticShape()) {
        moves.push_back({&value, place});
      } else if (source != place &&
                 (isa<BlockArgument>(source) ||
                  !body->isAncestor(source.getParentRegion()) || isOfRegion ||
                  !carried.insert(source).second)) {
        value.set(copied(value));
      }
    }
    // A value that moves to another position leaves before its own is
    // overwritten; in a cycle of moves, one value waits in a temporary.
    auto leaves = [&](Value place) {
      return llvm::any_of(moves, [&](auto &other) {
        return other.second != place &&
               viewedTensor(other.first->get()) == place;
      });
    };
    while (!moves.empty()) {
      auto *next = llvm::find_if_not(
          moves, [&](auto &move) { return leaves(move.second); });
      if (next == moves.end()) {
        OpOperand *waiting = moves.front().first;
        waiting->set(copied(*waiting));
        continue;
      }
      auto [value, place] = *next;
      moves.erase(next);
      value->set(linalg::CopyOp::create(builder, value->get().getLoc(),
                                        value->get(), Value(place))
                     .getResult(0));
    }
  };
  function.walk([&](scf::ForOp loop) {
    settle(loop.getBody()->getTerminator(), *loop.getYieldedValuesMutable(),
           llvm::to_vector(loop.getRegionIterArgs()));
  });
  function.walk([&](scf::WhileOp loop) {
    settle(loop.getYieldOp(), loop.getYieldOp().getResultsMutable(),
           llvm::to_vector(loop.getAfterArguments()));
    settle(loop.getConditionOp(), loop.getConditionOp().getArgsMutable(),
           llvm::to_vector(loop.getBeforeArguments()));
  });
}

void tenon::makeLoopStateInPlace(func::FuncOp function) {
  SmallVector<linalg::CopyOp> copies;
  function.walk([&](linalg::CopyOp copy) {
    if (isa<LoopLikeOpInterface>(copy->getParentOp()))
      copies.push_back(copy);
  });
  for (linalg::CopyOp copy : copies) {
    Value target = copy.getOutputs()[0];
    auto made = copy.getInputs()[0].getDefiningOp<memref::AllocOp>();
    if (!made || made->getBlock() != copy->getBlock() ||
        made.getType() != target.getType() || !made.getType().hasStaticShape())
      continue;
    // The copy is out of place if the analysis found a conflict with the
    // carried memory. The value is then in a buffer allocated after `made`,
    // which must exist before it.
    if (auto alloc = target.getDefiningOp<memref::AllocOp>();
        alloc && alloc->getBlock() == made->getBlock() &&
        made->isBeforeInBlock(alloc))
      alloc->moveBefore(made);
    BufferViewFlowAnalysis aliases(function);
    BufferViewFlowAnalysis::ValueSetT news = aliases.resolve(made), olds;
    for (Value source : aliases.resolveReverse(target))
      olds.insert_range(aliases.resolve(source));
    bool isMixed =
        llvm::any_of(news, [&](Value value) { return olds.contains(value); });
    auto uses = [](Operation &op, BufferViewFlowAnalysis::ValueSetT &values) {
      return op
          .walk([&](Operation *user) {
            return llvm::any_of(
                       user->getOperands(),
                       [&](Value value) { return values.contains(value); })
                       ? WalkResult::interrupt()
                       : WalkResult::advance();
          })
          .wasInterrupted();
    };
    // The operation that makes the value, perhaps a loop, must not read the old
    // one either.
    bool isMade = false, isRead = false;
    Block *block = made->getBlock();
    for (Operation &op :
         llvm::make_range(std::next(made->getIterator()), block->end())) {
      isMade |= uses(op, news);
      isRead |= isMade && &op != copy && &op != block->getTerminator() &&
                uses(op, olds);
    }
    if (isMixed || isRead)
      continue;
    made.replaceAllUsesWith(target);
    made.erase();
    copy.erase();
  }
}
