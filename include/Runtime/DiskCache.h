//===- DiskCache.h - A cache of values on disk ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A directory of files, each with a value and its key. A damaged file, or one
// of another key, is a miss; if the directory is not writable, nothing is
// stored. There are no errors: the caller recomputes missing values.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_DISKCACHE_H
#define TENON_RUNTIME_DISKCACHE_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tenon {

class DiskCache {
public:
  /// `scope` is part of all keys: the machine and the versions of the values'
  /// producers.
  explicit DiskCache(std::string folder, std::string scope = {})
      : folder(std::move(folder)), scope(std::move(scope)) {}

  /// `kind` is the prefix of the file name: letters and hyphens.
  std::optional<std::string> find(std::string_view kind,
                                  std::string_view key) const;
  /// Creates the directory on demand. The file is written atomically.
  void store(std::string_view kind, std::string_view key,
             std::string_view value) const;

private:
  std::string path(std::string_view kind, std::string_view key) const;
  std::string folder, scope;
};

/// Returns numbers as bytes, for keys and values.
template <typename List> std::string bytesOfNumbers(const List &numbers) {
  std::string result;
  for (int64_t number : numbers)
    result.append(reinterpret_cast<const char *>(&number), sizeof(number));
  return result;
}

} // namespace tenon

#endif // TENON_RUNTIME_DISKCACHE_H
