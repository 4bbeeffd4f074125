//===- IndexingFamily.cpp - Random reads and writes at computed places ----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include <algorithm>

namespace tenon::random_programs {

/// Integers, mostly in [0, limit).
Tensor Generator::indices(const Dims &dims, int64_t limit) {
  std::string element = random.chance(70) ? "i32" : "i64";
  if (dims.empty() && random.chance(40))
    return splat(element, dims, std::to_string(random.between(-1, limit)));
  Tensor value = ofType(element, dims);
  if (random.chance(50) || limit < 1)
    return value;
  Tensor low = splat(element, dims, "0");
  Tensor high = splat(element, dims, std::to_string(limit - 1));
  return define(element, dims,
                either("ten.clamp ", "stablehlo.clamp ") + low.name + ", " +
                    value.name + ", " + high.name + " : " + value.type());
}

Generator::Window Generator::makeWindow(const Tensor &x) {
  Window window;
  for (int64_t size : x.dims) {
    window.sizes.push_back(random.between(size > 0 ? 1 : 0, size));
    Tensor start = indices({}, size);
    if (window.element.empty())
      window.element = start.element;
    if (start.element != window.element)
      start = convert(start, window.element);
    window.starts += (window.starts.empty() ? "" : ", ") + start.name;
    window.types += ", " + start.type();
  }
  return window;
}

bool Generator::makeDynamicSlice() {
  Tensor x = any();
  if (x.rank() == 0 || x.rank() > 3)
    return false;
  partOf(x, makeWindow(x));
  return true;
}

bool Generator::makeDynamicUpdateSlice() {
  Tensor x = any();
  if (x.rank() == 0 || x.rank() > 3)
    return false;
  auto [sizes, starts, types, element] = makeWindow(x);
  Tensor update = ofType(x.element, sizes);
  std::string one = tensorType({}, element);
  define(x.element, x.dims,
         either("ten.dynamic_update_slice " + x.name + "[" + starts + "], " +
                    update.name + " : " + x.type() + ", " + one + ", " +
                    update.type(),
                "stablehlo.dynamic_update_slice " + x.name + ", " +
                    update.name + ", " + starts + " : (" + x.type() + ", " +
                    update.type() + types + ") -> " + x.type()));
  return true;
}

bool Generator::makeGather() {
  // Along one dimension; with or without the index vector as a dimension.
  Tensor x = any();
  if (x.rank() == 0 || x.rank() > 3 || x.count() == 0)
    return false;
  int64_t dim = random.below(x.rank());
  int64_t box = random.chance(70) ? 1 : random.between(1, x.dims[dim]);
  bool collapse = box == 1 && random.chance(75);
  Dims places = pickDims(2);
  Dims shape = places;
  bool isVector = random.chance(70);
  if (isVector)
    shape.push_back(1);
  Tensor at = indices(shape, x.dims[dim]);
  // Results: the places, then the box.
  Dims result = places, offsets, slice = x.dims;
  slice[dim] = box;
  for (int64_t i = 0; i < x.rank(); ++i) {
    if (i == dim && collapse)
      continue;
    offsets.push_back(result.size());
    result.push_back(slice[i]);
  }
  if (Tensor{"", "", result}.count() > 8000)
    return false;
  std::string to = tensorType(result, x.element);
  std::string vector = std::to_string(places.size());
  std::string inside = listText(slice);
  std::string ten = "ten.gather " + x.name + "[" + at.name + "]";
  if (!offsets.empty())
    ten += " offset_dims = " + listText(offsets);
  if (collapse)
    ten += " collapsed = [" + std::to_string(dim) + "]";
  ten += " start_index_map = [" + std::to_string(dim) +
         "] index_vector_dim = " + vector + " slice_sizes = " + inside + " : " +
         x.type() + ", " + at.type() + " -> " + to;
  std::string hlo =
      "\"stablehlo.gather\"(" + x.name + ", " + at.name +
      ") <{dimension_numbers = #stablehlo.gather<offset_dims = " +
      listText(offsets) + ", collapsed_slice_dims = [" +
      (collapse ? std::to_string(dim) : "") + "], start_index_map = [" +
      std::to_string(dim) + "], index_vector_dim = " + vector +
      ">, slice_sizes = array<i64: " + inside.substr(1, inside.size() - 2) +
      ">}> : (" + x.type() + ", " + at.type() + ") -> " + to;
  define(x.element, result, either(ten, hlo));
  return true;
}

bool Generator::makeScatter() {
  Tensor x = computed();
  if (x.rank() == 0 || x.rank() > 3)
    return false;
  int64_t dim = random.below(x.rank());
  Dims places = pickDims(1);
  Dims shape = places;
  bool isVector = random.chance(70);
  if (isVector)
    shape.push_back(1);
  Tensor at = indices(shape, x.dims[dim]);
  Dims updates = places, window;
  for (int64_t i = 0; i < x.rank(); ++i)
    if (i != dim) {
      window.push_back(updates.size());
      updates.push_back(x.dims[i]);
    }
  if (Tensor{"", "", updates}.count() > 6000)
    return false;
  Tensor update = ofType(x.element, updates);
  const char *kind = "set";
  if (!isComplexName(x.element) && x.element != "i1")
    kind = random.pick({"set", "add", "max", "min", "mul"});
  std::string vector = std::to_string(places.size());
  std::string at0 = std::to_string(dim);
  if (!isHlo) {
    std::string content = std::string("ten.scatter ") + kind + " " + x.name +
                          "[" + at.name + "], " + update.name;
    if (!window.empty())
      content += " window_dims = " + listText(window);
    define(x.element, x.dims,
           content + " inserted = [" + at0 +
               "] scatter_dims_to_operand_dims = [" + at0 +
               "] index_vector_dim = " + vector + " : " + x.type() + "[" +
               at.type() + "], " + update.type());
    return true;
  }
  std::vector<Tensor> made =
      defineAll({x}, "\"stablehlo.scatter\"(" + x.name + ", " + at.name + ", " +
                         update.name +
                         ") <{scatter_dimension_numbers = "
                         "#stablehlo.scatter<update_window_dims = " +
                         listText(window) + ", inserted_window_dims = [" + at0 +
                         "], scatter_dims_to_operand_dims = [" + at0 +
                         "], index_vector_dim = " + vector + ">}> ({");
  std::vector<Tensor> outer = scope;
  std::vector<Tensor> inner = {Tensor{fresh(), x.element, {}},
                               Tensor{fresh(), x.element, {}}};
  block(inner, [&] {
    std::string name = kind;
    Tensor value = inner[1];
    if (name != "set")
      value = binary(name,
                     name == "add"   ? "add"
                     : name == "max" ? "maximum"
                     : name == "min" ? "minimum"
                                     : "multiply",
                     inner[0], inner[1]);
    yieldFrom("stablehlo.return", {value});
  });
  line("}) : (" + x.type() + ", " + at.type() + ", " + update.type() + ") -> " +
       x.type());
  scope = outer;
  scope.push_back(made[0]);
  return true;
}

} // namespace tenon::random_programs
