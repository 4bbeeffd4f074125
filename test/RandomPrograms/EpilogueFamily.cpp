//===- EpilogueFamily.cpp - Operations behind a contraction --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws what fusion puts behind the accumulators of a contraction, convolution
// or reduction: elementwise operations whose other operands are scalars, per
// channel, per position, per image or of the full shape. Dimensions of one
// element are frequent: there a layout has several descriptions.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

namespace tenon::random_programs {

/// Sizes of which a third is 1.
static int64_t pickSmall(Random &random) {
  return random.chance(40) ? 1 : random.pick({2, 3, 4, 5, 7, 8, 9, 16, 17, 33});
}

Tensor Generator::broadcastOperand(const Tensor &like) {
  if (random.chance(15))
    return argument(like.element, like.dims);
  // Dimensions that the operand has; the others are broadcast, or of size 1.
  Dims dims, from;
  for (int64_t i = 0; i < like.rank(); ++i) {
    if (!random.chance(40))
      continue;
    dims.push_back(i);
    from.push_back(random.chance(85) ? like.dims[i] : 1);
  }
  Tensor small = argument(like.element, from);
  return broadcast(small, dims, like.dims);
}

bool Generator::makeEpilogue() {
  std::string element = random.pick<std::string>(
      {"f32", "f32", "f32", "f32", "f64", "bf16", "f16", "i32", "i8"});
  int64_t kind = random.below(4);
  Dims dims;
  if (kind <= 1) {
    // Images of any rank, whose positions are few.
    int64_t spatial = random.between(1, 3);
    int64_t batch = random.pick({1, 2, 2, 3, 5}), features = pickSmall(random);
    bool featureLast = random.chance(30);
    for (int64_t i = 0; i < spatial; ++i)
      dims.push_back(random.chance(50) ? 1 : random.between(1, 6));
    dims.insert(featureLast ? dims.end() : dims.begin(), features);
    dims.insert(dims.begin(), batch);
    if (!makeConvolutionOf(argument(element, dims), featureLast))
      return false;
  } else {
    for (int64_t rank = random.between(2, 4); rank > 0; --rank)
      dims.push_back(pickSmall(random));
    Tensor x = argument(element, dims);
    if (x.count() > 8000 || !(kind == 2 ? makeContract() : makeReduce()))
      return false;
  }
  Tensor value = scope.back();
  if (value.element == "i1")
    return false;
  for (int64_t left = random.between(1, 3); left > 0; --left) {
    Tensor other = broadcastOperand(value);
    if (random.chance(25)) {
      Tensor flags = compare("lt", other, broadcastOperand(value));
      value =
          define(value.element, value.dims,
                 either("ten.select ", "stablehlo.select ") + flags.name +
                     ", " + value.name + ", " + other.name + " : " +
                     either(value.type(), flags.type() + ", " + value.type()));
      continue;
    }
    static const char *const names[][2] = {{"add", "add"},
                                           {"add", "add"},
                                           {"mul", "multiply"},
                                           {"sub", "subtract"},
                                           {"max", "maximum"}};
    const auto &name = names[random.below(5)];
    value = random.chance(70) ? binary(name[0], name[1], value, other)
                              : binary(name[0], name[1], other, value);
  }
  return true;
}

} // namespace tenon::random_programs
