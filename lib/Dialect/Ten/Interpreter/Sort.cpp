//===- Sort.cpp - Sort and top_k ------------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Region.h"
#include "Strided.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Sorts `order` by `before(a, b)` with a stable bottom-up merge sort. A
/// comparison that is not a strict weak order (NaN) still gives a permutation.
template <typename Before>
static Status mergeSort(std::vector<int64_t> &order, Before before) {
  std::vector<int64_t> merged(order.size());
  size_t size = order.size();
  for (size_t width = 1; width < size; width *= 2) {
    for (size_t begin = 0; begin < size; begin += 2 * width) {
      size_t middle = std::min(begin + width, size);
      size_t end = std::min(begin + 2 * width, size);
      size_t left = begin, right = middle;
      for (size_t at = begin; at < end; ++at) {
        bool takeRight = left == middle;
        if (!takeRight && right < end)
          TEN_TRY(before(order[right], order[left], takeRight));
        merged[at] = takeRight ? order[right++] : order[left++];
      }
    }
    order.swap(merged);
  }
  return {};
}

static Status evaluateSort(OpContext &context) {
  auto op = context.as<SortOp>();
  unsigned count = op.getInputs().size();
  const std::vector<int64_t> &dims = context.tensor(0).dims();
  std::vector<Buffer> results;
  SmallVector<const Buffer *> inputs;
  SmallVector<int64_t> sizes;
  for (unsigned i = 0; i < count; ++i) {
    if (context.tensor(i).dims() != dims)
      return context.error("expects inputs of one shape, got ",
                           context.tensor(0).typeString(), " and ",
                           context.tensor(i).typeString());
    Result<Buffer> result = Buffer::create(context.tensor(i).type(), dims);
    if (!result)
      return context.locate(std::move(result).status());
    results.push_back(std::move(*result));
    inputs.push_back(&context.tensor(i));
    sizes.push_back(storageSize(inputs[i]->type()));
  }
  Result<RegionProgram *> compiled =
      RegionProgram::of(context, op.getComparator());
  if (!compiled)
    return compiled.status();
  RegionProgram &program = **compiled;
  int64_t dim = op.getDim(), length = dims[dim];
  int64_t inner = product(ArrayRef<int64_t>(dims).drop_front(dim + 1));
  int64_t outer = product(ArrayRef<int64_t>(dims).take_front(dim));
  auto before = [&](int64_t a, int64_t b, bool &answer) -> Status {
    for (unsigned i = 0; i < count; ++i) {
      std::memcpy(program.argument(2 * i), inputs[i]->element(a), sizes[i]);
      std::memcpy(program.argument(2 * i + 1), inputs[i]->element(b), sizes[i]);
    }
    TEN_TRY(program.run());
    answer = *static_cast<const uint8_t *>(program.result(0)) != 0;
    return {};
  };
  std::vector<int64_t> order(length);
  for (int64_t i = 0; i < outer; ++i)
    for (int64_t j = 0; j < inner; ++j) {
      int64_t first = i * length * inner + j;
      for (int64_t k = 0; k < length; ++k)
        order[k] = first + k * inner;
      TEN_TRY(mergeSort(order, before));
      for (unsigned n = 0; n < count; ++n)
        for (int64_t k = 0; k < length; ++k)
          std::memcpy(results[n].element(first + k * inner),
                      inputs[n]->element(order[k]), sizes[n]);
    }
  for (unsigned i = 0; i < count; ++i)
    TEN_TRY(context.set(i, Result<Buffer>(std::move(results[i]))));
  return {};
}

static Status evaluateTopK(OpContext &context) {
  auto op = context.as<TopKOp>();
  const Buffer &operand = context.tensor(0);
  int64_t k = op.getK();
  if (isComplex(operand.type()))
    return context.error(TEN_COMPILE_ERROR, "is not defined for ",
                         elementTypeName(operand.type()));
  if (operand.rank() == 0 || operand.dims().back() < k)
    return context.error("expects a last dimension of at least ", k, ", got ",
                         operand.typeString());
  std::vector<int64_t> shape = operand.dims();
  int64_t length = shape.back();
  shape.back() = k;
  Result<Buffer> values = Buffer::create(operand.type(), shape);
  if (!values)
    return context.locate(values.status());
  Result<Buffer> indices = Buffer::create(context.resultType(1), shape);
  if (!indices)
    return context.locate(indices.status());
  int64_t lines = length == 0 ? 0 : operand.numElements() / length;
  int64_t size = storageSize(operand.type());
  std::vector<int64_t> keys(length), order(length);
  for (int64_t line = 0; line < lines; ++line) {
    for (int64_t i = 0; i < length; ++i) {
      const void *element = operand.element(line * length + i);
      // NaNs of either sign compare as largest.
      keys[i] = isFloat(operand.type()) &&
                        std::isnan(loadDouble(operand.type(), element))
                    ? std::numeric_limits<int64_t>::max()
                    : totalOrderKey(operand.type(), element);
    }
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
      return keys[a] != keys[b] ? keys[a] > keys[b] : a < b;
    });
    for (int64_t i = 0; i < k; ++i) {
      int64_t to = line * k + i;
      std::memcpy(values->element(to),
                  operand.element(line * length + order[i]), size);
      storeInt64(indices->type(), indices->element(to), order[i]);
    }
  }
  TEN_TRY(context.set(0, std::move(values)));
  return context.set(1, std::move(indices));
}

Handler tenon::ten::sortHandler(Operation *op) {
  if (isa<SortOp>(op))
    return evaluateSort;
  return isa<TopKOp>(op) ? evaluateTopK : nullptr;
}
