//===- RowKernel.cpp - Independent rows on a GPU --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A normalization reads a row several times, to reduce its elements and to
// write new ones. A block computes a row: its threads divide each of the loops
// over the elements, and the result of a reduction is broadcast to all of them
// through shared memory.
//
//===----------------------------------------------------------------------===//

#include "RowKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace tenon {

namespace {

/// Minimum number of elements in a row that is worth a block instead of a
/// thread.
/// Untuned: elements; threads of a warp.
constexpr int64_t kLongRow = 64;

struct Access {
  Operation *op;
  Value memory;
  OperandRange indices;
  bool writes;
};

/// Collects loads and stores below `root`; returns false if any other operation
/// accesses memory.
bool collectAccesses(Operation *root, SmallVectorImpl<Access> &accesses) {
  WalkResult result = root->walk([&](Operation *op) {
    if (auto load = dyn_cast<memref::LoadOp>(op))
      accesses.push_back({op, load.getMemRef(), load.getIndices(), false});
    else if (auto store = dyn_cast<memref::StoreOp>(op))
      accesses.push_back({op, store.getMemRef(), store.getIndices(), true});
    else if (!isa_and_nonnull<scf::SCFDialect>(op->getDialect()) && !isPure(op))
      return WalkResult::interrupt();
    // Views created inside would hide the buffer.
    else if (op != root && llvm::any_of(op->getResultTypes(), [](Type type) {
               return isa<MemRefType>(type);
             }))
      return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return !result.wasInterrupted();
}

/// Returns whether `index` belongs to the iteration `iv` alone: iv + c with 0
/// <= c < step.
bool isOfIteration(Value index, Value iv, int64_t step) {
  if (index == iv)
    return true;
  auto add = index.getDefiningOp<arith::AddIOp>();
  if (!add || add.getLhs() != iv)
    return false;
  std::optional<int64_t> offset = getConstantIntValue(add.getRhs());
  return offset && *offset >= 0 && *offset < step;
}

/// Returns whether all accesses of each written buffer have the loop's index in
/// the same dimension.
bool isIndependent(scf::ForOp loop, ArrayRef<Access> accesses) {
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (!step || *step < 1)
    return false;
  for (const Access &write : accesses) {
    if (!write.writes)
      continue;
    bool found = false;
    for (size_t dim = 0; dim < write.indices.size() && !found; ++dim)
      found = llvm::all_of(accesses, [&](const Access &other) {
        return other.memory != write.memory ||
               isOfIteration(other.indices[dim], loop.getInductionVar(), *step);
      });
    if (!found)
      return false;
  }
  return true;
}

/// Returns the combinations of a loop's iter_args, if each is combined with one
/// value per iteration.
std::optional<SmallVector<Combination>> carriedBy(scf::ForOp loop) {
  SmallVector<Combination> result;
  for (auto [current, next] :
       llvm::zip_equal(loop.getRegionIterArgs(),
                       loop.getBody()->getTerminator()->getOperands())) {
    Combination combination = combinationBy(next.getDefiningOp(), current);
    if (!combination)
      return std::nullopt;
    result.push_back(combination);
  }
  return result;
}

/// Returns whether the threads of a block can divide the loops in a row.
bool canDivideRow(Block &row) {
  bool isLong = false;
  for (Operation &op : row.without_terminator()) {
    if (op.getNumRegions() == 0)
      continue;
    auto loop = dyn_cast<scf::ForOp>(op);
    SmallVector<Access> accesses;
    if (!loop || !carriedBy(loop) || !collectAccesses(loop, accesses) ||
        !isIndependent(loop, accesses))
      return false;
    for (Operation &inner : *loop.getBody())
      if (isa<LoopLikeOpInterface>(inner))
        return false;
    std::optional<int64_t> last = getConstantIntValue(loop.getUpperBound());
    isLong |= !last || *last >= kLongRow;
  }
  return isLong;
}

} // namespace

RowLoops findRowLoops(scf::ForOp outer) {
  SmallVector<Access> accesses;
  RowLoops rows;
  if (!collectAccesses(outer, accesses))
    return rows;
  for (scf::ForOp loop = outer; loop;) {
    if (loop.getNumRegionIterArgs() != 0 || !isIndependent(loop, accesses))
      break;
    // Bounds must be known before the first loop starts.
    bool isOutside = llvm::all_of(
        ValueRange{loop.getLowerBound(), loop.getUpperBound(), loop.getStep()},
        [&](Value value) {
          return !outer->isAncestor(value.getParentBlock()->getParentOp());
        });
    if (!isOutside)
      break;
    rows.loops.push_back(loop);
    Block &body = *loop.getBody();
    loop = body.getOperations().size() == 2 ? dyn_cast<scf::ForOp>(body.front())
                                            : scf::ForOp();
  }
  if (!rows.loops.empty())
    rows.isDivisible = canDivideRow(*rows.loops.back().getBody());
  return rows;
}

RowLoops oneRow(scf::ForOp loop) {
  SmallVector<Access> accesses;
  RowLoops rows;
  rows.loops.push_back(loop);
  rows.isDivisible =
      collectAccesses(loop, accesses) && canDivideRow(*loop.getBody());
  return rows;
}

static SmallVector<Value> rowSizes(OpBuilder &builder, const RowLoops &rows) {
  SmallVector<Value> sizes;
  for (scf::ForOp loop : rows.loops) {
    Location loc = loop.getLoc();
    Value length = arith::SubIOp::create(builder, loc, loop.getUpperBound(),
                                         loop.getLowerBound());
    sizes.push_back(
        arith::CeilDivSIOp::create(builder, loc, length, loop.getStep()));
  }
  return sizes;
}

Value countRows(OpBuilder &builder, const RowLoops &rows) {
  Location loc = scf::ForOp(rows.loops.front()).getLoc();
  Value total = arith::ConstantIndexOp::create(builder, loc, 1);
  for (Value size : rowSizes(builder, rows))
    total = arith::MulIOp::create(builder, loc, total, size);
  return total;
}

namespace {

class Emitter {
public:
  Emitter(DeviceKernel &kernel, const RowLoops &rows)
      : kernel(kernel), rows(rows),
        b(scf::ForOp(rows.loops.front()).getLoc(), kernel.builder) {}

  void run() {
    threads = kernel.threadOfBlock();
    auto [first, step] =
        rows.isDivisible ? kernel.blockOfGrid() : kernel.threadOfGrid();
    SmallVector<Value> sizes = rowSizes(b, rows);
    Value total = index(1);
    for (Value size : sizes)
      total = arith::MulIOp::create(b, total, size);
    auto outer = scf::ForOp::create(b, first, total, step);
    b.setInsertionPointToStart(outer.getBody());
    SmallVector<unsigned> dims(
        llvm::to_vector(llvm::seq<unsigned>(0, sizes.size())));
    SmallVector<Value> indices(sizes.size());
    delinearize(b, b.getLoc(), outer.getInductionVar(), dims, sizes, indices);
    for (auto [loop, number] : llvm::zip_equal(rows.loops, indices)) {
      Value offset = arith::MulIOp::create(b, number, loop.getStep());
      mapping.map(
          loop.getInductionVar(),
          arith::AddIOp::create(b, loop.getLowerBound(), offset).getResult());
    }
    for (Operation &op :
         scf::ForOp(rows.loops.back()).getBody()->without_terminator()) {
      auto loop = dyn_cast<scf::ForOp>(op);
      if (!rows.isDivisible)
        b.clone(op, mapping);
      else if (loop)
        divide(loop);
      else if (isa<memref::StoreOp>(op))
        byFirstThread([&](OpBuilder &inner) { inner.clone(op, mapping); });
      else
        b.clone(op, mapping);
    }
  }

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }

  void byFirstThread(llvm::function_ref<void(OpBuilder &)> emit) {
    gpu::BarrierOp::create(b);
    Value is = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, threads.first,
                                     index(0));
    auto guard = scf::IfOp::create(b, is);
    OpBuilder inner = guard.getThenBodyBuilder();
    emit(inner);
    gpu::BarrierOp::create(b);
  }

  /// Each thread computes every 256th element.
  void divide(scf::ForOp loop) {
    SmallVector<Combination> combinations = *carriedBy(loop);
    Value lower = mapping.lookupOrDefault(loop.getLowerBound());
    Value upper = mapping.lookupOrDefault(loop.getUpperBound());
    Value step = mapping.lookupOrDefault(loop.getStep());
    SmallVector<Value> neutral;
    for (const Combination &combination : combinations)
      neutral.push_back(arith::ConstantOp::create(b, combination.neutral));
    Value first = arith::AddIOp::create(
        b, lower, arith::MulIOp::create(b, threads.first, step));
    Value across = arith::MulIOp::create(b, threads.second, step);
    auto own = scf::ForOp::create(b, first, upper, across, neutral);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(own.getBody());
      IRMapping inside(mapping);
      inside.map(loop.getInductionVar(), own.getInductionVar());
      inside.map(loop.getRegionIterArgs(), own.getRegionIterArgs());
      for (Operation &op : loop.getBody()->without_terminator())
        b.clone(op, inside);
      SmallVector<Value> next;
      for (Value value : loop.getBody()->getTerminator()->getOperands())
        next.push_back(inside.lookupOrDefault(value));
      if (!next.empty())
        scf::YieldOp::create(b, next);
    }
    for (auto [i, combination] : llvm::enumerate(combinations)) {
      Value all = combineForAll(combination, own.getResult(i));
      Value initial = mapping.lookupOrDefault(loop.getInitArgs()[i]);
      mapping.map(loop.getResult(i), combine(combination, initial, all));
    }
    gpu::BarrierOp::create(b);
  }

  Value combine(const Combination &combination, Value left, Value right) {
    Operation *op = b.clone(*combination.op);
    op->setOperands({left, right});
    return op->getResult(0);
  }

  /// Combines the threads' values; returns the result in each thread.
  Value combineForAll(const Combination &combination, Value value) {
    Type type = value.getType();
    Value &shared = buffers[type];
    if (!shared)
      shared =
          kernel.shared(MemRefType::get({kBlockThreads / kWarpThreads}, type));
    for (int32_t offset = kWarpThreads / 2; offset > 0; offset /= 2)
      value = combine(combination, value,
                      gpu::ShuffleOp::create(b, value, offset, kWarpThreads,
                                             gpu::ShuffleMode::XOR)
                          .getShuffleResult());
    Value lane = arith::RemUIOp::create(b, threads.first, index(kWarpThreads));
    Value warp = arith::DivUIOp::create(b, threads.first, index(kWarpThreads));
    Value is =
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, lane, index(0));
    auto guard = scf::IfOp::create(b, is);
    OpBuilder inner = guard.getThenBodyBuilder();
    memref::StoreOp::create(inner, b.getLoc(), value, shared, warp);
    gpu::BarrierOp::create(b);
    Value result;
    for (int64_t i = 0; i < kBlockThreads / kWarpThreads; ++i) {
      Value part = memref::LoadOp::create(b, shared, index(i));
      result = result ? combine(combination, result, part) : part;
    }
    // Wait before the buffer is reused.
    gpu::BarrierOp::create(b);
    return result;
  }

  DeviceKernel &kernel;
  RowLoops rows;
  ImplicitLocOpBuilder b;
  IRMapping mapping;
  std::pair<Value, Value> threads;
  llvm::DenseMap<Type, Value> buffers;
};

} // namespace

void emitRows(DeviceKernel &kernel, const RowLoops &rows) {
  Emitter(kernel, rows).run();
}

} // namespace tenon
