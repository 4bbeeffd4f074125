//===- Npy.cpp - Reads and writes .npy files ------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses and writes NumPy's .npy files (NEP 1 and its versions 1.0 to 3.0). The
// header is untrusted; sizes are checked before anything is allocated.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Npy.h"

#include "Runtime/File.h"

#include <algorithm>
#include <cstring>
#include <limits>

using namespace tenon;

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
              "the readers expect a little-endian machine");

bool ArrayRequest::matches(const std::vector<int64_t> &actual) const {
  if (!dims)
    return true;
  if (dims->size() != actual.size())
    return false;
  for (size_t i = 0; i < actual.size(); ++i)
    if ((*dims)[i] != -1 && (*dims)[i] != actual[i])
      return false;
  return true;
}

std::string ArrayRequest::typeString() const {
  if (type && dims)
    return formatType(*type, *dims);
  if (type)
    return concat(elementTypeName(*type), " of any shape");
  if (!dims)
    return "any array";
  std::string text = formatType(TEN_F32, *dims);
  return text.substr(0, text.size() - 3) + "any";
}

std::string NpyHeader::descr() const {
  char order = itemBytes == 1 ? '|' : byteOrder;
  return concat(order, kind, itemBytes);
}

//===----------------------------------------------------------------------===//
// The header: a Python dictionary of three entries
//===----------------------------------------------------------------------===//

namespace {
class HeaderParser {
public:
  HeaderParser(std::string_view text, NpyHeader &header)
      : text(text), header(header) {}

  Status parse() {
    if (!consume('{'))
      return malformed("'{'");
    bool hasDescr = false, hasOrder = false, hasShape = false;
    while (!consume('}')) {
      std::string_view key;
      if (!string(key) || !consume(':'))
        return malformed("a quoted key and ':'");
      Status status;
      if (key == "descr" && !hasDescr) {
        hasDescr = true;
        status = parseDescr();
      } else if (key == "fortran_order" && !hasOrder) {
        hasOrder = true;
        status = parseOrder();
      } else if (key == "shape" && !hasShape) {
        hasShape = true;
        status = parseShape();
      } else {
        return badInput("expects the keys 'descr', 'fortran_order' and 'shape' "
                        "once each in the .npy header, got '",
                        key.substr(0, 40), "'");
      }
      if (!status.ok())
        return status;
      if (!consume(',') && peek() != '}')
        return malformed("',' or '}'");
    }
    if (peek() != '\0')
      return malformed("nothing after '}'");
    if (!hasDescr || !hasOrder || !hasShape)
      return badInput("expects the keys 'descr', 'fortran_order' and 'shape' "
                      "in the .npy header, got fewer");
    return Status();
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
  bool string(std::string_view &value) {
    char quote = peek();
    if (quote != '\'' && quote != '"')
      return false;
    size_t end = text.find(quote, position + 1);
    if (end == std::string_view::npos)
      return false;
    value = text.substr(position + 1, end - position - 1);
    position = end + 1;
    return true;
  }
  Status malformed(const char *expected) {
    return badInput("expects ", expected, " at offset ", position,
                    " of the .npy header's dictionary");
  }

  Status parseDescr() {
    std::string_view descr;
    if (peek() == '[')
      return badInput("expects an array of numbers in the .npy file, got a "
                      "structured type");
    if (!string(descr))
      return malformed("a quoted type");
    std::string_view rest = descr;
    if (!rest.empty() && std::strchr("<>|=", rest[0])) {
      header.byteOrder = rest[0] == '>' ? '>' : '<';
      rest.remove_prefix(1);
    }
    bool known =
        rest.size() >= 2 && rest.size() <= 3 && std::strchr("fciubV", rest[0]);
    int64_t bytes = 0;
    if (known) {
      header.kind = rest[0];
      for (char digit : rest.substr(1)) {
        known &= digit >= '0' && digit <= '9';
        bytes = bytes * 10 + (digit - '0');
      }
    }
    switch (header.kind) {
    case 'f':
      known &= bytes == 2 || bytes == 4 || bytes == 8;
      break;
    case 'c':
      known &= bytes == 8 || bytes == 16;
      break;
    case 'b':
      known &= bytes == 1;
      break;
    case 'V':
      known &= bytes == 1 || bytes == 2;
      break;
    default:
      known &= bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8;
    }
    if (!known)
      return badInput("type '", descr.substr(0, 40),
                      "' of the .npy file is not supported");
    header.itemBytes = bytes;
    return Status();
  }

  Status parseOrder() {
    peek();
    std::string_view rest = text.substr(position);
    header.fortranOrder = rest.substr(0, 4) == "True";
    if (!header.fortranOrder && rest.substr(0, 5) != "False")
      return malformed("True or False");
    position += header.fortranOrder ? 4 : 5;
    return Status();
  }

  Status parseShape() {
    if (!consume('('))
      return malformed("'('");
    while (!consume(')')) {
      peek();
      int64_t value = 0;
      size_t start = position;
      for (; position < text.size() && text[position] >= '0' &&
             text[position] <= '9';
           ++position)
        if (__builtin_mul_overflow(value, int64_t(10), &value) ||
            __builtin_add_overflow(value, int64_t(text[position] - '0'),
                                   &value))
          return badInput("expects dimensions below 2^63 in the .npy header");
      if (position == start)
        return malformed("a dimension of at least 0");
      if (position < text.size() && text[position] == 'L')
        ++position; // Python 2 wrote long integers so.
      header.dims.push_back(value);
      if (!consume(',') && peek() != ')')
        return malformed("',' or ')'");
    }
    return Status();
  }

  std::string_view text;
  NpyHeader &header;
  size_t position = 0;
};
} // namespace

Result<NpyHeader> tenon::parseNpyHeader(const uint8_t *data, size_t size) {
  if (size < 10 || std::memcmp(data, "\x93NUMPY", 6) != 0)
    return badInput("expects a .npy file, got other contents");
  int major = data[6], minor = data[7];
  if (major < 1 || major > 3 || minor != 0)
    return badInput("expects .npy version 1.0, 2.0 or 3.0, got ", major, ".",
                    minor);
  size_t prefix = major == 1 ? 10 : 12;
  if (size < prefix)
    return badInput("expects a .npy header, got ", size, " bytes");
  size_t length = data[8] | size_t(data[9]) << 8;
  if (major > 1)
    length |= size_t(data[10]) << 16 | size_t(data[11]) << 24;
  if (length > size - prefix)
    return badInput("expects a .npy header of ", length, " bytes, got ",
                    size - prefix);
  NpyHeader header;
  header.dataOffset = prefix + length;
  std::string_view text(reinterpret_cast<const char *>(data) + prefix, length);
  Status status = HeaderParser(text, header).parse();
  if (!status.ok())
    return status;
  Result<int64_t> count = countElements(
      header.dims.data(), static_cast<int64_t>(header.dims.size()));
  if (!count)
    return std::move(count).status();
  if (__builtin_mul_overflow(*count, header.itemBytes, &header.dataBytes))
    return badInput("expects at most 2^63 - 1 bytes in a .npy file");
  return header;
}

//===----------------------------------------------------------------------===//
// The elements
//===----------------------------------------------------------------------===//

/// Returns the type of an array that is stored in this form, by default.
static std::optional<ten_type> naturalType(char kind, int64_t bytes) {
  static const struct {
    char kind;
    int64_t bytes;
    ten_type type;
  } natural[] = {
      {'f', 2, TEN_F16},  {'f', 4, TEN_F32},   {'f', 8, TEN_F64},
      {'c', 8, TEN_C64},  {'c', 16, TEN_C128}, {'b', 1, TEN_I1},
      {'i', 1, TEN_I8},   {'i', 2, TEN_I16},   {'i', 4, TEN_I32},
      {'i', 8, TEN_I64},  {'u', 1, TEN_UI8},   {'u', 2, TEN_UI16},
      {'u', 4, TEN_UI32}, {'u', 8, TEN_UI64},  {'V', 2, TEN_BF16},
  };
  for (const auto &entry : natural)
    if (entry.kind == kind && entry.bytes == bytes)
      return entry.type;
  return std::nullopt;
}

/// Returns whether `type` may be stored in this form.
static bool canRead(ten_type type, char kind, int64_t bytes) {
  if (naturalType(kind, bytes) == type)
    return true;
  switch (type) {
  case TEN_BF16:
    return kind == 'u' && bytes == 2;
  case TEN_I2:
  case TEN_I4:
    return bytes == 1 && (kind == 'i' || kind == 'V');
  case TEN_I1:
  case TEN_UI2:
  case TEN_UI4:
    return bytes == 1 && (kind == 'u' || (kind == 'V' && type != TEN_I1));
  case TEN_INDEX:
    return kind == 'i' && bytes == 8;
  case TEN_F64:
  case TEN_F32:
  case TEN_F16:
    return false;
  default:
    return isFloat(type) && bytes == 1 && (kind == 'u' || kind == 'V');
  }
}

template <typename T> static void swapBytes(T *data, int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    if constexpr (sizeof(T) == 2)
      data[i] = __builtin_bswap16(data[i]);
    else if constexpr (sizeof(T) == 4)
      data[i] = __builtin_bswap32(data[i]);
    else
      data[i] = __builtin_bswap64(data[i]);
  }
}

/// Reverses the bytes of each group of `width` bytes (2, 4 or 8).
static void swapEndian(void *data, int64_t bytes, int64_t width) {
  if (width == 2)
    swapBytes(static_cast<uint16_t *>(data), bytes / 2);
  else if (width == 4)
    swapBytes(static_cast<uint32_t *>(data), bytes / 4);
  else if (width == 8)
    swapBytes(static_cast<uint64_t *>(data), bytes / 8);
}

/// Copies an array in Fortran order (the first dimension varies fastest) to C
/// order.
static void copyFortran(const uint8_t *source, uint8_t *target,
                        const std::vector<int64_t> &dims, int64_t item) {
  size_t rank = dims.size();
  std::vector<int64_t> strides(rank), position(rank, 0);
  int64_t stride = item;
  for (size_t i = 0; i < rank; ++i) {
    strides[i] = stride;
    stride *= dims[i];
  }
  int64_t inner = dims[rank - 1], innerStride = strides[rank - 1];
  for (;;) {
    int64_t offset = 0;
    for (size_t i = 0; i + 1 < rank; ++i)
      offset += position[i] * strides[i];
    for (int64_t j = 0; j < inner; ++j, target += item)
      std::memcpy(target, source + offset + j * innerStride, item);
    size_t i = rank - 1;
    while (i > 0 && ++position[i - 1] == dims[i - 1])
      position[--i] = 0;
    if (i == 0)
      return;
  }
}

/// Converts narrow types to their form in buffers: booleans 0 or 1, i2 and i4
/// sign-extended, ui2 and ui4 zero-extended, floats of 4 and 6 bits in the low
/// bits.
static Status normalize(Buffer &buffer, char kind) {
  ten_type type = buffer.type();
  uint8_t *bytes = buffer.as<uint8_t>();
  int64_t count = buffer.numElements();
  if (type == TEN_I1) {
    for (int64_t i = 0; i < count; ++i)
      bytes[i] = bytes[i] != 0;
    return Status();
  }
  if (storageSize(type) != 1 || bitWidth(type) == 8)
    return Status();
  int32_t bits = bitWidth(type);
  for (int64_t i = 0; i < count; ++i) {
    uint8_t value = bytes[i] & ((1 << bits) - 1);
    if (isSignedInt(type) && value >> (bits - 1))
      value |= 0xff << bits;
    // Writers of raw bytes may leave anything in the upper bits; numbers must
    // fit.
    if (kind != 'V' && value != bytes[i])
      return badInput("expects values of ", elementTypeName(type), ", got ",
                      kind == 'i' ? int(static_cast<int8_t>(bytes[i]))
                                  : int(bytes[i]),
                      " at element ", i);
    bytes[i] = value;
  }
  return Status();
}

Result<Buffer> tenon::parseNpy(const uint8_t *data, size_t size,
                               const ArrayRequest &request) {
  Result<NpyHeader> parsed = parseNpyHeader(data, size);
  if (!parsed)
    return std::move(parsed).status();
  const NpyHeader &header = *parsed;
  std::optional<ten_type> natural = naturalType(header.kind, header.itemBytes);
  std::optional<ten_type> type = request.type ? request.type : natural;
  if (!type)
    return badInput("type '", header.descr(),
                    "' of the .npy file does not say which element type it "
                    "holds; give the type that is expected");
  if (!canRead(*type, header.kind, header.itemBytes) ||
      !request.matches(header.dims)) {
    std::string got = natural ? formatType(*natural, header.dims)
                              : formatType(TEN_UI8, header.dims);
    return badInput("expects ", request.typeString(), ", got ", got, " ('",
                    header.descr(), "')");
  }
  if (static_cast<uint64_t>(header.dataBytes) != size - header.dataOffset)
    return badInput("expects ", header.dataBytes, " bytes of elements for ",
                    formatType(*type, header.dims), ", got ",
                    size - header.dataOffset);
  Result<Buffer> buffer = Buffer::create(*type, header.dims);
  if (!buffer || header.dataBytes == 0)
    return buffer;
  const uint8_t *source = data + header.dataOffset;
  // Arrays of rank 0 and 1 are the same in both orders.
  if (header.fortranOrder && header.dims.size() > 1)
    copyFortran(source, buffer->as<uint8_t>(), header.dims, header.itemBytes);
  else
    std::memcpy(buffer->data(), source, header.dataBytes);
  if (header.byteOrder == '>' && header.kind != 'V')
    swapEndian(buffer->data(), header.dataBytes,
               header.kind == 'c' ? header.itemBytes / 2 : header.itemBytes);
  Status status = normalize(*buffer, header.kind);
  if (!status.ok())
    return status;
  return buffer;
}

Result<Buffer> tenon::readNpy(const std::string &path,
                              const ArrayRequest &request) {
  Result<FileBytes> file = FileBytes::open(path);
  if (!file)
    return std::move(file).status();
  Result<Buffer> buffer = parseNpy(file->data(), file->size(), request);
  if (!buffer)
    return std::move(buffer).status().within(path);
  return buffer;
}

std::string tenon::makeNpyHeader(ten_type type, const int64_t *dims,
                                 int64_t rank) {
  int64_t bytes = storageSize(type);
  char kind = type == TEN_I1                    ? 'b'
              : isComplex(type)                 ? 'c'
              : isSignedInt(type)               ? 'i'
              : isUnsignedInt(type)             ? 'u'
              : naturalType('f', bytes) == type ? 'f'
                                                : 'u';
  std::string dictionary =
      concat("{'descr': '", bytes == 1 ? '|' : '<', kind, bytes,
             "', 'fortran_order': False, 'shape': (");
  for (int64_t i = 0; i < rank; ++i)
    dictionary +=
        concat(i ? " " : "", dims[i], rank == 1 || i + 1 < rank ? "," : "");
  dictionary += "), }";
  // NumPy pads with spaces so that the elements start at a multiple of 64.
  size_t total = (10 + dictionary.size() + 1 + 63) / 64 * 64;
  dictionary.append(total - 10 - dictionary.size() - 1, ' ');
  dictionary += '\n';
  std::string header("\x93NUMPY\x01\x00", 8);
  header += static_cast<char>(dictionary.size() & 0xff);
  header += static_cast<char>(dictionary.size() >> 8);
  return header + dictionary;
}

Status tenon::writeNpy(const std::string &path, const ArrayView &array) {
  std::string header = makeNpyHeader(array.type, array.dims, array.rank);
  return writeFile(path, header,
                   std::string_view(static_cast<const char *>(array.data),
                                    static_cast<size_t>(array.numBytes())));
}
