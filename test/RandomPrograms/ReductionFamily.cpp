//===- ReductionFamily.cpp - Random reductions, windows, scans ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include <algorithm>

namespace tenon::random_programs {

namespace {
struct Kind {
  std::string ten, hlo;
};
} // namespace

static Kind pickKind(Random &random, const std::string &element) {
  if (element == "i1")
    return random.pick({Kind{"and", "and"}, Kind{"or", "or"}});
  if (isComplexName(element))
    return random.pick({Kind{"add", "add"}, Kind{"mul", "multiply"}});
  if (isIntegerName(element) && random.chance(25))
    return random.pick(
        {Kind{"and", "and"}, Kind{"or", "or"}, Kind{"xor", "xor"}});
  return random.pick({Kind{"add", "add"}, Kind{"add", "add"},
                      Kind{"max", "maximum"}, Kind{"min", "minimum"},
                      Kind{"mul", "multiply"}});
}

/// The value that changes nothing.
static std::string identityOf(const Kind &kind, const std::string &element) {
  if (element == "i1")
    return kind.ten == "and" ? "true" : "false";
  bool isFloat = isFloatName(element);
  std::string zero = isFloat ? "0.0" : "0", one = isFloat ? "1.0" : "1";
  if (isComplexName(element)) {
    zero = "(0.0,0.0)";
    one = "(1.0,0.0)";
  }
  if (kind.ten == "mul")
    return one;
  if (kind.ten == "and")
    return isUnsignedName(element) && bitsOf(element) < 64
               ? std::to_string((uint64_t(1) << bitsOf(element)) - 1)
           : isUnsignedName(element) ? "18446744073709551615"
                                     : "-1";
  // For max and min this takes part, which is defined as well.
  return zero;
}

/// The dimensions that are reduced, never all where there is a choice.
static Dims pickReduced(Random &random, const Tensor &x, Dims &rest) {
  Dims dims;
  for (int64_t i = 0; i < x.rank(); ++i)
    if (random.chance(50))
      dims.push_back(i);
    else
      rest.push_back(x.dims[i]);
  return dims;
}

Tensor Generator::reduce(const std::string &ten, const std::string &hlo,
                         const std::string &init, const Tensor &value,
                         const Dims &dims) {
  Dims rest;
  for (int64_t dim = 0; dim < value.rank(); ++dim)
    if (std::find(dims.begin(), dims.end(), dim) == dims.end())
      rest.push_back(value.dims[dim]);
  std::string to = tensorType(rest, value.element);
  std::string along = listText(dims);
  if (!isHlo)
    return define(value.element, rest,
                  "ten.reduce " + ten + " " + value.name + " dims = " + along +
                      " : " + value.type() + " -> " + to);
  Tensor start = splat(value.element, {}, init);
  return define(value.element, rest,
                "stablehlo.reduce(" + value.name + " init: " + start.name +
                    ") applies stablehlo." + hlo +
                    " across dimensions = " + along + " : (" + value.type() +
                    ", " + start.type() + ") -> " + to);
}

bool Generator::makeReduce() {
  Tensor x = computed();
  Dims rest;
  Dims dims = pickReduced(random, x, rest);
  if (dims.empty())
    return false;
  Kind kind = pickKind(random, x.element);
  reduce(kind.ten, kind.hlo, identityOf(kind, x.element), x, dims);
  return true;
}

bool Generator::makeArgReduce() {
  int64_t found = find([](const Tensor &value) {
    return value.rank() > 0 && isComputedName(value.element) &&
           !isComplexName(value.element) && value.element != "i1";
  });
  if (found < 0)
    return false;
  Tensor x = scope[found];
  int64_t dim = random.below(x.rank());
  Dims rest = x.dims;
  rest.erase(rest.begin() + dim);
  std::string at = std::to_string(dim);
  Tensor index = define("i32", x.dims,
                        either("ten.iota dim = ", "stablehlo.iota dim = ") +
                            at + " : " + tensorType(x.dims, "i32"));
  // As JAX writes it: the extreme value of the type, then larger or smaller
  // wins, of equal ones the lower index.
  Tensor low = splat(x.element, {}, isFloatName(x.element) ? "0.0" : "0");
  Tensor zero = splat("i32", {}, "0");
  std::vector<Tensor> types = {Tensor{"", x.element, rest},
                               Tensor{"", "i32", rest}};
  std::vector<Tensor> inner = {
      Tensor{fresh(), x.element, {}}, Tensor{fresh(), "i32", {}},
      Tensor{fresh(), x.element, {}}, Tensor{fresh(), "i32", {}}};
  const char *direction = random.pick({"gt", "lt", "ge", "le"});
  std::string resultTypes = types[0].type() + ", " + types[1].type();
  std::string head =
      isHlo ? "\"stablehlo.reduce\"(" + x.name + ", " + index.name + ", " +
                  low.name + ", " + zero.name +
                  ") <{dimensions = array<i64: " + at + ">}> ({"
            : "ten.reduce " + x.name + ", " + index.name + " init(" + low.name +
                  ", " + zero.name + ") dims = [" + at + "] : " + x.type() +
                  ", " + index.type() + " -> " + resultTypes + " {";
  std::vector<Tensor> made = defineAll(types, head);
  std::vector<Tensor> outer = scope;
  block(inner, [&] {
    Tensor better = compare(direction, inner[0], inner[2]);
    Tensor equal = compare("eq", inner[0], inner[2]);
    Tensor lower = compare("lt", inner[1], inner[3]);
    Tensor first = binary("and", "and", equal, lower);
    Tensor take = binary("or", "or", better, first);
    Tensor value = select(take, inner[0], inner[2]);
    Tensor place = select(take, inner[1], inner[3]);
    yieldFrom(either("ten.yield", "stablehlo.return"), {value, place});
  });
  line(isHlo ? "}) : (" + x.type() + ", " + index.type() + ", " + low.type() +
                   ", " + zero.type() + ") -> (" + resultTypes + ")"
             : "}");
  scope = outer;
  scope.insert(scope.end(), made.begin(), made.end());
  return true;
}

bool Generator::makeWindowReduce() {
  Tensor x = computed();
  if (x.rank() == 0 || x.count() == 0)
    return false;
  Kind kind = pickKind(random, x.element);
  Dims window, strides, pad, base, dilation, dims;
  for (int64_t size : x.dims) {
    window.push_back(random.chance(40) ? 1 : random.between(1, 4));
    strides.push_back(random.chance(60) ? 1 : random.between(1, 3));
    base.push_back(random.chance(85) ? 1 : 2);
    dilation.push_back(random.chance(85) ? 1 : 2);
    bool padded = random.chance(40);
    pad.push_back(padded ? random.between(0, 2) : 0);
    pad.push_back(padded ? random.between(0, 2) : 0);
    int64_t whole =
        (size - 1) * base.back() + 1 + pad[pad.size() - 2] + pad.back();
    int64_t reach = (window.back() - 1) * dilation.back() + 1;
    if (reach > whole)
      return false;
    dims.push_back((whole - reach) / strides.back() + 1);
  }
  Tensor result{"", x.element, dims};
  if (result.count() > 6000)
    return false;
  if (!isHlo) {
    define(x.element, dims,
           "ten.window_reduce " + kind.ten + " " + x.name +
               " window = " + listText(window) +
               " strides = " + listText(strides) + " pad = " + listText(pad) +
               " base_dilation = " + listText(base) + " window_dilation = " +
               listText(dilation) + " : " + x.type() + " -> " + result.type());
    return true;
  }
  Tensor init = splat(x.element, {}, identityOf(kind, x.element));
  auto array = [](const Dims &list) {
    std::string inside = listText(list);
    return "array<i64: " + inside.substr(1, inside.size() - 2) + ">";
  };
  std::string pairs;
  for (size_t i = 0; i < pad.size(); i += 2)
    pairs += (i ? ", " : "") + listText({pad[i], pad[i + 1]});
  std::string rank = std::to_string(x.rank());
  std::string content = "\"stablehlo.reduce_window\"(" + x.name + ", " +
                        init.name + ") <{base_dilations = " + array(base) +
                        ", padding = dense<[" + pairs + "]> : tensor<" + rank +
                        "x2xi64>, window_dilations = " + array(dilation) +
                        ", window_dimensions = " + array(window) +
                        ", window_strides = " + array(strides) + "}> ({";
  std::vector<Tensor> made = defineAll({result}, content);
  std::vector<Tensor> outer = scope;
  std::vector<Tensor> inner = {Tensor{fresh(), x.element, {}},
                               Tensor{fresh(), x.element, {}}};
  block(inner, [&] {
    Tensor sum = binary(kind.ten, kind.hlo, inner[0], inner[1]);
    yieldFrom("stablehlo.return", {sum});
  });
  line("}) : (" + x.type() + ", " + init.type() + ") -> " + result.type());
  scope = outer;
  scope.push_back(made[0]);
  return true;
}

bool Generator::makeScan() {
  Tensor x = computed();
  if (x.rank() == 0)
    return false;
  int64_t dim = random.below(x.rank());
  if (!isHlo) {
    Kind kind = pickKind(random, x.element);
    define(x.element, x.dims,
           "ten.scan " + kind.ten + " " + x.name + " dim = " +
               std::to_string(dim) + (random.chance(25) ? " reverse" : "") +
               (random.chance(25) ? " exclusive" : "") + " : " + x.type() +
               " -> " + x.type());
    return true;
  }
  return false;
}

bool Generator::makeNormalize() {
  // A softmax or a layer norm: what the fusion of rows is made for.
  int64_t found = find([](const Tensor &value) {
    return value.rank() >= 1 && isFloatName(value.element) &&
           bitsOf(value.element) >= 16 && value.count() > 0;
  });
  if (found < 0)
    return false;
  normalize(scope[found]);
  return true;
}

Tensor Generator::normalize(const Tensor &from) {
  Tensor x = from;
  Dims rest = x.dims, dims;
  rest.pop_back();
  for (int64_t i = 0; i < x.rank() - 1; ++i)
    dims.push_back(i);
  auto spread = [&](const Tensor &value) {
    return broadcast(value, dims, x.dims);
  };
  auto ofRows = [&](const char *ten, const char *hlo, const Tensor &value) {
    return reduce(ten, hlo, "0.0", value, {x.rank() - 1});
  };
  if (random.chance(50)) {
    Tensor top = ofRows("max", "maximum", x);
    Tensor moved = binary("sub", "subtract", x, spread(top));
    Tensor powers = unary("exp", "exponential", moved);
    Tensor sum = ofRows("add", "add", powers);
    return binary("div", "divide", powers, spread(sum));
  }
  Tensor size = splat(x.element, rest, std::to_string(x.dims.back()) + ".0");
  Tensor mean = binary("div", "divide", ofRows("add", "add", x), size);
  Tensor centered = binary("sub", "subtract", x, spread(mean));
  Tensor squares = binary("mul", "multiply", centered, centered);
  Tensor variance =
      binary("div", "divide", ofRows("add", "add", squares), size);
  Tensor small = splat(x.element, rest, "0.125");
  Tensor factor =
      unary("rsqrt", "rsqrt", binary("add", "add", variance, small));
  return binary("mul", "multiply", centered, spread(factor));
}

} // namespace tenon::random_programs
