//===- Indexing.h - Elements by index, windows ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Functions of Builder.h that read and write elements by computed indices, and
// those on windows of images.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_BUILDER_INDEXING_H
#define TENON_BUILDER_INDEXING_H

#include "Arrays.h"

#include <array>

namespace tenon {
inline namespace api {
namespace build {

inline Value Builder::iota(ten_type element, Dims dims, int64_t dimension,
                           Location at) {
  Type type{element, std::move(dims)};
  Dims list{dimension};
  if (!checkType(type, "iota", at) ||
      !detail::readDims(*this, "iota", list, type.rank(), at))
    return error();
  return appendOne("stablehlo.iota", {},
                   {Attribute::number("iota_dimension", list[0])}, type, at);
}

//===----------------------------------------------------------------------===//
// Indexing
//===----------------------------------------------------------------------===//

/// Returns element `index` of the first dimension, without it; an index out of
/// range is moved into it.
inline Value at(const Operand &a, const Operand &index) {
  Builder *builder = detail::start("at", a);
  if (!builder)
    return detail::errorOf(a);
  Value i = detail::scalarOf(*builder, index, TEN_I32, "at");
  if (!i.ok() || a.value.rank() < 1 || i.rank() != 0 || !isInteger(i.element()))
    return !i.ok() ? i
                   : builder->fail(a.at, "at: expects an array and an index, "
                                         "a scalar of integers, got " +
                                             a.value.type().text() + " and " +
                                             i.type().text());
  std::vector<Value> operands{a.value, i};
  if (a.value.rank() > 1) {
    Value zero = builder->dense({i.element(), {}}, "0", a.at);
    operands.resize(static_cast<size_t>(a.value.rank()) + 1, zero);
  }
  Dims sizes = a.value.dims();
  sizes[0] = 1;
  Value part = builder->appendOne("stablehlo.dynamic_slice", operands,
                                  {Attribute::list("slice_sizes", sizes)},
                                  a.value.type().withDims(sizes), a.at);
  return reshape(Operand(part, a.at), Dims(sizes.begin() + 1, sizes.end()));
}

/// Returns `a` with element `index` of the first dimension replaced.
inline Value setAt(const Operand &a, const Operand &index,
                   const Operand &element) {
  Builder *builder = detail::start("setAt", a);
  if (!builder || !detail::start("setAt", element))
    return detail::errorOf(a);
  Value i = detail::scalarOf(*builder, index, TEN_I32, "setAt");
  if (!i.ok())
    return i;
  Dims sizes = a.value.dims();
  bool fits = !sizes.empty() && i.rank() == 0 && isInteger(i.element()) &&
              element.value.type() ==
                  a.value.type().withDims({sizes.begin() + 1, sizes.end()});
  if (!fits)
    return builder->fail(a.at, "setAt: expects an array, a scalar of integers "
                               "and an element of the first dimension, got " +
                                   a.value.type().text() + ", " +
                                   i.type().text() + " and " +
                                   element.value.type().text());
  sizes[0] = 1;
  std::vector<Value> operands{a.value, reshape(element, sizes), i};
  if (a.value.rank() > 1) {
    Value zero = builder->dense({i.element(), {}}, "0", a.at);
    operands.resize(static_cast<size_t>(a.value.rank()) + 2, zero);
  }
  return builder->appendOne("stablehlo.dynamic_update_slice", operands, {},
                            a.value.type(), a.at);
}

/// Returns the elements of the first dimension with these indices, in the
/// dimensions of `indices`.
inline Value take(const Operand &a, const Operand &indices) {
  Builder *builder = detail::start("take", a);
  if (!builder || !detail::start("take", indices))
    return detail::errorOf(a);
  const Value &list = indices.value;
  if (a.value.rank() < 1 || !isInteger(list.element()) ||
      list.element() == TEN_I1)
    return builder->fail(a.at, "take: expects an array and integers, got " +
                                   a.value.type().text() + " and " +
                                   list.type().text());
  Dims sizes = a.value.dims(), dims = list.dims(), offsets;
  for (int64_t i = 1; i < a.value.rank(); ++i) {
    offsets.push_back(static_cast<int64_t>(dims.size()));
    dims.push_back(a.value.dim(i));
  }
  sizes[0] = 1;
  std::string numbers = "#stablehlo.gather<offset_dims = [" +
                        Attribute::listOf(offsets) +
                        "], collapsed_slice_dims = [0], start_index_map = [0], "
                        "index_vector_dim = " +
                        std::to_string(list.rank()) + ">";
  return builder->appendOne("stablehlo.gather", {a.value, list},
                            {{"dimension_numbers", numbers, {}},
                             Attribute::list("slice_sizes", sizes),
                             {"indices_are_sorted", "false", {}}},
                            a.value.type().withDims(dims), a.at);
}

/// Returns the index of the largest element along a dimension, the first of
/// equal ones, as i32.
inline Value argmax(const Operand &a, int64_t dim = -1) {
  Builder *builder = detail::start("argmax", a);
  detail::Reduced reduced;
  if (!builder || !detail::readReduced(*builder, "argmax", a, {dim}, reduced))
    return detail::errorOf(a);
  Value largest = maxOf(a, reduced.dims, true);
  if (!largest.ok())
    return largest;
  Value places = builder->iota(TEN_I32, a.value.dims(), reduced.dims[0], a.at);
  Value none = builder->dense({TEN_I32, {}}, std::to_string(INT32_MAX), a.at);
  Value candidates = select(Operand(Operand(a) >= Operand(largest, a.at), a.at),
                            Operand(places, a.at), Operand(none, a.at));
  return minOf(Operand(candidates, a.at), reduced.dims);
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Window of a convolution or a pooling over two dimensions. With `same` the
/// image is padded so that each `stride` pixels have a result.
struct Window {
  int64_t stride = 1;
  bool same = true;
};

namespace detail {
/// Returns the elements of padding before and after a dimension.
inline std::array<int64_t, 2> padding(int64_t size, int64_t window,
                                      const Window &options) {
  if (!options.same)
    return {0, 0};
  int64_t results = (size + options.stride - 1) / options.stride;
  int64_t total =
      std::max<int64_t>(0, (results - 1) * options.stride + window - size);
  return {total / 2, total - total / 2};
}
inline int64_t windows(int64_t size, int64_t window,
                       std::array<int64_t, 2> padding, int64_t stride) {
  int64_t space = size + padding[0] + padding[1] - window;
  return space < 0 ? 0 : space / stride + 1;
}
} // namespace detail

/// Convolves images of (batch, height, width, features) with filters of
/// (height, width, features, results).
inline Value conv2d(const Operand &images, const Operand &filters,
                    const Window &window = {}) {
  Builder *builder = detail::start("conv2d", images);
  if (!builder || !detail::start("conv2d", filters))
    return detail::errorOf(images);
  const Value &x = images.value, &w = filters.value;
  if (x.rank() != 4 || w.rank() != 4 || x.dim(3) != w.dim(2) ||
      x.element() != w.element() || window.stride < 1)
    return builder->fail(
        images.at, "conv2d: expects images of (batch, height, width, features) "
                   "and filters of (height, width, features, results), got " +
                       x.type().text() + " and " + w.type().text());
  auto rows = detail::padding(x.dim(1), w.dim(0), window);
  auto columns = detail::padding(x.dim(2), w.dim(1), window);
  Type type = x.type().withDims(
      {x.dim(0), detail::windows(x.dim(1), w.dim(0), rows, window.stride),
       detail::windows(x.dim(2), w.dim(1), columns, window.stride), w.dim(3)});
  std::string pads = "dense<[[" + Attribute::listOf({rows[0], rows[1]}) +
                     "], [" + Attribute::listOf({columns[0], columns[1]}) +
                     "]]> : tensor<2x2xi64>";
  return builder->appendOne(
      "stablehlo.convolution", {x, w},
      {{"dimension_numbers",
        "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>",
        {}},
       Attribute::number("feature_group_count", 1),
       Attribute::number("batch_group_count", 1),
       Attribute::list("window_strides", {window.stride, window.stride}),
       {"padding", pads, {rows[0], rows[1], columns[0], columns[1]}}},
      type, images.at);
}

/// Returns the largest element of each window of size x size pixels.
inline Value maxPool(const Operand &images, int64_t size, int64_t stride = 0) {
  Builder *builder = detail::start("maxPool", images);
  if (!builder)
    return detail::errorOf(images);
  const Value &x = images.value;
  stride = stride ? stride : size;
  if (x.rank() != 4 || size < 1 || stride < 1)
    return builder->fail(images.at, "maxPool: expects images of (batch, height,"
                                    " width, features) and a window, got " +
                                        x.type().text() + " and " +
                                        std::to_string(size));
  if (!detail::checkKind(*builder, "maxPool", x.element(), detail::Kinds::Real,
                         images.at))
    return builder->error();
  Value initial = detail::extreme(images, false);
  Type scalar{x.element(), {}};
  std::vector<Region> regions;
  regions.push_back(builder->region({scalar, scalar}, [&](const auto &values) {
    return std::vector<Value>{
        builder->appendOne("stablehlo.maximum", values, {}, scalar, images.at)};
  }));
  Type type = x.type().withDims(
      {x.dim(0), detail::windows(x.dim(1), size, {0, 0}, stride),
       detail::windows(x.dim(2), size, {0, 0}, stride), x.dim(3)});
  return builder->appendOne(
      "stablehlo.reduce_window", {x, initial},
      {Attribute::list("window_dimensions", {1, size, size, 1}),
       Attribute::list("window_strides", {1, stride, stride, 1})},
      type, images.at, std::move(regions));
}

} // namespace build
} // namespace api
} // namespace tenon

#endif // TENON_BUILDER_INDEXING_H
