//===- Graph.h - Programs as graphs of operations ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The data structure of Builder.h: nodes in program order, each an operation of
// StableHLO with its operands, attributes, regions, result types and the line
// of the caller. The graph is kept until the builder is destroyed, so that a
// transformation of it, such as differentiation, can read it; Text.h prints it.
//
// Invariants: an operand is defined before the node that uses it, in the same
// region or in one around it. A value without a number stands for an expression
// with an error: operations on it have no effect and report nothing, so that
// each mistake gives one error.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_BUILDER_GRAPH_H
#define TENON_BUILDER_GRAPH_H

#include "../tenon.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <numeric>
#include <string>
#include <type_traits>
#include <vector>

namespace tenon {
inline namespace api {
namespace build {

class Builder;

/// Place in the source of the caller. As a default argument, `Location::here()`
/// is the place of the call.
struct Location {
  const char *file = "";
  unsigned line = 0, column = 0;

#if defined(__has_builtin)
#if __has_builtin(__builtin_COLUMN)
#define TENON_BUILDER_COLUMN __builtin_COLUMN()
#endif
#endif
#ifndef TENON_BUILDER_COLUMN
#define TENON_BUILDER_COLUMN 1
#endif
  static constexpr Location here(const char *file = __builtin_FILE(),
                                 unsigned line = __builtin_LINE(),
                                 unsigned column = TENON_BUILDER_COLUMN) {
    return {file, line, column};
  }
#undef TENON_BUILDER_COLUMN
};

using Dims = std::vector<int64_t>;

/// Element type and static dimensions.
struct Type {
  ten_type element = ten_type(0);
  Dims dims;

  int64_t rank() const { return static_cast<int64_t>(dims.size()); }
  int64_t numElements() const {
    // Return 0 first: the product of the other sizes may overflow.
    if (std::find(dims.begin(), dims.end(), 0) != dims.end())
      return 0;
    return std::accumulate(dims.begin(), dims.end(), int64_t(1),
                           std::multiplies<>());
  }
  Type withDims(Dims other) const { return {element, std::move(other)}; }
  Type withElement(ten_type other) const { return {other, dims}; }
  friend bool operator==(const Type &a, const Type &b) {
    return a.element == b.element && a.dims == b.dims;
  }
  friend bool operator!=(const Type &a, const Type &b) { return !(a == b); }

  /// Returns the type in MLIR: "tensor<2x3xf32>".
  std::string text() const {
    std::string result = "tensor<";
    for (int64_t size : dims)
      result += std::to_string(size) + "x";
    const char *name = tenon_type_name(element);
    return result + (name ? name : "?") + ">";
  }
};

inline bool isFloat(ten_type type) {
  return (type >= TEN_F64 && type <= TEN_F4E2M1FN) || type == TEN_F6E2M3FN ||
         type == TEN_F6E3M2FN;
}
inline bool isComplex(ten_type type) {
  return type == TEN_C64 || type == TEN_C128;
}
inline bool isInteger(ten_type type) {
  return type >= TEN_I1 && type <= TEN_UI64;
}
inline bool isSigned(ten_type type) {
  return type >= TEN_I2 && type <= TEN_I64;
}

/// Attribute of an operation. `text` is its form in MLIR; `numbers` are the
/// same as data where the attribute is a list.
struct Attribute {
  std::string name, text;
  Dims numbers;

  static std::string listOf(const Dims &list) {
    std::string text;
    for (int64_t number : list)
      text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
  }
  static Attribute list(std::string name, Dims numbers) {
    std::string text = numbers.empty() ? std::string("array<i64>")
                                       : "array<i64: " + listOf(numbers) + ">";
    return {std::move(name), std::move(text), std::move(numbers)};
  }
  static Attribute number(std::string name, int64_t value) {
    return {std::move(name), std::to_string(value) + " : i64", {value}};
  }
};

struct Node;
struct Region {
  std::vector<int> arguments;
  std::vector<Node> nodes;
  std::vector<int> results;
};

/// An operation. Values are numbers; its results have consecutive ones from
/// `first`.
struct Node {
  std::string op; ///< such as "stablehlo.add"
  std::vector<int> operands;
  std::vector<Attribute> attributes;
  std::vector<Region> regions;
  int first = 0;
  std::vector<Type> results;
  Location at;
};

/// Typed expression: a value of a builder's program, or, if not `ok()`, one
/// with an error, which the builder has.
class Value {
public:
  Value() = default;
  Value(Builder *builder, int number) : owner(builder), id(number) {}

  bool ok() const { return id >= 0; }
  explicit operator bool() const { return ok(); }
  /// Null only for a default-constructed value.
  Builder *owningBuilder() const { return owner; }
  Builder &builder() const { return *owner; }
  int number() const { return id; }

  inline const Type &type() const;
  ten_type element() const { return type().element; }
  const Dims &dims() const { return type().dims; }
  int64_t rank() const { return type().rank(); }
  /// Returns a dimension; negative ones count from the last. 0 if there is
  /// none.
  int64_t dim(int64_t i) const {
    i += i < 0 ? rank() : 0;
    return i >= 0 && i < rank() ? dims()[static_cast<size_t>(i)] : 0;
  }

private:
  Builder *owner = nullptr;
  int id = -1;
};

/// Argument of an operation, with the place where it is written: a value, or a
/// number, which takes the element type and the dimensions of the operation's
/// other operand.
class Operand {
public:
  Operand(Value value, Location at = Location::here()) : at(at), value(value) {}
  template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>
  Operand(T number, Location at = Location::here())
      : at(at), isNumber(true), type(std::is_same_v<T, bool>        ? TEN_I1
                                     : std::is_same_v<T, double>    ? TEN_F64
                                     : std::is_floating_point_v<T>  ? TEN_F32
                                     : sizeof(T) <= sizeof(int32_t) ? TEN_I32
                                                                    : TEN_I64),
        real(static_cast<double>(number)),
        integer(std::is_integral_v<T> ? static_cast<int64_t>(number) : 0) {}

  Location at;
  Value value;
  bool isNumber = false;
  ten_type type = ten_type(0); ///< of a number alone
  double real = 0;
  int64_t integer = 0;
};

/// Error of an expression, with the caller's line.
struct BuildError {
  Location at;
  std::string message;

  std::string text() const {
    return std::string(at.file) + ":" + std::to_string(at.line) + ":" +
           std::to_string(at.column) + ": error: " + message;
  }
};

namespace detail {
/// Argument of the program.
struct Parameter {
  std::string name;
  int value;
  bool bound;
  Array array; ///< of a weight, else without a type
  Location at;
};
} // namespace detail

/// Builds a program with the function `main`. Must outlive its values, and is
/// used by one thread at a time. The first error is kept, and compiling gives
/// it; `onError` is called for each error at once, such as to stop a debugger
/// there.
class Builder {
public:
  explicit Builder(std::string name = "program") : title(std::move(name)) {
    open.push_back({&body, 0});
  }
  Builder(const Builder &) = delete;
  Builder &operator=(const Builder &) = delete;

  /// Returns an argument of the program.
  Value input(const std::string &name, ten_type element, Dims dims,
              Location at = Location::here()) {
    return parameter(name, {element, std::move(dims)}, false,
                     Array(0, nullptr, {}), at);
  }
  template <typename T>
  Value input(const std::string &name, Dims dims,
              Location at = Location::here()) {
    return input(name, typeOf<T>, std::move(dims), at);
  }
  /// Returns an argument that is given once, by Program::bind.
  Value weight(const std::string &name, ten_type element, Dims dims,
               Location at = Location::here()) {
    return parameter(name, {element, std::move(dims)}, true,
                     Array(0, nullptr, {}), at);
  }
  template <typename T>
  Value weight(const std::string &name, Dims dims,
               Location at = Location::here()) {
    return weight(name, typeOf<T>, std::move(dims), at);
  }
  /// Returns an argument with the value `array`, whose memory is read when the
  /// program is compiled. The same name gives the same argument.
  Value weight(const std::string &name, const Array &array,
               Location at = Location::here()) {
    if (!tenon_type_name(array.type()))
      return fail(at, "weight '" + name + "': there is no such array");
    return parameter(name, {ten_type(array.type()), array.dims()}, true, array,
                     at);
  }
  /// Returns an array with the given elements.
  template <typename T>
  Value constant(const std::vector<T> &elements, Dims dims,
                 Location at = Location::here()) {
    static_assert(typeOf<T> != ten_type(0), "no element type of Tenon");
    Type type{typeOf<T>, std::move(dims)};
    if (!checkType(type, "constant", at))
      return error();
    if (static_cast<int64_t>(elements.size()) != type.numElements())
      return fail(at, "constant: expects " +
                          std::to_string(type.numElements()) +
                          " elements for " + type.text() + ", got " +
                          std::to_string(elements.size()));
    return dense(type, denseText(elements), at);
  }
  template <typename T>
  Value constant(T number, Location at = Location::here()) {
    static_assert(typeOf<T> != ten_type(0), "no element type of Tenon");
    return constant(std::vector<T>{number}, {}, at);
  }
  /// Returns 0, 1, 2, ... along a dimension.
  inline Value iota(ten_type element, Dims dims, int64_t dimension = 0,
                    Location at = Location::here());

  /// Adds a result of the program.
  void result(const Operand &operand) {
    Value value = operand.value;
    if (!operand.isNumber && !value.ok() && errors.empty())
      fail(operand.at, "result: expects a value, got none");
    if (operand.isNumber)
      fail(operand.at, "result: expects a value, got a number; make it by "
                       "constant()");
    else if (check(value, "result", operand.at))
      body.results.push_back(value.number());
  }

  /// Returns the first error, or null.
  const BuildError *firstError() const {
    return errors.empty() ? nullptr : &errors.front();
  }
  const std::vector<BuildError> &allErrors() const { return errors; }
  void onError(std::function<void(const BuildError &)> handler) {
    errorHandler = std::move(handler);
  }
  /// Records an error and returns a value that stands for it.
  Value fail(Location at, std::string message) {
    errors.push_back({at, std::move(message)});
    if (errorHandler)
      errorHandler(errors.back());
    return error();
  }
  Value error() { return Value(this, -1); }

  //===--------------------------------------------------------------------===//
  // For operations
  //===--------------------------------------------------------------------===//

  const std::string &name() const { return title; }
  const Region &main() const { return body; }
  const std::vector<detail::Parameter> &parameters() const { return arguments; }
  const Type &typeOfValue(int number) const {
    static const Type none;
    return number < 0 ? none : types[static_cast<size_t>(number)];
  }

  /// Returns whether a value can be used here; reports it if not, unless the
  /// value has an error.
  bool check(const Value &value, const char *op, Location at) {
    if (value.owningBuilder() && value.owningBuilder() != this) {
      fail(at, std::string(op) + ": got a value of another builder");
      return false;
    }
    if (!value.owningBuilder()) {
      fail(at, std::string(op) + ": got a value that was never set");
      return false;
    }
    if (!value.ok())
      return false;
    int home = homes[static_cast<size_t>(value.number())];
    for (const OpenRegion &region : open)
      if (region.id == home)
        return true;
    fail(at, std::string(op) +
                 ": got a value of a loop's or branch's body outside of it; "
                 "return it from the body");
    return false;
  }

  /// Appends an operation and returns its results.
  std::vector<Value> append(std::string op, const std::vector<Value> &operands,
                            std::vector<Attribute> attributes,
                            std::vector<Type> results, Location at,
                            std::vector<Region> regions = {}) {
    Node node;
    node.op = std::move(op);
    for (const Value &operand : operands)
      node.operands.push_back(operand.number());
    node.attributes = std::move(attributes);
    node.regions = std::move(regions);
    node.first = static_cast<int>(types.size());
    node.at = at;
    std::vector<Value> values;
    for (const Type &type : results)
      values.push_back(define(type));
    node.results = std::move(results);
    open.back().region->nodes.push_back(std::move(node));
    return values;
  }
  Value appendOne(std::string op, const std::vector<Value> &operands,
                  std::vector<Attribute> attributes, Type result, Location at,
                  std::vector<Region> regions = {}) {
    return append(std::move(op), operands, std::move(attributes),
                  {std::move(result)}, at, std::move(regions))[0];
  }

  /// Builds a region by `fill`, which takes its arguments and returns its
  /// results.
  template <typename Fill>
  Region region(const std::vector<Type> &arguments, Fill fill) {
    Region made;
    open.push_back({&made, ++regions});
    std::vector<Value> values;
    for (const Type &type : arguments) {
      values.push_back(define(type));
      made.arguments.push_back(values.back().number());
    }
    for (const Value &value : fill(values))
      made.results.push_back(value.number());
    open.pop_back();
    return made;
  }

  Value dense(const Type &type, const std::string &elements, Location at) {
    return appendOne(
        "stablehlo.constant", {},
        {{"value", "dense<" + elements + "> : " + type.text(), {}}}, type, at);
  }

  bool checkType(const Type &type, const char *op, Location at) {
    int64_t bytes = tenon_type_bytes(type.element);
    if (bytes == 0) {
      fail(at, std::string(op) + ": expects an element type of enum ten_type");
      return false;
    }
    for (int64_t size : type.dims) {
      if (size < 0 || (size > 0 && bytes > INT64_MAX / size)) {
        fail(at, std::string(op) +
                     ": expects static sizes of less than 2^63 "
                     "bytes, got [" +
                     Attribute::listOf(type.dims) + "]");
        return false;
      }
      bytes *= size > 0 ? size : 1;
    }
    return true;
  }

private:
  struct OpenRegion {
    Region *region;
    int id;
  };

  Value define(const Type &type) {
    types.push_back(type);
    homes.push_back(open.back().id);
    return Value(this, static_cast<int>(types.size()) - 1);
  }

  Value parameter(const std::string &name, Type type, bool bound, Array array,
                  Location at) {
    if (!checkType(type, "input", at))
      return error();
    for (const detail::Parameter &other : arguments) {
      if (other.name != name)
        continue;
      if (bound && other.bound && typeOfValue(other.value) == type &&
          other.array.data() == array.data())
        return Value(this, other.value);
      return fail(at, "input: there is an argument named '" + name + "'");
    }
    types.push_back(type);
    homes.push_back(0);
    int number = static_cast<int>(types.size()) - 1;
    body.arguments.push_back(number);
    arguments.push_back({name, number, bound, std::move(array), at});
    return Value(this, number);
  }

  /// Returns the elements as the hexadecimal digits of their bytes.
  template <typename T>
  static std::string denseText(const std::vector<T> &elements) {
    if (elements.empty())
      return "";
    std::string text;
    if constexpr (std::is_same_v<T, bool>) {
      // A list is for one dimension; bits are padded to bytes.
      text = "\"0x";
      unsigned byte = 0;
      if (elements.size() == 1)
        return elements[0] ? "true" : "false";
      for (size_t i = 0; i < elements.size(); ++i) {
        byte |= elements[i] ? 1u << (i % 8) : 0;
        if (i % 8 == 7 || i + 1 == elements.size()) {
          addByte(text, static_cast<unsigned char>(byte));
          byte = 0;
        }
      }
    } else {
      text = "\"0x";
      for (const T &element : elements) {
        unsigned char bytes[sizeof(T)];
        std::memcpy(bytes, &element, sizeof(T));
        for (unsigned char byte : bytes)
          addByte(text, byte);
      }
    }
    return text + "\"";
  }
  static void addByte(std::string &text, unsigned char byte) {
    const char *digits = "0123456789ABCDEF";
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }

  std::string title;
  Region body;
  std::vector<detail::Parameter> arguments;
  std::vector<Type> types; ///< by number of the value
  std::vector<int> homes;  ///< the region that defines it; 0 is the function
  std::vector<OpenRegion> open;
  int regions = 0;
  std::vector<BuildError> errors;
  std::function<void(const BuildError &)> errorHandler;
};

inline const Type &Value::type() const {
  static const Type none;
  return owner ? owner->typeOfValue(id) : none;
}

} // namespace build
} // namespace api
} // namespace tenon

#endif // TENON_BUILDER_GRAPH_H
