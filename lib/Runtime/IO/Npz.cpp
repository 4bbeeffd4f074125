//===- Npz.cpp - Reads .npz archives --------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads NumPy's .npz archives: the directory of a zip or zip64 file, and
// entries that are stored or deflated. The file is untrusted; all offsets and
// sizes are checked.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Npz.h"

#include <algorithm>
#include <cstring>
#include <memory>

#include <zlib.h>

using namespace tenon;

namespace {
/// Reads little-endian numbers at offsets that have been checked.
uint64_t number(const uint8_t *data, int bytes) {
  uint64_t value = 0;
  for (int i = 0; i < bytes; ++i)
    value |= uint64_t(data[i]) << (8 * i);
  return value;
}

enum : uint32_t {
  localSignature = 0x04034b50,
  directorySignature = 0x02014b50,
  endSignature = 0x06054b50,
  end64Signature = 0x06064b50,
  locator64Signature = 0x07064b50
};

struct FreeMemory {
  void operator()(uint8_t *memory) const { freeMemory(memory); }
};

/// Expands a raw deflate stream incrementally.
class Inflater {
public:
  Inflater(const uint8_t *data, uint64_t size) : next(data), left(size) {
    ready = inflateInit2(&stream, -MAX_WBITS) == Z_OK;
  }
  ~Inflater() {
    if (ready)
      inflateEnd(&stream);
  }
  /// Writes up to `size` bytes to `target`; returns the number written, which
  /// is less at the end of the stream, or nothing if the stream is damaged.
  std::optional<uint64_t> read(uint8_t *target, uint64_t size) {
    uint64_t written = 0;
    while (ready && written < size && !ended) {
      // zlib's counters have 32 bits.
      constexpr uint64_t most = 1u << 30;
      uint64_t input = std::min(left, most);
      uint64_t output = std::min(size - written, most);
      stream.next_in = const_cast<uint8_t *>(next);
      stream.avail_in = static_cast<uInt>(input);
      stream.next_out = target + written;
      stream.avail_out = static_cast<uInt>(output);
      int code = inflate(&stream, Z_NO_FLUSH);
      uint64_t used = input - stream.avail_in;
      uint64_t made = output - stream.avail_out;
      next += used;
      left -= used;
      written += made;
      ended = code == Z_STREAM_END;
      if (!ended && (code != Z_OK || (used == 0 && made == 0)))
        return std::nullopt;
    }
    return ready ? std::optional<uint64_t>(written) : std::nullopt;
  }

private:
  z_stream stream = {};
  const uint8_t *next;
  uint64_t left;
  bool ready = false, ended = false;
};

uint32_t checksumOf(const uint8_t *data, uint64_t size) {
  uLong sum = crc32(0, nullptr, 0);
  while (size > 0) {
    uint64_t piece = std::min<uint64_t>(size, 1u << 30);
    sum = crc32(sum, data, static_cast<uInt>(piece));
    data += piece;
    size -= piece;
  }
  return static_cast<uint32_t>(sum);
}
} // namespace

Result<NpzFile> NpzFile::open(const std::string &path) {
  Result<FileBytes> file = FileBytes::open(path);
  if (!file)
    return std::move(file).status();
  return parse(*std::move(file), path);
}

Result<NpzFile> NpzFile::parse(FileBytes file, std::string name) {
  NpzFile archive;
  archive.file = std::move(file);
  archive.fileName = std::move(name);
  Status status = archive.readDirectory();
  if (!status.ok())
    return std::move(status).within(archive.fileName);
  return archive;
}

Status NpzFile::readDirectory() {
  const uint8_t *data = file.data();
  uint64_t size = file.size();
  constexpr uint64_t endBytes = 22, locatorBytes = 20, end64Bytes = 56;
  if (size < endBytes)
    return badInput("expects a zip archive, got ", size, " bytes");
  // The end record is last, before a comment of at most 64 KiB.
  uint64_t end = size - endBytes;
  uint64_t first = end > 0xffff ? end - 0xffff : 0;
  while (number(data + end, 4) != endSignature ||
         end + endBytes + number(data + end + 20, 2) != size) {
    if (end == first)
      return badInput("expects a zip archive, found no end record; the file "
                      "may be truncated");
    --end;
  }
  uint64_t count = number(data + end + 10, 2);
  uint64_t directoryBytes = number(data + end + 12, 4);
  uint64_t directory = number(data + end + 16, 4);
  if (end >= locatorBytes &&
      number(data + end - locatorBytes, 4) == locator64Signature) {
    uint64_t end64 = number(data + end - locatorBytes + 8, 8);
    if (end64 > size || size - end64 < end64Bytes ||
        number(data + end64, 4) != end64Signature)
      return badInput("expects a zip64 end record at offset ", end64);
    count = number(data + end64 + 32, 8);
    directoryBytes = number(data + end64 + 40, 8);
    directory = number(data + end64 + 48, 8);
  }
  if (directory > size || directoryBytes > size - directory)
    return badInput("expects the zip directory inside the file, got offset ",
                    directory, " and ", directoryBytes, " bytes");
  const uint8_t *record = data + directory;
  uint64_t left = directoryBytes;
  for (uint64_t i = 0; i < count; ++i) {
    constexpr uint64_t fixed = 46;
    if (left < fixed || number(record, 4) != directorySignature)
      return badInput("expects ", count, " entries in the zip directory, got ",
                      i);
    uint64_t nameBytes = number(record + 28, 2);
    uint64_t extraBytes = number(record + 30, 2);
    uint64_t total = fixed + nameBytes + extraBytes + number(record + 32, 2);
    if (left < total)
      return badInput("entry ", i, " of the zip directory is truncated");
    Entry entry;
    entry.name.assign(reinterpret_cast<const char *>(record + fixed),
                      nameBytes);
    if (number(record + 8, 2) & 1)
      return badInput("entry '", entry.name, "' is encrypted");
    entry.method = number(record + 10, 2);
    entry.checksum = number(record + 16, 4);
    entry.compressedBytes = number(record + 20, 4);
    entry.bytes = number(record + 24, 4);
    entry.offset = number(record + 42, 4);
    // Values that exceed 32 bits are in the zip64 field, in this order.
    const uint8_t *extra = record + fixed + nameBytes;
    while (extraBytes >= 4) {
      uint64_t id = number(extra, 2), length = number(extra + 2, 2);
      extra += 4;
      extraBytes -= 4;
      if (length > extraBytes)
        return badInput("entry '", entry.name, "' has a truncated extra field");
      const uint8_t *field = extra;
      uint64_t rest = id == 1 ? length : 0;
      for (uint64_t *value :
           {&entry.bytes, &entry.compressedBytes, &entry.offset})
        if (*value == 0xffffffff && rest >= 8) {
          *value = number(field, 8);
          field += 8;
          rest -= 8;
        }
      extra += length;
      extraBytes -= length;
    }
    record += total;
    left -= total;
    if (!entry.name.empty() && entry.name.back() == '/')
      continue; // A folder.
    std::string_view suffix = ".npy";
    if (entry.name.size() >= suffix.size() &&
        std::string_view(entry.name).substr(entry.name.size() - 4) == suffix)
      entry.name.resize(entry.name.size() - 4);
    entries.push_back(std::move(entry));
  }
  return Status();
}

Result<Buffer> NpzFile::readEntry(const Entry &entry,
                                  const ArrayRequest &request) const {
  uint64_t size = file.size();
  constexpr uint64_t fixed = 30;
  if (entry.offset > size || size - entry.offset < fixed)
    return badInput("expects its data inside the file, got offset ",
                    entry.offset);
  const uint8_t *local = file.data() + entry.offset;
  if (number(local, 4) != localSignature)
    return badInput("expects a local zip header at offset ", entry.offset);
  uint64_t start = fixed + number(local + 26, 2) + number(local + 28, 2);
  if (size - entry.offset < start ||
      size - entry.offset - start < entry.compressedBytes)
    return badInput("expects ", entry.compressedBytes,
                    " bytes inside the file, got fewer");
  const uint8_t *stored = local + start;

  if (entry.method == 0) {
    if (entry.bytes != entry.compressedBytes)
      return badInput("expects as many bytes stored as declared, got ",
                      entry.compressedBytes, " and ", entry.bytes);
    if (checksumOf(stored, entry.bytes) != entry.checksum)
      return badInput("checksum differs; the archive is damaged");
    return parseNpy(stored, entry.bytes, request);
  }
  if (entry.method != 8)
    return badInput("expects a stored or deflated entry, got compression "
                    "method ",
                    entry.method);

  // Deflate cannot compress by more than a factor of 1032. Before memory is
  // allocated for the elements, the array's own header must agree with the
  // size.
  uint64_t bound;
  if (__builtin_mul_overflow(entry.compressedBytes, uint64_t(1032), &bound) ||
      entry.bytes > bound)
    return badInput("expects at most ", bound, " bytes out of ",
                    entry.compressedBytes, " compressed ones, got ",
                    entry.bytes);
  auto tooLarge = [&] {
    return runtimeError("out of memory: needs ", entry.bytes, " bytes");
  };
  uint64_t prefix = std::min<uint64_t>(entry.bytes, npyHeaderLimit);
  {
    std::unique_ptr<uint8_t, FreeMemory> head(
        static_cast<uint8_t *>(allocateMemory(prefix)));
    if (!head)
      return tooLarge();
    Inflater inflater(stored, entry.compressedBytes);
    if (inflater.read(head.get(), prefix) != prefix)
      return badInput("compressed data is damaged");
    Result<NpyHeader> header = parseNpyHeader(head.get(), prefix);
    if (!header)
      return std::move(header).status();
    if (entry.bytes != header->dataOffset + uint64_t(header->dataBytes))
      return badInput("expects ",
                      header->dataOffset + uint64_t(header->dataBytes),
                      " bytes as its .npy header declares, got ", entry.bytes);
  }
  std::unique_ptr<uint8_t, FreeMemory> memory(
      entry.bytes > uint64_t(INT64_MAX)
          ? nullptr
          : static_cast<uint8_t *>(allocateMemory(entry.bytes)));
  if (!memory)
    return tooLarge();
  Inflater inflater(stored, entry.compressedBytes);
  uint8_t more;
  if (inflater.read(memory.get(), entry.bytes) != entry.bytes ||
      inflater.read(&more, 1) != uint64_t(0))
    return badInput("compressed data is damaged");
  if (checksumOf(memory.get(), entry.bytes) != entry.checksum)
    return badInput("checksum differs; the archive is damaged");
  return parseNpy(memory.get(), entry.bytes, request);
}

Result<Buffer> NpzFile::read(size_t index, const ArrayRequest &request) const {
  if (index >= entries.size())
    return badInput(fileName, ": expects an entry below ", entries.size(),
                    ", got ", index);
  const Entry &entry = entries[index];
  Result<Buffer> buffer = readEntry(entry, request);
  if (!buffer)
    return std::move(buffer).status().within(
        concat(fileName, ": entry '", entry.name, "'"));
  return buffer;
}

Result<Buffer> NpzFile::read(std::string_view name,
                             const ArrayRequest &request) const {
  for (size_t i = 0; i < entries.size(); ++i)
    if (entries[i].name == name)
      return read(i, request);
  std::string names;
  for (size_t i = 0; i < entries.size() && i < 20; ++i)
    names += concat(i ? ", '" : "'", entries[i].name, "'");
  return badInput(fileName, ": has no entry '", name, "'; it has ",
                  names.empty() ? "none" : names);
}
