//===- AttentionKernel.cpp - Attention by tiles of rows and columns -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention in one kernel by the online softmax of FlashAttention (T. Dao et
// al., "FlashAttention: Fast and Memory-Efficient Exact Attention with
// IO-Awareness", 2022). A block has a tile of rows and iterates over tiles of
// columns. Per row it keeps the largest logit m so far, the sum of exp(x - m),
// and the accumulators of weights times values; a larger m rescales both by
// exp(old - new). Columns hidden by a causal mask are skipped, unless a row
// might need them.
//
//===----------------------------------------------------------------------===//

#include "AttentionKernel.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {

bool launchAttention(gpu::GPUModuleOp module,
                     llvm::function_ref<std::string()> name,
                     bool hasTensorCores, ArrayRef<linalg::LinalgOp> nests) {
  linalg::LinalgOp last = nests.back();
  Location loc = last.getLoc();
  std::string why;
  std::optional<AttentionNests> found = AttentionNests::find(nests, why);
  std::optional<AttentionForm> form;
  if (found && hasTensorCores)
    form = chooseMatrixForm(*found);
  if (found && !form) {
    form = chooseTileForm(*found);
    why = "its features do not fit into shared memory";
  }
  if (!form) {
    remark::missed(loc, remark::RemarkOpts::name("AttentionApart")
                            .category("ten-kernels-to-gpu"))
        << "attention in several kernels: " + why;
    return false;
  }
  DeviceKernel kernel(module, name(), loc, /*onHost=*/false);
  SmallVector<linalg::LinalgOp> inside;
  for (linalg::LinalgOp nest : nests)
    inside.push_back(cast<linalg::LinalgOp>(kernel.clone(nest)));
  found = AttentionNests::find(inside, why);
  kernel.keepTogether(2);
  if (form->scores)
    emitAttentionMatrices(kernel, *found, *form);
  else
    emitAttentionTiles(kernel, *found, *form);
  for (linalg::LinalgOp nest : llvm::reverse(inside))
    nest->erase();
  OpBuilder host(last);
  host.setInsertionPointAfter(last);
  int64_t tiles =
      found->numBatch() * llvm::divideCeil(found->numRows(), form->rows);
  Value blocks =
      arith::ConstantIndexOp::create(host, loc, std::min(tiles, kGridBlocks));
  kernel.launch(host, blocks, form->threads);
  return true;
}

SmallVector<Value> AttentionEmitter::State::pack() const {
  SmallVector<Value> values(largest);
  llvm::append_range(values, total);
  llvm::append_range(values, sums);
  return values;
}

AttentionEmitter::State AttentionEmitter::unpack(ValueRange values) const {
  size_t rows = numRows();
  return {SmallVector<Value>(values.take_front(rows)),
          SmallVector<Value>(values.slice(rows, rows)),
          SmallVector<Value>(values.drop_front(2 * rows))};
}

AttentionEmitter::AttentionEmitter(DeviceKernel &kernel,
                                   const AttentionNests &nests,
                                   const AttentionForm &form)
    : kernel(kernel), nests(nests), form(form),
      b(nests.values.product->getLoc(), kernel.builder),
      scoreElements(nests.scores, b), valueElements(nests.values, b),
      sizes(loopSizes(b, nests.logits)) {}

Value AttentionEmitter::number(double value) {
  return arith::ConstantOp::create(b, b.getF32FloatAttr(value));
}

AttentionEmitter::State AttentionEmitter::start() {
  Value least = number(-HUGE_VAL), zero = number(0);
  return {SmallVector<Value>(numRows(), least),
          SmallVector<Value>(numRows(), zero),
          SmallVector<Value>(numSums(), zero)};
}

void AttentionEmitter::run() {
  thread = kernel.threadOfBlock().first;
  lane = arith::RemUIOp::create(b, thread, index(kWarpThreads));
  warp = arith::DivUIOp::create(b, thread, index(kWarpThreads));
  auto [block, blocks] = kernel.blockOfGrid();
  auto outer = scf::ForOp::create(b, block,
                                  index(nests.numBatch() * numTiles()), blocks);
  b.setInsertionPointToStart(outer.getBody());
  enterTile(outer.getInductionVar());
  enterRows();
  State state = start();
  if (!nests.causal) {
    state = addAll(index(0), index(nests.numColumns()), state);
    write(state);
    return;
  }
  // First the visible columns, then the hidden ones if necessary.
  SmallVector<Value> carried{index(0), countVisible()};
  llvm::append_range(carried, state.pack());
  auto parts = scf::ForOp::create(b, index(0), index(2), index(1), carried);
  b.setInsertionPointToStart(parts.getBody());
  Value from = parts.getRegionIterArg(0), to = parts.getRegionIterArg(1);
  state = addAll(from, to, unpack(parts.getRegionIterArgs().drop_front(2)));
  Value last = arith::SelectOp::create(b, needsHidden(to, state),
                                       index(nests.numColumns()), to);
  carried = {to, last};
  llvm::append_range(carried, state.pack());
  scf::YieldOp::create(b, carried);
  b.setInsertionPointAfter(parts);
  state = unpack(parts.getResults().drop_front(2));
  write(state);
}

void AttentionEmitter::enterTile(Value tile) {
  Value row = arith::RemUIOp::create(b, tile, index(numTiles()));
  // Start with the tiles whose rows see the most columns.
  if (nests.causal)
    row = arith::SubIOp::create(b, index(numTiles() - 1), row);
  Value batch = arith::DivUIOp::create(b, tile, index(numTiles()));
  scoreElements.batch = valueElements.batch = batch;
  firstRow = arith::MulIOp::create(b, row, index(form.rows));
}

AttentionEmitter::State AttentionEmitter::addAll(Value from, Value to,
                                                 State state) {
  if (nests.causal) {
    Value isAny = arith::CmpIOp::create(b, arith::CmpIPredicate::ult, from, to);
    auto guard = scf::IfOp::create(b, isAny);
    OpBuilder::InsertionGuard restore(b);
    b.setInsertionPointToStart(guard.thenBlock());
    enterColumns(from);
  } else {
    enterColumns(from);
  }
  auto loop =
      scf::ForOp::create(b, from, to, index(form.columns), state.pack());
  b.setInsertionPointToStart(loop.getBody());
  state = unpack(loop.getRegionIterArgs());
  addColumns(loop.getInductionVar(), state);
  scf::YieldOp::create(b, state.pack());
  b.setInsertionPointAfter(loop);
  leaveColumns();
  return unpack(loop.getResults());
}

SmallVector<Value> AttentionEmitter::indicesOf(Value row, Value column) {
  SmallVector<Value> indices(sizes.size());
  delinearize(b, b.getLoc(), scoreElements.batch, nests.batch, sizes, indices);
  if (row)
    delinearize(b, b.getLoc(), row, nests.rows, sizes, indices);
  delinearize(b, b.getLoc(), column, nests.columns, sizes, indices);
  for (Value &value : indices)
    if (!value)
      value = index(0);
  return indices;
}

Value AttentionEmitter::logit(Value row, Value column, Value score) {
  auto within = [&](Value place, int64_t count, int64_t tile) {
    Value is = count % tile == 0 ? Value() : scoreElements.less(place, count);
    if (is)
      place = arith::SelectOp::create(b, is, place, index(0));
    return std::pair(place, is);
  };
  auto [ownRow, isRow] = within(row, nests.numRows(), form.rows);
  auto [ownColumn, isColumn] = within(column, nests.numColumns(), form.columns);
  Value made = score;
  if (nests.computesLogits) {
    SmallVector<Value> indices = indicesOf(ownRow, ownColumn);
    linalg::LinalgOp nest = nests.logits;
    ElementEmitter element(nest, indices);
    SmallVector<Value> inputs;
    for (OpOperand *input : nest.getDpsInputOperands())
      inputs.push_back(input == nests.score ? score
                       : nest.getMatchingBlockArgument(input).use_empty()
                           ? Value()
                           : element.load(b, input));
    made = element.compute(b, {Value()}, inputs)[0];
  }
  return isColumn
             ? arith::SelectOp::create(b, isColumn, made, number(-HUGE_VAL))
                   .getResult()
             : made;
}

Value AttentionEmitter::together(Value value, ArrayRef<int32_t> lanes,
                                 bool isSum) {
  for (int32_t offset : lanes) {
    Value other = gpu::ShuffleOp::create(b, value, offset, kWarpThreads,
                                         gpu::ShuffleMode::XOR)
                      .getShuffleResult();
    value = isSum ? arith::AddFOp::create(b, value, other).getResult()
                  : arith::MaximumFOp::create(b, value, other).getResult();
  }
  return value;
}

Value AttentionEmitter::weigh(Value &largest, Value &total,
                              MutableArrayRef<Value> logits,
                              ArrayRef<int32_t> lanes) {
  Value most = logits.front();
  for (Value x : logits.drop_front())
    most = arith::MaximumFOp::create(b, most, x);
  most = arith::MaximumFOp::create(b, largest, together(most, lanes, false));
  // Weights must be 0, not -inf - -inf, while all logits are -inf.
  Value isLeast = arith::CmpFOp::create(b, arith::CmpFPredicate::OEQ, most,
                                        number(-HUGE_VAL));
  Value base = arith::SelectOp::create(b, isLeast, number(0), most);
  auto weight = [&](Value x) -> Value {
    return math::ExpOp::create(b, arith::SubFOp::create(b, x, base));
  };
  Value factor = weight(largest);
  Value sum;
  for (Value &x : logits) {
    x = weight(x);
    sum = sum ? arith::AddFOp::create(b, sum, x).getResult() : x;
  }
  total =
      arith::AddFOp::create(b, arith::MulFOp::create(b, total, factor), sum);
  largest = most;
  return factor;
}

void AttentionEmitter::writeElement(Value row, Value column, Value sum,
                                    Value total) {
  linalg::LinalgOp values = nests.values.nest, nest = nests.result;
  SmallVector<Value> from = valueElements.indicesOf(row, column, {});
  SmallVector<Value> indices(nest.getNumLoops(), index(0));
  AffineMap own = values.getMatchingIndexingMap(values.getDpsInitOperand(0));
  AffineMap other = nest.getMatchingIndexingMap(nests.sum);
  for (auto [loop, place] :
       llvm::zip_equal(own.getResults(), other.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(place))
      indices[dim.getPosition()] =
          from[cast<AffineDimExpr>(loop).getPosition()];
  SmallVector<Value> inputs;
  for (OpOperand *input : nest.getDpsInputOperands())
    inputs.push_back(input == nests.sum     ? sum
                     : input == nests.total ? total
                                            : Value());
  ElementEmitter element(nest, indices);
  element.store(b, element.compute(b, {Value()}, inputs)[0],
                nest.getDpsInitOperand(0));
}

Value AttentionEmitter::countVisible() {
  linalg::LinalgOp logits = nests.logits;
  int64_t size = logits.getStaticLoopRanges()[nests.causal->row];
  // The last row of the tile, if all rows are in one batch.
  Value last =
      arith::MinUIOp::create(b, scoreElements.plus(firstRow, form.rows - 1),
                             index(nests.numRows() - 1));
  auto batchOf = [&](Value row) -> Value {
    return arith::DivUIOp::create(b, row, index(size));
  };
  Value isOne = arith::CmpIOp::create(b, arith::CmpIPredicate::eq,
                                      batchOf(firstRow), batchOf(last));
  Value row = arith::SelectOp::create(
      b, isOne, arith::RemUIOp::create(b, last, index(size)), index(size - 1));
  Value count = scoreElements.plus(row, nests.causal->offset + 1);
  count = arith::MaxSIOp::create(b, count, index(0));
  count = arith::CeilDivUIOp::create(b, count, index(form.columns));
  count = arith::MulIOp::create(b, count, index(form.columns));
  return arith::MinSIOp::create(b, count, index(nests.numColumns()));
}

Value AttentionEmitter::needsHidden(Value from, const State &state) {
  // A hidden weight is exp(value - m), which is 0 from a difference of 128 on.
  Value enough = number(128);
  Value value = arith::ConstantOp::create(
      b, b.getFloatAttr(b.getF32Type(), nests.causal->value));
  Value needs = arith::ConstantOp::create(b, b.getBoolAttr(false));
  for (auto [i, largest] : llvm::enumerate(state.largest)) {
    Value above = arith::SubFOp::create(b, largest, value);
    // A row with NaN, or with -inf only, is NaN at the end.
    Value isLess =
        arith::CmpFOp::create(b, arith::CmpFPredicate::OLE, above, enough);
    Value isRow = scoreElements.less(rowOf(i), nests.numRows());
    needs =
        arith::OrIOp::create(b, needs, arith::AndIOp::create(b, isLess, isRow));
  }
  // 0 times non-finite values is NaN.
  auto loop = scf::ForOp::create(b, arith::AddIOp::create(b, from, thread),
                                 index(nests.numColumns()), index(form.threads),
                                 ValueRange(needs));
  {
    OpBuilder::InsertionGuard restore(b);
    b.setInsertionPointToStart(loop.getBody());
    SmallVector<Value> indices = indicesOf({}, loop.getInductionVar());
    ElementEmitter element(nests.logits, indices);
    Value special = element.load(b, nests.causal->special);
    Value zero = arith::ConstantOp::create(b, b.getI32IntegerAttr(0));
    Value is =
        arith::CmpIOp::create(b, arith::CmpIPredicate::ne, special, zero);
    scf::YieldOp::create(
        b, arith::OrIOp::create(b, is, loop.getRegionIterArg(0)).getResult());
  }
  needs = loop.getResult(0);
  // All threads must agree.
  Value memory = scratch();
  auto type = cast<MemRefType>(memory.getType());
  SmallVector<Value> place(type.getRank(), index(0));
  auto storeWhere = [&](Value condition, double flag) {
    auto guard = scf::IfOp::create(b, condition);
    OpBuilder::InsertionGuard restore(b);
    b.setInsertionPointToStart(guard.thenBlock());
    Value made = arith::ConstantOp::create(
        b, b.getFloatAttr(type.getElementType(), flag));
    memref::StoreOp::create(b, made, memory, place);
    b.setInsertionPointAfter(guard);
  };
  storeWhere(
      arith::CmpIOp::create(b, arith::CmpIPredicate::eq, thread, index(0)), 0);
  gpu::BarrierOp::create(b);
  storeWhere(needs, 1);
  gpu::BarrierOp::create(b);
  Value flag = memref::LoadOp::create(b, memory, place);
  gpu::BarrierOp::create(b);
  Value zero =
      arith::ConstantOp::create(b, b.getFloatAttr(type.getElementType(), 0.0));
  return arith::CmpFOp::create(b, arith::CmpFPredicate::UNE, flag, zero);
}

} // namespace tenon
