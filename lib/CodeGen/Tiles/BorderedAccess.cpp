//===- BorderedAccess.cpp - Matches accesses with zero padding ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recognizes, in the body of a linalg nest, a value that is selected between a
// load at an affine position inside an array and 0 outside (`BorderedAccess`),
// or between an input element and 0 depending on affine positions
// (`ZeroOutside`). Register tiles hoist the bounds checks of such accesses out
// of the innermost loops (TileBorder.cpp) instead of copying a padded operand.
//
//===----------------------------------------------------------------------===//

#include "BorderedAccess.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tenon {

namespace {

/// Matches an affine function of a nest's loops.
class PlaceMatcher {
public:
  PlaceMatcher(linalg::GenericOp nest,
               llvm::SmallPtrSetImpl<Operation *> &operations)
      : nest(nest), operations(operations) {}

  bool match(Value value, LinearPlace &place) {
    place.coefficients.assign(nest.getNumLoops(), 0);
    return add(value, 1, place);
  }

private:
  bool add(Value value, int64_t factor, LinearPlace &place) {
    if (std::optional<int64_t> constant = getConstantIntValue(value)) {
      place.constant += factor * *constant;
      return true;
    }
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != nest.getBody()) {
      place.addends.push_back({value, factor});
      return !nest->isAncestor(value.getParentBlock()->getParentOp());
    }
    operations.insert(op);
    if (auto loop = dyn_cast<linalg::IndexOp>(op)) {
      place.coefficients[loop.getDim()] += factor;
      return true;
    }
    if (isa<arith::AddIOp>(op))
      return add(op->getOperand(0), factor, place) &&
             add(op->getOperand(1), factor, place);
    if (isa<arith::MulIOp>(op)) {
      std::optional<int64_t> by = getConstantIntValue(op->getOperand(1));
      return by && add(op->getOperand(0), factor * *by, place);
    }
    if (auto apply = dyn_cast<affine::AffineApplyOp>(op)) {
      AffineMap map = apply.getAffineMap();
      SmallVector<int64_t> factors;
      if (failed(getFlattenedAffineExpr(map.getResult(0), map.getNumDims(),
                                        map.getNumSymbols(), &factors)) ||
          factors.size() != map.getNumInputs() + 1)
        return false;
      place.constant += factor * factors.back();
      for (auto [operand, by] :
           llvm::zip_first(apply.getMapOperands(), factors))
        if (by != 0 && !add(operand, factor * by, place))
          return false;
      return true;
    }
    return false;
  }

  linalg::GenericOp nest;
  llvm::SmallPtrSetImpl<Operation *> &operations;
};

} // namespace

/// Returns the index that is clamped to a dimension of `size`; null if it is
/// not.
static Value clamped(Value index, int64_t size,
                     llvm::SmallPtrSetImpl<Operation *> &operations) {
  auto least = index.getDefiningOp<arith::MinSIOp>();
  auto most = least ? least.getLhs().getDefiningOp<arith::MaxSIOp>() : nullptr;
  if (!most || getConstantIntValue(least.getRhs()) != size - 1 ||
      getConstantIntValue(most.getRhs()) != 0)
    return {};
  operations.insert(least);
  operations.insert(most);
  return most.getLhs();
}

/// Returns the bounds checks of a select between a value and 0: each an index
/// and the size of the dimension that it must be in.
static std::optional<SmallVector<std::pair<Value, int64_t>>>
asksOf(arith::SelectOp choice, llvm::SmallPtrSetImpl<Operation *> &operations) {
  if (!matchPattern(choice.getFalseValue(), m_PosZeroFloat()) &&
      !matchPattern(choice.getFalseValue(), m_Zero()))
    return std::nullopt;
  SmallVector<std::pair<Value, int64_t>> asked;
  SmallVector<Value> conditions = {choice.getCondition()};
  while (!conditions.empty()) {
    Operation *op = conditions.pop_back_val().getDefiningOp();
    if (!op || op->getBlock() != choice->getBlock())
      return std::nullopt;
    operations.insert(op);
    if (auto both = dyn_cast<arith::AndIOp>(op)) {
      llvm::append_range(conditions, both.getOperands());
      continue;
    }
    auto compare = dyn_cast<arith::CmpIOp>(op);
    std::optional<int64_t> size =
        compare ? getConstantIntValue(compare.getRhs()) : std::nullopt;
    if (!size || compare.getPredicate() != arith::CmpIPredicate::ult)
      return std::nullopt;
    asked.push_back({compare.getLhs(), *size});
  }
  return asked;
}

std::optional<ZeroOutside> ZeroOutside::match(linalg::GenericOp nest,
                                              arith::SelectOp choice) {
  ZeroOutside result;
  result.input = dyn_cast<BlockArgument>(choice.getTrueValue());
  if (!result.input || result.input.getOwner() != nest.getBody())
    return std::nullopt;
  result.element = choice.getResult();
  result.operations = {choice};
  auto asked = asksOf(choice, result.operations);
  if (!asked)
    return std::nullopt;
  PlaceMatcher places(nest, result.operations);
  for (auto [index, size] : *asked) {
    Dim dim;
    dim.size = size;
    if (!places.match(index, dim.place))
      return std::nullopt;
    result.dims.push_back(std::move(dim));
  }
  return result;
}

std::optional<BorderedAccess> BorderedAccess::match(linalg::GenericOp nest,
                                                    arith::SelectOp choice) {
  auto load = choice.getTrueValue().getDefiningOp<memref::LoadOp>();
  if (!load || load->getBlock() != choice->getBlock() ||
      !load.getMemRefType().hasStaticShape())
    return std::nullopt;
  BorderedAccess result;
  result.memref = load.getMemRef();
  result.element = choice.getResult();
  result.operations = {load, choice};
  PlaceMatcher places(nest, result.operations);
  auto asked = asksOf(choice, result.operations);
  if (!asked)
    return std::nullopt;
  for (auto [index, size] :
       llvm::zip_equal(load.getIndices(), load.getMemRefType().getShape())) {
    Dim dim;
    Value inner = clamped(index, size, result.operations);
    dim.mayBeOutside = static_cast<bool>(inner);
    if (inner) {
      auto *found = llvm::find(*asked, std::pair(inner, size));
      if (found == asked->end())
        return std::nullopt;
      asked->erase(found);
    }
    if (!places.match(inner ? inner : index, dim.place))
      return std::nullopt;
    result.dims.push_back(std::move(dim));
  }
  // No other condition may remain.
  if (!asked->empty())
    return std::nullopt;
  return result;
}

std::optional<std::pair<int64_t, int64_t>> boundsOfIndex(OpFoldResult index) {
  if (std::optional<int64_t> constant = getConstantIntValue(index))
    return std::pair(*constant, *constant);
  auto value = cast<Value>(index);
  if (auto least = value.getDefiningOp<arith::MinUIOp>()) {
    auto bounds = boundsOfIndex(least.getLhs());
    std::optional<int64_t> most = getConstantIntValue(least.getRhs());
    if (!bounds || bounds->first < 0 || !most || *most < 0)
      return std::nullopt;
    return std::pair(std::min(bounds->first, *most),
                     std::min(bounds->second, *most));
  }
  auto loop =
      dyn_cast_or_null<scf::ForOp>(value.getParentBlock()->getParentOp());
  if (!loop || loop.getInductionVar() != value)
    return std::nullopt;
  std::optional<int64_t> from = getConstantIntValue(loop.getLowerBound()),
                         to = getConstantIntValue(loop.getUpperBound()),
                         step = getConstantIntValue(loop.getStep());
  if (!from || !to || !step || *to <= *from || *step < 1)
    return std::nullopt;
  return std::pair(*from, *from + (*to - 1 - *from) / *step * *step);
}

} // namespace tenon
