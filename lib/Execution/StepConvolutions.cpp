//===- StepConvolutions.cpp - Steps that convolve -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of StepPlanner: convolutions of f32 and f64, in the order in which
// compiled code adds their products. The schedule of the convolution has that
// order: vectors along places add the window of one input feature after the
// other; vectors along features add the features of a block (all, unless the
// filter exceeds a cache) at each element of the window; vectors along channels
// have one input feature. A transposed convolution is one step for each phase,
// without the products of gaps. A filter of one element is a matrix, as in
// compiled code.
//
// The padding's products are added like others: compiled code skips them, but
// adds their NaN.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/ConvolutionPhases.h"
#include "Dialect/Ten/Analysis/ConvolutionTile.h"
#include "StepPlanner.h"
#include "Transforms/ConvolutionSchedule.h"

using namespace mlir;

namespace tenon {

/// Most elements of a filter, which is copied, and of a window.
/// Bound: elements; time and memory of a call that is not compiled.
constexpr int64_t kMaxFilter = int64_t(1) << 22, kMaxWindow = int64_t(1) << 16;
/// Most phases of a transposed convolution.
/// Bound: steps; time of a call that is not compiled.
constexpr size_t kMaxPhaseSteps = 16;

using Phases = SmallVector<ten::ConvolutionPhase>;

/// Returns the combinations of the phases of all spatial dimensions; one
/// without phases.
static std::vector<Phases> listPhases(ten::ConvOp op, bool hasPhases) {
  std::vector<Phases> all = {{}};
  ten::ConvDimsAttr dims = op.getDims();
  for (int64_t i = 0; i < op.getNumSpatial(); ++i) {
    Phases ofDim = {
        {/*place=*/0, op.getType().getDimSize(dims.getOutputSpatial()[i]),
         /*element=*/0,
         op.getKernel().getType().getDimSize(dims.getKernelSpatial()[i]),
         /*first=*/-op.getPadLow(i)}};
    if (hasPhases)
      ofDim = ten::phasesOf(op, unsigned(i));
    std::vector<Phases> more;
    for (const Phases &phases : all)
      for (const ten::ConvolutionPhase &phase : ofDim) {
        more.push_back(phases);
        more.back().push_back(phase);
      }
    all = std::move(more);
  }
  return all;
}

namespace {

/// A convolution, as it is planned.
struct PlannedConvolution {
  PlannedConvolution(ten::ConvOp op, ten::ConvScheduleAttr schedule)
      : op(op), schedule(schedule),
        hasPhases(schedule && ten::hasPhases(op, schedule.getAlong())),
        featuresInside(
            ten::isInnermost(op.getType(), op.getDims().getOutputFeature())),
        groups(int64_t(op.getFeatureGroups())),
        features(op.getType().getDimSize(op.getDims().getOutputFeature()) /
                 groups),
        inputs(op.getKernel().getType().getDimSize(
            op.getDims().getKernelInputFeature())) {}

  /// Returns how many elements of the result a feature has.
  int64_t countRows() {
    return op.getType().getNumElements() / (groups * features);
  }
  int64_t countProducts() {
    return countRows() * op.getKernel().getType().getNumElements();
  }

  /// Returns the step of a phase with its result, `made`.
  ConvolutionStep stepOf(const Phases &phases, const StepView &made);

  ten::ConvOp op;
  ten::ConvScheduleAttr schedule;
  StepView input, kernel;
  bool hasPhases;
  /// The result's features are beside each other, else its places.
  bool featuresInside;
  int64_t groups;
  /// Features of one group.
  int64_t features, inputs;
};

} // namespace

ConvolutionStep PlannedConvolution::stepOf(const Phases &phases,
                                           const StepView &made) {
  ten::ConvDimsAttr dims = op.getDims();
  ConvolutionStep step = {input, kernel, made, {}};
  ConvolutionShape &shape = step.shape;
  SmallVector<int64_t> places;
  for (auto [i, phase] : llvm::enumerate(phases)) {
    auto inputDim = size_t(dims.getInputSpatial()[i]),
         kernelDim = size_t(dims.getKernelSpatial()[i]);
    auto dim = int64_t(i);
    int64_t ofKernel = kernel.strides[kernelDim],
            every = hasPhases ? op.getInputDilation(dim) : 1;
    step.kernel.offset += phase.element * ofKernel;
    if (op.isReversed(dim)) {
      step.kernel.offset += (phase.taps - 1) * ofKernel;
      ofKernel = -ofKernel;
    }
    shape.dims.push_back(
        {phase.count, phase.taps, input.dims[inputDim], op.getStride(dim),
         op.getKernelDilation(dim), hasPhases ? 1 : op.getInputDilation(dim),
         -phase.first, input.strides[inputDim], ofKernel * every});
    places.push_back(phase.count);
  }
  shape.images = op.getType().getDimSize(dims.getOutputBatch());
  ten::TileRows rows =
      ten::rowsOfTile(op, schedule.getAlong(), places, shape.images);
  for (unsigned dim : ten::windowLoops(op, schedule.getAlong(), rows))
    shape.windowOrder.push_back(dim);
  shape.groups = groups;
  shape.inputs = inputs;
  shape.features = features;
  shape.together = schedule.getAlong() == ten::ConvVectors::Places ? 1
                   : schedule.getDepth() ? schedule.getDepth()
                                         : inputs;
  shape.inputImage = input.strides[size_t(dims.getInputBatch())];
  shape.inputFeature = input.strides[size_t(dims.getInputFeature())];
  shape.kernelInput = kernel.strides[size_t(dims.getKernelInputFeature())];
  shape.kernelFeature = kernel.strides[size_t(dims.getKernelOutputFeature())];
  shape.resultImage = made.strides.front();
  shape.resultPlace = featuresInside ? groups * features : 1;
  shape.resultFeature = featuresInside ? 1 : shape.countPlaces();
  return step;
}

/// Returns the result's dimensions in the order of memory.
static SmallVector<int64_t> orderOfResult(ten::ConvOp op, bool featuresInside) {
  ten::ConvDimsAttr dims = op.getDims();
  SmallVector<int64_t> order = {dims.getOutputBatch()};
  if (!featuresInside)
    order.push_back(dims.getOutputFeature());
  llvm::append_range(order, dims.getOutputSpatial());
  if (featuresInside)
    order.push_back(dims.getOutputFeature());
  return order;
}

/// Returns why compiled code does not add as a step does, or is much faster;
/// empty if a step is as good.
static StringRef refusalOf(PlannedConvolution &planned, bool isComputed) {
  ten::ConvOp op = planned.op;
  ten::ConvScheduleAttr schedule = planned.schedule;
  if (!schedule ||
      (schedule.getDepth() && planned.inputs % schedule.getDepth() != 0))
    return "got a convolution that is added in another order";
  // Bands of a copied input may have other rows.
  bool alongChannels = schedule.getAlong() == ten::ConvVectors::Channels;
  if (alongChannels && !ten::isReadInPlace(op) && schedule.getRows() != 0)
    return "got a depthwise convolution that is added in another order";
  int64_t rows = planned.countRows(), products = planned.countProducts(),
          filter = op.getKernel().getType().getNumElements();
  if (products > kMaxProducts || filter > kMaxFilter ||
      filter / (planned.groups * planned.features) > kMaxWindow)
    return "got a convolution that is too large";
  // Products with a vector may become sums of elementwise products.
  if (ten::isProductOfMatrices(op)) {
    int64_t columns = planned.featuresInside ? planned.features : rows;
    if (rows == 1 || planned.features == 1 ||
        (planned.inputs > kMaxShortSum && columns < kMinColumns) ||
        (products > kMaxSmallProducts && isComputed))
      return "got a convolution that is a product of few rows or computed "
             "elements";
  }
  // Depthwise convolutions of channels beside each other have vectors of them.
  bool hasVectors = planned.features >= kMinColumns ||
                    (alongChannels && planned.featuresInside &&
                     ten::isInnermost(op.getInput().getType(),
                                      op.getDims().getInputFeature()));
  if (products > kMaxSmallProducts &&
      (rows < kMinColumns || !hasVectors ||
       (ten::hasGaps(op) && !planned.hasPhases)))
    return "got a large convolution of few features or places";
  return "";
}

bool StepPlanner::visitConvolution(const StepNode &node, ten::ConvOp op) {
  if (visitOperation(node))
    return true;
  Type element = elementOf(op);
  if (!contracts || !isWideReal(element) ||
      op.getAccumulatorType() != element ||
      elementOf(op.getInput()) != element ||
      elementOf(op.getKernel()) != element || op.getBatchGroups() != 1 ||
      op.getNumSpatial() == 0 || op.getType().getNumElements() == 0 ||
      llvm::any_of(node.operands, [&](int operand) {
        return values[size_t(operand)].type.getNumElements() == 0;
      }))
    return false;
  RankedTensorType type = op.getType();
  PlannedConvolution planned(op, scheduleOf(op, targetAttr()));
  StringRef refusal =
      refusalOf(planned, values[size_t(node.operands[0])].isComputed);
  if (!refusal.empty())
    return refuse(refusal.str());
  std::vector<Phases> phases = listPhases(op, planned.hasPhases);
  if (phases.size() > kMaxPhaseSteps)
    return false;
  for (auto [view, operand] : {std::pair(&planned.input, node.operands[0]),
                               std::pair(&planned.kernel, node.operands[1])}) {
    StepView *found = viewOf(operand);
    if (!found)
      return false;
    *view = *found;
  }
  SmallVector<int64_t> order = orderOfResult(op, planned.featuresInside), sizes;
  for (int64_t dim : order)
    sizes.push_back(type.getDimSize(dim));
  StepView sums = makeTemporary(typeOf(type), sizes);
  if (planned.countProducts() > kMaxSmallProducts && !addLarge({sums}))
    return false;
  made.isSlow = true;
  for (const Phases &combination : phases) {
    if (!planned.hasPhases) {
      made.steps.emplace_back(planned.stepOf(combination, sums));
      continue;
    }
    StepView part = sums;
    size_t first = planned.featuresInside ? 1 : 2;
    for (auto [i, phase] : llvm::enumerate(combination)) {
      int64_t &stride = part.strides[first + i];
      part.offset += phase.place * stride;
      part.dims[first + i] = phase.count;
      stride *= op.getInputDilation(int64_t(i));
    }
    StepView places = makeTemporary(sums.type, part.dims);
    made.steps.emplace_back(planned.stepOf(combination, places));
    if (!copy(places, part))
      return false;
  }
  StepView result = sums;
  for (auto [from, to] : llvm::enumerate(order)) {
    result.dims[size_t(to)] = sums.dims[from];
    result.strides[size_t(to)] = sums.strides[from];
  }
  values[size_t(node.result)].view = result;
  return true;
}

} // namespace tenon
