//===- ContractionEpilogue.cpp - Epilogues of contractions on a GPU -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fuses elementwise nests after a contraction (conversion, bias, activation)
// into its kernel: their operands stay in registers, and buffers that nothing
// else reads are not written at all. Each nest must access the contraction's
// element of its own thread only; a thread may read elements that it writes
// itself, but none that other threads write.
//
//===----------------------------------------------------------------------===//

#include "ContractionEpilogue.h"

using namespace mlir;

namespace tenon {

ContractionEpilogue::ContractionEpilogue(linalg::LinalgOp sums,
                                         std::function<Value(Value)> bufferOf)
    : sums(sums), buffer(std::move(bufferOf)) {
  SmallVector<unsigned> dims(
      llvm::to_vector(llvm::seq<unsigned>(0, sums.getNumLoops())));
  OpOperand *output = sums.getDpsInitOperand(0);
  if (std::optional<Place> place = placeOf(sums, *output, dims))
    made.push_back({buffer(output->get()), *place, 0});
  // Other blocks read these while this one writes.
  for (OpOperand *input : sums.getDpsInputOperands())
    if (isa<MemRefType>(input->get().getType()))
      reads.push_back({buffer(input->get()), std::nullopt});
  sums.getBlock()->walk([&](memref::LoadOp load) {
    reads.push_back({buffer(load.getMemRef()), std::nullopt});
  });
}

/// Returns the dimensions of the contraction that index the operand's element,
/// if all of its indices are such.
std::optional<ContractionEpilogue::Place>
ContractionEpilogue::placeOf(linalg::LinalgOp nest, OpOperand &operand,
                             ArrayRef<unsigned> loops) const {
  Place place;
  for (AffineExpr expr : nest.getMatchingIndexingMap(&operand).getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      return std::nullopt;
    place.push_back(loops[dim.getPosition()]);
  }
  return place;
}

const ContractionEpilogue::Made *ContractionEpilogue::find(Value wanted) const {
  auto it =
      llvm::find_if(made, [&](const Made &m) { return m.memory == wanted; });
  return it == made.end() ? nullptr : it;
}

bool ContractionEpilogue::add(linalg::LinalgOp nest) {
  if (made.empty() || nest.getNumReductionLoops() != 0 ||
      nest.getNumDpsInits() == 0 || !isDivisible(nest))
    return false;
  // Map each loop to the dimension of a known operand.
  constexpr unsigned unknown = ~0u;
  Step step;
  step.nest = nest;
  step.loops.assign(nest.getNumLoops(), unknown);
  for (OpOperand &operand : nest->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    const Made *known = find(buffer(operand.get()));
    if (!known || nest.isDpsInit(&operand))
      continue;
    AffineMap map = nest.getMatchingIndexingMap(&operand);
    if (!map.isPermutation() || map.getNumResults() != known->place.size())
      return false;
    for (auto [expr, dim] : llvm::zip_equal(map.getResults(), known->place)) {
      unsigned loop = cast<AffineDimExpr>(expr).getPosition();
      if (step.loops[loop] != unknown && step.loops[loop] != dim)
        return false;
      step.loops[loop] = dim;
    }
  }
  if (llvm::is_contained(step.loops, unknown) || step.loops.empty())
    return false;
  SmallVector<std::pair<Value, std::optional<Place>>> newReads;
  SmallVector<Made> newMade;
  for (OpOperand &operand : nest->getOpOperands()) {
    step.known.push_back(-1);
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    Value memory = buffer(operand.get());
    std::optional<Place> place = placeOf(nest, operand, step.loops);
    const Made *known = find(memory);
    if (known) {
      // A view, or other elements than those of this thread.
      if (!place || *place != known->place ||
          operand.get().getType() != known->memory.getType())
        return false;
      step.known.back() = static_cast<int>(known->value);
    } else if (nest.isDpsInput(&operand) ||
               nest.payloadUsesValueFromOperand(&operand)) {
      newReads.push_back({memory, place});
    }
    if (!nest.isDpsInit(&operand))
      continue;
    if (!place || operand.get().getType() != memory.getType() ||
        llvm::any_of(newMade,
                     [&](const Made &m) { return m.memory == memory; }))
      return false;
    newMade.push_back({memory, *place, numValues + unsigned(newMade.size())});
  }
  // A load at computed positions may read any element.
  bool readsMade = false;
  nest.getBlock()->walk([&](memref::LoadOp load) {
    Value memory = buffer(load.getMemRef());
    readsMade |= find(memory) != nullptr;
    newReads.push_back({memory, std::nullopt});
  });
  if (readsMade)
    return false;
  // A thread may read elements that it writes itself, but none that others
  // write.
  SmallVector<std::pair<Value, std::optional<Place>>> allReads(reads);
  allReads.append(newReads);
  for (const auto &[memory, place] : allReads)
    for (const Made &m : newMade)
      if (memory == m.memory && (!place || *place != m.place))
        return false;
  for (const Made &m : newMade) {
    llvm::erase_if(made,
                   [&](const Made &old) { return old.memory == m.memory; });
    made.push_back(m);
  }
  reads = std::move(allReads);
  numValues += newMade.size();
  step.writes.assign(nest.getNumDpsInits(), true);
  steps.push_back(std::move(step));
  return true;
}

void ContractionEpilogue::finish(Operation *fill) {
  SmallPtrSet<Operation *, 8> inside{sums, fill};
  for (Step &step : steps)
    inside.insert(step.nest);
  unsigned value = 0;
  auto isNeeded = [&](Value memory) {
    const Made *last = find(buffer(memory));
    if (last->value != value++)
      return false;
    // A buffer allocated in this kernel that nothing else reads.
    Operation *alloc = memory.getDefiningOp<memref::AllocOp>();
    return !alloc || !llvm::all_of(alloc->getUsers(), [&](Operation *user) {
      return inside.contains(user);
    });
  };
  writesSums = steps.empty() || isNeeded(sums.getDpsInits()[0]);
  for (Step &step : steps)
    for (auto [number, output] : llvm::enumerate(step.nest.getDpsInits()))
      step.writes[number] = isNeeded(output);
}

std::optional<ContractionEpilogue::Simple>
ContractionEpilogue::simpleSums() const {
  Simple simple;
  linalg::LinalgOp nest = sums;
  OpOperand *output = nest.getDpsInitOperand(0);
  std::optional<Place> place =
      placeOf(nest, *output,
              llvm::to_vector(llvm::seq<unsigned>(0, nest.getNumLoops())));
  if (made.empty() || !place)
    return std::nullopt;
  simple.output = output->get();
  simple.place = *place;
  return simple;
}

std::optional<ContractionEpilogue::Simple>
ContractionEpilogue::simpleStart() const {
  auto readsSums = [](const Step &step) {
    return llvm::is_contained(step.known, 0);
  };
  if (!steps.empty() && !writesSums &&
      llvm::none_of(ArrayRef(steps).drop_front(), readsSums))
    if (std::optional<Simple> first = converted())
      return first;
  return simpleSums();
}

std::optional<ContractionEpilogue::Simple>
ContractionEpilogue::converted() const {
  const Step &step = steps[0];
  linalg::LinalgOp nest = step.nest;
  if (nest.getNumDpsInits() != 1)
    return std::nullopt;
  Block &body = *nest.getBlock();
  auto op = dyn_cast<arith::TruncFOp>(body.front());
  if (!op || llvm::hasNItemsOrMore(body, 3) ||
      body.getTerminator()->getOperand(0) != op.getResult())
    return std::nullopt;
  auto argument = dyn_cast<BlockArgument>(op.getIn());
  if (!argument || argument.getOwner() != &body ||
      step.known[nest.getMatchingOpOperand(argument)->getOperandNumber()] != 0)
    return std::nullopt;
  Simple simple;
  OpOperand *output = nest.getDpsInitOperand(0);
  simple.output = output->get();
  simple.place = *placeOf(nest, *output, step.loops);
  simple.nests = 1;
  return simple;
}

const ContractionEpilogue::Step *ContractionEpilogue::onlyStep() const {
  if (steps.size() != 1 || writesSums)
    return nullptr;
  linalg::LinalgOp nest = steps[0].nest;
  return nest.getNumDpsInits() == 1 ? &steps[0] : nullptr;
}

std::optional<ContractionEpilogue::Place>
ContractionEpilogue::wholePlace(const Step &step, OpOperand &operand) const {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  linalg::LinalgOp nest = step.nest, ofSums = sums;
  if (!type || !type.getLayout().isIdentity())
    return std::nullopt;
  std::optional<Place> place = placeOf(nest, operand, step.loops);
  if (!place)
    return std::nullopt;
  SmallVector<int64_t> sizes = ofSums.getStaticLoopRanges();
  for (auto [dim, size] : llvm::zip_equal(*place, type.getShape()))
    if (sizes[dim] != size)
      return std::nullopt;
  return place;
}

void ContractionEpilogue::enter(DeviceKernel &kernel, linalg::LinalgOp inside) {
  sums = inside;
  for (Step &step : steps)
    step.nest = cast<linalg::LinalgOp>(kernel.clone(step.nest));
}

void ContractionEpilogue::drop() {
  for (Step &step : steps)
    step.nest->erase();
}

void ContractionEpilogue::emit(ImplicitLocOpBuilder &b, ArrayRef<Value> indices,
                               Value sum) const {
  SmallVector<Value> values{sum};
  linalg::LinalgOp nest = sums;
  if (writesSums)
    ElementEmitter(nest, indices).store(b, sum, nest.getDpsInitOperand(0));
  for (const Step &step : steps) {
    nest = step.nest;
    SmallVector<Value> own;
    for (unsigned dim : step.loops)
      own.push_back(indices[dim]);
    ElementEmitter element(nest, own);
    auto valueOf = [&](OpOperand &operand, bool isUsed) {
      int known = step.known[operand.getOperandNumber()];
      return !isUsed      ? Value()
             : known >= 0 ? values[known]
                          : element.load(b, &operand);
    };
    SmallVector<Value> inputs, current;
    for (OpOperand *input : nest.getDpsInputOperands())
      inputs.push_back(
          valueOf(*input, !nest.getMatchingBlockArgument(input).use_empty()));
    for (OpOperand &output : nest.getDpsInitsMutable())
      current.push_back(
          valueOf(output, nest.payloadUsesValueFromOperand(&output)));
    SmallVector<Value> results = element.compute(b, current, inputs);
    for (auto [value, output, writes] :
         llvm::zip_equal(results, nest.getDpsInitsMutable(), step.writes))
      if (writes)
        element.store(b, value, &output);
    values.append(results);
  }
}

} // namespace tenon
