//===- LibraryConvolution.cpp - Convolutions for cuDNN --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recognizes a convolution that cuDNN supports in the contraction form of a
// nest: the input is read at stride * pixel + dilation * tap - padding in each
// spatial dimension, and is zero out of bounds. The finder matches index
// expressions with loops, assigns batch, features, groups and spatial
// dimensions, and describes sizes, strides, padding and the epilogue as numbers
// of a `ten_convolution`, which the runtime passes to the library if that is
// faster.
//
//===----------------------------------------------------------------------===//

#include "LibraryConvolution.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "LibraryOperands.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tenon {

/// Fact: dimensions; what cuDNN takes.
constexpr unsigned kMaxSpatialDims = 3;

namespace {

/// The positions at which a nest reads memory, by dimension of the memory.
struct Access {
  Value memory;
  SmallVector<AffineExpr> places; ///< of the nest's loops
  /// True if out-of-bounds elements are zero; otherwise all reads are in
  /// bounds.
  SmallVector<bool> guarded;
};

/// stride * loop + dilation * loop + offset; a loop is -1 if absent.
struct Place {
  int64_t parallel = -1, stride = 1;
  int64_t reduction = -1, dilation = 1;
  int64_t offset = 0;
};

/// A dimension of the library's tensors: size and stride in each operand.
struct Dim {
  int64_t inputSize = 1, inputStride = 0;
  int64_t kernelSize = 1, kernelStride = 0;
  int64_t resultSize = 1, resultStride = 0;
  int64_t low = 0, high = 0, stride = 1, dilation = 1;
};

class ConvolutionFinder {
public:
  ConvolutionFinder(const Contraction &contraction,
                    const ContractionEpilogue::Simple &result)
      : c(contraction), nest(c.nest), result(result), ctx(nest->getContext()),
        isParallel(c.sizes.size(), true) {
    for (unsigned dim : c.contracted)
      isParallel[dim] = false;
  }

  bool run() {
    return findInput() && findKernel() && findResult() && assignFeatures() &&
           assignBatch() && assignSpatial() && isComplete() &&
           hasKnownLayouts();
  }

  /// Batch, features and spatial dimensions.
  Dim batch, features;
  SmallVector<Dim> spatial;
  int64_t groups = 1;
  Access input;
  Value kernel;

private:
  AffineExpr dim(unsigned number) { return getAffineDimExpr(number, ctx); }
  AffineExpr constant(int64_t value) {
    return getAffineConstantExpr(value, ctx);
  }
  AffineExpr simplify(AffineExpr expr) {
    return simplifyAffineExpr(expr, c.sizes.size(), 0);
  }
  bool areEqual(AffineExpr a, AffineExpr b) {
    return simplify(a - b) == constant(0);
  }

  /// Returns an index of the nest's body as an expression of its loops.
  AffineExpr exprOf(Value value) {
    if (auto index = value.getDefiningOp<linalg::IndexOp>())
      return dim(index.getDim());
    if (std::optional<int64_t> number = getConstantIntValue(value))
      return constant(*number);
    auto apply = value.getDefiningOp<affine::AffineApplyOp>();
    if (!apply)
      return {};
    AffineMap map = apply.getAffineMap();
    SmallVector<AffineExpr> dims, symbols;
    for (auto [i, operand] : llvm::enumerate(apply.getMapOperands())) {
      AffineExpr expr = exprOf(operand);
      if (!expr)
        return {};
      (i < map.getNumDims() ? dims : symbols).push_back(expr);
    }
    return map.getResult(0).replaceDimsAndSymbols(dims, symbols);
  }

  /// Collects the bounds checks of `condition`: expressions and their upper
  /// bounds.
  bool collect(Value condition,
               SmallVectorImpl<std::pair<AffineExpr, int64_t>> &bounds) {
    if (auto both = condition.getDefiningOp<arith::AndIOp>())
      return collect(both.getLhs(), bounds) && collect(both.getRhs(), bounds);
    auto compare = condition.getDefiningOp<arith::CmpIOp>();
    if (!compare || compare.getPredicate() != arith::CmpIPredicate::ult)
      return false;
    AffineExpr place = exprOf(compare.getLhs());
    std::optional<int64_t> bound = getConstantIntValue(compare.getRhs());
    if (!place || !bound)
      return false;
    bounds.push_back({place, *bound});
    return true;
  }

  bool findInput() {
    const ContractionFactor &factor = c.factors[0];
    if (factor.inputs.size() + factor.loads.size() != 1)
      return false;
    if (factor.loads.empty()) {
      if (!factor.prologue.empty())
        return false;
      input.memory = factor.inputs[0]->get();
      llvm::append_range(
          input.places,
          nest.getMatchingIndexingMap(factor.inputs[0]).getResults());
      input.guarded.assign(input.places.size(), false);
    } else if (!findLoad(factor)) {
      return false;
    }
    auto type = dyn_cast<MemRefType>(input.memory.getType());
    return type && type.hasStaticShape() && type.getLayout().isIdentity() &&
           type.getElementType() == factor.elementType();
  }

  bool findLoad(const ContractionFactor &factor) {
    memref::LoadOp load = factor.loads[0];
    SmallVector<std::pair<AffineExpr, int64_t>> bounds;
    if (factor.value != load.getResult()) {
      auto select = factor.value.getDefiningOp<arith::SelectOp>();
      if (!select || select.getTrueValue() != load.getResult() ||
          !matchPattern(select.getFalseValue(), m_PosZeroFloat()) ||
          !collect(select.getCondition(), bounds))
        return false;
    }
    input.memory = load.getMemRef();
    size_t asked = 0;
    for (auto [index, size] :
         llvm::zip_equal(load.getIndices(), load.getMemRefType().getShape())) {
      // An out-of-bounds position is clamped to another one.
      Value place = index;
      auto upper = place.getDefiningOp<arith::MinSIOp>();
      bool isClamped = upper && getConstantIntValue(upper.getRhs()) == size - 1;
      if (isClamped) {
        auto lower = upper.getLhs().getDefiningOp<arith::MaxSIOp>();
        if (!lower || getConstantIntValue(lower.getRhs()) != 0)
          return false;
        place = lower.getLhs();
      }
      AffineExpr expr = exprOf(place);
      if (!expr)
        return false;
      bool isGuarded = false;
      for (auto &[bounded, bound] : bounds)
        isGuarded |= bound == size && areEqual(bounded, expr);
      if (isClamped && !isGuarded)
        return false;
      asked += isGuarded;
      input.places.push_back(expr);
      input.guarded.push_back(isGuarded);
    }
    // No other condition selects zero.
    return asked == bounds.size();
  }

  bool findKernel() {
    const ContractionFactor &factor = c.factors[1];
    if (factor.inputs.size() != 1 || !factor.prologue.empty())
      return false;
    kernel = factor.inputs[0]->get();
    auto type = dyn_cast<MemRefType>(kernel.getType());
    return type && type.getElementType() == factor.elementType() &&
           stridesOf(type,
                     nest.getMatchingIndexingMap(factor.inputs[0]).getResults(),
                     kernelStrides);
  }

  bool findResult() {
    SmallVector<AffineExpr> places;
    for (unsigned loop : result.place)
      places.push_back(dim(loop));
    return stridesOf(cast<MemRefType>(result.output.getType()), places,
                     resultStrides);
  }

  /// Computes each loop's stride in memory that is read as a whole, 0 if it has
  /// none.
  bool stridesOf(MemRefType type, ArrayRef<AffineExpr> places,
                 SmallVectorImpl<int64_t> &strides) {
    strides.assign(c.sizes.size(), 0);
    if (!type.hasStaticShape() || !type.getLayout().isIdentity() ||
        places.size() != size_t(type.getRank()))
      return false;
    SmallVector<int64_t> own = computeStrides(type.getShape());
    for (auto [place, size, stride] :
         llvm::zip_equal(places, type.getShape(), own)) {
      if (place == constant(0) && size == 1)
        continue;
      auto loop = dyn_cast<AffineDimExpr>(place);
      if (!loop || c.sizes[loop.getPosition()] != size ||
          strides[loop.getPosition()] != 0)
        return false;
      strides[loop.getPosition()] = stride;
    }
    return true;
  }

  /// Returns the position in dimension `number` of the input if it has that
  /// form.
  std::optional<Place> placeOf(unsigned number) {
    AffineExpr expr = input.places[number];
    SmallVector<AffineExpr> at(c.sizes.size(), constant(0));
    auto valueAt = [&]() -> std::optional<int64_t> {
      auto value = dyn_cast<AffineConstantExpr>(
          simplify(expr.replaceDimsAndSymbols(at, {})));
      return value ? std::optional(value.getValue()) : std::nullopt;
    };
    std::optional<int64_t> offset = valueAt();
    if (!offset)
      return std::nullopt;
    Place place;
    place.offset = *offset;
    AffineExpr linear = constant(*offset);
    SmallVector<AffineExpr> ofUnits;
    for (auto [loop, size] : llvm::enumerate(c.sizes)) {
      // A loop of one iteration has no effect.
      ofUnits.push_back(size == 1 ? constant(0) : dim(loop));
      if (size == 1)
        continue;
      at[loop] = constant(1);
      std::optional<int64_t> there = valueAt();
      at[loop] = constant(0);
      if (!there)
        return std::nullopt;
      int64_t step = *there - *offset;
      linear = linear + dim(loop) * step;
      if (step == 0)
        continue;
      int64_t &known = isParallel[loop] ? place.parallel : place.reduction;
      if (known >= 0 || step < 0)
        return std::nullopt;
      known = static_cast<int64_t>(loop);
      (isParallel[loop] ? place.stride : place.dilation) = step;
    }
    if (!areEqual(expr.replaceDimsAndSymbols(ofUnits, {}), linear))
      return std::nullopt;
    return place;
  }

  MemRefType inputType() { return cast<MemRefType>(input.memory.getType()); }
  int64_t sizeOf(int64_t loop) { return loop < 0 ? 1 : c.sizes[loop]; }
  int64_t strideOf(ArrayRef<int64_t> strides, int64_t loop) {
    return loop < 0 ? 0 : strides[loop];
  }
  bool assignFeatures() {
    ArrayRef<int64_t> shape = inputType().getShape();
    strides = computeStrides(shape);
    used.assign(shape.size(), false);
    isTaken.assign(c.sizes.size(), false);
    // Output features are the only parallel loop of the filter.
    int64_t outputs = -1;
    for (auto [loop, stride] : llvm::enumerate(kernelStrides))
      if (stride != 0 && isParallel[loop] && c.sizes[loop] != 1) {
        if (outputs >= 0)
          return false;
        outputs = static_cast<int64_t>(loop);
      }
    if (outputs < 0)
      return false;
    isTaken[outputs] = true;
    features.resultSize = sizeOf(outputs);
    features.resultStride = resultStrides[outputs];
    outputStride = kernelStrides[outputs];
    int64_t found = -1, loop = -1;
    for (unsigned i = 0; i < shape.size(); ++i) {
      if (input.guarded[i])
        continue;
      if (c.groups) {
        if (static_cast<int64_t>(c.groups->dim) != outputs)
          return false;
        for (unsigned inner : c.contracted)
          if (shape[i] == c.sizes[inner] * c.groups->number &&
              areEqual(input.places[i],
                       dim(inner) + dim(outputs).floorDiv(c.groups->columns) *
                                        c.sizes[inner]))
            found = i, loop = inner;
        continue;
      }
      std::optional<Place> place = placeOf(i);
      if (place && place->offset == 0 && place->parallel < 0 &&
          place->dilation == 1 && sizeOf(place->reduction) == shape[i] &&
          // Prefer one of size greater than 1.
          (found < 0 || shape[i] > 1))
        found = i, loop = place->reduction;
    }
    if (found < 0)
      return false;
    used[found] = true;
    if (loop >= 0)
      isTaken[loop] = true;
    groups = c.groups ? c.groups->number : 1;
    features.inputSize = shape[found];
    features.inputStride = strides[found];
    features.kernelSize = sizeOf(loop);
    features.kernelStride = strideOf(kernelStrides, loop);
    return true;
  }

  bool assignBatch() {
    ArrayRef<int64_t> shape = inputType().getShape();
    for (unsigned i = 0; i < shape.size(); ++i) {
      if (used[i] || input.guarded[i])
        continue;
      std::optional<Place> place = placeOf(i);
      if (!place)
        return false;
      if (place->offset != 0 || place->reduction >= 0 || place->stride != 1 ||
          sizeOf(place->parallel) != shape[i] ||
          (place->parallel >= 0 && isTaken[place->parallel]))
        continue;
      used[i] = true;
      if (place->parallel >= 0)
        isTaken[place->parallel] = true;
      batch.inputSize = batch.resultSize = shape[i];
      batch.inputStride = strides[i];
      batch.resultStride = strideOf(resultStrides, place->parallel);
      break;
    }
    return true;
  }

  bool assignSpatial() {
    ArrayRef<int64_t> shape = inputType().getShape();
    for (unsigned i = 0; i < shape.size(); ++i) {
      if (used[i])
        continue;
      std::optional<Place> place = placeOf(i);
      if (!place)
        return false;
      if (place->parallel < 0 && place->reduction < 0 && place->offset == 0)
        continue;
      for (int64_t loop : {place->parallel, place->reduction})
        if (loop >= 0) {
          if (isTaken[loop])
            return false;
          isTaken[loop] = true;
        }
      Dim made;
      made.stride = place->stride;
      made.dilation = place->dilation;
      made.resultSize = sizeOf(place->parallel);
      made.kernelSize = sizeOf(place->reduction);
      made.inputStride = strides[i];
      made.resultStride = strideOf(resultStrides, place->parallel);
      made.kernelStride = strideOf(kernelStrides, place->reduction);
      made.low = -place->offset;
      // Elements after the last tap do not belong to the library's input.
      int64_t reach = (made.resultSize - 1) * made.stride +
                      (made.kernelSize - 1) * made.dilation + 1 - made.low;
      made.inputSize = std::min(shape[i], reach);
      made.high = reach - made.inputSize;
      if (made.low < 0 || made.inputSize < 1 ||
          (!input.guarded[i] && (made.low != 0 || made.high != 0)))
        return false;
      spatial.push_back(made);
    }
    if (spatial.empty())
      spatial.emplace_back();
    return spatial.size() <= kMaxSpatialDims;
  }

  /// Returns whether all loops have a role, and no operand depends on one in
  /// another way.
  bool isComplete() {
    for (auto [loop, size] : llvm::enumerate(c.sizes)) {
      if (size == 1)
        continue;
      bool inKernel = kernelStrides[loop] != 0;
      bool inResult = resultStrides[loop] != 0;
      if (!isTaken[loop] || inResult != isParallel[loop] ||
          (!isParallel[loop] && !inKernel))
        return false;
    }
    return true;
  }

  /// Returns whether the operands have layouts that cuDNN documents: batch,
  /// features, spatial dimensions (NCHW) or batch, spatial dimensions, features
  /// (NHWC), and filters likewise, or with the outputs last, which the runtime
  /// transposes. cuDNN 9 accepted other strides, as of gradients of filters,
  /// and computed other numbers.
  bool hasKnownLayouts() {
    using SizeAndStride = std::pair<int64_t, int64_t>;
    auto isOrdered = [](ArrayRef<SizeAndStride> outer,
                        ArrayRef<SizeAndStride> inner) {
      int64_t before = INT64_MAX;
      for (auto [size, stride] :
           llvm::concat<const SizeAndStride>(outer, inner))
        if (size != 1 && std::exchange(before, stride) <= stride)
          return false;
      return true;
    };
    auto isKnown = [&](int64_t Dim::*size, int64_t Dim::*stride,
                       const Dim &first, const Dim &second, bool mayBeLast) {
      SizeAndStride outer(first.*size, first.*stride),
          inner(second.*size, second.*stride);
      SmallVector<SizeAndStride> behind = {inner}, before;
      for (const Dim &dim : spatial)
        before.emplace_back(dim.*size, dim.*stride);
      llvm::append_range(behind, before);
      before.push_back(inner);
      return llvm::any_of(std::array{behind, before}, [&](const auto &others) {
        return isOrdered(outer, others) ||
               (mayBeLast && isOrdered(others, outer));
      });
    };
    Dim outputs;
    outputs.kernelSize = features.resultSize;
    outputs.kernelStride = outputStride;
    return isKnown(&Dim::inputSize, &Dim::inputStride, batch, features,
                   false) &&
           isKnown(&Dim::kernelSize, &Dim::kernelStride, outputs, features,
                   true) &&
           isKnown(&Dim::resultSize, &Dim::resultStride, batch, features,
                   false);
  }

public:
  /// Appends the numbers of ten_convolution before its operands; strides of
  /// dimensions of size 1 are those of a larger dimension.
  void append(SmallVectorImpl<int64_t> &numbers) {
    auto tensor = [&](int64_t Dim::*size, int64_t Dim::*stride, Dim first,
                      Dim second) {
      SmallVector<int64_t> sizes{first.*size, second.*size};
      SmallVector<int64_t> steps{first.*stride, second.*stride};
      for (const Dim &dim : spatial) {
        sizes.push_back(dim.*size);
        steps.push_back(dim.*stride);
      }
      int64_t whole = 1;
      for (auto [n, step] : llvm::zip_equal(sizes, steps))
        whole = std::max(whole, n * step);
      for (int64_t &step : steps)
        step = step == 0 ? whole : step;
      sizes.resize(2 + kMaxSpatialDims, 1);
      steps.resize(2 + kMaxSpatialDims, 1);
      numbers.append(sizes);
      numbers.append(steps);
    };
    Dim outputs;
    outputs.kernelSize = features.resultSize;
    outputs.kernelStride = outputStride;
    tensor(&Dim::inputSize, &Dim::inputStride, batch, features);
    tensor(&Dim::kernelSize, &Dim::kernelStride, outputs, features);
    tensor(&Dim::resultSize, &Dim::resultStride, batch, features);
    for (int64_t Dim::*number :
         {&Dim::low, &Dim::high, &Dim::stride, &Dim::dilation}) {
      SmallVector<int64_t> list;
      for (const Dim &dim : spatial)
        list.push_back(dim.*number);
      list.resize(kMaxSpatialDims,
                  number == &Dim::low || number == &Dim::high ? 0 : 1);
      numbers.append(list);
    }
  }

private:
  const Contraction &c;
  linalg::LinalgOp nest;
  const ContractionEpilogue::Simple &result;
  MLIRContext *ctx;
  SmallVector<bool> isParallel;
  SmallVector<int64_t> kernelStrides, resultStrides, strides;
  SmallVector<bool> used;    ///< by dimension of the input
  SmallVector<bool> isTaken; ///< by loop
  int64_t outputStride = 1;
};

} // namespace

/// Returns the epilogue if cuDNN supports it: a bias per output feature and
/// relu. The bias is required, since the runtime uses it to test whether NaN is
/// propagated.
static std::optional<LibraryEpilogue>
findWhole(const Contraction &c, const ContractionEpilogue &epilogue,
          std::string &why) {
  if (epilogue.numNests() == 0)
    return std::nullopt;
  std::optional<LibraryEpilogue> whole = findLibraryEpilogue(epilogue, why);
  if (!whole || whole->isPlain())
    return std::nullopt;
  if (whole->scale != 1 || whole->addend || !whole->bias ||
      whole->activation == TEN_GELU_TANH) {
    why = "it is neither a bias nor a bias and relu";
    return std::nullopt;
  }
  auto bias = cast<MemRefType>(whole->bias.getType());
  if (whole->biasPlace != c.columns || bias.getRank() != 1 ||
      !bias.getElementType().isF32()) {
    why = "the bias is not one f32 per feature";
    return std::nullopt;
  }
  return whole;
}

std::optional<LibraryConvolution>
findLibraryConvolution(const Contraction &c,
                       const ContractionEpilogue &epilogue, Value initial,
                       std::string &why) {
  Type element = c.factors[0].elementType();
  Type sum = c.combination.op->getResult(0).getType();
  bool isPlain = c.factors[1].elementType() == element && sum.isF32() &&
                 (element.isF32() || element.isF16() || element.isBF16());
  if (!isPlain || !isWorthALibrary(c, initial))
    return std::nullopt;
  std::string noWhole;
  std::optional<LibraryEpilogue> whole = findWhole(c, epilogue, noWhole);
  std::optional<ContractionEpilogue::Simple> result = epilogue.simpleStart();
  // If products are cheap, the remaining epilogue should stay in registers.
  if (result && result->nests != epilogue.numNests() &&
      (!element.isF32() || c.depth < kMinDepthForEpilogue))
    result = std::nullopt;
  bool isApart = result.has_value();
  if (!isApart && whole)
    result = {whole->output, whole->place};
  if (!result) {
    why = noWhole;
    return std::nullopt;
  }
  auto typeOf = [](Value memory) {
    return cast<MemRefType>(memory.getType()).getElementType();
  };
  Type narrow = typeOf(result->output);
  if (narrow != sum && narrow != element)
    return std::nullopt;
  ConvolutionFinder finder(c, *result);
  if (!finder.run())
    return std::nullopt;
  // For one image, generated kernels take 0.2 to 0.7 of the time of cuDNN 9's
  // algorithms without tensor cores (ResNet-50 on an H200).
  if (element.isF32() && finder.batch.inputSize == 1)
    return std::nullopt;
  // Both must be written at the same positions.
  if (whole &&
      (whole->place != result->place ||
       (typeOf(whole->output) != sum && typeOf(whole->output) != element) ||
       cast<MemRefType>(whole->output.getType()).getShape() !=
           cast<MemRefType>(result->output.getType()).getShape()))
    whole = std::nullopt;
  if (!isApart && !whole)
    return std::nullopt;
  LibraryConvolution found;
  found.numbers = {static_cast<int64_t>(finder.spatial.size()),
                   *ten::toElementType(element), *ten::toElementType(narrow),
                   finder.groups};
  found.allowTf32 = ten::attr::allowTf32.has(c.nest);
  finder.append(found.numbers);
  found.operands = {finder.input.memory, finder.kernel,
                    isApart ? result->output : Value()};
  found.nests = result->nests;
  found.whole = whole;
  return found;
}

bool describeConvolution(gpu::LaunchFuncOp launch,
                         const LibraryConvolution &convolution) {
  DenseI64ArrayAttr operands = numbersOfOperands(launch, convolution.operands);
  if (!operands)
    return false;
  Builder b(launch.getContext());
  SmallVector<NamedAttribute> about = {
      b.getNamedAttr("numbers", b.getDenseI64ArrayAttr(convolution.numbers)),
      b.getNamedAttr("operands", operands)};
  if (convolution.allowTf32)
    about.push_back(b.getNamedAttr("allow_tf32", b.getUnitAttr()));
  if (convolution.whole) {
    const LibraryEpilogue &whole = *convolution.whole;
    DenseI64ArrayAttr more =
        numbersOfOperands(launch, {whole.output, whole.bias});
    if (!more)
      return false;
    Type element = cast<MemRefType>(whole.output.getType()).getElementType();
    about.push_back(b.getNamedAttr("whole", more));
    about.push_back(b.getNamedAttr(
        "whole_type", b.getI64IntegerAttr(*ten::toElementType(element))));
    if (whole.activation != TEN_LINEAR)
      about.push_back(
          b.getNamedAttr("activation", b.getI64IntegerAttr(whole.activation)));
  }
  ten::attr::convolution.set(launch, b.getDictionaryAttr(about));
  return true;
}

} // namespace tenon
