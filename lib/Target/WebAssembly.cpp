//===- WebAssembly.cpp - What engines of WebAssembly have -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"
#include "Target/Target.h"

namespace tenon {

/// Registers are those of the machine that an engine runs on; 16 are what
/// x86-64 without AVX-512 has.
static constexpr VectorRow kVectors[] = {
    {"", 16, 16},
};

static constexpr CacheRow kCaches[] = {
    {"", 32 * 1024, kSmallestL2},
};

const CpuTable &webAssemblyTable() {
  static constexpr CpuTable table = {kVectors, kCaches, {}};
  return table;
}

} // namespace tenon
