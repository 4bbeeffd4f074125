//===- Shape.cpp - Constants and data movement ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter's operations that only move elements: constant, iota,
// broadcast, reshape, transpose, reverse, concat, pad and slice, most of them
// as a strided copy.
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "Strided.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cstring>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Returns the values of operands [first, first + count).
static Dims integers(const OpContext &context, unsigned first, size_t count) {
  Dims values;
  for (size_t i = 0; i < count; ++i)
    values.push_back(context.integer(first + i));
  return values;
}

static Status evaluateConstant(OpContext &context) {
  auto op = context.as<ConstantOp>();
  auto buffer = context.evaluator.constant(op, op.getValue());
  if (!buffer)
    return std::move(buffer).status();
  return context.set(0, std::move(*buffer));
}

static Status evaluateIota(OpContext &context) {
  auto op = context.as<IotaOp>();
  ten_type type = context.resultType(0);
  std::vector<int64_t> shape = context.resultShape(
      0, integers(context, 0, context.step.operands.size()));
  Result<Buffer> result = Buffer::create(type, shape);
  Result<Buffer> line = Buffer::create(
      type, {shape.empty() ? 1 : std::max<int64_t>(0, shape[op.getDim()])});
  if (!result || !line)
    return context.locate(result ? line.status() : result.status());
  for (int64_t i = 0; i < line->numElements(); ++i)
    storeInt64(type, line->element(i), i);
  Dims from(shape.size(), 0);
  if (!shape.empty())
    from[op.getDim()] = 1;
  stridedCopy(storageSize(type), shape, result->data(), rowMajorStrides(shape),
              line->data(), from);
  return context.set(0, std::move(result));
}

static Status evaluateBroadcast(OpContext &context) {
  auto op = context.as<BroadcastOp>();
  const Buffer &operand = context.tensor(0);
  std::vector<int64_t> shape =
      context.resultShape(0, integers(context, 1, op.getSizes().size()));
  Dims strides = rowMajorStrides(operand.dims()), from(shape.size(), 0);
  for (auto [i, dim] : llvm::enumerate(op.getDims())) {
    int64_t size = operand.dims()[i];
    bool isKept = llvm::is_contained(op.getKept().value_or(ArrayRef<int64_t>()),
                                     static_cast<int64_t>(i));
    if (size == shape[dim])
      from[dim] = strides[i];
    else if (isKept)
      return context.error("expects dimension ", i,
                           " of the operand, which is kept, to be ", shape[dim],
                           ", got ", size);
    else if (size != 1)
      return context.error("expects dimension ", i,
                           " of the operand to be 1 or ", shape[dim], ", got ",
                           size);
  }
  Result<Buffer> result = Buffer::create(operand.type(), shape);
  if (result)
    stridedCopy(storageSize(operand.type()), shape, result->data(),
                rowMajorStrides(shape), operand.data(), from);
  return context.set(0, std::move(result));
}

static Status evaluateReshape(OpContext &context) {
  auto op = context.as<ReshapeOp>();
  const Buffer &operand = context.tensor(0);
  std::vector<int64_t> shape =
      context.resultShape(0, integers(context, 1, op.getSizes().size()));
  Result<int64_t> count = countElements(shape.data(), shape.size());
  if (!count)
    return context.locate(count.status());
  if (*count != operand.numElements())
    return context.error("expects ", *count, " elements for ",
                         formatType(operand.type(), shape), ", got ",
                         operand.typeString());
  Result<Buffer> result = Buffer::create(operand.type(), shape);
  if (result && operand.numBytes())
    std::memcpy(result->data(), operand.data(), operand.numBytes());
  return context.set(0, std::move(result));
}

static Status evaluateTranspose(OpContext &context) {
  auto op = context.as<TransposeOp>();
  return context.set(0, transposed(context.tensor(0), op.getPerm()));
}

static Status evaluateReverse(OpContext &context) {
  auto op = context.as<ReverseOp>();
  const Buffer &operand = context.tensor(0);
  Dims strides = rowMajorStrides(operand.dims()), from = strides;
  int64_t start = 0;
  for (int64_t dim : op.getDims()) {
    start += (operand.dims()[dim] - 1) * strides[dim];
    from[dim] = -strides[dim];
  }
  Result<Buffer> result = Buffer::create(operand.type(), operand.dims());
  if (result && operand.numElements())
    stridedCopy(storageSize(operand.type()), operand.dims(), result->data(),
                strides, operand.element(start), from);
  return context.set(0, std::move(result));
}

static Status evaluateConcat(OpContext &context) {
  auto op = context.as<ConcatOp>();
  int64_t dim = op.getDim();
  std::vector<int64_t> shape = context.tensor(0).dims();
  shape[dim] = 0;
  for (unsigned i = 0; i < op.getInputs().size(); ++i) {
    std::vector<int64_t> other = context.tensor(i).dims();
    shape[dim] += other[dim];
    other[dim] = shape[dim];
    if (other != shape)
      return context.error("expects inputs that differ in dimension ", dim,
                           " only, got ", context.tensor(0).typeString(),
                           " and ", context.tensor(i).typeString());
  }
  Result<Buffer> result = Buffer::create(context.tensor(0).type(), shape);
  if (!result)
    return context.locate(result.status());
  Dims strides = rowMajorStrides(shape);
  int64_t offset = 0;
  for (unsigned i = 0; i < op.getInputs().size(); ++i) {
    const Buffer &input = context.tensor(i);
    if (input.numElements())
      stridedCopy(storageSize(input.type()), input.dims(),
                  result->element(offset), strides, input.data(),
                  rowMajorStrides(input.dims()));
    offset += input.dims()[dim] * strides[dim];
  }
  return context.set(0, std::move(result));
}

static Status evaluatePad(OpContext &context) {
  auto op = context.as<PadOp>();
  const Buffer &operand = context.tensor(0);
  if (context.tensor(1).numElements() != 1)
    return context.error("expects one padding value, got ",
                         context.tensor(1).typeString());
  unsigned next = 2;
  Dims low = context.mixed(op.getStaticLow(), next);
  Dims high = context.mixed(op.getStaticHigh(), next);
  Dims interior = context.mixed(op.getStaticInterior(), next);
  int64_t rank = operand.rank();
  std::vector<int64_t> shape(rank);
  // The box of the operand's elements that are within the result, starting at
  // `first`.
  Dims first(rank), sizes(rank);
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = operand.dims()[i], step = interior[i] + 1;
    if (interior[i] < 0)
      return context.error("expects 'interior' of at least 0, got ",
                           interior[i], " in dimension ", i);
    shape[i] = low[i] + high[i] + (size == 0 ? 0 : (size - 1) * step + 1);
    if (shape[i] < 0)
      return context.error("expects padding that leaves a size of at least 0, "
                           "got ",
                           shape[i], " in dimension ", i);
    first[i] = low[i] < 0 ? (-low[i] + step - 1) / step : 0;
    // The index of the last element that is at or below shape - 1.
    int64_t room = shape[i] - 1 - low[i];
    int64_t last = room < 0 ? -1 : std::min(size - 1, room / step);
    sizes[i] = std::max<int64_t>(0, last - first[i] + 1);
  }
  ten_type type = operand.type();
  Result<Buffer> result = Buffer::create(type, shape);
  if (!result)
    return context.locate(result.status());
  Dims strides = rowMajorStrides(shape);
  stridedCopy(storageSize(type), shape, result->data(), strides,
              context.tensor(1).data(), Dims(rank, 0));
  if (product(sizes)) {
    Dims from = rowMajorStrides(operand.dims()), to(rank);
    int64_t source = 0, target = 0;
    for (int64_t i = 0; i < rank; ++i) {
      source += first[i] * from[i];
      target += (low[i] + first[i] * (interior[i] + 1)) * strides[i];
      to[i] = strides[i] * (interior[i] + 1);
    }
    stridedCopy(storageSize(type), sizes, result->element(target), to,
                operand.element(source), from);
  }
  return context.set(0, std::move(result));
}

static Status evaluateSlice(OpContext &context) {
  auto op = context.as<SliceOp>();
  const Buffer &operand = context.tensor(0);
  unsigned next = 1;
  Dims start = context.mixed(op.getStaticStart(), next);
  Dims limit = context.mixed(op.getStaticLimit(), next);
  Dims stride = context.mixed(op.getStaticStride(), next);
  Dims strides = rowMajorStrides(operand.dims()), from;
  std::vector<int64_t> shape;
  int64_t offset = 0;
  for (int64_t i = 0; i < operand.rank(); ++i) {
    if (start[i] < 0 || limit[i] < start[i] || limit[i] > operand.dims()[i])
      return context.error("expects 0 <= start <= limit <= ", operand.dims()[i],
                           " in dimension ", i, ", got ", start[i], " and ",
                           limit[i]);
    if (stride[i] < 1)
      return context.error("expects a stride of at least 1 in dimension ", i,
                           ", got ", stride[i]);
    shape.push_back((limit[i] - start[i] + stride[i] - 1) / stride[i]);
    from.push_back(strides[i] * stride[i]);
    offset += start[i] * strides[i];
  }
  Result<Buffer> result = Buffer::create(operand.type(), shape);
  if (result && result->numElements())
    stridedCopy(storageSize(operand.type()), shape, result->data(),
                rowMajorStrides(shape), operand.element(offset), from);
  return context.set(0, std::move(result));
}

Handler tenon::ten::shapeHandler(Operation *op) {
  return llvm::TypeSwitch<Operation *, Handler>(op)
      .Case<ConstantOp>([](auto) { return evaluateConstant; })
      .Case<IotaOp>([](auto) { return evaluateIota; })
      .Case<BroadcastOp>([](auto) { return evaluateBroadcast; })
      .Case<ReshapeOp>([](auto) { return evaluateReshape; })
      .Case<TransposeOp>([](auto) { return evaluateTranspose; })
      .Case<ReverseOp>([](auto) { return evaluateReverse; })
      .Case<ConcatOp>([](auto) { return evaluateConcat; })
      .Case<PadOp>([](auto) { return evaluatePad; })
      .Case<SliceOp>([](auto) { return evaluateSlice; })
      .Default([](auto) { return nullptr; });
}
