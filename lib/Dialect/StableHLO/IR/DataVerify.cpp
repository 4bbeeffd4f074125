//===- DataVerify.cpp - Verifies data movement ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers of constants, iota, broadcasts, reshapes, transposes, reverse,
// concatenate, pad, slices, dimension sizes and their dynamic forms, by the
// constraints of the StableHLO specification.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;

namespace tenon::stablehlo {

//===-- Static shapes -----------------------------------------------------===//

LogicalResult ConstantOp::verify() {
  auto value = cast<ShapedType>(getValue().getType());
  // A quantized constant holds the stored integers.
  auto quantized =
      dyn_cast<quant::QuantizedType>(typeOf(getOutput()).getElementType());
  if (value == getType() ||
      (quantized && value.hasStaticShape() &&
       value.getShape() == typeOf(getOutput()).getShape() &&
       value.getElementType() == quantized.getStorageType()))
    return success();
  return emitOpError("expects a value of the result's type, ")
         << getType() << ", got " << value << constraint(*this, "type");
}

LogicalResult IotaOp::verify() {
  return expectDim(*this, "iota_dimension", getIotaDimension(),
                   rankOf(getOutput()));
}

/// Checks that operand dimension i fits result dimension dims[i].
static LogicalResult verifyBroadcast(Operation *op, Value operand,
                                     ArrayRef<int64_t> dims, Value result,
                                     ArrayRef<int64_t> sizes) {
  if (failed(expectElement(op, "element", operand, result)) ||
      failed(expectSize(op, "broadcast_dimensions", dims.size(),
                        rankOf(operand))) ||
      failed(expectDims(op, "broadcast_dimensions", dims, rankOf(result))))
    return failure();
  for (auto [i, dim] : llvm::enumerate(dims)) {
    int64_t from = typeOf(operand).getDimSize(i);
    int64_t to = sizes[dim];
    if (from != 1 && !compatible(from, to))
      return op->emitOpError("expects operand dimension ")
             << i << " to be 1 or " << to << ", got " << from
             << constraint(op, "sizes");
  }
  return verifyQuantizedBroadcast(op, operand, dims, result);
}

LogicalResult BroadcastInDimOp::verify() {
  return verifyBroadcast(*this, getOperand(), getBroadcastDimensions(),
                         getResult(), typeOf(getResult()).getShape());
}

LogicalResult BroadcastOp::verify() {
  llvm::SmallVector<int64_t> sizes(getBroadcastSizes());
  llvm::append_range(sizes, typeOf(getOperand()).getShape());
  if (failed(expectElement(*this, "element", getOperand(), getResult())))
    return failure();
  return expectResult(*this, sizes);
}

/// Verifies a static or dynamic reshape.
static LogicalResult verifyReshape(Operation *op, Value operand, Value result) {
  auto from = typeOf(operand), to = typeOf(result);
  if (from.hasStaticShape() && to.hasStaticShape() &&
      from.getNumElements() != to.getNumElements())
    return op->emitOpError("expects a result of ")
           << from.getNumElements() << " elements, got " << to.getNumElements()
           << constraint(op, "sizes");
  if (failed(expectElement(op, "element", operand, result)))
    return failure();
  return verifyQuantizedReshape(op, operand, result);
}

LogicalResult ReshapeOp::verify() {
  return verifyReshape(*this, getOperand(), getResult());
}

LogicalResult TransposeOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(expectElement(*this, "element", getOperand(), getResult())) ||
      failed(expectSize(*this, "permutation", getPermutation().size(), rank)) ||
      failed(expectDims(*this, "permutation", getPermutation(), rank)))
    return failure();
  llvm::SmallVector<int64_t> sizes;
  for (int64_t dim : getPermutation())
    sizes.push_back(typeOf(getOperand()).getDimSize(dim));
  if (failed(expectResult(*this, sizes)))
    return failure();
  return verifyQuantizedTranspose(*this, getOperand(), getPermutation(),
                                  getResult());
}

LogicalResult ReverseOp::verify() {
  if (failed(expectElement(*this, "element", getOperand(), getResult())))
    return failure();
  return expectDims(*this, "dimensions", getDimensions(), rankOf(getOperand()));
}

LogicalResult ConcatenateOp::verify() {
  if (getInputs().empty())
    return emitOpError("expects at least one operand, got 0")
           << constraint(*this, "empty");
  int64_t rank = rankOf(getResult()), dim = getDimension(), total = 0;
  if (failed(expectDim(*this, "dimension", dim, rank)))
    return failure();
  llvm::SmallVector<int64_t> sizes(typeOf(getResult()).getShape());
  for (Value input : getInputs()) {
    if (failed(expectRank(*this, "an operand", rankOf(input), rank)) ||
        failed(expectElement(
            *this, input == getInputs()[0] ? "result_element" : "element",
            input, getResult())))
      return failure();
    for (int64_t i = 0; i < rank; ++i)
      if (i != dim && !compatible(typeOf(input).getDimSize(i), sizes[i]))
        return emitOpError("expects operands of size ")
               << sizes[i] << " in dimension " << i << ", got "
               << input.getType() << constraint(*this, "sizes");
    int64_t size = typeOf(input).getDimSize(dim);
    total = ShapedType::isDynamic(size) || ShapedType::isDynamic(total)
                ? ShapedType::kDynamic
                : total + size;
  }
  sizes[dim] = total;
  return expectResult(*this, sizes);
}

/// Checks that the result has the sizes of the operand with this padding.
static LogicalResult verifyPadded(Operation *op, Value operand,
                                  ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                                  ArrayRef<int64_t> interior) {
  llvm::SmallVector<int64_t> sizes;
  for (auto [i, size] : llvm::enumerate(typeOf(operand).getShape())) {
    if (interior[i] < 0)
      return op->emitOpError("expects 'interior_padding' not below 0, got ")
             << interior[i] << constraint(op, "interior_padding.positive");
    sizes.push_back(ShapedType::isDynamic(size)
                        ? size
                        : size + low[i] + high[i] +
                              std::max<int64_t>(size - 1, 0) * interior[i]);
    if (!ShapedType::isDynamic(size) && sizes.back() < 0)
      return op->emitOpError("expects padding that leaves a size not below 0, "
                             "got ")
             << sizes.back() << " in dimension " << i
             << constraint(op, "result");
  }
  return expectResult(op, sizes);
}

LogicalResult PadOp::verify() {
  int64_t rank = rankOf(getOperand());
  auto low = getEdgePaddingLow(), high = getEdgePaddingHigh(),
       interior = getInteriorPadding();
  if (failed(expectSize(*this, "edge_padding_low", low.size(), rank)) ||
      failed(expectSize(*this, "edge_padding_high", high.size(), rank)) ||
      failed(expectSize(*this, "interior_padding", interior.size(), rank)) ||
      failed(
          expectRank(*this, "a padding value", rankOf(getPaddingValue()), 0)) ||
      failed(
          expectElement(*this, "element", getOperand(), getPaddingValue())) ||
      failed(expectElement(*this, "element", getOperand(), getResult())))
    return failure();
  return verifyPadded(*this, getOperand(), low, high, interior);
}

LogicalResult SliceOp::verify() {
  int64_t rank = rankOf(getOperand());
  auto start = getStartIndices(), limit = getLimitIndices(),
       stride = getStrides();
  if (failed(expectElement(*this, "element", getOperand(), getResult())) ||
      failed(expectSize(*this, "start_indices", start.size(), rank)) ||
      failed(expectSize(*this, "limit_indices", limit.size(), rank)) ||
      failed(expectSize(*this, "strides", stride.size(), rank)))
    return failure();
  llvm::SmallVector<int64_t> sizes;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = typeOf(getOperand()).getDimSize(i);
    if (start[i] < 0 || start[i] > limit[i] || stride[i] < 1 ||
        (!ShapedType::isDynamic(size) && limit[i] > size))
      return emitOpError("expects 0 <= start <= limit <= ")
             << size << " and a positive stride in dimension " << i << ", got "
             << start[i] << ":" << limit[i] << ":" << stride[i]
             << constraint(*this, stride[i] < 1 ? "stride" : "bounds");
    sizes.push_back((limit[i] - start[i] + stride[i] - 1) / stride[i]);
  }
  return expectResult(*this, sizes);
}

//===-- Dynamic shapes ----------------------------------------------------===//

LogicalResult GetDimensionSizeOp::verify() {
  return expectDim(*this, "dimension", getDimension(), rankOf(getOperand()));
}

LogicalResult SetDimensionSizeOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(expectDim(*this, "dimension", getDimension(), rank)) ||
      failed(expectElement(*this, "element", getOperand(), getResult())))
    return failure();
  llvm::SmallVector<int64_t> sizes(typeOf(getOperand()).getShape());
  sizes[getDimension()] = ShapedType::kDynamic;
  return expectResult(*this, sizes);
}

LogicalResult DynamicBroadcastInDimOp::verify() {
  if (failed(expectShape(*this, "output_dimensions", getOutputDimensions(),
                         rankOf(getResult()))))
    return failure();
  llvm::SmallVector<int64_t> sizes =
      knownNumbers(getOutputDimensions())
          .value_or(llvm::to_vector(typeOf(getResult()).getShape()));
  if (failed(expectKnownShape(*this, "output_dimensions", getOutputDimensions(),
                              getResult())) ||
      failed(verifyBroadcast(*this, getOperand(), getBroadcastDimensions(),
                             getResult(), sizes)))
    return failure();
  llvm::SmallVector<int64_t> known;
  for (auto [name, dims] :
       {std::pair("known_expanding_dimensions", getKnownExpandingDimensions()),
        std::pair("known_nonexpanding_dimensions",
                  getKnownNonexpandingDimensions())}) {
    if (!dims)
      continue;
    if (failed(expectDims(*this, name, *dims, rankOf(getOperand()))))
      return failure();
    llvm::append_range(known, *dims);
  }
  return expectDims(*this, "known dimensions", known, rankOf(getOperand()));
}

LogicalResult DynamicIotaOp::verify() {
  if (failed(expectDim(*this, "iota_dimension", getIotaDimension(),
                       rankOf(getResult()))) ||
      failed(expectShape(*this, "output_shape", getOutputShape(),
                         rankOf(getResult()))))
    return failure();
  return expectKnownShape(*this, "output_shape", getOutputShape(), getResult());
}

LogicalResult DynamicReshapeOp::verify() {
  if (failed(verifyReshape(*this, getOperand(), getResult())) ||
      failed(expectShape(*this, "output_shape", getOutputShape(),
                         rankOf(getResult()))) ||
      failed(expectKnownShape(*this, "output_shape", getOutputShape(),
                              getResult())))
    return failure();
  std::optional<llvm::SmallVector<int64_t>> sizes =
      knownNumbers(getOutputShape());
  auto type = typeOf(getOperand());
  if (!sizes || !type.hasStaticShape() ||
      ShapedType::getNumElements(*sizes) == type.getNumElements())
    return success();
  return emitOpError("expects 'output_shape' of ")
         << type.getNumElements() << " elements, got "
         << ShapedType::getNumElements(*sizes) << constraint(*this, "sizes");
}

LogicalResult DynamicPadOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(
          expectShape(*this, "edge_padding_low", getEdgePaddingLow(), rank)) ||
      failed(expectShape(*this, "edge_padding_high", getEdgePaddingHigh(),
                         rank)) ||
      failed(
          expectShape(*this, "interior_padding", getInteriorPadding(), rank)) ||
      failed(
          expectRank(*this, "a padding value", rankOf(getPaddingValue()), 0)) ||
      failed(
          expectElement(*this, "element", getOperand(), getPaddingValue())) ||
      failed(expectElement(*this, "element", getOperand(), getResult())) ||
      failed(expectRank(*this, "a result", rankOf(getResult()), rank)))
    return failure();
  auto low = knownNumbers(getEdgePaddingLow()),
       high = knownNumbers(getEdgePaddingHigh()),
       interior = knownNumbers(getInteriorPadding());
  for (int64_t number : interior.value_or(llvm::SmallVector<int64_t>()))
    if (number < 0)
      return emitOpError("expects 'interior_padding' not below 0, got ")
             << number << constraint(*this, "interior_padding.positive");
  if (!low || !high || !interior)
    return success();
  return verifyPadded(*this, getOperand(), *low, *high, *interior);
}

LogicalResult RealDynamicSliceOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(expectShape(*this, "start_indices", getStartIndices(), rank)) ||
      failed(expectShape(*this, "limit_indices", getLimitIndices(), rank)) ||
      failed(expectShape(*this, "strides", getStrides(), rank)) ||
      failed(expectElement(*this, "element", getOperand(), getResult())))
    return failure();
  return expectRank(*this, "a result", rankOf(getResult()), rank);
}

} // namespace tenon::stablehlo
