//===- PairFamily.cpp - Arrays of all pairs -------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws what programs over pairs of points do: differences of small arrays that
// are broadcast to M x N pairs of K coordinates, in any order of dimensions; a
// reduction along the coordinates; a function of it, times what has coordinates
// again; reductions and contractions along either side.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include <algorithm>

namespace tenon::random_programs {

bool Generator::makePairs() {
  std::string element = random.pick<std::string>(
      {"f32", "f32", "f32", "f32", "f64", "i32", "ui8", "bf16"});
  bool isFloat = isFloatName(element);
  // Above the sizes from which arrays of pairs are split, and below.
  int64_t left = random.pick({64, 65, 70, 96}), right = random.pick({64, 81}),
          coordinates = random.pick({2, 3, 3, 4, 5, 9});
  if (random.chance(10))
    left = random.pick({1, 5, 16});
  Dims sizes = {left, right, coordinates}, order = {0, 1, 2};
  if (random.chance(40))
    std::swap(order[random.below(3)], order[random.below(3)]);
  Dims full;
  for (int64_t side : order)
    full.push_back(sizes[side]);
  auto placeOf = [&](int64_t side) {
    return std::find(order.begin(), order.end(), side) - order.begin();
  };
  int64_t place = placeOf(2);
  Dims pairs = full;
  pairs.erase(pairs.begin() + place);

  // An array of one side's points, or of both sides' with few coordinates.
  auto points = [&](const Dims &to, int64_t side) {
    Dims dims, from;
    for (int64_t dim = 0; dim < static_cast<int64_t>(to.size()); ++dim) {
      bool isCoordinate = to.size() == 3 && dim == place;
      int64_t own = to.size() == 3 ? placeOf(side)
                                   : placeOf(side) - (placeOf(side) > place);
      if (isCoordinate ? random.chance(80) : dim == own) {
        dims.push_back(dim);
        from.push_back(random.chance(95) ? to[dim] : 1);
      }
    }
    return broadcast(argument(element, from), dims, to);
  };
  auto pick = [&](const Tensor &a, const Tensor &b) {
    static const char *const names[][2] = {{"add", "add"},
                                           {"mul", "multiply"},
                                           {"sub", "subtract"},
                                           {"max", "maximum"}};
    const auto &name = names[random.below(4)];
    return binary(name[0], name[1], a, b);
  };
  auto combine = [&](const Tensor &value, const Dims &dims) {
    int64_t kind = random.below(4);
    return kind < 2 ? reduce("add", "add", isFloat ? "0.0" : "0", value, dims)
           : kind == 2
               ? reduce("max", "maximum", isFloat ? "0.0" : "0", value, dims)
               : reduce("min", "minimum", isFloat ? "0.0" : "0", value, dims);
  };

  Tensor difference =
      binary("sub", "subtract", points(full, 0), points(full, 1));
  Tensor value = random.chance(60)
                     ? binary("mul", "multiply", difference, difference)
                     : difference;
  if (random.chance(30))
    value = pick(value, points(full, random.below(2)));
  Tensor distance =
      random.chance(75)
          ? combine(value, {place})
          : binary("sub", "subtract", points(pairs, 0), points(pairs, 1));
  if (random.chance(25)) {
    // As in |x|^2 + |y|^2 - 2 x y, with coordinates first or last.
    Dims batch[2], contracted[2] = {{random.below(2)}, {random.below(2)}};
    auto matrix = [&](int64_t side) {
      return contracted[side].front() == 0 ? Dims{coordinates, pairs[side]}
                                           : Dims{pairs[side], coordinates};
    };
    Tensor products =
        contract(argument(element, matrix(0)), argument(element, matrix(1)),
                 batch, contracted, "", Tensor{"", element, pairs});
    distance = pick(distance, products);
  }
  if (isFloat && random.chance(50)) {
    Tensor size =
        binary("max", "maximum", distance, unary("neg", "negate", distance));
    distance =
        random.chance(50)
            ? unary("exp", "exponential", unary("neg", "negate", size))
            : unary("rsqrt", "rsqrt",
                    binary("add", "add", size, splat(element, pairs, "0.5")));
  }
  if (random.chance(40))
    distance = pick(distance, points(pairs, random.below(2)));
  if (random.chance(60))
    combine(distance, {random.below(2)});
  if (random.chance(20))
    combine(distance, {random.below(2)});
  if (isFloat && random.chance(30)) {
    // Few columns, or one, of a matrix with which the pairs are multiplied.
    int64_t side = random.below(2), columns = random.pick({1, 2, 4});
    Tensor matrix = argument(element, {pairs[side], columns});
    Dims batch[2], contracted[2] = {{side}, {0}};
    contract(distance, matrix, batch, contracted, "",
             Tensor{"", element, {pairs[1 - side], columns}});
  }
  Dims withoutCoordinates;
  for (int64_t dim = 0; dim < 3; ++dim)
    if (dim != place)
      withoutCoordinates.push_back(dim);
  Tensor vectors = binary("mul", "multiply", difference,
                          broadcast(distance, withoutCoordinates, full));
  combine(vectors, {withoutCoordinates[random.below(2)]});
  if (random.chance(30))
    combine(unary("neg", "negate", vectors),
            {withoutCoordinates[random.below(2)]});
  return true;
}

} // namespace tenon::random_programs
