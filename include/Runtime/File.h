//===- File.h - Reads and writes files --------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_FILE_H
#define TENON_RUNTIME_FILE_H

#include "Runtime/Status.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace tenon {

/// The bytes of a file, read-only: mapped if the file is a regular one, else (a
/// pipe) read into memory. A mapped file must not be truncated by another
/// process.
class FileBytes {
public:
  FileBytes() = default;
  FileBytes(FileBytes &&other) noexcept { *this = std::move(other); }
  FileBytes &operator=(FileBytes &&other) noexcept {
    std::swap(bytes, other.bytes);
    std::swap(length, other.length);
    std::swap(mapped, other.mapped);
    return *this;
  }
  FileBytes(const FileBytes &) = delete;
  FileBytes &operator=(const FileBytes &) = delete;
  ~FileBytes();

  /// Errors name the file and give the system's message.
  static Result<FileBytes> open(const std::string &path);
  /// Returns a copy of bytes in memory.
  static FileBytes copyOf(const uint8_t *data, size_t size);

  const uint8_t *data() const { return bytes; }
  size_t size() const { return length; }
  /// Returns whether the bytes are the file's own pages.
  bool isMapped() const { return mapped; }

private:
  uint8_t *bytes = nullptr;
  size_t length = 0;
  bool mapped = false;
};

/// Files that are mapped once, however often they are opened, as long as one of
/// the returned pointers lives. Such a file must not be changed meanwhile.
class SharedFile {
public:
  /// As FileBytes::open.
  static Result<std::shared_ptr<const FileBytes>> open(const std::string &path);
  /// Returns the shared mapping with these bytes; null if there is none.
  static std::shared_ptr<const FileBytes> containing(const void *data,
                                                     size_t bytes);
  /// Takes the pages with these bytes of a shared mapping out of the process's
  /// memory: they are read again from the file when they are used.
  static void release(const void *data, size_t bytes);
};

/// Returns the first line of a file, or ""; for files in /proc and /sys.
std::string firstLineOf(const std::string &path);

/// Writes `first` and then `rest` to the file `path`, atomically: to a
/// temporary file in the same directory, which is then renamed. Special files
/// (/dev/stdout) are written directly.
Status writeFile(const std::string &path, std::string_view first,
                 std::string_view rest = {});

} // namespace tenon

#endif // TENON_RUNTIME_FILE_H
