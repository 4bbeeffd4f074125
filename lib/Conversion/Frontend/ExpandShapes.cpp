//===- ExpandShapes.cpp - Expands the dialect `shape` ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands shapes of a static rank into their extents, which are scalars of type
// `index`: a forward walk keeps the extents of each shape and the value of each
// `!shape.size`. An extent tensor that other dialects read is made by
// `tensor.from_elements`. Constraints become `cf.assert`, and the regions that
// assume them are inlined behind it. Shapes of unknown rank, as arguments and
// results or of regions, are left for the report of unsupported operations.
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Conversion/ProgramBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

namespace tenon {
#define GEN_PASS_DEF_EXPANDSHAPES
#include "Conversion/Passes.h.inc"
} // namespace tenon

using namespace mlir;

namespace {

using Extents = SmallVector<Value>;

class Expander {
public:
  explicit Expander(func::FuncOp function)
      : function(function), builder(function.getContext()) {}

  void run() {
    SmallVector<Operation *> found;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa_and_nonnull<shape::ShapeDialect>(op->getDialect()))
        found.push_back(op);
    });
    SmallVector<Operation *> expanded;
    for (Operation *op : found) {
      builder.setInsertionPoint(op);
      loc = op->getLoc();
      if (succeeded(expand(op)))
        expanded.push_back(op);
    }
    for (Operation *op : llvm::reverse(expanded))
      if (op->use_empty())
        op->erase();
  }

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  /// Returns the extents of a shape, or of an extent tensor, of static rank.
  std::optional<Extents> extentsOf(Value value) {
    if (auto known = extents.find(value); known != extents.end())
      return known->second;
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || !type.hasStaticShape() || type.getRank() != 1)
      return std::nullopt;
    if (auto made = value.getDefiningOp<tensor::FromElementsOp>();
        made && type.getElementType().isIndex())
      return Extents(made.getElements());
    Extents list;
    for (int64_t i = 0; i < type.getDimSize(0); ++i) {
      Value extent = tensor::ExtractOp::create(builder, loc, value, index(i));
      if (!type.getElementType().isIndex())
        extent = arith::IndexCastOp::create(builder, loc,
                                            builder.getIndexType(), extent);
      list.push_back(extent);
    }
    return list;
  }

  std::optional<SmallVector<Extents>> allExtents(ValueRange values) {
    SmallVector<Extents> lists;
    for (Value value : values) {
      std::optional<Extents> list = extentsOf(value);
      if (!list)
        return std::nullopt;
      lists.push_back(std::move(*list));
    }
    return lists;
  }

  /// Returns a size as a value of type `index`, or null.
  Value sizeOf(Value value) {
    if (value.getType().isIndex())
      return value;
    return sizes.lookup(value);
  }

  /// Gives an operation's result these extents.
  LogicalResult give(Value result, Extents list) {
    if (auto type = dyn_cast<RankedTensorType>(result.getType())) {
      auto made = RankedTensorType::get({static_cast<int64_t>(list.size())},
                                        builder.getIndexType());
      Value tensor =
          list.empty()
              ? arith::ConstantOp::create(
                    builder, loc,
                    DenseIntElementsAttr::get(made, ArrayRef<APInt>()))
                    .getResult()
              : tensor::FromElementsOp::create(builder, loc, made, list)
                    .getResult();
      if (type != made)
        tensor = tensor::CastOp::create(builder, loc, type, tensor);
      extents[tensor] = list;
      result.replaceAllUsesWith(tensor);
    }
    extents[result] = std::move(list);
    return success();
  }

  LogicalResult giveSize(Value result, Value size) {
    if (!size)
      return failure();
    if (result.getType().isIndex())
      result.replaceAllUsesWith(size);
    else
      sizes[result] = size;
    return success();
  }

  Value isEqual(Value a, Value b) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, a, b);
  }

  bool isConstant(Value value, int64_t number) {
    return getConstantIntValue(value) == number;
  }

  /// Returns the extents of the result of broadcasting: of each dimension the
  /// one that is not 1.
  Extents broadcast(ArrayRef<Extents> lists) {
    Extents result;
    for (const Extents &list : lists) {
      if (list.size() > result.size())
        result.insert(result.begin(), list.size() - result.size(), Value());
      size_t first = result.size() - list.size();
      for (auto [i, extent] : llvm::enumerate(list)) {
        Value &chosen = result[first + i];
        chosen = chosen ? tenon::broadcastSize(builder, loc, chosen, extent)
                        : extent;
      }
    }
    return result;
  }

  /// Returns whether the shapes can be broadcast to one.
  Value isBroadcastable(ArrayRef<Extents> lists) {
    Extents whole = broadcast(lists);
    Value all;
    for (const Extents &list : lists)
      for (auto [i, extent] : llvm::enumerate(list)) {
        Value wide = whole[whole.size() - list.size() + i];
        if (wide == extent || isConstant(extent, 1))
          continue;
        Value fits = arith::OrIOp::create(builder, loc, isEqual(extent, wide),
                                          isEqual(extent, index(1)));
        all = both(all, fits);
      }
    return all ? all : truth();
  }

  Value areEqual(ArrayRef<Extents> lists) {
    Value all;
    for (const Extents &list : lists) {
      if (list.size() != lists.front().size())
        return arith::ConstantIntOp::create(builder, loc, 0, 1);
      for (auto [a, b] : llvm::zip(lists.front(), list))
        if (a != b)
          all = both(all, isEqual(a, b));
    }
    return all ? all : truth();
  }

  Value truth() { return arith::ConstantIntOp::create(builder, loc, 1, 1); }

  Value both(Value a, Value b) {
    return a ? arith::AndIOp::create(builder, loc, a, b).getResult() : b;
  }

  LogicalResult require(Value holds, StringRef message) {
    cf::AssertOp::create(builder, loc, holds, message);
    return success();
  }

  /// Returns the constant that a size is, for positions in a shape.
  std::optional<int64_t> constantOf(Value value) {
    Value size = sizeOf(value);
    return size ? getConstantIntValue(size) : std::nullopt;
  }

  LogicalResult expand(Operation *op);
  LogicalResult expandShape(Operation *op);
  LogicalResult expandSize(Operation *op);
  LogicalResult expandConstraint(Operation *op);

  func::FuncOp function;
  OpBuilder builder;
  Location loc = builder.getUnknownLoc();
  llvm::DenseMap<Value, Extents> extents;
  llvm::DenseMap<Value, Value> sizes; ///< of values of type `!shape.size`
};

LogicalResult Expander::expand(Operation *op) {
  if (succeeded(expandShape(op)) || succeeded(expandSize(op)))
    return success();
  return expandConstraint(op);
}

/// Expands an operation whose results are shapes.
LogicalResult Expander::expandShape(Operation *op) {
  if (auto of = dyn_cast<shape::ShapeOfOp>(op)) {
    if (!isa<RankedTensorType>(of.getArg().getType()))
      return failure();
    Extents list;
    for (OpFoldResult size : tensor::getMixedSizes(builder, loc, of.getArg()))
      list.push_back(getValueOrCreateConstantIndexOp(builder, loc, size));
    return give(of.getResult(), std::move(list));
  }
  if (auto constant = dyn_cast<shape::ConstShapeOp>(op)) {
    Extents list;
    for (APInt extent : constant.getShape().getValues<APInt>())
      list.push_back(index(extent.getSExtValue()));
    return give(constant.getResult(), std::move(list));
  }
  if (auto from = dyn_cast<shape::FromExtentsOp>(op)) {
    Extents list;
    for (Value extent : from.getExtents()) {
      list.push_back(sizeOf(extent));
      if (!list.back())
        return failure();
    }
    return give(from.getResult(), std::move(list));
  }
  if (isa<shape::FromExtentTensorOp, shape::ToExtentTensorOp,
          shape::ValueAsShapeOp>(op)) {
    std::optional<Extents> list = extentsOf(op->getOperand(0));
    return list ? give(op->getResult(0), std::move(*list)) : failure();
  }
  if (auto split = dyn_cast<shape::SplitAtOp>(op)) {
    std::optional<Extents> list = extentsOf(split.getOperand());
    std::optional<int64_t> place = constantOf(split.getIndex());
    if (!list || !place)
      return failure();
    auto rank = static_cast<int64_t>(list->size());
    int64_t at = *place < 0 ? *place + rank : *place;
    if (at < 0 || at > rank)
      return failure();
    (void)give(split.getHead(), Extents(list->begin(), list->begin() + at));
    return give(split.getTail(), Extents(list->begin() + at, list->end()));
  }
  if (!isa<shape::BroadcastOp, shape::ConcatOp, shape::AnyOp>(op))
    return failure();
  std::optional<SmallVector<Extents>> lists = allExtents(op->getOperands());
  if (!lists || lists->empty())
    return failure();
  if (isa<shape::BroadcastOp>(op))
    return give(op->getResult(0), broadcast(*lists));
  Extents list = lists->front();
  if (isa<shape::ConcatOp>(op))
    llvm::append_range(list, lists->back());
  return give(op->getResult(0), std::move(list));
}

/// Expands an operation whose results are sizes, or truth values.
LogicalResult Expander::expandSize(Operation *op) {
  if (isa<shape::SizeToIndexOp, shape::IndexToSizeOp>(op))
    return giveSize(op->getResult(0), sizeOf(op->getOperand(0)));
  if (auto constant = dyn_cast<shape::ConstSizeOp>(op))
    return giveSize(op->getResult(0),
                    index(constant.getValue().getSExtValue()));
  if (auto dim = dyn_cast<shape::DimOp>(op)) {
    Value place = sizeOf(dim.getIndex());
    if (!place || !isa<RankedTensorType>(dim.getValue().getType()))
      return failure();
    return giveSize(op->getResult(0),
                    tensor::DimOp::create(builder, loc, dim.getValue(), place));
  }
  if (isa<shape::AddOp, shape::MulOp, shape::DivOp, shape::MaxOp, shape::MinOp>(
          op)) {
    Value a = sizeOf(op->getOperand(0)), b = sizeOf(op->getOperand(1));
    if (!a || !b)
      return failure();
    Value result = llvm::TypeSwitch<Operation *, Value>(op)
                       .Case([&](shape::AddOp) {
                         return arith::AddIOp::create(builder, loc, a, b);
                       })
                       .Case([&](shape::MulOp) {
                         return arith::MulIOp::create(builder, loc, a, b);
                       })
                       .Case([&](shape::DivOp) {
                         return arith::FloorDivSIOp::create(builder, loc, a, b);
                       })
                       .Case([&](shape::MaxOp) {
                         return arith::MaxSIOp::create(builder, loc, a, b);
                       })
                       .Default([&](Operation *) {
                         return arith::MinSIOp::create(builder, loc, a, b);
                       });
    return giveSize(op->getResult(0), result);
  }
  if (!isa<shape::RankOp, shape::NumElementsOp, shape::GetExtentOp,
           shape::IsBroadcastableOp, shape::ShapeEqOp>(op))
    return failure();
  bool hasPlace = isa<shape::GetExtentOp>(op);
  std::optional<SmallVector<Extents>> lists =
      allExtents(op->getOperands().drop_back(hasPlace));
  if (!lists || lists->empty())
    return failure();
  const Extents &list = lists->front();
  if (isa<shape::IsBroadcastableOp, shape::ShapeEqOp>(op)) {
    op->getResult(0).replaceAllUsesWith(
        isa<shape::ShapeEqOp>(op) ? areEqual(*lists) : isBroadcastable(*lists));
    return success();
  }
  if (isa<shape::RankOp>(op))
    return giveSize(op->getResult(0), index(list.size()));
  if (isa<shape::NumElementsOp>(op)) {
    Value product = index(1);
    for (Value extent : list)
      product = arith::MulIOp::create(builder, loc, product, extent);
    return giveSize(op->getResult(0), product);
  }
  std::optional<int64_t> place = constantOf(op->getOperand(1));
  if (!place || *place < 0 || *place >= static_cast<int64_t>(list.size()))
    return failure();
  return giveSize(op->getResult(0), list[*place]);
}

/// Expands a constraint, or a region that assumes one.
LogicalResult Expander::expandConstraint(Operation *op) {
  if (auto assuming = dyn_cast<shape::AssumingOp>(op)) {
    Block *body = assuming.getBody();
    auto yield = cast<shape::AssumingYieldOp>(body->getTerminator());
    for (auto [result, value] :
         llvm::zip(assuming.getResults(), yield.getOperands()))
      result.replaceAllUsesWith(value);
    op->getBlock()->getOperations().splice(op->getIterator(),
                                           body->getOperations(), body->begin(),
                                           yield->getIterator());
    return success();
  }
  if (isa<shape::AssumingYieldOp>(op))
    return failure(); // goes with its region
  if (isa<shape::AssumingAllOp>(op))
    return success();
  if (auto witness = dyn_cast<shape::ConstWitnessOp>(op))
    return witness.getPassing()
               ? success()
               : require(arith::ConstantIntOp::create(builder, loc, 0, 1),
                         "the program assumes what does not hold");
  if (auto required = dyn_cast<shape::CstrRequireOp>(op))
    return require(required.getPred(), required.getMsg());
  if (!isa<shape::CstrBroadcastableOp, shape::CstrEqOp>(op))
    return failure();
  std::optional<SmallVector<Extents>> lists = allExtents(op->getOperands());
  if (!lists || lists->empty())
    return failure();
  if (isa<shape::CstrEqOp>(op))
    return require(areEqual(*lists), "expects equal shapes");
  return require(isBroadcastable(*lists),
                 "expects shapes that can be broadcast to one");
}

struct ExpandShapesPass : tenon::impl::ExpandShapesBase<ExpandShapesPass> {
  void runOnOperation() override { Expander(getOperation()).run(); }
};

} // namespace
