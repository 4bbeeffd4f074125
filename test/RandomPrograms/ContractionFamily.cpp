//===- ContractionFamily.cpp - Random contractions and attention ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include <algorithm>

namespace tenon::random_programs {

bool Generator::makeContract() {
  Tensor x = computed();
  if (x.element == "i1" || x.rank() == 0)
    return false;
  // Each dimension of the left side is batch, contracted or free.
  enum Role { Batch, Contracted, Free };
  std::vector<Role> roles;
  for (int64_t i = 0; i < x.rank(); ++i)
    roles.push_back(random.chance(25)   ? Batch
                    : random.chance(50) ? Contracted
                                        : Free);
  // The right side: those shared, and free ones, in any order.
  struct Dim {
    int64_t size, partner;
  };
  std::vector<Dim> right;
  for (int64_t i = 0; i < x.rank(); ++i)
    if (roles[i] != Free)
      right.push_back({x.dims[i], i});
  int64_t work = std::max<int64_t>(x.count(), 1);
  for (int64_t more = random.between(0, 2); more > 0; --more) {
    int64_t size = pickSize();
    if (work * size > kMaxWork)
      break;
    work *= std::max<int64_t>(size, 1);
    right.push_back({size, -1});
  }
  for (int64_t i = static_cast<int64_t>(right.size()) - 1; i > 0; --i)
    std::swap(right[i], right[random.below(i + 1)]);
  Dims wanted;
  for (const Dim &dim : right)
    wanted.push_back(dim.size);
  if (Tensor{"", "", wanted}.count() > 8000)
    return false;
  Tensor y = ofType(x.element, wanted);

  Dims batch[2], contracted[2], result;
  auto partnerOf = [&](int64_t dim) {
    for (size_t i = 0; i < right.size(); ++i)
      if (right[i].partner == dim)
        return static_cast<int64_t>(i);
    return int64_t(-1);
  };
  for (int64_t i = 0; i < x.rank(); ++i) {
    if (roles[i] == Free)
      continue;
    Dims *list = roles[i] == Batch ? batch : contracted;
    list[0].push_back(i);
    list[1].push_back(partnerOf(i));
    if (roles[i] == Batch)
      result.push_back(x.dims[i]);
  }
  for (int64_t i = 0; i < x.rank(); ++i)
    if (roles[i] == Free)
      result.push_back(x.dims[i]);
  for (const Dim &dim : right)
    if (dim.partner < 0)
      result.push_back(dim.size);
  if (Tensor{"", "", result}.count() > 8000)
    return false;

  std::string element = x.element;
  bool isNarrow = isFloatName(element) && bitsOf(element) <= 16;
  std::string accumulate;
  if (isNarrow && random.chance(50)) {
    if (random.chance(50) || isHlo)
      element = "f32";
    else
      accumulate = " accumulate f32";
  } else if (isIntegerName(element) && !isUnsignedName(element) &&
             bitsOf(element) < 32 && random.chance(50)) {
    element = "i32";
  }
  contract(x, y, batch, contracted, accumulate, {"", element, result});
  return true;
}

Tensor Generator::contract(const Tensor &x, const Tensor &y, const Dims *batch,
                           const Dims *contracted,
                           const std::string &accumulate,
                           const Tensor &result) {
  std::string to = result.type();
  std::string ten = "ten.contract " + x.name + ", " + y.name;
  if (!batch[0].empty())
    ten += " batch = " + listText(batch[0]) + " x " + listText(batch[1]);
  if (!contracted[0].empty())
    ten += " contracting = " + listText(contracted[0]) + " x " +
           listText(contracted[1]);
  ten += accumulate + " : " + x.type() + ", " + y.type() + " -> " + to;
  std::string hlo = "stablehlo.dot_general " + x.name + ", " + y.name;
  if (!batch[0].empty())
    hlo +=
        ", batching_dims = " + listText(batch[0]) + " x " + listText(batch[1]);
  hlo += ", contracting_dims = " + listText(contracted[0]) + " x " +
         listText(contracted[1]) + " : (" + x.type() + ", " + y.type() +
         ") -> " + to;
  return define(result.element, result.dims, either(ten, hlo));
}

bool Generator::makeAttention() {
  // Of heads or none, which may share keys and values.
  static const char *const elements[] = {"f32", "f32", "f64", "bf16", "f16"};
  std::string element = elements[random.below(5)];
  Dims heads;
  for (int64_t i = random.below(3); i > 0; --i)
    heads.push_back(random.between(1, 3));
  bool isShared = random.chance(25);
  int64_t numRows = random.between(30, 70), numColumns = random.between(16, 40),
          depth = random.between(1, 9), width = random.between(1, 20);
  auto typed = [&](const Dims &outer, int64_t first, int64_t last) {
    Dims dims = outer;
    dims.push_back(first);
    dims.push_back(last);
    return ofType(element, dims);
  };
  int64_t rank = heads.size();
  Dims none, all;
  for (int64_t i = 0; i < rank; ++i)
    all.push_back(i);
  const Dims &keyHeads = isShared ? none : heads;
  Dims batch[2] = {isShared ? none : all, isShared ? none : all};
  int64_t keyRank = keyHeads.size();
  auto product = [&](const Tensor &x, const Tensor &y, int64_t yDim,
                     int64_t last) {
    Dims dims = x.dims;
    dims.back() = last;
    Dims contracted[2] = {{rank + 1}, {keyRank + yDim}};
    return contract(x, y, batch, contracted, "", {"", element, dims});
  };
  Tensor scores = product(typed(heads, numRows, depth),
                          typed(keyHeads, numColumns, depth), 1, numColumns);
  if (random.chance(50))
    scores =
        binary("mul", "multiply", scores, splat(element, scores.dims, "0.25"));
  if (random.chance(50)) {
    Dims places = {numRows, numColumns};
    auto index = [&](int dim) {
      return define("i32", places,
                    either("ten.iota dim = ", "stablehlo.iota dim = ") +
                        std::to_string(dim) + " : " +
                        tensorType(places, "i32"));
    };
    Tensor rows = index(0), columns = index(1);
    Tensor shown = compare("ge", rows, columns);
    Dims to = scores.dims;
    std::string dims = listText({rank, rank + 1}), type = tensorType(to, "i1");
    Tensor mask = define(
        "i1", to,
        either("ten.broadcast " + shown.name + " dims = " + dims + " : " +
                   shown.type() + " -> " + type,
               "stablehlo.broadcast_in_dim " + shown.name + ", dims = " + dims +
                   " : (" + shown.type() + ") -> " + type));
    Tensor low = splat(element, to, "-1.0e+04");
    scores =
        define(element, to,
               either("ten.select ", "stablehlo.select ") + mask.name + ", " +
                   scores.name + ", " + low.name + " : " +
                   either(scores.type(), mask.type() + ", " + scores.type()));
  }
  Tensor weights = normalize(scores);
  product(weights, typed(keyHeads, numColumns, width), 0, width);
  return true;
}

} // namespace tenon::random_programs
