//===- IntegerProductFamily.cpp - Products of two quantized operands ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of the family `quantized`: convolutions and contractions of activations
// and weights of 8 bits, with zero points and scales of both, as QDQ models
// have them. Half of the programs have scales that are powers of two, of which
// no bit may change; these may quantize results for a second layer. Zero points
// and scales also take values that compilers must leave alone.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

namespace tenon::random_programs {

/// (codes - zero) * scale, with a scale for each index of `dim`, or one for all
/// (-1).
Tensor Generator::dequantized(const Tensor &codes, int64_t zero, bool isExact,
                              int64_t dim) {
  Tensor value = codes;
  bool isInteger = random.chance(50);
  if (zero != 0 && isInteger) {
    std::string wide = random.pick<std::string>({"i16", "i32", "i64"});
    value = convert(value, wide);
    value = binary("sub", "subtract", value,
                   splat(wide, value.dims, std::to_string(zero)));
  }
  value = convert(value, "f32");
  if (zero != 0 && !isInteger)
    value = binary("sub", "subtract", value,
                   splat("f32", value.dims, std::to_string(zero) + ".0"));
  auto scale = [&]() -> std::string {
    // A negative one, or one far from 1, is not replaced.
    if (random.chance(3))
      return random.pick<std::string>({"-0.5", "1.0e-30", "0.0"});
    return isExact
               ? random.pick<std::string>({"0.25", "2.0", "0.0078125", "1.0"})
               : random.pick<std::string>({"0.3", "0.0213", "1.7", "0.01"});
  };
  if (dim < 0)
    return binary("mul", "multiply", value, splat("f32", value.dims, scale()));
  std::string list;
  for (int64_t i = 0; i < value.dims[dim]; ++i)
    list += (i ? ", " : "") + scale();
  Tensor scales = splat("f32", {value.dims[dim]}, "[" + list + "]");
  return binary("mul", "multiply", value, broadcast(scales, {dim}, value.dims));
}

/// Integers of 8 bits that a number over a step is nearest to.
Tensor Generator::quantizedTo(const std::string &element, Tensor value,
                              const std::string &step) {
  auto all = [&](const std::string &text) {
    return splat("f32", value.dims, text);
  };
  bool isUnsigned = element == "ui8";
  value = binary("div", "divide", value, all(step));
  value = unary("round_even", "round_nearest_even", value);
  value = binary("max", "maximum", value, all(isUnsigned ? "0.0" : "-128.0"));
  value = binary("min", "minimum", value, all(isUnsigned ? "255.0" : "127.0"));
  return convert(value, element);
}

/// Weights of 8 bits with scales along a dimension.
Tensor Generator::byteWeights(const Dims &dims, int64_t dim, bool isExact) {
  std::string element = random.pick<std::string>({"i8", "i8", "i8", "ui8"});
  Tensor codes = boundArgument(element, dims);
  int64_t zero = element == "ui8"    ? 128
                 : random.chance(10) ? random.between(-3, 3)
                                     : 0;
  return dequantized(codes, zero, isExact, random.chance(70) ? dim : -1);
}

bool Generator::makeIntegerProduct() {
  isBound = random.chance(60);
  bool isExact = random.chance(60);
  auto pickZero = [&](const std::string &element) -> int64_t {
    return random.chance(30)  ? 0
           : element == "ui8" ? random.between(0, 255)
                              : random.between(-128, 127);
  };
  std::string element = random.pick<std::string>({"i8", "ui8"});
  if (random.chance(30)) {
    int64_t rows = random.pick({1, 2, 7, 16, 33}),
            k = random.pick({32, 37, 64, 100}), n = random.pick({16, 33, 64});
    bool isLeft = random.chance(30), isTurned = random.chance(50);
    Tensor x = dequantized(argument(element, {rows, k}), pickZero(element),
                           isExact, random.chance(10) ? 0 : -1);
    Tensor w = byteWeights(isTurned ? Dims{k, n} : Dims{n, k}, isTurned ? 1 : 0,
                           isExact);
    Dims batch[2], contracted[2];
    Dims ofWeights = {isTurned ? 0 : 1};
    contracted[0] = isLeft ? ofWeights : Dims{1};
    contracted[1] = isLeft ? Dims{1} : ofWeights;
    contract(isLeft ? w : x, isLeft ? x : w, batch, contracted, "",
             {"", "f32", isLeft ? Dims{n, rows} : Dims{rows, n}});
    return true;
  }
  bool featureLast = random.chance(40);
  int64_t features = random.pick({3, 8, 13, 16});
  Dims dims = {random.pick({1, 1, 2})};
  for (int64_t i = random.pick({1, 2, 2}); i > 0; --i)
    dims.push_back(random.between(5, 11));
  dims.insert(featureLast ? dims.end() : dims.begin() + 1, features);
  Tensor codes = argument(element, dims);
  for (int64_t layers = isExact && random.chance(50) ? 2 : 1; layers > 0;
       --layers) {
    Tensor x = dequantized(codes, pickZero(codes.element), isExact, -1);
    if (!makeConvolutionOf(x, featureLast,
                           [&](const Dims &kernel, int64_t dim) {
                             return byteWeights(kernel, dim, isExact);
                           }))
      return false;
    if (layers == 1)
      break;
    Tensor sums = scope.back();
    if (random.chance(50))
      sums = binary("max", "maximum", sums, splat("f32", sums.dims, "0.0"));
    codes = quantizedTo(random.pick<std::string>({"i8", "ui8"}), sums,
                        random.pick<std::string>({"0.5", "4.0", "64.0"}));
  }
  return true;
}

} // namespace tenon::random_programs
