//===- AArch64.cpp - What CPUs of AArch64 have ----------------------------===//
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
    {"neon", 16, 32},
    {"", 16, 16},
};

static constexpr CacheRow kCaches[] = {
    {"", kSmallestL1, kSmallestL2},
};

const CpuTable &aarch64Table() {
  static constexpr CpuTable table = {kVectors, kCaches, {}};
  return table;
}

} // namespace tenon
