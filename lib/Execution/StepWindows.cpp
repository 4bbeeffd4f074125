//===- StepWindows.cpp - Steps that reduce windows ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of StepPlanner: sums, maxima and minima of the windows of floats, by a
// routine (Runtime/Library/Windows.h). Compiled code adds the elements of a
// window in order (Combination.h), once simplification has split windows that
// overlap by their dimensions, so the same patterns are applied before
// planning. Narrower floats are converted, as compiled code has wider
// accumulators.
//
//===----------------------------------------------------------------------===//

#include "StepPlanner.h"
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
  ConvolutionShape shape = {};
  for (int64_t of = 0; of <= dim; ++of) {
    shape.windowOrder.push_back(shape.dims.size());
    shape.dims.push_back({type.getDimSize(of), op.getWindow()[size_t(of)],
                          view.dims[size_t(of)], op.getStride(of),
                          op.getWindowDilation(of), op.getBaseDilation(of),
                          op.getPadLow(of), view.strides[size_t(of)],
                          /*kernelStep=*/0});
  }
  shape.images = shape.inputs = shape.features = shape.together = 1;
  shape.groups = channels;
  shape.inputFeature = shape.resultFeature = 1;
  shape.resultPlace = channels;
  return shape;
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

} // namespace tenon
