//===- DequantizedParts.cpp - Slices and concatenations of numbers --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of Dequantization: what takes parts of numbers, or puts numbers side by
// side, does so with their codes and with their parameters. A parameter whose
// blocks the part divides is repeated first, as often as that needs.
//
//===----------------------------------------------------------------------===//

#include "Dequantization.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Shape.h"

#include <numeric>

using namespace mlir;

namespace tenon {

using namespace ten;

void Dequantization::slice(OpBuilder &builder, ArrayRef<int64_t> start,
                           ArrayRef<int64_t> limit, ArrayRef<int64_t> stride) {
  ArrayRef<int64_t> shape = tensorType(values).getShape();
  for (Step &step : steps) {
    SmallVector<int64_t> first, end, by;
    for (auto [dim, size] : llvm::enumerate(shape)) {
      int64_t count = tensorType(step.parameter).getDimSize(dim);
      bool isWhole = start[dim] == 0 && limit[dim] == size && stride[dim] == 1;
      if (count == 1 || isWhole) {
        first.push_back(0);
        end.push_back(count);
        by.push_back(1);
        continue;
      }
      // The largest blocks that the part does not divide.
      int64_t block =
          stride[dim] == 1
              ? std::gcd(size / count, std::gcd(start[dim], limit[dim]))
              : 1;
      step.parameter = repeated(builder, step.parameter, dim, size / block);
      first.push_back(start[dim] / block);
      end.push_back(limit[dim] / block);
      by.push_back(stride[dim]);
    }
    step.parameter = builder.createOrFold<SliceOp>(
        step.parameter.getLoc(), step.parameter, first, end, by);
  }
  values =
      SliceOp::create(builder, values.getLoc(), values, start, limit, stride);
}

void Dequantization::dynamicSlice(OpBuilder &builder, DynamicSliceOp op) {
  RankedTensorType whole = tensorType(values);
  auto take = [&](Value from, ArrayRef<int64_t> sizes) -> Value {
    return DynamicSliceOp::create(builder, op.getLoc(),
                                  tensorType(from).clone(sizes), from,
                                  op.getStarts(), sizes);
  };
  for (Step &step : steps) {
    SmallVector<int64_t> sizes;
    bool isPart = false;
    for (auto [dim, size] : llvm::enumerate(op.getSizes())) {
      int64_t count = tensorType(step.parameter).getDimSize(dim);
      if (count == 1 || size == whole.getDimSize(dim)) {
        // Places are clamped to 0.
        sizes.push_back(count);
        continue;
      }
      step.parameter =
          repeated(builder, step.parameter, dim, whole.getDimSize(dim));
      sizes.push_back(size);
      isPart = true;
    }
    if (isPart)
      step.parameter = take(step.parameter, sizes);
  }
  values = take(values, op.getSizes());
}

bool Dequantization::gather(OpBuilder &builder, GatherOp op) {
  RankedTensorType whole = tensorType(values);
  ArrayRef<int64_t> map = op.getStartIndexMap();
  if (!takesWholeSlices(op))
    return false;
  auto take = [&](Value from) -> Value {
    // Dimensions of slices are in the order of the operand's.
    SmallVector<int64_t> shape(op.getType().getShape()),
        own(op.getSliceSizes());
    const int64_t *place = op.getOffsetDims().begin();
    for (int64_t dim = 0; dim < whole.getRank(); ++dim) {
      if (llvm::is_contained(map, dim))
        continue;
      own[dim] = tensorType(from).getDimSize(dim);
      shape[*place++] = own[dim];
    }
    auto made = cast<GatherOp>(builder.clone(*op));
    made.getOperandMutable().assign(from);
    made.setSliceSizes(own);
    made.getResult().setType(tensorType(from).clone(shape));
    return made;
  };
  for (Step &step : steps) {
    bool isOne = llvm::all_of(map, [&](int64_t dim) {
      return tensorType(step.parameter).getDimSize(dim) == 1;
    });
    if (isOne) {
      // All slices have the same parameters.
      SmallVector<int64_t> shape(op.getType().getRank(), 1);
      const int64_t *place = op.getOffsetDims().begin();
      for (int64_t dim = 0; dim < whole.getRank(); ++dim)
        if (!llvm::is_contained(map, dim))
          shape[*place++] = tensorType(step.parameter).getDimSize(dim);
      step.parameter = ReshapeOp::create(
          builder, op.getLoc(), tensorType(step.parameter).clone(shape),
          step.parameter);
      continue;
    }
    for (int64_t dim : map)
      step.parameter =
          repeated(builder, step.parameter, dim, whole.getDimSize(dim));
    step.parameter = take(step.parameter);
  }
  values = take(values);
  return true;
}

void Dequantization::reverse(OpBuilder &builder, ArrayRef<int64_t> dims) {
  auto turned = [&](Value value) -> Value {
    return builder.createOrFold<ReverseOp>(value.getLoc(), value.getType(),
                                           value, dims);
  };
  for (Step &step : steps)
    step.parameter = turned(step.parameter);
  values = turned(values);
}

/// Returns whether the parameters are one value, or equal constants.
static bool isSame(Value a, Value b) {
  auto first = a.getDefiningOp<ConstantOp>(),
       second = b.getDefiningOp<ConstantOp>();
  return a == b || (first && second && first.getValue() == second.getValue());
}

/// The parameters of the parts, one behind the other.
static Value concatParameters(OpBuilder &builder,
                              ArrayRef<Dequantization> parts, size_t step,
                              int64_t dim) {
  SmallVector<Value> parameters;
  SmallVector<int64_t> counts(tensorType(parts.front().values).getRank(), 1);
  int64_t block = 0;
  bool areSame = true;
  for (const Dequantization &part : parts) {
    Value parameter = part.steps[step].parameter;
    areSame &= isSame(parameter, parts.front().steps[step].parameter) &&
               tensorType(parameter).getDimSize(dim) == 1;
    parameters.push_back(parameter);
    for (auto [count, own] :
         llvm::zip_equal(counts, tensorType(parameter).getShape()))
      count = std::lcm(count, own);
    block = std::gcd(block, tensorType(part.values).getDimSize(dim) /
                                tensorType(parameter).getDimSize(dim));
  }
  if (areSame)
    return parameters.front();
  for (auto [part, parameter] : llvm::zip_equal(parts, parameters)) {
    RankedTensorType type = tensorType(parameter);
    Type element = tensorType(parameters.front()).getElementType();
    if (llvm::any_of(parameters, [&](Value other) {
          return tensorType(other).getElementType() != element;
        }))
      element = part.element;
    parameter = builder.createOrFold<ConvertOp>(parameter.getLoc(),
                                                type.clone(element), parameter);
    counts[dim] = tensorType(part.values).getDimSize(dim) / block;
    parameter = repeatedTo(builder, parameter, counts);
  }
  return ConcatOp::create(builder, parameters.front().getLoc(), parameters,
                          dim);
}

std::optional<Dequantization>
Dequantization::concat(OpBuilder &builder, IntegerRanges &ranges,
                       MutableArrayRef<Dequantization> parts, int64_t dim,
                       std::string &why) {
  Dequantization &first = parts.front();
  bool hasOneType = true;
  for (Dequantization &part : parts) {
    if (part.table != first.table || part.format != first.format ||
        part.element != first.element || part.rounded != first.rounded ||
        !llvm::equal(part.steps, first.steps,
                     [](Step a, Step b) { return a.kind == b.kind; })) {
      why = "are concatenated of some that are made in different ways";
      return {};
    }
    hasOneType &= tensorType(part.values).getElementType() ==
                  tensorType(first.values).getElementType();
  }
  SmallVector<Value> values;
  for (Dequantization &part : parts) {
    std::optional<IntegerRange> range = ranges.of(part.values);
    Type wide = builder.getI32Type();
    if (!hasOneType && (!range || !rangeOfType(wide)->contains(*range))) {
      why = "are concatenated of integers of different types";
      return {};
    }
    Type element = tensorType(part.values).getElementType();
    values.push_back(createConvert(builder, part.values.getLoc(), part.values,
                                   hasOneType ? element : wide));
  }
  Dequantization all = first;
  for (size_t step = 0; step < all.steps.size(); ++step)
    all.steps[step].parameter = concatParameters(builder, parts, step, dim);
  all.values = ConcatOp::create(builder, first.values.getLoc(), values, dim);
  return all;
}

} // namespace tenon
