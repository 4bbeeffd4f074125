//===- OwnedSlices.cpp - Parallelizes scatters by ownership ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parallelizes a loop of scatter updates without atomics (owner computes). Each
// thread owns a range of slices of the updated buffer, scans all iterations,
// and performs in order those updates that target its own slices, so the result
// has the same bits for every number of threads. To keep branches predictable,
// the ownership tests of 64 iterations are one vector comparison whose result
// is a 64-bit mask; a loop over the set bits then performs the updates. The
// mask of the next word is computed before the updates of the current one.
//
//===----------------------------------------------------------------------===//

#include "OwnedSlices.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Target/Target.h"
#include "Transforms/Memory/BufferViews.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tenon {

/// Number of iterations that one vector comparison tests; the result is an
/// integer of this many bits.
/// Fact: bits; a mask of comparisons is one integer.
constexpr int64_t kMaskBits = 64;

/// Minimum size in bytes of an update for which scanning pays: testing an
/// update of another thread takes as long as performing an update of one
/// element if L2 holds the whole buffer (up to `kMaxNearBytes`).
/// Tuned: bytes; commit 251e022.
constexpr int64_t kMinBytesForScan = 32;
/// Fact: bytes; half of the smallest L2.
constexpr int64_t kMaxNearBytes = kSmallestL2 / 2;

/// Returns the bytes of `count` elements.
static int64_t bytesOf(int64_t count, Type element) {
  return count * std::max<int64_t>(1, element.getIntOrFloatBitWidth() / 8);
}

bool OwnedSlices::isWorthChoosing() {
  auto type = cast<MemRefType>(buffer.getType());
  if (!type.getElementType().isIntOrFloat() || !type.hasStaticShape() ||
      bytesOf(type.getNumElements(), type.getElementType()) >= kMaxNearBytes)
    return true;
  int64_t most = 0;
  update.walk([&](memref::StoreOp store) {
    int64_t count = 1;
    for (Operation *op = store; op != update; op = op->getParentOp())
      if (auto inner = dyn_cast<scf::ForOp>(op)) {
        std::optional<APInt> trips = inner.getStaticTripCount();
        count *= trips ? trips->getSExtValue() : kMinBytesForScan;
      }
    most = std::max(most, bytesOf(count, type.getElementType()));
  });
  return most >= kMinBytesForScan;
}

std::optional<OwnedSlices> OwnedSlices::of(scf::ForOp loop) {
  if (loop.getNumResults() != 0 || !isConstantIntValue(loop.getStep(), 1) ||
      !isConstantIntValue(loop.getLowerBound(), 0))
    return {};
  Block &body = *loop.getBody();
  auto update =
      dyn_cast_or_null<scf::IfOp>(body.getTerminator()->getPrevNode());
  if (!update || update.getNumResults() != 0 || update.elseBlock())
    return {};
  OwnedSlices owned(loop, update);
  if (!owned.findSlice() || !owned.isWorthChoosing())
    return {};
  return owned;
}

bool OwnedSlices::findSlice() {
  llvm::SetVector<Value> written;
  update.walk([&](memref::StoreOp store) {
    written.insert(rootBuffer(store.getMemref()));
  });
  if (written.empty())
    return false;

  // The candidate slice indices, common to all accesses.
  llvm::SetVector<std::pair<Value, int64_t>> slices;
  bool known = true, first = true;
  auto access = [&](Value memref, ValueRange indices) {
    Value root = rootBuffer(memref);
    if (!written.contains(root))
      return;
    llvm::SetVector<std::pair<Value, int64_t>> here;
    for (auto [dim, index] : llvm::enumerate(indices))
      if (Operation *op = index.getDefiningOp();
          op && op->getBlock() == loop.getBody())
        here.insert({index, static_cast<int64_t>(dim)});
    // Through views, slices of the same index may overlap.
    known &= memref == root;
    if (first)
      slices = here;
    else
      slices.remove_if([&](auto pair) { return !here.contains(pair); });
    first = false;
  };
  loop.getBody()->walk([&](Operation *op) {
    if (auto load = dyn_cast<memref::LoadOp>(op))
      access(load.getMemref(), load.getIndices());
    else if (auto store = dyn_cast<memref::StoreOp>(op)) {
      known &= update->isProperAncestor(store);
      access(store.getMemref(), store.getIndices());
      buffer = store.getMemref();
    } else if (op->getNumRegions() != 0)
      known &= op == update || (update->isProperAncestor(op) &&
                                isa<scf::ForOp, scf::IfOp, scf::WhileOp>(op));
    else
      known &= op->hasTrait<OpTrait::IsTerminator>() || isMemoryEffectFree(op);
  });
  if (!known || slices.empty())
    return false;
  std::tie(slice, dim) = slices.front();
  // Slices of the one buffer are owned by threads; the other buffers must have
  // as many.
  return llvm::all_of(written, [&](Value other) {
    int64_t size = cast<MemRefType>(other.getType()).getDimSize(dim);
    return other == buffer ||
           (!ShapedType::isDynamic(size) &&
            size == cast<MemRefType>(buffer.getType()).getDimSize(dim));
  });
}

Value OwnedSlices::copyChoice(OpBuilder &builder, Value i, IRMapping &mapping) {
  mapping.map(loop.getInductionVar(), i);
  for (Operation &op : loop.getBody()->without_terminator())
    if (&op != update)
      builder.clone(op, mapping);
  return mapping.lookupOrDefault(update.getCondition());
}

void OwnedSlices::copyUpdate(OpBuilder &builder, IRMapping &mapping) {
  for (Operation &op : update.thenBlock()->without_terminator())
    builder.clone(op, mapping);
}

Value OwnedSlices::isOwn(ImplicitLocOpBuilder &builder, Value i, Value from,
                         Value count, IRMapping &mapping) {
  Value chosen = copyChoice(builder, i, mapping);
  Value number = mapping.lookup(slice);
  // A selected update targets a valid slice, so a narrow integer holds its
  // index.
  int64_t size = cast<MemRefType>(buffer.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(size) && size <= INT32_MAX)
    for (Value *value : {&number, &from, &count})
      *value =
          arith::IndexCastOp::create(builder, builder.getI32Type(), *value);
  Value place = arith::SubIOp::create(builder, number, from);
  Value own =
      arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, place, count);
  return arith::AndIOp::create(builder, chosen, own);
}

Value OwnedSlices::ownBits(ImplicitLocOpBuilder &builder, Value first,
                           Value from, Value count, Value flags) {
  Value zero = arith::ConstantIndexOp::create(builder, 0);
  auto lanes = scf::ForOp::create(
      builder, zero, arith::ConstantIndexOp::create(builder, kMaskBits),
      arith::ConstantIndexOp::create(builder, 1));
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(lanes.getBody()->getTerminator());
    Value lane = lanes.getInductionVar();
    IRMapping mapping;
    Value own = isOwn(builder, arith::AddIOp::create(builder, first, lane),
                      from, count, mapping);
    memref::StoreOp::create(
        builder, arith::ExtUIOp::create(builder, builder.getI8Type(), own),
        flags, lane);
  }
  auto bytes = VectorType::get(kMaskBits, builder.getI8Type());
  Value loaded = vector::LoadOp::create(builder, bytes, flags, zero);
  Value none = arith::ConstantOp::create(builder, builder.getZeroAttr(bytes));
  Value set =
      arith::CmpIOp::create(builder, arith::CmpIPredicate::ne, loaded, none);
  Value word = vector::BitCastOp::create(
      builder, VectorType::get(1, builder.getIntegerType(kMaskBits)), set);
  return vector::ExtractOp::create(builder, word, 0);
}

void OwnedSlices::updateEach(ImplicitLocOpBuilder &builder, Value bits,
                             Value first) {
  Type word = bits.getType();
  scf::WhileOp::create(
      builder, TypeRange(word), ValueRange(bits),
      [word](OpBuilder &inner, Location loc, ValueRange left) {
        ImplicitLocOpBuilder builder(loc, inner);
        Value none =
            arith::ConstantOp::create(builder, builder.getZeroAttr(word));
        Value any = arith::CmpIOp::create(builder, arith::CmpIPredicate::ne,
                                          left[0], none);
        scf::ConditionOp::create(builder, any, left);
      },
      [&](OpBuilder &inner, Location loc, ValueRange left) {
        ImplicitLocOpBuilder builder(loc, inner);
        Value lane = arith::IndexCastOp::create(
            builder, builder.getIndexType(),
            math::CountTrailingZerosOp::create(builder, left[0]));
        IRMapping mapping;
        copyChoice(builder, arith::AddIOp::create(builder, first, lane),
                   mapping);
        copyUpdate(builder, mapping);
        // Clear the lowest set bit.
        Value one =
            arith::ConstantOp::create(builder, builder.getIntegerAttr(word, 1));
        Value less = arith::SubIOp::create(builder, left[0], one);
        Value rest = arith::AndIOp::create(builder, left[0], less);
        scf::YieldOp::create(builder, rest);
      });
}

void OwnedSlices::emitOwner(ImplicitLocOpBuilder &builder, Value owner,
                            Value owners, memref::CopyOp copy) {
  Value zero = arith::ConstantIndexOp::create(builder, 0),
        one = arith::ConstantIndexOp::create(builder, 1),
        width = arith::ConstantIndexOp::create(builder, kMaskBits),
        iterations = loop.getUpperBound(),
        size = memref::DimOp::create(builder, buffer, dim);
  auto firstOf = [&](Value number) -> Value {
    Value product = arith::MulIOp::create(builder, number, size);
    return arith::DivUIOp::create(builder, product, owners);
  };
  Value from = firstOf(owner),
        to = firstOf(arith::AddIOp::create(builder, owner, one)),
        count = arith::SubIOp::create(builder, to, from);
  if (copy)
    copyOwn(builder, copy, from, count);
  Value flags = memref::AllocaOp::create(
      builder, MemRefType::get({kMaskBits}, builder.getI8Type()),
      builder.getI64IntegerAttr(64));

  // Compute the mask of the next word before the updates of the current one,
  // which end in a branch that is always mispredicted.
  Value words = arith::DivUIOp::create(builder, iterations, width),
        last = arith::SubIOp::create(builder, words, one),
        none = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq, words,
                                     zero),
        steps = arith::SelectOp::create(
            builder, none, zero, arith::AddIOp::create(builder, words, one)),
        noBits = arith::ConstantOp::create(
            builder,
            builder.getIntegerAttr(builder.getIntegerType(kMaskBits), 0));
  auto loopOverWords = scf::ForOp::create(builder, zero, steps, one, noBits);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loopOverWords.getBody());
    Value step = loopOverWords.getInductionVar();
    Value next = arith::MinSIOp::create(builder, step, last);
    Value nextBits =
        ownBits(builder, arith::MulIOp::create(builder, next, width), from,
                count, flags);
    Value word = arith::SubIOp::create(builder, step, one);
    updateEach(builder, loopOverWords.getRegionIterArg(0),
               arith::MulIOp::create(builder, word, width));
    scf::YieldOp::create(builder, nextBits);
  }

  if (std::optional<int64_t> known = getConstantIntValue(iterations);
      known && *known % kMaskBits == 0)
    return;
  auto rest = scf::ForOp::create(
      builder, arith::MulIOp::create(builder, words, width), iterations, one);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(rest.getBody()->getTerminator());
  IRMapping mapping;
  Value own = isOwn(builder, rest.getInductionVar(), from, count, mapping);
  auto branch = scf::IfOp::create(builder, own, /*withElseRegion=*/false);
  builder.setInsertionPoint(branch.thenYield());
  copyUpdate(builder, mapping);
}

memref::CopyOp OwnedSlices::findCopy() {
  if (dim != 0)
    return {};
  Operation *op = loop->getPrevNode();
  while (op && isMemoryEffectFree(op))
    op = op->getPrevNode();
  auto copy = dyn_cast_or_null<memref::CopyOp>(op);
  return copy && copy.getTarget() == buffer ? copy : memref::CopyOp();
}

void OwnedSlices::copyOwn(ImplicitLocOpBuilder &builder, memref::CopyOp copy,
                          Value from, Value count) {
  auto part = [&](Value whole) -> Value {
    int64_t rank = cast<MemRefType>(whole.getType()).getRank();
    SmallVector<OpFoldResult> offsets(rank, builder.getIndexAttr(0)),
        strides(rank, builder.getIndexAttr(1)),
        sizes = memref::getMixedSizes(builder, copy.getLoc(), whole);
    offsets[0] = from;
    sizes[0] = count;
    return memref::SubViewOp::create(builder, copy.getLoc(), whole, offsets,
                                     sizes, strides);
  };
  Value source = part(copy.getSource());
  linalg::CopyOp::create(builder, copy.getLoc(), source,
                         part(copy.getTarget()));
}

void OwnedSlices::divide(const WorkEstimate &work, double least) {
  memref::CopyOp copy = findCopy();
  ImplicitLocOpBuilder builder(loop.getLoc(), loop);
  Value threads = ten::ThreadsOp::create(builder, builder.getIndexType());
  Value several =
      arith::CmpIOp::create(builder, arith::CmpIPredicate::ugt, threads,
                            arith::ConstantIndexOp::create(builder, 1));
  if (!work.isStatic()) {
    Value isLong = arith::CmpIOp::create(
        builder, arith::CmpIPredicate::uge, work.emit(builder, loop),
        arith::ConstantIndexOp::create(builder, std::llround(least)));
    several = arith::AndIOp::create(builder, several, isLong);
  }
  auto choice = scf::IfOp::create(builder, several, /*withElseRegion=*/true);
  if (copy)
    copy->moveBefore(choice.elseYield());
  loop->moveBefore(choice.elseYield());
  builder.setInsertionPoint(choice.thenYield());
  auto owners = scf::ForallOp::create(builder, ArrayRef<OpFoldResult>(threads),
                                      ValueRange(), std::nullopt);
  builder.setInsertionPoint(owners.getTerminator());
  emitOwner(builder, owners.getInductionVar(0), threads, copy);
}

} // namespace tenon
