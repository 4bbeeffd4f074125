//===- OwnedSlices.cpp - Updates by the threads that own them -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OwnedSlices.h"
#include "BufferViews.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tenon {

/// So many iterations are chosen by one comparison of vectors, whose result is
/// an integer.
constexpr int64_t kBits = 64;

static Value constant(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

/// A thread looks at an update of another one in as much time as an update of
/// one element takes where the second cache holds all of them.
constexpr int64_t kBytesWorthChoosing = 32;
constexpr int64_t kNearBytes = 256 * 1024;

/// The bytes of `count` elements.
static int64_t bytesOf(int64_t count, Type element) {
  return count * std::max<int64_t>(1, element.getIntOrFloatBitWidth() / 8);
}

bool OwnedSlices::isWorthChoosing() {
  auto type = cast<MemRefType>(buffer.getType());
  if (!type.getElementType().isIntOrFloat() || !type.hasStaticShape() ||
      bytesOf(type.getNumElements(), type.getElementType()) >= kNearBytes)
    return true;
  int64_t most = 0;
  update.walk([&](memref::StoreOp store) {
    int64_t count = 1;
    for (Operation *op = store; op != update; op = op->getParentOp())
      if (auto inner = dyn_cast<scf::ForOp>(op)) {
        std::optional<APInt> trips = inner.getStaticTripCount();
        count *= trips ? trips->getSExtValue() : kBytesWorthChoosing;
      }
    most = std::max(most, bytesOf(count, type.getElementType()));
  });
  return most >= kBytesWorthChoosing;
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

  // Of each access what may be the slice's number.
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
    // Through views, other slices of the same number may overlap.
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
  return true;
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

Value OwnedSlices::isOwn(OpBuilder &builder, Value i, Value from, Value count,
                         IRMapping &mapping) {
  Location loc = loop.getLoc();
  Value chosen = copyChoice(builder, i, mapping);
  Value number = mapping.lookup(slice);
  // Of updates that are chosen it is one of a slice: narrow vectors hold it.
  int64_t size = cast<MemRefType>(buffer.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(size) && size <= INT32_MAX)
    for (Value *value : {&number, &from, &count})
      *value = arith::IndexCastOp::create(builder, loc, builder.getI32Type(),
                                          *value);
  Value place = arith::SubIOp::create(builder, loc, number, from);
  Value own = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                    place, count);
  return arith::AndIOp::create(builder, loc, chosen, own);
}

Value OwnedSlices::ownBits(OpBuilder &builder, Value first, Value from,
                           Value count, Value flags) {
  Location loc = loop.getLoc();
  Value zero = constant(builder, loc, 0);
  auto lanes =
      scf::ForOp::create(builder, loc, zero, constant(builder, loc, kBits),
                         constant(builder, loc, 1));
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(lanes.getBody()->getTerminator());
    Value lane = lanes.getInductionVar();
    IRMapping mapping;
    Value own = isOwn(builder, arith::AddIOp::create(builder, loc, first, lane),
                      from, count, mapping);
    memref::StoreOp::create(
        builder, loc,
        arith::ExtUIOp::create(builder, loc, builder.getI8Type(), own), flags,
        lane);
  }
  auto bytes = VectorType::get(kBits, builder.getI8Type());
  Value loaded = vector::LoadOp::create(builder, loc, bytes, flags, zero);
  Value none =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(bytes));
  Value set = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne,
                                    loaded, none);
  Value word = vector::BitCastOp::create(
      builder, loc, VectorType::get(1, builder.getIntegerType(kBits)), set);
  return vector::ExtractOp::create(builder, loc, word, 0);
}

void OwnedSlices::updateEach(OpBuilder &builder, Value bits, Value first) {
  Location loc = loop.getLoc();
  Type word = bits.getType();
  scf::WhileOp::create(
      builder, loc, TypeRange(word), ValueRange(bits),
      [](OpBuilder &builder, Location loc, ValueRange left) {
        Value none = arith::ConstantOp::create(
            builder, loc, builder.getZeroAttr(left[0].getType()));
        Value any = arith::CmpIOp::create(
            builder, loc, arith::CmpIPredicate::ne, left[0], none);
        scf::ConditionOp::create(builder, loc, any, left);
      },
      [&](OpBuilder &builder, Location loc, ValueRange left) {
        Value lane = arith::IndexCastOp::create(
            builder, loc, builder.getIndexType(),
            math::CountTrailingZerosOp::create(builder, loc, left[0]));
        IRMapping mapping;
        copyChoice(builder, arith::AddIOp::create(builder, loc, first, lane),
                   mapping);
        copyUpdate(builder, mapping);
        Value one = arith::ConstantOp::create(builder, loc,
                                              builder.getIntegerAttr(word, 1));
        Value rest = arith::AndIOp::create(
            builder, loc, left[0],
            arith::SubIOp::create(builder, loc, left[0], one));
        scf::YieldOp::create(builder, loc, rest);
      });
}

void OwnedSlices::emitOwner(OpBuilder &builder, Value owner, Value owners,
                            memref::CopyOp copy) {
  Location loc = loop.getLoc();
  Value zero = constant(builder, loc, 0), one = constant(builder, loc, 1),
        width = constant(builder, loc, kBits),
        iterations = loop.getUpperBound();
  auto mul = [&](Value a, Value b) -> Value {
    return arith::MulIOp::create(builder, loc, a, b);
  };
  auto div = [&](Value a, Value b) -> Value {
    return arith::DivUIOp::create(builder, loc, a, b);
  };
  auto sub = [&](Value a, Value b) -> Value {
    return arith::SubIOp::create(builder, loc, a, b);
  };
  auto add = [&](Value a, Value b) -> Value {
    return arith::AddIOp::create(builder, loc, a, b);
  };
  Value size = memref::DimOp::create(builder, loc, buffer, dim);
  Value from = div(mul(owner, size), owners);
  Value count = sub(div(mul(add(owner, one), size), owners), from);
  if (copy)
    copyOwn(builder, copy, from, count);
  Value flags = memref::AllocaOp::create(
      builder, loc, MemRefType::get({kBits}, builder.getI8Type()),
      builder.getI64IntegerAttr(64));

  // The bits of the next word are made before the updates of one, which end in
  // a jump that no processor foresees.
  Value words = div(iterations, width);
  Value none = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                     words, zero);
  Value steps =
      arith::SelectOp::create(builder, loc, none, zero, add(words, one));
  Value noBits = arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(builder.getIntegerType(kBits), 0));
  auto loopOverWords =
      scf::ForOp::create(builder, loc, zero, steps, one, noBits);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loopOverWords.getBody());
    Value step = loopOverWords.getInductionVar();
    Value next = arith::MinSIOp::create(builder, loc, step, sub(words, one));
    Value nextBits = ownBits(builder, mul(next, width), from, count, flags);
    updateEach(builder, loopOverWords.getRegionIterArg(0),
               mul(sub(step, one), width));
    scf::YieldOp::create(builder, loc, nextBits);
  }

  if (std::optional<int64_t> known = getConstantIntValue(iterations);
      known && *known % kBits == 0)
    return;
  auto rest =
      scf::ForOp::create(builder, loc, mul(words, width), iterations, one);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(rest.getBody()->getTerminator());
  IRMapping mapping;
  Value own = isOwn(builder, rest.getInductionVar(), from, count, mapping);
  auto branch = scf::IfOp::create(builder, loc, own, /*withElseRegion=*/false);
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

void OwnedSlices::copyOwn(OpBuilder &builder, memref::CopyOp copy, Value from,
                          Value count) {
  Location loc = copy.getLoc();
  auto part = [&](Value whole) -> Value {
    int64_t rank = cast<MemRefType>(whole.getType()).getRank();
    SmallVector<OpFoldResult> offsets(rank, builder.getIndexAttr(0)),
        strides(rank, builder.getIndexAttr(1)),
        sizes = memref::getMixedSizes(builder, loc, whole);
    offsets[0] = from;
    sizes[0] = count;
    return memref::SubViewOp::create(builder, loc, whole, offsets, sizes,
                                     strides);
  };
  Value source = part(copy.getSource());
  linalg::CopyOp::create(builder, loc, source, part(copy.getTarget()));
}

void OwnedSlices::divide(const WorkEstimate &work, double least) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  Value threads = ten::ThreadsOp::create(builder, loc, builder.getIndexType());
  Value several = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ugt,
                                        threads, constant(builder, loc, 1));
  if (!work.isStatic()) {
    Value isLong = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::uge, work.emit(builder, loop),
        constant(builder, loc, std::llround(least)));
    several = arith::AndIOp::create(builder, loc, several, isLong);
  }
  auto choice =
      scf::IfOp::create(builder, loc, several, /*withElseRegion=*/true);
  builder.setInsertionPoint(choice.thenYield());
  auto owners = scf::ForallOp::create(
      builder, loc, SmallVector<OpFoldResult>{threads}, ValueRange(), {});
  builder.setInsertionPoint(owners.getTerminator());
  memref::CopyOp copy = findCopy();
  emitOwner(builder, owners.getInductionVar(0), threads, copy);
  if (copy)
    copy->moveBefore(choice.elseYield());
  loop->moveBefore(choice.elseYield());
}

} // namespace tenon
