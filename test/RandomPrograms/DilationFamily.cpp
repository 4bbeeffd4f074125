//===- DilationFamily.cpp - Convolutions that differ in numbers -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws chains of convolutions over one sequence, as of a WaveNet: of equal
// features, and of dilations, paddings and epilogues that repeat or differ.
// Their kernels are code that differs in constants, of which some is shared.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

namespace tenon::random_programs {

bool Generator::makeDilations() {
  std::string element =
      random.pick<std::string>({"f32", "f32", "f32", "f64", "bf16", "i32"});
  int64_t batch = random.pick({1, 1, 1, 2}), features = random.pick({3, 8, 16}),
          length = random.pick({30, 64, 250, 500, 1000}),
          window = random.pick({2, 2, 3});
  Tensor value = argument(element, {batch, length, features});
  // Weights behind a rounded function are finite: infinity times its last
  // place, which may be 0 elsewhere, is no rounding.
  bool isRounded = false;
  for (int64_t left = random.between(2, 5); left > 0; --left) {
    int64_t dilation = random.pick({1, 2, 4, 8, 12, 16});
    int64_t reach = (window - 1) * dilation, low = reach;
    if (random.chance(30))
      low = random.below(reach + 1);
    if (random.chance(15))
      reach = random.below(reach + 1);
    int64_t high = std::max<int64_t>(0, reach - low);
    low = std::min(low, reach);
    int64_t result = value.dims[1] + low + high - (window - 1) * dilation;
    if (result < 1)
      return false;
    Tensor kernel = argument(element, {window, features, features}, !isRounded);
    std::string to = tensorType({batch, result, features}, element);
    std::string from = value.type() + ", " + kernel.type();
    Tensor sums = define(
        element, {batch, result, features},
        either("ten.conv " + value.name + ", " + kernel.name +
                   " dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = " +
                   listText({low, high}) + " kernel_dilation = " +
                   listText({dilation}) + " : " + from + " -> " + to,
               "stablehlo.convolution(" + value.name + ", " + kernel.name +
                   ") dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = "
                   "{stride = [1], pad = [" +
                   listText({low, high}) +
                   "], rhs_dilate = " + listText({dilation}) +
                   "} {batch_group_count = 1 : i64, feature_group_count = 1 : "
                   "i64} : (" +
                   from + ") -> " + to));
    if (random.chance(40))
      sums =
          binary("max", "maximum", sums,
                 splat(element, sums.dims, isFloatName(element) ? "0.0" : "0"));
    if (isFloatName(element) && random.chance(40)) {
      sums = unary("tanh", "tanh", sums);
      isRounded = true;
    }
    if (sums.dims == value.dims && random.chance(50))
      sums = binary("add", "add", sums, value);
    value = sums;
  }
  return true;
}

} // namespace tenon::random_programs
