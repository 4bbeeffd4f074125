//===- CpuCaches.h - Cache sizes of this CPU --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_CPUCACHES_H
#define TENON_RUNTIME_CPUCACHES_H

#include <cstdint>
#include <map>
#include <set>

namespace tenon {

/// Returns the total bytes of data caches by level (1 is the nearest) of these
/// cores; shared caches count once. Empty if the system does not provide them.
std::map<int64_t, int64_t> cacheBytes(const std::set<int> &cores);

/// Returns the bytes of data caches by level per core that shares them, as the
/// minimum over all cores. Empty if the system does not provide them.
std::map<int64_t, int64_t> cachesOfCore();

} // namespace tenon

#endif // TENON_RUNTIME_CPUCACHES_H
