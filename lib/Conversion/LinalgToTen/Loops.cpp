//===- Loops.cpp - Converts loop bodies to tensor operations --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vectorizes the scalar body of a structured operation over its loop space:
// each scalar becomes a tensor over the loops that it depends on (`Spread`),
// each scalar operation an elementwise operation on operands broadcast to the
// union of their loops, `linalg.index` an iota, `tensor.extract` a gather. Both
// branches of an `scf.if` are computed and selected.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Constraints.h"
#include "LinalgConverter.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace tenon;

//===-- Loops -------------------------------------------------------------===//

RankedTensorType LoopSpace::typeOver(ArrayRef<unsigned> loops, Type element) {
  SmallVector<int64_t> shape;
  for (unsigned loop : loops)
    shape.push_back(
        getConstantIntValue(sizes[loop]).value_or(ShapedType::kDynamic));
  return RankedTensorType::get(shape, element);
}

Value LoopSpace::over(const Spread &value, ArrayRef<unsigned> loops) {
  if (value.loops.size() == loops.size()) {
    SmallVector<int64_t> order;
    for (unsigned loop : loops)
      order.push_back(llvm::find(value.loops, loop) - value.loops.begin());
    return transposeTo(c, value.tensor, order);
  }
  RankedTensorType type = typeOver(loops, c.elementOf(value.tensor));
  // A splat is simplest as a constant.
  if (DenseElementsAttr splat = splatOf(value.tensor);
      splat && type.hasStaticShape())
    return ten::ConstantOp::create(c.b, splat.resizeSplat(type));
  SmallVector<Value> dynamic;
  for (unsigned loop : loops)
    if (auto size = dyn_cast<Value>(sizes[loop]))
      dynamic.push_back(size);
  SmallVector<int64_t> dims;
  for (unsigned loop : value.loops)
    dims.push_back(llvm::find(loops, loop) - loops.begin());
  return ten::BroadcastOp::create(c.b, type, value.tensor, dims, dynamic);
}

Spread LoopSpace::index(unsigned loop) {
  RankedTensorType type = typeOver(loop, c.b.getIndexType());
  SmallVector<Value> dynamic;
  if (auto size = dyn_cast<Value>(sizes[loop]))
    dynamic.push_back(size);
  return {ten::IotaOp::create(c.b, type, /*dim=*/0, dynamic), {loop}};
}

Spread LoopSpace::spread(Value tensor, ArrayRef<unsigned> loops) {
  Type type = typeOver(loops, c.elementOf(tensor));
  return {c.castTo(tensor, type), SmallVector<unsigned, 4>(loops)};
}

SmallVector<unsigned, 4> tenon::unite(ArrayRef<unsigned> a,
                                      ArrayRef<unsigned> b) {
  auto isIn = [](ArrayRef<unsigned> all) {
    return [=](unsigned loop) { return llvm::is_contained(all, loop); };
  };
  SmallVector<unsigned, 4> both(a);
  if (llvm::all_of(b, isIn(a)))
    return both;
  both.assign(b.begin(), b.end());
  if (llvm::all_of(a, isIn(b)))
    return both;
  llvm::append_range(both, llvm::make_filter_range(a, [&](unsigned loop) {
                       return !llvm::is_contained(b, loop);
                     }));
  llvm::sort(both);
  return both;
}

//===-- Bodies ------------------------------------------------------------===//

std::optional<Spread> BodyCode::get(Value scalar) {
  auto known = values.find(scalar);
  if (known != values.end())
    return known->second;
  if (isInside(scalar))
    return std::nullopt;
  Spread value{scalarTensor(c, scalar), {}};
  set(scalar, value);
  return value;
}

void BodyCode::convert(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (op.getNumResults() > 0 && values.contains(op.getResult(0)))
      continue;
    // Some builders of named operations leave their bodies without a location.
    c.b.setLoc(isa<UnknownLoc>(op.getLoc()) ? loc : op.getLoc());
    bool isKnown = llvm::all_of(op.getOperands(), [&](Value operand) {
      return values.contains(operand) || !isInside(operand);
    });
    // An operation with side effects is refused unless `check` supports it.
    if (!isMemoryEffectFree(&op)) {
      if (!isKnown || !check(op))
        lost = lost ? lost : &op;
      continue;
    }
    std::optional<Spread> value = isKnown ? convertOp(op) : std::nullopt;
    if (value)
      set(op.getResult(0), std::move(*value));
    else if (isKnown && !unknown && !isa<scf::IfOp>(op))
      unknown = &op;
  }
  c.b.setLoc(loc);
}

/// An assertion at every point of the loops becomes a check that all hold.
bool BodyCode::check(Operation &op) {
  auto assertion = dyn_cast<cf::AssertOp>(op);
  if (!assertion || op.getBlock() != &body)
    return false;
  std::optional<Spread> holds = get(assertion.getArg());
  if (!holds)
    return false;
  int64_t rank = c.typeOf(holds->tensor).getRank();
  Value all = holds->tensor;
  if (rank > 0)
    all = ten::ReduceOp::create(c.b, ten::ReductionKind::And, all,
                                llvm::to_vector(llvm::seq<int64_t>(rank)))
              .getResult(0);
  ten::CheckOp::create(c.b, /*mismatch=*/false, all, assertion.getMsg());
  return true;
}

std::optional<Spread> BodyCode::convertOp(Operation &op) {
  if (!llvm::all_of(op.getResultTypes(), ten::isElementType))
    return std::nullopt;
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return Spread{scalarTensor(c, constant), {}};
  if (auto index = dyn_cast<linalg::IndexOp>(op))
    return index.getDim() < space.numLoops()
               ? std::optional(space.index(index.getDim()))
               : std::nullopt;
  if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    std::optional<int64_t> number = dim.getConstantIndex();
    Value tensor = outside(dim.getSource());
    if (!number || !tensor)
      return std::nullopt;
    return Spread{scalarTensor(c, tensor::DimOp::create(c.b, tensor, *number)),
                  {}};
  }
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    // Scalar code has neither side effects nor traps in `ten`: compute both
    // sides.
    for (Region &region : branch->getRegions())
      if (!region.empty())
        convert(region.front());
    std::optional<Spread> condition = get(branch.getCondition());
    for (auto [i, result] : llvm::enumerate(branch.getResults())) {
      std::optional<Spread> onTrue = get(branch.thenYield().getOperand(i));
      std::optional<Spread> onFalse = get(branch.elseYield().getOperand(i));
      if (!onTrue || !onFalse)
        return std::nullopt;
      auto loops =
          unite(unite(condition->loops, onTrue->loops), onFalse->loops);
      set(result,
          {c.select(space.over(*condition, loops), space.over(*onTrue, loops),
                    space.over(*onFalse, loops)),
           loops});
    }
    return branch.getNumResults() ? get(branch.getResult(0)) : std::nullopt;
  }
  SmallVector<Spread> operands;
  SmallVector<unsigned, 4> loops;
  auto element = dyn_cast<tensor::ExtractOp>(op);
  for (Value operand : element ? element.getIndices() : op.getOperands()) {
    if (!ten::isElementType(operand.getType()))
      return std::nullopt;
    operands.push_back(*get(operand));
    loops = unite(loops, operands.back().loops);
  }
  if (element) {
    Value tensor = outside(element.getTensor());
    return tensor ? extract(tensor, operands) : std::nullopt;
  }
  SmallVector<Value> tensors;
  for (const Spread &operand : operands)
    tensors.push_back(space.over(operand, loops));
  Value result = pointwise(c, &op, tensors);
  if (!result)
    return std::nullopt;
  return Spread{result, loops};
}

/// Reads elements at computed positions: an index vector at every point.
std::optional<Spread> BodyCode::extract(Value tensor,
                                        ArrayRef<Spread> indices) {
  SmallVector<unsigned, 4> loops;
  for (const Spread &index : indices)
    loops = unite(loops, index.loops);
  int64_t rank = indices.size();
  if (rank == 0)
    return Spread{tensor, {}};
  // Add a dimension by an operation that fuses.
  SmallVector<int64_t> dims = llvm::to_vector(llvm::seq<int64_t>(loops.size()));
  SmallVector<Value> dynamic;
  for (unsigned loop : loops)
    if (auto size = dyn_cast<Value>(space.size(loop)))
      dynamic.push_back(size);
  SmallVector<Value> columns;
  for (const Spread &index : indices) {
    Value places = space.over(index, loops);
    SmallVector<int64_t> shape(c.typeOf(places).getShape());
    shape.push_back(1);
    columns.push_back(ten::BroadcastOp::create(
        c.b, RankedTensorType::get(shape, c.elementOf(places)), places, dims,
        dynamic));
  }
  Value vectors = columns.front();
  if (rank > 1)
    vectors = ten::ConcatOp::create(c.b, columns, loops.size());
  SmallVector<int64_t> all = llvm::to_vector(llvm::seq<int64_t>(rank));
  SmallVector<int64_t> ones(rank, 1);
  Type type = space.typeOver(loops, c.elementOf(tensor));
  Value result = ten::GatherOp::create(
      c.b, type, tensor, vectors, /*offset_dims=*/ArrayRef<int64_t>(),
      /*collapsed=*/all, ArrayRef<int64_t>(), ArrayRef<int64_t>(), all,
      loops.size(), ValueRange(), ones);
  return Spread{result, loops};
}
