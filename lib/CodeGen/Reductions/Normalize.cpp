//===- Normalize.cpp - Lowers row-wise normalizations ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers kernels of kind normalize (softmax, layer norm, RMS norm): all loops
// of one row are done before the next row, so that the row stays in L1d. Each
// reduction, in order, is a loop over the row (a stage), and so is the result;
// the first stage that computes a costly value stores it for the later ones, in
// the destination's memory if possible. The max of a softmax uses the
// single-instruction max, which is arbitrary for NaN rows, as these become NaN
// anyway. Scratch rows are local to an iteration, so that rows are independent
// and can be divided among threads.
//
//===----------------------------------------------------------------------===//

#include "BlockedRow.h"
#include "Dialect/Ten/Analysis/Softmax.h"
#include "Dialect/Ten/IR/Kernels.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Values that take at least this many cheap operations are stored; a costly
/// operation counts as kWorkOfCostly of them.
/// Tuned: operations; commit 5e4ca2c.
static constexpr int64_t kMinStoredWork = 9, kWorkOfCostly = 6;

namespace {

/// Lowers a kernel of kind normalize: everything is done for one row before the
/// next, while the row is in L1d. Each reduction, in order, is a loop over the
/// row, and so is the result. Costly values of a row that several loops need
/// are stored by the first.
class RowKernel {
public:
  RowKernel(KernelLowering &kernel, Value root, Value destination,
            Value columns, int64_t multiple)
      : kernel(kernel), builder(kernel.builder), loc(root.getLoc()), root(root),
        columns(columns), multiple(multiple),
        outside(kernel, kernel.builder, root.getLoc()) {
    state.push_back(destination);
  }

  Value run();

private:
  /// One loop over the row, for a reduction or the result.
  struct Stage {
    Operation *op;
    /// The values that it stores, with their numbers in `state`.
    SmallVector<std::pair<Value, size_t>> stores;
    bool isReduction() const { return isa<ReduceOp>(op); }
  };

  /// Returns the operations that the root depends on, up to values in memory.
  llvm::DenseSet<Operation *> needs();
  bool isOfRow(Value value) const;
  /// Returns the values with one element per row that the root consists of:
  /// itself, or those that it concatenates; none if the root has rows.
  SmallVector<Value> elementsOfRow() const;
  void reachedBy(const Stage &stage, llvm::SetVector<Operation *> &reached);
  /// Returns the work of computing an element of a value that is not stored, up
  /// to `kMinStoredWork`.
  int64_t workOf(Value value);
  void chooseStored();
  void emitRow(ValueRange loops);
  /// Returns whether a loop of its own stores what a reduction adds: a sum of
  /// unknown length has many loops, each of which would compute the elements.
  /// Only whole vectors: numbers computed one by one may have other bits, as
  /// may those of a loop of known length, which ten-split-loops divides.
  bool storesBeforeSum(const Stage &stage) const {
    return columns && multiple > 1 && !getConstantIntValue(columns) &&
           stage.isReduction() && stage.stores.size() == 1 &&
           stage.stores.front().first == stage.op->getOperand(0);
  }
  void emitStage(Stage &stage, NestBody &row, ValueRange loops);
  /// Emits the loop over the elements of a reduction, or of values alone if
  /// `reduces` is not set.
  void emitLoops(Stage &stage, NestBody &row, ValueRange loops, bool stores,
                 bool reduces);
  /// Records the values that a stage stores, inside and after its loop.
  void setStored(const Stage &stage);

  KernelLowering &kernel;
  OpBuilder &builder;
  Location loc;
  Value root, columns;
  /// A divisor of the number of columns, if that is given.
  int64_t multiple;
  NestBody outside;
  /// The number of dimensions that index rows, and the sizes of all dimensions.
  int64_t outer = 0;
  RankedTensorType type;
  SmallVector<OpFoldResult> extent, inRow;
  SmallVector<Stage> stages;
  /// The destination and scratch rows at the builder's position.
  SmallVector<Value> state;
  /// The element types of scratch rows.
  SmallVector<Type> scratch;
  /// Operations that depend on a reduction.
  llvm::DenseSet<Operation *> dependent;
  llvm::DenseMap<Value, size_t> firstStage;
};

} // namespace

llvm::DenseSet<Operation *> RowKernel::needs() {
  llvm::DenseSet<Operation *> found;
  SmallVector<Value> open = {root};
  while (!open.empty()) {
    Value value = open.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (op && isa_and_nonnull<TenDialect>(op->getDialect()) &&
        !kernel.stored(value) && found.insert(op).second)
      llvm::append_range(open, op->getOperands());
  }
  return found;
}

/// Returns whether the value has one element per row.
bool RowKernel::isOfRow(Value value) const {
  ArrayRef<int64_t> shape = tensorType(value).getShape();
  return static_cast<int64_t>(shape.size()) >= outer &&
         shape.take_front(outer) == type.getShape().take_front(outer) &&
         llvm::all_of(shape.drop_front(outer),
                      [](int64_t size) { return size == 1; });
}

SmallVector<Value> RowKernel::elementsOfRow() const {
  if (isOfRow(root))
    return {root};
  auto concat = root.getDefiningOp<ConcatOp>();
  if (!concat || !llvm::all_of(concat.getInputs(),
                               [&](Value input) { return isOfRow(input); }))
    return {};
  return SmallVector<Value>(concat.getInputs());
}

/// Collects the operations that a stage computes for each element.
void RowKernel::reachedBy(const Stage &stage,
                          llvm::SetVector<Operation *> &reached) {
  size_t number = &stage - stages.data();
  SmallVector<Value> open;
  if (stage.isReduction())
    open.push_back(stage.op->getOperand(0));
  else
    open.push_back(root);
  while (!open.empty()) {
    Value value = open.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || !isa_and_nonnull<TenDialect>(op->getDialect()) ||
        isa<ReduceOp>(op) || kernel.stored(value) ||
        (dependent.contains(op) && isOfRow(value)))
      continue;
    auto stored = firstStage.find(value);
    if (stored != firstStage.end() && stored->second < number)
      continue;
    if (reached.insert(op))
      llvm::append_range(open, op->getOperands());
  }
}

int64_t RowKernel::workOf(Value value) {
  int64_t work = 0;
  llvm::SetVector<Value> open;
  open.insert(value);
  for (size_t next = 0; next < open.size() && work < kMinStoredWork; ++next) {
    Operation *op = open[next].getDefiningOp();
    if (!op || !isa_and_nonnull<TenDialect>(op->getDialect()) ||
        isa<ReduceOp>(op) || kernel.stored(open[next]) ||
        firstStage.contains(open[next]) ||
        tensorType(open[next]).getShape() != type.getShape())
      continue;
    if (isPointwise(op))
      work += isCheap(op) ? 1 : kWorkOfCostly;
    open.insert(op->operand_begin(), op->operand_end());
  }
  return work;
}

void RowKernel::chooseStored() {
  for (Operation &op : llvm::reverse(*root.getParentBlock())) {
    if (!isa_and_nonnull<TenDialect>(op.getDialect()) ||
        op.getNumResults() != 1 || isa<ReduceOp>(op) ||
        kernel.stored(op.getResult(0)) ||
        tensorType(op.getResult(0)).getShape() != type.getShape() ||
        (isCheap(&op) &&
         (!isPointwise(&op) || workOf(op.getResult(0)) < kMinStoredWork)))
      continue;
    SmallVector<size_t> users;
    for (auto [number, stage] : llvm::enumerate(stages)) {
      llvm::SetVector<Operation *> reached;
      reachedBy(stage, reached);
      if (reached.contains(&op))
        users.push_back(number);
    }
    if (users.size() < 2)
      continue;
    Value value = op.getResult(0);
    // The result's memory is free until the last stage.
    bool destinationIsFree =
        storageTensorType(value.getType()) == state[0].getType() &&
        llvm::none_of(stages, [](const Stage &stage) {
          return llvm::any_of(stage.stores,
                              [](auto store) { return store.second == 0; });
        });
    size_t place = 0;
    if (!destinationIsFree) {
      place = state.size() + scratch.size();
      scratch.push_back(storageType(tensorType(value).getElementType()));
    }
    firstStage[value] = users.front();
    stages[users.front()].stores.push_back({value, place});
  }
}

void RowKernel::setStored(const Stage &stage) {
  for (auto [value, place] : stage.stores)
    kernel.setStored(value, state[place], place == 0 ? 0 : outer);
}

void RowKernel::emitStage(Stage &stage, NestBody &row, ValueRange loops) {
  if (!storesBeforeSum(stage))
    return emitLoops(stage, row, loops, /*stores=*/true, /*reduces=*/true);
  emitLoops(stage, row, loops, /*stores=*/true, /*reduces=*/false);
  emitLoops(stage, row, loops, /*stores=*/false, /*reduces=*/true);
}

void RowKernel::emitLoops(Stage &stage, NestBody &row, ValueRange loops,
                          bool stores, bool reduces) {
  ArrayRef<std::pair<Value, size_t>> stored;
  if (stores)
    stored = stage.stores;
  Combination combination =
      stage.isReduction() ? Combination(cast<ReduceOp>(stage.op))
                          : Combination(tensorType(root).getElementType());
  Value input = stage.isReduction() ? stage.op->getOperand(0) : root;
  Type resultElement = combination.elements[0];
  if (stage.isReduction())
    combination.widen(kernel.contract);
  Type element = combination.elements[0];

  // Loop-carried values: the written tensors, then the accumulator.
  SmallVector<size_t> written;
  for (auto [value, place] : stored)
    written.push_back(place);
  if (!stage.isReduction())
    written.push_back(0);
  SmallVector<Value> carried;
  for (size_t place : written)
    carried.push_back(state[place]);
  reduces &= stage.isReduction();
  if (reduces)
    carried.push_back(
        kernel.identity(*combination.kind, element, stage.op->getLoc()));
  // Max is one instruction, but several with exact handling of NaN and signed
  // zeros. In a softmax row with a NaN, any max will do.
  auto reduction = dyn_cast<ReduceOp>(stage.op);
  bool isAnyLargest =
      reduction && !kernel.manyThreads && isLargestOfSoftmax(reduction);

  auto emit = [&](ValueRange inner, ValueRange current, bool isInOrder) {
    NestBody body(row);
    LoopIndices place(loops.begin(), loops.end());
    place.append(inner.begin(), inner.end());
    SmallVector<Value> indices = llvm::to_vector(llvm::concat<Value>(
        SmallVector<Value>(loops), SmallVector<Value>(inner)));
    // Elements of tensors that are written here are read from their current
    // value.
    for (auto [number, changed] : llvm::enumerate(written))
      for (const Stage &other : stages)
        for (auto [value, where] : other.stores)
          if (where == changed && kernel.stored(value))
            kernel.setStored(value, current[number], where == 0 ? 0 : outer);
    SmallVector<Value> next(current);
    for (auto [number, store] : llvm::enumerate(stored)) {
      auto [value, where] = store;
      Value computed = body.element(value, place);
      next[number] = body.create<tensor::InsertOp>(
          body.store(computed, tensorType(value).getElementType()),
          next[number],
          ArrayRef<Value>(indices).drop_front(where == 0 ? 0 : outer));
    }
    if (stage.isReduction() && !reduces)
      return next;
    Value computed = body.element(input, place);
    if (isAnyLargest)
      next.back() = body.create<arith::MaxNumFOp>(
          current.back(), computed,
          arith::FastMathFlags::nnan | arith::FastMathFlags::nsz);
    else if (stage.isReduction())
      next.back() = combination.combine(body, current.back(), computed,
                                        /*reassociate=*/!isInOrder,
                                        /*contract=*/!isInOrder)[0];
    else
      next.back() = body.create<tensor::InsertOp>(body.store(computed, element),
                                                  next.back(), indices);
    return next;
  };
  bool isInBlocks =
      reduces &&
      isSummedByBlocks(kernel, combination, type.getShape().drop_front(outer));
  SmallVector<Value> results =
      isInBlocks
          ? BlockedRow(kernel, loc, combination, inRow, multiple,
                       columns ? type.getShape().back() : 0, emit)
                .run(carried)
          : kernel.loops(loc, inRow, carried,
                         [&](ValueRange inner, ValueRange current) {
                           return emit(inner, current, /*isInOrder=*/false);
                         });
  for (auto [number, place] : llvm::enumerate(written))
    state[place] = results[number];
  for (const Stage &other : stages)
    if (&other <= &stage)
      setStored(other);
  if (reduces) {
    LoopIndices place(loops.begin(), loops.end());
    Value result = row.load(results.back(), element);
    row.setComputed(stage.op->getResult(0), place,
                    row.round(result, resultElement));
    if (stage.op->getResult(0) == root)
      state[0] = row.create<tensor::InsertOp>(row.store(result, resultElement),
                                              state[0], loops);
  }
}

void RowKernel::emitRow(ValueRange loops) {
  NestBody row(kernel, builder, loc);
  llvm::DenseSet<Operation *> done;
  for (Stage &stage : stages) {
    // Compute values with one element per row as soon as possible.
    Operation *before = stage.op;
    for (Operation &op : *root.getParentBlock()) {
      if (&op == before)
        break;
      if (!dependent.contains(&op) || isa<ReduceOp>(op) ||
          !done.insert(&op).second || !isOfRow(op.getResult(0)))
        continue;
      LoopIndices place(loops.begin(), loops.end());
      while (static_cast<int64_t>(place.size()) <
             tensorType(op.getResult(0)).getRank())
        place.push_back(row.constant(0));
      row.element(op.getResult(0), place);
    }
    emitStage(stage, row, loops);
  }
  if (isa<ReduceOp>(root.getDefiningOp()))
    return;
  // Write one or more results per row.
  auto concat = root.getDefiningOp<ConcatOp>();
  for (auto [number, value] : llvm::enumerate(elementsOfRow())) {
    LoopIndices place(loops.begin(), loops.end());
    SmallVector<Value> indices(loops);
    while (static_cast<int64_t>(place.size()) < tensorType(root).getRank()) {
      bool isJoined = concat && concat.getDim() == place.size();
      place.push_back(row.constant(0));
      indices.push_back(outside.index(isJoined ? number : 0));
    }
    Value element =
        row.store(row.element(value, place), tensorType(root).getElementType());
    state[0] = row.create<tensor::InsertOp>(element, state[0], indices);
  }
}

Value RowKernel::run() {
  Block &block = *root.getParentBlock();
  Value reduced;
  llvm::DenseSet<Operation *> needed = needs();
  for (Operation &op : block) {
    auto reduce = dyn_cast<ReduceOp>(op);
    if (reduce && needed.contains(&op)) {
      stages.push_back({&op, {}});
      reduced = reduce.getInputs().front();
      type = tensorType(reduced);
      outer = type.getRank() - reduce.getDims().size();
    }
    if (isa<ReduceOp>(op) || llvm::any_of(op.getOperands(), [&](Value operand) {
          return operand.getDefiningOp() &&
                 dependent.contains(operand.getDefiningOp());
        }))
      dependent.insert(&op);
  }
  // Nothing tells rows.
  if (!type)
    return {};
  if (!isa<ReduceOp>(root.getDefiningOp()) && elementsOfRow().empty())
    stages.push_back({root.getDefiningOp(), {}});
  chooseStored();

  // All rows have the size of the last reduction's.
  extent = getAsIndexOpFoldResult(builder.getContext(), type.getShape());
  if (!type.hasStaticShape())
    extent = kernel.sizes(reduced);
  inRow.assign(extent.begin() + outer, extent.end());
  if (columns)
    inRow.back() = columns;
  SmallVector<Value> initial = state;
  SmallVector<Value> results = kernel.loops(
      loc, ArrayRef(extent).take_front(outer), initial,
      [&](ValueRange loops, ValueRange current) -> SmallVector<Value> {
        state.assign(current.begin(), current.end());
        // Scratch rows are local to an iteration, so that rows are independent.
        for (Type element : scratch)
          state.push_back(
              kernel.empty(ArrayRef(extent).drop_front(outer), element, loc));
        emitRow(loops);
        return {state[0]};
      });
  for (const Stage &stage : stages)
    for (auto [value, place] : stage.stores)
      kernel.setStored(value, {}, 0);
  return results.front();
}

Value KernelLowering::normalize(Value root, Value destination, Value columns,
                                int64_t multiple) {
  return RowKernel(*this, root, destination, columns, multiple).run();
}
