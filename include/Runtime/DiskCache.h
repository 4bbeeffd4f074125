//===- DiskCache.h - What is kept between runs ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A folder of files, each a value by its key. A file that is damaged, or of
// another key, is none; where nothing can be written nothing is kept. Never an
// error: what is not found is made again.
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
  /// `scope` is part of all keys: the machine, versions of what made values.
  explicit DiskCache(std::string folder, std::string scope = {})
      : folder(std::move(folder)), scope(std::move(scope)) {}

  /// `kind` begins the file's name: letters and hyphens.
  std::optional<std::string> find(std::string_view kind,
                                  std::string_view key) const;
  /// Makes the folder if there is none. A file appears whole or not at all.
  void store(std::string_view kind, std::string_view key,
             std::string_view value) const;

private:
  std::string path(std::string_view kind, std::string_view key) const;
  std::string folder, scope;
};

/// Numbers as bytes, for keys and values.
template <typename List> std::string bytesOfNumbers(const List &numbers) {
  std::string result;
  for (int64_t number : numbers)
    result.append(reinterpret_cast<const char *>(&number), sizeof(number));
  return result;
}

} // namespace tenon

#endif // TENON_RUNTIME_DISKCACHE_H
