//===- CacheFolder.h - Folders and disks for tests of caches ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_RUNTIME_CACHEFOLDER_H
#define TENON_TEST_RUNTIME_CACHEFOLDER_H

#include "TestSupport.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <sys/resource.h>

namespace tenon::test {

/// A folder that ends with the test.
struct CacheFolder {
  CacheFolder() {
    std::string made = testing::TempDir() + "tenon-cache-XXXXXX";
    EXPECT_NE(mkdtemp(made.data()), nullptr);
    path = made;
  }
  ~CacheFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
  }
  std::string path;
};

/// As long as it lives no file can grow, as on a full disk.
struct FullDisk {
  FullDisk() {
    getrlimit(RLIMIT_FSIZE, &before);
    rlimit none = before;
    none.rlim_cur = 0;
    handler = std::signal(SIGXFSZ, SIG_IGN);
    EXPECT_EQ(setrlimit(RLIMIT_FSIZE, &none), 0);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
  }
  rlimit before;
  void (*handler)(int);
};

inline std::vector<std::string> filesIn(const std::string &folder) {
  std::vector<std::string> result;
  for (const auto &entry : std::filesystem::directory_iterator(folder))
    result.push_back(entry.path().string());
  std::sort(result.begin(), result.end());
  return result;
}
inline std::string contentsOf(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}
inline void replace(const std::string &path, const std::string &text) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
}

/// A file of a cache whose value is replaced, as if it had been stored.
class DiskCacheFile {
public:
  explicit DiskCacheFile(const std::string &path) : path(path) {}
  void setValue(const std::string &value) {
    std::string text = contentsOf(path);
    uint64_t numbers[3];
    ASSERT_GE(text.size(), 16 + sizeof(numbers));
    std::memcpy(numbers, text.data() + 16, sizeof(numbers));
    std::string rest =
        text.substr(16 + sizeof(numbers), static_cast<size_t>(numbers[0])) +
        value;
    numbers[1] = value.size();
    numbers[2] = 0xcbf29ce484222325;
    for (char c : rest)
      numbers[2] = (numbers[2] ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    replace(path, text.substr(0, 16) +
                      std::string(reinterpret_cast<char *>(numbers),
                                  sizeof(numbers)) +
                      rest);
  }

private:
  std::string path;
};

} // namespace tenon::test

#endif // TENON_TEST_RUNTIME_CACHEFOLDER_H
