//===- Generator.cpp - Writes random programs -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include "llvm/ADT/StringRef.h"
#include <algorithm>

namespace tenon::random_programs {

/// What keeps a program quick to compile and to interpret.
constexpr int64_t kMaxElements = 5000;

uint64_t Random::bits() {
  uint64_t z = (state += 0x9e3779b97f4a7c15ull);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}

//===-- Types -------------------------------------------------------------===//

std::string tensorType(const Dims &dims, const std::string &element) {
  std::string text = "tensor<";
  for (int64_t size : dims)
    text += std::to_string(size) + "x";
  return text + element + ">";
}

std::string Tensor::type() const { return tensorType(dims, element); }

int64_t Tensor::count() const {
  int64_t count = 1;
  for (int64_t size : dims)
    count *= size;
  return count;
}

static bool startsWith(const std::string &text, const char *prefix) {
  return llvm::StringRef(text).starts_with(prefix);
}
bool isFloatName(const std::string &element) {
  return element[0] == 'f' || startsWith(element, "bf");
}
bool isComplexName(const std::string &element) { return element[0] == 'c'; }
bool isUnsignedName(const std::string &element) {
  return startsWith(element, "ui");
}
bool isIntegerName(const std::string &element) {
  return element != "i1" && (element[0] == 'i' || isUnsignedName(element));
}
bool isComputedName(const std::string &element) {
  return element != "f4E2M1FN" && element != "f6E2M3FN" &&
         element != "f6E3M2FN" && element != "f8E8M0FNU";
}

int bitsOf(const std::string &element) {
  if (isComplexName(element))
    return element == "complex<f32>" ? 64 : 128;
  int bits = 0;
  for (char c : element.substr(element.find_first_of("0123456789"))) {
    if (c < '0' || c > '9')
      break;
    bits = bits * 10 + (c - '0');
  }
  return bits;
}

std::string listText(const Dims &values) {
  std::string text = "[";
  for (size_t i = 0; i < values.size(); ++i)
    text += (i ? ", " : "") + std::to_string(values[i]);
  return text + "]";
}

//===-- Text --------------------------------------------------------------===//

Generator::Generator(uint64_t seed) : random(seed) {
  isHlo = random.chance(35);
  // Few types and sizes, so that values fit each other.
  std::vector<std::string> common = {"f32", "f32", "f32",  "f64",
                                     "i32", "i32", "bf16", "f16"};
  std::vector<std::string> rare = {"f32",          "i1",
                                   "i8",           "i16",
                                   "i64",          "ui8",
                                   "ui16",         "ui32",
                                   "ui64",         "complex<f32>",
                                   "complex<f64>", "i2",
                                   "i4",           "ui2",
                                   "ui4",          "f8E4M3FN",
                                   "f8E5M2",       "f8E4M3",
                                   "f8E4M3FNUZ",   "f8E5M2FNUZ",
                                   "f8E3M4",       "f8E4M3B11FNUZ",
                                   "f8E8M0FNU",    "f4E2M1FN",
                                   "f6E2M3FN",     "f6E3M2FN"};
  elements = {random.pick(common), random.pick(common)};
  if (random.chance(70))
    elements.push_back(random.pick(rare));
  std::vector<int64_t> usual = {1, 2, 3, 4, 5, 7, 8, 9, 13, 16, 17, 24, 32, 33};
  std::vector<int64_t> unusual = {0, 1, 64, 65, 100, 257};
  for (int i = 0; i < 3; ++i)
    sizes.push_back(random.chance(85) ? random.pick(usual)
                                      : random.pick(unusual));
}

void Generator::line(const std::string &content) {
  text.append(2 * (depth + 1), ' ');
  text += content + "\n";
}

Tensor Generator::define(const std::string &element, const Dims &dims,
                         const std::string &content) {
  Tensor value{fresh(), element, dims};
  line(value.name + " = " + content);
  scope.push_back(value);
  return value;
}

std::vector<Tensor> Generator::defineAll(const std::vector<Tensor> &types,
                                         const std::string &content) {
  std::string name = fresh();
  std::vector<Tensor> values;
  for (size_t i = 0; i < types.size(); ++i) {
    values.push_back(types[i]);
    values.back().name =
        types.size() == 1 ? name : name + "#" + std::to_string(i);
  }
  line(name + (types.size() == 1 ? "" : ":" + std::to_string(types.size())) +
       " = " + content);
  return values;
}

void Generator::block(const std::vector<Tensor> &arguments,
                      llvm::function_ref<void()> write) {
  if (!arguments.empty()) {
    std::string list;
    for (const Tensor &argument : arguments)
      list +=
          (list.empty() ? "" : ", ") + argument.name + ": " + argument.type();
    line("^bb0(" + list + "):");
  }
  ++depth;
  write();
  --depth;
}

void Generator::yieldFrom(const std::string &op,
                          const std::vector<Tensor> &values) {
  std::string names, types;
  for (const Tensor &value : values) {
    names += (names.empty() ? "" : ", ") + value.name;
    types += (types.empty() ? "" : ", ") + value.type();
  }
  line(op + " " + names + " : " + types);
}

//===-- Operands ----------------------------------------------------------===//

std::string Generator::pickElement() { return random.pick(elements); }

int64_t Generator::pickSize() {
  return random.chance(90) ? random.pick(sizes) : random.between(1, 6);
}

Dims Generator::pickDims(int64_t maxRank) {
  int64_t rank = random.chance(10) ? 0 : random.between(1, maxRank);
  Dims dims;
  int64_t count = 1;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = pickSize();
    if (count * size > kMaxElements)
      size = 1;
    count *= std::max<int64_t>(size, 1);
    dims.push_back(size);
  }
  return dims;
}

int64_t Generator::find(llvm::function_ref<bool(const Tensor &)> condition) {
  std::vector<int64_t> fits;
  for (size_t i = 0; i < scope.size(); ++i)
    if (condition(scope[i]))
      fits.push_back(static_cast<int64_t>(i));
  if (fits.empty())
    return -1;
  if (random.chance(60)) {
    int64_t newest = std::min<int64_t>(3, fits.size());
    return fits[fits.size() - 1 - random.below(newest)];
  }
  return random.pick(fits);
}

Tensor Generator::any() {
  int64_t found = find([](const Tensor &) { return true; });
  return found < 0 ? constant(pickElement(), pickDims(3)) : scope[found];
}

Tensor Generator::computed() {
  int64_t found =
      find([](const Tensor &value) { return isComputedName(value.element); });
  return found < 0 ? constant("f32", pickDims(3)) : scope[found];
}

Tensor Generator::ofType(const std::string &element, const Dims &dims) {
  int64_t found = find([&](const Tensor &value) {
    return value.element == element && value.dims == dims;
  });
  if (found >= 0 && random.chance(90))
    return scope[found];
  // One with the same shape, or the same element, or one number.
  found = find([&](const Tensor &value) {
    return value.dims == dims && value.element != element;
  });
  if (found >= 0 && random.chance(75))
    return convert(scope[found], element);
  int64_t count = Tensor{"", element, dims}.count();
  found = find([&](const Tensor &value) {
    return value.count() == count && value.dims != dims;
  });
  if (found >= 0 && random.chance(60)) {
    Tensor value = reshape(scope[found], dims);
    return value.element == element ? value : convert(value, element);
  }
  return constant(element, dims);
}

std::string Generator::number(const std::string &element) {
  if (isComplexName(element)) {
    std::string part = element.substr(8, 3);
    return "(" + number(part) + "," + number(part) + ")";
  }
  if (element == "i1")
    return random.chance(50) ? "true" : "false";
  if (element == "f8E8M0FNU")
    return random.pick({"0.5", "1.0", "2.0", "4.0"});
  if (isFloatName(element))
    return random.pick(
        {"0.0", "1.0", "-1.0", "0.5", "2.0", "-0.0", "3.0", "-1.5", "0.25"});
  if (isUnsignedName(element))
    return random.pick({"0", "1", "2", "3"});
  if (element == "i2")
    return random.pick({"0", "1", "-1", "-2"});
  return random.pick({"0", "1", "-1", "2", "3", "-5", "7"});
}

Tensor Generator::splat(const std::string &element, const Dims &dims,
                        const std::string &value) {
  return define(element, dims,
                either("ten.constant", "stablehlo.constant") + " dense<" +
                    value + "> : " + tensorType(dims, element));
}

Tensor Generator::constant(const std::string &element, const Dims &dims) {
  Tensor shape{"", element, dims};
  if (dims.size() == 1 && dims[0] > 1 && dims[0] <= 16 && random.chance(40)) {
    std::string list;
    for (int64_t i = 0; i < dims[0]; ++i)
      list += (i ? ", " : "") + number(element);
    return splat(element, dims, "[" + list + "]");
  }
  // Of types for which there is no text, through others.
  return splat(element, dims, number(element));
}

Tensor Generator::convert(const Tensor &value, const std::string &element) {
  Tensor result{"", element, value.dims};
  return define(element, value.dims,
                either("ten.convert " + value.name + " : " + value.type() +
                           " -> " + result.type(),
                       "stablehlo.convert " + value.name + " : (" +
                           value.type() + ") -> " + result.type()));
}

Tensor Generator::reshape(const Tensor &value, const Dims &dims) {
  Tensor result{"", value.element, dims};
  return define(value.element, dims,
                either("ten.reshape " + value.name + " : " + value.type() +
                           " -> " + result.type(),
                       "stablehlo.reshape " + value.name + " : (" +
                           value.type() + ") -> " + result.type()));
}

Tensor Generator::binary(const std::string &ten, const std::string &hlo,
                         const Tensor &lhs, const Tensor &rhs) {
  return define(lhs.element, lhs.dims,
                either("ten." + ten, "stablehlo." + hlo) + " " + lhs.name +
                    ", " + rhs.name + " : " + lhs.type());
}

Tensor Generator::unary(const std::string &ten, const std::string &hlo,
                        const Tensor &value) {
  return define(value.element, value.dims,
                either("ten." + ten, "stablehlo." + hlo) + " " + value.name +
                    " : " + value.type());
}

Tensor Generator::broadcast(const Tensor &value, const Dims &dims,
                            const Dims &to) {
  std::string type = tensorType(to, value.element);
  return define(
      value.element, to,
      either("ten.broadcast " + value.name + " dims = " + listText(dims) +
                 " : " + value.type() + " -> " + type,
             "stablehlo.broadcast_in_dim " + value.name + ", dims = " +
                 listText(dims) + " : (" + value.type() + ") -> " + type));
}

//===-- Programs ----------------------------------------------------------===//

void Generator::makeOne() {
  struct Choice {
    Make make;
    int weight;
  };
  static const Choice choices[] = {
      {&Generator::makeUnary, 12},
      {&Generator::makeBinary, 18},
      {&Generator::makeCompare, 4},
      {&Generator::makeSelect, 4},
      {&Generator::makeClamp, 2},
      {&Generator::makeFma, 1},
      {&Generator::makeConvert, 5},
      {&Generator::makeComplexParts, 3},
      {&Generator::makeBitcast, 2},
      {&Generator::makeReducePrecision, 1},
      {&Generator::makeConstant, 2},
      {&Generator::makeIota, 2},
      {&Generator::makeBroadcast, 7},
      {&Generator::makeReshape, 4},
      {&Generator::makeTranspose, 5},
      {&Generator::makeReverse, 2},
      {&Generator::makeConcat, 4},
      {&Generator::makePad, 4},
      {&Generator::makeSlice, 5},
      {&Generator::makeReduce, 8},
      {&Generator::makeArgReduce, 2},
      {&Generator::makeWindowReduce, 3},
      {&Generator::makeScan, 3},
      {&Generator::makeNormalize, 3},
      {&Generator::makeContract, 8},
      {&Generator::makeAttention, 1},
      {&Generator::makeConvolution, 4},
      {&Generator::makeDynamicSlice, 3},
      {&Generator::makeDynamicUpdateSlice, 3},
      {&Generator::makeGather, 4},
      {&Generator::makeScatter, 4},
      {&Generator::makeSort, 3},
      {&Generator::makeTopK, 2},
      {&Generator::makeFft, 2},
      {&Generator::makeCholesky, 1},
      {&Generator::makeTriangularSolve, 2},
      {&Generator::makeRngBits, 1},
      {&Generator::makeFor, 3},
      {&Generator::makeWhile, 3},
      {&Generator::makeUpdateLoop, 3},
      {&Generator::makeIf, 3},
      {&Generator::makeSwitch, 2},
      {&Generator::makeCall, 2},
  };
  int total = 0;
  for (const Choice &choice : choices)
    total += choice.weight;
  for (int attempt = 0; attempt < 20; ++attempt) {
    int64_t at = random.below(total);
    const Choice *choice = choices;
    while (at >= choice->weight)
      at -= (choice++)->weight;
    if ((this->*choice->make)())
      return;
  }
}

std::string pickFill(Random &random, const std::string &element) {
  std::vector<std::string> kinds = {"small", "small"};
  if (isFloatName(element) || isComplexName(element))
    kinds = {"small", "small", "normal", "normal", "special"};
  else if (element != "i1")
    kinds.emplace_back("uniform");
  return random.pick(kinds) + " " + std::to_string(random.below(1000000));
}

Tensor Generator::argument(const std::string &element, const Dims &dims,
                           bool mayBeSpecial) {
  Tensor value{"%arg" + std::to_string(argumentCount++), element, dims};
  scope.push_back(value);
  std::string fill = pickFill(random, value.element);
  if (!mayBeSpecial && fill.compare(0, 7, "special") == 0)
    fill.replace(0, 7, "normal");
  arguments += (arguments.empty() ? "" : ",\n    ") + value.name + ": " +
               value.type() + " {ten.fill = \"" + fill + "\"}";
  return value;
}

std::string Generator::programOf(const std::string &family) {
  if (family == "empty") {
    sizes.front() = 0;
    sizes.push_back(0);
    return program();
  }
  Make make = family == "epilogues"     ? &Generator::makeEpilogue
              : family == "conversions" ? &Generator::makeConversions
              : family == "dilations"   ? &Generator::makeDilations
              : family == "pairs"       ? &Generator::makePairs
              : family == "quantized"   ? &Generator::makeQuantized
              : family == "quantizers"  ? &Generator::makeQuantizers
              : family == "states"      ? &Generator::makeStates
                                        : nullptr;
  if (!make)
    return "";
  for (int64_t left = random.between(1, 3); left > 0;)
    left -= (this->*make)();
  return finished();
}

std::string Generator::program() {
  int64_t count = random.between(1, 4);
  Dims last = pickDims(4);
  for (int64_t i = 0; i < count; ++i) {
    Dims dims = random.chance(50) ? last : pickDims(4);
    argument(pickElement(), dims);
  }
  for (int64_t left = random.between(4, 18); left > 0; --left)
    makeOne();
  return finished();
}

std::string Generator::finished() {
  std::string names, types;
  int64_t count = random.between(1, 4);
  for (int64_t i = 0; i < count; ++i) {
    // What was made last depends on most; others are arguments, repeated, or
    // used inside as well.
    Tensor value = i == 0 ? scope.back()
                   : random.chance(50)
                       ? scope[scope.size() - 1 -
                               random.below(std::min<int64_t>(scope.size(), 8))]
                       : any();
    names += (i ? ", " : "") + value.name;
    types += (i ? ", " : "") + value.type();
  }
  return "func.func @main(\n    " + arguments + ") -> (" + types + ") {\n" +
         text + "  return " + names + " : " + types + "\n}\n" + helpers;
}

} // namespace tenon::random_programs
