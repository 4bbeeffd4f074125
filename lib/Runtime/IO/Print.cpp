//===- Print.cpp - Prints arrays ------------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints arrays as NumPy does: brackets, abbreviation of large arrays, and
// columns of floats that are aligned and use the fewest digits that identify
// each value.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Print.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace tenon;

/// Returns whether `text` parses to `value` in `type`.
static bool readsBack(ten_type type, const char *text, double value) {
  if (type == TEN_F32)
    return std::strtof(text, nullptr) == static_cast<float>(value);
  double parsed = std::strtod(text, nullptr);
  if (type == TEN_F64)
    return parsed == value;
  char element[8];
  storeDouble(type, element, parsed);
  return loadDouble(type, element) == value;
}

/// Formats with the fewest digits after the point, at most `precision`, that
/// parse to the value; `conversion` is 'f' or 'e'.
static std::string shortest(ten_type type, double value, char conversion,
                            int precision) {
  char text[400], format[8] = {'%', '.', '*', conversion, '\0'};
  for (int digits = 0; digits <= precision; ++digits) {
    std::snprintf(text, sizeof(text), format, digits, value);
    if (readsBack(type, text, value))
      break;
  }
  return text;
}

static std::string formatNonFinite(double value) {
  return std::isnan(value) ? "nan" : value < 0 ? "-inf" : "inf";
}

static std::string formatFloat(ten_type type, double value) {
  if (!std::isfinite(value))
    return formatNonFinite(value);
  double magnitude = std::fabs(value);
  bool plain = magnitude == 0 || (magnitude >= 1e-4 && magnitude < 1e16);
  std::string text = shortest(type, value, plain ? 'f' : 'e', 20);
  if (text.find_first_of(".e") == std::string::npos)
    text += ".0";
  return text;
}

std::string tenon::formatElement(ten_type type, const void *element) {
  if (type == TEN_I1)
    return loadInt64(type, element) ? "true" : "false";
  if (isUnsignedInt(type))
    return std::to_string(loadUInt64(type, element));
  if (isInteger(type))
    return std::to_string(loadInt64(type, element));
  if (isFloat(type))
    return formatFloat(type, loadDouble(type, element));
  std::complex<double> value = loadComplex(type, element);
  ten_type part = partType(type);
  return concat("(", formatFloat(part, value.real()), ",",
                formatFloat(part, value.imag()), ")");
}

namespace {
/// Formats floats with aligned points, choosing between positional and
/// scientific notation for all values at once, as NumPy does.
class FloatColumn {
public:
  FloatColumn(ten_type type, const std::vector<double> &values, int precision)
      : type(type), precision(precision) {
    double largest = 0, smallest = INFINITY;
    for (double value : values) {
      double magnitude = std::fabs(value);
      if (!std::isfinite(value) || magnitude == 0)
        continue;
      largest = std::max(largest, magnitude);
      smallest = std::min(smallest, magnitude);
    }
    scientific = largest > 0 && (largest >= 1e8 || smallest < 1e-4 ||
                                 largest / smallest > 1000);
    for (double value : values) {
      if (!std::isfinite(value)) {
        nonFinite = std::max(nonFinite, formatNonFinite(value).size());
        continue;
      }
      Parts parts = split(value);
      left = std::max(left, parts.left.size());
      digits = std::max(digits, parts.digits.size());
    }
    if (scientific)
      for (double value : values)
        if (std::isfinite(value))
          exponent = std::max(exponent, split(value).exponent.size());
    size_t width = left + 1 + digits + exponent;
    if (nonFinite > width)
      left += nonFinite - width;
  }

  std::string format(double value) const {
    size_t width = left + 1 + digits + exponent;
    if (!std::isfinite(value)) {
      std::string text = formatNonFinite(value);
      return std::string(width - std::min(width, text.size()), ' ') + text;
    }
    Parts parts = split(value);
    // Positional numbers are padded with spaces, scientific ones with zeros.
    parts.digits.resize(digits, scientific ? '0' : ' ');
    return std::string(left - std::min(left, parts.left.size()), ' ') +
           parts.left + "." + parts.digits + parts.exponent;
  }

private:
  struct Parts {
    std::string left, digits, exponent;
  };
  Parts split(double value) const {
    std::string text = shortest(type, value, scientific ? 'e' : 'f', precision);
    Parts parts;
    size_t e = text.find('e');
    if (e != std::string::npos) {
      parts.exponent = text.substr(e);
      text.resize(e);
    }
    size_t point = text.find('.');
    parts.left = text.substr(0, point);
    if (point != std::string::npos)
      parts.digits = text.substr(point + 1);
    while (!parts.digits.empty() && parts.digits.back() == '0')
      parts.digits.pop_back();
    return parts;
  }

  ten_type type;
  int precision;
  bool scientific = false;
  size_t left = 0, digits = 0, exponent = 0, nonFinite = 0;
};

class ArrayPrinter {
public:
  ArrayPrinter(const ArrayView &array, const PrintOptions &options,
               int64_t indent)
      : array(array), options(options), indent(indent),
        abbreviate(array.numElements() > options.threshold) {}

  std::string print() {
    collect(0, 0);
    formatTexts();
    std::string text;
    size_t next = 0;
    write(0, next, text);
    return text;
  }

private:
  /// Returns the indices of dimension `dim` that are shown; -1 stands for the
  /// others.
  std::vector<int64_t> shown(int64_t dim) const {
    std::vector<int64_t> indices;
    int64_t size = array.dims[dim], edge = options.edgeItems;
    bool cut = abbreviate && size > 2 * edge;
    indices.reserve(cut ? 2 * edge + 1 : size);
    for (int64_t i = 0; i < (cut ? edge : size); ++i)
      indices.push_back(i);
    if (!cut)
      return indices;
    indices.push_back(-1);
    for (int64_t i = size - edge; i < size; ++i)
      indices.push_back(i);
    return indices;
  }

  void collect(int64_t dim, int64_t index) {
    if (dim == array.rank) {
      elements.push_back(array.element(index));
      return;
    }
    // Without elements, outer dimensions would print long lists of empty
    // brackets.
    if (array.numElements() == 0)
      return;
    for (int64_t i : shown(dim))
      if (i >= 0)
        collect(dim + 1, index * array.dims[dim] + i);
  }

  void formatTexts() {
    ten_type type = array.type, part = partType(type);
    if (isInteger(type)) {
      for (const void *element : elements)
        texts.push_back(type == TEN_I1
                            ? loadInt64(type, element) ? "True" : "False"
                            : formatElement(type, element));
    } else if (isFloat(type)) {
      std::vector<double> values;
      values.reserve(elements.size());
      for (const void *element : elements)
        values.push_back(loadDouble(type, element));
      FloatColumn column(part, values, options.precision);
      for (double value : values)
        texts.push_back(column.format(value));
    } else {
      std::vector<double> real, imaginary;
      for (const void *element : elements) {
        std::complex<double> value = loadComplex(type, element);
        real.push_back(value.real());
        imaginary.push_back(value.imag());
      }
      std::vector<double> magnitudes = imaginary;
      for (double &value : magnitudes)
        value = std::fabs(value);
      FloatColumn realColumn(part, real, options.precision);
      FloatColumn column(part, magnitudes, options.precision);
      for (size_t i = 0; i < real.size(); ++i) {
        // The j directly follows the number, before the padding.
        std::string text = column.format(magnitudes[i]);
        size_t end = text.find_last_not_of(' ') + 1;
        text.insert(end, "j");
        bool negative = std::signbit(imaginary[i]) && !std::isnan(imaginary[i]);
        texts.push_back(realColumn.format(real[i]) + (negative ? "-" : "+") +
                        text);
      }
    }
    size_t width = 0;
    for (const std::string &text : texts)
      width = std::max(width, text.size());
    for (std::string &text : texts)
      text.insert(0, width - text.size(), ' ');
  }

  void newLine(int64_t dim, std::string &text, int64_t lines = 1) const {
    text.append(static_cast<size_t>(lines), '\n');
    text.append(static_cast<size_t>(indent + dim), ' ');
  }

  void write(int64_t dim, size_t &next, std::string &text) const {
    if (dim == array.rank) {
      text += texts[next++];
      return;
    }
    if (array.numElements() == 0) {
      text += "[]";
      return;
    }
    text += '[';
    bool first = true;
    if (dim + 1 < array.rank) {
      for (int64_t i : shown(dim)) {
        // Planes of higher rank are separated by empty lines.
        if (!first)
          newLine(dim + 1, text, array.rank - dim - 1);
        first = false;
        if (i < 0)
          text += "...";
        else
          write(dim + 1, next, text);
      }
    } else {
      int64_t column = indent + dim + 1;
      for (int64_t i : shown(dim)) {
        const std::string &word = i < 0 ? ellipsis : texts[next++];
        int64_t size = static_cast<int64_t>(word.size());
        if (!first && column + 1 + size + dim + 1 > options.lineWidth) {
          newLine(dim + 1, text);
          column = indent + dim + 1;
        } else if (!first) {
          text += ' ';
          ++column;
        }
        first = false;
        text += word;
        column += size;
      }
    }
    text += ']';
  }

  const ArrayView &array;
  const PrintOptions &options;
  int64_t indent;
  bool abbreviate;
  std::vector<const void *> elements;
  std::vector<std::string> texts;
  const std::string ellipsis = "...";
};
} // namespace

std::string tenon::formatArray(const ArrayView &array,
                               const PrintOptions &options, int64_t indent) {
  return ArrayPrinter(array, options, indent).print();
}

std::string tenon::printTensor(const ArrayView &array,
                               const PrintOptions &options) {
  std::string head = concat("tensor ", array.typeString(), " ");
  return head + formatArray(array, options, static_cast<int64_t>(head.size()));
}
