//===- QuantizerFamily.cpp - Quantization and dequantization --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers that become integers by a step and a zero point, behind rectifiers
// and between bounds, which may be those of the type, inside of these or
// beyond; and back, with pools between.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

namespace tenon::random_programs {

/// Returns the least and the largest integer of a type of up to 16 bits.
static std::pair<int64_t, int64_t> boundsOf(const std::string &element) {
  int bits = bitsOf(element);
  if (isUnsignedName(element))
    return {0, (int64_t(1) << bits) - 1};
  return {-(int64_t(1) << (bits - 1)), (int64_t(1) << (bits - 1)) - 1};
}

Tensor Generator::quantizer(Tensor value, const std::string &to,
                            const std::string &step, const std::string &zero) {
  auto number = [&](const std::string &text) {
    return splat(value.element, value.dims, text);
  };
  if (random.chance(40)) {
    Tensor none = number(random.pick<std::string>({"0.0", "0.0", "-0.0"}));
    if (random.chance(50)) {
      value = binary("max", "maximum", value, none);
    } else {
      Tensor below =
          compare(random.pick<std::string>({"le", "lt"}), value, none);
      value = select(below, none, value);
    }
  }
  if (random.chance(80))
    value = random.chance(75) ? binary("div", "divide", value, number(step))
                              : binary("mul", "multiply", value, number(step));
  static const char *const names[][2] = {{"round_even", "round_nearest_even"},
                                         {"round_even", "round_nearest_even"},
                                         {"round", "round_nearest_afz"},
                                         {"floor", "floor"},
                                         {"ceil", "ceil"}};
  const auto &name = names[random.below(5)];
  if (random.chance(90))
    value = unary(name[0], name[1], value);
  if (random.chance(70))
    value = binary("add", "add", value, number(zero));
  auto [least, most] = boundsOf(to);
  int64_t first = random.below(2);
  for (int64_t i = 0; i < 2; ++i) {
    if (random.chance(25))
      continue;
    bool isLower = (first + i) % 2 == 0;
    std::string bound = std::to_string(isLower ? least : most) + ".0e0";
    if (random.chance(40))
      bound = std::to_string((isLower ? least : most) +
                             random.pick({-100, -1, 1, 100})) +
              ".5e0";
    Tensor other = number(bound);
    bool isLeft = random.chance(30);
    value = binary(isLower ? "max" : "min", isLower ? "maximum" : "minimum",
                   isLeft ? other : value, isLeft ? value : other);
  }
  return convert(value, to);
}

/// Returns minus infinity as a literal.
static std::string lowestOf(const std::string &element) {
  return element == "f64"    ? "0xFFF0000000000000"
         : element == "f32"  ? "0xFF800000"
         : element == "bf16" ? "0xFF80"
                             : "0xFC00";
}

Tensor Generator::pool(Tensor value) {
  Dims low, high, start, limit, none(value.dims.size(), 0),
      ones(value.dims.size(), 1);
  auto draw = [&](int64_t dim, int64_t bound) {
    return dim == 1 || dim == 2 ? random.below(bound) : 0;
  };
  if (random.chance(60)) {
    Dims to;
    for (int64_t dim = 0; dim < value.rank(); ++dim) {
      low.push_back(draw(dim, 3));
      high.push_back(draw(dim, 3));
      to.push_back(value.dims[dim] + low[dim] + high[dim]);
    }
    Tensor outside =
        splat(value.element, {},
              random.chance(80) ? lowestOf(value.element) : "-1.0");
    value = define(value.element, to,
                   "ten.pad " + value.name + ", " + outside.name +
                       " low = " + listText(low) + " high = " + listText(high) +
                       " interior = " + listText(none) + " : " + value.type() +
                       " -> " + tensorType(to, value.element));
  }
  if (random.chance(40)) {
    for (int64_t dim = 0; dim < value.rank(); ++dim) {
      start.push_back(draw(dim, 2));
      limit.push_back(value.dims[dim] -
                      (value.dims[dim] > 2 ? draw(dim, 2) : 0));
    }
    value = slice(value, start, limit, ones);
  }
  Dims window, strides, pad, dims;
  bool isAll = random.chance(15);
  for (int64_t dim = 0; dim < value.rank(); ++dim) {
    int64_t size = value.dims[dim], before = 0, after = 0;
    bool isPooled = dim == 1 || dim == 2;
    window.push_back(!isPooled ? 1
                     : isAll   ? size
                               : random.between(1, std::min<int64_t>(3, size)));
    strides.push_back(isPooled ? random.between(1, 3) : 1);
    if (!isAll && random.chance(30)) {
      before = draw(dim, 2);
      after = draw(dim, 3);
    }
    pad.push_back(before);
    pad.push_back(after);
    dims.push_back((size + before + after - window.back()) / strides.back() +
                   1);
  }
  return define(value.element, dims,
                "ten.window_reduce " +
                    random.pick<std::string>({"max", "max", "max", "min"}) +
                    " " + value.name + " window = " + listText(window) +
                    " strides = " + listText(strides) +
                    " pad = " + listText(pad) + " : " + value.type() + " -> " +
                    tensorType(dims, value.element));
}

bool Generator::makeQuantizers() {
  // Windows have regions in StableHLO, of which ReductionFamily.cpp draws some.
  isHlo = false;
  std::string element = random.pick<std::string>(
                  {"f32", "f32", "f32", "f64", "bf16", "f16"}),
              to = random.pick<std::string>(
                  {"i8", "i8", "ui8", "ui8", "i16", "ui16", "i4", "ui4"});
  std::string step = random.pick<std::string>(
                  {"3.0e-2", "0.5", "1.0", "7.0e-3", "-0.1", "3.0e-5"}),
              zero = random.pick<std::string>({"0.0", "0.0", "3.0", "-5.0"});
  Dims dims = {random.between(1, 2), random.between(2, 9), random.between(2, 9),
               random.pick({1, 3, 4, 16, 33})};
  Tensor codes = random.chance(50)
                     ? argument(to, dims)
                     : quantizer(argument(element, dims), to, step, zero);
  Tensor value = convert(codes, element);
  if (random.chance(70))
    value = binary("sub", "subtract", value, splat(element, value.dims, zero));
  value = binary("mul", "multiply", value, splat(element, value.dims, step));
  if (random.chance(70))
    value = pool(value);
  if (random.chance(30))
    step = "1.1e-2";
  quantizer(value, random.chance(70) ? to : "ui8", step, zero);
  return true;
}

} // namespace tenon::random_programs
