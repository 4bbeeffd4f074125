//===- RISCV.cpp - What CPUs of RISC-V have -------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"
#include "Target/Target.h"

namespace tenon {

/// Vectors have a length that the code need not know; what they have at least
/// is what code is made for.
static constexpr VectorRow kVectors[] = {
    {"zvl512b", 64, 32},
    {"zvl256b", 32, 32},
    {"v", 16, 32},
    {"", 16, 16},
};

static constexpr CacheRow kCaches[] = {
    {"", 32 * 1024, kSmallestL2},
};

const CpuTable &riscvTable() {
  static constexpr CpuTable table = {kVectors, kCaches, {}};
  return table;
}

} // namespace tenon
