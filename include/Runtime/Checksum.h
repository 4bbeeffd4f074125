//===- Checksum.h - Checksum of the bytes of a file -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_CHECKSUM_H
#define TENON_RUNTIME_CHECKSUM_H

#include <cstddef>
#include <cstdint>

namespace tenon {

/// Returns a checksum of bytes, to be chained by `seed`. Against accidents, not
/// against people who want to cheat.
uint64_t checksumOf(const uint8_t *bytes, size_t size, uint64_t seed);

} // namespace tenon

#endif // TENON_RUNTIME_CHECKSUM_H
