//===- File.h - Whole files, in and out -------------------------*- C++ -*-===//
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
#include <string>
#include <utility>

namespace tenon {

/// The bytes of a file, read-only: mapped where the file is a regular one,
/// else (a pipe) read into memory. Another process must not truncate a mapped
/// file.
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

  /// Errors name the file and say what the system said.
  static Result<FileBytes> open(const std::string &path);
  /// Bytes that are in memory already.
  static FileBytes copyOf(const uint8_t *data, size_t size);

  const uint8_t *data() const { return bytes; }
  size_t size() const { return length; }

private:
  uint8_t *bytes = nullptr;
  size_t length = 0;
  bool mapped = false;
};

/// The first line of a file, or nothing: for what the system shows as files.
std::string firstLineOf(const std::string &path);

/// Write `first` and then `rest` as the file `path`: to a temporary file
/// beside it, which then takes its name, so that no partial file is ever
/// seen. What is no regular file (/dev/stdout) is written directly.
Status writeFile(const std::string &path, std::string_view first,
                 std::string_view rest = {});

} // namespace tenon

#endif // TENON_RUNTIME_FILE_H
