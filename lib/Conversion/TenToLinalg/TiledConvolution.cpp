//===- TiledConvolution.cpp - Convolutions as nests of register tiles -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TiledConvolution.h"
#include "Dialect/Ten/IR/ConvolutionTile.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;
using utils::IteratorType;

/// Fewer rows than this leave the registers of a tile mostly unused.
constexpr int64_t kFewPlaces = 5;

/// Rows of a tile from images, of which only the run knows the number.
constexpr int64_t kImagesTogether = 8;

Value ConvolutionNest::nest(const Operand &sums, const Operand &kernel,
                            Value firstInput, SumsPart made) {
  // Loops: batch, groups, features, places, the window, input features. Rows of
  // the tile inside of its columns.
  SmallVector<OpFoldResult> loopSizes;
  SmallVector<IteratorType> iterators;
  auto loopOf = [&](OpFoldResult size, IteratorType iterator) -> AffineExpr {
    loopSizes.push_back(size);
    iterators.push_back(iterator);
    return builder.getAffineDimExpr(loopSizes.size() - 1);
  };
  auto loop = [&](int64_t size, IteratorType iterator) {
    return loopOf(index(size), iterator);
  };
  auto loopOfPlaces = [&](unsigned i) {
    return loopOf(sums.extents[i], IteratorType::parallel);
  };
  auto number = [](AffineExpr expr) -> int64_t {
    return cast<AffineDimExpr>(expr).getPosition();
  };
  int64_t groups = groupsOf(op);
  int64_t features = sums.size(sums.output) / groups;
  int64_t inputFeatures = kernel.size(kernel.input);
  AffineExpr zero = builder.getAffineConstantExpr(0);
  AffineExpr group = zero, feature;
  SmallVector<AffineExpr> places(spatial), window(spatial);
  ConvVectors along = schedule.getAlong();
  bool alongPlaces = along == ConvVectors::Places;
  int64_t rowLoop = -1, columnLoop = -1;
  // Rows: the longest of the spatial dimensions, the last of these.
  unsigned rows = 0;
  bool known = !hasDynamicPlaces(op);
  for (unsigned i = 0; i < spatial; ++i)
    if (!known || sums.size(sums.places[i]) >= sums.size(sums.places[rows]))
      rows = i;
  // Features, where vectors run along places, or one of the other dimensions.
  std::optional<unsigned> rowPlaces;
  if (alongPlaces && (rowPlaces = rowsOfPlaces(op)))
    rows = *rowPlaces;
  // Or the batch, where there are few places: the result is small, as that of
  // the gradient of a kernel is.
  int64_t images = sums.size(sums.batch);
  bool batchRows =
      !alongPlaces &&
      (spatial == 0 || (known && sums.size(sums.places[rows]) < kFewPlaces &&
                        sums.size(sums.places[rows]) < images));
  AffineExpr batch;
  if (!batchRows)
    batch = loop(images, IteratorType::parallel);
  bool channels = along == ConvVectors::Channels;
  if (groups != 1 && !channels)
    group = loop(groups, IteratorType::parallel);
  if (rowPlaces) {
    feature = loop(features, IteratorType::parallel);
    for (unsigned i = 0; i < spatial; ++i)
      if (i != rows)
        places[i] = loopOfPlaces(i);
    columnLoop = number(places.back());
    places[rows] = loopOfPlaces(rows);
    rowLoop = number(places[rows]);
  } else if (alongPlaces) {
    for (unsigned i = 0; i < spatial; ++i)
      places[i] = loopOfPlaces(i);
    columnLoop = number(places.back());
    feature = loop(features, IteratorType::parallel);
    rowLoop = number(feature);
  } else {
    auto loopOfColumns = [&] {
      feature = loop(channels ? groups : features, IteratorType::parallel);
      columnLoop = number(feature);
    };
    bool columnsInside = inPlace && !batchRows && schedule.getRows();
    if (!columnsInside)
      loopOfColumns();
    for (unsigned i = 0; i < spatial; ++i)
      if (i != rows || batchRows)
        places[i] = loopOfPlaces(i);
    if (batchRows) {
      batch = loop(images, IteratorType::parallel);
      rowLoop = number(batch);
    } else {
      places[rows] = loopOfPlaces(rows);
      rowLoop = number(places[rows]);
    }
    if (columnsInside)
      loopOfColumns();
  }
  AffineExpr inputFeature = zero;
  auto sumFeatures = [&] {
    if (!channels)
      inputFeature = loop(inputFeatures, IteratorType::reduction);
  };
  if (alongPlaces)
    sumFeatures();
  // Rows of the tile share what they read along these.
  bool shared = rowPlaces || (channels && !batchRows);
  for (unsigned i = 0; i < spatial; ++i)
    if (!shared || i != rows)
      window[i] = loop(kernel.size(kernel.places[i]), IteratorType::reduction);
  if (shared)
    window[rows] =
        loop(kernel.size(kernel.places[rows]), IteratorType::reduction);
  if (!alongPlaces)
    sumFeatures();

  LoopIndices inputPlace(input.last() + 1, LoopIndex(zero)),
      kernelPlace(kernel.last() + 1, LoopIndex(zero));
  SmallVector<AffineExpr> outputPlace(sums.last() + 1);
  outputPlace[sums.batch] = batch;
  outputPlace[sums.output] = channels ? feature : group * features + feature;
  bool ofImages = op.getBatchGroups() != 1;
  inputPlace[input.batch] =
      LoopIndex(ofImages ? group * images + batch : batch);
  inputPlace[input.input] =
      LoopIndex(channels   ? feature
                : ofImages ? inputFeature
                           : group * inputFeatures + inputFeature);
  kernelPlace[kernel.input] = LoopIndex(inputFeature);
  kernelPlace[kernel.output] =
      LoopIndex(channels ? feature : group * features + feature);
  Value source = input.tensor;
  for (unsigned i = 0; i < spatial; ++i) {
    outputPlace[sums.places[i]] = places[i];
    int64_t last = kernel.size(kernel.places[i]) - 1;
    kernelPlace[kernel.places[i]] =
        LoopIndex(op.isReversed(i) ? last - window[i] : window[i]);
    inputPlace[input.places[i]] =
        LoopIndex(places[i] * op.getStride(i) +
                  window[i] * op.getKernelDilation(i) + starts[i]);
  }
  if (made != SumsPart::All) {
    SmallVector<OpFoldResult> offsets(input.last() + 1, index(0));
    SmallVector<OpFoldResult> sizes = sizesOf(input);
    if (input.block >= 0) {
      offsets[input.block] = blockOf(firstInput, schedule.getDepth());
      sizes[input.block] = index(1);
    } else {
      offsets[input.input] = firstInput;
      sizes[input.input] = index(inputFeatures);
    }
    source = slice(source, offsets, sizes);
  }
  // Where the rows of a tile are outside of the input, they all are.
  SmallVector<unsigned> borders;
  int64_t sumsInside = inputFeatures;
  for (unsigned i = spatial; i-- > 0 && along == ConvVectors::Features;) {
    if ((i != rows || batchRows) && leavesOutBorder(i, sumsInside))
      borders.push_back(i);
    sumsInside *= kernel.size(kernel.places[i]);
  }
  auto map =
      AffineMap::get(loopSizes.size(), 0, outputPlace, builder.getContext());
  Value result =
      kernels
          .nest(loc, loopSizes, iterators, sums.tensor, map,
                [&](NestBody &body, ValueRange acc) -> SmallVector<Value> {
                  Value lhs = body.convert(
                      inPlace ? readWithin(body, inputPlace)
                              : body.read(source, input.element, inputPlace),
                      input.element, accumulator);
                  Value inside;
                  for (unsigned i : borders) {
                    Value along =
                        isInside(body, i,
                                 places[i] * op.getStride(i) +
                                     window[i] * op.getKernelDilation(i));
                    inside = inside ? body.create<arith::AndIOp>(inside, along)
                                    : along;
                  }
                  if (inside)
                    lhs = body.select(inside, lhs,
                                      body.zero(computeType(accumulator)));
                  Value rhs = body.convert(
                      body.read(kernel.tensor, kernel.element, kernelPlace),
                      kernel.element, accumulator);
                  Value product =
                      body.combine(ReductionKind::Mul, accumulator, lhs, rhs);
                  Value sum =
                      body.combine(ReductionKind::Add, accumulator,
                                   body.load(acc.front(), accumulator), product,
                                   /*reassociate=*/true);
                  return {body.store(sum, accumulator)};
                })
          .front();
  if (Operation *loops = result.getDefiningOp<linalg::GenericOp>()) {
    loops->setAttr("ten.tile",
                   TileAttr::get(builder.getContext(), rowLoop, columnLoop,
                                 schedule.getLanes(), schedule.getHeights(),
                                 /*group=*/1, /*matrices=*/false));
    markSums(loops, made);
    // Panels come from memory while the ones before are used.
    if (kernelInPanels && !hasGaps() &&
        (made == SumsPart::All || panelsHaveBlocks))
      loops->setAttr("ten.next_block",
                     builder.getI64IntegerAttr(kernel.type().getNumElements()));
  }
  return result;
}

Value ConvolutionNest::panels(Value sums) {
  int64_t tile = schedule.getLanes() * schedule.getHeights().size();
  int64_t inputs =
      op.getKernel().getType().getDimSize(dims.getKernelInputFeature());
  int64_t depth = schedule.getDepth() ? schedule.getDepth() : inputs;
  return kernels.steps(
      loc, 0, output.size(output.output), tile, sums,
      [&](Value feature, Value carried, int64_t width) {
        SmallVector<OpFoldResult> offsets(output.last() + 1, index(0));
        offsets[output.output] = feature;
        SmallVector<OpFoldResult> sizes = sizesOf(output);
        sizes[output.output] = index(width);
        Operand part = output;
        Value made = kernels.sumInBlocks(
            op, accumulator, inputs, depth, slice(carried, offsets, sizes),
            [&](Value first, Value current, int64_t count, SumsPart made) {
              Operand packed = packKernel(feature, width, first, count);
              // Where the sums start from 0, right before the nest.
              part.tensor = addsTo(made) ? current : fill(current);
              return nest(part, packed, first, made);
            });
        return insert(made, carried, offsets, sizes);
      });
}

OpFoldResult ConvolutionNest::blockOf(Value number, int64_t size) {
  if (std::optional<int64_t> known = getConstantIntValue(number))
    return index(*known / size);
  return arith::DivUIOp::create(builder, loc, number, constant(size))
      .getResult();
}

OpFoldResult ConvolutionNest::index(int64_t from, int64_t step, Value number) {
  if (std::optional<int64_t> known = getConstantIntValue(number))
    return index(from + step * *known);
  if (step == 0)
    return index(from);
  Value more = arith::MulIOp::create(builder, loc, number, constant(step));
  return arith::AddIOp::create(builder, loc, constant(from), more).getResult();
}

Value ConvolutionNest::phasesFrom(unsigned i, Value result) {
  if (i == spatial) {
    output.tensor = result;
    return convolve();
  }
  int64_t step = op.getInputDilation(i);
  int64_t in = input.places[i], k = kernel.places[i], o = output.places[i];
  for (const PhaseRun &run : phaseRuns(i))
    result = kernels.steps(
        loc, 0, run.number, 1, result,
        [&](Value number, Value carried, int64_t) -> Value {
          SmallVector<OpFoldResult> from(output.last() + 1, index(0));
          SmallVector<int64_t> steps(from.size(), 1);
          from[o] = index(run.first.place, 1, number);
          steps[o] = step;
          SmallVector<OpFoldResult> sizes =
              indices(cast<RankedTensorType>(carried.getType()).getShape());
          sizes[o] = index(run.first.count);
          Value part = slice(carried, from, sizes, steps);
          if (run.first.taps == 0)
            return insert(fill(part), carried, from, sizes, steps);

          Operand wholeInput = input, wholeKernel = kernel;
          OpFoldResult wholeExtent = output.extents[i];
          output.extents[i] = sizes[o];
          int64_t wholeStart = starts[i];
          starts[i] += run.first.first;
          if (run.placeStep != 0) {
            SmallVector<OpFoldResult> inputFrom(input.last() + 1, index(0));
            inputFrom[in] = index(starts[i], run.placeStep, number);
            input.extents[i] = index(run.first.count + run.first.taps - 1);
            SmallVector<OpFoldResult> inputSizes =
                indices(input.type().getShape());
            inputSizes[in] = input.extents[i];
            input.tensor = slice(input.tensor, inputFrom, inputSizes);
            starts[i] = 0;
          }
          SmallVector<OpFoldResult> kernelFrom(kernel.last() + 1, index(0));
          kernelFrom[k] = index(run.first.element, run.elementStep, number);
          SmallVector<OpFoldResult> kernelSizes =
              indices(kernel.type().getShape());
          SmallVector<int64_t> kernelSteps(kernelSizes.size(), 1);
          kernelSizes[k] = index(run.first.taps);
          kernelSteps[k] = step;
          kernel.tensor =
              slice(kernel.tensor, kernelFrom, kernelSizes, kernelSteps);
          Value made = phasesFrom(i + 1, part);
          input = wholeInput;
          kernel = wholeKernel;
          starts[i] = wholeStart;
          output.extents[i] = wholeExtent;
          return insert(made, carried, from, sizes, steps);
        });
  return result;
}

Value ConvolutionNest::bands() {
  Operand whole = output;
  SmallVector<OpFoldResult> sizes = sizesOf(whole);
  sizes[whole.batch] = index(1);
  return kernels.steps(
      loc, 0, whole.size(whole.batch), 1, whole.tensor,
      [&](Value image, Value images, int64_t) {
        return kernels.steps(
            loc, 0, whole.size(whole.places[0]), schedule.getRows(), images,
            [&](Value row, Value carried, int64_t rows) {
              SmallVector<OpFoldResult> offsets(whole.last() + 1, index(0));
              offsets[whole.batch] = image;
              offsets[whole.places[0]] = row;
              sizes[whole.places[0]] = output.extents[0] = index(rows);
              output.tensor = slice(carried, offsets, sizes);
              copyBand(image, row, rows);
              return insert(inOrder([&] { return convolve(); }), carried,
                            offsets, sizes);
            });
      });
}

Value ConvolutionNest::convolve() {
  if (schedule.getPackKernel())
    return panels(output.tensor);
  Operand sums = output;
  sums.tensor = fill(output.tensor);
  return nest(sums, kernel, Value(), SumsPart::All);
}

int64_t ConvolutionNest::imagesTogether() {
  if (schedule.getAlong() == ConvVectors::Places || hasDynamicPlaces(op))
    return 1;
  for (int64_t dim : dims.getOutputSpatial())
    if (op.getType().getDimSize(dim) >= kFewPlaces)
      return 1;
  return kImagesTogether;
}

Value ConvolutionNest::imageByImage(Value destination) {
  if (schedule.getPackKernel() && !kernelInPanels)
    packPanels();
  int64_t batch = dims.getOutputBatch();
  OpFoldResult size = dimSize(builder, loc, destination, batch);
  Value number = getValueOrCreateConstantIndexOp(builder, loc, size);
  Value stored = kernels.stored(op.getInput());
  // Some images of a tensor: from where on, and the sizes of these.
  struct Part {
    SmallVector<OpFoldResult> from, sizes;
  };
  auto part = [&](RankedTensorType type, int64_t dim, ArrayRef<int64_t> places,
                  ArrayRef<OpFoldResult> extents) {
    Part result{SmallVector<OpFoldResult>(type.getRank(), index(0)),
                indices(type.getShape())};
    result.from[dim] = firstImage;
    result.sizes[dim] = index(images);
    for (auto [place, extent] : llvm::zip_equal(places, extents))
      result.sizes[place] = extent;
    return result;
  };
  auto type = cast<RankedTensorType>(destination.getType());
  bool known = true;
  auto blocks = [&](Value from, Value to, int64_t step) {
    auto loop =
        scf::ForOp::create(builder, loc, from, to, constant(step), destination);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    firstImage = loop.getInductionVar();
    images = step;
    Part read = part(op.getInput().getType(), dims.getInputBatch(),
                     dims.getInputSpatial(), inputExtents),
         made = part(type, batch, dims.getOutputSpatial(), outputExtents);
    block = stored ? slice(stored, read.from, read.sizes) : Value();
    Value carried = loop.getRegionIterArg(0);
    Value sums = emitImages(slice(carried, made.from, made.sizes));
    known &= static_cast<bool>(sums);
    scf::YieldOp::create(builder, loc,
                         known ? insert(sums, carried, made.from, made.sizes)
                               : carried);
    destination = loop.getResult(0);
  };
  Value first = constant(0);
  if (int64_t together = imagesTogether(); together > 1) {
    Value step = constant(together);
    Value whole = arith::MulIOp::create(
        builder, loc, arith::DivUIOp::create(builder, loc, number, step), step);
    blocks(first, whole, together);
    first = whole;
  }
  blocks(first, number, 1);
  return known ? destination : Value();
}

Value ConvolutionNest::emit(Value destination) {
  output.element = accumulator;
  if (!prepareKernel())
    return {};
  SmallVector<OpFoldResult> sizes = kernels.sizes(op.getInput());
  for (int64_t dim : dims.getInputSpatial())
    inputExtents.push_back(sizes[dim]);
  for (int64_t dim : dims.getOutputSpatial())
    outputExtents.push_back(dimSize(builder, loc, destination, dim));
  return hasDynamicBatch(op) || hasDynamicPlaces(op) ? imageByImage(destination)
                                                     : emitImages(destination);
}

Value ConvolutionNest::emitImages(Value destination) {
  output.tensor = destination;
  output.batch = dims.getOutputBatch();
  output.output = dims.getOutputFeature();
  output.places.assign(dims.getOutputSpatial().begin(),
                       dims.getOutputSpatial().end());
  output.extents = outputExtents;
  if (!prepareInput())
    return {};
  if (hasPhases())
    return inOrder([&] { return phasesFrom(0, output.tensor); });
  return byBands ? bands() : inOrder([&] { return convolve(); });
}

Value ConvolutionNest::inOrder(function_ref<Value()> make) {
  int64_t last = schedule.getAlong() == ConvVectors::Places
                     ? output.places.back()
                     : output.output;
  // A block of images has the order of all of them.
  if (isInnermost(op.getType(), last))
    return make();
  SmallVector<int64_t> order = {output.batch};
  if (last != output.output)
    order.push_back(output.output);
  llvm::append_range(order, output.places);
  if (last == output.output)
    order.push_back(output.output);
  Operand wanted = output;
  SmallVector<OpFoldResult> sizes, loops = sizesOf(wanted);
  for (int64_t dim : order)
    sizes.push_back(loops[dim]);
  output.tensor = kernels.empty(sizes, storageType(accumulator), loc);
  auto place = [&](int64_t dim) {
    return llvm::find(order, dim) - order.begin();
  };
  output.batch = place(wanted.batch);
  output.output = place(wanted.output);
  for (int64_t &dim : output.places)
    dim = place(dim);
  Value result = make();
  output = wanted;
  return kernels.copyNest(
      loc, loops, wanted.tensor, builder.getMultiDimIdentityMap(loops.size()),
      schedule.getLanes(), [&](NestBody &body) {
        LoopIndices from;
        for (int64_t dim : order)
          from.push_back(body.loops[dim]);
        return body.store(body.read(result, accumulator, from), accumulator);
      });
}

Value KernelLowering::tiledConvolution(ConvOp op, ConvScheduleAttr schedule,
                                       Value destination) {
  return ConvolutionNest(*this, op, schedule).emit(destination);
}
