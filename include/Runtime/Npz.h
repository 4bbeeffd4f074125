//===- Npz.h - Reads .npz archives ------------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_NPZ_H
#define TENON_RUNTIME_NPZ_H

#include "Runtime/File.h"
#include "Runtime/Npy.h"

#include <string>
#include <string_view>
#include <vector>

namespace tenon {

/// A .npz archive: a zip file of .npy files, stored or deflated, with zip64 for
/// large archives. Entries are in the archive's order.
class NpzFile {
public:
  /// Reads the directory of the archive; errors name the file.
  static Result<NpzFile> open(const std::string &path);
  /// Parses bytes in memory; `name` is the file name in errors.
  static Result<NpzFile> parse(FileBytes file, std::string name);

  size_t size() const { return entries.size(); }
  /// Returns the name of an entry, without its ".npy".
  const std::string &name(size_t index) const { return entries[index].name; }

  /// Returns the array of an entry after verifying its checksum. A compressed
  /// entry is expanded only if its header declares as many bytes as the
  /// directory.
  Result<Buffer> read(size_t index, const ArrayRequest &request = {}) const;
  Result<Buffer> read(std::string_view name,
                      const ArrayRequest &request = {}) const;

private:
  struct Entry {
    std::string name;
    uint32_t method;
    uint32_t checksum;
    uint64_t compressedBytes;
    uint64_t bytes;
    uint64_t offset; ///< of the local header
  };
  Status readDirectory();
  Result<Buffer> readEntry(const Entry &entry,
                           const ArrayRequest &request) const;

  FileBytes file;
  std::string fileName;
  std::vector<Entry> entries;
};

} // namespace tenon

#endif // TENON_RUNTIME_NPZ_H
