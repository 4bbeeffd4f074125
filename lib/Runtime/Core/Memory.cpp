//===- Memory.cpp - Memory of the process ---------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Systems that overcommit grant any allocation and kill the process when it
// writes. So the needs of a call are compared with the available memory before
// anything is allocated.
//
// The allocator keeps freed blocks below a size that grows with those that were
// freed, in an arena of each thread. What large temporaries leave is released.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Memory.h"
#include "Runtime/Buffer.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <limits>

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <sys/resource.h>
#include <unistd.h>

using namespace tenon;

namespace {

constexpr int64_t kNoLimit = std::numeric_limits<int64_t>::max();

/// Number of the largest needs in a message.
constexpr size_t kNamedNeeds = 3;

/// Returns the number in a single-value file, or `fallback` if there is none or
/// it is "max".
int64_t readNumber(const std::string &path, int64_t fallback) {
  int64_t result = fallback;
  if (FILE *file = std::fopen(path.c_str(), "r")) {
    long long value;
    if (std::fscanf(file, "%lld", &value) == 1 && value >= 0)
      result = value;
    std::fclose(file);
  }
  return result;
}

/// Returns the number after a key at the start of a line, or 0.
int64_t readField(const std::string &path, const char *key) {
  int64_t result = 0;
  if (FILE *file = std::fopen(path.c_str(), "r")) {
    char line[256];
    size_t length = std::strlen(key);
    while (std::fgets(line, sizeof(line), file))
      if (std::strncmp(line, key, length) == 0) {
        long long value = 0;
        if (std::sscanf(line + length, " %lld", &value) == 1)
          result = value;
        break;
      }
    std::fclose(file);
  }
  return result;
}

/// Free pages, reclaimable caches, and swap.
int64_t ofMachine() {
  int64_t free = readField("/proc/meminfo", "MemAvailable:");
  if (free == 0) {
    long pages = sysconf(_SC_AVPHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? int64_t(pages) * size : kNoLimit;
  }
  return (free + readField("/proc/meminfo", "SwapFree:")) * 1024;
}

/// Returns the rest of a control group's limit. Its file cache is reclaimable.
int64_t ofGroup(const std::string &folder, const char *limitFile,
                const char *usageFile, const char *inactive,
                const char *active) {
  int64_t limit = readNumber(folder + limitFile, kNoLimit);
  if (limit == kNoLimit)
    return kNoLimit;
  int64_t used = readNumber(folder + usageFile, 0) -
                 readField(folder + "/memory.stat", inactive) -
                 readField(folder + "/memory.stat", active);
  return std::max<int64_t>(limit - std::max<int64_t>(used, 0), 0);
}

/// Returns the rest of the limits of this process's control group and its
/// ancestors.
int64_t ofGroups() {
  int64_t least = kNoLimit;
  FILE *file = std::fopen("/proc/self/cgroup", "r");
  if (!file)
    return least;
  char line[4096];
  while (std::fgets(line, sizeof(line), file)) {
    // "0::/path" in version 2, "number:controllers:/path" in version 1.
    char *controllers = std::strchr(line, ':');
    char *path = controllers ? std::strchr(controllers + 1, ':') : nullptr;
    if (!path)
      continue;
    std::string names(controllers + 1, path), group(path + 1);
    while (!group.empty() && (group.back() == '\n' || group.back() == '/'))
      group.pop_back();
    bool second = names.empty();
    if (!second && names.find("memory") == std::string::npos)
      continue;
    const std::string root =
        second ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory";
    while (true) {
      least = std::min(
          least, second
                     ? ofGroup(root + group, "/memory.max", "/memory.current",
                               "inactive_file", "active_file")
                     : ofGroup(root + group, "/memory.limit_in_bytes",
                               "/memory.usage_in_bytes", "total_inactive_file",
                               "total_active_file"));
      if (group.empty())
        break;
      group.resize(group.rfind('/') == std::string::npos ? 0
                                                         : group.rfind('/'));
    }
  }
  std::fclose(file);
  return least;
}

/// Returns the rest of the address space limit.
int64_t ofAddressSpace() {
  rlimit limit = {};
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
    return kNoLimit;
  long size = sysconf(_SC_PAGESIZE);
  int64_t used = readNumber("/proc/self/statm", 0) * (size > 0 ? size : 4096);
  return std::max<int64_t>(static_cast<int64_t>(limit.rlim_cur) - used, 0);
}

/// Returns "1.5 GiB".
std::string formatBytes(int64_t bytes) {
  static const char *const units[] = {"bytes", "KiB", "MiB",
                                      "GiB",   "TiB", "PiB"};
  double value = static_cast<double>(bytes);
  size_t unit = 0;
  while (value >= 1024 && unit + 1 < std::size(units)) {
    value /= 1024;
    ++unit;
  }
  char text[64];
  std::snprintf(text, sizeof(text), unit ? "%.1f %s" : "%.0f %s", value,
                units[unit]);
  return text;
}

} // namespace

int64_t tenon::availableMemory() {
  return std::min({ofMachine(), ofGroups(), ofAddressSpace()});
}

Status tenon::checkMemory(std::string_view owner,
                          std::vector<MemoryNeed> needs) {
  int64_t all = 0;
  for (const MemoryNeed &need : needs)
    if (__builtin_add_overflow(all, need.bytes, &all))
      all = kNoLimit;
  int64_t available = availableMemory();
  if (all <= available)
    return Status();
  std::sort(needs.begin(), needs.end(),
            [](const MemoryNeed &a, const MemoryNeed &b) {
              return a.bytes > b.bytes;
            });
  std::string largest;
  for (size_t i = 0; i < std::min(needs.size(), kNamedNeeds); ++i)
    if (needs[i].bytes > 0)
      largest += concat(i ? ", " : "", needs[i].what, " (",
                        formatBytes(needs[i].bytes), ")");
  return runtimeError("out of memory: ", owner, " needs ", formatBytes(all),
                      ", this process can have ", formatBytes(available),
                      "; largest: ", largest);
}

int64_t tenon::totalBytes(const std::vector<ArrayView> &arrays) {
  int64_t bytes = 0;
  for (const ArrayView &array : arrays)
    bytes += array.numBytes();
  return bytes;
}

void tenon::releaseFreeMemory() {
#ifdef __GLIBC__
  ::malloc_trim(0);
#endif
}
