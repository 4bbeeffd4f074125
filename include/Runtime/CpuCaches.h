//===- CpuCaches.h - Caches of this machine's processor ---------*- C++ -*-===//
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

/// Bytes of data caches by level, 1 being the nearest, that these cores have
/// together: what several share counts once. Empty where the system does not
/// say.
std::map<int64_t, int64_t> cacheBytes(const std::set<int> &cores);

/// Bytes of data caches by level that each of the cores that share one has, of
/// the core that has least. Empty where the system does not say.
std::map<int64_t, int64_t> cachesOfCore();

} // namespace tenon

#endif // TENON_RUNTIME_CPUCACHES_H
