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
// `ten.round`, on a nest: loops around it may stay on the host, each nest a
// launch. `ten.round_tile`, with the size of a tile, which is a power of two:
// of what the rounds of the kernel write, an element depends on no elements but
// those of its own tile, which is as many neighbours along the last dimension.
// A nest that starts from other memory, and a loop over rounds behind it, may
// be computed a tile at a time; what the last round writes is all that is read
// behind the loop.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CONVERSION_ROUNDNESTS_H
#define TENON_CONVERSION_ROUNDNESTS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace tenon {

/// The tile size: the reach of rounds over 1, 2, 4, ... neighbours after an
/// even number of them.
/// Fact: elements; rounds of one tile.
constexpr int64_t kRoundTile = 1024;
/// Fact: rounds; log2 of the tile.
constexpr int64_t kRoundsOfTile = 10;

} // namespace tenon

#endif // TENON_CONVERSION_ROUNDNESTS_H
