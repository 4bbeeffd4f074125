//===- Wrapping.cpp - Wraps linalg operations in kernels ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps an operation without a counterpart in `ten`, such as a recurrence over
// its result, as a linalg.generic in a `ten.kernel` of kind `generic`, with the
// body converted to `ten`. Dynamic sizes are checked first, as the kernel's
// code relies on them; loop indices become inputs; loops that may write an
// element twice become sequential.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Constraints.h"
#include "Dialect/Ten/IR/Shape.h"
#include "StructuredOp.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace tenon;

/// Checks dynamic sizes, which the kernel's code relies on.
void StructuredOp::checkSizes() {
  forEachDim([&](OpOperand &operand, int64_t dim, AffineExpr place) {
    OpFoldResult size = ten::dimSize(c.b, op.getLoc(), operand.get(), dim);
    OpFoldResult reached = reachOf(place);
    if (!reached || reached == size ||
        (isa<Attribute>(size) && isa<Attribute>(reached)))
      return;
    Value condition = arith::CmpIOp::create(
        c.b,
        isa<AffineDimExpr>(place) ? arith::CmpIPredicate::eq
                                  : arith::CmpIPredicate::sle,
        getValueOrCreateConstantIndexOp(c.b, op.getLoc(), reached),
        getValueOrCreateConstantIndexOp(c.b, op.getLoc(), size));
    std::string message;
    llvm::raw_string_ostream(message)
        << "'" << op->getName() << "' op expects operand "
        << operand.getOperandNumber()
        << " to have as many elements in dimension " << dim
        << " as its loops reach";
    ten::CheckOp::create(c.b, /*mismatch=*/false, condition, message);
  });
}

/// Returns one more than the largest value of a sum of multiples of loops; null
/// for other expressions.
OpFoldResult StructuredOp::reachOf(AffineExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return c.b.getIndexAttr(constant.getValue() + 1);
  if (auto loop = dyn_cast<AffineDimExpr>(expr))
    return space.size(loop.getPosition());
  OpFoldResult less = c.b.getIndexAttr(-1), one = c.b.getIndexAttr(1);
  auto binary = cast<AffineBinaryOpExpr>(expr);
  OpFoldResult lhs = reachOf(binary.getLHS());
  auto factor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (lhs && factor && factor.getValue() > 0 &&
      expr.getKind() == AffineExprKind::Mul) {
    OpFoldResult last = multiplySizes(c, addSizes(c, lhs, less),
                                      c.b.getIndexAttr(factor.getValue()));
    return addSizes(c, last, one);
  }
  OpFoldResult rhs = reachOf(binary.getRHS());
  if (!lhs || !rhs || expr.getKind() != AffineExprKind::Add)
    return {};
  return addSizes(c, addSizes(c, lhs, less), rhs);
}

SmallVector<Value> StructuredOp::wrap() {
  checkSizes();
  // Operands, then values that the body captures, then sizes of loops whose
  // indices it uses.
  SmallVector<Value> inputs;
  for (OpOperand &operand : op->getOpOperands())
    inputs.push_back(isa<RankedTensorType>(operand.get().getType())
                         ? operand.get()
                         : scalarTensor(c, operand.get()));
  llvm::SetVector<Value> outer;
  getUsedValuesDefinedAbove(op->getRegions(), outer);
  SmallVector<Value> captured;
  for (Value value : outer) {
    bool isTensor = isa<RankedTensorType>(value.getType());
    if (!isTensor && !ten::isElementType(value.getType()))
      return {};
    captured.push_back(value);
    inputs.push_back(isTensor ? value : scalarTensor(c, value));
  }
  SmallVector<linalg::IndexOp> numbers;
  op.getBlock()->walk([&](linalg::IndexOp index) { numbers.push_back(index); });
  SmallVector<Value> sizes;
  for (linalg::IndexOp index : numbers)
    if (auto size = dyn_cast<Value>(space.size(index.getDim()))) {
      sizes.push_back(size);
      inputs.push_back(size);
    }
  SmallVector<Value> resultSizes;
  for (Value init : op.getDpsInits())
    llvm::append_range(resultSizes, c.dynamicSizes(init));

  auto kernel = ten::KernelOp::create(
      c.b, op->getResultTypes(), ten::KernelKind::Generic, inputs, resultSizes,
      /*schedule=*/ten::ScheduleInterface());
  OpBuilder::InsertionGuard guard(c.b);
  Block *body = c.b.createBlock(&kernel.getBody());
  for (Value input : inputs)
    body->addArgument(input.getType(), op.getLoc());
  ValueRange arguments = body->getArguments();
  size_t numOperands = op->getNumOperands();
  ValueRange operands = arguments.take_front(numOperands);
  ValueRange captures = arguments.slice(numOperands, captured.size());
  ValueRange dynamic = arguments.take_back(sizes.size());

  // Loop indices are inputs like others.
  size_t numInputs = op.getNumDpsInputs();
  SmallVector<Value> ins(operands.take_front(numInputs));
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  unsigned numLoops = op.getNumLoops();
  for (linalg::IndexOp index : numbers) {
    unsigned loop = index.getDim();
    ValueRange size;
    if (isa<Value>(space.size(loop))) {
      size = dynamic.take_front();
      dynamic = dynamic.drop_front();
    }
    maps.insert(maps.begin() + ins.size(),
                AffineMap::get(numLoops, 0, c.b.getAffineDimExpr(loop)));
    ins.push_back(ten::IotaOp::create(
        c.b, space.typeOver(loop, c.b.getIndexType()), /*dim=*/0, size));
  }
  SmallVector<Value> outs;
  SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();
  for (OpOperand &init : op.getDpsInitsMutable()) {
    // An unread initial value needs no contents.
    auto type = cast<RankedTensorType>(init.get().getType());
    Value out = operands[init.getOperandNumber()];
    if (type.hasStaticShape() && op.getMatchingBlockArgument(&init).use_empty())
      out =
          tensor::EmptyOp::create(c.b, type.getShape(), type.getElementType());
    outs.push_back(out);
    // Several points of the loops may write one element: keep the order.
    if (!op.getMatchingIndexingMap(&init).isProjectedPermutation())
      llvm::fill(iterators, utils::IteratorType::reduction);
  }

  auto generic =
      linalg::GenericOp::create(c.b, op->getResultTypes(), ins, outs, maps,
                                iterators, /*bodyBuild=*/nullptr);
  ten::YieldOp::create(c.b, generic.getResults());
  SmallVector<Type> elements;
  for (Value operand : llvm::concat<Value>(ins, outs))
    elements.push_back(c.elementOf(operand));
  Block *block =
      c.b.createBlock(&generic.getRegion(), {}, elements,
                      SmallVector<Location>(elements.size(), op.getLoc()));
  LoopSpace point(c);
  BodyCode scalars(c, point, *op.getBlock(), op.getLoc());
  auto enter = [&](Value old, BlockArgument element) {
    auto type = RankedTensorType::get({}, element.getType());
    scalars.set(old, {tensor::FromElementsOp::create(c.b, type, element), {}});
  };
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument old = op.getMatchingBlockArgument(&operand);
    unsigned number = operand.getOperandNumber();
    if (!old.use_empty())
      enter(old, block->getArgument(
                     number < numInputs ? number : number + numbers.size()));
  }
  for (auto [i, index] : llvm::enumerate(numbers))
    enter(index, block->getArgument(numInputs + i));
  for (auto [value, inside] : llvm::zip_equal(captured, captures))
    if (isa<RankedTensorType>(value.getType()))
      scalars.setTensor(value, inside);
    else
      scalars.set(value, {inside, {}});
  scalars.convert();
  SmallVector<Value> yields;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    std::optional<Spread> value = scalars.get(yielded(i));
    if (!value) {
      unknown = scalars.failing();
      kernel.erase();
      return {};
    }
    yields.push_back(
        tensor::ExtractOp::create(c.b, value->tensor, ValueRange()));
  }
  linalg::YieldOp::create(c.b, yields);
  return SmallVector<Value>(kernel.getResults());
}
