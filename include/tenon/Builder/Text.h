//===- Text.h - Prints graphs as StableHLO ----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A graph as text of MLIR: every operation in its generic form, with the
// caller's line as its location.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_BUILDER_TEXT_H
#define TENON_BUILDER_TEXT_H

#include "Graph.h"

namespace tenon {
inline namespace api {
namespace build {

namespace detail {

/// Returns a string literal of MLIR.
inline std::string quoted(const std::string &text) {
  const char *digits = "0123456789ABCDEF";
  std::string result = "\"";
  for (char c : text) {
    auto byte = static_cast<unsigned char>(c);
    if (byte < 32 || byte >= 127 || c == '"' || c == '\\') {
      result += '\\';
      result += digits[byte >> 4];
      result += digits[byte & 15];
    } else {
      result += c;
    }
  }
  return result + "\"";
}

class Printer {
public:
  explicit Printer(const Builder &builder) : builder(builder) {}

  std::string print() {
    text = "module @" + quoted(builder.name()) + " {\n";
    text += "func.func public @main(";
    const char *comma = "";
    for (const Parameter &parameter : builder.parameters()) {
      text += comma + value(parameter.value) + ": " + type(parameter.value);
      if (parameter.bound)
        text += " {ten.bound}";
      text +=
          " loc(" + quoted(parameter.name) + "(" + place(parameter.at) + "))";
      comma = ", ";
    }
    const std::vector<int> &results = builder.main().results;
    text += ") -> (" + types(results) + ") {\n";
    add(builder.main().nodes);
    text += "func.return";
    if (!results.empty())
      text += " " + values(results) + " : " + types(results);
    return text + "\n}\n}\n";
  }

private:
  static std::string value(int number) { return "%" + std::to_string(number); }
  std::string type(int number) const {
    return builder.typeOfValue(number).text();
  }
  std::string values(const std::vector<int> &list) const {
    std::string result;
    for (int number : list)
      result += (result.empty() ? "" : ", ") + value(number);
    return result;
  }
  std::string types(const std::vector<int> &list) const {
    std::string result;
    for (int number : list)
      result += (result.empty() ? "" : ", ") + type(number);
    return result;
  }
  static std::string place(const Location &at) {
    return quoted(at.file) + ":" + std::to_string(at.line) + ":" +
           std::to_string(at.column);
  }

  void add(const std::vector<Node> &nodes) {
    for (const Node &node : nodes)
      add(node);
  }

  void add(const Node &node) {
    std::vector<int> results;
    for (size_t i = 0; i < node.results.size(); ++i)
      results.push_back(node.first + static_cast<int>(i));
    if (!results.empty())
      text += values(results) + " = ";
    text += quoted(node.op) + "(" + values(node.operands) + ")";
    if (!node.attributes.empty()) {
      const char *comma = "";
      text += " <{";
      for (const Attribute &attribute : node.attributes) {
        text += comma + attribute.name + " = " + attribute.text;
        comma = ", ";
      }
      text += "}>";
    }
    if (!node.regions.empty()) {
      const char *comma = "";
      text += " (";
      for (const Region &region : node.regions) {
        text += comma;
        add(region, node.at);
        comma = ", ";
      }
      text += ")";
    }
    text += " : (" + types(node.operands) + ") -> (" + types(results) +
            ") loc(" + place(node.at) + ")\n";
  }

  void add(const Region &region, const Location &at) {
    text += "{\n";
    if (!region.arguments.empty()) {
      text += "^bb0(";
      const char *comma = "";
      for (int argument : region.arguments) {
        text += comma + value(argument) + ": " + type(argument);
        comma = ", ";
      }
      text += "):\n";
    }
    add(region.nodes);
    text += "\"stablehlo.return\"(" + values(region.results) + ") : (" +
            types(region.results) + ") -> () loc(" + place(at) + ")\n}";
  }

  const Builder &builder;
  std::string text;
};

} // namespace detail

/// Returns the program as StableHLO; it is complete only without errors.
inline std::string textOf(const Builder &builder) {
  return detail::Printer(builder).print();
}

} // namespace build
} // namespace api
} // namespace tenon

#endif // TENON_BUILDER_TEXT_H
