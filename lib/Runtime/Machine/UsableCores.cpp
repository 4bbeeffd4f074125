//===- UsableCores.cpp - Cores that this process may use ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime/File.h"
#include "Runtime/ThreadPool.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <sched.h>
#include <unistd.h>

using namespace tenon;

static int32_t coresByAffinity() {
  // Enlarges the mask until it holds all processors of the machine.
  for (size_t cpus = 1024; cpus <= (1 << 20); cpus *= 4) {
    std::vector<unsigned long> mask(cpus / (8 * sizeof(unsigned long)), 0);
    size_t bytes = mask.size() * sizeof(unsigned long);
    if (sched_getaffinity(0, bytes,
                          reinterpret_cast<cpu_set_t *>(mask.data())) != 0)
      continue;
    int32_t cores = 0;
    for (unsigned long word : mask)
      cores += __builtin_popcountl(word);
    return cores;
  }
  return static_cast<int32_t>(std::thread::hardware_concurrency());
}

/// Returns the number of cores that `quota` microseconds per `period` amount
/// to; 0 for no limit.
static double coresByQuota(const std::string &quota,
                           const std::string &period) {
  double allowed = std::atof(quota.c_str()), every = std::atof(period.c_str());
  return allowed > 0 && every > 0 ? allowed / every : 0;
}

static double quotaOf(const std::string &folder) {
  // Version 2: "200000 100000" or "max 100000".
  std::istringstream line(firstLineOf(folder + "/cpu.max"));
  std::string quota, period;
  if (line >> quota >> period)
    return coresByQuota(quota, period);
  return coresByQuota(firstLineOf(folder + "/cpu.cfs_quota_us"),
                      firstLineOf(folder + "/cpu.cfs_period_us"));
}

/// Returns the smallest quota of this process's control groups and their
/// ancestors; 0 for no limit.
static double smallestQuota() {
  double smallest = 0;
  auto consider = [&](const std::string &folder) {
    double quota = quotaOf(folder);
    if (quota > 0 && (smallest == 0 || quota < smallest))
      smallest = quota;
  };
  // Lines "ID:controllers:path"; controllers are empty in version 2. In a
  // container the path may be outside of the mounted hierarchy: the root is
  // used then.
  std::ifstream groups("/proc/self/cgroup");
  std::string line;
  while (std::getline(groups, line)) {
    size_t first = line.find(':');
    size_t second =
        first == std::string::npos ? first : line.find(':', first + 1);
    if (second == std::string::npos)
      continue;
    std::string controllers = line.substr(first + 1, second - first - 1);
    std::string path = line.substr(second + 1);
    std::string root = "/sys/fs/cgroup";
    if (!controllers.empty()) {
      if (("," + controllers + ",").find(",cpu,") == std::string::npos)
        continue;
      root += "/cpu";
    }
    while (path.size() > 1) {
      consider(root + path);
      path.resize(path.rfind('/') == std::string::npos ? 0 : path.rfind('/'));
    }
    consider(root);
  }
  return smallest;
}

int32_t tenon::usableCores() {
  int32_t cores = std::max(coresByAffinity(), 1);
  // Read once: every program that is compiled asks, and a quota is in several
  // files.
  static const double quota = smallestQuota();
  if (quota > 0 && quota < cores)
    cores = std::max(static_cast<int32_t>(std::ceil(quota)), 1);
  return cores;
}
