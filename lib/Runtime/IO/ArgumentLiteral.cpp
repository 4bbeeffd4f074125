//===- ArgumentLiteral.cpp - Arrays in command lines ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses arrays that are given in command lines as "2x3xf32=..." and fills
// arrays with pseudorandom numbers of SplitMix64, which are the same on every
// machine. Floats are rounded once to their type.
//
//===----------------------------------------------------------------------===//

#include "Runtime/ArgumentLiteral.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>

using namespace tenon;

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

/// Returns the k-th output of SplitMix64 (Steele, Lea and Flood 2014): its
/// state after k steps is seed + k * increment, so any output can be computed
/// directly.
static uint64_t random(uint64_t seed, uint64_t k) {
  uint64_t z = seed + (k + 1) * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

/// Returns the precision p in bits: k / 2^p is exact for k < 2^p.
static int precisionOf(ten_type type) {
  switch (type) {
  case TEN_F64:
    return 53;
  case TEN_F32:
    return 24;
  case TEN_F16:
    return 11;
  case TEN_BF16:
    return 8;
  case TEN_F8E4M3:
  case TEN_F8E4M3FN:
  case TEN_F8E4M3FNUZ:
  case TEN_F8E4M3B11FNUZ:
  case TEN_F6E2M3FN:
    return 4;
  case TEN_F8E5M2:
  case TEN_F8E5M2FNUZ:
  case TEN_F6E3M2FN:
    return 3;
  case TEN_F8E3M4:
    return 5;
  case TEN_F4E2M1FN:
    return 1;
  default:
    return 1;
  }
}

void tenon::fillUniform(Buffer &buffer, uint64_t seed) {
  ten_type part = partType(buffer.type());
  int64_t count = buffer.numBytes() / storageSize(part);
  char *element = static_cast<char *>(buffer.data());
  for (int64_t i = 0; i < count; ++i, element += storageSize(part)) {
    uint64_t bits = random(seed, static_cast<uint64_t>(i));
    if (isFloat(part)) {
      int p = precisionOf(part);
      storeDouble(part, element, std::ldexp(double(bits >> (64 - p)), -p));
    } else {
      storeUInt64(part, element, bits >> (64 - bitWidth(part)));
    }
  }
}

Status tenon::fillNormal(Buffer &buffer, uint64_t seed) {
  ten_type part = partType(buffer.type());
  if (!isFloat(part))
    return badInput("'normal' expects a floating-point or complex type, got ",
                    elementTypeName(part));
  int64_t count = buffer.numBytes() / storageSize(part);
  char *element = static_cast<char *>(buffer.data());
  for (int64_t i = 0; i < count; ++i, element += storageSize(part)) {
    int64_t sum = -(int64_t(6) << 32);
    for (uint64_t j = 0; j < 6; ++j) {
      uint64_t bits = random(seed, static_cast<uint64_t>(i) * 6 + j);
      sum += static_cast<int64_t>((bits >> 32) + (bits & 0xffffffff));
    }
    storeDouble(part, element, std::ldexp(static_cast<double>(sum), -32));
  }
  return Status();
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string_view trim(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text[0])))
    text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())))
    text.remove_suffix(1);
  return text;
}

static std::string quote(std::string_view text) {
  // An argument can be megabytes long.
  return concat("'", text.substr(0, 60), text.size() > 60 ? "..." : "", "'");
}

/// Splits "2x3xf32" into dimensions and type.
static Status parseType(std::string_view text, ten_type &type,
                        std::vector<int64_t> &dims) {
  std::string_view rest = text;
  while (!rest.empty() && std::isdigit(static_cast<unsigned char>(rest[0]))) {
    int64_t dim;
    auto [end, error] =
        std::from_chars(rest.data(), rest.data() + rest.size(), dim);
    size_t used = static_cast<size_t>(end - rest.data());
    if (error != std::errc() || used >= rest.size() || rest[used] != 'x')
      return badInput("expects a type such as 2x3xf32, got ", quote(text));
    dims.push_back(dim);
    rest.remove_prefix(used + 1);
  }
  std::optional<ten_type> parsed = parseElementType(rest);
  if (!parsed)
    return badInput("expects an element type such as f32, got ", quote(rest),
                    " in ", quote(text));
  type = *parsed;
  return Status();
}

/// Parses at most 64 bits of hexadecimal digits after "0x".
static bool parseHex(std::string_view text, uint64_t &value) {
  if (text.size() < 3 || text[0] != '0' || (text[1] | 32) != 'x')
    return false;
  const char *last = text.data() + text.size();
  auto [end, error] = std::from_chars(text.data() + 2, last, value, 16);
  return error == std::errc() && end == last;
}

static bool parseFloatText(ten_type type, std::string_view text,
                           double &value) {
  bool negative = false;
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) {
    negative = text[0] == '-';
    text.remove_prefix(1);
  }
  if (text.empty() || text[0] == '-' || text[0] == '+')
    return false;
  auto format = std::chars_format::general;
  if (text.size() > 2 && text[0] == '0' && (text[1] | 32) == 'x') {
    format = std::chars_format::hex;
    text.remove_prefix(2);
    if (text[0] == '-')
      return false;
  }
  const char *first = text.data(), *last = first + text.size();
  std::from_chars_result result;
  // Parses f32 directly: via double it would be rounded twice.
  if (type == TEN_F32) {
    float single = 0;
    result = std::from_chars(first, last, single, format);
    value = single;
  } else {
    result = std::from_chars(first, last, value, format);
  }
  if (result.ec == std::errc::result_out_of_range) {
    // Out of range: the result is infinity or zero. The sign of the exponent
    // tells which, as the mantissa has an ordinary length.
    std::string copy(format == std::chars_format::hex ? "0x" : "");
    copy += text;
    value = std::strtod(copy.c_str(), nullptr);
    if (type == TEN_F32)
      value = std::strtof(copy.c_str(), nullptr);
  } else if (result.ec != std::errc()) {
    return false;
  }
  if (result.ptr != last)
    return false;
  if (std::isnan(value))
    value = std::numeric_limits<double>::quiet_NaN();
  if (negative)
    value = -value;
  return true;
}

static Status parseInteger(ten_type type, std::string_view text,
                           void *element) {
  bool negative = !text.empty() && text[0] == '-';
  std::string_view digits = text.substr(negative ? 1 : 0);
  uint64_t magnitude = 0;
  if (!parseHex(digits, magnitude)) {
    const char *last = digits.data() + digits.size();
    auto [end, error] = std::from_chars(digits.data(), last, magnitude);
    if (error == std::errc::invalid_argument || end != last)
      return badInput("expects ", elementTypeName(type), ", got ", quote(text));
    if (error != std::errc())
      return badInput(quote(text), " does not fit ", elementTypeName(type));
  }
  int bits = bitWidth(type);
  uint64_t most = isSignedInt(type)
                      ? (uint64_t(1) << (bits - 1)) - (negative ? 0 : 1)
                  : negative ? 0
                             : ~uint64_t(0) >> (64 - bits);
  if (magnitude > most)
    return badInput(quote(text), " does not fit ", elementTypeName(type));
  storeUInt64(type, element, negative ? -magnitude : magnitude);
  return Status();
}

static Status parseElement(ten_type type, std::string_view text,
                           void *element) {
  text = trim(text);
  if (type == TEN_I1) {
    if (text == "true" || text == "1" || text == "false" || text == "0") {
      storeInt64(type, element, text == "true" || text == "1");
      return Status();
    }
    return badInput("expects true, false, 1 or 0, got ", quote(text));
  }
  if (isComplex(type)) {
    ten_type part = partType(type);
    char *bytes = static_cast<char *>(element);
    if (text.empty() || text[0] != '(') {
      storeDouble(part, bytes + storageSize(part), 0);
      return parseElement(part, text, bytes);
    }
    size_t comma = text.find(',');
    if (text.back() != ')' || comma == std::string_view::npos)
      return badInput("expects (real,imaginary), got ", quote(text));
    Status status = parseElement(part, text.substr(1, comma - 1), bytes);
    if (!status.ok())
      return status;
    return parseElement(part, text.substr(comma + 1, text.size() - comma - 2),
                        bytes + storageSize(part));
  }
  if (!isFloat(type))
    return parseInteger(type, text, element);
  uint64_t bits;
  if (parseHex(text, bits)) {
    if (bits > ~uint64_t(0) >> (64 - bitWidth(type)))
      return badInput(quote(text), " does not fit the bits of ",
                      elementTypeName(type));
    storeBits(type, element, bits);
    return Status();
  }
  double value;
  if (!parseFloatText(type, text, value))
    return badInput("expects ", elementTypeName(type), ", got ", quote(text));
  storeDouble(type, element, value);
  return Status();
}

/// Removes the first value from `rest`: up to a comma outside of parentheses.
static std::string_view nextValue(std::string_view &rest) {
  size_t end = 0;
  bool inside = false;
  for (; end < rest.size() && (inside || rest[end] != ','); ++end)
    inside = rest[end] == '(' || (inside && rest[end] != ')');
  std::string_view value = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return value;
}

static int64_t countValues(std::string_view text) {
  int64_t count = 1;
  bool inside = false;
  for (char c : text) {
    inside = c == '(' || (inside && c != ')');
    count += c == ',' && !inside;
  }
  return count;
}

bool tenon::isArgumentLiteral(std::string_view text) {
  size_t equals = text.find('=');
  ten_type type;
  std::vector<int64_t> dims;
  return equals != std::string_view::npos &&
         parseType(text.substr(0, equals), type, dims).ok();
}

static Result<Buffer> parse(std::string_view text) {
  size_t equals = text.find('=');
  if (equals == std::string_view::npos)
    return badInput("expects TYPE=VALUES, such as 2x3xf32=0");
  ten_type type;
  std::vector<int64_t> dims;
  Status status = parseType(trim(text.substr(0, equals)), type, dims);
  if (!status.ok())
    return status;
  std::string_view values = trim(text.substr(equals + 1));
  Result<int64_t> elements =
      countElements(dims.data(), static_cast<int64_t>(dims.size()));
  if (!elements)
    return std::move(elements).status();

  size_t colon = values.find(':');
  std::string_view generator =
      colon == std::string_view::npos ? "" : values.substr(0, colon);
  uint64_t seed = 0;
  if (!generator.empty()) {
    std::string_view digits = values.substr(colon + 1);
    const char *last = digits.data() + digits.size();
    auto [end, error] = std::from_chars(digits.data(), last, seed);
    if ((generator != "uniform" && generator != "normal") ||
        error != std::errc() || end != last)
      return badInput("expects values, uniform:SEED or normal:SEED, got ",
                      quote(values));
  }
  int64_t given = values.empty()      ? 0
                  : generator.empty() ? countValues(values)
                                      : 1;
  // Checks the number of values before allocating memory.
  if (given != *elements && given != 1)
    return badInput("expects ", *elements, " values or one, got ", given);

  Result<Buffer> buffer = Buffer::create(type, std::move(dims));
  if (!buffer)
    return buffer;
  if (!generator.empty()) {
    if (generator == "uniform")
      fillUniform(*buffer, seed);
    else if (status = fillNormal(*buffer, seed); !status.ok())
      return status;
    return buffer;
  }
  if (given == 1) {
    alignas(16) char value[16];
    status = parseElement(type, values, value);
    if (!status.ok())
      return status;
    size_t size = static_cast<size_t>(storageSize(type));
    for (int64_t i = 0; i < *elements; ++i)
      std::memcpy(buffer->element(i), value, size);
    return buffer;
  }
  for (int64_t i = 0; i < given; ++i) {
    status = parseElement(type, nextValue(values), buffer->element(i));
    if (!status.ok())
      return std::move(status).within(concat("value ", i));
  }
  return buffer;
}

Result<Buffer> tenon::parseArgumentLiteral(std::string_view text,
                                           const ArrayRequest &request) {
  ten_type type;
  std::vector<int64_t> dims;
  size_t equals = text.find('=');
  if (equals != std::string_view::npos &&
      parseType(trim(text.substr(0, equals)), type, dims).ok() &&
      ((request.type && type != *request.type) || !request.matches(dims)))
    return badInput("expects ", request.typeString(), ", got ",
                    formatType(type, dims));
  Result<Buffer> buffer = parse(text);
  if (!buffer)
    return std::move(buffer).status().within(quote(text));
  return buffer;
}
