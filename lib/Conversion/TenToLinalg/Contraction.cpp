//===- Contraction.cpp - Contractions and convolutions as loop nests ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers contractions and convolutions to linalg nests: products of rows in
// pairs for narrow operands (matrix times vector), register tiles by
// PackedContraction.cpp and TiledConvolution.cpp if there is a schedule, and
// otherwise a plain nest, with loops ordered such that the innermost one is
// contiguous. Accumulators are kept in the destination if it has their type.
//
//===----------------------------------------------------------------------===//

#include "CodeGen/Nests/DotInstruction.h"
#include "Dialect/Ten/Analysis/ConvolutionTile.h"
#include "Dialect/Ten/Analysis/PanelLayout.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/CodeBlocks.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "KernelLowering.h"
#include "Target/Target.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Returns acc + lhs * rhs in the accumulator's type, to which the operands are
/// converted.
static Value multiplyAdd(NestBody &body, Type accumulator, Value stored,
                         Value lhs, Type lhsElement, Value rhs, Type rhsElement,
                         bool inOrder) {
  Value acc = body.load(stored, accumulator);
  lhs = body.convert(lhs, lhsElement, accumulator);
  rhs = body.convert(rhs, rhsElement, accumulator);
  if (inOrder && body.contractsHere && isa<FloatType>(accumulator))
    return body.store(body.create<math::FmaOp>(lhs, rhs, acc), accumulator);
  Value product = body.combine(ReductionKind::Mul, accumulator, lhs, rhs);
  // The sum may be reassociated. Not for complex numbers, for which this would
  // only mix the real products of one complex product into the sum, without
  // vectors.
  bool reassociate =
      !isa<ComplexType>(accumulator) && (!inOrder || body.kernel.manyThreads);
  Value sum =
      body.combine(ReductionKind::Add, accumulator, acc, product, reassociate);
  return body.store(sum, accumulator);
}

Value KernelLowering::copyNest(Location loc, ArrayRef<OpFoldResult> loopSizes,
                               Value output, AffineMap map, int64_t lanes,
                               function_ref<Value(NestBody &)> element) {
  SmallVector<utils::IteratorType> iterators(loopSizes.size(),
                                             utils::IteratorType::parallel);
  Value result = nest(loc, loopSizes, iterators, output, map,
                      [&](NestBody &body, ValueRange) -> SmallVector<Value> {
                        return {element(body)};
                      })
                     .front();
  if (Operation *op = result.getDefiningOp<linalg::GenericOp>())
    attr::copyLanes.set(op, lanes);
  return result;
}

/// Returns the destination if it has the accumulators' type, else a temporary.
static Value placeOfSums(KernelLowering &kernel, Operation *op,
                         Type accumulator, Value destination) {
  Value result = op->getResult(0);
  return accumulator == tensorType(result).getElementType()
             ? destination
             : kernel.empty(kernel.sizes(result), storageType(accumulator),
                            op->getLoc());
}

/// Returns the same, filled with zeros.
static Value accumulators(KernelLowering &kernel, Operation *op,
                          Type accumulator, Value destination) {
  Location loc = op->getLoc();
  return kernel.fill(kernel.identity(ReductionKind::Add, accumulator, loc),
                     placeOfSums(kernel, op, accumulator, destination), loc);
}

/// Returns the sums, converted to the destination if it has another type.
static Value converted(KernelLowering &kernel, Operation *op, Type accumulator,
                       Value sums, Value destination) {
  Type element = tensorType(op->getResult(0)).getElementType();
  if (accumulator == element)
    return sums;
  return kernel.map(
      op->getLoc(), destination, [&](NestBody &body, ArrayRef<LoopIndex> at) {
        Value sum = body.read(sums, accumulator, at);
        return body.store(body.convert(sum, accumulator, element), element);
      });
}

/// Emits sums by `emit`, which takes where they go, and returns them converted
/// to the destination; null if there are none.
static Value convertedSums(KernelLowering &kernel, Operation *op,
                           Type accumulator, Value destination,
                           function_ref<Value(Value)> emit) {
  Value sums = emit(placeOfSums(kernel, op, accumulator, destination));
  return sums ? converted(kernel, op, accumulator, sums, destination) : Value();
}

/// Minimum length of rows that are multiplied in pairs, if there are several on
/// each side.
/// Tuned: elements; commit aa84e12.
constexpr int64_t kMinRowForPairs = 64;

/// Returns the product of the dimensions' sizes, or `most` if it is larger or
/// dynamic.
static int64_t countOf(RankedTensorType type, ArrayRef<int64_t> dims,
                       int64_t most) {
  int64_t count = 1;
  for (int64_t dim : dims)
    count = type.isDynamicDim(dim)
                ? most
                : std::min(count * type.getDimSize(dim), most);
  return count;
}

/// How rows of both operands that are contiguous along the contracting
/// dimension are multiplied in pairs: one side has few rows, and those of the
/// other one are read once.
enum class RowPairs { None, LhsInside, RhsInside, RhsTurned };

/// Used in addition to tiles, whose vectors of `lanes` elements would be mostly
/// empty with few columns; with 0 lanes only single rows (vectors) qualify. The
/// bits of a result's row do not depend on the number of rows, unless the
/// contract lets sums be reassociated (`isFast`): then a single row is
/// multiplied with each of the right operand's in place.
static RowPairs rowPairs(ContractOp op, int64_t lanes, bool isFast) {
  auto isAlongSums = [](RankedTensorType type, ArrayRef<int64_t> contracting) {
    return !contracting.empty() && contracting.back() == type.getRank() - 1;
  };
  RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
  SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
  if (rhsFree.empty())
    return RowPairs::None;
  bool lhsAlong = isAlongSums(lhs, op.getLhsContracting()),
       rhsAlong = isAlongSums(rhs, op.getRhsContracting());
  int64_t rhsRows = countOf(rhs, rhsFree, lanes + 2);
  // A vector is a row in any layout.
  if (lhsAlong && rhsRows == 1)
    return RowPairs::RhsInside;
  if (isFast && rhsAlong && countOf(lhs, lhsFree, 2) == 1)
    return RowPairs::LhsInside;
  if (!lhsAlong || !lhs.hasStaticShape() || !rhs.hasStaticShape() ||
      countOf(lhs, op.getLhsContracting(), kMinRowForPairs) < kMinRowForPairs)
    return RowPairs::None;
  // Fewer columns than are prepacked, which must not change results.
  if (rhsAlong)
    return rhsRows <= lanes / 4 ? RowPairs::RhsInside : RowPairs::None;
  return rhsRows < lanes / 2 ? RowPairs::RhsTurned : RowPairs::None;
}

/// Returns whether the schedule, which a program may give, is one of these
/// weights.
static bool fitsWeights(QuantizedScheduleAttr schedule, DequantizeOp weights) {
  int64_t lanes = schedule.getLanes(), columns = schedule.getColumns();
  std::optional<CodePanelsAttr> panels = weights.getPanels();
  if (schedule.getPacked() != panels.has_value() || lanes > kLeastCodesOfBlock)
    return false;
  if (panels &&
      (panels->getLanes() != lanes || panels->getColumns() != columns))
    return false;
  return weights.getType().getDimSize(0) % columns == 0 &&
         hasBlocksOfVectors(weights, kLeastCodesOfBlock);
}

Value KernelLowering::contraction(ContractOp op, Value destination) {
  Type accumulator = op.getAccumulatorType();
  if (auto quantized =
          dyn_cast_or_null<QuantizedScheduleAttr>(scheduleOfKernel()))
    if (DequantizeOp weights = dequantizedRhs(op);
        weights && fitsWeights(quantized, weights)) {
      isScheduleTaken = true;
      return convertedSums(
          *this, op, accumulator, destination, [&](Value sums) {
            return quantizedContraction(op, weights, quantized, sums);
          });
    }
  ContractionParts wanted = parts.lookup(op);
  wanted.halvesApart = DotInstruction::addsHalvesApart(targetOf(op), op);
  ContractScheduleAttr &schedule = wanted.schedule;
  if (!schedule)
    schedule = dyn_cast_or_null<ContractScheduleAttr>(scheduleOfKernel());
  auto isPlain = [](RankedTensorType type) {
    return type.hasStaticShape() && type.getNumElements() > 0;
  };
  // Dot-product instructions for bytes are faster.
  int64_t lanes = !schedule || manyThreads || accumulator.isInteger()
                      ? 0
                      : schedule.getLanes();
  isScheduleTaken |= static_cast<bool>(schedule);
  RowPairs pairs = schedule && (schedule.getRhsPacked() || isScheduleGiven)
                       ? RowPairs::None
                       : rowPairs(op, lanes, contract == FloatContract::Fast);
  if (schedule && pairs != RowPairs::None) {
    (void)refuseSchedule(op, schedule, "expects more rows and columns");
    schedule = {};
  }
  bool isPacked =
      schedule && !op.getRhsFree().empty() && isPlain(op.getRhs().getType()) &&
      (isPlain(op.getLhs().getType()) ||
       (schedule.getPackRhs() && stored(op.getLhs()) && hasDynamicRows(op)));
  if (isPacked) {
    return convertedSums(*this, op, accumulator, destination, [&](Value sums) {
      return packedContraction(op, wanted, sums);
    });
  }
  if (schedule && schedule.getPackRhs() && schedule.getDepth() > 0 &&
      !schedule.getRhsPacked() && schedule.getGroup() == 1 && !manyThreads &&
      isProductOfAnySize(op) && stored(op.getLhs()) && stored(op.getRhs()) &&
      llvm::all_equal({op.getLhs().getType().getElementType(),
                       op.getRhs().getType().getElementType(), accumulator})) {
    return convertedSums(*this, op, accumulator, destination, [&](Value sums) {
      return contractionOfAnySize(op, schedule, sums);
    });
  }
  auto hasElements = [](RankedTensorType type) {
    return !llvm::is_contained(type.getShape(), 0);
  };
  bool asksForCopies =
      schedule && (schedule.getPackLhs() || schedule.getPackRhs() ||
                   schedule.getDepth() != 0);
  if ((asksForCopies || (schedule && op.getRhsFree().empty())) &&
      hasElements(op.getLhs().getType()) &&
      hasElements(op.getRhs().getType()) &&
      failed(refuseSchedule(op, schedule,
                            "expects operands of known sizes, and a right one "
                            "with free dimensions")))
    return {};
  Value sums = contractionNest(
      op, schedule, lanes, accumulators(*this, op, accumulator, destination));
  return sums ? converted(*this, op, accumulator, sums, destination) : Value();
}

int64_t tenon::maxProductsInOrder(Operation *op) {
  TargetAttr target = targetOf(op);
  return target && target.getVectorBytes() >= 64 ? kMaxSumInOrder
                                                 : kMaxNarrowSumInOrder;
}

Value KernelLowering::contractionNest(ContractOp op,
                                      ContractScheduleAttr schedule,
                                      int64_t lanes, Value sums) {
  Location loc = op.getLoc();
  Type accumulator = op.getAccumulatorType();
  RowPairs pairs = schedule && isScheduleGiven
                       ? RowPairs::None
                       : rowPairs(op, lanes, contract == FloatContract::Fast);
  // Result dimensions are loops in order, but where the right operand runs
  // along the result's last dimension the contracted loops stand outside of
  // it: then the innermost loop reads and writes along rows.
  SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
  ArrayRef<int64_t> lhsBatch = op.getLhsBatch(), rhsBatch = op.getRhsBatch();
  ArrayRef<int64_t> lhsSum = op.getLhsContracting(),
                    rhsSum = op.getRhsContracting();
  SmallVector<OpFoldResult> lhsSizes = sizes(op.getLhs());
  SmallVector<OpFoldResult> rhsSizes = sizes(op.getRhs());
  int64_t lhsRank = lhsSizes.size(), rhsRank = rhsSizes.size();
  SmallVector<OpFoldResult> loopSizes;
  SmallVector<utils::IteratorType> iterators;
  LoopIndices lhsPlace(lhsRank), rhsPlace(rhsRank);
  auto loop = [&](OpFoldResult size, utils::IteratorType iterator) {
    loopSizes.push_back(size);
    iterators.push_back(iterator);
    return builder.getAffineDimExpr(loopSizes.size() - 1);
  };
  using utils::IteratorType;
  SmallVector<AffineExpr> resultExprs, rhsExprs;
  for (auto [l, r] : llvm::zip_equal(lhsBatch, rhsBatch)) {
    resultExprs.push_back(loop(lhsSizes[l], IteratorType::parallel));
    lhsPlace[l] = rhsPlace[r] = resultExprs.back();
  }
  auto lhsRows = [&] {
    for (int64_t l : lhsFree) {
      resultExprs.push_back(loop(lhsSizes[l], IteratorType::parallel));
      lhsPlace[l] = resultExprs.back();
    }
  };
  auto rhsRows = [&] {
    for (int64_t r : rhsFree) {
      rhsExprs.push_back(loop(rhsSizes[r], IteratorType::parallel));
      rhsPlace[r] = rhsExprs.back();
    }
  };
  auto contracted = [&] {
    for (auto [l, r] : llvm::zip_equal(lhsSum, rhsSum))
      lhsPlace[l] = rhsPlace[r] = loop(lhsSizes[l], IteratorType::reduction);
  };
  bool alongRows = !rhsFree.empty() && rhsFree.back() == rhsRank - 1 &&
                   pairs == RowPairs::None;
  // In pairs, each row of the larger side is read once for all rows of the
  // other side.
  if (pairs == RowPairs::LhsInside) {
    rhsRows();
    lhsRows();
    contracted();
  } else if (alongRows) {
    lhsRows();
    contracted();
    rhsRows();
  } else {
    lhsRows();
    rhsRows();
    contracted();
  }
  llvm::append_range(resultExprs, rhsExprs);

  Type lhsElement = op.getLhs().getType().getElementType();
  Type rhsElement = op.getRhs().getType().getElementType();
  bool known = true;
  Value turned;
  SmallVector<int64_t> order;
  if (pairs == RowPairs::RhsTurned) {
    llvm::append_range(order, rhsBatch);
    llvm::append_range(order, rhsFree);
    llvm::append_range(order, rhsSum);
    SmallVector<OpFoldResult> turnedSizes;
    for (int64_t dim : order)
      turnedSizes.push_back(rhsSizes[dim]);
    turned = copyNest(loc, turnedSizes,
                      empty(turnedSizes, storageType(rhsElement), loc),
                      builder.getMultiDimIdentityMap(order.size()), lanes,
                      [&](NestBody &body) -> Value {
                        LoopIndices place(order.size());
                        for (auto [loop, dim] : llvm::enumerate(order))
                          place[dim] = body.loops[loop];
                        Value element = body.element(op.getRhs(), place);
                        known = element != nullptr;
                        return known ? body.store(element, rhsElement)
                                     : body.zero(storageType(rhsElement));
                      });
    if (!known)
      return {};
  }
  auto map =
      AffineMap::get(loopSizes.size(), 0, resultExprs, builder.getContext());
  // Short sums of a few rows or of many have the same order. 16 lanes are worth
  // more than that for longer ones, and lanes for those without a common
  // vector.
  bool isTile = schedule && !rhsFree.empty();
  bool inOrder = !isTile && lhsBatch.empty() &&
                 isSumInOrder(tensorType(op.getLhs()), op.getLhsContracting(),
                              maxProductsInOrder(op));
  Value result =
      nest(loc, loopSizes, iterators, sums, map,
           [&](NestBody &body, ValueRange acc) -> SmallVector<Value> {
             Value lhs = body.element(op.getLhs(), lhsPlace);
             LoopIndices place;
             for (int64_t dim : order)
               place.push_back(rhsPlace[dim]);
             Value rhs = turned ? body.read(turned, rhsElement, place)
                                : body.element(op.getRhs(), rhsPlace);
             known = lhs && rhs;
             if (!known)
               return {acc.front()};
             return {multiplyAdd(body, accumulator, acc.front(), lhs,
                                 lhsElement, rhs, rhsElement, inOrder)};
           })
          .front();
  if (!known)
    return {};
  if (op.getAllowTf32())
    if (Operation *made = result.getDefiningOp<linalg::GenericOp>())
      attr::allowTf32.set(made);
  if (isTile) {
    int64_t row = lhsFree.empty() ? -1 : lhsBatch.size() + lhsFree.size() - 1;
    int64_t column =
        alongRows ? loopSizes.size() - 1
                  : lhsBatch.size() + lhsFree.size() + rhsFree.size() - 1;
    attr::tile.set(result.getDefiningOp(),
                   TileAttr::get(builder.getContext(), row, column,
                                 schedule.getLanes(), schedule.getHeights(),
                                 /*group=*/1, /*matrices=*/false));
  }
  return result;
}

Value KernelLowering::convolve(ConvOp op, Value destination) {
  Location loc = op.getLoc();
  Type accumulator = op.getAccumulatorType();
  auto schedule = dyn_cast_or_null<ConvScheduleAttr>(scheduleOfKernel());
  auto isEmpty = [](RankedTensorType type) {
    return llvm::is_contained(type.getShape(), 0);
  };
  isScheduleTaken |= static_cast<bool>(schedule);
  // Vectors run along places that are known.
  bool isTiled =
      schedule && isTileable(op) &&
      (schedule.getAlong() != ConvVectors::Places || !hasDynamicPlaces(op));
  if (isTiled && !isEmpty(op.getInput().getType()) &&
      !isEmpty(op.getKernel().getType()) && !isEmpty(op.getType())) {
    return convertedSums(*this, op, accumulator, destination, [&](Value sums) {
      return tiledConvolution(op, schedule, sums);
    });
  }
  if (schedule && !isTiled &&
      failed(refuseSchedule(op, schedule,
                            "expects a filter and features of known sizes, and "
                            "known output places for vectors along these")))
    return {};
  Value input = materialize(op.getInput()),
        kernel = materialize(op.getKernel());
  if (!input || !kernel)
    return {};
  Value sums = accumulators(*this, op, accumulator, destination);
  Type inputElement = op.getInput().getType().getElementType();
  Type kernelElement = op.getKernel().getType().getElementType();

  ConvDimsAttr dims = op.getDims();
  unsigned spatial = op.getNumSpatial();
  SmallVector<OpFoldResult> inputSizes = sizes(op.getInput());
  SmallVector<OpFoldResult> kernelSizes = sizes(op.getKernel());
  SmallVector<OpFoldResult> outputSizes =
      tensor::getMixedSizes(builder, loc, destination);

  // The loops are: batch, output pixels, window, input features, output
  // features. If the result's pixels are contiguous, features are outside, and
  // the last spatial dimension is innermost.
  SmallVector<OpFoldResult> loopSizes;
  SmallVector<utils::IteratorType> iterators;
  auto loop = [&](OpFoldResult size, utils::IteratorType iterator) {
    loopSizes.push_back(size);
    iterators.push_back(iterator);
    return builder.getAffineDimExpr(loopSizes.size() - 1);
  };
  using utils::IteratorType;
  bool alongPlaces = spatial > 0 && !manyThreads &&
                     isInnermost(op.getType(), dims.getOutputSpatial().back());
  AffineExpr batch =
      loop(outputSizes[dims.getOutputBatch()], IteratorType::parallel);
  OpFoldResult outputFeatures = outputSizes[dims.getOutputFeature()];
  AffineExpr outputFeature;
  if (alongPlaces)
    outputFeature = loop(outputFeatures, IteratorType::parallel);
  SmallVector<AffineExpr> places, window;
  auto loopOfPlaces = [&](unsigned i) {
    places.push_back(
        loop(outputSizes[dims.getOutputSpatial()[i]], IteratorType::parallel));
  };
  for (unsigned i = 0; i < spatial - alongPlaces; ++i)
    loopOfPlaces(i);
  for (unsigned i = 0; i < spatial; ++i)
    window.push_back(
        loop(kernelSizes[dims.getKernelSpatial()[i]], IteratorType::reduction));
  AffineExpr inputFeature =
      loop(kernelSizes[dims.getKernelInputFeature()], IteratorType::reduction);
  if (alongPlaces)
    loopOfPlaces(spatial - 1);
  else
    outputFeature = loop(outputFeatures, IteratorType::parallel);

  SmallVector<AffineExpr> outputExprs(outputSizes.size());
  outputExprs[dims.getOutputBatch()] = batch;
  outputExprs[dims.getOutputFeature()] = outputFeature;
  for (unsigned i = 0; i < spatial; ++i)
    outputExprs[dims.getOutputSpatial()[i]] = places[i];
  auto outputMap =
      AffineMap::get(loopSizes.size(), 0, outputExprs, builder.getContext());

  auto emit = [&](NestBody &body, ValueRange acc) -> SmallVector<Value> {
    LoopIndices inputPlace(inputSizes.size()), kernelPlace(kernelSizes.size());
    inputPlace[dims.getInputBatch()] = batch;
    inputPlace[dims.getInputFeature()] = inputFeature;
    kernelPlace[dims.getKernelInputFeature()] = inputFeature;
    kernelPlace[dims.getKernelOutputFeature()] = outputFeature;
    // Returns the first feature of the group of an output feature.
    auto groupStart = [&](int64_t groups, OpFoldResult perGroup) -> LoopIndex {
      std::optional<int64_t> count = getConstantIntValue(outputFeatures);
      std::optional<int64_t> size = getConstantIntValue(perGroup);
      if (count && size)
        return outputFeature.floorDiv(*count / groups) * *size;
      Value features = body.create<arith::DivUIOp>(body.value(outputFeatures),
                                                   body.index(groups));
      Value group = body.create<arith::DivUIOp>(
          body.value(LoopIndex(outputFeature)), features);
      return LoopIndex(body.create<arith::MulIOp>(group, body.value(perGroup)));
    };
    if (int64_t groups = op.getFeatureGroups(); groups != 1)
      inputPlace[dims.getInputFeature()] = body.plus(
          inputFeature,
          groupStart(groups, kernelSizes[dims.getKernelInputFeature()]));
    if (int64_t groups = op.getBatchGroups(); groups != 1)
      inputPlace[dims.getInputBatch()] = body.plus(
          batch, groupStart(groups, outputSizes[dims.getOutputBatch()]));
    Value inside;
    for (unsigned i = 0; i < spatial; ++i) {
      OpFoldResult windowSize = kernelSizes[dims.getKernelSpatial()[i]];
      OpFoldResult size = inputSizes[dims.getInputSpatial()[i]];
      LoopIndex &kernelAt = kernelPlace[dims.getKernelSpatial()[i]];
      kernelAt = window[i];
      if (op.isReversed(i)) {
        std::optional<int64_t> constant = getConstantIntValue(windowSize);
        LoopIndex last = constant ? body.constant(*constant - 1)
                                  : body.plus(LoopIndex(body.value(windowSize)),
                                              body.constant(-1));
        kernelAt = body.minus(last, window[i]);
      }
      LoopIndex at =
          body.plus(body.plus(body.times(places[i], op.getStride(i)),
                              body.times(window[i], op.getKernelDilation(i))),
                    body.constant(-op.getPadLow(i)));
      LoopIndex &place = inputPlace[dims.getInputSpatial()[i]];
      if (op.getPadLow(i) == 0 && op.getPadHigh(i) <= 0 &&
          op.getInputDilation(i) == 1) {
        place = at;
        continue;
      }
      place = body.dilatedPlace(at, op.getInputDilation(i), body.value(size),
                                inside);
    }
    // Zero padding is multiplied like elements of the input.
    return {multiplyAdd(
        body, accumulator, acc.front(),
        body.read(input, inputElement, inputPlace, inside), inputElement,
        body.read(kernel, kernelElement, kernelPlace), kernelElement,
        /*inOrder=*/false)};
  };
  // An empty input is not read.
  for (OpFoldResult size : inputSizes)
    if (getConstantIntValue(size) == 0)
      return converted(*this, op, accumulator, sums, destination);
  Value result = nest(loc, loopSizes, iterators, sums, outputMap, emit).front();
  return converted(*this, op, accumulator, result, destination);
}
