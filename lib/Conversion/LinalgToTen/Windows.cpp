//===- Windows.cpp - Convolutions and pooling -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "StructuredOp.h"

using namespace mlir;
using namespace tenon;

/// `loop * factor`.
static std::optional<std::pair<unsigned, int64_t>> multipleOf(AffineExpr expr) {
  int64_t factor = 1;
  if (auto product = dyn_cast<AffineBinaryOpExpr>(expr);
      product && product.getKind() == AffineExprKind::Mul) {
    auto constant = dyn_cast<AffineConstantExpr>(product.getRHS());
    if (!constant || constant.getValue() < 1)
      return std::nullopt;
    factor = constant.getValue();
    expr = product.getLHS();
  }
  auto loop = dyn_cast<AffineDimExpr>(expr);
  if (!loop)
    return std::nullopt;
  return std::pair(loop.getPosition(), factor);
}

std::optional<StructuredOp::Window>
StructuredOp::windowOf(AffineExpr expr, ArrayRef<unsigned> kept) {
  auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!sum || sum.getKind() != AffineExprKind::Add)
    return std::nullopt;
  auto a = multipleOf(sum.getLHS()), b = multipleOf(sum.getRHS());
  if (!a || !b)
    return std::nullopt;
  if (!llvm::is_contained(kept, a->first))
    std::swap(a, b);
  if (!llvm::is_contained(kept, a->first) || llvm::is_contained(kept, b->first))
    return std::nullopt;
  return Window{a->first, b->first, a->second, b->second};
}

/// How many elements the windows reach over.
OpFoldResult StructuredOp::reach(const Window &window) {
  auto less = [&](OpFoldResult size) {
    return addSizes(c, size, c.b.getIndexAttr(-1));
  };
  OpFoldResult places = multiplySizes(c, less(space.size(window.place)),
                                      c.b.getIndexAttr(window.stride));
  OpFoldResult offsets = multiplySizes(c, less(space.size(window.offset)),
                                       c.b.getIndexAttr(window.dilation));
  return addSizes(c, addSizes(c, places, offsets), c.b.getIndexAttr(1));
}

/// Cuts off what no window reaches: results would have more places.
static Value trim(ProgramBuilder &c, Value tensor,
                  ArrayRef<OpFoldResult> sizes) {
  OpFoldResult zero = c.b.getIndexAttr(0), one = c.b.getIndexAttr(1);
  return sliceOf(c, tensor, SmallVector<OpFoldResult>(sizes.size(), zero),
                 sizes, SmallVector<OpFoldResult>(sizes.size(), one));
}

std::optional<Spread> StructuredOp::poolWindows(const Combiner &how,
                                                const Spread &input,
                                                ArrayRef<unsigned> kept,
                                                DenseElementsAttr start) {
  SmallVector<unsigned> places, offsets;
  SmallVector<int64_t> sizes, strides, dilations;
  SmallVector<OpFoldResult> needed;
  for (unsigned loop : input.loops) {
    if (!isVirtual(loop))
      return std::nullopt;
    AffineExpr expr = exprOf(loop);
    std::optional<Window> window = windowOf(expr, kept);
    auto plain = dyn_cast<AffineDimExpr>(expr);
    if (!window && !plain)
      return std::nullopt;
    if (plain)
      window = Window{plain.getPosition(), 0, 1, 1};
    std::optional<int64_t> size =
        plain ? 1 : getConstantIntValue(space.size(window->offset));
    if (!size || *size < 1 || llvm::is_contained(places, window->place) ||
        !llvm::is_contained(kept, window->place) ||
        (!plain && llvm::is_contained(offsets, window->offset)))
      return std::nullopt;
    if (!plain)
      offsets.push_back(window->offset);
    places.push_back(window->place);
    sizes.push_back(*size);
    strides.push_back(window->stride);
    dilations.push_back(window->dilation);
    needed.push_back(plain ? space.size(loop) : reach(*window));
  }
  if (places.size() != kept.size() ||
      offsets.size() != op.getNumLoops() - kept.size())
    return std::nullopt;
  Value tensor = prepared(how, trim(c, input.tensor, needed));
  Type type = space.typeOver(places, c.elementOf(tensor));
  ten::ReductionKindAttr kind;
  SmallVector<Value> inits;
  if (start)
    inits.push_back(ten::ConstantOp::create(c.b, start));
  else
    kind = ten::ReductionKindAttr::get(c.b.getContext(), how.kind);
  auto pool = ten::WindowReduceOp::create(c.b, type, kind, tensor, inits, sizes,
                                          strides, ArrayRef<int64_t>(),
                                          ArrayRef<int64_t>(), dilations);
  if (start) {
    OpBuilder::InsertionGuard guard(c.b);
    Block *body =
        c.b.createBlock(&pool.getBody(), {}, {start.getType(), start.getType()},
                        {op.getLoc(), op.getLoc()});
    ten::YieldOp::create(
        c.b, c.combine(how.kind, body->getArgument(0), body->getArgument(1)));
  }
  Value result = restored(how, pool.getResult(0), c.elementOf(input.tensor));
  return space.spread(result, places);
}

namespace {

/// Dimensions of an operand of a convolution, by what they are.
struct Roles {
  SmallVector<unsigned, 2> batch, group, feature, output, spatial;
};

} // namespace

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
  auto isOfKernel = [&](unsigned loop) {
    return llvm::is_contained(kernel.loops, loop);
  };
  // The input's dimensions, in terms of real loops.
  Roles roles;
  SmallVector<Window> windows;
  SmallVector<unsigned> inputLoops;
  SmallVector<OpFoldResult> needed;
  for (unsigned loop : input.loops) {
    if (!isVirtual(loop))
      return std::nullopt;
    needed.push_back(space.size(loop));
    if (auto plain = dyn_cast<AffineDimExpr>(exprOf(loop))) {
      unsigned real = plain.getPosition();
      inputLoops.push_back(real);
      bool isKept = llvm::is_contained(kept, real);
      if (!isKept && !isOfKernel(real))
        return std::nullopt;
      (!isKept            ? roles.feature
       : isOfKernel(real) ? roles.group
                          : roles.batch)
          .push_back(real);
      continue;
    }
    std::optional<Window> window = windowOf(exprOf(loop), kept);
    if (!window || !isOfKernel(window->offset) || isOfKernel(window->place) ||
        llvm::any_of(windows, [&](const Window &other) {
          return other.offset == window->offset;
        }))
      return std::nullopt;
    inputLoops.push_back(window->place);
    roles.spatial.push_back(window->place);
    needed.back() = reach(*window);
    windows.push_back(*window);
  }
  SmallVector<unsigned, 2> offsets;
  for (const Window &window : windows)
    offsets.push_back(window.offset);
  SmallVector<unsigned> distinct(inputLoops);
  llvm::sort(distinct);
  if (llvm::unique(distinct) != distinct.end())
    return std::nullopt;
  for (unsigned loop : kernel.loops)
    if (llvm::is_contained(kept, loop) &&
        !llvm::is_contained(roles.group, loop))
      roles.output.push_back(loop);
  // Every loop has one part; those of the kernel are in it.
  size_t numKept = roles.batch.size() + roles.group.size() +
                   roles.output.size() + roles.spatial.size();
  size_t numSummed = roles.feature.size() + offsets.size();
  if (numKept != kept.size() || numSummed != op.getNumLoops() - kept.size() ||
      kernel.loops.size() !=
          roles.group.size() + roles.output.size() + numSummed)
    return std::nullopt;

  SmallVector<int64_t> strides, dilations;
  for (const Window &window : windows) {
    strides.push_back(window.stride);
    dilations.push_back(window.dilation);
  }
  auto convolution = [&](Type type, Value image, Value filter,
                         ten::ConvDimsAttr dims, int64_t groups) -> Value {
    return ten::ConvOp::create(c.b, type, image, filter, dims, strides,
                               ArrayRef<int64_t>(), ArrayRef<int64_t>(),
                               dilations, ArrayRef<bool>(), groups,
                               /*batch_groups=*/1, c.accumulator(element));
  };
  Value image = trim(c, unconverted(input.tensor, element), needed);
  Value filter = unconverted(kernel.tensor, element);
  if (roles.batch.size() == 1 && roles.group.empty() &&
      roles.feature.size() == 1 && roles.output.size() == 1) {
    auto at = [](const auto &loop, ArrayRef<unsigned> loops) {
      return placesOf(loop, loops).front();
    };
    auto dims = ten::ConvDimsAttr::get(
        c.b.getContext(), at(roles.batch, inputLoops),
        at(roles.feature, inputLoops), placesOf(roles.spatial, inputLoops),
        at(roles.feature, kernel.loops), at(roles.output, kernel.loops),
        placesOf(offsets, kernel.loops), at(roles.batch, kept),
        at(roles.output, kept), placesOf(roles.spatial, kept));
    Type type = space.typeOver(kept, element);
    return space.spread(convolution(type, image, filter, dims, /*groups=*/1),
                        kept);
  }

  // Else everything in the order batch, places, groups and features, in which
  // several dimensions are one.
  auto concat = [](std::initializer_list<ArrayRef<unsigned>> parts) {
    SmallVector<unsigned> all;
    for (ArrayRef<unsigned> part : parts)
      llvm::append_range(all, part);
    return all;
  };
  auto sizeOf = [&](ArrayRef<unsigned> loops) {
    OpFoldResult size = c.b.getIndexAttr(1);
    for (unsigned loop : loops)
      size = multiplySizes(c, size, space.size(loop));
    return size;
  };
  auto asOne = [&](Value tensor, ArrayRef<unsigned> from,
                   ArrayRef<ArrayRef<unsigned>> parts,
                   ArrayRef<OpFoldResult> spatial, size_t spatialAt) {
    SmallVector<int64_t> order;
    SmallVector<OpFoldResult> sizes;
    bool isOne = true;
    for (auto [i, part] : llvm::enumerate(parts)) {
      for (unsigned loop : part)
        order.push_back(llvm::find(from, loop) - from.begin());
      if (i == spatialAt) {
        llvm::append_range(sizes, spatial);
        continue;
      }
      sizes.push_back(sizeOf(part));
      isOne &= part.size() == 1;
    }
    tensor = transposeTo(c, tensor, order);
    return isOne ? tensor : reshapeTo(c, tensor, sizes);
  };
  SmallVector<unsigned> features = concat({roles.group, roles.feature});
  SmallVector<unsigned> outputs = concat({roles.group, roles.output});
  SmallVector<OpFoldResult> inputSpatial, kernelSpatial;
  for (auto [loop, size] : llvm::zip_equal(inputLoops, needed))
    if (llvm::is_contained(roles.spatial, loop))
      inputSpatial.push_back(size);
  for (unsigned loop : offsets)
    kernelSpatial.push_back(space.size(loop));
  std::optional<int64_t> groups = getConstantIntValue(sizeOf(roles.group));
  if (!groups || *groups < 1)
    return std::nullopt;
  image = asOne(image, inputLoops, {roles.batch, roles.spatial, features},
                inputSpatial, 1);
  filter = asOne(filter, kernel.loops, {offsets, roles.feature, outputs},
                 kernelSpatial, 0);

  int64_t rank = roles.spatial.size() + 2;
  SmallVector<int64_t> inner, outer;
  SmallVector<OpFoldResult> parts = {sizeOf(roles.batch)};
  for (auto [i, window] : llvm::enumerate(windows)) {
    inner.push_back(i + 1);
    outer.push_back(i);
    parts.push_back(space.size(window.place));
  }
  parts.push_back(sizeOf(outputs));
  auto dims =
      ten::ConvDimsAttr::get(c.b.getContext(), 0, rank - 1, inner, rank - 2,
                             rank - 1, outer, 0, rank - 1, inner);
  SmallVector<int64_t> shape;
  for (OpFoldResult size : parts)
    shape.push_back(getConstantIntValue(size).value_or(ShapedType::kDynamic));
  Value result = convolution(RankedTensorType::get(shape, element), image,
                             filter, dims, *groups);
  SmallVector<unsigned> order = concat({roles.batch, roles.spatial, outputs});
  if (roles.batch.size() != 1 || outputs.size() != 1) {
    SmallVector<OpFoldResult> sizes;
    for (unsigned loop : order)
      sizes.push_back(space.size(loop));
    result = reshapeTo(c, result, sizes);
  }
  return space.spread(result, order);
}
