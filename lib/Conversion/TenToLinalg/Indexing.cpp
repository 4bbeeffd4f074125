//===- Indexing.cpp - Lowers slices, gathers and scatters -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers operations with computed indices: dynamic_slice, gather and
// dynamic_update_slice compute each element at clamped indices; scatter is a
// loop over index vectors, in order, around a nest over the update window, so
// that updates of the same element apply in the specified order. A dynamic
// slice of a whole argument at the start of a kernel becomes a subview. Members
// of NestBody and KernelLowering.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "KernelLowering.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Returns a start of `element` type as an index, clamped so that `size`
/// elements fit in `extent`.
static Value clampStart(NestBody &body, Value start, Type element,
                        OpFoldResult extent, OpFoldResult size) {
  std::optional<int64_t> all = getConstantIntValue(extent),
                         part = getConstantIntValue(size);
  auto type = dyn_cast<IntegerType>(start.getType());
  if (!all || !part || !type || element.isInteger(1)) {
    Value last =
        body.create<arith::SubIOp>(body.value(extent), body.value(size));
    Value index = body.asIndex(start, element);
    return element.isUnsignedInteger()
               ? Value(body.create<arith::MinUIOp>(index, last))
               : body.clampIndex(index, body.index(0), last);
  }
  // In the start's own type, a vector has as many lanes as the type allows.
  bool isUnsigned = element.isUnsignedInteger();
  auto last = static_cast<uint64_t>(*all - *part);
  uint64_t largest =
      llvm::maskTrailingOnes<uint64_t>(type.getWidth() - !isUnsigned);
  if (!isUnsigned)
    start = body.create<arith::MaxSIOp>(start, body.zero(type));
  if (last < largest)
    start = body.create<arith::MinUIOp>(
        start, body.integer(type, static_cast<int64_t>(last)));
  return body.create<arith::IndexCastUIOp>(body.builder.getIndexType(), start);
}

/// Returns the starts of a dynamic slice, clamped so that a slice of `sizes`
/// fits.
static SmallVector<Value> clampedStarts(NestBody &body, Value operand,
                                        ValueRange starts,
                                        ArrayRef<OpFoldResult> sizes) {
  SmallVector<Value> clamped;
  SmallVector<OpFoldResult> extents = body.kernel.sizes(operand);
  for (auto [dim, start] : llvm::enumerate(starts)) {
    clamped.push_back(clampStart(body, body.element(start, {}),
                                 tensorType(start).getElementType(),
                                 extents[dim], sizes[dim]));
  }
  return clamped;
}

static Value dynamicSliceElement(NestBody &body, DynamicSliceOp op,
                                 ArrayRef<LoopIndex> indices) {
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(body.builder.getContext(), op.getSizes());
  SmallVector<Value> starts =
      clampedStarts(body, op.getOperand(), op.getStarts(), sizes);
  LoopIndices source;
  for (auto [start, index] : llvm::zip_equal(starts, indices))
    source.push_back(body.plus(index, LoopIndex(start)));
  return body.element(op.getOperand(), source);
}

/// Returns element `k` of the index vector at an index of the batch dimensions,
/// of the tensor's integer type.
static Value indexVectorElement(NestBody &body, Value indices,
                                int64_t vectorDim, int64_t k,
                                ArrayRef<LoopIndex> batch) {
  LoopIndices place(batch);
  if (vectorDim < tensorType(indices).getRank())
    place.insert(place.begin() + vectorDim, body.constant(k));
  return body.element(indices, place);
}

/// Returns the position of batching dimension `dim` of the indices among the
/// batch dimensions.
static int64_t batchPosition(int64_t dim, int64_t vectorDim) {
  return dim < vectorDim ? dim : dim - 1;
}

static Value gatherElement(NestBody &body, GatherOp op,
                           ArrayRef<LoopIndex> indices) {
  if (op.dropsEmptyDimension())
    return body.zero(op.getType().getElementType());
  LoopIndices batch, offsets;
  for (auto [dim, index] : llvm::enumerate(indices))
    (llvm::is_contained(op.getOffsetDims(), dim) ? offsets : batch)
        .push_back(index);
  RankedTensorType type = op.getOperand().getType();
  SmallVector<OpFoldResult> extents = body.kernel.sizes(op.getOperand());
  int64_t vectorDim = op.getIndexVectorDim();
  LoopIndices source(type.getRank());
  size_t nextOffset = 0;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    source[dim] = op.isDropped(dim) ? body.constant(0) : offsets[nextOffset++];
  SmallVector<OpFoldResult> box = op.getMixedSliceSizes();
  for (auto [k, dim] : llvm::enumerate(op.getStartIndexMap())) {
    Value start =
        indexVectorElement(body, op.getIndices(), vectorDim, k, batch);
    Value clamped =
        clampStart(body, start, tensorType(op.getIndices()).getElementType(),
                   extents[dim], box[dim]);
    source[dim] = body.plus(source[dim], LoopIndex(clamped));
  }
  for (auto [dim, batchDim] :
       llvm::zip_equal(op.getOperandBatching(), op.getIndicesBatching()))
    source[dim] = batch[batchPosition(batchDim, vectorDim)];
  return body.element(op.getOperand(), source);
}

Value NestBody::indexingElement(Operation *op, ArrayRef<LoopIndex> indices) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<DynamicSliceOp>(
          [&](auto o) { return dynamicSliceElement(*this, o, indices); })
      .Case<GatherOp>([&](auto o) { return gatherElement(*this, o, indices); })
      .Default([](auto) { return Value(); });
}

/// Returns the clamped starts outside of nests, for starts in memory.
static SmallVector<OpFoldResult> clampedOffsets(KernelLowering &kernel,
                                                Location loc, Value operand,
                                                ValueRange starts,
                                                ArrayRef<OpFoldResult> sizes) {
  NestBody outside(kernel, kernel.builder, loc);
  SmallVector<OpFoldResult> extents = kernel.sizes(operand), offsets;
  for (auto [dim, start] : llvm::enumerate(starts)) {
    // A slice of the whole dimension can only start at 0.
    if (isEqualConstantIntOrValue(extents[dim], sizes[dim])) {
      offsets.push_back(kernel.builder.getIndexAttr(0));
      continue;
    }
    Value raw = tensor::ExtractOp::create(kernel.builder, loc,
                                          kernel.stored(start), ValueRange());
    Type element = tensorType(start).getElementType();
    offsets.push_back(clampStart(outside, outside.load(raw, element), element,
                                 extents[dim], sizes[dim]));
  }
  return offsets;
}

void KernelLowering::viewSlice(DynamicSliceOp op) {
  auto whole = dyn_cast_or_null<BlockArgument>(stored(op.getOperand()));
  // A slice of a whole dimension starts at 0.
  auto isArgument = [&](auto pair) {
    auto [dim, start] = pair;
    auto argument = dyn_cast_or_null<BlockArgument>(stored(start));
    RankedTensorType type = op.getOperand().getType();
    return op.getSizes()[dim] == type.getDimSize(dim) ||
           (argument && argument.getOwner() == whole.getOwner());
  };
  // GPU threads compute the positions of elements one by one.
  if (manyThreads || stored(op) || !whole ||
      !isa<func::FuncOp>(whole.getOwner()->getParentOp()) ||
      !llvm::all_of(llvm::enumerate(op.getStarts()), isArgument) ||
      llvm::any_of(op->getUsers(), llvm::IsaPred<func::ReturnOp>))
    return;
  // Create the view once for all nests of the kernel.
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(whole.getOwner());
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(builder.getContext(), op.getSizes());
  SmallVector<OpFoldResult> offsets = clampedOffsets(
      *this, op.getLoc(), op.getOperand(), op.getStarts(), sizes);
  SmallVector<OpFoldResult> strides(offsets.size(), builder.getIndexAttr(1));
  setStored(op,
            tensor::ExtractSliceOp::create(builder, op.getLoc(), whole, offsets,
                                           sizes, strides),
            /*dropped=*/0);
}

Value KernelLowering::mapPart(
    Location loc, Value whole, ArrayRef<OpFoldResult> offsets,
    ArrayRef<OpFoldResult> extent, Type element,
    function_ref<Value(NestBody &, ArrayRef<LoopIndex>)> compute) {
  SmallVector<OpFoldResult> strides(offsets.size(), builder.getIndexAttr(1));
  Value part = tensor::ExtractSliceOp::create(builder, loc, whole, offsets,
                                              extent, strides);
  bool known = true;
  Value made = map(loc, part, [&](NestBody &body, ArrayRef<LoopIndex> at) {
    Value computed = compute(body, at);
    known &= static_cast<bool>(computed);
    return known ? body.store(computed, element)
                 : body.zero(storageType(element));
  });
  if (!known)
    return {};
  return tensor::InsertSliceOp::create(builder, loc, made, whole, offsets,
                                       extent, strides);
}

/// Minimum number of rows that are worth one nest with a select.
/// Tuned: rows; commit 1ac195c.
constexpr int64_t kMinRowsForOneNest = 64;

Value KernelLowering::updateAtPlace(DynamicUpdateSliceOp op,
                                    ArrayRef<int64_t> place,
                                    Value destination) {
  Location loc = op.getLoc();
  Type element = op.getType().getElementType();
  ArrayRef<int64_t> update = op.getUpdate().getType().getShape();
  SmallVector<int64_t> start(place.size(), 0), extent(op.getType().getShape());
  auto make =
      [&](function_ref<Value(NestBody &, ArrayRef<LoopIndex>)> compute) {
        if (!destination)
          return;
        MLIRContext *context = builder.getContext();
        destination =
            mapPart(loc, destination, getAsIndexOpFoldResult(context, start),
                    getAsIndexOpFoldResult(context, extent), element, compute);
      };
  auto old = [&](NestBody &body, ArrayRef<LoopIndex> at) {
    LoopIndices there;
    for (auto [index, offset] : llvm::zip_equal(at, start))
      there.push_back(body.plus(index, body.constant(offset)));
    return body.element(op.getOperand(), there);
  };

  // Per dimension, write the parts before and after the update: restricted to
  // the update along the dimensions before it, whole along those after it.
  bool keepsRest = stored(op.getOperand()) == destination;
  int64_t rows = 1;
  for (size_t dim = 0; dim < place.size(); ++dim) {
    int64_t first = place[dim], size = extent[dim], end = first + update[dim];
    // Writing a narrow column alone would access a cache line per element.
    bool isRow = dim + 1 == place.size() && size != update[dim];
    if (!keepsRest && isRow && rows >= kMinRowsForOneNest) {
      make([&](NestBody &body, ArrayRef<LoopIndex> at) {
        LoopIndices there(at);
        Value local = body.create<arith::SubIOp>(body.value(at.back()),
                                                 body.index(place.back()));
        there.back() =
            body.clampIndex(local, body.index(0), body.index(update[dim] - 1));
        Value computed = body.element(op.getUpdate(), there);
        Value kept = old(body, at);
        return computed && kept
                   ? body.select(
                         body.inBounds(local, body.index(update.back())),
                         computed, kept)
                   : Value();
      });
      return destination;
    }
    for (auto [from, to] : {std::pair(int64_t(0), first), std::pair(end, size)})
      if (!keepsRest && from != to) {
        start[dim] = from;
        extent[dim] = to - from;
        make(old);
      }
    start[dim] = first;
    extent[dim] = update[dim];
    rows *= update[dim];
  }
  make([&](NestBody &body, ArrayRef<LoopIndex> at) {
    return body.element(op.getUpdate(), at);
  });
  return destination;
}

Value KernelLowering::dynamicUpdateSlice(DynamicUpdateSliceOp op,
                                         Value destination) {
  if (std::optional<SmallVector<int64_t>> place = constantPlace(op))
    return updateAtPlace(op, *place, destination);
  Location loc = op.getLoc();
  Value base = stored(op.getOperand()) == destination
                   ? destination
                   : materialize(op.getOperand(), destination);
  if (!base)
    return {};
  // The starts are the same for all elements.
  for (Value start : op.getStarts())
    if (!materialize(start))
      return {};
  SmallVector<OpFoldResult> updateSizes = sizes(op.getUpdate());
  SmallVector<OpFoldResult> offsets =
      clampedOffsets(*this, loc, op.getOperand(), op.getStarts(), updateSizes);
  return mapPart(loc, base, offsets, updateSizes, op.getType().getElementType(),
                 [&](NestBody &body, ArrayRef<LoopIndex> at) {
                   return body.element(op.getUpdate(), at);
                 });
}

/// Returns whether updates are whole rows of the first dimension, in the order
/// of their indices.
static bool hasSortedRows(ScatterOp op) {
  RankedTensorType type = tensorType(op.getInputs().front());
  RankedTensorType update = tensorType(op.getUpdates().front());
  RankedTensorType indices = tensorType(op.getIndices());
  auto isFirst = [](ArrayRef<int64_t> dims) {
    return dims.size() == 1 && dims.front() == 0;
  };
  return op.getSorted() && type.hasStaticShape() && update.hasStaticShape() &&
         isFirst(op.getInserted()) &&
         isFirst(op.getScatterDimsToOperandDims()) &&
         op.getInputBatching().empty() && op.getIndexVectorDim() == 1 &&
         indices.getRank() == 2 && update.getRank() == type.getRank() &&
         llvm::equal(op.getUpdateWindowDims(),
                     llvm::seq<int64_t>(1, type.getRank())) &&
         update.getShape().drop_front() == type.getShape().drop_front();
}

SmallVector<Value> KernelLowering::scatterSortedRows(ScatterOp op,
                                                     ValueRange destinations) {
  Location loc = op.getLoc();
  const int64_t count = tensorType(op.getUpdates().front()).getDimSize(0);
  bool known = true;
  auto elements = [&](NestBody &body,
                      ArrayRef<LoopIndex> place) -> SmallVector<Value> {
    Value row = body.value(place.front()), one = body.index(1),
          all = body.index(count);
    auto indexOf = [&](Value update) {
      return body.asIndex(indexVectorElement(body, op.getIndices(),
                                             op.getIndexVectorDim(), 0,
                                             {LoopIndex(update)}),
                          tensorType(op.getIndices()).getElementType());
    };
    auto compare = [&](arith::CmpIPredicate predicate, Value a, Value b) {
      return body.create<arith::CmpIOp>(predicate, a, b);
    };
    Value first = body.bisect(body.index(0), all, [&](Value update) {
      return compare(arith::CmpIPredicate::sge, indexOf(update), row);
    });
    SmallVector<Value> state = {first};
    for (Value input : op.getInputs()) {
      Value element = body.element(input, place);
      if (!(known &= static_cast<bool>(element)))
        return {};
      state.push_back(body.store(element, tensorType(input).getElementType()));
    }
    SmallVector<Type> types = llvm::to_vector(ValueRange(state).getTypes());
    auto fold = scf::WhileOp::create(
        builder, loc, types, state,
        [&](OpBuilder &nested, Location, ValueRange current) {
          OpBuilder::InsertionGuard guard(builder);
          builder.setInsertionPointToEnd(nested.getInsertionBlock());
          // Clamped, read unconditionally.
          Value last =
              body.create<arith::MinSIOp>(current[0], body.index(count - 1));
          Value isOfRow = body.create<arith::AndIOp>(
              compare(arith::CmpIPredicate::slt, current[0], all),
              compare(arith::CmpIPredicate::eq, indexOf(last), row));
          scf::ConditionOp::create(builder, loc, isOfRow, current);
        },
        [&](OpBuilder &nested, Location, ValueRange current) {
          OpBuilder::InsertionGuard guard(builder);
          builder.setInsertionPointToEnd(nested.getInsertionBlock());
          LoopIndices from(place);
          from.front() = LoopIndex(current[0]);
          SmallVector<Value> olds, news;
          for (size_t i = 0; i < op.getInputs().size(); ++i) {
            Type element = tensorType(op.getInputs()[i]).getElementType();
            olds.push_back(body.load(current[i + 1], element));
            news.push_back(body.element(op.getUpdates()[i], from));
            known &= static_cast<bool>(news.back());
          }
          SmallVector<Value> next = {
              body.create<arith::AddIOp>(current[0], one)};
          SmallVector<Value> combined =
              known ? combineUpdates(body, op, olds, news)
                    : SmallVector<Value>();
          for (size_t i = 0; i < op.getInputs().size(); ++i) {
            known &= combined.size() > i && combined[i];
            Type element = tensorType(op.getInputs()[i]).getElementType();
            next.push_back(known ? body.store(combined[i], element)
                                 : Value(current[i + 1]));
          }
          scf::YieldOp::create(builder, loc, next);
        });
    return SmallVector<Value>(fold.getResults().drop_front());
  };
  SmallVector<Value> results =
      map(loc, tensor::getMixedSizes(builder, loc, destinations.front()),
          destinations, [&](NestBody &body, ArrayRef<LoopIndex> place) {
            SmallVector<Value> found = elements(body, place);
            if (found.empty())
              for (Value input : op.getInputs())
                found.push_back(
                    body.zero(storageType(tensorType(input).getElementType())));
            return found;
          });
  return known ? results : SmallVector<Value>();
}

SmallVector<Value> KernelLowering::combineUpdates(NestBody &body, ScatterOp op,
                                                  ArrayRef<Value> olds,
                                                  ArrayRef<Value> news) {
  if (std::optional<ScatterKind> kind = op.getKind()) {
    Type element = tensorType(op.getInputs().front()).getElementType();
    return {*kind == ScatterKind::Set
                ? news[0]
                : body.combine(static_cast<ReductionKind>(*kind), element,
                               olds[0], news[0])};
  }
  SmallVector<Value> arguments(olds);
  llvm::append_range(arguments, news);
  return body.region(op.getBody(), arguments);
}

SmallVector<Value> KernelLowering::scatter(ScatterOp op,
                                           ValueRange destinations) {
  if (manyThreads && hasSortedRows(op))
    return scatterSortedRows(op, destinations);
  Location loc = op.getLoc();
  size_t count = op.getInputs().size();
  SmallVector<Value> state;
  for (auto [input, destination] :
       llvm::zip_equal(op.getInputs(), destinations)) {
    state.push_back(stored(input) == destination
                        ? Value(destination)
                        : materialize(input, destination));
    if (!state.back())
      return {};
  }

  Value firstUpdate = op.getUpdates().front();
  RankedTensorType inputType = tensorType(op.getInputs().front());
  SmallVector<OpFoldResult> updateSizes = sizes(firstUpdate);
  SmallVector<OpFoldResult> inputSizes = sizes(op.getInputs().front());
  int64_t vectorDim = op.getIndexVectorDim();

  // The loops over the batch dimensions are outside: updates of the same
  // element apply in the order of the index vectors. Whether a window is in
  // bounds is the same for the whole window.
  SmallVector<int64_t> batchDims;
  for (int64_t dim = 0; dim < tensorType(firstUpdate).getRank(); ++dim)
    if (!llvm::is_contained(op.getUpdateWindowDims(), dim))
      batchDims.push_back(dim);

  auto sizesOf = [&](ArrayRef<int64_t> dims) {
    return llvm::map_to_vector(dims,
                               [&](int64_t dim) { return updateSizes[dim]; });
  };

  auto combine = [&](NestBody &body, ValueRange current, ValueRange place,
                     ArrayRef<LoopIndex> updatePlace) -> SmallVector<Value> {
    SmallVector<Value> olds, news;
    for (size_t i = 0; i < count; ++i) {
      Type element = tensorType(op.getInputs()[i]).getElementType();
      Value old = body.create<tensor::ExtractOp>(current[i], place);
      olds.push_back(body.load(old, element));
      news.push_back(body.element(op.getUpdates()[i], updatePlace));
    }
    SmallVector<Value> combined = combineUpdates(body, op, olds, news);
    SmallVector<Value> next;
    for (size_t i = 0; i < count; ++i) {
      if (!combined[i])
        return {};
      Type element = tensorType(op.getInputs()[i]).getElementType();
      next.push_back(body.create<tensor::InsertOp>(
          body.store(combined[i], element), current[i], place));
    }
    return next;
  };

  auto window = [&](ValueRange variables,
                    ValueRange current) -> SmallVector<Value> {
    NestBody body(*this, builder, loc);
    SmallVector<Value> updatePlace(tensorType(firstUpdate).getRank());
    LoopIndices batch(variables.begin(), variables.end());
    for (auto [dim, index] : llvm::zip_equal(batchDims, variables))
      updatePlace[dim] = index;
    // Compute the start of the window, and whether the window is in bounds.
    SmallVector<Value> start(inputType.getRank());
    SmallVector<int64_t> windowDim(inputType.getRank(), -1);
    size_t nextWindow = 0;
    for (int64_t dim = 0; dim < inputType.getRank(); ++dim) {
      start[dim] = body.index(0);
      if (!llvm::is_contained(op.getInserted(), dim) &&
          !llvm::is_contained(op.getInputBatching(), dim))
        windowDim[dim] = op.getUpdateWindowDims()[nextWindow++];
    }
    Value inside = body.create<arith::ConstantOp>(builder.getBoolAttr(true));
    for (auto [k, dim] : llvm::enumerate(op.getScatterDimsToOperandDims())) {
      start[dim] = body.asIndex(
          indexVectorElement(body, op.getIndices(), vectorDim, k, batch),
          tensorType(op.getIndices()).getElementType());
      Value size = windowDim[dim] < 0 ? body.index(1)
                                      : body.value(updateSizes[windowDim[dim]]);
      Value last =
          body.create<arith::SubIOp>(body.value(inputSizes[dim]), size);
      Value fits = body.create<arith::AndIOp>(
          body.create<arith::CmpIOp>(arith::CmpIPredicate::sge, start[dim],
                                     body.index(0)),
          body.create<arith::CmpIOp>(arith::CmpIPredicate::sle, start[dim],
                                     last));
      inside = body.create<arith::AndIOp>(inside, fits);
    }
    for (auto [dim, batchDim] :
         llvm::zip_equal(op.getInputBatching(), op.getIndicesBatching()))
      start[dim] = body.value(batch[batchPosition(batchDim, vectorDim)]);

    auto branch = scf::IfOp::create(builder, loc, TypeRange(current), inside,
                                    /*withElseRegion=*/true);
    builder.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(builder, loc, current);
    builder.setInsertionPointToStart(branch.thenBlock());
    SmallVector<Value> next = loops(
        loc, sizesOf(op.getUpdateWindowDims()), current,
        [&](ValueRange offsets, ValueRange state) {
          NestBody body(*this, builder, loc);
          for (auto [dim, offset] :
               llvm::zip_equal(op.getUpdateWindowDims(), offsets))
            updatePlace[dim] = offset;
          SmallVector<Value> place(start);
          for (auto [dim, from] : llvm::enumerate(windowDim))
            if (from >= 0)
              place[dim] =
                  body.create<arith::AddIOp>(start[dim], updatePlace[from]);
          return combine(body, state, place,
                         LoopIndices(updatePlace.begin(), updatePlace.end()));
        });
    if (next.size() != count)
      return {};
    scf::YieldOp::create(builder, loc, next);
    return SmallVector<Value>(branch.getResults());
  };
  return loops(loc, sizesOf(batchDims), state, window);
}
