//===- Elementwise.h - Operations on each element ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operators and functions of Builder.h that compute each element from those at
// the same place. Operands of an operation have one element type; a number
// takes it. Dimensions broadcast as in NumPy: they are aligned at the last one,
// and where one is 1 or missing the other holds.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_BUILDER_ELEMENTWISE_H
#define TENON_BUILDER_ELEMENTWISE_H

#include "Graph.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tenon {
inline namespace api {
namespace build {

namespace detail {

inline std::string nameOf(ten_type type) {
  const char *name = tenon_type_name(type);
  return name ? name : "no element type";
}

/// Returns whether an integer type holds a number.
inline bool holds(ten_type type, int64_t number) {
  switch (type) {
  case TEN_I1:
    return number == 0 || number == 1;
  case TEN_I2:
    return number >= -2 && number < 2;
  case TEN_I4:
    return number >= -8 && number < 8;
  case TEN_UI2:
    return number >= 0 && number < 4;
  case TEN_UI4:
    return number >= 0 && number < 16;
  default:
    break;
  }
  int64_t bits = 8 * tenon_type_bytes(type);
  if (isSigned(type))
    return bits >= 64 || (number >= -(int64_t(1) << (bits - 1)) &&
                          number < int64_t(1) << (bits - 1));
  return number >= 0 && (bits >= 64 || number < int64_t(1) << bits);
}

/// Returns a number in MLIR, or "" where the type does not hold it.
inline std::string numberText(const Operand &number, ten_type type) {
  if (isInteger(type)) {
    bool isWhole = number.integer != 0 || number.real == 0;
    if (!isWhole || !holds(type, number.integer))
      return "";
    if (type == TEN_I1)
      return number.integer ? "true" : "false";
    return std::to_string(number.integer);
  }
  std::string text;
  if (std::isfinite(number.real)) {
    char digits[40];
    std::snprintf(digits, sizeof digits, "%.17e", number.real);
    text = digits;
  } else {
    ten_type part = type == TEN_C64    ? TEN_F32
                    : type == TEN_C128 ? TEN_F64
                                       : type;
    bool isNan = std::isnan(number.real), isNegative = number.real < 0;
    switch (part) {
    case TEN_F64:
      text = isNan        ? "0x7FF8000000000000"
             : isNegative ? "0xFFF0000000000000"
                          : "0x7FF0000000000000";
      break;
    case TEN_F32:
      text = isNan ? "0x7FC00000" : isNegative ? "0xFF800000" : "0x7F800000";
      break;
    case TEN_F16:
      text = isNan ? "0x7E00" : isNegative ? "0xFC00" : "0x7C00";
      break;
    case TEN_BF16:
      text = isNan ? "0x7FC0" : isNegative ? "0xFF80" : "0x7F80";
      break;
    default:
      return "";
    }
  }
  return isComplex(type) ? "(" + text + ", 0.0)" : text;
}

/// Returns a value of these dimensions; the map says which dimension of the
/// result each one of `value` is.
inline Value broadcastAlong(const Value &value, const Dims &dims,
                            const Dims &map, Location at) {
  if (value.dims() == dims)
    return value;
  return value.builder().appendOne(
      "stablehlo.broadcast_in_dim", {value},
      {Attribute::list("broadcast_dimensions", map)},
      value.type().withDims(dims), at);
}

/// Aligns dimensions at the last one.
inline Value broadcastLast(const Value &value, const Dims &dims, Location at) {
  Dims map;
  int64_t added = static_cast<int64_t>(dims.size()) - value.rank();
  for (int64_t i = 0; i < value.rank(); ++i)
    map.push_back(i + added);
  return broadcastAlong(value, dims, map, at);
}

/// Returns the value of an operand; a number becomes a scalar of a type.
inline Value scalarOf(Builder &builder, const Operand &operand, ten_type type,
                      const char *op) {
  if (!operand.isNumber)
    return builder.check(operand.value, op, operand.at) ? operand.value
                                                        : builder.error();
  std::string text = numberText(operand, type);
  if (text.empty()) {
    char digits[40];
    std::snprintf(digits, sizeof digits, "%.17g", operand.real);
    return builder.fail(operand.at, std::string(op) + ": expects a number of " +
                                        nameOf(type) + ", got " + digits);
  }
  return builder.dense({type, {}}, text, operand.at);
}

inline Builder *builderOf(std::initializer_list<const Operand *> operands) {
  for (const Operand *operand : operands)
    if (!operand->isNumber && operand->value.owningBuilder())
      return operand->value.owningBuilder();
  return nullptr;
}

/// Broadcasts operands to common dimensions, and checks that they have one
/// element type. Returns no values after an error.
inline std::vector<Value>
alignOperands(Builder &builder, const char *op,
              std::initializer_list<const Operand *> operands) {
  const Operand *typed = nullptr;
  for (const Operand *operand : operands) {
    if (operand->isNumber)
      continue;
    if (!builder.check(operand->value, op, operand->at))
      return {};
    typed = typed ? typed : operand;
  }
  std::vector<Value> values;
  ten_type type = typed ? typed->value.element() : ten_type(0);
  Location at = (*operands.begin())->at;
  Dims dims;
  for (const Operand *operand : operands) {
    Value value = scalarOf(builder, *operand, type, op);
    if (!value.ok())
      return {};
    if (value.element() != type) {
      builder.fail(operand->at, std::string(op) +
                                    ": expects operands of one element type, "
                                    "got " +
                                    typed->value.type().text() + " and " +
                                    value.type().text() +
                                    "; convert() one of them");
      return {};
    }
    Dims merged(std::max(dims.size(), value.dims().size()));
    for (size_t i = 1; i <= merged.size(); ++i) {
      int64_t a = i <= dims.size() ? dims[dims.size() - i] : 1;
      int64_t b = i <= value.dims().size() ? value.dim(-int64_t(i)) : 1;
      if (a != b && a != 1 && b != 1) {
        builder.fail(operand->at, std::string(op) +
                                      ": expects dimensions that broadcast "
                                      "(aligned at the last), got [" +
                                      Attribute::listOf(dims) + "] and [" +
                                      Attribute::listOf(value.dims()) + "]");
        return {};
      }
      merged[merged.size() - i] = a == 1 ? b : a;
    }
    dims = std::move(merged);
    values.push_back(value);
  }
  for (Value &value : values)
    value = broadcastLast(value, dims, at);
  return values;
}

enum class Kinds { Any, Float, FloatOrComplex, Integer, Real, Signed };

inline bool checkKind(Builder &builder, const char *op, ten_type type,
                      Kinds kinds, Location at) {
  bool isReal = isFloat(type) || (isInteger(type) && type != TEN_I1);
  const char *expected = "";
  bool holds = true;
  switch (kinds) {
  case Kinds::Any:
    return true;
  case Kinds::Float:
    holds = isFloat(type), expected = "floats";
    break;
  case Kinds::FloatOrComplex:
    holds = isFloat(type) || isComplex(type),
    expected = "floats or complex numbers";
    break;
  case Kinds::Integer:
    holds = isInteger(type), expected = "integers or i1";
    break;
  case Kinds::Real:
    holds = isReal, expected = "floats or integers";
    break;
  case Kinds::Signed:
    holds = isFloat(type) || isComplex(type) || isSigned(type);
    expected = "floats, complex numbers or signed integers";
    break;
  }
  if (!holds)
    builder.fail(at, std::string(op) + ": expects " + expected + ", got " +
                         nameOf(type));
  return holds;
}

inline Value binary(const char *name, const char *op, Kinds kinds,
                    const Operand &a, const Operand &b) {
  Builder *builder = builderOf({&a, &b});
  if (!builder)
    return {};
  std::vector<Value> values = alignOperands(*builder, name, {&a, &b});
  if (values.empty() ||
      !checkKind(*builder, name, values[0].element(), kinds, a.at))
    return builder->error();
  return builder->appendOne(op, values, {}, values[0].type(), a.at);
}

inline Value unary(const char *name, const char *op, Kinds kinds,
                   const Operand &a) {
  Builder *builder = builderOf({&a});
  if (!builder || !builder->check(a.value, name, a.at) ||
      !checkKind(*builder, name, a.value.element(), kinds, a.at))
    return builder ? builder->error() : Value();
  return builder->appendOne(op, {a.value}, {}, a.value.type(), a.at);
}

inline Value compare(const char *name, const char *direction, const Operand &a,
                     const Operand &b) {
  Builder *builder = builderOf({&a, &b});
  if (!builder)
    return {};
  std::vector<Value> values = alignOperands(*builder, name, {&a, &b});
  if (values.empty())
    return builder->error();
  Type type = values[0].type();
  bool isEquality = direction[0] == 'E' || direction[0] == 'N';
  if (isComplex(type.element) && !isEquality)
    return builder->fail(a.at, std::string(name) +
                                   ": expects numbers with an order, got " +
                                   nameOf(type.element));
  return builder->appendOne(
      "stablehlo.compare", values,
      {{"comparison_direction",
        std::string("#stablehlo<comparison_direction ") + direction + ">",
        {}}},
      type.withElement(TEN_I1), a.at);
}

} // namespace detail

#define TENON_BINARY(NAME, OP, KINDS)                                          \
  inline Value NAME(const Operand &a, const Operand &b) {                      \
    return detail::binary(#NAME, "stablehlo." OP, detail::Kinds::KINDS, a, b); \
  }
TENON_BINARY(operator+, "add", Any)
TENON_BINARY(operator-, "subtract", Any)
TENON_BINARY(operator*, "multiply", Any)
TENON_BINARY(operator/, "divide", Any)
TENON_BINARY(operator%, "remainder", Real)
TENON_BINARY(operator&, "and", Integer)
TENON_BINARY(operator|, "or", Integer)
TENON_BINARY(operator^, "xor", Integer)
TENON_BINARY(operator<<, "shift_left", Integer)
TENON_BINARY(maximum, "maximum", Any)
TENON_BINARY(minimum, "minimum", Any)
TENON_BINARY(pow, "power", Any)
TENON_BINARY(atan2, "atan2", FloatOrComplex)
#undef TENON_BINARY

/// Shifts by the type's sign: arithmetically if it has one.
inline Value operator>>(const Operand &a, const Operand &b) {
  ten_type type = (a.isNumber ? b : a).value.element();
  return detail::binary("operator>>",
                        isSigned(type) ? "stablehlo.shift_right_arithmetic"
                                       : "stablehlo.shift_right_logical",
                        detail::Kinds::Integer, a, b);
}

#define TENON_UNARY(NAME, OP, KINDS)                                           \
  inline Value NAME(const Operand &a) {                                        \
    return detail::unary(#NAME, OP, detail::Kinds::KINDS, a);                  \
  }
TENON_UNARY(operator-, "stablehlo.negate", Any)
TENON_UNARY(operator~, "stablehlo.not", Integer)
TENON_UNARY(abs, "stablehlo.abs", Signed)
TENON_UNARY(cbrt, "stablehlo.cbrt", FloatOrComplex)
TENON_UNARY(ceil, "stablehlo.ceil", Float)
TENON_UNARY(cos, "stablehlo.cosine", FloatOrComplex)
TENON_UNARY(erf, "chlo.erf", Float)
TENON_UNARY(exp, "stablehlo.exponential", FloatOrComplex)
TENON_UNARY(expm1, "stablehlo.exponential_minus_one", FloatOrComplex)
TENON_UNARY(floor, "stablehlo.floor", Float)
TENON_UNARY(log, "stablehlo.log", FloatOrComplex)
TENON_UNARY(log1p, "stablehlo.log_plus_one", FloatOrComplex)
TENON_UNARY(sigmoid, "stablehlo.logistic", FloatOrComplex)
TENON_UNARY(sign, "stablehlo.sign", Signed)
TENON_UNARY(sin, "stablehlo.sine", FloatOrComplex)
TENON_UNARY(sqrt, "stablehlo.sqrt", FloatOrComplex)
TENON_UNARY(rsqrt, "stablehlo.rsqrt", FloatOrComplex)
TENON_UNARY(tan, "stablehlo.tan", FloatOrComplex)
TENON_UNARY(tanh, "stablehlo.tanh", FloatOrComplex)
TENON_UNARY(round, "stablehlo.round_nearest_even", Float)
#undef TENON_UNARY

#define TENON_COMPARE(NAME, DIRECTION)                                         \
  inline Value NAME(const Operand &a, const Operand &b) {                      \
    return detail::compare(#NAME, DIRECTION, a, b);                            \
  }
TENON_COMPARE(operator==, "EQ")
TENON_COMPARE(operator!=, "NE")
TENON_COMPARE(operator<, "LT")
TENON_COMPARE(operator<=, "LE")
TENON_COMPARE(operator>, "GT")
TENON_COMPARE(operator>=, "GE")
#undef TENON_COMPARE

inline Value relu(const Operand &a) { return maximum(a, Operand(0, a.at)); }

/// Returns `a` where the predicate is true, else `b`.
inline Value select(const Operand &predicate, const Operand &a,
                    const Operand &b) {
  Builder *builder = detail::builderOf({&predicate, &a, &b});
  if (!builder || !builder->check(predicate.value, "select", predicate.at))
    return builder ? builder->error() : Value();
  if (predicate.value.element() != TEN_I1)
    return builder->fail(predicate.at,
                         "select: expects a predicate of i1, got " +
                             predicate.value.type().text());
  if (a.isNumber && b.isNumber)
    return builder->fail(a.at, "select: expects a value, got two numbers; make "
                               "one by constant()");
  std::vector<Value> values =
      detail::alignOperands(*builder, "select", {&a, &b});
  if (values.empty())
    return builder->error();
  // A predicate has another element type: only its dimensions take part.
  Dims dims = values[0].dims(), other = predicate.value.dims(), merged;
  merged.resize(std::max(dims.size(), other.size()));
  for (size_t i = 1; i <= merged.size(); ++i) {
    int64_t x = i <= dims.size() ? dims[dims.size() - i] : 1;
    int64_t y = i <= other.size() ? other[other.size() - i] : 1;
    if (x != y && x != 1 && y != 1)
      return builder->fail(
          predicate.at, "select: expects dimensions that broadcast (aligned at "
                        "the last), got [" +
                            Attribute::listOf(other) + "] and [" +
                            Attribute::listOf(dims) + "]");
    merged[merged.size() - i] = x == 1 ? y : x;
  }
  Location at = predicate.at;
  return builder->appendOne("stablehlo.select",
                            {detail::broadcastLast(predicate.value, merged, at),
                             detail::broadcastLast(values[0], merged, at),
                             detail::broadcastLast(values[1], merged, at)},
                            {}, values[0].type().withDims(merged), at);
}

/// Returns min(max(x, low), high).
inline Value clamp(const Operand &low, const Operand &x, const Operand &high) {
  return minimum(maximum(x, low), high);
}

inline Value convert(const Operand &a, ten_type type) {
  Builder *builder = detail::builderOf({&a});
  if (!builder || !builder->check(a.value, "convert", a.at) ||
      !builder->checkType({type, {}}, "convert", a.at))
    return builder ? builder->error() : Value();
  if (a.value.element() == type)
    return a.value;
  return builder->appendOne("stablehlo.convert", {a.value}, {},
                            a.value.type().withElement(type), a.at);
}
template <typename T> Value convert(const Operand &a) {
  return convert(a, typeOf<T>);
}

inline Value operator+=(Value &a, const Operand &b) { return a = a + b; }
inline Value operator-=(Value &a, const Operand &b) { return a = a - b; }
inline Value operator*=(Value &a, const Operand &b) { return a = a * b; }

} // namespace build
} // namespace api
} // namespace tenon

#endif // TENON_BUILDER_ELEMENTWISE_H
