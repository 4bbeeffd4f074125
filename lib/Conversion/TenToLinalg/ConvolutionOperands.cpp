//===- ConvolutionOperands.cpp - Prepares the operands of convolutions ----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of ConvolutionNest: brings input and filter into the layout that the
// register tiles of a direct convolution read. The input is copied with its
// padding (as a whole, per image, or in bands of rows), read in place with
// bounds checks, or read in place; the filter is read in place, packed into
// panels per block, or prepacked. A dilated input (transposed convolution) is
// decomposed into phases, each an ordinary convolution with every n-th filter
// tap.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/ConvolutionPhases.h"
#include "Dialect/Ten/Analysis/ConvolutionTile.h"
#include "Dialect/Ten/Analysis/PanelLayout.h"
#include "Dialect/Ten/IR/Shape.h"
#include "TiledConvolution.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Minimum number of products that are worth a check whether to skip them.
/// Tuned: products; commit 4504a26.
constexpr int64_t kMinProductsForCheck = 32;

/// If the border is less than one in this many rows, it is not worth a loop of
/// its own.
/// Tuned: ratio; commit 4504a26.
constexpr int64_t kMinRowsToBorder = 100;

/// Copies all elements into a new tensor with another order of dimensions.
ConvolutionNest::Operand ConvolutionNest::reordered(const Operand &operand,
                                                    ArrayRef<int64_t> order) {
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim : order)
    sizes.push_back(index(operand.size(dim)));
  Operand result;
  result.element = accumulator;
  auto place = [&](int64_t dim) {
    return dim < 0 ? dim : llvm::find(order, dim) - order.begin();
  };
  result.batch = place(operand.batch);
  result.input = place(operand.input);
  result.output = place(operand.output);
  for (int64_t dim : operand.places)
    result.places.push_back(place(dim));
  result.tensor = kernels.copyNest(
      loc, sizes, kernels.empty(sizes, storageType(accumulator), loc),
      builder.getMultiDimIdentityMap(order.size()), schedule.getLanes(),
      [&](NestBody &body) {
        LoopIndices from(order.size());
        for (auto [loop, dim] : llvm::enumerate(order))
          from[dim] = body.loops[loop];
        Value element = body.read(operand.tensor, operand.element, from);
        return body.store(body.convert(element, operand.element, accumulator),
                          accumulator);
      });
  return result;
}

OpFoldResult ConvolutionNest::reachOf(unsigned i, OpFoldResult extent) {
  int64_t window =
      (kernel.size(kernel.places[i]) - 1) * op.getKernelDilation(i) + 1;
  if (std::optional<int64_t> places = getConstantIntValue(extent))
    return index((*places - 1) * op.getStride(i) + window);
  // Without output pixels, nothing is read.
  AffineExpr places = builder.getAffineSymbolExpr(0);
  OpFoldResult reach = computeSize(
      builder, loc, (places - 1) * op.getStride(i) + window, {extent});
  return arith::MaxSIOp::create(
             builder, loc, getValueOrCreateConstantIndexOp(builder, loc, reach),
             constant(0))
      .getResult();
}

/// Returns the number of elements, of `size` with distance `step`, whose
/// position is below `reach`.
static OpFoldResult elementsWithin(OpBuilder &builder, Location loc,
                                   OpFoldResult size, OpFoldResult reach,
                                   int64_t low, int64_t step) {
  std::optional<int64_t> knownSize = getConstantIntValue(size),
                         knownReach = getConstantIntValue(reach);
  if (knownSize && knownReach)
    return builder.getIndexAttr(
        *knownReach <= low
            ? 0
            : std::min(*knownSize,
                       llvm::divideCeilSigned(*knownReach - low, step)));
  AffineExpr all = builder.getAffineSymbolExpr(0);
  OpFoldResult within =
      computeSize(builder, loc, (all - low).ceilDiv(step), {reach});
  auto value = [&](OpFoldResult number) {
    return getValueOrCreateConstantIndexOp(builder, loc, number);
  };
  Value least = arith::MaxSIOp::create(builder, loc, value(within),
                                       value(builder.getIndexAttr(0)));
  return arith::MinSIOp::create(builder, loc, value(size), least).getResult();
}

bool ConvolutionNest::prepareInput() {
  input.tensor = firstImage ? block : kernels.stored(op.getInput());
  copied = {};
  starts.clear();
  byBands = false;
  RankedTensorType type = op.getInput().getType();
  input.element = type.getElementType();
  input.batch = dims.getInputBatch();
  input.block = -1;
  input.input = dims.getInputFeature();
  input.places.assign(dims.getInputSpatial().begin(),
                      dims.getInputSpatial().end());
  bool copy = !input.tensor, border = false;
  // Per spatial dimension: the padding before the input, and the extent that is
  // read.
  SmallVector<int64_t> lows, gaps;
  SmallVector<OpFoldResult> reaches;
  for (unsigned i = 0; i < spatial; ++i) {
    int64_t low = op.getPadLow(i), gap = op.getInputDilation(i);
    if (hasPhases(op, schedule.getAlong())) {
      int64_t reach = low = 0;
      gap = 1;
      for (const ConvolutionPhase &phase : phasesOf(op, i)) {
        low = std::max(low, -phase.first);
        reach = std::max(reach, phase.first + phase.count + phase.taps - 1);
      }
      reach += low;
      border |= low > 0 || reach > type.getDimSize(input.places[i]);
      starts.push_back(0);
      reaches.push_back(index(reach));
    } else {
      border |= low > 0 || op.getPadHigh(i) > 0 || gap != 1;
      starts.push_back(-low);
      reaches.push_back(reachOf(i, outputExtents[i]));
    }
    lows.push_back(low);
    gaps.push_back(gap);
  }
  // The dimension that is read contiguously.
  int64_t last = schedule.getAlong() == ConvVectors::Places
                     ? input.places.back()
                     : input.input;
  bool narrow = input.element != accumulator &&
                schedule.getAlong() == ConvVectors::Features;
  copy |= narrow || !isInnermost(type, last);
  inPlace = schedule.getAlong() == ConvVectors::Channels && !copy &&
            isReadInPlace(op);
  copy |= border && !inPlace;
  input.extents = inputExtents;
  if (!copy)
    return true;

  SmallVector<int64_t> &order = copied.order;
  order = {input.batch};
  // Blocks of channels that are accumulated together, one after the other in
  // memory.
  int64_t depth = schedule.getDepth();
  bool blocks = depth && schedule.getPackKernel() && last == input.input &&
                type.getDimSize(last) % depth == 0;
  if (blocks)
    order.push_back(kBlock);
  if (last != input.input)
    order.push_back(input.input);
  llvm::append_range(order, input.places);
  if (last == input.input)
    order.push_back(input.input);
  auto &[_, from, steps, shape, count, hasBorder, isCut] = copied;
  hasBorder = border;
  for (int64_t dim : order) {
    int64_t size = dim == kBlock ? type.getDimSize(input.input) / depth
                   : dim == input.input && blocks     ? depth
                   : firstImage && dim == input.batch ? images
                                                      : type.getDimSize(dim);
    shape.push_back(index(size));
    from.push_back(0);
    count.push_back(index(size));
    steps.push_back(1);
    const int64_t *found = llvm::find(input.places, dim);
    if (found == input.places.end())
      continue;
    int64_t i = found - input.places.begin();
    shape.back() = reaches[i];
    steps.back() = gaps[i];
    from.back() = lows[i];
    count.back() = elementsWithin(builder, loc, inputExtents[i], reaches[i],
                                  lows[i], gaps[i]);
    // Negative padding.
    isCut |= lows[i] < 0 || getConstantIntValue(count.back()) == 0;
  }
  starts.assign(spatial, 0);
  if (hasPhases(op, schedule.getAlong()))
    starts = lows;
  byBands = schedule.getRows() && border && input.tensor && !isCut &&
            !hasGaps(op) && op.getBatchGroups() == 1 && !hasDynamicPlaces(op);
  return byBands || copyInput();
}

ConvolutionNest::Operand ConvolutionNest::inputInOrder() {
  auto place = [&](int64_t dim) {
    return llvm::find(copied.order, dim) - copied.order.begin();
  };
  Operand result;
  result.element = accumulator;
  result.batch = place(dims.getInputBatch());
  result.input = place(dims.getInputFeature());
  if (llvm::is_contained(copied.order, kBlock))
    result.block = place(kBlock);
  for (int64_t dim : dims.getInputSpatial()) {
    result.places.push_back(place(dim));
    result.extents.push_back(copied.shape[place(dim)]);
  }
  return result;
}

LoopIndices ConvolutionNest::placeInInput(NestBody &body,
                                          ArrayRef<LoopIndex> at) {
  LoopIndices place(op.getInput().getType().getRank());
  LoopIndex block;
  for (auto [loop, dim] : llvm::enumerate(copied.order))
    (dim == kBlock ? block : place[dim]) = at[loop];
  if (block.expr || block.value) {
    LoopIndex &feature = place[dims.getInputFeature()];
    feature = body.plus(body.times(block, schedule.getDepth()), feature);
  }
  return place;
}

Value ConvolutionNest::fillBorder(Value copy) {
  SmallVector<OpFoldResult> offsets = indices(copied.from),
                            sizes = copied.shape;
  // Gaps between elements are not worth separate fills.
  bool isKnown = llvm::all_of(copied.steps, [](int64_t s) { return s == 1; }) &&
                 copied.count.back() == copied.shape.back();
  for (const auto *all : {&copied.shape, &copied.count})
    for (OpFoldResult size : *all)
      isKnown &= getConstantIntValue(size).has_value();
  if (!isKnown)
    return fill(copy);
  // Fill before and after the input along each dimension, restricted to the
  // input's range along the dimensions before it.
  SmallVector<OpFoldResult> at(offsets.size(), index(0));
  for (size_t dim = 0; dim < at.size(); ++dim) {
    int64_t first = copied.from[dim],
            end = first + *getConstantIntValue(copied.count[dim]);
    int64_t all = *getConstantIntValue(copied.shape[dim]);
    for (auto [from, to] : {std::pair(int64_t(0), first), std::pair(end, all)})
      if (from < to) {
        at[dim] = index(from);
        sizes[dim] = index(to - from);
        copy = insert(fill(slice(copy, at, sizes)), copy, at, sizes);
      }
    at[dim] = offsets[dim];
    sizes[dim] = copied.count[dim];
  }
  return copy;
}

bool ConvolutionNest::copyInput() {
  Operand result = inputInOrder();
  if (copied.isCut) {
    result.tensor = copyWithin(copied.shape, /*image=*/Value(), Value());
    input = result;
    return static_cast<bool>(result.tensor);
  }
  ArrayRef<int64_t> order = copied.order, from = copied.from,
                    steps = copied.steps;
  bool known = true, border = copied.hasBorder;
  Value empty = kernels.empty(copied.shape, storageType(accumulator), loc);
  Value whole = border ? fillBorder(empty) : empty;
  Value part =
      border ? slice(whole, indices(from), copied.count, steps) : whole;
  Value made = kernels.copyNest(
      loc, copied.count, part, builder.getMultiDimIdentityMap(order.size()),
      schedule.getLanes(), [&](NestBody &body) {
        return body.store(
            inputElement(body, placeInInput(body, body.loops), known),
            accumulator);
      });
  result.tensor =
      border ? insert(made, whole, indices(from), copied.count, steps) : made;
  input = result;
  return known;
}

Value ConvolutionNest::inputElement(NestBody &body, ArrayRef<LoopIndex> at,
                                    bool &known) {
  Type element = op.getInput().getType().getElementType();
  LoopIndices source(at);
  if (firstImage && !block)
    source[dims.getInputBatch()] =
        body.plus(at[dims.getInputBatch()], LoopIndex(firstImage));
  Value value = block ? body.read(block, element, source)
                      : body.element(op.getInput(), source);
  known &= static_cast<bool>(value);
  return known ? body.convert(value, element, accumulator)
               : body.zero(computeType(accumulator));
}

Value ConvolutionNest::copyWithin(ArrayRef<OpFoldResult> shape, Value image,
                                  Value row) {
  bool known = true;
  Value empty = kernels.empty(shape, storageType(accumulator), loc);
  Value made =
      kernels.map(loc, empty, [&](NestBody &body, ArrayRef<LoopIndex> at) {
        LoopIndices source = placeInInput(body, at);
        Value inside;
        for (auto [loop, dim] : llvm::enumerate(copied.order)) {
          if (dim == kBlock || dim == dims.getInputFeature())
            continue;
          LoopIndex place = at[loop];
          if (image && dim == dims.getInputBatch())
            place = LoopIndex(image);
          if (row && dim == dims.getInputSpatial()[0])
            place = body.plus(place, LoopIndex(row));
          auto spatialDims = dims.getInputSpatial();
          if (const int64_t *found = llvm::find(spatialDims, dim);
              found != spatialDims.end())
            place = body.dilatedPlace(
                body.plus(place, body.constant(-copied.from[loop])),
                copied.steps[loop],
                body.value(inputExtents[found - spatialDims.begin()]), inside);
          source[dim] = place;
        }
        Value value = inputElement(body, source, known);
        if (inside)
          value =
              body.select(inside, value, body.zero(computeType(accumulator)));
        return body.store(value, accumulator);
      });
  return known ? made : Value();
}

Value ConvolutionNest::readWithin(NestBody &body, ArrayRef<LoopIndex> at) {
  LoopIndices places(at);
  Value inside;
  for (unsigned i = 0; i < spatial; ++i)
    if (op.getPadLow(i) > 0 || op.getPadHigh(i) > 0) {
      int64_t dim = input.places[i];
      places[dim] = body.dilatedPlace(places[dim], /*dilation=*/1,
                                      body.index(input.size(dim)), inside);
    }
  return body.read(input.tensor, input.element, places, inside);
}

bool ConvolutionNest::leavesOutBorder(unsigned i, int64_t sums) {
  if (copied.order.empty() || copied.isCut || hasGaps(op) ||
      hasDynamicPlaces(op) || sums < kMinProductsForCheck)
    return false;
  int64_t size = op.getInput().getType().getDimSize(dims.getInputSpatial()[i]);
  int64_t places = op.getType().getDimSize(dims.getOutputSpatial()[i]);
  int64_t window = kernel.size(kernel.places[i]), outside = 0;
  // A tile has no loop along which it could skip the products.
  if (window == 1)
    return false;
  for (int64_t k = 0; k < window; ++k) {
    int64_t from = k * op.getKernelDilation(i) - op.getPadLow(i);
    int64_t before = llvm::divideCeilSigned(-from, op.getStride(i)),
            end = llvm::divideCeilSigned(size - from, op.getStride(i));
    outside +=
        places -
        std::max<int64_t>(
            std::min(end, places) - std::clamp<int64_t>(before, 0, places), 0);
  }
  return outside * kMinRowsToBorder >= window * places;
}

Value ConvolutionNest::isInside(NestBody &body, unsigned i, AffineExpr place) {
  LoopIndex at(place - op.getPadLow(i));
  if (i == 0 && firstOfBand)
    at = body.plus(at, LoopIndex(firstOfBand));
  return body.inBounds(body.value(at), body.value(inputExtents[i]));
}

void ConvolutionNest::copyBand(Value image, Value row, int64_t rows) {
  Operand band = inputInOrder();
  SmallVector<OpFoldResult> shape(copied.shape);
  shape[band.batch] = index(1);
  shape[band.places[0]] = band.extents[0] = reachOf(0, index(rows));
  Value first =
      arith::MulIOp::create(builder, loc, row, constant(op.getStride(0)));
  band.tensor = copyWithin(shape, image, first);
  firstOfBand = first;
  input = band;
}

bool ConvolutionNest::prepareKernel() {
  if (schedule.getKernelPacked() && !hasGaps(op)) {
    PanelLayout layout = PanelLayout::of(op, schedule);
    Value panels = layout.find(op.getKernel());
    if (Value stored = panels ? kernels.stored(panels) : Value()) {
      kernelInPanels = true;
      panelsHaveBlocks = schedule.getDepth() != 0;
      kernel.tensor = stored;
      kernel.element = accumulator;
      unsigned outer = panelsHaveBlocks ? 2 : 1;
      for (unsigned i = 0; i < spatial; ++i)
        kernel.places.push_back(outer + i);
      kernel.input = outer + spatial;
      kernel.output = outer + spatial + 1;
      return true;
    }
  }
  if (schedule.getKernelPacked() && !hasGaps(op) &&
      failed(kernels.refuseSchedule(
          op, schedule,
          "expects a filter that is known before all "
          "launches, or before a loop, for 'kernel_packed'")))
    return false;
  kernel.tensor = kernels.materialize(op.getKernel());
  if (!kernel.tensor)
    return false;
  kernel.element = op.getKernel().getType().getElementType();
  kernel.input = dims.getKernelInputFeature();
  kernel.output = dims.getKernelOutputFeature();
  kernel.places.assign(dims.getKernelSpatial().begin(),
                       dims.getKernelSpatial().end());
  bool alongPlaces = schedule.getAlong() == ConvVectors::Places;
  if (!alongPlaces && !schedule.getPackKernel() &&
      (kernel.output != kernel.last() || kernel.element != accumulator)) {
    SmallVector<int64_t> order = kernel.places;
    order.push_back(kernel.input);
    order.push_back(kernel.output);
    kernel = reordered(kernel, order);
  } else if (alongPlaces &&
             (kernel.element != accumulator || kernel.output != 0)) {
    SmallVector<int64_t> order = {kernel.output, kernel.input};
    llvm::append_range(order, kernel.places);
    kernel = reordered(kernel, order);
  }
  return true;
}

ConvolutionNest::Operand ConvolutionNest::packKernel(Value feature,
                                                     int64_t width, Value first,
                                                     int64_t count) {
  int64_t tile = schedule.getLanes() * schedule.getHeights().size();
  if (kernelInPanels) {
    // Slice one panel. No dimension is dropped, as upstream's folding may drop
    // a different one.
    SmallVector<OpFoldResult> from(kernel.last() + 1, index(0));
    SmallVector<OpFoldResult> sizes = indices(kernel.type().getShape());
    from[0] = blockOf(feature, tile);
    sizes[0] = index(1);
    if (panelsHaveBlocks) {
      from[1] = blockOf(first, schedule.getDepth());
      sizes[1] = index(1);
    } else {
      from[kernel.input] = first;
      sizes[kernel.input] = index(count);
    }
    sizes[kernel.output] = index(width);
    Operand part = kernel;
    part.tensor = slice(kernel.tensor, from, sizes);
    return part;
  }
  Operand packed;
  packed.element = accumulator;
  // Rows of a whole tile, so that vectors at the edge need no mask. A nest that
  // only copies would be folded away: it also adds a dimension.
  SmallVector<int64_t> shape;
  SmallVector<OpFoldResult> whole;
  for (unsigned i = 0; i < spatial; ++i) {
    packed.places.push_back(i);
    shape.push_back(kernel.size(kernel.places[i]));
  }
  packed.input = spatial;
  packed.output = spatial + 2;
  shape.push_back(count);
  shape.push_back(1);
  for (int64_t size : shape)
    whole.push_back(index(size));
  shape.push_back(width);
  whole.push_back(index(tile));
  SmallVector<OpFoldResult> zeros(shape.size(), index(0));
  Value place = slice(kernels.empty(whole, storageType(accumulator), loc),
                      zeros, indices(shape));
  packed.tensor =
      copyKernel(place, feature, width, first, count, /*unit=*/spatial + 1);
  return packed;
}

Value ConvolutionNest::copyKernel(Value place, Value feature, int64_t width,
                                  Value first, int64_t count, unsigned unit) {
  // The part of the filter to copy.
  SmallVector<OpFoldResult> offsets(kernel.last() + 1, index(0));
  SmallVector<int64_t> partShape(kernel.type().getShape());
  offsets[kernel.output] = feature;
  partShape[kernel.output] = width;
  offsets[kernel.input] = first;
  partShape[kernel.input] = count;
  Value part = slice(kernel.tensor, offsets, indices(partShape));
  SmallVector<OpFoldResult> loops;
  SmallVector<AffineExpr> to;
  auto loop = [&](int64_t size) {
    to.push_back(builder.getAffineDimExpr(loops.size()));
    loops.push_back(index(size));
  };
  for (int64_t dim : kernel.places)
    loop(partShape[dim]);
  loop(partShape[kernel.input]);
  loop(width);
  to.insert(to.begin() + unit, builder.getAffineConstantExpr(0));
  return kernels.copyNest(
      loc, loops, place,
      AffineMap::get(loops.size(), 0, to, builder.getContext()),
      schedule.getLanes(), [&](NestBody &body) {
        LoopIndices from(kernel.last() + 1);
        for (unsigned i = 0; i < spatial; ++i)
          from[kernel.places[i]] = body.loops[i];
        from[kernel.input] = body.loops[spatial];
        from[kernel.output] = body.loops[spatial + 1];
        Value element = body.read(part, kernel.element, from);
        return body.store(body.convert(element, kernel.element, accumulator),
                          accumulator);
      });
}

void ConvolutionNest::packPanels() {
  int64_t tile = schedule.getLanes() * schedule.getHeights().size();
  int64_t features = kernel.size(kernel.output);
  SmallVector<int64_t> shape = {llvm::divideCeilSigned(features, tile)};
  for (int64_t dim : kernel.places)
    shape.push_back(kernel.size(dim));
  shape.push_back(kernel.size(kernel.input));
  shape.push_back(tile);
  int64_t inputs = kernel.size(kernel.input);
  Value panels = kernels.empty(indices(shape), storageType(accumulator), loc);
  auto pack = [&](Value number, Value carried, int64_t width) {
    SmallVector<OpFoldResult> from(shape.size(), index(0));
    from[0] = number;
    SmallVector<OpFoldResult> part = indices(shape);
    part.front() = index(1);
    part.back() = index(width);
    Value feature = arith::MulIOp::create(builder, loc, number, constant(tile));
    Value made = copyKernel(slice(carried, from, part), feature, width,
                            constant(0), inputs, /*unit=*/0);
    return insert(made, carried, from, part);
  };
  int64_t whole = features / tile;
  if (whole > 0)
    panels = kernels.steps(loc, 0, whole, 1, panels,
                           [&](Value number, Value carried, int64_t) {
                             return pack(number, carried, tile);
                           });
  if (features % tile != 0)
    panels = pack(constant(whole), panels, features % tile);
  kernel.tensor = panels;
  kernel.element = accumulator;
  for (unsigned i = 0; i < spatial; ++i)
    kernel.places[i] = 1 + i;
  kernel.input = 1 + spatial;
  kernel.output = 2 + spatial;
  kernelInPanels = true;
}
