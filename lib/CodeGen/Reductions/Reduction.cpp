//===- Reduction.cpp - Lowers reductions and window reductions ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers `ten.reduce` and `ten.window_reduce` to linalg nests that accumulate
// into their destinations. Short reductions are unrolled, so that accumulators
// stay in registers; where rows are accumulated into a row (a reduction along
// an outer dimension), several input rows are combined per step to save loads
// and stores of the accumulators; small windows are unrolled. Narrow floats
// accumulate in their compute type (Combination.h); sums of long rows are in
// LongSums.cpp, argmax in ArgReduction.cpp.
//
//===----------------------------------------------------------------------===//

#include "ColumnSums.h"
#include "Combination.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Target/Target.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Reductions of more elements remain loops if that leaves loops along rows.
/// Tuned: elements; commit 0ae9b4d.
static constexpr int64_t kMaxUnrolledReduction = 8;
/// Bounds the number of elements that are combined per load of a row of
/// accumulators, and the number of operations for these together.
/// Tuned: elements, operations; commit 013ce13.
static constexpr int64_t kMaxElementsAtOnce = 8, kMaxOperationsAtOnce = 64;
/// Rows of arrays that come from memory are best read one after the other if
/// they have at most this many bytes: the accumulators stay in L1d, and the
/// hardware prefetches.
/// Tuned: bytes; commit 21554a5.
static constexpr int64_t kMaxRowBytes = kSmallestL1,
                         kMinBytesFromMemory = 8 * 1024 * 1024;
/// Returns the operation on bits that a combination of booleans is.
static ReductionKind logicalKind(ReductionKind kind) {
  switch (kind) {
  case ReductionKind::Add:
  case ReductionKind::Max:
    return ReductionKind::Or;
  case ReductionKind::Mul:
  case ReductionKind::Min:
    return ReductionKind::And;
  default:
    return kind;
  }
}

bool Combination::addsInOrder(ReduceOp op) {
  if (isSumInOrder(op))
    return true;
  return isa_and_nonnull<MulOp>(op.getInputs().front().getDefiningOp()) &&
         isSumInOrder(op, maxProductsInOrder(op));
}

SmallVector<Value> Combination::combine(NestBody &body, ValueRange accumulated,
                                        ValueRange news, bool reassociate,
                                        bool contract) const {
  // Booleans are combined as the bytes that they are in memory: LLVM vectorizes
  // no reduction of i1 that is extended in each iteration.
  if (kind && elements[0].isInteger(1))
    return {body.combine(logicalKind(*kind), storageType(elements[0]),
                         accumulated[0], body.store(news[0], elements[0]))};
  SmallVector<Value> olds;
  for (auto [stored, element] : llvm::zip_equal(accumulated, elements))
    olds.push_back(body.load(stored, element));
  SmallVector<Value> results =
      combineComputed(body, olds, news, reassociate, contract);
  for (auto [result, element] : llvm::zip_equal(results, elements))
    result =
        result ? body.store(result, element) : body.zero(storageType(element));
  return results;
}

/// Returns the value before rounding to a narrower type, or the value itself.
static Value beforeRounding(Value value) {
  auto wide = value.getDefiningOp<arith::ExtFOp>();
  auto narrow =
      wide ? wide.getIn().getDefiningOp<arith::TruncFOp>() : arith::TruncFOp();
  return narrow && narrow.getIn().getType() == value.getType() ? narrow.getIn()
                                                               : value;
}

/// Returns whether the region adds its arguments: a sum in order.
static bool isSum(Region &region) {
  Block &body = region.front();
  auto sum = dyn_cast<AddOp>(body.front());
  return sum && body.getNumArguments() == 2 &&
         sum.getLhs() == body.getArgument(0) &&
         sum.getRhs() == body.getArgument(1) &&
         llvm::equal(body.getTerminator()->getOperands(), sum->getResults());
}

SmallVector<Value> Combination::combineComputed(NestBody &body, ValueRange olds,
                                                ValueRange news,
                                                bool reassociate,
                                                bool contract) const {
  if (kind) {
    // The max of rounded values is the rounded max: rounding once is cheaper.
    Value added = isWide && isChoice() ? beforeRounding(news[0]) : news[0];
    if (!reassociate && !contract)
      return {body.combine(
          *kind, elements[0], olds[0], added,
          arith::FastMathFlagsAttr::get(body.builder.getContext(),
                                        arith::FastMathFlags::none))};
    if (*kind == ReductionKind::Add) {
      // LLVM contracts short sums in vectors, but not those that it unrolls to
      // scalars: bits of a row would depend on the number of rows.
      auto product = added.getDefiningOp<arith::MulFOp>();
      if (isInOrder && body.contractsHere && product && added.use_empty() &&
          isa<Float32Type, Float64Type>(elements[0]))
        return {body.create<math::FmaOp>(product.getLhs(), product.getRhs(),
                                         olds[0])};
      body.allowContraction(added);
    }
    reassociate &= !isInOrder || body.kernel.manyThreads;
    return {body.combine(*kind, elements[0], olds[0], added, reassociate)};
  }
  if (isSum(*region)) {
    body.allowContraction(news[0]);
    return {body.combine(ReductionKind::Add, elements[0], olds[0], news[0])};
  }
  SmallVector<Value> arguments(olds);
  llvm::append_range(arguments, news);
  return body.region(*region, arguments);
}

/// Returns the destinations filled with the initial values.
template <typename OpTy>
static SmallVector<Value> initialized(KernelLowering &kernel, OpTy op,
                                      const Combination &combination,
                                      ValueRange destinations) {
  SmallVector<Value> states;
  for (auto [i, destination] : llvm::enumerate(destinations)) {
    Location loc = op.getLoc();
    Type element = combination.elements[i];
    Value init;
    if (op.getKind())
      init = kernel.identity(*op.getKind(), element, loc);
    else if (Value stored = kernel.materialize(op.getInits()[i]))
      init =
          tensor::ExtractOp::create(kernel.builder, loc, stored, ValueRange());
    else
      return {};
    states.push_back(kernel.fill(init, destination, loc));
  }
  return states;
}

/// Accumulates from initial values; if the accumulators are wider than the
/// destination, in temporary memory that is rounded once at the end.
template <typename OpTy>
static SmallVector<Value> accumulated(
    KernelLowering &kernel, OpTy op, Combination combination,
    ValueRange destinations,
    llvm::function_ref<SmallVector<Value>(const Combination &, ValueRange)>
        accumulate) {
  Location loc = op.getLoc();
  Type element = combination.elements[0];
  // A max or min that is exact in either type needs no temporary.
  bool isExact = kernel.manyThreads && combination.isChoice();
  if (isExact || !combination.widen(kernel.contract)) {
    SmallVector<Value> states =
        initialized(kernel, op, combination, destinations);
    return states.empty() ? states : accumulate(combination, states);
  }
  Value wide = kernel.empty(
      tensor::getMixedSizes(kernel.builder, loc, destinations.front()),
      combination.elements[0], loc);
  SmallVector<Value> states = initialized(kernel, op, combination, wide);
  if (!states.empty())
    states = accumulate(combination, states);
  if (states.empty())
    return {};
  return {kernel.map(loc, destinations.front(),
                     [&](NestBody &body, ArrayRef<LoopIndex> place) {
                       return body.store(
                           body.read(states[0], combination.elements[0], place),
                           element);
                     })};
}

/// Returns the number of elements per result if it is small and results lie
/// along the rows that are read; else 0.
static int64_t unrolledElements(ReduceOp op) {
  RankedTensorType type = tensorType(op.getInputs().front());
  int64_t elements = 1, last = type.getRank() - 1;
  for (int64_t dim : op.getDims()) {
    if (type.isDynamicDim(dim) || dim == last)
      return 0;
    elements *= type.getDimSize(dim);
  }
  bool hasRows = last >= 0 && type.getDimSize(last) != 1;
  return hasRows && elements <= kMaxUnrolledReduction ? elements : 0;
}

/// Reduces all elements of each result at once, in one loop over results: the
/// accumulators stay in registers.
static SmallVector<Value> reduceUnrolled(KernelLowering &kernel, ReduceOp op,
                                         ValueRange destinations) {
  Combination combination(op);
  combination.widen(kernel.contract);
  RankedTensorType type = tensorType(op.getInputs().front());
  SmallVector<OpFoldResult> loopSizes;
  for (auto [dim, size] : llvm::enumerate(kernel.sizes(op.getInputs().front())))
    if (!llvm::is_contained(op.getDims(), dim))
      loopSizes.push_back(size);
  SmallVector<utils::IteratorType> iterators(loopSizes.size(),
                                             utils::IteratorType::parallel);
  SmallVector<AffineMap> maps(
      destinations.size(),
      kernel.builder.getMultiDimIdentityMap(loopSizes.size()));
  bool known = true;
  auto emit = [&](NestBody &body, ValueRange unused) {
    SmallVector<Value> values;
    for (auto [i, element] : llvm::enumerate(combination.elements))
      values.push_back(op.getKind() ? body.identity(*op.getKind(), element)
                                    : body.element(op.getInits()[i], {}));
    // The last of the dimensions varies fastest.
    int64_t elements = unrolledElements(op);
    for (int64_t number = 0; number < elements; ++number) {
      LoopIndices place(type.getRank());
      int64_t rest = number;
      for (int64_t dim : llvm::reverse(op.getDims())) {
        place[dim] = body.constant(rest % type.getDimSize(dim));
        rest /= type.getDimSize(dim);
      }
      const LoopIndex *loop = body.loops.begin();
      for (LoopIndex &index : place)
        if (!index.expr)
          index = *loop++;
      SmallVector<Value> news;
      for (Value input : op.getInputs())
        news.push_back(body.element(input, place));
      known &= llvm::all_of(news, [](Value v) { return v; }) &&
               llvm::all_of(values, [](Value v) { return v; });
      if (!known)
        return SmallVector<Value>(unused);
      values = combination.combineComputed(body, values, news);
    }
    for (auto [i, value] : llvm::enumerate(values))
      value = body.store(value, tensorType(op->getResult(i)).getElementType());
    return values;
  };
  SmallVector<Value> results =
      kernel.nest(op.getLoc(), loopSizes, iterators, destinations, maps, emit);
  return known ? results : SmallVector<Value>();
}

/// Returns the largest number of elements to combine at once in a kernel.
static int64_t mostAtOnce(int64_t operations) {
  return std::min(kMaxElementsAtOnce, kMaxOperationsAtOnce / operations);
}

/// Returns the number of operations of the operation's kernel that compute.
static int64_t countOperations(Operation *op) {
  return llvm::count_if(*op->getBlock(), [](Operation &other) {
    return isPointwise(&other) || isa<ReduceOp, WindowReduceOp>(other);
  });
}

std::pair<int64_t, int64_t> tenon::elementsAtOnce(RankedTensorType type,
                                                  ArrayRef<int64_t> dims,
                                                  int64_t operations) {
  int64_t last = type.getRank() - 1;
  if (dims.empty() || llvm::is_contained(dims, last) ||
      (!type.isDynamicDim(last) && type.getDimSize(last) < kMinRowOfVectors))
    return {-1, 1};
  int64_t dim = *llvm::max_element(dims);
  auto rowType = type.clone(type.getShape().drop_front(dim + 1));
  // Arrays of dynamic size are assumed to be in cache.
  if (storageBytes(type).value_or(0) > kMinBytesFromMemory &&
      storageBytes(rowType).value_or(INT64_MAX) < kMaxRowBytes)
    return {-1, 1};
  if (type.isDynamicDim(dim))
    return {dim, std::max<int64_t>(1, mostAtOnce(operations))};
  for (int64_t factor = mostAtOnce(operations); factor > 1; --factor)
    if (type.getDimSize(dim) % factor == 0)
      return {dim, factor};
  return {-1, 1};
}

/// Emits nests over all elements.
static SmallVector<Value> reduceNests(KernelLowering &kernel, ReduceOp op,
                                      const Combination &combination,
                                      ValueRange states) {
  OpBuilder &builder = kernel.builder;
  SmallVector<OpFoldResult> loopSizes = kernel.sizes(op.getInputs().front());
  SmallVector<utils::IteratorType> iterators;
  SmallVector<AffineExpr> kept;
  for (unsigned dim = 0; dim < loopSizes.size(); ++dim) {
    bool reduced = llvm::is_contained(op.getDims(), dim);
    iterators.push_back(reduced ? utils::IteratorType::reduction
                                : utils::IteratorType::parallel);
    if (!reduced)
      kept.push_back(builder.getAffineDimExpr(dim));
  }
  SmallVector<AffineMap> maps(
      states.size(),
      AffineMap::get(loopSizes.size(), 0, kept, builder.getContext()));
  // A size that the type does not know can be a constant here: that of the
  // operand of a concatenation, for example.
  RankedTensorType type = tensorType(op.getInputs().front())
                              .clone(decomposeMixedValues(loopSizes).first);
  auto [dim, factor] = kernel.manyThreads ? std::pair<int64_t, int64_t>(-1, 1)
                                          : elementsAtOnce(type, op.getDims(),
                                                           countOperations(op));
  OpFoldResult size = factor > 1 ? loopSizes[dim] : OpFoldResult();
  // A dynamic size leaves a remainder.
  Value whole;
  if (factor > 1) {
    AffineExpr symbol = builder.getAffineSymbolExpr(0);
    loopSizes[dim] =
        computeSize(builder, op.getLoc(), symbol.floorDiv(factor), {size});
    if (!getConstantIntValue(size))
      whole = cast<Value>(computeSize(
          builder, op.getLoc(), symbol.floorDiv(factor) * factor, {size}));
  }
  bool known = true, isRest = false;
  auto emit = [&, dim = dim, factor = factor](NestBody &body,
                                              ValueRange accumulated) {
    SmallVector<Value> values(accumulated);
    int64_t atOnce = isRest ? 1 : factor;
    for (int64_t number = 0; known && number < atOnce; ++number) {
      LoopIndices place(body.loops);
      if (isRest)
        place[dim] = body.plus(place[dim], LoopIndex(whole));
      else if (factor > 1)
        place[dim] =
            body.plus(body.times(place[dim], factor), body.constant(number));
      SmallVector<Value> news;
      for (Value input : op.getInputs())
        news.push_back(body.element(input, place));
      known = llvm::all_of(news, [](Value v) { return v; });
      if (known)
        values = combination.combine(body, values, news);
    }
    return known ? values : SmallVector<Value>(accumulated);
  };
  SmallVector<Value> results =
      kernel.nest(op.getLoc(), loopSizes, iterators, states, maps, emit);
  if (whole && known) {
    isRest = true;
    AffineExpr all, before;
    bindSymbols(builder.getContext(), all, before);
    loopSizes[dim] =
        computeSize(builder, op.getLoc(), all - before, {size, whole});
    results =
        kernel.nest(op.getLoc(), loopSizes, iterators, results, maps, emit);
  }
  return known ? results : SmallVector<Value>();
}

SmallVector<Value> KernelLowering::reduce(ReduceOp op,
                                          ValueRange destinations) {
  if (!manyThreads && unrolledElements(op) > 0)
    return reduceUnrolled(*this, op, destinations);
  if (SmallVector<Value> found = argReduce(op, destinations); !found.empty())
    return found;
  return accumulated(*this, op, Combination(op), destinations,
                     [&](const Combination &combination, ValueRange states) {
                       SmallVector<Value> sums =
                           sumLongRows(*this, op, combination, states);
                       return sums.empty()
                                  ? reduceNests(*this, op, combination, states)
                                  : sums;
                     });
}

/// Combines one element of a window with the accumulators, if it is in bounds.
static SmallVector<Value> combineWindow(NestBody &body, WindowReduceOp op,
                                        const Combination &combination,
                                        ArrayRef<LoopIndex> result,
                                        ArrayRef<LoopIndex> window,
                                        ValueRange accumulated) {
  SmallVector<OpFoldResult> inputSizes =
      body.kernel.sizes(op.getInputs().front());
  LoopIndices place;
  Value inside;
  for (auto [dim, size] : llvm::enumerate(inputSizes)) {
    LoopIndex at =
        body.plus(body.plus(body.times(result[dim], op.getStride(dim)),
                            body.times(window[dim], op.getWindowDilation(dim))),
                  body.constant(-op.getPadLow(dim)));
    if (op.getPadLow(dim) == 0 && op.getPadHigh(dim) == 0 &&
        op.getBaseDilation(dim) == 1) {
      place.push_back(at);
      continue;
    }
    place.push_back(body.dilatedPlace(at, op.getBaseDilation(dim),
                                      body.value(size), inside));
  }
  SmallVector<Value> news;
  for (Value input : op.getInputs())
    news.push_back(body.element(input, place));
  if (!llvm::all_of(news, [](Value v) { return v; }))
    return {};
  SmallVector<Value> results = combination.combine(body, accumulated, news);
  if (inside)
    for (auto [result, old] : llvm::zip_equal(results, accumulated))
      result = body.select(inside, result, old);
  return results;
}

/// Unrolls small windows: the accumulators stay in registers.
static SmallVector<Value> reduceSmallWindows(KernelLowering &kernel,
                                             WindowReduceOp op,
                                             ValueRange destinations) {
  Combination combination(op);
  combination.widen(kernel.contract);
  bool known = true;
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(kernel.builder, op.getLoc(), destinations.front());
  SmallVector<Value> results = kernel.map(
      op.getLoc(), sizes, destinations,
      [&](NestBody &body, ArrayRef<LoopIndex> result) {
        SmallVector<Value> values, none;
        for (auto [i, element] : llvm::enumerate(combination.elements)) {
          Value init = op.getKind() ? body.identity(*op.getKind(), element)
                                    : body.element(op.getInits()[i], {});
          known &= static_cast<bool>(init);
          none.push_back(body.zero(
              cast<TensorType>(destinations[i].getType()).getElementType()));
          values.push_back(known ? body.store(init, element) : none.back());
        }
        SmallVector<int64_t> strides = computeSuffixProduct(op.getWindow());
        int64_t elements = computeProduct(op.getWindow());
        for (int64_t number = 0; known && number < elements; ++number) {
          LoopIndices window;
          for (int64_t index : delinearize(number, strides))
            window.push_back(body.constant(index));
          values = combineWindow(body, op, combination, result, window, values);
          known = !values.empty();
        }
        if (!known)
          return none;
        for (auto [i, value] : llvm::enumerate(values))
          value = body.store(body.load(value, combination.elements[i]),
                             tensorType(op->getResult(i)).getElementType());
        return values;
      });
  return known ? results : SmallVector<Value>();
}

static bool hasElements(KernelLowering &kernel, WindowReduceOp op) {
  return llvm::none_of(
      kernel.sizes(op.getInputs().front()),
      [](OpFoldResult size) { return getConstantIntValue(size) == 0; });
}

/// Emits nests over all results and their windows.
static SmallVector<Value> windowNests(KernelLowering &kernel, WindowReduceOp op,
                                      const Combination &combination,
                                      ValueRange from) {
  OpBuilder &builder = kernel.builder;
  int64_t rank = op.getWindow().size(),
          elements = computeProduct(op.getWindow());
  bool isEmpty = !hasElements(kernel, op);
  // The result's dimensions, then the window's. With large windows the result's
  // last dimension is innermost, for vectorization.
  bool lastInside =
      !kernel.manyThreads && rank > 0 && elements > kUnrolledWindow;
  SmallVector<unsigned> resultLoop, windowLoop;
  for (int64_t dim = 0; dim < rank; ++dim) {
    bool moved = lastInside && dim == rank - 1;
    resultLoop.push_back(moved ? 2 * rank - 1 : dim);
    windowLoop.push_back(rank + dim - lastInside);
  }
  SmallVector<OpFoldResult> loopSizes(2 * rank),
      resultSizes = tensor::getMixedSizes(builder, op.getLoc(), from.front());
  SmallVector<utils::IteratorType> iterators(2 * rank,
                                             utils::IteratorType::parallel);
  SmallVector<AffineExpr> resultExprs;
  for (int64_t dim = 0; dim < rank; ++dim) {
    resultExprs.push_back(builder.getAffineDimExpr(resultLoop[dim]));
    loopSizes[resultLoop[dim]] = resultSizes[dim];
    loopSizes[windowLoop[dim]] = builder.getIndexAttr(op.getWindow()[dim]);
    iterators[windowLoop[dim]] = utils::IteratorType::reduction;
  }
  SmallVector<AffineMap> maps(
      from.size(),
      AffineMap::get(2 * rank, 0, resultExprs, builder.getContext()));
  // Combine several elements of a large window per step, then the remainder:
  // in the order of the window, a remainder is that of a single loop.
  int64_t unrolled = rank - 1, length = 1, atOnce = 1;
  if (lastInside && !isEmpty) {
    while (op.getWindow()[unrolled] == 1)
      --unrolled;
    length = op.getWindow()[unrolled];
    atOnce = std::clamp<int64_t>(mostAtOnce(countOperations(op)), 1, length);
    while (elements != length && length % atOnce != 0)
      --atOnce;
  }
  auto accumulate = [&](ValueRange from, int64_t first, int64_t steps,
                        int64_t elementsInStep) {
    if (atOnce > 1)
      loopSizes[windowLoop[unrolled]] = builder.getIndexAttr(steps);
    bool known = true;
    auto emit = [&](NestBody &body, ValueRange accumulated) {
      SmallVector<Value> values(accumulated);
      if (isEmpty)
        return values;
      LoopIndices result, window;
      for (int64_t dim = 0; dim < rank; ++dim) {
        result.push_back(body.loops[resultLoop[dim]]);
        window.push_back(body.loops[windowLoop[dim]]);
      }
      for (int64_t number = 0; known && number < elementsInStep; ++number) {
        LoopIndices place(window);
        if (atOnce > 1)
          place[unrolled] =
              body.plus(body.times(window[unrolled], elementsInStep),
                        body.constant(first + number));
        values = combineWindow(body, op, combination, result, place, values);
        known = !values.empty();
      }
      return known ? values : SmallVector<Value>(accumulated);
    };
    SmallVector<Value> results =
        kernel.nest(op.getLoc(), loopSizes, iterators, from, maps, emit);
    return known ? results : SmallVector<Value>();
  };
  SmallVector<Value> states =
      accumulate(from, /*first=*/0, length / atOnce, atOnce);
  if (int64_t rest = length % atOnce; rest != 0 && !states.empty())
    states = accumulate(states, length - rest, /*steps=*/1, rest);
  return states;
}

SmallVector<Value> KernelLowering::windowReduce(WindowReduceOp op,
                                                ValueRange destinations) {
  int64_t elements = computeProduct(op.getWindow());
  if (!manyThreads && elements > 0 && elements <= kUnrolledWindow &&
      hasElements(*this, op))
    return reduceSmallWindows(*this, op, destinations);
  return accumulated(*this, op, Combination(op), destinations,
                     [&](const Combination &combination, ValueRange states) {
                       return windowNests(*this, op, combination, states);
                     });
}
