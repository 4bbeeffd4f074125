//===- Convolution.cpp - Convolution --------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter's convolution: brings the operands into a canonical dimension
// order and sums the products of each window directly, in row-major order of
// the filter, in the accumulator's type.
//
//===----------------------------------------------------------------------===//

#include "Accumulation.h"
#include "Evaluator.h"
#include "Strided.h"

#include <algorithm>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {
/// A convolution of dense arrays in canonical order: input [batch, spatial...,
/// feature], kernel [spatial..., input feature, output feature], output [batch,
/// spatial..., feature].
struct Geometry {
  int64_t batch, inFeatures, outFeatures; ///< of the output, input, output
  int64_t featureGroups, batchGroups;
  int64_t kernelFeatures; ///< input features of a group
  Dims input, window, output;
  Dims stride, low, inputDilation, kernelDilation;
  SmallVector<bool> reversed;
};
} // namespace

template <typename E, typename W>
static void convolve(const Geometry &g, const W *input, const W *kernel,
                     W *output) {
  Dims inputStrides = rowMajorStrides(g.input);
  int64_t positions = product(g.input), taps = product(g.window);
  int64_t groups = std::max(g.featureGroups, g.batchGroups);
  int64_t perGroup = g.outFeatures / groups;
  size_t spatial = g.input.size();
  std::vector<W> sums(g.outFeatures), zeros(g.kernelFeatures, W(0));
  if (product(g.output) == 0 || g.outFeatures == 0)
    return;
  for (int64_t n = 0; n < g.batch; ++n) {
    Odometer at(g.output);
    do {
      std::fill(sums.begin(), sums.end(), W(0));
      Odometer tap(g.window);
      for (int64_t t = 0; t < taps; ++t, tap.next()) {
        // The input position of this tap; padding and dilation gaps are zeros.
        int64_t offset = 0, weight = 0;
        bool inside = true;
        for (size_t i = 0; i < spatial; ++i) {
          int64_t k = tap.at()[i];
          int64_t x =
              at.at()[i] * g.stride[i] + k * g.kernelDilation[i] - g.low[i];
          inside = inside && x >= 0 && x % g.inputDilation[i] == 0 &&
                   x / g.inputDilation[i] < g.input[i];
          offset += x / g.inputDilation[i] * inputStrides[i];
          weight =
              weight * g.window[i] + (g.reversed[i] ? g.window[i] - 1 - k : k);
        }
        const W *weights = kernel + weight * g.kernelFeatures * g.outFeatures;
        for (int64_t group = 0; group < groups; ++group) {
          int64_t image = g.batchGroups > 1 ? group * g.batch + n : n;
          const W *pixel = zeros.data();
          if (inside)
            pixel = input + (image * positions + offset) * g.inFeatures +
                    (g.featureGroups > 1 ? group * g.kernelFeatures : 0);
          for (int64_t f = 0; f < g.kernelFeatures; ++f)
            multiplyAdd<E>(sums.data() + group * perGroup, pixel[f],
                           weights + f * g.outFeatures + group * perGroup,
                           perGroup);
        }
      }
      output = std::copy(sums.begin(), sums.end(), output);
    } while (at.next());
  }
}

static Status evaluateConv(OpContext &context) {
  auto op = context.as<ConvOp>();
  ConvDimsAttr dims = op.getDims();
  const Buffer &input = context.tensor(0), &kernel = context.tensor(1);
  int64_t spatial = op.getNumSpatial();
  Geometry g;
  g.featureGroups = op.getFeatureGroups();
  g.batchGroups = op.getBatchGroups();
  int64_t inputBatch = input.dims()[dims.getInputBatch()];
  g.inFeatures = input.dims()[dims.getInputFeature()];
  g.kernelFeatures = kernel.dims()[dims.getKernelInputFeature()];
  g.outFeatures = kernel.dims()[dims.getKernelOutputFeature()];
  if (g.inFeatures != g.kernelFeatures * g.featureGroups)
    return context.error("expects ", g.kernelFeatures * g.featureGroups,
                         " input features, got ", g.inFeatures);
  if (inputBatch % g.batchGroups || g.outFeatures % g.batchGroups ||
      g.outFeatures % g.featureGroups)
    return context.error("expects a batch and output features that the groups "
                         "divide, got ",
                         inputBatch, " and ", g.outFeatures);
  g.batch = inputBatch / g.batchGroups;

  Dims inputOrder{int64_t(dims.getInputBatch())}, kernelOrder;
  Dims outputOrder(spatial + 2); // result dimension -> ours
  outputOrder[dims.getOutputBatch()] = 0;
  outputOrder[dims.getOutputFeature()] = spatial + 1;
  std::vector<int64_t> shape{g.batch};
  for (int64_t i = 0; i < spatial; ++i) {
    inputOrder.push_back(dims.getInputSpatial()[i]);
    kernelOrder.push_back(dims.getKernelSpatial()[i]);
    outputOrder[dims.getOutputSpatial()[i]] = i + 1;
    g.input.push_back(input.dims()[dims.getInputSpatial()[i]]);
    g.window.push_back(kernel.dims()[dims.getKernelSpatial()[i]]);
    g.stride.push_back(op.getStride(i));
    g.low.push_back(op.getPadLow(i));
    g.inputDilation.push_back(op.getInputDilation(i));
    g.kernelDilation.push_back(op.getKernelDilation(i));
    g.reversed.push_back(op.isReversed(i));
    auto dilated = [](int64_t size, int64_t dilation) {
      return size == 0 ? 0 : (size - 1) * dilation + 1;
    };
    int64_t padded = dilated(g.input[i], g.inputDilation[i]) + op.getPadLow(i) +
                     op.getPadHigh(i);
    int64_t extent = dilated(g.window[i], g.kernelDilation[i]);
    g.output.push_back(padded <= 0 || extent > padded
                           ? 0
                           : (padded - extent) / g.stride[i] + 1);
    shape.push_back(g.output[i]);
  }
  inputOrder.push_back(dims.getInputFeature());
  kernelOrder.push_back(dims.getKernelInputFeature());
  kernelOrder.push_back(dims.getKernelOutputFeature());
  shape.push_back(g.outFeatures);

  std::optional<ten_type> accumulator = toElementType(op.getAccumulatorType());
  if (!accumulator)
    return context.error(TEN_COMPILE_ERROR,
                         "expects an accumulator of an element type");
  auto prepare = [&](const Buffer &operand, const Dims &order) {
    Result<Buffer> ordered = transposed(operand, order);
    return ordered ? toWork(std::move(*ordered), *accumulator)
                   : std::move(ordered);
  };
  Result<Buffer> left = prepare(input, inputOrder);
  if (!left)
    return context.locate(left.status());
  Result<Buffer> right = prepare(kernel, kernelOrder);
  if (!right)
    return context.locate(right.status());
  Result<Buffer> sums = Buffer::create(workType(*accumulator), shape);
  if (!sums)
    return context.locate(sums.status());
  visitElementType(*accumulator, [&](auto element) {
    using E = decltype(element);
    using W = WorkOf<E>;
    convolve<E, W>(g, left->as<W>(), right->as<W>(), sums->as<W>());
  });
  ten_type type = context.resultType(0);
  Result<Buffer> converted = Buffer::create(type, shape);
  if (!converted)
    return context.locate(converted.status());
  convertElements(sums->type(), type, sums->data(), converted->data(),
                  sums->numElements());
  return context.set(0, transposed(*converted, outputOrder));
}

Handler tenon::ten::convolutionHandler(Operation *op) {
  return isa<ConvOp>(op) ? evaluateConv : nullptr;
}
