//===- RoundNests.h - Rows that are computed in passes -----------*- C++
//-*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For a device of many threads, sorts and scans become passes: loop nests over
// all elements of all rows, each of which reads what the one before it wrote,
// most of them in loops. The marks say what a GPU may do with them; without
// regard to marks they mean the same.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CONVERSION_ROUNDNESTS_H
#define TENON_CONVERSION_ROUNDNESTS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace tenon {

/// On a nest: loops around it may stay on the host, each nest a launch.
constexpr llvm::StringLiteral kPassMark = "ten.pass";

/// On a nest, with the size of a tile, which is a power of two: of what the
/// passes of the kernel write, an element depends on no elements but those of
/// its own tile, which is as many neighbours along the last dimension. A nest
/// that starts from other memory, and a loop over passes behind it, may be
/// computed a tile at a time; what the last pass writes is all that is read
/// behind the loop.
constexpr llvm::StringLiteral kTileMark = "ten.pass_tile";

/// The size of the tiles: what passes of 1, 2, 4, ... neighbours reach after an
/// even number of them.
constexpr int64_t kPassTile = 1024;
constexpr int64_t kPassesOfTile = 10;

} // namespace tenon

#endif // TENON_CONVERSION_ROUNDNESTS_H
