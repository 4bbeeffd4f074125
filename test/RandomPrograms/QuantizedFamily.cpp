//===- QuantizedFamily.cpp - Contractions with quantized weights ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws weights of integers in the ways in which programs have them: integers
// of a type of their own, two or four in a byte, several in a word, with up to
// four products, differences and sums with parameters for blocks along either
// side or for each place along the sums, in f32 or narrower, in both orders;
// parameters that are products of others; places in a table of at most 16
// numbers; floats of 8 bits; functions of a code; parts of such weights, and
// two side by side; and contractions with a few or many rows. Or scales are
// multiplied with the sums of groups, which are then added, by a reduction or a
// second contraction. Arguments of weights may be bound: then the program runs
// both ways.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

#include <numeric>

namespace tenon::random_programs {

Tensor Generator::boundArgument(const std::string &element, const Dims &dims) {
  Tensor made = argument(element, dims);
  if (isBound)
    arguments.insert(arguments.size() - 1, ", ten.bound");
  return made;
}

Tensor Generator::transposed(const Tensor &value) {
  Dims dims = {value.dims[1], value.dims[0]};
  std::string to = tensorType(dims, value.element);
  return define(value.element, dims,
                either("ten.transpose " + value.name +
                           " perm = [1, 0] : " + value.type() + " -> " + to,
                       "stablehlo.transpose " + value.name +
                           ", dims = [1, 0] : (" + value.type() + ") -> " +
                           to));
}

/// Codes [n, k], of two or more in each number of `element`: those of a block
/// of `count` numbers one after the other, or beside each other.
Tensor Generator::unpackedCodes(const std::string &element, int64_t n,
                                int64_t k, int64_t bits) {
  int64_t width = bitsOf(element), each = width / bits;
  Tensor packed = boundArgument(element, {n, k / each});
  auto mask = [&](const Tensor &value) {
    return binary(
        "and", "and", value,
        splat(element, value.dims, std::to_string((int64_t(1) << bits) - 1)));
  };
  if (random.chance(50)) {
    // By shifts with a number for each.
    Tensor wide = broadcast(packed, {0, 1}, {n, k / each, each});
    Tensor number =
        define(element, {each},
               either("ten.iota dim = 0 : ", "stablehlo.iota dim = 0 : ") +
                   tensorType({each}, element));
    Tensor by = binary("mul", "multiply", number,
                       splat(element, {each}, std::to_string(bits)));
    by = broadcast(by, {2}, wide.dims);
    return reshape(
        mask(binary("shr_unsigned", "shift_right_logical", wide, by)), {n, k});
  }
  int64_t count = random.pick({4, 8, 16});
  while (k / each % count)
    count /= 2;
  Tensor blocks = reshape(packed, {n, k / each / count, count});
  std::vector<Tensor> parts;
  for (int64_t i = 0; i < each; ++i) {
    Tensor part = blocks;
    if (i != 0)
      part = binary("shr_unsigned", "shift_right_logical", blocks,
                    splat(element, blocks.dims, std::to_string(i * bits)));
    if (i + 1 != each || random.chance(50))
      part = mask(part);
    parts.push_back(part);
  }
  return reshape(concat(parts, 2), {n, k});
}

Tensor Generator::codes(int64_t n, int64_t k) {
  if (random.chance(50))
    return boundArgument(random.pick<std::string>({"i4", "i4", "ui4", "i8",
                                                   "i8", "ui8", "i2", "ui2"}),
                         {n, k});
  int64_t bits = random.pick({4, 4, 4, 2});
  std::string element = random.pick<std::string>({"ui8", "ui8", "ui32", "i32"});
  if (k * bits % bitsOf(element) != 0)
    element = "ui8";
  Tensor made = unpackedCodes(element, n, k, bits);
  // In a type with sign, or around 0.
  if (random.chance(60)) {
    made = convert(made, random.pick<std::string>({"i8", "i32"}));
    if (random.chance(70))
      made = binary("sub", "subtract", made,
                    splat(made.element, made.dims,
                          std::to_string(int64_t(1) << (bits - 1))));
  }
  return made;
}

/// Numbers [n, k] of a table that the program has, by codes that are bound; or
/// of f4E2M1FN, which is such a table.
Tensor Generator::tableNumbers(int64_t n, int64_t k) {
  if (random.chance(20))
    return convert(boundArgument("f4E2M1FN", {n, k}), "f32");
  int64_t bits = random.pick({4, 4, 4, 2}), size = int64_t(1) << bits;
  Tensor at = random.chance(40)
                  ? boundArgument(bits == 4 ? "ui4" : "ui2", {n, k})
                  : unpackedCodes("ui8", n, k, bits);
  at = convert(at, random.pick<std::string>({"i32", "ui32", "i64"}));
  // A table that is longer is read by its first numbers; of a shorter one the
  // last number is for all places behind.
  if (random.chance(20))
    size = random.pick({3, 5, 12, 16});
  std::string element = random.pick<std::string>({"f32", "f32", "i8", "f16"});
  std::string list;
  for (int64_t i = 0; i < size; ++i)
    list += (i ? ", " : "") + number(element);
  Tensor table = splat(element, {size}, "[" + list + "]");
  std::string from = table.name + (isHlo ? ", " : "[") + at.name;
  std::string types = table.type() + ", " + at.type();
  std::string to = tensorType({n, k}, element);
  Tensor taken = define(
      element, {n, k},
      either("ten.gather " + from +
                 "] collapsed = [0] start_index_map = [0] index_vector_dim = 2 "
                 "slice_sizes = [1] : " +
                 types + " -> " + to,
             "\"stablehlo.gather\"(" + from +
                 ") <{dimension_numbers = #stablehlo.gather<"
                 "collapsed_slice_dims = [0], start_index_map = [0], "
                 "index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (" +
                 types + ") -> " + to));
  return taken;
}

/// Numbers [n, k] that are a function of codes: selects, quotients, squares.
Tensor Generator::functionNumbers(int64_t n, int64_t k) {
  Tensor q = codes(n, k), w = convert(q, "f32");
  for (int64_t left = random.between(1, 3); left > 0; --left) {
    auto number = [&](const std::string &text) {
      return splat("f32", w.dims, text);
    };
    switch (random.below(4)) {
    case 0:
      w = binary("mul", "multiply", w, w);
      break;
    case 1:
      w = binary("div", "divide", w, number("7.0"));
      break;
    case 2:
      w = binary("max", "maximum", w, number("0.25"));
      break;
    default:
      w = select(
          compare(random.pick({"eq", "gt"}), q, splat(q.element, q.dims, "1")),
          number("-0.75"), w);
    }
  }
  return w;
}

/// Weights [n, k] that are a part of more weights, or parts side by side.
Tensor Generator::partOfWeights(
    int64_t n, int64_t k,
    llvm::function_ref<Tensor(int64_t n, int64_t k)> make) {
  switch (random.below(5)) {
  case 0: {
    int64_t step = random.chance(25) ? 2 : 1, first = random.pick({0, 8, 16});
    return slice(make(n * step, k + 32), {0, first}, {n * step, first + k},
                 {step, 1});
  }
  case 1: {
    int64_t rows = random.pick({16, 32, 50});
    Tensor first = make(rows, k);
    return concat({first, make(n - rows, k)}, 0);
  }
  case 2: {
    int64_t columns = random.pick({8, 16});
    if (k <= columns)
      return make(n, k);
    Tensor first = make(n, columns);
    return concat({first, make(n, k - columns)}, 1);
  }
  case 3: {
    Tensor w = make(n, k);
    return define(w.element, w.dims,
                  either("ten.reverse " + w.name + " dims = [1] : ",
                         "stablehlo.reverse " + w.name + ", dims = [1] : ") +
                      w.type());
  }
  default: {
    Tensor all = reshape(make(n * 3, k), {3, n, k});
    Tensor zero = splat("i32", {}, "0"), number = argument("i32", {});
    std::string type = ", " + zero.type();
    Window window = {{1, n, k},
                     number.name + ", " + zero.name + ", " + zero.name,
                     type + type + type,
                     "i32"};
    return reshape(partOf(all, window), {n, k});
  }
  }
}

/// Numbers [n, k] of a quantized type with blocks of both sides, in StableHLO.
Tensor Generator::blocksOfType(int64_t n, int64_t k, int64_t block) {
  std::string storage = random.pick<std::string>({"i8", "i4"});
  int64_t rows = random.chance(50) && n % 2 == 0 ? n / 2 : n;
  std::string numbers;
  for (int64_t i = 0; i < n / rows; ++i) {
    numbers += i ? "}, {" : "{";
    for (int64_t j = 0; j < k / block; ++j) {
      numbers += (j ? ", " : "") +
                 random.pick<std::string>({"0.5", "0.75", "1.0", "1.5"});
      if (random.chance(40))
        numbers += ":" + std::to_string(random.between(-5, 5));
    }
  }
  std::string element =
      "!quant.uniform<" + storage + ":f32:{0:" + std::to_string(rows) +
      ", 1:" + std::to_string(block) + "}, {" + numbers + "}}>";
  Tensor codes = boundArgument(storage, {n, k}),
         typed{fresh(), element, {n, k}};
  line(typed.name + " = stablehlo.bitcast_convert " + codes.name + " : (" +
       codes.type() + ") -> " + typed.type());
  return define("f32", {n, k},
                "stablehlo.uniform_dequantize " + typed.name + " : (" +
                    typed.type() + ") -> " + tensorType({n, k}, "f32"));
}

/// A parameter for blocks of `block` elements of [n, k / block, block].
Tensor Generator::blockParameter(const std::string &element,
                                 const std::string &compute,
                                 const Tensor &blocks) {
  int64_t n = blocks.dims[0], count = blocks.dims[1];
  Tensor made;
  if (random.chance(10)) {
    // The product of two, of which one may be for all.
    made = blockParameter(element, compute, blocks);
    return binary("mul", "multiply", made,
                  blockParameter(element, compute, blocks));
  }
  switch (random.below(9)) {
  case 8:
    made = boundArgument(element, {count, blocks.dims[2]});
    made = broadcast(convert(made, compute), {1, 2}, blocks.dims);
    break;
  case 0:
    made = boundArgument(element, {n});
    made = broadcast(convert(made, compute), {0}, blocks.dims);
    break;
  case 1:
    made = boundArgument(element, {count});
    made = broadcast(convert(made, compute), {1}, blocks.dims);
    break;
  case 2:
    made = splat(compute, blocks.dims, isFloatName(compute) ? "0.25" : "3");
    break;
  case 3:
    made = boundArgument(element, {count, n});
    made = broadcast(convert(made, compute), {1, 0}, blocks.dims);
    break;
  default:
    made = boundArgument(element, {n, count});
    made = broadcast(convert(made, compute), {0, 1}, blocks.dims);
  }
  return made;
}

bool Generator::makeGroupedProduct() {
  int64_t groups = random.between(2, 9), block = random.pick({16, 32, 64, 24}),
          n = random.pick({64, 128, 130}), rows = random.pick({1, 1, 2, 5, 11});
  while (n * groups * block < (1 << 14))
    n *= 2;
  Tensor w =
      convert(random.chance(20) ? boundArgument("f8E5M2", {n, groups * block})
                                : codes(n, groups * block),
              "f32");
  w = reshape(w, {n, groups, block});
  if (random.chance(20))
    w = binary("mul", "multiply", w, blockParameter("f16", "f32", w));
  bool isLeft = random.chance(30);
  Tensor x = argument("f32", {rows, groups, block});
  Dims batch[2] = {{1}, {1}}, contracted[2] = {{2}, {2}},
       dims = isLeft ? Dims{groups, n, rows} : Dims{groups, rows, n};
  Tensor sums = contract(isLeft ? w : x, isLeft ? x : w, batch, contracted, "",
                         {"", "f32", dims});
  std::string element = random.pick<std::string>({"f32", "f16", "i8"});
  int64_t column = isLeft ? 1 : 2;
  bool isShort = rows == 1 && random.chance(40);
  if (isShort)
    sums = reshape(sums, {groups, n});
  for (int64_t left = random.chance(20) ? 2 : 1; left > 0; --left) {
    bool isForAll = random.chance(20);
    Tensor scale = convert(
        boundArgument(element, isForAll ? Dims{groups} : Dims{groups, n}),
        "f32");
    if (left == 1 && !isForAll && random.chance(25)) {
      // The sum over groups is a contraction with the scales.
      Dims outer[2] = {{isShort ? 1 : column}, {1}}, summed[2] = {{0}, {0}};
      sums = contract(sums, scale, outer, summed, "",
                      {"", "f32", isShort ? Dims{n} : Dims{n, rows}});
      return true;
    }
    if (isForAll || !isShort)
      scale = broadcast(scale, isForAll ? Dims{0} : Dims{0, column}, sums.dims);
    sums = binary("mul", "multiply", sums, scale);
  }
  reduce("add", "add", "0.0", sums, {0});
  return true;
}

/// Weights [n, k] whose parameters are for blocks along the sums, or others.
Tensor Generator::weights(const WeightSteps &steps, int64_t n, int64_t k,
                          int64_t block) {
  Tensor w = steps.kind == 0   ? blocksOfType(n, k, block)
             : steps.kind == 1 ? tableNumbers(n, k)
             : steps.kind == 2
                 ? boundArgument(random.pick<std::string>(
                                     {"f8E4M3FN", "f8E5M2", "f8E4M3"}),
                                 {n, k})
             : steps.kind == 3 ? functionNumbers(n, k)
                               : codes(n, k);
  const std::string &compute = steps.compute;
  if (!isFloatName(w.element) && steps.hasIntegers) {
    // A zero point of integers, or an inner scale.
    w = reshape(convert(w, "i32"), {n, k / block, block});
    if (random.chance(70)) {
      Tensor zero = blockParameter("i8", "i32", w);
      w = random.chance(25) ? binary("sub", "subtract", zero, w)
                            : binary("sub", "subtract", w, zero);
    }
    if (random.chance(40))
      w = binary("mul", "multiply", w, blockParameter("i8", "i32", w));
  }
  if (steps.isConverted)
    w = convert(w, compute);
  w = reshape(w, {n, k / block, block});
  w = convert(w, compute);
  auto from = [&] { return blockParameter(steps.parameter, compute, w); };
  if (steps.hasZero)
    w = binary("sub", "subtract", w, from());
  if (steps.hasScale)
    w = binary("mul", "multiply", w, from());
  if (steps.hasQuotient) {
    // Divisors that are not small: they are squares and more.
    Tensor by = from();
    by = binary("add", "add", binary("mul", "multiply", by, by),
                splat(compute, by.dims, "0.5"));
    w = binary("div", "divide", w, by);
  }
  if (steps.hasSum) {
    Tensor other = from();
    w = !steps.isSubtracted ? binary("add", "add", w, other)
        : steps.isNegated   ? binary("sub", "subtract", other, w)
                            : binary("sub", "subtract", w, other);
  } else if (steps.isNegated) {
    w = unary("neg", "negate", w);
  }
  if (steps.hasOuterScale)
    w = random.chance(50) ? binary("mul", "multiply", w, from())
                          : binary("mul", "multiply", from(), w);
  return reshape(w, {n, k});
}

bool Generator::makeQuantized() {
  if (random.chance(30))
    return makeIntegerProduct();
  isBound = random.chance(70);
  if (random.chance(20))
    return makeGroupedProduct();
  int64_t block = random.pick({16, 32, 32, 64, 128, 48}),
          count = random.between(1, 6), k = block * count;
  if (random.chance(10))
    k += 8 * (count = 1), block = k;
  int64_t n = random.pick({64, 100, 128, 130, 257});
  while (n * k < (1 << 14))
    n *= 2;
  int64_t rows = random.pick({1, 1, 2, 3, 5, 7, 8, 13, 20, 40, 70, 143});
  std::string compute =
      random.pick<std::string>({"f32", "f32", "f32", "bf16", "f16"});
  WeightSteps steps;
  steps.kind = isHlo && random.chance(10) ? 0
               : random.chance(25)        ? 1
               : random.chance(10)        ? 2
               : random.chance(15)        ? 3
                                          : 4;
  steps.compute = compute;
  steps.parameter = random.pick<std::string>({"f16", "f32", "bf16", compute});
  steps.hasIntegers = random.chance(20);
  steps.isConverted = random.chance(50);
  steps.hasZero = random.chance(25);
  steps.hasScale = random.chance(90);
  steps.hasQuotient = random.chance(10);
  steps.hasSum = random.chance(30);
  steps.isSubtracted = random.chance(50);
  steps.isNegated = random.chance(25);
  steps.hasOuterScale = random.chance(25);
  auto make = [&](int64_t n, int64_t k) {
    return weights(steps, n, k, std::gcd(k, block));
  };
  Tensor w = random.chance(25) ? partOfWeights(n, k, make) : make(n, k);
  bool isTurned = random.chance(40), isLeft = random.chance(20);
  if (isTurned)
    w = transposed(w);
  std::string element = random.chance(70) ? "f32" : compute;
  // Rounded once, behind all steps.
  if (compute == "f32" && random.chance(20))
    element = random.pick<std::string>({"bf16", "f16"});
  if (isHlo || element != "f32" || random.chance(50))
    w = convert(w, element);
  Dims batch[2], contracted[2];
  contracted[0] = {isLeft ? (isTurned ? 0 : 1) : 1};
  contracted[1] = {isLeft ? 1 : (isTurned ? 0 : 1)};
  Dims dims = isLeft ? Dims{n, rows} : Dims{rows, n}, shape = {rows, k};
  // The same weights for each of several batches.
  if (random.chance(10)) {
    int64_t batches = random.between(2, 3);
    w = broadcast(w, {1, 2}, {batches, w.dims[0], w.dims[1]});
    for (Dims &side : contracted)
      ++side.front();
    batch[0] = batch[1] = {0};
    dims.insert(dims.begin(), batches);
    shape.insert(shape.begin(), batches);
  }
  Tensor x = argument(element, shape);
  Tensor sums = contract(isLeft ? w : x, isLeft ? x : w, batch, contracted,
                         " accumulate f32", {"", "f32", dims});
  if (random.chance(30))
    sums = unary("tanh", "tanh", sums);
  if (random.chance(30))
    sums = binary("add", "add", sums, argument("f32", sums.dims));
  return true;
}

} // namespace tenon::random_programs
