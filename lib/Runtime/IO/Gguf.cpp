//===- Gguf.cpp - Reads GGUF files ----------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads GGUF files: a header with typed metadata and the types, shapes and
// offsets of the tensors, followed by their data, which is aligned. The file is
// untrusted: every length is checked against the bytes that are left before it
// is used, and arrays in metadata are skipped without recursion beyond a fixed
// depth.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Gguf.h"
#include "Runtime/Float.h"
#include "StoredArray.h"

#include <algorithm>
#include <cstring>
#include <unordered_set>

using namespace tenon;

/// Types of metadata.
enum MetadataType : uint32_t { kUInt32 = 4, kString = 8, kArray = 9 };

/// The alignment of the data where metadata does not give another one.
static constexpr uint64_t kDefaultAlignment = 32;

/// Limits of what is read: dimensions of a tensor, arrays within arrays.
static constexpr uint32_t kMostDims = 8;
static constexpr unsigned kDeepestArray = 8;

/// Returns the bytes of a metadata type of fixed size; 0 for others.
static uint64_t sizeOfMetadata(uint32_t type) {
  static const uint8_t sizes[] = {1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};
  return type < sizeof(sizes) ? sizes[type] : 0;
}

namespace tenon {
/// Parses the header of a file.
class GgufHeaderParser {
public:
  explicit GgufHeaderParser(GgufFile &file)
      : file(file), size(file.file->size()) {}

  Status parse() {
    uint32_t version = 0;
    uint64_t numTensors = 0, numMetadata = 0;
    if (size < 4 || std::memcmp(file.file->data(), "GGUF", 4) != 0)
      return badInput("expects a GGUF file, got ",
                      size < 4 ? concat(size, " bytes") : "other contents");
    position = 4;
    if (Status status = read(version, "a version"); !status.ok())
      return status;
    if (version != 0 && version % 65536 == 0)
      return badInput("expects a little-endian GGUF file, got a big-endian "
                      "one; convert it with gguf-convert-endian");
    if (version != 2 && version != 3)
      return badInput("expects version 2 or 3 of GGUF, got ", version);
    if (Status status = read(numTensors, "the number of tensors"); !status.ok())
      return status;
    if (Status status = read(numMetadata, "the number of metadata entries");
        !status.ok())
      return status;
    for (uint64_t i = 0; i < numMetadata; ++i)
      if (Status status = metadata(); !status.ok())
        return status;
    for (uint64_t i = 0; i < numTensors; ++i)
      if (Status status = tensor(); !status.ok())
        return status;
    return places();
  }

private:
  uint64_t left() const { return size - position; }

  template <typename T> Status read(T &value, const char *what) {
    if (left() < sizeof(T))
      return badInput("expects ", what, " at offset ", position,
                      ", got the end of the file");
    std::memcpy(&value, file.file->data() + position, sizeof(T));
    position += sizeof(T);
    return Status();
  }

  Status readString(std::string &text, const char *what) {
    uint64_t length = 0;
    if (Status status = read(length, what); !status.ok())
      return status;
    if (length > left())
      return badInput("expects ", what, " of ", length, " bytes at offset ",
                      position, ", got ", left(), " bytes");
    text.assign(reinterpret_cast<const char *>(file.file->data()) + position,
                length);
    position += length;
    return Status();
  }

  Status metadata() {
    std::string key;
    uint32_t type = 0;
    if (Status status = readString(key, "a metadata key"); !status.ok())
      return status;
    if (Status status = read(type, "a metadata type"); !status.ok())
      return status;
    if (key != "general.alignment")
      return skip(type, key, 0);
    uint32_t value = 0;
    if (type != kUInt32)
      return badInput("expects metadata 'general.alignment' of type uint32 (4),"
                      " got type ",
                      type);
    if (Status status = read(value, "the alignment"); !status.ok())
      return status;
    if (value == 0 || (value & (value - 1)) != 0)
      return badInput("expects a power of two as 'general.alignment', got ",
                      value);
    alignment = value;
    return Status();
  }

  Status skip(uint32_t type, const std::string &key, unsigned depth) {
    if (uint64_t bytes = sizeOfMetadata(type))
      return skipBytes(1, bytes, key);
    std::string unused;
    if (type == kString)
      return readString(unused, "a string of metadata");
    if (type != kArray || depth == kDeepestArray)
      return badInput("metadata '", key, "' has unknown type ", type,
                      " at offset ", position);
    uint32_t element = 0;
    uint64_t count = 0;
    if (Status status = read(element, "the type of an array"); !status.ok())
      return status;
    if (Status status = read(count, "the length of an array"); !status.ok())
      return status;
    if (uint64_t bytes = sizeOfMetadata(element))
      return skipBytes(count, bytes, key);
    // Each string or array takes 8 bytes at least.
    for (uint64_t i = 0; i < count; ++i)
      if (Status status = skip(element, key, depth + 1); !status.ok())
        return status;
    return Status();
  }

  Status skipBytes(uint64_t count, uint64_t bytes, const std::string &key) {
    if (count > left() / bytes)
      return badInput("expects ", count, " elements of ", bytes,
                      " bytes in metadata '", key, "', got ", left(),
                      " bytes to the end of the file");
    position += count * bytes;
    return Status();
  }

  Status tensor() {
    GgufFile::Tensor tensor;
    uint32_t rank = 0;
    if (Status status = readString(tensor.name, "the name of a tensor");
        !status.ok())
      return status;
    if (!names.insert(tensor.name).second)
      return badInput("expects each tensor once, got '", tensor.name,
                      "' twice");
    if (Status status = read(rank, "a number of dimensions"); !status.ok())
      return status;
    if (rank > kMostDims)
      return badInput("expects at most ", kMostDims, " dimensions of tensor '",
                      tensor.name, "', got ", rank);
    for (uint32_t i = 0; i < rank; ++i) {
      int64_t dim = 0;
      if (Status status = read(dim, "a dimension"); !status.ok())
        return status;
      tensor.dims.push_back(dim);
    }
    std::reverse(tensor.dims.begin(), tensor.dims.end());
    if (Status status = read(tensor.type, "the type of a tensor"); !status.ok())
      return status;
    if (Status status = read(tensor.offset, "the offset of a tensor");
        !status.ok())
      return status;
    // 2^63 - 1 elements are the limit for each type.
    Result<int64_t> count =
        countBytes(TEN_F64, tensor.dims.data(), int64_t(tensor.dims.size()));
    if (!count)
      return std::move(count).status().within(
          concat("tensor '", tensor.name, "'"));
    const GgufType *type = findGgufType(tensor.type);
    if (type) {
      int64_t row = tensor.dims.empty() ? 1 : tensor.dims.back();
      if (row % type->elements != 0)
        return badInput("expects rows of tensor '", tensor.name,
                        "' in multiples of ", type->elements, ", a block of ",
                        type->name, ", got ", row);
      tensor.bytes = uint64_t(*count / 8 / type->elements * type->bytes);
    }
    file.tensors.push_back(std::move(tensor));
    return Status();
  }

  /// Checks where tensors are.
  Status places() {
    uint64_t start = position;
    if (uint64_t over = start % alignment)
      start += alignment - over;
    // A file without data may end before.
    start = std::min(start, size);
    for (const GgufFile::Tensor &tensor : file.tensors) {
      if (tensor.offset % alignment != 0)
        return badInput("expects an offset of tensor '", tensor.name,
                        "' in multiples of ", alignment, ", got ",
                        tensor.offset);
      if (tensor.offset > size - start ||
          tensor.bytes > size - start - tensor.offset)
        return badInput("expects ", tensor.bytes, " bytes for tensor '",
                        tensor.name, "' (", file.describe(tensor),
                        ") at offset ", tensor.offset, " of the data, got ",
                        size - start, " bytes of data");
    }
    file.dataOffset = start;
    return Status();
  }

  GgufFile &file;
  uint64_t size, position = 0, alignment = kDefaultAlignment;
  std::unordered_set<std::string> names;
};
} // namespace tenon

Result<GgufFile> GgufFile::open(const std::string &path) {
  Result<std::shared_ptr<const FileBytes>> file = SharedFile::open(path);
  if (!file)
    return std::move(file).status();
  return parse(*std::move(file), path);
}

Result<GgufFile> GgufFile::parse(FileBytes bytes, std::string name) {
  return parse(std::make_shared<const FileBytes>(std::move(bytes)),
               std::move(name));
}

Result<GgufFile> GgufFile::parse(std::shared_ptr<const FileBytes> bytes,
                                 std::string name) {
  GgufFile result;
  result.file = std::move(bytes);
  result.fileName = std::move(name);
  if (Status status = GgufHeaderParser(result).parse(); !status.ok())
    return std::move(status).within(result.fileName);
  return result;
}

std::string GgufFile::typeName(size_t index) const {
  uint32_t number = tensors[index].type;
  const GgufType *type = findGgufType(number);
  return type ? type->name : concat("type ", number);
}

std::string GgufFile::describe(const Tensor &tensor) const {
  std::string text;
  for (int64_t dim : tensor.dims)
    text += concat(dim, "x");
  const GgufType *type = findGgufType(tensor.type);
  return text + (type ? type->name : concat("type ", tensor.type));
}

std::optional<size_t> GgufFile::find(std::string_view name) const {
  for (size_t i = 0; i < tensors.size(); ++i)
    if (tensors[i].name == name)
      return i;
  return std::nullopt;
}

/// Returns the shape of a request for bytes: that of the request if its size is
/// right, with the tensor's own rows of bytes for dynamic dimensions.
static std::optional<std::vector<int64_t>>
shapeOfBytes(const ArrayRequest &request, std::vector<int64_t> own) {
  if (request.matches(own))
    return own;
  const std::vector<int64_t> &dims = *request.dims;
  Result<int64_t> wanted = countElements(dims.data(), int64_t(dims.size()));
  Result<int64_t> count = countElements(own.data(), int64_t(own.size()));
  if (wanted && count && *wanted == *count)
    return dims;
  return std::nullopt;
}

Result<Buffer> GgufFile::readBytes(const Tensor &tensor,
                                   const ArrayRequest &request) const {
  const GgufType &type = *findGgufType(tensor.type);
  std::vector<int64_t> own = tensor.dims;
  if (own.empty())
    own.push_back(type.bytes);
  else
    own.back() = own.back() / type.elements * type.bytes;
  std::optional<std::vector<int64_t>> dims = shapeOfBytes(request, own);
  if (!dims)
    return badInput(fileName, ": tensor '", tensor.name, "' expects ",
                    request.typeString(), ", got ", describe(tensor), ", ",
                    tensor.bytes, " bytes of blocks (",
                    formatType(TEN_UI8, own), ")");
  return storedArray(file,
                     {*request.type, dataOf(tensor), dims->data(),
                      static_cast<int64_t>(dims->size())},
                     request.mayView);
}

Result<Buffer> GgufFile::readValues(const Tensor &tensor, ten_type type) const {
  const GgufType &stored = *findGgufType(tensor.type);
  Result<Buffer> buffer = Buffer::create(type, tensor.dims);
  if (!buffer)
    return buffer;
  float block[256];
  const uint8_t *data = dataOf(tensor);
  int64_t count = buffer->numElements();
  for (int64_t i = 0; i < count; i += stored.elements, data += stored.bytes) {
    if (type == TEN_F32) {
      stored.decode(data, buffer->as<float>() + i);
      continue;
    }
    stored.decode(data, block);
    for (int64_t j = 0; j < stored.elements; ++j)
      if (type == TEN_F16)
        buffer->as<uint16_t>()[i + j] =
            static_cast<uint16_t>(encode<F16>(block[j]));
      else if (type == TEN_BF16)
        buffer->as<uint16_t>()[i + j] =
            static_cast<uint16_t>(encode<BF16>(block[j]));
      else
        buffer->as<double>()[i + j] = block[j];
  }
  return buffer;
}

Result<Buffer> GgufFile::read(size_t index, const ArrayRequest &request) const {
  if (index >= tensors.size())
    return badInput(fileName, ": expects a tensor below ", tensors.size(),
                    ", got ", index);
  const Tensor &tensor = tensors[index];
  const GgufType *stored = findGgufType(tensor.type);
  if (!stored)
    return badInput(fileName, ": tensor '", tensor.name, "' has type ",
                    tensor.type, " of GGUF, which is not known");
  ten_type type =
      request.type ? *request.type : stored->plain.value_or(TEN_F32);
  if ((type == TEN_UI8 || type == TEN_I8) && !stored->plain) {
    ArrayRequest bytes = request;
    bytes.type = type;
    return readBytes(tensor, bytes);
  }
  auto fails = [&](const auto &...reason) {
    return badInput(fileName, ": tensor '", tensor.name, "' expects ",
                    request.typeString(), ", got ", describe(tensor),
                    reason...);
  };
  if (!request.matches(tensor.dims))
    return fails();
  if (stored->plain == type)
    return storedArray(file,
                       {type, dataOf(tensor), tensor.dims.data(),
                        static_cast<int64_t>(tensor.dims.size())},
                       request.mayView);
  bool isValue =
      type == TEN_F32 || type == TEN_F16 || type == TEN_BF16 || type == TEN_F64;
  if (isValue && stored->decode)
    return readValues(tensor, type);
  if (isValue && !stored->plain)
    return fails(", whose values are not known; pass its bytes to an argument "
                 "of ui8, or convert the file");
  return fails();
}

Result<Buffer> GgufFile::read(std::string_view name,
                              const ArrayRequest &request) const {
  std::optional<size_t> index = find(name);
  if (!index)
    return badInput(fileName, ": has no tensor '", name, "'");
  return read(*index, request);
}
