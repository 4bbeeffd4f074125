//===- TileRounds.cpp - Rounds over tiles in shared memory ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The buffers of all rounds of a scan or sort are in shared memory, for the
// elements of one tile: a block loads the tile's elements once, computes all
// rounds with a barrier after each, and writes the result of the last one.
//
//===----------------------------------------------------------------------===//

#include "TileRounds.h"
#include "Conversion/RoundNests.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "MemRefWords.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tenon {

/// Rows shorter than this leave most threads of a block without an element; if
/// there are many of them, launches over all elements are better.
/// Untuned: elements; half of a block.
static constexpr int64_t kMinRowOfBlock = kBlockThreads / 2;
/// Untuned: rows; shared memory.
static constexpr int64_t kMaxTileRows = 64;

static int64_t tileOf(Operation *nest) {
  auto mark = ten::attr::roundTile.get(nest);
  return mark ? mark.getInt() : 0;
}

bool isRoundLoop(scf::ForOp loop) {
  if (loop.getNumResults() != 0)
    return false;
  bool found = false;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (auto nest = dyn_cast<linalg::LinalgOp>(op)) {
      if (!ten::attr::round.has(nest) && !ten::attr::roundTile.has(nest))
        return false;
      found = true;
    } else if (auto inner = dyn_cast<scf::ForOp>(op)) {
      if (!isRoundLoop(inner))
        return false;
      found = true;
    } else if (!isPure(&op)) {
      return false;
    }
  }
  return found;
}

/// Returns whether every element of each output is computed once, by the
/// iteration of its position, without reading its old value.
static bool writesInOrder(linalg::LinalgOp nest) {
  unsigned rank = nest.getNumLoops();
  return rank != 0 && nest.getNumParallelLoops() == rank &&
         llvm::all_of(nest.getDpsInitsMutable(), [&](OpOperand &output) {
           return isa<MemRefType>(output.get().getType()) &&
                  nest.getMatchingIndexingMap(&output).isIdentity() &&
                  !nest.payloadUsesValueFromOperand(&output);
         });
}

std::optional<TileRounds> findTileRounds(linalg::LinalgOp first,
                                         scf::ForOp loop) {
  if (!isRoundLoop(loop))
    return std::nullopt;
  SmallVector<linalg::LinalgOp> nests;
  if (first)
    nests.push_back(first);
  loop.walk([&](linalg::LinalgOp nest) { nests.push_back(nest); });
  TileRounds rounds{first, loop, nests.back(), tileOf(nests.back()),
                    {},    {},   {},           {}};
  if (rounds.tile < kBlockThreads)
    return std::nullopt;
  int64_t bytes = 0;
  for (linalg::LinalgOp nest : nests) {
    if (tileOf(nest) != rounds.tile || !writesInOrder(nest))
      return std::nullopt;
    for (Value output : nest.getDpsInits())
      if (!llvm::is_contained(rounds.buffers, output)) {
        rounds.buffers.push_back(output);
        bytes +=
            rounds.tile *
            elementBytes(cast<MemRefType>(output.getType()).getElementType());
      }
  }
  rounds.results.assign(nests.back().getDpsInits().begin(),
                        nests.back().getDpsInits().end());
  // If the loop has no iterations, the first nest has written the results.
  if (bytes > kSharedBytes ||
      (first && SmallVector<Value>(first.getDpsInits()) != rounds.results))
    return std::nullopt;
  for (linalg::LinalgOp nest : nests)
    for (OpOperand *input : nest.getDpsInputOperands())
      if (llvm::is_contained(rounds.buffers, input->get()) &&
          (nest == first || !nest.getMatchingIndexingMap(input).isIdentity()))
        return std::nullopt;
  SmallVector<int64_t> sizes = rounds.nest.getStaticLoopRanges();
  int64_t length = sizes.pop_back_val(), rows = 1;
  for (int64_t size : sizes)
    rows = ShapedType::isDynamic(size) ? kMaxTileRows
                                       : std::min(rows * size, kMaxTileRows);
  if (!ShapedType::isDynamic(length) && length < kMinRowOfBlock &&
      rows == kMaxTileRows)
    return std::nullopt;
  rounds.sources = rounds.targets = rounds.results;
  return rounds;
}

/// Returns whether the op copies all elements in memory order between two
/// buffers.
static bool isPlainCopy(memref::CopyOp copy) {
  auto source = cast<MemRefType>(copy.getSource().getType());
  auto target = cast<MemRefType>(copy.getTarget().getType());
  return source == target && source.getLayout().isIdentity() &&
         copy.getSource() != copy.getTarget();
}

SmallVector<memref::CopyOp> takeCopies(TileRounds &rounds) {
  SmallVector<memref::CopyOp> taken;
  auto isPassed = [](Operation *op) {
    return isPure(op) || isa<memref::AllocOp>(op);
  };
  Operation *begin = rounds.loop;
  for (Operation *op = begin->getPrevNode(); op && !rounds.first;
       op = op->getPrevNode()) {
    auto copy = dyn_cast<memref::CopyOp>(op);
    if (copy && isPlainCopy(copy)) {
      auto it = llvm::find(rounds.results, copy.getTarget());
      if (it == rounds.results.end() ||
          llvm::is_contained(rounds.buffers, copy.getSource()))
        break;
      rounds.sources[it - rounds.results.begin()] = copy.getSource();
      taken.push_back(copy);
    } else if (!isPassed(op)) {
      break;
    }
  }
  for (Operation *op = begin->getNextNode(); op; op = op->getNextNode()) {
    auto copy = dyn_cast<memref::CopyOp>(op);
    if (copy && isPlainCopy(copy)) {
      auto it = llvm::find(rounds.results, copy.getSource());
      if (it == rounds.results.end() || !(*it).getDefiningOp<memref::AllocOp>())
        break;
      bool isOnlyCopied = llvm::all_of((*it).getUsers(), [&](Operation *user) {
        return user == copy || llvm::is_contained(taken, user) ||
               (rounds.first && rounds.first->isAncestor(user)) ||
               rounds.loop->isAncestor(user);
      });
      // Other tiles may read the target's old contents.
      Value target = copy.getTarget();
      bool isRead = llvm::any_of(target.getUsers(), [&](Operation *user) {
        return (rounds.first && rounds.first->isAncestor(user)) ||
               rounds.loop->isAncestor(user);
      });
      bool isThere = !target.getDefiningOp() ||
                     target.getDefiningOp()->getBlock() != begin->getBlock() ||
                     target.getDefiningOp()->isBeforeInBlock(begin);
      if (!isOnlyCopied || isRead || !isThere ||
          llvm::is_contained(rounds.sources, target))
        break;
      rounds.targets[it - rounds.results.begin()] = copy.getTarget();
      taken.push_back(copy);
    } else if (!isPassed(op)) {
      break;
    }
  }
  return taken;
}

/// Returns the number of rows, and of tiles in each.
static std::pair<Value, Value> countRowsAndTiles(ImplicitLocOpBuilder &b,
                                                 const TileRounds &rounds,
                                                 ArrayRef<Value> sizes) {
  Value rows = arith::ConstantIndexOp::create(b, 1);
  for (Value size : sizes.drop_back())
    rows = arith::MulIOp::create(b, rows, size);
  return {rows,
          arith::CeilDivUIOp::create(
              b, sizes.back(), arith::ConstantIndexOp::create(b, rounds.tile))};
}

Value countTiles(OpBuilder &builder, const TileRounds &rounds) {
  linalg::LinalgOp nest = rounds.nest;
  ImplicitLocOpBuilder b(nest.getLoc(), builder);
  auto [rows, tiles] = countRowsAndTiles(b, rounds, loopSizes(b, nest));
  return arith::MulIOp::create(b, rows, tiles);
}

namespace {

class Emitter {
public:
  Emitter(DeviceKernel &kernel, const TileRounds &rounds)
      : kernel(kernel), rounds(rounds),
        b(scf::ForOp(rounds.loop).getLoc(), kernel.builder),
        threads(kernel.threadOfBlock()) {}

  void run() {
    for (Value buffer : rounds.buffers)
      shared[buffer] = kernel.shared(MemRefType::get(
          {rounds.tile}, cast<MemRefType>(buffer.getType()).getElementType()));
    SmallVector<Value> sizes = loopSizes(b, rounds.nest);
    auto [rows, tiles] = countRowsAndTiles(b, rounds, sizes);
    auto [block, blocks] = kernel.blockOfGrid();
    auto tasks = scf::ForOp::create(
        b, block, arith::MulIOp::create(b, rows, tiles), blocks);
    b.setInsertionPointToStart(tasks.getBody());
    Value task = tasks.getInductionVar();
    start = arith::MulIOp::create(b, arith::RemUIOp::create(b, task, tiles),
                                  index(rounds.tile));
    count = arith::MinUIOp::create(
        b, arith::SubIOp::create(b, sizes.back(), start), index(rounds.tile));
    place.resize(sizes.size());
    if (sizes.size() > 1) {
      SmallVector<unsigned> dims(
          llvm::to_vector(llvm::seq<unsigned>(0, sizes.size() - 1)));
      delinearize(b, b.getLoc(), arith::DivUIOp::create(b, task, tiles), dims,
                  sizes, place);
    }
    if (rounds.first) {
      emitRound(rounds.first);
    } else {
      overTile([&](Value at) {
        for (auto [result, source] :
             llvm::zip_equal(rounds.results, rounds.sources))
          memref::StoreOp::create(b, memref::LoadOp::create(b, source, place),
                                  shared.lookup(result), at);
      });
      gpu::BarrierOp::create(b);
    }
    Operation *loop = b.clone(*rounds.loop);
    SmallVector<linalg::LinalgOp> nests;
    loop->walk([&](linalg::LinalgOp nest) { nests.push_back(nest); });
    for (linalg::LinalgOp nest : nests) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(nest);
      emitRound(nest);
      nest->erase();
    }
    overTile([&](Value at) {
      for (auto [result, target] :
           llvm::zip_equal(rounds.results, rounds.targets))
        memref::StoreOp::create(
            b, memref::LoadOp::create(b, shared.lookup(result), at), target,
            place);
    });
    // Wait before the next tile.
    gpu::BarrierOp::create(b);
  }

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }

  /// Emits a loop over the elements of a tile, divided among the threads.
  void overTile(llvm::function_ref<void(Value)> element) {
    auto loop = scf::ForOp::create(b, threads.first, count, threads.second);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    place.back() = arith::AddIOp::create(b, start, loop.getInductionVar());
    element(loop.getInductionVar());
  }

  void emitRound(linalg::LinalgOp nest) {
    overTile([&](Value at) {
      ElementEmitter element(nest, place);
      SmallVector<Value> inputs;
      for (OpOperand *input : nest.getDpsInputOperands()) {
        Value buffer = shared.lookup(input->get());
        if (nest.getMatchingBlockArgument(input).use_empty())
          inputs.push_back(Value());
        else if (buffer)
          inputs.push_back(memref::LoadOp::create(b, buffer, at));
        else
          inputs.push_back(element.load(b, input));
      }
      SmallVector<Value> none(nest.getNumDpsInits());
      SmallVector<Value> values = element.compute(b, none, inputs);
      for (auto [value, output] : llvm::zip_equal(values, nest.getDpsInits()))
        memref::StoreOp::create(b, value, shared.lookup(output), at);
      redirect(*b.getInsertionBlock());
    });
    gpu::BarrierOp::create(b);
  }

  /// Redirects reads of the tile to shared memory.
  void redirect(Block &code) {
    SmallVector<memref::LoadOp> loads;
    code.walk([&](memref::LoadOp load) {
      if (shared.contains(load.getMemRef()))
        loads.push_back(load);
    });
    for (memref::LoadOp load : loads) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(load);
      Value at = arith::SubIOp::create(b, load.getIndices().back(), start);
      load.replaceAllUsesWith(
          memref::LoadOp::create(b, shared.lookup(load.getMemRef()), at)
              .getResult());
      load.erase();
    }
  }

  DeviceKernel &kernel;
  TileRounds rounds;
  ImplicitLocOpBuilder b;
  std::pair<Value, Value> threads;
  llvm::DenseMap<Value, Value> shared;
  Value start, count;
  SmallVector<Value> place;
};

} // namespace

void emitTileRounds(DeviceKernel &kernel, const TileRounds &rounds) {
  Emitter(kernel, rounds).run();
}

} // namespace tenon
