//===- Structured.cpp - Converts structured operations of linalg ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts one structured operation by its indexing maps and body: finds the
// sizes of loops, reads operands as tensors over loops (by transposes, slices,
// broadcasts and gathers), converts the body over the loop space (Loops.cpp),
// and builds each result elementwise, by a reduction, contraction, convolution
// or window reduction. What has no counterpart stays a linalg.generic in a
// kernel (Wrapping.cpp).
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "StructuredOp.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace tenon;

std::string StructuredOp::problem() {
  if (!op.hasPureTensorSemantics())
    return "expects operands that are tensors";
  if (op->getNumRegions() != 1)
    return "there is no conversion of it";
  return findSizes() ? ""
                     : "expects each loop to run over a dimension of an "
                       "operand";
}

void StructuredOp::forEachDim(
    function_ref<void(OpOperand &operand, int64_t dim, AffineExpr place)>
        visit) {
  for (OpOperand &operand : op->getOpOperands())
    if (isa<RankedTensorType>(operand.get().getType()))
      for (auto [dim, place] :
           llvm::enumerate(op.getMatchingIndexingMap(&operand).getResults()))
        visit(operand, static_cast<int64_t>(dim), place);
}

bool StructuredOp::findSizes() {
  SmallVector<OpFoldResult> sizes(op.getNumLoops());
  forEachDim([&](OpOperand &operand, int64_t dim, AffineExpr place) {
    auto loop = dyn_cast<AffineDimExpr>(place);
    if (!loop)
      return;
    auto type = cast<RankedTensorType>(operand.get().getType());
    OpFoldResult &size = sizes[loop.getPosition()];
    if (!type.isDynamicDim(dim))
      size = c.b.getIndexAttr(type.getDimSize(dim));
    else if (!size)
      size = tensor::DimOp::create(c.b, operand.get(), dim).getResult();
  });
  for (OpFoldResult size : sizes)
    if (!size)
      return false;
  for (OpFoldResult size : sizes)
    space.addLoop(size);
  return true;
}

namespace {
/// `loop * stride + start`, or a constant start without a loop.
struct Steps {
  std::optional<unsigned> loop;
  int64_t stride = 1, start = 0;
};
} // namespace

static std::optional<Steps> stepsOf(AffineExpr expr) {
  Steps steps;
  if (auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
      sum && sum.getKind() == AffineExprKind::Add) {
    auto start = dyn_cast<AffineConstantExpr>(sum.getRHS());
    if (!start)
      return std::nullopt;
    steps.start = start.getValue();
    expr = sum.getLHS();
  }
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    steps.start += constant.getValue();
  } else {
    if (auto product = dyn_cast<AffineBinaryOpExpr>(expr);
        product && product.getKind() == AffineExprKind::Mul) {
      auto stride = dyn_cast<AffineConstantExpr>(product.getRHS());
      if (!stride)
        return std::nullopt;
      steps.stride = stride.getValue();
      expr = product.getLHS();
    }
    auto loop = dyn_cast<AffineDimExpr>(expr);
    if (!loop)
      return std::nullopt;
    steps.loop = loop.getPosition();
  }
  if (steps.start < 0 || steps.stride < 1)
    return std::nullopt;
  return steps;
}

Spread StructuredOp::read(OpOperand &operand) {
  Value tensor = operand.get();
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!type)
    return {scalarTensor(c, tensor), {}};
  SmallVector<unsigned> loops;
  SmallVector<OpFoldResult> starts, counts, strides, kept;
  AffineMap map = op.getMatchingIndexingMap(&operand);
  bool isPlain = true;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    std::optional<Steps> steps = stepsOf(expr);
    if (!steps || (steps->loop && llvm::is_contained(loops, *steps->loop))) {
      isPlain = false;
      break;
    }
    starts.push_back(c.b.getIndexAttr(steps->start));
    strides.push_back(c.b.getIndexAttr(steps->stride));
    counts.push_back(steps->loop ? space.size(*steps->loop)
                                 : c.b.getIndexAttr(1));
    if (isa<AffineDimExpr>(expr))
      counts.back() =
          ten::dimSize(c.b, c.b.getLoc(), tensor, static_cast<int64_t>(dim));
    if (!steps->loop)
      continue;
    loops.push_back(*steps->loop);
    kept.push_back(counts.back());
  }
  if (isPlain) {
    bool isWhole = llvm::all_of(map.getResults(), llvm::IsaPred<AffineDimExpr>);
    if (!isWhole)
      tensor = sliceOf(c, tensor, starts, counts, strides);
    if (loops.size() != static_cast<size_t>(type.getRank()))
      tensor = reshapeTo(c, tensor, kept);
    return space.spread(tensor, loops);
  }
  loops.clear();
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    loops.push_back(space.addLoop(
        ten::dimSize(c.b, c.b.getLoc(), tensor, static_cast<int64_t>(dim))));
    exprs.push_back(expr);
  }
  return space.spread(tensor, loops);
}

std::optional<SmallVector<unsigned>>
StructuredOp::resultLoops(unsigned number) {
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(number));
  if (!map.isProjectedPermutation())
    return std::nullopt;
  SmallVector<unsigned> loops;
  for (AffineExpr expr : map.getResults())
    loops.push_back(cast<AffineDimExpr>(expr).getPosition());
  return loops;
}

SmallVector<Value> StructuredOp::convert() {
  unsigned count = op.getNumDpsInits();
  // An empty loop space writes nothing.
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    if (getConstantIntValue(space.size(loop)) == 0)
      return llvm::to_vector(op.getDpsInits());
  bool reduces = false;
  for (unsigned i = 0; i < count; ++i) {
    auto loops = resultLoops(i);
    if (!loops)
      return {};
    reduces |= loops->size() != op.getNumLoops();
  }
  for (OpOperand *input : op.getDpsInputOperands())
    if (BlockArgument element = op.getMatchingBlockArgument(input);
        !element.use_empty())
      code.set(element, read(*input));
  if (!reduces)
    for (OpOperand &init : op.getDpsInitsMutable())
      if (BlockArgument element = op.getMatchingBlockArgument(&init);
          !element.use_empty())
        code.set(element, read(init));
  code.convert();
  if (code.lostEffect())
    return {};
  SmallVector<Value> results;
  for (unsigned i = 0; i < count; ++i) {
    results.push_back(result(i));
    if (!results.back())
      return choice();
  }
  return results;
}

Value StructuredOp::result(unsigned number) {
  SmallVector<unsigned> order = *resultLoops(number);
  Type type = op->getResult(number).getType();
  std::optional<Spread> value = code.get(yielded(number));
  if (!value)
    return reduction(number);
  for (unsigned loop : value->loops)
    if (!llvm::is_contained(order, loop))
      return {};
  return c.castTo(space.over(*value, order), type);
}

Operation *StructuredOp::findEffect() {
  if (op->getNumResults() == 0)
    return nullptr;
  for (Operation &inner : op.getBlock()->without_terminator())
    if (!isMemoryEffectFree(&inner))
      return &inner;
  return nullptr;
}

//===-- The operation -----------------------------------------------------===//

void tenon::decomposeAggregates(Operation *root) {
  IRRewriter rewriter(root->getContext());
  SmallVector<Operation *> aggregates;
  root->walk([&](Operation *op) {
    bool onTensors = llvm::all_of(op->getOperandTypes(), [](Type type) {
      return !isa<BaseMemRefType>(type);
    });
    if (onTensors &&
        isa<linalg::PackOp, linalg::UnPackOp, linalg::SoftmaxOp>(op))
      aggregates.push_back(op);
  });
  for (Operation *op : aggregates) {
    rewriter.setInsertionPoint(op);
    if (auto pack = dyn_cast<linalg::PackOp>(op)) {
      (void)linalg::lowerPack(rewriter, pack);
    } else if (auto unpack = dyn_cast<linalg::UnPackOp>(op)) {
      (void)linalg::lowerUnPack(rewriter, unpack);
    } else {
      auto softmax = cast<linalg::SoftmaxOp>(op);
      auto parts = softmax.decomposeOperation(rewriter);
      if (succeeded(parts))
        rewriter.replaceOp(op, *parts);
    }
  }
}

LinalgConverter::Outcome LinalgConverter::structured(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp)
    return std::nullopt;
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    if (linalg::GenericOp flat = dropUnitResultDims(*this, generic)) {
      b.setInsertionPoint(flat);
      return structured(flat);
    }
  StructuredOp writer(*this, linalgOp);
  if (std::string problem = writer.problem(); !problem.empty())
    return refuse(op, problem);
  SmallVector<Value> results = writer.convert();
  if (results.empty()) {
    // A kernel only has results, no side effects.
    if (Operation *effect = writer.findEffect())
      return refuse(effect, "there is no conversion of it in a body");
    results = writer.wrap();
  }
  if (!results.empty() || op->getNumResults() == 0)
    return replace(op, results);
  Operation *failing = writer.failing();
  return refuse(failing ? failing : op,
                failing ? "there is no conversion of it in a body"
                        : "its body has no conversion");
}
