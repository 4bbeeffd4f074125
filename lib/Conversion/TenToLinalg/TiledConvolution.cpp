//===- TiledConvolution.cpp - Convolutions as nests of register tiles -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits a scheduled convolution as direct convolution: a linalg nest over
// batch, groups, features, output pixels, window and input channels, marked
// with a register tile whose columns are output channels or pixels. Channel
// blocks are accumulated one after the other (`sumInBlocks`); a transposed
// convolution is one nest per phase; a dynamic batch is computed image by
// image, with the filter packed once. ConvolutionOperands.cpp prepares the
// operands.
//
//===----------------------------------------------------------------------===//

#include "TiledConvolution.h"
#include "Dialect/Ten/Analysis/ConvolutionPhases.h"
#include "Dialect/Ten/IR/Attributes.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;
using utils::IteratorType;

/// Number of images that form the rows of a tile if the batch is dynamic.
/// Tuned: images; commit 2270fe0.
constexpr int64_t kImagesTogether = 8;

ConvolutionNest::NestLoops ConvolutionNest::chooseLoops(const Operand &sums,
                                                        const Operand &kernel) {
  // Loops: batch, groups, features, pixels, the window, input channels. The
  // tile's rows are inside of its columns.
  NestLoops loops;
  auto loopOf = [&](OpFoldResult size, IteratorType iterator) -> AffineExpr {
    loops.sizes.push_back(size);
    loops.iterators.push_back(iterator);
    return builder.getAffineDimExpr(loops.sizes.size() - 1);
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
  loops.group = loops.inputFeature = zero;
  loops.places.resize(spatial);
  loops.window.resize(spatial);
  ConvVectors along = schedule.getAlong();
  bool alongPlaces = along == ConvVectors::Places;
  SmallVector<int64_t> places;
  for (int64_t dim : sums.places)
    places.push_back(sums.size(dim));
  int64_t images = sums.size(sums.batch);
  loops.rows = rowsOfTile(op, along, places, images);
  auto [rows, batchRows] = loops.rows;
  bool isOfPlaces = alongPlaces && rowsOfPlaces(op);
  if (!batchRows)
    loops.batch = loop(images, IteratorType::parallel);
  bool channels = along == ConvVectors::Channels;
  if (groups != 1 && !channels)
    loops.group = loop(groups, IteratorType::parallel);
  if (isOfPlaces) {
    loops.feature = loop(features, IteratorType::parallel);
    for (unsigned i = 0; i < spatial; ++i)
      if (i != rows)
        loops.places[i] = loopOfPlaces(i);
    loops.columnLoop = number(loops.places.back());
    loops.places[rows] = loopOfPlaces(rows);
    loops.rowLoop = number(loops.places[rows]);
  } else if (alongPlaces) {
    for (unsigned i = 0; i < spatial; ++i)
      loops.places[i] = loopOfPlaces(i);
    loops.columnLoop = number(loops.places.back());
    loops.feature = loop(features, IteratorType::parallel);
    loops.rowLoop = number(loops.feature);
  } else {
    auto loopOfColumns = [&] {
      loops.feature =
          loop(channels ? groups : features, IteratorType::parallel);
      loops.columnLoop = number(loops.feature);
    };
    bool columnsInside = inPlace && !batchRows && schedule.getRows();
    if (!columnsInside)
      loopOfColumns();
    for (unsigned i = 0; i < spatial; ++i)
      if (i != rows || batchRows)
        loops.places[i] = loopOfPlaces(i);
    if (batchRows) {
      loops.batch = loop(images, IteratorType::parallel);
      loops.rowLoop = number(loops.batch);
    } else {
      loops.places[rows] = loopOfPlaces(rows);
      loops.rowLoop = number(loops.places[rows]);
    }
    if (columnsInside)
      loopOfColumns();
  }
  auto sumFeatures = [&] {
    if (!channels)
      loops.inputFeature = loop(inputFeatures, IteratorType::reduction);
  };
  if (alongPlaces)
    sumFeatures();
  for (unsigned i : windowLoops(op, along, loops.rows))
    loops.window[i] =
        loop(kernel.size(kernel.places[i]), IteratorType::reduction);
  if (!alongPlaces)
    sumFeatures();
  return loops;
}

void ConvolutionNest::computePositions(const Operand &sums,
                                       const Operand &kernel,
                                       NestLoops &loops) {
  AffineExpr zero = builder.getAffineConstantExpr(0);
  loops.inputPlace.assign(input.last() + 1, LoopIndex(zero));
  loops.kernelPlace.assign(kernel.last() + 1, LoopIndex(zero));
  loops.outputPlace.resize(sums.last() + 1);
  bool channels = schedule.getAlong() == ConvVectors::Channels;
  int64_t features = sums.size(sums.output) / groupsOf(op);
  int64_t inputFeatures = kernel.size(kernel.input);
  int64_t images = sums.size(sums.batch);
  loops.outputPlace[sums.batch] = loops.batch;
  loops.outputPlace[sums.output] =
      channels ? loops.feature : loops.group * features + loops.feature;
  bool ofImages = op.getBatchGroups() != 1;
  loops.inputPlace[input.batch] =
      LoopIndex(ofImages ? loops.group * images + loops.batch : loops.batch);
  loops.inputPlace[input.input] =
      LoopIndex(channels   ? loops.feature
                : ofImages ? loops.inputFeature
                           : loops.group * inputFeatures + loops.inputFeature);
  loops.kernelPlace[kernel.input] = LoopIndex(loops.inputFeature);
  loops.kernelPlace[kernel.output] = LoopIndex(
      channels ? loops.feature : loops.group * features + loops.feature);
  for (unsigned i = 0; i < spatial; ++i) {
    loops.outputPlace[sums.places[i]] = loops.places[i];
    int64_t last = kernel.size(kernel.places[i]) - 1;
    loops.kernelPlace[kernel.places[i]] =
        LoopIndex(op.isReversed(i) ? last - loops.window[i] : loops.window[i]);
    loops.inputPlace[input.places[i]] =
        LoopIndex(loops.places[i] * op.getStride(i) +
                  loops.window[i] * op.getKernelDilation(i) + starts[i]);
  }
}

Value ConvolutionNest::nest(const Operand &sums, const Operand &kernel,
                            Value firstInput, SumsPart made) {
  NestLoops loops = chooseLoops(sums, kernel);
  computePositions(sums, kernel, loops);
  Value source = input.tensor;
  if (made != SumsPart::All) {
    SmallVector<OpFoldResult> offsets(input.last() + 1, index(0));
    SmallVector<OpFoldResult> sizes = sizesOf(input);
    if (input.block >= 0) {
      offsets[input.block] = blockOf(firstInput, schedule.getDepth());
      sizes[input.block] = index(1);
    } else {
      offsets[input.input] = firstInput;
      sizes[input.input] = index(kernel.size(kernel.input));
    }
    source = slice(source, offsets, sizes);
  }
  // Skip the products of a tile whose rows are out of bounds together.
  SmallVector<unsigned> borders;
  int64_t sumsInside = kernel.size(kernel.input);
  for (unsigned i = spatial;
       i-- > 0 && schedule.getAlong() == ConvVectors::Features;) {
    if ((i != loops.rows.dim || loops.rows.areImages) &&
        leavesOutBorder(i, sumsInside))
      borders.push_back(i);
    sumsInside *= kernel.size(kernel.places[i]);
  }
  auto map = AffineMap::get(loops.sizes.size(), 0, loops.outputPlace,
                            builder.getContext());
  Value result =
      kernels
          .nest(loc, loops.sizes, loops.iterators, sums.tensor, map,
                [&](NestBody &body, ValueRange acc) -> SmallVector<Value> {
                  Value lhs =
                      body.convert(inPlace ? readWithin(body, loops.inputPlace)
                                           : body.read(source, input.element,
                                                       loops.inputPlace),
                                   input.element, accumulator);
                  Value inside;
                  for (unsigned i : borders) {
                    Value along =
                        isInside(body, i,
                                 loops.places[i] * op.getStride(i) +
                                     loops.window[i] * op.getKernelDilation(i));
                    inside = inside ? body.create<arith::AndIOp>(inside, along)
                                    : along;
                  }
                  if (inside)
                    lhs = body.select(inside, lhs,
                                      body.zero(computeType(accumulator)));
                  Value rhs =
                      body.convert(body.read(kernel.tensor, kernel.element,
                                             loops.kernelPlace),
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
  if (Operation *generic = result.getDefiningOp<linalg::GenericOp>()) {
    attr::tile.set(generic, TileAttr::get(builder.getContext(), loops.rowLoop,
                                          loops.columnLoop, schedule.getLanes(),
                                          schedule.getHeights(),
                                          /*group=*/1, /*matrices=*/false));
    markSums(generic, made);
    // Prefetch the next panel from memory while this one is used.
    if (kernelInPanels && !hasGaps(op) &&
        (made == SumsPart::All || panelsHaveBlocks))
      attr::nextBlock.set(generic, kernel.type().getNumElements());
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
              // If the accumulators start from 0, fill them right before the
              // nest.
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
  for (const PhaseRun &run : phaseRunsOf(op, i))
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
    if (op.getType().getDimSize(dim) >= kMinRowsOfTile)
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
  // A slice of images of a tensor.
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
  if (hasPhases(op, schedule.getAlong()))
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
