//===- TiledConvolution.cpp - Convolutions as nests of register tiles -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelLowering.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;
using utils::IteratorType;

namespace {

/// A convolution without padding: the input is copied with a border of zeros
/// first where there is one. Every operand is then read at linear places.
class ConvolutionNest {
public:
  ConvolutionNest(KernelLowering &kernels, ConvOp op, ConvScheduleAttr schedule)
      : kernels(kernels), op(op), schedule(schedule), builder(kernels.builder),
        loc(op.getLoc()), accumulator(op.getAccumulatorType()),
        dims(op.getDims()), spatial(op.getNumSpatial()) {}

  /// Sums into `destination`, of the result's shape and the accumulator's
  /// type. Null where an operand has no lowering.
  Value emit(Value destination);

private:
  /// A tensor, and which of its dimensions is what.
  struct Operand {
    Value tensor;
    Type element;
    int64_t batch = -1, input = -1, output = -1;
    SmallVector<int64_t> places;

    RankedTensorType type() const {
      return cast<RankedTensorType>(tensor.getType());
    }
    int64_t size(int64_t dim) const { return type().getDimSize(dim); }
    int64_t last() const { return type().getRank() - 1; }
  };

  /// Every `step`-th place of a result whose input has gaps: a convolution of
  /// the input without gaps and every `step`-th element of the window.
  struct Phase {
    int64_t place, count, element, taps;
    /// The input's place for the first of both.
    int64_t first;
  };
  SmallVector<Phase> phases(unsigned i);
  bool hasPhases();
  Value phase(ArrayRef<Phase> chosen, Value result);
  /// All of `kernel` and `output`.
  Value convolve();

  bool prepareInput();
  bool prepareKernel();
  /// A copy in the accumulator's type, in the given order of dimensions.
  Operand reordered(const Operand &operand, ArrayRef<int64_t> order);
  Value panels(Value sums);
  /// The kernel's rows from `row`, for features from `feature`.
  Operand packKernel(Value feature, int64_t width, Value row, int64_t rows);
  /// Adds to `sums`, features from `feature`, what the kernel's rows from
  /// `row` give.
  Value nest(const Operand &sums, const Operand &kernel, OpFoldResult row);
  Value fill(Value destination) {
    return kernels.fill(kernels.identity(ReductionKind::Add, accumulator, loc),
                        destination, loc);
  }
  Value slice(Value source, ArrayRef<OpFoldResult> offsets,
              ArrayRef<int64_t> shape, ArrayRef<int64_t> steps = {}) {
    SmallVector<OpFoldResult> sizes, strides;
    for (auto [dim, size] : llvm::enumerate(shape)) {
      sizes.push_back(index(size));
      strides.push_back(index(steps.empty() ? 1 : steps[dim]));
    }
    return tensor::ExtractSliceOp::create(builder, loc, source, offsets, sizes,
                                          strides);
  }
  Value insert(Value part, Value into, ArrayRef<OpFoldResult> offsets,
               ArrayRef<int64_t> steps = {}) {
    SmallVector<OpFoldResult> sizes, strides;
    for (auto [dim, size] :
         llvm::enumerate(cast<RankedTensorType>(part.getType()).getShape())) {
      sizes.push_back(index(size));
      strides.push_back(index(steps.empty() ? 1 : steps[dim]));
    }
    return tensor::InsertSliceOp::create(builder, loc, part, into, offsets,
                                         sizes, strides);
  }
  OpFoldResult index(int64_t value) { return builder.getIndexAttr(value); }
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value forAll(int64_t to, int64_t step, Value carried,
               function_ref<Value(Value, Value, int64_t)> body);

  KernelLowering &kernels;
  ConvOp op;
  ConvScheduleAttr schedule;
  OpBuilder &builder;
  Location loc;
  Type accumulator;
  ConvDimsAttr dims;
  unsigned spatial;
  Operand input, kernel, output;
  /// Of the input's places: what is read first.
  SmallVector<int64_t> starts;
};

/// A nest over all elements of a new tensor.
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

bool ConvolutionNest::hasPhases() {
  int64_t number = 1;
  for (unsigned i = 0; i < spatial; ++i) {
    if (op.getStride(i) != 1 || op.getKernelDilation(i) != 1 ||
        op.isReversed(i))
      return false;
    number *= std::min<int64_t>(op.getInputDilation(i), 17);
    // Code of each is there once.
    if (number > 16)
      return false;
  }
  return number > 1 && schedule.getAlong() != ConvVectors::Places;
}

SmallVector<ConvolutionNest::Phase> ConvolutionNest::phases(unsigned i) {
  int64_t step = op.getInputDilation(i), low = op.getPadLow(i);
  int64_t window = kernel.size(kernel.places[i]);
  int64_t places = op.getType().getDimSize(dims.getOutputSpatial()[i]);
  SmallVector<Phase> result;
  for (int64_t place = 0; place < std::min(step, places); ++place) {
    // Of the padded input with gaps, only places that `step` divides, from
    // `low` on, have elements.
    int64_t element = ((low - place) % step + step) % step;
    Phase phase;
    phase.place = place;
    phase.count = llvm::divideCeilSigned(places - place, step);
    phase.element = element;
    phase.taps =
        element < window ? llvm::divideCeilSigned(window - element, step) : 0;
    phase.first = (place + element - low) / step;
    result.push_back(phase);
  }
  return result;
}

bool ConvolutionNest::prepareInput() {
  input.tensor = kernels.stored(op.getInput());
  RankedTensorType type = op.getInput().getType();
  input.element = type.getElementType();
  input.batch = dims.getInputBatch();
  input.input = dims.getInputFeature();
  input.places.assign(dims.getInputSpatial().begin(),
                      dims.getInputSpatial().end());
  bool copy = !input.tensor, border = false;
  // Of each spatial dimension: what is before the input, and all that is read.
  SmallVector<int64_t> lows, reaches, gaps;
  for (unsigned i = 0; i < spatial; ++i) {
    int64_t window = kernel.size(kernel.places[i]);
    int64_t places = op.getType().getDimSize(dims.getOutputSpatial()[i]);
    int64_t low = op.getPadLow(i), gap = op.getInputDilation(i);
    int64_t reach = (places - 1) * op.getStride(i) +
                    (window - 1) * op.getKernelDilation(i) + 1;
    if (hasPhases()) {
      low = reach = 0;
      gap = 1;
      for (const Phase &phase : phases(i)) {
        low = std::max(low, -phase.first);
        reach = std::max(reach, phase.first + phase.count + phase.taps - 1);
      }
      reach += low;
      border |= low > 0 || reach > type.getDimSize(input.places[i]);
      starts.push_back(0);
    } else {
      border |= low > 0 || op.getPadHigh(i) > 0 || gap != 1;
      starts.push_back(-low);
    }
    lows.push_back(low);
    reaches.push_back(reach);
    gaps.push_back(gap);
  }
  // Along what is read one after the other.
  int64_t last = schedule.getAlong() == ConvVectors::Places
                     ? input.places.back()
                     : input.input;
  bool narrow = input.element != accumulator &&
                schedule.getAlong() == ConvVectors::Features;
  copy |= border || narrow || last != type.getRank() - 1;
  if (!copy)
    return true;

  SmallVector<int64_t> order = {input.batch};
  if (last != input.input)
    order.push_back(input.input);
  llvm::append_range(order, input.places);
  if (last == input.input)
    order.push_back(input.input);
  // Each place of the copy that is read, and of the input what goes there.
  SmallVector<int64_t> shape, from, count, steps;
  bool cut = false;
  for (int64_t dim : order) {
    int64_t size = type.getDimSize(dim);
    shape.push_back(size);
    from.push_back(0);
    count.push_back(size);
    steps.push_back(1);
    const int64_t *found = llvm::find(input.places, dim);
    if (found == input.places.end())
      continue;
    int64_t i = found - input.places.begin();
    shape.back() = reaches[i];
    steps.back() = gaps[i];
    from.back() = lows[i];
    int64_t room = shape.back() - from.back();
    count.back() =
        room <= 0
            ? 0
            : std::min<int64_t>(size, llvm::divideCeil(room, steps.back()));
    // A border of less than nothing.
    cut |= lows[i] < 0;
  }
  SmallVector<OpFoldResult> sizes, counts, offsets;
  for (auto [size, number, first] : llvm::zip_equal(shape, count, from)) {
    sizes.push_back(index(size));
    counts.push_back(index(number));
    offsets.push_back(index(first));
  }
  Operand result;
  result.element = accumulator;
  auto place = [&](int64_t dim) {
    return llvm::find(order, dim) - order.begin();
  };
  result.batch = place(input.batch);
  result.input = place(input.input);
  for (int64_t dim : input.places)
    result.places.push_back(place(dim));
  bool known = true;
  auto element = [&](NestBody &body, ArrayRef<LoopIndex> at) {
    Value value = body.element(op.getInput(), at);
    known &= static_cast<bool>(value);
    return known ? body.convert(value, input.element, accumulator)
                 : body.zero(computeType(accumulator));
  };
  Value empty = kernels.empty(sizes, storageType(accumulator), loc);
  if (cut || llvm::is_contained(count, 0)) {
    // Any border: each place asks.
    result.tensor =
        kernels.map(loc, empty, [&](NestBody &body, ArrayRef<LoopIndex> at) {
          LoopIndices source(order.size());
          Value inside;
          for (auto [loop, dim] : llvm::enumerate(order)) {
            source[dim] = at[loop];
            const int64_t *found = llvm::find(input.places, dim);
            if (found == input.places.end())
              continue;
            int64_t i = found - input.places.begin();
            source[dim] = body.dilatedPlace(
                body.plus(at[loop], body.constant(-lows[i])), gaps[i],
                body.index(type.getDimSize(dim)), inside);
          }
          Value value = element(body, source);
          if (inside)
            value =
                body.select(inside, value, body.zero(computeType(accumulator)));
          return body.store(value, accumulator);
        });
  } else {
    Value whole = border ? fill(empty) : empty;
    Value part = border ? slice(whole, offsets, count, steps) : whole;
    Value made = kernels.copyNest(
        loc, counts, part, builder.getMultiDimIdentityMap(order.size()),
        schedule.getLanes(), [&](NestBody &body) {
          LoopIndices source(order.size());
          for (auto [loop, dim] : llvm::enumerate(order))
            source[dim] = body.loops[loop];
          return body.store(element(body, source), accumulator);
        });
    result.tensor = border ? insert(made, whole, offsets, steps) : made;
  }
  starts.assign(spatial, 0);
  if (hasPhases())
    starts = lows;
  input = result;
  return known;
}

bool ConvolutionNest::prepareKernel() {
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

Value ConvolutionNest::nest(const Operand &sums, const Operand &kernel,
                            OpFoldResult row) {
  // Loops: batch, groups, features, places, the window, input features. Rows of
  // the tile inside of its columns.
  SmallVector<OpFoldResult> loopSizes;
  SmallVector<IteratorType> iterators;
  auto loop = [&](int64_t size, IteratorType iterator) -> AffineExpr {
    loopSizes.push_back(index(size));
    iterators.push_back(iterator);
    return builder.getAffineDimExpr(loopSizes.size() - 1);
  };
  auto number = [](AffineExpr expr) -> int64_t {
    return cast<AffineDimExpr>(expr).getPosition();
  };
  int64_t groups = op.getFeatureGroups();
  int64_t features = sums.size(sums.output) / groups;
  int64_t inputFeatures = kernel.size(kernel.input);
  AffineExpr zero = builder.getAffineConstantExpr(0);
  AffineExpr batch = loop(sums.size(sums.batch), IteratorType::parallel);
  AffineExpr group = zero, feature;
  SmallVector<AffineExpr> places(spatial), window(spatial);
  // Rows: the longest of the spatial dimensions, the last of these.
  unsigned rows = 0;
  for (unsigned i = 0; i < spatial; ++i)
    if (sums.size(sums.places[i]) >= sums.size(sums.places[rows]))
      rows = i;
  int64_t rowLoop = -1, columnLoop = -1;
  ConvVectors along = schedule.getAlong();
  bool channels = along == ConvVectors::Channels;
  if (groups != 1 && !channels)
    group = loop(groups, IteratorType::parallel);
  if (along == ConvVectors::Places) {
    for (unsigned i = 0; i < spatial; ++i)
      places[i] = loop(sums.size(sums.places[i]), IteratorType::parallel);
    columnLoop = number(places.back());
    feature = loop(features, IteratorType::parallel);
    rowLoop = number(feature);
  } else {
    feature = loop(channels ? groups : features, IteratorType::parallel);
    columnLoop = number(feature);
    for (unsigned i = 0; i < spatial; ++i)
      if (i != rows)
        places[i] = loop(sums.size(sums.places[i]), IteratorType::parallel);
    if (spatial) {
      places[rows] = loop(sums.size(sums.places[rows]), IteratorType::parallel);
      rowLoop = number(places[rows]);
    }
  }
  AffineExpr inputFeature = zero;
  auto sumFeatures = [&] {
    if (!channels)
      inputFeature = loop(inputFeatures, IteratorType::reduction);
  };
  if (along == ConvVectors::Places)
    sumFeatures();
  for (unsigned i = 0; i < spatial; ++i)
    window[i] = loop(kernel.size(kernel.places[i]), IteratorType::reduction);
  if (along != ConvVectors::Places)
    sumFeatures();

  LoopIndices inputPlace(input.last() + 1),
      kernelPlace(kernel.last() + 1, LoopIndex(zero));
  SmallVector<AffineExpr> outputPlace(sums.last() + 1);
  outputPlace[sums.batch] = batch;
  outputPlace[sums.output] = channels ? feature : group * features + feature;
  inputPlace[input.batch] = LoopIndex(batch);
  inputPlace[input.input] =
      LoopIndex(channels ? feature : group * inputFeatures + inputFeature);
  kernelPlace[kernel.input] = LoopIndex(inputFeature);
  kernelPlace[kernel.output] =
      LoopIndex(channels ? feature : group * features + feature);
  // Part of the kernel's rows: then also part of the input's.
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
  if (getConstantIntValue(row) != 0) {
    SmallVector<OpFoldResult> offsets(input.last() + 1, index(0));
    SmallVector<int64_t> shape(input.type().getShape());
    Value first = row.dyn_cast<Value>();
    if (!first)
      first = constant(*getConstantIntValue(row));
    offsets[input.places[0]] =
        arith::MulIOp::create(builder, loc, first,
                              constant(op.getKernelDilation(0)))
            .getResult();
    shape[input.places[0]] =
        (sums.size(sums.places[0]) - 1) * op.getStride(0) +
        (kernel.size(kernel.places[0]) - 1) * op.getKernelDilation(0) + 1;
    source = slice(source, offsets, shape);
  }
  auto map =
      AffineMap::get(loopSizes.size(), 0, outputPlace, builder.getContext());
  Value result =
      kernels
          .nest(loc, loopSizes, iterators, sums.tensor, map,
                [&](NestBody &body, ValueRange acc) -> SmallVector<Value> {
                  Value lhs =
                      body.convert(body.read(source, input.element, inputPlace),
                                   input.element, accumulator);
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
  if (Operation *made = result.getDefiningOp<linalg::GenericOp>())
    made->setAttr("ten.tile",
                  TileAttr::get(builder.getContext(), rowLoop, columnLoop,
                                schedule.getLanes(), schedule.getHeights()));
  return result;
}

Value ConvolutionNest::forAll(int64_t to, int64_t step, Value carried,
                              function_ref<Value(Value, Value, int64_t)> body) {
  int64_t whole = to / step * step;
  if (whole == step) {
    carried = body(constant(0), carried, step);
  } else if (whole > 0) {
    auto loop = scf::ForOp::create(builder, loc, constant(0), constant(whole),
                                   constant(step), carried);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    Value next = body(loop.getInductionVar(), loop.getRegionIterArg(0), step);
    scf::YieldOp::create(builder, loc, next);
    carried = loop.getResult(0);
  }
  return whole < to ? body(constant(whole), carried, to - whole) : carried;
}

ConvolutionNest::Operand ConvolutionNest::packKernel(Value feature,
                                                     int64_t width, Value row,
                                                     int64_t rows) {
  int64_t tile = schedule.getLanes() * schedule.getHeights().size();
  Operand packed;
  packed.element = accumulator;
  // Rows of a whole tile, so that vectors at the edge need no mask.
  SmallVector<int64_t> shape;
  SmallVector<OpFoldResult> whole;
  for (unsigned i = 0; i < spatial; ++i) {
    packed.places.push_back(i);
    shape.push_back(i == 0 ? rows : kernel.size(kernel.places[i]));
  }
  packed.input = spatial;
  packed.output = spatial + 2;
  shape.push_back(kernel.size(kernel.input));
  // A nest that only copies would be folded away: it also adds a dimension.
  shape.push_back(1);
  for (int64_t size : shape)
    whole.push_back(index(size));
  shape.push_back(width);
  whole.push_back(index(tile));
  SmallVector<OpFoldResult> zeros(shape.size(), index(0));
  Value place =
      slice(kernels.empty(whole, storageType(accumulator), loc), zeros, shape);
  // The part of the kernel that is copied.
  SmallVector<OpFoldResult> offsets(kernel.last() + 1, index(0));
  SmallVector<int64_t> partShape(kernel.type().getShape());
  offsets[kernel.output] = feature;
  partShape[kernel.output] = width;
  if (spatial) {
    offsets[kernel.places[0]] = row;
    partShape[kernel.places[0]] = rows;
  }
  Value part = slice(kernel.tensor, offsets, partShape);
  SmallVector<OpFoldResult> loops;
  SmallVector<AffineExpr> to;
  auto loop = [&](int64_t size) {
    to.push_back(builder.getAffineDimExpr(loops.size()));
    loops.push_back(index(size));
  };
  for (unsigned i = 0; i <= spatial; ++i)
    loop(shape[i]);
  to.push_back(builder.getAffineConstantExpr(0));
  loop(width);
  packed.tensor = kernels.copyNest(
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
  return packed;
}

Value ConvolutionNest::panels(Value sums) {
  int64_t tile = schedule.getLanes() * schedule.getHeights().size();
  int64_t window = spatial ? kernel.size(kernel.places[0]) : 1;
  int64_t depth = schedule.getDepth() ? schedule.getDepth() : window;
  return forAll(
      output.size(output.output), tile, sums,
      [&](Value feature, Value carried, int64_t width) {
        SmallVector<OpFoldResult> offsets(output.last() + 1, index(0));
        offsets[output.output] = feature;
        SmallVector<int64_t> shape(output.type().getShape());
        shape[output.output] = width;
        Operand part = output;
        Value made = slice(carried, offsets, shape);
        if (depth < window)
          made = fill(made);
        made = forAll(
            window, depth, made, [&](Value row, Value current, int64_t rows) {
              Operand packed = packKernel(feature, width, row, rows);
              // Where the sums start from 0, right before the nest.
              part.tensor = depth < window ? current : fill(current);
              return nest(part, packed,
                          depth < window ? OpFoldResult(row) : index(0));
            });
        return insert(made, carried, offsets);
      });
}

Value ConvolutionNest::phase(ArrayRef<Phase> chosen, Value result) {
  Operand wholeKernel = kernel, wholeOutput = output;
  SmallVector<int64_t> wholeStarts = starts;
  SmallVector<OpFoldResult> kernelFrom(kernel.last() + 1, index(0)),
      outputFrom(output.last() + 1, index(0));
  SmallVector<int64_t> kernelShape(kernel.type().getShape()),
      outputShape(output.type().getShape());
  SmallVector<int64_t> kernelSteps(kernelShape.size(), 1),
      outputSteps(outputShape.size(), 1);
  bool empty = false;
  for (auto [i, phase] : llvm::enumerate(chosen)) {
    int64_t step = op.getInputDilation(i);
    int64_t k = kernel.places[i], o = output.places[i];
    kernelFrom[k] = index(phase.element);
    kernelShape[k] = phase.taps;
    kernelSteps[k] = step;
    outputFrom[o] = index(phase.place);
    outputShape[o] = phase.count;
    outputSteps[o] = step;
    starts[i] += phase.first;
    empty |= phase.taps == 0;
  }
  output.tensor = slice(result, outputFrom, outputShape, outputSteps);
  Value made;
  if (empty) {
    made = fill(output.tensor);
  } else {
    kernel.tensor = slice(kernel.tensor, kernelFrom, kernelShape, kernelSteps);
    made = convolve();
  }
  result = insert(made, result, outputFrom, outputSteps);
  kernel = wholeKernel;
  output = wholeOutput;
  starts = wholeStarts;
  return result;
}

Value ConvolutionNest::convolve() {
  if (schedule.getPackKernel())
    return panels(output.tensor);
  Operand sums = output;
  sums.tensor = fill(output.tensor);
  return nest(sums, kernel, index(0));
}

Value ConvolutionNest::emit(Value destination) {
  if (!prepareKernel() || !prepareInput())
    return {};
  output.tensor = destination;
  output.element = accumulator;
  output.batch = dims.getOutputBatch();
  output.output = dims.getOutputFeature();
  output.places.assign(dims.getOutputSpatial().begin(),
                       dims.getOutputSpatial().end());
  int64_t last = schedule.getAlong() == ConvVectors::Places
                     ? output.places.back()
                     : output.output;
  // Where vectors do not run along the result's memory: into a copy of another
  // order first.
  Operand wanted = output;
  SmallVector<int64_t> order = {output.batch};
  bool copy = last != output.last();
  if (copy) {
    llvm::append_range(order, output.places);
    order.push_back(output.output);
    SmallVector<OpFoldResult> sizes;
    for (int64_t dim : order)
      sizes.push_back(index(wanted.size(dim)));
    output.tensor = kernels.empty(sizes, storageType(accumulator), loc);
    auto place = [&](int64_t dim) {
      return llvm::find(order, dim) - order.begin();
    };
    output.batch = place(wanted.batch);
    output.output = place(wanted.output);
    for (int64_t &dim : output.places)
      dim = place(dim);
  }
  Value result = output.tensor;
  if (hasPhases()) {
    SmallVector<SmallVector<Phase>> all = {{}};
    for (unsigned i = 0; i < spatial; ++i) {
      SmallVector<SmallVector<Phase>> longer;
      for (const SmallVector<Phase> &chosen : all)
        for (const Phase &next : phases(i)) {
          longer.push_back(chosen);
          longer.back().push_back(next);
        }
      all = std::move(longer);
    }
    for (const SmallVector<Phase> &chosen : all) {
      output.tensor = result;
      result = phase(chosen, result);
    }
  } else {
    result = convolve();
  }
  if (!copy)
    return result;
  SmallVector<OpFoldResult> loops;
  for (int64_t dim = 0; dim <= wanted.last(); ++dim)
    loops.push_back(index(wanted.size(dim)));
  return kernels.copyNest(
      loc, loops, destination, builder.getMultiDimIdentityMap(loops.size()),
      schedule.getLanes(), [&](NestBody &body) {
        LoopIndices from;
        for (int64_t dim : order)
          from.push_back(body.loops[dim]);
        return body.store(body.read(result, accumulator, from), accumulator);
      });
}

} // namespace

Value KernelLowering::tiledConvolution(ConvOp op, ConvScheduleAttr schedule,
                                       Value destination) {
  return ConvolutionNest(*this, op, schedule).emit(destination);
}
