//===- Dynamic.cpp - Operations with sizes as operands --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts StableHLO's dynamic operations, whose shapes, paddings or windows
// are operands: to the static form if the operands are constants, otherwise to
// `ten` operations with dynamic sizes. `dynamic_reduce_window` uses a static
// window over a dynamically padded input if the window's form is constant, a
// scan if run-time windows turn out to be prefixes, and otherwise a loop over
// window elements.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Constraints.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tenon;

/// Returns the values of a shape operand if they are constants.
static std::optional<SmallVector<int64_t>> knownShape(Value shape) {
  DenseIntElementsAttr attr;
  if (!matchPattern(shape, m_Constant(&attr)))
    return std::nullopt;
  SmallVector<int64_t> sizes;
  for (const APInt &size : attr.getValues<APInt>())
    sizes.push_back(size.getSExtValue());
  return sizes;
}

namespace {

/// Values that are attributes or operands, as in DynamicIndexList.
struct IndexList {
  SmallVector<int64_t> fixed;
  SmallVector<Value> values;

  IndexList(Converter &c, Value shape) {
    if (auto known = knownShape(shape)) {
      fixed = *known;
      return;
    }
    for (int64_t i = 0, e = Converter::typeOf(shape).getDimSize(0); i < e;
         ++i) {
      fixed.push_back(ShapedType::kDynamic);
      values.push_back(c.indexAt(shape, i));
    }
  }
};

} // namespace

/// Returns the sizes of the dynamic dimensions of `type` from a shape operand.
static SmallVector<Value> sizesFrom(Converter &c, RankedTensorType type,
                                    Value shape) {
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(c.indexAt(shape, dim));
  return sizes;
}

/// Converts a gather of one slice to a slice with clamped starts.
static Value gatherBox(Converter &c, stablehlo::DynamicGatherOp op) {
  auto &b = c.b;
  auto dims = op.getDimensionNumbers();
  RankedTensorType type = Converter::typeOf(op.getOperand());
  RankedTensorType resultType = Converter::typeOf(op.getResult());
  SmallVector<Value> starts, limits;
  SmallVector<int64_t> dynamic(type.getRank(), ShapedType::kDynamic),
      ones(type.getRank(), 1);
  SmallVector<Value> kept;
  Value zero = arith::ConstantIndexOp::create(b, 0);
  for (int64_t i = 0; i < type.getRank(); ++i) {
    Value size = c.indexAt(op.getSliceSizes(), i), start = zero;
    const int64_t *at = llvm::find(dims.getStartIndexMap(), i);
    if (at != dims.getStartIndexMap().end()) {
      Value full = tensor::DimOp::create(b, op.getOperand(), i);
      Value last = arith::SubIOp::create(b, full, size);
      start =
          c.indexAt(op.getStartIndices(), at - dims.getStartIndexMap().begin());
      start = arith::MinSIOp::create(b, start, last);
      start = arith::MaxSIOp::create(b, start, zero);
    }
    starts.push_back(start);
    limits.push_back(arith::AddIOp::create(b, start, size));
    if (!llvm::is_contained(dims.getCollapsedSliceDims(), i))
      kept.push_back(size);
  }
  Value slice = ten::SliceOp::create(
      b, RankedTensorType::get(dynamic, type.getElementType()), op.getOperand(),
      starts, limits, ValueRange(), dynamic, dynamic, ones);
  SmallVector<Value> sizes;
  for (int64_t i = 0; i < resultType.getRank(); ++i)
    if (resultType.isDynamicDim(i))
      sizes.push_back(kept[i]);
  return ten::ReshapeOp::create(b, resultType, slice, sizes);
}

/// Pads the input by dynamic amounts first.
static LogicalResult convertDynamicConv(Converter &c,
                                        stablehlo::DynamicConvOp op) {
  auto &b = c.b;
  auto dims = op.getDimensionNumbers();
  int64_t spatial = dims.getInputSpatial().size(), rank = spatial + 2;
  RankedTensorType padding = Converter::typeOf(op.getPadding());
  auto fits = [&](auto list) {
    return !list || static_cast<int64_t>(list->size()) == spatial;
  };
  if (padding.getRank() != 2 || padding.getDimSize(0) != spatial ||
      padding.getDimSize(1) != 2 || !fits(op.getWindowStrides()) ||
      !fits(op.getLhsDilation()) || !fits(op.getRhsDilation()))
    return c.refuse(op, "expects one entry of padding, strides and dilations "
                        "for each spatial dimension");
  Value flat = ten::ReshapeOp::create(
      b, RankedTensorType::get({2 * spatial}, padding.getElementType()),
      op.getPadding());
  SmallVector<int64_t> low(rank, 0), high(rank, 0), interior(rank, 0);
  SmallVector<std::pair<int64_t, int64_t>> order;
  for (int64_t i = 0; i < spatial; ++i) {
    int64_t dim = dims.getInputSpatial()[i];
    low[dim] = high[dim] = ShapedType::kDynamic;
    if (op.getLhsDilation())
      interior[dim] = (*op.getLhsDilation())[i] - 1;
    order.push_back({dim, i});
  }
  llvm::sort(order);
  SmallVector<Value> lows, highs;
  for (auto [dim, i] : order) {
    lows.push_back(c.indexAt(flat, 2 * i));
    highs.push_back(c.indexAt(flat, 2 * i + 1));
  }
  RankedTensorType type = Converter::typeOf(op.getLhs());
  SmallVector<int64_t> shape(type.getShape());
  for (int64_t dim : dims.getInputSpatial())
    shape[dim] = ShapedType::kDynamic;
  Value zero = ten::ConstantOp::create(
      b, Converter::splat(RankedTensorType::get({}, type.getElementType()), 0));
  Value padded =
      ten::PadOp::create(b, type.clone(shape), op.getLhs(), zero, lows, highs,
                         ValueRange(), low, high, interior);
  auto convDims = ten::ConvDimsAttr::get(
      b.getContext(), dims.getInputBatch(), dims.getInputFeature(),
      dims.getInputSpatial(), dims.getKernelInputFeature(),
      dims.getKernelOutputFeature(), dims.getKernelSpatial(),
      dims.getOutputBatch(), dims.getOutputFeature(), dims.getOutputSpatial());
  auto list = [](auto values) {
    return values ? ArrayRef<int64_t>(*values) : ArrayRef<int64_t>();
  };
  ArrayRef<bool> reverse;
  if (op.getWindowReversal())
    reverse = *op.getWindowReversal();
  return c.replace(
      op, ten::ConvOp::create(b, op.getType(), padded, op.getRhs(), convDims,
                              list(op.getWindowStrides()), ArrayRef<int64_t>(),
                              ArrayRef<int64_t>(), list(op.getRhsDilation()),
                              reverse, op.getFeatureGroupCount(),
                              op.getBatchGroupCount(), TypeAttr())
              .getResult());
}

/// Larger windows, strides and dilations are left to loops.
/// Bound: elements; code size.
static constexpr int64_t kMaxStaticFactor = 1 << 20;

/// Returns entry `i` of a concatenated list, if it is constant.
static std::optional<int64_t> knownEntry(Value list, int64_t i) {
  if (auto known = knownShape(list))
    return (*known)[i];
  if (auto reshape = list.getDefiningOp<ten::ReshapeOp>())
    return knownEntry(reshape.getOperand(), i);
  auto concat = list.getDefiningOp<ten::ConcatOp>();
  if (!concat || concat.getDim() != 0)
    return std::nullopt;
  for (Value part : concat.getInputs()) {
    if (!Converter::typeOf(part).hasStaticShape())
      return std::nullopt;
    int64_t size = Converter::typeOf(part).getNumElements();
    if (i < size)
      return knownEntry(part, i);
    i -= size;
  }
  return std::nullopt;
}

/// Returns the first `count` entries of a list, if all are constants between 1
/// and the largest supported one.
static std::optional<SmallVector<int64_t>> knownFactors(Value list,
                                                        int64_t count) {
  SmallVector<int64_t> entries;
  for (int64_t i = 0; i < count; ++i) {
    std::optional<int64_t> entry = knownEntry(list, i);
    if (!entry || *entry < 1 || *entry > kMaxStaticFactor)
      return std::nullopt;
    entries.push_back(*entry);
  }
  return entries;
}

/// Reduces windows of constant form over an input that is padded first, with
/// the initial value, by dynamic amounts. Padding of constant zero leaves
/// static sizes; an identity as initial value is ignored. Null if the form of
/// the windows is not constant.
static Value reduceKnownWindows(Converter &c, ten::ReductionKind kind,
                                ValueRange in, bool startsEmpty,
                                RankedTensorType resultType) {
  auto &b = c.b;
  RankedTensorType type = Converter::typeOf(in[0]);
  int64_t rank = type.getRank();
  auto window = knownFactors(in[2], rank), strides = knownFactors(in[3], rank),
       base = knownFactors(in[4], rank), dilation = knownFactors(in[5], rank);
  if (rank == 0 || !window || !strides || !base || !dilation)
    return {};
  Value flat = ten::ReshapeOp::create(
      b,
      RankedTensorType::get({2 * rank},
                            Converter::typeOf(in[6]).getElementType()),
      in[6]);
  SmallVector<int64_t> low, high, gaps;
  SmallVector<int64_t> shape(type.getShape()), places;
  SmallVector<Value> lows, highs;
  auto amount = [&](int64_t entry, SmallVector<int64_t> &known,
                    SmallVector<Value> &values) {
    bool isNone = knownEntry(in[6], entry) == 0;
    known.push_back(isNone ? 0 : ShapedType::kDynamic);
    if (!isNone)
      values.push_back(c.indexAt(flat, entry));
  };
  for (int64_t i = 0; i < rank; ++i) {
    amount(2 * i, low, lows);
    amount(2 * i + 1, high, highs);
    gaps.push_back((*base)[i] - 1);
    if (low.back() != 0 || high.back() != 0 || gaps.back() != 0)
      shape[i] = ShapedType::kDynamic;
    std::optional<int64_t> count = ten::countWindows(
        {shape[i], (*window)[i], (*strides)[i], 0, 0, 1, (*dilation)[i]});
    if (!count)
      return {};
    places.push_back(*count);
  }
  if (failed(verifyCompatibleShape(places, resultType.getShape())))
    return {};
  Value padded = ten::PadOp::create(b, type.clone(shape), in[0], in[1], lows,
                                    highs, ValueRange(), low, high, gaps);
  Value reduced = ten::WindowReduceOp::create(
                      b, TypeRange(type.clone(places)),
                      ten::ReductionKindAttr::get(b.getContext(), kind),
                      ValueRange(padded), ValueRange(), *window, *strides,
                      ArrayRef<int64_t>(), ArrayRef<int64_t>(), *dilation)
                      .getResult(0);
  return startsEmpty
             ? reduced
             : c.combine(kind, c.broadcastScalar(in[1], reduced), reduced);
}

namespace {
/// A dimension along which windows may be prefixes or suffixes.
struct ScannedDim {
  int64_t dim;
  bool reverse;
};
} // namespace

/// Returns the dimension that may be scanned, if everything but the window's
/// size and one side's padding is constant.
static std::optional<ScannedDim> mayBeScan(ValueRange in, int64_t rank) {
  std::optional<ScannedDim> found;
  for (int64_t i = 0; i < rank; ++i) {
    for (int64_t list : {3, 4, 5})
      if (knownEntry(in[list], i) != 1)
        return std::nullopt;
    std::optional<int64_t> low = knownEntry(in[6], 2 * i),
                           high = knownEntry(in[6], 2 * i + 1);
    if (knownEntry(in[2], i) == 1 && low == 0 && high == 0)
      continue;
    if (found || (low != 0 && high != 0))
      return std::nullopt;
    found = {i, low == 0};
  }
  return found;
}

/// Combines element by element of all windows at once. Whether windows are
/// prefixes, as in a cumulative sum, is checked at run time: then a scan is
/// used.
LogicalResult
Converter::convertDynamicReduceWindow(stablehlo::CustomCallOp op) {
  ValueRange in = op.getInputs();
  RankedTensorType type = typeOf(in[0]);
  RankedTensorType resultType = typeOf(op.getResult(0));
  int64_t rank = type.getRank();
  auto reducer = ten::attr::reducer.get(op);
  using Kind = ten::ReductionKind;
  auto kind =
      llvm::StringSwitch<std::optional<Kind>>(reducer ? reducer.getValue() : "")
          .Case("stablehlo.add", Kind::Add)
          .Case("stablehlo.multiply", Kind::Mul)
          .Case("stablehlo.maximum", Kind::Max)
          .Case("stablehlo.minimum", Kind::Min)
          .Case("stablehlo.and", Kind::And)
          .Case("stablehlo.or", Kind::Or)
          .Default(std::nullopt);
  if (!kind)
    return refuse(op, "expects a computation of one operation");
  auto fits = [&](Value list) {
    RankedTensorType shape = typeOf(list);
    return shape.getRank() == 1 && shape.getDimSize(0) == rank &&
           shape.getElementType().isInteger();
  };
  RankedTensorType padding = typeOf(in[6]);
  if (!llvm::all_of(in.slice(2, 4), fits) || padding.getRank() != 2 ||
      padding.getDimSize(0) != rank || padding.getDimSize(1) != 2 ||
      typeOf(in[1]).getRank() != 0 || resultType.getRank() != rank)
    return refuse(op, "expects one number for each dimension, and two of "
                      "padding");

  auto index = [&](int64_t i) -> Value {
    return arith::ConstantIndexOp::create(b, i);
  };
  auto plus = [&](Value x, Value y) -> Value {
    return arith::AddIOp::create(b, x, y);
  };
  auto minus = [&](Value x, Value y) -> Value {
    return arith::SubIOp::create(b, x, y);
  };
  auto times = [&](Value x, Value y) -> Value {
    return arith::MulIOp::create(b, x, y);
  };
  Value zero = index(0), one = index(1);
  SmallVector<int64_t> dynamic(rank, ShapedType::kDynamic);
  Value flat = ten::ReshapeOp::create(
      b, RankedTensorType::get({2 * rank}, padding.getElementType()), in[6]);
  SmallVector<Value> windows, strides, dilations, lows, highs, gaps;
  for (int64_t i = 0; i < rank; ++i) {
    windows.push_back(indexAt(in[2], i));
    strides.push_back(indexAt(in[3], i));
    gaps.push_back(minus(indexAt(in[4], i), one));
    dilations.push_back(indexAt(in[5], i));
    lows.push_back(indexAt(flat, 2 * i));
    highs.push_back(indexAt(flat, 2 * i + 1));
  }
  RankedTensorType anyShape =
      RankedTensorType::get(dynamic, type.getElementType());
  bool startsEmpty = isIdentity(*kind, in[1]);
  auto combineWindows = [&]() -> Value {
    if (Value reduced =
            reduceKnownWindows(*this, *kind, in, startsEmpty, resultType))
      return reduced;
    Value padded = ten::PadOp::create(b, anyShape, in[0], in[1], lows, highs,
                                      gaps, dynamic, dynamic, dynamic);
    // The number of windows that fit; the distance from the first to the last.
    SmallVector<Value> counts, spans;
    for (int64_t i = 0; i < rank; ++i) {
      Value window = plus(times(minus(windows[i], one), dilations[i]), one);
      Value room = minus(tensor::DimOp::create(b, padded, i), window);
      Value count = plus(arith::FloorDivSIOp::create(b, room, strides[i]), one);
      counts.push_back(arith::MaxSIOp::create(b, count, zero));
      spans.push_back(plus(times(minus(counts.back(), one), strides[i]), one));
    }
    Value start = ten::BroadcastOp::create(b, anyShape, in[1],
                                           ArrayRef<int64_t>(), counts);
    SmallVector<Value> steps(rank, one), first(rank, zero);
    scf::LoopNest nest = scf::buildLoopNest(
        b, b.getLoc(), first, windows, steps, start,
        [&](OpBuilder &nested, Location, ValueRange at,
            ValueRange carried) -> scf::ValueVector {
          OpBuilder::InsertionGuard guard(b);
          b.setInsertionPoint(nested.getInsertionBlock(),
                              nested.getInsertionPoint());
          SmallVector<Value> starts, limits;
          for (int64_t i = 0; i < rank; ++i) {
            starts.push_back(times(at[i], dilations[i]));
            // Without windows nothing is read.
            limits.push_back(
                plus(starts[i], arith::MaxSIOp::create(b, spans[i], zero)));
          }
          Value slice =
              ten::SliceOp::create(b, anyShape, padded, starts, limits, strides,
                                   dynamic, dynamic, dynamic);
          return {combine(*kind, carried[0], slice)};
        });
    return nest.results.empty() ? start : nest.results.front();
  };
  std::optional<ScannedDim> scanned = mayBeScan(in, rank);
  if (!scanned || !startsEmpty)
    return replace(op, combineWindows());
  int64_t dim = scanned->dim;
  bool reverse = scanned->reverse;
  auto isEqual = [&](Value x, Value y) -> Value {
    return arith::CmpIOp::create(b, arith::CmpIPredicate::eq, x, y);
  };
  Value isScan = arith::AndIOp::create(
      b, isEqual(windows[dim], tensor::DimOp::create(b, in[0], dim)),
      isEqual(reverse ? highs[dim] : lows[dim], minus(windows[dim], one)));
  auto choice = scf::IfOp::create(b, anyShape, isScan, /*withElse=*/true);
  auto yieldIn = [&](Block *block, llvm::function_ref<Value()> make) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(block);
    Value made = make();
    if (made.getType() != anyShape)
      made = tensor::CastOp::create(b, anyShape, made);
    scf::YieldOp::create(b, made);
  };
  yieldIn(choice.thenBlock(), [&]() -> Value {
    return ten::ScanOp::create(
               b, TypeRange(type),
               ten::ReductionKindAttr::get(b.getContext(), *kind),
               in.take_front(), ValueRange(), dim, reverse)
        .getResult(0);
  });
  yieldIn(choice.elseBlock(), combineWindows);
  return replace(op, choice.getResult(0));
}

Converter::Outcome Converter::dynamic(Operation *op) {
  using namespace stablehlo;
  if (auto size = dyn_cast<GetDimensionSizeOp>(op)) {
    Value dim = tensor::DimOp::create(
        b, size.getOperand(), static_cast<int64_t>(size.getDimension()));
    return replace(op, scalarOf(dim, size.getType()));
  }
  if (auto broadcast = dyn_cast<DynamicBroadcastInDimOp>(op))
    return replace(op, ten::BroadcastOp::create(
                           b, broadcast.getType(), broadcast.getOperand(),
                           broadcast.getBroadcastDimensions(),
                           sizesFrom(*this, typeOf(broadcast.getResult()),
                                     broadcast.getOutputDimensions()))
                           .getResult());
  if (auto iota = dyn_cast<DynamicIotaOp>(op))
    return replace(
        op, ten::IotaOp::create(b, iota.getType(), iota.getIotaDimension(),
                                sizesFrom(*this, typeOf(iota.getResult()),
                                          iota.getOutputShape()))
                .getResult());
  if (auto reshape = dyn_cast<DynamicReshapeOp>(op))
    return replace(
        op, ten::ReshapeOp::create(b, reshape.getType(), reshape.getOperand(),
                                   sizesFrom(*this, typeOf(reshape.getResult()),
                                             reshape.getOutputShape()))
                .getResult());
  if (auto pad = dyn_cast<DynamicPadOp>(op)) {
    IndexList low(*this, pad.getEdgePaddingLow()),
        high(*this, pad.getEdgePaddingHigh()),
        interior(*this, pad.getInteriorPadding());
    return replace(op, ten::PadOp::create(b, pad.getType(), pad.getOperand(),
                                          pad.getPaddingValue(), low.values,
                                          high.values, interior.values,
                                          low.fixed, high.fixed, interior.fixed)
                           .getResult());
  }
  if (auto slice = dyn_cast<RealDynamicSliceOp>(op)) {
    IndexList start(*this, slice.getStartIndices()),
        limit(*this, slice.getLimitIndices()),
        stride(*this, slice.getStrides());
    return replace(
        op, ten::SliceOp::create(b, slice.getType(), slice.getOperand(),
                                 start.values, limit.values, stride.values,
                                 start.fixed, limit.fixed, stride.fixed)
                .getResult());
  }
  if (auto gather = dyn_cast<DynamicGatherOp>(op)) {
    auto dims = gather.getDimensionNumbers();
    if (!knownShape(gather.getSliceSizes()) &&
        typeOf(gather.getStartIndices()).getRank() == 1 &&
        dims.getIndexVectorDim() == 0 && dims.getOperandBatchingDims().empty())
      return replace(op, gatherBox(*this, gather));
    IndexList sizes(*this, gather.getSliceSizes());
    return convertGather(gather, sizes.values, sizes.fixed);
  }
  if (auto conv = dyn_cast<DynamicConvOp>(op))
    return convertDynamicConv(*this, conv);
  if (isa<SetDimensionSizeOp>(op))
    return refuse(op, "bounded dynamic sizes are not supported");
  return std::nullopt;
}
