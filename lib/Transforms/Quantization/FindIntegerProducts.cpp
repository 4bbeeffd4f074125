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

#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "IntegerProduct.h"
#include "Transforms/DeadOperations.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_FINDINTEGERPRODUCTS
#include "Transforms/Passes.h.inc"

using namespace ten;

/// With fewer rows, sums of the weights take as long as the products.
/// Bound: rows; a second pass over weights from memory.
constexpr int64_t kMinRowsOfCorrection = 16;

static Value withoutViews(Value value) {
  while (isa_and_nonnull<PadOp, SliceOp>(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

//===-- Operands ----------------------------------------------------------===//

Value IntegerProduct::inOrder(Value value, ArrayRef<int64_t> order) {
  return llvm::is_sorted(order)
             ? value
             : builder.createOrFold<TransposeOp>(loc, value, order);
}

Value IntegerProduct::unsignedBytes(ArrayRef<int64_t> order) {
  Type ui8 = builder.getIntegerType(8, /*isSigned=*/false);
  zeroOfBytes = rangeOfZero(activations.zero)->low;
  Value bytes = inOrder(activations.codes, order);
  if (activations.range.low >= 0) {
    bytes = converted(bytes, ui8);
  } else {
    bytes = converted(bytes, builder.getIntegerType(16));
    bytes = AddOp::create(builder, loc, bytes,
                          createSplat(builder, loc, tensorType(bytes), 128));
    bytes = converted(bytes, ui8);
    zeroOfBytes += 128;
  }
  auto ordered = [&](ArrayRef<int64_t> sizes) {
    return llvm::map_to_vector(order, [&](int64_t dim) { return sizes[dim]; });
  };
  auto pad = [&](ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                 ArrayRef<int64_t> interior) {
    Value border =
        createSplat(builder, loc, RankedTensorType::get({}, ui8), zeroOfBytes);
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
    scale = repeatedTo(builder, scale, shape);
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
int64_t IntegerProduct::numRows() {
  int64_t columns = 1;
  RankedTensorType type = tensorType(weights.codes);
  for (int64_t dim : weightFree)
    columns *= type.getDimSize(dim);
  return tensorType(op->getResult(0)).getNumElements() / columns;
}

/// Returns the only user of the value if it is a reshape that moves dimensions
/// of size 1, as behind a contraction that was a convolution of single
/// elements: it would be between two transposes.
static ReshapeOp unitMove(Value value) {
  auto view = value.hasOneUse() ? dyn_cast<ReshapeOp>(*value.user_begin())
                                : ReshapeOp();
  if (!view || view.getType().getRank() != tensorType(value).getRank() ||
      nonUnitSizes(view.getType()) != nonUnitSizes(tensorType(value)))
    return {};
  return view;
}

/// The order with which a transpose makes the view of what has the order
/// `order` of the value's dimensions.
static SmallVector<int64_t> movedUnits(ArrayRef<int64_t> order, Value value,
                                       ReshapeOp view) {
  SmallVector<int64_t> units, others, moved;
  for (auto [dim, size] : llvm::enumerate(tensorType(value).getShape()))
    (size == 1 ? units : others).push_back(order[dim]);
  auto *unit = units.begin(), *other = others.begin();
  for (int64_t size : view.getType().getShape())
    moved.push_back(size == 1 ? *unit++ : *other++);
  return moved;
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
  if (!isWorth(why))
    return false;
  if (!findOperands(isLeft ? right : left, isLeft ? left : right, why) ||
      !checkParameters(why))
    return false;
  bool isCorrected =
      activations.range.low < 0 || rangeOfZero(activations.zero)->low != 0;
  if (isCorrected && !isDecided(isLeft ? left : right) &&
      numRows() < kMinRowsOfCorrection) {
    why = "has few rows for weights whose sums each call would compute";
    return false;
  }
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
    all =
        MulOp::create(builder, loc, all,
                      createSplat(builder, loc, tensorType(all), zeroOfBytes));
    for (size_t i = 0; i < weightFree.size(); ++i)
      dims.push_back(type.getRank() - weightFree.size() + i);
    all = BroadcastOp::create(builder, loc, type, all, dims);
    sums = SubOp::create(builder, loc, sums, all);
  }
  Value numbers = converted(sums, result.getElementType());
  if (Value scale = productOfScales())
    numbers = MulOp::create(builder, loc, numbers,
                            alongResult(scale, tensorType(numbers)));
  Value product = op->getResult(0);
  if (ReshapeOp view = unitMove(product)) {
    back = movedUnits(back, product, view);
    product = view;
  }
  product.replaceAllUsesWith(inOrder(numbers, back));
  if (product.getDefiningOp() != op)
    product.getDefiningOp()->erase();
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
  isLeft = contract && isDecided(left) && !isDecided(right);
  std::string why, other;
  bool replaced = replace(why);
  if (!replaced && contract && !isDecided(left) && !isDecided(right)) {
    isLeft = true;
    replaced = replace(other);
    if (why == kFewProducts)
      why = other;
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
