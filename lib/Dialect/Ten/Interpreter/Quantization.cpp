//===- Quantization.cpp - Numbers made of codes and scales ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "Strided.h"

#include <cstring>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// The codes of a matrix that is in panels, as integers of 32 bits.
static Result<Buffer> unpacked(const Buffer &panels, CodePanelsAttr layout,
                               ArrayRef<int64_t> shape) {
  Result<Buffer> codes =
      Buffer::create(TEN_I32, std::vector<int64_t>(shape.begin(), shape.end()));
  if (!codes)
    return codes;
  int64_t columns = layout.getColumns(), step = layout.getStep(),
          lanes = layout.getLanes(), bits = layout.getBits(),
          steps = shape[1] / step;
  bool isSigned = !layout.getCode().isUnsignedInteger();
  for (int64_t n = 0; n < shape[0]; ++n)
    for (int64_t k = 0; k < shape[1]; ++k) {
      int64_t row = (n / columns * steps + k / step) * columns + n % columns;
      int64_t code;
      if (layout.hasWords()) {
        int64_t word = loadInt64(
            panels.type(), panels.element(row * lanes + k % step % lanes));
        code = (word >> (k % step / lanes * bits)) & ((1 << bits) - 1);
        if (isSigned && (code >> (bits - 1)))
          code -= 1 << bits;
      } else {
        code = loadInt64(panels.type(), panels.element(row * step + k % step));
      }
      codes->as<int32_t>()[n * shape[1] + k] = static_cast<int32_t>(code);
    }
  return codes;
}

/// The numbers whose bits the codes, a byte each, are.
static Result<Buffer> numbersOfBits(DequantizeOp op, const Buffer &codes,
                                    ten_type type, ArrayRef<int64_t> shape) {
  std::optional<ten_type> format = toElementType(*op.getFormat());
  Result<Buffer> bits =
      Buffer::create(*format, std::vector<int64_t>(shape.begin(), shape.end()));
  Result<Buffer> numbers =
      Buffer::create(type, std::vector<int64_t>(shape.begin(), shape.end()));
  if (!bits || !numbers)
    return bits ? std::move(numbers) : std::move(bits);
  for (int64_t i = 0; i < bits->numElements(); ++i)
    bits->as<uint8_t>()[i] =
        static_cast<uint8_t>(loadInt64(codes.type(), codes.element(i)));
  convertElements(*format, type, bits->data(), numbers->data(),
                  bits->numElements());
  return numbers;
}

static Status evaluateDequantize(OpContext &context) {
  auto op = context.as<DequantizeOp>();
  ten_type type = op.getIn() ? TEN_F32 : context.resultType(0);
  std::vector<int64_t> shape = context.resultShape(0);
  auto converted = [&](const Buffer &buffer) {
    Result<Buffer> made = Buffer::create(type, buffer.dims());
    if (made)
      convertElements(buffer.type(), type, buffer.data(), made->data(),
                      buffer.numElements());
    return made;
  };
  Result<Buffer> codes = Buffer::create(TEN_I32, {0});
  if (op.getPanels())
    codes = unpacked(context.tensor(0), *op.getPanels(), shape);
  if (!codes)
    return context.locate(codes.status());
  const Buffer &values = op.getPanels() ? *codes : context.tensor(0);
  Result<Buffer> result = op.getFormat()
                              ? numbersOfBits(op, values, type, shape)
                              : converted(values);
  if (!result)
    return context.locate(result.status());
  if (std::optional<DenseFPElementsAttr> table = op.getTable()) {
    SmallVector<double> numbers;
    for (const APFloat &number : table->getValues<APFloat>())
      numbers.push_back(FloatAttr::getValueAsDouble(number));
    for (int64_t i = 0; i < result->numElements(); ++i)
      storeDouble(type, result->element(i),
                  numbers[loadInt64(values.type(), values.element(i))]);
  }
  Dims strides = rowMajorStrides(shape);
  unsigned next = 1;
  // A parameter, one element for each of the result's.
  auto repeated = [&]() -> Result<Buffer> {
    Result<Buffer> small = converted(context.tensor(next++));
    if (!small)
      return small;
    Result<Buffer> whole = Buffer::create(type, shape);
    if (!whole)
      return whole;
    Dims from = rowMajorStrides(small->dims());
    int64_t size = storageSize(type);
    for (int64_t i = 0; i < whole->numElements(); ++i) {
      int64_t place = 0;
      for (size_t dim = 0; dim < shape.size(); ++dim) {
        int64_t at = i / strides[dim] % shape[dim];
        place += at / (shape[dim] / small->dims()[dim]) * from[dim];
      }
      std::memcpy(whole->element(i), small->element(place), size);
    }
    return whole;
  };
  auto apply = [&](PointwiseFunction function,
                   const Result<Buffer> &parameter) -> Status {
    if (!parameter)
      return context.locate(parameter.status());
    const void *operands[] = {result->data(), parameter->data()};
    applyPointwise(function, type, operands, result->data(),
                   result->numElements());
    return {};
  };
  for (unsigned i = 0; i < op.getSteps().size(); ++i) {
    using Step = DequantizeOp::Step;
    Step step = op.getStep(i);
    TEN_TRY(apply(step == Step::Zero     ? PointwiseFunction::Sub
                  : step == Step::Scale  ? PointwiseFunction::Mul
                  : step == Step::Divide ? PointwiseFunction::Div
                                         : PointwiseFunction::Add,
                  repeated()));
  }
  if (op.getIn()) {
    Result<Buffer> rounded =
        Buffer::create(context.resultType(0), result->dims());
    if (!rounded)
      return context.locate(rounded.status());
    convertElements(type, context.resultType(0), result->data(),
                    rounded->data(), result->numElements());
    result = std::move(rounded);
  }
  return context.set(0, std::move(result));
}

Handler tenon::ten::quantizationHandler(Operation *op) {
  return isa<DequantizeOp>(op) ? evaluateDequantize : nullptr;
}
