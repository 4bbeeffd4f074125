//===- RoundNests.h - Sorts and scans in parallel rounds ------ -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sorts and scans are lowered, for a GPU, to rounds of a parallel algorithm:
// loop nests over all elements of all rows, each of which reads the results of
// the round before, most of them in loops. The attributes say how a GPU may
// execute them; ignoring the attributes is correct.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CONVERSION_ROUNDNESTS_H
#define TENON_CONVERSION_ROUNDNESTS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace tenon {

/// Nest attribute: loops around the nest may stay on the host, with one launch
/// per iteration.
constexpr llvm::StringLiteral kPassMark = "ten.pass";

/// Nest attribute with the tile size, a power of two: among the buffers that
/// the kernel's rounds write, an element depends only on elements of its own
/// tile, that many neighbours along the last dimension. A nest that reads other
/// memory, and a loop over rounds after it, may be computed tile by tile; only
/// the buffer of the last round is read after the loop.
constexpr llvm::StringLiteral kTileMark = "ten.pass_tile";

/// The tile size: the reach of rounds over 1, 2, 4, ... neighbours after an
/// even number of them.
constexpr int64_t kPassTile = 1024;
constexpr int64_t kPassesOfTile = 10;

} // namespace tenon

#endif // TENON_CONVERSION_ROUNDNESTS_H
