//===- Convolutions.cpp - Converts windowed sums of products --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matches convolutions in linalg operations: one operand is read at affine
// combinations of an output position and a window offset, the other (the
// filter) at the window offsets. Loops are classified into batch, groups,
// features, outputs, spatial positions and offsets; if a role has several
// dimensions or none, operands are reshaped so that `ten.conv` has one each.
// Part of StructuredOp.
//
//===----------------------------------------------------------------------===//

#include "StructuredOp.h"

using namespace mlir;
using namespace tenon;

/// Classifies the loops of the input's dimensions.
bool StructuredOp::matchInput(const Spread &input, const Spread &kernel,
                              ArrayRef<unsigned> kept, Convolution &conv) {
  auto isOfKernel = [&](unsigned loop) {
    return llvm::is_contained(kernel.loops, loop);
  };
  auto isKept = [&](unsigned loop) { return llvm::is_contained(kept, loop); };
  for (unsigned loop : input.loops) {
    if (!isVirtual(loop))
      return false;
    if (auto plain = dyn_cast<AffineDimExpr>(exprOf(loop))) {
      unsigned real = plain.getPosition();
      if (!isKept(real) && !isOfKernel(real))
        return false;
      conv.inputLoops.push_back(real);
      conv.needed.push_back(space.size(loop));
      (!isKept(real)      ? conv.features
       : isOfKernel(real) ? conv.groups
                          : conv.batch)
          .push_back(real);
      continue;
    }
    std::optional<Window> window = windowOf(exprOf(loop), kept);
    if (!window || !isOfKernel(window->offset) || isOfKernel(window->place) ||
        llvm::is_contained(conv.offsets, window->offset))
      return false;
    conv.inputLoops.push_back(window->place);
    conv.needed.push_back(reach(*window));
    conv.places.push_back(window->place);
    conv.offsets.push_back(window->offset);
    conv.strides.push_back(window->stride);
    conv.dilations.push_back(window->dilation);
  }
  SmallVector<unsigned> distinct(conv.inputLoops);
  llvm::sort(distinct);
  return llvm::unique(distinct) == distinct.end();
}

std::optional<Spread> StructuredOp::convolve(const Spread &first,
                                             const Spread &second,
                                             ArrayRef<unsigned> kept,
                                             Type element) {
  auto hasVirtual = [&](const Spread &value) {
    return llvm::any_of(value.loops,
                        [&](unsigned loop) { return isVirtual(loop); });
  };
  if (hasVirtual(first) == hasVirtual(second))
    return std::nullopt;
  const Spread &input = hasVirtual(first) ? first : second;
  const Spread &kernel = hasVirtual(first) ? second : first;
  Convolution conv;
  if (!matchInput(input, kernel, kept, conv))
    return std::nullopt;
  for (unsigned loop : kernel.loops)
    if (llvm::is_contained(kept, loop) &&
        !llvm::is_contained(conv.groups, loop))
      conv.outputs.push_back(loop);
  // Every loop must have a role, and those of the filter must index it.
  size_t numKept = conv.batch.size() + conv.groups.size() +
                   conv.outputs.size() + conv.places.size();
  size_t numSummed = conv.features.size() + conv.offsets.size();
  if (numKept != kept.size() || numSummed != op.getNumLoops() - kept.size() ||
      kernel.loops.size() !=
          conv.groups.size() + conv.outputs.size() + numSummed)
    return std::nullopt;
  conv.image = trim(c, unconverted(input.tensor, element), conv.needed);
  conv.filter = unconverted(kernel.tensor, element);
  if (conv.batch.size() == 1 && conv.groups.empty() &&
      conv.features.size() == 1 && conv.outputs.size() == 1)
    return convolveAsItIs(conv, kernel.loops, kept, element);
  return convolveFlattened(conv, kernel.loops, element);
}

Value StructuredOp::convolution(const Convolution &conv, Type type,
                                ten::ConvDimsAttr dims, int64_t groups) {
  return ten::ConvOp::create(
      c.b, type, conv.image, conv.filter, dims, conv.strides,
      /*pad=*/ArrayRef<int64_t>(),
      /*input_dilation=*/ArrayRef<int64_t>(), conv.dilations,
      /*reverse=*/ArrayRef<bool>(), groups, /*batch_groups=*/1,
      c.accumulator(cast<RankedTensorType>(type).getElementType()));
}

/// One dimension per role, in the order of the operands.
Spread StructuredOp::convolveAsItIs(const Convolution &conv,
                                    ArrayRef<unsigned> kernelLoops,
                                    ArrayRef<unsigned> kept, Type element) {
  auto at = [](ArrayRef<unsigned> loop, ArrayRef<unsigned> loops) {
    return placesOf(loop, loops).front();
  };
  auto dims = ten::ConvDimsAttr::get(
      c.b.getContext(), at(conv.batch, conv.inputLoops),
      at(conv.features, conv.inputLoops),
      placesOf(conv.places, conv.inputLoops), at(conv.features, kernelLoops),
      at(conv.outputs, kernelLoops), placesOf(conv.offsets, kernelLoops),
      at(conv.batch, kept), at(conv.outputs, kept),
      placesOf(conv.places, kept));
  Type type = space.typeOver(kept, element);
  return space.spread(convolution(conv, type, dims, /*groups=*/1), kept);
}

/// Reshapes the tensor so that each of `parts` is one dimension, except for
/// part `apart`, whose dimensions have `sizes`.
Value StructuredOp::flatten(Value tensor, ArrayRef<unsigned> loops,
                            ArrayRef<ArrayRef<unsigned>> parts, size_t apart,
                            ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> order;
  SmallVector<OpFoldResult> shape;
  bool isOne = true;
  for (auto [i, part] : llvm::enumerate(parts)) {
    llvm::append_range(order, placesOf(part, loops));
    if (i == apart) {
      llvm::append_range(shape, sizes);
      continue;
    }
    shape.push_back(sizeOf(part));
    isOne &= part.size() == 1;
  }
  tensor = transposeTo(c, tensor, order);
  return isOne ? tensor : reshapeTo(c, tensor, shape);
}

OpFoldResult StructuredOp::sizeOf(ArrayRef<unsigned> loops) {
  OpFoldResult size = c.b.getIndexAttr(1);
  for (unsigned loop : loops)
    size = multiplySizes(c, size, space.size(loop));
  return size;
}

/// Collapses several dimensions of a role, or none, to one; the order is batch,
/// spatial positions, groups and features.
std::optional<Spread>
StructuredOp::convolveFlattened(Convolution conv,
                                ArrayRef<unsigned> kernelLoops, Type element) {
  auto join = [](ArrayRef<unsigned> a, ArrayRef<unsigned> b) {
    SmallVector<unsigned> both(a);
    llvm::append_range(both, b);
    return both;
  };
  SmallVector<unsigned> features = join(conv.groups, conv.features);
  SmallVector<unsigned> outputs = join(conv.groups, conv.outputs);
  std::optional<int64_t> groups = getConstantIntValue(sizeOf(conv.groups));
  if (!groups || *groups < 1)
    return std::nullopt;
  SmallVector<OpFoldResult> imageSizes, filterSizes;
  for (auto [loop, size] : llvm::zip_equal(conv.inputLoops, conv.needed))
    if (llvm::is_contained(conv.places, loop))
      imageSizes.push_back(size);
  for (unsigned loop : conv.offsets)
    filterSizes.push_back(space.size(loop));
  conv.image = flatten(conv.image, conv.inputLoops,
                       {conv.batch, conv.places, features}, 1, imageSizes);
  conv.filter = flatten(conv.filter, kernelLoops,
                        {conv.offsets, conv.features, outputs}, 0, filterSizes);

  int64_t rank = conv.places.size() + 2;
  SmallVector<int64_t> inner, outer, shape;
  auto addSize = [&](OpFoldResult size) {
    shape.push_back(getConstantIntValue(size).value_or(ShapedType::kDynamic));
  };
  addSize(sizeOf(conv.batch));
  for (auto [i, loop] : llvm::enumerate(conv.places)) {
    inner.push_back(i + 1);
    outer.push_back(i);
    addSize(space.size(loop));
  }
  addSize(sizeOf(outputs));
  auto dims =
      ten::ConvDimsAttr::get(c.b.getContext(), 0, rank - 1, inner, rank - 2,
                             rank - 1, outer, 0, rank - 1, inner);
  Value result =
      convolution(conv, RankedTensorType::get(shape, element), dims, *groups);
  SmallVector<unsigned> order = join(join(conv.batch, conv.places), outputs);
  if (conv.batch.size() != 1 || outputs.size() != 1) {
    SmallVector<OpFoldResult> sizes;
    for (unsigned loop : order)
      sizes.push_back(space.size(loop));
    result = reshapeTo(c, result, sizes);
  }
  return space.spread(result, order);
}
