//===- Safetensors.cpp - Reads .safetensors files -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads .safetensors files: a JSON header with the types, shapes and byte
// ranges of the tensors, followed by their data. The file is untrusted; the
// header is parsed strictly.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Safetensors.h"
#include "StoredArray.h"

#include <algorithm>
#include <cstring>
#include <unordered_set>

using namespace tenon;

static std::optional<ten_type> parseDtype(std::string_view name) {
  static const struct {
    std::string_view name;
    ten_type type;
  } dtypes[] = {
      {"BOOL", TEN_I1},
      {"U8", TEN_UI8},
      {"I8", TEN_I8},
      {"I16", TEN_I16},
      {"U16", TEN_UI16},
      {"F16", TEN_F16},
      {"BF16", TEN_BF16},
      {"I32", TEN_I32},
      {"U32", TEN_UI32},
      {"F32", TEN_F32},
      {"F64", TEN_F64},
      {"I64", TEN_I64},
      {"U64", TEN_UI64},
      {"F8_E5M2", TEN_F8E5M2},
      {"C64", TEN_C64},
      {"F8_E4M3", TEN_F8E4M3FN},
      {"F8_E8M0", TEN_F8E8M0FNU},
      {"F8_E4M3FNUZ", TEN_F8E4M3FNUZ},
      {"F8_E5M2FNUZ", TEN_F8E5M2FNUZ},
  };
  for (const auto &dtype : dtypes)
    if (dtype.name == name)
      return dtype.type;
  return std::nullopt;
}

namespace tenon {
/// Parses the subset of JSON that a header may contain, strictly: one object of
/// objects, with strings, unsigned integers and arrays of them. Not recursive,
/// so nesting cannot exhaust the stack.
class SafetensorsHeaderParser {
public:
  SafetensorsHeaderParser(std::string_view text, SafetensorsFile &file)
      : text(text), file(file) {}

  Status parse() {
    if (!consume('{'))
      return malformed("'{'");
    std::unordered_set<std::string> names;
    if (!consume('}')) {
      do {
        std::string key;
        Status status = string(key);
        if (!status.ok())
          return status;
        if (!consume(':'))
          return malformed("':'");
        if (!names.insert(key).second)
          return badInput("expects each name once in the header, got '", key,
                          "' twice");
        status = key == "__metadata__" ? metadata() : tensor(std::move(key));
        if (!status.ok())
          return status;
      } while (consume(','));
      if (!consume('}'))
        return malformed("',' or '}'");
    }
    peek(); // Writers pad with spaces.
    return position == text.size() ? Status()
                                   : malformed("nothing after the object");
  }

private:
  char peek() {
    while (position < text.size() &&
           (text[position] == ' ' || text[position] == '\n' ||
            text[position] == '\t' || text[position] == '\r'))
      ++position;
    return position < text.size() ? text[position] : '\0';
  }
  bool consume(char expected) {
    if (peek() != expected || position >= text.size())
      return false;
    ++position;
    return true;
  }
  Status malformed(const char *expected) {
    return badInput("expects ", expected, " at offset ", position,
                    " of the header");
  }

  Status hexDigits(uint32_t &value) {
    value = 0;
    for (int i = 0; i < 4; ++i, ++position) {
      char c = position < text.size() ? text[position] : '\0';
      uint32_t digit = c >= '0' && c <= '9'   ? c - '0'
                       : c >= 'a' && c <= 'f' ? c - 'a' + 10
                       : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                              : 16;
      if (digit == 16)
        return malformed("four hexadecimal digits");
      value = value * 16 + digit;
    }
    return Status();
  }

  Status escape(std::string &value) {
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    char c = position < text.size() ? text[position++] : '\0';
    if (const char *found = c ? std::strchr(from, c) : nullptr) {
      value += to[found - from];
      return Status();
    }
    if (c != 'u')
      return malformed("an escape sequence of JSON");
    uint32_t code;
    Status status = hexDigits(code);
    if (!status.ok())
      return status;
    if (code >= 0xd800 && code < 0xdc00) { // The first half of a pair.
      uint32_t low = 0;
      if (text.substr(position, 2) != "\\u")
        return malformed("the second half of a surrogate pair");
      position += 2;
      status = hexDigits(low);
      if (!status.ok())
        return status;
      if (low < 0xdc00 || low > 0xdfff)
        return malformed("the second half of a surrogate pair");
      code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    } else if (code >= 0xdc00 && code <= 0xdfff) {
      return malformed("the first half of a surrogate pair");
    }
    if (code < 0x80) {
      value += static_cast<char>(code);
    } else {
      int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      static const int lead[] = {0, 0xc0, 0xe0, 0xf0};
      value += static_cast<char>(lead[more] | code >> (6 * more));
      while (more-- > 0)
        value += static_cast<char>(0x80 | (code >> (6 * more) & 0x3f));
    }
    return Status();
  }

  Status string(std::string &value) {
    if (!consume('"'))
      return malformed("a string");
    while (position < text.size()) {
      char c = text[position++];
      if (c == '"')
        return Status();
      if (static_cast<unsigned char>(c) < 0x20)
        return malformed("no control character in a string");
      if (c != '\\') {
        value += c;
        continue;
      }
      Status status = escape(value);
      if (!status.ok())
        return status;
    }
    return malformed("the end of a string");
  }

  Status integers(std::vector<int64_t> &values) {
    if (!consume('['))
      return malformed("'['");
    if (consume(']'))
      return Status();
    do {
      peek();
      size_t start = position;
      int64_t value = 0;
      for (; position < text.size() && text[position] >= '0' &&
             text[position] <= '9';
           ++position)
        if (__builtin_mul_overflow(value, int64_t(10), &value) ||
            __builtin_add_overflow(value, int64_t(text[position] - '0'),
                                   &value))
          return badInput("expects integers below 2^63 in the header, got a "
                          "larger one at offset ",
                          start);
      if (position == start || (text[start] == '0' && position > start + 1))
        return malformed("an integer of at least 0");
      values.push_back(value);
    } while (consume(','));
    return consume(']') ? Status() : malformed("',' or ']'");
  }

  Status metadata() {
    if (!consume('{'))
      return malformed("'{'");
    if (consume('}'))
      return Status();
    do {
      std::string key, value;
      Status status = string(key);
      if (!status.ok())
        return status;
      if (!consume(':'))
        return malformed("':'");
      status = string(value);
      if (!status.ok())
        return status;
    } while (consume(','));
    return consume('}') ? Status() : malformed("',' or '}'");
  }

  Status tensor(std::string name) {
    SafetensorsFile::Tensor tensor;
    std::string dtype;
    std::vector<int64_t> offsets;
    bool hasDtype = false, hasShape = false, hasOffsets = false;
    if (!consume('{'))
      return malformed("'{'");
    do {
      std::string key;
      Status status = string(key);
      if (!status.ok())
        return status;
      if (!consume(':'))
        return malformed("':'");
      if (key == "dtype" && !std::exchange(hasDtype, true))
        status = string(dtype);
      else if (key == "shape" && !std::exchange(hasShape, true))
        status = integers(tensor.dims);
      else if (key == "data_offsets" && !std::exchange(hasOffsets, true))
        status = integers(offsets);
      else
        return badInput("expects 'dtype', 'shape' and 'data_offsets' once each "
                        "for tensor '",
                        name, "', got '", key, "'");
      if (!status.ok())
        return status;
    } while (consume(','));
    if (!consume('}'))
      return malformed("',' or '}'");
    if (!hasDtype || !hasShape || offsets.size() != 2)
      return badInput("expects 'dtype', 'shape' and two 'data_offsets' for "
                      "tensor '",
                      name, "'");
    std::optional<ten_type> type = parseDtype(dtype);
    if (!type)
      return badInput("dtype '", dtype, "' of tensor '", name,
                      "' is not supported");
    tensor.type = *type;
    Result<int64_t> bytes =
        countBytes(*type, tensor.dims.data(), int64_t(tensor.dims.size()));
    if (!bytes)
      return std::move(bytes).status().within(concat("tensor '", name, "'"));
    if (offsets[0] > offsets[1] || offsets[1] - offsets[0] != *bytes)
      return badInput("expects ", *bytes, " bytes for tensor '", name, "' (",
                      formatType(*type, tensor.dims), "), got offsets ",
                      offsets[0], " to ", offsets[1]);
    tensor.begin = static_cast<uint64_t>(offsets[0]);
    tensor.end = static_cast<uint64_t>(offsets[1]);
    tensor.name = std::move(name);
    file.tensors.push_back(std::move(tensor));
    return Status();
  }

  std::string_view text;
  SafetensorsFile &file;
  size_t position = 0;
};
} // namespace tenon

Result<SafetensorsFile> SafetensorsFile::open(const std::string &path) {
  Result<std::shared_ptr<const FileBytes>> file = SharedFile::open(path);
  if (!file)
    return std::move(file).status();
  return parse(*std::move(file), path);
}

Result<SafetensorsFile> SafetensorsFile::parse(FileBytes bytes,
                                               std::string name) {
  return parse(std::make_shared<const FileBytes>(std::move(bytes)),
               std::move(name));
}

Result<SafetensorsFile>
SafetensorsFile::parse(std::shared_ptr<const FileBytes> bytes,
                       std::string name) {
  SafetensorsFile result;
  result.file = std::move(bytes);
  result.fileName = std::move(name);
  const uint8_t *data = result.file->data();
  uint64_t size = result.file->size(), length = 0;
  auto fail = [&](Status status) {
    return std::move(status).within(result.fileName);
  };
  if (size < 8)
    return fail(badInput("expects a .safetensors file, got ", size, " bytes"));
  std::memcpy(&length, data, 8);
  if (length > size - 8)
    return fail(
        badInput("expects a header of ", length, " bytes, got ", size - 8));
  std::string_view text(reinterpret_cast<const char *>(data) + 8, length);
  Status status = SafetensorsHeaderParser(text, result).parse();
  if (!status.ok())
    return fail(std::move(status));
  result.dataOffset = 8 + length;

  // Every byte of the data must belong to exactly one tensor.
  std::vector<const Tensor *> order;
  order.reserve(result.tensors.size());
  for (const Tensor &tensor : result.tensors)
    order.push_back(&tensor);
  std::sort(order.begin(), order.end(), [](const Tensor *a, const Tensor *b) {
    return std::pair(a->begin, a->end) < std::pair(b->begin, b->end);
  });
  uint64_t next = 0;
  for (const Tensor *tensor : order) {
    if (tensor->begin != next)
      return fail(badInput("expects tensor '", tensor->name,
                           "' to begin at offset ", next,
                           ", where the one "
                           "before it ends, got ",
                           tensor->begin));
    next = tensor->end;
  }
  if (next != size - result.dataOffset)
    return fail(badInput("expects ", next, " bytes of data, got ",
                         size - result.dataOffset));
  return result;
}

ArrayView SafetensorsFile::view(size_t index) const {
  const Tensor &tensor = tensors[index];
  return {tensor.type, file->data() + dataOffset + tensor.begin,
          tensor.dims.data(), static_cast<int64_t>(tensor.dims.size())};
}

std::optional<size_t> SafetensorsFile::find(std::string_view name) const {
  for (size_t i = 0; i < tensors.size(); ++i)
    if (tensors[i].name == name)
      return i;
  return std::nullopt;
}

Result<Buffer> SafetensorsFile::read(size_t index,
                                     const ArrayRequest &request) const {
  if (index >= tensors.size())
    return badInput(fileName, ": expects a tensor below ", tensors.size(),
                    ", got ", index);
  const Tensor &tensor = tensors[index];
  if ((request.type && *request.type != tensor.type) ||
      !request.matches(tensor.dims))
    return badInput(fileName, ": tensor '", tensor.name, "' expects ",
                    request.typeString(), ", got ",
                    formatType(tensor.type, tensor.dims));
  Result<Buffer> buffer =
      storedArray(file, view(index), request.mayView && tensor.type != TEN_I1);
  if (buffer && tensor.type == TEN_I1)
    for (int64_t i = 0; i < buffer->numElements(); ++i)
      buffer->as<uint8_t>()[i] = buffer->as<uint8_t>()[i] != 0;
  return buffer;
}

Result<Buffer> SafetensorsFile::read(std::string_view name,
                                     const ArrayRequest &request) const {
  std::optional<size_t> index = find(name);
  if (!index)
    return badInput(fileName, ": has no tensor '", name, "'");
  return read(*index, request);
}
