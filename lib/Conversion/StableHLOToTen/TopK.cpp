//===- TopK.cpp - Top-k by selection or sorting ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The largest `k` of each row are `ten.top_k` if `k` is constant and rows are
// along the last dimension. Otherwise rows are sorted stably together with
// their positions, and the first `k` are taken. An exact result is valid for an
// approximate selection.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"
#include "Dialect/Ten/IR/Attributes.h"

using namespace mlir;
using namespace tenon;

LogicalResult Converter::convertTopK(Operation *op, Value operand, int64_t k) {
  RankedTensorType values = typeOf(op->getResult(0));
  Type element = elementOf(operand);
  if (isa<ComplexType>(element) || values.getElementType() != element)
    return refuse(op, "expects integers or floats, and values of their type");
  // Booleans are ordered as 0 and 1.
  Type ordered = element.isInteger(1) ? IntegerType::get(b.getContext(), 8,
                                                         IntegerType::Unsigned)
                                      : element;
  auto top =
      ten::TopKOp::create(b, values.clone(ordered), op->getResult(1).getType(),
                          convertTo(operand, ordered), k);
  return replace(op, {convertTo(top.getValues(), element), top.getIndices()});
}

/// Writes the comparator of a sort. NaN comes first in descending and last in
/// ascending order.
static void writeOrder(Converter &c, ten::SortOp sort, bool isDescending) {
  OpBuilder::InsertionGuard guard(c.b);
  Location loc = sort.getLoc();
  SmallVector<Type> types;
  for (Value input : sort.getInputs())
    types.append(2, RankedTensorType::get({}, Converter::elementOf(input)));
  Block *body = c.b.createBlock(&sort.getComparator(), {}, types,
                                SmallVector<Location>(types.size(), loc));
  Num first(c, body->getArgument(0)), second(c, body->getArgument(1));
  auto direction = isDescending ? ten::Comparison::GT : ten::Comparison::LT;
  bool isFloat = isa<FloatType>(Converter::elementOf(first));
  Num before(c, ten::CompareOp::create(
                    c.b, RankedTensorType::get({}, c.b.getI1Type()), direction,
                    /*total_order=*/isFloat, first, second));
  if (isFloat) {
    // The total order has NaN of either sign at either end.
    Num isFirst = first == first, isSecond = second == second;
    Num apart = isDescending ? !isFirst & isSecond : isFirst & !isSecond;
    before = (isFirst & isSecond & before) | apart;
  }
  ten::YieldOp::create(c.b, before.get());
}

/// Returns the first `count` elements along a dimension.
static Value takeFirst(Converter &c, Value tensor, int64_t dim,
                       OpFoldResult count) {
  RankedTensorType type = Converter::typeOf(tensor);
  SmallVector<int64_t> starts(type.getRank(), 0), strides(type.getRank(), 1),
      limits, shape(type.getShape());
  SmallVector<Value> values;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    OpFoldResult limit = count;
    if (i != dim)
      limit = type.isDynamicDim(i)
                  ? OpFoldResult(tensor::DimOp::create(c.b, tensor, i))
                  : OpFoldResult(c.b.getIndexAttr(type.getDimSize(i)));
    if (auto known = getConstantIntValue(limit)) {
      limits.push_back(*known);
    } else {
      limits.push_back(ShapedType::kDynamic);
      values.push_back(cast<Value>(limit));
    }
  }
  shape[dim] = limits[dim];
  return ten::SliceOp::create(c.b, type.clone(shape), tensor, ValueRange(),
                              values, ValueRange(), starts, limits, strides);
}

/// Sorts values and positions along a dimension and takes the first of each.
static LogicalResult sortAndTake(Converter &c, Operation *op, Value values,
                                 Value places, int64_t dim, bool isDescending,
                                 OpFoldResult count) {
  Type element = Converter::elementOf(values);
  if (isa<ComplexType>(element))
    return c.refuse(op, "expects integers or floats");
  Value ordered =
      element.isInteger(1)
          ? c.convertTo(values, IntegerType::get(c.b.getContext(), 8,
                                                 IntegerType::Unsigned))
          : values;
  SmallVector<Value> inputs{ordered, places};
  auto sort = ten::SortOp::create(c.b, ValueRange(inputs).getTypes(), inputs,
                                  dim, /*is_stable=*/true);
  writeOrder(c, sort, isDescending);
  Value best = takeFirst(c, sort.getResult(0), dim, count);
  return c.replace(op, {c.convertTo(best, element),
                        takeFirst(c, sort.getResult(1), dim, count)});
}

/// `stablehlo.dynamic_top_k`: `k` is known at run time.
LogicalResult Converter::convertDynamicTopK(stablehlo::CustomCallOp op) {
  Value operand = op.getInputs()[0], k = op.getInputs()[1];
  RankedTensorType type = typeOf(operand);
  int64_t last = type.getRank() - 1;
  if (last < 0 || !elementOf(k).isInteger() || typeOf(k).getNumElements() != 1)
    return refuse(op, "expects rows, and one integer");
  Value places = ten::IotaOp::create(b, type.clone(elementOf(op.getResult(1))),
                                     last, dynamicSizes(operand));
  auto one = RankedTensorType::get({1}, elementOf(k));
  Value count = indexAt(ten::ReshapeOp::create(b, one, k), 0);
  return sortAndTake(*this, op, operand, places, last, /*isDescending=*/true,
                     count);
}

/// Returns the size of the results along the dimension: from the type, from the
/// shape operand, or from `k`, which follows the four operands of a call if it
/// is a value.
static std::optional<OpFoldResult>
approximateCount(Converter &c, stablehlo::CustomCallOp op, int64_t dim) {
  RankedTensorType type = Converter::typeOf(op.getResult(0));
  if (!type.isDynamicDim(dim))
    return OpFoldResult(c.b.getIndexAttr(type.getDimSize(dim)));
  auto shapes =
      op->getAttrOfType<DenseIntElementsAttr>("indices_of_shape_operands");
  if (shapes && !shapes.empty()) {
    int64_t at = (*shapes.begin()).getSExtValue();
    if (at >= 0 && at < static_cast<int64_t>(op.getInputs().size())) {
      Value shape = op.getInputs()[at];
      if (Converter::typeOf(shape).getRank() == 1 &&
          Converter::elementOf(shape).isInteger())
        return OpFoldResult(c.indexAt(shape, dim));
    }
  }
  if (op.getInputs().size() != 5 ||
      Converter::typeOf(op.getInputs()[4]).getRank() != 0)
    return std::nullopt;
  Value k = op.getInputs()[4];
  auto one = RankedTensorType::get({1}, Converter::elementOf(k));
  return OpFoldResult(c.indexAt(ten::ReshapeOp::create(c.b, one, k), 0));
}

LogicalResult Converter::convertApproxTopK(stablehlo::CustomCallOp op) {
  auto config = op->getAttrOfType<DictionaryAttr>("mhlo.backend_config");
  auto dim = config ? config.getAs<IntegerAttr>("reduction_dim") : nullptr;
  auto order = ten::attr::comparator.get(op);
  ValueRange inputs = op.getInputs();
  RankedTensorType type = typeOf(inputs[0]);
  if (!dim || dim.getInt() < 0 || dim.getInt() >= type.getRank() || !order ||
      typeOf(op.getResult(0)).getRank() != type.getRank())
    return refuse(op, "expects 'reduction_dim', and a comparator of one "
                      "comparison of its first two arguments");
  std::optional<OpFoldResult> count = approximateCount(*this, op, dim.getInt());
  if (!count)
    return refuse(op, "expects a size of the results along 'reduction_dim'");
  bool isDescending = order.getValue() == "GT";
  auto known = getConstantIntValue(*count);
  if (isDescending && known && dim.getInt() == type.getRank() - 1)
    return convertTopK(op, inputs[0], *known);
  return sortAndTake(*this, op, inputs[0], inputs[1], dim.getInt(),
                     isDescending, *count);
}
