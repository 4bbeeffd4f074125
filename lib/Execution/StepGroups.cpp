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

#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "SharedKernels.h"
#include "StepPlanner.h"

using namespace mlir;

namespace tenon {

/// Largest number of elements that shared code computes: code for the sizes of
/// a program takes three quarters of the time for half a million.
constexpr int64_t kMaxComputed = int64_t(1) << 16;

/// The same for groups of so few operations, which many programs have.
/// Bound: elements; time of a call that is not compiled.
constexpr int64_t kMaxOfFew = int64_t(1) << 22;
constexpr size_t kFewOperations = 2;

/// Largest number of elements that shared code reduces, for which code is the
/// same in more programs.
/// Bound: elements; time of a call that is not compiled.
constexpr int64_t kMaxReduced = int64_t(1) << 25;

/// Largest cost of operations that functions of the library compute, about 0.1
/// ms, and the largest that is about that of compiled code with its call.
constexpr int64_t kMaxEvaluated = int64_t(1) << 18, kMaxFast = int64_t(1) << 12;

/// Returns whether the operation multiplies, divides or approximates complex
/// numbers, whose parts are sums of products.
static bool combinesParts(Operation *op) {
  return isa<ComplexType>(getElementTypeOrSelf(op->getOperand(0).getType())) &&
         !isa<ten::AddOp, ten::SubOp, ten::NegOp, ten::RealOp, ten::ImagOp,
              ten::SelectOp, ten::CompareOp, ten::ConvertOp>(op);
}

/// Returns whether functions of the library have other bits than compiled code:
/// it computes an approximation, or contracts the parts of complex numbers.
static bool isFunction(Operation *op) {
  if (combinesParts(op))
    return true;
  return isa<ten::ExpOp, ten::Expm1Op, ten::LogOp, ten::Log1pOp,
             ten::LogisticOp, ten::RsqrtOp, ten::CbrtOp, ten::SinOp, ten::CosOp,
             ten::TanOp, ten::TanhOp, ten::ErfOp, ten::ErfcOp, ten::PowOp,
             ten::Atan2Op>(op) &&
         !isa<IntegerType>(getElementTypeOrSelf(op->getOperand(0).getType()));
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
  // Skip empty results: an operation on splats would compute one element.
  if (Value &empty = values[size_t(node.result)];
      empty.type.getNumElements() == 0) {
    empty.view = makeTemporary(typeOf(empty.type), empty.type.getShape());
    return true;
  }
  bool splat = llvm::all_of(node.operands, [&](int n) { return isSplat(n); });
  if (!group.empty() &&
      (groupIsSplat != splat ||
       (!splat && values[size_t(group.back()->result)].type.getShape() !=
                      values[size_t(node.result)].type.getShape()))) {
    if (!flush())
      return false;
    splat = llvm::all_of(node.operands, [&](int n) { return isSplat(n); });
  }
  // The addend of a fused multiply-add might be the product that is contracted.
  ArrayRef<int> summands = node.operands;
  if (isa<ten::FmaOp>(node.op))
    summands = summands.drop_front(2);
  if (isa<ten::AddOp, ten::SubOp, ten::FmaOp>(node.op) && contracts)
    for (int operand : summands)
      if (values[size_t(operand)].isProduct)
        return refuse("got a sum of a product that is moved or used elsewhere, "
                      "which compiled code contracts or not");
  groupIsSplat = splat;
  Value &result = values[size_t(node.result)];
  result.isProduct = mayBeContracted(node);
  result.pending = int64_t(group.size());
  group.push_back(&node);
  return true;
}

/// Returns the elements of an operand of the group, one after the other, or all
/// the same.
std::optional<StepView> StepPlanner::elementsOf(int number, int64_t count) {
  StepView *place = viewOf(number);
  if (!place)
    return std::nullopt;
  StepView view = *place;
  return count > 1 && view.isSplat() ? view : makeDense(view);
}

/// Gives a value of the group its memory.
void StepPlanner::placeResult(const StepNode &node, int64_t count) {
  Value &value = values[size_t(node.result)];
  StepView view = {-1, typeOf(value.type), 0,
                   SmallVector<int64_t>(value.type.getShape()),
                   ten::elementStrides(value.type.getShape())};
  if (groupIsSplat)
    view.strides.assign(view.dims.size(), 0);
  view.buffer =
      addBuffer(StepBuffer::Temporary, 0, count * storageSize(view.type));
  value.view = view;
}

/// Counts the uses of values in the group.
DenseMap<int, int> StepPlanner::countUses() const {
  DenseMap<int, int> uses;
  for (const StepNode *node : group)
    for (int number : node->operands)
      ++uses[number];
  return uses;
}

/// Makes a step of the group's operations.
bool StepPlanner::flush() {
  if (group.empty())
    return true;
  int64_t count = 1;
  if (!groupIsSplat)
    count = values[size_t(group.front()->result)].type.getNumElements();
  int64_t most = group.size() <= kFewOperations ? kMaxOfFew : kMaxComputed;
  if (count > most)
    return refuse(concat("got more than ", most, " elements to compute"));
  made.isSlow |= count > kMaxComputed;
  bool done = true;
  if (count == 0)
    for (const StepNode *node : group)
      placeResult(*node, count);
  else
    done = flushGroup(count);
  for (const StepNode *node : group)
    values[size_t(node->result)].pending = -1;
  group.clear();
  return done;
}

bool StepPlanner::flushGroup(int64_t count) {
  bool isSlow = false;
  if (!canEvaluate(count, isSlow))
    return flushCompiled(count);
  auto isApproximated = [](const StepNode *node) {
    return isFunction(node->op);
  };
  if (llvm::none_of(group, isApproximated))
    return flushEvaluated(count, isSlow);
  if (group.size() == 1)
    return flushCompiled(count);
  made.isSlow |= isSlow;
  return flushAround(count);
}

/// Makes a call of shared code of each approximated function, which other
/// programs have as well, and evaluates what is between them.
bool StepPlanner::flushAround(int64_t count) {
  std::vector<const StepNode *> all = std::move(group);
  std::vector<std::vector<const StepNode *>> parts(1);
  for (const StepNode *node : all) {
    if (isFunction(node->op) && !parts.back().empty())
      parts.emplace_back();
    parts.back().push_back(node);
    if (isFunction(node->op))
      parts.emplace_back();
  }
  for (const StepNode *node : all)
    values[size_t(node->result)].pending = -1;
  bool done = true;
  for (std::vector<const StepNode *> &part : parts) {
    group = part;
    for (auto [i, node] : llvm::enumerate(group))
      values[size_t(node->result)].pending = int64_t(i);
    if (done && !group.empty())
      done = isFunction(group.front()->op) ? flushCompiled(count)
                                           : flushEvaluated(count, false);
    for (const StepNode *node : group)
      values[size_t(node->result)].pending = -1;
  }
  group = std::move(all);
  return done;
}

/// Makes a call of shared code of the group's operations.
bool StepPlanner::flushCompiled(int64_t count) {
  CallStep step;
  SmallVector<std::pair<Type, bool>> arguments;
  SmallVector<KernelOperation> operations;
  DenseMap<int, KernelOperand> known;
  auto addArgument = [&](int number) -> std::optional<KernelOperand> {
    Value &value = values[size_t(number)];
    if (value.constant && value.constant.isSplat())
      return KernelOperand{KernelOperand::Constant, 0, value.constant};
    std::optional<StepView> view = elementsOf(number, count);
    if (!view)
      return std::nullopt;
    bool isArray = count == 1 || !view->isSplat();
    arguments.push_back({value.type.getElementType(), isArray});
    std::vector<int64_t> dims;
    if (isArray)
      dims.push_back(count);
    step.arguments.push_back({*view, dims});
    return KernelOperand{isArray ? KernelOperand::Array
                                 : KernelOperand::Element,
                         int64_t(arguments.size()) - 1};
  };
  for (const StepNode *node : group) {
    KernelOperation operation = {node->op, {}};
    for (int number : node->operands) {
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
  if (llvm::none_of(arguments, [](auto a) { return a.second; }))
    return refuse("got elementwise operations without an array");
  SmallVector<int64_t> results;
  DenseMap<int, int> uses = countUses();
  for (auto [i, node] : llvm::enumerate(group)) {
    Value &value = values[size_t(node->result)];
    if (value.uses == uses.lookup(node->result))
      continue;
    results.push_back(int64_t(i));
    placeResult(*node, count);
    step.results.push_back({*value.view, {count}});
  }
  addStep(std::move(step),
          elementwiseText(entry.getContext(), arguments, operations, results),
          count);
  return true;
}

/// Returns what a function of the library takes for an element, in units of an
/// addition of f32.
static int64_t costOf(Operation *op) {
  Type element = getElementTypeOrSelf(op->getOperands().back().getType());
  bool isDirect =
      isa<IntegerType>(element) || isa<ten::SelectOp, ten::CompareOp>(op) ||
      (isWideReal(element) && isa<ten::AddOp, ten::SubOp, ten::MulOp,
                                  ten::DivOp, ten::MaxOp, ten::MinOp>(op));
  return isDirect ? 1 : 8;
}

/// Returns whether functions of the library have the bits of compiled code, and
/// are not much slower, for all but approximated functions.
bool StepPlanner::canEvaluate(int64_t count, bool &isSlow) const {
  int64_t cost = 0;
  for (const StepNode *node : group) {
    if (isFunction(node->op))
      continue;
    if (!ten::arrayFunctionOf(node->op))
      return false;
    cost += count * costOf(node->op);
  }
  isSlow = cost > kMaxFast;
  return cost <= kMaxEvaluated;
}

/// Makes a step that calls functions of the library.
bool StepPlanner::flushEvaluated(int64_t count, bool isSlow) {
  made.isSlow |= isSlow;
  MapStep step;
  step.count = count;
  int64_t block = std::min(count, kMapBlock);
  DenseMap<int, MapStep::Place> known;
  auto addArgument = [&](int number) -> std::optional<MapStep::Place> {
    Value &value = values[size_t(number)];
    std::optional<StepView> view = elementsOf(number, count);
    if (!view)
      return std::nullopt;
    if (count == 1 || !view->isSplat())
      return MapStep::Place{*view, false};
    StepView spread;
    if (value.constant) {
      const StepBuffer &from = made.buffers[size_t(view->buffer)];
      StringRef element = StringRef(made.constants)
                              .substr(size_t(from.place), size_t(from.bytes));
      std::string repeated;
      for (int64_t i = 0; i < block; ++i)
        repeated += element;
      spread = *view;
      spread.buffer = addConstantBuffer(repeated);
    } else {
      spread = makeTemporary(view->type, block);
      view->dims.assign(1, block);
      view->strides.assign(1, 0);
      if (!copy(*view, spread))
        return std::nullopt;
    }
    return MapStep::Place{spread, true};
  };
  auto placeOf = [&](int number) -> std::optional<MapStep::Place> {
    auto found = known.find(number);
    if (found != known.end())
      return found->second;
    std::optional<MapStep::Place> place = addArgument(number);
    if (place)
      known.try_emplace(number, *place);
    return place;
  };
  DenseMap<int, int> uses = countUses();
  for (const StepNode *node : group) {
    MapStep::Operation operation;
    operation.function = ten::arrayFunctionOf(node->op);
    for (int number : node->operands) {
      std::optional<MapStep::Place> place = placeOf(number);
      if (!place)
        return false;
      operation.operands.push_back(*place);
    }
    Value &value = values[size_t(node->result)];
    if (value.uses == uses.lookup(node->result)) {
      operation.result = {makeTemporary(typeOf(value.type), block), true};
    } else {
      placeResult(*node, count);
      operation.result = {*value.view, false};
    }
    known.try_emplace(node->result, operation.result);
    step.operations.push_back(std::move(operation));
  }
  made.steps.emplace_back(std::move(step));
  return true;
}

void StepPlanner::addStep(CallStep step, std::string text, int64_t elements) {
  codes.push_back({made.steps.size(), {std::move(text), elements}});
  made.steps.emplace_back(std::move(step));
}

bool StepPlanner::addCall(const StepNode &node, CallStep step,
                          const std::string &text, int64_t elements,
                          std::vector<int64_t> dims) {
  Value &value = values[size_t(node.result)];
  value.view = makeTemporary(typeOf(value.type), value.type.getShape());
  step.results.push_back({*value.view, std::move(dims)});
  addStep(std::move(step), text, elements);
  return true;
}

bool StepPlanner::visitReduce(const StepNode &node, ten::ReduceOp op) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand)
    return false;
  if (!op.getKind() || node.operands.size() != 1)
    return visitOperation(node) || visitAnySize(node);
  RankedTensorType type = values[size_t(node.operands[0])].type;
  Type element = type.getElementType();
  RankedTensorType resultType = values[size_t(node.result)].type;
  if (resultType.getNumElements() == 0) {
    values[size_t(node.result)].view =
        makeTemporary(typeOf(type), resultType.getShape());
    return true;
  }
  if (visitOperation(node))
    return true;
  if (type.getNumElements() > kMaxReduced)
    return refuse(concat("got more than ", kMaxReduced, " elements to reduce"));
  made.isSlow |= type.getNumElements() > kMaxComputed;
  if (visitColumnSum(node, op, *operand))
    return true;
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
  if (!isOrderless(*op.getKind(), element)) {
    // Threads add parts of a large sum, but for rows.
    if (type.getNumElements() > kMaxComputed && sizes[2] != 1)
      return refuse(
          concat("got more than ", kMaxComputed, " elements of few sums"));
    return !split && visitFloatSum(node, op, view, sizes);
  }
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
  SmallVector<int64_t> shape(dims.size(), ShapedType::kDynamic);
  step.arguments.push_back({*dense, dims});
  return addCall(
      node, std::move(step),
      reductionText(entry.getContext(), *op.getKind(), element, shape, dim),
      type.getNumElements(), kept);
}

} // namespace tenon
