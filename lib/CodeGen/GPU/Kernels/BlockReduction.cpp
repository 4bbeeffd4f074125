//===- BlockReduction.cpp - Reductions by the threads of a block ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each thread combines every 256th element in order; a warp combines its
// threads' results by shuffles (butterfly), and the first thread those of the
// warps. The tree depends on the number of elements alone, so that every run
// gives the same bits. Few but long reductions are split into slices, one block
// each, combined by a second kernel.
//
//===----------------------------------------------------------------------===//

#include "DeviceKernel.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace tenon {

Combination combinationOf(linalg::LinalgOp nest) {
  if (nest.getNumDpsInits() != 1 || !isDivisible(nest))
    return {};
  return combinationBy(
      nest.getBlock()->getTerminator()->getOperand(0).getDefiningOp(),
      nest.getMatchingBlockArgument(nest.getDpsInitOperand(0)));
}

Combination combinationBy(Operation *op, Value current) {
  if (!op || op->getNumOperands() != 2 || op->getNumResults() != 1 ||
      !current.hasOneUse() || *current.getUsers().begin() != op ||
      op->getBlock() != current.getParentBlock() || !op->hasOneUse())
    return {};
  // Sums of floats may be reordered only if their flags allow it.
  if (isa<arith::AddFOp, arith::MulFOp>(op)) {
    auto flags = cast<arith::ArithFastMathInterface>(op).getFastMathFlagsAttr();
    if (!bitEnumContainsAny(flags.getValue(), arith::FastMathFlags::reassoc))
      return {};
  } else if (!isa<arith::AddIOp, arith::MulIOp, arith::AndIOp, arith::OrIOp,
                  arith::XOrIOp, arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp,
                  arith::MinUIOp, arith::MaximumFOp, arith::MinimumFOp>(op)) {
    return {};
  }
  Type type = op->getResult(0).getType();
  // Shuffles move 32 or 64 bits.
  if (!type.isIntOrFloat() || type.getIntOrFloatBitWidth() % 32 != 0)
    return {};
  std::optional<TypedAttr> neutral = arith::getNeutralElement(op);
  if (!neutral)
    return {};
  return {op, *neutral};
}

int64_t countCombined(linalg::LinalgOp nest) {
  int64_t count = 1;
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  for (unsigned dim : NestLoops(nest).reduction) {
    if (ShapedType::isDynamic(sizes[dim]))
      return -1;
    count *= sizes[dim];
  }
  return count;
}

bool combinesAlongRows(linalg::LinalgOp nest) {
  SmallVector<unsigned> reduction = NestLoops(nest).reduction;
  if (reduction.empty())
    return false;
  // The largest input takes most of the time: of a vector and a matrix that
  // are multiplied, the matrix.
  int64_t largest = 0;
  bool isAlongRows = false;
  for (OpOperand *input : nest.getDpsInputOperands()) {
    AffineMap map = nest.getMatchingIndexingMap(input);
    auto type = dyn_cast<ShapedType>(input->get().getType());
    if (!type || map.getNumResults() == 0)
      continue;
    int64_t elements =
        type.hasStaticShape() ? type.getNumElements() : INT64_MAX;
    bool isRow = map.getResults().back() ==
                 getAffineDimExpr(reduction.back(), map.getContext());
    if (elements > largest)
      isAlongRows = isRow;
    else if (elements == largest)
      isAlongRows |= isRow;
    largest = std::max(largest, elements);
  }
  return isAlongRows;
}

namespace {

class Emitter {
public:
  Emitter(DeviceKernel &kernel, BlockReduction given)
      : kernel(kernel), reduction(given),
        b(given.nest.getLoc(), kernel.builder),
        threads(kernel.threadOfBlock()) {
    Type type = reduction.combination.op->getResult(0).getType();
    shared =
        kernel.shared(MemRefType::get({kBlockThreads / kWarpThreads}, type));
  }

  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }
  Value neutral() {
    return arith::ConstantOp::create(b, reduction.combination.neutral);
  }
  Value combine(OpBuilder &builder, Value left, Value right) {
    Operation *op = builder.clone(*reduction.combination.op);
    op->setOperands({left, right});
    return op->getResult(0);
  }

  /// Emits a loop over the elements first, first + 256, ... below `end`.
  Value ofThread(Value first, Value end,
                 llvm::function_ref<Value(OpBuilder &, Value, Value)> next) {
    auto loop = scf::ForOp::create(b, first, end, threads.second, neutral());
    OpBuilder inner = OpBuilder::atBlockBegin(loop.getBody());
    Value result =
        next(inner, loop.getInductionVar(), loop.getRegionIterArg(0));
    scf::YieldOp::create(inner, b.getLoc(), result);
    return loop.getResult(0);
  }

  /// Combines the threads' values; the first thread passes the result to
  /// `write`.
  void ofBlock(Value value,
               llvm::function_ref<void(OpBuilder &, Value)> write) {
    for (int32_t offset = kWarpThreads / 2; offset > 0; offset /= 2) {
      Value other = gpu::ShuffleOp::create(b, value, offset, kWarpThreads,
                                           gpu::ShuffleMode::XOR)
                        .getShuffleResult();
      value = combine(b, value, other);
    }
    Value warp = index(kWarpThreads);
    Value lane = arith::RemUIOp::create(b, threads.first, warp);
    onlyWhere(lane, [&](OpBuilder &inner) {
      Value number =
          arith::DivUIOp::create(inner, b.getLoc(), threads.first, warp);
      memref::StoreOp::create(inner, b.getLoc(), value, shared, number);
    });
    kernelBarrier();
    onlyWhere(threads.first, [&](OpBuilder &inner) {
      Value result;
      for (int64_t i = 0; i < kBlockThreads / kWarpThreads; ++i) {
        Value at = arith::ConstantIndexOp::create(inner, b.getLoc(), i);
        Value part = memref::LoadOp::create(inner, b.getLoc(), shared, at);
        result = result ? combine(inner, result, part) : part;
      }
      write(inner, result);
    });
    // Shared memory is reused for the next element.
    kernelBarrier();
  }

  void onlyWhere(Value isZero, llvm::function_ref<void(OpBuilder &)> emit) {
    Value is =
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, isZero, index(0));
    auto guard = scf::IfOp::create(b, is);
    OpBuilder inner = guard.getThenBodyBuilder();
    emit(inner);
  }

  void kernelBarrier() { gpu::BarrierOp::create(b); }

  /// Writes an element of the nest's result, combined with its initial value.
  void finish(OpBuilder &inner, ArrayRef<Value> indices, Value value) {
    ElementEmitter element(reduction.nest, indices);
    OpOperand *output = reduction.nest.getDpsInitOperand(0);
    Value initial =
        reduction.initial ? reduction.initial : element.load(inner, output);
    element.store(inner, combine(inner, initial, value), output);
  }

  void run() {
    linalg::LinalgOp nest = reduction.nest;
    NestLoops loops(nest);
    SmallVector<Value> sizes = loopSizes(b, nest);
    Value elements = countElements(b, nest), combined = index(1);
    for (unsigned dim : loops.reduction)
      combined = arith::MulIOp::create(b, combined, sizes[dim]);
    Value slices = index(reduction.slices);
    auto [block, blocks] = kernel.blockOfGrid();
    Value tasks = arith::MulIOp::create(b, elements, slices);
    auto outer = scf::ForOp::create(b, block, tasks, blocks);
    b.setInsertionPointToStart(outer.getBody());
    Value task = outer.getInductionVar(), number = task, begin = index(0),
          end = combined;
    if (reduction.slices > 1) {
      number = arith::DivUIOp::create(b, task, slices);
      Value slice = arith::RemUIOp::create(b, task, slices);
      Value size = arith::CeilDivUIOp::create(b, combined, slices);
      begin = arith::MulIOp::create(b, slice, size);
      end = arith::MinUIOp::create(b, arith::AddIOp::create(b, begin, size),
                                   combined);
    }
    SmallVector<Value> indices(sizes.size());
    delinearize(b, b.getLoc(), number, loops.parallel, sizes, indices);
    Value value = ofThread(
        arith::AddIOp::create(b, begin, threads.first), end,
        [&](OpBuilder &inner, Value r, Value current) {
          delinearize(inner, b.getLoc(), r, loops.reduction, sizes, indices);
          return ElementEmitter(nest, indices).compute(inner, current)[0];
        });
    ofBlock(value, [&](OpBuilder &inner, Value result) {
      if (reduction.slices > 1)
        memref::StoreOp::create(inner, b.getLoc(), result, reduction.partial,
                                task);
      else
        finish(inner, indices, result);
    });
  }

  void combineSlices() {
    linalg::LinalgOp nest = reduction.nest;
    NestLoops loops(nest);
    SmallVector<Value> sizes = loopSizes(b, nest);
    Value elements = countElements(b, nest), slices = index(reduction.slices);
    auto [block, blocks] = kernel.blockOfGrid();
    auto outer = scf::ForOp::create(b, block, elements, blocks);
    b.setInsertionPointToStart(outer.getBody());
    SmallVector<Value> indices(sizes.size());
    delinearize(b, b.getLoc(), outer.getInductionVar(), loops.parallel, sizes,
                indices);
    Value begin = arith::MulIOp::create(b, outer.getInductionVar(), slices);
    Value value = ofThread(
        threads.first, slices, [&](OpBuilder &inner, Value i, Value current) {
          Value at = arith::AddIOp::create(inner, b.getLoc(), begin, i);
          Value part =
              memref::LoadOp::create(inner, b.getLoc(), reduction.partial, at);
          return combine(inner, current, part);
        });
    ofBlock(value, [&](OpBuilder &inner, Value result) {
      finish(inner, indices, result);
    });
  }

private:
  DeviceKernel &kernel;
  BlockReduction reduction;
  ImplicitLocOpBuilder b;
  std::pair<Value, Value> threads;
  Value shared;
};

} // namespace

void emitBlockReduction(DeviceKernel &kernel, const BlockReduction &reduction) {
  Emitter(kernel, reduction).run();
}

void emitCombineSlices(DeviceKernel &kernel, const BlockReduction &reduction) {
  Emitter(kernel, reduction).combineSlices();
}

} // namespace tenon
