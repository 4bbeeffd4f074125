//===- StepGroups.cpp - Steps that compute elements -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of StepPlanner: groups of elementwise operations of one shape, and
// reductions whose order does not matter, as calls of shared code.
//
//===----------------------------------------------------------------------===//

#include "SharedKernels.h"
#include "StepPlanner.h"

using namespace mlir;

namespace tenon {

/// Largest number of elements that shared code computes: code for the sizes of
/// a program takes three quarters of the time for half a million.
constexpr int64_t kMaxComputed = int64_t(1) << 16;

/// Returns whether the operation adds two products of floats: which of them is
/// contracted depends on the code around it.
static bool addsProducts(Operation *op,
                         llvm::function_ref<bool(unsigned)> isProduct) {
  auto isComplex = [](Type type) {
    return isa<ComplexType>(getElementTypeOrSelf(type));
  };
  if (isComplex(op->getOperand(0).getType()))
    return !isa<ten::AddOp, ten::SubOp, ten::NegOp, ten::RealOp, ten::ImagOp,
                ten::SelectOp, ten::CompareOp, ten::ConvertOp>(op);
  return isa<ten::AddOp, ten::SubOp>(op) &&
         isa<FloatType>(getElementTypeOrSelf(op->getOperand(0).getType())) &&
         isProduct(0) && isProduct(1);
}

/// Returns whether the operation's results are exact, or it has no floats.
static bool isExact(Operation *op) {
  auto isFloating = [](Type type) {
    Type element = getElementTypeOrSelf(type);
    return isa<FloatType, ComplexType>(element);
  };
  if (isa<ten::CompareOp, ten::SelectOp, ten::MaxOp, ten::MinOp, ten::AndOp,
          ten::OrOp, ten::XorOp, ten::NotOp, ten::NegOp, ten::IsFiniteOp,
          ten::RealOp, ten::ImagOp, ten::ComplexOp>(op))
    return true;
  Type result = op->getResult(0).getType();
  // The absolute value of a complex number rounds.
  return !isFloating(result) || !isFloating(op->getOperand(0).getType());
}

/// Evaluates an operation on constants.
bool StepPlanner::fold(const StepNode &node) {
  SmallVector<Attribute> constants;
  for (int operand : node.operands) {
    constants.push_back(values[size_t(operand)].constant);
    if (!constants.back())
      return false;
  }
  if (constants.empty())
    return false;
  SmallVector<OpFoldResult> results;
  if (failed(node.op->fold(constants, results)) || results.size() != 1)
    return false;
  auto constant = dyn_cast_if_present<DenseElementsAttr>(
      dyn_cast<Attribute>(results.front()));
  if (auto same = dyn_cast<mlir::Value>(results.front()))
    for (auto [operand, number] :
         llvm::zip_equal(node.op->getOperands(), node.operands))
      if (operand == same)
        constant = values[size_t(number)].constant;
  Value &result = values[size_t(node.result)];
  if (!constant || constant.getType() != result.type)
    return false;
  result.constant = constant;
  return true;
}

bool StepPlanner::isSplat(int number) {
  Value &value = values[size_t(number)];
  if (value.pending >= 0)
    return groupIsSplat;
  if (value.constant)
    return value.constant.isSplat();
  return value.view->isSplat();
}

bool StepPlanner::flushIfPending(const StepNode &node) {
  for (int operand : node.operands)
    if (values[size_t(operand)].pending >= 0)
      return flush();
  return true;
}

bool StepPlanner::visitPointwise(const StepNode &node) {
  auto isProduct = [&](unsigned i) {
    int64_t number = values[size_t(node.operands[i])].pending;
    return number >= 0 && isa<ten::MulOp>(group[size_t(number)]->op);
  };
  if (addsProducts(node.op, isProduct))
    return false;
  bool splat = llvm::all_of(node.operands, [&](int n) { return isSplat(n); });
  if (!group.empty() &&
      (groupIsSplat != splat ||
       (!splat && values[size_t(group.back()->result)].type.getShape() !=
                      values[size_t(node.result)].type.getShape()))) {
    if (!flush())
      return false;
    splat = llvm::all_of(node.operands, [&](int n) { return isSplat(n); });
  }
  groupIsSplat = splat;
  values[size_t(node.result)].pending = int64_t(group.size());
  group.push_back(&node);
  return true;
}

/// Makes a call of the group's operations.
bool StepPlanner::flush() {
  if (group.empty())
    return true;
  int64_t count = 1;
  if (!groupIsSplat)
    count = values[size_t(group.front()->result)].type.getNumElements();
  CallStep step;
  SmallVector<std::pair<Type, bool>> arguments;
  SmallVector<KernelOperation> operations;
  DenseMap<int, KernelOperand> known;
  auto addArgument = [&](int number) -> std::optional<KernelOperand> {
    Value &value = values[size_t(number)];
    if (value.constant && value.constant.isSplat())
      return KernelOperand{KernelOperand::Constant, 0, value.constant};
    StepView *place = viewOf(number);
    if (!place)
      return std::nullopt;
    StepView view = *place;
    bool isArray = count == 1 || !view.isSplat();
    if (isArray && count > 1) {
      std::optional<StepView> dense = makeDense(view);
      if (!dense)
        return std::nullopt;
      view = *dense;
    }
    arguments.push_back({value.type.getElementType(), isArray});
    std::vector<int64_t> dims;
    if (isArray)
      dims.push_back(count);
    step.arguments.push_back({view, dims});
    return KernelOperand{isArray ? KernelOperand::Array
                                 : KernelOperand::Element,
                         int64_t(arguments.size()) - 1};
  };
  bool exact = true;
  DenseMap<int, int> uses;
  for (const StepNode *node : group) {
    KernelOperation operation = {node->op, {}};
    exact &= isExact(node->op);
    for (int number : node->operands) {
      ++uses[number];
      Value &value = values[size_t(number)];
      if (value.pending >= 0) {
        operation.operands.push_back({KernelOperand::Computed, value.pending});
        continue;
      }
      auto found = known.find(number);
      if (found == known.end()) {
        std::optional<KernelOperand> operand = addArgument(number);
        if (!operand)
          return false;
        found = known.try_emplace(number, *operand).first;
      }
      operation.operands.push_back(found->second);
    }
    operations.push_back(operation);
  }
  inexactGroups += !exact;
  bool hasArray = llvm::any_of(arguments, [](auto a) { return a.second; });
  if (!hasArray || inexactGroups > 1 || count > kMaxComputed)
    return false;
  SmallVector<int64_t> results;
  for (auto [i, node] : llvm::enumerate(group)) {
    Value &value = values[size_t(node->result)];
    value.pending = -1;
    if (value.uses == uses.lookup(node->result))
      continue;
    results.push_back(int64_t(i));
    StepView view = {-1, typeOf(value.type), 0,
                     SmallVector<int64_t>(value.type.getShape()),
                     ten::elementStrides(value.type.getShape())};
    if (groupIsSplat)
      view.strides.assign(view.dims.size(), 0);
    view.buffer =
        addBuffer(StepBuffer::Temporary, 0, count * storageSize(view.type));
    value.view = view;
    step.results.push_back({view, {count}});
  }
  group.clear();
  step.code = findSharedCode(
      elementwiseText(entry.getContext(), arguments, operations, results),
      count, options);
  if (!step.code)
    return false;
  made.steps.emplace_back(std::move(step));
  return true;
}

/// Returns whether the result does not depend on the order.
static bool isOrderless(ten::ReductionKind kind, Type element) {
  switch (kind) {
  case ten::ReductionKind::Add:
  case ten::ReductionKind::Mul:
    return isa<IntegerType>(element);
  default:
    return isa<IntegerType, FloatType>(element);
  }
}

bool StepPlanner::visitReduce(const StepNode &node, ten::ReduceOp op) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand || !op.getKind() || node.operands.size() != 1)
    return false;
  RankedTensorType type = values[size_t(node.operands[0])].type;
  Type element = type.getElementType();
  if (!isOrderless(*op.getKind(), element) ||
      type.getNumElements() > kMaxComputed)
    return false;
  // Dimensions before, among and behind those that are reduced.
  auto isReduced = [&](size_t dim) {
    return llvm::is_contained(op.getDims(), int64_t(dim));
  };
  int64_t sizes[3] = {1, 1, 1};
  int part = 0;
  bool split = false;
  for (size_t i = 0; i < operand->dims.size(); ++i) {
    if (operand->dims[i] == 1)
      continue;
    if (part == 0 && isReduced(i))
      part = 1;
    else if (part == 1 && !isReduced(i))
      part = 2;
    else
      split |= part == 2 && isReduced(i);
    sizes[part] *= operand->dims[i];
  }
  StepView view = *operand;
  if (split) {
    SmallVector<size_t> order;
    for (bool reduced : {false, true})
      for (size_t i = 0; i < view.dims.size(); ++i)
        if (isReduced(i) == reduced)
          order.push_back(i);
    sizes[0] = sizes[1] = sizes[2] = 1;
    for (auto [to, from] : llvm::enumerate(order)) {
      view.dims[to] = operand->dims[from];
      view.strides[to] = operand->strides[from];
      sizes[isReduced(from)] *= operand->dims[from];
    }
  }
  std::optional<StepView> dense = makeDense(view);
  if (!dense)
    return false;
  CallStep step;
  std::vector<int64_t> dims, kept;
  int64_t dim = 0;
  for (int i = 0; i < 3; ++i) {
    if (i != 1 && sizes[i] == 1)
      continue;
    if (i == 1)
      dim = int64_t(dims.size());
    else
      kept.push_back(sizes[i]);
    dims.push_back(sizes[i]);
  }
  step.code = findSharedCode(reductionText(entry.getContext(), *op.getKind(),
                                           element, int64_t(dims.size()), dim),
                             type.getNumElements(), options);
  if (!step.code)
    return false;
  StepView result =
      makeTemporary(typeOf(type), values[size_t(node.result)].type.getShape());
  step.arguments.push_back({*dense, dims});
  step.results.push_back({result, kept});
  made.steps.emplace_back(std::move(step));
  values[size_t(node.result)].view = result;
  return true;
}

} // namespace tenon
