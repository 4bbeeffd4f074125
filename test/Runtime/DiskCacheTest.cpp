//===- DiskCacheTest.cpp - What is kept between runs ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/DiskCache.h"
#include "CacheFolder.h"

#include <thread>
#include <vector>

#include <sys/stat.h>

using namespace tenon;
using namespace tenon::test;

namespace {

TEST(DiskCache, KeepsValues) {
  CacheFolder folder;
  DiskCache cache(folder.path + "/a/b", "scope");
  EXPECT_FALSE(cache.find("kind", "key").has_value());
  cache.store("kind", "key", "value");
  cache.store("kind", "other", std::string("\0\1", 2));
  cache.store("kind", "empty", "");
  EXPECT_EQ(cache.find("kind", "key"), "value");
  EXPECT_EQ(cache.find("kind", "other"), std::string("\0\1", 2));
  EXPECT_EQ(cache.find("kind", "empty"), "");
  cache.store("kind", "key", "another");
  EXPECT_EQ(cache.find("kind", "key"), "another");
  EXPECT_FALSE(cache.find("other", "key").has_value());
  EXPECT_FALSE(
      DiskCache(folder.path + "/a/b", "scop").find("kind", "ekey").has_value());
  // Three keys, and nothing besides.
  EXPECT_EQ(filesIn(folder.path + "/a/b").size(), 3u);
}

/// Whatever is done to a file, it gives its value or none, and is written
/// again.
TEST(DiskCache, IgnoresDamage) {
  CacheFolder folder;
  DiskCache cache(folder.path, "scope");
  cache.store("kind", "key", "value");
  ASSERT_EQ(filesIn(folder.path).size(), 1u);
  std::string path = filesIn(folder.path)[0];
  std::string whole = contentsOf(path);
  for (size_t at = 0; at < whole.size(); ++at) {
    for (int bit : {1, 0x80}) {
      std::string damaged = whole;
      damaged[at] = static_cast<char>(damaged[at] ^ bit);
      replace(path, damaged);
      EXPECT_FALSE(cache.find("kind", "key").has_value()) << at;
    }
    replace(path, whole.substr(0, at));
    EXPECT_FALSE(cache.find("kind", "key").has_value()) << at;
  }
  replace(path, whole + "x");
  EXPECT_FALSE(cache.find("kind", "key").has_value());
  cache.store("kind", "key", "value");
  EXPECT_EQ(cache.find("kind", "key"), "value");
  EXPECT_EQ(contentsOf(path), whole);
  // The file of another key in its place.
  cache.store("kind", "other", "wrong");
  for (const std::string &file : filesIn(folder.path))
    if (file != path)
      replace(path, contentsOf(file));
  EXPECT_FALSE(cache.find("kind", "key").has_value());
}

/// What is no file is neither read nor written, nor waited for.
TEST(DiskCache, LeavesOthersAlone) {
  CacheFolder folder;
  DiskCache cache(folder.path);
  cache.store("kind", "key", "value");
  std::string path = filesIn(folder.path)[0];
  for (bool isPipe : {false, true}) {
    ASSERT_EQ(std::remove(path.c_str()), 0);
    ASSERT_EQ(isPipe ? mkfifo(path.c_str(), 0600) : mkdir(path.c_str(), 0700),
              0);
    cache.store("kind", "key", "value");
    EXPECT_FALSE(cache.find("kind", "key").has_value());
  }
  EXPECT_EQ(filesIn(folder.path).size(), 1u);
}

TEST(DiskCache, DoesWithoutDisk) {
  CacheFolder folder;
  // Below a file there is no folder.
  replace(folder.path + "/file", "x");
  DiskCache below(folder.path + "/file/folder");
  below.store("kind", "key", "value");
  EXPECT_FALSE(below.find("kind", "key").has_value());
  EXPECT_EQ(contentsOf(folder.path + "/file"), "x");
  DiskCache nowhere("");
  nowhere.store("kind", "key", "value");
  // A full disk: nothing is left of what did not fit.
  DiskCache cache(folder.path + "/full");
  {
    FullDisk full;
    cache.store("kind", "key", std::string(10000, 'x'));
  }
  EXPECT_FALSE(cache.find("kind", "key").has_value());
  EXPECT_EQ(filesIn(folder.path + "/full").size(), 0u);
  cache.store("kind", "key", "value");
  EXPECT_EQ(cache.find("kind", "key"), "value");
}

/// Several write the same at once; one who reads sees one of them whole.
TEST(DiskCache, IsWrittenByMany) {
  CacheFolder folder;
  DiskCache cache(folder.path);
  cache.store("kind", "key", std::string(5000, 'a'));
  std::vector<std::thread> threads;
  for (char letter : {'a', 'b', 'c', 'd'})
    threads.emplace_back([&cache, letter] {
      for (int i = 0; i < 100; ++i) {
        cache.store("kind", "key", std::string(5000, letter));
        std::optional<std::string> found = cache.find("kind", "key");
        ASSERT_TRUE(found.has_value());
        EXPECT_EQ(*found, std::string(5000, (*found)[0]));
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(filesIn(folder.path).size(), 1u);
}

} // namespace
