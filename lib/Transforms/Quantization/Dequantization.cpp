//===- Dequantization.cpp - Numbers that are made of integers -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Moves, reshapes and divides integers together with their parameters, which
// are for blocks of them.
//
//===----------------------------------------------------------------------===//

#include "Dequantization.h"
#include "DequantizationFinder.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace tenon {

using namespace ten;

std::optional<SmallVector<int64_t>> reshapedParameter(ArrayRef<int64_t> from,
                                                      ArrayRef<int64_t> shape,
                                                      ArrayRef<int64_t> to) {
  SmallVector<int64_t> result;
  size_t i = 0, j = 0;
  while (i < shape.size() || j < to.size()) {
    size_t firstFrom = i, firstTo = j;
    int64_t a = 1, b = 1;
    do {
      if (j == to.size() || (i < shape.size() && a <= b))
        a *= shape[i++];
      else
        b *= to[j++];
    } while (a != b && (i < shape.size() || j < to.size()));
    if (a != b)
      return {};
    int64_t count = 1;
    bool ended = false;
    for (size_t k = firstFrom; k < i; ++k) {
      if (ended && from[k] != 1)
        return {};
      count *= from[k];
      ended |= from[k] != shape[k];
    }
    for (size_t k = firstTo; k < j; ++k) {
      if (count % to[k] == 0) {
        result.push_back(to[k]);
        count /= to[k];
      } else if (to[k] % count == 0) {
        result.push_back(count);
        count = 1;
      } else {
        return {};
      }
    }
    if (count != 1)
      return {};
  }
  return result;
}

Value reshapedOperand(Operation *op) {
  if (auto reshape = dyn_cast_or_null<ReshapeOp>(op))
    return reshape.getOperand();
  auto broadcast = dyn_cast_or_null<BroadcastOp>(op);
  if (!broadcast || !broadcast.getType().hasStaticShape() ||
      !broadcast.getOperand().getType().hasStaticShape() ||
      broadcast.getType().getNumElements() !=
          broadcast.getOperand().getType().getNumElements() ||
      !llvm::is_sorted(broadcast.getDims()))
    return {};
  return broadcast.getOperand();
}

Value reshapedTo(OpBuilder &builder, Value value, ArrayRef<int64_t> shape) {
  value = sourceOfView(value);
  RankedTensorType type = tensorType(value);
  if (type.getShape() == shape)
    return value;
  return ReshapeOp::create(builder, value.getLoc(), type.clone(shape), value);
}

bool Dequantization::isWhole(Value parameter, int64_t dim) const {
  int64_t size = tensorType(parameter).getDimSize(dim);
  return size != 1 && size == tensorType(values).getDimSize(dim);
}

/// The bytes of integers of 2 to 8 bits that the program has as a constant, in
/// any shape; empty for other values.
static ArrayRef<char> bytesOfConstant(Value value) {
  auto constant = sourceOfView(value).getDefiningOp<ConstantOp>();
  Type element = tensorType(value).getElementType();
  if (!constant || !isa<IntegerType>(element) || element.isInteger(1) ||
      element.getIntOrFloatBitWidth() > 8)
    return {};
  ArrayRef<char> bytes;
  if (auto dense = dyn_cast<DenseElementsAttr>(constant.getValue()))
    bytes = dense.getRawData();
  else if (auto resource =
               dyn_cast<DenseResourceElementsAttr>(constant.getValue()))
    if (AsmResourceBlob *blob = resource.getRawHandle().getBlob())
      bytes = blob->getData();
  bool isWhole =
      static_cast<int64_t>(bytes.size()) == tensorType(value).getNumElements();
  return isWhole ? bytes : ArrayRef<char>();
}

Value transposedConstant(OpBuilder &builder, Value value,
                         ArrayRef<int64_t> perm) {
  ArrayRef<char> from = bytesOfConstant(value);
  if (from.empty())
    return {};
  ArrayRef<int64_t> shape = tensorType(value).getShape();
  SmallVector<int64_t> strides = elementStrides(shape), sizes, steps;
  for (int64_t dim : perm) {
    sizes.push_back(shape[dim]);
    steps.push_back(strides[dim]);
  }
  std::vector<char> to(from.size());
  SmallVector<int64_t> index(sizes.size(), 0);
  int64_t at = 0, last = sizes.size() - 1;
  for (char *next = to.data(), *end = next + to.size(); next != end;) {
    for (int64_t i = 0; i < sizes[last]; ++i)
      *next++ = from[at + i * steps[last]];
    for (int64_t dim = last - 1; dim >= 0; --dim) {
      at += steps[dim];
      if (++index[dim] < sizes[dim])
        break;
      at -= steps[dim] * sizes[dim];
      index[dim] = 0;
    }
  }
  return ConstantOp::create(
      builder, value.getLoc(),
      DenseElementsAttr::getFromRawBuffer(tensorType(value).clone(sizes), to));
}

void Dequantization::transpose(OpBuilder &builder, ArrayRef<int64_t> perm) {
  if (llvm::is_sorted(perm))
    return;
  if (Value made = transposedConstant(builder, values, perm)) {
    values = made;
  } else {
    values = builder.createOrFold<TransposeOp>(values.getLoc(), values, perm);
  }
  for (Step &step : steps)
    step.parameter = builder.createOrFold<TransposeOp>(step.parameter.getLoc(),
                                                       step.parameter, perm);
}

bool Dequantization::reshape(OpBuilder &builder, ArrayRef<int64_t> shape) {
  ArrayRef<int64_t> from = tensorType(values).getShape();
  if (from == shape)
    return true;
  SmallVector<SmallVector<int64_t>> sizes;
  for (Step &step : steps) {
    auto found =
        reshapedParameter(tensorType(step.parameter).getShape(), from, shape);
    if (!found)
      return false;
    sizes.push_back(*found);
  }
  for (auto [step, size] : llvm::zip_equal(steps, sizes))
    step.parameter = reshapedTo(builder, step.parameter, size);
  values = reshapedTo(builder, values, shape);
  return true;
}

Value repeatedTo(OpBuilder &builder, Value value, ArrayRef<int64_t> counts) {
  for (auto [dim, count] : llvm::enumerate(counts))
    value = repeated(builder, value, dim, count);
  return value;
}

Value repeated(OpBuilder &builder, Value value, int64_t dim, int64_t count) {
  RankedTensorType type = tensorType(value);
  if (type.getDimSize(dim) == count)
    return value;
  SmallVector<int64_t> shape(type.getShape()), dims, whole(shape);
  whole[dim] = count;
  shape.insert(shape.begin() + dim + 1, count / shape[dim]);
  for (int64_t i = 0; i < type.getRank(); ++i)
    dims.push_back(i + (i > dim));
  Value wide = BroadcastOp::create(builder, value.getLoc(), type.clone(shape),
                                   value, dims);
  return ReshapeOp::create(builder, value.getLoc(), type.clone(whole), wide);
}

void Dequantization::align(OpBuilder &builder, int64_t dim) {
  int64_t most = 1;
  for (const Step &step : steps)
    if (!isWhole(step.parameter, dim))
      most = std::max(most, tensorType(step.parameter).getDimSize(dim));
  for (Step &step : steps)
    if (int64_t size = tensorType(step.parameter).getDimSize(dim);
        size != 1 && size < most)
      step.parameter = repeated(builder, step.parameter, dim, most);
}

void Dequantization::spread(OpBuilder &builder, int64_t dim) {
  int64_t whole = tensorType(values).getDimSize(dim);
  for (Step &step : steps)
    if (tensorType(step.parameter).getDimSize(dim) != 1)
      step.parameter = repeated(builder, step.parameter, dim, whole);
}

bool takesWholeSlices(GatherOp op) {
  RankedTensorType from = op.getOperand().getType();
  if (!op.getSizes().empty() || !op.getOperandBatching().empty() ||
      !from.hasStaticShape() || !op.getType().hasStaticShape() ||
      !op.getIndices().getType().hasStaticShape())
    return false;
  return llvm::all_of(llvm::seq<int64_t>(from.getRank()), [&](int64_t dim) {
    bool isIndexed = llvm::is_contained(op.getStartIndexMap(), dim);
    return isIndexed == llvm::is_contained(op.getCollapsed(), dim) &&
           (isIndexed || op.getSliceSizes()[dim] == from.getDimSize(dim));
  });
}

/// The slice with this number of those that a gather takes along the first
/// dimension of its operand, without the copy of all of them; null for others.
static Value sliceOfGather(OpBuilder &builder, Value value, int64_t count,
                           int64_t number) {
  auto gather = sourceOfView(value).getDefiningOp<GatherOp>();
  if (!gather || !takesWholeSlices(gather) ||
      gather.getCollapsed() != ArrayRef<int64_t>{0} ||
      gather.getIndices().getType().getNumElements() != count)
    return {};
  RankedTensorType from = gather.getOperand().getType();
  int64_t rank = from.getRank(), first = gather.getType().getRank() - rank + 1;
  // Dimensions of slices are the last ones.
  for (int64_t dim = 1; dim < rank; ++dim)
    if (gather.getOffsetDims()[dim - 1] != first + dim - 1)
      return {};
  Location loc = gather.getLoc();
  Value list = reshapedTo(builder, gather.getIndices(), {count});
  list = SliceOp::create(builder, loc, list, ArrayRef<int64_t>{number},
                         ArrayRef<int64_t>{number + 1}, ArrayRef<int64_t>{1});
  RankedTensorType index = tensorType(list).clone(ArrayRef<int64_t>());
  Value zero = createSplat(builder, loc, index, 0);
  SmallVector<Value> starts(rank, zero);
  starts.front() = ReshapeOp::create(builder, loc, index, list);
  SmallVector<int64_t> sizes(from.getShape());
  sizes.front() = 1;
  return DynamicSliceOp::create(builder, loc, from.clone(sizes),
                                gather.getOperand(), starts, sizes);
}

Value partOf(OpBuilder &builder, Value value, int64_t number) {
  RankedTensorType type = tensorType(value);
  if (Value made = sliceOfGather(builder, value, type.getDimSize(0), number))
    return reshapedTo(builder, made, type.getShape().drop_front());
  SmallVector<int64_t> start(type.getRank(), 0), limit(type.getShape()),
      stride(type.getRank(), 1);
  start[0] = type.getDimSize(0) == 1 ? 0 : number;
  limit[0] = start[0] + 1;
  if (type.getDimSize(0) != 1)
    value =
        SliceOp::create(builder, value.getLoc(), value, start, limit, stride);
  return reshapedTo(builder, value, type.getShape().drop_front());
}

Dequantization Dequantization::part(OpBuilder &builder, int64_t number) const {
  Dequantization found = *this;
  found.values = partOf(builder, values, number);
  for (Step &step : found.steps)
    step.parameter = partOf(builder, step.parameter, number);
  return found;
}

Value Dequantization::create(OpBuilder &builder, Location loc) const {
  RankedTensorType type = tensorType(values).clone(rounded ? rounded : element);
  SmallVector<Value> parameters;
  SmallVector<int32_t> kinds;
  for (const Step &step : steps) {
    parameters.push_back(step.parameter);
    kinds.push_back(static_cast<int32_t>(step.kind));
  }
  return DequantizeOp::create(builder, loc, type, values, parameters,
                              builder.getDenseI32ArrayAttr(kinds),
                              CodePanelsAttr(), table,
                              format ? TypeAttr::get(format) : TypeAttr(),
                              rounded ? TypeAttr::get(element) : TypeAttr());
}

} // namespace tenon
