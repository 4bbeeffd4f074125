//===- Arrays.h - Products, reductions, shapes ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of Builder.h that take or make arrays as a whole. Negative
// dimensions count from the last one.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_BUILDER_ARRAYS_H
#define TENON_BUILDER_ARRAYS_H

#include "Elementwise.h"

#include <algorithm>
#include <limits>

namespace tenon {
inline namespace api {
namespace build {

namespace detail {

/// Checks an operand that must be a value.
inline Builder *start(const char *op, const Operand &a) {
  Builder *builder = builderOf({&a});
  if (builder && a.isNumber)
    builder->fail(a.at, std::string(op) + ": expects a value, got a number");
  return builder && builder->check(a.value, op, a.at) ? builder : nullptr;
}
inline Value errorOf(const Operand &a) {
  return Value(a.value.owningBuilder(), -1);
}

/// Makes dimensions count from 0, and checks that each exists once.
inline bool readDims(Builder &builder, const char *op, Dims &list, int64_t rank,
                     Location at) {
  std::vector<bool> seen(static_cast<size_t>(rank));
  for (int64_t &dim : list) {
    int64_t given = dim;
    dim += dim < 0 ? rank : 0;
    if (dim < 0 || dim >= rank || seen[static_cast<size_t>(dim)]) {
      builder.fail(at, std::string(op) + ": expects different dimensions of " +
                           std::to_string(rank) + ", got " +
                           std::to_string(given));
      return false;
    }
    seen[static_cast<size_t>(dim)] = true;
  }
  return true;
}

inline Attribute dotDimensions(const Dims &batchA, const Dims &batchB,
                               const Dims &a, const Dims &b) {
  auto list = [](const char *name, const Dims &dims) {
    return std::string(name) + " = [" + Attribute::listOf(dims) + "]";
  };
  std::string text = "#stablehlo.dot<";
  if (!batchA.empty())
    text += list("lhs_batching_dimensions", batchA) + ", " +
            list("rhs_batching_dimensions", batchB) + ", ";
  text += list("lhs_contracting_dimensions", a) + ", " +
          list("rhs_contracting_dimensions", b) + ">";
  return {"dot_dimension_numbers", text, {}};
}

} // namespace detail

/// Returns an array of the same elements in row-major order; one dimension may
/// be -1, which the others decide.
inline Value reshape(const Operand &a, Dims dims) {
  Builder *builder = detail::start("reshape", a);
  if (!builder)
    return detail::errorOf(a);
  Dims given = dims;
  int64_t known = 1, *open = nullptr, opens = 0;
  for (int64_t &size : dims) {
    if (size == -1)
      open = &size, ++opens;
    else
      known *= size;
  }
  int64_t all = a.value.type().numElements();
  if (opens == 1 && known > 0 && all % known == 0)
    *open = all / known;
  Type type = a.value.type().withDims(dims);
  if (opens > 1 || (open && *open < 0) || type.numElements() != all)
    return builder->fail(a.at, "reshape: expects dimensions for " +
                                   std::to_string(all) + " elements, got [" +
                                   Attribute::listOf(given) + "]");
  if (!builder->checkType(type, "reshape", a.at))
    return builder->error();
  if (type == a.value.type())
    return a.value;
  return builder->appendOne("stablehlo.reshape", {a.value}, {}, type, a.at);
}

/// Returns an array of larger dimensions, aligned at the last.
inline Value broadcast(const Operand &a, Dims dims) {
  Builder *builder = detail::start("broadcast", a);
  if (!builder)
    return detail::errorOf(a);
  const Dims &from = a.value.dims();
  bool fits = from.size() <= dims.size();
  for (size_t i = 1; fits && i <= from.size(); ++i)
    fits = from[from.size() - i] == dims[dims.size() - i] ||
           from[from.size() - i] == 1;
  if (!fits)
    return builder->fail(
        a.at, "broadcast: expects dimensions that [" + Attribute::listOf(from) +
                  "] broadcasts to, got [" + Attribute::listOf(dims) + "]");
  if (!builder->checkType(a.value.type().withDims(dims), "broadcast", a.at))
    return builder->error();
  return detail::broadcastLast(a.value, dims, a.at);
}

/// Returns an array whose dimension i is dimension order[i] of `a`; without an
/// order, the reverse one.
inline Value transpose(const Operand &a, Dims order = {}) {
  Builder *builder = detail::start("transpose", a);
  if (!builder)
    return detail::errorOf(a);
  if (order.empty())
    for (int64_t i = a.value.rank(); i-- > 0;)
      order.push_back(i);
  if (static_cast<int64_t>(order.size()) != a.value.rank())
    return builder->fail(
        a.at, "transpose: expects " + std::to_string(a.value.rank()) +
                  " dimensions, got [" + Attribute::listOf(order) + "]");
  if (!detail::readDims(*builder, "transpose", order, a.value.rank(), a.at))
    return builder->error();
  Dims dims;
  for (int64_t dim : order)
    dims.push_back(a.value.dim(dim));
  return builder->appendOne("stablehlo.transpose", {a.value},
                            {Attribute::list("permutation", order)},
                            a.value.type().withDims(dims), a.at);
}

/// Returns elements begin, begin + step, ... before end of a dimension. `end`
/// may be negative to count from its size.
inline Value slice(const Operand &a, int64_t dim, int64_t begin, int64_t end,
                   int64_t step = 1) {
  Builder *builder = detail::start("slice", a);
  if (!builder)
    return detail::errorOf(a);
  Dims list{dim};
  if (!detail::readDims(*builder, "slice", list, a.value.rank(), a.at))
    return builder->error();
  auto axis = static_cast<size_t>(list[0]);
  int64_t size = a.value.dims()[axis];
  int64_t last = end < 0 ? end + size : end;
  if (begin < 0 || last > size || begin > last || step < 1)
    return builder->fail(
        a.at, "slice: expects 0 <= begin <= end <= " + std::to_string(size) +
                  " and a step above 0, got " + std::to_string(begin) + ", " +
                  std::to_string(end) + " and " + std::to_string(step));
  Dims starts(a.value.dims().size(), 0), limits = a.value.dims(),
                                         steps(a.value.dims().size(), 1),
                                         dims = a.value.dims();
  starts[axis] = begin, limits[axis] = last, steps[axis] = step;
  dims[axis] = (last - begin + step - 1) / step;
  return builder->appendOne("stablehlo.slice", {a.value},
                            {Attribute::list("start_indices", starts),
                             Attribute::list("limit_indices", limits),
                             Attribute::list("strides", steps)},
                            a.value.type().withDims(dims), a.at);
}

inline Value concatenate(const std::vector<Value> &parts, int64_t dim,
                         Location at = Location::here()) {
  if (parts.empty() || !parts[0].owningBuilder())
    return {};
  Builder &builder = parts[0].builder();
  for (const Value &part : parts)
    if (!builder.check(part, "concatenate", at))
      return builder.error();
  Dims list{dim};
  if (!detail::readDims(builder, "concatenate", list, parts[0].rank(), at))
    return builder.error();
  auto axis = static_cast<size_t>(list[0]);
  Type type = parts[0].type();
  for (size_t i = 1; i < parts.size(); ++i) {
    Type other = parts[i].type();
    bool fits = other.dims.size() == type.dims.size();
    int64_t size = fits ? other.dims[axis] : 0;
    if (fits)
      other.dims[axis] = type.dims[axis];
    if (!fits || other != type)
      return builder.fail(at, "concatenate: expects arrays that differ in "
                              "dimension " +
                                  std::to_string(axis) + " alone, got " +
                                  parts[0].type().text() + " and " +
                                  parts[i].type().text());
    type.dims[axis] += size;
  }
  return builder.appendOne("stablehlo.concatenate", parts,
                           {Attribute::number("dimension", list[0])}, type, at);
}

/// Adds elements `value` before and after each dimension.
inline Value pad(const Operand &a, const Operand &value, Dims low, Dims high) {
  Builder *builder = detail::start("pad", a);
  if (!builder)
    return detail::errorOf(a);
  Value filling = detail::scalarOf(*builder, value, a.value.element(), "pad");
  if (!filling.ok())
    return builder->error();
  auto rank = static_cast<size_t>(a.value.rank());
  if (low.size() != rank || high.size() != rank || filling.rank() != 0 ||
      filling.element() != a.value.element())
    return builder->fail(
        a.at, "pad: expects a scalar of the array's type and " +
                  std::to_string(rank) + " sizes each, got " +
                  filling.type().text() + ", [" + Attribute::listOf(low) +
                  "] and [" + Attribute::listOf(high) + "]");
  Type type = a.value.type();
  for (size_t i = 0; i < rank; ++i) {
    type.dims[i] += low[i] + high[i];
    if (type.dims[i] < 0 || low[i] < -a.value.dims()[i] ||
        high[i] < -a.value.dims()[i])
      return builder->fail(a.at, "pad: expects to remove at most all elements");
  }
  return builder->appendOne(
      "stablehlo.pad", {a.value, filling},
      {Attribute::list("edge_padding_low", low),
       Attribute::list("edge_padding_high", high),
       Attribute::list("interior_padding", Dims(rank, 0))},
      type, a.at);
}

/// Sums of products over pairs of dimensions. The result has the batch
/// dimensions, then the others of `a`, then those of `b`.
inline Value contract(const Operand &a, const Operand &b, Dims ofA, Dims ofB,
                      Dims batchA = {}, Dims batchB = {},
                      const char *op = "contract") {
  Builder *builder = detail::start(op, a);
  if (!builder || !detail::start(op, b))
    return detail::errorOf(a);
  const Value &x = a.value, &y = b.value;
  Dims allA = batchA, allB = batchB;
  allA.insert(allA.end(), ofA.begin(), ofA.end());
  allB.insert(allB.end(), ofB.begin(), ofB.end());
  if (!detail::readDims(*builder, op, allA, x.rank(), a.at) ||
      !detail::readDims(*builder, op, allB, y.rank(), b.at))
    return builder->error();
  bool fits = x.element() == y.element() && batchA.size() == batchB.size() &&
              allA.size() == allB.size();
  for (size_t i = 0; fits && i < allA.size(); ++i)
    fits = x.dim(allA[i]) == y.dim(allB[i]);
  if (!fits)
    return builder->fail(a.at, std::string(op) +
                                   ": expects one element type and equal sizes "
                                   "of dimensions [" +
                                   Attribute::listOf(allA) + "] and [" +
                                   Attribute::listOf(allB) + "], got " +
                                   x.type().text() + " and " + y.type().text());
  size_t batches = batchA.size();
  Dims dims;
  for (size_t i = 0; i < batches; ++i)
    dims.push_back(x.dim(allA[i]));
  auto addFree = [&](const Value &value, const Dims &used) {
    for (int64_t i = 0; i < value.rank(); ++i)
      if (std::find(used.begin(), used.end(), i) == used.end())
        dims.push_back(value.dim(i));
  };
  addFree(x, allA);
  addFree(y, allB);
  auto part = [&](const Dims &all, bool batch) {
    auto middle = all.begin() + static_cast<std::ptrdiff_t>(batches);
    return batch ? Dims(all.begin(), middle) : Dims(middle, all.end());
  };
  return builder->appendOne(
      "stablehlo.dot_general", {x, y},
      {detail::dotDimensions(part(allA, true), part(allB, true),
                             part(allA, false), part(allB, false))},
      x.type().withDims(dims), a.at);
}

/// Returns the product of matrices or vectors: the last dimension of `a` with
/// the last but one of `b`, or its only one. Dimensions before the last two are
/// a batch, which both have.
inline Value dot(const Operand &a, const Operand &b) {
  Builder *builder = detail::start("dot", a);
  if (!builder || !detail::start("dot", b))
    return detail::errorOf(a);
  int64_t m = a.value.rank(), n = b.value.rank();
  if (m < 1 || n < 1 || (n > 2 && m != n))
    return builder->fail(a.at, "dot: expects matrices, vectors, or batches of "
                               "matrices of one rank, got " +
                                   a.value.type().text() + " and " +
                                   b.value.type().text());
  Dims batch;
  for (int64_t i = 0; i + 2 < n; ++i)
    batch.push_back(i);
  return contract(a, b, {m - 1}, {n == 1 ? 0 : n - 2}, batch, batch, "dot");
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

namespace detail {

/// The dimensions of a reduction, all if none are given, and what is left.
struct Reduced {
  Dims dims, left, kept;
};

inline bool readReduced(Builder &builder, const char *op, const Operand &a,
                        Dims dims, Reduced &reduced) {
  if (dims.empty())
    for (int64_t i = 0; i < a.value.rank(); ++i)
      dims.push_back(i);
  if (!readDims(builder, op, dims, a.value.rank(), a.at))
    return false;
  for (int64_t i = 0; i < a.value.rank(); ++i) {
    bool gone = std::find(dims.begin(), dims.end(), i) != dims.end();
    reduced.kept.push_back(gone ? 1 : a.value.dim(i));
    if (!gone)
      reduced.left.push_back(a.value.dim(i));
  }
  reduced.dims = std::move(dims);
  return true;
}

inline Value reduce(const char *name, const char *op, const Operand &a,
                    const Operand &start, const Dims &dims, bool keep) {
  Builder *builder = detail::start(name, a);
  Reduced reduced;
  if (!builder || !readReduced(*builder, name, a, dims, reduced))
    return errorOf(a);
  Value initial = scalarOf(*builder, start, a.value.element(), name);
  if (!initial.ok())
    return builder->error();
  Type scalar{a.value.element(), {}};
  Region body = builder->region({scalar, scalar}, [&](const auto &values) {
    return std::vector<Value>{builder->appendOne(op, values, {}, scalar, a.at)};
  });
  std::vector<Region> regions;
  regions.push_back(std::move(body));
  Value result = builder->appendOne(
      "stablehlo.reduce", {a.value, initial},
      {Attribute::list("dimensions", reduced.dims)},
      a.value.type().withDims(reduced.left), a.at, std::move(regions));
  return keep ? reshape(Operand(result, a.at), reduced.kept) : result;
}

/// The least or largest number of a type, which a maximum or minimum starts
/// with.
inline Value extreme(const Operand &a, bool largest) {
  ten_type type = a.value.element();
  if (isFloat(type)) {
    double infinity = std::numeric_limits<double>::infinity();
    return scalarOf(a.value.builder(),
                    Operand(largest ? infinity : -infinity, a.at), type,
                    "reduction");
  }
  int64_t bits = type == TEN_I1                      ? 1
                 : type == TEN_I2 || type == TEN_UI2 ? 2
                 : type == TEN_I4 || type == TEN_UI4
                     ? 4
                     : 8 * tenon_type_bytes(type);
  if (type == TEN_UI64 && largest)
    return a.value.builder().dense({type, {}}, "18446744073709551615", a.at);
  int64_t number;
  if (isSigned(type)) {
    int64_t top = bits == 64 ? INT64_MAX : (int64_t(1) << (bits - 1)) - 1;
    number = largest ? top : -top - 1;
  } else {
    number = largest ? (int64_t(1) << bits) - 1 : 0;
  }
  return scalarOf(a.value.builder(), Operand(number, a.at), type, "reduction");
}

} // namespace detail

/// Reductions over dimensions, all if none are given; with `keep` these have
/// the size 1.
inline Value sum(const Operand &a, const Dims &dims = {}, bool keep = false) {
  return detail::reduce("sum", "stablehlo.add", a, Operand(0, a.at), dims,
                        keep);
}
inline Value product(const Operand &a, const Dims &dims = {},
                     bool keep = false) {
  return detail::reduce("product", "stablehlo.multiply", a, Operand(1, a.at),
                        dims, keep);
}
inline Value maxOf(const Operand &a, const Dims &dims = {}, bool keep = false) {
  if (!detail::start("maxOf", a) ||
      !detail::checkKind(a.value.builder(), "maxOf", a.value.element(),
                         detail::Kinds::Real, a.at))
    return detail::errorOf(a);
  return detail::reduce("maxOf", "stablehlo.maximum", a,
                        Operand(detail::extreme(a, false), a.at), dims, keep);
}
inline Value minOf(const Operand &a, const Dims &dims = {}, bool keep = false) {
  if (!detail::start("minOf", a) ||
      !detail::checkKind(a.value.builder(), "minOf", a.value.element(),
                         detail::Kinds::Real, a.at))
    return detail::errorOf(a);
  return detail::reduce("minOf", "stablehlo.minimum", a,
                        Operand(detail::extreme(a, true), a.at), dims, keep);
}
inline Value mean(const Operand &a, const Dims &dims = {}, bool keep = false) {
  Builder *builder = detail::start("mean", a);
  detail::Reduced reduced;
  if (!builder ||
      !detail::checkKind(*builder, "mean", a.value.element(),
                         detail::Kinds::FloatOrComplex, a.at) ||
      !detail::readReduced(*builder, "mean", a, dims, reduced))
    return detail::errorOf(a);
  int64_t count = 1;
  for (int64_t dim : reduced.dims)
    count *= a.value.dim(dim);
  return Operand(sum(a, dims, keep), a.at) / Operand(count, a.at);
}
/// Returns whether all, or any, elements of i1 are true.
inline Value all(const Operand &a, const Dims &dims = {}, bool keep = false) {
  return detail::reduce("all", "stablehlo.and", a, Operand(true, a.at), dims,
                        keep);
}
inline Value any(const Operand &a, const Dims &dims = {}, bool keep = false) {
  return detail::reduce("any", "stablehlo.or", a, Operand(false, a.at), dims,
                        keep);
}

/// Returns e^x / sum(e^x) along a dimension.
inline Value softmax(const Operand &a, int64_t dim = -1) {
  Value shifted = Operand(a) - Operand(maxOf(a, {dim}, true), a.at);
  Value powers = exp(Operand(shifted, a.at));
  return Operand(powers, a.at) /
         Operand(sum(Operand(powers, a.at), {dim}, true), a.at);
}

} // namespace build
} // namespace api
} // namespace tenon

#endif // TENON_BUILDER_ARRAYS_H
