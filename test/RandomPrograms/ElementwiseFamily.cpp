//===- ElementwiseFamily.cpp - Random elementwise operations --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

namespace tenon::random_programs {

namespace {

struct Names {
  const char *ten, *hlo;
};

const std::vector<Names> roundings = {
    {"ceil", "ceil"},
    {"floor", "floor"},
    {"round", "round_nearest_afz"},
    {"round_even", "round_nearest_even"},
};
const std::vector<Names> functions = {
    {"exp", "exponential"},   {"expm1", "exponential_minus_one"},
    {"log", "log"},           {"log1p", "log_plus_one"},
    {"logistic", "logistic"}, {"sqrt", "sqrt"},
    {"rsqrt", "rsqrt"},       {"cbrt", "cbrt"},
    {"sin", "sine"},          {"cos", "cosine"},
    {"tan", "tan"},           {"tanh", "tanh"},
};
const std::vector<Names> chloFunctions = {
    {"erf", "erf"},
    {"erfc", "erfc"},
};
const std::vector<Names> arithmetic = {
    {"add", "add"},      {"add", "add"},      {"sub", "subtract"},
    {"mul", "multiply"}, {"mul", "multiply"}, {"max", "maximum"},
    {"min", "minimum"},  {"div", "divide"},
};
const std::vector<Names> bitwise = {
    {"and", "and"}, {"or", "or"}, {"xor", "xor"}};
const std::vector<Names> shifts = {{"shl", "shift_left"},
                                   {"shr_signed", "shift_right_arithmetic"},
                                   {"shr_unsigned", "shift_right_logical"}};

} // namespace

bool Generator::makeUnary() {
  Tensor x = computed();
  const std::string &e = x.element;
  auto same = [&](Names names) {
    define(e, x.dims,
           either(std::string("ten.") + names.ten,
                  std::string("stablehlo.") + names.hlo) +
               " " + x.name + " : " + x.type());
    return true;
  };
  if (e == "i1")
    return same({"not", "not"});
  if (random.chance(20))
    return same({"neg", "negate"});
  bool hasSign = !isHlo || !isUnsignedName(e);
  if (random.chance(15) && hasSign)
    return same({"sign", "sign"});
  if (random.chance(20) && !isComplexName(e) && hasSign) {
    define(e, x.dims,
           either("ten.abs " + x.name + " : " + x.type() + " -> " + x.type(),
                  "stablehlo.abs " + x.name + " : " + x.type()));
    return true;
  }
  if (isIntegerName(e))
    return same(random.pick({Names{"not", "not"}, Names{"popcnt", "popcnt"},
                             Names{"clz", "count_leading_zeros"}}));
  if (isFloatName(e) && random.chance(20))
    return same(random.pick(roundings));
  if (isFloatName(e) && random.chance(15)) {
    Names names = random.pick(chloFunctions);
    define(e, x.dims,
           either(std::string("ten.") + names.ten + " " + x.name + " : " +
                      x.type(),
                  std::string("chlo.") + names.hlo + " " + x.name + " : " +
                      x.type() + " -> " + x.type()));
    return true;
  }
  if (isFloatName(e) && random.chance(10)) {
    std::string to = tensorType(x.dims, "i1");
    define("i1", x.dims,
           either("ten.is_finite " + x.name + " : " + x.type() + " -> " + to,
                  "stablehlo.is_finite " + x.name + " : (" + x.type() +
                      ") -> " + to));
    return true;
  }
  return same(random.pick(functions));
}

bool Generator::makeBinary() {
  Tensor x = computed();
  Tensor y = random.chance(10) ? x : sameTypeAs(x);
  if (random.chance(50))
    std::swap(x, y);
  const std::string &e = x.element;
  Names names = random.pick(arithmetic);
  if (e == "i1")
    names =
        random.chance(50)
            ? random.pick(bitwise)
            : random.pick({Names{"add", "add"}, Names{"mul", "multiply"},
                           Names{"max", "maximum"}, Names{"min", "minimum"}});
  else if (isIntegerName(e) && random.chance(35))
    names = random.chance(50) ? random.pick(bitwise) : random.pick(shifts);
  else if (random.chance(6))
    names = {"pow", "power"};
  else if (random.chance(6) && !isComplexName(e))
    names = {"rem", "remainder"};
  else if (random.chance(4) && isFloatName(e))
    names = {"atan2", "atan2"};
  binary(names.ten, names.hlo, x, y);
  return true;
}

Tensor Generator::compare(const std::string &direction, const Tensor &lhs,
                          const Tensor &rhs, bool total) {
  std::string upper;
  for (char c : direction)
    upper += static_cast<char>(c - 'a' + 'A');
  return define("i1", lhs.dims,
                either("ten.compare " + direction + (total ? " total " : " ") +
                           lhs.name + ", " + rhs.name + " : " + lhs.type(),
                       "stablehlo.compare " + upper + ", " + lhs.name + ", " +
                           rhs.name + (total ? ", TOTALORDER" : "") + " : (" +
                           lhs.type() + ", " + rhs.type() + ") -> " +
                           tensorType(lhs.dims, "i1")));
}

bool Generator::makeCompare() {
  Tensor x = computed();
  Tensor y = sameTypeAs(x);
  const char *direction =
      isComplexName(x.element)
          ? random.pick({"eq", "ne"})
          : random.pick({"eq", "ne", "lt", "le", "gt", "ge"});
  compare(direction, x, y, isFloatName(x.element) && random.chance(15));
  return true;
}

Tensor Generator::select(const Tensor &condition, const Tensor &x,
                         const Tensor &y) {
  return define(x.element, x.dims,
                either("ten.select " + condition.name + ", " + x.name + ", " +
                           y.name + " : " + x.type(),
                       "stablehlo.select " + condition.name + ", " + x.name +
                           ", " + y.name + " : " + condition.type() + ", " +
                           x.type()));
}

bool Generator::makeSelect() {
  Tensor x = any();
  Tensor y = sameTypeAs(x);
  select(ofType("i1", x.dims), x, y);
  return true;
}

bool Generator::makeClamp() {
  Tensor x = computed();
  if (isComplexName(x.element))
    return false;
  Tensor low = sameTypeAs(x), high = sameTypeAs(x);
  define(x.element, x.dims,
         either("ten.clamp ", "stablehlo.clamp ") + low.name + ", " + x.name +
             ", " + high.name + " : " + x.type());
  return true;
}

bool Generator::makeFma() {
  Tensor x = computed();
  if (!isFloatName(x.element))
    return false;
  Tensor y = sameTypeAs(x), z = sameTypeAs(x);
  define(x.element, x.dims,
         "ten.fma " + x.name + ", " + y.name + ", " + z.name + " : " +
             x.type());
  return true;
}

bool Generator::makeConvert() {
  Tensor x = any();
  std::string element =
      random.chance(70)
          ? pickElement()
          : std::string(random.pick({"i32", "f32", "i8", "ui8", "f64", "i1"}));
  if (element == x.element)
    return false;
  convert(x, element);
  return true;
}

bool Generator::makeComplexParts() {
  int64_t found =
      find([](const Tensor &value) { return isComplexName(value.element); });
  if (found >= 0 && random.chance(70)) {
    Tensor x = scope[found];
    std::string part = x.element.substr(8, 3);
    std::string to = tensorType(x.dims, part);
    const char *op = random.pick({"real", "imag", "abs"});
    define(part, x.dims,
           either(std::string("ten.") + op + " " + x.name + " : " + x.type() +
                      " -> " + to,
                  std::string("stablehlo.") + op + " " + x.name + " : (" +
                      x.type() + ") -> " + to));
    return true;
  }
  found = find([](const Tensor &value) {
    return value.element == "f32" || value.element == "f64";
  });
  if (found < 0 || !random.chance(40))
    return false;
  Tensor x = scope[found];
  Tensor y = sameTypeAs(x);
  std::string element = "complex<" + x.element + ">";
  std::string to = tensorType(x.dims, element);
  define(element, x.dims,
         either("ten.complex " + x.name + ", " + y.name + " : " + x.type() +
                    " -> " + to,
                "stablehlo.complex " + x.name + ", " + y.name + " : " + to));
  return true;
}

bool Generator::makeBitcast() {
  static const std::vector<std::string> all = {
      "f64", "f32", "f16",  "bf16", "i8",   "i16",   "i32",
      "i64", "ui8", "ui16", "ui32", "ui64", "f8E5M2"};
  Tensor x = any();
  if (isComplexName(x.element) || bitsOf(x.element) < 8)
    return false;
  std::string element = random.pick(all);
  int from = bitsOf(x.element), to = bitsOf(element);
  Dims dims = x.dims;
  if (element == x.element)
    return false;
  if (to < from) {
    dims.push_back(from / to);
  } else if (to > from) {
    if (dims.empty() || dims.back() != to / from)
      return false;
    dims.pop_back();
  }
  std::string type = tensorType(dims, element);
  define(element, dims,
         either("ten.bitcast " + x.name + " : " + x.type() + " -> " + type,
                "stablehlo.bitcast_convert " + x.name + " : (" + x.type() +
                    ") -> " + type));
  return true;
}

bool Generator::makeReducePrecision() {
  int64_t found = find([](const Tensor &value) {
    return isFloatName(value.element) && isComputedName(value.element);
  });
  if (found < 0)
    return false;
  Tensor x = scope[found];
  std::string exponent = std::to_string(random.between(2, 8));
  std::string mantissa = std::to_string(random.between(1, 12));
  define(x.element, x.dims,
         either("ten.reduce_precision " + x.name + " exponent = " + exponent +
                    " mantissa = " + mantissa + " : " + x.type(),
                "stablehlo.reduce_precision " + x.name + ", format = e" +
                    exponent + "m" + mantissa + " : " + x.type()));
  return true;
}

} // namespace tenon::random_programs
