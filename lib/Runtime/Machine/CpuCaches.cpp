//===- CpuCaches.cpp - Cache sizes of this CPU ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/CpuCaches.h"
#include "Runtime/File.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <unistd.h>

using namespace tenon;

namespace {

/// A data cache, as seen by one of the cores that share it.
struct Cache {
  int64_t level, bytes;
  /// A hexadecimal mask of cores: "ff,00000003".
  std::string sharers;

  int64_t numSharers() const {
    int64_t count = 0;
    for (char c : sharers)
      if (c != ',')
        count += __builtin_popcount(
            static_cast<unsigned>(c <= '9' ? c - '0' : (c | 32) - 'a' + 10));
    return std::max<int64_t>(count, 1);
  }
};

/// Parses "2" or "48K".
int64_t numberOf(const std::string &text) {
  int64_t bytes = 0;
  for (char c : text) {
    if (c >= '0' && c <= '9' && bytes < int64_t(1) << 50)
      bytes = 10 * bytes + (c - '0');
    else
      return c == 'K'   ? bytes << 10
             : c == 'M' ? bytes << 20
             : c == 'G' ? bytes << 30
                        : 0;
  }
  return bytes;
}

std::vector<Cache> cachesOf(int core) {
  std::vector<Cache> caches;
  for (int index = 0;; ++index) {
    std::string folder = "/sys/devices/system/cpu/cpu" + std::to_string(core) +
                         "/cache/index" + std::to_string(index) + "/";
    std::string level = firstLineOf(folder + "level");
    if (level.empty())
      return caches;
    int64_t bytes = numberOf(firstLineOf(folder + "size"));
    if (firstLineOf(folder + "type") != "Instruction" && bytes > 0)
      caches.push_back(
          {numberOf(level), bytes, firstLineOf(folder + "shared_cpu_map")});
  }
}

} // namespace

std::map<int64_t, int64_t> tenon::cacheBytes(const std::set<int> &cores) {
  std::map<int64_t, int64_t> bytes;
  std::set<std::pair<int64_t, std::string>> counted;
  for (int core : cores)
    for (const Cache &cache : cachesOf(core))
      if (counted.emplace(cache.level, cache.sharers).second)
        bytes[cache.level] += cache.bytes;
#if defined(_SC_LEVEL1_DCACHE_SIZE)
  // Fallback if the system has no such files.
  if (bytes.empty()) {
    const auto count = static_cast<int64_t>(cores.size());
    const int64_t sizes[] = {sysconf(_SC_LEVEL1_DCACHE_SIZE) * count,
                             sysconf(_SC_LEVEL2_CACHE_SIZE) * count,
                             sysconf(_SC_LEVEL3_CACHE_SIZE)};
    for (int64_t level = 1; level <= 3; ++level)
      if (sizes[level - 1] > 0)
        bytes[level] = sizes[level - 1];
  }
#endif
  return bytes;
}

std::map<int64_t, int64_t> tenon::cachesOfCore() {
  std::map<int64_t, int64_t> least;
  for (int core = 0;; ++core) {
    std::vector<Cache> caches = cachesOf(core);
    if (caches.empty())
      return least;
    for (const Cache &cache : caches) {
      int64_t share = cache.bytes / cache.numSharers();
      auto [place, isNew] = least.emplace(cache.level, share);
      if (!isNew)
        place->second = std::min(place->second, share);
    }
  }
}
