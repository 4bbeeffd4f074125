//===- DiskCache.cpp - A cache of values on disk --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file has a header, the whole key and the value. Its name is a hash of the
// key, so two keys may share a file name: the one stored last has the file.
//
//===----------------------------------------------------------------------===//

#include "Runtime/DiskCache.h"
#include "Runtime/File.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tenon;

namespace {

/// Precedes key and value.
struct Header {
  char magic[16];
  uint64_t keyBytes, valueBytes, check;
};
constexpr char magic[16] = "tenon cache 1\n";

/// 64-bit FNV-1a, with a different offset basis for each use.
uint64_t digest(std::string_view bytes, uint64_t start) {
  uint64_t value = start;
  for (char c : bytes) {
    value ^= static_cast<unsigned char>(c);
    value *= 0x100000001b3;
  }
  return value;
}
constexpr uint64_t start = 0xcbf29ce484222325, other = 0x9ae16a3b2f90404f;

std::string withScope(const std::string &scope, std::string_view key) {
  uint64_t length = scope.size();
  std::string whole(reinterpret_cast<const char *>(&length), sizeof(length));
  whole += scope;
  whole += key;
  return whole;
}

/// Returns the contents of a regular file: read, not mapped, since another
/// process may truncate it.
std::optional<std::string> readWhole(const std::string &path) {
  // Opening a FIFO would block until there is a writer.
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0)
    return std::nullopt;
  struct stat info;
  std::string text;
  bool ok = ::fstat(fd, &info) == 0 && S_ISREG(info.st_mode);
  if (ok)
    text.resize(static_cast<size_t>(info.st_size));
  size_t at = 0;
  while (ok && at < text.size()) {
    ssize_t got = ::read(fd, text.data() + at, text.size() - at);
    if (got < 0 && errno == EINTR)
      continue;
    ok = got > 0;
    at += ok ? static_cast<size_t>(got) : 0;
  }
  ::close(fd);
  return ok ? std::optional(std::move(text)) : std::nullopt;
}

bool makeFolder(const std::string &path) {
  for (size_t at = path.find('/', 1); at != std::string::npos;
       at = path.find('/', at + 1))
    (void)::mkdir(path.substr(0, at).c_str(), 0777);
  struct stat info;
  return (::mkdir(path.c_str(), 0777) == 0 || errno == EEXIST) &&
         ::stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

} // namespace

std::string DiskCache::path(std::string_view kind,
                            std::string_view whole) const {
  static const char *digits = "0123456789abcdef";
  std::string name = folder + "/" + std::string(kind) + "-";
  for (uint64_t number : {digest(whole, start), digest(whole, other)})
    for (int shift = 60; shift >= 0; shift -= 4)
      name += digits[number >> shift & 15];
  return name;
}

std::optional<std::string> DiskCache::find(std::string_view kind,
                                           std::string_view key) const {
  std::string whole = withScope(scope, key);
  std::optional<std::string> text = readWhole(path(kind, whole));
  Header header;
  if (!text || text->size() < sizeof(header))
    return std::nullopt;
  std::memcpy(&header, text->data(), sizeof(header));
  std::string_view rest = std::string_view(*text).substr(sizeof(header));
  if (std::memcmp(header.magic, magic, sizeof(magic)) != 0 ||
      header.keyBytes != whole.size() || header.keyBytes > rest.size() ||
      header.valueBytes != rest.size() - header.keyBytes ||
      header.check != digest(rest, start) ||
      rest.substr(0, whole.size()) != whole)
    return std::nullopt;
  return std::string(rest.substr(whole.size()));
}

void DiskCache::store(std::string_view kind, std::string_view key,
                      std::string_view value) const {
  if (!makeFolder(folder))
    return;
  std::string rest = withScope(scope, key);
  std::string place = path(kind, rest);
  Header header;
  std::memcpy(header.magic, magic, sizeof(magic));
  header.keyBytes = rest.size();
  header.valueBytes = value.size();
  rest += value;
  header.check = digest(rest, start);
  // Leaves special files alone: writing to a FIFO might block.
  struct stat info;
  if (::lstat(place.c_str(), &info) == 0 && !S_ISREG(info.st_mode))
    return;
  (void)writeFile(
      place,
      std::string_view(reinterpret_cast<char *>(&header), sizeof(header)),
      rest);
}
