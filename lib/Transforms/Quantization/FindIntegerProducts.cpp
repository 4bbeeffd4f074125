//===- FindIntegerProducts.cpp - Products of two quantized operands -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integer arithmetic only inference (Jacob et al., 2018) for programs that
// dequantize both operands of a convolution or contraction, as ONNX's QDQ form
// does:
//
//   sum_k ((a_k - za) sa) ((w_k - zw) sw)  =  (sa sw) sum_k (a_k - za) w'_k,
//   sum_k (a_k - za) w'_k                  =  sum_k a_k w'_k - za sum_k w'_k,
//
// with w' = w - zw, a number for each weight that has 8 bits again. Sums of
// products of bytes are exact in i32; VNNI multiplies an unsigned byte by a
// signed one, so that activations of a sign are moved up by 128, as is their
// zero point. Padding is za in place of 0, so that the correction, which
// depends on weights alone, is the same at all places.
//
// Invariants: codes minus zero points are whole numbers of at most 9 bits, no
// sum wraps, and scales are positive constants within 2^60 of 1, so that no
// product overflows where the program's do not. Results differ from the
// program's by roundings alone: sums are exact, and each is rounded three times
// at most, where the program rounds each factor and each partial sum. If all
// scales are powers of two and sums below 2^24, no operation of either rounds,
// and results are equal; `--fp=strict` has this case only.
//
//===----------------------------------------------------------------------===//

#include "Dequantization.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/Passes.h"
#include "Transforms/Tensor/BoundValues.h"
#include "Transforms/Tensor/ByteConvolutions.h"
#include "Transforms/Tensor/DeadOperations.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/PassManager.h"

#include <cmath>

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_FINDINTEGERPRODUCTS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Magnitudes of scales whose products neither overflow nor lose bits: powers
/// of two around 1.
/// Bound: exponent; sums up to 2^31 times two scales.
constexpr int kMaxExponentOfScale = 60;

/// Integers up to this have an f32 of their own.
/// Fact: number; 24 bits of significand.
constexpr int64_t kMaxExact = int64_t(1) << 24;

/// Longer chains of padding and slices are not followed.
/// Bound: operations; compile time.
constexpr unsigned kMaxViews = 8;

/// Fewer columns leave vectors of sums mostly empty, and fewer products for
/// each result do not pay for their conversion.
/// Untuned: columns, products; those of convolutions, not measured here.
constexpr int64_t kMinColumns = 16, kMinProducts = 32;

/// An operand: (codes - zero) * scale, padded and sliced by `views`, from the
/// outermost on.
struct Quantized {
  Value codes;
  IntegerRange range;
  /// Zero points and scales, of the rank of the codes; no zero point is 0.
  Value zero;
  SmallVector<Value> scales;
  SmallVector<Operation *> views;
};

/// The numbers of a constant, f64 for any type; none for large ones.
std::optional<SmallVector<double>> numbersOf(Value value) {
  auto constant = sourceOfView(value).getDefiningOp<ConstantOp>();
  auto elements = constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
                           : DenseElementsAttr();
  if (!elements || elements.getType().getNumElements() == 0 ||
      !elements.getElementType().isIntOrFloat())
    return {};
  SmallVector<double> numbers;
  auto add = [&](Attribute element) {
    if (auto number = dyn_cast<FloatAttr>(element))
      numbers.push_back(number.getValueAsDouble());
    else if (auto number = cast<IntegerAttr>(element);
             number.getType().isUnsignedInteger())
      numbers.push_back(number.getValue().getZExtValue());
    else
      numbers.push_back(number.getValue().getSExtValue());
  };
  if (elements.isSplat())
    add(elements.getSplatValue<Attribute>());
  else
    for (Attribute element : elements.getValues<Attribute>())
      add(element);
  return numbers;
}

/// The range of zero points; none for those that are not whole or not known.
std::optional<IntegerRange> rangeOfZero(Value zero) {
  if (!zero)
    return IntegerRange{0, 0};
  std::optional<SmallVector<double>> numbers = numbersOf(zero);
  if (!numbers)
    return {};
  for (double number : *numbers)
    if (number != std::trunc(number) || std::abs(number) > 255)
      return {};
  auto [low, high] = std::minmax_element(numbers->begin(), numbers->end());
  return IntegerRange{static_cast<int64_t>(*low), static_cast<int64_t>(*high)};
}

Value withoutViews(Value value) {
  while (isa_and_nonnull<PadOp, SliceOp>(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

/// Returns whether elements are bytes with a sign.
bool isOfBytes(Value value) {
  return tensorType(value).getElementType().isSignlessInteger(8);
}

/// One convolution or contraction.
class IntegerProduct {
public:
  IntegerProduct(Operation *op, IntegerRanges &ranges, const BoundValues &known,
                 bool onlyExact)
      : op(op), conv(dyn_cast<ConvOp>(op)), contract(dyn_cast<ContractOp>(op)),
        ranges(ranges), known(known), onlyExact(onlyExact), builder(op),
        loc(op->getLoc()) {}

  /// Replaces it where both operands are quantized, or says why not.
  bool run();

private:
  bool replace(std::string &why);
  /// Returns whether products of bytes are faster for these sizes.
  bool isWorth();
  std::optional<Quantized> find(Value operand, bool mayHaveViews,
                                std::string &why);
  bool findOperands(Value ofActivations, Value ofWeights, std::string &why);
  bool checkParameters(std::string &why);
  /// Returns whether a parameter has an element for each of the dimensions at
  /// most, and one along all others.
  static bool isAlong(Value parameter, Value of, ArrayRef<int64_t> dims) {
    ArrayRef<int64_t> shape = tensorType(parameter).getShape();
    for (auto [dim, size] : llvm::enumerate(shape))
      if (size != 1 && (!llvm::is_contained(dims, static_cast<int64_t>(dim)) ||
                        size != tensorType(of).getDimSize(dim)))
        return false;
    return true;
  }
  bool isPowerOfTwo() const;
  int64_t numProducts();
  /// Activations as unsigned bytes, with dimensions in the given order; their
  /// zero point becomes `zeroOfBytes`.
  Value unsignedBytes(ArrayRef<int64_t> order);
  Value inOrder(Value value, ArrayRef<int64_t> order);
  Value splat(RankedTensorType type, int64_t number);
  Value converted(Value value, Type element) {
    return builder.createOrFold<ConvertOp>(
        loc, tensorType(value).clone(element), value);
  }
  /// Weights as signed bytes; null if they do not fit.
  Value signedBytes();
  /// The parameter of the weights, f32 or i32, for each free dimension of the
  /// sums, broadcast.
  void moveSumsFirst(Value &signedWeights);
  Value alongResult(Value parameter, RankedTensorType sums);
  /// The sums, of i32, whose last dimensions are those of the weights.
  Value sumsOf(Value activations, Value weights);
  Value productOfScales();

  Operation *op;
  ConvOp conv;
  ContractOp contract;
  IntegerRanges &ranges;
  const BoundValues &known;
  bool onlyExact;
  OpBuilder builder;
  Location loc;
  /// Whether the weights are the left operand.
  bool isLeft = false;
  Quantized activations, weights;
  /// Dimensions of the weights, and of the activations, that are kept.
  SmallVector<int64_t> weightFree, activationFree;
  /// Those that are summed; pairs of a contraction in the same order.
  SmallVector<int64_t> weightSummed, activationSummed;
  int64_t zeroOfBytes = 0;
  /// Whether results equal the program's bit for bit.
  bool isEqual = false;
};

} // namespace

//===-- What the program multiplies ---------------------------------------===//

std::optional<Quantized> IntegerProduct::find(Value operand, bool mayHaveViews,
                                              std::string &why) {
  Quantized found;
  while (mayHaveViews &&
         isa_and_nonnull<PadOp, SliceOp>(operand.getDefiningOp())) {
    Operation *view = operand.getDefiningOp();
    auto pad = dyn_cast<PadOp>(view);
    // Sizes that only the run knows are operands.
    if (view->getNumOperands() != (pad ? 2 : 1) ||
        (pad && !isSplatOf(pad.getValue(), 0)) ||
        found.views.size() == kMaxViews)
      return {};
    found.views.push_back(view);
    operand = view->getOperand(0);
  }
  std::optional<Dequantization> made =
      Dequantization::find(builder, ranges, operand, why);
  if (!made || made->table || made->format || !made->element.isF32())
    return {};
  found.codes = made->values;
  std::optional<IntegerRange> range = ranges.of(found.codes);
  if (!range || (!rangeOfType(builder.getIntegerType(8))->contains(*range) &&
                 !IntegerRange{0, 255}.contains(*range))) {
    why = "has integers of more than 8 bits";
    return {};
  }
  found.range = *range;
  for (const Dequantization::Step &step : made->steps) {
    bool isZero = step.kind == DequantizeOp::Step::Zero;
    Type element = tensorType(step.parameter).getElementType();
    if (isZero && !found.zero && found.scales.empty()) {
      found.zero = step.parameter;
    } else if (step.kind == DequantizeOp::Step::Scale &&
               isa<FloatType>(element)) {
      found.scales.push_back(step.parameter);
    } else {
      why = "is made by other steps than a difference and products";
      return {};
    }
  }
  return found;
}

/// Finds both operands: of f32 that are dequantized, or of bytes.
bool IntegerProduct::findOperands(Value ofActivations, Value ofWeights,
                                  std::string &why) {
  if (isOfBytes(ofActivations) && isOfBytes(ofWeights)) {
    for (auto [operand, value] : {std::pair(&activations, ofActivations),
                                  std::pair(&weights, ofWeights)}) {
      operand->codes = value;
      operand->range = *rangeOfType(builder.getIntegerType(8));
    }
    return true;
  }
  std::optional<Quantized> found =
      find(ofActivations, /*mayHaveViews=*/true, why);
  if (!found)
    return false;
  activations = *found;
  found = find(ofWeights, /*mayHaveViews=*/false, why);
  if (!found)
    return false;
  weights = *found;
  return true;
}

bool IntegerProduct::isWorth() {
  if (conv)
    return isWorthPatches(conv);
  if (!contract.getLhsBatch().empty() ||
      !tensorType(contract.getLhs()).hasStaticShape() ||
      !tensorType(contract.getRhs()).hasStaticShape() ||
      contract.getType().getNumElements() == 0)
    return false;
  int64_t columns = 1, products = numProducts();
  for (int64_t dim : weightFree)
    columns *= tensorType(isLeft ? contract.getLhs() : contract.getRhs())
                   .getDimSize(dim);
  return columns >= kMinColumns && products >= kMinProducts;
}

int64_t IntegerProduct::numProducts() {
  int64_t products = 1;
  RankedTensorType type =
      tensorType(op->getOperand(conv ? 1 : (isLeft ? 0 : 1)));
  for (int64_t dim : weightSummed)
    products *= type.getDimSize(dim);
  return products;
}

/// Returns whether all scales are powers of two.
bool IntegerProduct::isPowerOfTwo() const {
  for (const Quantized *operand : {&activations, &weights})
    for (Value scale : operand->scales) {
      std::optional<SmallVector<double>> numbers = numbersOf(scale);
      for (double number : *numbers) {
        int exponent;
        if (std::frexp(number, &exponent) != 0.5)
          return false;
      }
    }
  return true;
}

bool IntegerProduct::checkParameters(std::string &why) {
  for (const Quantized *operand : {&activations, &weights}) {
    bool ofWeights = operand == &weights;
    ArrayRef<int64_t> free =
        ofWeights ? ArrayRef<int64_t>(weightFree) : ArrayRef<int64_t>();
    if (operand->zero && (!rangeOfZero(operand->zero) ||
                          !isAlong(operand->zero, operand->codes, free))) {
      why = "has zero points that are not whole constants, or differ along the "
            "sums";
      return false;
    }
    for (Value scale : operand->scales) {
      std::optional<SmallVector<double>> numbers = numbersOf(scale);
      if (!isAlong(scale, operand->codes, free)) {
        why = ofWeights ? "has scales that differ along the sums"
                        : "has scales that differ in rows";
        return false;
      }
      if (!numbers || !llvm::all_of(*numbers, [](double number) {
            return number > 0 && std::isfinite(number) &&
                   std::abs(std::ilogb(number)) < kMaxExponentOfScale;
          })) {
        why = "has scales that are not positive constants of moderate size";
        return false;
      }
    }
  }
  auto largest = [](const Quantized &operand) {
    IntegerRange zero = *rangeOfZero(operand.zero);
    return std::max(std::abs(operand.range.low - zero.high),
                    std::abs(operand.range.high - zero.low));
  };
  // Bytes are moved by 128 at most, and their sums corrected after.
  int64_t most =
      numProducts() * (largest(activations) + 128) * (largest(weights) + 1);
  if (most > std::numeric_limits<int32_t>::max()) {
    why = "has more products than sums of i32 hold";
    return false;
  }
  bool areSumsExact =
      numProducts() * largest(activations) * largest(weights) <= kMaxExact;
  isEqual = isPowerOfTwo() && areSumsExact;
  if (onlyExact && !isEqual) {
    why = "has scales that are not powers of two, or sums of more than 24 "
          "bits, which round differently";
    return false;
  }
  return true;
}

//===-- Operands ----------------------------------------------------------===//

Value IntegerProduct::inOrder(Value value, ArrayRef<int64_t> order) {
  return llvm::is_sorted(order)
             ? value
             : builder.createOrFold<TransposeOp>(loc, value, order);
}

Value IntegerProduct::splat(RankedTensorType type, int64_t number) {
  return ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(
          type, builder.getIntegerAttr(type.getElementType(), number)));
}

Value IntegerProduct::unsignedBytes(ArrayRef<int64_t> order) {
  Type ui8 = builder.getIntegerType(8, /*isSigned=*/false);
  zeroOfBytes = rangeOfZero(activations.zero)->low;
  Value bytes = inOrder(activations.codes, order);
  if (activations.range.low >= 0) {
    bytes = converted(bytes, ui8);
  } else {
    bytes = converted(bytes, builder.getIntegerType(16));
    bytes = AddOp::create(builder, loc, bytes, splat(tensorType(bytes), 128));
    bytes = converted(bytes, ui8);
    zeroOfBytes += 128;
  }
  auto ordered = [&](ArrayRef<int64_t> sizes) {
    return llvm::map_to_vector(order, [&](int64_t dim) { return sizes[dim]; });
  };
  auto pad = [&](ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                 ArrayRef<int64_t> interior) {
    Value border = splat(RankedTensorType::get({}, ui8), zeroOfBytes);
    bytes = PadOp::create(builder, loc, bytes, border, low, high, interior);
  };
  for (Operation *view : llvm::reverse(activations.views)) {
    if (auto old = dyn_cast<PadOp>(view)) {
      pad(ordered(old.getStaticLow()), ordered(old.getStaticHigh()),
          ordered(old.getStaticInterior()));
    } else {
      auto slice = cast<SliceOp>(view);
      bytes = builder.createOrFold<SliceOp>(
          loc, bytes, ordered(slice.getStaticStart()),
          ordered(slice.getStaticLimit()), ordered(slice.getStaticStride()));
    }
  }
  // Batch, places and features.
  if (conv && !conv.getPad().empty() && zeroOfBytes != 0) {
    SmallVector<int64_t> low(order.size(), 0), high(low), interior(low);
    for (int64_t i = 0; i < conv.getNumSpatial(); ++i) {
      low[1 + i] = conv.getPadLow(i);
      high[1 + i] = conv.getPadHigh(i);
    }
    if (!llvm::all_equal({low, high, interior}))
      pad(low, high, interior);
  }
  return bytes;
}

Value IntegerProduct::signedBytes() {
  Type i8 = builder.getIntegerType(8);
  Value codes = weights.codes;
  IntegerRange zero = *rangeOfZero(weights.zero);
  if (zero.low == 0 && zero.high == 0)
    return rangeOfType(i8)->contains(weights.range) ? converted(codes, i8)
                                                    : Value();
  Type i16 = builder.getIntegerType(16);
  RankedTensorType type = tensorType(codes).clone(i16);
  Value zeros = converted(weights.zero, i16);
  SmallVector<int64_t> sizes, dims;
  for (auto [dim, size] : llvm::enumerate(tensorType(zeros).getShape()))
    if (size != 1) {
      sizes.push_back(size);
      dims.push_back(dim);
    }
  zeros = builder.createOrFold<ReshapeOp>(
      loc, RankedTensorType::get(sizes, i16), zeros);
  zeros = BroadcastOp::create(builder, loc, type, zeros, dims);
  Value moved = SubOp::create(builder, loc, converted(codes, i16), zeros);
  std::optional<IntegerRange> range = ranges.of(moved);
  return range && rangeOfType(i8)->contains(*range) ? converted(moved, i8)
                                                    : Value();
}

//===-- Sums --------------------------------------------------------------===//

Value IntegerProduct::sumsOf(Value activations, Value weights) {
  Type i32 = builder.getI32Type();
  SmallVector<int64_t> shape;
  RankedTensorType result = tensorType(op->getResult(0));
  if (conv) {
    // Batch, places and features.
    ConvDimsAttr dims = conv.getDims();
    int64_t spatial = conv.getNumSpatial();
    SmallVector<int64_t> places =
        llvm::to_vector(llvm::seq<int64_t>(1, spatial + 1));
    shape.push_back(result.getDimSize(dims.getOutputBatch()));
    for (int64_t dim : dims.getOutputSpatial())
      shape.push_back(result.getDimSize(dim));
    shape.push_back(result.getDimSize(dims.getOutputFeature()));
    auto ordered = ConvDimsAttr::get(
        builder.getContext(), 0, spatial + 1, places,
        /*kernelInputFeature=*/weightSummed.back(), weightFree.front(),
        ArrayRef<int64_t>(weightSummed).drop_back(), 0, spatial + 1, places);
    ArrayRef<int64_t> pad =
        zeroOfBytes == 0 ? conv.getPad() : ArrayRef<int64_t>();
    return ConvOp::create(builder, loc, RankedTensorType::get(shape, i32),
                          activations, weights, ordered, conv.getStrides(), pad,
                          conv.getInputDilation(), conv.getKernelDilation(),
                          conv.getReverse(), conv.getFeatureGroups(),
                          conv.getBatchGroups(), TypeAttr());
  }
  RankedTensorType left = tensorType(activations);
  int64_t free = activationFree.size();
  for (int64_t dim = 0; dim < free; ++dim)
    shape.push_back(left.getDimSize(dim));
  for (int64_t dim : weightFree)
    shape.push_back(tensorType(weights).getDimSize(dim));
  SmallVector<int64_t> summed =
      llvm::to_vector(llvm::seq<int64_t>(free, left.getRank()));
  return ContractOp::create(builder, loc, RankedTensorType::get(shape, i32),
                            activations, weights, ArrayRef<int64_t>(),
                            ArrayRef<int64_t>(), summed, weightSummed,
                            TypeAttr());
}

Value IntegerProduct::alongResult(Value parameter, RankedTensorType sums) {
  int64_t first = sums.getRank() - weightFree.size();
  SmallVector<int64_t> sizes, dims;
  for (auto [place, dim] : llvm::enumerate(weightFree)) {
    int64_t size = tensorType(parameter).getDimSize(dim);
    if (size == 1)
      continue;
    sizes.push_back(size);
    dims.push_back(first + place);
  }
  parameter = builder.createOrFold<ReshapeOp>(
      loc, tensorType(parameter).clone(sizes), parameter);
  return BroadcastOp::create(builder, loc,
                             sums.clone(tensorType(parameter).getElementType()),
                             parameter, dims);
}

Value IntegerProduct::productOfScales() {
  SmallVector<int64_t> shape(tensorType(weights.codes).getRank(), 1);
  for (Value scale : weights.scales)
    for (auto [size, own] :
         llvm::zip_equal(shape, tensorType(scale).getShape()))
      size = std::max(size, own);
  auto type = RankedTensorType::get(shape, builder.getF32Type());
  Value product;
  auto multiply = [&](Value scale) {
    scale = converted(scale, builder.getF32Type());
    for (auto [dim, size] : llvm::enumerate(shape))
      if (tensorType(scale).getDimSize(dim) != size)
        scale = repeated(builder, scale, dim, size);
    product = product ? builder.createOrFold<MulOp>(loc, type, product, scale)
                      : scale;
  };
  for (Value scale : weights.scales)
    multiply(scale);
  for (Value scale : activations.scales) {
    SmallVector<int64_t> ones(shape.size(), 1);
    multiply(builder.createOrFold<ReshapeOp>(loc, tensorType(scale).clone(ones),
                                             scale));
  }
  return product;
}

/// Gives the weights the order that panels are packed from: each call would
/// transpose a constant.
void IntegerProduct::moveSumsFirst(Value &signedWeights) {
  SmallVector<int64_t> order(weightSummed);
  llvm::append_range(order, weightFree);
  Value moved = transposedConstant(builder, signedWeights, order);
  if (!moved)
    return;
  auto moveParameters = [&](SmallVector<Value> &values) {
    for (Value &value : values)
      value = builder.createOrFold<TransposeOp>(loc, value, order);
  };
  moveParameters(weights.scales);
  weights.codes = signedWeights = moved;
  auto renumber = [](SmallVector<int64_t> &dims, int64_t first) {
    for (auto [place, dim] : llvm::enumerate(dims))
      dim = first + place;
  };
  renumber(weightSummed, 0);
  renumber(weightFree, weightSummed.size());
}

bool IntegerProduct::replace(std::string &why) {
  SmallVector<int64_t> order, back;
  weightSummed.clear();
  activationSummed.clear();
  Value left = op->getOperand(0), right = op->getOperand(1);
  RankedTensorType result = tensorType(op->getResult(0));
  if (conv) {
    ConvDimsAttr dims = conv.getDims();
    weightFree = {dims.getKernelOutputFeature()};
    weightSummed.assign(dims.getKernelSpatial().begin(),
                        dims.getKernelSpatial().end());
    weightSummed.push_back(dims.getKernelInputFeature());
    order = {dims.getInputBatch()};
    llvm::append_range(order, dims.getInputSpatial());
    order.push_back(dims.getInputFeature());
    back.resize(result.getRank());
    back[dims.getOutputBatch()] = 0;
    for (auto [i, dim] : llvm::enumerate(dims.getOutputSpatial()))
      back[dim] = 1 + i;
    back[dims.getOutputFeature()] = result.getRank() - 1;
  } else {
    weightFree = isLeft ? contract.getLhsFree() : contract.getRhsFree();
    activationFree = isLeft ? contract.getRhsFree() : contract.getLhsFree();
    llvm::append_range(weightSummed, isLeft ? contract.getLhsContracting()
                                            : contract.getRhsContracting());
    llvm::append_range(activationSummed, isLeft ? contract.getRhsContracting()
                                                : contract.getLhsContracting());
    order = activationFree;
    llvm::append_range(order, activationSummed);
    // The result's dimensions are those of the left operand, then of the right.
    int64_t ofActivations = activationFree.size(), rank = result.getRank();
    int64_t first = isLeft ? ofActivations : 0;
    for (int64_t i = 0; i < rank; ++i)
      back.push_back((first + i) % std::max<int64_t>(rank, 1));
  }
  if (!isWorth()) {
    why = "has few products";
    return false;
  }
  if (!findOperands(isLeft ? right : left, isLeft ? left : right, why) ||
      !checkParameters(why))
    return false;
  Value signedWeights = signedBytes();
  if (!signedWeights) {
    why = "has weights that do not fit in 8 bits beside their zero points";
    return false;
  }
  moveSumsFirst(signedWeights);
  Value sums = sumsOf(unsignedBytes(order), signedWeights);
  RankedTensorType type = tensorType(sums);
  if (zeroOfBytes != 0) {
    SmallVector<int64_t> summed(weightSummed), dims;
    llvm::sort(summed);
    Value all = ReduceOp::create(
                    builder, loc, ReductionKind::Add,
                    converted(signedWeights, type.getElementType()), summed)
                    .getResult(0);
    all = MulOp::create(builder, loc, all, splat(tensorType(all), zeroOfBytes));
    for (size_t i = 0; i < weightFree.size(); ++i)
      dims.push_back(type.getRank() - weightFree.size() + i);
    all = BroadcastOp::create(builder, loc, type, all, dims);
    sums = SubOp::create(builder, loc, sums, all);
  }
  Value numbers = converted(sums, result.getElementType());
  if (Value scale = productOfScales())
    numbers = MulOp::create(builder, loc, numbers,
                            alongResult(scale, tensorType(numbers)));
  op->getResult(0).replaceAllUsesWith(inOrder(numbers, back));
  op->erase();
  return true;
}

bool IntegerProduct::run() {
  Value left = op->getOperand(0), right = op->getOperand(1);
  Type sums = tensorType(op->getResult(0)).getElementType();
  bool ofBytes = conv && isOfBytes(left) && isOfBytes(right) &&
                 sums.isInteger(32) && conv.getAccumulatorType() == sums;
  bool ofNumbers =
      sums.isF32() && tensorType(left).getElementType().isF32() &&
      tensorType(right).getElementType().isF32() &&
      (conv ? conv.getAccumulatorType() : contract.getAccumulatorType())
          .isF32();
  // Folding may have made numbers of the weights.
  bool isLeftCodes = isMadeOfCodes(withoutViews(left)),
       isRightCodes = isMadeOfCodes(withoutViews(right));
  if (!ofBytes && (!ofNumbers || (!isLeftCodes && !isRightCodes)))
    return false;
  auto options = [](StringRef name) {
    return remark::RemarkOpts::name(name).category("ten-find-integer-products");
  };
  auto isDecided = [&](Value value) {
    return known.isKnown(value) || known.isConstant(value);
  };
  isLeft = contract && isDecided(left) && !isDecided(right);
  std::string why, unused;
  bool replaced = replace(why);
  if (!replaced && contract && !isDecided(left) && !isDecided(right)) {
    isLeft = true;
    replaced = replace(unused);
  }
  if (replaced) {
    if (ofNumbers)
      remark::passed(loc, options("Integers"))
          << (isEqual ? "products of integers, equal to the program's"
                      : "products of integers, which round less often than "
                        "the program");
    return true;
  }
  if (why.empty())
    why = "is made by other operations";
  if (isLeftCodes && isRightCodes && ofNumbers)
    remark::missed(loc, options("NotIntegers"))
        << "products of quantized operands are of f32: one " + why;
  return false;
}

namespace {

class FindIntegerProductsPass
    : public impl::FindIntegerProductsBase<FindIntegerProductsPass> {
public:
  using FindIntegerProductsBase::FindIntegerProductsBase;

private:
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    SmallVector<Operation *> products;
    function.walk([&](Operation *op) {
      if (isa<ConvOp, ContractOp>(op))
        products.push_back(op);
    });
    IntegerRanges ranges;
    BoundValues known(function.getBody().front(), boundArguments(function));
    llvm::SetVector<Block *> blocks;
    bool found = false;
    for (Operation *op : products) {
      blocks.insert(op->getBlock());
      found |=
          IntegerProduct(op, ranges, known, fp == FloatContract::Strict).run();
    }
    // Erase dead operations: those of failed matches and those replaced.
    for (Block *block : blocks)
      eraseDeadOperations(*block);
    if (!found)
      return;
    OpPassManager again(function.getOperationName());
    SimplifyOptions options;
    options.fp = fp;
    again.addPass(createSimplify(options));
    if (failed(runPipeline(again, function)))
      signalPassFailure();
  }
};

} // namespace
} // namespace tenon
