//===- X86.cpp - What CPUs of x86-64 have ---------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"
#include "Target/Target.h"

namespace tenon {

static constexpr VectorRow kVectors[] = {
    {"avx512f", 64, 32},
    {"avx", 32, 16},
    {"", 16, 16},
};

static constexpr CacheRow kCaches[] = {
    // Sapphire Rapids and later.
    {"amx-tile", kSmallestL1 * 3 / 2, 4 * kSmallestL2},
    // Zen 4, Cooper Lake.
    {"avx512bf16", kSmallestL1, 2 * kSmallestL2},
    {"", kSmallestL1, kSmallestL2},
};

/// The best first.
static constexpr DotRow kDots[] = {
    {"avx512vnni", "vpdpbusd.512"},  {"avxvnni", "vpdpbusd.256"},
    {"avx512vnni", "vpdpwssd.512"},  {"avx512bw", "pmaddwd.512"},
    {"avxvnni", "vpdpwssd.256"},     {"avx2", "pmaddwd.256"},
    {"avx512bf16", "vdpbf16ps.512"}, {"amx-int8", "amx-int8"},
    {"amx-bf16", "amx-bf16"},
};

const CpuTable &x86Table() {
  static constexpr CpuTable table = {kVectors, kCaches, kDots};
  return table;
}

} // namespace tenon
