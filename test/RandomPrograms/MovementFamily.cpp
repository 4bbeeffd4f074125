//===- MovementFamily.cpp - Random operations that move elements ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include <algorithm>
#include <numeric>

namespace tenon::random_programs {

bool Generator::makeConstant() {
  constant(pickElement(), random.chance(40) ? Dims() : pickDims(3));
  return true;
}

bool Generator::makeIota() {
  std::string element = pickElement();
  Dims dims = pickDims(3);
  if (dims.empty() || element == "i1" || !isComputedName(element))
    return false;
  std::string dim = std::to_string(random.below(dims.size()));
  define(element, dims,
         either("ten.iota dim = ", "stablehlo.iota dim = ") + dim + " : " +
             tensorType(dims, element));
  return true;
}

bool Generator::makeBroadcast() {
  Tensor x = any();
  if (x.rank() > 3)
    return false;
  // New dimensions between the old ones, which may be permuted.
  int64_t added = random.between(x.rank() == 0 ? 1 : 0, 2);
  int64_t rank = x.rank() + added;
  Dims places(rank);
  std::iota(places.begin(), places.end(), 0);
  for (int64_t i = 0; i < added; ++i)
    places.erase(places.begin() + random.below(places.size()));
  if (random.chance(25))
    for (int64_t i = x.rank() - 1; i > 0; --i)
      std::swap(places[i], places[random.below(i + 1)]);
  Dims dims(rank, -1);
  for (int64_t i = 0; i < x.rank(); ++i)
    dims[places[i]] = x.dims[i];
  int64_t count = std::max<int64_t>(x.count(), 1);
  for (int64_t &size : dims) {
    if (size == -1 || (size == 1 && random.chance(60))) {
      size = pickSize();
      if (count * size > 5000)
        size = 1;
      count *= std::max<int64_t>(size, 1);
    }
  }
  std::string to = tensorType(dims, x.element);
  define(x.element, dims,
         either("ten.broadcast " + x.name + " dims = " + listText(places) +
                    " : " + x.type() + " -> " + to,
                "stablehlo.broadcast_in_dim " + x.name + ", dims = " +
                    listText(places) + " : (" + x.type() + ") -> " + to));
  return true;
}

bool Generator::makeReshape() {
  Tensor x = any();
  int64_t count = x.count();
  Dims dims;
  if (count == 0) {
    dims = {0, random.between(1, 4)};
  } else {
    // Random factors, and sizes of 1 among them.
    for (int64_t left = count; left > 1;) {
      std::vector<int64_t> factors;
      for (int64_t f = 2; f <= left; ++f)
        if (left % f == 0)
          factors.push_back(f);
      int64_t factor = random.pick(factors);
      dims.push_back(factor);
      left /= factor;
    }
    while (dims.size() > 4) {
      dims[dims.size() - 2] *= dims.back();
      dims.pop_back();
    }
    if (random.chance(30))
      dims.insert(dims.begin() + random.below(dims.size() + 1), 1);
  }
  if (dims == x.dims)
    return false;
  reshape(x, dims);
  return true;
}

bool Generator::makeTranspose() {
  Tensor x = any();
  if (x.rank() < 2)
    return false;
  Dims perm(x.rank());
  std::iota(perm.begin(), perm.end(), 0);
  for (int64_t i = x.rank() - 1; i > 0; --i)
    std::swap(perm[i], perm[random.below(i + 1)]);
  Dims dims;
  for (int64_t dim : perm)
    dims.push_back(x.dims[dim]);
  std::string to = tensorType(dims, x.element);
  define(x.element, dims,
         either("ten.transpose " + x.name + " perm = " + listText(perm) +
                    " : " + x.type() + " -> " + to,
                "stablehlo.transpose " + x.name + ", dims = " + listText(perm) +
                    " : (" + x.type() + ") -> " + to));
  return true;
}

bool Generator::makeReverse() {
  Tensor x = any();
  Dims dims;
  for (int64_t i = 0; i < x.rank(); ++i)
    if (random.chance(50))
      dims.push_back(i);
  if (dims.empty())
    return false;
  define(x.element, x.dims,
         either("ten.reverse " + x.name + " dims = ",
                "stablehlo.reverse " + x.name + ", dims = ") +
             listText(dims) + " : " + x.type());
  return true;
}

Tensor Generator::concat(llvm::ArrayRef<Tensor> parts, int64_t dim) {
  std::string names, types;
  Dims dims = parts.front().dims;
  dims[dim] = 0;
  for (const Tensor &part : parts) {
    names += (names.empty() ? "" : ", ") + part.name;
    types += (types.empty() ? "" : ", ") + part.type();
    dims[dim] += part.dims[dim];
  }
  const std::string &element = parts.front().element;
  std::string to = tensorType(dims, element);
  return define(element, dims,
                either("ten.concat " + names + " dim = " + std::to_string(dim) +
                           " : " + types + " -> " + to,
                       "stablehlo.concatenate " + names +
                           ", dim = " + std::to_string(dim) + " : (" + types +
                           ") -> " + to));
}

bool Generator::makeConcat() {
  Tensor x = any();
  if (x.rank() == 0)
    return false;
  int64_t dim = random.below(x.rank());
  std::vector<Tensor> parts = {x};
  int64_t count = x.count();
  for (int64_t more = random.between(0, 2); more > 0; --more) {
    int64_t found = find([&](const Tensor &value) {
      Dims shape = value.dims;
      if (value.element != x.element || value.rank() != x.rank())
        return false;
      shape[dim] = x.dims[dim];
      return shape == x.dims;
    });
    Tensor y = found >= 0 ? scope[found] : sameTypeAs(x);
    if (count + y.count() > 6000)
      break;
    count += y.count();
    parts.push_back(y);
  }
  concat(parts, dim);
  return true;
}

bool Generator::makePad() {
  Tensor x = any();
  Tensor value = ofType(x.element, {});
  Dims low, high, interior, dims;
  for (int64_t size : x.dims) {
    low.push_back(random.between(-2, 3));
    high.push_back(random.between(-2, 3));
    interior.push_back(random.chance(75) ? 0 : random.between(1, 2));
    dims.push_back(low.back() + high.back() + size +
                   std::max<int64_t>(size - 1, 0) * interior.back());
    if (dims.back() < 0)
      return false;
  }
  Tensor result{"", x.element, dims};
  if (x.rank() == 0 || result.count() > 6000)
    return false;
  std::string to = result.type();
  auto parts = [&](const char *separator) {
    return std::string(separator) + "low = " + listText(low) + separator +
           "high = " + listText(high) + separator +
           "interior = " + listText(interior);
  };
  std::string ten = "ten.pad " + x.name + ", " + value.name + parts(" ") +
                    " : " + x.type() + " -> " + to;
  std::string hlo = "stablehlo.pad " + x.name + ", " + value.name +
                    parts(", ") + " : (" + x.type() + ", " + value.type() +
                    ") -> " + to;
  define(x.element, dims, either(ten, hlo));
  return true;
}

Tensor Generator::slice(const Tensor &x, const Dims &start, const Dims &limit,
                        const Dims &stride) {
  Dims dims;
  std::string ranges;
  for (size_t i = 0; i < x.dims.size(); ++i) {
    dims.push_back((limit[i] - start[i] + stride[i] - 1) / stride[i]);
    ranges += (ranges.empty() ? "" : ", ") + std::to_string(start[i]) + ":" +
              std::to_string(limit[i]) + ":" + std::to_string(stride[i]);
  }
  std::string to = tensorType(dims, x.element);
  return define(x.element, dims,
                either("ten.slice " + x.name + " start = " + listText(start) +
                           " limit = " + listText(limit) + " stride = " +
                           listText(stride) + " : " + x.type() + " -> " + to,
                       "stablehlo.slice " + x.name + " [" + ranges + "] : (" +
                           x.type() + ") -> " + to));
}

bool Generator::makeSlice() {
  Tensor x = any();
  if (x.rank() == 0)
    return false;
  Dims start, limit, stride;
  for (int64_t size : x.dims) {
    bool whole = random.chance(35);
    start.push_back(whole ? 0 : random.between(0, size));
    limit.push_back(whole ? size : random.between(start.back(), size));
    stride.push_back(random.chance(70) ? 1 : random.between(1, 3));
  }
  slice(x, start, limit, stride);
  return true;
}

} // namespace tenon::random_programs
