//===- LaunchChains.cpp - Chains of launches that update in place ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One-shot bufferization compares, for every operand that may be written in
// place, all reads of the buffer with all writes of it. Of a chain of launches
// that each write into their input, such as the residual stream of a
// transformer, all values share one buffer, and the time grows with the cube of
// the chain's length. The chains are therefore cut on tensors, before the
// analysis, into segments of a bounded number of launches with a buffer each,
// and joined on memrefs, after it, where a block is a sequence of launches and
// the last use of a buffer is known by its position.
//
// Invariants of joining: a buffer is replaced by another of the same type when
// the launch is the last operation that accesses the one and the first that
// accesses the other. Blocks are processed from their end, so that the buffer
// that is replaced has the accesses of one segment only: the time is linear in
// the number of accesses.
//
//===----------------------------------------------------------------------===//

#include "LaunchChains.h"
#include "BufferViews.h"
#include "Dialect/Ten/IR/Ten.h"
#include "TensorViews.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Number of launches in a segment.
/// Tuned: launches; commit af18372.
static constexpr unsigned kLaunchesPerSegment = 16;

void cutLaunchChains(func::FuncOp function) {
  // Maps a tensor to the number of launches that wrote its buffer.
  llvm::DenseMap<Value, unsigned> links;
  function.walk([&](LaunchOp launch) {
    if (launch.getUpdate())
      return;
    for (auto [number, result] : llvm::enumerate(launch.getResults())) {
      OpOperand &output = launch.getOutputsMutable()[number];
      Value written = output.get(), root = viewedTensor(written);
      unsigned before =
          root.getParentBlock() == launch->getBlock() ? links.lookup(root) : 0;
      auto type = cast<RankedTensorType>(written.getType());
      bool isReused = number < launch.getReuse().size() &&
                      launch.getReuse()[number] >= 0 &&
                      launch.getInputs()[launch.getReuse()[number]] == written;
      if (isReused && before >= kLaunchesPerSegment) {
        OpBuilder builder(launch);
        SmallVector<OpFoldResult> sizes =
            tensor::getMixedSizes(builder, launch.getLoc(), written);
        output.set(tensor::EmptyOp::create(builder, launch.getLoc(), sizes,
                                           type.getElementType()));
        before = 0;
      }
      links[result] = before + 1;
    }
  });
}

namespace {

/// Joins the buffers of one block.
class ChainJoiner {
public:
  explicit ChainJoiner(Block &block) : block(block) {
    for (auto [position, op] : llvm::enumerate(block))
      positions[&op] = position;
  }

  void run() {
    SmallVector<LaunchOp> launches(block.getOps<LaunchOp>());
    for (LaunchOp launch : llvm::reverse(launches))
      for (size_t output = 0; output < launch.getReuse().size(); ++output)
        if (launch.getReuse()[output] >= 0 && !launch.getUpdate())
          join(launch, launch.getInputs()[launch.getReuse()[output]],
               launch.getOutputs()[output]);
  }

private:
  /// Positions of the first and the last operation of the block that accesses a
  /// buffer.
  struct Range {
    unsigned first, last;
  };

  /// Returns nullopt if the buffer may be accessed under another name.
  std::optional<Range> accesses(Value buffer);
  void join(LaunchOp launch, Value input, Value output);
  /// Returns whether the buffer or view is defined, or can be, before `alloc`.
  bool isAvailable(Value buffer, memref::AllocOp alloc);

  Block &block;
  llvm::DenseMap<Operation *, unsigned> positions;
  llvm::DenseMap<Value, Range> known;
};

std::optional<ChainJoiner::Range> ChainJoiner::accesses(Value buffer) {
  if (auto found = known.find(buffer); found != known.end())
    return found->second;
  Range range{std::numeric_limits<unsigned>::max(), 0};
  if (!allUsesThroughViews(buffer, [&](OpOperand &use) {
        if (isa<memref::DimOp>(use.getOwner()))
          return true;
        Operation *inBlock = block.findAncestorOpInBlock(*use.getOwner());
        if (!inBlock || !isa<LaunchOp, memref::CopyOp, memref::LoadOp,
                             memref::StoreOp, linalg::LinalgOp>(use.getOwner()))
          return false;
        range.first = std::min(range.first, positions.lookup(inBlock));
        range.last = std::max(range.last, positions.lookup(inBlock));
        return true;
      }))
    return std::nullopt;
  known[buffer] = range;
  return range;
}

bool ChainJoiner::isAvailable(Value buffer, memref::AllocOp alloc) {
  if (isa<BlockArgument>(buffer))
    return true;
  Operation *op = buffer.getDefiningOp();
  auto place = positions.find(op);
  return (place != positions.end() &&
          place->second < positions.lookup(alloc)) ||
         (isa<memref::AllocOp>(op) && op->getNumOperands() == 0);
}

void ChainJoiner::join(LaunchOp launch, Value input, Value output) {
  if (input.getType() != output.getType() || !isa<MemRefType>(output.getType()))
    return;
  auto source = rootBuffer(input).getDefiningOp<memref::AllocOp>();
  Value target = rootBuffer(output);
  if (!source || source->getBlock() != &block || source.getResult() == target)
    return;
  // The buffer is memory of the function's result or of this block.
  auto made = output.getDefiningOp<memref::AllocOp>();
  bool isResult = isa<BlockArgument>(target) &&
                  isa<func::FuncOp>(block.getParentOp()) &&
                  target.getParentBlock() == &block;
  if (!isResult && !(made && made->getBlock() == &block))
    return;
  auto accessesBuffer = [](Value buffer) {
    return [buffer](Value operand) {
      return isa<MemRefType>(operand.getType()) &&
             rootBuffer(operand) == buffer;
    };
  };
  if (llvm::count_if(launch->getOperands(), accessesBuffer(source)) != 1 ||
      llvm::count_if(launch->getOperands(), accessesBuffer(target)) != 1)
    return;
  std::optional<Range> read = accesses(source), written = accesses(target);
  unsigned position = positions.lookup(launch);
  if (!read || !written || read->last != position || written->first != position)
    return;

  if (input == source.getResult() && isAvailable(output, source)) {
    if (made) {
      made->moveBefore(source);
      positions[made] = positions.lookup(source);
    }
    source.replaceAllUsesWith(output);
    source.erase();
    known[target].first = read->first;
  } else if (made) {
    made.replaceAllUsesWith(input);
    made.erase();
    known[source.getResult()] = {read->first, written->last};
  }
}

} // namespace

void joinLaunchChains(func::FuncOp function) {
  function.walk([](Block *block) { ChainJoiner(*block).run(); });
}

} // namespace tenon
