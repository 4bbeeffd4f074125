//===- DataVerify.cpp - Verifiers of data movement and elementwise operations
//-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Verify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::StringRef;

namespace tenon::stablehlo {

//===-- Shared checks -----------------------------------------------------===//

LogicalResult expectSize(Operation *op, StringRef name, size_t got,
                         size_t size) {
  if (got == size)
    return success();
  return op->emitOpError("expects '")
         << name << "' to have " << size << " elements, got " << got
         << constraint(op, name + ".size");
}

LogicalResult expectDim(Operation *op, StringRef name, int64_t dim,
                        int64_t rank) {
  if (dim >= 0 && dim < rank)
    return success();
  return op->emitOpError("expects '")
         << name << "' to be in [0, " << rank << "), got " << dim
         << constraint(op, name + ".range");
}

LogicalResult expectDims(Operation *op, StringRef name, ArrayRef<int64_t> dims,
                         int64_t rank) {
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (failed(expectDim(op, name, dim, rank)))
      return failure();
    if (llvm::is_contained(dims.take_front(i), dim))
      return op->emitOpError("expects '")
             << name << "' to hold each dimension once, got " << dim << " twice"
             << constraint(op, name + ".unique");
  }
  return success();
}

LogicalResult expectRank(Operation *op, StringRef name, int64_t got,
                         int64_t rank) {
  if (got == rank)
    return success();
  return op->emitOpError("expects ")
         << name << " of rank " << rank << ", got rank " << got
         << constraint(op, name + ".rank");
}

LogicalResult expectShape(Operation *op, StringRef name, Value shape,
                          int64_t rank) {
  int64_t size = typeOf(shape).getDimSize(0);
  if (size == rank)
    return success();
  return op->emitOpError("expects '")
         << name << "' to have " << rank << " elements, got " << typeOf(shape)
         << constraint(op, name + ".size");
}

/// The result's shape is `sizes`, where both are known.
static LogicalResult expectResult(Operation *op, ArrayRef<int64_t> sizes) {
  auto type = typeOf(op->getResult(0));
  bool same = type.getRank() == static_cast<int64_t>(sizes.size());
  for (size_t i = 0; same && i < sizes.size(); ++i)
    same = compatible(type.getDimSize(i), sizes[i]);
  if (same)
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError("expects a result of shape ");
  llvm::interleave(
      sizes,
      [&](int64_t size) {
        if (ShapedType::isDynamic(size))
          diagnostic << "?";
        else
          diagnostic << size;
      },
      [&] { diagnostic << "x"; });
  if (sizes.empty())
    diagnostic << "()";
  return diagnostic << ", got " << type << constraint(op, "result");
}

static LogicalResult expectSameElement(Operation *op, Value a, Value b) {
  if (typeOf(a).getElementType() == typeOf(b).getElementType())
    return success();
  return op->emitOpError("expects equal element types, got ")
         << typeOf(a).getElementType() << " and " << typeOf(b).getElementType()
         << constraint(op, "element");
}

//===-- Elementwise -------------------------------------------------------===//

LogicalResult verifyOneType(Operation *op) {
  auto expressed = [](Type type) {
    Type element = getElementTypeOrSelf(type);
    auto quantized = dyn_cast<quant::QuantizedType>(element);
    return quantized ? quantized.getExpressedType() : element;
  };
  Type first = op->getResult(0).getType();
  for (Type type : op->getOperandTypes())
    if (expressed(type) != expressed(first) ||
        failed(verifyCompatibleShape(type, first)))
      return op->emitOpError("expects operands of the result's type, ")
             << first << ", got " << type << " ("
             << op->getName().stripDialect() << "_c1)";
  return success();
}

LogicalResult ComplexOp::verify() {
  auto type = dyn_cast<ComplexType>(typeOf(getResult()).getElementType());
  if (!type || typeOf(getLhs()).getElementType() != type.getElementType() ||
      typeOf(getRhs()).getElementType() != type.getElementType())
    return emitOpError("expects operands of the result's part type, got ")
           << getLhs().getType() << " and " << getResult().getType()
           << constraint(*this, "element");
  return success();
}

LogicalResult SelectOp::verify() {
  if (rankOf(getPred()) != 0 && rankOf(getPred()) != rankOf(getOnTrue()))
    return expectRank(*this, "a predicate", rankOf(getPred()),
                      rankOf(getOnTrue()));
  if (failed(verifyCompatibleShapes(
          {getOnTrue().getType(), getOnFalse().getType(), getType()})) ||
      (rankOf(getPred()) != 0 &&
       failed(verifyCompatibleShape(getPred().getType(), getType()))))
    return emitOpError("expects compatible shapes, got ")
           << getPred().getType() << ", " << getOnTrue().getType() << " and "
           << getOnFalse().getType() << constraint(*this, "sizes");
  return success();
}

LogicalResult ClampOp::verify() {
  for (Value bound : {getMin(), getMax()})
    if (rankOf(bound) != 0 &&
        failed(verifyCompatibleShape(bound.getType(), getOperand().getType())))
      return emitOpError("expects bounds that are scalar or of the operand's "
                         "shape, got ")
             << bound.getType() << " and " << getOperand().getType()
             << constraint(*this, bound == getMin() ? "min" : "max");
  if (failed(verifyCompatibleShape(getOperand().getType(), getType())))
    return emitOpError("expects a result of the operand's shape, got ")
           << getType() << constraint(*this, "result");
  return success();
}

//===-- Static shapes -----------------------------------------------------===//

LogicalResult ConstantOp::verify() {
  auto value = cast<ShapedType>(getValue().getType());
  if (value == getType() ||
      (value.hasStaticShape() &&
       value.getShape() == typeOf(getOutput()).getShape() &&
       value.getElementType().getDialect().getNamespace() == "builtin" &&
       typeOf(getOutput()).getElementType().getDialect().getNamespace() ==
           "quant"))
    return success();
  return emitOpError("expects a value of the result's type, ")
         << getType() << ", got " << value << constraint(*this, "type");
}

LogicalResult IotaOp::verify() {
  return expectDim(*this, "iota_dimension", getIotaDimension(),
                   rankOf(getOutput()));
}

/// Operand dimension i fits result dimension dims[i].
static LogicalResult verifyBroadcast(Operation *op, Value operand,
                                     ArrayRef<int64_t> dims, Value result) {
  if (failed(expectSize(op, "broadcast_dimensions", dims.size(),
                        rankOf(operand))) ||
      failed(expectDims(op, "broadcast_dimensions", dims, rankOf(result))))
    return failure();
  for (auto [i, dim] : llvm::enumerate(dims)) {
    int64_t from = typeOf(operand).getDimSize(i);
    int64_t to = typeOf(result).getDimSize(dim);
    if (from != 1 && !compatible(from, to))
      return op->emitOpError("expects operand dimension ")
             << i << " to be 1 or " << to << ", got " << from
             << constraint(op, "sizes");
  }
  return success();
}

LogicalResult BroadcastInDimOp::verify() {
  return verifyBroadcast(*this, getOperand(), getBroadcastDimensions(),
                         getResult());
}

LogicalResult BroadcastOp::verify() {
  llvm::SmallVector<int64_t> sizes(getBroadcastSizes());
  llvm::append_range(sizes, typeOf(getOperand()).getShape());
  return expectResult(*this, sizes);
}

LogicalResult ReshapeOp::verify() {
  auto from = typeOf(getOperand()), to = typeOf(getResult());
  if (from.hasStaticShape() && to.hasStaticShape() &&
      from.getNumElements() != to.getNumElements())
    return emitOpError("expects a result of ")
           << from.getNumElements() << " elements, got " << to.getNumElements()
           << constraint(*this, "sizes");
  return success();
}

LogicalResult TransposeOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(expectSize(*this, "permutation", getPermutation().size(), rank)) ||
      failed(expectDims(*this, "permutation", getPermutation(), rank)))
    return failure();
  llvm::SmallVector<int64_t> sizes;
  for (int64_t dim : getPermutation())
    sizes.push_back(typeOf(getOperand()).getDimSize(dim));
  return expectResult(*this, sizes);
}

LogicalResult ReverseOp::verify() {
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
        failed(expectSameElement(*this, input, getResult())))
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

LogicalResult PadOp::verify() {
  int64_t rank = rankOf(getOperand());
  auto low = getEdgePaddingLow(), high = getEdgePaddingHigh(),
       interior = getInteriorPadding();
  if (failed(expectSize(*this, "edge_padding_low", low.size(), rank)) ||
      failed(expectSize(*this, "edge_padding_high", high.size(), rank)) ||
      failed(expectSize(*this, "interior_padding", interior.size(), rank)) ||
      failed(
          expectRank(*this, "a padding value", rankOf(getPaddingValue()), 0)) ||
      failed(expectSameElement(*this, getOperand(), getPaddingValue())))
    return failure();
  llvm::SmallVector<int64_t> sizes;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = typeOf(getOperand()).getDimSize(i);
    if (interior[i] < 0)
      return emitOpError("expects 'interior_padding' not below 0, got ")
             << interior[i] << constraint(*this, "interior_padding.positive");
    sizes.push_back(ShapedType::isDynamic(size)
                        ? size
                        : size + low[i] + high[i] +
                              std::max<int64_t>(size - 1, 0) * interior[i]);
    if (!ShapedType::isDynamic(size) && sizes.back() < 0)
      return emitOpError("expects padding that leaves a size not below 0, got ")
             << sizes.back() << " in dimension " << i
             << constraint(*this, "result");
  }
  return expectResult(*this, sizes);
}

LogicalResult SliceOp::verify() {
  int64_t rank = rankOf(getOperand());
  auto start = getStartIndices(), limit = getLimitIndices(),
       stride = getStrides();
  if (failed(expectSize(*this, "start_indices", start.size(), rank)) ||
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

//===-- Indexed access ----------------------------------------------------===//

LogicalResult DynamicSliceOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(
          expectSize(*this, "start_indices", getStartIndices().size(), rank)) ||
      failed(expectSize(*this, "slice_sizes", getSliceSizes().size(), rank)))
    return failure();
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = typeOf(getOperand()).getDimSize(i);
    if (getSliceSizes()[i] < 0 ||
        (!ShapedType::isDynamic(size) && getSliceSizes()[i] > size))
      return emitOpError("expects 'slice_sizes' in [0, ")
             << size << "] in dimension " << i << ", got " << getSliceSizes()[i]
             << constraint(*this, "sizes");
  }
  return expectResult(*this, getSliceSizes());
}

LogicalResult DynamicUpdateSliceOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(
          expectSize(*this, "start_indices", getStartIndices().size(), rank)) ||
      failed(expectRank(*this, "an update", rankOf(getUpdate()), rank)) ||
      failed(expectSameElement(*this, getOperand(), getUpdate())))
    return failure();
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = typeOf(getOperand()).getDimSize(i);
    int64_t part = typeOf(getUpdate()).getDimSize(i);
    if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(part) &&
        part > size)
      return emitOpError("expects an update of at most ")
             << size << " in dimension " << i << ", got " << part
             << constraint(*this, "sizes");
  }
  return expectResult(*this, typeOf(getOperand()).getShape());
}

static LogicalResult verifyGather(Operation *op, Value operand, Value indices,
                                  GatherDimensionNumbersAttr dims,
                                  Value result) {
  int64_t rank = rankOf(operand), indicesRank = rankOf(indices);
  int64_t vectorDim = dims.getIndexVectorDim();
  if (failed(expectDim(op, "index_vector_dim", vectorDim, indicesRank + 1)) ||
      failed(expectDims(op, "offset_dims", dims.getOffsetDims(),
                        rankOf(result))) ||
      failed(expectDims(op, "collapsed_slice_dims",
                        dims.getCollapsedSliceDims(), rank)) ||
      failed(expectDims(op, "operand_batching_dims",
                        dims.getOperandBatchingDims(), rank)) ||
      failed(expectDims(op, "start_indices_batching_dims",
                        dims.getStartIndicesBatchingDims(), indicesRank)) ||
      failed(
          expectDims(op, "start_index_map", dims.getStartIndexMap(), rank)) ||
      failed(expectSize(op, "start_indices_batching_dims",
                        dims.getStartIndicesBatchingDims().size(),
                        dims.getOperandBatchingDims().size())) ||
      failed(expectSize(op, "offset_dims", dims.getOffsetDims().size(),
                        rank - dims.getCollapsedSliceDims().size() -
                            dims.getOperandBatchingDims().size())) ||
      failed(expectRank(op, "a result", rankOf(result),
                        dims.getOffsetDims().size() + indicesRank -
                            (vectorDim < indicesRank))))
    return failure();
  int64_t length =
      vectorDim == indicesRank ? 1 : typeOf(indices).getDimSize(vectorDim);
  if (!ShapedType::isDynamic(length))
    return expectSize(op, "start_index_map", dims.getStartIndexMap().size(),
                      length);
  return success();
}

LogicalResult GatherOp::verify() {
  if (failed(verifyGather(*this, getOperand(), getStartIndices(),
                          getDimensionNumbers(), getResult())))
    return failure();
  if (failed(expectSize(*this, "slice_sizes", getSliceSizes().size(),
                        rankOf(getOperand()))))
    return failure();
  for (auto [i, size] : llvm::enumerate(getSliceSizes())) {
    int64_t full = typeOf(getOperand()).getDimSize(i);
    if (size < 0 || (!ShapedType::isDynamic(full) && size > full))
      return emitOpError("expects 'slice_sizes' in [0, ")
             << full << "] in dimension " << i << ", got " << size
             << constraint(*this, "sizes");
  }
  return success();
}

LogicalResult DynamicGatherOp::verify() {
  if (failed(expectShape(*this, "slice_sizes", getSliceSizes(),
                         rankOf(getOperand()))))
    return failure();
  return verifyGather(*this, getOperand(), getStartIndices(),
                      getDimensionNumbers(), getResult());
}

LogicalResult ScatterOp::verify() {
  size_t inputs = getInputs().size();
  if (inputs == 0 || getUpdates().size() != inputs || getNumResults() != inputs)
    return emitOpError("expects as many updates and results as inputs, ")
           << inputs << ", got " << getUpdates().size() << " and "
           << getNumResults() << constraint(*this, "count");
  auto dims = getScatterDimensionNumbers();
  int64_t rank = rankOf(getInputs()[0]);
  int64_t indicesRank = rankOf(getScatterIndices());
  int64_t updateRank = rankOf(getUpdates()[0]);
  for (size_t i = 0; i < inputs; ++i)
    if (getInputs()[i].getType() != getResult(i).getType() ||
        rankOf(getInputs()[i]) != rank || rankOf(getUpdates()[i]) != updateRank)
      return emitOpError("expects inputs, updates and results that agree");
  Operation *op = *this;
  if (failed(expectDim(op, "index_vector_dim", dims.getIndexVectorDim(),
                       indicesRank + 1)) ||
      failed(expectDims(op, "update_window_dims", dims.getUpdateWindowDims(),
                        updateRank)) ||
      failed(expectDims(op, "inserted_window_dims",
                        dims.getInsertedWindowDims(), rank)) ||
      failed(expectDims(op, "input_batching_dims", dims.getInputBatchingDims(),
                        rank)) ||
      failed(expectDims(op, "scatter_indices_batching_dims",
                        dims.getScatterIndicesBatchingDims(), indicesRank)) ||
      failed(expectDims(op, "scatter_dims_to_operand_dims",
                        dims.getScatterDimsToOperandDims(), rank)) ||
      failed(expectSize(op, "scatter_indices_batching_dims",
                        dims.getScatterIndicesBatchingDims().size(),
                        dims.getInputBatchingDims().size())) ||
      failed(expectSize(op, "update_window_dims",
                        dims.getUpdateWindowDims().size(),
                        rank - dims.getInsertedWindowDims().size() -
                            dims.getInputBatchingDims().size())) ||
      failed(expectRank(op, "updates", updateRank,
                        dims.getUpdateWindowDims().size() + indicesRank -
                            (dims.getIndexVectorDim() < indicesRank))))
    return failure();
  int64_t length =
      dims.getIndexVectorDim() == indicesRank
          ? 1
          : typeOf(getScatterIndices()).getDimSize(dims.getIndexVectorDim());
  if (!ShapedType::isDynamic(length) &&
      failed(expectSize(op, "scatter_dims_to_operand_dims",
                        dims.getScatterDimsToOperandDims().size(), length)))
    return failure();
  return expectRegion(op, "update_computation", getUpdateComputation(),
                      2 * inputs, inputs, /*scalars=*/true);
}

LogicalResult TorchIndexSelectOp::verify() {
  int64_t rank = rankOf(getOperand()), batch = getBatchDims();
  if (failed(expectDim(*this, "dim", getDim(), rank)))
    return failure();
  if (batch < 0 || batch > static_cast<int64_t>(getDim()) ||
      batch > rankOf(getIndex()))
    return emitOpError("expects 'batch_dims' not above 'dim', got ") << batch;
  return expectRank(*this, "a result", rankOf(getResult()),
                    rank - 1 + rankOf(getIndex()) - batch);
}

//===-- Dynamic shapes ----------------------------------------------------===//

LogicalResult GetDimensionSizeOp::verify() {
  return expectDim(*this, "dimension", getDimension(), rankOf(getOperand()));
}

LogicalResult DynamicBroadcastInDimOp::verify() {
  if (failed(expectShape(*this, "output_dimensions", getOutputDimensions(),
                         rankOf(getResult()))))
    return failure();
  return verifyBroadcast(*this, getOperand(), getBroadcastDimensions(),
                         getResult());
}

LogicalResult DynamicIotaOp::verify() {
  if (failed(expectDim(*this, "iota_dimension", getIotaDimension(),
                       rankOf(getResult()))))
    return failure();
  return expectShape(*this, "output_shape", getOutputShape(),
                     rankOf(getResult()));
}

LogicalResult DynamicReshapeOp::verify() {
  return expectShape(*this, "output_shape", getOutputShape(),
                     rankOf(getResult()));
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
          expectRank(*this, "a padding value", rankOf(getPaddingValue()), 0)))
    return failure();
  return expectRank(*this, "a result", rankOf(getResult()), rank);
}

LogicalResult RealDynamicSliceOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(expectShape(*this, "start_indices", getStartIndices(), rank)) ||
      failed(expectShape(*this, "limit_indices", getLimitIndices(), rank)) ||
      failed(expectShape(*this, "strides", getStrides(), rank)))
    return failure();
  return expectRank(*this, "a result", rankOf(getResult()), rank);
}

} // namespace tenon::stablehlo
