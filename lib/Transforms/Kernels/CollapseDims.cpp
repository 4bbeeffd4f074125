//===- CollapseDims.cpp - Collapses adjacent dimensions of kernels --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-collapse-dims. Adjacent dimensions that every operation of a
// kernel treats alike become one, so that short innermost loops become long,
// vectorizable ones. Every pair of adjacent dimensions of every value gets a
// number; each operation unites the pairs that can only be collapsed together
// (equivalence classes by union-find) or forbids a pair that it treats apart
// (for example, one reduced and one kept dimension). Of the classes without a
// forbidden pair, those are collapsed that lengthen the rows of the largest
// values. Arguments and results keep their types and are reshaped.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_COLLAPSEDIMS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Finds the adjacent dimensions that can be collapsed in all values of a
/// kernel alike, and collapses them.
class Collapser {
public:
  explicit Collapser(func::FuncOp kernel)
      : kernel(kernel), body(kernel.getBody().front()),
        end(cast<func::ReturnOp>(body.getTerminator())) {}

  bool run();

private:
  /// Returns the number of the pair of dimensions `dim` and `dim + 1` of a
  /// value.
  unsigned pair(Value value, int64_t dim) { return firstPair[value] + dim; }
  bool numberPairs();
  /// Unites the pairs that the operation can only collapse together, and
  /// forbids those that it cannot collapse.
  void relate(Operation &op);
  void relateBroadcast(BroadcastOp op);
  void relateReduce(ReduceOp op);
  void relateTranspose(TransposeOp op);
  /// Unites the pairs of `to`, whose dimension i is dimension `source[i]` of
  /// `from`, or new (-1), with those of `from`. Forbids the pairs of `from`
  /// that are not adjacent in `to`.
  void relateMoved(Value from, Value to, ArrayRef<int64_t> source);
  void forbid(Value value);
  void forbid(unsigned pair) { forbidden.push_back(pair); }
  /// Chooses pairs so that the rows of the largest values become long.
  bool choose();
  /// Chooses the pairs of dimensions along which a sum of floats goes, if these
  /// are the last ones, of all these values: one row is summed by blocks.
  void chooseSummed(ArrayRef<Value> values,
                    const llvm::DenseSet<unsigned> &never);
  bool isCollapsed(Value value, int64_t dim) {
    return chosen.contains(classes.getLeaderValue(pair(value, dim)));
  }

  /// Returns, for each dimension of a value, its position in the collapsed
  /// type.
  SmallVector<int64_t> newDims(Value value);
  RankedTensorType newType(Value value);
  void rewrite(Operation &op);
  /// Changes all types; arguments and results keep theirs and are reshaped.
  void retype();

  func::FuncOp kernel;
  Block &body;
  func::ReturnOp end;
  llvm::DenseMap<Value, unsigned> firstPair;
  unsigned numPairs = 0;
  llvm::EquivalenceClasses<unsigned> classes;
  SmallVector<unsigned> forbidden;
  llvm::DenseSet<unsigned> chosen;
};

/// Returns the values with numbered dimensions: the kernel's inputs and the
/// results of its operations.
SmallVector<Value> valuesOf(Block &body) {
  size_t results = body.getTerminator()->getNumOperands();
  SmallVector<Value> values(body.getArguments().drop_back(results));
  for (Operation &op : body)
    llvm::append_range(values, op.getResults());
  return values;
}

bool Collapser::numberPairs() {
  for (Value value : valuesOf(body)) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || !type.hasStaticShape() || type.getNumElements() == 0)
      return false;
    firstPair[value] = numPairs;
    for (int64_t dim = 1; dim < type.getRank(); ++dim)
      classes.insert(numPairs++);
  }
  return numPairs > 0;
}

void Collapser::forbid(Value value) {
  for (int64_t dim = 1; dim < tensorType(value).getRank(); ++dim)
    forbid(pair(value, dim - 1));
}

void Collapser::relateMoved(Value from, Value to, ArrayRef<int64_t> source) {
  llvm::DenseSet<unsigned> kept;
  for (int64_t dim = 1; dim < static_cast<int64_t>(source.size()); ++dim) {
    int64_t left = source[dim - 1], right = source[dim];
    if (left == -1 && right == -1)
      continue;
    if (left == -1 || right != left + 1) {
      forbid(pair(to, dim - 1));
      continue;
    }
    classes.unionSets(pair(from, left), pair(to, dim - 1));
    kept.insert(pair(from, left));
  }
  for (int64_t dim = 1; dim < tensorType(from).getRank(); ++dim)
    if (!kept.contains(pair(from, dim - 1)))
      forbid(pair(from, dim - 1));
}

void Collapser::relateBroadcast(BroadcastOp op) {
  Value from = op.getOperand(), to = op.getResult();
  SmallVector<int64_t> source(op.getType().getRank(), -1);
  for (auto [dim, target] : llvm::enumerate(op.getDims()))
    source[target] = dim;
  relateMoved(from, to, source);
  // Either both dimensions are repeated, or neither is.
  auto isRepeated = [&](int64_t dim) {
    return op.getType().getDimSize(dim) !=
           tensorType(from).getDimSize(source[dim]);
  };
  for (int64_t dim = 1; dim < op.getType().getRank(); ++dim)
    if (source[dim - 1] != -1 && source[dim] != -1 &&
        isRepeated(dim - 1) != isRepeated(dim))
      forbid(pair(to, dim - 1));
}

void Collapser::relateReduce(ReduceOp op) {
  auto isReduced = [&](int64_t dim) {
    return llvm::is_contained(op.getDims(), dim);
  };
  Value first = op.getInputs().front();
  SmallVector<int64_t> source;
  for (int64_t dim = 0; dim < tensorType(first).getRank(); ++dim) {
    if (!isReduced(dim))
      source.push_back(dim);
    if (dim > 0 && isReduced(dim - 1) != isReduced(dim))
      forbid(pair(first, dim - 1));
  }
  for (Value input : op.getInputs())
    for (int64_t dim = 1; dim < tensorType(first).getRank(); ++dim)
      classes.unionSets(pair(first, dim - 1), pair(input, dim - 1));
  for (Value result : op.getResults())
    for (int64_t dim = 1; dim < static_cast<int64_t>(source.size()); ++dim) {
      if (source[dim] == source[dim - 1] + 1)
        classes.unionSets(pair(first, source[dim - 1]), pair(result, dim - 1));
      else
        forbid(pair(result, dim - 1));
    }
}

void Collapser::relateTranspose(TransposeOp op) {
  relateMoved(op.getOperand(), op.getResult(), op.getPerm());
}

/// Returns whether each result element depends only on the operand elements at
/// its own position.
bool keepsPlaces(Operation &op) {
  auto bits = dyn_cast<BitcastOp>(op);
  return isPointwise(&op) ||
         (bits && bits.getType().getShape() ==
                      tensorType(bits.getOperand()).getShape());
}

void Collapser::relate(Operation &op) {
  if (keepsPlaces(op)) {
    Value result = op.getResult(0);
    for (Value operand : op.getOperands())
      for (int64_t dim = 1; dim < tensorType(result).getRank(); ++dim)
        classes.unionSets(pair(operand, dim - 1), pair(result, dim - 1));
    return;
  }
  llvm::TypeSwitch<Operation *>(&op)
      .Case<BroadcastOp>([&](auto o) { relateBroadcast(o); })
      .Case<ReduceOp>([&](auto o) { relateReduce(o); })
      .Case<TransposeOp>([&](auto o) { relateTranspose(o); })
      .Case<IotaOp>([&](IotaOp o) {
        auto dim = static_cast<int64_t>(o.getDim());
        if (dim > 0)
          forbid(pair(o.getResult(), dim - 1));
        if (dim + 1 < o.getType().getRank())
          forbid(pair(o.getResult(), dim));
      })
      .Case<ConstantOp>([&](ConstantOp o) {
        if (!isa<DenseElementsAttr>(o.getValue()))
          forbid(o.getResult());
      })
      .Default([&](Operation *o) {
        for (Value operand : o->getOperands())
          forbid(operand);
        for (Value result : o->getResults())
          forbid(result);
      });
}

/// Returns the first of the dimensions along which a sum of floats adds the
/// value's elements, if these are the last ones, or the rank.
static int64_t firstSummedDim(Value value) {
  int64_t first = tensorType(value).getRank();
  for (Operation *user : value.getUsers()) {
    auto reduce = dyn_cast<ReduceOp>(user);
    if (reduce && reduce.getKind() == ReductionKind::Add &&
        isa<FloatType>(tensorType(value).getElementType()) &&
        llvm::is_contained(reduce.getDims(), tensorType(value).getRank() - 1))
      first = std::min(first, *llvm::min_element(reduce.getDims()));
  }
  return first;
}

void Collapser::chooseSummed(ArrayRef<Value> values,
                             const llvm::DenseSet<unsigned> &never) {
  ArrayRef<int64_t> shape = tensorType(values.front()).getShape();
  auto first = int64_t(shape.size());
  for (Value value : values) {
    if (tensorType(value).getShape() != shape)
      return;
    first = std::min(first, firstSummedDim(value));
  }
  llvm::DenseSet<unsigned> wanted;
  for (Value value : values)
    for (int64_t dim = first + 1; dim < int64_t(shape.size()); ++dim)
      wanted.insert(classes.getLeaderValue(pair(value, dim - 1)));
  if (llvm::none_of(wanted,
                    [&](unsigned leader) { return never.contains(leader); }))
    chosen.insert(wanted.begin(), wanted.end());
}

bool Collapser::choose() {
  llvm::DenseSet<unsigned> never;
  for (unsigned pair : forbidden)
    never.insert(classes.getLeaderValue(pair));
  int64_t largest = 0;
  for (Value value : valuesOf(body))
    largest = std::max(largest, tensorType(value).getNumElements());
  SmallVector<Value> values;
  for (Value value : valuesOf(body)) {
    RankedTensorType type = tensorType(value);
    if (type.getNumElements() == largest && type.getRank() >= 2)
      values.push_back(value);
  }
  if (values.empty())
    return false;
  chooseSummed(values, never);
  for (Value value : values) {
    RankedTensorType type = tensorType(value);
    int64_t row = type.getShape().back();
    for (int64_t dim = type.getRank() - 1; dim > 0 && row < kLongRow; --dim) {
      unsigned leader = classes.getLeaderValue(pair(value, dim - 1));
      if (never.contains(leader))
        break;
      chosen.insert(leader);
      row *= type.getDimSize(dim - 1);
    }
  }
  return !chosen.empty();
}

SmallVector<int64_t> Collapser::newDims(Value value) {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < tensorType(value).getRank(); ++dim)
    dims.push_back(
        dim == 0 ? 0 : dims.back() + (isCollapsed(value, dim - 1) ? 0 : 1));
  return dims;
}

RankedTensorType Collapser::newType(Value value) {
  RankedTensorType type = tensorType(value);
  SmallVector<int64_t> dims = newDims(value);
  SmallVector<int64_t> shape(dims.empty() ? 0 : dims.back() + 1, 1);
  for (auto [dim, size] : llvm::zip_equal(dims, type.getShape()))
    shape[dim] *= size;
  return type.clone(shape);
}

/// Maps each of `dims` to its new position, each position once.
static SmallVector<int64_t> movedDims(ArrayRef<int64_t> dims,
                                      ArrayRef<int64_t> places) {
  SmallVector<int64_t> moved;
  for (int64_t dim : dims)
    if (moved.empty() || moved.back() != places[dim])
      moved.push_back(places[dim]);
  return moved;
}

/// Rewrites attributes for the new dimensions; types are still the old ones.
void Collapser::rewrite(Operation &op) {
  llvm::TypeSwitch<Operation *>(&op)
      .Case<BroadcastOp>([&](BroadcastOp o) {
        o.setDims(movedDims(o.getDims(), newDims(o.getResult())));
      })
      .Case<ReduceOp>([&](ReduceOp o) {
        SmallVector<int64_t> dims(o.getDims());
        llvm::sort(dims);
        o.setDims(movedDims(dims, newDims(o.getInputs().front())));
      })
      .Case<TransposeOp>([&](TransposeOp o) {
        o.setPerm(movedDims(o.getPerm(), newDims(o.getOperand())));
      })
      .Case<IotaOp>(
          [&](IotaOp o) { o.setDim(newDims(o.getResult())[o.getDim()]); })
      .Case<ConstantOp>([&](ConstantOp o) {
        o.setValueAttr(cast<DenseElementsAttr>(o.getValue())
                           .reshape(newType(o.getResult())));
      });
}

void Collapser::retype() {
  SmallVector<std::pair<Value, RankedTensorType>> changed;
  for (Value value : valuesOf(body))
    if (RankedTensorType type = newType(value); type != value.getType())
      changed.push_back({value, type});
  llvm::DenseMap<Value, Type> oldTypes;
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  for (auto [value, type] : changed) {
    if (!isa<BlockArgument>(value)) {
      oldTypes[value] = value.getType();
      value.setType(type);
      continue;
    }
    auto view = ReshapeOp::create(builder, kernel.getLoc(), type, value);
    value.replaceUsesWithIf(view.getResult(), [&](OpOperand &use) {
      return use.getOwner() != view && use.getOwner() != end;
    });
  }
  builder.setInsertionPoint(end);
  for (OpOperand &result : end->getOpOperands())
    if (Type old = oldTypes.lookup(result.get()))
      result.set(
          ReshapeOp::create(builder, kernel.getLoc(), old, result.get()));
}

bool Collapser::run() {
  if (!numberPairs())
    return false;
  for (Operation &op : body.without_terminator())
    relate(op);
  if (!choose())
    return false;
  for (Operation &op : body.without_terminator())
    rewrite(op);
  retype();
  return true;
}

/// Returns whether the kernel consists of loops over rows alone.
bool isKernelOfRows(func::FuncOp function) {
  auto kind = attr::kernel.get(function);
  return kind && !function.isExternal() && !attr::interpreted.has(function) &&
         llvm::is_contained({"map", "reduce", "normalize"}, kind.getValue());
}

class CollapseDimsPass : public impl::CollapseDimsBase<CollapseDimsPass> {
  void runOnOperation() override {
    func::FuncOp kernel = getOperation();
    if (isKernelOfRows(kernel) && Collapser(kernel).run())
      remark::passed(
          kernel.getLoc(),
          remark::RemarkOpts::name("Collapsed").category("ten-collapse-dims"))
          << "collapsed: short rows with the dimension before them";
  }
};

} // namespace
} // namespace tenon
