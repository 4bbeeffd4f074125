//===- Reduction.cpp - Operations with a combining region -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts reduce, reduce_window, select_and_scatter, sort, map, scatter and
// scan. A region of one binary operation becomes a named kind; other regions
// are kept. Values are widened to the region's type and narrowed at the end.
// Windows over all earlier elements become scans; select_and_scatter becomes an
// arg-reduction of windows and a scatter.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace tenon;

/// Returns a named kind that combines, which `set` does not.
static std::optional<ten::ReductionKind> reductionKind(Block &body) {
  std::optional<ten::ScatterKind> kind = namedKind(body);
  if (!kind || *kind == ten::ScatterKind::Set)
    return std::nullopt;
  return static_cast<ten::ReductionKind>(*kind);
}

/// Converts values to the region's argument types, which may be wider.
static SmallVector<Value> widen(Converter &c, ValueRange values,
                                ArrayRef<BlockArgument> arguments) {
  SmallVector<Value> result;
  for (auto [value, argument] : llvm::zip(values, arguments))
    result.push_back(c.convertTo(value, Converter::elementOf(argument)));
  return result;
}

static ArrayRef<BlockArgument> arguments(Block &body) {
  return body.getArguments();
}

static SmallVector<Type> resultTypes(Operation *op, ValueRange widened) {
  SmallVector<Type> types;
  for (auto [result, value] : llvm::zip(op->getResults(), widened))
    types.push_back(
        Converter::typeOf(result).clone(Converter::elementOf(value)));
  return types;
}

/// Replaces with values of the results' element types.
static LogicalResult narrow(Converter &c, Operation *op, ValueRange values) {
  SmallVector<Value> results;
  for (auto [result, value] : llvm::zip(op->getResults(), values))
    results.push_back(c.convertTo(value, Converter::elementOf(result)));
  return c.replace(op, results);
}

LogicalResult Converter::convertReduce(stablehlo::ReduceOp op) {
  Block &body = op.getBody().front();
  size_t count = op.getInputs().size();
  SmallVector<Value> inputs =
      widen(*this, op.getInputs(), arguments(body).take_front(count));
  SmallVector<Value> inits =
      widen(*this, op.getInitValues(), arguments(body).take_front(count));
  SmallVector<Type> types = resultTypes(op, inputs);
  for (auto [init, type] : llvm::zip(inits, types))
    if (int64_t rank = typeOf(init).getRank();
        rank > 0 && rank != cast<RankedTensorType>(type).getRank())
      return refuse(op, "expects initial values that are scalars or of the "
                        "results' shape");
  if (count == 1)
    if (auto kind = reductionKind(body)) {
      Value result =
          ten::ReduceOp::create(
              b, types, ten::ReductionKindAttr::get(b.getContext(), *kind),
              inputs, ValueRange(), op.getDimensions())
              .getResult(0);
      if (typeOf(inits[0]).getRank() > 0)
        result = combine(*kind, castTo(inits[0], result.getType()), result);
      else if (!isIdentity(*kind, inits[0]))
        result = combine(*kind, broadcastScalar(inits[0], result), result);
      return narrow(*this, op, result);
    }
  if (llvm::any_of(inits,
                   [](Value init) { return typeOf(init).getRank() > 0; }))
    return refuse(op, "expects initial values that are scalars, or a body of "
                      "one operation");
  auto reduce = ten::ReduceOp::create(b, types, ten::ReductionKindAttr(),
                                      inputs, inits, op.getDimensions());
  takeRegion(op.getBody(), reduce.getBody());
  return narrow(*this, op, reduce.getResults());
}

/// Returns low and high padding of each dimension in turn; empty if all are 0.
static SmallVector<int64_t>
paddingOf(std::optional<DenseIntElementsAttr> padding) {
  SmallVector<int64_t> pad;
  if (padding)
    for (const APInt &value : padding->getValues<APInt>())
      pad.push_back(value.getSExtValue());
  if (llvm::all_of(pad, [](int64_t value) { return value == 0; }))
    pad.clear();
  return pad;
}

/// Omits a list of ones, which is the default.
static SmallVector<int64_t> onesLeftOut(std::optional<ArrayRef<int64_t>> list) {
  if (!list || llvm::all_of(*list, [](int64_t value) { return value == 1; }))
    return {};
  return SmallVector<int64_t>(*list);
}

/// Returns the dimension of windows over all earlier elements, and whether they
/// run from the end.
static std::optional<std::pair<int64_t, bool>>
scanDimension(stablehlo::ReduceWindowOp op, ArrayRef<int64_t> pad) {
  RankedTensorType type = Converter::typeOf(op.getInputs()[0]);
  if (!onesLeftOut(op.getWindowStrides()).empty() ||
      !onesLeftOut(op.getBaseDilations()).empty() ||
      !onesLeftOut(op.getWindowDilations()).empty() || pad.empty())
    return std::nullopt;
  std::optional<std::pair<int64_t, bool>> found;
  for (auto [dim, window] : llvm::enumerate(op.getWindowDimensions())) {
    int64_t low = pad[2 * dim], high = pad[2 * dim + 1];
    if (window == 1 && low == 0 && high == 0)
      continue;
    if (found || window != type.getDimSize(dim) || low + high != window - 1 ||
        (low != 0 && high != 0))
      return std::nullopt;
    found = {static_cast<int64_t>(dim), low == 0};
  }
  return found;
}

LogicalResult Converter::convertReduceWindow(stablehlo::ReduceWindowOp op) {
  using Kind = ten::ReductionKind;
  for (Value init : op.getInitValues())
    if (typeOf(init).getRank() > 0)
      return refuse(op, "expects initial values that are scalars");
  Block &body = op.getBody().front();
  size_t count = op.getInputs().size();
  SmallVector<Value> inputs =
      widen(*this, op.getInputs(), arguments(body).take_front(count));
  SmallVector<Value> inits =
      widen(*this, op.getInitValues(), arguments(body).take_front(count));
  SmallVector<Type> types = resultTypes(op, inputs);
  SmallVector<int64_t> pad = paddingOf(op.getPadding());
  SmallVector<int64_t> strides = onesLeftOut(op.getWindowStrides());
  SmallVector<int64_t> base = onesLeftOut(op.getBaseDilations());
  SmallVector<int64_t> dilation = onesLeftOut(op.getWindowDilations());
  if (count == 1)
    if (auto kind = reductionKind(body)) {
      // Padding holds the initial value: it can be combined once afterwards
      // only if combining it several times is the same.
      bool identity = isIdentity(*kind, inits[0]);
      bool idempotent = *kind == Kind::Max || *kind == Kind::Min ||
                        *kind == Kind::And || *kind == Kind::Or;
      if (identity || idempotent) {
        auto attr = ten::ReductionKindAttr::get(b.getContext(), *kind);
        Value result;
        if (auto dim = scanDimension(op, pad))
          result = ten::ScanOp::create(b, types, attr, inputs, ValueRange(),
                                       dim->first, dim->second)
                       .getResult(0);
        else
          result = ten::WindowReduceOp::create(
                       b, types, attr, inputs, ValueRange(),
                       op.getWindowDimensions(), strides, pad, base, dilation)
                       .getResult(0);
        if (!identity)
          result = combine(*kind, broadcastScalar(inits[0], result), result);
        return narrow(*this, op, result);
      }
    }
  auto window = ten::WindowReduceOp::create(
      b, types, ten::ReductionKindAttr(), inputs, inits,
      op.getWindowDimensions(), strides, pad, base, dilation);
  takeRegion(op.getBody(), window.getBody());
  return narrow(*this, op, window.getResults());
}

/// Copies a body of scalars to the insertion point.
static Value copyBody(Converter &c, Block &body, ValueRange arguments) {
  IRMapping mapping;
  mapping.map(body.getArguments(), arguments);
  for (Operation &op : body.without_terminator())
    c.b.clone(op, mapping);
  return mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
}

// Each window selects the index of one element; the sources are then scattered
// to the selected positions. Padding has index -1, which is never selected and
// is out of bounds for the scatter.
LogicalResult
Converter::convertSelectAndScatter(stablehlo::SelectAndScatterOp op) {
  RankedTensorType type = typeOf(op.getOperand());
  RankedTensorType source = typeOf(op.getSource());
  if (!type.hasStaticShape() || !source.hasStaticShape())
    return refuse(op, "expects static shapes");
  int64_t elements = type.getNumElements(), sources = source.getNumElements();
  Type indexType = b.getI64Type();
  Value iota = ten::IotaOp::create(
      b, RankedTensorType::get({elements}, indexType), 0, ValueRange());
  Value index = ten::ReshapeOp::create(b, type.clone(indexType), iota);
  auto scalarIndex = RankedTensorType::get({}, indexType);
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value none = ten::ConstantOp::create(b, splat(scalarIndex, -1));
  Value nothing = ten::ConstantOp::create(b, splat(scalar, 0));
  SmallVector<int64_t> window(type.getRank(), 1);
  if (op.getWindowDimensions())
    window.assign(op.getWindowDimensions()->begin(),
                  op.getWindowDimensions()->end());
  SmallVector<Type> types = {source.clone(type.getElementType()),
                             source.clone(indexType)};
  auto chosen = ten::WindowReduceOp::create(
      b, types, ten::ReductionKindAttr(), ValueRange{op.getOperand(), index},
      ValueRange{nothing, none}, window, onesLeftOut(op.getWindowStrides()),
      paddingOf(op.getPadding()), ArrayRef<int64_t>(), ArrayRef<int64_t>());
  {
    OpBuilder::InsertionGuard guard(b);
    Location loc = op.getLoc();
    Block *body = b.createBlock(&chosen.getBody(), {},
                                {scalar, scalarIndex, scalar, scalarIndex},
                                {loc, loc, loc, loc});
    Value a = body->getArgument(0), i = body->getArgument(1),
          d = body->getArgument(2), j = body->getArgument(3);
    Value zero = ten::ConstantOp::create(b, splat(scalarIndex, 0));
    Num first(*this, compare(ten::Comparison::GE, i, zero));
    Num second(*this, compare(ten::Comparison::GE, j, zero));
    Num better(*this, copyBody(*this, op.getSelect().front(), {a, d}));
    Value keep = first & (!second | better);
    ten::YieldOp::create(b, ValueRange{select(keep, a, d), select(keep, i, j)});
  }
  Value places = ten::ReshapeOp::create(
      b, RankedTensorType::get({sources, 1}, indexType), chosen.getResult(1));
  // The combiner may have a wider type than the operands.
  Block &combiner = op.getScatter().front();
  Type element = elementOf(combiner.getArgument(0));
  Value updates =
      ten::ReshapeOp::create(b, RankedTensorType::get({sources}, element),
                             convertTo(op.getSource(), element));
  auto flat = RankedTensorType::get({elements}, element);
  Value start = ten::BroadcastOp::create(
      b, flat, convertTo(op.getInitValue(), element), ArrayRef<int64_t>());
  auto kind = namedKind(combiner);
  auto scatter = ten::ScatterOp::create(
      b, TypeRange(flat),
      kind ? ten::ScatterKindAttr::get(b.getContext(), *kind)
           : ten::ScatterKindAttr(),
      start, places, updates, ArrayRef<int64_t>(), ArrayRef<int64_t>(0),
      ArrayRef<int64_t>(), ArrayRef<int64_t>(), ArrayRef<int64_t>(0), 1);
  if (!kind)
    takeRegion(op.getScatter(), scatter.getBody());
  return replace(
      op, ten::ReshapeOp::create(b, type.clone(element), scatter.getResult(0))
              .getResult());
}

LogicalResult Converter::convertSort(stablehlo::SortOp op) {
  int64_t dim = op.getDimension();
  if (dim < 0)
    dim += typeOf(op.getInputs()[0]).getRank();
  auto sort = ten::SortOp::create(b, op.getInputs().getTypes(), op.getInputs(),
                                  dim, op.getIsStable());
  takeRegion(op.getComparator(), sort.getComparator());
  return replace(op, sort.getResults());
}

LogicalResult Converter::convertMap(stablehlo::MapOp op) {
  Block &body = op.getComputation().front();
  IRMapping mapping;
  Value model = op.getInputs()[0];
  for (auto [argument, input] : llvm::zip(body.getArguments(), op.getInputs()))
    mapping.map(argument, castTo(input, typeOf(model).clone(elementOf(input))));
  auto full = [&](Value value) {
    return broadcastScalar(mapping.lookupOrDefault(value), model);
  };
  for (Operation &inner : body.without_terminator()) {
    if (isa<ten::ConstantOp>(inner)) {
      b.clone(inner, mapping);
      continue;
    }
    if (!inner.hasTrait<ten::Pointwise>())
      return refuse(op, "'" + inner.getName().getStringRef() +
                            "' in its computation is not elementwise");
    SmallVector<Value> operands =
        llvm::map_to_vector(inner.getOperands(), full);
    SmallVector<Type> types;
    for (Value result : inner.getResults())
      types.push_back(typeOf(model).clone(elementOf(result)));
    Operation *copy = b.clone(inner, mapping);
    copy->setOperands(operands);
    for (auto [result, type] : llvm::zip(copy->getResults(), types))
      result.setType(type);
  }
  return replace(op, full(body.getTerminator()->getOperand(0)));
}

LogicalResult Converter::convertScatter(stablehlo::ScatterOp op) {
  Block &body = op.getUpdateComputation().front();
  size_t count = op.getInputs().size();
  auto dims = op.getScatterDimensionNumbers();
  SmallVector<Value> inputs =
      widen(*this, op.getInputs(), arguments(body).take_front(count));
  SmallVector<Value> updates =
      widen(*this, op.getUpdates(), arguments(body).drop_front(count));
  std::optional<ten::ScatterKind> kind;
  if (count == 1)
    kind = namedKind(body);
  auto scatter = ten::ScatterOp::create(
      b, resultTypes(op, inputs),
      kind ? ten::ScatterKindAttr::get(b.getContext(), *kind)
           : ten::ScatterKindAttr(),
      inputs, op.getScatterIndices(), updates, dims.getUpdateWindowDims(),
      dims.getInsertedWindowDims(), dims.getInputBatchingDims(),
      dims.getScatterIndicesBatchingDims(), dims.getScatterDimsToOperandDims(),
      dims.getIndexVectorDim(), op.getIndicesAreSorted(),
      op.getUniqueIndices());
  if (!kind)
    takeRegion(op.getUpdateComputation(), scatter.getBody());
  return narrow(*this, op, scatter.getResults());
}

// Emits one iteration per slice; only named kinds are a `ten.scan`.
LogicalResult Converter::convertScan(chlo::ScanOp op) {
  Block &body = op.getBody().front();
  int64_t dim = op.getDimension();
  ValueRange inputs = op.getInputs();
  if (inputs.empty() || !typeOf(inputs[0]).hasStaticShape())
    return refuse(op, "expects inputs of static shape");
  int64_t length = typeOf(inputs[0]).getDimSize(dim);
  for (Value value : op.getOperands())
    if (!typeOf(value).hasStaticShape())
      return refuse(op, "expects inputs of static shape");
  for (Value value : op.getOutputs())
    if (!typeOf(value).hasStaticShape())
      return refuse(op, "expects results of static shape");
  auto sliceType = [&](RankedTensorType type, bool keep) {
    SmallVector<int64_t> shape(type.getShape());
    if (keep)
      shape[dim] = 1;
    else
      shape.erase(shape.begin() + dim);
    return RankedTensorType::get(shape, type.getElementType());
  };
  SmallVector<Value> start(op.getInits());
  for (Value output : op.getOutputs())
    start.push_back(
        ten::ConstantOp::create(b, splat(typeOf(output), 0)).getResult());
  Value zero = arith::ConstantIndexOp::create(b, 0);
  Value one = arith::ConstantIndexOp::create(b, 1);
  Value end = arith::ConstantIndexOp::create(b, length);
  size_t carries = op.getInits().size();
  auto loop = scf::ForOp::create(b, zero, end, one, start);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value step = loop.getInductionVar();
    if (op.getIsReverse()) {
      Value last = arith::ConstantIndexOp::create(b, length - 1);
      step = arith::SubIOp::create(b, last, step);
    }
    auto scalar = RankedTensorType::get({}, b.getI64Type());
    Value at = scalarOf(step, scalar);
    Value origin = ten::ConstantOp::create(b, splat(scalar, 0));
    auto starts = [&](RankedTensorType type) {
      SmallVector<Value> starts(type.getRank(), origin);
      starts[dim] = at;
      return starts;
    };
    SmallVector<Value> arguments;
    for (Value input : inputs) {
      RankedTensorType part = sliceType(typeOf(input), /*keep=*/true);
      Value slice = ten::DynamicSliceOp::create(
          b, part, input, starts(typeOf(input)), part.getShape());
      arguments.push_back(ten::ReshapeOp::create(
          b, sliceType(typeOf(input), /*keep=*/false), slice));
    }
    llvm::append_range(arguments, loop.getRegionIterArgs().take_front(carries));
    IRMapping mapping;
    mapping.map(body.getArguments(), arguments);
    for (Operation &inner : body.without_terminator())
      b.clone(inner, mapping);
    SmallVector<Value> results = llvm::map_to_vector(
        body.getTerminator()->getOperands(),
        [&](Value value) { return mapping.lookupOrDefault(value); });
    size_t outputs = results.size() - carries;
    SmallVector<Value> yielded(results.begin() + outputs, results.end());
    for (size_t i = 0; i < outputs; ++i) {
      Value whole = loop.getRegionIterArgs()[carries + i];
      Value part = ten::ReshapeOp::create(
          b, sliceType(typeOf(whole), /*keep=*/true), results[i]);
      yielded.push_back(ten::DynamicUpdateSliceOp::create(
          b, whole.getType(), whole, starts(typeOf(whole)), part));
    }
    scf::YieldOp::create(b, yielded);
  }
  SmallVector<Value> results(loop.getResults().drop_front(carries));
  llvm::append_range(results, loop.getResults().take_front(carries));
  return replace(op, results);
}

Converter::Outcome Converter::reduction(Operation *op) {
  using namespace stablehlo;
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return convertReduce(reduce);
  if (auto window = dyn_cast<ReduceWindowOp>(op))
    return convertReduceWindow(window);
  if (auto selectOp = dyn_cast<SelectAndScatterOp>(op))
    return convertSelectAndScatter(selectOp);
  if (auto sort = dyn_cast<SortOp>(op))
    return convertSort(sort);
  if (auto map = dyn_cast<MapOp>(op))
    return convertMap(map);
  if (auto scan = dyn_cast<chlo::ScanOp>(op))
    return convertScan(scan);
  return std::nullopt;
}
