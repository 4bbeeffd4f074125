//===- StepWindows.cpp - Steps that reduce windows ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of StepPlanner: sums, maxima and minima of the windows of floats, and
// sums of columns, whose windows are all elements along dimensions, or parts of
// them, by a routine (Runtime/Library/Windows.h). Compiled code adds the
// elements of a window in order (Combination.h), once simplification has split
// windows that overlap by their dimensions, so the same patterns are applied
// before planning. Narrower floats are converted, as compiled code has wider
// accumulators.
//
//===----------------------------------------------------------------------===//

#include "CodeGen/Reductions/ColumnSums.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "StepPlanner.h"
#include "Transforms/PartialSums.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace tenon {

/// Most elements of a window, and of all windows.
/// Bound: elements; memory of their places, time of a call that is not
/// compiled.
constexpr int64_t kMaxWindow = int64_t(1) << 12, kMaxWindows = int64_t(1) << 28;
/// Most elements that are converted.
/// Bound: elements; time of a call that is not compiled.
constexpr int64_t kMaxConverted = int64_t(1) << 14;

/// Most elements of a part of a sum.
/// Bound: elements; memory of their places.
constexpr int64_t kMaxSummed = int64_t(1) << 16;
/// Columns that are added at once by a thread.
/// Bound: columns; runs of memory, and rows of sums in L1d.
constexpr int64_t kMaxColumns = 1024, kMinColumnsOfRun = 64;
/// Elements along a dimension that windows have at a time.
/// Bound: elements; places in memory that each call lists.
constexpr int64_t kMinRepeated = 16, kMaxRepeated = 512;
/// Fewest results of a large sum whose loops over results threads divide.
/// Bound: results; chunks of them for many threads.
constexpr int64_t kMinResultsOfLarge = 1024;
/// Most operations of a program with sums in parts: kernels of more combine
/// fewer elements at once.
/// Fact: operations; Reduction.cpp.
constexpr int64_t kMaxOperationsOfParts = 4;

void StepPlanner::simplifyWindows() {
  std::vector<StepNode> made;
  for (const StepNode &node : nodes) {
    auto window = dyn_cast<ten::WindowReduceOp>(node.op);
    if (!window || !isLive(node) || !window.getKind() ||
        node.op->getNumResults() != 1) {
      made.push_back(node);
      continue;
    }
    MLIRContext *context = entry.getContext();
    if (!simplified)
      simplified = ModuleOp::create(UnknownLoc::get(context));
    Block *block = isolate(node.op, /*constants=*/{}, *simplified);
    RewritePatternSet patterns(context);
    ten::WindowReduceOp::getCanonicalizationPatterns(patterns, context);
    (void)applyPatternsGreedily(block->getParentOp(), std::move(patterns));
    mlir::Value result = block->getTerminator()->getOperand(0);
    if (isa<BlockArgument>(result)) {
      made.push_back(node);
      continue;
    }
    DenseMap<mlir::Value, int> numbers;
    for (auto [argument, operand] :
         llvm::zip_equal(block->getArguments(), node.operands))
      numbers[argument] = operand;
    for (Operation &op : block->without_terminator()) {
      int number = node.result;
      if (op.getResult(0) != result) {
        number = *addValue(op.getResult(0).getType());
        values[size_t(number)].live = true;
        values[size_t(number)].uses = 1;
      }
      StepNode &next = made.emplace_back(StepNode{&op, {}, number});
      for (mlir::Value operand : op.getOperands())
        next.operands.push_back(numbers.lookup(operand));
      numbers[op.getResult(0)] = number;
    }
  }
  nodes = std::move(made);
}

bool StepPlanner::isAddedAlone(int number) const {
  const Value &value = values[size_t(number)];
  if (value.isProduct)
    return false;
  if (!value.isComputed || value.constant)
    return true;
  const StepNode *node = nodeOf(number);
  if (!node)
    return false;
  if (node->op->hasTrait<ten::Pointwise>())
    return isa<ten::AddOp, ten::SubOp, ten::NegOp, ten::FmaOp, ten::MaxOp,
               ten::MinOp>(node->op);
  auto isProduct = [](auto op) {
    return !op.getKind() || *op.getKind() == ten::ReductionKind::Mul;
  };
  if (auto reduce = dyn_cast<ten::ReduceOp>(node->op))
    return !isProduct(reduce);
  if (auto window = dyn_cast<ten::WindowReduceOp>(node->op))
    return !isProduct(window);
  return isa<ten::ReshapeOp, ten::BroadcastOp, ten::TransposeOp, ten::ReverseOp,
             ten::SliceOp, ten::PadOp, ten::ConcatOp>(node->op) &&
         llvm::all_of(node->operands,
                      [&](int operand) { return isAddedAlone(operand); });
}

/// Returns the largest divisor of a number in a range; 0 if there is none.
static int64_t largestDivisor(int64_t number, int64_t least, int64_t most) {
  for (int64_t divisor = std::min(number, most); divisor >= least; --divisor)
    if (number % divisor == 0)
      return divisor;
  return 0;
}

/// Returns windows along dimensions of channels beside each other.
static ConvolutionShape makeShape(std::vector<ConvolutionShape::Dim> dims,
                                  int64_t channels) {
  ConvolutionShape shape = {};
  shape.dims = std::move(dims);
  for (size_t dim = 0; dim < shape.dims.size(); ++dim)
    shape.windowOrder.push_back(dim);
  shape.images = shape.inputs = shape.features = shape.together = 1;
  shape.groups = channels;
  shape.inputFeature = shape.resultFeature = 1;
  shape.resultPlace = channels;
  return shape;
}

/// Returns the windows of an array with these strides, whose last dimensions
/// are channels if windows do not divide them.
static ConvolutionShape shapeOf(ten::WindowReduceOp op, const StepView &view) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto isWhole = [&](int64_t dim) {
    return op.getWindow()[size_t(dim)] == 1 && op.getStride(dim) == 1 &&
           op.getPadLow(dim) == 0 && op.getPadHigh(dim) == 0 &&
           op.getBaseDilation(dim) == 1;
  };
  int64_t channels = 1, dim = type.getRank() - 1;
  for (; dim >= 0 && isWhole(dim) && view.strides[size_t(dim)] == channels;
       --dim)
    channels *= type.getDimSize(dim);
  std::vector<ConvolutionShape::Dim> dims;
  for (int64_t of = 0; of <= dim; ++of)
    dims.push_back({type.getDimSize(of), op.getWindow()[size_t(of)],
                    view.dims[size_t(of)], op.getStride(of),
                    op.getWindowDilation(of), op.getBaseDilation(of),
                    op.getPadLow(of), view.strides[size_t(of)],
                    /*kernelStep=*/0});
  return makeShape(std::move(dims), channels);
}

bool StepPlanner::visitWindows(const StepNode &node, ten::WindowReduceOp op) {
  if (!op.getKind() || node.operands.size() != 1)
    return false;
  const DenseMap<int, WindowKind> kinds = {
      {int(ten::ReductionKind::Add), WindowKind::Add},
      {int(ten::ReductionKind::Max), WindowKind::Max},
      {int(ten::ReductionKind::Min), WindowKind::Min}};
  auto kind = kinds.find(int(*op.getKind()));
  Type element = elementOf(op->getOperand(0));
  bool isNarrow = element.isF16() || element.isBF16();
  Value &result = values[size_t(node.result)];
  int64_t elements = computeProduct(op.getWindow()),
          count = result.type.getNumElements(),
          given = values[size_t(node.operands[0])].type.getNumElements();
  if (count == 0) {
    result.view = makeTemporary(typeOf(result.type), result.type.getShape());
    return true;
  }
  if (kind == kinds.end() || (!isNarrow && !isWideReal(element)) ||
      result.type.getRank() == 0 || given == 0 ||
      (isNarrow && std::max(given, count) > kMaxConverted) ||
      elements > kMaxWindow || count > kMaxWindows / elements)
    return false;
  if (kind->second == WindowKind::Add) {
    // Windows that are split are so along dimensions in their order, too.
    bool isSplit = simplified && op->getParentOfType<ModuleOp>() == *simplified;
    if (isSplit ? values[size_t(node.operands[0])].isTransposed
                : !keepsOrder(node.operands[0], op.getWindow()))
      return false;
    // Code around a narrow sum may take it before it is rounded, and elements,
    // too.
    bool isRounded = options.compile.fp != FloatContract::Strict &&
                     !result.isComputedWith &&
                     !values[size_t(node.operands[0])].isComputed;
    if (isNarrow ? !isRounded : !isAddedAlone(node.operands[0]))
      return false;
  }
  StepView *place = viewOf(node.operands[0]);
  if (!place)
    return false;
  WindowReduceStep step;
  step.kind = kind->second;
  step.input = *place;
  if (isNarrow) {
    std::optional<StepView> wide = makeConverted(step.input, TEN_F32);
    if (!wide)
      return false;
    step.input = *wide;
  }
  step.shape = shapeOf(op, step.input);
  if (step.shape.dims.empty())
    return false;
  step.result = makeTemporary(step.input.type, result.type.getShape());
  StepView reduced = step.result;
  made.isSlow = true;
  made.steps.emplace_back(std::move(step));
  std::optional<StepView> rounded = makeConverted(reduced, typeOf(result.type));
  values[size_t(node.result)].view = rounded;
  return rounded.has_value();
}

/// Returns the sums of all elements along some dimensions, of parts of so many
/// along the first one. Threads divide the columns, too.
static WindowReduceStep sumsOf(const StepView &view, ArrayRef<int64_t> reduced,
                               int64_t part, StepView result) {
  int64_t channels = 1, dim = int64_t(view.dims.size()) - 1;
  for (; dim >= 0 && !llvm::is_contained(reduced, dim) &&
         view.strides[size_t(dim)] == channels;
       --dim)
    channels *= view.dims[size_t(dim)];
  WindowReduceStep step = {view, std::move(result), {}, WindowKind::Add};
  std::vector<ConvolutionShape::Dim> dims;
  size_t slowest = 0; // of the dimensions that are summed
  for (int64_t of = 0; of <= dim; ++of) {
    int64_t size = view.dims[size_t(of)], taps = 1,
            stride = view.strides[size_t(of)];
    if (llvm::is_contained(reduced, of))
      taps = of == reduced.front() ? part : size;
    if (of == reduced.front())
      slowest = dims.size();
    if (taps == size && !dims.empty() && dims.back().taps > 1 &&
        dims.back().taps == dims.back().size &&
        dims.back().inputStep == size * stride) {
      dims.back().taps = dims.back().size = dims.back().stride *= size;
      dims.back().inputStep = stride;
      continue;
    }
    dims.push_back({llvm::divideCeilSigned(size, taps), taps, size,
                    /*stride=*/taps, /*dilation=*/1, /*gap=*/1, /*low=*/0,
                    stride, /*kernelStep=*/0});
  }
  ConvolutionShape::Dim &outer = dims[slowest];
  if (outer.size % outer.taps == 0)
    if (int64_t taps = largestDivisor(outer.taps, kMinRepeated, kMaxRepeated)) {
      step.repeats = {outer.taps / taps, taps * outer.inputStep};
      outer.taps = taps;
    }
  int64_t run = channels;
  if (int64_t width = largestDivisor(channels, kMinColumnsOfRun, kMaxColumns))
    run = width;
  dims.push_back({channels / run, 1, channels, run, 1, 1, 0, 1, 0});
  // Threads divide all dimensions but the last one.
  dims.push_back({1, 1, 1, 1, 1, 1, 0, 0, 0});
  step.shape = makeShape(std::move(dims), run);
  return step;
}

bool StepPlanner::visitColumnSum(const StepNode &node, ten::ReduceOp op,
                                 const StepView &given) {
  RankedTensorType resultType = values[size_t(node.result)].type;
  Type element = resultType.getElementType();
  if (op.getKind() != ten::ReductionKind::Add || !isWideReal(element) ||
      (!addsInOrder(node) && !isSumAlone(node)))
    return false;
  // Dimensions of size 1 are left out.
  StepView view = given;
  view.dims.clear();
  view.strides.clear();
  SmallVector<int64_t> reduced;
  int64_t columns = 1, summed = 1, outermost = 0;
  for (auto [dim, size] : llvm::enumerate(given.dims)) {
    if (size == 1)
      continue;
    bool isReduced = llvm::is_contained(op.getDims(), int64_t(dim));
    if (isReduced && reduced.empty())
      outermost = int64_t(dim);
    if (isReduced)
      reduced.push_back(int64_t(view.dims.size()));
    columns = isReduced ? 1 : columns * size;
    summed *= isReduced ? size : 1;
    view.dims.push_back(size);
    view.strides.push_back(given.strides[dim]);
  }
  if (reduced.empty() || columns < ten::kMinRowOfVectors)
    return false;
  int64_t elements = view.count(), results = resultType.getNumElements(),
          part = view.dims[size_t(reduced.front())],
          operations = llvm::count_if(
              nodes, [&](const StepNode &other) { return isLive(other); });
  // Threads add parts of the outermost loop (ParallelChunks.cpp), but for sums
  // that are unrolled.
  if (reduced.front() == 0 && summed > ten::kMaxSumInOrder) {
    // Columns of several dimensions are one (ten-collapse-dims).
    ArrayRef<int64_t> shape = values[size_t(node.operands[0])].type.getShape();
    SmallVector<int64_t> collapsed(
        shape.take_front(size_t(*llvm::max_element(op.getDims())) + 1));
    collapsed.push_back(columns);
    auto [dim, atOnce] =
        elementsAtOnce(RankedTensorType::get(collapsed, element), op.getDims(),
                       operations + 1);
    if (dim != outermost)
      atOnce = 1;
    if (int64_t iterations =
            iterationsOfPart(part / atOnce, elements, element, results)) {
      part = iterations * atOnce;
      if (operations > kMaxOperationsOfParts)
        return refuse("got a large sum of columns among many operations");
    }
  } else if (reduced.front() != 0 && results < kMinResultsOfLarge &&
             iterationsOfPart(summed, elements, element, /*results=*/1)) {
    return refuse("got a large sum of few columns");
  }
  if (summed / view.dims[size_t(reduced.front())] > kMaxSummed / part)
    return false;
  made.isSlow = true;
  StepView result = makeTemporary(view.type, resultType.getShape());
  int64_t parts =
      llvm::divideCeilSigned(view.dims[size_t(reduced.front())], part);
  if (parts == 1) {
    made.steps.emplace_back(sumsOf(view, reduced, part, result));
  } else {
    StepView sums = makeTemporary(view.type, {parts, results});
    made.steps.emplace_back(sumsOf(view, reduced, part, sums));
    made.steps.emplace_back(sumsOf(sums, /*reduced=*/{0}, parts, result));
  }
  values[size_t(node.result)].view = result;
  return true;
}

} // namespace tenon
