//===- StepProducts.cpp - Products that sums are contracted with ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of StepPlanner: fused multiply-adds in place of products and sums, where
// compiled code has them (NestBody::contractedProduct): for the first operand
// of a sum or difference that is a product and has no other use. Equal
// products are one, as after common subexpression elimination.
//
//===----------------------------------------------------------------------===//

#include "StepPlanner.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <map>

using namespace mlir;

namespace tenon {

static Attribute attributesOf(Operation *op) {
  Attribute properties = op->getPropertiesAsAttribute();
  return properties ? properties : op->getAttrDictionary();
}

/// Gives each value the number of the first one that is computed alike.
SmallVector<int> StepPlanner::findEqualValues() const {
  SmallVector<int> first;
  for (size_t i = 0; i < values.size(); ++i)
    first.push_back(int(i));
  using Key =
      std::tuple<const void *, const void *, const void *, std::vector<int>>;
  std::map<Key, int> known;
  for (const StepNode &node : nodes) {
    if (node.op->getNumResults() != 1 || node.op->getNumRegions())
      continue;
    std::vector<int> operands;
    for (int operand : node.operands)
      operands.push_back(first[size_t(operand)]);
    if (node.op->hasTrait<OpTrait::IsCommutative>())
      llvm::sort(operands);
    Key key{node.op->getName().getAsOpaquePointer(),
            attributesOf(node.op).getAsOpaquePointer(),
            node.op->getResult(0).getType().getAsOpaquePointer(),
            std::move(operands)};
    first[size_t(node.result)] =
        known.try_emplace(std::move(key), node.result).first->second;
  }
  return first;
}

/// Returns, for each value that is made of values moved alike, the first of
/// these; else -1. Such operations may be done before their operands are
/// broadcast or transposed.
SmallVector<int> StepPlanner::findMovedValues() const {
  SmallVector<int> moved(values.size(), -1);
  // Operations that move values, by what they do and the source's shape.
  std::map<std::tuple<const void *, const void *, const void *>, int> known;
  BitVector constant(unsigned(values.size()));
  for (const StepNode &node : nodes) {
    int &result = moved[size_t(node.result)];
    if (isa<ten::ConstantOp>(node.op) || node.operands.empty()) {
      constant.set(unsigned(node.result));
      continue;
    }
    if (!node.op->hasTrait<ten::Pointwise>()) {
      auto shape = cast<RankedTensorType>(node.op->getOperand(0).getType())
                       .clone(IntegerType::get(entry->getContext(), 1));
      result = known
                   .try_emplace({node.op->getName().getAsOpaquePointer(),
                                 attributesOf(node.op).getAsOpaquePointer(),
                                 shape.getAsOpaquePointer()},
                                node.result)
                   .first->second;
      continue;
    }
    bool isFirst = true;
    for (int operand : node.operands) {
      if (constant[unsigned(operand)])
        continue;
      int other = moved[size_t(operand)];
      result = isFirst || result == other ? other : -1;
      isFirst = false;
    }
  }
  return moved;
}

/// Returns whether the operation may be replaced by one of its operands, or by
/// its negation, with which a sum would then be contracted: x * 1, x - 0,
/// max(x, x).
static bool isTrivial(const StepNode &node, ArrayRef<int> first,
                      llvm::function_ref<DenseElementsAttr(int)> constantOf) {
  if (!node.op->hasTrait<ten::Pointwise>() ||
      !isWideReal(node.op->getResult(0).getType()))
    return false;
  bool isSum = isa<ten::AddOp, ten::SubOp>(node.op),
       isFactor = isa<ten::MulOp, ten::DivOp>(node.op);
  for (int operand : node.operands) {
    DenseElementsAttr constant = constantOf(operand);
    if (!constant || !constant.isSplat() ||
        !isa<FloatType>(constant.getElementType()))
      continue;
    auto value = constant.getSplatValue<APFloat>();
    if ((isSum && value.isZero()) ||
        (isFactor && (value.isExactlyValue(1) || value.isExactlyValue(-1))))
      return true;
  }
  size_t count = node.operands.size();
  return count > 1 &&
         first[size_t(node.operands[count - 1])] ==
             first[size_t(node.operands[count - 2])] &&
         !isa<ten::AddOp, ten::SubOp, ten::MulOp, ten::FmaOp>(node.op);
}

Operation *StepPlanner::makeOperation(OperationName name, Type type,
                                      unsigned operands) {
  MLIRContext *context = entry.getContext();
  if (!added)
    added = ModuleOp::create(UnknownLoc::get(context));
  auto builder = OpBuilder::atBlockEnd(added->getBody());
  SmallVector<Type> types(operands, type);
  auto function =
      func::FuncOp::create(builder, UnknownLoc::get(context), "step",
                           builder.getFunctionType(types, type));
  builder.setInsertionPointToStart(function.addEntryBlock());
  Operation *op = builder.create(UnknownLoc::get(context), name.getIdentifier(),
                                 function.getArguments(), type);
  func::ReturnOp::create(builder, UnknownLoc::get(context), op->getResults());
  return op;
}

void StepPlanner::contractProducts(ArrayRef<int> returned) {
  if (!contracts)
    return;
  SmallVector<int> first = findEqualValues();
  SmallVector<int> moved = findMovedValues();
  // Uses of all values that are computed alike, and who computes them.
  DenseMap<int, int> uses;
  DenseMap<int, const StepNode *> products;
  for (const StepNode &node : nodes) {
    if (!isLive(node))
      continue;
    // Equal operations are one.
    if (first[size_t(node.result)] == node.result)
      for (int operand : node.operands)
        ++uses[first[size_t(operand)]];
    if (isa<ten::MulOp>(node.op) && isWideReal(node.op->getResult(0).getType()))
      products[node.result] = &node;
  }
  for (int number : returned)
    ++uses[first[size_t(number)]];
  DenseMap<int, DenseElementsAttr> constants;
  for (const StepNode &node : nodes) {
    if (auto constant = dyn_cast<ten::ConstantOp>(node.op))
      constants[node.result] = dyn_cast<DenseElementsAttr>(constant.getValue());
    if (auto broadcast = dyn_cast<ten::BroadcastOp>(node.op))
      constants[node.result] = constants.lookup(node.operands[0]);
    if (isTrivial(node, first, [&](int n) { return constants.lookup(n); })) {
      values[size_t(node.result)].isProduct = true;
      products.erase(node.result);
    }
  }
  MLIRContext *context = entry.getContext();
  std::vector<StepNode> contracted;
  SmallVector<int> unused;
  for (const StepNode &node : nodes) {
    auto isContracted = [&](int operand) {
      return products.contains(operand) &&
             uses.lookup(first[size_t(operand)]) == 1;
    };
    const int *product = nullptr;
    if (isLive(node) && isa<ten::AddOp, ten::SubOp>(node.op))
      product = llvm::find_if(node.operands, isContracted);
    if (!product || product == node.operands.end() ||
        values[size_t(node.result)].isProduct) {
      contracted.push_back(node);
      continue;
    }
    if (moved[size_t(*product)] >= 0 &&
        moved[size_t(*product)] != moved[size_t(node.result)]) {
      values[size_t(*product)].isProduct = true;
      contracted.push_back(node);
      continue;
    }
    bool isLeft = product == node.operands.begin();
    SmallVector<int, 3> operands = products.lookup(*product)->operands;
    operands.push_back(node.operands[isLeft ? 1 : 0]);
    Type type = node.op->getResult(0).getType();
    auto make = [&](OperationName name, unsigned count) {
      return makeOperation(name, type, count);
    };
    if (isa<ten::SubOp>(node.op)) {
      int &negated = operands[isLeft ? 2 : 0];
      std::optional<int> number = addValue(type);
      values[size_t(*number)].live = true;
      values[size_t(*number)].uses = 1;
      contracted.push_back({make({ten::NegOp::getOperationName(), context}, 1),
                            {negated},
                            *number});
      negated = *number;
    }
    contracted.push_back({make({ten::FmaOp::getOperationName(), context}, 3),
                          operands, node.result});
    unused.push_back(*product);
  }
  for (int product : unused)
    values[size_t(product)].live = false;
  nodes = std::move(contracted);
}

/// Notes what computes values, and what is computed with them.
void StepPlanner::findComputations() {
  for (const StepNode &node : nodes) {
    bool isComputed = node.op->hasTrait<ten::Pointwise>();
    bool isTransposed = isa<ten::TransposeOp>(node.op);
    for (int operand : node.operands) {
      isComputed |= values[size_t(operand)].isComputed;
      isTransposed |= values[size_t(operand)].isTransposed;
    }
    for (unsigned i = 0; i < node.op->getNumResults(); ++i) {
      Value &result = values[size_t(node.result) + i];
      result.isComputed = isComputed;
      result.isTransposed = isTransposed;
    }
  }
  for (const StepNode &node : llvm::reverse(nodes)) {
    bool isPointwise = node.op->hasTrait<ten::Pointwise>();
    for (unsigned i = 0; i < node.op->getNumResults(); ++i)
      isPointwise |= values[size_t(node.result) + i].isComputedWith;
    if (isLive(node) && isPointwise)
      for (int operand : node.operands)
        values[size_t(operand)].isComputedWith = true;
  }
  auto isAdded = [&](Operation *op) {
    return added && op->getParentOfType<ModuleOp>() == *added;
  };
  for (const StepNode &node : nodes)
    if (isLive(node) && !isAdded(node.op) &&
        (!node.op->hasTrait<ten::Pointwise>() ||
         isa<ten::NegOp, ten::ConvertOp>(node.op)))
      for (int operand : node.operands)
        values[size_t(operand)].isMoved = true;
}

/// Returns whether the operation's result is a product that compiled code has,
/// or makes, in another place than this program, where a sum may be contracted
/// with it: it is moved or used by several kernels, or an operation that is
/// replaced by a product.
bool StepPlanner::mayBeContracted(const StepNode &node) const {
  const Value &result = values[size_t(node.result)];
  if (!isWideReal(result.type) || result.type.getNumElements() == 0)
    return false;
  if (result.isProduct)
    return true;
  if (isa<ten::MulOp>(node.op))
    return result.isMoved;
  if (isa<ten::NegOp>(node.op))
    return values[size_t(node.operands[0])].isProduct;
  if (!isa<ten::DivOp, ten::PowOp>(node.op))
    return false;
  DenseElementsAttr constant = values[size_t(node.operands[1])].constant;
  if (!constant)
    return false;
  auto isExact = [&](const APFloat &number) {
    return isa<ten::PowOp>(node.op) ? number.isExactlyValue(2.0)
                                    : number.getExactLog2Abs() != INT_MIN;
  };
  return llvm::any_of(constant.getValues<APFloat>(), isExact);
}

} // namespace tenon
