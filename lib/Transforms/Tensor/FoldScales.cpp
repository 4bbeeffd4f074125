//===- FoldScales.cpp - Folds scales into bound weights -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-fold-scales (under `--fp=fast`). A contraction or convolution
// whose one operand, the weights, is known at load, and whose result is
// multiplied or divided by a factor per output feature (a batch normalization,
// a dequantization), computes with weights that are scaled at load instead.
// Additions of a bias between the scales are scaled as well. Reassociates
// products, which is why it needs `--fp=fast`. Uses BoundValues to find the
// values known at load.
//
//===----------------------------------------------------------------------===//

#include "BoundValues.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/DeadOperations.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_FOLDSCALES
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Repeats `value` along the dimensions of `type` that are not in `dims`.
Value repeat(OpBuilder &builder, Location loc, Type type, Value value,
             ArrayRef<int64_t> dims) {
  if (value.getType() == type && isIdentity(dims))
    return value;
  return BroadcastOp::create(builder, loc, type, value, dims);
}

/// An operand with one element per feature.
struct Factor {
  /// A splat constant of any shape, or an array whose dimensions of size other
  /// than 1 are the feature dimensions `dims`.
  Value source;
  bool isSplat;
  SmallVector<int64_t> dims;

  /// Returns the factor as an array over the features.
  Value of(OpBuilder &builder, RankedTensorType features) const;
};

Value Factor::of(OpBuilder &builder, RankedTensorType features) const {
  Location loc = source.getLoc();
  if (isSplat) {
    auto splat =
        cast<DenseElementsAttr>(source.getDefiningOp<ConstantOp>().getValue());
    return ConstantOp::create(builder, loc, splat.resizeSplat(features));
  }
  auto type = cast<RankedTensorType>(source.getType());
  RankedTensorType squeezed = type.clone(nonUnitSizes(type));
  Value value = source;
  if (type != squeezed)
    value = ReshapeOp::create(builder, loc, squeezed, value);
  return repeat(builder, loc, features, value, dims);
}

/// A contraction or convolution with one operand, the weights, known at load,
/// and the elementwise steps applied to each feature of its result.
class ScaledSum {
public:
  /// Returns null if no operand is known at load or nothing scales the result.
  static std::optional<ScaledSum> find(Operation *op,
                                       const BoundValues &values);

  /// Returns why the scales cannot be folded, or nullopt.
  std::optional<StringRef> refusal(const BoundValues &values) const;
  /// Scales the weights instead of the result.
  void fold() const;

private:
  /// An elementwise operation that applies a factor to the result.
  struct Step {
    Operation *op;
    Factor factor;
    bool scales() const { return isa<MulOp, DivOp>(op); }
  };

  bool findWeights(const BoundValues &values);
  std::optional<Factor> factorOf(Value value, const BoundValues &values) const;
  std::optional<Step> stepOf(OpOperand &use, const BoundValues &values) const;
  void findSteps(const BoundValues &values);
  Value weights() const { return sum->getOperand(weightOperand); }

  Operation *sum;
  unsigned weightOperand;
  /// The dimensions of the weights that the result has as well: the features.
  SmallVector<int64_t> weightDims;
  /// The positions of the feature dimensions in the result, updated by each
  /// step.
  SmallVector<int64_t> places;
  SmallVector<Step> steps;
  bool hasOtherUsers = false;
};

bool ScaledSum::findWeights(const BoundValues &values) {
  auto isDecided = [&](Value value) {
    return values.isKnown(value) || values.isConstant(value);
  };
  RankedTensorType type = tensorType(sum->getResult(0));
  auto add = [&](int64_t place, int64_t dim) {
    if (type.getDimSize(place) == 1)
      return;
    places.push_back(place);
    weightDims.push_back(dim);
  };
  if (auto conv = dyn_cast<ConvOp>(sum)) {
    weightOperand = 1;
    add(conv.getDims().getOutputFeature(),
        conv.getDims().getKernelOutputFeature());
    return isDecided(conv.getKernel()) && !isDecided(conv.getInput());
  }
  auto contract = dyn_cast<ContractOp>(sum);
  if (!contract || isDecided(contract.getLhs()) == isDecided(contract.getRhs()))
    return false;
  bool left = isDecided(contract.getLhs());
  weightOperand = left ? 0 : 1;
  SmallVector<int64_t> free =
      left ? contract.getLhsFree() : contract.getRhsFree();
  int64_t batch = contract.getLhsBatch().size();
  for (auto [place, dim] :
       llvm::enumerate(left ? contract.getLhsBatch() : contract.getRhsBatch()))
    add(place, dim);
  int64_t start = left ? batch : type.getRank() - int64_t(free.size());
  for (auto [number, dim] : llvm::enumerate(free))
    add(start + number, dim);
  return true;
}

std::optional<Factor> ScaledSum::factorOf(Value value,
                                          const BoundValues &values) const {
  if (auto constant = value.getDefiningOp<ConstantOp>())
    if (auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
        elements && elements.isSplat())
      return Factor{value, /*isSplat=*/true, {}};
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  Value source = broadcast ? broadcast.getOperand() : value;
  RankedTensorType type = tensorType(source);
  if (!type.hasStaticShape() ||
      (!values.isKnown(source) && !values.isConstant(source)))
    return {};
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (type.getDimSize(dim) == 1)
      continue;
    const int64_t *place =
        llvm::find(places, broadcast ? broadcast.getDims()[dim] : dim);
    if (place == places.end())
      return {};
    dims.push_back(place - places.begin());
  }
  return Factor{source, /*isSplat=*/false, dims};
}

std::optional<ScaledSum::Step>
ScaledSum::stepOf(OpOperand &use, const BoundValues &values) const {
  Operation *op = use.getOwner();
  unsigned number = use.getOperandNumber();
  if (op->getBlock() != sum->getBlock() ||
      !(isa<MulOp, AddOp>(op) || (isa<SubOp, DivOp>(op) && number == 0)))
    return {};
  std::optional<Factor> factor = factorOf(op->getOperand(1 - number), values);
  if (!factor)
    return {};
  return Step{op, *factor};
}

void ScaledSum::findSteps(const BoundValues &values) {
  Value value = sum->getResult(0);
  size_t used = 0;
  SmallVector<int64_t> usedPlaces = places;
  bool scaled = false, moved = false;
  while (value.hasOneUse()) {
    OpOperand &use = *value.use_begin();
    // A reshape that only adds or removes dimensions of size 1.
    if (isUnitReshape(use.getOwner())) {
      Value view = use.getOwner()->getResult(0);
      RankedTensorType from = tensorType(value), to = tensorType(view);
      for (int64_t &place : places) {
        int64_t before = llvm::count_if(from.getShape().take_front(place),
                                        [](int64_t size) { return size != 1; });
        place = 0;
        while (to.getDimSize(place) == 1 || before-- > 0)
          ++place;
      }
      value = view;
      continue;
    }
    std::optional<Step> step = stepOf(use, values);
    if (!step)
      break;
    // An addition after the last scale is merged with an earlier one or left
    // alone.
    scaled |= step->scales();
    if (step->scales() || (scaled && moved)) {
      used = steps.size() + 1;
      usedPlaces = places;
    }
    moved |= !step->scales();
    steps.push_back(std::move(*step));
    value = steps.back().op->getResult(0);
  }
  places = usedPlaces;
  steps.truncate(used);
  if (used != 0 || value.hasOneUse())
    return;
  for (OpOperand &use : value.getUses())
    if (std::optional<Step> step = stepOf(use, values);
        step && step->scales()) {
      hasOtherUsers = true;
      steps.push_back(std::move(*step));
      return;
    }
}

std::optional<ScaledSum> ScaledSum::find(Operation *op,
                                         const BoundValues &values) {
  auto isStatic = [](Type type) {
    return cast<ShapedType>(type).hasStaticShape();
  };
  if (!isa<ConvOp, ContractOp>(op) ||
      !llvm::all_of(op->getOperandTypes(), isStatic) ||
      !llvm::all_of(op->getResultTypes(), isStatic))
    return {};
  ScaledSum found;
  found.sum = op;
  if (!found.findWeights(values))
    return {};
  found.findSteps(values);
  bool anyKnown = values.isKnown(found.weights());
  for (const Step &step : found.steps)
    anyKnown |= step.scales() && values.isKnown(step.factor.source);
  // Values of constants alone are not computed at load.
  if (found.steps.empty() || !anyKnown)
    return {};
  return found;
}

std::optional<StringRef> ScaledSum::refusal(const BoundValues &values) const {
  if (hasOtherUsers)
    return "the sum has other users";
  Type element = tensorType(sum->getResult(0)).getElementType();
  Type accumulator = isa<ConvOp>(sum)
                         ? cast<ConvOp>(sum).getAccumulatorType()
                         : cast<ContractOp>(sum).getAccumulatorType();
  // Scaled weights of a narrow float type would be rounded to few digits, while
  // the accumulators have more.
  if (!element.isF32() && !element.isF64())
    return "the elements are neither f32 nor f64";
  if (accumulator != element ||
      llvm::any_of(sum->getOperandTypes(), [&](Type type) {
        return getElementTypeOrSelf(type) != element;
      }))
    return "the operand and accumulator types differ";
  for (Value value = weights(); value;) {
    if (!value.hasOneUse())
      return "the weights have other users";
    Operation *view = value.getDefiningOp();
    value = isa_and_nonnull<ReshapeOp, tensor::CastOp>(view)
                ? view->getOperand(0)
                : Value();
  }
  int64_t from = values.bytesOf(weights());
  for (const Step &step : steps)
    if (step.scales())
      from += values.bytesOf(step.factor.source);
  std::optional<int64_t> made = storageBytes(weights().getType());
  if (!made || BoundValues::growsTooMuch(*made, from))
    return "the weights are much larger than their operands";
  return {};
}

void ScaledSum::fold() const {
  Operation *last = steps.back().op;
  OpBuilder builder(last);
  RankedTensorType type = tensorType(last->getResult(0));
  SmallVector<int64_t> sizes;
  for (int64_t place : places)
    sizes.push_back(type.getDimSize(place));
  RankedTensorType features = type.clone(sizes);

  Value scaled = weights(), moved;
  for (const Step &step : steps) {
    Location loc = step.op->getLoc();
    Value factor = step.factor.of(builder, features);
    auto apply = [&](Value to, Value by) {
      OperationState state(loc, step.op->getName(), {to, by}, {to.getType()});
      return builder.create(state)->getResult(0);
    };
    if (step.scales())
      scaled = apply(
          scaled, repeat(builder, loc, scaled.getType(), factor, weightDims));
    if (moved)
      moved = apply(moved, factor);
    else if (isa<AddOp>(step.op))
      moved = factor;
    else if (isa<SubOp>(step.op))
      moved = NegOp::create(builder, loc, features, factor);
  }

  Operation *made = builder.clone(*sum);
  made->setOperand(weightOperand, scaled);
  Value result = made->getResult(0);
  if (result.getType() != type)
    result = ReshapeOp::create(builder, sum->getLoc(), type, result);
  if (moved) {
    Location loc = last->getLoc();
    result = AddOp::create(builder, loc, type, result,
                           repeat(builder, loc, type, moved, places));
  }
  last->getResult(0).replaceAllUsesWith(result);
}

class FoldScalesPass : public impl::FoldScalesBase<FoldScalesPass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal() || !function.getBody().hasOneBlock())
      return;
    SmallVector<int64_t> bound = boundArguments(function);
    if (bound.empty())
      return;
    Block &block = function.getBody().front();
    BoundValues values(block, bound);
    for (Operation &op : llvm::make_early_inc_range(block)) {
      std::optional<ScaledSum> sum = ScaledSum::find(&op, values);
      if (!sum)
        continue;
      auto options = [](StringRef name) {
        return remark::RemarkOpts::name(name).category("ten-fold-scales");
      };
      if (std::optional<StringRef> why = sum->refusal(values)) {
        remark::missed(op.getLoc(), options("NotFolded"))
            << "scaled in each call: " + why->str();
        continue;
      }
      sum->fold();
      remark::passed(op.getLoc(), options("Folded"))
          << "the weights are scaled at load";
    }
    // BoundValues is keyed by addresses: erase operations only now.
    eraseDeadOperations(block);
  }
};

} // namespace
} // namespace tenon
